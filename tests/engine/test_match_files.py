"""Saved matches: what is not one, or not ours, is refused by name and in words."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trivet.engine.errors import BadMatch
from trivet.engine.match import Match, match_schema, read_match
from trivet.games import IDS, load


def saved() -> dict[str, Any]:
    """A match some turns under way."""
    match, chance = Match(load("gobi"), {"players": 3}, seed=6), random.Random(6)
    for _ in range(12):
        (seat,) = match.game.to_act(match.state)
        match.play(seat, chance.choice(match.game.offers(match.state, seat)))
    file: dict[str, Any] = json.loads(match.save())
    return file


def opened(file: Any) -> Match:
    text = file if isinstance(file, str | bytes) else json.dumps(file)
    return Match.load(load("gobi"), read_match(text))


def test_a_match_that_was_saved_loads() -> None:
    assert len(opened(saved()).moves) == 12


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe\x00", "not JSON"),
        (b'"\xc3\x28"', "no match"),
        ("[" * 100_000, "no match"),
        ("null", "no match"),
        ("[]", "no match"),
        ("{}", "format"),
        ('{"format": "chess"}', "format"),
    ],
)
def test_what_is_no_match_is_refused(text: str | bytes, words: str) -> None:
    with pytest.raises(BadMatch, match=words):
        read_match(text)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "g" * 41}, "game"),
        ({"table": "x" * 65}, "table"),
        ({"table": ""}, "table"),
        ({"table": "a b"}, "table"),
        ({"table": "x\n"}, "table"),
        ({"data": "x" * 500_001}, "data"),
        ({"options": {"players": "x" * 41}}, "options"),
        ({"options": {"x" * 41: 1}}, "options"),
        ({"options": {str(number): 1 for number in range(41)}}, "options"),
        ({"moves": [[0, "x" * 201]]}, "moves"),
        ({"moves": [[0, "x"]] * 20_001}, "moves"),
        ({"seed": "0" * 32 + "\n"}, "seed"),
        ({"commitment": "0" * 64 + "\n"}, "commitment"),
        ({"rules_version": 2**40}, "rules_version"),
        ({"format": "other"}, "format"),
        ({"format_version": 2}, "format_version 2 hold a promise"),
        ({"format_version": 3}, "format_version"),
        ({"game": 3}, "game"),
        ({"game": "chess"}, "match of chess, not of gobi"),
        ({"rules_version": 0}, "no version 0 of the rules of gobi here, but version 1 and version 2"),
        ({"rules_version": "1"}, "rules_version"),
        ({"options": {"players": 7}}, "players can be 2, 3, 4"),
        ({"options": {"players": 2.0}}, "options"),
        ({"options": {"wind": 1}}, "no option wind"),
        ({"options": []}, "options"),
        ({"seed": "xyz"}, "seed"),
        ({"seed": 7}, "seed"),
        ({"seed": "0" * 31}, "seed"),
        ({"seed": "0" * 33}, "seed"),
        ({"moves": [[0]]}, "moves"),
        ({"moves": [[0, 1]]}, "moves"),
        ({"moves": [["0", "discard"]]}, "moves"),
        ({"moves": [[0, "dance"]]}, "Move 0 .* none of this game's verbs"),
        ({"moves": [[0, "end turn"]]}, "Move 0 "),
        ({"moves": [[-1, "discard"]]}, "Move 0 .*Seat -1 is not to act"),
        ({"moves": [[10**18, "discard"]]}, "Move 0 "),
        ({"data": "players = [2]"}, "another data file"),
        ({"data": 3}, "data"),
        ({"extra": 1}, "extra"),
    ],
)
def test_a_changed_match_is_refused_with_the_reason(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadMatch, match=words):
        opened(saved() | change)


@pytest.mark.parametrize("field", sorted(saved()))
def test_a_missing_field_is_named(field: str) -> None:
    file = saved()
    if file.pop(field) is not None:
        with pytest.raises(BadMatch, match=field):
            opened(file)
    else:
        opened(file)


def test_a_move_that_was_not_possible_is_named_by_its_number() -> None:
    file = saved()
    file["moves"][5] = [file["moves"][5][0], "coffee"]
    with pytest.raises(BadMatch, match=r"Move 5 .*'coffee' is not possible now\. Possible: "):
        opened(file)


@given(data=st.binary(max_size=200))
def test_any_bytes_are_refused_by_name(data: bytes) -> None:
    with pytest.raises(BadMatch):
        read_match(data)


@given(text=st.text(max_size=100))
def test_any_text_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadMatch):
        read_match(text)


@given(at=st.integers(0), put=st.binary(max_size=4), cut=st.integers(0, 6))
@settings(max_examples=200)
def test_a_damaged_match_loads_or_is_refused_by_name(at: int, put: bytes, cut: int) -> None:
    whole = json.dumps(saved()).encode()
    at %= len(whole)
    try:
        opened(whole[:at] + put + whole[at + cut :])
    except BadMatch as error:
        assert len(str(error)) > 20


plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12)


@given(
    field=st.sampled_from(sorted(saved())),
    value=plain | st.lists(plain, max_size=3) | st.lists(st.tuples(plain, plain)),
)
@settings(max_examples=200)
def test_any_value_in_any_field_loads_or_is_refused_by_name(field: str, value: Any) -> None:
    try:
        opened(saved() | {field: value})
    except BadMatch as error:
        assert len(str(error)) > 20


def test_the_schema_describes_every_field() -> None:
    schema = match_schema()
    assert set(saved()) <= set(schema["$defs"]["MatchFile"]["properties"])


@pytest.mark.parametrize("name", IDS)
def test_the_seed_is_drawn_from_all_128_bits_where_none_is_given(name: str) -> None:
    drawn = [Match(load(name), {}).seed for _ in range(40)]
    assert len(set(drawn)) == 40
    assert max(drawn).bit_length() > 120
