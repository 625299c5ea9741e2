"""Golden matches: committed once, replayed ever after.

    python -m trivet.testing.golden GAME FOLDER

makes them, one for each number of players, by the newest version of the rules, and writes them into the folder that
the game's `Suite` names. They are kept as they are ever after: make them only for a game whose rules are meant to have
changed, together with a new rules version; a difference is otherwise a bug.
"""

import hashlib
import json
import os
import random
import sys
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    os.environ.setdefault("TRIVET_COMPILE", "0")

from trivet.engine.errors import TrivetError
from trivet.engine.match import Match, MatchFile, read_match
from trivet.games import load

from .contract import choose, some_options

OUTCOMES = "outcomes.json"
TAIL = 16
"""Bytes at the end of a state that hold that version and count turns. They are not hashed: they came later."""
TRIES = 400
"""Random matches of which the most varied is kept."""


def name_of(name: str, players: int, version: int) -> str:
    return f"{name}-{players}" + (f"-rules-{version}" if version > 1 else "")


def outcome(match: Match) -> dict[str, Any]:
    """How a match went: the offers counted on the way, and its end."""
    played = match.game
    offered = 0
    for state, _, _ in match.positions():
        offered += sum(len(played.offers(state, seat)) for seat in played.to_act(state))
    return {
        "offers": offered,
        "scores": played.scores(match.state),
        "places": played.places(match.state),
        "state": hashlib.sha256(bytes(match.state)[:-TAIL]).hexdigest(),
    }


def kept(folder: Path) -> dict[str, MatchFile]:
    """The golden matches of a folder by name."""
    return {file.stem: read_match(file.read_bytes()) for file in sorted(folder.glob("*.json")) if file.name != OUTCOMES}


def outcomes(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / OUTCOMES).read_text(encoding="utf-8"))
    return found


def test_golden_matches_go_as_they_went(name: str, golden: Path) -> None:
    for kind, file in kept(golden).items():
        match = Match.load(load(name, file.data, file.rules_version), file)
        assert match.rules_version == file.rules_version
        assert match.game.over(match.state), f"{kind} does not end."
        assert outcome(match) == outcomes(golden)[kind], f"{kind} goes otherwise than it went."


def test_a_golden_match_is_kept_of_every_number_of_players_and_version_of_the_rules(name: str, golden: Path) -> None:
    asked = {(players, version) for players in load(name).players for version in load(name).rules_versions}
    found = {(file.options["players"], file.rules_version) for file in kept(golden).values()}
    missing = [name_of(name, *match) for match in sorted(asked) if match not in found]
    assert not missing, (
        f"No golden match {', '.join(missing)}: python -m trivet.testing.golden {name} {golden} makes it."
    )
    assert {name_of(name, *match) for match in asked} <= set(kept(golden))


def random_match(name: str, players: int, seed: int) -> Match:
    played, chance = load(name), random.Random(seed)
    match = Match(played, some_options(played, players, chance), chance.getrandbits(128))
    while not played.over(match.state):
        match.play(*choose(played, match.state, chance))
    return match


def variety(match: Match) -> tuple[int, int]:
    """How much of a game a match shows: different verbs and words, then different actions."""
    forms = [match.game.actions.form(action) for _, action in match.moves]
    words = {(form["verb"], *(value for value in form.values() if isinstance(value, str))) for form in forms}
    return len(words), len({action for _, action in match.moves})


def make(name: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    found = outcomes(folder) if (folder / OUTCOMES).exists() else {}
    for players in load(name).players:
        match = max((random_match(name, players, seed) for seed in range(TRIES)), key=variety)
        made = name_of(name, players, match.rules_version)
        (folder / f"{made}.json").write_text(match.save(), encoding="utf-8")
        found[made] = outcome(match)
        print(f"{made}: {len(match.moves)} actions, {variety(match)[0]} kinds")
    (folder / OUTCOMES).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    if len(sys.argv) != 3:
        print("Usage: python -m trivet.testing.golden GAME FOLDER", file=sys.stderr)
        return 2
    try:
        make(sys.argv[1], Path(sys.argv[2]))
    except TrivetError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
