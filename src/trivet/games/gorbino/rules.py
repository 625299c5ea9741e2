"""The rules of Gorbino's Quest as `trivet.engine.contract` names them. Read `turn` first."""

from .evaluation import evaluate, observe
from .hidden import hide, imagine
from .scoring import place, score
from .turn import offers, over, play, reveals, set_up, to_act
from .view import census, view

__all__ = [
    "census",
    "evaluate",
    "hide",
    "imagine",
    "observe",
    "offers",
    "over",
    "place",
    "play",
    "reveals",
    "score",
    "set_up",
    "to_act",
    "view",
]
