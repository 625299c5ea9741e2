"""The tables of the database. Commands are only ever added; a position is their replay."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, Dialect, ForeignKey, MetaData, String, Text, TypeDecorator, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

SCHEMA_VERSION = 1


class Moment(TypeDecorator[datetime]):
    """A point in time; SQLite forgets the time zone, which is always UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value and value.tzinfo is None else value


def now() -> datetime:
    return datetime.now(UTC)


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={  # so that a later form of the database can name what it changes
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {datetime: Moment, dict[str, Any]: JSON, list[int]: JSON}  # noqa: RUF012


class About(Base):
    """What the database says of itself: its `schema` version, and the `installation` its cookies are named after."""

    __tablename__ = "about"

    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))


class Identity(Base):
    """A person, known by a secret that only their browser has."""

    __tablename__ = "identities"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    secret_hash: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    language: Mapped[str | None] = mapped_column(String(40))
    created: Mapped[datetime] = mapped_column(default=now)


class Table(Base):
    """A game under way or over. What follows from its commands and is asked for often stands here too."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]]
    seed: Mapped[str] = mapped_column(String(32))
    commitment: Mapped[str] = mapped_column(String(64))
    rules_version: Mapped[int]
    data: Mapped[str | None] = mapped_column(Text)
    creator: Mapped[str] = mapped_column(ForeignKey("identities.id"))
    created: Mapped[datetime] = mapped_column(default=now)

    updated: Mapped[datetime] = mapped_column(default=now)
    moves: Mapped[int] = mapped_column(default=0)
    to_act: Mapped[list[int]]
    bot_to_act: Mapped[bool] = mapped_column(index=True)
    over: Mapped[bool]
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))


class Seat(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    identity: Mapped[str | None] = mapped_column(ForeignKey("identities.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(200))
    name: Mapped[str] = mapped_column(String(40))


class Command(Base):
    """One step of a table. Its version is its place among them: of two at once, the database takes one."""

    __tablename__ = "commands"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    command_id: Mapped[str] = mapped_column(String(64))
    seat: Mapped[int]
    kind: Mapped[str] = mapped_column(String(10))
    actions: Mapped[list[int]]
    created: Mapped[datetime] = mapped_column(default=now)

    __table_args__ = (UniqueConstraint("table_id", "command_id", name="uq_commands_command_id"),)
