"""What can be set about a server."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

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
    questions: Rate = Rate(600, 30)
    replays: Rate = Rate(120, 10)
    lines: Rate = Rate(1000, 50)
    challenges: Rate = Rate(10, 0.01)
    seating: Rate = Rate(120, 4)
    messages: Rate = Rate(10, 0.5)
    codes: Rate = Rate(10, 0.02)
    mails: Rate = Rate(5, 0.002)


@dataclass(frozen=True)
class Mail:
    """A mail server to send from: `smtp://`, `smtp+starttls://` or `smtps://`, with `USER:PASSWORD@HOST:PORT`."""

    server: str
    sender: str


@dataclass(frozen=True)
class Settings:
    database: Path | str
    """The SQLite file, or the address of a PostgreSQL database."""
    bots: tuple[str, ...] = ()
    """Third parties' bots that tables may seat, as `module:Class`."""
    data: Mapping[str, str] = field(default_factory=dict)
    """Designers' data files, by game: what new tables are played with instead of the game's own."""
    bot_limit: float = 30.0
    """Seconds a bot may think about its turn before a legal move is played in its place."""
    bot_processes: int = min(2, os.cpu_count() or 1)
    compiled_bots: bool = True
    """Compile the rules for the bots, once; without, they play by uncompiled ones."""
    limits: Limits = field(default_factory=Limits)
    redis: str | None = None
    """Where workers tell each other what has changed; one worker needs none."""
    workers: int = 1
    url: str = ""
    """Where people find the server, for links in notifications and previews."""
    mail: Mail | None = None
    webhook_networks: tuple[str, ...] = ()
    """Networks that webhooks may reach though they are not public, as 10.1.0.0/16."""
    absent_after: float = 120.0
    """Seconds that somebody may be away, at a table without a clock, before others can vote for a bot."""
    notify_after: float = 10.0
    """Seconds that somebody may be away before they are told that it is their turn."""
    connections: int = 5000
    """Connections that are open at once, in one worker; fewer where the system allows too few files."""
    connections_per_address: int = 1500
    """Of one address, where that is no proxy's; at most half of all."""
    lines_per_address: int = 1000
    """Live lines of one person's address, in one worker; at most half of all connections."""
    lab: bool = False
    """Whether whoever sits at this machine finds the lab on the page."""
    sweep: float = 1.0
    """Seconds between looks at clocks, and at what other workers have left undone."""

    most_tables: int = 2000
    """Tables that one person may have set up,"""
    most_megabytes: int = 100
    """and what they may take on disk."""
    analyses_a_day: int = 30
    """Matches that one person may have analysed on a day."""
    forget_after: float = 30.0
    """Days after which a visitor who never did anything is forgotten."""

    @staticmethod
    def from_environment(**changed: Any) -> "Settings":
        """What is not said otherwise comes from the environment."""
        said = os.environ
        folder = said.get("TRIVET_DATA_FOLDER")
        sender, server = said.get("TRIVET_MAIL_FROM", ""), said.get("TRIVET_SMTP", "")
        if bool(sender) != bool(server):
            raise BadSetting("To send mail, set both TRIVET_SMTP (smtp://HOST:PORT) and TRIVET_MAIL_FROM.")
        found: dict[str, Any] = {
            "database": database_in(Path(folder) if folder else None),
            "bots": words("TRIVET_BOTS"),
            "url": said.get("TRIVET_URL", "").rstrip("/"),
            "mail": Mail(server, sender) if server else None,
            "webhook_networks": words("TRIVET_WEBHOOK_NETWORKS"),
            "connections": count("TRIVET_CONNECTIONS", Settings.connections),
            "connections_per_address": count("TRIVET_CONNECTIONS_PER_ADDRESS", Settings.connections_per_address),
            "lines_per_address": count("TRIVET_LINES_PER_ADDRESS", Settings.lines_per_address),
            "most_tables": count("TRIVET_MOST_TABLES", Settings.most_tables),
            "most_megabytes": count("TRIVET_MOST_MEGABYTES", Settings.most_megabytes),
            "analyses_a_day": count("TRIVET_ANALYSES_A_DAY", Settings.analyses_a_day),
            "forget_after": float(count("TRIVET_FORGET_AFTER", int(Settings.forget_after))),
        }
        return Settings(**found | changed)


def words(variable: str) -> tuple[str, ...]:
    return tuple(filter(None, os.environ.get(variable, "").split(",")))


def count(variable: str, usual: int) -> int:
    """A number of things that a variable of the environment allows."""
    said = os.environ.get(variable, "") or str(usual)
    if not (said.isascii() and said.isdecimal() and 0 < len(said) <= 7 and int(said)):
        raise BadSetting(f"{variable} is {said[:40]!r}: give a whole number from 1 to 9999999.")
    return int(said)


def database_in(data_folder: Path | None) -> Path:
    """The database in a data folder; in the person's own where none is named."""
    return (data_folder or Path(platformdirs.user_data_dir("trivet"))) / "trivet.sqlite3"
