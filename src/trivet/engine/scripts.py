"""Positions that can happen: options, a seed, and moves up to there, each by whoever is to act.

Lessons begin with one and the rules' pictures show some. None is made by hand, so that rules and position cannot part unseen:
a move that is no longer legal is named.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec

from .errors import TrivetError
from .game import Game, Told
from .match import Match

Pattern = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Opening(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The position that a lesson or a picture begins with, and whose eyes see it."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seed: Annotated[int, msgspec.Meta(ge=0)]
    options: Mapping[str, int | str] = msgspec.field(default_factory=dict)
    seat: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Whoever learns, or looks, sits there."""
    before: tuple[Pattern, ...] = ()
    """Moves up to the position, each by whoever is to act."""


File = TypeVar("File", bound=Opening)


def opened(game: Game, opening: Opening, bad: type[TrivetError]) -> Match:
    """The match at the position; raises `bad` where it cannot come about."""
    match = Match(game, opening.options, opening.seed)
    if opening.seat >= match.state.fields().players:
        raise bad(f"There is no seat {opening.seat} at this table: seats are counted from 0.")
    perform(match, opening.before, "`before`", bad)
    return match


def perform(match: Match, moves: Iterable[str], where: str, bad: type[TrivetError]) -> list[Told]:
    """The moves of a script, and what each of them tells; raises `bad` at the first that cannot be made."""
    told = []
    for text in moves:
        try:
            action = match.game.actions.read(text)
            told.append(match.play(actor(match, action), action))
        except TrivetError as error:
            raise bad(f"{where}: {text!r} cannot be played. {error}") from None
    return told


def actor(match: Match, action: int) -> int:
    """The seat that a move of a script is for: of those to act the first that may make it."""
    seats = match.game.to_act(match.state)
    may = (seat for seat in seats if action in match.game.offers(match.state, seat))
    return next(may, seats[0] if seats else 0)


def read_script(text: str, name: str, kind: type[File], what: str, bad: type[TrivetError]) -> File:
    """What a file says, its form checked but not yet played; raises `bad`."""
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise bad(f"{name} is no {what}: {error}.") from None
    except msgspec.DecodeError as error:
        raise bad(f"{name} is no TOML: {error}.") from None


def scripts_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.toml"))
