"""The parts of the page that tell who wins, with how many points, how long it takes and how tense it is."""

from collections.abc import Callable, Sequence
from typing import Any

from . import charts, stats, verdicts
from .balance import Wins
from .drama import Curve
from .pieces import Pieces, paragraph, side_by_side, table
from .stats import Estimate


def wins(p: Pieces) -> str:
    found = []
    if p.made.order:
        of = len(p.made.order.rates)
        names = [p.words.place(i, of) for i in range(of)]
        found.append(win_chart(p, "order", p.made.order, names))
    if p.made.seats:
        names = [p.words.seat(i) for i in range(len(p.made.seats.rates))]
        found.append(win_chart(p, "seats", p.made.seats, names))
    if len(p.made.bots) > 1 or not p.made.order:
        rows = [(p.words.bot(name), rate) for name, rate in p.made.bots.items()]
        found.append(
            p.figure(
                p.say("report-bots-title"),
                charts.bars([charts.row(name, rate) for name, rate in rows], ".0%"),
                p.say("report-bots-text" if p.made.seats else "report-bots-alone-text"),
                p.columns("what", "wins", "games"),
                [(name, p.words.share(rate), p.words.count(rate.n)) for name, rate in rows],
            )
        )
    return side_by_side(found)


def win_chart(p: Pieces, kind: str, wins: Wins, names: Sequence[str]) -> str:
    alike = "no" if wins.test.p < verdicts.CERTAIN else "yes"
    said = p.say(f"report-{kind}-text") + " " + p.say("report-alike", alike=alike, test=p.words.test(wins.test))
    said += " " + p.say("report-fair-line", fair=p.words.percent(wins.fair))
    return p.figure(
        p.say(f"report-{kind}-title"),
        charts.bars([charts.row(name, rate) for name, rate in zip(names, wins.rates, strict=True)], ".0%", wins.fair),
        said,
        p.columns("what", "wins", "games"),
        [(name, p.words.share(rate), p.words.count(rate.n)) for name, rate in zip(names, wins.rates, strict=True)],
        p.look_at(wins.shown_by),
    )


def points(p: Pieces) -> str:
    points, several = p.made.points, p.made.seats is not None
    sides = [p.say("report-winners"), p.say("report-others")]
    said = p.say(
        "report-points-text" if several else "report-points-alone-text",
        winner=p.words.amount(points.winner),
        others=p.words.amount(points.others),
        margin=p.words.amount(points.margin),
        close=p.words.share(points.close),
    )
    if several:
        ties, breaker = p.words.share(points.ties), p.words.share(points.by_breaker)
        said += " " + p.say("report-ties-text", ties=ties, breaker=breaker)
    rows = [
        charts.row(p.words.item(name), side, side=label)
        for name, *both in points.items
        for side, label in zip(both, sides, strict=True)
        if side.n
    ]
    shown = p.figure(
        p.say("report-points-title"),
        charts.pairs(rows, sides),
        said,
        [p.say("report-column-what"), *sides],
        [(p.words.item(name), p.words.amount(won), p.words.amount(lost)) for name, won, lost in points.items]
        + [(p.words.item("total"), p.words.amount(points.winner), p.words.amount(points.others))],
        p.look_at(points.closest, p.say("report-closest")) + p.look_at(points.widest, p.say("report-widest"))
        if several
        else "",
    )
    return side_by_side([shown])


def length(p: Pieces) -> str:
    length = p.made.length
    low, _, high = length.turn_span
    fixed = len(length.histogram) == 1
    said = p.say(
        "report-length-fixed-text" if fixed else "report-length-text",
        turns=p.words.amount(length.turns),
        low=p.words.count(round(low)),
        high=p.words.count(round(high)),
        rounds=p.words.amount(length.rounds),
        decisions=p.words.amount(length.decisions),
    )
    said += " " + p.say(
        "report-choices-text",
        turn=p.words.amount(length.per_turn),
        offers=p.words.amount(length.branching),
        real=p.words.share(length.real),
    )
    chart = charts.histogram(length.histogram, p.say("report-axis-turns"), p.say("report-axis-games"))
    shown = p.figure(
        p.say("report-length-title"),
        None if fixed else chart,
        said,
        [p.say("report-axis-turns"), p.say("report-axis-games")],
        [(p.words.count(turns), p.words.count(games)) for turns, games in length.histogram],
        ""
        if fixed
        else p.look_at(length.shortest, p.say("report-shortest")) + p.look_at(length.longest, p.say("report-longest")),
    )
    return side_by_side([shown])


def drama(p: Pieces) -> str:
    drama = p.made.drama
    if drama is None:
        return ""
    shares = p.words.share
    said = paragraph(
        p.say(
            "report-drama-text",
            changes=p.words.amount(drama.lead_changes),
            last=shares(drama.last_change),
            decided=shares(drama.decided),
            half=shares(drama.half_time),
        )
    )
    said += paragraph(
        p.say("report-drama-behind-text", behind=shares(drama.behind), drama=p.words.amount(drama.drama, 2))
    )
    said += paragraph(
        p.say(
            "report-drama-runaway-text",
            runaway=shares(drama.runaway),
            comeback=shares(drama.comeback),
            dead=shares(drama.dead),
        )
    )
    rows = []
    for name, value in vars(drama).items():
        if isinstance(value, Estimate):
            places = {"lead_changes": 1, "drama": 2}.get(name)
            rows.append(
                (p.say(f"report-figure-{name}"), shares(value) if places is None else p.words.amount(value, places))
            )
    looks = "".join(p.look_at(number, p.say(f"report-show-{what}")) for what, number in drama.shown_by.items())
    head = [p.say("report-column-what"), p.say("report-column-value")]
    return said + table(head, rows) + looks + paragraph(p.say("report-drama-sources"), "soft")


def curves(p: Pieces) -> str:
    if not p.made.curves:
        return ""
    sides = [p.say("report-winners"), p.say("report-others")]
    named = {one.name: one for one in p.made.curves}
    found = []
    for name in ("points", "chance"):
        if name in named:
            title = p.say(f"report-curve-{name}")
            chart = charts.course(
                course(p, named[name], title), sides, p.say("report-axis-moment"), "%" if name == "chance" else ",.2~f"
            )
            said = half_way(
                p, named[name], f"report-curve-{name}-text", p.words.share if name == "chance" else p.words.amount
            )
            found.append(p.figure(title, chart, said, *course_table(p, named[name], name == "chance")))
    counters = [one for one in p.made.curves if one.name not in ("points", "chance")]
    names = [p.words.counter(one.name) for one in counters]
    if counters:
        rows = [row for one, name in zip(counters, names, strict=True) for row in course(p, one, name)]
        ends = [
            (name, *(p.words.amount(side[-1]) if side else "–" for side in (one.winners, one.others)))
            for one, name in zip(counters, names, strict=True)
        ]
        chart = charts.small_courses(rows, sides, names)
        said = widest(p, counters, names)
        found.append(p.figure(p.say("report-counters-title"), chart, said, [p.say("report-column-what"), *sides], ends))
    games = p.words.count(p.made.curve_games)
    return paragraph(p.say("report-curves-text", games=games)) + side_by_side(found)


def half_way(p: Pieces, curve: Curve, message: str, say: Callable[[Estimate], str]) -> str:
    """How winners and the others stand at half-time; nothing where there is one side alone."""
    if not (curve.winners and curve.others):
        return ""
    middle = len(curve.winners) // 2 - 1
    return p.say(message, winners=say(curve.winners[middle]), others=say(curve.others[middle]))


def widest(p: Pieces, counters: Sequence[Curve], names: Sequence[str]) -> str:
    """What winners and the others end with that differs most, measured by its interval; nothing where nothing surely does."""
    both = [(one, name) for one, name in zip(counters, names, strict=True) if one.winners and one.others]
    sure = [
        (abs(gap.value) / gap.half, one, name)
        for one, name in both
        if (gap := stats.difference(one.others[-1], one.winners[-1])).half > 0 and abs(gap.value) > gap.half
    ]
    if not sure:
        return p.say("report-counters-even") if both else ""
    _, one, name = max(sure, key=lambda each: each[0])
    winners, others = p.words.amount(one.winners[-1]), p.words.amount(one.others[-1])
    return p.say("report-counters-text", what=name, winners=winners, others=others)


def course(p: Pieces, curve: Curve, name: str) -> list[dict[str, Any]]:
    return [
        {**charts.row(name, one), "name": name, "side": p.say(f"report-{side}"), "moment": (i + 1) / len(values)}
        for side, values in (("winners", curve.winners), ("others", curve.others))
        for i, one in enumerate(values)
    ]


def course_table(p: Pieces, curve: Curve, shares: bool) -> tuple[list[str], list[list[str]]]:
    say = p.words.share if shares else p.words.amount
    sides = [(name, values) for name, values in (("winners", curve.winners), ("others", curve.others)) if values]
    moments = len(sides[0][1])
    rows = [[p.words.percent((i + 1) / moments, 0), *(say(values[i]) for _, values in sides)] for i in range(moments)]
    return [p.say("report-column-moment"), *(p.say(f"report-{name}") for name, _ in sides)], rows
