"""What a seat is told before it acts: why a move cannot be made, and what one would do.

Both are worked out by the rules from what the seat knows, the hidden state, and so can tell it nothing else.
"""

from typing import Any, cast

import msgspec

from trivet.engine.errors import InvalidAction
from trivet.engine.game import Game
from trivet.texts import Texts

from .answers.course import Foreseen, WhyNot
from .answers.table import ViewForm
from .course import Course
from .errors import Refusal
from .live import Live
from .look import view
from .play import hindrance

NOT_TO_ACT = "It is not this seat's turn."
TYPED = 'Name the move by what it does, in JSON: {"verb": "place", "cell": [3, -1]}.'
POSSIBLE: WhyNot = {"code": None, "message": None, "reason": None}


def wished(game: Game, move: str) -> int:
    """The action whose typed form this is, in JSON; raises Refusal."""
    try:
        form = msgspec.json.decode(move, type=dict[str, Any])
        return game.actions.read(form)
    except msgspec.MsgspecError:
        raise Refusal(422, "invalid_action", TYPED) from None
    except InvalidAction as error:
        raise Refusal(422, "invalid_action", str(error)) from None


def why_not(live: Live, seat: int, action: int, words: Texts) -> WhyNot:
    """Why a seat cannot do this now, as a refusal of it would say."""
    if hindered := hindrance(live, seat):
        code, message = hindered
        return {"code": code, "message": message, "reason": None}
    course = live.course
    if seat not in course.to_act:
        return {"code": "not_to_act", "message": NOT_TO_ACT, "reason": None}
    if action in course.offers(seat):
        return POSSIBLE
    game = course.game
    reason = game.why_not(game.hide(course.match.state, seat), seat, action)
    message = words.say(f"{game.id}-why-{reason}") if reason else f"'{game.actions.text(action)}' is not possible now."
    return {"code": "illegal_action", "message": message, "reason": reason}


def foreseen(live: Live, seat: int, action: int, version: int, form: ViewForm) -> Foreseen | None:
    """What an action would do; none where the table has moved on, or where that would show something hidden."""
    course = live.course
    if hindrance(live, seat) or course.stale(seat, version):
        return None
    if action not in course.offers(seat):
        raise Refusal(422, "illegal_action", "Only what is offered to the seat now can be foreseen.")
    return foresight(course, seat, action, form)


def foresight(course: Course, seat: int, action: int, form: ViewForm) -> Foreseen | None:
    game = course.game
    hidden = game.hide(course.match.state, seat)
    if game.reveals(hidden, seat, action):
        return None
    told = game.play(hidden, seat, action, course.offers(seat))
    after = game.hide(hidden, seat)
    return {
        "events": cast(Any, told.to(seat)),
        "view": view(game, after, seat, form),
        "scores": game.scores(after),
    }
