"""Liar's Dice: claim how many dice under all cups show a face, or doubt what was claimed. 2 to 4 players."""

from trivet.engine.game import Game, Option

from . import rules

GAME = Game(
    id="liars_dice",
    package=__name__,
    rules_version=1,
    players=(2, 3, 4),
    rules=rules,
    layout=rules.LAYOUT,
    actions=rules.ACTIONS,
    events=rules.EVENTS,
    reasons=rules.REASONS,
    score_items=("points",),
    schema=rules.VIEW,
    board=rules.BOARD,
    observes=rules.OBSERVES,
    term_names=("points", "claim"),
    spread=3.0,
    secrets=True,
    components={"dice": rules.DICE, "rounds": rules.ROUNDS},
    options=(Option("ones", rules.ONES, rules.ONES[0]),),
)
