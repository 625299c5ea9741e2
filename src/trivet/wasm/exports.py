"""What a game's module exports: functions of the bound templates, and the memory that they work on.

Whoever runs a module hands over numbers alone. Every array that a function takes lies at a place of its own, which is
exported by its name.
"""

import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from trivet.bots.bot import MOST_SEATS
from trivet.bots.desk import BOT
from trivet.bots.desk import PAPER as DESK
from trivet.bots.network import no_weights, scales, shapes, together
from trivet.bots.thoughts import PAPER, new_tree
from trivet.engine.buffers import EVENT_WIDTH, MAX_EVENTS, MAX_OFFERS
from trivet.engine.game import Game
from trivet.engine.rule import Buffer

STATES = 4
"""States that the host plays on, and tries things on."""
THOUGHTS = 3
"""States that bots think on; the first holds what the seat knows."""
NETS = 2
"""Networks: the first is none."""
LONGEST_VIEW = 1 << 14
"""Numbers; what a view has beyond them is counted, and not written."""
DECISIONS = 1 << 13
"""Of a whole game between bots."""
KERNEL, WEIGHING, LOOKAHEAD, LEARNING, WEIGHED, WHOLE = (
    "trivet.engine.kernel",
    "trivet.bots.weighing",
    "trivet.bots.lookahead",
    "trivet.wasm.learning",
    "trivet.analysis.weighed",
    "trivet.wasm.whole",
)


@dataclass(frozen=True)
class Export:
    """A function of a template, and by what name each array that it takes is exported."""

    template: str
    function: str
    arrays: Mapping[str, str]

    def parameters(self, function: Any) -> list[tuple[str, str | None]]:
        """Every parameter, with its array; those without are numbers that the host hands over."""
        return [
            (name, self.arrays[name] if one.annotation is Buffer else None)
            for name, one in inspect.signature(function).parameters.items()
        ]


PLAYED = {"states": "states", "offers": "offers", "events": "events"}
THOUGHT = {
    "states": "thoughts",
    "trees": "tree",
    "papers": "paper",
    "nets": "nets",
    "offers": "tried",
    "events": "silence",
}
ANALYSED = THOUGHT | {"thoughts": "states", "points": "paper_points", "out": "told"}
"""Both networks are then used: the first is what a search goes by, the second what chances are told by."""
BETWEEN_BOTS = THOUGHT | {
    "states": "states",
    "thoughts": "thoughts",
    "bots": "bots",
    "papers": "desk",
    "offers": "offers",
    "tried": "tried",
    "told": "silence",
    "noted": "nothing_noted",
    "items": "points",
    "seen": "features",
    "seeds": "seeds",
    "script": "no_script",
    "content": "nothing_given",
    "kept": "nothing_given",
    "counters": "silence",
    "used": "used",
    "games": "played",
    "seats": "results",
    "turns": "nothing_given",
    "chances": "no_chances",
    "decisions": "decisions",
    "contents": "nothing_given",
}
"""Nothing is told to them, and no more written down than how games end and what was decided."""
EXPORTS = {
    **{
        name: Export(KERNEL, name, PLAYED)
        for name in ("begin", "play", "to_act", "why_not", "reveals", "round_of", "order", "over", "place", "hide")
    },
    "offers_to": Export(KERNEL, "offers_to", PLAYED),
    "score": Export(KERNEL, "score", PLAYED | {"items": "points"}),
    "imagine": Export(KERNEL, "imagine", PLAYED),
    "look": Export(KERNEL, "look", PLAYED | {"out": "view"}),
    "observe": Export(KERNEL, "observe", PLAYED | {"out": "features"}),
    "evaluate": Export(KERNEL, "evaluate", PLAYED),
    "terms": Export(KERNEL, "terms", PLAYED | {"out": "term_points"}),
    "weigh": Export(WEIGHING, "weigh", THOUGHT),
    "look_ahead": Export(LOOKAHEAD, "look_ahead", THOUGHT),
    "learn": Export(LEARNING, "learn", THOUGHT | {"halves": "weights", "scales": "scales"}),
    "play_whole": Export(WHOLE, "play_whole", BETWEEN_BOTS),
    **{name: Export(WEIGHED, name, ANALYSED) for name in ("chances_at", "look_on", "weigh_move", "expect")},
}
"""By the name that the module exports each by."""


def arrays(game: Game) -> dict[str, npt.NDArray[Any]]:
    """The arrays of a module by name, as they are when it begins."""
    nets = together([no_weights(game)] * NETS)
    nets["exploration"][1:] = game.exploration
    return {
        "states": np.zeros(STATES, game.layout.dtype),
        "thoughts": np.zeros(THOUGHTS, game.layout.dtype),
        "offers": np.zeros(1 + MAX_OFFERS, np.int64),
        "events": np.zeros(1 + EVENT_WIDTH * MAX_EVENTS, np.int64),
        "view": np.zeros(1 + LONGEST_VIEW, np.int64),
        "points": np.zeros(len(game.score_items) + 1, np.int64),
        "features": np.zeros(game.observes.whole, game.observes.dtype(derived=True)),
        "term_points": np.zeros(len(game.term_names), np.float64),
        "tree": new_tree(game),
        "paper": np.zeros(1, PAPER),
        "nets": nets,
        "tried": np.zeros(1 + MAX_OFFERS, np.int64),
        "silence": np.zeros(0, np.int64),
        "paper_points": np.zeros(MOST_SEATS, np.float64),
        "told": np.zeros(MOST_SEATS + 1, np.float64),
        "bots": np.zeros(MOST_SEATS, BOT),
        "desk": np.zeros(1, DESK),
        "seeds": np.zeros((1, 4 + 4 * MOST_SEATS), np.int64),
        "used": np.zeros(3, np.int64),
        "played": np.zeros((1, 5), np.int64),
        "results": np.zeros((1, MOST_SEATS, 4 + len(game.score_items)), np.int64),
        "decisions": np.zeros((DECISIONS, 6), np.int64),
        "nothing_given": np.zeros((0, 1), np.int64),
        "no_script": np.zeros((1, 0), np.int64),
        "nothing_noted": np.zeros((5, MOST_SEATS, 0), np.int64),
        "no_chances": np.zeros((0, 1), np.float64),
        "weights": np.zeros(sum(int(np.prod(shape)) for shape in shapes(game).values()), np.int16),
        "scales": scales(game.observes),
    }
