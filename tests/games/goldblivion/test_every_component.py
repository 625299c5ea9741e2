"""No component without a test of its own."""

from pathlib import Path

import pytest

from trivet.games.goldblivion.components import (
    BLUE_WORDS,
    BOARD_WORDS,
    BOOK,
    ENEMY_WORDS,
    RED_WORDS,
    TOKEN_WORDS,
    TYPE_WORDS,
)

TESTS = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
SIDES = [side.id for village in BOOK.village_tile for side in village.side]
SOLO = [f"solo_{board}_{place}" for board in BOARD_WORDS for place in (*TYPE_WORDS, "magic", "chart")]


@pytest.mark.parametrize("component", [*BLUE_WORDS, *RED_WORDS, *TOKEN_WORDS, *ENEMY_WORDS, *SIDES, *SOLO])
def test_each_component_has_a_test(component: str) -> None:
    assert f"def test_{component}(" in TESTS


@pytest.mark.parametrize("case", [*(f"t{n:02}" for n in range(1, 26)), *(f"x{n:02}" for n in range(1, 36))])
def test_each_case_has_a_test(case: str) -> None:
    assert f"def test_{case}" in TESTS


@pytest.mark.parametrize("point", range(1, 18))
def test_each_decision_point_has_a_test(point: int) -> None:
    assert f"def test_d{point:02}_" in TESTS
