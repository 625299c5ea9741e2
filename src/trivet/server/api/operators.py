"""For whoever runs the server: is it well, and how much is going on?"""

from fastapi import APIRouter, Request, Response

from ..answers.operators import Health, Ready
from ..basics.metrics import TYPE, figures
from ..http.reply import reply
from ..service import TheService
from .documented import refusals

routes = APIRouter()


@routes.get("/api/health", response_model=Health, responses=refusals(503))
async def health(request: Request, at: TheService) -> Response:
    """Whether the server and its storage are well."""
    await at.storage.ping()
    said: Health = {"status": "ok"}
    return reply(request, said)


@routes.get("/api/ready", response_model=Ready, responses=refusals(503))
async def ready(request: Request, at: TheService) -> Response:
    """Whether this worker should be sent requests: its storage answers, and it can reach the other workers."""
    await at.storage.ping()
    at.relay.check()
    said: Ready = {"status": "ready"}
    return reply(request, said)


@routes.get(
    "/metrics",
    response_class=Response,
    responses={
        200: {"description": "Figures for Prometheus.", "content": {"text/plain": {"schema": {"type": "string"}}}}
    },
)
async def metrics() -> Response:
    """Figures in the form that Prometheus reads, of all workers of this machine."""
    return Response(figures(), headers={"cache-control": "no-store", "content-type": TYPE})
