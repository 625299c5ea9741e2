"""What the cards of Gorbino's Quest say, and what things cost."""

from collections.abc import Mapping
from typing import Any

from trivet.terminal import Book, Described, Thing
from trivet.texts import Texts

CARDS = ("starter", "technology")


def described(kind: str, thing: Thing, book: Book, texts: Texts) -> Described | None:
    if kind in CARDS:
        return Described(texts.word("gorbino", "card", thing["id"]), card_text(thing, texts))
    if kind == "tag":
        text = texts.say(f"gorbino-tag-{thing['id']}-text", times=thing["times"], per=thing["per"])
        return Described(texts.word("gorbino", "tag", thing["id"]), text)
    if kind == "cities":
        ends = [end for road in book["map"]["roads"] if thing["id"] in road for end in road if end != thing["id"]]
        cities = texts.list([texts.word("gorbino", "city", city) for city in ends])
        return Described(
            texts.word("gorbino", "city", thing["id"]), texts.say("gorbino-board-city-neighbours", cities=cities)
        )
    return None


def card_text(card: Thing, texts: Texts) -> str:
    """All that a card says."""
    flags = [texts.say(f"gorbino-flag-{flag}") for flag in ("one_shot", "stays_in_hand") if card[flag]]
    return texts.joined([effects_text(card, texts), *flags], " ")


def effects_text(card: Thing, texts: Texts) -> str:
    """What a card does, in full."""
    return texts.joined([effect_text(effect, "effect", texts) for effect in card["effects"]], " ")


def effects_short(card: Thing, texts: Texts) -> str:
    """The same in a few words, as it stands on the card."""
    return texts.joined([effect_text(effect, "short", texts) for effect in card["effects"]], " · ")


def effect_text(effect: Mapping[str, Any], how: str, texts: Texts) -> str:
    said = fields(effect, f"gorbino-{how}-loan-option", texts)
    return texts.say(f"gorbino-{how}-{effect['do']}", **said)


def fields(effect: Mapping[str, Any], loan: str, texts: Texts) -> dict[str, Any]:
    """The fields of an effect as its messages want them; `loan` is the message of one loan."""
    if effect["do"] == "loan":
        return {"options": texts.either([texts.say(loan, **option) for option in effect["options"]])}
    said = {
        field: ("yes" if value else "no") if isinstance(value, bool) else value
        for field, value in effect.items()
        if field != "from"
    }
    return said | {"source": effect.get("from", "")}


def cost_words(cost: Mapping[str, int], texts: Texts) -> str:
    """ "1 coal and 10 coins" """
    said = [
        texts.say("gorbino-coins", coins=number)
        if what == "coins"
        else texts.say("gorbino-cubes", number=number, resource=texts.word("gorbino", "resource", what))
        for what, number in cost.items()
        if number
    ]
    return texts.list(said) if said else texts.say("gorbino-board-cost-none")
