"""The rules of Gobi as `trivet.engine.contract` names them. Read `turn` first."""

from .evaluation import evaluate, observe
from .hidden import hide, imagine
from .scoring import place, score
from .turn import offers, over, play, reveals, set_up, to_act
from .view import census, look

__all__ = [
    "census",
    "evaluate",
    "hide",
    "imagine",
    "look",
    "observe",
    "offers",
    "over",
    "place",
    "play",
    "reveals",
    "score",
    "set_up",
    "to_act",
]
