"""Tables of the day: one shuffle for everybody, a list of how everybody's first try went, and nothing given away before.

The day is that of UTC. Its shuffle follows from the date and a secret that lies in the database: all workers agree on it,
and nobody can foresee it. A try begun on its day may be finished until some time after midnight. Then the list is closed,
and all is given out: the seed, the match files, the replays.
"""

import hmac
from datetime import UTC, date, datetime, time, timedelta

from sqlalchemy import Connection, select, update

from trivet.engine.game import SEED_BITS, Game
from trivet.engine.state import State

from ..basics.errors import Refusal
from ..storage import schema
from ..storage.records import TableRecord, Tried
from ..storage.schema import now

LATE = timedelta(hours=2)
"""How long after midnight a try begun before it still counts."""
LIFTED = f"at {LATE.seconds // 3600}:00 UTC."
MOST = 1_000_000
"""Points and turns that can be told apart in a list."""
Tries = schema.DailyTryRow


def today() -> str:
    return now().date().isoformat()


def before(day: str, days: int = 1) -> str:
    return (date.fromisoformat(day) - timedelta(days=days)).isoformat()


def closes(day: str) -> datetime:
    """When a day's list is closed."""
    return datetime.combine(date.fromisoformat(day), time(), UTC) + timedelta(days=1) + LATE


def given_out(day: str) -> bool:
    """Whether everybody may know a day's shuffle."""
    return now() >= closes(day)


def withheld(table: TableRecord) -> bool:
    """Whether what is dealt at a table is still a secret."""
    return table.daily is not None and not given_out(table.daily.day)


def draw(secret: str, game: str, day: str, what: str) -> int:
    """A day's number for something: the same for all who know the secret, and nobody else's guess."""
    said = hmac.digest(bytes.fromhex(secret), f"trivet daily 1 {game} {day} {what}".encode(), "sha256")
    return int.from_bytes(said) % 2**SEED_BITS


def dealt_at(day: str) -> str:
    """What a day's commitment names in place of a table."""
    return f"daily-{day}"


# What is refused


def own_eyes(table: TableRecord, identity: str | None) -> None:
    """Nobody looks on at a table of the day before its list is closed: they would know what is dealt at theirs."""
    if withheld(table) and not table.concerns(identity):
        message = "This is a try at the table of the day. It can be seen when the day's list is closed, " + LIFTED
        raise Refusal(403, "daily", message)


def not_given_out(table: TableRecord) -> None:
    """The seed, and what holds it, is nobody's before the day's list is closed."""
    if withheld(table):
        message = (
            "This is a try at the table of the day: its seed is given out when the day's list is closed, " + LIFTED
        )
        raise Refusal(409, "daily", message)


def by_oneself(table: TableRecord, what: str) -> None:
    """A try is comparable with others' where everybody has nothing but what they know."""
    if withheld(table):
        raise Refusal(409, "daily", f"This is a try at the table of the day, like everybody's: {what}.")


# What a try came to


def finished_try(game: Game, state: State, table: TableRecord) -> Tried | None:
    """How the try that counts has ended; none where it has not, or too late."""
    if table.daily is None or not table.daily.counted or not game.over(state) or given_out(table.daily.day):
        return None
    return Tried(game.places(state)[0] == 1, game.scores(state)[0]["total"], game.turn(state))


def merit(tried: Tried) -> int:
    """What the list goes by: a win before all others, then more points, then fewer turns."""
    points = min(max(tried.score, 1 - MOST // 2), MOST // 2 - 1) + MOST // 2
    return (tried.won * MOST + points) * MOST + MOST - 1 - min(tried.turns, MOST - 1)


def note_try(connection: Connection, table: TableRecord, tried: Tried) -> None:
    """Write down how a try has ended, and what it makes of the person's streak."""
    if table.daily is None or not table.people:
        return
    day, theirs = table.daily.day, (Tries.identity == table.people[0], Tries.game == table.game)
    streak = 1 + (connection.execute(select(Tries.streak).where(*theirs, Tries.day == before(day))).scalar() or 0)
    values = {"merit": merit(tried), "streak": streak, **vars(tried)}
    own = (*theirs, Tries.day == day, Tries.table_id == table.id, Tries.merit == 0)
    if connection.execute(update(Tries).where(*own).values(**values)).rowcount:
        after = (*theirs, Tries.day == before(day, -1), Tries.merit > 0)  # finished first, though begun later
        connection.execute(update(Tries).where(*after).values(streak=streak + 1))
