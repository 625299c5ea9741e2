"""Liar's Dice: claim how many dice under all cups show a face, or doubt what was claimed. 2 to 4 players."""

import msgspec

from trivet.engine.game import Game, Option

from . import rules
from .rules import ACTIONS, BOARD, BOOK, EVENTS, LAYOUT, OBSERVES, ONES, VIEW

GAME = Game(
    id="liars_dice",
    package=__name__,
    rules_version=1,
    players=tuple(BOOK.players),
    rules=rules,
    layout=LAYOUT,
    actions=ACTIONS,
    events=EVENTS,
    reasons=rules.REASONS,
    score_items=("won", "lost"),
    schema=VIEW,
    board=BOARD,
    observes=OBSERVES,
    term_names=rules.TERMS,
    spread=3.0,
    secrets=True,
    components=msgspec.to_builtins(BOOK),
    options=(Option("ones", ONES, ONES[0]),),
)
