"""The form of the database: an older one is brought up to date at the start, and nothing in it is lost."""

import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from .first_form import APPLICATION_ID, first_person, put_first_form
from .many import engine_of
from .people import Served, Start
from .services import Postgres

COMPARE = """
import sys
from sqlalchemy import create_engine
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from trivet.server.storage.schema import Base
with create_engine(sys.argv[1]).connect() as connection:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    print(compare_metadata(context, Base.metadata))
"""


def differences(url: str) -> str:
    """How a database differs from what the server takes it for."""
    ended = subprocess.run([sys.executable, "-c", COMPARE, url], capture_output=True, text=True, check=True)
    return ended.stdout.strip()


@pytest.fixture
def old(start: Start) -> Served:
    """A server at whose start the database is of form 1."""
    served = start()
    put_first_form(served)
    return served


def stored(served: Served, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(served.database)) as database:
        return sorted(database.execute(f"SELECT * FROM {table}").fetchall(), key=str)


def test_a_database_of_the_first_form_is_brought_up_to_date_and_nothing_is_lost(old: Served) -> None:
    commands = stored(old, "commands")
    ids = {row[0] for row in stored(old, "tables")}
    old.start()
    ann = first_person(old)
    assert ann.ask("GET", "/me")["name"] == "Ann", "the old secret is known"
    listed = {table["id"]: table for table in ann.tables()}
    assert set(listed) == ids
    assert stored(old, "commands") == commands
    going = next(t for t in listed.values() if t["status"] == "playing")
    over = next(t for t in listed.values() if t["status"] == "over")
    table = ann.look(going)
    assert table["version"] == 7 and [s["name"] for s in table["seats"]] == ["Ann", "Bo"]
    assert ann.act(table)["version"] == 8
    assert ann.ask("GET", f"/tables/{over['id']}/verify")["verified"]
    record = ann.ask("GET", f"/people/{ann.ask('GET', '/me')['id']}")["record"]
    assert [(r["game"], r["players"], r["played"]) for r in record] == [("gobi", 2, 1)]
    assert differences(f"sqlite:///{old.database}") == "[]"
    old.restart()
    assert ann.look(going)["version"] == 8


def test_a_change_of_form_that_fails_leaves_everything_as_it_was(old: Served) -> None:
    with closing(sqlite3.connect(old.database)) as database, database:
        database.execute("CREATE TABLE chat (in_the_way)")
    before = {table: stored(old, table) for table in ("about", "identities", "tables", "seats", "commands")}
    old.start()
    old.wait()
    assert {table: stored(old, table) for table in before} == before


def test_a_new_file_has_the_form_that_the_server_takes_it_for(start: Start) -> None:
    served = start()
    served.person()
    assert differences(f"sqlite:///{served.database}") == "[]"


def test_a_new_database_of_postgresql_has_that_form_too(start: Start, postgres: Postgres) -> None:
    url = postgres.make("forms")
    ann = start(database=url).person()
    ann.new_table("me", "me")
    assert differences(url.replace("postgresql:", "postgresql+psycopg:")) == "[]"


TO_FORM_3 = """
import sys
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
with create_engine(sys.argv[1]).begin() as connection:
    config = Config()
    config.set_main_option("script_location", "trivet.server.storage:migrations")
    config.attributes["connection"] = connection
    command.stamp(config, "1")
    command.upgrade(config, "3")
"""


def test_what_was_asked_for_at_tables_that_have_ended_is_gone_after_0_1_0(old: Served) -> None:
    subprocess.run([sys.executable, "-c", TO_FORM_3, f"sqlite:///{old.database}"], check=True, capture_output=True)
    asked = '[{"id": "old", "kind": "takeback", "seat": 0, "by": "x", "move": 0, "agreed": ["x"], "refused": []}]'
    with closing(sqlite3.connect(old.database)) as database, database:
        database.execute("UPDATE tables SET proposals = ?", (asked,))
        database.execute("UPDATE seats SET stand_in = 'normal' WHERE seat = 1")
        (over,) = database.execute("SELECT id FROM tables WHERE over").fetchone()
        (playing,) = database.execute("SELECT id FROM tables WHERE NOT over AND NOT closed").fetchone()
    old.start()
    ann = first_person(old)
    assert ann.ask("GET", f"/tables/{over}")["proposals"] == []
    assert ann.ask("POST", f"/tables/{over}/proposals/old", 409, json={"agree": True})["code"] == "not_playing"
    with closing(sqlite3.connect(old.database)) as database:
        kept = database.execute("SELECT proposals, moves FROM tables WHERE id = ?", (playing,)).fetchone()
        left = database.execute("SELECT left_at FROM seats WHERE table_id = ? AND seat = 1", (playing,)).fetchone()
    assert "takeback" in kept[0], "what is asked at a table that goes on can still be answered"
    assert left[0] == kept[1], "bots that stand in stand in from now on"


THIRD_FORM = """
import sys
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text
moment = "2026-01-0{} 00:00:00.000000"
with create_engine(sys.argv[1]).begin() as connection:
    config = Config()
    config.set_main_option("script_location", "trivet.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "3")

    def put(table, **values):
        names = ", ".join(values)
        connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({', '.join(':' + n for n in values)})"), values)

    for name in ("ann", "bob", "cy"):
        put("identities", id=name, name=name, created=moment.format(1))
    ends = [(False, False, True), (True, False, True), (False, True, True), (False, False, False)]
    for number, (over, closed, started) in enumerate(ends):
        told = {"options": "{}", "seed": "0" * 32, "commitment": "0" * 64, "rules_version": 1, "to_act": "[]"}
        told |= {"banned": "[]", "proposals": "[]", "notices": "[]", "bot_to_act": False, "rated": False, "moves": 0}
        told |= {"revision": 0, "title": "", "public": True, "updated": moment.format(9)}
        flags = {"over": over, "closed": closed, "started": started}
        put("tables", id=f"t{number}", game="gobi", creator="ann", created=moment.format(2 + number), **told, **flags)
        put("seats", table_id=f"t{number}", seat=0, kind="human", identity="bob", name="")
        put("seats", table_id=f"t{number}", seat=1, kind="open", reserved="cy", name="")
    for number, place in enumerate([1, 2, 1]):
        kind = {"game": "gobi", "players": 2, "created": moment.format(1 + number)}
        put("results", table_id=f"old{number}", identity="bob", place=place, **kind)
        put("results", table_id=f"old{number}", identity="cy", place=3 - place, **kind)
    put("seats", table_id="t1", seat=2, kind="human", identity="cy", name="")
    put("results", table_id="t1", identity="bob", place=1, **kind)
    put("results", table_id="t1", identity="cy", place=1, **kind)
"""


@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
def test_lists_and_counts_of_0_1_0_are_right_after_the_upgrade(start: Start, postgres: Postgres, kind: str) -> None:
    served = start(**({"database": postgres.make("third_form")} if kind == "PostgreSQL" else {}))
    served.person()
    served.end()
    if kind == "PostgreSQL":
        postgres.ask("postgres", "DROP DATABASE third_form")
        url = postgres.make("third_form").replace("postgresql:", "postgresql+psycopg:")
    else:
        for file in served.database.parent.glob("trivet.sqlite3*"):
            file.unlink()
        with closing(sqlite3.connect(served.database)) as database:
            database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        url = f"sqlite:///{served.database}"
    ended = subprocess.run([sys.executable, "-c", THIRD_FORM, url], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    served.start()
    served.person()
    assert differences(url) == "[]"
    engine = engine_of(served.place)
    with engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT identity, table_id, going, shown FROM listings").all()
        tallies = connection.exec_driver_sql("SELECT identity, game, players, played, won FROM tallies").all()
        sizes = connection.exec_driver_sql("SELECT size FROM tables").all()
        ended = connection.exec_driver_sql("SELECT identity, table_id, game, won FROM listings").all()
        met = connection.exec_driver_sql("SELECT identity, other, table_id, going, won FROM meetings").all()
        rivals = connection.exec_driver_sql("SELECT identity, other, game, played, won, lost FROM rivals").all()
    engine.dispose()
    going = {"t0": True, "t1": False, "t2": False, "t3": True}
    expected = {("ann", table): (on, False) for table, on in going.items()}
    expected |= {("bob", table): (on, table == "t1") for table, on in going.items()}
    expected |= {("cy", "t3"): (True, False), ("cy", "t1"): (False, True)}
    assert {(row[0], row[1]): (bool(row[2]), bool(row[3])) for row in found} == expected
    assert {tuple(row) for row in tallies} == {("bob", "gobi", 2, 4, 3), ("cy", "gobi", 2, 4, 2)}
    assert {row[2] for row in ended} == {"gobi"}
    assert {(row[0], row[1]) for row in ended if row[3]} == {("bob", "t1"), ("cy", "t1")}
    assert {(*row[:3], bool(row[3]), bool(row[4])) for row in met} == {
        ("bob", "cy", "t1", False, True),
        ("cy", "bob", "t1", False, True),
    }
    assert {tuple(row) for row in rivals} == {("bob", "cy", "gobi", 4, 2, 1), ("cy", "bob", "gobi", 4, 1, 2)}
    assert all(row[0] > 0 for row in sizes)
