"""`trivet replay` and `trivet verify`: saved matches."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trivet.engine.errors import BadMatch, BadOptions

from .options import Data, Json, Language, language_of, load_game, readable, run_uncompiled
from .output import console, print_json
from .session import Quit, read_line

if TYPE_CHECKING:
    from trivet.engine.game import Told
    from trivet.engine.match import Match, MatchFile
    from trivet.terminal.table import Table

MatchPath = Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")]


def opened(path: Path, data: Path | None = None) -> tuple["MatchFile", "Match"]:
    """The match in a file, played through, with the data file it carries, or the one named."""
    run_uncompiled()
    from trivet.engine.match import Match, read_match
    from trivet.games import load

    try:
        file = read_match(readable(path, "saved match", BadMatch).read_bytes())
    except OSError as error:
        raise BadMatch(f"{path} cannot be read: {error.strerror}.") from None
    game = load(file.game, file.data, file.rules_version) if data is None else load_game(file.game, data)
    return file, Match.load(game, file)


def replay(
    file: MatchPath,
    to: Annotated[int | None, typer.Option("--to", metavar="N", min=0, help="Stop after move N.")] = None,
    data: Data = None,
    language: Language = "en",
    json: Json = False,
) -> None:
    """Step through a saved match: its log, the board, the scores."""
    language = language_of(language)
    _, match = opened(file, data)
    from trivet.terminal.table import Table
    from trivet.texts import Seat, Texts

    if to is not None and to > len(match.moves):
        raise BadOptions(f"--to {to}: this match has {len(match.moves)} moves.")
    seats = [Seat()] * int(match.options["players"])
    texts = Texts(language, {match.game.id: match.game.components})
    film = Film(Table(match.game, match.state, seats, texts, console()), match)
    if json:
        print_json(film.as_data(len(match.moves) if to is None else to))
    elif to is None and sys.stdin.isatty():
        film.step_through(read_line)
    else:
        film.show_log(len(match.moves) if to is None else to)


class Film:
    """Every position of a match, as a spectator sees it."""

    def __init__(self, table: "Table", match: "Match") -> None:
        self.table = table
        self.match = match
        self.states: list[bytes] = []
        self.told: list[Told] = []
        for state, told, _ in match.positions():
            self.states.append(bytes(state))
            self.told.append(told)
        self.last = len(match.moves)

    def as_data(self, move: int) -> dict[str, object]:
        """How the match stood after a move, and the log up to it."""
        from trivet.terminal.table import summary

        state = self.match.game.layout.read(self.states[move])
        log = [line for told in self.told[: move + 1] for line in self.table.log_lines(told, None)]
        return summary(self.match.game, self.match.options, state, move) | {"log": log}

    def show_log(self, move: int) -> None:
        for told in self.told[: move + 1]:
            self.table.show_log(told, None)
        self.show(move)

    def show(self, move: int) -> None:
        state = self.match.game.layout.read(self.states[move])
        self.table.show(self.table.scene(state, None))
        self.table.console.print(self.table.texts.say("replay-at", move=move, moves=self.last))
        if self.match.game.over(state):
            self.table.show_scores(state)

    def step_through(self, read: Callable[[], str]) -> None:
        """One position after another, by what is typed."""
        move = 0
        while True:
            self.table.show_log(self.told[move], None)
            self.show(move)
            if move == self.last:
                return
            self.table.console.print(self.table.texts.say("terminal-step"))
            try:
                move = self.next_move(move, read)
            except Quit:
                return

    def next_move(self, move: int, read: Callable[[], str]) -> int:
        while True:
            typed = read().lower()
            if typed == "":
                return move + 1
            if typed == "b":
                return max(move - 1, 0)
            if typed == "q":
                raise Quit
            if typed.isascii() and typed.isdecimal() and len(typed) < 10 and int(typed) <= self.last:
                return int(typed)
            self.table.console.print(self.table.texts.say("terminal-no-move", typed=typed, moves=self.last))


def verify(
    file: MatchPath,
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", metavar="HASH", help="The hash that the table showed before the first move."),
    ] = None,
    json: Json = False,
) -> None:
    """Play a saved match again, and prove that nobody touched the shuffle."""
    saved, match = opened(file)
    from trivet.terminal.table import summary

    proved = check_commitment(saved, commitment)
    if json:
        state = summary(match.game, match.options, match.state, len(match.moves))
        said: dict[str, Any] = {"seed": saved.seed, "commitment": saved.commitment, "commitment_holds": proved}
        if saved.promise is not None:
            said |= {"promise": {"seed": saved.promise.seed, "shares": saved.promise.shares}}
        print_json(state | said)
        return
    out = console()
    out.print(
        f"{file} holds a match of {match.game.id} for {match.options['players']}, by version "
        f"{saved.rules_version} of the rules{', with its own data file' if saved.data else ''}."
    )
    totals = ", ".join(str(score["total"]) for score in match.game.scores(match.state))
    ended = f"and lead to its end: {totals} points" if match.game.over(match.state) else "but do not finish it"
    out.print(f"Played again from its seed, all {len(match.moves)} moves are legal {ended}.")
    for step in steps_of_deal(saved):
        out.print(step, highlight=False)
    out.print(words_of_proof(saved, commitment is not None, proved))


def steps_of_deal(saved: "MatchFile") -> list[str]:
    """How the seed of the deal was made, where those who played had a part in it."""
    from trivet.engine.commitment import dealt_text

    promise = saved.promise
    if promise is None or saved.table is None:
        return []
    added = [f"  seat {seat}: {share or 'nothing'}" for seat, share in enumerate(promise.shares)]
    text = dealt_text(saved.game, saved.table, int(promise.seed, 16), promise.shares)
    return [
        f"The server had promised the seed {promise.seed}. To it was added, by seat:",
        *added,
        f"SHA-256 of '{text}' begins with the seed of the deal, {saved.seed}.",
    ]


def check_commitment(saved: "MatchFile", given: str | None) -> bool | None:
    """Whether the seed is the one promised; None where the file holds no promise. A broken one raises BadMatch."""
    from trivet.engine.commitment import commitment, dealt_seed

    if saved.commitment is None or saved.table is None:
        if given is not None:
            raise BadMatch("This match was not dealt by a table's server: there is no commitment to compare with.")
        return None
    promise = saved.promise
    made = commitment(saved.game, saved.table, int(promise.seed if promise else saved.seed, 16))
    if made != saved.commitment:
        raise BadMatch(
            f"The seed does not belong to the commitment in this file: it gives {made}, the file says "
            f"{saved.commitment}. The seed, the table or the commitment was changed."
        )
    if given is not None and given.strip().lower() != made:
        raise BadMatch(
            f"The seed of this match gives the commitment {made}, not {given}: it was not dealt as promised."
        )
    if promise:
        dealt = f"{dealt_seed(saved.game, saved.table, int(promise.seed, 16), promise.shares):032x}"
        if dealt != saved.seed:
            raise BadMatch(
                f"The seed of the deal does not belong to what was promised and added: they give {dealt}, the file says "
                f"{saved.seed}."
            )
    return True


def words_of_proof(saved: "MatchFile", compared: bool, proved: bool | None) -> str:
    if not proved:
        return "The file holds no commitment: when its seed was chosen cannot be proved."
    seed = "its seed" if saved.promise is None else "the promised seed"
    if compared:
        return (
            f"{seed.capitalize()} gives the commitment you noted: the shuffle was fixed before the first move, and nobody "
            "touched it."
        )
    return (
        f"The file says that it was dealt at table {saved.table}, and {seed} gives the commitment {saved.commitment}. "
        "Nothing but the file vouches for that, unless the table showed this commitment before the first move: "
        "then nobody touched the shuffle (--commitment compares it for you)."
    )
