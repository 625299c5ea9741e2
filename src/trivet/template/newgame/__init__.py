"""New Game: draw cards as long as you dare, stop and keep them. 2 to 4 players."""

import msgspec

from trivet.engine.game import Game

from . import rules
from .components import ACTIONS, BOOK, EVENTS, LAYOUT
from .sight import BOARD, OBSERVES, VIEW

GAME = Game(
    id="newgame",
    package=__name__,
    rules_version=1,
    players=tuple(BOOK.players),
    rules=rules,
    layout=LAYOUT,
    actions=ACTIONS,
    events=EVENTS,
    reasons=rules.REASONS,
    score_items=("cards",),
    schema=VIEW,
    board=BOARD,
    observes=OBSERVES,
    term_names=rules.TERMS,
    spread=8.0,
    secrets=False,
    components=msgspec.to_builtins(BOOK),
)
