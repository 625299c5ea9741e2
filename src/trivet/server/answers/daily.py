"""Tables of the day, and their lists."""

from typing_extensions import TypedDict


class DailyTable(TypedDict, closed=True):
    """What a table of the day says of itself."""

    day: str
    """As 2026-11-16, of UTC."""
    counted: bool
    """It is the try that counts in the day's list."""
    until: str
    """Its result counts until then; after it the seed, the match files and the replays are given out."""


class DayEntry(TypedDict, closed=True):
    """A try in a day's list."""

    rank: int | None
    """Null: it was not finished, and has no result. Those who are level share a rank."""
    person: str
    name: str
    mine: bool
    won: bool | None
    score: int | None
    turns: int | None
    table: str | None
    """Where it was played, once all is given out; one's own at any time."""


class PastDay(TypedDict, closed=True):
    """A day of one's own."""

    day: str
    rank: int | None
    finished: int
    """How many people finished their try then."""
    won: bool | None
    score: int | None
    table: str


class Day(TypedDict, closed=True):
    """A day's table of a game: the same shuffle, options and bots for everybody."""

    game: str
    day: str
    today: str
    until: str
    """When the list is closed."""
    over: bool
    """The list is closed."""
    options: dict[str, int | str]
    bots: list[str]
    commitment: str
    """SHA-256 of `text`, which is told with the seed once the list is closed."""
    seed: str | None
    text: str | None
    """Shown, with the seed, once the list is closed."""
    tries: int
    """How many have begun one."""
    entries: list[DayEntry]
    """By win, then points, then fewer turns."""
    next: str | None
    own: DayEntry | None
    """One's own try."""
    going: str | None
    """The table at which it, or a further try, goes on."""
    streak: int
    """Days in a row, up to today or yesterday, on which one has finished a try;"""
    best: int
    """the most it ever were;"""
    history: list[PastDay]
    """and the last of them."""
