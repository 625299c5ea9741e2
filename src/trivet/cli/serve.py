"""`trivet` and `trivet serve`: the page in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from trivet.engine.errors import BadOptions

from .data import game_of
from .options import Data, Json, bot_names, load_game
from .output import print_json

Host = Annotated[str, typer.Option("--host", help="The address to listen at.")]
Port = Annotated[int, typer.Option("--port", min=1, max=65535, help="The port to listen at.")]
DataFolder = Annotated[
    Path | None, typer.Option("--data-folder", metavar="FOLDER", help="Where tables are kept; else the user's own.")
]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="A database of another place: postgresql://…, or sqlite:///FILE."),
]
ServerDatabase = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="TRIVET_DATABASE",
        help="A database of another place: postgresql://…, or sqlite:///FILE.",
    ),
]
Redis = Annotated[
    str | None,
    typer.Option(
        "--redis", metavar="URL", envvar="TRIVET_REDIS", help="Where several workers meet: redis://HOST:PORT."
    ),
]
Workers = Annotated[int, typer.Option("--workers", min=1, max=64, help="Processes that serve the same tables.")]
Url = Annotated[
    str | None,
    typer.Option("--url", metavar="URL", help="Where people find the server, for links in notifications: https://…."),
]
Bots = Annotated[
    str | None, typer.Option("--bots", metavar="A,B,…", help="Bots of your own that tables may seat, as module:Class.")
]
LAB = "The lab on the page too, for whoever sits at this machine (extra lab)."
Lab = Annotated[bool, typer.Option("--lab", help=LAB)]
ServerLab = Annotated[bool, typer.Option("--lab", envvar="TRIVET_LAB", help=LAB)]
HOST = "127.0.0.1"
PORT = 8000
DEFAULTS = (HOST, PORT, None, None, None, None)


def play_in_the_browser(
    context: typer.Context,
    host: Host = HOST,
    port: Port = PORT,
    data_folder: DataFolder = None,
    database: Database = None,
    bots: Bots = None,
    data: Data = None,
    lab: Lab = False,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")] = True,
    version: Annotated[bool, typer.Option("--version", help="Say which Trivet this is.")] = False,
    json: Json = False,
) -> None:
    """Board games on one table. Without a command: serve the page and open it in the browser."""
    if version:
        say_version(json)
        raise typer.Exit
    if context.invoked_subcommand is None:
        start(host, port, data_folder, database, bots, data, browser, json, lab=lab)
    elif (host, port, data_folder, database, bots, data, lab, browser, json) != (*DEFAULTS, False, True, False):
        raise BadOptions(f"Options of {context.invoked_subcommand} come after it: trivet serve --port 9000.")


def say_version(json: bool) -> None:
    from trivet import __version__

    if json:
        print_json({"version": __version__})
    else:
        print(f"trivet {__version__}")


def serve(
    host: Host = HOST,
    port: Port = PORT,
    data_folder: DataFolder = None,
    database: ServerDatabase = None,
    redis: Redis = None,
    workers: Workers = 1,
    url: Url = None,
    bots: Bots = None,
    data: Data = None,
    lab: ServerLab = False,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")] = False,
    json: Json = False,
) -> None:
    """Serve the page and its tables, without opening a browser."""
    start(host, port, data_folder, database, bots, data, browser, json, redis, workers, url, lab)


def start(
    host: str,
    port: int,
    data_folder: Path | None,
    database: str | None,
    bots: str | None,
    data: Path | None,
    browser: bool,
    json: bool,
    redis: str | None = None,
    workers: int = 1,
    url: str | None = None,
    lab: bool = False,
) -> None:
    from trivet.server import run

    designed = load_game(game_of(data), data) if data else None

    given = {designed.id: designed.data} if designed and designed.data else {}

    def tell(address: str) -> None:
        if json:
            print_json({"url": address})

    names = bot_names(bots) if bots else []
    run(host, port, data_folder, browser, database, names, tell, redis, workers, url, given, lab)
