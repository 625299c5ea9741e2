"""How a person's play has changed, by the matches of theirs that were analysed, here or by their own page."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from trivet.analysis.found import PHASES
from trivet.analysis.telling import WHOLE

from ..answers.analysis import Curve, CurvePoint, PhaseErrors
from ..storage import schema
from ..storage.records import SeatRecord, TableRecord
from ..storage.transactions import Storage, once_more

MOST = 200
"""Matches of a game, the last ones."""
Analysed = schema.AnalysedRow


@dataclass(frozen=True)
class Played:
    """How a seat was played, by an analysis."""

    seat: int
    depth: int
    decisions: int
    errors: float
    phases: dict[str, PhaseErrors]
    luck: float
    deal: float


class PlayCurves:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, identity: str, games: Sequence[str]) -> list[Curve]:
        """One for each of these games of which there is anything."""
        curves: list[Curve] = []
        async with self._storage.reading() as connection:
            for game in games:
                query = select(Analysed.__table__).where(Analysed.identity == identity, Analysed.game == game)
                rows = (await connection.execute(query.order_by(Analysed.created.desc()).limit(MOST))).all()
                if rows:
                    curves.append({"game": game, "matches": [point(row) for row in reversed(rows)]})
        return curves

    @once_more
    async def note(self, table: TableRecord, played: Played) -> None:
        """What somebody's own page has found of how they played."""
        await self._storage.change(lambda connection: keep_curves(connection, table.id, [played]))


def point(row: Any) -> CurvePoint:
    return {
        "table": row.table_id,
        "players": row.players,
        "depth": row.depth,
        "decisions": row.decisions,
        "errors": row.errors,
        "phases": row.phases,
        "luck": row.luck,
        "deal": row.deal,
        "ended": row.created.isoformat(),
    }


def played_oneself(table: TableRecord) -> list[SeatRecord]:
    """The seats that somebody has played themselves, as their only one and to the end, at a table of this server's."""
    if table.origin is not None:
        return []
    return [
        seat
        for seat in table.seats
        if seat.identity is not None
        and seat.stand_in is None
        and seat.bot_moves == 0
        and len(table.seats_of(seat.identity)) == 1
    ]


class LevelSum(msgspec.Struct):
    decisions: int
    errors: float


class AccountSum(msgspec.Struct):
    luck: float
    deal: float


class Sums(msgspec.Struct):
    """Of what is shown, how the seats played."""

    levels: list[dict[str, LevelSum]]
    accounts: list[AccountSum]


def how_people_played(table: TableRecord, depth: int, shown: bytes) -> list[Played]:
    """What an analysis has found of those who played themselves."""
    sums = msgspec.json.decode(shown, type=Sums)
    found = []
    for seat in played_oneself(table):
        levels, account = sums.levels[seat.seat], sums.accounts[seat.seat]
        phases: dict[str, PhaseErrors] = {
            phase: {"decisions": levels[phase].decisions, "errors": levels[phase].errors} for phase in PHASES
        }
        whole = levels[WHOLE]
        found.append(Played(seat.seat, depth, whole.decisions, whole.errors, phases, account.luck, account.deal))
    return found


def keep_curves(connection: Connection, table: str, played: Sequence[Played]) -> None:
    """How people played there, where nothing that was looked at more closely is known: of those who still sit there."""
    tables, seats, commands = schema.TableRow, schema.SeatRow, schema.CommandRow
    known = select(Analysed.seat, Analysed.depth).where(Analysed.table_id == table)
    depths = {row.seat: row.depth for row in connection.execute(known)}
    better = [one for one in played if one.depth >= depths.get(one.seat, 0)]
    if not better:
        return
    game = connection.execute(select(tables.game).where(tables.id == table)).scalar_one()
    query = select(seats.seat, seats.identity).where(seats.table_id == table)
    sitting = {row.seat: row.identity for row in connection.execute(query)}
    last = select(commands.created).where(commands.table_id == table).order_by(commands.version.desc()).limit(1)
    about = {"table_id": table, "game": game, "players": len(sitting), "created": connection.execute(last).scalar_one()}
    rows = [about | vars(one) | {"identity": sitting[one.seat]} for one in better if sitting[one.seat] is not None]
    theirs = Analysed.table_id == table, Analysed.seat.in_([one.seat for one in better])
    connection.execute(delete(Analysed).where(*theirs))
    if rows:
        connection.execute(insert(Analysed), rows)
