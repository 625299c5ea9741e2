"""What a link to a table says of it where people share it: to crawlers, which run no script.

Of a public table who plays and how it stands, as the lobby tells anybody; of any other nothing but the game.
"""

import re
from dataclasses import dataclass
from html import escape

from trivet.texts import Seat, Texts

from ..storage.records import Listed, status_of

LINK = re.compile(r"/(?:table/(?P<table>[\w-]{22})(?P<replay>/replay(?:/\d{1,6})?)?|join/(?P<join>[\w-]{22}))/?")
"""Addresses of the page that are about a table."""
PICTURE = "/previews/{}.png"
ANY = "trivet"
"""The picture for what has none of its own."""
WIDE, HIGH = 1200, 630


@dataclass(frozen=True)
class Preview:
    title: str
    description: str
    picture: str


def preview_of(table: Listed, replay: bool, texts: Texts, pictures: frozenset[str]) -> Preview:
    game = texts.say(f"{table.game}-title")
    what = texts.say("replay-title", game=game) if replay else game
    picture = PICTURE.format(table.game if table.game in pictures else ANY)
    if not table.public:
        return Preview(texts.say("page-title", title=what), texts.say(f"{table.game}-tagline"), picture)
    seats = [Seat(bot=seat.bot, name=seat.name) for seat in table.seats]
    taken = [texts.player(seat.seat, seats) for seat in table.seats if seat.kind != "open"]
    named = table.title or (texts.list(taken) if taken else "")
    title = texts.say("page-title", title=f"{named} · {what}" if named else what)
    return Preview(title, standing(table, texts, taken, seats), picture)


def standing(table: Listed, texts: Texts, taken: list[str], seats: list[Seat]) -> str:
    status = status_of(table.started, table.closed, table.over)
    players = texts.list(taken)
    if status == "open":
        return texts.say("preview-open", count=len(seats) - len(taken), players=players, people=len(taken))
    places = table.result["places"][: len(seats)] if table.result else []
    winners = [texts.player(seat, seats) for seat, place in enumerate(places) if place == 1]
    if winners:
        return texts.say("preview-won", winners=texts.list(winners), players=players)
    return texts.say(f"preview-{status}", players=players)


def tags(preview: Preview, base: str, path: str) -> str:
    """As a page's head holds it."""
    said = {
        "og:site_name": "Trivet",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": base + path,
        "og:image": base + preview.picture,
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
    }
    lines = [f"<title>{escape(preview.title)}</title>"]
    lines += [f'<meta name="description" content="{escape(preview.description)}" />']
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items()]
    lines += ['<meta name="twitter:card" content="summary_large_image" />']
    return "\n    ".join(lines)
