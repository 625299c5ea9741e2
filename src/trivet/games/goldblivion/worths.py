"""What effects are worth, in nuggets: rough figures that `evaluation` builds on, worked out once from the data.

A worth is a row: so much by itself, so much for each elf, human, dwarf and building in play and each trophy, and so many
combats. What those are worth depends on the position.
"""

from typing import Any

import numpy as np

from trivet.engine.names import names

from .components import BAR_PRICE, RED_PER, RED_STRENGTH
from .effects import EFFECT, FACE_LIST, FIRST, OPTION, PAST, PER_WORDS, RED_LIST, Has, Op

Worth = names(" ".join(["ITSELF", *PER_WORDS[1:], "COMBAT"]).upper())
"""The columns of a worth: the first as an effect's `per` numbers them."""
TYPICAL = np.array([1.0, 2.5, 1.5, 1.2, 1.5, 2.0, 4.0])
"""How many of each there are when a choice between two powers is judged."""
MATERIAL = 2.6
REACTIVATION = 1.7
BONUS = 0.8
"""A point of Strength or a soldier that comes with a combat."""

SIMPLE = {
    Op.NUGGETS: 1.0,
    Op.MATERIAL: MATERIAL,
    Op.BARS: float(BAR_PRICE),
    Op.MAGIC: 2.4,
    Op.DRAW_BLUE: 2.1,
    Op.FREE_BLUE: 3.0,
    Op.FREE_RED: 0.4,
    Op.DESTROY_MARKET: 0.3,
}


def list_worth(rows: Any, effects: int) -> Any:
    return rows[FIRST[effects] : PAST[effects]].sum(axis=0)


def effect_worths() -> Any:
    """A row for every effect; a list that is part of an effect stands before it."""
    rows = np.zeros((len(EFFECT), len(Worth)))
    die = 0.0
    for _ in range(2):  # the faces of a die are effects too
        for row, effect in zip(rows, EFFECT, strict=True):
            row[:] = 0.0
            op = effect[Has.OP]
            if op in SIMPLE:
                row[effect[Has.PER]] = effect[Has.N] * SIMPLE[op]
            elif op == Op.ROLL_DICE:
                row[effect[Has.PER]] = effect[Has.N] * die
            elif op == Op.REACTIVATE:
                row[Worth.ITSELF] = REACTIVATION
            elif op == Op.COMBAT:
                row[Worth.COMBAT] = 1.0
                row[Worth.ITSELF] = BONUS * (effect[Has.A] + effect[Has.B])
            elif op == Op.CHOOSE_ONE:
                options = [list_worth(rows, OPTION[effect[Has.A] + i]) for i in range(effect[Has.B])]
                row[:] = max(options, key=lambda option: float(option @ TYPICAL))
            elif op == Op.PAY_TO_GAIN:
                row[:] = list_worth(rows, effect[Has.C])
                row[Worth.ITSELF] -= effect[Has.A] + MATERIAL * effect[Has.B]
                if row @ TYPICAL < 0:
                    row[:] = 0.0
        die = float(np.mean([list_worth(rows, face)[Worth.ITSELF] for face in FACE_LIST]))
    return rows


EFFECT_WORTH = effect_worths()
LIST_WORTH = np.array([list_worth(EFFECT_WORTH, effects) for effects in range(len(FIRST))])


def strength_of(effects: int) -> float:
    """Strength that a soldier's power adds; a soldier more to reveal counts for one and a bit."""
    total = 0.0
    for effect in EFFECT[FIRST[effects] : PAST[effects]]:
        op = effect[Has.OP]
        if op == Op.STRENGTH:
            total += float(effect[Has.N])
        elif op == Op.DRAW_RED:
            total += 1.2 * effect[Has.N]
        elif op == Op.COPY_RED:
            total += 1.5
        elif op == Op.CHOOSE_ONE:
            total += float(np.mean([strength_of(OPTION[effect[Has.A] + i]) for i in range(effect[Has.B])]))
        elif op == Op.PAY_TO_GAIN:
            total += 0.6 * strength_of(effect[Has.C])
    return total


SOLDIER_POWER = np.array([strength_of(effects) for effects in RED_LIST])
SOLDIER_STRENGTH = RED_STRENGTH * np.where(RED_PER > 0, 1.3, 1.0) + SOLDIER_POWER
