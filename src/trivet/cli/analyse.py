"""`trivet analyse FILE`: where the chances of a finished match went."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .files import beside, check_parent, telling
from .options import Data, Json, Language, Seed, language_of, load_game, readable
from .output import compile_rules, console, print_json, progress

if TYPE_CHECKING:
    from trivet.analysis.found import Analysis
    from trivet.analysis.study import Study
    from trivet.engine.match import Match
    from trivet.terminal.table import Table

FIRST, USUAL = 200, 2000
DEEPEST = 200_000
WIDE = 60
"""Columns of a curve."""
BARS = "▁▂▃▄▅▆▇█"

Match_ = Annotated[Path, typer.Argument(metavar="FILE", help="A saved match, played to its end.")]


def analyse(
    file: Match_,
    depth: Annotated[
        int,
        typer.Option(
            "--depth",
            metavar="N",
            min=0,
            max=DEEPEST,
            help="Iterations of the search for each decision; 0: chances and luck alone.",
        ),
    ] = USUAL,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="Keep the analysis in this file, and go on from what is there already."
        ),
    ] = None,
    seed: Seed = 0,
    data: Data = None,
    language: Language = "en",
    json: Json = False,
) -> None:
    """Tell a finished match: each seat's chance over the moves, luck, mistakes and what they cost, what was better.

    Interrupted, it tells what it knows by then; with --out the same command goes on from there.
    """
    language = language_of(language)
    match = finished(file, data)
    from trivet.analysis.found import BadAnalysis, read_analysis
    from trivet.analysis.study import Study

    kept = None
    if out is not None:
        check_parent(out.absolute())
        if out.exists():
            kept = read_analysis(readable(out, "kept analysis", BadAnalysis).read_bytes())
    study = Study(match, seed, kept)
    compile_rules(match.game)
    whole = go_through(study, depth, out)
    if json:
        print_json(as_data(study, language) | {"complete": whole})
        return
    show(study, language, whole)


def finished(file: Path, data: Path | None) -> "Match":
    """The match in a file, played through."""
    from trivet.analysis.found import BadAnalysis
    from trivet.engine.errors import BadMatch
    from trivet.engine.match import Match, read_match
    from trivet.games import load

    try:
        saved = read_match(readable(file, "saved match", BadMatch).read_bytes())
    except OSError as error:
        raise BadMatch(f"{file} cannot be read: {error.strerror}.") from None
    game = load(saved.game, saved.data, saved.rules_version) if data is None else load_game(saved.game, data)
    match = Match.load(game, saved)
    if not game.over(match.state):
        raise BadAnalysis(f"{file} holds a match that is still under way: only finished ones are analysed.")
    return match


def go_through(study: "Study", depth: int, out: Path | None) -> bool:
    """Roughly first, then finer; returns whether it came to the end."""
    whole = False
    try:
        for aim in sorted({0, min(FIRST, depth), depth}):
            with progress(f"Analysing to depth {aim:,}", 1000) as move_on:
                told = 0
                for done, steps in study.deepen(aim):
                    move_on(1000 * done // steps - told)
                    told = 1000 * done // steps
            keep(study, out)
        whole = True
    except KeyboardInterrupt:
        keep(study, out)
    return whole


def keep(study: "Study", out: Path | None) -> None:
    """What is known so far, whole, over what was known before."""
    if out is None:
        return
    part = beside(out.absolute())
    with telling(out):
        try:
            part.write_text(study.save(), encoding="utf-8")
            os.replace(part, out)
        finally:
            part.unlink(missing_ok=True)


def table_of(study: "Study", language: str) -> "Table":
    from trivet.terminal.table import Table
    from trivet.texts import Seat, Texts

    match = study.match
    texts = Texts(language, {match.game.id: match.game.components})
    return Table(match.game, match.state, [Seat()] * int(match.options["players"]), texts, console())


def as_data(study: "Study", language: str) -> dict[str, Any]:
    """All that was found, and every turning point in a sentence too."""
    from trivet.analysis.found import turning_points
    from trivet.analysis.telling import answer_of
    from trivet.analysis.turning import Teller

    teller, found = Teller(study, table_of(study, language)), study.found
    about = {name: getattr(found, name) for name in ("game", "match", "by", "seed", "players", "depth")}
    said = answer_of(study)
    for turn, told in zip(turning_points(found), said["turning_points"], strict=True):
        told["text"] = teller.sentence(turn)
    return about | said


def show(study: "Study", language: str, whole: bool) -> None:
    """The same for people."""
    from trivet.analysis.found import turning_points
    from trivet.analysis.turning import Teller

    table, found = table_of(study, language), study.found
    say, out = table.texts.say, table.console
    out.print(say("analysis-chances"))
    for seat in range(found.players):
        chances = [position.chances[seat] for position in found.positions]
        out.print(f"  {table.player(seat)}  {curve(chances)}  {percent(chances[0])} → {percent(found.result[seat])}")
    out.print()
    accounts(found, table)
    if any(one.depth for one in found.decisions):
        out.print()
        levels(found, table)
    turns = turning_points(found)
    out.print()
    out.print(say("analysis-turning" if turns else "analysis-quiet"))
    teller = Teller(study, table)
    for turn in turns:
        out.print(f"  {teller.sentence(turn)}")
    if not whole:
        out.print(say("analysis-stopped"))


def curve(chances: list[float]) -> str:
    """Chances over the moves, in one line."""
    places = min(WIDE, len(chances))
    at = [chances[round(place * (len(chances) - 1) / max(1, places - 1))] for place in range(places)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in at)


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}\u202f%"


def signed(chance: float) -> str:
    """Points of chance, with the sign that a reader looks for."""
    points = round(100 * chance, 1) + 0.0
    return f"{points:+.1f}".replace("-", "−")


def accounts(found: "Analysis", table: "Table") -> None:
    """Where each seat's chance went: the lines add up."""
    from rich.table import Table as Grid

    grid = Grid()
    grid.add_column(table.texts.say("analysis-account"))
    for seat in range(found.players):
        grid.add_column(table.player(seat), justify="right")
    every = found.accounts()
    for line in ("start", "deal", "luck", "own", "others", "remainder", "result"):
        ends = line in ("start", "result")
        values = [getattr(account, line) for account in every]
        shown = [f"{100 * value:.1f}" if ends else signed(value) for value in values]
        grid.add_row(table.texts.say(f"analysis-{line}"), *shown, style="bold" if ends else "")
    table.console.print(grid)


def levels(found: "Analysis", table: "Table") -> None:
    """Errors for each decision, in the whole match and by thirds, and how many moves are called what."""
    from rich.table import Table as Grid

    from trivet.analysis.found import PHASES, THRESHOLDS

    grid = Grid()
    grid.add_column(table.texts.say("analysis-level"))
    for seat in range(found.players):
        grid.add_column(table.player(seat), justify="right")
    for phase in (None, *PHASES):
        some = [found.level(seat, phase) for seat in range(found.players)]
        errors = ["–" if one.error is None else f"{100 * one.error:.2f}" for one in some]
        grid.add_row(table.texts.say(f"analysis-phase-{phase or 'whole'}"), *errors)
    for name in THRESHOLDS:
        counts = [str(found.level(seat).called[name]) for seat in range(found.players)]
        grid.add_row(table.texts.say(f"analysis-called-{name}"), *counts)
    table.console.print(grid)
