"""Tables of the day: sat down at, and how everybody did."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from trivet.engine.commitment import commitment, committed_text

from ..answers.daily import Day, DayEntry
from ..answers.table import Table
from ..basics.errors import Refusal
from ..basics.metrics import DAILY
from ..daily.day import closes, dealt_at, given_out, today
from ..daily.tries import Entry, begun
from ..http.reply import reply
from ..service import Known, Service, TheService, Visitor
from ..storage.records import DailyRecord, SeatRecord
from ..storage.transactions import Conflict
from ..tables.listed import USUAL
from .documented import CHANGE, IDENTIFIED, SOMETIMES, refusals
from .paging import Limit
from .people import known_game
from .showing import SHOWN
from .tables import created

routes = APIRouter(prefix="/api/games/{game}/daily")
WhichDay = Annotated[
    str | None,
    Query(
        alias="day",
        pattern=r"^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$",
        description="As 2026-11-16; left out: today.",
    ),
]
Place = Annotated[str | None, Query(alias="after", max_length=160)]


@routes.get("", response_model=Day, responses=refusals(404, 422, 503), openapi_extra=SOMETIMES)
async def day_of(
    request: Request,
    at: TheService,
    identity: Visitor,
    game: str,
    which: WhichDay = None,
    place: Place = None,
    limit: Limit = USUAL,
) -> Response:
    """A day's table and its list, the best first: a win, then points, then fewer turns. The day is that of UTC."""
    declared(at, game)
    day = past_or_present(which)
    deal = await at.dailies.deal(game, day)
    over = given_out(day)
    entries, goes_on = await at.dailies.entries(game, day, place, limit)
    own = await at.dailies.own(identity, game, day) if identity else None
    streak, best = await at.dailies.streaks(identity, game) if identity else (0, 0)
    said: Day = {
        "game": game,
        "day": day,
        "today": today(),
        "until": closes(day).isoformat(),
        "over": over,
        "options": deal.options,
        "bots": list(deal.bots),
        "commitment": commitment(game, dealt_at(day), deal.seed),
        "seed": f"{deal.seed:032x}" if over else None,
        "text": committed_text(game, dealt_at(day), deal.seed) if over else None,
        "tries": await at.dailies.count(game, day),
        "entries": [entry_answer(entry, identity, over) for entry in entries],
        "next": goes_on,
        "own": entry_answer(own, identity, over) if own else None,
        "going": await at.dailies.going(identity, game, day) if identity else None,
        "streak": streak,
        "best": best,
        "history": [
            {"day": d.day, "rank": d.rank, "finished": d.of, "won": d.won, "score": d.score, "table": d.table}
            for d in (await at.dailies.history(identity, game) if identity else [])
        ],
    }
    return reply(request, said)


@routes.post(
    "",
    status_code=201,
    response_model=Table,
    responses=refusals(401, 404, 409, 422, 429, 503, *CHANGE),
    dependencies=SHOWN,
    openapi_extra=IDENTIFIED,
)
async def sit_down(request: Request, at: TheService, identity: Known, game: str) -> Response:
    """Sit down at today's table. The first try counts; while one goes on it is gone on with, then come others that do not."""
    await at.new_tables.take(identity)
    declared(at, game)
    day = today()
    counted = not await at.dailies.tried(
        identity, game, day
    )  # asked first: what another tab begins meanwhile is found then
    if going := await at.dailies.going(identity, game, day):
        return await found(request, at, going, identity)
    deal = await at.dailies.deal(game, day)
    person = await at.people.with_id(identity)
    seats = [SeatRecord(0, "human", identity, None, person.name if person else "")]
    seats += [SeatRecord(number, "bot", None, bot) for number, bot in enumerate(deal.bots, 1)]
    try:
        live = await at.tables.create(
            identity,
            at.games[game],
            deal.options,
            seats,
            seed=deal.seed,
            also=begun,
            rates="nobody",
            daily=DailyRecord(day, counted),
        )
    except Conflict:  # sat down at by another tab in the same moment
        if going := await at.dailies.going(identity, game, day):
            return await found(request, at, going, identity)
        raise
    DAILY.labels(game, "counted" if counted else "again").inc()
    return created(request, at, live, identity)


async def found(request: Request, at: Service, table: str, identity: str) -> Response:
    async with at.tables.at(table) as live:
        return created(request, at, live, identity)


def declared(at: Service, game: str) -> None:
    if known_game(at, game) not in at.dailies.declared:
        raise Refusal(404, "not_found", "This game has no table of the day here.")


def past_or_present(day: str | None) -> str:
    if day is None:
        return today()
    try:
        closes(day)
    except (ValueError, OverflowError):
        raise Refusal(422, "bad_request", "There is no such day: give it as 2026-11-16.") from None
    if day > today():
        raise Refusal(404, "not_found", "That day has not come yet: the day is that of UTC.")
    return day


def entry_answer(entry: Entry, identity: str | None, over: bool) -> DayEntry:
    mine = entry.person == identity
    return {
        "rank": entry.rank,
        "person": entry.person,
        "name": entry.name,
        "mine": mine,
        "won": entry.won,
        "score": entry.score,
        "turns": entry.turns,
        "table": entry.table if over or mine else None,
    }
