"""Other engines and environments at random play. Run by the Python of the peers' own environment, which knows nothing of Trivet.

`python peers.py catanatron` reads numbers of seconds, a line each, plays for about that long, and prints the moves and
seconds as JSON. A move is a player's action, as with us; the dice that a chance node rolls are none.
"""

import json
import random
import sys
import time
from importlib import import_module
from typing import Any, Protocol


class Peer(Protocol):
    def play(self, seed: int) -> tuple[int, float]:
        """One game: its moves, and its seconds from the set-up to the end."""


class Catanatron:
    def __init__(self) -> None:
        self.catan = import_module("catanatron")

    def play(self, seed: int) -> tuple[int, float]:
        start = time.perf_counter()
        players = [self.catan.RandomPlayer(color) for color in self.catan.Color]
        game = self.catan.Game(players, seed=seed)
        game.play()
        return len(game.state.actions), time.perf_counter() - start


class Backgammon:
    """OpenSpiel's, driven by its own loop in C++."""

    def __init__(self) -> None:
        self.spiel = import_module("pyspiel")
        self.game = self.spiel.load_game("backgammon")
        self.bots = [self.spiel.make_uniform_random_bot(player, 1 + player) for player in range(2)]

    def play(self, seed: int) -> tuple[int, float]:
        start = time.perf_counter()
        state = self.game.new_initial_state()
        self.spiel.evaluate_bots(state, self.bots, seed)
        seconds = time.perf_counter() - start
        return sum(step.player >= 0 for step in state.full_history()), seconds


class Pgx:
    """Backgammon, 256 games in one compiled call; a state brings its observation and what is legal along."""

    def __init__(self) -> None:
        self.jax = import_module("jax")
        env = import_module("pgx").make("backgammon")
        renewed = import_module("pgx.experimental").auto_reset(env.step, env.init)

        def go(state: Any, key: Any) -> tuple[Any, Any]:
            key, pick = self.jax.random.split(key)
            logits = self.jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            actions = self.jax.random.categorical(pick, logits)
            return self.jax.vmap(renewed)(state, actions, self.jax.random.split(key, AT_ONCE)), key

        self.go = self.jax.jit(go)
        self.key = self.jax.random.PRNGKey(1)
        self.state = self.jax.jit(self.jax.vmap(env.init))(self.jax.random.split(self.key, AT_ONCE))
        self.play(0)  # compiled, and not counted

    def play(self, seed: int) -> tuple[int, float]:
        start = time.perf_counter()
        for _ in range(16):
            self.state, self.key = self.go(self.state, self.key)
        self.jax.block_until_ready(self.state)
        return 16 * AT_ONCE, time.perf_counter() - start


class PettingZoo:
    """Leduc hold'em."""

    def __init__(self) -> None:
        self.env = import_module("pettingzoo.classic").leduc_holdem_v4.env()

    def play(self, seed: int) -> tuple[int, float]:
        moves, start = 0, time.perf_counter()
        self.env.reset(seed=seed)
        for agent in self.env.agent_iter():
            seen, _, ended, cut, _ = self.env.last()
            over = ended or cut
            self.env.step(None if over else self.env.action_space(agent).sample(seen["action_mask"]))
            moves += not over
        return moves, time.perf_counter() - start


class RLCard:
    """Gin rummy, one step at a time; a state brings its observation and what is legal along."""

    def __init__(self) -> None:
        self.env = import_module("rlcard").make("gin-rummy")

    def play(self, seed: int) -> tuple[int, float]:
        moves, luck, start = 0, random.Random(seed), time.perf_counter()
        state, _ = self.env.reset()
        while not self.env.is_over():
            state, _ = self.env.step(luck.choice(list(state["legal_actions"])))
            moves += 1
        return moves, time.perf_counter() - start


class EnvPool:
    """CartPole, 256 at once in C++: no board game, and nothing of one to observe."""

    def __init__(self) -> None:
        np = import_module("numpy")
        self.env = import_module("envpool").make_gymnasium("CartPole-v1", num_envs=AT_ONCE)
        self.env.reset()
        self.actions = np.zeros(AT_ONCE, np.int32)

    def play(self, seed: int) -> tuple[int, float]:
        start = time.perf_counter()
        for i in range(16):
            self.actions[:] = i % 2
            self.env.step(self.actions)
        return 16 * AT_ONCE, time.perf_counter() - start


AT_ONCE = 256
PEERS: dict[str, type[Peer]] = {
    "catanatron": Catanatron,
    "open_spiel": Backgammon,
    "pgx": Pgx,
    "pettingzoo": PettingZoo,
    "rlcard": RLCard,
    "envpool": EnvPool,
}


def main() -> None:
    peer, seed = PEERS[sys.argv[1]](), 0
    for line in sys.stdin:
        moves, seconds = 0, 0.0
        while seconds < float(line):
            seed += 1
            more, took = peer.play(seed)
            moves += more
            seconds += took
        print(json.dumps({"moves": moves, "seconds": seconds}), flush=True)


if __name__ == "__main__":
    main()
