"""What was played as Parquet files, for people's own tools: games, seats, turns, decisions and cards, joined by `number`."""

from pathlib import Path

import numpy as np
import polars as pl

from trivet.lab.records import Columns, Rows

from .sample import Array


def write_tables(folder: Path, columns: Columns, rows: Rows, bots: Array) -> None:
    """A file for each table; what is a number there and a word in the game is written as the word."""
    for name, frame in frames(columns, rows, bots).items():
        frame.write_parquet(folder / f"{name}.parquet", compression="zstd")


def frames(columns: Columns, rows: Rows, bots: Array) -> dict[str, pl.DataFrame]:
    """`bots`: their names by game and seat."""
    plain = {table: pl.DataFrame(flat(getattr(rows, table))) for table in ("games", "decisions", "content")}
    seats = flat(rows.seats)
    items = seats.pop("items")
    seats |= {f"points_{item}": items[:, i] for i, item in enumerate(columns.items)}
    automated = [""] * (columns.entries - columns.players)
    seats["bot"] = np.array([[*names, *automated] for names in bots.tolist()]).ravel()
    turns = flat(rows.turns)
    points, chance, counters = (turns.pop(name) for name in ("points", "chance", "counters"))
    for entry in range(columns.entries):
        turns |= {f"points_{entry}": points[:, entry], f"chance_{entry}": chance[:, entry]}
    for seat in range(columns.players):
        turns |= {f"{one.name}_{seat}": counters[:, seat, i] for i, one in enumerate(columns.counters)}
    texts = pl.Series([columns.game.actions.text(i) for i in range(columns.game.actions.size)])
    cards = plain.pop("content")
    named = {
        name: pl.Series([getattr(one, name) for one in columns.content], dtype=pl.String)
        for name in ("verb", "argument", "word")
    }
    which = cards["content"].cast(pl.UInt32)
    return {
        "games": plain["games"],
        "seats": pl.DataFrame(seats),
        "turns": pl.DataFrame(turns),
        "decisions": plain["decisions"].with_columns(texts[plain["decisions"]["action"].cast(pl.UInt32)].alias("said")),
        "cards": cards.with_columns(words[which].alias(name) for name, words in named.items()).drop("content"),
    }


def flat(table: Array) -> dict[str, Array]:
    return {name: np.ascontiguousarray(table[name]) for name in table.dtype.names or ()}
