"""A host of plain files, as anybody has one, and somebody before a page that lies there."""

import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Request

from .test_local import AtHome

KEPT = "navigator.serviceWorker.ready.then(() => true)"
LOOK_FOR_ANOTHER = """navigator.serviceWorker.ready.then(async (held) => {
    const found = new Promise((tell) => held.addEventListener('updatefound', () => tell(held.installing), { once: true }));
    await held.update();
    const other = await found;
    while (other.state === 'installing') await new Promise((tell) => other.addEventListener('statechange', tell, { once: true }));
    return other.state;
})"""


def write_site(folder: Path, *games: str) -> None:
    """As anybody does, by the command."""
    command = [sys.executable, "-m", "trivet.cli", "site", folder, "--games", ",".join(games)]
    subprocess.run(command, check=True, capture_output=True)


class PlainHost:
    """What lies in a folder, on loopback. It knows nothing of Trivet, and can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[tuple[str, int]] = []
        """What was asked for, and with what status it was answered."""
        asked = self.asked

        class Handler(SimpleHTTPRequestHandler):
            def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
                asked.append((self.path, int(code)))

            def log_error(self, *_: object) -> None:
                pass

        self._handler = partial(Handler, directory=str(folder))
        self._at = ("127.0.0.1", 0)
        self.start()
        self._at = ("127.0.0.1", self._server.server_port)
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def start(self) -> None:
        self._server = ThreadingHTTPServer(self._at, self._handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Alone(AtHome):
    """Somebody before a page with no server behind it, at that address: it ends in a slash."""

    def __init__(self, chrome: Browser, address: str, pace: str = "once", **settings: Any) -> None:
        self.address = address
        self.begin(chrome, address, pace, settings)
        self.requests: list[str] = []
        self.context.on("request", self._note)

    def _note(self, request: Request) -> None:
        self.requests.append(request.url)

    def go(self, path: str) -> None:
        """To a page by its path."""
        super().go(f"{self.address}#{path}")

    def be_kept(self) -> None:
        """Until the browser has kept all of the page."""
        self.page.evaluate(KEPT)

    def look_for_another(self) -> str:
        """What has come of a newer version: `installed`, or `redundant` where it was not whole."""
        return str(self.page.evaluate(LOOK_FOR_ANOTHER))

    def leave(self) -> None:
        super().leave()
        elsewhere = [one for one in self.requests if not one.startswith((self.address, "blob:", "data:"))]
        assert not elsewhere, elsewhere
