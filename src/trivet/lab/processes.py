"""Work spread over processes, each of which loads the compiled rules once; or over the machines of a cluster."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from trivet.engine.errors import TrivetError

T = TypeVar("T")
R = TypeVar("R")


class WorkerLost(TrivetError):
    """A process of the lab ended in the middle of its work."""


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


AHEAD = 4
"""Tasks under way or done for each worker, at most, before the first of them is taken up: what memory has to hold."""


@dataclass(frozen=True)
class Where:
    """Where work is done, and what is remembered of it."""

    workers: int = 1
    """Processes on this machine; one: this process itself."""
    memory: Path | None = None
    """A folder that what was played is remembered in."""
    cluster: str | None = None
    """The address of a Ray cluster, or `local`: instead of processes."""


HERE = Where()


def spread(work: Callable[[T], R], tasks: Sequence[T], where: Where) -> Generator[R, None, None]:
    """The results, in the order of the tasks."""
    if where.cluster and tasks:
        from .cluster import spread_over

        yield from spread_over(work, tasks, where.cluster, where.workers)
        return
    if where.workers == 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
    # Spawned, not forked: they inherit the environment (the mode) and nothing else.
    context = multiprocessing.get_context("spawn")
    workers = min(where.workers, len(tasks))
    pool = ProcessPoolExecutor(workers, context, initializer=end_with_the_parent)
    waiting: deque[Future[R]] = deque()
    try:
        for task in tasks:
            with interrupts_held_back():  # the workers are started here, and are never to hear one
                waiting.append(pool.submit(work, task))
            if len(waiting) == AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
        pool.shutdown()
    except BaseException as error:
        end(pool)
        if isinstance(error, BrokenProcessPool):
            raise WorkerLost("A worker process was ended from outside, or by a bot; its games are lost.") from None
        raise


def end(pool: ProcessPoolExecutor) -> None:
    """End its processes in the middle of their work, and let go of what one of them was half-way through saying: the
    pool would wait for the rest of it for ever."""
    results: Any = getattr(pool, "_result_queue", None)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in multiprocessing.active_children():
        process.terminate()
        process.join()
    if results is not None:
        results._writer.close()


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Ctrl+C waits until this is over. A process that is started meanwhile holds it back for good."""
    if not hasattr(signal, "pthread_sigmask") or threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    # Both are needed: processes inherit the mask, but another thread, unmasked, can still hear the signal for this one.
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
    if heard:
        raise KeyboardInterrupt


def end_with_the_parent() -> None:
    """Interrupts are the parent's to hear; when it is gone, however that came, its workers go too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_the_parent, daemon=True).start()


def follow_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
