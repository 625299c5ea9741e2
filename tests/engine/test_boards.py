"""Boards that games declare: how arguments find their places, and what does not fit is told in a sentence."""

from dataclasses import replace
from typing import Any

import pytest

from trivet.engine.actions import Actions, Number, Pair, Word
from trivet.engine.boards import Board, Counters, Deck, Grid, Hand, Hexes, Zone
from trivet.engine.errors import BadBoard
from trivet.engine.views import COUNT, Bag, Many, Maybe, Parts
from trivet.games import load

CELL, SEAT, CARD = Pair(9, origin=4), Number(4), Word(("fool", "king"), "Card")
VIEW = Parts(
    phase=Word(("play", "over")),
    tiles=Many(Parts(cell=CELL, owner=Maybe(SEAT), height=COUNT)),
    squares=Many(Maybe(SEAT), 12),
    slots=Many(Parts(card=Maybe(CARD), price=COUNT), 3),
    decks=Many(Parts(left=COUNT, top=Maybe(CARD)), 2),
    pile=COUNT,
    box=Maybe(Parts(spare=Bag(CARD.words))),
    players=Many(Parts(hand=Maybe(Many(CARD)), coins=COUNT)),
)
ACTIONS = Actions(
    place={"cell": CELL},
    put={"tile": Number(20)},
    mark={"square": Pair(4)},
    join={"ends": Pair(12)},
    buy={"slot": Number(3, first=1)},
    play={"card": Word(CARD.words)},
    rob={"seat": SEAT, "card": CARD},
    ask={"card": Number(9)},
    draw={},
)


def laid(*zones: Zone) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = Board(*zones).json(VIEW, ACTIONS, "nim.board")["zones"]
    return found


def ways(zone: Zone) -> list[tuple[str, str, int, str]]:
    return [(way["argument"], way["by"], way["first"], way["of"]) for way in laid(zone)[0]["touched"]]


def test_arguments_find_places_by_their_kinds() -> None:
    assert ways(Grid("tiles", at="cell", touched=("cell", "tile"))) == [
        ("cell", "position", 0, ""),
        ("tile", "number", 0, ""),
    ]
    assert ways(Grid("squares", columns=4, touched=("square", "ends"))) == [
        ("square", "position", 0, ""),
        ("ends", "numbers", 0, ""),
    ]
    assert ways(Hand("slots", touched=("slot", "play.card"))) == [
        ("slot", "number", 1, ""),
        ("play.card", "value", 0, "card"),
    ]
    assert ways(Hand("players.hand", touched=("play.card", "seat"))) == [
        ("play.card", "value", 0, ""),
        ("seat", "seat", 0, ""),
    ]
    assert ways(Hand("box.spare", touched=("rob.card",))) == [("rob.card", "value", 0, "")]


def test_a_zone_is_called_like_what_it_names_or_as_it_says() -> None:
    zones = laid(
        Hexes("tiles", at="cell"), Deck("decks", count="left", top="top", name="piles"), Counters("bank", "pile")
    )
    assert [(zone["kind"], zone["name"]) for zone in zones] == [
        ("hexes", "tiles"),
        ("deck", "piles"),
        ("counters", "bank"),
    ]


@pytest.mark.parametrize(
    ("zone", "said"),
    [
        (Hand("market"), "zone 'market' names 'market', and the view has no part 'market' there. It has: phase, tiles"),
        (
            Hand("players.cards"),
            "zone 'cards' names 'players.cards', and the view has no part 'cards' there. It has: hand",
        ),
        (Hand("slots.card"), "looks for 'card' in 'slots', which has no parts. Name 'slots'"),
        (Counters("all", "players"), "names all of 'players'. Name a part of theirs, as 'players.hand'"),
        (Counters("none"), "zone 'none' names no part of the view"),
        (Counters("both", "pile", "players.coins"), "names parts of players and others. Make two zones"),
        (Grid("pile", columns=3), "is a field, and what it names is no list of cells"),
        (Grid("squares"), "needs either at=, the part of a cell that holds its column and row, or columns="),
        (Grid("tiles", at="height"), "lies at 'height', which is no Pair"),
        (Grid("squares", at="cell"), "speaks of 'cell', and its places have no parts"),
        (Hand("pile"), "is a hand, and what it names is no list of cards"),
        (Deck("phase"), "is a deck, and what it names is neither piles, nor cards, nor how many they are"),
        (Deck("decks", count="size"), "the view has no part 'size' there. It has: left, top"),
        (Deck("pile", verbs=("deal",)), "is touched by the verb 'deal', which the game has not. Its verbs: place"),
        (Hand("slots", touched=("place.slot",)), "is touched by 'place.slot', and no action has such an argument"),
        (Hand("players.hand", touched=("card",)), "not the same in all verbs. Say which: 'play.card' and 'rob.card'"),
        (
            Counters("pile", "pile", touched=("tile",)),
            "is touched by 'tile', and nothing in its places is of that kind",
        ),
    ],
)
def test_what_does_not_fit_is_told_with_the_package_and_the_zone(zone: Zone, said: str) -> None:
    with pytest.raises(BadBoard) as wrong:
        laid(zone)
    assert str(wrong.value).startswith("The board of nim.board cannot be laid: ")
    assert said in str(wrong.value)


def test_zones_have_names_of_their_own() -> None:
    with pytest.raises(BadBoard, match=r"two zones are called 'pile'\. Give one of them a name="):
        laid(Deck("pile"), Counters("pile", "pile"))


def test_a_game_whose_board_does_not_fit_is_not_made() -> None:
    with pytest.raises(BadBoard, match=r"The board of trivet\.games\.gobi cannot be laid: zone 'sand' names 'sand'"):
        replace(load("gobi"), board=Board(Grid("sand", at="cell")))
