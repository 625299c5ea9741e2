"""`trivet report`: what many games between bots say about a game, as a page for its designer."""

import json as json_module
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from trivet.engine.errors import BadOptions

from .files import check_new_file, new_folder, write_new_file
from .lab import Cluster, Resume, SeatBots, Workers, place
from .options import (
    Data,
    GameName,
    Games,
    Language,
    Options,
    Players,
    Seed,
    bot_names,
    chosen_options,
    language_of,
    load_game,
)
from .output import compile_rules, console, progress
from .serve import PORT

if TYPE_CHECKING:
    from trivet.lab.report.made import Report
    from trivet.lab.report.words import Words

HERE = f"http://127.0.0.1:{PORT}"
"""Where `trivet` serves unless it is told otherwise."""
Out = Annotated[Path, typer.Option("--out", metavar="FILE", help="The page to write: a new file.")]
JsonFile = Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the figures here too, as JSON.")]
Parquet = Annotated[
    Path | None,
    typer.Option(
        "--parquet",
        metavar="FOLDER",
        help="Write what was played here too, every decision: games, seats, turns, decisions and cards as Parquet.",
    ),
]
Forks = Annotated[
    int,
    typer.Option(
        "--forks", metavar="N", min=0, help="Play on from N positions with and without each thing that stands out."
    ),
]
Ladder = Annotated[bool, typer.Option("--ladder", help="Let the bots play each other too: how much skill counts.")]
Second = Annotated[
    str | None, typer.Option("--second", metavar="BOT", help="Look again with this bot: does it all still hold?")
]
Server = Annotated[
    str,
    typer.Option("--server", metavar="ADDRESS", help="The Trivet whose replay the page's links to matches open."),
]


def report(
    game: GameName,
    out: Out,
    players: Players = None,
    games: Games = 1000,
    seed: Seed = 0,
    bots: SeatBots = "greedy",
    second: Second = None,
    forks: Forks = 0,
    ladder: Ladder = False,
    workers: Workers = None,
    cluster: Cluster = None,
    resume: Resume = None,
    option: Options = None,
    data: Data = None,
    json: JsonFile = None,
    parquet: Parquet = None,
    server: Server = HERE,
    language: Language = "en",
) -> None:
    """Play many games between bots and write down what they say about the game, what is out of order first.

    Bots that are named by seat sit one seat on in every further game.
    """
    from trivet.extras import needs_compiler

    needs_compiler("lab", "scipy", "altair", "vl_convert", "polars")
    from trivet.lab import simulate as lab
    from trivet.lab.report import run
    from trivet.lab.report.forks import FEWEST
    from trivet.lab.report.page import page
    from trivet.lab.report.parquet import write_tables
    from trivet.lab.report.words import Words
    from trivet.texts import Texts

    played = load_game(game, data)
    options = chosen_options(played, players, option)
    seats = int(options["players"])
    spoken = language_of(language)
    names = lab.by_seat(played, bot_names(bots), seats)
    if second is not None:
        lab.by_seat(played, [second], seats)
        if set(names) == {second}:
            raise BadOptions(f"--second {second} is what plays already: name a stronger or a weaker bot.")
    if 0 < forks < FEWEST:
        raise BadOptions(f"--forks {forks} is too few to say anything: {FEWEST} or more.")
    if ladder and seats == 1:
        raise BadOptions("--ladder lets bots play each other: it needs two players or more.")
    opens_in = address(server)
    if json is not None and json.absolute() == out.absolute():
        raise BadOptions("--out and --json name the same file: the page and the figures need one each.")
    for file in (out, json):
        if file is not None:
            check_new_file(file)
    table = run.Table(played, options, names, seed, place(workers, resume, cluster))
    asks = run.Asks(games, parquet is not None, forks, ladder, second)
    compile_rules(played)
    with new_folder(parquet) if parquet else nullcontext() as folder:
        with progress(f"Playing {played.id}", run.games_in_all(table, asks)) as done:
            result, made = run.report(table, asks, done)
        if folder is not None:
            write_tables(folder, result.columns, result.rows, result.sample.bots)
    words = Words(Texts(spoken, {played.id: played.components}), played)
    shown = run.matches(table, made.shown())
    if json is not None:
        write_new_file(json, json_module.dumps(made.as_data(), ensure_ascii=False, indent=1) + "\n")
    again = ["trivet", "report", played.id, "--players", str(seats), "--games", str(games), "--bots", bots]
    again += [word for one in option or [] for word in ("--option", one)]
    again += ["--seed", str(seed), "--out", out.name]
    again += ["--data", data.name] if data else []
    again += ["--forks", str(forks)] if forks else []
    again += ["--ladder"] if ladder else []
    again += ["--second", second] if second else []
    again += ["--server", server] if server != HERE else []
    write_new_file(out, page(made, words, shown, again, opens_in))
    show(made, words, out)


def address(text: str) -> str:
    """A server's address as links begin; raises BadOptions."""
    found = urlsplit(text)
    if found.scheme not in ("http", "https") or not found.hostname or found.query or found.fragment:
        raise BadOptions(f"--server {text!r} is no address: write --server {HERE}, or your server's.")
    return text.rstrip("/")


def show(made: "Report", words: "Words", out: Path) -> None:
    """The verdicts, as the page has them first."""
    from trivet.lab.report.page import headlines

    to = console()
    for mark, headline, sentence in headlines(made, words):
        to.print(f"{mark} {headline}. {sentence}")
    to.print(words.say("report-written", file=str(out)))
