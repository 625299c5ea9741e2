"""No card without a test, and the cards as the rules count them (R29)."""

from collections import Counter
from pathlib import Path

import pytest

from trivet.games.gorbino.components import BOOK, CARD_WORDS


@pytest.mark.parametrize("card", CARD_WORDS)
def test_each_card_has_a_test_of_its_own(card: str) -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_card*.py"))
    assert f"def test_{card}" in tests


def test_42_technology_cards_by_type() -> None:
    assert Counter(card.type for card in BOOK.technology) == {
        "build": 8,
        "production": 7,
        "trade": 6,
        "development": 6,
        "loan": 4,
        "reset": 4,
        "treachery": 7,
    }


def test_tags_by_colour_one_or_two_a_card() -> None:
    tags = Counter(tag for card in BOOK.technology for tag in card.tags)
    assert tags == {"pink": 13, "yellow": 11, "purple": 10, "red": 10, "green": 10, "blue": 9}
    assert {len(card.tags) for card in BOOK.technology} == {1, 2}


def test_starter_cards_cost_nothing_and_have_no_tags() -> None:
    assert [(card.cost, card.tags) for card in BOOK.starter] == [({}, [])] * 6


def test_four_treachery_cards_are_one_shot_and_one_reset_stays_in_hand() -> None:
    one_shots = {card.id for card in BOOK.cards() if card.one_shot}
    assert one_shots == {"slander", "coup", "master_forger", "forged_deeds"}
    assert [card.id for card in BOOK.cards() if card.stays_in_hand] == ["starter_reset"]
