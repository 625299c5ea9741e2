"""The program as a whole: it starts at once, shows how far it is, and ends when it is told to."""

import importlib.metadata
import os
import pty
import signal
import subprocess
import time
from pathlib import Path

from .conftest import SECONDS, Run, program


def test_help_needs_neither_compiler_nor_engine(spawn: Run) -> None:
    loaded = "import sys; from trivet.cli import main; main(['--help']); print(sorted(sys.modules))"
    done = subprocess.run(
        [*program()[:1], "-c", loaded], check=True, capture_output=True, text=True, encoding="utf-8", timeout=SECONDS
    )
    for command in (
        "serve",
        "games",
        "play",
        "simulate",
        "arena",
        "compare",
        "train",
        "replay",
        "verify",
        "analyse",
        "check-data",
        "features",
        "bench",
    ):
        assert command in done.stdout
    for heavy in ("'numba'", "'numpy'", "'trivet.engine.rule'", "'fastapi'", "'sqlalchemy'", "'fluent.runtime'"):
        assert heavy not in done.stdout


def test_it_says_which_version_it_is_whatever_else_is_asked(run: Run) -> None:
    version = importlib.metadata.version("trivet")
    assert (run("--version").out, run("--version", "games").out) == (f"trivet {version}\n",) * 2
    assert run("--version", "--json").data == {"version": version}


def test_a_long_command_shows_a_bar_on_stderr(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    arguments = ("simulate", "gobi", "--players", 2, "--games", 100, "--json")
    with subprocess.Popen(program(*arguments), stdout=subprocess.PIPE, stderr=theirs, cwd=tmp_path) as process:
        os.close(theirs)
        shown = b""
        try:
            while chunk := os.read(ours, 4096):
                shown += chunk
        except OSError:  # the other end is closed
            pass
        assert process.stdout is not None
        assert process.stdout.read().startswith(b'{"game"')
    os.close(ours)
    assert b"Playing gobi" in shown and b"/100" in shown


def test_an_interrupt_ends_with_130_and_leaves_nothing_half_written(tmp_path: Path) -> None:
    arguments = ("simulate", "gobi", "--players", 2, "--games", 1_000_000, "--save", "matches")
    with subprocess.Popen(program(*arguments), stderr=subprocess.PIPE, cwd=tmp_path, text=True) as process:
        wait_for_files(tmp_path)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=SECONDS)
    assert (process.returncode, said) == (130, "")
    assert list(tmp_path.iterdir()) == []


def test_an_interrupt_ends_the_workers_too(tmp_path: Path) -> None:
    arguments = ("arena", "gobi", "--bots", "greedy,random", "--games", 1_000_000, "--workers", 2)
    command = program(*arguments)
    with subprocess.Popen(command, stderr=subprocess.PIPE, cwd=tmp_path, text=True, start_new_session=True) as process:
        children = wait_for_children(process.pid, 2)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=SECONDS)
    assert (process.returncode, said) == (130, "")
    wait_for_the_end(children)


def test_workers_do_not_outlive_a_killed_parent(tmp_path: Path) -> None:
    arguments = ("arena", "gobi", "--bots", "greedy,random", "--games", 1_000_000, "--workers", 2)
    with subprocess.Popen(program(*arguments), cwd=tmp_path, stderr=subprocess.DEVNULL) as process:
        children = wait_for_children(process.pid, 2)
        process.kill()
    wait_for_the_end(children)


def wait_for_files(folder: Path) -> None:
    deadline = time.monotonic() + SECONDS
    while not list(folder.glob(".*/*.json")):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def wait_for_children(pid: int, count: int) -> list[str]:
    """The worker processes, once there are that many (beside the one that keeps their books)."""
    deadline = time.monotonic() + SECONDS
    while True:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        if len(children) > count:
            return children
        assert time.monotonic() < deadline
        time.sleep(0.02)


def wait_for_the_end(processes: list[str]) -> None:
    deadline = time.monotonic() + SECONDS
    while any(alive(process) for process in processes):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def alive(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
    except OSError:
        return False


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    command = f"{' '.join(program('games', '--json'))} | true"
    done = subprocess.run(["bash", "-c", command], check=False, capture_output=True, text=True, timeout=SECONDS)
    assert "Traceback" not in done.stderr and "Exception" not in done.stderr
