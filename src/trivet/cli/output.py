"""What commands print: words or JSON on stdout; progress on stderr, where a terminal shows it or a program reads it."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

    from trivet.engine.game import Game

in_lines = False
"""Whether progress is told in lines of JSON: `job` has a program that reads them."""


def console(stderr: bool = False) -> "Console":
    """A console that prints text as it is: brackets in a name or a message are no markup."""
    from rich.console import Console

    return Console(stderr=stderr, markup=False, highlight=False, emoji=False, soft_wrap=True)


def print_json(data: dict[str, Any]) -> None:
    print(json.dumps(data), flush=True)


def complain(trouble: str) -> None:
    """One line on stderr, of something that the command does without."""
    print(f"trivet: {trouble}", file=sys.stderr)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr; the function moves it on by so many."""
    if in_lines:
        played = 0

        def moved(steps: int) -> None:
            nonlocal played
            played += steps
            tell(what, played, total)

        moved(0)
        yield moved
        return
    if not sys.stderr.isatty():
        yield lambda steps: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda steps: bar.advance(task, steps)


def tell(doing: str, done: int = 0, of: int = 0) -> None:
    print(json.dumps({"doing": doing, "done": done, "of": of}), file=sys.stderr, flush=True)


@contextmanager
def waiting(what: str) -> Iterator[None]:
    """A sign of life on stderr while something takes its time."""
    if in_lines:
        tell(what)
    if not sys.stderr.isatty():
        yield
        return
    with console(stderr=True).status(what):
        yield


def compile_rules(game: "Game") -> None:
    """Have the compiled rules of a game in the cache before they are needed, by this process or its workers."""
    from trivet.engine.rule import COMPILED, ready

    if COMPILED and not ready(game.package):
        from trivet.bots.warm import warm

        with waiting(f"Compiling the rules of {game.id}, once for this installation…"):
            warm(game)
