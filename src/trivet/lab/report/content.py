"""The parts of the page about content: what is offered and taken, what it is worth, and which ways to play there are."""

from . import charts
from .cards import Card, never_offered, never_used
from .pieces import MOST_NAMED, Pieces, paragraph, side_by_side
from .stats import FEWEST, SHAPE
from .strategies import Mark

MOST_DOTS = 24
"""Things of one kind that a chart shows; the table has them all."""


def cards(p: Pieces) -> str:
    if not p.made.cards:
        return ""
    by_verb: dict[tuple[str, str], list[Card]] = {}
    for one in p.made.cards:
        by_verb.setdefault((one.verb, one.kind), []).append(one)
    telling = sorted(
        by_verb.values(), key=lambda cards: -max(abs(one.lift.value) if one.sways and one.lift else 0 for one in cards)
    )
    shown = [card_chart(p, cards) for cards in telling if any(one.offered.value for one in cards)]
    said = paragraph(p.say("report-cards-text")) + paragraph(p.say("report-not-causal"), "soft")
    unused, unseen = never_used(p.made.cards), never_offered(p.made.cards)
    games = p.words.count(p.made.asked.games)
    if unused:
        said += paragraph(p.say("report-unused-text", games=games, cards=p.named(unused)))
    if unseen:
        names = list(dict.fromkeys(p.words.thing(one.kind, one.word) for one in unseen))
        said += paragraph(p.say("report-unseen-text", cards=p.words.list(names[: 2 * MOST_NAMED])))
    return said + side_by_side(shown, "wide")


def card_chart(p: Pieces, cards: list[Card]) -> str:
    """Of one verb and kind of thing: the chart of what stands out most, and the table of all."""
    lifted = [one for one in cards if one.lift]
    if len(lifted) > MOST_DOTS:
        lifted = lifted[: MOST_DOTS // 2] + lifted[-MOST_DOTS // 2 :]
    rows = [charts.row(p.words.thing(one.kind, one.word), one.lift, sure=one.sways) for one in lifted if one.lift]
    said = p.say("report-cards-seldom", least=FEWEST)
    if len(lifted) == 1 and lifted[0].lift:
        card, lift = p.words.thing(lifted[0].kind, lifted[0].word), p.words.lift(lifted[0].lift)
        said = p.say("report-cards-one", card=card, lift=lift)
    elif lifted and lifted[0].lift and lifted[-1].lift:
        said = p.say(
            "report-cards-best",
            card=p.words.thing(lifted[0].kind, lifted[0].word),
            lift=p.words.lift(lifted[0].lift),
            other=p.words.thing(lifted[-1].kind, lifted[-1].word),
            least=p.words.lift(lifted[-1].lift),
        )
    return p.figure(
        p.words.verb(cards[0].verb, cards[0].kind),
        charts.dots(rows, "+.0%") if rows else None,
        said,
        p.columns("what", "offered", "taken", "picked", "kept", "lift", "chance"),
        [card_row(p, one) for one in cards if one.offered.value],
    )


def card_row(p: Pieces, one: Card) -> list[str]:
    share = p.words.share
    return [
        p.words.thing(one.kind, one.word),
        share(one.offered),
        share(one.taken),
        share(one.picked),
        share(one.kept) if one.kept else "–",
        p.words.lift(one.lift) if one.lift else "–",
        p.words.small(one.q) if one.q is not None else "–",
    ]


def forks(p: Pieces) -> str:
    """What choices bring by themselves; nothing where no game was forked."""
    found = p.made.forks
    if not found:
        return ""
    names = [p.words.deed(one.verb, one.kind, p.words.thing(one.kind, one.word)) for one in found]
    rows = [charts.row(name, one.wins, sure=one.sure) for name, one in zip(names, found, strict=True)]
    sure = [(name, one) for name, one in zip(names, found, strict=True) if one.sure]
    said = p.say("report-forks-unsure")
    if sure:
        name, one = max(sure, key=lambda each: abs(each[1].wins.value))
        said = p.say("report-forks-best", card=name, lift=p.words.lift(one.wins), points=p.words.change(one.points))
    shown = p.figure(
        p.say("report-forks-title"),
        charts.dots(rows, "+.0%"),
        said,
        p.columns("what", "lift", "points", "chance", "forks"),
        [
            (
                name,
                p.words.lift(one.wins),
                p.words.change(one.points),
                p.words.small(one.q),
                p.words.count(one.wins.n),
            )
            for name, one in zip(names, found, strict=True)
        ],
    )
    return paragraph(p.say("report-forks-text")) + side_by_side([shown], "wide")


def strategies(p: Pieces) -> str:
    found = p.made.strategies
    if found is None:
        return ""
    rule = p.say("report-strategies-rule", limit=p.words.plain(SHAPE, 2))
    if len(found.groups) == 1:
        best = max(found.silhouettes.values(), default=0.0)
        return paragraph(p.say("report-strategies-none", silhouette=p.words.plain(best, 2))) + paragraph(rule, "soft")
    names = [p.say("report-strategy", number=i + 1) for i in range(len(found.groups))]
    told = [p.words.list([mark(p, one) for one in group.marks]) for group in found.groups]
    silhouette = p.words.plain(found.silhouettes[len(found.groups)], 2)
    said = paragraph(p.say("report-strategies-text", count=len(found.groups), silhouette=silhouette))
    said += "".join(
        paragraph(
            p.say(
                "report-strategy-text",
                way=name,
                size=p.words.share(one.size),
                marks=marks or p.say("report-strategy-plain"),
                wins=p.words.share(one.wins),
            )
        )
        for name, marks, one in zip(names, told, found.groups, strict=True)
    )
    shown = p.figure(
        p.say("report-strategies-title"),
        charts.bars(
            [charts.row(name, one.wins) for name, one in zip(names, found.groups, strict=True)],
            ".0%",
            found.groups[0].fair,
        ),
        p.say("report-fair-line", fair=p.words.percent(found.groups[0].fair)),
        p.columns("what", "size", "wins"),
        [
            (name, p.words.share(one.size), p.words.share(one.wins))
            for name, one in zip(names, found.groups, strict=True)
        ],
        "".join(p.look_at(one.shown_by, name) for name, one in zip(names, found.groups, strict=True)),
    )
    return said + side_by_side([shown]) + paragraph(rule, "soft")


def mark(p: Pieces, one: Mark) -> str:
    """How a group differs: "more from Wealth", "fewer: Build …"."""
    more = "more" if one.mean > one.overall else "less"
    if one.item:
        figures = {"mean": p.words.percent(one.mean, 0), "overall": p.words.percent(one.overall, 0)}
        return p.say(f"report-mark-item-{more}", item=p.words.item(one.item), **figures)
    kind = next((card.kind for card in p.made.cards if card.verb == one.verb), "")
    figures = {"mean": p.words.plain(one.mean), "overall": p.words.plain(one.overall)}
    return p.say(f"report-mark-verb-{more}", verb=p.words.verb(one.verb, kind), **figures)
