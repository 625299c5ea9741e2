"""The fit: a network's weights from examples, by JAX and Optax (extra `train`) on the processor.

The function is the one that bots play by (`trivet.bots.network`): ReLU between layers, and x/√(1+x²) as the link from the last
number to a chance. It is fitted in 32 bits, a row a seat, by the cross-entropy with the λ-return. Batches come in an order that
depends on the seed alone; after every pass over the examples all that the next one needs can be written down.
"""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax  # type: ignore[import-untyped]

from .examples import Examples, Numbers
from .fitted import Pass, Weights

RATE, DECAY = 2e-3, 1e-4
LAST = 0.05
"""What is left of the rate at the end."""
BATCH = 2048
LEAST_STEPS = 64
"""Of a pass: with few examples batches are smaller."""


@dataclass(frozen=True)
class Asked:
    """How to fit."""

    inputs: int
    passes: int
    seed: int
    generation: int


def new_weights(inputs: int, first: int, second: int, seed: int) -> Weights:
    """Weights to begin with: every chance is near a half."""
    dice = np.random.default_rng([seed, inputs])

    def layer(n: int, m: int, size: float) -> Numbers:
        return (dice.standard_normal((n, m)) * size / np.sqrt(n)).astype(np.float32)

    return {
        "w1": layer(inputs, first, 4.0),  # most inputs are 0
        "b1": np.zeros(first, np.float32),
        "w2": layer(first, second, 2**0.5),
        "b2": np.zeros(second, np.float32),
        "w3": layer(second, 1, 0.1)[:, 0],
        "b3": np.zeros(1, np.float32),
    }


def depth(weights: Any, x: Any) -> Any:
    """What the last layer says, any number."""
    h = jax.nn.relu(x @ weights["w1"] + weights["b1"])
    h = jax.nn.relu(h @ weights["w2"] + weights["b2"])
    return h @ weights["w3"] + weights["b3"][0]


def chance(z: Any) -> Any:
    return 0.5 + 0.5 * z / jnp.sqrt(1.0 + z * z)


def surprise(z: Any, target: Any) -> Any:
    """The cross-entropy of a chance with what it should be; exact for chances near 0 and 1 too."""
    root = jnp.sqrt(1.0 + z * z)
    far = root + jnp.abs(z)
    less, more = -jnp.log(2.0 * root * far), jnp.log(far / (2.0 * root))  # log of the smaller chance, of the greater
    up = jnp.where(z >= 0, more, less)
    down = jnp.where(z >= 0, less, more)
    return -(target * up + (1.0 - target) * down)


OPTIMISER = optax.chain(optax.scale_by_adam(), optax.add_decayed_weights(DECAY))


def rate(step: int, steps: int) -> float:
    """How far a step goes: half a cosine, from the whole rate down to what is left of it."""
    return RATE * (LAST + (1 - LAST) * 0.5 * (1 + math.cos(math.pi * step / steps)))


@jax.jit
def step(weights: Any, memory: Any, x: Any, target: Any, rate: Any) -> tuple[Any, Any, Any]:
    """The weights after a batch, the optimiser's memory, and the mean squared error before."""

    def loss(weights: Any) -> tuple[Any, Any]:
        z = depth(weights, x)
        return surprise(z, target).mean(), ((chance(z) - target) ** 2).mean()

    (_, error), slope = jax.value_and_grad(loss, has_aux=True)(weights)
    change, memory = OPTIMISER.update(slope, memory, weights)
    return jax.tree.map(lambda now, by: now - rate * by, weights, change), memory, error


@jax.jit
def said(weights: Any, x: Any) -> Any:
    return chance(depth(weights, x))


def chances(weights: Weights, examples: Examples, rows: Numbers) -> Numbers:
    """What a network gives the seats of these rows."""
    inputs = len(weights["w1"])
    parts = [np.zeros(0, np.float32)]
    for first in range(0, len(rows), BATCH):
        some = rows[first : first + BATCH]
        padded = np.concatenate([some, np.zeros(BATCH - len(some), some.dtype)])  # one shape is compiled once
        parts.append(np.asarray(said(weights, examples.dense(padded, inputs)))[: len(some)])
    return np.concatenate(parts)


def squared(said: Numbers, came: Numbers) -> float:
    return float(np.mean((said.astype(np.float64) - came) ** 2)) if len(said) else float("nan")


def fit(
    start: Weights,
    examples: Examples,
    asked: Asked,
    before: Pass | None = None,
    written: Callable[[Pass], None] = lambda now: None,
) -> Pass:
    """Fit weights, from those given or from where a fit stood; `written` hears of every pass."""
    fitted, out = examples.held_out()
    batch = min(BATCH, 1 << max(0, (len(fitted) // LEAST_STEPS).bit_length() - 1))  # few shapes: each is compiled once
    steps = len(fitted) // batch
    with jax.default_device(jax.devices("cpu")[0]):
        weights: Any = {name: jnp.asarray(one) for name, one in (before.weights if before else start).items()}
        memory = OPTIMISER.init(weights)
        now = before or Pass(0, start, [], start, float("inf"), [])
        if before:
            memory = jax.tree.unflatten(jax.tree.structure(memory), [jnp.asarray(one) for one in before.memory])
        while now.passes < asked.passes:
            begun = time.monotonic()
            order = np.random.default_rng([asked.seed, asked.generation, now.passes]).permutation(fitted)
            errors = []
            for i in range(steps):
                rows = order[i * batch : (i + 1) * batch]
                x, far = examples.dense(rows, asked.inputs), rate(now.passes * steps + i, asked.passes * steps)
                weights, memory, error = step(weights, memory, x, examples.target[rows], far)
                errors.append(error)
            plain = {name: np.asarray(one) for name, one in weights.items()}
            held = squared(chances(plain, examples, out), examples.target[out])
            better = held < now.error or not len(out)
            now = Pass(
                now.passes + 1,
                plain,
                [np.asarray(one) for one in jax.tree.leaves(memory)],
                plain if better else now.best,
                held if better else now.error,
                [*now.errors, (float(np.mean(np.asarray(errors))), held)],
                now.seconds + time.monotonic() - begun,
            )
            written(now)
    return now
