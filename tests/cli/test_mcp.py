"""`trivet mcp`: a language model plays, through a real client and a real process."""

import asyncio
import random
import re
import sys
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from mcp import StdioServerParameters
from mcp.client import Client

from trivet.cli import mcp as desk
from trivet.envs.text import Rulebook
from trivet.games import IDS

from .. import outside
from .conftest import Run

Ask = Callable[..., Awaitable[tuple[str, bool]]]
"""Calls a tool; what it says, and whether it is refused."""


def session(folder: Path, play: Callable[[Ask, Client], Awaitable[None]], *arguments: str) -> None:
    """One session of `trivet mcp`, with the games in a folder installed."""

    async def run() -> None:
        command = StdioServerParameters(
            command=sys.executable,
            args=["-m", "trivet.cli", "mcp", *arguments],
            env=outside.environment(folder),
            cwd=str(folder),
        )
        async with Client(command) as client:

            async def ask(tool: str, **arguments: object) -> tuple[str, bool]:
                answer = await client.call_tool(tool, arguments)
                (said,) = answer.content
                assert said.type == "text"
                return said.text, answer.is_error

            await play(ask, client)

    # In a thread of its own: a browser's tests leave a loop running in this one.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, asyncio.wait_for(run(), 300)).result()


def id_of(said: str) -> str:
    found = re.match(r"Game (\w+) has begun\.", said)
    assert found, said
    return found[1]


def listed(said: str) -> list[str]:
    """The words of the moves in a list."""
    return re.findall(r"^\d+\. ([^(\n]+?) \(", said, re.MULTILINE)


def test_a_model_plays_a_whole_game_and_some_of_every_other(tmp_path: Path) -> None:
    outside.copy_of_gobi(tmp_path, "oasis")

    async def play(ask: Ask, client: Client) -> None:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert set(tools) == {
            "list_games",
            "rules",
            "new_game",
            "observe",
            "legal_moves",
            "play",
            "explain",
            "resign",
        }
        assert all(tool.description for tool in tools.values()) and "list_games" in (client.instructions or "")
        games, _ = await ask("list_games")
        assert all(f"{name}: " in games for name in (*IDS, "oasis")) and "option edition" in games
        luck = random.Random(1)
        said, _ = await ask("new_game", game="oasis", players=2, bots="random", seed=3)
        oasis = id_of(said)
        refused, error = await ask("play", game_id=oasis, move="place 0,0")
        assert error and "“place 0,0” is not possible now.\nA tile lies there already." in refused
        assert listed(refused) == listed(said) == listed((await ask("legal_moves", game_id=oasis))[0])
        assert (await ask("play", game_id=oasis, move="sing"))[1]
        moves = 0
        while "wins with" not in said and "win together" not in said:
            words = listed(said)
            move = luck.randrange(len(words))
            said, error = await ask("play", game_id=oasis, move=str(move + 1) if moves % 2 else words[move])
            assert not error, said
            moves += 1
        assert moves > 20 and "Place" in said
        ended, error = await ask("play", game_id=oasis, move="1")
        assert error and ended == "The game is over: there is nothing left to play."
        for name in IDS:
            said, _ = await ask("new_game", game=name, bots="random", seed=5)
            id = id_of(said)
            for _ in range(3):
                said, error = await ask("play", game_id=id, move="1")
                assert not error
            assert said == (await ask("observe", game_id=id))[0]
            given_up, _ = await ask("resign", game_id=id)
            assert "Player 1 has resigned" in given_up

    session(tmp_path, play)


def test_what_cannot_be_is_answered_with_a_sentence(tmp_path: Path) -> None:
    async def play(ask: Ask, client: Client) -> None:
        for tool, asked, said in (
            ("new_game", {"game": "chess"}, "There is no game 'chess'. The games are: "),
            ("new_game", {"game": "gobi", "players": 9}, "9"),
            ("new_game", {"game": "gobi", "seat": 2}, "The seats of this table are 0 to 1, not 2."),
            ("new_game", {"game": "gobi", "bots": "os:system"}, "There is no bot 'os:system'."),
            ("new_game", {"game": "gobi", "bots": ["random", "random"]}, "1 others play at this table"),
            ("new_game", {"game": "gobi", "seed": -1}, "A seed is a number from 0"),
            ("observe", {"game_id": "none"}, "There is no game 'none' in this session. There are: none yet"),
            ("rules", {"game": "gobi", "section": "opera"}, "The rules of gobi have no section 'opera'."),
        ):
            answer, error = await ask(tool, **asked)
            assert error and said in answer, answer
        contents, _ = await ask("rules", game="gobi")
        assert "# Gobi: the rules" in contents and "5. The golden rule" in contents
        golden = Rulebook("gobi").sections["The golden rule"]
        assert [(await ask("rules", game="gobi", section=one))[0] for one in ("5", "The golden rule")] == [golden] * 2
        begun = [await ask("new_game", game="gobi", bots="random") for _ in range(desk.MOST_GAMES + 1)]
        assert [error for _, error in begun] == [False] * desk.MOST_GAMES + [True]
        assert begun[-1][0] == "20 games are under way: finish or resign one before the next begins."
        card, _ = await ask("explain", game_id=id_of(begun[0][0]), thing="cotton")
        assert card.startswith("Cotton: ")
        await ask("resign", game_id=id_of(begun[3][0]))
        assert not (await ask("new_game", game="gobi", bots="random"))[1]
        assert (await ask("observe", game_id=id_of(begun[3][0])))[1], "what was over has made way"

    session(tmp_path, play)


def test_who_asks_while_rules_are_compiled_is_told_to_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = threading.Event()
    monkeypatch.setattr(desk, "compile_rules", lambda game: compiled.wait(60) and None)
    monkeypatch.setattr(desk, "PATIENCE", 0.01)
    games = desk.Desk("en")
    for _ in range(2):
        with pytest.raises(desk.StillCompiling, match="The rules of gobi are being compiled"):
            games.new_game("gobi", bots="random")
    compiled.set()
    monkeypatch.setattr(desk, "PATIENCE", 60)
    assert "has begun" in games.new_game("gobi", bots="random", seed=1) and len(games.tables) == 1


def test_without_the_extra_a_sentence_names_it(tmp_path: Path) -> None:
    (tmp_path / "mcp").mkdir()
    (tmp_path / "mcp" / "__init__.py").write_text("raise ModuleNotFoundError(name='mcp')\n")
    done = outside.run(tmp_path, "-m", "trivet.cli", "mcp")
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == (
        "trivet: trivet mcp needs the package mcp, and Python does not find mcp: pip install 'trivet[mcp]'.\n"
    )


def test_a_language_that_is_not_there_is_refused(run: Run) -> None:
    done = run("mcp", "--language", "de")
    assert done.code == 2 and "There is no language 'de'" in done.err
