"""The page's files, and what else a browser may ask for."""

import json
import re
import struct
from pathlib import Path

from trivet.languages import LANGUAGES
from trivet.server.page.files import PAGES
from trivet.server.page.local import mark

from .people import Person

SOMETHING = (200, 503)
"""The page may not have been built where these tests run; then the server says so."""


def test_every_address_of_the_page_shows_the_page(ann: Person) -> None:
    home = ann.http.get("/")
    assert home.status_code in SOMETHING and home.headers["content-type"].startswith("text/html")
    for path in ("/table/abc", "/table/abc/replay", "/rules/gobi", "/credits"):
        assert ann.http.get(path).content == home.content
    assert "built" in home.text or "<div id=" in home.text


def test_the_server_knows_every_address_that_the_page_reads() -> None:
    router = Path(__file__).parents[2] / "web/src/lib/ways/router.svelte.ts"
    read = set(re.findall(r"first === '(\w+)'", router.read_text(encoding="utf-8")))
    assert read == {*PAGES, "lab"}, "the lab is shown by a server that has one"


def test_files_that_are_not_there(ann: Person) -> None:
    for path in (
        "/assets/none.js",
        "/../secret.txt",
        "/%2e%2e/pyproject.toml",
        "/assets/..%2f..%2fapp.py",
        "/none.map",
    ):
        assert ann.http.get(path).status_code == 404


def test_hashed_files_are_kept_and_the_page_is_asked_for_anew(ann: Person) -> None:
    home = ann.http.get("/")
    if home.status_code == 503:
        return
    assert home.headers["cache-control"] == "no-cache"
    assert ann.http.get("/", headers={"if-none-match": home.headers["etag"]}).status_code == 304
    asset = next(part.split('"')[0] for part in home.text.split('src="')[1:] if part.startswith("/assets/"))
    script = ann.http.get(asset)
    assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"].startswith("text/javascript")


def test_what_the_page_plays_with_alone_is_kept_by_its_mark(ann: Person) -> None:
    listed = ann.http.get("/local/files.json")
    assert listed.headers["cache-control"] == "no-cache"
    marks = listed.json()
    assert ann.http.get("/local/games.json").json() == ann.ask("GET", "/games")
    for name in ("gobi/lessons/first.json", "gobi/pictures/laying.json", "games.json"):
        kept = ann.http.get(f"/local/{name}?{marks[name]}")
        assert "immutable" in kept.headers["cache-control"] and kept.headers["etag"] == f'"{marks[name]}"'
        assert ann.http.get(f"/local/{name}?other").headers["cache-control"] == "no-cache"
    assert ann.http.get("/local/gobi/texts.json").status_code == 404, "the page is built with them"
    assert ann.http.post("/local/files.json").status_code == 405
    shown = ann.ask("GET", "/games/gobi/pictures/laying?view=numbers")
    assert ann.http.get("/local/gobi/pictures/laying.json").json() == shown


def test_browsers_are_told_what_to_keep_for_when_no_server_answers(ann: Person) -> None:
    home, worker = ann.http.get("/"), ann.http.get("/sw.js")
    if home.status_code == 503:
        return
    assert worker.headers["cache-control"] == "no-cache" and worker.headers["content-type"].startswith(
        "text/javascript"
    )
    assert "script-src 'self' 'wasm-unsafe-eval';" in worker.headers["content-security-policy"]
    told = json.loads(worker.text.partition("const KEPT=")[2].partition(";\n")[0])
    assert {*told["pages"]} == {*PAGES, "lab"}
    assert told["files"][""] == home.headers["etag"].strip('"') == mark(home.content)
    marks = ann.http.get("/local/files.json").json()
    assert {name: told["files"][f"local/{name}"] for name in marks} == marks
    for name in ("favicon.svg", "manifest.json", "local/files.json"):
        assert told["files"][name] == mark(ann.http.get(f"/{name}").content)
    assert not [name for name in told["files"] if name.startswith(("api/", "previews/", "sw.js", "index.html"))]


def test_the_page_can_be_installed(ann: Person) -> None:
    home = ann.http.get("/")
    if home.status_code == 503:
        return
    assert 'rel="manifest" href="/manifest.json"' in home.text and 'rel="apple-touch-icon"' in home.text
    about = ann.http.get("/manifest.json").json()
    assert about["start_url"] == about["scope"] == "./" and about["display"] == "standalone"
    assert {icon.get("purpose", "any") for icon in about["icons"]} == {"any", "maskable"}
    for icon in about["icons"]:
        drawn = ann.http.get(f"/{icon['src']}")
        assert drawn.status_code == 200 and drawn.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            wide, high = struct.unpack(">II", drawn.content[16:24])
            assert icon["sizes"] == f"{wide}x{high}"


def test_answers_are_not_cached_and_large_ones_are_compressed(ann: Person) -> None:
    table = ann.act_until(ann.new_table("me", "me"), lambda t: t["version"] == 5)
    replay = ann.http.get(f"/api/tables/{table['id']}/replay")
    assert replay.headers["cache-control"] == "no-store" and replay.headers["content-encoding"] == "gzip"
    plain = ann.http.get(f"/api/tables/{table['id']}/replay", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == replay.json()


def test_the_match_comes_as_a_file(ann: Person) -> None:
    table = ann.new_table("me", "me")
    answer = ann.http.get(f"/api/tables/{table['id']}/match")
    assert answer.headers["content-disposition"] == f'attachment; filename="gobi-{table["id"]}.json"'


def test_the_words_of_a_game_are_there_for_a_page_that_has_them_not(ann: Person) -> None:
    words = ann.ask("GET", "/games/gobi/texts")
    assert {"en", "fr"} <= {*words} == {*LANGUAGES}
    for said in words.values():
        assert "gobi-title = " in said["messages"] and said["rules"].startswith("# Gobi")
    assert ann.ask("GET", "/games/chess/texts", 404)["code"] == "unknown_game"
