"""States: one NumPy record each, the same bytes in both modes."""

from collections.abc import Callable, Sequence
from functools import cache, cached_property, lru_cache
from operator import attrgetter
from typing import Any, NamedTuple, cast
from weakref import WeakValueDictionary

import numpy as np
import numpy.typing as npt

from .rule import COMPILED

HEAD: list[tuple[Any, ...]] = [
    ("rng", np.int64, (4,)),
    ("revealed", np.int32),  # grows when hidden things come out or the turn passes: undo never goes back across it
    ("players", np.int8),
    ("entries", np.int8),  # players, and an automated opponent that never acts
]
"""The fields that every game's record begins with."""
TAIL: list[tuple[Any, ...]] = [
    ("rules", np.int64),  # the version of the rules it was begun by, and goes on by
    ("turns", np.int64),  # how many have ended: a game counts on when the turn passes
]
"""The fields that what is saved and compared ends with."""


class Layout:
    """The record of a game: what is saved and compared, then scratch paper, which is neither."""

    def __init__(self, fields: Sequence[tuple[Any, ...]], scratch: Sequence[tuple[Any, ...]] = ()) -> None:
        self.fields, self.scratch = tuple(fields), tuple(scratch)
        self.dtype = np.dtype([*HEAD, *fields, *TAIL, ("scratch", np.int64), *scratch], align=True)
        assert self.dtype.fields is not None
        clashes = [name for name in self.dtype.fields if hasattr(np.record, name)]
        assert not clashes, f"A NumPy record has attributes of its own by these names: {clashes}"
        self.size = self.dtype.fields["scratch"][1]
        LAYOUTS.setdefault(self.dtype, self)

    def __reduce__(self) -> tuple[Any, ...]:
        return layout_of, (self.fields, self.scratch)

    def blank(self) -> "State":
        return State(self, np.zeros(1, self.dtype))

    def read(self, data: bytes) -> "State":
        """The state whose bytes these are."""
        if len(data) != self.size:
            raise ValueError(f"A state of this game has {self.size} bytes, these are {len(data)}.")
        array = np.zeros(1, self.dtype)
        raw(array)[: self.size] = np.frombuffer(data, np.uint8)
        return State(self, array)


LAYOUTS: "WeakValueDictionary[np.dtype[Any], Layout]" = WeakValueDictionary()
"""The layouts of this process, each record's once: that is the one a copied or pickled state has."""
MOST_KINDS = 64
"""Of records that are remembered: games come and go with their data."""


@lru_cache(MOST_KINDS)
def layout_of(fields: tuple[tuple[Any, ...], ...], scratch: tuple[tuple[Any, ...], ...]) -> Layout:
    """The layout with these fields: the game's own where the game is loaded here."""
    layout = Layout(fields, scratch)
    return LAYOUTS[layout.dtype]


def raw(array: npt.NDArray[Any]) -> npt.NDArray[np.uint8]:
    """The bytes of an array, the padding between fields too, which NumPy's own copies leave to chance."""
    return array.view(np.uint8)


class Place(NamedTuple):
    """Where in a record an array field lies, and how it is read."""

    name: str
    start: int
    end: int
    format: str
    shape: tuple[int, ...]


@lru_cache(MOST_KINDS)
def kinds_of_fields(dtype: np.dtype[Any]) -> tuple[tuple[str, ...], np.dtype[Any], tuple[Place, ...]]:
    """The single fields, a record that has them alone, and the places of the fields that are arrays."""
    assert dtype.fields is not None
    names = dtype.names or ()
    singles = [name for name in names if not dtype[name].shape]
    places = []
    for name in names:
        kind, start, *_ = dtype.fields[name]
        if kind.shape:
            places.append(Place(name, start, start + kind.itemsize, np.zeros(1, kind.base).data.format, kind.shape))
    return tuple(singles), dtype[singles], tuple(places)


@cache
def reader(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads these attributes in one go."""
    if len(names) < 2:  # one alone would come without the tuple
        return lambda record: tuple(getattr(record, name) for name in names)
    return attrgetter(*names)


class PlainState:
    """A record for uncompiled rules: array fields are memoryviews on it (Python ints out, range-checked in),
    single fields are attributes, copied in by `load` and out by `store`."""

    def __init__(self, array: npt.NDArray[Any], index: int = 0) -> None:
        self._array = array[index : index + 1]
        self._singles, singles, places = kinds_of_fields(array.dtype)
        self._values = self._array.view(singles)
        self._read = reader(self._singles)
        record = raw(self._array).data
        for name, start, end, form, shape in places:
            setattr(self, name, record[start:end].cast(cast(Any, form), shape))
        self.load()

    def load(self) -> None:
        self.__dict__.update(zip(self._singles, self._values.item(), strict=True))

    def store(self) -> None:
        self._values[0] = self._read(self)


class PlainStates:
    """An array of records for uncompiled rules: `states[1] = states[0]` copies."""

    def __init__(self, array: npt.NDArray[Any]) -> None:
        self.items = [PlainState(array, i) for i in range(len(array))]

    def __len__(self) -> int:
        return len(self.items)

    def __getitem__(self, i: int) -> PlainState:
        return self.items[i]

    def __setitem__(self, i: int, other: PlainState) -> None:
        other.store()
        raw(self.items[i]._array)[:] = raw(other._array)
        self.items[i].load()


def plain(array: npt.NDArray[Any]) -> Any:
    """What rules are called with: the array itself when compiled, `PlainStates` on it when not."""
    return array if COMPILED else PlainStates(array)


class State:
    """One position of one game. Change it through its `Game` alone; `bytes(state)` is all there is to it."""

    def __init__(self, layout: Layout, array: npt.NDArray[Any]) -> None:
        self.layout = layout
        self.array = array
        self.states = plain(array)

    def fields(self) -> Any:
        """The record with its fields by name, for reading."""
        return self._record if COMPILED else self.states[0]

    @cached_property
    def _record(self) -> Any:
        """A view of the array: it changes with it."""
        return self.array.view(np.recarray)[0]

    def copy(self) -> "State":
        if not COMPILED:
            self.states[0].store()
        return State(self.layout, raw(self.array).copy().view(self.layout.dtype))

    def __bytes__(self) -> bytes:
        if not COMPILED:
            self.states[0].store()
        return raw(self.array)[: self.layout.size].tobytes()

    def __reduce__(self) -> tuple[Any, ...]:
        """`copy` and `pickle` go by the bytes too: scratch paper, which may hold what was shuffled, stays behind."""
        return Layout.read, (self.layout, bytes(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))
