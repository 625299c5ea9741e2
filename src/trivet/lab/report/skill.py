"""The parts of the page about the bots: how much skill counts, every automated opponent, another strength of bots."""

from . import charts, verdicts
from .pieces import Pieces, headline, paragraph, side_by_side, table


def ladder(p: Pieces) -> str:
    """Each bot against the next weaker one; nothing where that was not asked."""
    if not p.made.ladder:
        return ""
    names = [
        p.say("report-rung", stronger=p.words.bot(one.stronger), weaker=p.words.bot(one.weaker))
        for one in p.made.ladder
    ]
    climbs = sum(one.wins.low > one.fair for one in p.made.ladder)
    shown = p.figure(
        p.say("report-ladder-title"),
        charts.bars(
            [charts.row(name, one.wins) for name, one in zip(names, p.made.ladder, strict=True)],
            ".0%",
            p.made.ladder[0].fair,
        ),
        p.say("report-ladder-climbs", count=climbs, of=len(names)),
        p.columns("what", "wins", "games"),
        [
            (name, p.words.share(one.wins), p.words.count(one.wins.n))
            for name, one in zip(names, p.made.ladder, strict=True)
        ],
    )
    return paragraph(p.say("report-ladder-text", fair=p.words.percent(p.made.ladder[0].fair))) + side_by_side([shown])


def opponents(p: Pieces) -> str:
    """Wins against each automated opponent; nothing where there is none."""
    if not p.made.opponents:
        return ""
    rows = [(p.words.opponent(name), wins) for name, wins in p.made.opponents.items()]
    hardest = min(rows, key=lambda one: one[1].value)
    easiest = max(rows, key=lambda one: one[1].value)
    alike = easiest[1].value == hardest[1].value
    said = p.say(
        "report-opponents-alike" if alike else "report-opponents-text",
        easiest=easiest[0],
        most=p.words.share(easiest[1]),
        hardest=hardest[0],
        least=p.words.share(hardest[1]),
    )
    shown = p.figure(
        p.say("report-opponents-title"),
        charts.bars([charts.row(name, wins) for name, wins in rows], ".0%"),
        said,
        p.columns("what", "wins", "games"),
        [(name, p.words.share(wins), p.words.count(wins.n)) for name, wins in rows],
    )
    return side_by_side([shown])


def second(p: Pieces) -> str:
    """What holds at another strength; nothing where that was not asked."""
    found = p.made.second
    if found is None:
        return ""
    flips = sum(how == "flips" for _, _, how in found.verdicts)
    said = p.say(
        "report-second-text",
        bot=p.words.bot(found.bot),
        games=p.words.count(found.games),
        flips=flips,
        of=found.told,
    )
    order = sorted(found.verdicts, key=lambda one: ["flips", "holds", "open"].index(one[2]))
    rows = [
        (headline(p, one), headline(p, then), p.say(f"report-second-{how}"))
        for one, then, how in order
        if (one.level, then.level) != (verdicts.OPEN, verdicts.OPEN)
    ]
    bots = p.words.list([p.words.bot(name) for name in dict.fromkeys(p.made.asked.bots)])
    return paragraph(said) + table([bots, p.words.bot(found.bot), ""], rows, "words")
