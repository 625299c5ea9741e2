"""A shuffle that everybody at the table has a part in: the server's seed is promised, then people add to it, then it is dealt."""

import hashlib
import json
import time
from pathlib import Path

from tests.cli.conftest import Run, run

from .people import Person, Start
from .test_records import play_out

__all__ = ["run"]
ONE, TWO = "0123456789abcdef" * 2, "f" * 32


def test_cards_are_dealt_when_all_have_added_and_everybody_can_count_it_again(
    ann: Person, bob: Person, run: Run, tmp_path: Path
) -> None:
    table = ann.new_table("me", "open", "random", public=True, shared=True)
    promised = table["commitment"]
    assert table["status"] == "open" and table["share"] == "wanted" and bob.look(table)["share"] is None
    assert ann.share(table, ONE)["share"] == "given"
    table = bob.join(table)
    assert table["status"] == "open" and table["share"] == "wanted", "it waits for what Bob adds"
    table = bob.share(table, TWO)
    assert table["status"] == "playing" and table["commitment"] == promised
    assert ann.share(table, TWO, 409)["code"] == "no_share", "what was added stays"
    assert ann.share(table, ONE)["status"] == "playing", "once more is the same"
    table = play_out(table, ann, bob)
    said = ann.ask("GET", f"/tables/{table['id']}/verify")
    assert said["verified"] and said["deal"]["shares"] == [ONE, TWO, None]
    assert said["commitment"] == promised == hashlib.sha256(said["text"].encode()).hexdigest()
    deal = f"trivet deal 1 gobi {table['id']} {said['seed']} {ONE} {TWO} -"
    assert said["deal"]["text"] == deal and said["deal"]["seed"] == hashlib.sha256(deal.encode()).hexdigest()[:32]
    file = ann.ask("GET", f"/tables/{table['id']}/match")
    assert file["seed"] == said["deal"]["seed"] != said["seed"] == table["seed"]
    saved = tmp_path / "match.json"
    saved.write_text(json.dumps(file))
    proved = run("verify", saved, "--commitment", promised)
    assert proved.code == 0 and ONE in proved.out and "seat 2: nothing" in proved.out and "you noted" in proved.out
    saved.write_text(json.dumps(file | {"promise": file["promise"] | {"shares": [TWO, TWO, None]}}))
    forged = run("verify", saved)
    assert forged.code == 2 and "does not belong to what was promised" in forged.err


def test_a_match_that_several_have_shuffled_is_taken_elsewhere_with_its_proof(ann: Person) -> None:
    table = ann.new_table("me", "random", shared=True)
    table = play_out(ann.share(table, ONE), ann)
    file = ann.ask("GET", f"/tables/{table['id']}/match")
    brought = ann.ask("POST", "/matches", 201, json=file)
    said = ann.ask("GET", f"/tables/{brought['id']}/verify")
    assert said["verified"] and said["claim"] == "same" and said["deal"]["shares"] == [ONE, None]
    assert ann.ask("GET", f"/tables/{brought['id']}/match") == file
    forged = ann.ask("POST", "/matches", 201, json=file | {"promise": {"seed": TWO, "shares": [ONE, None]}})
    assert not ann.ask("GET", f"/tables/{forged['id']}/verify")["verified"]
    assert ann.ask("POST", "/matches", 422, json=file | {"format_version": 1})["code"] == "bad_match"


def test_who_adds_nothing_is_waited_for_a_while_also_over_a_restart(start: Start) -> None:
    served = start()
    ann = served.person()
    table = ann.new_table("me", "me", shared=True)
    begun = time.monotonic()
    assert table["status"] == "open"
    served.restart()
    table = ann.when(table, lambda t: t["status"] == "playing")
    assert time.monotonic() > begun + 5
    assert ann.share(table, ONE, 409)["code"] == "no_share" and table["share"] is None
    table = ann.act_until(table, lambda t: t["status"] == "over")
    said = ann.ask("GET", f"/tables/{table['id']}/verify")
    assert said["verified"] and said["deal"]["shares"] == [None, None]
    assert ann.ask("POST", f"/tables/{table['id']}/rematch", 201)["share"] == "wanted"


def test_what_was_added_goes_with_whoever_gets_up(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", "open", public=True, shared=True)
    ann.share(table, ONE)
    bob.share(bob.join(table), TWO)
    bob.do(table, "leave")
    assert bob.join(table)["share"] == "wanted"
    assert bob.share(ann.new_table("me", "me"), TWO, 403)["code"] == "not_your_seat"
    assert ann.share(ann.new_table("me", "me"), ONE, 409)["code"] == "no_share", "it is dealt by its own seed"
    assert ann.do(table, "share", 422, share="1" * 31)["code"] == "bad_request"
