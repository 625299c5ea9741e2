"""Tables of the day, and their lists."""

from typing_extensions import TypedDict


class DailyTable(TypedDict, closed=True):
    """What a table of the day says of itself: which day's it is, whether it is the try that is `counted`, and `until` when its result does, after
    which all is given out."""

    day: str
    """As 2026-11-16, of UTC."""
    counted: bool
    """It is the try that counts in the day's list."""
    until: str
    """Its result counts until then; after it the seed, the match files and the replays are given out."""


class DayEntry(TypedDict, closed=True):
    """A try in a day's list. Without a `rank` it was not finished, and has no result; those who are level share a rank. `table`: where it was
    played, once all is given out, and at any time for oneself."""

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
    """A day of one's own; `finished`: how many people finished their try then."""

    day: str
    rank: int | None
    finished: int
    won: bool | None
    score: int | None
    table: str


class Day(TypedDict, closed=True):
    """A day's table of a game: the same shuffle, `options` and `bots` for everybody. The list goes by win, then points, then fewer turns.

    `commitment`: the SHA-256 of `text`, which is shown, with the `seed`, once the list is closed (`until`, `over`). `tries`: how many
    have begun one. `own` is the person's, `going` the table at which it, or a further try, goes on; `streak`: on how many days in a row, up to today or yesterday, they have finished one, `best`
    the most they ever did; `history` their last days.
    """

    game: str
    day: str
    today: str
    until: str
    """When the list is closed."""
    over: bool
    options: dict[str, int | str]
    bots: list[str]
    commitment: str
    """SHA-256 of `text`, which is told with the seed once the list is closed."""
    seed: str | None
    text: str | None
    tries: int
    """How many have begun one."""
    entries: list[DayEntry]
    next: str | None
    own: DayEntry | None
    going: str | None
    """The table at which one's own try goes on."""
    streak: int
    """Days in a row, up to today or yesterday, on which one has finished a try; and the most it ever were."""
    best: int
    history: list[PastDay]
