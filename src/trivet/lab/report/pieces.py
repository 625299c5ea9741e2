"""What the parts of the page are built of: paragraphs, tables, charts with the tables behind them, links to matches."""

import base64
import zlib
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from . import charts, verdicts
from .cards import RARE, Card
from .made import Report
from .stats import Estimate
from .verdicts import Verdict
from .words import Words

SIDE_BY_SIDE = 3
"""Charts that stand in rows; more stand in columns, as they are of many heights."""
MOST_NAMED = 12
"""Things that a sentence names; more are counted."""


class Pieces:
    """A report, and how it is said in one language."""

    def __init__(self, made: Report, words: Words, matches: dict[int, str], server: str = "") -> None:
        self.made = made
        self.words = words
        self.say = words.say
        self.matches = matches
        """Saved matches by the numbers of their games."""
        self.server = server
        """The address of the Trivet that they open in; none: of the one that the page itself comes from."""

    def thing(self, one: Card) -> str:
        """A choice by its verb and its thing: "Draft Old Guard"."""
        return self.words.deed(one.verb, one.kind, self.words.thing(one.kind, one.word))

    def named(self, cards: Sequence[Card]) -> str:
        names = list(dict.fromkeys(self.thing(one) for one in cards))
        more = len(names) - MOST_NAMED
        return self.words.list([*names[:MOST_NAMED], self.say("report-more", count=more)] if more > 0 else names)

    def look_at(self, number: int | None, what: str = "") -> str:
        """A link to the match in the replay, if the page has it."""
        if number is None or number not in self.matches:
            return ""
        line = escape(self.say("report-of-which", whole=what or self.say("report-shown-by"), part="\0"))
        return f'<p class="soft">{line.replace(chr(0), self.replay_of(number))}</p>\n'

    def replay_of(self, number: int) -> str:
        """A link that brings its match along, behind the #, so that any Trivet can open it: nothing of it is on the server."""
        packed = base64.urlsafe_b64encode(zlib.compress(self.matches[number].encode(), 9)).decode().rstrip("=")
        said = self.say("report-open-match", number=self.words.count(number))
        return f'<a href="{escape(self.server)}/match#{packed}" target="_blank" rel="noreferrer">{escape(said)}</a>'

    def figure(
        self, title: str, chart: Any, says: str, head: Sequence[str], rows: Iterable[Sequence[str]], more: str = ""
    ) -> str:
        """A chart with its title, a sentence, and the table behind it."""
        drawn = charts.svg(chart, self.words.language, f"{title}. {says}") if chart is not None else ""
        return (
            f"<figure>\n<figcaption><h3>{escape(title)}</h3>{paragraph(says, 'soft')}</figcaption>\n{drawn}\n"
            f"<details><summary>{self.say('report-table')}</summary>{table(head, rows)}</details>{more}</figure>\n"
        )

    def columns(self, *names: str) -> list[str]:
        return [self.say(f"report-column-{name}") for name in names]


def paragraph(text: str, kind: str = "") -> str:
    return f"<p{f' class={chr(34)}{kind}{chr(34)}' if kind else ''}>{escape(text)}</p>\n" if text else ""


def side_by_side(figures: Sequence[str], kind: str = "") -> str:
    """`kind`: `wide` where tables are, which take the whole width of a sheet of paper."""
    many = "many" if len(figures) > SIDE_BY_SIDE else ""
    return f'<div class="{" ".join(filter(None, ("charts", many, kind)))}">\n{"".join(figures)}</div>\n'


def table(head: Sequence[str], rows: Iterable[Sequence[str]], kind: str = "figures") -> str:
    heads = "".join(f'<th scope="col">{escape(one)}</th>' for one in head)
    lines = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(one)}</td>" for one in rest)}</tr>\n'
        for first, *rest in rows
    )
    return f'<div class="scroll" tabindex="0"><table class="{kind}"><thead><tr>{heads}</tr></thead><tbody>\n{lines}</tbody></table></div>'


def headline(p: Pieces, one: Verdict) -> str:
    return p.say(f"report-verdict-{one.topic}-{one.word}", **figures(p, one.topic, one.figures))


def sentence(p: Pieces, one: Verdict) -> str:
    return p.say(f"report-verdict-{one.topic}-{one.word}-text", **figures(p, one.topic, one.figures))


def figures(p: Pieces, topic: str, figures: dict[str, Any]) -> dict[str, Any]:
    """A verdict's figures as its sentence takes them."""
    said: dict[str, Any] = {
        "tolerance": p.words.count(round(100 * verdicts.TOLERANCE)),
        "limit": p.words.percent(RARE, 0) if topic == "content" else p.words.count(round(100 * verdicts.STRONG_LIFT)),
    }
    for name, value in figures.items():
        if name == "place":
            of = figures["of"]
            said[name] = p.words.place(value, of) if topic == "order" else p.words.seat(value)
        elif name == "lift":
            said[name] = p.words.lift(value)
        elif name == "changes":
            said[name] = p.words.amount(value)
        elif name == "card":
            said[name] = p.thing(value)
        elif name == "cards":
            said[name] = p.named(value)
        elif name == "test":
            said[name] = p.words.test(value)
        elif name == "fair":
            said[name] = p.words.percent(value)
        elif name == "count":
            said[name] = value
        elif name == "bot":
            said[name] = p.words.bot(value)
        elif name == "topics":
            said[name] = p.words.list([p.say(f"report-topic-{topic}") for topic in value])
        elif isinstance(value, Estimate):
            said[name] = p.words.share(value)
        elif isinstance(value, int | float):
            said[name] = p.words.count(round(value))
        else:
            said[name] = value
    return said
