"""Magic tokens: drawn from the face-down supply, held in secret, face up once used until the round ends."""

from trivet.engine.buffers import tell, whisper
from trivet.engine.dice import roll
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event
from .components import MAGIC_MAX, NOTHING, PLAYERS, TOKEN_EXTENDED, TOKENS


@rule
def in_game(s: Record, token: int) -> bool:
    return s.edition == 1 or not TOKEN_EXTENDED[token]


@rule
def holder_of(s: Record, token: int) -> int:
    for p in range(PLAYERS):
        for i in range(MAGIC_MAX):
            if s.held[p, i] == token:
                return p
    return NOTHING


@rule
def face_down(s: Record) -> int:
    """How many lie face down in the supply: public."""
    count = 0
    for token in range(TOKENS):
        if in_game(s, token) and not s.token_up[token]:
            count += 1
    for p in range(s.players):
        count -= s.held_left[p]
    return count


@rule
def can_take_magic(s: Record, p: int) -> bool:
    """A player holding 3 gets nothing, nor does anybody when none is left (R25)."""
    return s.held_left[p] < MAGIC_MAX and face_down(s) > 0


@rule
def take_magic(s: Record, p: int, events: Buffer) -> None:
    if not can_take_magic(s, p):
        return
    left = roll(s, face_down(s))
    token = 0
    for candidate in range(TOKENS):
        if in_game(s, candidate) and not s.token_up[candidate] and holder_of(s, candidate) == NOTHING:
            if left == 0:
                token = candidate
            left -= 1
    place = s.held_left[p]
    for seat in range(PLAYERS + 1):
        s.could_be[p, place, seat] = possible_for(s, seat)
    s.held[p, place] = token
    s.held_left[p] += 1
    forget(s, p, token)
    s.revealed += 1
    whisper(events, p, Event.TAKE_MAGIC, p, token)


@rule
def possible_for(s: Record, seat: int) -> int:
    """The tokens that one drawn now can be, for a seat that knows its own (a spectator has none): a bit each."""
    bits = 0
    for token in range(TOKENS):
        if in_game(s, token) and not s.token_up[token]:
            mine = False
            for i in range(MAGIC_MAX):
                mine = mine or (seat < PLAYERS and s.held[seat, i] == token)
            if not mine:
                bits |= 1 << token
    return bits


@rule
def forget(s: Record, seat: int, token: int) -> None:
    """That seat has seen where the token is: none that others hold can be it."""
    for p in range(s.players):
        for i in range(s.held_left[p]):
            if s.held[p, i] != token:
                s.could_be[p, i, seat] &= ~(1 << token)


@rule
def holds(s: Record, p: int, token: int) -> bool:
    for i in range(s.held_left[p]):
        if s.held[p, i] == token:
            return True
    return False


@rule
def close_ranks(s: Record, seat: int, p: int, token: int) -> None:
    """One of p's tokens is gone. Which one stays secret where the token used could be several: each that is left can be
    what it could be if any of those was it."""
    left = s.held_left[p]
    lowest, highest = left, 0
    for i in range(left, -1, -1):
        if s.could_be[p, i, seat] >> token & 1:
            highest = max(highest, i)
            lowest = i
    for i in range(left):
        bits = 0
        if i < highest:
            bits |= s.could_be[p, i, seat]
        if i >= lowest:
            bits |= s.could_be[p, i + 1, seat]
        s.could_be[p, i, seat] = bits
    s.could_be[p, left, seat] = 0


@rule
def use_magic(s: Record, p: int, token: int, events: Buffer) -> None:
    """Face up into the supply: now everybody knows it was there."""
    place = 0
    for i in range(s.held_left[p]):
        if s.held[p, i] == token:
            place = i
    s.held_left[p] -= 1
    for i in range(place, s.held_left[p]):
        s.held[p, i] = s.held[p, i + 1]
    s.held[p, s.held_left[p]] = NOTHING
    s.token_up[token] = 1
    for seat in range(PLAYERS + 1):
        close_ranks(s, seat, p, token)
        forget(s, seat, token)
    tell(events, Event.USE_MAGIC, p, token)
