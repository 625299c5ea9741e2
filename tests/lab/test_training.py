"""Training: what is learnt is true, and comes out the same however often the work was broken off."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("jax")
pytest.importorskip("optax")
pytest.importorskip("altair")

from trivet.bots import network as network_module
from trivet.bots.network import Network, inputs, weigh
from trivet.cli import main
from trivet.engine.game import Game
from trivet.games import load
from trivet.installed import Installed, on_the_table
from trivet.lab.processes import HERE
from trivet.lab.training import curves, generations
from trivet.lab.training.examples import Examples
from trivet.lab.training.fit import Asked, chances, fit, new_weights, squared
from trivet.lab.training.folder import BadTraining, Folder
from trivet.lab.training.gate import Verdict, gate
from trivet.lab.training.generations import Plan, Training
from trivet.lab.training.lots import Lot, mix, play_lot

SMALL = Path(__file__).parents[2] / "examples" / "liars_dice"
"""A game from outside that is over soon."""
PLAN = Plan(
    seed=1, players=(2,), games=20, searched=20, iterations=2, keeps=0.4, passes=2, gated=2, generations=2, searches=1
)


class Killed(Exception):
    """The process is gone."""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(network_module, "HIDDEN", (4, 2))  # uncompiled, a pass takes its time
        patch.setattr(generations, "GAMES_IN_A_LOT", 8)
        patch.setenv("TRIVET_CACHE", str(folder))
        patch.syspath_prepend(str(SMALL))
        patch.setitem(on_the_table().games, "liars_dice", Installed("liars_dice", "liars_dice", "liars-dice"))
        yield load("liars_dice")


def training(game: Game, folder: Path, plan: Plan = PLAN, steps: int | None = None) -> Training:
    """`steps`: after so many it is killed."""
    left = [steps]

    @contextmanager
    def progress(what: str, total: int) -> Iterator[Any]:
        def done(some: int) -> None:
            if left[0] is not None:
                left[0] -= 1
                if left[0] <= 0:
                    raise Killed

        yield done

    return Training(game, plan, Folder(folder), HERE, progress, lambda said: None)


def made_up(rows: int, numbers: int) -> Examples:
    """Positions whose worth is a plain sum of what is there."""
    dice = np.random.default_rng(3)
    x = dice.random((rows, numbers)) < 0.2
    z = x @ dice.standard_normal(numbers)
    target = (0.5 + 0.5 * z / np.sqrt(1 + z * z)).astype(np.float32)
    row, index = np.nonzero(x)
    starts = np.concatenate([[0], np.cumsum(np.bincount(row, minlength=rows))])
    return Examples(np.arange(rows) // 4, starts, index.astype(np.uint16), x[row, index] * 1.0, target, target, target)


def test_it_learns_a_worth_that_was_made_up() -> None:
    examples = made_up(8000, 40)
    found = fit(new_weights(40, 64, 32, 1), examples, Asked(40, 8, 1, 0))
    _, out = examples.held_out()
    assert squared(chances(found.best, examples, out), examples.target[out]) < 0.1 * examples.target.var()


def test_examples_are_what_bots_are_given_and_a_network_plays_what_was_fitted(game: Game) -> None:
    network = Network.new(game, 1)
    lot = Lot(game.id, None, {"players": 3}, 0, None, 5, range(3), 1.0)
    found = play_lot(lot).examples
    first = found.dense(np.arange(3), len(network.arrays["w1"]))
    state = game.set_up({"players": 3}, (5 << 64) + 0)
    assert (first == [inputs(state, seat, network) for seat in range(3)]).all()
    weights = {name: one.astype(np.float32) for name, one in network.arrays.items()}
    said = [weigh(state, seat, network) for seat in range(3)]
    assert np.allclose(chances(weights, found, np.arange(3)), said, atol=1e-5)
    assert set(np.unique(found.target)) <= {0.0, 0.5, 1.0, np.float32(1 / 3)}  # by the terms only the end counts


def test_killed_anywhere_it_ends_with_the_same_weights(game: Game, tmp_path: Path) -> None:
    told = training(game, tmp_path / "whole").run()
    assert [one.iterations for one in told] == [0, 0, 2]
    killed = 0
    for steps in (2, 3, 3, 4, 1, None):
        try:
            training(game, tmp_path / "parts", steps=steps).run()
        except Killed:
            killed += 1
            (tmp_path / "parts/generation-00/lot-00000000.npz").unlink()  # what is missing is played again
    assert killed == 5
    for number in range(3):
        file = f"generation-{number:02}/candidate.safetensors"
        assert (tmp_path / "whole" / file).read_bytes() == (tmp_path / "parts" / file).read_bytes()
    page = curves.page(game.id, PLAN, told)
    assert "http" not in page.replace("http://www.w3.org/", "") and page.count("<svg") == 4


def test_the_best_stays_until_one_is_surely_better(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    verdicts = iter(
        [Verdict(400, 0.6, 0.5, 0.55, 0.65), Verdict(400, 0.6, 0.5, 0.55, 0.65), Verdict(400, 0.54, 0.5, 0.49, 0.59)]
    )
    monkeypatch.setattr(generations, "gate", lambda *asked: next(verdicts))
    told = training(game, tmp_path, replace(PLAN, searches=0)).run()
    assert [one.passed for one in told] == [True, False]
    first, second = (tmp_path / f"generation-{number:02}" / "candidate.safetensors" for number in range(2))
    assert first.read_bytes() != second.read_bytes()
    assert (tmp_path / "network.safetensors").read_bytes() == first.read_bytes()


def test_at_the_gate_all_tables_count_together(game: Game) -> None:
    tables = mix(game, (2, 3))
    assert gate(game, tables, "greedy:1", "random", 24, 1, HERE, {}).passed
    turned = gate(game, tables, "random", "greedy:1", 24, 1, HERE, {})
    assert turned.chance == pytest.approx((1 / 2 + 1 / 3) / 2) and not turned.passed and turned.share < turned.chance


def test_alone_every_opponent_is_met() -> None:
    tables = mix(load("goldblivion"), (1, 2))
    assert len({one["opponent"] for one in tables if one["players"] == 1}) == 4
    assert sum(one["players"] == 2 for one in tables) == 4


def test_a_damaged_file_or_another_plan_is_told(game: Game, tmp_path: Path) -> None:
    with pytest.raises(Killed):
        training(game, tmp_path, steps=1).run()
    with pytest.raises(BadTraining, match="with games 20, not 30"):
        training(game, tmp_path, replace(PLAN, games=30)).run()
    kept = tmp_path / "generation-00" / "lot-00000000.npz"
    kept.write_bytes(kept.read_bytes()[:-100])
    with pytest.raises(BadTraining, match=r"lot-00000000\.npz is damaged\. Delete it"):
        training(game, tmp_path).run()
    with pytest.raises(BadTraining, match="Nothing can be kept"):
        training(game, kept)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["train", "chess", "--out", "x"], "There is no game 'chess'"),
        (["train", "gobi", "--out", "x", "--players", "2;3"], "--players '2;3' does not read"),
        (["train", "gobi", "--out", "x", "--players", "9"], "players can be 2, 3, 4, not 9"),
        (["train", "gobi", "--out", "x", "--generations", "0", "--search-generations", "0"], "Nothing is to be learnt"),
        (["train", "gobi"], "Missing option '--out'"),
    ],
)
def test_what_cannot_be_trained_is_told(asked: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked) == 2
    assert said in capsys.readouterr().err
    assert not Path("x").exists()


def test_without_the_extra_it_says_which(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("trivet.extras.find_spec", lambda name: None)
    assert main(["train", "gobi", "--out", "x"]) == 2
    assert "pip install 'trivet[train]'" in capsys.readouterr().err
