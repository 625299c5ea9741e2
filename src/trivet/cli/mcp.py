"""`trivet mcp`: the games for language models, by the Model Context Protocol on stdin and stdout.

Every tool is a line or two over `trivet.envs.text`: what a model reads is what people read in the terminal.
"""

import secrets
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import wraps
from typing import TYPE_CHECKING, Annotated, Any, ParamSpec

import typer

from trivet.engine.errors import BadOptions, IllegalAction, TrivetError, UnknownBot

from .options import HIGHEST_SEED, Data, Language, bot_names, language_of, load_game
from .output import compile_rules, complain

if TYPE_CHECKING:
    from mcp.server import MCPServer

    from trivet.engine.game import Game
    from trivet.envs.text import TextEnv
    from trivet.texts import Texts

MOST_GAMES = 20
"""Games of one session that are kept at a time. One that is over makes way for a new one."""
PATIENCE = 30.0
"""Seconds that a call waits for rules to be compiled: programs give a tool up that says nothing for a minute."""
OPPONENT = "normal"
INSTRUCTIONS = """Board games to play against bots. list_games says which there are; rules explains one; new_game sets a table
up and shows it; play makes a move, by its words or its number in the list, and shows what came of it. Play until the game is
over. You are told what your seat may know, and nothing else."""

P = ParamSpec("P")


class UnknownTable(TrivetError):
    """A game that is not under way in this session."""


class StillCompiling(TrivetError):
    """A game whose rules are not compiled yet: it can be had in a while."""


class TooManyGames(TrivetError):
    """More games at a time than a session keeps."""


def mcp(
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="A,B,…", help="Bots of your own that a model may play, as module:Class."),
    ] = None,
    data: Data = None,
    language: Language = "en",
) -> None:
    """Let a language model play: a server of the Model Context Protocol on stdin and stdout."""
    check_extra()
    from .data import game_of

    designed = load_game(game_of(data), data) if data else None
    desk = Desk(language_of(language), bot_names(bots) if bots else [], {designed.id: designed} if designed else {})
    server(desk).run()


def check_extra() -> None:
    from trivet.envs import MissingExtra

    try:
        import mcp.server  # noqa: F401
    except ModuleNotFoundError as error:
        raise MissingExtra(
            f"trivet mcp needs the package mcp, and Python does not find {error.name}: pip install 'trivet[mcp]'."
        ) from None


class Desk:
    """The games of one session, each by an id; its methods are the tools, and their docstrings what a model is told."""

    def __init__(self, language: str, bots: Sequence[str] = (), designed: "dict[str, Game] | None" = None) -> None:
        from trivet.bots import NAMES

        self.language = language
        self.bots = (*NAMES, *bots)
        self.designed = designed or {}
        self.tables: dict[str, TextEnv] = {}
        self.words: dict[str, Texts] = {}
        self.compiled: dict[str, Future[None]] = {}

    def list_games(self) -> str:
        """Which games there are, for how many players and with which options; the bots; and the games under way."""
        from trivet.games import games
        from trivet.texts import Texts

        texts, lines = Texts(self.language), []
        for name, game in (games(complain) | self.designed).items():
            lines.append(f"{name}: {texts.say(f'{name}-title')}, {counted(game.players)} players. ")
            lines[-1] += texts.say(f"{name}-tagline")
            for option in game.options:
                choices = ", ".join(map(str, option.choices))
                lines.append(f"  option {option.name}: {choices} (else {option.default})")
        lines.append(f"Bots, the weakest first: {', '.join(self.bots)}.")
        for id, table in self.tables.items():
            stands = "over" if table.over else "under way"
            lines.append(f"Game {id}: {table.game.id} for {table.players}, {stands}.")
        return "\n".join(lines)

    def new_game(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: str | list[str] = OPPONENT,
        options: dict[str, int | str] | None = None,
        seed: int | None = None,
    ) -> str:
        """Set up a game and show it. players: how many, else the fewest; seat: yours, from 0; bots: one name for all the
        other seats, or one for each in the order they sit after you; seed: the same seed, the same shuffle."""
        from trivet.envs.text import TextEnv, words_of

        for name in [bots] if isinstance(bots, str) else bots:
            if name not in self.bots:
                raise UnknownBot(f"There is no bot {name!r}. The bots are {', '.join(self.bots)}.")
        if seed is not None and not 0 <= seed <= HIGHEST_SEED:
            raise BadOptions(f"A seed is a number from 0 to {HIGHEST_SEED}.")
        played = self.designed.get(game) or load_game(game)
        if played.package not in self.words:
            self.words[played.package] = words_of(played, self.language)
        table = TextEnv(played, players, bots, seat=seat, options=options, language=self.words[played.package])
        id = self._room()
        self._compile(played)
        seen = table.reset(seed)
        self.tables[id] = table
        return f"Game {id} has begun.\n\n{seen}"

    def observe(self, game_id: str) -> str:
        """What you know of a game: what happened since your last move, the table, the points, and what you can do."""
        return self._table(game_id).observe()

    def legal_moves(self, game_id: str) -> str:
        """The moves that you can make now: number, words, and what each does."""
        return self._table(game_id).moves()

    def play(self, game_id: str, move: str) -> str:
        """Make a move, by its words ("place 3,-1") or by its number in the list. The bots then play until you are to act
        again. A move that is not legal changes nothing, and you are told why and what is."""
        step = self._table(game_id).step(move)
        if not step.played:
            raise IllegalAction(step.said)
        return step.said

    def resign(self, game_id: str) -> str:
        """Give a game up: it is over, and lost for you."""
        return self._table(game_id).resign()

    def rules(self, game: str, section: str | None = None) -> str:
        """The rules of a game: without a section, what sections there are and the beginning; else that one, by its number
        or heading."""
        from trivet.envs.text import Rulebook

        book = Rulebook(game, self.language)
        contents = "\n".join(f"{number}. {name}" for number, name in enumerate(book.sections, 1))
        if section is None:
            first = next(iter(book.sections.values()), "")
            return f"{first}\n\nSections:\n{contents}" if contents else f"{game} brings no rules to read."
        found = book.section(section)
        if found is None:
            raise BadOptions(f"The rules of {game} have no section {section!r}. They are:\n{contents}")
        return found

    def explain(self, game_id: str, thing: str) -> str:
        """The whole text of a card, or of whatever else in a game has a name: by its name or id."""
        found = self._table(game_id).explain(thing)
        if not found:
            raise BadOptions(f"There is no {thing!r} in this game. Name a card, as it is called on the table.")
        return "\n".join(found)

    def _table(self, id: str) -> "TextEnv":
        if id not in self.tables:
            known = ", ".join(self.tables) or "none yet: new_game begins one"
            raise UnknownTable(f"There is no game {id!r} in this session. There are: {known}.")
        return self.tables[id]

    def _compile(self, game: "Game") -> None:
        """Have its rules compiled; a caller waits a while for it, not as long as it may take."""
        if game.package not in self.compiled:
            made = self.compiled[game.package] = Future()
            threading.Thread(target=lambda: done(made, game), daemon=True).start()
        try:
            self.compiled[game.package].result(PATIENCE)
        except TimeoutError:
            raise StillCompiling(
                f"The rules of {game.id} are being compiled for the bots, once for this installation. "
                f"Ask for the game again in a minute."
            ) from None

    def _room(self) -> str:
        """The id of one more game."""
        if len(self.tables) >= MOST_GAMES:
            over = next((id for id, table in self.tables.items() if table.over), None)
            if over is None:
                raise TooManyGames(f"{MOST_GAMES} games are under way: finish or resign one before the next begins.")
            del self.tables[over]
        return secrets.token_hex(3)


def done(made: "Future[None]", game: "Game") -> None:
    try:
        compile_rules(game)
        made.set_result(None)
    except BaseException as error:  # noqa: BLE001  whatever it is, somebody waits for a word
        made.set_exception(error)


def counted(players: Sequence[int]) -> str:
    first, last = min(players), max(players)
    return f"{first}" if first == last else f"{first} to {last}"


def server(desk: Desk) -> "MCPServer[Any]":
    """The tools, one call at a time; what goes wrong by the caller's fault is an answer in words."""
    from mcp.server import MCPServer
    from mcp.types import CallToolResult, TextContent, ToolAnnotations

    from trivet import __version__

    made: MCPServer[Any] = MCPServer("trivet", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    one_at_a_time = threading.Lock()

    def told(tool: Callable[P, str]) -> Callable[P, CallToolResult]:
        @wraps(tool)
        def call(*args: P.args, **kwargs: P.kwargs) -> CallToolResult:
            refused = False
            try:
                with one_at_a_time:
                    said = tool(*args, **kwargs)
            except TrivetError as error:
                said, refused = str(error), True
            return CallToolResult(content=[TextContent(type="text", text=said)], is_error=refused)

        return call

    looking: list[Callable[..., str]] = [desk.list_games, desk.rules, desk.observe, desk.legal_moves, desk.explain]
    acting: list[Callable[..., str]] = [desk.new_game, desk.play, desk.resign]
    for tool in looking + acting:
        hints = ToolAnnotations(read_only_hint=tool in looking, open_world_hint=False)
        made.tool(annotations=hints, structured_output=False)(told(tool))
    return made
