"""Views: a schema, numbers written by it, and the plain data they are read as."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from trivet.engine.actions import Number, Pair, Word
from trivet.engine.errors import BadView
from trivet.engine.rule import Buffer, rule
from trivet.engine.state import Layout
from trivet.engine.views import (
    COUNT,
    FLAG,
    SIGNED,
    Bag,
    Each,
    Entry,
    Kind,
    Many,
    Maybe,
    Parts,
    Sheet,
    Tally,
    fill,
    later,
    put,
    put_all,
    put_row,
)

ROOT = Path(__file__).parents[2]
METALS = ("iron", "gold")
TILE = Parts("Tile", cell=Pair(10, origin=5), metal=Word(METALS, "Metal"))


@pytest.mark.parametrize(
    ("kind", "numbers", "data"),
    [
        (COUNT, [7], 7),
        (SIGNED, [-7], -7),
        (FLAG, [0], False),
        (FLAG, [1], True),
        (Number(6, first=1), [5], 6),
        (Word(METALS), [1], "gold"),
        (Pair(10, origin=5), [83], [-2, 3]),
        (Entry([{"op": "bars"}, [1]]), [0], {"op": "bars"}),
        (TILE, [55, 0], {"cell": [0, 0], "metal": "iron"}),
        (Many(COUNT), [3, 4, 5, 6], [4, 5, 6]),
        (Many(COUNT), [0], []),
        (Many(Word(METALS)), [2, 1, 0], ["gold", "iron"]),
        (Many(Maybe(Word(METALS)), 2), [-1, 0], [None, "iron"]),
        (Many(TILE), [1, 56, 1], [{"cell": [1, 0], "metal": "gold"}]),
        (Many(Many(Number(9, first=1))), [2, 1, 4, 0], [[5], []]),
        (Maybe(COUNT), [-1], None),
        (Maybe(COUNT), [0], 0),
        (Maybe(FLAG), [1], True),
        (Maybe(Number(6, first=1)), [0], 1),
        (Maybe(Pair(10)), [21], [1, 2]),
        (Maybe(TILE), [-1], None),
        (Maybe(TILE), [55, 1], {"cell": [0, 0], "metal": "gold"}),
        (Maybe(Many(COUNT)), [-1], None),
        (Maybe(Many(COUNT)), [1, 9], [9]),
        (Maybe(Many(TILE, 2)), [55, 1, 54, 0], [{"cell": [0, 0], "metal": "gold"}, {"cell": [-1, 0], "metal": "iron"}]),
        (Maybe(Bag(METALS)), [2, 1], ["iron", "iron", "gold"]),
        (Maybe(Tally(METALS)), [2, 0], {"iron": 2}),
        (Maybe(Each(METALS, COUNT)), [2, 0], {"iron": 2, "gold": 0}),
        (Each(METALS, COUNT), [2, 0], {"iron": 2, "gold": 0}),
        (
            Each(METALS, Parts(n=COUNT, some=Many(COUNT))),
            [2, 0, 3, 1, 4],
            {"iron": {"n": 2, "some": []}, "gold": {"n": 3, "some": [4]}},
        ),
        (Bag(METALS), [0, 2], ["gold", "gold"]),
        (Tally(METALS), [0, 2], {"gold": 2}),
    ],
    ids=lambda part: type(part).__name__ if isinstance(part, Parts | Many | Maybe | Each) else str(part),
)
def test_numbers_are_read_as_what_they_stand_for(kind: Kind, numbers: list[int], data: Any) -> None:
    schema = Parts(before=COUNT, it=kind, after=COUNT)
    written = [8, *numbers, 9]
    assert schema.read(written) == {"before": 8, "it": data, "after": 9}
    schema.check(written)


SCHEMA = Parts(turn=Number(4), tiles=Many(TILE), held=Maybe(Word(METALS)), open=FLAG, last=Many(COUNT, 2))
FITTING = [3, 1, 55, 0, -1, 1, 6, 7]


@pytest.mark.parametrize("length", range(len(FITTING)))
def test_what_is_missing_is_noticed(length: int) -> None:
    SCHEMA.read(FITTING)
    with pytest.raises(BadView, match="more is declared than was written"):
        SCHEMA.read(FITTING[:length])


def test_what_is_left_over_is_noticed() -> None:
    with pytest.raises(BadView, match="2 of 10 numbers are left over: more was written than is declared"):
        SCHEMA.read([*FITTING, 0, 0])


@pytest.mark.parametrize(
    ("at", "number", "message"),
    [
        (1, -3, r"^tiles is declared as 0 or more, and -3 was written\.$"),
        (3, 2, r"^tiles\[0\]\.metal is declared as 0 to 1, and 2 was written\.$"),
        (3, -1, r"^tiles\[0\]\.metal is declared as 0 to 1, and -1 was written\.$"),
        (4, -2, r"^held is declared as 0 to 1, and -2 was written\.$"),
        (5, 3, r"^open is declared as 0 to 1, and 3 was written\.$"),
    ],
)
def test_what_cannot_be_read_is_said_where_it_stands(at: int, number: int, message: str) -> None:
    with pytest.raises(BadView, match=message):
        SCHEMA.read([*FITTING[:at], number, *FITTING[at + 1 :]])


@pytest.mark.parametrize("number", [4, -1, True, 1.0])
def test_every_number_is_checked_where_it_is_asked_for(number: Any) -> None:
    with pytest.raises(BadView, match=r"^turn is declared as 0 to 3"):
        SCHEMA.check([number, *FITTING[1:]])


@pytest.mark.parametrize(
    "kind", [SIGNED, Maybe(COUNT), Parts(a=SIGNED, b=COUNT), Many(SIGNED, 3), Each(METALS, Maybe(FLAG))]
)
def test_nothing_and_something_must_look_different(kind: Kind) -> None:
    with pytest.raises(BadView, match="whose own number may be −1"):
        Maybe(kind)


def test_a_schema_is_made_of_kinds() -> None:
    with pytest.raises(BadView, match="'iron' is nothing that a view is made of"):
        Parts(metal="iron")  # type: ignore[arg-type]
    with pytest.raises(BadView, match="Tile has no parts"):
        Parts("Tile")


def test_the_schema_as_plain_data_names_each_list_of_words_once() -> None:
    schema = Parts(
        "View",
        tiles=(Many(TILE), "All that are laid."),
        bag=Bag(METALS, "Metal"),
        turn=Number(4, first=1),
        cell=Maybe(Pair(10, origin=5)),
        row=Many(FLAG, 3),
        effect=Entry([{"op": "bars"}]),
    )
    metal = {"kind": "word", "table": 0, "name": "Metal"}
    cell = {"kind": "pair", "n": 10, "origin": 5}
    tile = {"kind": "parts", "name": "Tile", "parts": [{"name": "cell", "of": cell}, {"name": "metal", "of": metal}]}
    assert schema.json() == {
        "mark": schema.mark,
        "view": {
            "kind": "parts",
            "name": "View",
            "parts": [
                {"name": "tiles", "of": {"kind": "many", "of": tile}, "said": "All that are laid."},
                {"name": "bag", "of": {"kind": "bag", "table": 0, "name": "Metal"}},
                {"name": "turn", "of": {"kind": "number", "size": 4, "first": 1}},
                {"name": "cell", "of": {"kind": "maybe", "of": cell}},
                {"name": "row", "of": {"kind": "many", "of": {"kind": "flag"}, "n": 3}},
                {"name": "effect", "of": {"kind": "entry", "table": 1}},
            ],
        },
        "tables": [["iron", "gold"], [{"op": "bars"}]],
    }


def test_other_schemas_have_other_marks() -> None:
    schemas = [
        Parts(a=COUNT, b=COUNT),
        Parts(b=COUNT, a=COUNT),
        Parts(a=Word(METALS), b=COUNT),
        Parts(a=Word(METALS[::-1]), b=COUNT),
        Parts(a=COUNT, b=(COUNT, "Bread.")),
    ]
    marks = [schema.mark for schema in schemas]
    assert len(set(marks)) == len(schemas)
    assert Parts(a=COUNT, b=COUNT).mark == marks[0]


LAYOUT = Layout([("hand", "i1", (2, 3)), ("coins", "i2", (2, 2)), ("box", "i1", (3,))])


@rule
def look(states: Buffer, out: Buffer) -> None:
    s = states[0]
    at = later(out)
    put_row(out, s.hand, 1)
    put_row(out, s.coins, 0)
    put_all(out, s.box)
    put(out, -5)
    fill(out, at, 42)


def test_things_are_written_as_often_as_they_are_there() -> None:
    state = LAYOUT.blank()
    state.array["hand"][0, 1] = [1, 0, 2]
    state.array["coins"][0, 0] = [0, 3]
    written = Sheet().write(lambda out: look(state.states, out))
    assert written == [42, 3, 0, 2, 2, 3, 1, 1, 1, 0, -5]
    assert all(type(number) is int for number in written)


@rule
def write_many(out: Buffer, n: int) -> None:
    at = later(out)
    for i in range(n):
        put(out, i)
    fill(out, at, n)


@pytest.mark.parametrize("n", [0, 1022, 1023, 1024, 5000])
def test_a_sheet_is_as_long_as_what_is_written(n: int) -> None:
    sheet = Sheet()
    for _ in range(2):
        assert sheet.write(lambda out: write_many(out, n)) == [n, *range(n)]
    assert sheet.write(lambda out: write_many(out, 1)) == [1, 0]


def test_compiled_rules_write_the_same() -> None:
    command = [sys.executable, "-m", "pytest", "-q", __file__, "-k", "as_often or sheet"]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"TRIVET_COMPILE": "1"}, check=True, timeout=300)
