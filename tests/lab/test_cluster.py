"""A cluster: results in the order of the tasks, and in words what becomes of one that is lost. Ray itself is played by a
double here; `python -m stress.cluster` has two real nodes."""

import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from trivet.engine.errors import BadOptions
from trivet.extras import MissingExtra
from trivet.lab import cluster
from trivet.lab.cluster import ClusterLost
from trivet.lab.processes import Where, spread


class RayError(Exception): ...


class RayTaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        super().__init__("Traceback …")
        self.cause = cause


class Ray:
    """What is asked of Ray, done here."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self) -> None:
        self.trouble: Exception | None = None
        self.under_way, self.most, self.connected, self.times = 0, 0, False, 0

    def init(self, **asked: Any) -> None:
        if asked.get("address"):
            raise ConnectionError("nobody listens\n at that port")
        assert not self.connected
        self.connected, self.times = True, self.times + 1

    def shutdown(self) -> None:
        self.connected = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **asked: Any) -> Callable[[Callable[[Any], Any]], Any]:
        assert asked["max_retries"] > 0

        def send(work: Callable[[Any], Any], task: Any) -> Any:
            self.under_way += 1
            self.most = max(self.most, self.under_way)
            return lambda: work(task)

        return lambda work: SimpleNamespace(remote=lambda task: send(work, task))

    def get(self, promise: Callable[[], Any]) -> Any:
        self.under_way -= 1
        if self.trouble:
            raise self.trouble
        try:
            return promise()
        except Exception as error:
            raise RayTaskError(error) from error


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ray]:
    double = Ray()
    monkeypatch.setitem(sys.modules, "ray", double)
    monkeypatch.setattr(cluster, "needs", lambda *modules: None)
    monkeypatch.setattr("atexit.register", lambda leave: None)
    yield double
    cluster.leave()
    assert not double.connected


def double(number: int) -> int:
    if number == 13:
        raise BadOptions("Thirteen is not to be doubled.")
    return 2 * number


def test_results_come_in_order_and_few_wait(ray: Ray) -> None:
    assert list(spread(double, range(13), Where(2, cluster="local"))) == [2 * n for n in range(13)]
    assert ray.most <= 8


def test_one_connection_serves_a_whole_command(ray: Ray) -> None:
    where = Where(2, cluster="local")
    first = spread(double, range(3), where)
    assert [next(first) for _ in range(3)] == [0, 2, 4]  # and it is never asked for a fourth
    assert list(spread(double, range(3), where)) == [0, 2, 4]
    first.close()
    assert ray.connected and ray.times == 1
    assert list(spread(double, range(3), Where(3, cluster="local"))) == [0, 2, 4]
    assert ray.times == 2


def test_whoever_stops_early_leaves_and_nothing_plays_on(ray: Ray) -> None:
    some = spread(double, range(100), Where(2, cluster="local"))
    next(some)
    some.close()
    assert not ray.connected


def test_what_the_work_refuses_is_refused_in_its_words(ray: Ray) -> None:
    with pytest.raises(BadOptions, match="Thirteen"):
        list(spread(double, [13], Where(cluster="local")))


def test_a_cluster_that_is_lost_is_told_in_a_sentence(ray: Ray) -> None:
    ray.trouble = RayError("the head is gone")
    with pytest.raises(ClusterLost, match=r"The cluster local .* was lost: the head is gone\."):
        list(spread(double, [1, 2], Where(cluster="local")))
    assert not ray.connected
    with pytest.raises(ClusterLost, match=r"ray://nowhere:1 cannot be reached.*nobody listens at that port\."):
        list(spread(double, [1, 2], Where(cluster="ray://nowhere:1")))


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trivet.extras.find_spec", lambda module: None)
    with pytest.raises(MissingExtra, match=r"pip install 'trivet\[ray\]'"):
        cluster.check("ray://here:10001")


@pytest.mark.parametrize(
    "address", ["somewhere", "", "ray://", "ray:// here", "ray://:10001", ":6379", "here:", "here:port"]
)
def test_what_is_no_address_is_told_before_anybody_is_asked(address: str) -> None:
    with pytest.raises(ClusterLost, match=r"is no cluster: write ray://HOST:10001"):
        cluster.check(address)
