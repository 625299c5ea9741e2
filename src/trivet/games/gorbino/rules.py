"""The rules of Gorbino's Quest as `trivet.engine.contract` names them. Read `turn` first."""

from .census import census
from .evaluation import evaluate, terms
from .hidden import hide, imagine
from .observe import observe
from .reasons import why_not
from .scoring import place, score
from .turn import offers, order, over, play, reveals, round_of, set_up, to_act
from .view import look

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
