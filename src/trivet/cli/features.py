"""`trivet features GAME`: what the numbers of a game's observations are."""

from typing import Annotated

import typer

from .options import Data, GameName, Json, load_game, run_uncompiled
from .output import console, print_json

Derived = Annotated[bool, typer.Option("--derived", help="Those too that follow from the others, for networks.")]


def features(name: GameName, derived: Derived = False, data: Data = None, json: Json = False) -> None:
    """Say what a program that learns the game observes: every feature, where it stands, its bounds."""
    run_uncompiled()
    observes = load_game(name, data).observes
    numbers, rows = observes.whole if derived else observes.size, observes.table(derived)
    kind = observes.dtype(derived).name
    if json:
        print_json(
            {
                "game": name,
                "numbers": numbers,
                "kind": kind,
                "seats": observes.seats,
                "each": observes.each,
                "each_derived": observes.each_derived,
                "features": rows,
            }
        )
        return
    from rich.table import Table

    table = Table("Feature", "At", "Shape", "Bounds", "Scale", "")
    for row in sorted(rows, key=lambda row: row["at"]):
        kinds = [word for word, said in (("each seat", row["each_seat"]), ("derived", row["derived"])) if said]
        said = ". ".join([*([", ".join(kinds).capitalize()] if kinds else []), *([row["says"]] if row["says"] else [])])
        shape, bounds = " × ".join(map(str, row["shape"])), f"{row['low']} … {row['high']}"
        table.add_row(row["name"], str(row["at"]), shape, bounds, f"{row['scale']:g}", said)
    for column in table.columns[:-1]:
        column.no_wrap = True
    out = console()
    out.print(table)
    out.print(
        f"{numbers} numbers ({kind}). What each seat has is there {observes.seats} times, {observes.each} numbers apart, "
        f"the observing seat first. Networks are given each number divided by its scale. --json names what each place "
        f"of a shape stands for."
    )
