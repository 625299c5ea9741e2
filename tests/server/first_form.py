"""A database as the first Trivet left it."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from .people import Person, Served

FORM_1 = (Path(__file__).parent / "form_1.sql").read_text(encoding="utf-8")
APPLICATION_ID = 0x54726976


def put_first_form(served: Served) -> None:
    """Stop a server and lay that database in place of its own."""
    served.person()
    served.end()
    for file in served.database.parent.glob("trivet.sqlite3*"):
        file.unlink()
    with closing(sqlite3.connect(served.database)) as database:
        database.executescript(FORM_1)
        database.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def first_person(served: Served) -> Person:
    """The one whose tables stand in it."""
    found = re.search(r"cookie (\w+)=(\S+)", FORM_1)
    assert found
    ann = Person(served)
    ann.http.cookies.set(found[1], found[2])
    return ann
