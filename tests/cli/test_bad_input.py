"""Bad input: one clear line, exit code 2, no traceback, nothing changed on disk."""

import json
import socket
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from trivet.cli import main
from trivet.games import IDS, own_data_file

from ..server.services import free_port
from .conftest import Run

REFUSED = [
    ("unknown_game", ["simulate", "chess"]),
    ("unknown_game", ["arena", "chess", "--bots", "random,greedy"]),
    ("unknown_game", ["play", "[bold]chess[/bold]"]),
    ("unknown_game", ["simulate", "chess", "--data", "there.toml"]),
    ("unknown_game", ["bench", "chess"]),
    ("unknown_bot", ["simulate", "gobi", "--bots", "nobody"]),
    ("unknown_bot", ["simulate", "gobi", "--bots", "nowhere:Bot"]),
    ("unknown_bot", ["arena", "gobi", "--bots", "random,json:loads"]),
    ("unknown_bot", ["play", "gobi", "--bots", "nobody"]),
    ("bad_options", ["simulate", "gobi", "--players", "7"]),
    ("bad_options", ["arena", "gobi", "--players", "0", "--bots", "random,greedy"]),
    ("bad_options", ["play", "gobi", "--players", "1"]),
    ("bad_options", ["play", "gobi", "--players", "4", "--bots", "random,random"]),
    ("bad_options", ["play", "gobi", "--language", "tlh"]),
    ("bad_options", ["simulate", "gobi", "--players", "3", "--bots", "random,greedy"]),
    ("bad_options", ["simulate", "gobi", "--bots", "random,,greedy"]),
    ("bad_options", ["simulate", "gobi", "--option", "weather=fine"]),
    ("bad_options", ["simulate", "gobi", "--option", "weather"]),
    ("bad_options", ["arena", "gobi", "--bots", "random"]),
    ("bad_options", ["arena", "gobi", "--bots", "random,random"]),
    ("bad_options", ["arena", "gobi", "--players", "4", "--bots", "random,greedy,easy"]),
    ("bad_options", ["--port", "9000", "games"]),
    ("bad_options", ["compare"]),
    ("bad_options", ["compare", "--sweep", "perfume.points=1..3"]),
    ("bad_options", ["compare", "--game", "gobi", "--sweep", "perfume.points"]),
    ("bad_options", ["compare", "--game", "gobi", "--sweep", "nobody.points=1..3"]),
    ("bad_data", ["compare", "missing.toml", "--game", "gobi"]),
    ("bad_data", ["compare", "--game", "gobi", "--sweep", "perfume.copies=99"]),
    ("unknown_game", ["compare", "there.toml", "--game", "chess"]),
    ("cluster_lost", ["simulate", "gobi", "--games", "1", "--cluster", "somewhere"]),
    ("bad_memory", ["simulate", "gobi", "--games", "1", "--resume", "there.toml"]),
    ("bad_data", ["simulate", "gobi", "--data", "missing.toml"]),
    ("bad_match", ["replay", "missing.json"]),
    ("bad_match", ["verify", "."]),
    ("bad_match", ["replay", "there.toml"]),
    ("bad_file", ["simulate", "gobi", "--games", "1", "--save", "full"]),
    ("bad_file", ["simulate", "gobi", "--games", "1", "--save", "there.toml"]),
    ("bad_file", ["simulate", "gobi", "--games", "1", "--save", "no/such/parent"]),
    ("bad_file", ["simulate", "gobi", "--games", "1", "--save", "/proc/self/matches"]),
    ("bad_file", ["play", "gobi", "--bots", "random", "--save", "there.toml"]),
    ("bad_file", ["play", "gobi", "--bots", "random", "--save", "no/such/file.json"]),
    ("bad_match", ["replay", "x" * 5000]),
    ("bad_data", ["simulate", "gobi", "--data", "x" * 5000]),
    ("bad_file", ["simulate", "gobi", "--games", "1", "--save", "x" * 5000]),
    ("bad_file", ["play", "gobi", "--bots", "random", "--save", "x" * 5000]),
    ("bad_usage", ["simulate"]),
    ("bad_usage", ["simulate", "gobi", "--games", "0"]),
    ("bad_usage", ["simulate", "gobi", "--games", "many"]),
    ("bad_usage", ["simulate", "gobi", "--seed", "-1"]),
    ("bad_usage", ["simulate", "gobi", "--seed", str(2**64)]),
    ("bad_usage", ["arena", "gobi"]),
    ("bad_usage", ["replay", "there.toml", "--to", "-1"]),
    ("bad_usage", ["serve", "--port", "99999"]),
    ("bad_usage", ["fly"]),
    ("bad_usage", ["games", "--wings"]),
]


def listing(folder: Path) -> dict[str, bytes | None]:
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


@pytest.mark.parametrize(("code", "arguments"), REFUSED, ids=lambda value: value if isinstance(value, str) else None)
def test_refused_with_a_line_and_an_object(run: Run, tmp_path: Path, code: str, arguments: list[str]) -> None:
    (tmp_path / "there.toml").write_text("this = 'is no match'\n")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thing").touch()
    before = listing(tmp_path)
    done = run(*arguments, "--json")
    assert done.code == 2
    assert done.data["error"]["code"] == code
    (line,) = done.err.splitlines()
    assert line == f"trivet: {done.data['error']['message']}"
    assert listing(tmp_path) == before


def test_without_json_nothing_is_said_on_stdout(run: Run) -> None:
    done = run("simulate", "[bold]chess[/bold]")
    assert (done.code, done.out) == (2, "")
    assert "'[bold]chess[/bold]'" in done.err


def test_a_program_ends_with_2_and_no_traceback(spawn: Run) -> None:
    done = spawn("arena", "gobi", "--bots", "random,nobody")
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1 and "Traceback" not in done.err


DAMAGED = {
    "nothing": lambda text: "",
    "half of it": lambda text: text[: len(text) // 2],
    "no JSON": lambda text: "moves: " + text,
    "a list": lambda text: f"[{text}]",
    "another program's": lambda text: '{"format": "chess match", "moves": []}',
    "a field more": lambda text: text.replace("{", '{"extra": 1, ', 1),
    "a later version": lambda text: text.replace('"rules_version": 2', '"rules_version": 99'),
    "a later format": lambda text: text.replace('"format_version": 1', '"format_version": 2'),
    "another game": lambda text: text.replace('"gobi"', '"chess"'),
    "another seed": lambda text: text.replace('"seed": "0', '"seed": "1'),
    "a short seed": lambda text: text.replace('"seed": "00', '"seed": "'),
    "too many players": lambda text: text.replace('"players": 3', '"players": 9'),
    "a foreign move": lambda text: text.replace('"end turn"', '"castle"', 1),
    "a seat that is not there": lambda text: text.replace("[[", "[[99, 'x'], [").replace("'", '"'),
    "deep nesting": lambda text: "[" * 100_000,
}


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_match_is_refused(run: Run, saved: Path, command: str, damage: str) -> None:
    saved.write_text(DAMAGED[damage](saved.read_text(encoding="utf-8")), encoding="utf-8")
    before = listing(saved.parent)
    done = run(command, saved, "--json")
    assert done.code == 2
    assert done.data["error"]["code"] in ("bad_match", "unknown_game")
    assert len(done.err.splitlines()) == 1
    assert listing(saved.parent) == before


def test_a_match_too_large_to_be_one_is_not_read(run: Run, tmp_path: Path) -> None:
    with (tmp_path / "huge.json").open("wb") as file:
        file.truncate(1 << 30)
    assert "too large" in run("replay", "huge.json").err


BROKEN_DATA = {
    "a missing field": ("camels_per_player = 10", ""),
    "a wrong type": ("camels_per_player = 10", 'camels_per_player = "ten"'),
    "a wrong count": ("tiles_per_tribe = 8", "tiles_per_tribe = 9"),
    "no TOML": ("decks = 4", "decks = = 4"),
}


@pytest.mark.parametrize("damage", BROKEN_DATA)
def test_a_broken_data_file_is_refused(spawn: Run, tmp_path: Path, damage: str) -> None:
    text = own_data_file("gobi").read_text(encoding="utf-8")
    right, wrong = BROKEN_DATA[damage]
    (tmp_path / "mine.toml").write_text(text.replace(right, wrong), encoding="utf-8")
    before = listing(tmp_path)
    done = spawn("simulate", "gobi", "--data", "mine.toml", "--save", "matches", "--json")
    assert (done.code, done.data["error"]["code"]) == (2, "bad_data")
    assert len(done.err.splitlines()) == 1
    assert listing(tmp_path) == before


def test_a_match_whose_own_data_file_is_broken_is_refused(spawn: Run, saved: Path) -> None:
    match = json.loads(saved.read_text(encoding="utf-8"))
    saved.write_text(json.dumps(match | {"data": "players = [2, 3, 4]"}), encoding="utf-8")
    done = spawn("replay", saved, "--json")
    assert (done.code, done.data["error"]["code"]) == (2, "bad_data")


def test_a_port_in_use_is_told(spawn: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = spawn("serve", "--port", taken.getsockname()[1], "--data-folder", tmp_path / "data", "--json")
    assert (done.code, done.data["error"]["code"]) == (2, "port_in_use")
    assert not (tmp_path / "data").exists()


def test_an_unwritable_data_folder_is_told(spawn: Run) -> None:
    done = spawn("serve", "--port", free_port(), "--data-folder", "/proc/trivet", "--json")
    assert (done.code, done.data["error"]["code"]) == (2, "bad_data_folder")


fuzz = settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


@fuzz
@given(data=st.binary(max_size=200))
def test_any_bytes_as_a_match_are_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "any.json").write_bytes(data)
    assert main(["replay", str(tmp_path / "any.json")]) == 2
    assert (tmp_path / "any.json").read_bytes() == data


@fuzz
@given(where=st.integers(0, 10**6), byte=st.integers(0, 255))
def test_any_changed_byte_of_a_match_is_refused_or_harmless(saved: Path, where: int, byte: int) -> None:
    data = bytearray(saved.read_bytes())
    data[where % len(data)] = byte
    changed = saved.with_name("changed.json")
    changed.write_bytes(data)
    assert main(["verify", str(changed)]) in (0, 2)


words = st.text(max_size=20).filter(lambda word: word not in IDS)
commands = st.sampled_from(["games", "play", "simulate", "arena", "replay", "verify", "check-data", "features", ""])


@fuzz
@given(command=commands, arguments=st.lists(words, min_size=1, max_size=4))
def test_any_arguments_are_refused_or_answered(command: str, arguments: list[str]) -> None:
    assert main([command, "--json", *arguments]) in (0, 2)
