"""Played by test_data in a process of its own, with a designer's cards: a building of 12 copies, a character of 6."""

from random import Random

import pytest

from .invariants import play_at_random
from .table import GOLDBLIVION, GoldblivionTable


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("seed", range(2))
def test_random_games(players: int, seed: int) -> None:
    options = {"players": players, "edition": "extended", "round_limit": 10}
    table = GoldblivionTable(GOLDBLIVION.set_up(options, seed))
    play_at_random(table, options, Random(seed), every=5)
    assert table.over


def test_the_first_row_can_meet_many_buildings() -> None:
    met = [len(GoldblivionTable(GOLDBLIVION.set_up({"players": 2}, seed)).view["bottom"]) for seed in range(60)]
    assert max(met) > 4
