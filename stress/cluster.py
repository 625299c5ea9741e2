"""`python -m stress.cluster [COMMAND…]`: two nodes of Ray on this machine, behind a token; processes and nodes of it are killed.

Every command of the lab plays there, loses a worker while it does, and says the same as in one process, to the byte. A whole
node is killed under a run: its tasks run again on the other. Whoever has another token is turned away; where the head is killed
too, every command ends in a sentence and exit code 2. Not a row of `make stress`: Ray alone takes a minute to start.
"""

import os
import secrets
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

from tests.server.services import free_port
from trivet.games import IDS, load
from trivet.lab.cluster import ClusterLost
from trivet.lab.processes import HERE, Where
from trivet.lab.records import TABLES, Rows, merge
from trivet.lab.runs import Run

from .spread import COMMANDS, Begun, begin

GAMES = 40
SEED = 7
PATIENCE = 900.0
BUSY, IDLE = b"ray::", b"ray::IDLE"
CLIENT = b"--mode=specific-server"
"""Of the process that Ray starts for everybody who is connected."""


def main(names: Sequence[str]) -> int:
    """Try the commands of these names, or all."""
    commands = names or list(COMMANDS)
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32), "RAY_USAGE_STATS_ENABLED": "0"}
    told: list[bool] = []

    def tell(holds: bool, what: str) -> None:
        told.append(holds)
        print(("" if holds else "FAILED: ") + what, flush=True)

    with tempfile.TemporaryDirectory(prefix="trivet-cluster-") as name:
        folder = Path(name)
        by_themselves = {each: begin(each, folder / "alone" / each, "--workers", "1") for each in commands}
        alone = {each: begun.wait(PATIENCE) for each, begun in by_themselves.items()}
        for each, one in alone.items():
            tell(one.code in (0, 1) and bool(one.made), f"{each} in one process: exit code {one.code} {one.err}")
        with nodes() as (cluster, second, address):
            there = ("--workers", "1", "--cluster", address)
            for each in commands:
                begun = begin(each, folder / "spread" / each, *there)
                killed = lose_a_worker(cluster, begun)
                one = begun.wait(PATIENCE)
                same = one.made == alone[each].made
                tell(
                    bool(killed) and same,
                    f"{each}: {len(one.made)} files and {'a' if killed else 'NO'} worker killed: "
                    f"{'the same' if same else 'NOT THE SAME'} as in one process. {one.err}",
                )
            lose_a_node(cluster, second, address, tell)
            stranger = begin("simulate", folder / "stranger", *there, RAY_AUTH_TOKEN=secrets.token_hex(32)).wait(
                PATIENCE
            )
            tell(stranger.code == 2, f"Another token: exit code {stranger.code}, {stranger.err!r}.")
            under_way = {each: begin(each, folder / "lost" / each, *there) for each in commands}
            all_there = seen(lambda: len(list(running(CLIENT))) >= len(under_way))
            cluster.remove_node(cluster.head_node, allow_graceful=False)
            for each, begun in under_way.items():
                one = begun.wait(PATIENCE)
                tell(
                    all_there and one.code == 2, f"The head is killed under {each}: exit code {one.code}, {one.err!r}."
                )
            begun = begin(commands[0], folder / "nobody", *there)
            one = begun.wait(PATIENCE)
            tell(one.code == 2, f"Nobody is there any longer: exit code {one.code}, {one.err!r}.")
    return 0 if all(told) else 1


@contextmanager
def nodes() -> Iterator[tuple[Any, Any, str]]:
    """A cluster of two nodes, the second of them, and the address of both."""
    from ray.cluster_utils import Cluster

    port = free_port()
    head = {"num_cpus": 1, "ray_client_server_port": port, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        second = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        yield cluster, second, f"ray://127.0.0.1:{port}"
    finally:
        cluster.shutdown()


def lose_a_worker(cluster: Any, begun: Begun) -> int:
    """Kill a process of the cluster in the middle of a task; which one, or 0 where none was ever seen at work."""
    found: list[int] = []
    seen(lambda: found.extend(at_work(cluster)) or found or begun.ended)
    if not found:
        return 0
    os.kill(found[0], signal.SIGKILL)
    return found[0]


def at_work(cluster: Any) -> list[int]:
    """The processes of this cluster's nodes that have a task."""
    raylets = {part.process.pid for node in cluster.list_all_nodes() for part in node.all_processes["raylet"]}
    return [pid for pid in running(BUSY) if not said(pid).startswith(IDLE) and parent(pid) in raylets]


def running(word: bytes) -> Iterator[int]:
    """The processes in whose command a word stands."""
    for pid in [int(one.name) for one in Path("/proc").glob("[0-9]*")]:
        if word in said(pid):
            yield pid


def said(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def parent(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def seen(sight: Callable[[], Any]) -> bool:
    end = time.monotonic() + PATIENCE
    while not sight():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def lose_a_node(cluster: Any, second: Any, address: str, tell: Callable[[bool, str], None]) -> None:
    """Rows of a run under which a node is killed, beside those of one process."""
    run = Run(load(IDS[0]), {"players": 2}, ("greedy:1", "random"), SEED, frozenset(TABLES))
    alone = merge(run.play(range(GAMES), HERE))
    lots = run.play(range(GAMES), Where(cluster=address))
    found = [next(lots)]
    cluster.remove_node(second, allow_graceful=False)
    try:
        found += lots
    except ClusterLost as error:
        tell(False, str(error))
        return
    same = all(getattr(merge(found), t.name).tobytes() == getattr(alone, t.name).tobytes() for t in fields(Rows))
    tell(same, f"A node is killed: {GAMES} games are {'the same' if same else 'NOT THE SAME'} as in one process.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
