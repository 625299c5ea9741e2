"""Challenges to people one has met: seen at once and later, accepted or declined, and not from those one has blocked."""

import json

from .people import PATIENCE, Person, Served, Start


def name(person: Person) -> str:
    found: str = person.ask("GET", "/me")["id"]
    return found


def challenge(person: Person, other: Person, status: int = 201, **more: object) -> dict[str, object]:
    asked = {"game": "gobi", **more}
    found: dict[str, object] = person.ask("POST", f"/people/{name(other)}/challenge", status, json=asked)
    return found


def meet(ann: Person, bob: Person) -> None:
    bob.join(ann.new_table("me", "open"))


def test_somebody_one_has_met_is_challenged_and_accepts_or_declines(served: Served, ann: Person, bob: Person) -> None:
    stranger = served.person()
    meet(ann, bob)
    assert challenge(ann, stranger, 403)["code"] == "no_challenge"
    assert not ann.ask("GET", f"/people/{name(stranger)}")["challenge"]
    assert ann.ask("GET", f"/people/{name(bob)}")["challenge"]
    with bob.own_line() as line:
        line.recv(timeout=PATIENCE)
        table = challenge(ann, bob, slow=True)
        while not (waiting := [t for t in json.loads(line.recv(timeout=PATIENCE))["tables"] if t["invited"]]):
            pass
    assert [t["id"] for t in waiting] == [table["id"]], "seen at once"
    assert bob.tables()[0]["id"] == table["id"], "and later"
    assert challenge(ann, bob, 409)["code"] == "already_challenged"
    bob.do(table, "leave")
    assert [n["kind"] for n in ann.look(table)["notices"]] == ["declined"]
    again = challenge(ann, bob)
    ann.share(again)
    playing = bob.share(bob.join({"id": again["id"]}))
    assert playing["status"] == "playing" and playing["rated"] and playing["clock"] == {"seconds": 120, "grace": 120}
    assert challenge(ann, bob, 422, game="chess")["code"] == "unknown_game"


def test_nobody_is_challenged_by_those_they_blocked_nor_seated_with_them(start: Start) -> None:
    served = start()
    ann, bob = served.person(), served.person()
    meet(ann, bob)
    bob.ask("PUT", "/me", json={"name": "Bob"})
    assert ann.ask("PUT", f"/me/blocked/{name(bob)}") == {"blocked": True}
    ann.ask("PUT", f"/me/blocked/{name(ann)}", 422)
    assert challenge(bob, ann, 403)["code"] == "no_challenge"
    assert challenge(ann, bob, 403)["code"] == "no_challenge"
    page = ann.ask("GET", f"/people/{name(bob)}")
    assert page["blocked"] and not page["challenge"]
    assert ann.ask("GET", "/me/blocked")["people"] == [{"person": name(bob), "name": "Bob"}]
    assert [one["other"] for one in ann.ask("GET", "/me/export")["blocked"]] == [name(bob)]
    queue = "/quick/live?game=gobi&players=2"
    cyd = served.person()
    with ann._line(queue) as anns, bob._line(queue) as bobs:
        for line, waiting in ((anns, 1), (bobs, 2)):
            while json.loads(line.recv(timeout=PATIENCE))["waiting"] < waiting:
                pass
        with cyd._line(queue) as cyds:
            while (found := json.loads(cyds.recv(timeout=PATIENCE))["table"]) is None:
                pass
    assert {seat["person"] for seat in cyd.look({"id": found})["seats"]} == {name(ann), name(cyd)}
    assert ann.ask("DELETE", f"/me/blocked/{name(bob)}") == {"blocked": False}
    challenge(bob, ann)
    bob_id = name(bob)
    bob.ask("DELETE", "/me")
    assert ann.ask("POST", f"/people/{bob_id}/challenge", 404, json={"game": "gobi"})["code"] == "unknown_person"


def test_challenges_are_limited(start: Start) -> None:
    served = start(limits={"challenges": (2, 0.001)})
    ann, bob = served.person(), served.person()
    meet(ann, bob)
    for _ in range(2):
        ann.do(challenge(ann, bob), "close")
    assert challenge(ann, bob, 429)["code"] == "too_many"
