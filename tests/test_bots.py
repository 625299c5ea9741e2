"""The bots: legal, honest, repeatable, and with an eye for what wins."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from trivet.bots import LEVELS, NAMES, Bot, make_bot
from trivet.bots.module import ThoughtsInModule
from trivet.bots.network import Network, weigh
from trivet.bots.search import SearchBot
from trivet.bots.thoughts import ThoughtsByRules
from trivet.bots.turn import play_turn
from trivet.engine.errors import IllegalAction, UnknownBot
from trivet.engine.game import Game
from trivet.engine.state import State
from trivet.games import IDS, load

from .games.contract import CASES
from .games.gobi.positions import GOBI, position

ROOT = Path(__file__).parents[1]
LONGEST = 5000
BY_TERMS = tuple(name for name in NAMES if name != "instant")
"""Without a network that one is greedy; `test_network` lets bots play with networks."""
FEW = 2
"""Iterations in tests that ask for legal play, not for good play."""


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches that stop after a few iterations, by the evaluation: these tests run uncompiled."""
    monkeypatch.setattr("trivet.bots.levels.network_of", lambda game, weights: None)
    for kind in (ThoughtsByRules, ThoughtsInModule):
        search = kind.look_ahead
        monkeypatch.setattr(kind, "look_ahead", bounded(search))


def bounded(search: Callable[..., int]) -> Callable[..., int]:
    return lambda mind, seat, root, iterations: search(mind, seat, root, min(iterations, FEW))


def play_game(played: Game, bots: list[Bot], seed: int) -> State:
    state = played.set_up({"players": len(bots)}, seed)
    for _ in range(LONGEST):
        if played.over(state):
            return state
        seat = played.to_act(state)[0]
        for action in play_turn(played, bots[seat], played.hide(state, seat), seat):
            played.play(state, seat, action)
    raise AssertionError("This game does not end.")


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(("name", "players"), CASES)
def test_every_bot_plays_whole_legal_games(name: str, players: int) -> None:
    played = load(name)
    for start in range(0, len(BY_TERMS), players):
        names = [BY_TERMS[(start + seat) % len(BY_TERMS)] for seat in range(players)]
        bots = [make_bot(bot, played, seat) for seat, bot in enumerate(names)]
        assert min(played.places(play_game(played, bots, start))) == 1


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("bot", BY_TERMS)
@pytest.mark.parametrize("name", IDS)
def test_a_choice_depends_on_what_the_seat_can_see_and_on_the_seed_alone(name: str, bot: str) -> None:
    played = load(name)
    state = played.set_up({}, seed=5)
    for seed in range(6):
        seat = played.to_act(state)[0]
        hidden = played.hide(state, seat)
        one, other = played.imagine(hidden, 1), played.imagine(hidden, 2)
        choices = {make_bot(bot, played, 7).choose(played.hide(world, seat), seat) for world in (one, other, state)}
        assert len(choices) == 1
        assert bytes(hidden) == bytes(played.hide(state, seat)), "A bot must not change what it is shown."
        played.play(state, seat, make_bot("random", played, seed).choose(hidden, seat))


def test_another_seed_makes_other_choices() -> None:
    state = GOBI.set_up({}, seed=5)
    (seat,) = GOBI.to_act(state)
    hidden = GOBI.hide(state, seat)
    assert len({make_bot("random", GOBI, seed).choose(hidden, seat) for seed in range(20)}) > 3


def some_choices() -> list[int | str]:
    """What greedy and a search choose in the course of two games, in the mode of this process; some have a network."""
    chosen: list[int | str] = []
    network = Network.new(GOBI, 1)
    for players in (2, 4):
        state = GOBI.set_up({"players": players}, seed=players)
        bots = [SearchBot(GOBI, seat, iterations=20, network=(None, network)[seat % 2]) for seat in range(players)]
        greedy = make_bot("greedy", GOBI, 9)
        for _ in range(24):
            (seat,) = GOBI.to_act(state)
            hidden = GOBI.hide(state, seat)
            chosen.append(greedy.choose(hidden, seat))
            chosen.append(weigh(state, seat, network).hex())
            for action in play_turn(GOBI, bots[seat], hidden, seat):
                chosen.append(action)
                GOBI.play(state, seat, action)
    return chosen


def test_compiled_and_uncompiled_bots_choose_alike() -> None:
    command = [sys.executable, "-c", "import json, tests.test_bots as t; print(json.dumps(t.some_choices()))"]
    environment = os.environ | {"TRIVET_COMPILE": "1"}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as compiled:
        uncompiled = some_choices()
        output, _ = compiled.communicate(timeout=300)
    assert json.loads(output) == uncompiled


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("grandmaster", "There is no bot 'grandmaster'. The bots are random, greedy,"),
        ("", "There is no bot ''."),
        ("no_such_module:Bot", "needs the module no_such_module, which Python does not find"),
        ("json:Cautious", "The module json has no class 'Cautious'"),
        ("json:dumps", "json:dumps is no bot"),
        (":", "There is no bot ':'."),
    ],
)
def test_an_unknown_bot_is_refused_in_words(name: str, said: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        make_bot(name, GOBI, 1)
    assert said in str(refusal.value)


CAUTIOUS = """
from trivet import Bot

class Cautious(Bot):
    def choose(self, hidden, seat):
        return self.game.offers(hidden, seat)[-1]

class Confused(Bot):
    def choose(self, hidden, seat):
        return 10**9

class Broken(Bot):
    def __init__(self, game, seed):
        raise ValueError("no batteries")
    def choose(self, hidden, seat):
        return 0
"""


@pytest.fixture
def my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(CAUTIOUS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)


@pytest.mark.usefixtures("my_bots")
def test_a_third_partys_bot_is_one_class() -> None:
    bots = [make_bot("my_bots:Cautious", GOBI, 1), make_bot("random", GOBI, 2)]
    assert type(bots[0]).__name__ == "Cautious"
    assert GOBI.over(play_game(GOBI, bots, 3))


@pytest.mark.usefixtures("my_bots")
def test_a_third_partys_mistakes_are_named() -> None:
    state = GOBI.set_up({}, 1)
    (seat,) = GOBI.to_act(state)
    with pytest.raises(IllegalAction, match="Confused chose 1000000000, which is not offered"):
        play_turn(GOBI, make_bot("my_bots:Confused", GOBI, 1), GOBI.hide(state, seat), seat)
    with pytest.raises(UnknownBot, match="'my_bots:Broken' cannot be made: no batteries"):
        make_bot("my_bots:Broken", GOBI, 1)


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_coffee_is_preferred_to_a_small_gift(name: str) -> None:
    table = position("E0 B0 C0 D0 E", drawn="A", decks=["cotton", "tea", "cotton", "tea"])
    table.play("place 5,0")
    assert table.offers() == {"gift 0", "gift 1", "gift 2", "gift 3", "coffee"}
    bot = SearchBot(GOBI, 1, iterations=150) if name == "search" else make_bot(name, GOBI, 1)
    assert GOBI.actions.text(bot.choose(GOBI.hide(table.state, 0), 0)) == "coffee"


def test_a_search_thinks_on_in_the_tree_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    table = position("E0 B0 C0 D E", drawn="A", gifts=["perfume"])  # whatever it does with the tile, camels come next
    bot = SearchBot(GOBI, 1, iterations=100)
    begun: list[tuple[int, int]] = []
    search = ThoughtsByRules.look_ahead

    def watched(mind: ThoughtsByRules, seat: int, root: int, iterations: int) -> int:
        begun.append((root, iterations))
        return search(mind, seat, root, iterations)

    monkeypatch.setattr(ThoughtsByRules, "look_ahead", watched)
    play_turn(GOBI, bot, GOBI.hide(table.state, 0), 0)
    (first, budget), (second, rest), *_ = begun
    assert (first, budget) == (0, 100)
    assert second != 0 and 0 <= rest < 100


def test_a_search_can_have_a_time_budget() -> None:
    state = GOBI.set_up({}, 1)
    (seat,) = GOBI.to_act(state)
    begun = time.perf_counter()
    assert SearchBot(GOBI, 1, seconds=0.2).choose(GOBI.hide(state, seat), seat) in GOBI.offers(state, seat)
    assert 0.2 <= time.perf_counter() - begun < 20


def test_levels_are_budgets_that_grow() -> None:
    budgets = [make_bot(level, GOBI, 1).iterations for level in LEVELS]  # type: ignore[attr-defined]
    assert budgets == sorted(set(budgets))


def test_a_level_that_shares_a_crowded_machine_looks_ahead_less() -> None:
    full, shared, least = (make_bot("hard", GOBI, 1, share) for share in (1.0, 0.25, 0.0))
    assert isinstance(full, SearchBot) and isinstance(shared, SearchBot) and isinstance(least, SearchBot)
    assert full.iterations == 4 * shared.iterations and 0 < least.iterations < shared.iterations
    easy, crowded = (make_bot("easy", GOBI, 1, share) for share in (1.0, 0.01))
    assert isinstance(easy, SearchBot) and isinstance(crowded, SearchBot) and easy.iterations == crowded.iterations
