"""Who knows what, in every game: hidden states, imagined states, views, observations and events.

A state and another that a seat imagines from it differ in what that seat cannot know, and in nothing it can see.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator

import numpy as np

from trivet.engine.game import Game
from trivet.engine.state import State
from trivet.games import load

from .chance import UNLIKELY, asymmetry
from .contract import choose, onlookers, seats, some_options, some_rules, walk
from .seeds import seeds


def looks(
    played: Game, players: int, seed: int, share: float, rules: int | None = None
) -> Iterator[tuple[State, int | None, random.Random]]:
    """Some positions of a random game, each with someone who looks at it."""
    chance = random.Random(seed)
    for state, _, _ in walk(played, some_options(played, players, chance), seed, rules):
        if chance.random() < share:
            yield state, chance.choice(onlookers(state)), chance
    for onlooker in onlookers(state):
        yield state, onlooker, chance


def whole_record(state: State) -> bytes:
    """All a bot could read that is handed this state, scratch paper included."""
    bytes(state)  # uncompiled rules write single fields back when asked for the bytes
    return state.array.tobytes()


@seeds(3)
def test_two_imagined_states_look_the_same(name: str, players: int, seed: int) -> None:
    played = load(name)
    for state, seat, chance in looks(played, players, seed, share=0.2):
        before = bytes(state)
        hidden = played.hide(state, seat)
        record = whole_record(hidden)
        imagined = [played.imagine(hidden, chance.getrandbits(128)) for _ in range(2)]
        assert bytes(state) == before
        for other in imagined:
            seen = played.hide(other, seat)
            assert whole_record(seen) == record
            assert played.view(seen, seat) == played.view(hidden, seat)
            if seat is not None:
                assert played.offers(other, seat) == played.offers(state, seat) == played.offers(hidden, seat)
                assert played.observe(seen, seat, True).tobytes() == played.observe(hidden, seat, True).tobytes()
            assert played.census(other) == played.census(state)
            assert (played.to_act(other), played.over(other)) == (played.to_act(state), played.over(state))
            assert played.revealed(other) == played.revealed(state)


@seeds(2)
def test_hidden_states_keep_no_generator_and_hiding_twice_changes_nothing(name: str, players: int, seed: int) -> None:
    played = load(name)
    for state, seat, _ in looks(played, players, seed, share=0.2):
        hidden = played.hide(state, seat)
        assert not hidden.array["rng"].any()
        assert bytes(played.hide(hidden, seat)) == bytes(hidden)


@seeds(2)
def test_the_same_seed_imagines_the_same(name: str, players: int, seed: int) -> None:
    played = load(name)
    for state, seat, _ in looks(played, players, seed, share=0.1):
        hidden = played.hide(state, seat)
        assert bytes(played.imagine(hidden, 7)) == bytes(played.imagine(hidden, 7))
        assert bytes(played.imagine(hidden, 7)) != bytes(played.imagine(hidden, 8))


@seeds(2)
def test_views_and_observations_are_plain(name: str, players: int, seed: int) -> None:
    played = load(name)
    for state, seat, _ in looks(played, players, seed, share=0.2):
        hidden = played.hide(state, seat)
        view = played.view(hidden, seat)
        assert json.loads(json.dumps(view)) == view
        if seat is not None:
            numbers = played.observe(hidden, seat, derived=True)
            assert numbers.shape == (played.observes.whole,)
            assert np.isfinite(played.observes.flat(numbers)).all()


@seeds(2)
def test_views_are_written_as_they_are_declared(name: str, players: int, seed: int) -> None:
    """To the last number, each within its bounds."""
    played = load(name)
    for state, seat, _ in looks(played, players, seed, share=0.2):
        played.schema.check(played.numbers(played.hide(state, seat), seat))


@seeds(2)
def test_in_a_game_without_secrets_all_see_what_spectators_see(name: str, players: int, seed: int) -> None:
    played = load(name)
    for state, seat, _ in looks(played, players, seed, share=0.2):
        seen, by_spectators = played.hide(state, seat), played.hide(state, None)
        same = bytes(seen) == bytes(by_spectators) and played.view(seen, seat) == played.view(by_spectators, None)
        assert same or played.secrets


@seeds(2)
def test_an_action_tells_a_seat_nothing_it_does_not_then_know(name: str, players: int, seed: int) -> None:
    """Played in two states that a seat cannot tell apart, an action that reveals nothing is told to it in the same
    words and leaves it as unable to tell them apart; so does one that reveals, if it reveals nothing to that seat.

    By the newest rules: an older version goes on as it was, with what it gave away."""
    played = load(name)
    for state, seat, chance in looks(played, players, seed, share=0.3, rules=played.rules_version):
        hidden = played.hide(state, seat)
        one, two = (played.imagine(hidden, chance.getrandbits(128)) for _ in range(2))
        two = played.layout.read(bytes(one)[:32] + bytes(two)[32:])  # the same dice fall in both
        for mover in played.to_act(one):
            for action in set(played.offers(one, mover)) & set(played.offers(two, mover)):
                check_told(played, seat, (one.copy(), two.copy()), mover, action)


def check_told(played: Game, seat: int | None, worlds: tuple[State, State], mover: int, action: int) -> None:
    reveals = [played.reveals(world, mover, action) for world in worlds]
    told = [played.play(world, mover, action).to(seat) for world in worlds]
    after = [bytes(played.hide(world, seat)) for world in worlds]
    if not any(reveals):
        assert after[0] == after[1]
    if after[0] == after[1]:
        assert told[0] == told[1]


@seeds(2)
def test_what_reveals_nothing_can_be_played_on_the_hidden_state(name: str, players: int, seed: int) -> None:
    played, chance = load(name), random.Random(seed)
    for state, seat, action in walk(played, some_options(played, players, chance), seed):
        hidden = played.hide(state, seat)
        assert played.offers(hidden, seat) == played.offers(state, seat)
        assert played.reveals(hidden, seat, action) == played.reveals(state, seat, action)
        if not played.reveals(state, seat, action):
            copy = state.copy()
            assert played.play(hidden, seat, action).to(seat) == played.play(copy, seat, action).to(seat)
            assert bytes(played.hide(hidden, seat)) == bytes(played.hide(copy, seat))


GAMES = 300


def test_the_unseen_is_dealt_as_chance_dealt_it(name: str, players: int) -> None:
    """To one who knows only the hidden state, the true state is one deal among all possible ones. So over many games
    truth and imagination can be exchanged: no byte is more often this in one and that in the other, and truth is no
    more like an imagined state than two imagined states are like each other. It stays so when the same is played in
    all of them, which brings out what is drawn only when it is needed."""
    played = load(name)
    truths: list[np.ndarray] = []
    firsts: list[np.ndarray] = []
    seconds: list[np.ndarray] = []
    for seed in range(GAMES):
        state, seat, action = uninformed(played, players, seed)
        hidden = played.hide(state, seat)
        deals = (state, played.imagine(hidden, seed), played.imagine(hidden, GAMES + seed))
        for known, deal in zip((truths, firsts, seconds), deals, strict=True):
            if action is not None:
                played.play(deal, *action)
            known.append(np.frombuffer(bytes(deal), np.uint8)[32:])
    truth, first, second = (np.array(deals) for deals in (truths, firsts, seconds))
    unseen = np.flatnonzero((truth != first).any(axis=0))
    assert unseen.size
    for place in unseen:
        assert exchange(truth[:, place], first[:, place]) < UNLIKELY
    same = (truth[:, unseen] == first[:, unseen]), (first[:, unseen] == second[:, unseen])
    alike = [(int((a & ~b).sum()), int((b & ~a).sum())) for a, b in zip(*(s.T for s in same), strict=True)]
    assert asymmetry(alike) < UNLIKELY


def exchange(one: np.ndarray, other: np.ndarray) -> float:
    """Each value is as often in the one and not in the other as the reverse."""
    gone = Counter(one[one != other].tolist())
    come = Counter(other[one != other].tolist())
    return asymmetry([(gone[value], come[value]) for value in gone | come])


def uninformed(played: Game, players: int, seed: int) -> tuple[State, int, tuple[int, int] | None]:
    """Somewhere in a random game, before any choice of others that a seat could learn from; that seat, and a next
    action that tells it as little, one that reveals something where there is one."""
    chance = random.Random(seed)
    state = played.set_up(some_options(played, players, chance), seed, some_rules(played, chance))
    seat = chance.choice(seats(state))
    for _ in range(chance.randrange(80)):
        after = state.copy()
        mover, action = choose(played, state, chance)
        played.play(after, mover, action)
        if played.over(after) or tells(played, state, seat, mover):
            break
        state = after
    to_act = played.to_act(state)
    mover = seat if seat in to_act else to_act[0]
    if tells(played, state, seat, mover):
        return state, seat, None
    offers = played.offers(state, mover)
    telling = [action for action in offers if played.reveals(state, mover, action)]
    return state, seat, (mover, chance.choice(telling or offers))


def tells(played: Game, state: State, seat: int, mover: int) -> bool:
    """Whether what a player has to choose from depends on what a seat cannot see."""
    if mover == seat or not played.secrets:
        return False
    imagined = [played.imagine(played.hide(state, seat), seed) for seed in range(3)]
    return any(played.offers(other, mover) != played.offers(state, mover) for other in imagined)
