"""Who one is, and what is remembered of it."""

import hashlib
import sqlite3

import pytest

from .people import Person, Served, Start


def test_the_first_answer_sets_a_secret_that_scripts_cannot_read(served: Served) -> None:
    answer = Person(served).http.get("/api/me")
    (cookie,) = answer.headers.get_list("set-cookie")
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    assert len(cookie.partition("=")[2].partition(";")[0]) == 43, "256 bits"
    assert answer.json() == {"id": answer.json()["id"], "name": "", "language": None}


def test_the_secret_itself_is_not_stored(ann: Person) -> None:
    (secret,) = ann.http.cookies.values()
    with sqlite3.connect(ann.served.database) as database:
        stored = [row[0] for row in database.execute("SELECT secret_hash FROM devices")]
        everything = "".join(database.iterdump())
    assert hashlib.sha256(secret.encode()).hexdigest() in stored
    assert secret not in everything


def test_a_name_and_a_language_are_kept(ann: Person) -> None:
    me = ann.ask("GET", "/me")
    named = ann.ask("PUT", "/me", json={"name": "  Ann ", "language": "fr"})
    assert named == me | {"name": "Ann", "language": "fr"}
    assert ann.ask("PUT", "/me", json={"language": None}) == me | {"name": "Ann", "language": None}
    assert ann.ask("PUT", "/me", json={"name": "<b>Zoë</b> 🐪"})["name"] == "<b>Zoë</b> 🐪"
    assert ann.ask("GET", "/me")["name"] == "<b>Zoë</b> 🐪"


@pytest.mark.parametrize("name", ["x" * 41, 7, None, ["Ann"]])
def test_a_name_that_is_none_is_refused(ann: Person, name: object) -> None:
    assert ann.ask("PUT", "/me", 422, json={"name": name})["code"] == "bad_request"
    seats = [{"kind": "me", "name": name}, {"kind": "me"}]
    ann.ask("POST", "/tables", 422, json={"game": "gobi", "options": {}, "seats": seats})
    assert ann.ask("GET", "/me")["name"] == ""


UNSEEN = {
    "controls": ["a\nb", "a\x00b", "\x7f", "\x9b"],
    "spaces of no width": ["\u200b", "a\u200bb", "\u2060", "\ufeff", "\u00ad", "\u180e", "\u2064"],
    "marks of direction": ["\u202eevil", "\u2066x\u2069", "\u200e", "\u200f", "\u061c"],
    "blank letters": ["\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "a\u034f", "\u17b4"],
    "joiners that join nothing": ["\u200d", "a\u200d", "\u200da", "a\u200c b", "a\u200d\u200db", "1\u200c2"],
    "variants of nothing": ["\ufe0f", "a \ufe0f", "\u2764\ufe0f\ufe0f", "\U000e0100"],
    "accents on nothing": ["\u0301", "a \u0301", "\u0489"],
    "heaps of accents": ["Z" + "\u0301" * 5],
    "tags": ["\U000e0041", "\U000e0001", "a\U000e007f", "\U0001f3f4\U000e0041"],
    "what has no meaning": ["\ue000", "\ufdd0", "\uffff", "\u0378", "\ufffc"],
    "ends of lines": ["a\u2028b", "a\u2029b"],
}
SEEN = {
    "accents": ["Zoë", "e\u0301", "Ngu\u1ec5n", "a\u0323\u0302"],
    "scripts": ["日本 語", "שָׁלוֹם", "नमस्ते", "ไทยที่นี่", "བོད་ཡིག", "Ole\u00a0O"],
    "joined letters": ["क\u094d\u200dष", "می\u200cخواهم"],
    "emoji": ["🐪", "❤\ufe0f", "1\ufe0f\u20e3", "👍🏽", "👩\u200d👩\u200d👧", "🏳\ufe0f\u200d🌈"],
    "flags": ["🇫🇷", "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"],
}


@pytest.mark.parametrize("kind", UNSEEN)
def test_a_text_that_cannot_be_seen_is_refused_wherever_others_would_read_it(ann: Person, kind: str) -> None:
    table = ann.new_table("me", "open", title="Mine")
    for text in UNSEEN[kind]:
        refused = ann.ask("PUT", "/me", 422, json={"name": text})
        assert refused["code"] == "bad_text" and "U+" in refused["message"], repr(text)
        seats = [{"kind": "me", "name": text}, {"kind": "me"}]
        asked = {"game": "gobi", "options": {}, "seats": seats}
        assert ann.ask("POST", "/tables", 422, json=asked)["code"] == "bad_text"
        asked = {"game": "gobi", "options": {}, "seats": [{"kind": "me"}] * 2, "title": text}
        assert ann.ask("POST", "/tables", 422, json=asked)["code"] == "bad_text"
        at = f"/tables/{table['id']}"
        assert ann.ask("PUT", at, 422, json={"title": text})["code"] == "bad_text"
        assert ann.ask("PUT", f"{at}/seats/0", 422, json={"kind": "me", "name": text})["code"] == "bad_text"
        assert ann.ask("POST", f"{at}/join", 422, json={"name": text})["code"] == "bad_text"
        assert ann.ask("POST", f"{at}/chat", 422, json={"text": text})["code"] == "bad_text"
    assert ann.look(table)["title"] == "Mine" and ann.ask("GET", "/me")["name"] == ""


@pytest.mark.parametrize("kind", SEEN)
def test_what_people_call_themselves_is_taken(ann: Person, kind: str) -> None:
    for name in SEEN[kind]:
        assert ann.ask("PUT", "/me", json={"name": name})["name"] == name


def test_a_long_name_is_trimmed_before_it_is_measured(ann: Person) -> None:
    assert ann.ask("PUT", "/me", json={"name": " " * 9 + "x" * 40 + " " * 9})["name"] == "x" * 40


def test_seats_bear_the_names_that_were_typed(ann: Person, bob: Person) -> None:
    seats = [{"kind": "me", "name": " Ann "}, {"kind": "me", "name": ""}, {"kind": "bot", "bot": "easy"}]
    table = ann.ask("POST", "/tables", 201, json={"game": "gobi", "options": {"players": 3}, "seats": seats})
    assert [(s["kind"], s["name"], s["bot"], s["mine"]) for s in table["seats"]] == [
        ("human", "Ann", None, True),
        ("human", "", None, True),
        ("bot", "", "easy", False),
    ]
    assert [s["mine"] for s in bob.look(table)["seats"]] == [False] * 3


def test_only_ones_own_tables_are_listed_newest_first(ann: Person, bob: Person) -> None:
    tables = [ann.new_table("me", "me")["id"] for _ in range(3)]
    bob.new_table("me", "me")
    listed = ann.tables()
    assert [table["id"] for table in listed] == tables[::-1]
    assert listed[0]["status"] == "playing" and listed[0]["moves"] == 0 and listed[0]["result"] is None
    assert len(listed[0]["to_act"]) == 1


def test_an_unknown_secret_opens_nothing(ann: Person, served: Served) -> None:
    table = ann.new_table("me", "me")
    stranger = Person(served)
    (name,) = ann.http.cookies.keys()
    for secret in ("A" * 43, "short", "é", '"; DROP TABLE identities'):
        stranger.http.headers["cookie"] = f"{name}={secret}"
        assert stranger.act(table, status=401)["code"] == "no_identity"
        assert stranger.ask("GET", "/tables", 401)["code"] == "no_identity"
        assert stranger.look(table)["seat"] is None


def test_two_servers_on_one_host_do_not_forget_each_others_people(start: Start) -> None:
    one, two = start(), start()
    ann = one.person()
    table = ann.new_table("me", "me")
    elsewhere = Person(two)
    elsewhere.http.cookies = ann.http.cookies
    elsewhere.ask("GET", "/me")
    assert ann.act(table)["version"] == 1


def test_the_identity_outlives_a_restart(start: Start) -> None:
    served = start()
    ann = served.person()
    ann.ask("PUT", "/me", json={"name": "Ann"})
    served.restart()
    assert ann.ask("GET", "/me")["name"] == "Ann"
