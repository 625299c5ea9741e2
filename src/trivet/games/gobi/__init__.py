"""Gobi: lay desert tiles, link two camps of a tribe with a caravan of your camels. 2 to 4 players.

`turn` reads like the rulebook; `components`, `setup`, `desert`, `camels`, `routes`, `scoring` and `hidden` are its
chapters. Imports the engine alone.
"""

import msgspec

from trivet.engine.game import Game
from trivet.engine.gates import Bar, Gates

from . import rules
from .components import ACTIONS, BOOK, EVENTS, LAYOUT, TERMS
from .observe import OBSERVES
from .reasons import REASONS
from .scoring import SCORE_ITEMS
from .view import VIEW

GAME = Game(
    id="gobi",
    package=__name__,
    rules_version=2,
    older_rules=(1,),
    players=tuple(BOOK.players),
    rules=rules,
    layout=LAYOUT,
    actions=ACTIONS,
    events=EVENTS,
    reasons=REASONS,
    schema=VIEW,
    score_items=SCORE_ITEMS,
    observes=OBSERVES,
    term_names=TERMS,
    spread=21.0,
    odds={4: 42.0},
    exploration=0.08,
    secrets=False,
    components=msgspec.to_builtins(BOOK),
    gates=Gates(
        {"catanatron": 25, "open_spiel": 6},
        compiling=30,
        searchers=4,
        iterations=10_000,
        bars=(Bar("hard", "classic-hard", 2, 0.7), Bar("hard", "classic-hard", 4, 0.35)),
    ),
    measured=(2, 4),
)
