"""What the tables of the database are made of."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, Dialect, MetaData, TypeDecorator, text
from sqlalchemy.orm import DeclarativeBase


class Moment(TypeDecorator[datetime]):
    """A point in time; SQLite forgets the time zone, which is always UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.astimezone(UTC) if value else None

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value and value.tzinfo is None else value


def now() -> datetime:
    return datetime.now(UTC)


def only(in_file: str, on_server: str) -> dict[str, Any]:
    """The rows that an index holds, as SQLite and as PostgreSQL say it."""
    return {"sqlite_where": text(in_file), "postgresql_where": text(on_server)}


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={  # so that a later form of the database can name what it changes
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {  # noqa: RUF012
        datetime: Moment,
        dict[str, Any]: JSON,
        list[int]: JSON,
        list[str]: JSON,
        list[dict[str, Any]]: JSON,
    }
