"""The form of a database: brought up to date at the start, forward only."""

import secrets

from sqlalchemy import Connection, insert, select

from ..basics.errors import BadDatabase
from . import migrations
from .schema import SCHEMA_VERSION, AboutRow


def bring_up_to_date(connection: Connection, what: str, may_change: bool = True) -> str:
    """Make the tables or change their form, where needed, in one transaction; returns the installation's name."""
    form = migrations.form_of(connection)
    if form is not None and not (form.isdecimal() and 0 < int(form) <= SCHEMA_VERSION):
        raise BadDatabase(
            f"{what} has the form {form}; this Trivet reads form {SCHEMA_VERSION}. Start the Trivet that made it."
        )
    if form != str(SCHEMA_VERSION):
        if not may_change:
            raise BadDatabase(f"{what} is in use by a Trivet of another version. Stop that one first.")
        migrations.upgrade(connection)
    name = select(AboutRow.value).where(AboutRow.key == "installation")
    installation = connection.execute(name).scalar()
    if installation is None:
        installation = secrets.token_hex(4)
        connection.execute(insert(AboutRow).values(key="installation", value=installation))
    return installation
