"""Generations: bots play themselves, a network is fitted to their games, and takes their place if it is better; again.

The first plays by the game's own evaluation, the later ones by the best network so far: one step ahead, then by search. Everything
goes by the plan, the seed and the games' numbers: how many workers there are, and how often the training was ended and
begun again, changes nothing in the weights.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from trivet.bots.network import Network, bound_to, shapes
from trivet.engine.game import Game

from ..processes import Where, spread
from .examples import Examples, joined
from .fitted import Pass
from .folder import BadTraining, Folder
from .gate import Verdict, games_of, gate
from .lots import Lot, Weights, mix, play_lot

NETWORK = "network.safetensors"
LOTS = "lot-*.npz"
PLAN, TOLD, FIT, CANDIDATE = "plan.json", "told.json", "fit.npz", "candidate.safetensors"
WINDOW = 3
"""Generations that a network is fitted to: its own and those before."""
GAMES_IN_A_LOT = 64
"""One step ahead: some seconds. By search they are fewer, in proportion to this many iterations:"""
ITERATIONS_AS_LONG = 4
KEPT_OF_SEARCHES = 3
"""So many times more positions are kept of a game by search, which costs more."""
Progress = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]
"""Says what begins and how many steps it has; the function moves on by so many."""


@dataclass(frozen=True)
class Plan:
    """What a training is: the same plan gives the same weights."""

    seed: int
    players: tuple[int, ...]
    """The numbers of players; one that is named twice is played twice as often."""
    games: int
    """Of every generation one step ahead."""
    searched: int
    """Of every generation by search."""
    iterations: int
    """Of that search."""
    keeps: float
    """The share of positions that are learnt from."""
    passes: int
    """Over the examples, in every fit."""
    gated: int
    """Games of every gate."""
    generations: int
    """One step ahead,"""
    searches: int
    """and after them by search."""

    def steps(self) -> list[int]:
        """The iterations of each generation's search; 0: it looks one step ahead."""
        return [0] * self.generations + [self.iterations] * self.searches


@dataclass(frozen=True)
class Told:
    """How a generation went."""

    generation: int
    iterations: int
    learned: bool
    """Whether a network played; else the terms did."""
    games: int
    rows: int
    """That it was fitted to, of this generation and some before."""
    seconds: float
    """Of one core, playing."""
    fitting: float
    """Seconds that the fit took, on all cores."""
    errors: Sequence[Sequence[float]]
    """By pass over the examples: mean squared errors on what was fitted, and on games held out."""
    player: float
    """The mean squared error of what the players themselves had said, against who won, on this generation's games held out;"""
    network: float
    """that of the network,"""
    constant: float
    """and of always saying the mean."""
    terms: Verdict
    """Against the game's own evaluation, thinking as long."""
    gate: Verdict | None
    """Against the best before it; the first has none before it."""

    @property
    def passed(self) -> bool:
        return self.gate is None or self.gate.passed

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Told":
        gate = data["gate"] and Verdict(**data["gate"])
        return cls(**{**data, "terms": Verdict(**data["terms"]), "gate": gate})


@dataclass
class Training:
    """One training of one game, in its folder."""

    game: Game
    plan: Plan
    folder: Folder
    where: Where
    progress: Progress
    say: Callable[[str], None]

    def run(self) -> list[Told]:
        """Go on from where it stands to the end of the plan; returns how every generation went."""
        self._check_plan()
        told: list[Told] = []
        players: list[Weights | None] = [None]
        for number in range(len(self.plan.steps())):
            here = self.folder.generation(number)
            if not here.has(TOLD):
                here.write_json(TOLD, asdict(self._generation(number, players, told)))
            told.append(self._told(here))
            players.append(Weights.read(self.game, here.path / CANDIDATE) if told[-1].passed else players[-1])
            if best := players[-1]:
                self.folder.write_bytes(NETWORK, best.data)
            if number > WINDOW - 2:
                self.folder.generation(number - WINDOW + 1).remove(LOTS)  # nobody learns from them any more
            self.say(sentence(told[-1]))
        return told

    def _told(self, here: Folder) -> Told:
        try:
            return Told.read(here.read_json(TOLD))
        except (TypeError, KeyError):
            raise here.damaged(TOLD) from None

    def _check_plan(self) -> None:
        """A folder has one plan; a longer one of the same kind goes on where it ended."""
        asked = {**asdict(self.plan), "players": list(self.plan.players), **bound_to(self.game)}
        if self.folder.has(PLAN):
            kept = self.folder.read_json(PLAN)
            for name, value in asked.items():
                longer = name == "searches" or (name == "generations" and not kept.get("searches"))
                if kept.get(name) != value and not (longer and isinstance(kept.get(name), int) and kept[name] <= value):
                    raise BadTraining(
                        f"{self.folder.path} holds a training with {name} {kept.get(name)}, not {value}. "
                        f"Ask for the same again, or name another folder."
                    )
        self.folder.write_json(PLAN, asked)

    # One generation

    def _generation(self, number: int, players: Sequence[Weights | None], told: Sequence[Told]) -> Told:
        """`players`: by what each generation plays, this one too; none: by the terms."""
        here, iterations = self.folder.generation(number), self.plan.steps()[number]
        window = {n: self._play(n, players[n]) for n in [*window_of(iterations, told), number]}
        lots = {n: [self.folder.generation(n).read_lot(name) for name in names] for n, names in window.items()}
        examples = joined([one.examples for some in lots.values() for one in some])
        now = self._fit(number, examples)
        own = lots[number]
        games = sum(one.games for one in told) + sum(one.games for one in own)
        Network(self.game, now.best, games).save(here.path / CANDIDATE)
        new, old = Weights.read(self.game, here.path / CANDIDATE), players[number]
        return Told(
            generation=number,
            iterations=iterations,
            learned=players[number] is not None,
            games=sum(one.games for one in own),
            rows=len(examples),
            seconds=sum(one.seconds for one in own),
            fitting=now.seconds,
            errors=now.errors,
            **self._errors(joined([one.examples for one in own]), now),
            terms=self._against(number, new, None),
            gate=self._against(number, new, old) if old else None,
        )

    def _play(self, number: int, player: Weights | None) -> list[str]:
        """The files with a generation's examples: those that are missing are played."""
        plan, here, iterations = self.plan, self.folder.generation(number), self.plan.steps()[number]
        kinds = mix(self.game, plan.players)
        size = max(1, GAMES_IN_A_LOT * ITERATIONS_AS_LONG // (ITERATIONS_AS_LONG + iterations))
        lots: dict[str, Lot] = {}
        for kind, options in enumerate(kinds):
            numbers = range(kind, plan.searched if iterations else plan.games, len(kinds))
            for first in range(0, len(numbers), size):
                some = numbers[first : first + size]
                lots[f"lot-{some[0]:08}.npz"] = Lot(
                    self.game.id,
                    self.game.data,
                    self.game.choose_options(options),
                    iterations,
                    player,
                    seed_of(plan.seed, number, "play"),
                    some,
                    min(1.0, plan.keeps * (KEPT_OF_SEARCHES if iterations else 1)),
                )
        names = sorted(lots)
        missing = [name for name in names if not here.has(name)]
        games = sum(len(lots[name].numbers) for name in missing)
        with self.progress(f"Generation {number}: playing", games) as done:
            played = spread(play_lot, [lots[name] for name in missing], self.where)
            for name, one in zip(missing, played, strict=True):
                here.write_lot(name, one)
                done(one.games)
        return names

    def _fit(self, number: int, examples: Examples) -> Pass:
        from .fit import Asked, fit, new_weights

        here = self.folder.generation(number)
        before = here.read_pass(FIT) if here.has(FIT) else None
        (inputs, first), (_, second) = (shapes(self.game)[name] for name in ("w1", "w2"))
        start = new_weights(inputs, first, second, self.plan.seed)
        if number:
            start = self.folder.generation(number - 1).read_pass(FIT).best
        left = self.plan.passes - (before.passes if before else 0)
        with self.progress(f"Generation {number}: learning from {len(examples):,} rows", left) as done:

            def written(now: Pass) -> None:
                here.write_pass(FIT, now)
                done(1)

            return fit(start, examples, Asked(inputs, self.plan.passes, self.plan.seed, number), before, written)

    def _against(self, number: int, new: Weights, old: Weights | None) -> Verdict:
        """The new against the old; none: against the terms."""
        iterations = self.plan.steps()[number]
        kinds = mix(self.game, self.plan.players)
        weights = {one.put(): one for one in (new, old) if one}
        names = [f"search:{iterations}:{file}" if iterations else f"network:{file}" for file in weights]
        if not old:
            names.append(f"search:{iterations}" if iterations else "greedy")
        where = replace(self.where, memory=self.folder.generation(number).path / "gate")
        seed = seed_of(self.plan.seed, number, "gate")
        whom = "the best so far" if old else "the evaluation"
        with self.progress(f"Generation {number}: against {whom}", games_of(kinds, self.plan.gated)) as done:
            return gate(self.game, kinds, names[0], names[1], self.plan.gated, seed, where, weights, done)

    def _errors(self, played: Examples, now: Pass) -> dict[str, float]:
        """How well the winners of the games held out were foretold."""
        from .fit import chances, squared

        _, out = played.held_out()
        won = played.won[out]
        kinds = played.number[out] % len(mix(self.game, self.plan.players))
        means = np.array(
            [won[kinds == kind].mean() if (kinds == kind).any() else 0.0 for kind in range(kinds.max(initial=0) + 1)]
        )
        return {
            "player": squared(played.said[out], won),
            "network": squared(chances(now.best, played, out), won),
            "constant": squared(means[kinds], won),
        }


def window_of(iterations: int, told: Sequence[Told]) -> list[int]:
    """The generations before that are learnt from too: the last ones of the same kind. Games by the terms are forgotten once
    there are two generations of others."""
    alike = [one for one in told[-WINDOW + 1 :] if one.iterations == iterations]
    return [one.generation for one in alike if one.learned or len(told) < WINDOW - 1 or not told[-1].learned]


def seed_of(seed: int, generation: int, purpose: str) -> int:
    """Of a generation's games: no two share one."""
    mark = hashlib.blake2b(f"train {seed} {generation} {purpose}".encode(), digest_size=8)
    return int.from_bytes(mark.digest(), "little")


def sentence(told: Told) -> str:
    by = f"by search ({told.iterations} iterations)" if told.iterations else "one step ahead"
    verdict = "it is the first" if told.gate is None else f"it wins {in_words(told.gate)} against the best before it"
    end = "" if told.gate is None else ", and takes its place" if told.passed else ", which stays"
    return (
        f"Generation {told.generation}, {told.games:,} games {by}: error {told.network:.4f} (players {told.player:.4f}, constant "
        f"{told.constant:.4f}); {verdict}{end}; {in_words(told.terms)} against the evaluation."
    )


def in_words(verdict: Verdict) -> str:
    return f"{verdict.share:.1%} ({verdict.low:.1%} – {verdict.high:.1%}; chance {verdict.chance:.1%})"
