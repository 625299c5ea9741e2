"""Why a move is a better one: what it does for the seat beside others, by the terms of the game's evaluation.

The search that chose it has looked further ahead than this; what it saw there cannot be said in a sentence.
"""

from collections.abc import Sequence
from hashlib import sha256

from trivet.engine.game import SEED_BITS, Game
from trivet.engine.state import State

from .found import Reason

WORLDS = 3
"""Deals of what the seat does not know that moves are tried on, the same for all of them."""
OTHERS = 12
"""Moves that one is held against, at most."""
MOST = 3
"""Reasons that are given, at most;"""
WORTH_SAYING = 0.25
"""of those that weigh at least so much as the weightiest."""


def reasons(game: Game, hidden: State, seat: int, action: int, others: Sequence[int] = ()) -> list[Reason]:
    """The terms by which a move is better than others on average, the weightiest first; without others, than whatever
    the seat is offered. Takes a while."""
    held = list(others) or [other for other in game.offers(hidden, seat) if other != action]
    held = some(held, luck("others", hidden, seat))
    if not held:
        return []
    worlds = [game.imagine(hidden, luck(f"world {number}", hidden, seat)) for number in range(WORLDS)]
    better, usual = (mean_terms(game, worlds, seat, moves) for moves in ([action], held))
    gains = {term: round(better[term] - usual[term], 1) for term in game.term_names}
    weighty = max(gains.values(), default=0) * WORTH_SAYING
    found = sorted(((gain, term) for term, gain in gains.items() if gain > 0 and gain >= weighty), reverse=True)
    return [Reason(term, gain) for gain, term in found[:MOST]]


def some(moves: list[int], chance: int) -> list[int]:
    """At most `OTHERS` of them, chosen evenly from a place on that chance has named."""
    if len(moves) <= OTHERS:
        return moves
    first = chance % 2**32
    return [moves[(first + i * len(moves) // OTHERS) % len(moves)] for i in range(OTHERS)]


def luck(about: str, hidden: State, seat: int) -> int:
    """A seed by what it is for: the same on the page (`web/src/lib/engine/chance.ts`)."""
    mark = sha256(about.encode() + bytes(hidden) + bytes([seat])).digest()
    return int.from_bytes(mark[: SEED_BITS // 8], "big")


def mean_terms(game: Game, worlds: Sequence[State], seat: int, moves: Sequence[int]) -> dict[str, float]:
    """What each term is after these moves, on average."""
    total = dict.fromkeys(game.term_names, 0.0)
    for world in worlds:
        for move in moves:
            after = world.copy()
            game.play(after, seat, move)
            for term, worth in game.terms(after, seat).items():
                total[term] += worth / (len(worlds) * len(moves))
    return total
