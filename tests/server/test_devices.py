"""One person at several devices, and how they are told that it is their turn."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from trivet.engine.match import Match
from trivet.games import load

from .people import PATIENCE, Person, Served, Start
from .post import Hook, MailServer
from .test_away import pair
from .test_live import close_code, heard


def test_a_code_makes_another_device_the_same_person_once(ann: Person, served: Served) -> None:
    ann.ask("PUT", "/me", json={"name": "Ann"})
    table = ann.new_table("me", "me")
    code = ann.ask("POST", "/me/code", 201)["code"]
    assert len(code) == 14 and code.count("-") == 2
    phone = served.person()
    assert phone.ask("POST", "/me/move", json={"code": f" {code.lower().replace('-', ' ')} "})["name"] == "Ann"
    assert phone.ask("GET", "/me") == ann.ask("GET", "/me")
    assert phone.act(phone.look(table))["version"] == 1 and ann.look(table)["seat"] is not None
    assert served.person().ask("POST", "/me/move", 403, json={"code": code})["code"] == "bad_code"


def test_only_the_last_code_counts(ann: Person, served: Served) -> None:
    first = ann.ask("POST", "/me/code", 201)["code"]
    second = ann.ask("POST", "/me/code", 201)["code"]
    phone = served.person()
    assert phone.ask("POST", "/me/move", 403, json={"code": first})["code"] == "bad_code"
    assert phone.ask("POST", "/me/move", json={"code": second})["id"] == ann.ask("GET", "/me")["id"]


def test_who_guesses_codes_is_stopped(start: Start) -> None:
    served = start(limits={"codes": [3, 0.001]})
    thief = served.person()
    for guess in ("", "AAAA-BBBB-CCCC", "%"):
        assert thief.ask("POST", "/me/move", 403, json={"code": guess})["code"] == "bad_code"
    assert thief.ask("POST", "/me/move", 429, json={"code": "AAAA-BBBB-CCCD"})["code"] == "too_many"


def test_a_secret_is_void_after_all_devices_were_forgotten(ann: Person, served: Served) -> None:
    table = ann.new_table("me", "me")
    phone = served.person()
    phone.ask("POST", "/me/move", json={"code": ann.ask("POST", "/me/code", 201)["code"]})
    stolen = ann.at(served)
    with phone.live(table) as line:
        heard(line)
        ann.ask("POST", "/me/forget-devices")
        assert heard(line)["error"]["code"] == "no_identity"
        assert close_code(line) == 1008
    for device in (phone, stolen):
        assert device.ask("GET", "/tables", 401)["code"] == "no_identity"
        assert device.act(table, status=401)["code"] == "no_identity"
        assert device.look(table)["seat"] is None
    assert ann.act(ann.look(table))["version"] == 1


def test_a_line_opened_while_all_devices_are_signed_out_ends(start: Start) -> None:
    served = start()
    for number in range(6):
        ann = served.person()
        file = long_match()
        table = ann.ask("POST", "/matches", 201, content=file, headers={"content-type": "application/json"})
        served.restart()  # the table is cold: whoever opens it waits while it is played through
        stolen = ann.at(served)
        with ThreadPoolExecutor(1) as threads:
            opening = threads.submit(stolen.live, table, 0)
            time.sleep(0.01 * number)
            ann.ask("POST", "/me/forget-devices")
            with opening.result() as line:
                assert close_code(line) == 1008


def long_match() -> str:
    goldblivion = load("goldblivion")
    match = Match(goldblivion, {"players": 4}, seed=1)
    while not goldblivion.over(match.state):
        seat = goldblivion.to_act(match.state)[0]
        match.play(seat, goldblivion.offers(match.state, seat)[-1])
    return match.save()


@pytest.mark.parametrize(
    "webhook",
    [
        "http://127.0.0.1/",
        "http://localhost:80/x",
        "https://[::1]/",
        "http://10.0.0.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[::127.0.0.1]/",
        "http://[::ffff:0:7f00:1]/",
        "http://[fec0::1]/",
        "http://0/",
        "http://2130706433/",
        "http://0x7f.1/",
        "http://192.168.0.1:8080/",
        "http://100.64.0.1/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://user:secret@93.184.216.34/",
        "http://93.184.216.34:22/",
        "gopher://93.184.216.34/",
        "http://no-such-host.invalid/",
        "http:///x",
        "javascript:alert(1)",
        "x",
        "",
    ],
)
def test_a_webhook_into_our_own_network_is_refused(ann: Person, webhook: str) -> None:
    refused = ann.ask("PUT", "/me/contact", 422, json={"webhook": webhook})
    assert refused["code"] == "bad_webhook" and refused["message"]
    assert ann.ask("GET", "/me/contact")["webhook"] is None


def test_a_server_that_cannot_send_mail_says_so(ann: Person) -> None:
    assert ann.ask("GET", "/me/contact")["mail"] is False
    assert ann.ask("PUT", "/me/contact", 422, json={"email": "ann@example.org"})["code"] == "no_mail"
    for address in ("ann", "ann@", "@example.org", "a@b", "a b@example.org", "a@example.org\nbcc: x@y.z", 5):
        assert ann.ask("PUT", "/me/contact", 422, json={"email": address})["code"] == "bad_request"


def until(seen: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not seen():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_who_is_away_is_called_when_their_turn_comes_and_again_if_that_fails(start: Start, hook: Hook) -> None:
    served = start(webhook_networks=["127.0.0.0/8"], notify_after=0.1, url="https://club.example")
    first, second, table = pair(served, title="Ours")
    url = f"http://127.0.0.1:{hook.server_port}/hook?to=bob"
    assert second.ask("PUT", "/me/contact", json={"webhook": url})["webhook"] == url
    while first.look(table)["to_act"] == [table["seat"]]:
        first.act(first.look(table))
    until(lambda: hook.told)
    path, said = hook.told[0]
    assert path == "/hook?to=bob" and said["event"] == "your_turn" and said["title"] == "Ours"
    assert said["url"] == f"https://club.example/table/{table['id']}"
    assert second.ask("PUT", "/me/contact", json={"webhook": None})["webhook"] is None


def test_who_is_there_is_not_called(start: Start, hook: Hook) -> None:
    served = start(webhook_networks=["127.0.0.0/8"], notify_after=0.2)
    first, second, table = pair(served)
    second.ask("PUT", "/me/contact", json={"webhook": f"http://127.0.0.1:{hook.server_port}/"})
    with second.live(table) as line:
        heard(line)
        while first.look(table)["to_act"] == [table["seat"]]:
            first.act(first.look(table))
        time.sleep(0.6)
    assert hook.told == [] and hook.failing == 1


def test_mail_goes_to_a_confirmed_address_only(start: Start, post: MailServer) -> None:
    served = start(mail=post.settings, notify_after=0.1, url="https://club.example")
    first, second, table = pair(served, title="Ours")
    contact = second.ask("PUT", "/me/contact", json={"email": "bob@example.org"})
    assert contact == {"webhook": None, "email": "bob@example.org", "confirmed": False, "mail": True}
    assert "To: bob@example.org" in post.first()
    second.ask("PUT", "/me/contact", json={"email": "bob@example.org"})  # the first code did not come, or is too old
    until(lambda: len(post.mails) == 2)
    code = next(word for word in post.mails[1].split() if word.count("-") == 2 and len(word) == 14)
    assert second.ask("POST", "/me/contact/confirm", 403, json={"code": "AAAA-BBBB-CCCC"})["code"] == "bad_code"
    assert second.ask("POST", "/me/contact/confirm", json={"code": code})["confirmed"]
    assert second.ask("POST", "/me/contact/confirm", 403, json={"code": code})["code"] == "bad_code"
    while first.look(table)["to_act"] == [table["seat"]]:
        first.act(first.look(table))
    until(lambda: len(post.mails) == 3)
    said = post.mails[2].replace("=\n", "").replace("=\r\n", "")
    assert f"https://club.example/table/{table['id']}" in said
    assert f"https://club.example/person/{second.ask('GET', '/me')['id']}" in said, "where to stop it"
    assert not second.ask("PUT", "/me/contact", json={"email": "eve@example.org"})["confirmed"]
