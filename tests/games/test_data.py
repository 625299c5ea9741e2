"""Data belong to a game, not to a process: several data files side by side, each with tables and rules of its own."""

import gc
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from trivet.engine import package
from trivet.engine.data import read
from trivet.engine.errors import BadData, BadMatch
from trivet.engine.match import Match, read_match
from trivet.games import IDS, load, own_data_file

ROOT = Path(__file__).parents[2]


def text_of(name: str) -> str:
    return own_data_file(name).read_text(encoding="utf-8")


def changed(name: str, old: str, new: str) -> str:
    assert old in text_of(name)
    return text_of(name).replace(old, new, 1)


NINE = changed("gobi", "discard_points = -1", "discard_points = -9")
LONG = changed("gobi", "tiles_per_tribe = 8", "tiles_per_tribe = 10").replace("[2, 3, 4]", "[2]")


def test_games_with_several_data_files_are_played_in_turn() -> None:
    games = [load("gobi"), load("gobi", NINE), load("gobi", LONG)]
    assert [one.data for one in games] == [None, NINE, LONG]
    assert len({one.package for one in games}) == 3
    matches = [Match(one, {"players": 2}, seed=5) for one in games]
    discards = [0, 0, 0]
    for _ in range(400):
        for number, match in enumerate(matches):
            one = match.game
            if seats := one.to_act(match.state):
                offers = one.offers(match.state, seats[0])
                discard = [action for action in offers if one.actions.text(action) == "discard"]
                match.play(seats[0], discard[0] if discard else offers[-1])
                discards[number] = sum(score["discards"] for score in one.scores(match.state))
    assert all(match.game.over(match.state) for match in matches)
    assert discards[1] == 9 * discards[0] < 0
    assert len(matches[2].moves) > len(matches[0].moves)


@pytest.mark.parametrize("mode", ["0", "1"], ids=["uncompiled", "compiled"])
def test_two_data_files_in_one_process_play_as_in_one_each(mode: str, tmp_path: Path) -> None:
    """Batches of each in turn, in one process; and each alone in a process of its own."""
    for name, text in (("nine.toml", NINE), ("long.toml", LONG)):
        (tmp_path / name).write_text(text, encoding="utf-8")

    def played(*files: str) -> list[str]:
        command = [sys.executable, "-m", "tests.games.data_in_turn", *files]
        environment = os.environ | {"TRIVET_COMPILE": mode, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=600, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()

    together = played("nine.toml", "long.toml")
    assert together[::2] == played("nine.toml")
    assert together[1::2] == played("long.toml")
    assert together[::2] != together[1::2]


def test_a_match_is_saved_with_its_data_and_loads_with_them() -> None:
    match = Match(load("gobi", NINE), {}, seed=1)
    file = read_match(match.save())
    assert file.data == NINE
    again = Match.load(load(file.game, file.data), file)
    assert again.game is match.game and bytes(again.state) == bytes(match.state)
    with pytest.raises(BadMatch, match="another data file"):
        Match.load(load("gobi"), file)
    file.data = None
    with pytest.raises(BadMatch, match="another data file"):
        Match.load(match.game, file)


def test_our_own_data_carried_along_are_ours() -> None:
    file = read_match(Match(load("gobi"), {}, seed=1).save())
    file.data = text_of("gobi")
    assert Match.load(load("gobi", file.data), file).game is load("gobi")


@pytest.mark.parametrize("name", IDS)
def test_what_nobody_has_in_hand_is_let_go(name: str) -> None:
    text = text_of(name)
    before = package.others_loaded()
    held = [load(name, f"{text}\n# {number}\n") for number in range(package.KEPT + 3)]
    assert load(name, f"{text}\n# 0\n") is held[0]
    packages = [one.package for one in held]
    assert all(f"{one}.rules" in sys.modules for one in packages)
    del held
    gc.collect()
    assert package.others_loaded() <= max(before, package.KEPT)
    assert f"{packages[1]}.rules" not in sys.modules and packages[1] not in sys.modules
    assert load(name, f"{text}\n# 1\n").set_up({}, 1)


@pytest.mark.parametrize("name", IDS)
def test_data_of_another_game_are_called_so(name: str) -> None:
    other = IDS[IDS.index(name) - 1]
    with pytest.raises(BadData, match=rf"{other}\.toml is a data file of {other}, not of {name}"):
        load(name, own_data_file(other))
    with pytest.raises(BadData, match=f"data file of {other}, not of {name}"):
        load(name, text_of(other))
    assert load(name).set_up({}, 1)


def test_data_that_do_not_fit_leave_nothing_behind() -> None:
    loaded = set(sys.modules)
    for _ in range(2):
        with pytest.raises(BadData, match=r"line 3.*camels_per_player is 1"):
            load("gobi", changed("gobi", "camels_per_player = 10", "camels_per_player = 1"))
    assert set(sys.modules) == loaded
    assert load("gobi", NINE).set_up({}, 1)


@pytest.fixture
def copy(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of Gobi's under another name, in each test a new one: what is loaded stays for a while."""
    name = f"nomads_{request.node.name.split('_')[-1]}"
    folder = tmp_path / name
    shutil.copytree(own_data_file("gobi").parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "gobi.toml").rename(folder / f"{name}.toml")
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def test_our_own_older_data_are_found_by_the_version_of_the_rules(copy: Path) -> None:
    (copy / f"{copy.name}.1.toml").write_text(NINE, encoding="utf-8")
    now, older = package.load_package(copy.name), package.load_package(copy.name, rules_version=1)
    assert (now.data, older.data) == (None, NINE)
    assert package.load_package(copy.name, rules_version=2) is now
    assert now.plays_with(None, 2) and older.plays_with(None, 1)
    assert not now.plays_with(None, 1) and not older.plays_with(None, 2)
    match = Match(older, {}, seed=1, rules_version=1)
    file = read_match(match.save())
    assert file.data == NINE  # whoever has other data of their own now can open it too
    file.data = None  # as it was saved when these were our own
    assert bytes(Match.load(older, file).state) == bytes(match.state)


def test_a_package_that_imports_itself_by_name_is_told_to_mend_that(copy: Path) -> None:
    turn = copy / "turn.py"
    turn.write_text(turn.read_text(encoding="utf-8").replace("from .", f"from {copy.name}.", 1), encoding="utf-8")
    assert package.load_package(copy.name).set_up({}, 1)
    fault = rf"{copy.name} cannot be played with another data file: turn\.py, line \d+.*from \. import"
    with pytest.raises(BadData, match=fault):
        package.load_package(copy.name, NINE)


def test_a_package_that_does_not_say_its_name_is_told_to(copy: Path) -> None:
    start = copy / "__init__.py"
    start.write_text(start.read_text(encoding="utf-8").replace("__name__", f'"{copy.name}"'), encoding="utf-8")
    with pytest.raises(BadData, match=rf"{copy.name} .*package=__name__"):
        package.load_package(copy.name, NINE)


OUR_DATA = {
    "gobi": dict.fromkeys((1, 2), "10191f0b78f6ce263d4623a052cf8a7e"),
    "gorbino": {1: "635831a4a3d16b7677f11ba2929edbab", 2: "cef8aececbf56d26b3f2d2337a52ed45"},
    "goldblivion": dict.fromkeys((1, 2, 3), "beb7ff5477ebee5bbce259f85b2b2beb"),
}
"""What our own data said for each version of the rules."""


@pytest.mark.parametrize("name", IDS)
def test_our_own_data_change_with_the_version_of_the_rules_alone(name: str) -> None:
    """Saved matches name our own data by the version: the older file stays beside the newer, as `gobi.2.toml`."""

    def said(file: Path) -> str:
        return hashlib.sha256(json.dumps(tomllib.loads(read(file)), sort_keys=True).encode()).hexdigest()[:32]

    played = load(name)
    own = own_data_file(name)
    assert {v: said(package.older_file(played.package, v) or own) for v in played.rules_versions} == OUR_DATA[name]


def test_older_data_with_other_comments_are_played_as_before() -> None:
    """As a match carries them that was saved when our file had other words beside its numbers."""
    game = load("gorbino", rules_version=1)
    match = Match(game, {"players": 2}, seed=1, rules_version=1)
    for _ in range(20):
        seat = game.to_act(match.state)[0]
        match.play(seat, game.offers(match.state, seat)[0])
    file = read_match(match.save())
    assert file.data is not None
    file.data = f"{file.data}\n# as it was\n"
    again = Match.load(load(file.game, file.data), file)
    assert bytes(again.state) == bytes(match.state)
