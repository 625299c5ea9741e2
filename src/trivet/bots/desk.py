"""What whole games between bots are played with, and written down on: the arguments of `playing`."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from trivet.engine.buffers import MAX_OFFERS, event_buffer, no_events, numbers, offer_buffer
from trivet.engine.game import Game
from trivet.engine.rule import Buffer
from trivet.engine.state import plain

from .bot import MOST_SEATS
from .search import new_tree

RANDOM, GREEDY, SEARCH = 0, 1, 2
SCRIPTED = 3
"""Does what it is told: a game that was played elsewhere is gone through again."""
Mind = tuple[int, int]
"""What a bot is, of these, and how much it thinks."""
BOT = np.dtype([("rng", np.int64, (4,)), ("kind", np.int64), ("effort", np.int64)])
"""A bot at a seat: its own chance, what it is, and how many positions it imagines or iterations it searches."""


def paper_record(contents: int) -> np.dtype[np.void]:
    """Notes on the game under way; `contents` of the data can be offered to a seat."""
    number, of_seat = np.int64, (MOST_SEATS,)
    of_content = (MOST_SEATS, max(1, contents))
    return np.dtype(
        [
            ("spread", np.float64),
            ("contents", number),
            ("points", np.float64, of_seat),  # paper of the greedy bot
            ("weight", np.float64, (MAX_OFFERS,)),
            ("moves", number),
            ("node", number),  # where a search goes on
            ("full", number),  # a table has no room left
            ("early", number),  # the first round has not begun
            ("order", number, of_seat),
            ("decided", number, of_seat),
            ("pointed", number, (MAX_OFFERS,)),  # the content that each offer points at
            ("offered", number, of_content),
            ("taken", number, of_content),
            ("first_offered", number, of_content),
            ("last_offered", number, of_content),
            ("first_taken", number, of_content),
        ],
        align=True,
    )


class Desk(NamedTuple):
    """What the games are played on."""

    states: Buffer
    """The game under way, its options, and a copy to try things on."""
    thoughts: Buffer
    """Three states for bots to think on."""
    bots: Buffer
    trees: Buffer
    papers: Buffer
    offers: Buffer
    tried: Buffer
    """Offers in bots' thoughts."""
    events: Buffer
    told: Buffer
    """Events that are read; without room where no content is looked for."""
    items: Buffer
    """Of points."""
    seen: Buffer
    """An observation."""


class Given(NamedTuple):
    """What is to be played, and looked for."""

    seeds: Buffer
    """A row for each game: four words for it, and four for every bot."""
    script: Buffer
    """For each game the actions of scripted bots, by the number of the move."""
    content: Buffer
    """For each action what of the data it names; empty where nobody asks."""
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
    seats = np.zeros(MOST_SEATS, BOT)
    for seat, mind in enumerate(minds):
        seats[seat]["kind"], seats[seat]["effort"] = mind
    papers = np.zeros(1, paper_record(contents))
    papers["spread"], papers["contents"] = game.spread, contents
    blank = [game.blank(options).array] * 3
    return Desk(
        states=plain(np.concatenate(blank)),
        thoughts=plain(np.concatenate(blank)),
        bots=plain(seats),
        trees=plain(new_tree(game)),
        papers=plain(papers),
        offers=offer_buffer(),
        tried=offer_buffer(),
        events=no_events(),
        told=event_buffer() if contents else no_events(),
        items=numbers(len(game.score_items) + 1),
        seen=game.observes.blank(),
    )


def room(game: Game, games: int, entries: int, counters: int, turns: int, decisions: int, content: int) -> Written:
    """Blank tables: for so many games, and so many rows of the others."""
    return Written(
        used=numbers(3),
        games=np.zeros((games, 3), np.int64),
        seats=np.zeros((games, entries, 4 + len(game.score_items)), np.int64),
        turns=np.zeros((turns, 5 + entries + counters), np.int64),
        chances=np.zeros((turns, entries), np.float64),
        decisions=np.zeros((decisions, 6), np.int64),
        content=np.zeros((content, 7), np.int64),
    )
