"""`trivet check-lesson`: a lesson, played in every way that it allows, its wrong moves tried, its words looked for."""

from pathlib import Path
from typing import Annotated

import typer

from trivet.engine.errors import BadLesson
from trivet.languages import LANGUAGES

from .options import Json, load_game, readable, run_uncompiled
from .output import console, print_json


def check_lesson(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A lesson: lessons/NAME.toml in a game's package.")],
    json: Json = False,
) -> None:
    """Check a lesson: what parts from the rules in it, what nobody is told, or which words it lacks."""
    run_uncompiled()
    from trivet.engine.lessons import check, lesson_file, words_of
    from trivet.texts import Texts

    lesson = lesson_file(readable(file, "lesson", BadLesson))
    try:
        positions = check(load_game(lesson.game), lesson)
    except BadLesson as error:
        raise BadLesson(f"{file.name}: {error}") from None
    words = words_of(file.stem, lesson)
    for language in LANGUAGES:
        texts = Texts(language)
        if missing := [word for word in words if not texts.has(word)]:
            raise BadLesson(
                f"{file.name}: its words in {language} are not whole. {lesson.game}'s texts/{language}.ftl lacks "
                f"{', '.join(missing)}."
            )
    moves = sum(len(step.moves) for step in lesson.steps)
    if json:
        found = {"game": lesson.game, "steps": len(lesson.steps), "moves": moves, "positions": positions}
        print_json({"file": str(file), **found})
        return
    console().print(
        f"{file} is a lesson of {lesson.game}, and all is well in it: {len(lesson.steps)} steps, {moves} moves to make, "
        f"{positions} positions it can lead through."
    )
