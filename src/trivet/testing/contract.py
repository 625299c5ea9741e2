"""What the conformance suite, the golden matches and the comparison of both modes share: random play over the contract.

Written over `to_act` and `offers` alone: one seat or several may be asked at once, some entries never act.
"""

import copy
import itertools
import pickle
import random
from collections.abc import Iterator
from typing import Any

from trivet.engine.game import Game
from trivet.engine.state import State

LONGEST = 20_000
"""No game takes as many actions."""


def option_sets(played: Game, players: int) -> list[dict[str, Any]]:
    """Every way to choose a game's options."""
    choices = [[(option.name, choice) for choice in option.choices] for option in played.options]
    return [{"players": players, **dict(chosen)} for chosen in itertools.product(*choices)]


def some_options(played: Game, players: int, chance: random.Random) -> dict[str, Any]:
    return chance.choice(option_sets(played, players))


def some_rules(played: Game, chance: random.Random) -> int:
    """One of the versions of the rules that are played here."""
    return chance.choice(played.rules_versions)


def seats(state: State) -> range:
    players: int = state.fields().players
    return range(players)


def entries(state: State) -> range:
    """The seats, and any automated opponent, which never acts."""
    count: int = state.fields().entries
    return range(count)


def onlookers(state: State) -> list[int | None]:
    """Everyone who may look at the table, a spectator too."""
    return [*seats(state), None]


def choose(played: Game, state: State, chance: random.Random) -> tuple[int, int]:
    """Any of the seats that may act, and any of its offers; or any verb and one of its offers, so that rare ones come."""
    seat = chance.choice(played.to_act(state))
    offers = played.offers(state, seat)
    if chance.random() < 0.5:
        verb = chance.choice(sorted({played.actions.form(action)["verb"] for action in offers}))
        offers = [action for action in offers if played.actions.form(action)["verb"] == verb]
    return seat, chance.choice(offers)


def walk(
    played: Game, options: dict[str, Any], seed: int, rules: int | None = None
) -> Iterator[tuple[State, int, int]]:
    """A random game by some version of the rules, or by the one given: each state before an action, the seat that acts,
    the action. The state changes in place."""
    chance = random.Random(seed)
    state = played.set_up(options, seed, some_rules(played, chance) if rules is None else rules)
    for _ in range(LONGEST):
        if played.over(state):
            return
        seat, action = choose(played, state, chance)
        yield state, seat, action
        played.play(state, seat, action)
    raise AssertionError(f"The game of seed {seed} does not end.")


def of_every_verb(played: Game, chance: random.Random) -> list[int]:
    """Any actions, legal or not, two of each verb."""
    bounds = [*played.actions.first.values(), played.actions.size]
    return [chance.randrange(*pair) for pair in itertools.pairwise(bounds) for _ in range(2)]


def check_copies(played: Game, state: State, seat: int, action: int) -> None:
    """Python's own copies of a state are equal to it, read like it, and play on like it, each for itself."""
    before, choices = bytes(state), str(played.offers(state, seat))
    told: list[object] = []
    copies = [copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    for other in (state.copy(), *copies):
        assert other == state and other.layout is state.layout and other.fields().revealed == state.fields().revealed
        told.append(played.play(other, seat, action).buffer)
        assert played.revealed(other) == other.fields().revealed
        told.append([bytes(other), bytes(copy.deepcopy(other)), str(played.to_act(other)).encode()])
    assert told == told[:2] * (1 + len(copies))
    assert (bytes(state), str(played.offers(state, seat))) == (before, choices)
