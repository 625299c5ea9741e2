"""What GOLDblivion's cards, tokens, villages and enemies say, and what things cost."""

from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import groupby
from typing import Any, Literal

from trivet.terminal import Book, Described, Thing
from trivet.texts import Texts

Effect = Mapping[str, Any]
Voice = Literal["you", "noble", "short"]
BLUE = ("starter", "noble", "character", "building")


def described(kind: str, thing: Thing, book: Book, texts: Texts) -> Described | None:
    if kind == "solo_board":
        return Described(noble_name(thing["name"].lower(), texts), noble_text(thing, texts))
    if kind in ("territory", "cow_dragon"):
        enemy = texts.word("goldblivion", "enemy", thing["id"])
        name = texts.say("goldblivion-board-place-enemy", enemy=enemy, strength=thing["strength"])
        return Described(name, texts.say("goldblivion-board-place-reward", text=sentence(thing["reward"], texts)))
    if kind in BLUE:
        return Described(texts.word("goldblivion", "card", thing["id"]), sentence(thing["effects"], texts))
    if kind == "combat_card":
        text = f"{strength_text(thing, texts)}. {sentence(thing['power'], texts)}"
        return Described(texts.word("goldblivion", "soldier", thing["id"]), text)
    if kind == "magic_token":
        return Described(token_name(thing["id"], texts), sentence(thing["effects"], texts))
    if kind == "side":
        return Described(texts.word("goldblivion", "village", thing["id"]), sentence(thing["effects"], texts))
    return None


def noble_name(board: str, texts: Texts) -> str:
    return texts.word("goldblivion", "noble", board)


def token_name(token: str, texts: Texts) -> str:
    """As it stands alone: "Magic 3"."""
    short = f"goldblivion-token-{token}-short"
    return texts.say(short) if texts.has(short) else texts.word("goldblivion", "token", token)


def strength_text(soldier: Thing, texts: Texts) -> str:
    return texts.say("goldblivion-board-printed-strength", n=soldier["strength"], per=soldier["strength_per"])


def noble_text(board: Thing, texts: Texts) -> str:
    """What the automated noble does, place by place."""
    parts = [(texts.say(f"goldblivion-noble-place-{place}"), effects) for place, effects in board["slots"].items()]
    parts.append((texts.say("goldblivion-noble-magic"), board["magic"]))
    said = [
        texts.say("terminal-entry", title=title, text=sentence(effects, texts, "noble")) for title, effects in parts
    ]
    chart = f"{noble_chart(board, texts)}."
    return " ".join([*said, texts.say("terminal-entry", title=texts.say("goldblivion-noble-chart"), text=chart)])


def noble_chart(board: Thing, texts: Texts) -> str:
    """ "1 material → 2 nuggets, 7 nuggets → 1 gold bar" """
    return ", ".join(
        texts.say(
            "goldblivion-noble-chart-line", cost=cost_words(line["cost"], texts), gain=amounts(line["gain"], texts)
        )
        for line in board["conversion"]
    )


def sentence(effects: Sequence[Effect], texts: Texts, voice: Voice = "you") -> str:
    """ "Gain 2 nuggets, then draw 1 GOLDblivion card." """
    if not effects:
        return texts.say("goldblivion-effect-none")
    return texts.say("goldblivion-effect-sentence", text=texts.capital(chain(effects, texts, voice)))


def in_short(effects: Sequence[Effect], texts: Texts) -> str:
    """ "2 nuggets, draw 1 card" """
    return texts.capital(chain(effects, texts, "short"))


def chain(effects: Sequence[Effect], texts: Texts, voice: Voice) -> str:
    """Effects one after the other, without a capital or a full stop; what comes several times is said once."""
    said = []
    for text, alike in groupby(clause(effect, texts, voice) for effect in effects):
        times = len(list(alike))
        said.append(texts.say("goldblivion-effect-repeat", text=text, n=times) if times > 1 else text)
    then = "goldblivion-short-then" if voice == "short" else "goldblivion-effect-then"
    return reduce(lambda first, second: texts.say(then, first=first, second=second), said) if said else ""


def clause(effect: Effect, texts: Texts, voice: Voice) -> str:
    said = {field: value for field, value in effect.items() if isinstance(value, int | str)}
    if effect["op"] == "choose_one":
        either = "goldblivion-short-or" if voice == "short" else "goldblivion-effect-or"
        options = [chain(option, texts, voice) for option in effect["options"]]
        said["options"] = reduce(lambda first, second: texts.say(either, first=first, second=second), options)
    if effect["op"] == "pay_to_gain":
        said["cost"] = cost_words(effect["cost"], texts, "short" if voice == "short" else "amount")
        said["gain"] = amounts(effect["gain"], texts) if voice == "noble" else chain(effect["gain"], texts, voice)
    text = texts.say(message(effect["op"], texts, voice), **said)
    if voice == "short" and said.get("per", "none") != "none":
        return texts.say("goldblivion-short-per", text=text, per=said["per"])
    return text


def message(op: str, texts: Texts, voice: Voice) -> str:
    """The noble has words of its own for some effects; all others read alike for it and for a player."""
    if voice == "short":
        return f"goldblivion-short-{op}"
    own = f"goldblivion-noble-effect-{op}"
    return own if voice == "noble" and texts.has(own) else f"goldblivion-effect-{op}"


def cost_words(cost: Mapping[str, int], texts: Texts, how: Literal["amount", "short"] = "amount") -> str:
    """ "2 nuggets + 1 material" """
    said = [texts.say(f"goldblivion-{how}-{what}", n=number) for what, number in cost.items() if number]
    return texts.joined(said, " + ")


def amounts(effects: Sequence[Effect], texts: Texts) -> str:
    said = [texts.say(f"goldblivion-amount-{effect['op']}", n=effect.get("n", 1)) for effect in effects]
    return texts.joined(said, " + ")
