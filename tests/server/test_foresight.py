"""What a seat is told before it acts: why a move cannot be made, and what one would do."""

import json
import random
from typing import Any

import pytest

from stress.twins import World, some_table
from trivet.analysis.reasons import reasons
from trivet.engine.game import Game
from trivet.engine.state import State
from trivet.games import IDS, load
from trivet.server.play.foresight import foresight
from trivet.testing.contract import choose, some_options, walk

from .people import Person, Start, Table

POSITIONS = 30


def why_not(person: Person, table: Table, status: int = 200, seat: int | None = None, **move: Any) -> Any:
    asked = {"seat": table["seat"] if seat is None else seat, "move": json.dumps(move)}
    return person.ask("GET", f"/tables/{table['id']}/why-not", status, params=asked)


def foresee(person: Person, table: Table, action: int, status: int = 200, **changed: Any) -> Any:
    asked = {"seat": table["seat"], "action": action, "version": table["version"]} | changed
    return person.ask("GET", f"/tables/{table['id']}/foresee", status, params=asked)


def test_why_a_move_cannot_be_made(ann: Person) -> None:
    table = ann.new_table("me", "me")
    cell = next(offer["cell"] for offer in table["offers"] if offer["verb"] == "place")
    assert why_not(ann, table, verb="place", cell=cell) == {"code": None, "message": None, "reason": None}
    taken = table["view"]["tiles"][0]["cell"]
    assert why_not(ann, table, verb="place", cell=taken) == {
        "code": "illegal_action",
        "message": "A tile lies there already.",
        "reason": "cell_taken",
    }
    assert why_not(ann, table, seat=1 - table["seat"], verb="discard")["code"] == "not_to_act"


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("place 3,-1", "in JSON"),
        ("[1]", "in JSON"),
        ('{"verb": "fly"}', "none of this game's verbs"),
        ('{"verb": "place"}', "place takes cell"),
        ('{"verb": "place", "cell": [99, 0]}', "out of range"),
        ('{"verb": "place", "cell": "\\udc00"}', ""),
        ('{"verb": "place", "\\udc00": 1}', ""),
        ('{"cell": [0, 0]}', "none of this game's verbs"),
        ("[" * 300, "in JSON"),
        ("x" * 401, "move"),
    ],
)
def test_what_is_no_move_is_refused_in_words(ann: Person, move: str, said: str) -> None:
    table = ann.new_table("me", "me")
    asked = {"seat": table["seat"], "move": move}
    assert said in ann.ask("GET", f"/tables/{table['id']}/why-not", 422, params=asked)["message"]


def test_only_who_sits_there_is_told(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "me")
    assert why_not(bob, table, 403, verb="discard")["code"] == "not_your_seat"
    assert foresee(bob, table, table["offers"][0]["action"], 403)["code"] == "not_your_seat"
    assert why_not(ann, table, 422, seat=7, verb="discard")["code"] == "unknown_seat"


def test_a_table_that_is_over_or_closed_says_so(ann: Person) -> None:
    table = ann.new_table("me", "me")
    ann.do(table, "close")
    assert why_not(ann, table, verb="discard")["code"] == "closed"
    assert foresee(ann, table, table["offers"][0]["action"]) is None


def test_what_a_move_would_do_is_what_it_then_does(ann: Person) -> None:
    table = ann.new_table("me", "me")
    place = next(offer for offer in table["offers"] if offer["verb"] == "place")
    foreseen = foresee(ann, table, place["action"])
    assert ann.look(table)["version"] == table["version"], "nothing was done"
    after = ann.act(table, place["action"])
    assert foreseen == {"events": after["log"][-1]["events"], "view": after["view"], "scores": after["scores"]}
    numbers = ann.undo(after)
    assert isinstance(foresee(ann, numbers, place["action"], view="numbers")["view"], list)


def test_of_a_move_that_shows_something_only_what_is_certain_is_foreseen(ann: Person) -> None:
    table = ann.act_until(ann.new_table("me", "me"), lambda t: any(offer["reveals"] for offer in t["offers"]))
    end = next(offer for offer in table["offers"] if offer["reveals"])
    assert foresee(ann, table, end["action"]) is None
    table = ann.act_until(
        ann.new_table("me", "me", game="goldblivion"), lambda t: any(offer["verb"] == "play" for offer in t["offers"])
    )
    play = next(offer for offer in table["offers"] if offer["verb"] == "play")
    assert play["reveals"], "the others see the card"
    foreseen = foresee(ann, table, play["action"])
    after = ann.act(table, play["action"])
    assert foreseen == {"events": after["log"][-1]["events"], "view": after["view"], "scores": after["scores"]}


def test_what_is_not_offered_or_was_seen_too_long_ago_is_not_foreseen(ann: Person) -> None:
    table = ann.new_table("me", "me")
    action = table["offers"][0]["action"]
    assert foresee(ann, table, action, version=99) is None
    assert foresee(ann, table, -5, 422)["code"] == "illegal_action"


def test_questions_are_limited_like_other_requests(start: Start) -> None:
    ann = start(limits={"questions": (2, 0.001)}).person()
    table = ann.new_table("me", "me")
    assert why_not(ann, table, verb="discard")["code"] is None
    foresee(ann, table, table["offers"][0]["action"])
    assert why_not(ann, table, 429, verb="discard")["code"] == "too_many"


@pytest.mark.parametrize("name", IDS)
def test_foresight_tells_nothing_that_the_seat_cannot_know(name: str) -> None:
    """In two worlds that a seat cannot tell apart the same is foreseen; and it is what comes of it in both."""
    played, chance = load(name), random.Random(name)
    foreseen = 0
    while foreseen < POSITIONS:
        players = chance.choice(played.players)
        table = some_table(played, some_options(played, players, chance), played.rules_version)
        state = played.set_up(table.options, chance.getrandbits(128))
        while not played.over(state) and foreseen < POSITIONS:
            for seat in played.to_act(state):
                twin = played.imagine(played.hide(state, seat), chance.getrandbits(128))
                worlds = World(played, table, state), World(played, table, twin)
                for action in chance.sample(played.offers(state, seat), 1):
                    one, other = (world.foresight(seat, action) for world in worlds)
                    assert one == other
                    foreseen += check_comes_true(played, worlds, seat, action)
            for _ in range(chance.randrange(1, 12)):
                if not played.over(state):
                    played.play(state, *choose(played, state, chance))


def check_comes_true(played: Game, worlds: tuple[World, World], seat: int, action: int) -> bool:
    """Also of a move that shows something, up to there."""
    course = worlds[0].live.course
    said = foresight(played, course.match.state, seat, course.offers(seat), action, "plain")
    if said is None:
        assert played.reveals(worlds[0].state, seat, action)
        return False
    for world in worlds:
        world.play(seat, action)
        told = world.live.course.told[-1].to(seat)
        assert said["events"] == told[: len(said["events"])]
        if said["view"] is not None:
            hidden = played.hide(world.state, seat)
            assert said["view"] == played.view(hidden, seat) and said["scores"] == played.scores(hidden)
            assert said["events"] == told
    return True


@pytest.mark.parametrize("name", IDS)
def test_a_hint_says_what_speaks_for_it_and_betrays_nothing(name: str) -> None:
    """Terms of the evaluation, the weightiest first, the same in two worlds that the seat cannot tell apart."""
    played, chance = load(name), random.Random(name)
    given = 0
    for state, seat, _ in walk(played, some_options(played, max(played.players), chance), 5):
        offers = played.offers(state, seat)
        if len(offers) < 2 or chance.random() > 0.04:
            continue
        twin = played.imagine(played.hide(state, seat), chance.getrandbits(128))
        action = max(offers, key=lambda move: worth_of(played, state, seat, move))
        said = reasons(played, played.hide(state, seat), seat, action)
        assert said == reasons(played, played.hide(twin, seat), seat, action)
        assert {reason.term for reason in said} <= set(played.term_names) and len(said) <= 3
        gains = [reason.gain for reason in said]
        assert gains == sorted(gains, reverse=True) and all(gain > 0 for gain in gains)
        given += bool(said)
    assert given


def worth_of(played: Game, state: State, seat: int, action: int) -> float:
    after = state.copy()
    played.play(after, seat, action)
    return played.evaluate(after, seat)
