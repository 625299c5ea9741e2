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
    s.held[p, place] = token
    s.could_be[p, place] = not_face_up(s)
    s.held_left[p] += 1
    s.revealed += 1
    whisper(events, p, Event.TAKE_MAGIC, p, token)


@rule
def not_face_up(s: Record) -> int:
    """The tokens that one drawn now can be, a bit each; those that a seat holds it knows besides."""
    bits = 0
    for token in range(TOKENS):
        if in_game(s, token) and not s.token_up[token]:
            bits |= 1 << token
    return bits


@rule
def holds(s: Record, p: int, token: int) -> bool:
    for i in range(s.held_left[p]):
        if s.held[p, i] == token:
            return True
    return False


@rule
def use_magic(s: Record, p: int, token: int, events: Buffer) -> None:
    """Face up into the supply: now everybody knows that no other is it."""
    place = 0
    for i in range(s.held_left[p]):
        if s.held[p, i] == token:
            place = i
    seen = oldest_that_could_be(s, p, token)
    s.held_left[p] -= 1
    for i in range(place, s.held_left[p]):
        s.held[p, i] = s.held[p, i + 1]
    for i in range(seen, s.held_left[p]):
        s.could_be[p, i] = s.could_be[p, i + 1]
    s.held[p, s.held_left[p]] = NOTHING
    s.could_be[p, s.held_left[p]] = 0
    for q in range(s.players):
        for i in range(s.held_left[q]):
            s.could_be[q, i] &= ~(1 << token)
    s.token_up[token] = 1
    tell(events, Event.USE_MAGIC, p, token)


@rule
def oldest_that_could_be(s: Record, p: int, token: int) -> int:
    """Others do not see which of several was used. What an older one can be, a newer one can too: taking the oldest for
    it rules out nothing that is possible."""
    for i in range(s.held_left[p]):
        if s.could_be[p, i] >> token & 1:
            return i
    return s.held_left[p] - 1
