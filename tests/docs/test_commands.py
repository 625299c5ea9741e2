"""Every command on a page: Trivet's own are run, small; of others it is tried what can be tried here."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from typing import Any

import pytest
import typer

from trivet.cli.main import app

from .. import outside
from .folder import PLAIN, prepare
from .written import PAGES, ROOT, commands, quoted

ROOT_COMMAND: Any = typer.main.get_command(app)
OURS = [line for _, line in commands() if line.split()[0] == "trivet"]
ONLY_READ = {
    r"trivet( --lab)?": "serves: tests/server",
    r"trivet serve .*": "serves: tests/server, tests/browser",
    r"trivet .*--cluster .*": "asks for a cluster: stress/cluster.py",
    r"trivet wasm .*": "builds for a minute, with an extra: tests/test_modules.py",
    r"trivet site .*": "needs modules: tests/cli/test_site.py",
    r"trivet train .*": "learns for hours: tests/lab",
    r"trivet analyse .*": "needs a finished match and compiled rules: tests/cli/test_analyse.py",
    r"trivet puzzles .*": "searches for hours: tests/lab/test_puzzling.py",
    r"trivet arena .*gobi-training.*": "plays with what that has learnt",
}
"""What is not run here, and why: its options are read as if it were."""
ELSEWHERE = {
    "pip": "extras and folders are looked for below",
    "pytest": "tests/cli/test_new_game.py and tests/test_examples.py run it in such a folder",
    "make": "looked for in the Makefile below",
    "python": "the module or file is looked for below",
    ".venv/bin/python": "the same",
    "ray": "stress/cluster.py",
    "export": "", "set": "", "chmod": "",
}  # fmt: skip
"""Programs that are not ours."""
NOT_TYPED = {"trivet seed"}
"""What is hashed, and no command."""
SECRET = re.compile(r"://[^/\s@]*:[^/\s@]+@|\bPGPASSWORD=|--password[ =]|\bAUTH\b")


def only_read(line: str) -> bool:
    return any(re.fullmatch(one, line) for one in ONLY_READ)


RUN = list(dict.fromkeys(line for line in OURS if not only_read(line)))


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, str]]:
    folder = tmp_path_factory.mktemp("reader")
    prepare(folder)
    outside.install(folder, "trivet-liars-dice", liars_dice="liars_dice")
    done = subprocess.run(
        [sys.executable, "-m", "tests.docs.small", str(folder)],
        input=json.dumps(RUN),
        cwd=ROOT,
        env=PLAIN | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return {line: (code, said) for line, (code, said) in json.loads(done.stdout).items()}


@pytest.mark.parametrize("line", RUN)
def test_a_command_does_what_it_should(line: str, outcomes: dict[str, tuple[int, str]]) -> None:
    code, said = outcomes[line]
    assert code == 0, said


def parsed(line: str) -> tuple[Any, list[str]]:
    """The command that a line is of, and what follows it."""
    command, (_, *rest) = ROOT_COMMAND, shlex.split(line)
    while rest and rest[0] in getattr(command, "commands", {}):
        command = command.commands[rest.pop(0)]
    return command, rest


@pytest.mark.parametrize("line", sorted({line for line in OURS if only_read(line)}))
def test_a_command_that_is_not_run_has_its_options(line: str) -> None:
    command, rest = parsed(line)
    command.make_context("trivet", rest, resilient_parsing=False)


@pytest.mark.parametrize("line", sorted({line for _, line in quoted() if line.startswith("trivet ")}))
def test_a_command_within_a_sentence_is_one(line: str) -> None:
    if any(line.startswith(one) for one in NOT_TYPED):
        return
    command, rest = parsed(line)
    assert command is not ROOT_COMMAND or (rest and rest[0].startswith("-")), "there is no such command"
    known = {name for one in command.params for name in one.opts}
    assert {word.partition("=")[0] for word in rest if word.startswith("--")} <= known


@pytest.mark.parametrize(
    "target",
    sorted({line.split()[1] for _, line in [*commands(), *quoted()] if line.startswith("make ")}),
)
def test_make_knows_what_it_is_asked_for(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


def test_nothing_else_is_typed_but_what_is_known_here() -> None:
    heads = {line.split()[0] for _, line in commands() if not re.match(r"[A-Z_]+=", line)}
    assert heads - {"trivet"} <= {*ELSEWHERE}


def test_extras_that_are_named_are_there() -> None:
    said = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    named = [
        extra
        for text in PAGES.values()
        for one in re.findall(r"'trivet\[([\w,]+)\]'", text)
        for extra in one.split(",")
    ]
    assert len(named) > 4 and {*named} <= {*said}


def test_files_that_python_is_given_are_there() -> None:
    for _, line in commands():
        for file in re.findall(r"(?:examples|tools)/\S+\.py|tests/\S+", line):
            assert (ROOT / file).exists() or file == "tests/golden", line


def test_no_command_shows_a_password_to_everybody_on_the_machine() -> None:
    typed = [line for _, line in commands() if not re.match(r"[A-Z_]+=", line)]
    typed += [code for text in PAGES.values() for code in re.findall(r"`((?:pg_|docker |redis-cli)[^`\n]+)`", text)]
    typed += [line for _, line in quoted()]
    assert len(typed) > 40  # the check sees commands
    assert not [line for line in typed if SECRET.search(line)]
    assert SECRET.search("trivet serve --database postgresql://trivet:PASSWORD@db.example/trivet")
