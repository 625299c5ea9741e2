"""Work spread over a cluster of machines by Ray: a task goes out, its result comes back, in the order of the tasks.

Each machine has the same Trivet installed. A task whose process or machine is lost runs again elsewhere. Ray is the extra
`ray`; a token keeps strangers out (docs/lab.md).
"""

import atexit
import logging
import os
import re
import warnings
from collections import deque
from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from trivet.engine.errors import TrivetError
from trivet.extras import needs

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"
CLIENT = "ray://"
ADDRESS = re.compile(rf"{CLIENT}[^\s/:][^\s/]*|[^\s/:][^\s/]*:\d{{1,5}}")
RETRIES = 8
"""How often a task is begun again whose worker was lost."""
AHEAD = 4
"""Tasks under way or done for each core, at most, before the first of them is taken up."""


class ClusterLost(TrivetError):
    """A cluster that cannot be reached, or is not there any longer."""


def check(address: str) -> None:
    """Refuse, before anything is played, what is no cluster's address, or cannot be reached with what is installed."""
    if address != LOCAL and not ADDRESS.fullmatch(address):
        raise ClusterLost(f"{address!r} is no cluster: write ray://HOST:10001, HOST:6379 on a machine of it, or local.")
    needs("ray", "ray", *(["grpc"] if address.startswith(CLIENT) else []))


def spread_over(work: Callable[[T], R], tasks: Sequence[T], address: str, cores: int) -> Generator[R, None, None]:
    """The results, in the order of the tasks; `cores` of a local cluster."""
    check(address)
    ray = connected(address, cores)
    waiting: deque[Any] = deque()
    try:
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(lambda task: work(task))  # a partial is no function to Ray
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for task in tasks:
            waiting.append(remote.remote(task))
            if len(waiting) == ahead:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    except BaseException as error:
        if waiting or not isinstance(error, GeneratorExit):
            leave()  # what nobody waits for any longer ends there too
        if isinstance(error, ray.exceptions.RayTaskError):  # raised by the work itself
            raise error.cause if isinstance(error.cause, TrivetError) else error from None
        if isinstance(error, (ray.exceptions.RayError, ConnectionError)):
            raise lost(address, error) from None
        raise


@lru_cache(maxsize=1)
def connected(address: str, cores: int) -> Any:
    """Ray, connected to a cluster for as long as this process lasts: each time the cluster starts processes for us, which have
    the compiled rules to load. A local one is started, and ends with us."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    logging.getLogger("ray.util.client").setLevel(logging.CRITICAL)  # what goes wrong is told in our own sentence
    warnings.filterwarnings("ignore", module="ray")
    ray.shutdown()  # of another cluster
    atexit.register(leave)
    try:
        if address == LOCAL:
            ray.init(num_cpus=cores, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except Exception as error:  # noqa: BLE001  no such host, another version, a wrong token: Ray raises all kinds
        raise lost(address, error) from None
    return ray


def leave() -> None:
    """Let go of the cluster, if there is one."""
    import ray

    connected.cache_clear()
    ray.shutdown()


def lost(address: str, error: Exception) -> ClusterLost:
    told = " ".join(str(error).split())[:200] or type(error).__name__
    said = f"The cluster {address} cannot be reached, or was lost: {told.rstrip('.')}."
    return ClusterLost(said if address == LOCAL else f"{said} Is it up, and is its token the one here (docs/lab.md)?")
