"""Makes the golden matches: one per game, number of players and rules version, replayed by tests/games/test_golden.py.

    python tests/golden/make.py [GAME …]

They are made by the newest version of the rules, and kept as they are ever after. Make them only for a game whose rules
are meant to have changed, together with a new rules version; a difference here is otherwise a bug. `gobi-2-china` was
chosen among matches of version 1 by hand: in it China breaks a route, as version 2 does not allow.
"""

import json
import os
import random
import sys
from pathlib import Path

os.environ.setdefault("TRIVET_COMPILE", "0")
sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.games.contract import CASES, choose, some_options
from tests.games.test_golden import GOLDEN, OUTCOMES, name_of, outcome
from trivet.engine.match import Match
from trivet.games import IDS, game

TRIES = 400


def random_match(name: str, players: int, seed: int) -> Match:
    played, chance = game(name), random.Random(seed)
    match = Match(played, some_options(played, players, chance), chance.getrandbits(128))
    while not played.over(match.state):
        match.play(*choose(played, match.state, chance))
    return match


def variety(match: Match) -> tuple[int, int]:
    """How much of a game a match shows: different verbs and words, then different actions."""
    forms = [match.game.actions.form(action) for _, action in match.moves]
    words = {(form["verb"], *(value for value in form.values() if isinstance(value, str))) for form in forms}
    return len(words), len({action for _, action in match.moves})


def main(names: list[str]) -> None:
    outcomes = json.loads(OUTCOMES.read_text()) if OUTCOMES.exists() else {}
    for name, players in CASES:
        if name in names:
            match = max((random_match(name, players, seed) for seed in range(TRIES)), key=variety)
            made = name_of(name, players, match.rules_version)
            (GOLDEN / f"{made}.json").write_text(match.save(), encoding="utf-8")
            outcomes[made] = outcome(match)
            print(f"{made}: {len(match.moves)} actions, {variety(match)[0]} kinds")
    OUTCOMES.write_text(json.dumps(outcomes, indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:] or list(IDS))
