"""What cards say: made from their effects, in both languages, for a designer's card as for ours."""

import re
from typing import Any

import pytest

from trivet.games import IDS, load
from trivet.games.goldblivion.terminal.cards import in_short, sentence
from trivet.games.gorbino.terminal.cards import card_text, effects_short
from trivet.languages import LANGUAGES
from trivet.terminal.parts import cards, name_of, things
from trivet.texts import Texts

MESSAGE = re.compile(r"\b(?:gobi|gorbino|goldblivion|terminal)-[a-z_-]+|\bNone\b|[{}]|\?\?\?")


def effect(op: str, **fields: Any) -> dict[str, Any]:
    """An effect of GOLDblivion with its defaults."""
    defaults: dict[str, Any] = {"per": "none"} if "n" in fields else {}
    defaults |= {"combat": {"strength": 0, "cards": 0}, "destroy_market": {"market": "any"}}.get(op, {})
    return {"op": op, **defaults, **fields}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", IDS)
def test_everything_with_a_text_says_it(name: str, language: str) -> None:
    book = load(name).components
    texts = Texts(language, {name: book})
    said = [cards(load(name)).described(kind, thing, book, texts) for kind, thing in things(book)]
    found = [one for one in said if one is not None]
    assert len(found) > 10
    for one in found:
        assert one.name and one.text and not MESSAGE.findall(f"{one.name} {one.text}"), one


def test_things_of_a_data_file_are_found_at_any_depth() -> None:
    book = {"a": [{"id": "x", "side": [{"id": "y"}]}], "b": {"id": "z"}, "c": {"d": [{"name": "w"}, 3]}}
    assert [(kind, name_of(thing)) for kind, thing in things(book)] == [
        ("a", "x"),
        ("side", "y"),
        ("b", "z"),
        ("d", "w"),
    ]


CARD = {"one_shot": True, "stays_in_hand": False}


def test_a_designers_card_of_gorbino_speaks_both_languages() -> None:
    loans = {"do": "loan", "options": [{"income": 1, "coins": 11}, {"income": 0, "coins": 5}]}
    produce = {"do": "produce", "from": "everywhere", "own": 2, "others": 0, "count": 1}
    card = CARD | {"effects": [loans, {"do": "income", "amount": 2}]}
    assert card_text(card, Texts("en")).startswith(
        "Take one loan: 11 coins for 1 income or 5 coins for nothing. Gain 2 income. Once only"
    )
    assert "11 pièces contre 1 de revenu ou 5 pièces sans contrepartie" in card_text(card, Texts("fr"))
    assert effects_short(card | {"effects": [produce]}, Texts("en")) == "2 cubes for each of your cities"


def test_surcharges_are_said_only_where_there_are_none() -> None:
    buy = {"do": "develop", "cards": 1, "coin_discount": 0, "cube_discount": 0, "to": "discard"}
    without = CARD | {"one_shot": False, "effects": [buy | {"surcharge": False}]}
    assert card_text(without, Texts("en")) == "Buy a technology card without its surcharge."
    assert card_text(without | {"effects": [buy | {"surcharge": True}]}, Texts("en")) == "Buy a technology card."


@pytest.mark.parametrize(
    ("effects", "english"),
    [
        ([], "No power."),
        ([effect("nuggets", n=2), effect("draw_blue", n=1)], "Gain 2 nuggets, then draw 1 GOLDblivion card."),
        ([effect("roll_dice", n=1)] * 3, "Roll 1 die, 3 times."),
        (
            [effect("choose_one", options=[[effect("bars", n=1)], [effect("combat"), effect("magic", n=1)]])],
            "Choose one: gain 1 gold bar; or start a combat, then take 1 magic token.",
        ),
        (
            [effect("pay_to_gain", cost={"nuggets": 1, "material": 2}, gain=[effect("bars", n=2)], limit="once")],
            "Pay 1 nugget + 2 material to gain 2 gold bars.",
        ),
    ],
)
def test_effects_of_goldblivion_make_a_sentence(effects: list[dict[str, Any]], english: str) -> None:
    assert sentence(effects, Texts("en")) == english
    assert sentence(effects, Texts("fr")) != english


def test_the_noble_speaks_of_itself() -> None:
    board = [effect("lose_nuggets", n=1), effect("roll_dice", n=1)]
    assert sentence(board, Texts("en"), "noble") == "You lose 1 nugget, then the noble rolls 1 die."


def test_the_same_in_a_few_words() -> None:
    texts = Texts("en")
    assert in_short([effect("nuggets", n=1, per="elf")], texts) == "1 nugget per elf"
    assert in_short([], texts) == ""
    gain = effect("pay_to_gain", cost={"nuggets": 0, "material": 1}, gain=[], limit="once")
    assert in_short([gain], texts).startswith("Pay 1 material")
