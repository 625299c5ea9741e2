"""GOLDblivion: build a deck, a town and an army; win gold bars. 2 to 4 players, or alone against an automated noble.

`turn` and `round` lead through the game, `combat` and `solo` are chapters of their own; `effects` turns the data's
effect lists into tables that `resolve` carries out. Imports the engine alone.
"""

import msgspec

from trivet.engine.game import Game, Option
from trivet.engine.gates import Bar, Gates

from . import rules
from .actions import ACTIONS, EVENTS
from .components import BOARD_WORDS, LAYOUT, ROUND_LIMITS, TERMS
from .effects import BOOK
from .features import OBSERVES
from .reasons import REASONS
from .scoring import SCORE_ITEMS
from .view import VIEW

GAME = Game(
    id="goldblivion",
    package=__name__,
    rules_version=3,
    older_rules=(1, 2),
    players=(1, 2, 3, 4),
    rules=rules,
    layout=LAYOUT,
    actions=ACTIONS,
    events=EVENTS,
    reasons=REASONS,
    schema=VIEW,
    score_items=SCORE_ITEMS,
    observes=OBSERVES,
    term_names=TERMS,
    spread=3.0,
    secrets=True,
    components=msgspec.to_builtins(BOOK),
    options=(
        Option("edition", ("rulebook", "extended"), "rulebook"),
        Option("opponent", BOARD_WORDS, BOARD_WORDS[0], players=(1,)),
        Option("noble_draft", ("one_random", "choose_from_all"), "one_random", players=(1,)),
        Option("destroy_noble_nugget", ("no", "yes"), "no", players=(1,)),
        Option("round_limit", ROUND_LIMITS, ROUND_LIMITS[0]),
    ),
    gates=Gates(
        {"catanatron": 10},
        compiling=60,
        searchers=2,
        iterations=2_000,
        bars=(
            Bar("hard", "classic-expert", 2, 0.75),
            Bar("hard", "classic-hard", 4, 0.4),
            *(Bar("hard", noble, 1, 0.9) for noble in BOARD_WORDS),
        ),
    ),
    measured=(2, 3, 4),
)
