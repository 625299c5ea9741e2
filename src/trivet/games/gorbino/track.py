"""The technology track."""

from trivet.engine.buffers import tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event
from .components import NOTHING, SLOTS


@rule
def refill(s: Record, events: Buffer) -> None:
    """Slide the cards right, then put cards of the deck into the empty slots, the rightmost first (R28)."""
    free = SLOTS - 1
    for slot in range(SLOTS - 1, -1, -1):
        card = s.track[slot]
        if card != NOTHING:
            s.track[slot] = NOTHING
            s.track[free] = card
            free -= 1
    for slot in range(free, -1, -1):
        if s.deck_left > 0:
            s.deck_left -= 1
            s.track[slot] = s.deck[s.deck_left]
            s.deck[s.deck_left] = NOTHING
            tell(events, Event.REVEAL, s.track[slot])


@rule
def slot_of(s: Record, card: int) -> int:
    for slot in range(SLOTS):
        if s.track[slot] == card:
            return slot
    return NOTHING


@rule
def cards_on_track(s: Record) -> int:
    count = 0
    for slot in range(SLOTS):
        if s.track[slot] != NOTHING:
            count += 1
    return count


@rule
def technology_is_gone(s: Record) -> bool:
    """No card is left on the track and in the deck: the game ends immediately."""
    return s.deck_left == 0 and cards_on_track(s) == 0
