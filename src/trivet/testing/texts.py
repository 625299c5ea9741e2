"""A game's catalogues: complete by the convention, alike in every language, and every message can be said."""

import random
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from trivet.engine.actions import Argument, Word
from trivet.engine.events import Private
from trivet.engine.game import Game
from trivet.games import load
from trivet.installed import on_the_table
from trivet.languages import LANGUAGES
from trivet.texts import HERE, Arguments, Texts, parts_of

from .contract import some_options, walk


def read(folder: Path, language: str) -> dict[str, Arguments]:
    """The messages in a folder of texts, with what they refer to."""
    found: dict[str, Arguments] = {}
    for path in parts_of(folder, language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path} does not read: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice."
                found[entry.id.name] = Arguments()
                found[entry.id.name].visit(entry)
    return found


@cache
def messages(name: str, language: str) -> dict[str, Arguments]:
    """A game's messages in a language."""
    folder = on_the_table().games[name].folder()
    assert folder is not None
    return read(folder / "texts", language)


@cache
def shell(language: str) -> dict[str, Arguments]:
    return read(HERE, language)


def variables(name: str, message: str, language: str) -> set[str]:
    """What a message takes, through the messages it is made of too."""
    one = (messages(name, language) | shell(language))[message]
    return one.variables.union(*(variables(name, part, language) for part in one.messages))


def by_convention(played: Game) -> set[str]:
    """The messages that a game must have, as its actions, reasons, events, score items, terms and options ask for."""
    name = played.id
    wanted = {f"{name}-{word}" for word in ("title", "tagline", "credit")}
    wanted |= {f"{name}-action-{verb}" for verb in played.actions.verbs}
    wanted |= {f"{name}-verb-{verb}" for verb, arguments in played.actions.verbs.items() if arguments}
    wanted |= {f"{name}-event-{event}" for event, _ in played.events.kinds}
    wanted |= {f"{name}-score-{item}" for item in (*played.score_items, "total")}
    wanted |= {f"{name}-why-{reason}" for reason in played.reasons}
    wanted |= {f"{name}-term-{term}" for term in played.term_names}
    for option in played.options:
        wanted |= {f"{name}-option-{option.name}", *(f"{name}-option-{option.name}-{one}" for one in option.choices)}
    told: list[Mapping[str, Argument | Private]] = [*played.actions.verbs.values()]
    for arguments in [*told, *(arguments for _, arguments in played.events.kinds)]:
        for argument, kind in arguments.items():
            if isinstance(kind, Private):
                wanted.add(f"{name}-{argument}-unknown")
                kind = kind.kind
            if isinstance(kind, Word):
                wanted |= {f"{name}-{argument}-{word}" for word in kind.words}
    return wanted


def test_every_question_has_its_words(name: str, players: int) -> None:
    """The view says by its `phase` what is asked."""
    played = load(name)
    met = set()
    for seed in range(4):
        for state, seat, _ in walk(played, some_options(played, players, random.Random(seed)), seed):
            met.add(f"{name}-prompt-{played.view(played.hide(state, seat), seat).get('phase')}")
    for language in LANGUAGES:
        assert sorted(met - set(messages(name, language))) == []


def test_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    first, *others = LANGUAGES
    for language in others:
        assert sorted(messages(name, first)) == sorted(messages(name, language))
        for message in messages(name, first):
            assert variables(name, message, first) == variables(name, message, language), (message, language)


def test_messages_are_the_games_own_and_made_of_messages_that_are_there(name: str, language: str) -> None:
    """The shell's messages have no place in a game's catalogue: they would never be said."""
    for message, one in messages(name, language).items():
        assert message.startswith(f"{name}-"), message
        assert message not in shell(language), message
        assert one.messages <= {*messages(name, language), *shell(language)}, message


def test_how_long_a_game_takes_is_told_by_a_number_of_moves(name: str, players: int) -> None:
    """The same in every language, where the game tells it at all."""
    message = f"{name}-moves"
    told = {
        Texts(language, {name: load(name).components}).say(message, players=players)
        for language in LANGUAGES
        if message in messages(name, language)
    }
    assert len(told) <= 1 and all(moves.isdecimal() and int(moves) > 0 for moves in told), told


def test_every_message_can_be_said(name: str, language: str) -> None:
    texts = Texts(language, {name: load(name).components})
    for message in messages(name, language):
        said = texts.say(message, **dict.fromkeys(variables(name, message, language), 1))
        assert said and "{" not in said and "???" not in said, (message, said)
