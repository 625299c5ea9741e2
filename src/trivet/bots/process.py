"""`python -m trivet.bots.process`: a process that plays for bots, one request after the other.

Requests come over stdin, answers go over stdout, each as a length of four bytes and MessagePack. The first answer says
that the process is ready. It ends when stdin does, even in the middle of a bot's thoughts.
"""

import os
import queue
import signal
import sys
import threading
from contextlib import suppress
from typing import BinaryIO

import msgspec

from trivet.games import load

from .levels import make_bot
from .turn import play_turn

NICENESS = 5
"""Bots step back behind the server."""
LENGTH = 4


class Request(msgspec.Struct):
    game: str
    data: str | None
    """The designer's data file that it is played with, where that is not the game's own."""
    bot: str
    seed: bytes
    seat: int
    hidden: bytes
    """What the seat may know: the bytes of a hidden state."""
    whole_turn: bool
    """All actions up to the first that reveals something or passes the turn; else one."""
    share: float = 1.0
    """How much of its iterations a level may spend."""


class Ready(msgspec.Struct, tag="ready"):
    """The process can be asked."""


class Chosen(msgspec.Struct, tag="chosen"):
    """What the bot does."""

    actions: list[int]


class Failed(msgspec.Struct, tag="failed"):
    """Why it does nothing."""

    error: str


Answer = Ready | Chosen | Failed


def play(request: Request) -> Answer:
    """What the bot does; whatever goes wrong in it becomes an error in words."""
    try:
        rules = load(request.game, request.data)
        bot = make_bot(request.bot, rules, int.from_bytes(request.seed, "little"), request.share)
        hidden = rules.layout.read(request.hidden)
        if request.whole_turn:
            actions = play_turn(rules, bot, hidden, request.seat)
        else:
            actions = [bot.choose(hidden, request.seat)]
        return Chosen([int(action) for action in actions])
    except BaseException as error:  # noqa: BLE001  a third party's code may raise anything, SystemExit too
        return Failed(words_of(error))


def words_of(error: BaseException) -> str:
    """What an error says, where it can be said."""
    try:
        return f"{type(error).__name__}: {error}"[:500].encode(errors="replace").decode()
    except BaseException:  # noqa: BLE001
        return type(error).__name__


def send(answers: BinaryIO, answer: Answer) -> None:
    body = msgspec.msgpack.encode(answer)
    answers.write(len(body).to_bytes(LENGTH, "big") + body)
    answers.flush()


def listen(requests: BinaryIO, waiting: "queue.Queue[Request]") -> None:
    """Read on while a bot thinks, so that the end of the server ends this process too."""
    try:
        while head := requests.read(LENGTH):
            waiting.put(msgspec.msgpack.decode(requests.read(int.from_bytes(head, "big")), type=Request))
    finally:
        os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's to handle
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICENESS)
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not get among the answers
    sys.stdout = sys.stderr
    waiting: queue.Queue[Request] = queue.Queue()
    threading.Thread(target=listen, args=(requests, waiting), daemon=True).start()
    try:
        send(answers, Ready())
        while True:
            send(answers, play(waiting.get()))
    except BrokenPipeError:
        os._exit(0)  # nobody is left to answer


if __name__ == "__main__":
    main()
