"""The lab, on a server that was started with it: a game's data as a form, and the jobs."""

from typing import Literal

from typing_extensions import TypedDict


class DataNumber(TypedDict, closed=True):
    """A number of a data file."""

    name: str
    """What it stands in and what it is called, in one word."""
    path: list[str]
    """The same part by part, entries by their id or name."""
    value: int | float


class DataForm(TypedDict, closed=True):
    file: str
    numbers: list[DataNumber]


class CheckedData(TypedDict, closed=True):
    """A data file with some numbers changed."""

    text: str
    problem: str | None
    """What `trivet check-data` says is wrong with it,"""
    at: str | None
    """and the number that it is likely to be about."""


class NumberChange(TypedDict, closed=True):
    name: str
    old: int | float
    new: int | float


class LabJob(TypedDict, closed=True):
    """Something that the lab was asked for."""

    id: str
    kind: Literal["report", "compare", "sweep"]
    game: str
    options: dict[str, int | str]
    bots: list[str]
    games: int
    file: str
    """The name of the designer's data file, else empty,"""
    against: Literal["tables", "file"]
    """and whether that, without the changes, or the data of new tables are what is compared with."""
    changes: list[NumberChange]
    number: str
    """What is swept,"""
    values: list[int]
    """and its values."""
    command: str
    """What one would type for the same."""
    made: str
    state: Literal["waiting", "running", "done", "failed", "stopped"]
    done: int
    of: int
    """About how many games there will be; 0 while none is played yet."""
    message: str
    """Why it failed."""
    files: list[str]
    """What came of it, by name."""


class LabJobs(TypedDict, closed=True):
    """The newest first."""

    jobs: list[LabJob]
