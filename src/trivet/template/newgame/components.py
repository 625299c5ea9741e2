"""What New Game is made of: its data, the record of a game, its actions and events."""

from typing import Annotated, Literal

import msgspec
import numpy as np

from trivet.engine.actions import Actions, Number, Word
from trivet.engine.events import Events
from trivet.engine.names import names
from trivet.engine.package import data_of
from trivet.engine.rule import table
from trivet.engine.state import Layout


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(pattern="^[a-z_]+$")]
    points: Annotated[int, msgspec.Meta(ge=0, le=50)]
    copies: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Book(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of newgame.toml."""

    players: list[Literal[2, 3, 4]]
    card: list[Card]


DATA = data_of(__package__)
BOOK = DATA.book(Book)
DATA.check(bool(BOOK.players), "players names no number of players: give one or more of 2, 3 and 4.", "players =")
DATA.check(2 <= len(BOOK.card) <= 12, f"there are {len(BOOK.card)} cards: give 2 to 12.", "[[card]]")

PLAYERS = 4
KINDS = len(BOOK.card)
CARD_WORDS = tuple(card.id for card in BOOK.card)
POINTS = table(np.array([card.points for card in BOOK.card], np.int64))
COPIES = table(np.array([card.copies for card in BOOK.card], np.int64))
CARDS = sum(card.copies for card in BOOK.card)
MOST = max(card.copies for card in BOOK.card)
NOTHING = -1

PHASE_WORDS = ("turn", "over")
Phase = names(" ".join(PHASE_WORDS).upper())

LAYOUT = Layout(
    [
        ("player", np.int8),  # whose turn it is
        ("first", np.int8),  # who began
        ("phase", np.int8),
        ("deck", np.int8, (CARDS,)),
        ("left", np.int16),  # cards in the deck
        ("drawn", np.int8, (KINDS,)),  # this turn, and still at risk
        ("kept", np.int8, (PLAYERS, KINDS)),
        ("lost", np.int8, (KINDS,)),
    ],
    scratch=[("pool", np.int8, (CARDS,))],
)

SEAT = Number(PLAYERS)
CARD = Word(CARD_WORDS, "Card")
ACTIONS = Actions(draw={}, stop={})
Verb = ACTIONS.names
EVENTS = Events(
    draw={"seat": SEAT, "card": CARD}, lose={"seat": SEAT}, keep={"seat": SEAT, "points": Number(1000)}, over={}
)
Event = EVENTS.names
