"""A lesson as the page is shown it. Nothing is kept of one here: whoever learns says each time what they have done.

So it is at no table, in nobody's lists and in no statistics, and a page could play it by itself.
"""

from collections.abc import Sequence

from trivet.engine.errors import IllegalAction
from trivet.engine.game import Game
from trivet.engine.lessons import Lesson, Teaching, lessons_of, taught

from ..answers import lessons as said
from ..answers.table import LogEntry, Seat, ViewForm
from ..basics.errors import Refusal
from ..tables.course import replayed
from .look import entry, offer
from .replaying import position


def lesson_called(game: Game, id: str) -> Lesson:
    lessons = lessons_of(game)
    if id not in lessons:
        raise Refusal(404, "not_found", f"{game.id} has no such lesson here.")
    return lessons[id]


def teaching(game: Game, lesson: Lesson, done: Sequence[int]) -> Teaching:
    try:
        return taught(game, lesson, done)
    except IllegalAction as error:
        raise Refusal(422, "illegal_action", f"{error} Begin the lesson anew.") from None


def lesson_answer(game: Game, id: str, done: Sequence[int], form: ViewForm) -> said.Lesson:
    """Takes a while: not for the event loop."""
    lesson = lesson_called(game, id)
    at = teaching(game, lesson, done)
    seat = lesson.seat
    match = at.match.after(())
    log: list[LogEntry] = []
    positions = []
    for made in replayed(match, at.match.moves):
        log.append(entry(made, seat, False))
        if done and made.number >= at.shown:
            positions.append(position(match, seat, form, log[-1]))
    return {
        "game": game.id,
        "id": id,
        "rules_version": match.rules_version,
        "game_mark": game.mark,
        "seat": seat,
        "seats": seats(match.state.fields().players, seat),
        "steps": [
            {"id": step.id, "moves": len(step.moves), "before": before, "light": list(step.light)}
            for step, before in zip(lesson.steps, lesson.asked, strict=True)
        ],
        "step": at.at,
        "positions": positions or [position(match, seat, form, None)],
        "log": log,
        "offers": [offer(game, match.state, seat, action) for action in at.offers()] if at.step else [],
        "right": at.right(),
        "told": {str(action): word for action, word in at.wrong().items()},
    }


def seats(players: int, learns: int) -> list[Seat]:
    return [
        {
            "seat": seat,
            "kind": "human",
            "bot": None,
            "name": "",
            "mine": seat == learns,
            "person": None,
            "kept": False,
            "stand_in": None,
        }
        for seat in range(players)
    ]
