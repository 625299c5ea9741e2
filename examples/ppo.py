"""Learn to beat random play, by PPO in JAX: one file to read and to change.

    python examples/ppo.py gobi                     # 3 minutes of processor time, then its wins with their interval
    python examples/ppo.py gorbino --seconds 60

Needs `pip install 'trivet[envs,train]'`. One seat learns at many tables at once, the others move at random. The network is
two layers over what the seat observes; its last one has an output for every action that random play was ever offered,
since of thousands of actions most games offer a few hundred.
"""

import math
import time
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax  # type: ignore[import-untyped]
import typer

from trivet.envs import TablesEnv

TABLES, STEPS = 128, 64
"""Tables that are played at once, and decisions at each between two updates."""
HIDDEN = 192
WARM_UP = 1500
"""Steps of random play, to see what is ever offered."""
EPOCHS, PARTS = 2, 4
"""How often what was played is learnt from, and in how many parts each time."""
RATE, CLIP, ENTROPY, VALUE = 5e-4, 0.2, 0.005, 0.5
DISCOUNT, TRACE = 0.997, 0.95
NEVER = -1e9

Params = dict[str, Any]


class Batch(NamedTuple):
    """What was played; the first axis is time, the second the table."""

    seen: Any
    legal: Any
    action: Any
    chance: Any
    """The logarithm of the chance that the action had."""
    value: Any
    reward: Any
    ended: Any


def new_network(key: Any, inputs: int, outputs: int) -> Params:
    """Two layers, then a logit for each action and a value."""
    keys = jax.random.split(key, 4)

    def layer(key: Any, n: int, m: int, size: float) -> dict[str, Any]:
        return {"w": jax.random.normal(key, (n, m)) * size / math.sqrt(n), "b": jnp.zeros(m)}

    return {
        "first": layer(keys[0], inputs, HIDDEN, 2**0.5),
        "second": layer(keys[1], HIDDEN, HIDDEN, 2**0.5),
        "policy": layer(keys[2], HIDDEN, outputs, 0.01),
        "value": layer(keys[3], HIDDEN, 1, 1.0),
    }


def think(params: Params, scale: Any, seen: Any, legal: Any) -> tuple[Any, Any]:
    """Logits of the actions, those that are not legal out of the question, and the value."""
    h = seen.astype(jnp.float32) / scale
    for name in ("first", "second"):
        h = jax.nn.relu(h @ params[name]["w"] + params[name]["b"])
    logits = h @ params["policy"]["w"] + params["policy"]["b"]
    value = h @ params["value"]["w"] + params["value"]["b"]
    return jnp.where(legal, logits, NEVER), value[..., 0]


@jax.jit
def decide(params: Params, scale: Any, key: Any, seen: Any, legal: Any) -> tuple[Any, Any, Any]:
    """An action by its chance, the logarithm of that chance, and the value."""
    logits, value = think(params, scale, seen, legal)
    action = jax.random.categorical(key, logits)
    chance = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
    return action, chance, value


def advantages(batch: Batch, last: Any) -> Any:
    """How much better than expected each decision turned out (generalised advantage estimation)."""

    def back(carry: tuple[Any, Any], now: Batch) -> tuple[tuple[Any, Any], Any]:
        ahead, value = carry
        goes_on = 1.0 - now.ended
        surprise = now.reward + DISCOUNT * value * goes_on - now.value
        ahead = surprise + DISCOUNT * TRACE * goes_on * ahead
        return (ahead, now.value), ahead

    _, found = jax.lax.scan(back, (jnp.zeros_like(last), last), batch, reverse=True)
    return found


def loss(params: Params, scale: Any, batch: Batch, ahead: Any, target: Any) -> Any:
    logits, value = think(params, scale, batch.seen, batch.legal)
    chances = jax.nn.log_softmax(logits)
    ratio = jnp.exp(jnp.take_along_axis(chances, batch.action[:, None], 1)[:, 0] - batch.chance)
    ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-8)
    policy = -jnp.minimum(ratio * ahead, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * ahead).mean()
    entropy = -jnp.where(batch.legal, jnp.exp(chances) * chances, 0.0).sum(-1).mean()
    return policy + VALUE * jnp.square(value - target).mean() - ENTROPY * entropy


class Learner:
    def __init__(self, game: str, players: int, seed: int) -> None:
        self.game, self.players = game, players
        self.env = TablesEnv(game, TABLES, players, "random", autoreset_mode="SameStep")
        self.env.reset(seed=seed)
        self.actions = offered_at_random(self.env, seed)
        self.scale = jnp.asarray(self.env.setting.scale)
        self.key, key = jax.random.split(jax.random.key(seed))
        self.params = new_network(key, self.env.setting.size, len(self.actions))
        self.optimizer = optax.inject_hyperparams(optax.adam)(learning_rate=RATE, eps=1e-5)
        self.memory = self.optimizer.init(self.params)
        self.learn_from = jax.jit(self._learn_from)

    def play(self, env: TablesEnv, steps: int) -> Iterator[Batch]:
        """Decisions at every table, a step at a time."""
        for _ in range(steps):
            seen, legal = env.observations.copy(), env.masks[:, self.actions].view(np.bool_)
            self.key, key = jax.random.split(self.key)
            action, chance, value = (np.asarray(x) for x in decide(self.params, self.scale, key, seen, legal))
            chosen = self.actions[action]
            unknown = ~legal.any(1)
            chosen[unknown] = env.masks[unknown].argmax(1)  # never offered before: whatever comes first
            _, rewards, ended, _, _ = env.step(chosen)
            yield Batch(seen, legal, action, chance, value, 2 * rewards - ended, ended.astype(np.float32))

    def update(self, rate: float) -> None:
        played = list(self.play(self.env, STEPS))
        batch = Batch(*(np.stack(column) for column in zip(*played, strict=True)))
        legal = self.env.masks[:, self.actions].view(np.bool_)
        self.key, key = jax.random.split(self.key)
        self.memory.hyperparams["learning_rate"] = jnp.asarray(rate)
        self.params, self.memory = self.learn_from(
            self.params, self.memory, key, batch, self.env.observations.copy(), legal
        )

    def _learn_from(self, params: Params, memory: Any, key: Any, batch: Batch, seen: Any, legal: Any) -> Any:
        _, last = think(params, self.scale, seen, legal)
        ahead = advantages(batch, last)
        target = ahead + batch.value
        flat = jax.tree.map(lambda x: x.reshape(TABLES * STEPS, *x.shape[2:]), (batch, ahead, target))

        def part(carry: Any, rows: Any) -> tuple[Any, None]:
            params, memory = carry
            some = jax.tree.map(lambda x: x[rows], flat)
            slope = jax.grad(loss)(params, self.scale, *some)
            slope, _ = optax.clip_by_global_norm(0.5).update(slope, optax.EmptyState())
            change, memory = self.optimizer.update(slope, memory)
            return (optax.apply_updates(params, change), memory), None

        orders = [jax.random.permutation(one, TABLES * STEPS) for one in jax.random.split(key, EPOCHS)]
        carry, _ = jax.lax.scan(part, (params, memory), jnp.concatenate(orders).reshape(EPOCHS * PARTS, -1))
        return carry

    def wins(self, games: int, seed: int) -> tuple[float, int]:
        """The share of games won against random play, shared wins split, and how many were played."""
        env = TablesEnv(self.game, TABLES, self.players, "random", autoreset_mode="SameStep")
        env.reset(seed=seed)
        won, ends = 0.0, np.zeros(TABLES, int)
        while ends.min() < games / TABLES:  # as many at each table: quick games are no likelier to be counted
            (step,) = self.play(env, 1)
            counted = (step.ended > 0) & (ends < games / TABLES)
            won += float(((step.reward[counted] + 1) / 2).sum())
            ends += counted
        return won / ends.sum(), int(ends.sum())


def offered_at_random(env: TablesEnv, seed: int) -> Any:
    """The actions that random play is offered."""
    luck, offered = np.random.default_rng(seed), np.zeros(env.masks.shape[1], np.bool_)
    for _ in range(WARM_UP):
        offered |= env.masks.any(0)
        env.step(env.random_actions(luck))
    return np.flatnonzero(offered)


def interval(share: float, n: int) -> tuple[float, float]:
    """Wilson's, of 95 %."""
    z = 1.96
    middle, width = share + z * z / (2 * n), z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return (middle - width) / (1 + z * z / n), (middle + width) / (1 + z * z / n)


def told(learner: Learner, games: int) -> str:
    share, n = learner.wins(games, seed=10_000)
    low, high = interval(share, n)
    return f"wins {share:.1%} (95 %: {low:.1%} to {high:.1%}) of {n} games against random"


def main(
    game: str,
    players: int = 2,
    seconds: Annotated[float, typer.Option(help="Of processor time.")] = 180,
    updates: Annotated[int, typer.Option(help="At most.")] = 10**9,
    games: Annotated[int, typer.Option(help="To measure its wins by.")] = 1000,
    seed: int = 1,
) -> None:
    """Learn to beat random play."""
    learner = Learner(game, players, seed)
    print(f"{game}: {learner.env.setting.size} numbers seen, {len(learner.actions)} actions", flush=True)
    made, spent = 0, 0.0
    while spent < seconds and made < updates:
        start = time.process_time()
        learner.update(RATE * max(0.05, 1 - spent / seconds))
        made, spent = made + 1, spent + time.process_time() - start
        if made % 40 == 0:
            print(f"{spent:.0f} s, {made * TABLES * STEPS:,} decisions: {told(learner, 256)}", flush=True)
    print(f"After {spent:.0f} s of processor time {game} {told(learner, games)}.")


if __name__ == "__main__":
    typer.run(main)
