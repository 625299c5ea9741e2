"""The shape of gobi.toml, and what must hold between its numbers."""

from typing import Annotated, Literal

import msgspec

from trivet.engine.data import Data

POWERS = (
    "camel_on_placed_tile",
    "two_camels_on_discard",
    "move_camel",
    "coffee_for_shorter_route",
    "camels_in_lines",
    "diagonal_route",
)
CONDITIONS = (
    "two_camels_on_middle_tiles",
    "two_camels_on_one_tile",
    "two_camels_on_outer_tiles",
    "no_discard",
    "unused_gift",
    "camel_sharing_a_tile",
)
Count = Annotated[int, msgspec.Meta(ge=1, le=60)]
Points = Annotated[int, msgspec.Meta(ge=-100, le=100)]


class Tribe(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Gift(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    copies: Annotated[int, msgspec.Meta(ge=0, le=20)]
    points: Points
    power: Literal[
        "camel_on_placed_tile",
        "two_camels_on_discard",
        "move_camel",
        "coffee_for_shorter_route",
        "camels_in_lines",
        "diagonal_route",
    ]
    steps: Count = 3


class Blessing(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    copies: Annotated[int, msgspec.Meta(ge=0, le=20)]
    points: Points
    condition: Literal[
        "two_camels_on_middle_tiles",
        "two_camels_on_one_tile",
        "two_camels_on_outer_tiles",
        "no_discard",
        "unused_gift",
        "camel_sharing_a_tile",
    ]


class Coffee(msgspec.Struct, forbid_unknown_fields=True):
    copies: Annotated[int, msgspec.Meta(ge=0, le=100)]
    points: Points


class Book(msgspec.Struct, forbid_unknown_fields=True):
    players: list[Literal[2, 3, 4]]
    camels_per_player: Annotated[int, msgspec.Meta(ge=1, le=40)]
    tiles_per_tribe: Count
    decks: Count
    tiles_per_deck: Count
    coffee_route: Count
    tea_route: Count
    discard_points: Points
    blessing_otherwise: Points
    tribe: list[Tribe]
    gift: list[Gift]
    blessing: list[Blessing]
    coffee: Coffee


def load_book(data: Data) -> Book:
    book = data.book(Book)
    tribes = len(book.tribe)
    tiles = tribes * book.tiles_per_tribe
    gifts = sum(g.copies for g in book.gift) + sum(g.copies for g in book.blessing)
    dealt = book.decks * book.tiles_per_deck
    perfumes = sum(gift.copies for gift in book.gift if gift.power == "camel_on_placed_tile")
    named = "players names no number of players: give one or more of 2, 3 and 4."
    data.check(bool(book.players), named, "players =")
    data.check(2 <= tribes <= 10, f"there are {tribes} tribes: give 2 to 10.", "[[tribe]]")
    data.check(
        tuple(gift.power for gift in book.gift) == POWERS,
        f"the powers of the gifts must be, in this order: {', '.join(POWERS)}.",
        "[[gift]]",
    )
    data.check(
        tuple(blessing.condition for blessing in book.blessing) == CONDITIONS,
        f"the conditions of the blessings must be, in this order: {', '.join(CONDITIONS)}.",
        "[[blessing]]",
    )
    data.check(
        8 <= tiles <= 120,
        f"{tribes} tribes of {book.tiles_per_tribe} tiles make {tiles}: 8 to 120 will do.",
        "tiles_per_tribe",
    )
    for players in book.players:
        data.check(
            (tiles - 4) % players == 0,
            f"{tiles} tiles, four of them laid out, do not deal evenly to {players} players: change tiles_per_tribe.",
            "tiles_per_tribe",
        )
    data.check(
        dealt <= gifts,
        f"{book.decks} decks of {book.tiles_per_deck} need {dealt} gifts and blessings, "
        f"the copies add up to {gifts}: add copies.",
        "tiles_per_deck",
    )
    data.check(
        book.camels_per_player >= 4 + perfumes,
        f"camels_per_player is {book.camels_per_player}: one turn can ask for 4 and {perfumes} for Perfume.",
        "camels_per_player",
    )
    data.check(
        book.tea_route < book.coffee_route,
        f"tea_route {book.tea_route} must be shorter than coffee_route {book.coffee_route}.",
        "tea_route",
    )
    return book
