"""What the page plays with where no server answers: files under `local/`, the same from a server and in a folder of `trivet site`.

docs/site.md lists them. `files.json` says the mark of each: by it an address changes with what lies there.
"""

import logging
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any

import msgspec

from trivet.bots import NAMES
from trivet.bots.module import has_module, home
from trivet.bots.network import learned, own_file
from trivet.engine.errors import TrivetError
from trivet.engine.game import Game
from trivet.engine.lessons import lessons_of
from trivet.engine.pictures import pictures_of
from trivet.installed import OURS, on_the_table
from trivet.texts import for_a_page

from ..looks.illustrating import picture_answer
from ..looks.summaries import game_answer

MARK = 32
"""Hexadecimal digits that tell a file from what lay there before."""
INDEX = "files.json"
log = logging.getLogger("trivet.server")


def local_files(games: Iterable[Game]) -> dict[str, bytes]:
    """The files by their names under `local/`. Takes a second or so: not for the event loop."""
    games = list(games)
    files = {"games.json": encoded([game_answer(game, NAMES) for game in games])}
    for game in games:
        files |= {f"{game.id}/{name}": body for name, body in of_game(game)}
    return files | {INDEX: encoded({name: mark(body) for name, body in sorted(files.items())})}


def of_game(game: Game) -> Iterator[tuple[str, bytes]]:
    if has_module(game) and (place := home(game)):
        yield "module.wasm", (place / f"{game.id}.wasm").read_bytes()
        yield "module.json", (place / f"{game.id}.json").read_bytes()
        if learned(game).network is not None:
            yield "weights.safetensors", own_file(game).read_bytes()
    if on_the_table().games[game.id].by != OURS:  # the page is built with ours
        yield "texts.json", encoded(for_a_page(game.id))
    try:
        for name, lesson in lessons_of(game).items():
            yield f"lessons/{name}.json", encoded(lesson)
        for name in pictures_of(game):
            yield f"pictures/{name}.json", encoded(picture_answer(game, name, "numbers"))
    except TrivetError as error:  # of a game from outside: the rest of it is there
        log.error("%s", error)


def encoded(said: Any) -> bytes:
    return msgspec.json.encode(said)


def mark(body: bytes) -> str:
    return sha256(body).hexdigest()[:MARK]
