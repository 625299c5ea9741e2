"""What events say beside what happened: where in the market and on the board, and where gold bars come from."""

from typing import Any

import pytest

from ..table import told
from .positions import position


@pytest.mark.parametrize(
    ("arranged", "moves", "origin"),
    [
        ({"nuggets": [7]}, "bar", "bought"),
        ({"nuggets": [15], "hands": ["tom"]}, "pass", "bought"),
        ({"hands": ["archimus"], "material": [1]}, "play archimus, pay", "character"),
        ({"row": "mine timmy bruno wanda", "material": [3]}, "buy 1, activate mine", "building"),
        ({"tokens": ["magic_2"], "material": [1]}, "magic magic_2", "token"),
        (
            {"hands": ["gloric"], "soldiers": ["champion champion champion"], "board": {1: "-", 2: "mountain_1"}},
            "play gloric, attack 2, finish",
            "reward",
        ),
    ],
)
def test_a_gold_bar_says_where_it_comes_from(arranged: dict[str, Any], moves: str, origin: str) -> None:
    events = position(**arranged).play(*moves.split(", "))
    assert {event["origin"] for event in told(events, "bars")} == {origin}


def test_what_happens_in_the_market_says_where() -> None:
    table = position(row="timmy bruno wanda mine", nuggets=[9], material=[3])
    events = table.play("buy 2")
    assert told(events, "buy")[0]["slot"] == told(events, "row")[0]["slot"] == 2
    assert told(table.play("recruit 2"), "recruit")[0]["pile"] == 2
