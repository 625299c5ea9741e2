"""How the database came to its present form, step by step and forward only; Alembic runs what is missing at the start.

Each step is one transaction: it is done wholly or not at all.
"""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect, text

FIRST_FORM = "1"
"""Databases of this form were made before Alembic kept count."""


def upgrade(connection: Connection) -> None:
    """Bring the database to the present form, in the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", "trivet.server.storage:migrations")
    config.attributes["connection"] = connection
    tables = inspect(connection).get_table_names()
    if "about" in tables and "alembic_version" not in tables:
        command.stamp(config, FIRST_FORM)
    command.upgrade(config, "head")


def form_of(connection: Connection) -> str | None:
    """The form that a database says it has; none where it is empty."""
    if not inspect(connection).has_table("about"):
        return None
    found = connection.execute(text("SELECT value FROM about WHERE key = 'schema'")).scalar()
    return None if found is None else str(found)
