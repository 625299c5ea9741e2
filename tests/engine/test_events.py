"""Events: what everybody is told, and what one seat alone."""

from trivet.engine.actions import Number, Word
from trivet.engine.buffers import MAX_EVENTS, event_buffer, no_events, tell, whisper
from trivet.engine.events import Events, Private

EVENTS = Events(
    draw={"seat": Number(4), "card": Private(Word(("ace", "king")))},
    roll={"seat": Number(4), "face": Number(6, first=1)},
    over={},
)


def test_a_public_event_is_the_same_for_all() -> None:
    events = event_buffer()
    tell(events, EVENTS.names.ROLL, 2, 5)
    tell(events, EVENTS.names.OVER)
    expected = [{"event": "roll", "seat": 2, "face": 6}, {"event": "over"}]
    assert [EVENTS.read(events, seat) for seat in (0, 2, None)] == [expected] * 3


def test_a_private_part_is_for_one_seat_alone() -> None:
    events = event_buffer()
    whisper(events, 1, EVENTS.names.DRAW, 1, 0)
    assert EVENTS.read(events, 1) == [{"event": "draw", "seat": 1, "card": "ace"}]
    assert EVENTS.read(events, 0) == EVENTS.read(events, None) == [{"event": "draw", "seat": 1, "card": None}]


def test_a_private_part_told_to_nobody_is_known_to_nobody() -> None:
    events = event_buffer()
    tell(events, EVENTS.names.DRAW, 1, 0)
    assert [EVENTS.read(events, seat)[0]["card"] for seat in (0, 1, None)] == [None, None, None]


def test_simulations_are_told_nothing() -> None:
    events = no_events()
    tell(events, EVENTS.names.ROLL, 2, 5)
    assert len(events) == 0


def test_a_full_buffer_holds_what_it_can() -> None:
    events = event_buffer()
    for _ in range(MAX_EVENTS + 10):
        tell(events, EVENTS.names.ROLL, 1, 1)
    assert len(EVENTS.read(events, 0)) == MAX_EVENTS
