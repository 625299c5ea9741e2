"""Games that nobody played, with what a report should find in them put there on purpose."""

import numpy as np

from trivet.engine.game import Game
from trivet.lab.report.sample import Sample, Things, Turns

TURNS = 12
STRONG = 3


def made_up(game: Game, games: int = 2000, players: int = 4, last: float = 0.4, seed: int = 1) -> Sample:
    """The last in turn order wins this share of the games; whoever takes the strong thing is twice as likely to win."""
    chance = np.random.default_rng(seed)
    order = np.argsort(chance.random((games, players)), axis=1)
    place_in_order = np.argsort(order, axis=1)
    names = [(verb, kind, word) for verb, arguments in game.actions.verbs.items() for kind, one in arguments.items()
             for word in getattr(one, "words", ())][:12]  # fmt: skip
    took = chance.random((games, players, len(names))) < 0.3
    took[:, :, -1] = False
    odds = np.where(place_in_order == players - 1, last * (players - 1) / (1 - last), 1.0)
    odds = odds * np.where(took[:, :, STRONG], 2.0, 1.0)
    odds /= odds.sum(axis=1, keepdims=True)
    winner = (odds.cumsum(axis=1) > chance.random((games, 1))).argmax(axis=1)
    won = np.arange(players) == winner[:, None]
    items = chance.integers(0, 12, (games, players, len(game.score_items)))
    items[:, :, 0] += 8 * won
    totals = items.sum(axis=2)
    totals = np.where(won, totals.max(axis=1, keepdims=True) + 1, totals)
    places = np.where(won, 1, 2)
    lead = np.linspace(0.1, 1.0, TURNS)[None, :, None] * won[:, None, :]
    worth = lead + chance.random((games, TURNS, players)) * 0.6
    chances = worth / worth.sum(axis=2, keepdims=True)
    rows = np.stack([axis.ravel() for axis in np.indices(took.shape)])
    return Sample(
        players=players,
        number=np.arange(games),
        bots=np.full((games, players), "greedy"),
        place=places,
        order=order,
        items=np.concatenate([items, totals[:, :, None]], axis=2),
        decisions=np.full(games, 3 * TURNS),
        choices=np.full(games, 2 * TURNS),
        offers=np.full(games, 9 * TURNS),
        turn_count=TURNS + chance.integers(0, 3, games),
        rounds=np.full(games, 3),
        turns=Turns(
            np.repeat(np.arange(games), TURNS),
            np.tile(np.arange(TURNS) % players, games),
            np.full(games * TURNS, 3),
            np.where(np.arange(games * TURNS) % 10 == 0, 0, 2),
            (totals[:, None, :] * np.linspace(0.1, 1, TURNS)[None, :, None]).reshape(-1, players),
            chances.reshape(-1, players),
            chance.integers(0, 9, (games * TURNS, players, 2)),
        ),
        things=Things(
            names, rows[0], rows[1], rows[2], np.full(took.size, 2), took.ravel() * 1, took.ravel() * 1, games
        ),
    )
