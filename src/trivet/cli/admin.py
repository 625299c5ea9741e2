"""`trivet admin`: a server's tables, seen and tended by whoever runs it."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from .files import write_new_file
from .options import Json
from .output import console, print_json
from .serve import DataFolder, ServerDatabase

admin = typer.Typer(help="See and tend a server's tables, while it runs or not.", no_args_is_help=True)
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as in its address.")]


class Status(StrEnum):
    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


def place(data_folder: Path | None, database: str | None) -> Path | str:
    """Where the tables are. The server's part plays by uncompiled rules: it must come before any game."""
    import trivet.server  # noqa: F401
    from trivet.server.basics.settings import database_in
    from trivet.server.storage.database import place_of

    return database_in(data_folder) if database is None else place_of(database)


@admin.command("list")
def list_tables(
    status: Annotated[Status | None, typer.Option("--status", help="Only tables in this state.")] = None,
    game: Annotated[str | None, typer.Option("--game", help="Only tables of this game.")] = None,
    most: Annotated[int, typer.Option("--most", min=1, help="How many at most, the newest.")] = 100,
    data_folder: DataFolder = None,
    database: ServerDatabase = None,
    json: Json = False,
) -> None:
    """List tables, the newest first."""
    where = place(data_folder, database)
    from trivet.server import admin as office

    found = office.list_tables(where, status and status.value, game, most)
    if json:
        print_json({"tables": found})
        return
    for table in found:
        people = ", ".join(seat["name"] or seat["bot"] or seat["kind"] for seat in table["seats"])
        line = f"{table['id']}  {table['status']:8}{table['game']:12}{table['moves']:5} moves  {table['updated'][:16]}"
        console().print(f"{line}  {people}{'  ' + table['title'] if table['title'] else ''}")


@admin.command()
def inspect(
    table: TableId, data_folder: DataFolder = None, database: ServerDatabase = None, json: Json = False
) -> None:
    """Show a table as a spectator sees it, and what else is stored of it."""
    where = place(data_folder, database)
    from trivet.server import admin as office

    found = office.inspect(where, table)
    if json:
        print_json(found)
        return
    for name in ("id", "game", "options", "status", "title", "public", "version", "moves", "revision", "rated"):
        console().print(f"{name:10}{found[name]}")
    for seat in found["seats"]:
        who = seat["bot"] or seat["name"] or seat["kind"]
        away = f", {seat['stand_in']} plays for them" if seat["stand_in"] else ""
        to_act = ", to act" if seat["seat"] in found["to_act"] else ""
        console().print(f"seat {seat['seat']}    {who}{away}{to_act}")
    for notice in found["notices"]:
        console().print(f"{notice['at'][:19]}  {notice['kind']} {notice['name']}")


@admin.command()
def export(
    table: TableId,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="A new file; else stdout.")] = None,
    data_folder: DataFolder = None,
    database: ServerDatabase = None,
) -> None:
    """Write a table's match file, with its seed."""
    where = place(data_folder, database)
    from trivet.server import admin as office

    file = office.export(where, table)
    if out is None:
        print(file, end="")
    else:
        write_new_file(out, file)


@admin.command()
def close(table: TableId, data_folder: DataFolder = None, database: ServerDatabase = None, json: Json = False) -> None:
    """Close a table: nobody plays on there."""
    where = place(data_folder, database)
    from trivet.server import admin as office

    office.close(where, table)
    if json:
        print_json({"closed": table})
    else:
        console().print(f"Table {table} is closed.")


@admin.command()
def prune(
    days: Annotated[
        float, typer.Option("--older-than", metavar="DAYS", min=0, help="Nothing has happened for so long.")
    ],
    running_too: Annotated[bool, typer.Option("--running-too", help="Games that are not over as well.")] = False,
    dry: Annotated[bool, typer.Option("--dry-run", help="Only say which.")] = False,
    data_folder: DataFolder = None,
    database: ServerDatabase = None,
    json: Json = False,
) -> None:
    """Delete old tables: those that are over, closed, or never began. People's results stay.

    Visitors of that age who never did anything are forgotten.
    """
    where = place(data_folder, database)
    from trivet.server import admin as office

    found, visitors = office.prune(where, days, running_too, dry)
    if json:
        print_json({"pruned": [] if dry else found, "found": found, "visitors": visitors})
    else:
        done = "would be" if dry else "are"
        console().print(f"{len(found)} tables {done} deleted; {visitors} visitors {done} forgotten.")
