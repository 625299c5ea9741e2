"""Positions of GOLDblivion in a few lines.

Cards, soldiers, tokens and tiles are written in their ids, seats in order. What a test does not name lies where it does
no harm: a player's other starters in the draw piles, the market's other cards in its piles, tiles face down. Where a
pile is named, it holds just that, and the rest is in the box.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from trivet.games.goldblivion.components import (
    BLUE_COPIES,
    BLUE_EXTENDED,
    BLUE_WORDS,
    BOOK,
    FIRST_BUILDING,
    FIRST_CHARACTER,
    PILES,
    PLACES,
    RED_COPIES,
    RED_STARTER,
    RED_WORDS,
    SLOTS,
    STARTERS,
    TILE_COPIES,
    TILE_WORDS,
    TOKEN_WORDS,
    TYPE_WORDS,
    After,
    Phase,
)
from trivet.games.goldblivion.decks import own
from trivet.games.goldblivion.setup import clear_table

from .table import GOLDBLIVION, GoldblivionTable, with_generator

ROW = "amazone wanda timmy bruno magda colin goldie christina"
"""What lies in the row where a test does not say: the first of these that are not elsewhere."""
VILLAGES = "village_nugget_cards village_material_bar"


def position(
    *,
    players: int = 2,
    turn: int = 0,
    main: int | None = None,
    first: int = 0,
    round: int = 1,
    developing: bool = False,
    row: str | None = None,
    market: str | None = None,
    bottom: str = "",
    piles: str = "champion archer",
    under: str | None = None,
    hands: Sequence[str] = (),
    decks: Sequence[str] = (),
    played: Sequence[str] = (),
    buildings: Sequence[str] = (),
    left: Sequence[str] = (),
    right: Sequence[str] = (),
    soldiers: Sequence[str] = (),
    exhausted: Sequence[str] = (),
    nuggets: Sequence[int] = (),
    material: Sequence[int] = (),
    bars: Sequence[int] = (),
    trophies: Sequence[str] = (),
    tokens: Sequence[str] = (),
    used: str = "",
    passed: Sequence[int] = (),
    board: Mapping[int, str] | None = None,
    villages: str = VILLAGES,
    noble_cards: Mapping[str, str] | None = None,
    rules: int | None = None,
    **options: str | int,
) -> GoldblivionTable:
    """The player whose `turn` it is may act, or with `developing` everyone chooses a development.

    Per seat: `hands`, blue draw piles (`decks`), cards `played` this round, `buildings` (`-mine` is tilted), development
    `left` and `right`, red draw piles (`soldiers`), `exhausted` soldiers, purses, `trophies` and `tokens`; alone, seat 1
    is the noble, with `noble_cards` by type. In the `row`, `-` is an empty slot and in `piles` an empty pile; `bottom`
    reads from the top. The `board` names what is not face down: a tile, or `-` for no tile, at the number of a place.
    `rules` is the version played by.
    """
    state = GOLDBLIVION.set_up({"players": players, **options}, seed=1)
    full = GOLDBLIVION.census(state)
    state = with_generator(GOLDBLIVION.blank({"players": players, **options}, rules), 1)
    s = state.fields()
    s.entries = max(2, players)
    clear_table(s)
    blue = Blue(s, players)
    for p in range(players):
        blue.deal(p, seat_of(hands, p), of(decks, p), seat_of(played, p), seat_of(left, p), seat_of(right, p))
        blue.build(p, seat_of(buildings, p))
    blue.lay_market(row, market, bottom, noble_cards or {})
    deal_soldiers(s, soldiers, exhausted, piles, under)
    lay_board(s, board or {}, trophies)
    for name, values in (("nuggets", nuggets), ("material", material), ("bars", bars)):
        for p, value in enumerate(values):
            getattr(s, name)[p] = value
    hold_tokens(s, tokens, used)
    for i, side in enumerate(villages.split()):
        s.village[i] = [side.id for side in BOOK.village_tile[i].side].index(side)
    for p in passed:
        s.passed[p] = 1
    s.round_number = round
    s.first = first
    s.player = turn
    s.phase = Phase.DEVELOP if developing else Phase.ACT
    s.after = After.TURN
    s.main_left = (3 if players == 1 else 2) if main is None else main
    assert GOLDBLIVION.census(state) == full, "This position has too many or too few of a component."
    return GoldblivionTable(state)


def of(words: Sequence[str], seat: int) -> str | None:
    return words[seat] if seat < len(words) else None


def seat_of(words: Sequence[str], seat: int) -> list[str]:
    return (of(words, seat) or "").split()


class Blue:
    """Lays out the GOLDblivion cards and knows which are left."""

    def __init__(self, s: Any, players: int) -> None:
        self.s = s
        self.left = Counter[int]()
        for kind in range(FIRST_CHARACTER, len(BLUE_WORDS)):
            if s.edition or not BLUE_EXTENDED[kind]:
                self.left[kind] = int(BLUE_COPIES[kind])

    def deal(
        self, p: int, hand: list[str], deck: str | None, played: list[str], left: list[str], right: list[str]
    ) -> None:
        s = self.s
        starters = Counter({kind: int(BLUE_COPIES[kind]) for kind in range(STARTERS)})
        named = (hand, (deck or "").split(), played, left, right)
        for card in [card for zone in named for card in zone]:
            kind = BLUE_WORDS.index(card)
            assert kind < FIRST_BUILDING
            if kind < STARTERS:
                starters[kind] -= 1
            elif kind >= FIRST_CHARACTER:
                self.left[kind] -= 1
            own(s, p, kind)
        assert min(starters.values()) >= 0, "There are too many of a starter."
        for zone, cards in (("hand", hand), ("pile", named[1]), ("play_area", played)):
            for card in cards:
                getattr(s, zone)[p, BLUE_WORDS.index(card)] += 1
        for kind in starters.elements():
            if deck is None:
                own(s, p, kind)
                s.pile[p, kind] += 1
            else:
                s.box[kind] += 1
        s.hand_size[p] = len(hand)
        s.pile_size[p] = sum(s.pile[p, kind] for kind in range(len(BLUE_WORDS)))
        for side, cards in enumerate((left, right)):
            for card in cards:
                place = s.developed_left[p]
                s.developed[p, place] = BLUE_WORDS.index(card)
                s.developed_side[p, place] = side
                s.developed_round[p, place] = place + 1
                s.developed_left[p] += 1

    def build(self, p: int, buildings: list[str]) -> None:
        for word in buildings:
            kind = BLUE_WORDS.index(word.lstrip("-"))
            self.s.built[p, kind] = 2 if word.startswith("-") else 1
            self.left[kind] -= 1

    def lay_market(self, row: str | None, market: str | None, bottom: str, noble: Mapping[str, str]) -> None:
        s = self.s
        for name, cards in noble.items():
            for card in cards.split():
                s.noble_cards[TYPE_WORDS.index(name), BLUE_WORDS.index(card)] += 1
                self.left[BLUE_WORDS.index(card)] -= 1
        named = [BLUE_WORDS.index(card) for card in ((market or "") + " " + bottom).split()]
        self.left.subtract(named)
        slots = (row or "").split()
        if row is None:
            slots = [word for word in ROW.split() if self.left[BLUE_WORDS.index(word)] > 0][:SLOTS]
        for slot in range(SLOTS):
            if slots[slot] != "-":
                s.row[slot] = BLUE_WORDS.index(slots[slot])
                self.left[s.row[slot]] -= 1
        for kind in self.left:
            assert self.left[kind] >= 0, f"There are too many {BLUE_WORDS[kind]}."
            (s.market if market is None else s.box)[kind] += self.left[kind]
        for card in (market or "").split():
            s.market[BLUE_WORDS.index(card)] += 1
        s.bottom_left = len(bottom.split())
        for i, card in enumerate(reversed(bottom.split())):
            s.bottom[i] = BLUE_WORDS.index(card)
        s.market_left = sum(s.market[kind] for kind in range(len(BLUE_WORDS))) + s.bottom_left


def deal_soldiers(s: Any, soldiers: Sequence[str], exhausted: Sequence[str], piles: str, under: str | None) -> None:
    left = Counter({i: int(RED_COPIES[i]) for i in range(len(RED_WORDS)) if not RED_STARTER[i]})
    for p in range(s.players):
        starters = Counter({i: int(RED_COPIES[i]) for i in range(len(RED_WORDS)) if RED_STARTER[i]})
        for zone, words in ((s.red_pile, seat_of(soldiers, p)), (s.exhausted, seat_of(exhausted, p))):
            for word in words:
                soldier = RED_WORDS.index(word)
                zone[p, soldier] += 1
                (starters if RED_STARTER[soldier] else left)[soldier] -= 1
        for soldier in starters.elements():
            if of(soldiers, p) is None:
                s.red_pile[p, soldier] += 1
            else:
                s.red_box[soldier] += 1
        assert min(starters.values()) >= 0, "There are too many starting soldiers."
    tops = piles.split()
    for pile in range(PILES):
        if tops[pile] != "-":
            s.red_top[pile] = RED_WORDS.index(tops[pile])
            s.red_left[pile] = 1
            left[s.red_top[pile]] -= 1
    hidden = [RED_WORDS.index(word) for word in (under or "").split()]
    left.subtract(hidden)
    assert min(left.values()) >= 0, "There are too many of a soldier."
    if under is None:
        hidden = list(left.elements())
    else:
        for soldier in left.elements():
            s.red_box[soldier] += 1
    standing = [pile for pile in range(PILES) if s.red_left[pile]]
    for i, soldier in enumerate(hidden):
        if standing:
            s.red_unseen[soldier] += 1
            s.red_left[standing[i % len(standing)]] += 1
        else:
            s.red_box[soldier] += 1


def lay_board(s: Any, board: Mapping[int, str], trophies: Sequence[str]) -> None:
    left = Counter({tile: int(TILE_COPIES[tile]) for tile in range(len(TILE_WORDS))})
    for p in range(s.entries):
        for word in seat_of(trophies, p):
            s.trophies[p, TILE_WORDS.index(word)] += 1
            left[TILE_WORDS.index(word)] -= 1
    for place in range(PLACES):
        s.down[place] = 2 if s.players == 4 and BOOK.position[place].doubled_with_4_players else 1
        if place + 1 in board:
            words = board[place + 1].split()
            s.down[place] = words.count("down")
            for word in words:
                if word not in ("-", "down"):
                    s.up[place] = TILE_WORDS.index(word)
                    left[s.up[place]] -= 1
    assert min(left.values()) >= 0, "There are too many of a tile."
    for tile, n in left.items():
        s.tile_unseen[tile] = n


def hold_tokens(s: Any, tokens: Sequence[str], used: str) -> None:
    every = (1 << len(TOKEN_WORDS)) - 1
    for p in range(s.players):
        for i, word in enumerate(seat_of(tokens, p)):
            s.held[p, i] = TOKEN_WORDS.index(word)
            s.held_left[p] += 1
            s.could_be[p, i] = every
    for word in used.split():
        s.token_up[TOKEN_WORDS.index(word)] = 1
