"""Tables: set up, found, looked at, deleted, set up again."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from trivet.bots import NAMES
from trivet.engine.errors import BadOptions
from trivet.engine.game import Game

from ..answers.games import GameInfo
from ..answers.lists import Deleted, TablePage, TableSummary
from ..answers.table import Table
from ..basics.errors import Refusal, unknown_table
from ..http.reply import reply
from ..http.requests import BotSeat, NewTable, PersonSeat
from ..looks.summaries import game_answer, page_answer, summary_answer
from ..play.commands import eyes
from ..service import Known, Service, TheService, Visitor
from ..storage.records import ClockRecord, SeatRecord
from ..tables.keeper import Change
from ..tables.listed import USUAL, Part
from ..tables.live import Live
from ..tables.memory import ID
from ..tables.quota import REMEMBERED, may_delete, others_at
from ..tables.seating import closed_by, creators, joined, new_invitation
from .documented import BODY, CHANGE, IDENTIFIED, SOMETIMES, refusals
from .paging import After, Limit
from .showing import SHOWN, form_asked
from .together import check_bot

routes = APIRouter(prefix="/api/tables")
A_DAY = ClockRecord(24 * 3600, 24 * 3600)
"""The time for each turn of a game that is to be rated though nobody but bots may be there to wait."""


@routes.post(
    "",
    status_code=201,
    response_model=Table,
    responses=refusals(401, 429, 503, *BODY, *CHANGE),
    dependencies=SHOWN,
    openapi_extra=IDENTIFIED,
)
async def new_table(request: Request, at: TheService, identity: Known, asked: NewTable) -> Response:
    """Set up a table. `me` seats are played from this device; `open` ones wait for others."""
    await at.new_tables.take(identity)
    game = game_called(at, asked.game)
    players = asked.options.get("players", len(asked.seats))
    if players != len(asked.seats):
        raise Refusal(422, "bad_options", f"{len(asked.seats)} seats are given, but the option players is {players}.")
    seats = []
    for number, seat in enumerate(asked.seats):
        if isinstance(seat, BotSeat):
            check_bot(at, seat.bot)
            seats.append(SeatRecord(number, "bot", None, seat.bot))
        elif isinstance(seat, PersonSeat):
            seats.append(SeatRecord(number, "human", identity, None, seat.name))
        else:
            seats.append(SeatRecord(number, "open"))
    if asked.rated:
        check_ratable(seats)
    waits = any(seat.kind == "open" for seat in seats)
    try:
        live = await at.tables.create(
            identity,
            game,
            {**asked.options, "players": players},
            seats,
            title=asked.title,
            public=asked.public,
            clock=ClockRecord(asked.clock.seconds, asked.clock.grace)
            if asked.clock
            else A_DAY
            if asked.rated
            else None,
            rates="people" if asked.rated is None else "everybody" if asked.rated else "nobody",
            started=not waits,
            invitation=new_invitation() if waits else None,
            shared=asked.shared,
        )
    except BadOptions as error:
        raise Refusal(422, "bad_options", str(error)) from None
    return created(request, at, live, identity)


@routes.get("", response_model=TablePage, responses=refusals(401, 422, 503), openapi_extra=IDENTIFIED)
async def my_tables(
    request: Request,
    at: TheService,
    identity: Known,
    after: After,
    status: Part | None = None,
    game: Annotated[str | None, Query(max_length=40)] = None,
    other: Annotated[str | None, Query(alias="with", max_length=40)] = None,
    limit: Limit = USUAL,
) -> Response:
    """The tables this person sits at, has set up or is kept a seat at. `status`: `going`, `finished` and closed ones, `won`
    or `lost`; else those that are going on come first. `with`: where that person sits too."""
    return reply(request, page_answer(await at.lists.of(identity, status, after, limit, game, other), identity))


@routes.get(
    "/{id}",
    response_model=Table,
    responses=refusals(401, 403, 404, 409, 422, 503),
    dependencies=SHOWN,
    openapi_extra=SOMETIMES,
)
async def table(request: Request, at: TheService, identity: Visitor, id: str, seat: int | None = None) -> Response:
    """A table as one of the person's seats sees it; for anybody else, as a spectator does."""
    async with at.tables.at(id) as live:
        return reply(request, at.play.look(live, eyes(live, identity, seat), identity, form_asked(request)))


@routes.get("/{id}/game", response_model=GameInfo, responses=refusals(404, 409, 503))
async def game_here(request: Request, at: TheService, id: str) -> Response:
    """The game as it is played at this table, which may have other data than new tables: how to draw and read it."""
    async with at.tables.at(id) as live:
        return reply(request, await asyncio.to_thread(game_answer, live.course.game, at.bots))


@routes.get("/{id}/summary", response_model=TableSummary, responses=refusals(404, 503), openapi_extra=SOMETIMES)
async def summary(request: Request, at: TheService, identity: Visitor, id: str) -> Response:
    """Who sits at a table and how it stands, as lists tell it: without anybody's hand."""
    listed = await at.lists.one(id) if ID.fullmatch(id) else None
    if listed is None:
        raise unknown_table()
    return reply(request, summary_answer(listed, identity))


@routes.delete(
    "/{id}", response_model=Deleted, responses=refusals(401, 404, 409, 429, 503, *CHANGE), openapi_extra=IDENTIFIED
)
async def delete_table(request: Request, at: TheService, identity: Known, id: str) -> Response:
    """Delete a table for good. Who set it up can: at any time where nobody else sits there, else a month after its end."""
    await at.seating.take(identity)
    async with at.tables.at(id) as live:
        creators(live, identity)
        listed = await at.lists.one(id)
        if listed is None:
            raise unknown_table()
        if not may_delete(listed, identity):
            raise not_deletable()
        if live.status in ("open", "playing"):  # so that nobody, and no bot, goes on meanwhile
            await at.tables.change(live, lambda live: closed_to_delete(live, identity))
        await at.store.delete(id)
        at.changed_on_disk(id, live.table.revision + 1, live.table.concerned, True)
    said: Deleted = {"deleted": id}
    return reply(request, said)


def closed_to_delete(live: Live, identity: str) -> Change:
    """Nobody plays on where nobody else sits; somebody may have sat down a moment ago, and then it stays for them."""
    if others_at(live.table.seats, identity):
        raise not_deletable()
    if live.over:
        return Change(live.table)
    change = closed_by(live, identity)
    if not change.table.closed:
        raise not_deletable()
    return change


def not_deletable() -> Refusal:
    message = f"Others sit here too: the table stays for them until {REMEMBERED.days} days after its end."
    return Refusal(409, "not_deletable", message)


@routes.post(
    "/{id}/rematch",
    status_code=201,
    response_model=Table,
    responses=refusals(401, 404, 409, 422, 429, 503, *CHANGE),
    dependencies=SHOWN,
    openapi_extra=IDENTIFIED,
)
async def rematch(request: Request, at: TheService, identity: Known, id: str) -> Response:
    """A new table with the same game, options and seats. Seats of others are kept open for them."""
    await at.new_tables.take(identity)
    async with at.tables.at(id) as live:
        old = live.table
        if identity != old.creator and not old.seats_of(identity):
            raise Refusal(403, "not_your_table", "Only who sits at a table can start its next game.")
        others = [person for person in old.people if person != identity]
        if others and live.status in ("open", "playing"):
            raise Refusal(409, "not_over", "Others play here too: the next game can begin when this one is over.")
        if others and old.rematch:
            return await join_rematch(request, at, live, identity)
        seats = [next_seat(seat, identity) for seat in old.seats]
        waits = any(seat.kind == "open" for seat in seats)
        game = await at.tables.memory.game_with(old.game, old.data)
        new = await at.tables.create(
            identity,
            game,
            old.options,
            seats,
            title=old.title,
            public=old.public,
            clock=old.clock,
            rates=old.rates if game is at.games[old.game] else "nobody",
            started=not waits,
            invitation=new_invitation() if waits else None,
            shared=old.shares is not None,
        )
        if others:
            await at.tables.change(live, lambda live: named_rematch(live, new.table.id))
            if live.table.rematch != new.table.id:  # somebody else was faster: their table it is
                await at.tables.change(new, lambda new: closed_by(new, identity))
                return await join_rematch(request, at, live, identity)
    return created(request, at, new, identity)


async def join_rematch(request: Request, at: Service, live: Live, identity: str) -> Response:
    """Sit down where the next game waits."""
    old = live.table
    async with at.tables.at(old.rematch or "") as new:
        if new.status == "open" and identity in old.people:
            name = next(seat.name for seat in old.seats if seat.identity == identity)
            with suppress(Refusal):  # their seat may have been given away: then they watch
                await at.tables.change(new, lambda new: joined(new, identity, None, name, None))
        return created(request, at, new, identity)


def named_rematch(live: Live, table: str) -> Change:
    return Change(live.table if live.table.rematch else replace(live.table, rematch=table))


def next_seat(seat: SeatRecord, identity: str) -> SeatRecord:
    """The same sitter at the next game; others must come themselves."""
    if seat.kind == "bot" or seat.identity == identity:
        return SeatRecord(seat.seat, seat.kind, seat.identity, seat.bot, seat.name)
    return SeatRecord(seat.seat, "open", name=seat.name, reserved=seat.identity)


def game_called(at: Service, name: str) -> Game:
    if name not in at.games:
        raise Refusal(422, "unknown_game", f"There is no such game. The games are: {', '.join(at.games)}.")
    return at.games[name]


def created(request: Request, at: Service, live: Live, identity: str) -> Response:
    """The answer that shows a new table; its bots get a process to think in."""
    if bot := next((seat.bot for seat in live.table.seats if seat.bot), None):
        at.pool.prepare(live.course.game, bot)
    return reply(request, at.play.look(live, eyes(live, identity, None), identity, form_asked(request)), 201)


def check_ratable(seats: Sequence[SeatRecord]) -> None:
    """Whether a game of these sitters can be rated, if all who are still missing come."""
    if any(seat.bot is not None and seat.bot not in NAMES for seat in seats):
        message = "Only our own bots have ratings. Seat one of them, or do not have the game rated."
    elif sum(seat.kind == "human" for seat in seats) > 1:
        message = "In a rated game everybody plays one seat. Give the others away, or do not have the game rated."
    elif len(seats) == 1:
        message = "A game alone is not rated: there is nobody to be rated against."
    elif all(seat.kind == "bot" for seat in seats):
        message = "A game of bots alone is not rated. Sit down, or invite somebody."
    else:
        return
    raise Refusal(422, "unratable", message)
