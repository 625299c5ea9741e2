"""A game at the terminal: every position, every offer and every line of the log in words, in every language."""

import re
from collections.abc import Iterator
from functools import cache

from trivet.cli.output import console
from trivet.engine.match import Match
from trivet.engine.state import State
from trivet.games import load
from trivet.lab.play import bots_match
from trivet.terminal.table import Table
from trivet.texts import Seat, Texts

EVERY = 13
"""Of the positions of a match, those that are drawn."""


@cache
def match(name: str, players: int, seed: int = 1) -> Match:
    return bots_match(load(name), {"players": players}, ["random"] * players, seed, 0)


def table(name: str, players: int, language: str = "en") -> Table:
    one = load(name)
    seats = [Seat(name=f"P{seat}") for seat in range(players)]
    return Table(one, match(name, players).state, seats, Texts(language, {name: one.components}), console())


def positions(name: str, players: int, seed: int = 1) -> Iterator[tuple[State, int]]:
    """Some positions of a random match, and who is to act there."""
    played = match(name, players, seed)
    for number, (state, _, _) in enumerate(played.positions()):
        if number % EVERY == players % EVERY and (to_act := played.game.to_act(state)):
            yield state, to_act[0]


def shown(at: Table, state: State, seat: int | None) -> str:
    offers = [] if seat is None else at.game.offers(state, seat)
    scene = at.scene(state, seat, offers)
    with at.console.capture() as caught:
        at.show(scene)
        if seat is not None:
            at.show_offers(state, seat, offers, scene)
            for action in offers:
                at.console.print(at.label(action, scene))
    return caught.get()


def unsaid(name: str, said: str) -> list[str]:
    """What is no word: names of messages, nothings, and parts that were not filled in."""
    return re.findall(rf"\b(?:{name}|terminal|table)-[a-z_-]+|\bNone\b|\{{", said)


def test_every_position_is_drawn_in_words(name: str, players: int, language: str) -> None:
    at = table(name, players, language)
    for state, seat in positions(name, players):
        out = shown(at, state, seat)
        assert not unsaid(name, out), out
        assert all(f"P{player}" in out for player in range(players))
    assert not unsaid(name, shown(at, match(name, players).state, None))


def test_every_line_of_the_log_is_in_words(name: str, players: int, language: str) -> None:
    at = table(name, players, language)
    for _, told, _ in match(name, players).positions():
        for seat in (0, None):
            lines = " ".join(at.log_lines(told, seat))
            assert not unsaid(name, lines), lines
