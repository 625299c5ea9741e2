"""What a game does, as one short hash per action, to compare compiled and uncompiled play.

`python -m trivet.testing.trace GAME GAMES` prints the hashes of that many random games for every number of players, a line
each. TRIVET_COMPILE says in which mode they are played.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator

from trivet.engine.game import Game, Told
from trivet.engine.state import State
from trivet.games import load

from .contract import check_copies, choose, of_every_verb, onlookers, seats, some_options, some_rules

LOOK = 10
"""Every so many actions what the seats know is compared too."""


def lines(name: str, games: int) -> Iterator[str]:
    played = load(name)
    for players in played.players:
        for seed in range(games):
            yield f"{players} players, seed {seed}: {' '.join(trace(played, players, seed))}"


def trace(played: Game, players: int, seed: int) -> Iterator[str]:
    chance = random.Random(seed)
    state, told = played.begin(some_options(played, players, chance), seed, some_rules(played, chance))
    count = 0
    while True:
        mark = hashlib.blake2b(bytes(state), digest_size=4)
        mark.update(happened(played, state, told))
        if count % LOOK == 0:
            mark.update(known(played, state, count))
        yield mark.hexdigest()
        if played.over(state):
            return
        move = choose(played, state, chance)
        if count % LOOK == 0:
            check_copies(played, state, *move)
        told = played.play(state, *move)
        count += 1


def happened(played: Game, state: State, told: Told) -> bytes:
    offers = [played.offers(state, seat) for seat in played.to_act(state)]
    course = [played.turn(state), played.round_of(state), played.order(state)]
    return json.dumps([told.buffer, played.revealed(state), offers, course]).encode()


def known(played: Game, state: State, seed: int) -> bytes:
    """The state as everyone sees it, and as one of them imagines it."""
    parts = [json.dumps([played.scores(state), played.places(state)]).encode()]
    for seat in onlookers(state):
        hidden = played.hide(state, seat)
        parts += [bytes(hidden), bytes(played.imagine(hidden, seed)), json.dumps(played.numbers(hidden, seat)).encode()]
    for seat in seats(state):
        seen = played.observe(played.hide(state, seat), seat, derived=True)
        parts += [seen.tobytes(), repr([played.evaluate(state, seat), played.terms(state, seat)]).encode()]
        reveals = [played.reveals(state, seat, action) for action in played.offers(state, seat)]
        parts.append(bytes(reveals))
    tried = of_every_verb(played, random.Random(seed))
    for seat in played.to_act(state):
        parts += [repr(played.why_not(state, seat, action)).encode() for action in tried]
    return b"".join(parts)


if __name__ == "__main__":
    for line in lines(sys.argv[1], int(sys.argv[2])):
        print(line)
