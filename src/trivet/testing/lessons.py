"""A game's lessons: each can be learnt to its end in every way it allows, tells every wrong move why, and has all its words."""

from trivet.engine.lessons import check, lessons_of, words_of
from trivet.games import load
from trivet.texts import Texts

from .texts import messages

LONGEST = 60
"""Words that a step may take: a teacher at the table would not say more at once."""


def test_every_lesson_can_be_learnt(name: str) -> None:
    """Where rules and lesson part, this says where."""
    game = load(name)
    for lesson in lessons_of(game).values():
        assert check(game, lesson)


def test_lessons_have_their_words(name: str, language: str) -> None:
    wanted = {word for id, lesson in lessons_of(load(name)).items() for word in words_of(id, lesson)}
    said = {message for message in messages(name, language) if message.startswith(f"{name}-lesson-")}
    assert said == wanted


def test_steps_are_short(name: str, language: str) -> None:
    texts = Texts(language)
    for id, lesson in lessons_of(load(name)).items():
        for word in words_of(id, lesson):
            assert len(texts.say(word).split()) <= LONGEST, word
