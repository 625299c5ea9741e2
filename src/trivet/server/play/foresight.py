"""What a seat is told before it acts: why a move cannot be made, and what one would do.

Both are worked out by the rules from what the seat knows, the hidden state, and so can tell it nothing else.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, cast

import msgspec

from trivet.engine.errors import InvalidAction
from trivet.engine.game import Game
from trivet.engine.state import State
from trivet.texts import Texts

from ..answers.match import Foreseen, WhyNot
from ..answers.table import ViewForm
from ..basics.errors import Refusal
from ..looks.look import view
from ..tables.live import Live
from .commands import hindrance

NOT_TO_ACT = "It is not this seat's turn."
TYPED = 'Name the move by what it does, in JSON: {"verb": "place", "cell": [3, -1]}.'
WORLDS = 12
"""Deals of what the seat does not know in which a move that shows something is tried: it is told what they agree in."""
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
    return wishing(course.game, course.match.state, seat, course.offers(seat), action, words)


def wishing(game: Game, state: State, seat: int, offers: Sequence[int], action: int, words: Texts) -> WhyNot:
    """The same for a seat that is to act, and what it is offered."""
    if action in offers:
        return POSSIBLE
    reason = game.why_not(game.hide(state, seat), seat, action)
    message = words.say(f"{game.id}-why-{reason}") if reason else f"'{game.actions.text(action)}' is not possible now."
    return {"code": "illegal_action", "message": message, "reason": reason}


def foreseen(live: Live, seat: int, action: int, version: int, form: ViewForm) -> Foreseen | None:
    """What an action would do; none where the table has moved on, or where nothing beside the move itself is certain."""
    course = live.course
    if hindrance(live, seat) or course.stale(seat, version):
        return None
    if action not in course.offers(seat):
        raise Refusal(422, "illegal_action", "Only what is offered to the seat now can be foreseen.")
    return foresight(course.game, course.match.state, seat, course.offers(seat), action, form)


def foresight(
    game: Game, state: State, seat: int, offers: Sequence[int], action: int, form: ViewForm
) -> Foreseen | None:
    hidden = game.hide(state, seat)
    shows = game.reveals(hidden, seat, action)
    worlds = [game.imagine(hidden, number) for number in range(WORLDS)] if shows else [hidden]
    told = [game.play(world, seat, action, offers).to(seat) for world in worlds]
    after = [game.hide(world, seat) for world in worlds]
    certain = shared(told)
    if len(certain) == len(told[0]) and alike(game, after, seat):
        return {
            "events": cast(Any, certain),
            "view": view(game, after[0], seat, form),
            "scores": cast(Any, game.scores(after[0])),
        }
    return {"events": cast(Any, certain), "view": None, "scores": None} if len(certain) > 1 else None


def shared(told: Sequence[Sequence[Any]]) -> list[Any]:
    """What all of them begin with."""
    same = takewhile(lambda events: all(event == events[0] for event in events), zip(*told, strict=False))
    return [events[0] for events in same]


def alike(game: Game, states: Sequence[State], seat: int) -> bool:
    """Whether the seat is shown the same in all of them."""
    first, *others = (game.numbers(state, seat) for state in states)
    return all(other == first for other in others)
