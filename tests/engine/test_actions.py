"""Actions: numbers, typed forms and texts; errors that say what would have been right."""

import string
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trivet.engine.actions import Actions, Number, Pair, Word
from trivet.engine.errors import InvalidAction
from trivet.games import IDS, load

ACTIONS = Actions(
    move={"piece": Word(("rook", "king")), "to": Pair(5, origin=2)},
    roll={},
    roll_again={"dice": Number(3, first=1)},
    end_turn={},
)
every_space = pytest.mark.parametrize("actions", [ACTIONS, *(load(name).actions for name in IDS)])


def test_the_space_is_numbered_verb_by_verb() -> None:
    assert ACTIONS.size == 2 * 25 + 1 + 3 + 1
    assert ACTIONS.first == {"move": 0, "roll": 50, "roll_again": 51, "end_turn": 54}
    assert (ACTIONS.names.MOVE, ACTIONS.names.ROLL_AGAIN, ACTIONS.names.END_TURN) == (0, 51, 54)
    assert list(ACTIONS.base()) == [0] * 50 + [50] + [51] * 3 + [54]


def test_every_action_has_one_typed_form_and_one_text() -> None:
    texts = [ACTIONS.text(action) for action in range(ACTIONS.size)]
    assert len(set(texts)) == ACTIONS.size
    for action, text in enumerate(texts):
        assert ACTIONS.read(text) == ACTIONS.read(ACTIONS.form(action)) == ACTIONS.read(action) == action


def test_forms_read_as_people_write_them() -> None:
    assert ACTIONS.form(ACTIONS.read("move king -2,2")) == {"verb": "move", "piece": "king", "to": [-2, 2]}
    assert ACTIONS.text(53) == "roll again 3"
    assert ACTIONS.read("  Roll   AGAIN 3 ") == 53
    assert ACTIONS.read("roll") == 50


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ("jump 3", "begins with none of this game's verbs: move, roll, roll again, end turn"),
        ("", "begins with none"),
        ("move rook", "write 'move <piece> <to>'"),
        ("end turn now", "write 'end turn'"),
        ("move queen 0,0", "none of rook, king"),
        ("move rook 3,0", "-2 to 2"),
        ("move rook 0", "not a pair of numbers"),
        ("move rook 0,0,0", "not a pair of numbers"),
        ("roll again 4", "1 to 3"),
        ("roll again x", "not a whole number"),
        (55, "0 to 54"),
        (-1, "0 to 54"),
        (True, "no action"),
        (1.0, "no action"),
        (None, "no action"),
        ([1], "no action"),
        ({}, "none of this game's verbs"),
        ({"verb": "roll_again"}, "takes dice, not nothing"),
        ({"verb": "roll", "dice": 1}, "takes no argument, not dice"),
        ({"verb": "roll_again", "dice": "1"}, "not a whole number"),
        ({"verb": "roll_again", "dice": True}, "not a whole number"),
        ({"verb": "move", "piece": ["rook"], "to": [0, 0]}, "none of rook, king"),
        ({"verb": "move", "piece": "rook", "to": {"x": 0}}, "not a pair"),
        ({"verb": "roll", "self": 1}, "takes no argument, not self"),
        ({"verb": ["roll"]}, "none of this game's verbs"),
    ],
)
def test_an_error_says_what_would_have_been_right(form: Any, words: str) -> None:
    with pytest.raises(InvalidAction, match=words.replace("(", r"\(")):
        ACTIONS.read(form)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
verbs = st.sampled_from(["move", "roll", "roll again", "place", "use", "reunite", "end turn", "lift", "gift"])
words = st.lists(st.text(string.ascii_letters + string.digits + ",-_+.é１", max_size=8), max_size=4).map(" ".join)


def check(actions: Actions, form: Any) -> None:
    """It reads as one of the space, or is refused by name."""
    try:
        action = actions.read(form)
    except InvalidAction as error:
        assert len(str(error)) > 10
    else:
        assert 0 <= action < actions.size


@every_space
@given(text=st.text(max_size=40) | words | st.tuples(verbs, words).map(" ".join))
def test_any_text_reads_or_is_refused_by_name(actions: Actions, text: str) -> None:
    check(actions, text)


@every_space
@given(form=anything)
def test_anything_reads_or_is_refused_by_name(actions: Actions, form: Any) -> None:
    check(actions, form)


@every_space
@given(data=st.data())
def test_any_typed_form_reads_or_is_refused_by_name(actions: Actions, data: st.DataObject) -> None:
    verb = data.draw(st.sampled_from(sorted(actions.verbs)))
    arguments = {name: data.draw(anything) for name in actions.verbs[verb]}
    extra = data.draw(st.dictionaries(st.text(max_size=6), anything, max_size=1))
    check(actions, {"verb": verb, **arguments, **extra})


def test_a_number_of_absurd_length_is_refused() -> None:
    check(ACTIONS, "roll again " + "9" * 10_000)
