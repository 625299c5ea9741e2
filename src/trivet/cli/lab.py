"""`trivet simulate`, `trivet arena` and `trivet bench`."""

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .files import new_folder
from .options import (
    Data,
    GameName,
    Games,
    Json,
    Options,
    Players,
    Seed,
    bot_names,
    chosen_options,
    load_game,
    run_uncompiled,
)
from .output import compile_rules, complain, console, print_json, progress

if TYPE_CHECKING:
    from trivet.lab.arena import Result
    from trivet.lab.bench import Report
    from trivet.lab.processes import Where
    from trivet.lab.simulate import Simulation

BUSY = 1.0

Save = Annotated[
    Path | None, typer.Option("--save", metavar="FOLDER", help="Keep the matches here: a new or empty folder.")
]
SeatBots = Annotated[
    str, typer.Option("--bots", metavar="A,B,…", help="The bots by seat, or one for all: trivet games lists them.")
]
Rivals = Annotated[
    str, typer.Option("--bots", metavar="A,B,…", help="The bots, each once; two fill any number of seats.")
]
Workers = Annotated[
    int | None, typer.Option("--workers", metavar="K", min=1, help="Processes to play in; else one for each core.")
]
Resume = Annotated[
    Path | None,
    typer.Option(
        "--resume",
        metavar="FOLDER",
        help="Remember here what was played: an interrupted run goes on, a longer one plays the rest.",
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="Play on a Ray cluster, ray://HOST:10001, or local (extra ray)."),
]


def place(workers: int | None, resume: Path | None, cluster: str | None) -> "Where":
    """Where games are played."""
    from trivet.lab.processes import Where, cores

    if cluster is not None:
        from trivet.lab.cluster import check

        check(cluster)
    return Where(workers or cores(), resume, cluster)


def simulate(
    game: GameName,
    players: Players = None,
    games: Games = 1000,
    seed: Seed = 0,
    bots: SeatBots = "random",
    option: Options = None,
    data: Data = None,
    save: Save = None,
    workers: Workers = None,
    cluster: Cluster = None,
    resume: Resume = None,
    json: Json = False,
) -> None:
    """Play many games between bots, and say how fast they went and what they scored."""
    from trivet.engine.match import Match
    from trivet.lab import simulate as lab

    played = load_game(game, data)
    options = chosen_options(played, players, option)
    names = lab.by_seat(played, bot_names(bots), int(options["players"]))
    with new_folder(save) if save else nullcontext() as folder:

        def keep(number: int, match: Match) -> None:
            assert folder is not None
            name = f"{played.id}-{number:0{len(str(games - 1))}}.json"
            (folder / name).write_text(match.save(), encoding="utf-8")

        compile_rules(played)
        with progress(f"Playing {played.id}", games) as done:
            result = lab.simulate(
                played, options, names, games, seed, done, keep if folder else None, place(workers, resume, cluster)
            )
    if json:
        print_json(result.as_data())
    else:
        show_simulation(result, names)


def show_simulation(result: "Simulation", names: tuple[str, ...]) -> None:
    from rich.table import Table

    data, out = result.as_data(), console()
    out.print(
        f"{result.games:,} games of {result.game} for {result.players}, {result.moves:,} moves in {result.seconds:.2f} s: "
        f"{data['games_per_second']:,.0f} games and {data['moves_per_second']:,.0f} moves a second."
    )
    table = Table("Seat", "Bot", "Mean score")
    for seat, (name, score) in enumerate(zip(names, data["mean_scores"], strict=True)):
        table.add_row(str(seat), name, f"{score:.2f}")
    out.print(table)


def arena(
    game: GameName,
    bots: Rivals,
    players: Players = None,
    games: Games = 400,
    seed: Seed = 0,
    workers: Workers = None,
    option: Options = None,
    data: Data = None,
    cluster: Cluster = None,
    resume: Resume = None,
    json: Json = False,
) -> None:
    """Let bots play each other, seats rotated, and say who wins how often.

    A win shared by k seats counts 1/k. Two bots at more than two seats: one seat of the first against the rest of the
    second.
    """
    from trivet.lab import arena as lab

    played = load_game(game, data)
    options = chosen_options(played, players, option)
    rivals = bot_names(bots)
    lab.check(played, rivals, int(options["players"]))
    compile_rules(played)
    with progress(" · ".join(rivals), games) as done:
        result = lab.arena(played, options, rivals, games, seed, place(workers, resume, cluster), done)
    if json:
        print_json(result.as_data())
    else:
        show_arena(result)


def show_arena(result: "Result") -> None:
    from rich.table import Table

    out = console()
    out.print(f"{result.games:,} games of {result.game} for {result.players}, seats rotated.")
    table = Table("Bot", "Wins", "Win rate", "95 % interval", "By chance", "Rating")
    for name, bot in result.bots.items():
        low, high = bot.interval
        table.add_row(
            name,
            f"{bot.wins:,.1f}",
            f"{bot.win_rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{bot.chance_rate:.1%}",
            f"{bot.rating:.1f}",
        )
    out.print(table)


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]…", help="The games to measure; else all of them.")
    ] = None,
    peers: Annotated[
        Path, typer.Option("--peers", metavar="FOLDER", help="The virtual environment that the peers are put into.")
    ] = Path(".bench-venv"),
    json: Json = False,
) -> None:
    """Measure our speed, and that of the peers, in one run on one core."""
    from trivet.extras import needs

    needs("lab", "numba")
    run_uncompiled()
    from trivet.games import games as all_games
    from trivet.games import load
    from trivet.lab import bench as lab

    chosen = [load(name).id for name in dict.fromkeys(games)] if games else list(all_games(complain))
    with progress("Measuring", lab.steps(chosen)) as done:
        report = lab.bench(chosen, peers, done)
    if json:
        print_json(report.as_data())
    else:
        show_bench(report)
    if not report.passed:
        raise typer.Exit(1)


def show_bench(report: "Report") -> None:
    from rich.table import Table

    out = console()
    table = Table("", "Measured", "", "Wanted", "")
    for measure in report.measures:
        wanted = f"≥ {measure.least:,g}" if measure.least else f"< {measure.most:,g}" if measure.most else ""
        verdict = {True: "yes", False: "NO", None: ""}[measure.passed]
        table.add_row(
            measure.what, f"{measure.value:,.{3 if measure.value < 100 else 0}f}", measure.unit, wanted, verdict
        )
    out.print(table)
    if report.load > BUSY:
        out.print(f"The machine had other work to do (load {report.load:.1f}): times are longer than they would be.")
    for reason in report.skipped:
        out.print(f"SKIPPED: {reason}", style="bold red")
