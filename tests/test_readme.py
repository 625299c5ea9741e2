"""The README says what is true: its Python runs, its commands exist, its schema is the one we check."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from trivet import Match, load, make_bot
from trivet.cli.main import app
from trivet.engine.match import match_schema
from trivet.games import own_data_file

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
PLAIN = os.environ | {"TRIVET_COMPILE": "0"}
COMMANDS = re.findall(r"^trivet (\w[\w-]*)", README, re.MULTILINE)


def test_the_ten_lines_play_a_game() -> None:
    played = subprocess.run([sys.executable, "-c", PYTHON[0]], capture_output=True, text=True, check=True)
    assert re.match(r"\[\{'gifts': .*\] \[[12], [12]\]", played.stdout)


def test_the_bot_of_your_own_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(PYTHON[1])
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)  # another test's
    gobi = load("gobi")
    wins = 0
    for seed in range(5):
        match = Match(gobi, {"players": 2}, seed)
        bots = [make_bot("my_bots:Cautious", gobi, 1), make_bot("random", gobi, 2)]
        while not gobi.over(match.state):
            (seat,) = gobi.to_act(match.state)
            match.play(seat, bots[seat].choose(gobi.hide(match.state, seat), seat))
        wins += gobi.places(match.state)[0] == 1
    assert wins >= 3


def test_what_a_seat_observes_is_there_as_numbers() -> None:
    asked = "print(gobi.observes.flat(seen).dtype, gobi.observes.named(seen)['camels'].shape)"
    script = "\n".join([PYTHON[0], PYTHON[2], asked])
    played = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert played.stdout.splitlines()[-1] == "float32 (4, 40)"


def test_two_data_files_are_played_side_by_side(tmp_path: Path) -> None:
    text = own_data_file("gorbino").read_text(encoding="utf-8")
    (tmp_path / "my.toml").write_text(text.replace("max_coins = 300", "max_coins = 250"), encoding="utf-8")
    (block,) = (block for block in PYTHON if "my.toml" in block)
    asked = "print([one.components['limits']['max_coins'] for one in (ours, mine)])"
    script = f"from trivet import load\n{block}\n{asked}"
    played = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, env=PLAIN, capture_output=True, text=True, check=True
    )
    assert played.stdout == "[300, 250]\n"


@pytest.mark.parametrize("command", sorted(set(COMMANDS)))
def test_the_commands_exist(command: str) -> None:
    assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0


def test_every_file_and_folder_it_links_to_is_there() -> None:
    for link in re.findall(r"\]\((?!http)([^)#]+)\)", README):
        assert (ROOT / link).exists(), link


def test_the_sample_for_language_models_plays_a_game() -> None:
    (sample,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "models.md").read_text(), re.DOTALL)
    script = sample.replace('"greedy"', '"random"')  # uncompiled, for which greedy takes long
    played = subprocess.run([sys.executable, "-c", script], env=PLAIN, capture_output=True, text=True, check=True)
    assert sum(json.loads(played.stdout)) == 1


def test_the_schema_of_a_saved_match_is_the_one_we_check() -> None:
    assert json.loads((ROOT / "docs/match.schema.json").read_text()) == match_schema()
