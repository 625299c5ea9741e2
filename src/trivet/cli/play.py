"""`trivet play`: a whole game in the terminal, by numbers or by the text forms."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from trivet.engine.errors import BadOptions

from .files import check_new_file, write_new_file
from .options import (
    HIGHEST_SEED,
    Data,
    GameName,
    Json,
    Language,
    Options,
    Players,
    bot_names,
    chosen_options,
    language_of,
    load_game,
)
from .output import compile_rules, console, print_json
from .session import Quit, Session, read_line

OPPONENT = "normal"
HUMAN = "human"
"""A seat that is played at this terminal."""


def play(
    game: GameName,
    players: Players = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="A,B,…",
            help="Who sits at the other seats, one for all or one for each; human: you. Else normal.",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", min=0, max=HIGHEST_SEED)] = None,
    option: Options = None,
    data: Data = None,
    language: Language = "en",
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the match in this new file.")
    ] = None,
    json: Json = False,
) -> None:
    """Play in the terminal. You have the first seat."""
    from trivet.bots import make_bot
    from trivet.bots.levels import about
    from trivet.engine.match import Match
    from trivet.lab.matches import bot_seed
    from trivet.terminal.table import Table, summary
    from trivet.texts import Seat, Texts

    language = language_of(language)
    others = bot_names(bots or OPPONENT)
    played = load_game(game, data)
    texts = Texts(language, {played.id: played.components})
    if players is None:
        players = max(min(played.players), len(others) + 1 if bots else 1)
    options = chosen_options(played, players, option)
    others = at_the_other_seats(others, int(options["players"]))
    if save:
        check_new_file(save)
    chance = secrets.randbits(64) if seed is None else seed
    opponents = {
        seat: make_bot(name, played, bot_seed(chance, 0, seat)) for seat, name in enumerate(others, 1) if name != HUMAN
    }
    compile_rules(played)
    seats = [Seat(), *(Seat(bot=None if name == HUMAN else name) for name in others)]
    match = Match(played, options, seed)
    table = Table(played, match.state, seats, texts, console(stderr=json))
    if said := about([name for name in others if name != HUMAN], played):
        table.console.print(said)
    try:
        Session(table, match, opponents, read_line).run()
    except Quit:
        table.console.print(texts.say("terminal-left"))
    finally:
        if save:
            write_new_file(save, match.save())
            table.console.print(texts.say("terminal-saved", file=str(save)))
    if json:
        print_json(summary(played, match.options, match.state, len(match.moves)))


def at_the_other_seats(others: list[str], players: int) -> list[str]:
    if len(others) not in (1, players - 1) and players > 1:
        raise BadOptions(
            f"{len(others)} bots for the {players - 1} other seats: name one for all of them, or one for each."
        )
    return (others * (players - 1) if len(others) == 1 else others)[: players - 1]
