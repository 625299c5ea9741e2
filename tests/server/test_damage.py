"""A database that is damaged, however large it is and whenever it happens, and a disk that is full at a bad time."""

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from trivet.server.storage import sqlite

from .people import PATIENCE, Person, Served, Start, ordered, wait_for

PAGE = 4096


def pages_of(served: Served, table: str) -> list[int]:
    """The pages on which a table's rows lie."""
    with closing(sqlite3.connect(served.database)) as database:
        (root,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
        return [root]


def scramble(served: Served, *pages: int) -> None:
    with served.database.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * PAGE)
            file.write(b"\xa5" * PAGE)


def checkpoint(served: Served) -> None:
    with closing(sqlite3.connect(served.database)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def until(seen: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while not (found := seen()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def refused(person: Person, method: str, path: str, **request: Any) -> dict[str, Any] | None:
    answer = person.http.request(method, f"/api{path}", **request)
    return answer.json() if answer.status_code == 503 and answer.json()["code"] == "storage_damaged" else None


def test_damage_that_a_write_meets_is_named_noted_once_and_nothing_is_written_from_then_on(start: Start) -> None:
    served = start()
    ann = served.person()
    table, other = ann.new_table("me", "me"), ann.new_table("me", "me")
    acted = ann.act(table)
    checkpoint(served)
    scramble(served, *pages_of(served, "commands"), *pages_of(served, "chat"))
    command = {"command_id": "mine", "version": acted["version"], "seat": acted["seat"]}
    command["actions"] = [acted["offers"][0]["action"]]
    said = until(lambda: refused(ann, "POST", f"/tables/{table['id']}/commands", json=command))
    assert "damaged" in said["message"] and "malformed" in said["message"] and "moment" not in said["message"]
    before = served.database.read_bytes(), wal(served)
    for method, path, asked in (
        ("POST", f"/tables/{other['id']}/close", None),
        ("PUT", f"/tables/{other['id']}", {"title": "x"}),
        ("PUT", "/me", {"name": "Ann"}),
    ):
        said = refused(ann, method, path, **({"json": asked} if asked else {}))
        assert said and "damaged" in said["message"]
    for path in ("/ready", "/health"):
        assert ann.ask("GET", path, 503)["code"] == "storage_damaged"
    assert (served.database.read_bytes(), wal(served)) == before
    served.end()
    assert served.log.read_text().count("is damaged") == 1


def wal(served: Served) -> bytes:
    file = served.database.with_name("trivet.sqlite3-wal")
    return file.read_bytes() if file.exists() else b""


def test_a_large_file_that_is_damaged_is_noticed_soon_after_the_start(start: Start) -> None:
    """It is read through while people play: so long they would have to wait otherwise."""
    served = start()
    ann = served.person()
    table = ann.new_table("me", "me")
    served.end()
    with closing(sqlite3.connect(served.database)) as database:
        seat = "INSERT INTO chat VALUES (?, ?, ?, 0, 'Ann', ?, NULL, '2026-01-01 00:00:00.000000')"
        (who,) = database.execute("SELECT id FROM identities").fetchone()
        with database:
            database.executemany(seat, ((table["id"], n, who, "x" * 900) for n in range(80_000)))
        (size,) = database.execute("PRAGMA page_count").fetchone()
    assert size * PAGE > sqlite.CHECKED_UP_TO
    whole = served.database.read_bytes()
    served.start()
    assert ann.ask("GET", "/ready") == {"status": "ready"}
    until(lambda: "it is whole" in served.log.read_text())
    assert ann.ask("GET", "/ready") == {"status": "ready"}
    served.end()
    served.database.write_bytes(whole)
    scramble(served, size - 50)
    served.start()
    until(lambda: ann.http.get("/api/ready").status_code == 503)
    assert ann.ask("GET", "/ready", 503)["code"] == "storage_damaged"
    assert ann.look(table)["version"] == 0, "what can be read is still shown"
    served.end()
    assert served.log.read_text().count("is damaged") == 1
    served.database.write_bytes(whole[: len(whole) - 100 * PAGE])
    with pytest.raises(sqlite.BadDatabase, match="its end is missing"):
        sqlite.check_file(served.database)


def old_database(folder: Path) -> Path:
    file = folder / "trivet.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((Path(__file__).parent / "form_1.sql").read_text())
        database.execute(f"PRAGMA application_id = {sqlite.APPLICATION_ID}")
        database.execute("PRAGMA journal_mode = WAL")
    return file


def test_a_disk_that_is_full_while_the_form_is_changed_is_called_that(orders: Any, tmp_path: Path) -> None:
    """Nothing is damaged, and nobody is sent for a saved copy."""
    folder = tmp_path / "data"
    folder.mkdir()
    file = old_database(folder)
    before = file.read_bytes()
    log = tmp_path / "log"
    order = {"log": str(log), "largest_file": 20_000, "run": {"data_folder": str(folder), "port": 0}}
    with open(os.devnull) as nothing:
        wait_for(ordered(orders, order, nothing.fileno()))
    said = log.read_text()
    assert said.startswith("DiskFull: The disk is full") and "was not changed" in said and "start again" in said
    assert "copy" not in said and "Traceback" not in said
    assert file.read_bytes() == before
    sqlite.FileDatabase(file).close()


def test_a_new_database_on_a_full_disk(orders: Any, tmp_path: Path) -> None:
    log = tmp_path / "log"
    order = {"log": str(log), "largest_file": 4096, "run": {"data_folder": str(tmp_path / "data"), "port": 0}}
    with open(os.devnull) as nothing:
        wait_for(ordered(orders, order, nothing.fileno()))
    assert log.read_text().startswith("DiskFull: The disk is full")
    sqlite.FileDatabase(tmp_path / "data" / "trivet.sqlite3").close()
