"""How a person's play has changed, by the matches of theirs that were analysed."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from ..answers.analysis import Curve, CurvePoint
from ..storage.schema import AnalysedRow
from ..storage.transactions import Storage

MOST = 200
"""Matches of a game, the last ones."""


class PlayCurves:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, identity: str, games: Sequence[str]) -> list[Curve]:
        """One for each of these games of which there is anything."""
        curves: list[Curve] = []
        async with self._storage.reading() as connection:
            for game in games:
                query = select(AnalysedRow.__table__).where(AnalysedRow.identity == identity, AnalysedRow.game == game)
                rows = (await connection.execute(query.order_by(AnalysedRow.created.desc()).limit(MOST))).all()
                if rows:
                    curves.append({"game": game, "matches": [point(row) for row in reversed(rows)]})
        return curves


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
