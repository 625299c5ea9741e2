"""Marked cards: every card that somebody may not know is replaced by one with a name that nothing else bears.

Which cards those are is said here anew, from the rulebooks: the rules' own `hide` is what is being tried.
"""

import sys
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from trivet.engine.game import Game
from trivet.engine.state import State
from trivet.games import load
from trivet.games.gobi import components as gobi
from trivet.games.goldblivion import components as goldblivion
from trivet.games.gorbino import components as gorbino

MARK = "a-marked-card"
BLUE, TOKEN = int(goldblivion.BLUE_EXTENDED.argmax()), int(goldblivion.TOKEN_EXTENDED.argmax())
"""A card and a token that are not in GOLDblivion's rulebook edition: the marked ones there."""
Marking = Callable[[State, int | None], int]
"""Marks what a seat may not know in a state, and says how many cards that were."""


def mark_gobi(state: State, seat: int | None) -> int:
    """The stacks, the gifts under those on top, and the box: nobody knows them."""
    s = state.fields()
    hidden = [(s.stack, p, i, gobi.TRIBES) for p in range(s.players) for i in range(s.stack_left[p])]
    hidden += [(s.deck, d, i, gobi.KINDS) for d in range(gobi.DECKS) for i in range(s.deck_left[d] - 1)]
    for cards, row, i, marked in hidden:
        cards[row, i] = marked
    for i in range(gobi.BOXED):
        s.box[i] = gobi.KINDS
    return len(hidden) + gobi.BOXED


def mark_gorbino(state: State, seat: int | None) -> int:
    """The technology deck."""
    s = state.fields()
    for i in range(s.deck_left):
        s.deck[i] = gorbino.CARDS
    return int(s.deck_left)


def mark_goldblivion(state: State, seat: int | None) -> int:
    """The hands, piles, developments and tokens of the others."""
    s = state.fields()
    count = 0
    for p in range(s.players):
        if p == seat:
            continue
        for cards, size in ((s.hand, s.hand_size[p]), (s.pile, s.pile_size[p])):
            for kind in range(goldblivion.KINDS):
                cards[p, kind] = size if kind == BLUE else 0
            count += size
        for i in range(s.developed_left[p]):
            s.developed[p, i] = BLUE
        if s.has_chosen[p]:
            s.chosen[p] = BLUE
        for i in range(s.held_left[p]):
            s.held[p, i] = TOKEN
        count += s.developed_left[p] + s.has_chosen[p] + s.held_left[p]
    return count


MARKING: dict[str, Marking] = {"gobi": mark_gobi, "gorbino": mark_gorbino, "goldblivion": mark_goldblivion}


class Names(tuple[str, ...]):
    """The names of a kind of cards; one number beyond them names the marked card."""

    def __getitem__(self, number: Any) -> Any:
        return MARK if number == len(self) else super().__getitem__(number)


def name_the_marked() -> None:
    """Give marked cards their name, in this process, wherever the games look for names."""
    for components, words in ((gobi, "TRIBE_WORDS"), (gobi, "GIFT_WORDS"), (gorbino, "CARD_WORDS")):
        rename(components, words, Names(getattr(components, words)))
    for words, number in (("BLUE_WORDS", BLUE), ("TOKEN_WORDS", TOKEN)):
        names = getattr(goldblivion, words)
        rename(goldblivion, words, (*names[:number], MARK, *names[number + 1 :]))


def rename(components: ModuleType, words: str, names: tuple[str, ...]) -> None:
    before, package = getattr(components, words), components.__name__.rpartition(".")[0]
    for name, module in list(sys.modules.items()):
        if name.startswith(package) and hasattr(module, words):
            setattr(module, words, names)
    played = load(package.rpartition(".")[2])
    arguments = [*played.actions.verbs.values(), *(kinds for _, kinds in played.events.kinds)]
    for argument in (kind for kinds in arguments for kind in kinds.values()):
        word = getattr(argument, "kind", argument)  # private arguments hold theirs inside
        if getattr(word, "words", None) == before:
            object.__setattr__(word, "words", names)
    rename_in_views(played, [*before], [names[number] for number in range(len(before) + isinstance(names, Names))])


def rename_in_views(played: Game, before: list[str], names: list[str]) -> None:
    """Views are read by tables. Those by which cards are counted stay as long as they are."""
    schema = played.schema._plain
    schema["tables"].append(names)
    for kind in kinds_in(schema["view"]):
        if kind["kind"] == "word" and schema["tables"][kind["table"]] == before:
            kind["table"] = len(schema["tables"]) - 1
    gone = {old: new for old, new in zip(before, names, strict=False) if old != new}
    for table in schema["tables"]:
        table[:] = [gone.get(one, one) if isinstance(one, str) else one for one in table]
    vars(played.schema).pop("_read", None)


def kinds_in(kind: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A kind of a schema as plain data, and all that it is made of."""
    yield kind
    for part in [part["of"] for part in kind.get("parts", [])] + ([kind["of"]] if "of" in kind else []):
        yield from kinds_in(part)


def public_marks(played: Game, before: State, after: State) -> int:
    """Marked cards that lie open after an action. Gobi and Gorbino have no cards that are one player's secret: there
    whatever comes to light does so for all."""
    if played.id != "goldblivion":
        return played.revealed(after) - played.revealed(before)
    s = after.fields()
    seen = sum(s.play_area[p, BLUE] for p in range(s.players)) + s.box[BLUE] + s.market[BLUE] + s.token_up[TOKEN]
    return int(seen)


def marked(played: Game, state: State, seat: int | None) -> tuple[State, int]:
    """The state with every card marked that the seat may not know, and how many those are."""
    other = state.copy()
    count = MARKING[played.id](other, seat)
    return other, count
