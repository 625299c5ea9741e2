"""The lab: there only where the server was started with it, and for nobody but those at its own machine."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Body, Depends, Request, Response
from starlette.exceptions import HTTPException

from trivet.bots.levels import imaginings
from trivet.engine.errors import BadData, BadOptions, UnknownBot
from trivet.games import own_data_file
from trivet.lab.edits import numbers

from ..answers.lab import CheckedData, DataForm, LabJob, LabJobs
from ..answers.lists import Deleted
from ..basics.errors import Refusal
from ..http.reply import reply
from ..http.requests import DataChange, NewLabJob, NewReport, OwnFile
from ..lab.jobs import FILES, Lab, checked, is_here, original
from ..service import Service, TheService
from .documented import BODY, CHANGE, refusals
from .people import known_game
from .together import check_bot

POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; "
    "sandbox allow-downloads allow-popups allow-popups-to-escape-sandbox"
)
"""What a report may do in a browser: be read, give its matches away, and open them."""


async def here(request: Request) -> None:
    if not is_here(request):
        raise HTTPException(404)


async def lab(at: TheService) -> Lab:
    assert at.lab is not None
    return at.lab


async def job(id: str, at: TheService) -> LabJob:
    return (await lab(at)).job(id)


routes = APIRouter(prefix="/api/lab", dependencies=[Depends(here)])
TheLab = Annotated[Lab, Depends(lab)]
TheJob = Annotated[LabJob, Depends(job)]


@routes.get("/games/{game}/data", response_model=DataForm, responses=refusals(404))
async def data_form(request: Request, at: TheService, game: str) -> Response:
    """The numbers of the data file that new tables of a game are played with."""
    return reply(request, form_of(own_data_file(game).name, original(at.games[known_game(at, game)])))


@routes.post("/games/{game}/form", response_model=DataForm, responses=refusals(404, *BODY, *CHANGE))
async def own_form(request: Request, at: TheService, game: str, file: OwnFile) -> Response:
    """The numbers of a data file of a designer's, once it is known that the game can be played with it."""
    data = await with_changes(at, game, DataChange(file=file))
    if data["problem"]:
        raise Refusal(422, "bad_data", data["problem"])
    return reply(request, await asyncio.to_thread(form_of, file.name, file.text))


def form_of(name: str, text: str) -> DataForm:
    found = numbers(text)
    return {
        "file": name,
        "numbers": [{"name": one.name, "path": list(one.path), "value": one.value} for one in found],
    }


@routes.post("/games/{game}/data", response_model=CheckedData, responses=refusals(404, *BODY, *CHANGE))
async def check_data(request: Request, at: TheService, game: str, change: DataChange) -> Response:
    """A data file with some numbers changed, and what is wrong with it."""
    return reply(request, await with_changes(at, game, change))


async def with_changes(at: Service, game: str, change: DataChange) -> CheckedData:
    try:
        return await asyncio.to_thread(checked, at.games[known_game(at, game)], change)
    except BadOptions as error:
        raise Refusal(422, "bad_options", str(error)) from None
    except BadData as error:
        raise Refusal(422, "bad_data", str(error)) from None


@routes.get("/jobs", response_model=LabJobs, responses=refusals(404))
async def jobs(request: Request, lab: TheLab) -> Response:
    """What was asked of the lab, the newest first."""
    said: LabJobs = {"jobs": lab.jobs()}
    return reply(request, said)


@routes.post("/jobs", status_code=201, response_model=LabJob, responses=refusals(404, 429, 503, *BODY, *CHANGE))
async def new_job(
    request: Request, at: TheService, lab: TheLab, asked: Annotated[NewLabJob, Body(discriminator="kind")]
) -> Response:
    """Have a report made, or data compared: one job after the other."""
    data = await with_changes(at, asked.game, asked)
    if data["problem"]:
        raise Refusal(422, "bad_data", data["problem"])
    game = at.games[asked.game]
    try:
        options = game.choose_options(asked.options)
    except BadOptions as error:
        raise Refusal(422, "bad_options", str(error)) from None
    second = [asked.second] if isinstance(asked, NewReport) and asked.second else []
    for bot in (*asked.bots, *second):
        check_lab_bot(at, bot)
    server = str(request.base_url).rstrip("/")
    return reply(request, lab.add(game, asked, options, data["text"], server), 201)


def check_lab_bot(at: Service, bot: str) -> None:
    """Those that can be seated at a table, and `greedy:16`."""
    try:
        if imaginings(bot) is None:
            check_bot(at, bot)
    except UnknownBot as error:
        raise Refusal(422, "unknown_bot", str(error)) from None


@routes.post("/jobs/{id}/stop", response_model=LabJob, responses=refusals(404, *CHANGE))
async def stop(request: Request, lab: TheLab, job: TheJob) -> Response:
    """End a job that waits or runs."""
    await lab.stop(job)
    return reply(request, job)


@routes.delete("/jobs/{id}", response_model=Deleted, responses=refusals(404, *CHANGE))
async def delete(request: Request, lab: TheLab, job: TheJob) -> Response:
    """Forget a job, and what came of it."""
    await lab.stop(job)
    lab.delete(job)
    said: Deleted = {"deleted": job["id"]}
    return reply(request, said)


@routes.get(
    "/jobs/{id}/files/{file}",
    response_class=Response,
    responses={
        200: {"description": "The file.", "content": {kind: {"schema": {"type": "string"}} for kind in FILES.values()}},
        **refusals(404),
    },
)
async def job_file(lab: TheLab, job: TheJob, file: str) -> Response:
    """What came of a job."""
    body = await asyncio.to_thread(lab.file(job, file).read_bytes)
    headers = {"cache-control": "no-store", "content-security-policy": POLICY}
    return Response(body, headers=headers, media_type=FILES[file])
