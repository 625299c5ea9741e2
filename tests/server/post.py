"""What a server tells people who are away: a webhook and a mail server that note what they are told."""

import json
import socketserver
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from .people import PATIENCE


class Hook(HTTPServer):
    """A webhook that notes what it is told; at first it fails."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Catch)
        self.told: list[Any] = []
        self.failing = 1


class Catch(BaseHTTPRequestHandler):
    server: Hook

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        if self.server.failing:
            self.server.failing -= 1
            self.send_response(302)
            self.send_header("location", "http://127.0.0.1/elsewhere")
        else:
            self.server.told.append((self.path, json.loads(body)))
            self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def hook() -> Iterator[Hook]:
    with Hook() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


class MailServer(socketserver.ThreadingTCPServer):
    """As much of SMTP as it takes to be handed a mail."""

    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Postman)
        self.mails: list[str] = []

    @property
    def settings(self) -> list[str]:
        """How a server is told of this one."""
        return [f"smtp://127.0.0.1:{self.server_address[1]}", "trivet@club.example"]

    def first(self) -> str:
        """The first mail, once it has come."""
        end = time.monotonic() + PATIENCE
        while not self.mails:
            assert time.monotonic() < end, "no mail comes"
            time.sleep(0.02)
        return self.mails[0]


class Postman(socketserver.StreamRequestHandler):
    server: MailServer

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper().strip()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (part := self.rfile.readline()) not in (b".\r\n", b""):
                    lines.append(part)
                self.server.mails.append(b"".join(lines).decode())
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
            if word == b"QUIT":
                return


@pytest.fixture
def post() -> Iterator[MailServer]:
    with MailServer() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()
