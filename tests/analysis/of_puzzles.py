"""Puzzles: one answer is far better than all others, and stays so. And what `make explained` measures."""

import json
from pathlib import Path

import msgspec
import pytest

from trivet.analysis.puzzles import (
    APART,
    BadPuzzle,
    Puzzle,
    Setter,
    collected,
    own_puzzles,
    position,
    read_puzzles,
    write,
)
from trivet.games import IDS, load
from trivet.lab import explained

from .matches import played

EFFORT = 0.05


@pytest.fixture(scope="module")
def found() -> tuple[Setter, Puzzle]:
    setter = Setter(load("gobi"), 2, EFFORT)
    for seed in range(12):
        if puzzles := setter.found_in(played("gobi", 2, seed), 1):
            return setter, puzzles[0]
    raise AssertionError("no puzzle in a dozen matches of random moves")


def test_a_puzzle_is_a_match_as_far_as_a_move_and_grades_every_answer(found: tuple[Setter, Puzzle]) -> None:
    setter, puzzle = found
    game = setter.game
    match = position(game, puzzle)
    offered = game.offers(match.state, puzzle.seat)
    assert len(match.moves) == len(puzzle.moves) and puzzle.seat in game.to_act(match.state)
    assert sorted(game.actions.read(answer.action) for answer in puzzle.answers) == sorted(offered)
    costs = [answer.cost for answer in puzzle.answers]
    assert costs == sorted(costs) and costs[0] == 0 and costs[1] >= APART


def test_it_holds_and_one_with_another_answer_does_not(found: tuple[Setter, Puzzle]) -> None:
    setter, puzzle = found
    assert setter.still_holds(puzzle)
    best, *others = puzzle.answers
    rival = next(answer for answer in others if answer.weighed)
    rest = [answer for answer in others if answer is not rival]
    swapped = [rival, msgspec.structs.replace(best, cost=0.5), *rest]
    assert not setter.still_holds(msgspec.structs.replace(puzzle, answers=swapped))


def test_puzzles_are_kept_and_read_again(found: tuple[Setter, Puzzle], tmp_path: Path) -> None:
    setter, puzzle = found
    file = tmp_path / "puzzles.json"
    write(collected(setter.game, [puzzle]), file)
    assert read_puzzles(file.read_bytes()).puzzles == [puzzle]
    with pytest.raises(BadPuzzle, match="no puzzles"):
        read_puzzles(file.read_bytes()[:-9])
    parted = msgspec.structs.replace(puzzle, moves=puzzle.moves[1:])
    with pytest.raises(BadPuzzle, match="parts from the rules"):
        position(setter.game, parted)


@pytest.mark.parametrize("name", IDS)
def test_a_sample_of_those_that_come_with_a_game_still_holds(name: str) -> None:
    """All of them: `make check-puzzles`."""
    game = load(name)
    own = own_puzzles(game)
    if own is None:
        pytest.skip(f"{name} comes without puzzles")
    for puzzle in own.puzzles:
        position(game, puzzle)
    some = own.puzzles[:: max(1, len(own.puzzles) // 3)]
    held = [Setter(game, int(puzzle.options["players"]), 0.5).still_holds(puzzle) for puzzle in some]
    assert sum(held) >= len(held) - 1


def test_what_analyses_are_worth_is_written_down_and_remembered(tmp_path: Path) -> None:
    wanted = explained.Wanted("gobi", 2, "hard", 0, (8, 16))
    row = explained.explain(wanted)
    assert len(row["remainder"]) == 2 and all(n > 0 for *_, n in row["brier"])
    kept = explained.Kept(tmp_path, "gobi")
    kept.add(row)
    with kept.path.open("a") as file:
        file.write('{"key": "2 ha')
    assert explained.Kept(tmp_path, "gobi").rows == {wanted.key: json.loads(json.dumps(row))}
    many = [row | {"calls": [["mistake", None], ["mistake", "mistake"], ["inaccuracy", None]]}]
    text, failed = explained.document({"gobi": {"2 hard": many}}, (8, 16))
    assert "| gobi | 2 | 1 |" in text and "1 of 2 | 1 of 1 |" in text
    assert any("of the mistakes change" in one for one in failed)
