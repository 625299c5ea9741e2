"""Learned values: what a network is given, what it makes of it, and what happens to files that do not fit."""

import json
import logging
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from trivet.bots import make_bot
from trivet.bots.desk import RANDOM, Mind, lay
from trivet.bots.greedy import GreedyBot
from trivet.bots.network import FILE, Network, inputs, learned, own_file, rows, shapes, weigh
from trivet.bots.search import SearchBot
from trivet.engine.errors import BadWeights, UnknownBot
from trivet.engine.game import Game
from trivet.engine.state import State
from trivet.games import IDS, load, own_data_file

from .games.contract import CASES

ROOT = Path(__file__).parents[1]
MOST = {name: max(load(name).players) for name in IDS}


def course(game: Game, players: int, moves: int) -> list[State]:
    """Positions in the course of a random game."""
    luck, found = random.Random(players), []
    state = game.set_up({"players": players}, players)
    for _ in range(moves):
        if seats := game.to_act(state):
            found.append(state.copy())
            game.play(state, seats[0], luck.choice(game.offers(state, seats[0])))
    return found


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games look for their weights, in this test."""
    monkeypatch.setattr("trivet.bots.network.own_file", lambda game: tmp_path / FILE)
    return tmp_path / FILE


# What it is given


@pytest.mark.parametrize("name", IDS)
def test_a_seat_s_chance_goes_by_what_the_seat_knows(name: str) -> None:
    game = load(name)
    network = Network.new(game, 1)
    for state in course(game, MOST[name], 12)[::4]:
        for seat in (0, MOST[name] - 1):
            hidden = game.hide(state, seat)
            worlds = [state, hidden, game.imagine(hidden, 1), game.imagine(hidden, 2)]
            assert len({weigh(world, seat, network) for world in worlds}) == 1


@pytest.mark.parametrize("name", IDS)
def test_how_the_others_sit_makes_no_difference(name: str) -> None:
    game = load(name)
    players, seats = MOST[name], game.observes.seats
    passing, nets = game.bind("trivet.bots.passing"), Network.new(game, 1).nets()
    net = nets[0]
    for state in course(game, players, 30)[-2:]:
        chance = passing.foretell(state.states[0], 0, net)
        seen = np.array(net.seen)
        for first, each in (
            (game.observes.size - seats * game.observes.each, game.observes.each),
            (game.observes.whole - seats * game.observes.each_derived, game.observes.each_derived),
        ):
            blocks = seen[first : first + players * each].reshape(players, each)
            blocks[1:] = blocks[:0:-1].copy()
        assert (seen != np.array(net.seen)).any(), "These others are all alike: look at another position."
        for i, number in enumerate(seen.tolist()):
            net.seen[i] = number
        passing.take_in(net, 0)
        assert passing.pass_on(net, 0) == chance


@pytest.mark.parametrize(("name", "players"), CASES)
def test_what_is_kept_of_the_last_position_leaves_no_trace(name: str, players: int) -> None:
    game = load(name)
    network = Network.new(game, 1)
    passing, kept = game.bind("trivet.bots.passing"), network.nets()
    for i, state in enumerate(course(game, players, 12)):
        seat = i % players
        chance = passing.foretell_at(state.states, 0, seat, kept, 0)
        assert chance == weigh(state, seat, network)
        x, a = inputs(state, seat, network).astype(float), network.arrays
        one = np.maximum(x @ a["w1"] + a["b1"], 0.0)
        z = (np.maximum(one @ a["w2"] + a["b2"], 0.0) @ a["w3"] + a["b3"])[0]
        assert chance == pytest.approx(0.5 + 0.5 * z / np.sqrt(1.0 + z * z), abs=1e-5)


def test_inputs_of_several_others_are_their_mean_and_the_largest() -> None:
    game = load("gobi")
    network = Network.new(game, 1)
    state = course(game, 4, 40)[-1]
    seen, at = game.observes.flat(game.observe(state, 0, derived=True)), rows(game.observes)
    first, each = game.observes.size - 4 * game.observes.each, game.observes.each
    others = seen[first : first + 4 * each].reshape(4, each)[1:]
    given = inputs(state, 0, network)
    assert given[at.own : at.own + each] == pytest.approx(seen[first : first + each])
    assert given[at.mean : at.mean + each] == pytest.approx(others.mean(axis=0), abs=1e-6)
    assert given[at.most : at.most + each] == pytest.approx(others.max(axis=0), abs=1e-6)
    assert given[at.players : at.both].tolist() == [0, 0, 0, 1]


# How it plays


@pytest.mark.parametrize(("name", "players"), CASES)
def test_bots_with_a_network_play_legally(name: str, players: int) -> None:
    game = load(name)
    network = Network.new(game, 1)
    bots = [SearchBot(game, 1, iterations=3, network=network), GreedyBot(game, 1, 1, network)]
    state = game.set_up({"players": players}, 3)
    for i in range(8):
        seat = game.to_act(state)[0]
        game.play(state, seat, bots[i % 2].choose(game.hide(state, seat), seat))


def test_a_network_is_what_decides(tmp_path: Path) -> None:
    """One that likes what is in reserve, and one that does not, choose differently."""
    game = load("gobi")
    at = rows(game.observes).own + game.observes.names.reserve - (game.observes.size - 4 * game.observes.each)
    chosen = []
    for liking in (1.0, -1.0):
        arrays = {name: np.zeros(shape) for name, shape in shapes(game).items()}
        arrays["w1"][at, 0] = arrays["w2"][0, 0] = 1.0
        arrays["w3"][0] = liking
        file = tmp_path / f"{liking}.safetensors"
        Network(game, arrays).save(file)
        state = course(game, 2, 20)[-1]
        while len(game.offers(state, seat := game.to_act(state)[0])) < 2:
            game.play(state, seat, game.offers(state, seat)[0])
        after = {}
        for action in game.offers(state, seat):
            then = state.copy()
            game.play(then, seat, action)
            after[action] = liking * int(then.fields().reserve[seat])
        chosen.append(after[make_bot(f"network:{file}", game, 1).choose(game.hide(state, seat), seat)])
        assert chosen[-1] == max(after.values())


# Files


def test_what_is_saved_is_what_is_read(tmp_path: Path) -> None:
    game = load("gobi")
    network = Network(game, Network.new(game, 4).arrays, games=1234)
    network.save(tmp_path / FILE)
    again = Network.load(game, tmp_path / FILE)
    assert again.games == 1234 and again.mark == network.mark
    raw = (tmp_path / FILE).read_bytes()
    header = json.loads(raw[8 : 8 + int.from_bytes(raw[:8], "little")])
    assert header["__metadata__"]["game"] == "gobi" and header["w1"]["dtype"] == "F16"


def rewritten(file: Path, **said: str) -> None:
    """The same weights, said to be for something else."""
    raw = file.read_bytes()
    end = 8 + int.from_bytes(raw[:8], "little")
    header = json.loads(raw[8:end])
    header["__metadata__"] |= said
    text = json.dumps(header).encode()
    file.write_bytes(len(text).to_bytes(8, "little") + text + raw[end:])


WRONG: dict[str, Any] = {
    "another game": lambda file: rewritten(file, game="gorbino"),
    "other rules": lambda file: rewritten(file, rules="1000"),
    "other data": lambda file: rewritten(file, data="f00"),
    "other features": lambda file: rewritten(file, features="f00"),
    "is damaged": lambda file: file.write_bytes(file.read_bytes()[:-1]),
    "or no file of weights": lambda file: file.write_bytes(b"\xff" * 100),
    "cannot be read": lambda file: file.unlink(),
    "that are no numbers": lambda file: file.write_bytes(file.read_bytes()[:-2] + b"\x00\x7e"),
}


@pytest.mark.parametrize("said", WRONG)
def test_weights_that_do_not_fit_are_told_and_the_bot_plays_on(
    said: str, shipped: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = load("gobi")
    Network.new(game, 1).save(shipped)
    WRONG[said](shipped)
    with pytest.raises(BadWeights, match=said):
        make_bot(f"search:5:{shipped}", game, 1)
    caplog.set_level(logging.WARNING)
    state = game.set_up({}, 1)
    hidden = game.hide(state, 0)
    assert make_bot("instant", game, 1).choose(hidden, 0) == make_bot("greedy", game, 1).choose(hidden, 0)
    make_bot("hard", game, 1)
    told = [record.message for record in caplog.records if said in record.message]
    assert len(told) == (0 if said == "cannot be read" else 1) and "evaluation" in learned(game).about


def test_hard_and_expert_have_the_network_that_comes_with_a_game(shipped: Path) -> None:
    game = load("gobi")
    assert "comes without a network" in learned(game).about
    Network(game, Network.new(game, 1).arrays, games=5000).save(shipped)
    assert "5,000 games" in learned(game).about
    with_one = {
        name
        for name in ("easy", "normal", "hard", "expert", "classic-hard", "search:7", "instant", "greedy")
        if make_bot(name, game, 1).network  # type: ignore[attr-defined]
    }
    assert with_one == {"hard", "expert", "instant"}


def test_with_a_designer_s_data_bots_play_by_the_evaluation_and_say_so(shipped: Path) -> None:
    own = own_data_file("gobi").read_text(encoding="utf-8")
    game = load("gobi", f"# mine\n{own}")
    Network.new(load("gobi"), 1).save(shipped)
    assert learned(game).network is None and "With data of its own" in learned(game).about
    hidden = game.hide(game.set_up({}, 1), 0)
    assert make_bot("instant", game, 1).choose(hidden, 0) in game.offers(hidden, 0)


@pytest.mark.parametrize("name", ["search:0", "search:many", "search:5000000", "search:-1:weights"])
def test_a_search_of_no_such_length(name: str) -> None:
    with pytest.raises(UnknownBot, match="1 to 1,000,000 iterations"):
        make_bot(name, load("gobi"), 1)


@pytest.mark.parametrize("name", IDS)
def test_weights_that_come_with_a_game_are_made_for_it(name: str) -> None:
    game = load(name)
    if own_file(game).exists():
        assert Network.load(game).games > 0


def test_chances_are_told_by_what_came_true_at_that_number_of_players() -> None:
    game = replace(load("gobi"), odds={4: 40.0})
    told = {n: lay(game, {"players": n}, [Mind(RANDOM)] * n, 0).papers[0].odds for n in (2, 4)}
    assert told == {2: game.spread, 4: 40.0}
