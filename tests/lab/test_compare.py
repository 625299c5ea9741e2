"""Comparisons: the same luck on both sides, intervals that may be looked at any time, one number of the data changed."""

from pathlib import Path

import numpy as np
import pytest

from trivet.engine.errors import BadOptions
from trivet.games import IDS, load, own_data_file
from trivet.lab.compare import Comparison, Side, compare
from trivet.lab.edits import Sweep, changed, numbers, read_sweep, with_numbers
from trivet.lab.paired import FEWEST, Pairs, findings
from trivet.lab.processes import HERE, Where

ROOT = Path(__file__).parents[2]
GOBI = own_data_file("gobi").read_text(encoding="utf-8")
GORBINO = own_data_file("gorbino").read_text(encoding="utf-8")


def against(data: str, games: int, where: Where = HERE) -> Comparison:
    sides = [Side("ours", load("gobi")), Side("theirs", load("gobi", data))]
    (found,) = compare(sides, {"players": 2}, ("random", "random"), games, 3, where, 0.02)
    return found


@pytest.fixture(autouse=True)
def in_small_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trivet.lab.runs.games_in_a_task", lambda bots: 40)


def test_the_same_data_are_the_same_and_that_is_soon_decided() -> None:
    found = against(GOBI + "\n# a remark\n", 400)
    assert FEWEST <= found.pairs < 200 and found.needed == 0
    assert {one.verdict for one in found.measures} == {"same"}
    assert all(one.interval == (0, 0) for one in found.measures)


def test_a_rule_that_costs_points_is_found_out(tmp_path: Path) -> None:
    found = against(changed(GOBI, ("discard_points",), -6), 120, Where(1, tmp_path))
    by_name = {one.name: one for one in found.measures}
    assert by_name["points"].verdict == "differs" and by_name["points"].interval[1] < 0
    assert by_name["points"].worth > 1
    assert by_name["turns"].verdict == "same"
    assert by_name["wins, 1 in turn order"].verdict == "open" and found.needed > 100
    assert sum(by_name[f"wins, {place} in turn order"].a for place in (1, 2)) == pytest.approx(1)
    assert found.as_data() == against(changed(GOBI, ("discard_points",), -6), 120, Where(1, tmp_path)).as_data()


def test_content_is_compared_by_what_it_is() -> None:
    found = against(GOBI.replace('"Perfume"\ncopies = 3', '"Perfume"\ncopies = 1'), 80)
    perfume = next(one for one in found.content if one.name == "gift perfume")
    assert perfume.difference < 0 and 0 < perfume.b < perfume.a < 1


def test_intervals_hold_however_long_one_looks() -> None:
    """Of 100 runs that are looked at 40 times each, at most 5 % ever show a difference that is not there."""
    dice = np.random.default_rng(7)
    wrong = 0
    for _ in range(100):
        pairs = Pairs(1)
        for _ in range(40):
            a = dice.integers(0, 2, (50, 1)).astype(float)
            b = dice.integers(0, 2, (50, 1)).astype(float)
            pairs.add(a, b)
            (found,) = findings(pairs, ["wins"], np.array([0.0]), 1)
            if found.verdict == "differs":
                wrong += 1
                break
    assert wrong <= 5


def test_what_is_needed_is_about_what_it_takes() -> None:
    dice = np.random.default_rng(1)
    pairs = Pairs(1)
    pairs.add(dice.normal(0, 1, (400, 1)), dice.normal(0.1, 1, (400, 1)))
    (found,) = findings(pairs, ["points"], np.array([0.01]), 1)
    assert found.verdict == "open" and 500 < found.needed < 10_000


@pytest.mark.parametrize(
    ("text", "sweep"),
    [
        ("perfume.points=1..3", Sweep(("perfume", "points"), (1, 2, 3))),
        ("discard_points=-2..0", Sweep(("discard_points",), (-2, -1, 0))),
        ("crown_bonds.effects.coins=60,90", Sweep(("crown_bonds", "effects", "coins"), (60, 90))),
    ],
)
def test_sweeps_are_read(text: str, sweep: Sweep) -> None:
    assert read_sweep(text) == sweep


@pytest.mark.parametrize(
    "text", ["", "points", "a.b=", "a.b=x", "a.b=3..1", "a.b=1..999", ".b=1", "a..b=1", "a.b=1...3"]
)
def test_sweeps_that_do_not_read(text: str) -> None:
    with pytest.raises(BadOptions):
        read_sweep(text)


@pytest.mark.parametrize(
    ("data", "path", "line"),
    [
        (GOBI, "discard_points", "discard_points = 7"),
        (GOBI, "heart_of_the_desert.points", "points = 7"),
        (GORBINO, "setup.coins", "coins = 7"),
        (GORBINO, "crown_bonds.effects.coins", "[{ income = 4, coins = 7 }]"),
        (GORBINO, "technology.crown_bonds.effects.1.options.1.coins", "[{ income = 4, coins = 7 }]"),
        (GORBINO, "crown_bonds.cost.coins", "cost = { iron = 1, coins = 7 }"),
        (GORBINO, "greywater.x", "x =  7, y = 120"),
    ],
)
def test_one_number_is_changed_and_nothing_else(data: str, path: str, line: str) -> None:
    after = changed(data, tuple(path.split(".")), 7)
    pairs = zip(data.splitlines(), after.splitlines(), strict=True)
    (differing,) = [(old, new) for old, new in pairs if old != new]
    assert line in differing[1]


@pytest.mark.parametrize("path", ["nobody.points", "perfume.colour", "perfume.name", "nothing", "perfume.cost.points"])
def test_a_number_that_is_not_there(path: str) -> None:
    with pytest.raises(BadOptions):
        changed(GOBI, tuple(path.split(".")), 7)


def test_a_number_that_stands_there_twice() -> None:
    with pytest.raises(BadOptions, match=r"2 numbers 'coins' at crown_bonds.*card.effects.coins"):
        changed(GORBINO, ("crown_bonds", "coins"), 7)


@pytest.mark.parametrize("id", IDS)
def test_every_number_of_a_data_file_has_a_name_and_can_be_changed_alone(id: str) -> None:
    text = own_data_file(id).read_text(encoding="utf-8")
    found = {one.name: one for one in numbers(text)}
    assert len(found) == len(numbers(text)) > 0
    one = list(found.values())[len(found) // 2]
    other = with_numbers(text, {one.name: 77})
    assert {number.name: number.value for number in numbers(other)} == {
        name: 77 if name == one.name else number.value for name, number in found.items()
    }
    assert len(text.splitlines()) == len(other.splitlines()) and changed(text, one.path, 77) == other


def test_numbers_are_found_wherever_toml_allows_them() -> None:
    text = """
        1 = 4  # 9
        a.1 = -3
        text = "5 = 6"
        [x]
        list = [1_000, -2.5, [3,
        [4]]]
        day = 2026-01-01
        [["one two"]]
        id = 7
        left = { wood = 1, why = '2' }
    """
    assert {one.name: one.value for one in numbers(text)} == {
        "1": 4,
        "a.1": -3,
        "x.list.1": 1000,
        "x.list.2": -2.5,
        "x.list.3.1": 3,
        "x.list.3.2.1": 4,
        "one two.7.left.wood": 1,
    }
    with pytest.raises(BadOptions, match="no number 'x'"):
        with_numbers(text, {"x": 1})
