"""States: one record, all of it in its bytes."""

import copy
import pickle

import numpy as np
import pytest

from trivet.engine.binding import bind
from trivet.engine.state import Layout, PlainStates, State

LAYOUT = Layout([("turn", np.int8), ("pile", np.int16, (3,)), ("board", np.int8, (2, 2))], scratch=[("paper", np.int8)])


def state() -> State:
    made = LAYOUT.blank()
    s = made.fields()
    s.turn, s.pile[1], s.board[1, 0] = 3, -7, 5
    return made


def test_bytes_read_back() -> None:
    read = LAYOUT.read(bytes(state()))
    assert read == state()
    assert hash(read) == hash(state())
    assert (read.fields().turn, read.fields().pile[1], read.fields().board[1, 0]) == (3, -7, 5)


def test_scratch_paper_is_no_part_of_a_state() -> None:
    scribbled = state()
    scribbled.fields().paper = 9
    assert scribbled == state()
    assert LAYOUT.read(bytes(scribbled)).fields().paper == 0


def test_a_copy_goes_its_own_way() -> None:
    one = state()
    other = one.copy()
    other.fields().turn = 4
    other.fields().pile[1] = 8
    assert one == state()
    assert other != one


def test_pythons_own_copies_leave_scratch_paper_behind() -> None:
    one = state()
    one.fields().turn, one.fields().paper = 4, 9
    for other in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert (other, other.layout) == (one, LAYOUT)
        assert (other.fields().turn, other.fields().paper) == (4, 0)
        other.fields().pile[1] = 8
        assert other != one


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match=f"{LAYOUT.size} bytes, these are 3"):
        LAYOUT.read(b"abc")


def test_numbers_out_of_range_are_refused() -> None:
    with pytest.raises(ValueError):
        state().fields().pile[0] = 40_000


def test_records_of_an_array_are_copied_whole() -> None:
    states = PlainStates(np.zeros(2, LAYOUT.dtype))
    states[0].turn = 2
    states[0].board[0, 1] = 6
    states[1] = states[0]
    states[0].board[0, 1] = 7
    assert (len(states), states[1].turn, states[1].board[0, 1]) == (2, 2, 6)


def test_a_template_is_loaded_for_a_game_alone() -> None:
    with pytest.raises(ImportError, match="is a template"):
        import trivet.engine.kernel  # noqa: F401
    with pytest.raises(ImportError, match="no template"):
        bind("trivet.engine.nothing", "gobi", None)
