"""`trivet admin`, beside a running server and without one."""

import json
import subprocess
import sys
from typing import Any

from .people import Served, Start
from .services import Postgres
from .test_live import heard


def admin(served: Served, *arguments: str, code: int = 0) -> Any:
    """What `trivet admin` says, as data."""
    where = ["--database", served.place]
    command = [sys.executable, "-m", "trivet.cli", "admin", *arguments, *where]
    if arguments[0] != "export":
        command.append("--json")
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert ended.returncode == code and "Traceback" not in ended.stderr, ended.stderr
    return json.loads(ended.stdout)


def test_tables_are_listed_inspected_exported_closed_and_pruned(start: Start) -> None:
    served = start()
    ann = served.person()
    table = ann.act_until(ann.new_table("me", "me", title="Mine"), lambda t: t["version"] == 3)
    waiting = ann.new_table("me", "open")
    listed = admin(served, "list")["tables"]
    assert [t["id"] for t in listed] == [waiting["id"], table["id"]]
    assert [t["id"] for t in admin(served, "list", "--status", "open")["tables"]] == [waiting["id"]]
    seen = admin(served, "inspect", table["id"])
    assert seen["title"] == "Mine" and seen["moves"] == 3 and seen["seed"] is None and seen["seat"] is None
    assert len(admin(served, "export", table["id"])["moves"]) == 3
    with ann.live(table) as line:
        heard(line)
        admin(served, "close", table["id"])
        assert heard(line)["table"]["status"] == "closed", "the running server has noticed"
    assert admin(served, "prune", "--older-than", "1")["found"] == []
    assert len(admin(served, "prune", "--older-than", "0", "--dry-run")["found"]) == 2
    assert len(admin(served, "list")["tables"]) == 2
    going = ann.new_table("me", "me")
    assert len(admin(served, "prune", "--older-than", "0")["pruned"]) == 2
    assert [t["id"] for t in ann.tables()] == [going["id"]]
    assert admin(served, "inspect", table["id"], code=2)["error"]["code"] == "bad_table"
    assert admin(served, "close", "nothing", code=2)["error"]["code"] == "bad_table"
    served.end()
    assert admin(served, "list")["tables"][0]["id"] == going["id"]


def test_where_no_database_is_none_is_made(start: Start) -> None:
    served = start()
    served.person()
    served.end()
    served.database.unlink()
    assert admin(served, "list", code=2)["error"]["code"] == "bad_database"
    assert not served.database.exists()


def test_admin_at_postgresql(start: Start, postgres: Postgres) -> None:
    served = start(database=postgres.make("office"))
    ann = served.person()
    table = ann.new_table("me", "me")
    assert [t["id"] for t in admin(served, "list")["tables"]] == [table["id"]]
    admin(served, "close", table["id"])
    assert ann.look(table)["status"] == "closed"
    assert admin(served, "prune", "--older-than", "0")["pruned"] == [table["id"]]
    assert ann.ask("GET", f"/tables/{table['id']}", 404)["code"] == "unknown_table"
