"""`python -m stress.cluster`: two nodes of Ray on this machine, behind a token; one is killed while games are played.

Its tasks run again on the other, and the rows are those of one process, to the byte. Whoever has another token is turned away, and
a head that is killed too ends the run in a sentence. Not a row of `make stress`: Ray alone takes a minute to start.
"""

import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields

from trivet.games import IDS, load
from trivet.lab.cluster import ClusterLost
from trivet.lab.records import TABLES, Rows, merge
from trivet.lab.runs import Run
from trivet.lab.workers import HERE, Where

GAMES = 40
SEED = 7
PATIENCE = 300.0


def main() -> int:
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32), "RAY_USAGE_STATS_ENABLED": "0"}
    from ray.cluster_utils import Cluster

    run = Run(load(IDS[0]), {"players": 2}, ("greedy:1", "random"), SEED, frozenset(TABLES))
    alone = merge(run.play(range(GAMES), HERE))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    head = {"num_cpus": 1, "ray_client_server_port": port, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    where = Where(cluster=f"ray://127.0.0.1:{port}")
    try:
        lots = run.play(range(GAMES), where)
        found = [next(lots)]
        cluster.remove_node(second, allow_graceful=False)
        print(f"A node is killed after 1 of {len(run.tasks(range(GAMES)))} tasks.", flush=True)
        found += lots
        same = all(getattr(merge(found), t.name).tobytes() == getattr(alone, t.name).tobytes() for t in fields(Rows))
        print(
            f"{GAMES} games on what was left: {'the same' if same else 'NOT THE SAME'} as in one process.", flush=True
        )
        code, told = a_stranger(str(where.cluster))
        print(f"Another token: exit code {code}, {told!r}.", flush=True)
        lots = run.play(range(GAMES), where)
        next(lots)
        cluster.remove_node(cluster.head_node, allow_graceful=False)
        lost = without_a_head(lots)
        print(f"The head is killed too: {lost or 'NOT NOTICED'}")
    finally:
        cluster.shutdown()
    return 0 if same and code == 2 and lost else 1


def a_stranger(address: str) -> tuple[int, str]:
    """What the command line says to somebody with another token."""
    command = [sys.executable, "-m", "trivet.cli", "simulate", IDS[0], "--games", "2", "--cluster", address]
    environment = os.environ | {"RAY_AUTH_TOKEN": secrets.token_hex(32)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return done.returncode, done.stderr.strip()


def without_a_head(lots: Iterator[Rows]) -> str:
    """What is said when the games cannot go on."""
    try:
        list(lots)
    except ClusterLost as error:
        return str(error)
    return ""


if __name__ == "__main__":
    sys.exit(main())
