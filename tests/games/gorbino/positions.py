"""Positions of Gorbino's Quest in a few lines.

The map is given by what is not usual on it, seat and token of a location in words: `{"fogbridge": "0 food",
"emberfall": "gold"}`. Cubes are written `4 food 1 iron`; cards in their ids, discards newest first.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from trivet.engine.game import Game
from trivet.games.gorbino.components import (
    CARD_WORDS,
    CARDS,
    CITY_WORDS,
    CUBES,
    NOTHING,
    RESOURCE_WORDS,
    SLOTS,
    STARTERS,
    STOCK,
    TECHNOLOGIES,
    TOKENS,
    Phase,
)
from trivet.games.gorbino.setup import clear_table

from ..table import Table

GORBINO: Game = import_module("trivet.games.gorbino").GAME
TRACK = "harvest_moon tithe_barns market_square toll_road academy old_guard"
"""What lies on the track where a test does not say; a card that is elsewhere gives way to another."""


class GorbinoTable(Table):
    game = GORBINO

    def play_until(self, phase: str) -> None:
        """Let everyone do the first thing offered until that phase comes."""
        while self.phase != phase:
            self.play(min(self.offers()))

    def coins(self, seat: int = 0) -> int:
        coins: int = self.player(seat)["coins"]
        return coins

    def income(self, seat: int = 0) -> int:
        income: int = self.player(seat)["income"]
        return income

    def cubes(self, seat: int = 0) -> dict[str, int]:
        """A player's cubes, types that they have none of left out."""
        return {name: n for name, n in self.player(seat)["cubes"].items() if n}

    def hand(self, seat: int = 0) -> set[str]:
        """A player's hand without the starter cards."""
        return {card for card in self.player(seat)["hand"] if not card.startswith("starter_")}

    def discard(self, seat: int = 0) -> list[str]:
        discard: list[str] = self.player(seat)["discard"]
        return discard

    def aside(self, seat: int = 0) -> list[str]:
        aside: list[str] = self.player(seat)["aside"]
        return aside

    def cities(self, seat: int = 0) -> set[str]:
        return {city["city"] for city in self.view["cities"] if city["owner"] == seat}

    def token(self, name: str) -> str:
        return next(city["token"] for city in self.view["cities"] if city["city"] == name)

    @property
    def bank(self) -> dict[str, int]:
        bank: dict[str, int] = self.view["bank"]
        return bank

    @property
    def track(self) -> list[str | None]:
        return [slot["card"] for slot in self.view["track"]]


def position(
    *,
    players: int = 2,
    turn: int = 0,
    ended: bool = False,
    round: int = 1,
    order: Sequence[int] = (),
    map: Mapping[str, str] | None = None,
    coins: Sequence[int] = (),
    income: Sequence[int] = (),
    cubes: Sequence[str] = (),
    bank: str | None = None,
    hands: Sequence[str] = (),
    discards: Sequence[str] = (),
    asides: Sequence[str] = (),
    track: str | None = None,
    deck: str | None = None,
) -> GorbinoTable:
    """The player whose `turn` it is has had their income and chooses a card, or with `ended` has only to end the turn.

    Per seat: `coins`, `income`, `cubes`, technology cards in the `hands`, cards in `discards` and `asides`; starter cards
    that are not discarded are in hand. The `track` reads left to right, `-` an empty slot; the `deck` top first, all
    cards left over being in it where none is given and in the technology discard otherwise. `bank` limits what the bank
    holds: the rest goes to the last seat, which a test had better not look at then. A seat without a city gets one on a
    location that is not named.
    """
    state = GORBINO.set_up({"players": players}, seed=1)
    full = GORBINO.census(state)
    s = state.fields()
    clear_table(s)
    for p in range(players):
        s.order[p] = order[p] if order else p
        s.coins[p] = coins[p] if p < len(coins) else 0
        s.income[p] = income[p] if p < len(income) else 0
    s.round_number = round
    s.player = turn
    s.turn = [s.order[p] for p in range(players)].index(turn)
    s.phase = Phase.END if ended else Phase.CARD
    lay_map(s, map or {})
    hand_out_cubes(s, cubes, bank)
    deal_cards(s, hands, discards, asides, track, deck)
    assert GORBINO.census(state) == full, "This position has too many or too few of a component."
    return GorbinoTable(state)


def lay_map(s: Any, drawn: Mapping[str, str]) -> None:
    pool = Counter({token: int(n) for token, n in enumerate(TOKENS)})
    for name, words in drawn.items():
        city = CITY_WORDS.index(name)
        for word in words.split():
            if word.isdigit():
                s.owner[city] = int(word)
            else:
                s.token[city] = RESOURCE_WORDS.index(word)
                pool[s.token[city]] -= 1
    rest = list(pool.elements())
    for city in range(len(CITY_WORDS)):
        if s.token[city] == NOTHING:
            s.token[city] = rest.pop()
    unnamed = [city for city, name in enumerate(CITY_WORDS) if name not in drawn]
    for p in range(s.players):
        if all(s.owner[city] != p for city in range(len(CITY_WORDS))):
            s.owner[unnamed.pop()] = p
        s.stock[p] = STOCK - sum(s.owner[city] == p for city in range(len(CITY_WORDS)))


def hand_out_cubes(s: Any, cubes: Sequence[str], bank: str | None) -> None:
    for p in range(s.players):
        for name, n in counted(cubes[p] if p < len(cubes) else "").items():
            s.cubes[p, RESOURCE_WORDS.index(name)] = n
    limits = counted(bank or "")
    for r, name in enumerate(RESOURCE_WORDS):
        s.bank[r] = CUBES - sum(s.cubes[p, r] for p in range(s.players))
        if name in limits:
            s.cubes[s.players - 1, r] += s.bank[r] - limits[name]
            s.bank[r] = limits[name]


def counted(text: str) -> dict[str, int]:
    words = text.split()
    return {name: int(n) for n, name in zip(words[::2], words[1::2], strict=True)}


def deal_cards(
    s: Any,
    hands: Sequence[str],
    discards: Sequence[str],
    asides: Sequence[str],
    track: str | None,
    deck: str | None,
) -> None:
    left = set(range(STARTERS, CARDS))
    for p in range(s.players):
        hand, pile, aside = (cards_of(cards, p) for cards in (hands, discards, asides))
        left -= {*hand, *pile, *aside}
        for card in range(CARDS):
            s.hand[p, card] = card in hand or (card < STARTERS and card not in pile and card not in aside)
            s.aside[p, card] = card in aside
            s.scrapped[card] = 0
        s.pile_left[p] = len(pile)
        for i, card in enumerate(reversed(pile)):
            s.pile[p, i] = card
    named = [NOTHING if word == "-" else CARD_WORDS.index(word) for word in (deck or "").split()]
    left -= set(named)
    if track is None:
        usual = [CARD_WORDS.index(word) for word in TRACK.split()]
        spare = sorted(left - set(usual))
        slots = [card if card in left else spare.pop() for card in usual]
    else:
        slots = [NOTHING if word == "-" else CARD_WORDS.index(word) for word in track.split()]
    left -= set(slots)
    for slot in range(SLOTS):
        s.track[slot] = slots[slot]
    stacked = named if deck is not None else sorted(left)
    left -= set(stacked)
    s.deck_left = len(stacked)
    for i in range(TECHNOLOGIES):
        s.deck[i] = stacked[len(stacked) - 1 - i] if i < len(stacked) else NOTHING
    for card in left:
        s.scrapped[card] = 1


def cards_of(cards: Sequence[str], seat: int) -> list[int]:
    return [CARD_WORDS.index(word) for word in (cards[seat] if seat < len(cards) else "").split()]
