"""Gorbino's Quest: found cities, live off an income track, buy technology whose tags score. 2 to 6 players.

`turn` leads through the game; `cards` plays a card, and each kind of effect has its chapter: `production`, `trade`,
`development`, `build`, `treachery`. Imports the engine alone.
"""

import msgspec

from trivet.engine.game import Game
from trivet.engine.gates import Bar, Gates

from . import rules
from .actions import ACTIONS, EVENTS
from .components import BOOK, LAYOUT, TAG_WORDS, TERMS
from .observe import OBSERVES
from .reasons import REASONS
from .view import VIEW

GAME = Game(
    id="gorbino",
    package=__name__,
    rules_version=2,
    older_rules=(1,),
    players=tuple(BOOK.players),
    rules=rules,
    layout=LAYOUT,
    actions=ACTIONS,
    events=EVENTS,
    reasons=REASONS,
    score_items=TAG_WORDS,
    observes=OBSERVES,
    schema=VIEW,
    term_names=TERMS,
    spread=20.0,
    odds={2: 80.0, 3: 80.0, 4: 80.0, 5: 80.0, 6: 80.0},
    secrets=False,
    components=msgspec.to_builtins(BOOK),
    gates=Gates(
        {"catanatron": 15},
        compiling=45,
        searchers=4,
        iterations=3_000,
        bars=(Bar("hard", "classic-expert", 2, 0.75), Bar("hard", "classic-hard", 4, 0.4)),
    ),
    measured=(2, 4, 6),
)
