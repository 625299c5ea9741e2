"""Matches of every game: saved, loaded, replayed, taken back. The same bytes every time."""

import json
import random

import pytest

from trivet.engine.errors import NothingToUndo
from trivet.engine.game import Game
from trivet.engine.match import Match, read_match
from trivet.games import load

from .contract import LONGEST, choose, entries, some_options, some_rules, walk
from .seeds import seeds


def new_match(played: Game, players: int, seed: int) -> Match:
    chance = random.Random(seed)
    return Match(played, some_options(played, players, chance), seed, some_rules(played, chance))


@seeds(2)
def test_a_state_is_saved_and_read_at_every_decision(name: str, players: int, seed: int) -> None:
    played = load(name)
    for state, seat, action in walk(played, some_options(played, players, random.Random(seed)), seed):
        read = played.layout.read(bytes(state))
        assert bytes(read) == bytes(state)
        copy = state.copy()
        assert played.offers(read, seat) == played.offers(state, seat)
        assert played.play(read, seat, action).buffer == played.play(copy, seat, action).buffer
        assert bytes(read) == bytes(copy)


def test_a_match_is_saved_and_loaded_all_along(name: str, players: int) -> None:
    played, chance = load(name), random.Random(4)
    match = new_match(played, players, seed=4)
    while not played.over(match.state):
        loaded = Match.load(played, read_match(match.save()))
        assert bytes(loaded.state) == bytes(match.state)
        assert (loaded.moves, loaded.options, loaded.seed) == (match.moves, match.options, match.seed)
        assert loaded.rules_version == match.rules_version
        for _ in range(1 + len(match.moves) // 12):  # loading plays the match through: less often in long ones
            if not played.over(match.state):
                match.play(*choose(played, match.state, chance))
    assert bytes(Match.load(played, read_match(match.save())).state) == bytes(match.state)


@seeds(2)
def test_a_replay_gives_the_same_bytes_and_events(name: str, players: int, seed: int) -> None:
    played, chance = load(name), random.Random(seed)
    match = new_match(played, players, seed)
    met: list[tuple[bytes, list[int], int | None]] = [(bytes(match.state), match.opening.buffer, None)]
    while not played.over(match.state):
        seat, action = choose(played, match.state, chance)
        told = match.play(seat, action)
        met.append((bytes(match.state), told.buffer, seat))
    assert [(bytes(state), told.buffer, seat) for state, told, seat in match.positions()] == met


@seeds(2)
def test_undo_is_offered_exactly_where_nothing_was_revealed(name: str, players: int, seed: int) -> None:
    played, chance = load(name), random.Random(seed)
    match = new_match(played, players, seed)
    for _ in range(LONGEST):
        if played.over(match.state):
            break
        seat, action = choose(played, match.state, chance)
        before, revealed = bytes(match.state), played.revealed(match.state)
        reveals = played.reveals(match.state, seat, action)
        match.play(seat, action)
        after = bytes(match.state)
        assert reveals == (played.revealed(match.state) > revealed)
        assert match.can_undo(seat) is not reveals
        assert not any(match.can_undo(other) for other in entries(match.state) if other != seat)
        if reveals:
            with pytest.raises(NothingToUndo):
                match.undo(seat)
        else:
            match.undo(seat)
            assert bytes(match.state) == before
            match.play(seat, action)
        assert bytes(match.state) == after


def test_undo_goes_back_to_the_last_thing_revealed(name: str, players: int) -> None:
    played, chance = load(name), random.Random(9)
    match = new_match(played, players, seed=9)
    trail: list[bytes] = []
    while not played.over(match.state):
        seat, action = choose(played, match.state, chance)
        if played.reveals(match.state, seat, action):
            check_way_back(match, trail)
            trail.clear()
        else:
            trail.append(bytes(match.state))
        match.play(seat, action)


def check_way_back(match: Match, trail: list[bytes]) -> None:
    """Take everything back that can be, then do it again."""
    here, moves = bytes(match.state), match.moves[len(match.moves) - len(trail) :]
    for before in reversed(trail):
        match.undo(match.moves[-1][0])
        assert bytes(match.state) == before
    assert not any(match.can_undo(seat) for seat in entries(match.state))
    for seat, action in moves:
        match.play(seat, action)
    assert bytes(match.state) == here


def test_a_saved_match_is_plain_json(name: str, players: int) -> None:
    match = new_match(load(name), players, seed=2)
    assert json.loads(match.save())["game"] == name
