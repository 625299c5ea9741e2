"""The page: files that Vite has built, held in memory, and index.html for every address that the page itself reads.

In that of a table stands what a link to it is to say: see `preview`. Beside them lies what the page plays with alone: see `local`;
and all of it browsers keep, to show it without a connection: see `offline`.
"""

import asyncio
import gzip
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from fastapi import Request, Response
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from trivet.engine.game import Game

from ..basics.errors import StorageDown
from ..basics.words import texts_for
from ..http.reply import WORTH_COMPRESSING, takes_gzip
from ..service import may_use_lab, service_of
from .local import local_files, mark
from .offline import WORKER, kept, worker
from .preview import LINK, preview_of, tags

FOLDER = Path(__file__).parents[2] / "static"
PAGES = (
    "table",
    "rules",
    "aid",
    "rating",
    "leaderboard",
    "learn",
    "puzzles",
    "daily",
    "credits",
    "join",
    "person",
    "lobby",
    "move",
    "match",
)
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
}
"""Kinds that are worth compressing; the rest is not."""
BINARY_TYPES = {".ico": "image/x-icon", ".png": "image/png", ".webp": "image/webp", ".woff2": "font/woff2"}
HEAD = re.compile(rb"<!--preview-->.*<!--/preview-->", re.DOTALL)
"""What a page's head says of it to those who run no script."""
PICTURE = re.compile(r"/previews/(\w+)\.png")
LOCAL = "/local/"
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Trivet</title>
<p>The page of this Trivet has not been built. Run <code>make play</code> in its folder, or
<code>python hatch_build.py run build</code>, and start it again.</p></html>"""


@dataclass(frozen=True)
class File:
    body: bytes
    zipped: bytes | None
    type: str
    mark: str
    cache: str

    def answer(self, request: Request, status: int = 200, vary: str = "accept-encoding") -> Response:
        headers = {"cache-control": self.cache, "etag": self.mark, "vary": vary}
        if status == 200 and self.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.zipped is not None and takes_gzip(request):
            return Response(self.zipped, status, {**headers, "content-encoding": "gzip"}, self.type)
        return Response(self.body, status, headers, self.type)


class Page:
    """Answers whatever is no address of the API."""

    def __init__(self, folder: Path = FOLDER) -> None:
        files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
        self.files = {f"/{file.relative_to(folder).as_posix()}": read(file) for file in files}
        self.index = self.files.get("/index.html")
        self.pictures = frozenset(found[1] for path in self.files if (found := PICTURE.fullmatch(path)))
        self._beside: asyncio.Future[dict[str, File]] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            request = Request(scope)
            found = LINK.fullmatch(scope["path"]) if self.index and request.method in ("GET", "HEAD") else None
            if scope["path"].startswith(LOCAL) or scope["path"] == f"/{WORKER}":
                answer = await self.show_beside(request)
            else:
                answer = (found and await self.show_table(request, found)) or self.show(request)
            await answer(scope, receive, send)

    async def show_table(self, request: Request, link: re.Match[str]) -> Response | None:
        """The page, with words about the table that it is of; none where there is no such table, or none can be read."""
        at = service_of(request)
        try:
            table = await at.lists.one(link["table"] or link["join"])
        except StorageDown:
            return None
        if table is None or self.index is None:
            return None
        texts = await asyncio.to_thread(texts_for, request.headers.get("accept-language", "")[:40])
        base = at.settings.url or f"{request.url.scheme}://{request.headers.get('host', '')}"
        head = tags(preview_of(table, link["replay"] is not None, texts, self.pictures), base, request.url.path)
        body = HEAD.sub(lambda _: head.encode(), self.index.body, count=1)
        file = replace(self.index, body=body, zipped=None, mark=mark_of(body))
        return file.answer(request, vary="accept-encoding, accept-language")

    async def show_beside(self, request: Request) -> Response:
        """What the page plays with alone, and what has browsers keep it all; it is made when it is first asked for."""
        check_reading(request)
        at = service_of(request)
        if self._beside is None or (self._beside.done() and self._beside.exception()):
            run = asyncio.get_running_loop().run_in_executor
            self._beside = run(at.threads, self.beside, list(at.games.values()))
        file = (await asyncio.shield(self._beside)).get(request.scope["path"])
        if file is None:
            raise HTTPException(404)
        if request.scope["query_string"].decode("ascii", "replace") == file.mark.strip('"'):
            file = replace(file, cache=FOREVER)
        return file.answer(request)

    def beside(self, games: Sequence[Game]) -> dict[str, File]:
        local = {f"{LOCAL}{name}": body for name, body in local_files(games).items()}
        files = {path: held(Path(path).suffix, body, "no-cache") for path, body in local.items()}
        if self.index is None:
            return files
        marks = {path[1:]: file.mark.strip('"') for path, file in (self.files | files).items()}
        code = worker(self.files[f"/{WORKER}"].body, kept(marks, self.index.mark.strip('"')), (*PAGES, "lab"))
        return files | {f"/{WORKER}": held(".js", code, "no-cache")}

    def show(self, request: Request) -> Response:
        path = request.scope["path"]
        first = path.split("/")[1] if "/" in path else path
        if first == "api":
            raise HTTPException(404)
        check_reading(request)
        if path != "/" and (file := self.files.get(path)):
            return file.answer(request)
        if "." in path and first not in PAGES:
            raise HTTPException(404)
        if self.index is None:
            return Response(NOT_BUILT, 503, {"cache-control": "no-store"}, "text/html")
        there = first in ("", *PAGES) or (first == "lab" and may_use_lab(request))
        return self.index.answer(request, 200 if there else 404)


def check_reading(request: Request) -> None:
    if request.method not in ("GET", "HEAD"):
        raise HTTPException(405, headers={"allow": "GET, HEAD"})


def mark_of(body: bytes) -> str:
    return f'"{mark(body)}"'


def read(file: Path) -> File:
    # Vite puts a hash of the contents into the names of its assets.
    return held(file.suffix, file.read_bytes(), FOREVER if file.parent.name == "assets" else "no-cache")


def held(suffix: str, body: bytes, cache: str) -> File:
    text = TYPES.get(suffix)
    return File(
        body=body,
        zipped=gzip.compress(body) if text and len(body) > WORTH_COMPRESSING else None,
        type=text or BINARY_TYPES.get(suffix, "application/octet-stream"),
        mark=mark_of(body),
        cache=cache,
    )
