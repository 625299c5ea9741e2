"""The commands, and the one place where errors become a line for people and an exit code."""

import json
import os
import re
import sys
from collections.abc import Sequence

import typer
from typer.exceptions import TyperException

from trivet.engine.errors import TrivetError

from . import (
    analyse,
    compare,
    data,
    features,
    games,
    lab,
    lessons,
    matches,
    mcp,
    new_game,
    play,
    puzzles,
    report,
    serve,
    site,
    train,
    wasm,
)
from .admin import admin

BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Board games on one table: play them in the browser or the terminal, measure them, let bots play them.",
)
app.callback(invoke_without_command=True)(serve.play_in_the_browser)
app.command()(serve.serve)
app.command("games")(games.list_games)
app.command("play")(play.play)
app.command("simulate")(lab.simulate)
app.command("arena")(lab.arena)
app.command("report")(report.report)
app.command("compare")(compare.compare)
app.command("train")(train.train)
app.command("replay")(matches.replay)
app.command("verify")(matches.verify)
app.command("analyse")(analyse.analyse)
app.command("puzzles")(puzzles.puzzles)
app.command("check-data")(data.check_data)
app.command("check-lesson")(lessons.check_lesson)
app.command("new-game")(new_game.new_game)
app.command("features")(features.features)
app.command("bench")(lab.bench)
app.command("wasm")(wasm.wasm)
app.command("site")(site.site)
app.command("mcp")(mcp.mcp)
app.add_typer(admin, name="admin")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    as_json = "--json" in arguments
    if "" not in sys.path:
        sys.path.append("")  # a third party's bot, named module:Class, may lie in the current folder
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that knows no ◆ shows ?, rather than an error
    try:
        command = typer.main.get_command(app)
        return int(command.main(args=arguments, prog_name="trivet", standalone_mode=False) or 0)
    except TrivetError as error:
        return refuse(code_of(error), str(error), as_json)
    except TyperException as error:
        return refuse("bad_usage", f"{error.format_message().rstrip('.')}. See trivet --help.", as_json)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left; the interpreter must not try to flush the rest at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def code_of(error: TrivetError) -> str:
    """`UnknownGame` as `unknown_game`, the code that programs read."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(error).__name__).lower()


def refuse(code: str, message: str, as_json: bool) -> int:
    """One line for people; for programs an object as well."""
    line = " ".join(message.split())
    print(f"trivet: {line}", file=sys.stderr)
    if as_json:
        print(json.dumps({"error": {"code": code, "message": line}}))
    return BAD_INPUT
