"""The analysis of a finished match: roughly first, then finer; it can be stopped after any step, and goes on from there.

    study = Study(match)
    for done, steps in study.deepen(2000): ...      # stop whenever you like: `study.found` holds what is known so far
    text = study.save()
    study = Study(match, known=read_analysis(text)) # later, with what was found

The same match, seed and network give the same figures, wherever it was stopped between.
"""

import hashlib
from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from trivet.bots.network import learned
from trivet.engine.game import Game
from trivet.engine.match import Match
from trivet.engine.package import data_of
from trivet.engine.state import State

from .found import THRESHOLDS, Analysis, BadAnalysis, Choice, Decision, Position
from .reasons import reasons
from .scales import Looked, Scales, luck

ROUGH, USUAL, DEEP = 200, 2000, 20_000
"""Iterations of the search for a decision: a first look, what is asked for as a rule, and what that is held against."""
CHOICES = 5
"""Alternatives that are told."""
LINE = 8
"""Moves of the line that the search expects, at most."""
LUCK = {0: (64, 0), ROUGH: (12, 30), USUAL: (24, 60)}
"""Deals that luck is measured on, and iterations of the search of what is next, by the depth that is reached."""
CURVE = 8
"""Chances are foreseen by this part of a decision's iterations."""
AGAIN = 8
"""Times that what came is searched, each with luck of its own: as many deals would differ in that too."""
DEALS = 128
"""Set-ups by which it is known what a seat has before the deal."""
WEIGHED_BY = 3
"""Grows with every change of what is found by the same rules and network: what was found before is then begun anew."""
LEAST = min(THRESHOLDS.values())


class Study:
    """One match under analysis."""

    def __init__(self, match: Match, seed: int = 0, known: Analysis | None = None) -> None:
        self.match, self.game, self.seed = match, match.game, seed
        if not self.game.over(match.state):
            raise BadAnalysis("This match is still under way: only finished ones are analysed.")
        network = learned(self.game).network
        self.scales = Scales(self.game, int(match.options["players"]), network)
        self._before: list[bytes] = []
        self._offered: list[int] = []
        self._revealed: list[bool] = []
        self._go_through()
        mark, by = mark_of(match), by_what(self.game)
        if known and (known.match, known.by, known.seed) != (mark, by, seed):
            raise BadAnalysis(
                "This analysis is of another match, or was made by other rules, bots or another seed: begin it anew."
            )
        self.found = known or self._begin(mark, by)

    def save(self) -> str:
        return msgspec.json.encode(self.found).decode() + "\n"

    def deepen(self, depth: int) -> Iterator[tuple[int, int]]:
        """Bring luck and every decision to that depth, a step at a time; yields the steps done, and how many there are."""
        lucky = [m for m, told in enumerate(self._revealed) if told and self.found.positions[m + 1].luck_depth < depth]
        early = [m for m, one in enumerate(self.found.positions[:-1]) if one.depth < depth]
        shallow = [i for i, one in enumerate(self.found.decisions) if one.depth < depth]
        steps = len(lucky) + len(early) + len(shallow)
        for done, step in enumerate(
            [
                *(partial(self._foresee, move, depth) for move in early),
                *(partial(self._measure_luck, move, depth) for move in lucky),
                *(partial(self._judge, i, depth) for i in shallow),
            ],
            1,
        ):
            step()
            yield done, steps
        self.found.depth = max(self.found.depth, depth)

    def _judge(self, i: int, depth: int) -> None:
        self.found.decisions[i] = self.decide(self.found.decisions[i].move, depth)

    def _go_through(self) -> None:
        revealed = 0
        for number, (state, _, _) in enumerate(self.match.positions()):
            now = self.game.revealed(state)
            if number:
                self._revealed.append(now != revealed)
            revealed = now
            self._before.append(bytes(state))
            if number < len(self.match.moves):
                self._offered.append(len(self.game.offers(state, self.match.moves[number][0])))

    def state(self, move: int) -> State:
        """As it was before that move."""
        return self.game.layout.read(self._before[move])

    def _begin(self, mark: str, by: str) -> Analysis:
        told = [self.scales.chances(self.state(move)) for move in range(len(self._before))]
        nothing = [0.0] * self.scales.players
        moves = [
            (move, seat, action) for move, (seat, action) in enumerate(self.match.moves) if self._offered[move] > 1
        ]
        text = self.game.actions.text
        return Analysis(
            format="trivet analysis",
            format_version=1,
            game=self.game.id,
            match=mark,
            by=by,
            seed=self.seed,
            players=self.scales.players,
            depth=0,
            start=self._start(),
            result=told[-1],
            positions=[Position(chances, nothing) for chances in told],
            decisions=[
                Decision(move, seat, text(action), self._offered[move], 0, "", [], []) for move, seat, action in moves
            ],
            seats=[seat for seat, _ in self.match.moves],
        )

    def _start(self) -> list[float]:
        """What every seat has on average before anything is dealt."""
        dealt = [
            self.scales.chances(
                self.game.set_up(self.match.options, luck("deal", self.seed, number), self.match.rules_version)
            )
            for number in range(DEALS)
        ]
        return [sum(each) / DEALS for each in zip(*dealt, strict=True)]

    def _foresee(self, move: int, depth: int) -> None:
        """The chances before a move, from what the seat knows that is to act."""
        position = self.found.positions[move]
        seat = self.match.moves[move][0]
        hidden = self.game.hide(self.state(move), seat)
        position.chances = self.scales.foreseen(
            hidden, seat, luck("curve", self.seed, move, depth), max(1, depth // CURVE)
        )
        position.depth = depth

    def _measure_luck(self, move: int, depth: int) -> None:
        """What came of a move that brought something to light, against what was to be expected of it."""
        worlds, iterations = LUCK[max(least for least in LUCK if least <= depth)]
        seat, action = self.match.moves[move]
        before, after = self.state(move), self.state(move + 1)
        seed = luck("luck", self.seed, move, depth)
        expected = self.scales.expected(self.game.hide(before, seat), seat, action, seed, worlds, iterations)
        then = self.scales.chances(after)
        if iterations and not self.game.over(after):
            next_seat = self.match.moves[move + 1][0]
            hidden = self.game.hide(after, next_seat)
            many = [self.scales.foreseen(hidden, next_seat, luck(seed, again), iterations) for again in range(AGAIN)]
            then = [sum(each) / AGAIN for each in zip(*many, strict=True)]
        position = self.found.positions[move + 1]
        position.luck = [
            after - now - mean for now, after, mean in zip(self.scales.chances(before), then, expected, strict=True)
        ]
        position.luck_depth = depth

    def decide(self, move: int, depth: int) -> Decision:
        """A decision, searched anew to that depth; where another move looks better both are weighed again."""
        seat, action = self.match.moves[move]
        hidden = self.game.hide(self.state(move), seat)
        looked = self.scales.look(hidden, seat, luck("look", self.seed, move, depth), depth, LINE)
        text = self.game.actions.text
        best = looked.actions[0]
        found = Decision(
            *(move, seat, text(action), self._offered[move], depth, text(best)),
            choices=told_choices(looked, action, text),
            line=[(whose, text(what)) for whose, what in looked.line],
        )
        if action == best:
            return found
        weighed = luck("weigh", self.seed, move, depth)
        lost = self.scales.loss(hidden, seat, (action, best), weighed, depth, LEAST)
        found.loss, found.low, found.high = lost.mean, lost.low, lost.high
        if found.proven:
            found.effect = lost.effect
        if found.called:
            found.reasons = reasons(self.game, hidden, seat, best, [action])
        return found


def told_choices(looked: Looked, played: int, text: Callable[[int], str]) -> list[Choice]:
    """The best few, and what was played."""
    every = list(zip(looked.actions, looked.worths, looked.visits, strict=True))
    told = [each for place, each in enumerate(every) if place < CHOICES or each[0] == played]
    return [Choice(text(action), worth, visits) for action, worth, visits in told]


def mark_of(match: Match) -> str:
    """What tells a match from others: not the table it was played at, nor who sat there."""
    return hashlib.sha256(match.save().encode()).hexdigest()[:32]


def by_what(game: Game) -> str:
    """The way it is weighed, the rules, their data and the network."""
    network = learned(game).network
    return f"{WEIGHED_BY} {game.rules_version} {data_of(game.package).mark} {network.mark if network else 'terms'}"
