"""Turns that end by themselves: where nothing else is left to do, and nothing hidden would come."""

from .people import Person, Served, Table


def only_the_end(person: Person, table: Table) -> Table:
    """Play until all that is left is to end the turn."""
    return person.act_until(table, lambda t: [o["reveals"] for o in t["offers"]] == [True])


def ending(person: Person, table: Table) -> int | None:
    found: int | None = person.ask("GET", f"/tables/{table['id']}/ending?seat={table['seat']}")["action"]
    return found


def test_a_turn_may_end_by_itself_and_the_log_says_so(served: Served) -> None:
    ann = served.person()
    table = ann.new_table("me", "me", game="gorbino")
    assert len(table["offers"]) > 1 and ending(ann, table) is None
    table = only_the_end(ann, table)
    action = table["offers"][0]["action"]
    assert ending(ann, table) == action
    assert ann.ask("GET", f"/tables/{table['id']}/ending?seat={1 - table['seat']}") == {"action": None}
    ended = ann.act(table, itself=True)
    assert ended["log"][-1]["itself"] is True and ended["log"][-1]["seat"] == table["seat"]
    assert all("itself" not in entry for entry in ann.look(table)["log"][:-1])
    assert ann.act(table, itself=True, status=409)["code"] == "stale"
    replay = ann.ask("GET", f"/tables/{table['id']}/replay")
    assert [p["entry"] for p in replay["positions"][1:]] == ann.look(table, replay["seat"])["log"]
    served.restart()
    assert ann.look(table)["log"][-1]["itself"] is True


def test_what_is_not_all_there_is_to_do_does_not_happen_by_itself(served: Served) -> None:
    ann = served.person()
    table = ann.new_table("me", "me", game="gorbino")
    refused = ann.act(table, itself=True, status=422)
    assert refused["code"] == "bad_request" and refused["table"]["version"] == table["version"]
    assert ann.look(table)["log"] == []


def test_nothing_hidden_comes_by_itself(served: Served) -> None:
    """In Gobi the next tile is drawn where a turn ends: everybody sees it."""
    ann = served.person()
    table = only_the_end(ann, ann.new_table("me", "me"))
    assert ending(ann, table) is None


def test_others_turns_are_nobodys_business(served: Served) -> None:
    ann, bob = served.person(), served.person()
    table = only_the_end(ann, ann.new_table("me", "me", game="gorbino"))
    assert bob.ask("GET", f"/tables/{table['id']}/ending?seat={table['seat']}", 403)["code"] == "not_your_seat"
