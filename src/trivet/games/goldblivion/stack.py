"""What is being resolved: effect lists inside effect lists, the innermost on top."""

from trivet.engine.rule import Record, rule

from .components import DEEP, KINDS, Phase, Source
from .effects import FIRST, PAST


@rule
def push(s: Record, effects: int, source: int, card: int) -> None:
    """Resolve a list of effects before anything that waits."""
    if s.depth < DEEP:
        s.stack_effect[s.depth] = FIRST[effects]
        s.stack_past[s.depth] = PAST[effects]
        s.stack_source[s.depth] = source
        s.stack_card[s.depth] = card
        s.depth += 1
    s.phase = Phase.RESOLVE


@rule
def pop(s: Record) -> None:
    s.depth -= 1
    if s.depth == 0 and s.stack_source[0] == Source.VILLAGE:
        village = s.stack_card[0]
        s.village[village] = 1 - s.village[village]  # now that its gain is resolved
    s.stack_effect[s.depth] = 0
    s.stack_past[s.depth] = 0
    s.stack_source[s.depth] = 0
    s.stack_card[s.depth] = 0
    if s.depth == 0:
        for kind in range(KINDS):
            s.chain[kind] = 0


@rule
def ask(s: Record, phase: int, effect: int, times: int) -> None:
    """Wait for a choice."""
    s.phase = phase
    s.asked = effect
    s.times = times


@rule
def settle(s: Record) -> None:
    """Nothing is asked any more."""
    s.asked = 0
    s.times = 0


@rule
def answered(s: Record) -> None:
    """What was asked is settled: resolve on."""
    settle(s)
    s.phase = Phase.RESOLVE
