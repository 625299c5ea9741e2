"""Observations: what a seat knows as whole numbers, declared feature by feature.

A game declares its features once. A rule writes them by their names, which are offsets; all others read them by name:

    OBSERVES = Features(
        PLAYERS,
        phase=Feature(PHASE_WORDS),
        coins=Feature(high=300, each_seat=True),
        hand=Feature(CARD_WORDS, each_seat=True),
    )
    At, EACH = OBSERVES.names, OBSERVES.each

    @rule
    def observe(s, seat, out):
        out[At.phase + s.phase] = 1
        for p in range(s.players):
            observe_player(s, p, out[seats_after(seat, p, s.players) * EACH :])

    @rule
    def observe_player(s, p, out):
        out[At.coins] = s.coins[p]
        put_row(out, At.hand, s.hand, p, CARDS)

`out` comes blank. What each seat has is written once for every seat, the observing one first and the others as they sit
after it; one seat's numbers stand together, `EACH` numbers before the next one's: a part of `out` from there on has them
at the same names. `put` and `put_row` (`trivet.engine.buffers`) copy many numbers at once. Derived numbers follow from the others and spare a network the
work: they come last, and where `out` has no room for them they are not asked for.
"""

import math
from array import array
from collections import namedtuple
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from .errors import BadFeatures
from .rule import COMPILED, Buffer

Numbers = npt.NDArray[Any]
Axis = int | tuple[str, ...]
"""How many there are, or a word for each."""
KINDS = (np.int8, np.int16, np.int32)


@dataclass(frozen=True, init=False)
class Feature:
    """Whole numbers from `low` to `high`, one for each place along its axes; `Feature()` alone is a flag."""

    axes: tuple[Axis, ...]
    low: int
    high: int
    scale: float
    """What networks are given is the number divided by this: the largest it can be, unless said."""
    each_seat: bool
    derived: bool
    says: str
    """What its name leaves open."""

    def __init__(
        self,
        *axes: Axis,
        low: int = 0,
        high: int = 1,
        scale: float | None = None,
        each_seat: bool = False,
        derived: bool = False,
        says: str = "",
    ) -> None:
        if not low <= 0 <= high:
            raise BadFeatures(
                f"A feature from {low} to {high} cannot be 0, which is what stands where none is written."
            )
        if scale is None:
            scale = max(-low, high, 1)
        if not scale > 0:
            raise BadFeatures(f"A feature's scale is what its numbers are divided by, above 0, not {scale}.")
        for name, value in {
            "axes": axes,
            "low": int(low),
            "high": int(high),
            "scale": float(scale),
            "each_seat": each_seat,
            "derived": derived,
            "says": says,
        }.items():
            object.__setattr__(self, name, value)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(axis if isinstance(axis, int) else len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        return math.prod(self.shape)


def smallest(features: Collection[Feature]) -> np.dtype[Any]:
    """The kind of numbers that takes the least room for what these can be."""
    low, high = min(feature.low for feature in features), max(feature.high for feature in features)
    for kind in KINDS:
        if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max:
            return np.dtype(kind)
    return np.dtype(np.int64)


class Features:
    """The features of a game, and where their numbers stand in an observation.

    First those of the table, then those of each seat; then, in the same order, the derived ones.
    """

    def __init__(self, seats: int, /, **features: Feature) -> None:
        self.seats = seats
        """For as many seats there is room; those nobody sits at stay blank."""
        self.features = features
        at: dict[str, int] = {}
        sizes = []
        end = 0
        for derived in (False, True):
            for each_seat in (False, True):
                first = end
                for name, feature in features.items():
                    if (feature.derived, feature.each_seat) == (derived, each_seat):
                        at[name] = end
                        end += feature.size
                if each_seat:
                    sizes.append(end - first)
                    end = first + seats * (end - first)
            if not derived:
                self.size = end
        self.whole = end
        """Numbers with the derived ones; `size` without."""
        self.each, self.each_derived = sizes
        """From a seat's numbers to those of the next seat; the same among the derived ones."""
        self.names: Any = namedtuple("Names", features)(**{name: at[name] for name in features})

    # What they hold, for spaces and networks

    @cached_property
    def low(self) -> Numbers:
        return self._of_each({name: feature.low for name, feature in self.features.items()}, self._whole_kind)

    @cached_property
    def high(self) -> Numbers:
        return self._of_each({name: feature.high for name, feature in self.features.items()}, self._whole_kind)

    @cached_property
    def scale(self) -> npt.NDArray[np.float32]:
        return self._of_each({name: feature.scale for name, feature in self.features.items()}, np.float32)

    def dtype(self, derived: bool = False) -> np.dtype[Any]:
        """The smallest kind of numbers that holds them all."""
        return self._whole_kind if derived else self._kind

    @cached_property
    def _kind(self) -> np.dtype[Any]:
        return smallest([feature for feature in self.features.values() if not feature.derived])

    @cached_property
    def _whole_kind(self) -> np.dtype[Any]:
        return smallest(self.features.values())

    def flat(self, raw: Numbers) -> npt.NDArray[np.float32]:
        """One observation or many, each number divided by its scale."""
        return np.divide(raw, self.scale[: raw.shape[-1]], dtype=np.float32)

    def named(self, raw: Numbers) -> dict[str, Numbers]:
        """One observation or many as views by name; `named(low)` and `named(high)` are the bounds of each."""
        return dict(self._views(raw))

    def table(self, derived: bool = False) -> list[dict[str, Any]]:
        """The features as plain data, for people: where each stands, its shape, its bounds, the words of its axes."""
        return [
            {
                "name": name,
                "at": getattr(self.names, name),
                "shape": list(feature.shape),
                "low": feature.low,
                "high": feature.high,
                "scale": feature.scale,
                "each_seat": feature.each_seat,
                "derived": feature.derived,
                "says": feature.says,
                "words": [list(axis) if isinstance(axis, tuple) else None for axis in feature.axes],
            }
            for name, feature in self.features.items()
            if derived or not feature.derived
        ]

    # What rules write on

    def blank(self, derived: bool = False) -> Buffer:
        n = self.whole if derived else self.size
        return np.zeros(n, self.dtype(derived)) if COMPILED else memoryview(array("q", bytes(8 * n)))

    def read(self, out: Buffer, game: str) -> Numbers:
        """What a rule wrote, if it is what was declared; raises BadFeatures."""
        raw = np.asarray(out)
        n = len(raw)
        if ((raw < self.low[:n]) | (raw > self.high[:n])).any():
            for name, view in self._views(raw):
                feature = self.features[name]
                wrong = view[(view < feature.low) | (view > feature.high)]
                if wrong.size:
                    raise BadFeatures(
                        f"{game} observes {name} {int(wrong[0])}, and declares it from {feature.low} to {feature.high}: "
                        f"write it within them in observe, or widen them in its Features."
                    )
        return raw.astype(self.dtype(n > self.size), copy=False)

    def _of_each(self, numbers: Mapping[str, float], kind: Any) -> Numbers:
        flat = np.zeros(self.whole, kind)
        for name, view in self._views(flat):
            view[...] = numbers[name]
        return flat

    def _views(self, raw: Numbers) -> Iterator[tuple[str, Numbers]]:
        """Every feature that there is room for, as a view of the numbers by its own shape, seats first."""
        for name, feature in self.features.items():
            if feature.derived and raw.shape[-1] == self.size:
                continue
            at, batch = getattr(self.names, name), raw.shape[:-1]
            if feature.each_seat:
                block = self.each_derived if feature.derived else self.each
                start = self._first_of_seats(feature.derived)
                seats = raw[..., start : start + self.seats * block].reshape((*batch, self.seats, block))
                some = seats[..., at - start : at - start + feature.size]
                yield name, some.reshape((*batch, self.seats, *feature.shape))
            else:
                yield name, raw[..., at : at + feature.size].reshape((*batch, *feature.shape))

    def _first_of_seats(self, derived: bool) -> int:
        end, each = (self.whole, self.each_derived) if derived else (self.size, self.each)
        return end - self.seats * each
