"""Features: where the numbers of an observation stand, and how they are read."""

import numpy as np
import pytest

from trivet.engine.errors import BadFeatures
from trivet.engine.features import Feature, Features

OBSERVES = Features(
    3,
    phase=Feature(("draw", "play")),
    coins=Feature(high=200, scale=50, each_seat=True),
    hand=Feature(2, ("ace", "king"), each_seat=True),
    debt=Feature(low=-100),
    points=Feature(low=-1000, high=1000, each_seat=True, derived=True),
    left=Feature(high=40, derived=True),
)
At = OBSERVES.names


def test_what_the_table_has_comes_first_then_seat_by_seat_then_what_is_derived() -> None:
    assert (At.phase, At.debt) == (0, 2)
    assert (At.coins, At.hand, OBSERVES.each) == (3, 4, 5)
    assert OBSERVES.size == 3 + 3 * 5
    assert (At.left, At.points, OBSERVES.each_derived) == (18, 19, 1)
    assert OBSERVES.whole == 19 + 3


def test_numbers_are_read_by_name_and_by_seat() -> None:
    out = OBSERVES.blank(derived=True)
    out[At.phase + 1] = 1
    out[At.debt] = -7
    out[At.coins + 2 * OBSERVES.each] = 130
    out[At.hand + OBSERVES.each + 3] = 1
    out[At.points + 2 * OBSERVES.each_derived] = -40
    seen = OBSERVES.named(OBSERVES.read(out, "whist"))
    assert seen["phase"].tolist() == [0, 1]
    assert seen["debt"].tolist() == -7
    assert seen["coins"].tolist() == [0, 0, 130]
    assert seen["hand"].tolist() == [[[0, 0], [0, 0]], [[0, 0], [0, 1]], [[0, 0], [0, 0]]]
    assert seen["points"].tolist() == [0, 0, -40]
    assert seen["left"].tolist() == 0


def test_without_the_derived_ones_an_observation_is_the_beginning_of_the_whole() -> None:
    assert len(OBSERVES.blank()) == OBSERVES.size
    seen = OBSERVES.named(OBSERVES.read(OBSERVES.blank(), "whist"))
    assert list(seen) == ["phase", "coins", "hand", "debt"]
    assert [row["name"] for row in OBSERVES.table()] == list(seen)
    assert [row["name"] for row in OBSERVES.table(derived=True)] == [*seen, "points", "left"]


def test_networks_are_given_each_number_by_its_scale() -> None:
    raw = np.zeros(OBSERVES.size, OBSERVES.dtype())
    raw[At.coins], raw[At.debt], raw[At.phase] = 125, -50, 1
    flat = OBSERVES.flat(raw)
    assert flat.dtype == np.float32
    assert (flat[At.coins], flat[At.debt], flat[At.phase]) == (2.5, -0.5, 1)


def test_many_observations_are_read_at_once() -> None:
    raw = np.arange(4 * OBSERVES.size).reshape(2, 2, OBSERVES.size)
    seen, flat = OBSERVES.named(raw), OBSERVES.flat(raw)
    assert seen["hand"].shape == (2, 2, 3, 2, 2)
    assert seen["hand"][1, 0].tolist() == OBSERVES.named(raw[1, 0])["hand"].tolist()
    assert flat[1, 0].tolist() == OBSERVES.flat(raw[1, 0]).tolist()


def test_the_bounds_have_names_too() -> None:
    low, high = OBSERVES.named(OBSERVES.low), OBSERVES.named(OBSERVES.high)
    assert (low["debt"].tolist(), high["coins"].tolist()) == (-100, [200, 200, 200])
    assert low["hand"].shape == high["hand"].shape == (3, 2, 2)


@pytest.mark.parametrize(
    ("low", "high", "kind"), [(-128, 127, "int8"), (0, 128, "int16"), (-40_000, 0, "int32"), (0, 2**40, "int64")]
)
def test_the_smallest_numbers_that_hold_them_are_used(low: int, high: int, kind: str) -> None:
    features = Features(1, some=Feature(low=low, high=high), other=Feature(high=2**20, derived=True))
    assert features.dtype() == np.dtype(kind)
    assert features.dtype(derived=True).itemsize >= 4


def test_a_number_beyond_its_bounds_is_named() -> None:
    for value, at in ((201, At.coins + 2 * OBSERVES.each), (-1, At.coins)):
        out = [0] * OBSERVES.size
        out[at] = value
        with pytest.raises(BadFeatures, match=rf"whist observes coins {value}, .* from 0 to 200: .* widen"):
            OBSERVES.read(out, "whist")


def test_features_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadFeatures, match="from 1 to 4 cannot be 0"):
        Feature(low=1, high=4)
    with pytest.raises(BadFeatures, match="above 0, not -2"):
        Feature(high=4, scale=-2)
