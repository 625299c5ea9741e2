"""Positions of Gobi in a few lines.

The desert is drawn as text: a letter for a tile's tribe (A to E), then a digit for every camel that stands on it, the
digit being its owner's seat; `.` is an empty cell. The top left is cell 0,0. Tiles are numbered as one reads.

    A0  B01 .
    .   C   A0
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from trivet.games import load
from trivet.games.gobi.components import (
    BOXED,
    CAMELS,
    CELL,
    COPIES,
    DECK,
    DECKS,
    GIFT_WORDS,
    NOTHING,
    POWERS,
    TILES_PER_TRIBE,
    TRIBE_WORDS,
)
from trivet.games.gobi.desert import lay_tile
from trivet.games.gobi.setup import clear_table

from ..table import Table, told

GOBI = load("gobi")
LETTERS = "ABCDE"
TRIBE = dict(zip(LETTERS, TRIBE_WORDS, strict=True))
"""The name of the tribe that a letter stands for."""


class GobiTable(Table):
    game = GOBI

    def camels(self, seat: int) -> dict[int, int]:
        """The tiles on which a player's camels stand, and how many."""
        tiles = enumerate(self.view["tiles"])
        return {number: tile["camels"][seat] for number, tile in tiles if tile["camels"][seat]}

    def reserve(self, seat: int) -> int:
        reserve: int = self.view["players"][seat]["reserve"]
        return reserve

    def gifts(self, seat: int) -> list[str]:
        """The gifts in front of a player that are not used."""
        return [gift["gift"] for gift in self.view["players"][seat]["gifts"] if not gift["used"]]

    def used(self, seat: int) -> list[str]:
        return [gift["gift"] for gift in self.view["players"][seat]["gifts"] if gift["used"]]

    def coffees(self, seat: int) -> int:
        coffees: int = self.view["players"][seat]["coffees"]
        return coffees


def position(
    desert: str,
    *,
    drawn: str = "E",
    players: int = 2,
    turn: int = 0,
    gifts: Sequence[str] = (),
    used: Sequence[str] = (),
    discards: Sequence[str] = (),
    stacks: Sequence[str] = (),
    left: int | None = None,
    decks: Sequence[str] | None = None,
    coffees: int = 10,
    coffees_of: Sequence[int] = (),
    rules: int | None = None,
) -> GobiTable:
    """A player has just drawn a tile in this desert.

    Per seat: `gifts` and `used` in words, `discards` in letters, the next tiles of the `stacks` in letters. `left` is
    the number of tiles in all stacks together. `decks` are in words, the top first; where none are given, blessings lie
    on top. What is left over goes into stacks, decks and box, or, where those are given, to the last seat, which a test
    had better not look at then. `rules` is the version played by.
    """
    state = GOBI.set_up({"players": players}, 1, rules)
    full = GOBI.census(state)
    s = state.fields()
    clear_table(s)
    s.tiles = 0
    s.player = turn
    draw_desert(s, desert)
    s.drawn = LETTERS.index(drawn)
    deal_tiles(s, discards, stacks, left)
    deal_gifts(s, gifts, used, decks)
    s.coffees_left = coffees
    for seat, count in enumerate(coffees_of):
        s.coffee[seat] = count
    s.coffee[players - 1] += 10 - coffees - sum(coffees_of)
    assert GOBI.census(state) == full, "This position has too many or too few of a component."
    return GobiTable(state)


def draw_desert(s: Any, desert: str) -> None:
    for y, line in enumerate(desert.split("\n")[1:] if desert.startswith("\n") else [desert]):
        for x, drawing in enumerate(line.split()):
            if drawing != ".":
                lay_tile(s, CELL.read([x, y]), LETTERS.index(drawing[0]))
                for owner in drawing[1:]:
                    s.camels[int(owner), s.tiles - 1] += 1
    for seat in range(s.players):
        s.reserve[seat] = CAMELS - sum(s.camels[seat, tile] for tile in range(s.tiles))


def deal_tiles(s: Any, discards: Sequence[str], stacks: Sequence[str], left: int | None) -> None:
    pool = Counter({tribe: TILES_PER_TRIBE for tribe in range(len(LETTERS))})
    pool.subtract([s.tribe[tile] for tile in range(s.tiles)])
    pool.subtract([s.drawn])
    for seat, letters in enumerate(discards):
        for letter in letters:
            s.discards[seat, LETTERS.index(letter)] += 1
            pool[LETTERS.index(letter)] -= 1
    tops = [[LETTERS.index(letter) for letter in letters] for letters in [*stacks, *[""] * s.players][: s.players]]
    for top in tops:
        pool.subtract(top)
    rest = list(pool.elements())
    if left is not None:
        while len(rest) > left - sum(map(len, tops)):
            s.discards[s.players - 1, rest.pop()] += 1
    seats = [(s.player + 1 + i) % s.players for i in range(s.players)]
    total = len(rest) + sum(map(len, tops))
    for i, seat in enumerate(seats):  # the players whose turn comes first have the higher stacks
        height = total // s.players + (i < total % s.players)
        stack = tops[seat] + [rest.pop() for _ in range(height - len(tops[seat]))]
        s.stack_left[seat] = height
        for n, tribe in enumerate(reversed(stack)):
            s.stack[seat, n] = tribe


def deal_gifts(s: Any, gifts: Sequence[str], used: Sequence[str], decks: Sequence[str] | None) -> None:
    pool = Counter({kind: int(copies) for kind, copies in enumerate(COPIES)})
    for held, places in ((gifts, s.gifts), (used, s.used)):
        for seat, kinds in enumerate(map(numbers_of, held)):
            for kind in kinds:
                places[seat, kind] += 1
            pool.subtract(kinds)
    if decks is None:
        rest = list(pool.elements())
        piles = [rest[BOXED:][-1 - d :: -DECKS] for d in range(DECKS)]  # blessings on top
    else:
        piles = [numbers_of(words) for words in decks]
        for pile in piles:
            pool.subtract(pile)
        rest = list(pool.elements())
        for kind in rest[BOXED:]:
            place = s.used if kind < POWERS else s.gifts
            place[s.players - 1, kind] += 1
    for i in range(BOXED):
        s.box[i] = rest[i]
    for d, pile in enumerate(piles):
        s.deck_left[d] = len(pile)
        for i in range(DECK):
            s.deck[d, i] = pile[len(pile) - 1 - i] if i < len(pile) else NOTHING


def numbers_of(words: str) -> list[int]:
    return [GIFT_WORDS.index(word) for word in words.split()]


def reunited(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Whose routes were resolved: their ends, the lower tile first, and their lengths."""
    return [
        {"seat": each["seat"], "ends": [each["way"][0], each["way"][-1]], "length": each["length"]}
        for each in told(events, "reunite")
    ]
