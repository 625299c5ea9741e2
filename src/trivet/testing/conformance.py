"""What every game fulfils, whatever its shape. No game is an exception: what `trivet.engine.contract` says is all
that is known here.

Knowledge (who sees what) is in `knowledge`, both modes in `both_modes`, committed matches in `golden`.
"""

import json
import multiprocessing
import random
from math import isfinite

import pytest

from trivet.engine.errors import IllegalAction, InvalidAction
from trivet.engine.game import Game
from trivet.engine.state import State
from trivet.games import load

from .contract import check_copies, entries, of_every_verb, option_sets, seats, some_options, walk
from .seeds import seeds


@seeds(6)
def test_random_games_end_and_the_seats_to_act_always_have_offers(name: str, players: int, seed: int) -> None:
    played = load(name)
    for state, _, _ in walk(played, some_options(played, players, random.Random(seed)), seed):
        to_act = played.to_act(state)
        assert to_act
        for seat in entries(state):
            offers = played.offers(state, seat)
            assert bool(offers) == (seat in to_act)
            assert len(set(offers)) == len(offers)
    assert played.over(state)
    assert played.to_act(state) == ()
    assert not any(played.offers(state, seat) for seat in entries(state))
    assert min(played.places(state)) == 1


@seeds(3)
def test_components_are_conserved(name: str, players: int, seed: int) -> None:
    played = load(name)
    options = some_options(played, players, random.Random(seed))
    full = played.census(played.set_up(options, seed))
    for state, _, _ in walk(played, options, seed):
        assert played.census(state) == full
    assert played.census(state) == full


@seeds(2)
def test_scores_add_up_and_places_follow(name: str, players: int, seed: int) -> None:
    played = load(name)
    for state, _, _ in walk(played, some_options(played, players, random.Random(seed)), seed):
        for score in played.scores(state):
            assert score["total"] == sum(points for item, points in score.items() if item != "total")
        for seat in entries(state):
            worth, terms = played.evaluate(state, seat), played.terms(state, seat)
            assert isfinite(worth) and abs(worth - sum(terms.values())) < 1e-9
            assert tuple(terms) == played.term_names
    totals = [score["total"] for score in played.scores(state)]
    places = played.places(state)
    assert sorted(places) == [1 + sum(other < place for other in places) for place in sorted(places)]
    assert all(places[a] <= places[b] for a in range(len(totals)) for b in range(len(totals)) if totals[a] > totals[b])


@seeds(2)
def test_every_offer_can_be_played_and_nothing_else(name: str, players: int, seed: int) -> None:
    played, chance = load(name), random.Random(seed)
    for state, _, _ in walk(played, some_options(played, players, chance), seed):
        if chance.random() < 0.15:
            check_offers(played, state, chance)
    check_offers(played, state, chance)


def check_offers(played: Game, state: State, chance: random.Random) -> None:
    before = bytes(state)
    for seat in entries(state):
        offers = played.offers(state, seat)
        for action in offers:
            played.play(state.copy(), seat, action)
        others = set(chance.sample(range(played.actions.size), min(30, played.actions.size))) - set(offers)
        for action in others:
            with pytest.raises(IllegalAction) as refused:
                played.play(state, seat, action)
            assert bool(refused.value.reason) == bool(offers)  # else it is not to act at all
    for seat in (-1, len(entries(state)), 99):
        with pytest.raises(IllegalAction):
            played.play(state, seat, 0)
    for action in (-1, played.actions.size):
        with pytest.raises(InvalidAction):
            played.play(state, 0, action)
    assert bytes(state) == before


def test_there_is_a_reason_why_what_is_not_offered_is_impossible_and_none_why_what_is_offered(
    name: str, players: int
) -> None:
    """By what the seat knows, which loses nothing by being asked."""
    played, chance = load(name), random.Random(players)
    for seed in range(2):
        for state, _, _ in walk(played, some_options(played, players, chance), seed):
            before = bytes(state)
            for seat in played.to_act(state):
                offers, hidden = played.offers(state, seat), played.hide(state, seat)
                assert not any(played.why_not(state, seat, action) for action in offers)
                for action in set(of_every_verb(played, chance)) - set(offers):
                    reason = played.why_not(state, seat, action)
                    assert reason in played.reasons and reason == played.why_not(hidden, seat, action)
            assert bytes(state) == before


@seeds(2)
def test_numbers_typed_forms_and_texts_read_back(name: str, players: int, seed: int) -> None:
    played, chance = load(name), random.Random(seed)
    met = {chance.randrange(played.actions.size) for _ in range(300)}
    for state, seat, _ in walk(played, some_options(played, players, chance), seed):
        met.update(played.offers(state, seat))
    for action in met:
        form = json.loads(json.dumps(played.actions.form(action)))
        for said in (action, form, played.actions.text(action)):
            assert played.actions.read(said) == action


@seeds(2)
def test_what_leaves_no_choice_and_reveals_nothing_is_played_by_itself(name: str, players: int, seed: int) -> None:
    played = load(name)
    for state, _, _ in walk(played, some_options(played, players, random.Random(seed)), seed):
        for seat in played.to_act(state):
            offers = played.offers(state, seat)
            assert len(offers) > 1 or played.reveals(state, seat, offers[0])


@seeds(2)
def test_a_seat_that_decides_alone_stays_to_act_until_the_turn_passes(name: str, players: int, seed: int) -> None:
    """Where seats decide together each leaves when it has decided."""
    played = load(name)
    together: set[int] = set()
    alone: tuple[int, int] | None = None
    for state, seat, _ in walk(played, some_options(played, players, random.Random(seed)), seed):
        to_act, turn = set(played.to_act(state)), played.turn(state)
        assert alone is None or alone[0] in to_act or alone[1] != turn
        together = to_act | together if together & to_act else to_act
        alone = (seat, turn) if together == {seat} else None


@seeds(2)
def test_turns_and_rounds_count_on_and_every_seat_has_its_place_in_the_order(
    name: str, players: int, seed: int
) -> None:
    played = load(name)
    rounds: dict[int, list[int]] = {}
    turn, last = 0, (0, 0, False, played.order(played.set_up({"players": players}, 1)))
    for state, seat, action in walk(played, some_options(played, players, random.Random(seed)), seed):
        if played.turn(state) != turn:
            number, ender, reveals, order = last
            assert played.turn(state) == turn + 1 and reveals
            ended = rounds.setdefault(number, [])
            ended += [] if ender in ended else [ender]
            assert ended == list(order[: len(ended)]) or number == 0
        turn, order = played.turn(state), played.order(state)
        assert sorted(order) == list(seats(state))
        last = (played.round_of(state), seat, played.reveals(state, seat, action), order)
    assert set(rounds) | {0} == set(range(max(rounds) + 1))


def test_copied_and_pickled_states_play_on_like_their_original(name: str, players: int) -> None:
    played, chance = load(name), random.Random(players)
    for state, seat, action in walk(played, some_options(played, players, chance), players):
        check_copies(played, state, seat, action)


def test_states_go_to_another_process_and_back(name: str) -> None:
    played = load(name)
    moves = [(name, state.copy(), seat, action) for state, seat, action in walk(played, {}, 1)][::20]
    with multiprocessing.get_context("spawn").Pool(1) as others:
        for (_, state, seat, action), (after, offers) in zip(moves, others.starmap(played_there, moves), strict=True):
            played.play(state, seat, action)
            assert (after, after.layout, offers) == (state, played.layout, offers_of_all(played, state))


def played_there(name: str, state: State, seat: int, action: int) -> tuple[State, list[list[int]]]:
    """In the other process no game is loaded before the first state arrives."""
    played = load(name)
    played.play(state, seat, action)
    return state, offers_of_all(played, state)


def offers_of_all(played: Game, state: State) -> list[list[int]]:
    return [played.offers(state, seat) for seat in seats(state)]


def test_seats_that_decide_together_may_act_in_any_order(name: str, players: int) -> None:
    played, chance = load(name), random.Random(1)
    for seed in range(2):
        for state, _, _ in walk(played, some_options(played, players, chance), seed):
            if len(played.to_act(state)) > 1:
                first, second = chance.sample(played.to_act(state), 2)
                moves = [(seat, chance.choice(played.offers(state, seat))) for seat in (first, second)]
                orders = [state.copy(), state.copy()]
                for copy, order in zip(orders, (moves, moves[::-1]), strict=True):
                    for seat, action in order:
                        played.play(copy, seat, action)
                assert orders[0] == orders[1]


def test_every_choice_of_options_sets_up(name: str, players: int) -> None:
    played = load(name)
    for options in option_sets(played, players):
        state = played.set_up(options, seed=1)
        assert list(seats(state)) == list(range(players))
        assert len(played.scores(state)) == len(played.places(state)) == len(entries(state)) >= players
        assert set(played.to_act(state)) <= set(seats(state))
        assert played.to_act(state)
