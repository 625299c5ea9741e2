"""Every sample on a page: Python runs, page by page; a game that is built step by step is the example, line for line; data,
words and settings read."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from trivet import Match, load, make_bot
from trivet.engine.match import match_schema

from . import written
from .folder import PLAIN, prepare
from .written import ROOT, Block, of

BEFORE = {"change-a-card.md": "from trivet import load\n"}
"""What a page takes for granted, for it stands on another."""
AFTER = {
    "environments.md": "assert len(seen) == 64 and (np.asarray(there) == env.observations).all()\n"
    "assert there.unsafe_buffer_pointer() % 64 == 0",
    "models.md": "assert sum(env.rewards()) == 1",
}
"""What has come of it then."""
QUICK = re.compile(r'"greedy"')
"""Here rules are not compiled, and greedy takes long."""
PYTHON = sorted({block.page for block in of("python") if not block.title})
BUILT = {"write-a-game.md": ROOT / "examples" / "liars_dice"}


def samples(page: str) -> str:
    code = "\n".join(block.code for block in written.blocks(page) if block.language == "python" and not block.title)
    return "\n".join([BEFORE.get(page, ""), QUICK.sub('"random"', code), AFTER.get(page, "")])


@pytest.mark.parametrize("page", PYTHON)
def test_the_python_of_a_page_runs(page: str, tmp_path: Path) -> None:
    prepare(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", samples(page)], cwd=tmp_path, env=PLAIN, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert page != "index.md" or re.match(r"\[\{'gifts': .*\] \[[12], [12]\]", done.stdout)


def test_the_bot_of_ones_own_plays_better_than_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(tmp_path)
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


def test_the_two_data_files_are_two(tmp_path: Path) -> None:
    prepare(tmp_path)
    asked = "print([one.components['limits']['max_coins'] for one in (ours, mine)])"
    script = f"{samples('change-a-card.md')}\n{asked}"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, env=PLAIN, capture_output=True, text=True, check=True
    )
    assert done.stdout == "[300, 250]\n"


@pytest.mark.parametrize("page", BUILT)
def test_what_a_page_builds_is_the_example(page: str) -> None:
    files: dict[str, list[str]] = {}
    for block in written.blocks(page):
        if block.title:
            files.setdefault(block.title, []).append(block.code.strip("\n"))
    assert len(files) > 5
    for name, parts in files.items():
        theirs = (BUILT[page] / name).read_text(encoding="utf-8").strip("\n")
        assert re.split(r"\n\n+", "\n\n".join(parts)) == re.split(r"\n\n+", theirs), name


@pytest.mark.parametrize("block", of("toml"), ids=lambda block: block.page)
def test_data_reads(block: Block) -> None:
    assert tomllib.loads(block.code)


@pytest.mark.parametrize("block", of("json"), ids=lambda block: block.page)
def test_settings_read(block: Block) -> None:
    assert json.loads(block.code)


@pytest.mark.parametrize("block", of("ftl"), ids=lambda block: block.page)
def test_words_read(block: Block) -> None:
    body = FluentParser().parse(block.code).body
    assert body and not [entry for entry in body if isinstance(entry, ast.Junk)]


def test_a_sample_says_what_it_is() -> None:
    kinds = {block.language for page in written.PAGES for block in written.blocks(page)}
    assert kinds <= {"python", "sh", "toml", "json", "ftl", "markdown", "nginx", "picture", ""}


def test_the_schema_of_a_saved_match_is_the_one_we_check() -> None:
    assert json.loads((ROOT / "docs/match.schema.json").read_text()) == match_schema()
