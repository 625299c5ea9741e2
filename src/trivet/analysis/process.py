"""`python -m trivet.analysis.process`: a process that analyses finished matches, a depth at a time, for a server.

What is asked comes over stdin, what is found goes over stdout, each as a length of four bytes and MessagePack. It ends when
stdin does, even in the middle of a search. The study of the last match is kept: a finer look at it goes on from there.
"""

import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec

from trivet.bots.process import LENGTH, words_of
from trivet.engine.errors import TrivetError
from trivet.engine.match import Match
from trivet.games import load

from .found import Analysis, read_analysis
from .study import Study
from .telling import Telling

NICENESS = 10
"""Analyses step back behind the bots, and those behind the server."""
TOLD_EVERY = 2.0
"""Seconds after which what has been found by then is told."""


class Asked(msgspec.Struct):
    """Bring the analysis of a match to a depth."""

    game: str
    data: str | None
    """The designer's data file that it was played with, where that is not the game's own."""
    rules_version: int
    options: dict[str, Any]
    seed: str
    """In hexadecimal digits: it is larger than MessagePack's numbers."""
    moves: list[tuple[int, int]]
    depth: int
    known: bytes | None
    """What was found before, as it was told."""


class Stepped(msgspec.Struct, tag="stepped"):
    """How many of a thousand parts are done."""

    done: int


class Told(msgspec.Struct, tag="told"):
    """What is known by now, to be kept and to be shown: both JSON."""

    kept: bytes
    shown: bytes
    whole: bool
    """The depth that was asked for is reached."""


class Failed(msgspec.Struct, tag="failed"):
    """Why it goes no further."""

    error: str


Answer = Stepped | Told | Failed


class Desk:
    """Where one match lies at a time."""

    def __init__(self) -> None:
        self._match: bytes | None = None
        self._study: Study | None = None
        self._telling: Telling | None = None

    def work(self, asked: Asked) -> Iterator[Answer]:
        known = read_analysis(asked.known) if asked.known else None
        study, telling = self._lay(asked, known)
        told, parts = time.monotonic(), 0
        if known is None:
            yield of(study, telling, whole=False)
        for done, steps in study.deepen(asked.depth):
            if (now := 1000 * done // steps) != parts:
                parts = now
                yield Stepped(parts)
            if time.monotonic() - told >= TOLD_EVERY and done < steps:
                yield of(study, telling, whole=False)
                told = time.monotonic()
        yield of(study, telling, whole=True)

    def _lay(self, asked: Asked, known: Analysis | None) -> tuple[Study, Telling]:
        about = msgspec.msgpack.encode(
            (asked.game, asked.data, asked.rules_version, asked.options, asked.seed, asked.moves)
        )
        if self._match != about or self._study is None or self._telling is None:
            self._match = None
            game = load(asked.game, asked.data, asked.rules_version)
            match = Match(game, asked.options, int(asked.seed, 16), asked.rules_version).advance(asked.moves)
            self._study = Study(match, known=known)
            self._telling = Telling(self._study)
            self._match = about
        elif known is not None:
            self._study.found = known
        return self._study, self._telling


def of(study: Study, telling: Telling, whole: bool) -> Told:
    return Told(study.save().encode(), msgspec.json.encode(telling.answer()), whole)


def send(answers: BinaryIO, answer: Answer) -> None:
    body = msgspec.msgpack.encode(answer)
    answers.write(len(body).to_bytes(LENGTH, "big") + body)
    answers.flush()


def listen(requests: BinaryIO, waiting: "queue.Queue[Asked]") -> None:
    """Read on while a search is under way, so that the end of the server ends this process too."""
    try:
        while head := requests.read(LENGTH):
            waiting.put(msgspec.msgpack.decode(requests.read(int.from_bytes(head, "big")), type=Asked))
    finally:
        os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's to handle
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a game prints must not get among the answers
    sys.stdout = sys.stderr
    waiting: queue.Queue[Asked] = queue.Queue()
    threading.Thread(target=listen, args=(requests, waiting), daemon=True).start()
    desk = Desk()
    try:
        while True:
            asked = waiting.get()
            try:
                for answer in desk.work(asked):
                    send(answers, answer)
            except BrokenPipeError:
                raise
            except Exception as error:  # noqa: BLE001  a game from outside may raise anything
                send(answers, Failed(str(error) if isinstance(error, TrivetError) else words_of(error)))
    except BrokenPipeError:
        os._exit(0)  # nobody is left to answer


if __name__ == "__main__":
    main()
