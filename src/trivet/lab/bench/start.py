"""How long things take to start: the compiler, a simulation, the page."""

import json
import os
import socket
import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from http.cookiejar import CookieJar
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from .contestant import NotToBeHad

PATIENCE = 120.0
WAIT = 0.01


def cold_compile(game: str, environment: dict[str, str]) -> float:
    """Compile everything that simulations and bots call, into an empty cache: the processor's time, where the system tells
    it, so that what others do meanwhile hardly counts."""
    before = os.times()
    seconds = timed([sys.executable, "-m", "trivet.bots.warm", game], environment)
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return spent or seconds


def first_game(game: str, players: int, environment: dict[str, str]) -> float:
    """`trivet simulate` with a warm cache, from the command to the end of its first game."""
    command = [*trivet(), "simulate", game, "--players", str(players), "--games", "1", "--json"]
    return statistics.median(timed(command, environment) for _ in range(3))


def first_page(environment: dict[str, str]) -> float:
    """The server, from the command to the page."""
    spec = find_spec("trivet")
    assert spec is not None and spec.origin is not None
    if not (Path(spec.origin).parent / "static" / "index.html").exists():
        raise NotToBeHad("The page is not built: run make play once, then the bench again.")
    return statistics.median(one_page(environment) for _ in range(3))


def one_page(environment: dict[str, str]) -> float:
    with TemporaryDirectory(prefix="trivet-") as folder:
        start = time.perf_counter()
        with server(folder, environment):
            return time.perf_counter() - start


def first_answer(game: str, environment: dict[str, str]) -> float:
    """From the page being there, on a machine that has compiled nothing and kept nothing, to the first move of a hard bot."""
    with (
        TemporaryDirectory(prefix="trivet-") as folder,
        server(folder, environment | {"TRIVET_CACHE": f"{folder}/cache"}) as address,
    ):
        start = time.perf_counter()
        ask = somebody(f"{address}/api")
        ask("/me")
        seats = [{"kind": "bot", "bot": "hard"}, {"kind": "me"}]
        new = {"game": game, "options": {}, "seats": seats}
        while (table := ask("/tables", new))["to_act"] != [0]:
            pass  # somebody else begins here
        while not table["log"]:
            if time.perf_counter() - start > PATIENCE:
                raise NotToBeHad("The bot does not answer.")
            time.sleep(WAIT)
            table = ask(f"/tables/{table['id']}")
        return time.perf_counter() - start


def somebody(address: str) -> Callable[..., Any]:
    """Asks a server, as one person."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(path: str, asked: object = None) -> Any:
        body = None if asked is None else json.dumps(asked).encode()
        request = urllib.request.Request(address + path, body, {"content-type": "application/json"})
        with opener.open(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    return ask


@contextmanager
def server(folder: str, environment: dict[str, str]) -> Iterator[str]:
    """A server whose page is there, and its address."""
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    command = [*trivet(), "serve", "--no-browser", "--port", str(port), "--data-folder", folder]
    start = time.perf_counter()
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ | environment
    )
    try:
        while not answers(f"http://127.0.0.1:{port}/"):
            if process.poll() is not None or time.perf_counter() - start > PATIENCE:
                raise NotToBeHad("The server does not start.")
            time.sleep(WAIT)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=1) as page:
            return bool(page.status == 200 and b"<html" in page.read())
    except (urllib.error.URLError, OSError):
        return False


def trivet() -> list[str]:
    return [sys.executable, "-m", "trivet.cli"]


def timed(command: list[str], environment: dict[str, str]) -> float:
    start = time.perf_counter()
    done = subprocess.run(command, env=os.environ | environment, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise NotToBeHad(f"{' '.join(command[1:])} fails: {done.stderr.strip()[-200:]}")
    return time.perf_counter() - start
