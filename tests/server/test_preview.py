"""What a shared link says of a table to those who run no script."""

import re
from pathlib import Path

import pytest

from trivet.games import IDS

from .people import Person

PREVIEWS = Path(__file__).parents[2] / "web/public/previews"


def head(person: Person, path: str, **headers: str) -> dict[str, str]:
    answer = person.http.get(path, headers=headers)
    if answer.status_code == 503:
        pytest.skip("the page has not been built")
    said = dict(re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"', answer.text))
    return said | {"title": answer.text.partition("<title>")[2].partition("</title>")[0]}


def test_a_link_to_a_public_table_says_who_plays_and_how_it_stands(ann: Person, bob: Person) -> None:
    made = ann.new_table("me", "open", public=True, title='<b>"Ours" & more</b>')
    open_table = head(bob, f"/table/{made['id']}")
    assert open_table["title"] == "&lt;b&gt;&quot;Ours&quot; &amp; more&lt;/b&gt; · Gobi · Trivet"
    assert "1 seat is open" in open_table["og:description"] and open_table["og:title"] == open_table["title"]
    base = f"http://{ann.served.host}"
    assert (
        open_table["og:image"] == f"{base}/previews/gobi.png" and open_table["og:url"] == f"{base}/table/{made['id']}"
    )
    picture = bob.http.get("/previews/gobi.png")
    assert picture.headers["content-type"] == "image/png"
    bob.join(made)
    assert "Player 1" in head(bob, f"/join/{made['id']}")["og:description"]
    french = head(bob, f"/table/{made['id']}/replay/3", **{"accept-language": "fr-FR,fr;q=0.9"})
    assert "Suivez la partie" in french["og:description"]


def test_a_link_to_a_private_table_says_nothing_but_the_game(ann: Person, bob: Person) -> None:
    made = ann.new_table("me", "random", title="Secret", game="gorbino")
    for path in (f"/table/{made['id']}", f"/join/{made['id']}", f"/table/{made['id']}/replay"):
        said = head(bob, path)
        assert "Secret" not in str(said) and "bot" not in said["og:description"].lower()
        assert said["title"].startswith("Gorbino’s Quest") and said["og:image"].endswith("/previews/gorbino.png")
    assert head(bob, f"/table/{'x' * 22}")["title"] == "Trivet", "there is no such table"


@pytest.mark.skipif(not PREVIEWS.exists(), reason="the page's sources are not here")
@pytest.mark.parametrize("name", [*IDS, "trivet"])
def test_every_game_has_a_picture_of_the_size_that_is_said(name: str) -> None:
    file = (PREVIEWS / f"{name}.png").read_bytes()
    assert file.startswith(b"\x89PNG") and len(file) < 120_000
    assert (int.from_bytes(file[16:20], "big"), int.from_bytes(file[20:24], "big")) == (1200, 630)
