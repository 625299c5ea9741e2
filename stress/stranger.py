"""Somebody who has installed Trivet and read its README: a program for the new environment's own Python.

It knows nothing of the repository and imports nothing but the standard library; `trivet` is the program beside its
Python. Where it finds itself cut off from every network, it raises the loopback and goes on. Its last line is JSON: what
it did, and how long that took.
"""

import fcntl
import http.cookiejar
import json
import os
import re
import shlex
import shutil
import socket
import struct
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urljoin

PATH = Path(__file__)
TRIVET = str(Path(sys.executable).with_name("trivet"))
PATIENCE = 300.0
SIOCSIFFLAGS, UP = 0x8914, 1
WITH_EXTRA = {"report": "lab", "compare": "lab", "train": "train"}
"""Commands of which some need an extra."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody."""
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
PAGES = ("write-a-bot", "change-a-card")
"""What one reads after the README."""
SAMPLE = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def main(readme: Path, games: list[str], version: str, cut_off: bool, lab: bool) -> None:
    assert bool(find_spec("numba")) == lab, "a compiler comes with the lab alone"
    if cut_off:
        raise_the_loopback()
    pages = [readme, *(readme.parent / "docs" / f"{name}.md" for name in PAGES)]
    samples = [sample for page in pages for sample in SAMPLE.findall(page.read_text(encoding="utf-8"))]
    python = [text for kind, text in samples if kind == "python"]
    commands = [
        line for kind, text in samples if kind == "sh" for line in text.splitlines() if line.startswith("trivet")
    ]
    done: dict[str, str] = {}

    @contextmanager
    def timed(what: str):
        began = time.monotonic()
        yield
        done[what] = f"{time.monotonic() - began:.1f} s"

    with timed("what it says of itself"):
        check_version(version)
    with timed("games of hard bots"):
        played = {game: whole_games(game) for game in games}
    with timed("the pages' samples"):
        said = run_python(python[0])
        assert re.match(r"\[\{'gifts': .*\] \[[12], [12]\]", said), said
        Path("my_bots.py").write_text(python[1], encoding="utf-8")
        for command in commands:
            run_sample(command, games, lab)
    with timed("the page and its games"):
        for game in games:
            visit(game)
    print(json.dumps({"done": done, "played": played}))


def raise_the_loopback() -> None:
    with socket.socket() as some:
        fcntl.ioctl(some, SIOCSIFFLAGS, struct.pack("16sh22x", b"lo", UP))
    try:
        socket.create_connection(ELSEWHERE, timeout=2).close()
    except TimeoutError:
        raise AssertionError("there is a network after all") from None
    except OSError:
        return  # unreachable: as it should be
    raise AssertionError("somebody answers where nobody is")


def run(*arguments: str, typed: str = "", **environment: str) -> str:
    """What a command of `trivet` prints."""
    return answer(start(*arguments, typed=typed, **environment))


def start(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [TRIVET, *arguments], input=typed, capture_output=True, text=True, env=os.environ | environment, check=False
    )


def answer(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, f"{shlex.join(done.args)}: {done.returncode} {done.stdout} {done.stderr}"
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout


def whole_games(game: str) -> list[object]:
    """What is the same on every machine and by whatever it is played: points of bots, and who wins."""
    simulated = json.loads(run("simulate", game, "--games", "4", "--bots", "hard", "--seed", "5", "--json"))
    arena = json.loads(run("arena", game, "--players", "2", "--bots", "instant,easy", "--games", "20", "--json"))
    return [simulated["moves"], simulated["mean_scores"], {name: bot["wins"] for name, bot in arena["bots"].items()}]


def run_python(text: str) -> str:
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def check_version(version: str) -> None:
    assert run("--version") == f"trivet {version}\n"
    assert json.loads(run("--version", "--json")) == {"version": version}
    assert run_python("import trivet; print(trivet.__version__)") == f"{version}\n"
    typed = "import importlib.resources as r; print((r.files('trivet') / 'py.typed').is_file())"
    assert run_python(typed) == "True\n"


def run_sample(line: str, games: list[str], lab: bool) -> None:
    """A command of the pages, with fewer games; a game that was not compiled is played without. One that needs an
    extra which is not installed says so and how to get it."""
    _, *arguments = shlex.split(re.sub(r"--games \d+", "--games 2", line), comments=True)
    command = arguments[0] if arguments else "serve"
    environment = {"TRIVET_COMPILE": "1" if not lab or set(arguments) & {*games} else "0"}
    if command == "serve":
        with server(*arguments):
            pass
    elif command == "play":
        said = run(*arguments, "--save", "match.json", typed="1\n" * 1000, **environment)
        assert "match.json" in said, said
    else:
        if "my.toml" in arguments and not Path("my.toml").exists():
            shutil.copy(
                run_python("import trivet.games.gorbino as g; print(g.__path__[0])").strip() + "/gorbino.toml",
                "my.toml",
            )
        if command == "compare":
            arguments += ["--games", "2"]
        done = start(*arguments, **environment)
        assert "Traceback" not in done.stderr, done.stderr
        if done.returncode == 2 and command in WITH_EXTRA:
            assert f"pip install 'trivet[{WITH_EXTRA[command]}]'" in done.stderr, done.stderr
        else:
            answer(done)


@contextmanager
def server(*arguments: str):
    """A server, and its address; ended by what Ctrl+C sends."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [TRIVET, *arguments, "--port", str(port)]
    environment = os.environ | {"BROWSER": "true"}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as process:
        said: list[str] = []
        try:
            for line in process.stderr:
                said.append(line)
                if line.startswith("Trivet is at "):
                    yield line.split()[3]
                    break
            else:
                raise AssertionError("".join(said))
        finally:
            process.terminate()
            said.append(process.stderr.read())
        assert "Traceback" not in "".join(said), "".join(said)


def visit(game: str) -> None:
    """See the page with all that belongs to it, and play a whole game against the strongest usual bot."""
    with server("serve", "--data-folder", "data") as address:
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        browser = urllib.request.build_opener(cookies)

        def fetch(path: str, asked: object = None) -> tuple[str, bytes]:
            body = None if asked is None else json.dumps(asked).encode()
            request = urllib.request.Request(address + path, body, {"content-type": "application/json"})
            with browser.open(request, timeout=PATIENCE) as answer:
                return answer.headers["content-type"], answer.read()

        def ask(path: str, asked: object = None) -> dict:
            return json.loads(fetch(f"/api{path}", asked)[1])

        see_the_page(fetch)
        ask("/me")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "hard"}]
        table = ask("/tables", {"game": game, "options": {}, "seats": seats})
        place = f"/tables/{table['id']}"
        end, move = time.monotonic() + PATIENCE, 0
        while table["status"] == "playing":
            assert time.monotonic() < end, f"the game of {game} does not end: {table['version']} {table['bot']}"
            if table["offers"]:
                move += 1
                command = {"command_id": f"move-{move}", "version": table["version"], "seat": table["seat"]}
                table = ask(f"{place}/commands", command | {"actions": [table["offers"][0]["action"]]})
            else:
                time.sleep(0.02)
                table = ask(place)
        assert table["status"] == "over" and move, table["status"]


def see_the_page(fetch) -> None:
    kind, page = fetch("/")
    assert kind.startswith("text/html"), kind
    wanted = set(re.findall(r'(?:src|href)="(/[^"]+)"', page.decode()))
    assert {Path(path).suffix for path in wanted} >= {".js", ".css", ".svg"}, wanted
    for path in sorted(wanted):
        kind, body = fetch(path)
        assert body and kind.startswith(KINDS[Path(path).suffix]), f"{path}: {kind}"
        if path.endswith(".css"):
            for font in re.findall(r"url\(([^):]+\.woff2)\)", body.decode()):
                assert fetch(urljoin(path, font))[0] == KINDS[".woff2"], font


if __name__ == "__main__":
    readme, games, version, cut_off, extra = sys.argv[1:]
    main(Path(readme), games.split(","), version, cut_off == "cut off", extra == "lab")
