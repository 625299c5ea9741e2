"""The page of a report: one file of HTML, nothing fetched, for screens and for paper."""

import base64
import shlex
from collections.abc import Sequence
from html import escape
from importlib.resources import files

from trivet import __version__

from . import content, parts, skill, verdicts
from .made import Report
from .pieces import Pieces, headline, paragraph, sentence
from .words import Words

MARKS = {verdicts.BAD: "✗", verdicts.WATCH: "!", verdicts.OPEN: "?", verdicts.GOOD: "✓"}


def page(made: Report, words: Words, matches: dict[int, str], command: Sequence[str], server: str) -> str:
    """`matches`: saved matches by their games' numbers; `command`: what was asked for, as it is typed; `server`: the address
    of the Trivet that matches open in, none for the one that the page comes from."""
    p = Pieces(made, words, matches, server)
    found = {
        "wins": parts.wins(p),
        "points": parts.points(p),
        "length": parts.length(p),
        "drama": parts.drama(p),
        "curves": parts.curves(p),
        "cards": content.cards(p),
        "forks": content.forks(p),
        "strategies": content.strategies(p),
        "opponents": skill.opponents(p),
        "ladder": skill.ladder(p),
        "second": skill.second(p),
        "matches": to_look_at(p),
        "method": method(p, command),
    }
    sections = {name: part for name, part in found.items() if part}
    title = p.say("report-title", game=words.title)
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    links = "".join(f'<li><a href="#{name}">{p.say(f"report-part-{name}")}</a></li>' for name in sections)
    body = "".join(section(p, name, part) for name, part in sections.items())
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<header>\n<h1>{escape(title)}</h1>\n{made_of(p)}</header>\n"
        f'<main>\n<section aria-labelledby="verdicts">\n<h2 id="verdicts">{p.say("report-verdicts")}</h2>\n'
        f'{all_verdicts(p)}</section>\n<nav aria-label="{p.say("report-contents")}"><ul>{links}</ul></nav>\n'
        f"{body}</main>\n</body>\n</html>\n"
    )


def section(p: Pieces, name: str, part: str) -> str:
    title = p.say(f"report-part-{name}")
    return f'<section aria-labelledby="{name}">\n<h2 id="{name}">{title}</h2>\n{part}</section>\n'


def made_of(p: Pieces) -> str:
    asked = p.made.asked
    bots = p.words.list([p.words.bot(name) for name in dict.fromkeys(asked.bots)])
    said = p.say(
        "report-made-of",
        games=p.words.count(asked.games),
        players=int(asked.options["players"]),
        bots=bots,
        seed=str(asked.seed),
    )
    if asked.own_data:
        said += f", {p.say('report-made-with-data')}"
    example = p.made.order.furthest if p.made.order else next(iter(p.made.bots.values()))
    sure = p.say(
        "report-interval",
        example=p.words.share(example),
        low=p.words.percent(example.low),
        high=p.words.percent(example.high),
    )
    return paragraph(said + ".") + paragraph(sure, "soft")


def all_verdicts(p: Pieces) -> str:
    rows = [
        f'<li class="{one.level}"><span class="level">{MARKS[one.level]} {p.say(f"report-level-{one.level}")}</span>'
        f"<strong>{escape(headline(p, one))}</strong>{paragraph(sentence(p, one))}{p.look_at(one.shown_by)}</li>\n"
        for one in p.made.verdicts
    ]
    return f'<ul class="verdicts">\n{"".join(rows)}</ul>\n'


def headlines(made: Report, words: Words) -> list[tuple[str, str, str]]:
    """The verdicts for a terminal: mark, headline, sentence."""
    p = Pieces(made, words, {})
    return [(MARKS[one.level], headline(p, one), sentence(p, one)) for one in made.verdicts]


def to_look_at(p: Pieces) -> str:
    """The matches that figures lead to: each opens in the replay, and is there as a file."""
    if not p.matches:
        return ""
    example = f"trivet replay {p.made.asked.game}-{next(iter(p.matches))}.json"
    said = escape(p.say("report-matches-file-text", **{"import": p.say("home-import")}, command="\0"))
    rows = []
    for number, text in p.matches.items():
        packed = base64.b64encode(text.encode()).decode()
        name = f"{p.made.asked.game}-{number}.json"
        rows.append(
            f"<li>{p.replay_of(number)} · "
            f'<a download="{name}" href="data:application/json;base64,{packed}"><code>{name}</code></a></li>\n'
        )
    server = paragraph(p.say("report-matches-text", server=p.server)) if p.server else ""
    text = f"<p>{said.replace(chr(0), f'<code>{escape(example)}</code>')}</p>\n"
    return server + text + f'<ul class="matches">\n{"".join(rows)}</ul>\n'


def method(p: Pieces, command: Sequence[str]) -> str:
    said = escape(p.say("report-method-text", command="\0"))
    typed = f"<code>{escape(shlex.join(command))}</code>"
    version = p.say("report-rules-version", version=p.made.asked.rules_version, trivet=__version__)
    return f"<p>{said.replace(chr(0), typed)}</p>\n" + paragraph(version, "soft")
