"""How well a seat stands, for greedy play and cut-off playouts; and what it sees, as numbers."""

from trivet.engine.rule import Buffer, Record, rule

from .components import (
    BAR_PRICE,
    FIRST_BUILDING,
    KINDS,
    LAST_ROUND_BARS,
    MAGIC_MAX,
    NOTHING,
    PHASE_WORDS,
    PILES,
    PLACES,
    PLAYERS,
    REDS,
    SLOTS,
    TILES,
    TOKENS,
)
from .decks import trophies_of
from .round import LEFT, RIGHT, developed_on

ENEMIES = TILES + 1
SEAT_NUMBERS = 12 + 2 * KINDS + 2 * REDS
OWN_NUMBERS = 2 * KINDS + TOKENS
OBSERVATION = (
    SLOTS * KINDS + PILES * REDS + PLACES * (ENEMIES + 1) + TOKENS + 4 + REDS + len(PHASE_WORDS)
    + OWN_NUMBERS + PLAYERS * SEAT_NUMBERS
)  # fmt: skip


@rule
def evaluate(s: Record, p: int) -> float:
    """Bars, and what nuggets, material, cards and trophies will bring."""
    worth = s.bars[p] + (s.nuggets[p] + 3.0 * s.material[p] + 1.0 * trophies_of(s, p)) / BAR_PRICE
    for kind in range(FIRST_BUILDING):
        worth += 0.12 * s.owned[p, kind]
    for kind in range(FIRST_BUILDING, KINDS):
        if s.built[p, kind] > 0:
            worth += 0.6
    for soldier in range(REDS):
        worth += 0.1 * (s.red_pile[p, soldier] + s.exhausted[p, soldier])
    return worth


@rule
def observe(s: Record, seat: int, out: Buffer) -> None:
    """The market, the board, tokens in view, the combat, the phase, the seat's own secrets, then all players."""
    at = 0
    for slot in range(SLOTS):
        if s.row[slot] != NOTHING:
            out[at + s.row[slot]] = 1.0
        at += KINDS
    for pile in range(PILES):
        if s.red_left[pile] > 0:
            out[at + s.red_top[pile]] = 1.0
        at += REDS
    for place in range(PLACES):
        out[at] = s.down[place]
        if s.up[place] != NOTHING:
            out[at + 1 + s.up[place]] = 1.0
        at += ENEMIES + 1
    for token in range(TOKENS):
        out[at + token] = s.token_up[token]
    at += TOKENS
    out[at] = s.village[0]
    out[at + 1] = s.village[1]
    out[at + 2] = s.main_left
    out[at + 3] = s.strength
    at += 4
    for soldier in range(REDS):
        out[at + soldier] = s.army[soldier]
    at += REDS
    out[at + s.phase] = 1.0
    at += len(PHASE_WORDS)
    observe_own(s, seat, out, at)
    at += OWN_NUMBERS
    for i in range(s.entries):
        observe_player(s, (seat + i) % s.entries, out, at + i * SEAT_NUMBERS)


@rule
def observe_own(s: Record, seat: int, out: Buffer, at: int) -> None:
    for kind in range(KINDS):
        out[at + kind] = s.hand[seat, kind]
        out[at + KINDS + kind] = s.pile[seat, kind]
    for i in range(MAGIC_MAX):
        if s.held[seat, i] >= 0:
            out[at + 2 * KINDS + s.held[seat, i]] = 1.0


@rule
def observe_player(s: Record, p: int, out: Buffer, at: int) -> None:
    out[at] = 1.0 if s.player == p else 0.0
    out[at + 1] = s.nuggets[p] / BAR_PRICE
    out[at + 2] = s.material[p]
    out[at + 3] = s.bars[p] / LAST_ROUND_BARS
    out[at + 4] = trophies_of(s, p)
    out[at + 5] = s.hand_size[p]
    out[at + 6] = s.pile_size[p]
    out[at + 7] = developed_on(s, p, LEFT)
    out[at + 8] = developed_on(s, p, RIGHT)
    out[at + 9] = s.held_left[p]
    out[at + 10] = s.passed[p]
    out[at + 11] = 1.0 if s.first == p else 0.0
    at += 12
    for kind in range(KINDS):
        out[at + kind] = s.owned[p, kind] + s.built[p, kind]
        out[at + KINDS + kind] = s.play_area[p, kind]
    at += 2 * KINDS
    for soldier in range(REDS):
        out[at + soldier] = s.red_pile[p, soldier]
        out[at + REDS + soldier] = s.exhausted[p, soldier]
