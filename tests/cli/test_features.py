"""`trivet features`: what the numbers of observations are, from the names that the rules write by."""

import pytest

from trivet.games import IDS, load

from .conftest import Run


@pytest.mark.parametrize("name", IDS)
def test_every_feature_stands_where_it_is_said_to(run: Run, name: str) -> None:
    observes = load(name).observes
    told = run("features", name, "--derived", "--json").data
    assert (told["game"], told["numbers"], told["seats"]) == (name, observes.whole, observes.seats)
    assert [row["name"] for row in told["features"]] == list(observes.names._fields)
    for row in told["features"]:
        assert row["at"] == getattr(observes.names, row["name"])
        assert row["low"] <= 0 <= row["high"] and row["scale"] > 0
        for size, words in zip(row["shape"], row["words"], strict=True):
            assert words is None or len(words) == size
    taken = sum(size_of(row["shape"]) * (told["seats"] if row["each_seat"] else 1) for row in told["features"])
    assert taken == told["numbers"]


def size_of(shape: list[int]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size


def test_the_derived_ones_are_left_out_unless_asked_for(run: Run) -> None:
    told, with_derived = (run("features", "gobi", *flags, "--json").data for flags in ((), ("--derived",)))
    derived = [row for row in with_derived["features"] if row["derived"]]
    assert derived
    assert told["features"] == [row for row in with_derived["features"] if not row["derived"]]
    assert told["numbers"] == min(row["at"] for row in derived)


def test_people_read_a_table(run: Run) -> None:
    said = run("features", "gobi").out
    line = next(line for line in said.splitlines() if line.startswith("│ camels"))
    assert [cell.strip() for cell in line.split("│")[3:]] == ["40", "0 … 10", "2", "Each seat", ""]
    assert f"{load('gobi').observes.size} numbers (int8)" in said


def test_an_unknown_game_is_refused(run: Run) -> None:
    done = run("features", "chess")
    assert done.code == 2 and "There is no game 'chess'" in done.err
