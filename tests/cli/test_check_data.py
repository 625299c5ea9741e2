"""`trivet check-data`, and `--data` where games are played and served."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from trivet.cli.data import NOWHERE, Difference, differences, game_of, new_cards
from trivet.engine.errors import BadData
from trivet.games import IDS, load, own_data_file

from ..server.services import free_port
from .conftest import SECONDS, Run, program

Write = Callable[[str, str, str], Path]


@pytest.fixture
def changed(tmp_path: Path) -> Write:
    """A copy of a game's data file with one thing changed."""

    def changed(name: str, old: str, new: str) -> Path:
        ours = own_data_file(name).read_text(encoding="utf-8")
        assert old in ours
        path = tmp_path / "mine.toml"
        path.write_text(ours.replace(old, new, 1), encoding="utf-8")
        return path

    return changed


NEW_CARD = """
[[technology]]
id = "night_market"
name = "Night Market"
type = "trade"
tags = ["blue"]
effects = [{ do = "trade", types = 3 }, { do = "coins", amount = 4 }]

"""


def test_what_differs_is_told_and_new_cards_are_read_aloud(spawn: Run, changed: Write) -> None:
    path = changed("gorbino", '[[technology]]\nid = "master_masons"', f'{NEW_CARD}[[technology]]\nid = "master_masons"')
    path.write_text(path.read_text(encoding="utf-8").replace("max_coins = 300", "max_coins = 250"), encoding="utf-8")
    data = spawn("check-data", path.name, "--json").data
    assert (data["file"], data["game"]) == ("mine.toml", "gorbino")
    coins, card = data["differences"]
    assert coins == {"what": "changed", "at": "limits.max_coins", "ours": 300, "theirs": 250}
    assert (card["what"], card["at"], card["theirs"]["tags"]) == ("added", "technology.night_market", ["blue"])
    (said,) = data["cards"]
    assert (said["kind"], said["id"], said["name"]["fr"]) == ("technology", "night_market", "Night Market")
    assert said["text"]["en"] == ("Choose up to 3 resources: of each, sell or buy any number of cubes. Gain 4 coins.")
    assert "Gagnez 4 pièces" in said["text"]["fr"]
    words = spawn("check-data", path.name, "--game", "gorbino").out
    for line in ("limits.max_coins: 300 → 250", "technology.night_market: added", "  fr  Night Market\u00a0: "):
        assert line in words


def test_a_mistake_is_told_with_its_line_and_the_fix(spawn: Run, changed: Write) -> None:
    path = changed("goldblivion", 'op = "bars", n = 1', 'op = "barrels", n = 1')
    text = path.read_text(encoding="utf-8")
    line = text[: text.index("barrels")].count("\n") + 1
    done = spawn("check-data", path.name, "--json")
    assert (done.code, done.data["error"]["code"]) == (2, "bad_data")
    assert len(done.err.splitlines()) == 1
    assert done.err.startswith(f"trivet: mine.toml, line {line}: ") and "barrels" in done.err


@pytest.mark.parametrize("name", IDS)
def test_a_file_shows_which_game_it_is_for(name: str, tmp_path: Path) -> None:
    path = tmp_path / "any.toml"
    path.write_text(own_data_file(name).read_text(encoding="utf-8") + "\nodd = 1\n", encoding="utf-8")
    assert game_of(own_data_file(name)) == game_of(path) == name


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("players = [2, 3]", "the fields of no game here"),
        ("", "the fields of no game here"),
        ("colour = 1\nshape = 2", "--game"),
        ("players = = 2", "not TOML.*line 1"),
    ],
)
def test_a_file_of_no_game_is_refused(content: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "any.toml").write_text(content, encoding="utf-8")
    with pytest.raises(BadData, match=words):
        game_of(tmp_path / "any.toml")


def test_bad_calls_of_check_data(run: Run) -> None:
    assert run("check-data", "missing.toml", "--json").data["error"]["code"] == "bad_data"
    assert run("check-data", ".", "--json").data["error"]["code"] == "bad_data"
    assert run("check-data", own_data_file("gobi"), "--game", "chess", "--json").data["error"]["code"] == "unknown_game"
    assert run("check-data", "--json").data["error"]["code"] == "bad_usage"


def test_differences_by_name_by_number_and_as_a_whole() -> None:
    ours = {
        "n": 1,
        "card": [{"id": "a", "effects": [{"op": "x", "n": 1}]}, {"id": "b"}],
        "tags": ["red", "red"],
        "roads": [("a", "b")],
        "steps": [{"n": 1}],
    }
    theirs = {
        "n": 1,
        "card": [{"id": "c"}, {"id": "a", "effects": [{"op": "x", "n": 2}]}],
        "tags": ["red"],
        "roads": [("a", "b"), ("b", "c")],
        "steps": [{"n": 1}, {"n": 2}],
    }
    found = [(one.what, ".".join(one.at)) for one in differences(ours, theirs)]
    assert found == [
        ("changed", "card.a.effects.0.n"),
        ("removed", "card.b"),
        ("added", "card.c"),
        ("changed", "tags"),
        ("added", "roads.b–c"),
        ("changed", "steps"),
    ]
    assert list(differences(ours, ours)) == []
    assert Difference(("n",), 1, NOWHERE).as_data() == {"what": "removed", "at": "n", "ours": 1}
    assert Difference(("n",), "é", 2).in_words() == 'n: "é" → 2'


@pytest.mark.parametrize("name", IDS)
def test_our_own_files_do_not_differ_from_ours(name: str) -> None:
    ours, copy = load(name).components, load(name, f"{own_data_file(name).read_text(encoding='utf-8')}\n").components
    assert ours is not copy
    assert list(differences(ours, copy)) == []
    assert list(new_cards(load(name), ours, copy)) == []


def test_a_designers_game_is_played_in_the_terminal_and_replayed(spawn: Run, changed: Write, tmp_path: Path) -> None:
    path = changed("goldblivion", 'name = "Tom"', 'name = "Tim"')
    path.write_text(path.read_text(encoding="utf-8").replace('"tom"', '"tim"'), encoding="utf-8")
    arguments = ("play", "goldblivion", "--seed", 3, "--save", "m.json", "--data", path.name)
    done = spawn(*arguments, typed="help tim\n" + "1\n" * 30)
    assert done.code == 0 and "Tim: Gain 1 nugget." in done.out and "Ariane" in done.out
    assert '"tim"' in json.loads((tmp_path / "m.json").read_text(encoding="utf-8"))["data"]
    assert "plays Tim." in spawn("replay", "m.json", "--data", path.name).out


def test_workers_play_with_the_data_file(spawn: Run, changed: Write, tmp_path: Path) -> None:
    path = changed("goldblivion", "bars_to_trigger_end = 10", "bars_to_trigger_end = 1")
    (tmp_path / "my_bots.py").write_text(
        "from trivet import Bot\n"
        "class Reader(Bot):\n"
        "    def choose(self, hidden, seat):\n"
        "        assert self.game.components['limits']['bars_to_trigger_end'] == 1\n"
        "        return self.game.offers(hidden, seat)[-1]\n"
    )
    arguments = ("arena", "goldblivion", "--players", 2, "--bots", "my_bots:Reader,random", "--games", 16)
    done = spawn(*arguments, "--workers", 2, "--json", "--data", path.name)
    assert done.code == 0 and done.data["games"] == 16


def test_the_server_says_its_address_and_serves_the_data_file(changed: Write, tmp_path: Path) -> None:
    import httpx

    path = changed("gorbino", "max_coins = 300", "max_coins = 250")
    arguments = ("serve", "--json", "--port", free_port(), "--data-folder", tmp_path / "tables", "--data", path)
    with subprocess.Popen(program(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            url = json.loads(server.stdout.readline())["url"]
            games = {one["id"]: one for one in httpx.get(f"{url}/api/games", timeout=SECONDS).json()}
        finally:
            server.terminate()
    assert games["gorbino"]["components"]["limits"]["max_coins"] == 250


def test_a_server_with_a_wrong_data_file_does_not_start(spawn: Run, changed: Write, tmp_path: Path) -> None:
    path = changed("gobi", "camels_per_player = 10", "camels_per_player = 1")
    done = spawn("serve", "--port", free_port(), "--data-folder", tmp_path / "tables", "--data", path, "--json")
    assert (done.code, done.data["error"]["code"]) == (2, "bad_data")
    assert not (tmp_path / "tables").exists()
