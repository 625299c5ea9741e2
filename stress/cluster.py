"""`python -m stress.cluster`: two nodes of Ray on this machine, one of which is killed while games are played.

Its tasks run again on the other, and the rows are those of one process, to the byte. Not a row of `make stress`: Ray alone takes
a minute to start.
"""

import os
import sys
from dataclasses import fields

from trivet.games import IDS, load
from trivet.lab.records import TABLES, Rows, merge
from trivet.lab.runs import Run
from trivet.lab.workers import HERE, Where

GAMES = 60
SEED = 7


def main() -> int:
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")  # nothing here listens to any other machine
    from ray.cluster_utils import Cluster

    game = load(IDS[0])
    run = Run(game, {"players": 2}, ("greedy:1", "random"), SEED, frozenset(TABLES))
    alone = merge(run.play(range(GAMES), HERE))
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    try:
        tasks = len(run.tasks(range(GAMES)))
        lots = run.play(range(GAMES), Where(cluster=cluster.address))
        found = [next(lots)]
        cluster.remove_node(second, allow_graceful=False)
        print(f"A node is killed after 1 of {tasks} tasks.", flush=True)
        found += lots
    finally:
        cluster.shutdown()
    same = all(getattr(merge(found), t.name).tobytes() == getattr(alone, t.name).tobytes() for t in fields(Rows))
    print(f"{GAMES} games on what was left: {'the same' if same else 'NOT THE SAME'} as in one process.")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
