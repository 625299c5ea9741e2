"""`trivet compare`: a game with one data file and with another, the same luck on both sides."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trivet.engine.errors import BadData, BadOptions

from .data import game_of
from .files import check_new_file, write_new_file
from .lab import Cluster, Resume, SeatBots, Workers, place
from .options import Games, Json, Options, Players, Seed, bot_names, chosen_options, readable
from .output import console, print_json, progress, waiting

if TYPE_CHECKING:
    from trivet.lab.compare import Comparison, Side
    from trivet.lab.edits import Sweep

Files = Annotated[
    list[Path] | None,
    typer.Argument(metavar="[A.toml [B.toml]]", help="The data files; the game's own for one that is left out."),
]
Which = Annotated[str | None, typer.Option("--game", metavar="GAME", help="The game; else told by the files' fields.")]
Swept = Annotated[
    str | None,
    typer.Option(
        "--sweep", metavar="CARD.FIELD=1..6", help="Try these values for a number of the data, one after another."
    ),
]
Margin = Annotated[
    float,
    typer.Option(
        "--margin", metavar="PERCENT", min=0.1, max=50, help="Differences below this many per cent do not matter."
    ),
]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Draw the differences into this HTML file (extra lab).")
]


def compare(
    files: Files = None,
    game: Which = None,
    players: Players = None,
    bots: SeatBots = "greedy:1",
    games: Games = 4000,
    seed: Seed = 0,
    option: Options = None,
    sweep: Swept = None,
    margin: Margin = 2.0,
    workers: Workers = None,
    cluster: Cluster = None,
    resume: Resume = None,
    out: Out = None,
    json: Json = False,
) -> None:
    """Play a game with two data files, with the same luck, and say what differs.

    It stops when all is decided, or after so many games on each side, and then says how many more it would take. The
    intervals are for looking at any time: the truth is ever outside one of them with a chance of 5 %.
    """
    from trivet.extras import needs_compiler
    from trivet.lab import compare as lab
    from trivet.lab.edits import read_sweep
    from trivet.lab.simulate import by_seat

    needs_compiler("lab", *(["scipy", "altair", "vl_convert"] if out is not None else []))
    if out is not None:
        check_new_file(out)
    swept = read_sweep(sweep) if sweep else None
    sides = the_sides(files or [], game, swept)
    base = sides[0].game
    options = chosen_options(base, players, option)
    names = by_seat(base, bot_names(bots), int(options["players"]))
    where = place(workers, resume, cluster)
    with waiting(f"Compiling the rules of {base.id} for each data file that is new…"):
        lab.make_ready(sides, options, names, where)
    with progress(" · ".join(side.name for side in sides), games) as done:
        found = lab.compare(sides, options, names, games, seed, where, margin / 100, done)
    if out is not None:
        from trivet.lab.curves import page

        write_new_file(out, page(base.id, sides[0].name, found, swept))
    if json:
        about: dict[str, Any] = {
            "game": base.id,
            "players": options["players"],
            "bots": list(names),
            "base": sides[0].name,
        }
        print_json(about | {"sweep": swept and swept.name, "comparisons": [one.as_data() for one in found]})
    else:
        show(found, sides[0].name, swept)


def the_sides(files: list[Path], game: str | None, swept: "Sweep | None") -> "list[Side]":
    """The first is what the others are compared with."""
    from trivet.games import load, own_data_file
    from trivet.lab.compare import Side
    from trivet.lab.edits import changed

    most = 1 if swept else 2
    if len(files) > most or (not files and not swept):
        raise BadOptions(
            "Name two data files, or one to compare with the game's own; with --sweep one, or none for the game's own."
        )
    id = which_game(files, game)
    given = [Side(file.name, load(id, readable(file, "data file", BadData))) for file in files]
    if swept is None:
        return given if len(given) == 2 else [Side(f"{id}'s own", load(id)), *given]
    base = given[0] if given else Side(f"{id}'s own", load(id))
    text = base.game.data or own_data_file(id).read_text(encoding="utf-8")
    return [
        base,
        *(Side(f"{swept.name} = {value}", load(id, changed(text, swept.path, value))) for value in swept.values),
    ]


def which_game(files: list[Path], game: str | None) -> str:
    if game is not None:
        return game
    if not files:
        raise BadOptions("Name the game: --game.")
    return game_of(files[0])


def show(found: "list[Comparison]", base: str, swept: "Sweep | None") -> None:
    if swept is None:
        show_two(found[0], base)
    else:
        show_curve(found, base, swept)
    needed = max(one.needed for one in found)
    out = console()
    if needed:
        out.print(f"Not all is decided: it would take about {needed:,} more games on each side (--games).")
    else:
        out.print("All is decided.")
    out.print("Intervals hold whenever one stops, for all measures together (95 %).")


def show_two(one: "Comparison", base: str) -> None:
    from rich.table import Table

    from trivet.lab.compare import SHOWN, said

    out = console()
    out.print(f"{one.pairs:,} games on each side, the same luck on both.")
    table = Table("", base, one.name, "Difference", "95 % interval", "", "Pairing is worth")
    for each in one.measures:
        low, high = each.interval
        table.add_row(
            each.name,
            said(each.name, each.a),
            said(each.name, each.b),
            said(each.name, each.difference, "+"),
            f"{said(each.name, low, '+')} – {said(each.name, high, '+')}",
            each.verdict if not each.needed else f"open: {each.needed:,} more",
            f"{each.worth:.1f} × the games",
        )
    out.print(table)
    told = [each for each in one.content if each.verdict == "differs"][:SHOWN]
    if told:
        table = Table("Taken by", base, one.name, "Difference", "95 % interval")
        for each in told:
            low, high = each.interval
            table.add_row(
                each.name, f"{each.a:.1%}", f"{each.b:.1%}", f"{each.difference:+.1%}", f"{low:+.1%} – {high:+.1%}"
            )
        out.print(table)
    else:
        out.print("Nothing of the data is taken more or less often, as far as can be told.")


def show_curve(found: "list[Comparison]", base: str, swept: "Sweep") -> None:
    from rich.table import Column, Table

    from trivet.lab.compare import said

    out = console()
    out.print(f"{found[0].pairs:,} games of each, the same luck for all; differences are to {base}.")
    table = Table(Column(swept.name, no_wrap=True), *(each.name for each in found[0].measures))
    table.add_row(base, *(said(each.name, each.a) for each in found[0].measures))
    for value, one in zip(swept.values, found, strict=True):
        cells = [
            f"{said(each.name, each.b)} ({said(each.name, each.difference, '+')} ± {said(each.name, each.half_width)})"
            for each in one.measures
        ]
        table.add_row(str(value), *cells)
    out.print(table)
