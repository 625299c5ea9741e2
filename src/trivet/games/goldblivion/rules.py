"""The rules of GOLDblivion as `trivet.engine.contract` names them. Read `turn` first, then `round`, `combat` and `solo`."""

from .evaluation import evaluate, terms
from .foresee import reveals
from .hidden import hide, imagine
from .observe import observe
from .play import offers, play
from .reasons import why_not
from .scoring import place, score
from .turn import order, over, round_of, set_up, to_act
from .view import census, look

__all__ = [
    "census",
    "evaluate",
    "hide",
    "imagine",
    "look",
    "observe",
    "offers",
    "order",
    "over",
    "place",
    "play",
    "reveals",
    "round_of",
    "score",
    "set_up",
    "terms",
    "to_act",
    "why_not",
]
