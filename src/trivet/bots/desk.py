"""What whole games between bots are played with, and written down on: the arguments of `playing`."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trivet.engine.buffers import MAX_OFFERS, event_buffer, no_events, numbers, offer_buffer
from trivet.engine.game import Game
from trivet.engine.rule import Buffer
from trivet.engine.state import plain

from .bot import MOST_SEATS
from .network import network_of, no_weights, together
from .thoughts import new_tree

RANDOM, GREEDY, SEARCH = 0, 1, 2
SCRIPTED = 3
"""Does what it is told: a game that was played elsewhere is gone through again."""


class Mind(NamedTuple):
    """What a bot is, of these, how much it thinks, and what it knows."""

    kind: int
    effort: int = 0
    weights: str | None = None
    """The file of its network; empty: what comes with the game. None: it has no network."""


BOT = np.dtype([("rng", np.int64, (4,)), ("kind", np.int64), ("effort", np.int64), ("net", np.int64)])
"""A bot at a seat: its own chance, what it is, how many positions it imagines or iterations it searches, its network."""


PAPER = np.dtype(
    [
        ("odds", np.float64),  # chances are told by
        ("points", np.float64, (MOST_SEATS,)),  # paper of the greedy bot
        ("weight", np.float64, (MAX_OFFERS,)),
        ("then", np.int64, (1 + MAX_OFFERS,)),
        ("moves", np.int64),
        ("offers", np.int64),  # of all decisions together
        ("choices", np.int64),  # decisions with more than one offer,
        ("settled", np.int64),  # and those of turns that have ended
        ("node", np.int64),  # where a search goes on
        ("full", np.int64),  # a table has no room left
        ("early", np.int64),  # the first round has not begun
        ("order", np.int64, (MOST_SEATS,)),
        ("decided", np.int64, (MOST_SEATS,)),
        ("pointed", np.int64, (MAX_OFFERS,)),  # the content that each offer points at
    ],
    align=True,
)
"""Notes on the game under way."""


class Desk(NamedTuple):
    """What the games are played on."""

    states: Buffer
    """The game under way, its options, and a copy to try things on."""
    thoughts: Buffer
    """Three states for bots to think on."""
    bots: Buffer
    nets: Buffer
    """The networks of the bots; the first is none."""
    trees: Buffer
    papers: Buffer
    offers: Buffer
    tried: Buffer
    """Offers in bots' thoughts."""
    events: Buffer
    told: Buffer
    """Events that are read; without room where no content is looked for."""
    noted: Buffer
    """Of contents: what is noted, by seat and content; without room where none is looked for."""
    items: Buffer
    """Of points."""
    seen: Buffer
    """An observation."""


class Given(NamedTuple):
    """What is to be played, and looked for."""

    seeds: Buffer
    """A row for each game: four words for it, and four for every bot."""
    script: Buffer
    """For each game its first actions, by the number of the move; −1: the bot chooses. Without columns: none."""
    content: Buffer
    """For each action what of the data it names; empty where nobody asks."""
    kept: Buffer
    """For each content where an observation counts what its seat has of it; −1: nowhere else."""
    counters: Buffer
    """Where they stand in an observation."""


class Written(NamedTuple):
    """Tables, a row of numbers each, in the columns of `trivet.lab.records`; one without room is not asked for."""

    used: Buffer
    """Rows of turns, decisions and content."""
    games: Buffer
    seats: Buffer
    turns: Buffer
    chances: Buffer
    """The part of turns that has fractions."""
    decisions: Buffer
    content: Buffer


def lay(game: Game, options: Mapping[str, Any], minds: Sequence[Mind], contents: int) -> Desk:
    """A desk for games with these bots, by seat; `contents`: entries of the data to look for."""
    seats, nets = seated(game, minds)
    papers = np.zeros(1, PAPER)
    papers["odds"] = game.odds_of(len(minds))
    blank = [game.blank(options).array] * 3
    return Desk(
        states=plain(np.concatenate(blank)),
        thoughts=plain(np.concatenate(blank)),
        bots=plain(seats),
        nets=plain(nets),
        trees=plain(new_tree(game)),
        papers=plain(papers),
        offers=offer_buffer(),
        tried=offer_buffer(),
        events=no_events(),
        told=event_buffer() if contents else no_events(),
        noted=np.zeros((5, MOST_SEATS, contents), np.int64),
        items=numbers(len(game.score_items) + 1),
        seen=game.observes.blank(),
    )


def seated(game: Game, minds: Sequence[Mind]) -> tuple[npt.NDArray[np.void], npt.NDArray[np.void]]:
    """The bots by seat, and their networks, of which the first is none."""
    seats = np.zeros(MOST_SEATS, BOT)
    nets = [no_weights(game)]
    places: dict[str | None, int] = {None: 0}
    for seat, mind in enumerate(minds):
        if mind.weights not in places:
            network = network_of(game, mind.weights)
            places[mind.weights] = len(nets) if network else 0
            nets += [network.record()] if network else []
        seats[seat]["kind"], seats[seat]["effort"], seats[seat]["net"] = mind.kind, mind.effort, places[mind.weights]
    return seats, together(nets)


def room(game: Game, games: int, entries: int, counters: int, turns: int, decisions: int, content: int) -> Written:
    """Blank tables: for so many games, and so many rows of the others."""
    return Written(
        used=numbers(3),
        games=np.zeros((games, 5), np.int64),
        seats=np.zeros((games, entries, 4 + len(game.score_items)), np.int64),
        turns=np.zeros((turns, 6 + entries + counters), np.int64),
        chances=np.zeros((turns, entries), np.float64),
        decisions=np.zeros((decisions, 6), np.int64),
        content=np.zeros((content, 8), np.int64),
    )
