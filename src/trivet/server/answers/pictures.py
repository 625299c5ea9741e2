"""The pictures of the rules: positions that a game's own board draws."""

from typing_extensions import TypedDict

from .match import Position
from .table import Offer, Seat


class Picture(TypedDict, closed=True):
    """A picture of a game's rules, as a seat sees it."""

    game: str
    id: str
    rules_version: int
    game_mark: str
    seat: int
    """Whose eyes see it."""
    seats: list[Seat]
    show: list[str]
    """Parts of the board, one under the other."""
    positions: list[Position]
    """Its frames; what led to one is told in one entry, however many moves it took."""
    light: list[list[str]]
    """What is lit in each,"""
    offers: list[list[Offer]]
    """and what could be done there, where that is shown."""
