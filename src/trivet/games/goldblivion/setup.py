"""Set-up, up to the noble draft."""

from trivet.engine.buffers import tell
from trivet.engine.dice import roll, shuffle
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event
from .components import (
    BLUE_COPIES,
    BLUE_EXTENDED,
    BUILDINGS,
    DIGIT,
    DOUBLED,
    FIRST_BUILDING,
    FIRST_CHARACTER,
    FIRST_NOBLE,
    KINDS,
    MAGIC_MAX,
    MOST_DEVELOPED,
    NOBLES,
    NOTHING,
    PILES,
    PLACES,
    PLAYERS,
    RED_COPIES,
    RED_EXTENDED,
    RED_STARTER,
    REDS,
    SLOTS,
    STARTERS,
    TILE_COPIES,
    TILES,
    TOKENS,
)
from .decks import own, pick, shuffle_in
from .magic import in_game
from .market import draw_market


@rule
def lay_out(s: Record, events: Buffer) -> None:
    clear_table(s)
    for p in range(s.players):
        deal_starters(s, p)
    lay_territories(s)
    lay_red_piles(s)
    for village in range(2):
        s.village[village] = roll(s, 2)
    lay_market(s)
    reveal_nobles(s)
    if s.players > 1:
        draw_digits(s, events)


@rule
def clear_table(s: Record) -> None:
    for i in range(BUILDINGS):
        s.bottom[i] = NOTHING
    for slot in range(SLOTS):
        s.row[slot] = NOTHING
    for pile in range(PILES):
        s.red_top[pile] = NOTHING
    for place in range(PLACES):
        s.up[place] = NOTHING
    for i in range(len(s.noble_row)):
        s.noble_row[i] = NOTHING
    for p in range(PLAYERS):
        s.chosen[p] = NOTHING
        s.chosen_side[p] = NOTHING
        s.digit[p] = NOTHING
        for i in range(MAGIC_MAX):
            s.held[p, i] = NOTHING
        for i in range(MOST_DEVELOPED):
            s.developed[p, i] = NOTHING
            s.developed_side[p, i] = NOTHING
            s.developed_round[p, i] = NOTHING
    s.attacked = NOTHING
    s.noble_slot = NOTHING
    s.noble_place = NOTHING


@rule
def is_used(s: Record, kind: int) -> bool:
    """The extended edition only adds components."""
    return s.edition == 1 or not BLUE_EXTENDED[kind]


@rule
def deal_starters(s: Record, p: int) -> None:
    for kind in range(STARTERS):
        for _ in range(BLUE_COPIES[kind]):
            own(s, p, kind)
            shuffle_in(s, p, kind)
    for soldier in range(REDS):
        if RED_STARTER[soldier]:
            s.red_pile[p, soldier] = RED_COPIES[soldier]


@rule
def lay_territories(s: Record) -> None:
    """One tile on each position; with four players a second one on the bottom row."""
    for tile in range(TILES):
        s.tile_unseen[tile] = TILE_COPIES[tile]
    for place in range(PLACES):
        s.down[place] = 2 if s.players == 4 and DOUBLED[place] else 1


@rule
def lay_red_piles(s: Record) -> None:
    """All but the starters, split into two piles, the tops visible."""
    total = 0
    for soldier in range(REDS):
        if not RED_STARTER[soldier] and (s.edition == 1 or not RED_EXTENDED[soldier]):
            s.red_unseen[soldier] = RED_COPIES[soldier]
            total += RED_COPIES[soldier]
    for pile in range(PILES):
        s.red_left[pile] = (total + PILES - 1 - pile) // PILES
        s.red_top[pile] = pick(s, s.red_unseen, REDS)
        s.red_unseen[s.red_top[pile]] -= 1


@rule
def lay_market(s: Record) -> None:
    """A building revealed while the first row is filled goes under the pile, in the order met (R15)."""
    for kind in range(FIRST_CHARACTER, KINDS):
        if is_used(s, kind):
            s.market[kind] = BLUE_COPIES[kind]
            s.market_left += BLUE_COPIES[kind]
    met = 0
    for slot in range(SLOTS):
        while s.row[slot] == NOTHING:
            kind = draw_market(s)
            if kind >= FIRST_BUILDING:
                s.pool[met] = kind
                met += 1
            else:
                s.row[slot] = kind
    for i in range(met):
        s.bottom[met - 1 - i] = s.pool[i]
    s.bottom_left = met
    s.market_left += met


@rule
def reveal_nobles(s: Record) -> None:
    """As many as there are players; alone, one, or all to choose from (R17)."""
    n = 0
    for kind in range(FIRST_NOBLE, FIRST_NOBLE + NOBLES):
        if is_used(s, kind):
            s.pool[n] = kind
            n += 1
    shuffle(s, s.pool, n)
    shown = n if s.players == 1 and s.noble_draft == 1 else s.players
    for i in range(shown):
        s.noble_row[i] = s.pool[i]


@rule
def draw_digits(s: Record, events: Buffer) -> None:
    """Each player reveals a magic token: the highest digit picks first, the last to pick begins the game."""
    n = 0
    for token in range(TOKENS):
        if in_game(s, token):
            s.pool[n] = token
            n += 1
    shuffle(s, s.pool, n)
    for p in range(s.players):
        s.digit[p] = DIGIT[s.pool[p]]
        tell(events, Event.DIGIT, p, s.pool[p])
