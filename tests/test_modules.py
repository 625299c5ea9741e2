"""Games as WebAssembly: they play as Python does, are small, and ask for nothing that a page has not."""

import gzip
import json
import os
import random
import re
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import trivet.bots.module as bot_module
from stress.modules import at_home, built_otherwise
from trivet.analysis import hands
from trivet.analysis.study import Study
from trivet.bots import make_bot
from trivet.bots.greedy import GreedyBot
from trivet.bots.made import made_of, program
from trivet.bots.module import BrokenOff, ThoughtsInModule
from trivet.bots.network import Network
from trivet.bots.search import SearchBot
from trivet.bots.turn import play_turn
from trivet.engine.package import folder
from trivet.games import load, own_data_file
from trivet.lab import play
from trivet.lab.play import play_task
from trivet.lab.records import Rows, Task
from trivet.lab.runs import Run
from trivet.testing.contract import choose
from trivet.wasm.build import built

from . import outside
from .analysis.matches import played

OURS = ("gobi", "goldblivion", "gorbino")
BUILT_AGAIN = "gobi"
"""The game whose module is built anew here; `stress` builds all of them."""
LARGEST = 80_000
"""Bytes of a module, compressed, as a page loads it."""


@pytest.mark.parametrize("name", OURS)
def test_the_module_in_a_games_package_is_of_just_these_rules_bots_and_data(name: str) -> None:
    game = load(name)
    about = json.loads((folder(game.package) / f"{name}.json").read_text(encoding="utf-8"))
    assert about["made_of"] == made_of(game), "rules, bots or data have changed since: make modules, and commit them"


def test_the_same_sources_make_the_same_module_to_the_byte(tmp_path: Path) -> None:
    kept = folder(load(BUILT_AGAIN).package)
    if reason := built_otherwise(json.loads((kept / f"{BUILT_AGAIN}.json").read_text(encoding="utf-8"))):
        pytest.skip(reason)
    for file in built(load(BUILT_AGAIN), tmp_path):
        assert file.read_bytes() == (kept / file.name).read_bytes()


COMMENTS = '''"""What it is."""

N = 3  # so many
HASH = "# is no comment"


def half(n: int) -> int:
    """Rounded down."""
    return n // 2
'''


def test_what_is_said_in_sources_for_people_makes_no_other_module(tmp_path: Path) -> None:
    one, other, third = (tmp_path / name for name in ("one.py", "other.py", "third.py"))
    one.write_text(COMMENTS, encoding="utf-8")
    other.write_text(re.sub("What it is|so many|Rounded", "Anything", COMMENTS) + "\n# The end\n", encoding="utf-8")
    third.write_text(COMMENTS.replace("is no comment", "it is"), encoding="utf-8")
    assert program(one) == program(other) != program(third)


@pytest.mark.parametrize("name", OURS)
def test_a_module_is_small(name: str) -> None:
    """As a page loads it."""
    assert len(gzip.compress((at_home(load(name)) / f"{name}.wasm").read_bytes(), 9)) <= LARGEST


@pytest.mark.parametrize("name", OURS)
def test_a_bot_chooses_by_the_module_what_it_chooses_by_the_rules(name: str) -> None:
    game = load(name)
    at_home(game)
    chance = random.Random(name)
    for seed, players in enumerate(game.players):
        state = game.set_up({"players": players}, seed)
        for _ in range(10):
            game.play(state, *choose(game, state, chance))
        (seat, *_) = game.to_act(state)
        hidden = game.hide(state, seat)
        network = Network.new(game, seed)
        for known in (None, network):
            by_rules, by_module = (SearchBot(game, seed, 6, network=known, quick=quick) for quick in (False, True))
            assert isinstance(by_module._thoughts, ThoughtsInModule)
            assert play_turn(game, by_module, hidden, seat) == play_turn(game, by_rules, hidden, seat)
            assert (
                by_module._thoughts.tree["total"][0, :50].tolist() == by_rules._thoughts.tree["total"][0, :50].tolist()
            )
            one, other = (GreedyBot(game, seed, 1, known, quick).weights(hidden, seat) for quick in (False, True))
            assert one == other


@pytest.mark.parametrize("name", OURS)
def test_an_analysis_finds_by_the_module_what_it_finds_by_the_rules(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name)
    at_home(game)
    match = played(name, 2, 3)
    by_module = Study(match)
    monkeypatch.setattr(hands, "module_of", lambda game: None)
    by_rules = Study(match)
    assert isinstance(by_module.scales._hands, hands.HandsInModule)
    assert isinstance(by_rules.scales._hands, hands.HandsByRules)
    assert by_module.save() == by_rules.save()
    moves = [one.move for one in by_rules.found.decisions]
    for move in (moves[5], moves[-5]):
        assert by_module.decide(move, 16) == by_rules.decide(move, 16)
    for study in (by_module, by_rules):
        study._foresee(moves[5], 80)
        study._measure_luck(study._revealed.index(True), 0)
    assert by_module.save() == by_rules.save()


@pytest.mark.parametrize("name", OURS)
def test_whole_games_by_the_module_are_those_by_the_rules(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name)
    bots = ("instant", "search:4", "random")
    runs = [Run(game, {"players": n}, bots[:n], 7, frozenset(["decisions"])) for n in (min(game.players), 3)]
    tasks = [run.tasks([0])[0].only(0, 1, 2) for run in runs]
    monkeypatch.setattr(play, "ROOM", play.ROOM | {"decisions": 250})  # so that it does not suffice
    by_module = [play_task(task) for task in tasks]
    assert all(tables_of(task)._in_module for task in tasks)
    play.tables_for.cache_clear()
    monkeypatch.setattr(play, "in_module", lambda *_: None)
    for task, rows in zip(tasks, by_module, strict=True):
        again = play_task(task)
        assert not tables_of(task)._in_module and len(again.decisions) > 100
        for table in fields(Rows):
            assert getattr(rows, table.name).tobytes() == getattr(again, table.name).tobytes()
    play.tables_for.cache_clear()


def tables_of(task: Task) -> Any:
    return play.tables_for(task.game, task.data, tuple(task.options.items()), task.bots, task.tables)


def test_a_thought_that_takes_too_long_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    gobi = load("gobi")
    at_home(gobi)
    state = gobi.set_up({}, 1)
    (seat, *_) = gobi.to_act(state)
    monkeypatch.setattr(bot_module, "LONGEST", 1)
    bot = make_bot("search:1000000", gobi, 1)
    with pytest.raises(BrokenOff, match="took longer than 1 s"):
        bot.choose(gobi.hide(state, seat), seat)


@pytest.mark.parametrize("damage", ["another version", "no module", "no JSON"])
def test_bots_do_without_a_module_that_does_not_fit(damage: str, tmp_path: Path, caplog: Any, monkeypatch: Any) -> None:
    gobi = load("gobi")
    kept = at_home(gobi)
    for kind in ("wasm", "json"):
        held = (kept / f"gobi.{kind}").read_bytes()
        if (damage, kind) == ("no module", "wasm"):
            held = held[:1000]
        if (damage, kind) == ("no JSON", "json"):
            held = held[:1000]
        if (damage, kind) == ("another version", "json"):
            held = held.replace(made_of(gobi).encode(), b"0" * 32)
        (tmp_path / f"gobi.{kind}").write_bytes(held)
    monkeypatch.setattr(bot_module, "home", lambda game: tmp_path)
    assert bot_module.module_of(gobi) is None
    (said,) = caplog.messages
    assert "its bots do without" in said


ALLOCATES = """
import numba
import numpy as np
from trivet.engine.rule import rule
from trivet.wasm.linking import Entry, NotPlain, module
from trivet.wasm.lowering import Lowered, lower

@rule
def careless(n):
    return n + len(np.zeros(n))

@rule
def entry(n):
    return careless(n)

lowered = Lowered()
entries = [Entry("entry", *lower(entry, (numba.types.int64,)), [("n", None)])]
try:
    module(lowered.texts, entries, {})
except NotPlain as error:
    print(error)
"""


def test_a_rule_that_makes_an_array_is_named(tmp_path: Path) -> None:
    file = tmp_path / "rules_of_somebody.py"
    file.write_text(ALLOCATES, encoding="utf-8")
    environment = os.environ | {"TRIVET_COMPILE": "1", "TRIVET_CACHE": str(tmp_path / "cache")}
    done = subprocess.run([sys.executable, file], env=environment, capture_output=True, text=True, check=True)
    assert "careless cannot become WebAssembly: it needs NRT_" in done.stdout


COMPARES = """
import json, sys
from pathlib import Path
from stress.modules import Module, Playing, compared, in_node
from trivet.engine.package import folder
from trivet.games import load, own_data_file
from trivet.lab import play
from trivet.lab.play import play_task
from trivet.lab.records import Rows, Task
from trivet.lab.runs import Run
game = load("liars_dice")
module = Module.of(game, Path(sys.argv[1]))
games = [Playing(module, game.players[i % len(game.players)], i, 5) for i in range(10)]
counts, wrong = compared(module, games, in_node)
print(json.dumps([counts["positions"], counts["choices of bots"], wrong]))
"""


def test_a_game_from_outside_becomes_a_module(tmp_path: Path) -> None:
    shutil.copytree(outside.ROOT / "examples/liars_dice/liars_dice", tmp_path / "liars_dice")
    outside.install(tmp_path, "liars-dice", liars_dice="liars_dice")
    made = outside.answer(tmp_path, "wasm", "liars_dice", "--out", str(tmp_path / "made"))
    assert set(made["files"]) == {"liars_dice.wasm", "liars_dice.json"} and made["files"]["liars_dice.wasm"] < 40_000
    paths = os.pathsep.join([str(tmp_path), str(outside.ROOT)])
    done = outside.run(tmp_path, "-c", COMPARES, str(tmp_path / "made"), PYTHONPATH=paths)
    positions, choices, wrong = json.loads(done.stdout)
    assert positions > 100 and choices > 10 and not wrong


def test_a_module_with_data_of_a_designer(tmp_path: Path) -> None:
    """What is wrong in the file is said, and nothing is written."""
    own = own_data_file("gobi").read_text(encoding="utf-8")
    (tmp_path / "my.toml").write_text(own.replace("[", "(", 1), encoding="utf-8")
    assert "my.toml" in outside.command(tmp_path, "wasm", "gobi", "--data", "my.toml", "--out", "made", code=2)
    assert not (tmp_path / "made").exists()
