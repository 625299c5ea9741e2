"""A small network that was trained to foretell who wins: in a bot it takes the place of the evaluation's terms.

    network = Network.new(game, seed=1)              # weights of chance, for training to begin with
    network = Network(game, arrays, games=50_000)    # `arrays` by name, of the shapes that `shapes(game)` says
    network = Network.load(game)                     # what comes with the game, or load(game, path); raises BadWeights
    network.save(path)
    network.arrays["w1"], network.games              # the weights as they are saved and played, and games trained
    weigh(state, seat, network)                      # the seat's chance as a float: the network's output for it alone
    inputs(state, seat, network)                     # what the network is given, as float32: one pass, from that seat's view

Arrays: w1 (inputs × 64), b1 (64), w2 (64 × 32), b2 (32), w3 (32), b3 (1). With x the inputs, z = relu(relu(x·w1 + b1)·w2 +
b2)·w3 + b3, and the chance is 0.5 + 0.5 · z / √(1 + z²). A `Network` rounds its weights to float16 when it is made, as the
file holds them: what is measured in training is what is played later. Trainers keep their own finer ones.

Inputs are the numbers of an observation, derived ones included, each divided by its feature's scale: those of the table, of
the seat itself, of the other seats their mean, then their maximum, and at last a flag for each number of entries (seats, and
an automated opponent). So one network serves all numbers of players, and how the others sit makes no difference to it.

In rules the network is an argument, never a global: `nets`, an array of records (`network.nets()`, each with paper of its
own, so one for each thread), as `trees` and `states` are. Templates get `net = nets[which]` and call, bound to their game:

    passing = bound_template("trivet.bots.passing")
    passing.gather(s, seat, net)      # the inputs that are not 0 into net.at[:net.count] (rows of w1) and net.x[:net.count]
    passing.foretell(s, seat, net)    # the seat's chance by itself
    weighing = bound_template("trivet.bots.weighing")
    weighing.worth(s, seat, net, points)     # the same, or by the terms where the record holds no network (net.learned == 0)
    weighing.worths(s, net, points, out)     # every player's chance; at a table of several they add up to 1; points: paper

`no_network(game)` is such an array that holds none. With one other entry, mean and maximum are the same: then `net.at` names
the rows of both together, from `net.both` on; `inputs` tells them apart again.

Bots by name: `network:FILE` looks one step ahead with the network in a file, `search:N:FILE` searches N iterations with it,
`search:N` with the terms; in Python `SearchBot(game, seed, iterations=N, network=network)` and
`GreedyBot(game, seed, rounds, network)`.
"""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from importlib import import_module
from json import dumps
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trivet.engine.errors import BadWeights
from trivet.engine.features import Features
from trivet.engine.game import Game
from trivet.engine.package import data_of, folder
from trivet.engine.rule import COMPILED
from trivet.engine.state import State, plain, raw

from . import tensors
from .bot import MOST_SEATS

HIDDEN = (64, 32)
PARTS = 1 << 32
"""Whole parts that weights of the first layer are counted in."""
HEAVIEST = 100.0
"""A weight beyond this is no learned one."""
EXPLORATION = 0.04
"""How much a search by the terms is drawn to what it has seldom tried; one with a network goes by the game's own figure."""
INSIGHT = 4
"""So many decisions deep a network forms the first opinions of what is offered; further down the evaluation does."""
WORD = 8
FILE = "weights.safetensors"
"""In a game's own package."""
Weights = npt.NDArray[np.float16]
log = logging.getLogger("trivet.bots")


class Rows(NamedTuple):
    """Where the inputs of each kind begin, and in records those of mean and maximum together."""

    own: int
    mean: int
    most: int
    players: int
    both: int
    end: int


def rows(observes: Features) -> Rows:
    each = observes.each + observes.each_derived
    own = observes.whole - observes.seats * each
    players = own + 3 * each
    both = players + observes.seats
    return Rows(own, own + each, own + 2 * each, players, both, both + each)


def shapes(game: Game) -> dict[str, tuple[int, ...]]:
    """The arrays of a network for this game."""
    first, second = HIDDEN
    return {
        "w1": (rows(game.observes).both, first),
        "b1": (first,),
        "w2": (first, second),
        "b2": (second,),
        "w3": (second,),
        "b3": (1,),
    }


class Network:
    """The weights of a network for one game."""

    def __init__(self, game: Game, arrays: Mapping[str, npt.NDArray[Any]], games: int = 0) -> None:
        asked = shapes(game)
        if {name: array.shape for name, array in arrays.items()} != asked:
            raise BadWeights(f"A network for {game.id} is made of {asked}.")
        self.game = game
        if not all((np.abs(array) <= HEAVIEST).all() for array in arrays.values()):
            raise BadWeights(
                f"Weights for {game.id} that are no numbers, or beyond {HEAVIEST:g}, cannot be played with."
            )
        self.arrays: dict[str, Weights] = {name: arrays[name].astype(np.float16) for name in asked}
        self.games = games

    @classmethod
    def new(cls, game: Game, seed: int) -> "Network":
        """Weights of chance, the same for the same seed."""
        luck = np.random.default_rng(seed)
        arrays = {}
        for name, shape in shapes(game).items():
            reach = np.sqrt(3.0 / shape[0]) if name[0] == "w" else 0.1
            arrays[name] = (2.0 * luck.random(shape) - 1.0) * reach
        return cls(game, arrays)

    @classmethod
    def load(cls, game: Game, path: Path | None = None) -> "Network":
        """What comes with the game, or of a file; raises BadWeights where it was not made for just this game."""
        file = path or own_file(game)
        arrays, said = tensors.read(file)
        try:
            games = int(said.get("games", "0"))
        except ValueError:
            games = 0
        for word, told in bound_to(game).items():
            if said.get(word) != told:
                raise BadWeights(
                    f"The weights in {file.name} were made for {OTHER[word]} than {game.id} has here: train them again."
                )
        return cls(game, arrays, games)

    def save(self, path: Path) -> None:
        about = bound_to(self.game) | {"games": str(self.games)}
        tensors.write(path, self.arrays, about)

    @property
    def mark(self) -> str:
        """What tells these weights from others."""
        sum = sha256()
        for array in self.arrays.values():
            sum.update(array.tobytes())
        return sum.hexdigest()[:32]

    def nets(self) -> Any:
        """An argument for rules, with paper of its own."""
        return plain(self.record())

    def record(self) -> npt.NDArray[np.void]:
        """Weights of inputs are divided by their scales here, once, so that passes take whole numbers as they are."""
        record = no_weights(self.game)
        at = rows(self.game.observes)
        w1 = self.arrays["w1"].astype(np.float64) / scales(self.game.observes)[:, None]
        record["w1"][0, : at.both] = np.rint(w1 * PARTS)
        record["w1"][0, at.both :] = record["w1"][0, at.mean : at.most] + record["w1"][0, at.most : at.players]
        record["b1"][0] = np.rint(self.arrays["b1"].astype(np.float64) * PARTS)
        for name in ("w2", "b2", "w3"):
            record[name][0] = self.arrays[name]
        record["b3"] = self.arrays["b3"]
        record["learned"], record["exploration"] = 1, self.game.exploration
        return record


def together(records: Sequence[npt.NDArray[np.void]]) -> npt.NDArray[np.void]:
    """Several records in one array. NumPy's own way to join them would lay out fields anew, side by side."""
    joined = np.zeros(len(records), records[0].dtype)
    for i, record in enumerate(records):
        raw(joined[i : i + 1])[:] = raw(record)
    return joined


def no_network(game: Game) -> Any:
    """The argument for rules that play by the terms."""
    return plain(no_weights(game))


def no_weights(game: Game) -> npt.NDArray[np.void]:
    observes = game.observes
    at = rows(observes)
    record = np.zeros(1, kind_of(observes.whole, at, observes.dtype(derived=True)))
    record["spread"], record["exploration"], record["insight"] = game.spread, EXPLORATION, INSIGHT
    record["size"], record["each"], record["each_derived"] = observes.size, observes.each, observes.each_derived
    record["table"] = observes.size - observes.seats * observes.each
    record["derived"] = observes.whole - observes.size - observes.seats * observes.each_derived
    record["in_word"] = WORD // observes.dtype(derived=True).itemsize
    for name in ("own", "mean", "most", "players", "both"):
        record[name] = getattr(at, name)
    return record


@lru_cache
def kind_of(seen: int, at: Rows, numbers: np.dtype[Any]) -> np.dtype[np.void]:
    """The record of a network: its weights, and paper for a pass. An observation can be read as words too, of eight bytes."""
    real, number = np.float64, np.int64
    first, second = HIDDEN
    words = -(-seen * numbers.itemsize // WORD)
    places: list[tuple[str, Any, tuple[int, ...]]] = [
        ("learned", number, ()),  # 1: there is a network
        ("spread", real, ()),  # of the terms, which are played by where there is none
        ("exploration", real, ()),  # of a search
        ("insight", number, ()),
        ("size", number, ()),  # of an observation without what is derived:
        ("table", number, ()),  # so much is the table's,
        ("each", number, ()),  # so much each seat's;
        ("derived", number, ()),  # and of the derived numbers
        ("each_derived", number, ()),
        *((name, number, ()) for name in ("own", "mean", "most", "players", "both")),  # rows of w1
        ("w1", number, (at.end, first)),
        ("b1", number, (first,)),
        ("w2", real, (first, second)),
        ("b2", real, (second,)),
        ("w3", real, (second,)),
        ("b3", real, ()),
        # paper
        ("in_word", number, ()),  # numbers
        ("words", number, (words,)),  # an observation
        ("known_words", number, (MOST_SEATS, words)),  # the last of each seat,
        ("sums", number, (MOST_SEATS, first)),  # what the first layer made of it,
        ("means", number, (MOST_SEATS, first)),
        ("largest", number, (MOST_SEATS, at.most - at.mean)),
        ("entries", number, ()),  # and the number that sit there
        ("h2", real, (second,)),
        ("count", number, ()),
        ("at", number, (at.end,)),
        ("x", real, (at.end,)),
    ]
    names, formats, offsets, end = [], [], [], 0
    for name, kind, shape in places:
        names.append(name)
        formats.append(np.dtype((kind, shape)))
        offsets.append(end)
        end += formats[-1].itemsize
    for name, shape in (("seen", (seen,)), ("known", (MOST_SEATS, words * WORD // numbers.itemsize))):
        names.append(name)
        formats.append(np.dtype((numbers, shape)))
        offsets.append(offsets[names.index("words" if name == "seen" else "known_words")])
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": end})


def scales(observes: Features) -> npt.NDArray[np.float64]:
    """What each input's whole number is divided by."""
    at = rows(observes)
    each = observes.each + observes.each_derived
    flat, own = observes.scale.astype(np.float64), np.zeros(at.both)
    first, then = (
        observes.size - observes.seats * observes.each,
        observes.whole - observes.seats * observes.each_derived,
    )
    own[: at.own] = np.concatenate([flat[:first], flat[observes.size : then]])
    own[at.own : at.mean] = np.concatenate(
        [flat[first : first + observes.each], flat[then : then + observes.each_derived]]
    )
    own[at.mean : at.most] = own[at.most : at.players] = own[at.own : at.own + each]
    own[at.players :] = 1.0
    return own


# What weights are bound to

OTHER = {"game": "another game", "rules": "other rules", "data": "other data", "features": "other features"}


def bound_to(game: Game) -> dict[str, str]:
    """What weights are made for: with anything else they mean nothing."""
    declared = [{**each, "says": ""} for each in game.observes.table(derived=True)]
    features = [game.observes.seats, declared, HIDDEN]
    return {
        "game": game.id,
        "rules": str(game.rules_version),
        "data": data_of(game.package).mark,
        "features": sha256(dumps(features, sort_keys=True).encode()).hexdigest()[:32],
    }


def own_file(game: Game) -> Path:
    """The weights that come with a game, if any."""
    return folder(game.package) / FILE


@dataclass(frozen=True)
class Learned:
    """What a game's bots have learned: a network, or why there is none."""

    network: Network | None
    about: str
    """A sentence for people."""


def network_of(game: Game, weights: str | None) -> Network | None:
    """The network in a file, or where its name is empty what comes with the game, if that can be played with.

    Raises BadWeights of a file that was named and does not fit.
    """
    if weights is None:
        return None
    return Network.load(game, Path(weights)) if weights else learned(game).network


def learned(game: Game) -> Learned:
    """What comes with the game; why a file that is there cannot be used is logged, once."""
    file = own_file(game)
    if game.data is not None:
        return Learned(
            None,
            f"With data of its own {game.id} is played by its evaluation: what its bots have learned holds for the game as it comes.",
        )
    if not file.exists():
        return Learned(None, f"{game.id} comes without a network: its bots play by its evaluation.")
    about = file.stat()
    return learned_from(game.package, about.st_mtime_ns, about.st_size)


@cache
def learned_from(package: str, changed: int, size: int) -> Learned:
    """Of the file as it was then."""
    game: Game = import_module(package).GAME
    try:
        network = Network.load(game)
    except BadWeights as error:
        about = f"{error} Until then the bots of {game.id} play by its evaluation."
        log.warning(about)
        return Learned(None, about)
    return Learned(network, f"The network of {game.id} was trained in {network.games:,} games.")


# For training and tests


def weigh(state: State, seat: int, network: Network) -> float:
    """The seat's chance to win, as the network alone foretells it."""
    return float(network.game.bind("trivet.bots.passing").foretell_at(state.states, 0, seat, network.nets(), 0))


def inputs(state: State, seat: int, network: Network) -> npt.NDArray[np.float32]:
    """What the network is given in one pass."""
    array = network.record()
    nets = plain(array)
    network.game.bind("trivet.bots.passing").gather_at(state.states, 0, seat, nets, 0)
    if not COMPILED:
        nets[0].store()
    at, observes = rows(network.game.observes), network.game.observes
    found = np.zeros(at.end)
    for i in range(int(array["count"][0])):
        found[array["at"][0, i]] = array["x"][0, i]
    found[at.mean : at.most] += found[at.both :]
    found[at.most : at.players] += found[at.both :]
    return (found[: at.both] / scales(observes)).astype(np.float32)
