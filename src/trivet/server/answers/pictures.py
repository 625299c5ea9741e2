"""The pictures of the rules: positions that a game's own board draws."""

from typing_extensions import TypedDict

from .course import Position
from .table import Offer, Seat


class Picture(TypedDict, closed=True):
    """A picture of a game's rules as `seat` sees it: its frames one after the other, what is lit in each, what the seat is
    offered there if the picture shows that, and which parts of the board it `show`s. What led to a frame is told in one `entry`, however many moves it took.
    """

    game: str
    id: str
    rules_version: int
    game_mark: str
    seat: int
    seats: list[Seat]
    show: list[str]
    positions: list[Position]
    light: list[list[str]]
    offers: list[list[Offer]]
