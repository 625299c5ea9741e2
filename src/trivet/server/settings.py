"""What can be set about a server."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from .errors import BadSetting


@dataclass(frozen=True)
class Rate:
    """So many at once, then so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one person may ask for: far more than play needs, less than would hold up others."""

    identities: Rate = Rate(1000, 20)
    tables: Rate = Rate(300, 5)
    commands: Rate = Rate(3000, 300)
    hints: Rate = Rate(60, 2)
    replays: Rate = Rate(120, 10)
    lines: Rate = Rate(1000, 50)


@dataclass(frozen=True)
class Settings:
    database: Path
    """The SQLite file."""
    bots: tuple[str, ...] = ()
    """Third parties' bots that tables may seat, as `module:Class`."""
    bot_pace: float = 0.35
    """Seconds between the actions of a bot, so that people can follow."""
    bot_limit: float = 30.0
    """Seconds a bot may think about its turn before a legal move is played in its place."""
    bot_processes: int = min(2, os.cpu_count() or 1)
    compiled_bots: bool = True
    """Compile the rules for the bots, once; without, they play by uncompiled ones."""
    limits: Limits = field(default_factory=Limits)

    @staticmethod
    def from_environment() -> "Settings":
        folder = os.environ.get("TRIVET_DATA_FOLDER")
        return Settings(
            database=database_in(Path(folder) if folder else None),
            bots=tuple(filter(None, os.environ.get("TRIVET_BOTS", "").split(","))),
            bot_pace=pace_from_environment(),
        )


def database_in(data_folder: Path | None) -> Path:
    """The database in a data folder; in the person's own where none is named."""
    return (data_folder or Path(platformdirs.user_data_dir("trivet"))) / "trivet.sqlite3"


def pace_from_environment() -> float:
    said = os.environ.get("TRIVET_BOT_PACE", "")
    try:
        pace = float(said or Settings.bot_pace)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 60:
        raise BadSetting(f"TRIVET_BOT_PACE is {said!r}: give the seconds between a bot's actions, 0 to 60.")
    return pace
