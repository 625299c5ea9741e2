"""`python -m stress.fuzz TARGET [libFuzzer options]`: bytes of any kind, steered by what they reach in our code.

An error that is not one of ours ends the process, and so does a hang or a process that grows without end.
"""

import os
import sys
import tempfile
from collections.abc import Callable

import atheris

from trivet.engine.errors import TrivetError

with atheris.instrument_imports(include=["trivet.engine", "trivet.games.gobi", "trivet.cli"]):
    from trivet.engine.data import Data
    from trivet.engine.match import Match, read_match
    from trivet.games import IDS, load
    from trivet.games.gobi.data import load_book

    from .command_line import trivet

COMMANDS = ("games", "play", "simulate", "arena", "replay", "verify", "check-data", "admin", "bench", "")
"""Those that answer and end: `serve` would wait for visitors. Games are named by none of the words, so that none begins."""
GOOD = (0, 2)


def match(data: bytes) -> None:
    file = read_match(data)
    Match.load(load(file.game, file.data, file.rules_version), file)


def data_file(data: bytes) -> None:
    load_book(Data("mine.toml", data.decode(errors="surrogateescape"), "gobi.toml"))


def options(data: bytes) -> None:
    given = atheris.FuzzedDataProvider(data)
    played = load(IDS[given.ConsumeIntInRange(0, len(IDS) - 1)])
    names = ["players", *(option.name for option in played.options), given.ConsumeUnicode(8)]
    chosen = {}
    for _ in range(given.ConsumeIntInRange(0, 4)):
        values = (
            given.ConsumeInt(8),
            given.ConsumeUnicode(10),
            given.ConsumeBool(),
            given.ConsumeFloat(),
            None,
            [1],
            {},
        )
        chosen[names[given.ConsumeIntInRange(0, len(names) - 1)]] = values[given.ConsumeIntInRange(0, len(values) - 1)]
    Match(played, chosen, given.ConsumeInt(20))


def arguments(data: bytes) -> None:
    given = atheris.FuzzedDataProvider(data)
    said = [COMMANDS[given.ConsumeIntInRange(0, len(COMMANDS) - 1)], "--json"]
    for _ in range(given.ConsumeIntInRange(1, 4)):
        word = given.ConsumeUnicode(12)
        said.append(f"--{word}" if given.ConsumeBool() else word)
    if not set(said) & {*IDS, "serve"}:
        code = trivet(*said).code
        assert code in GOOD, f"{said} ended with {code}"


TARGETS: dict[str, Callable[[bytes], None]] = {
    "match": match,
    "data": data_file,
    "options": options,
    "arguments": arguments,
}


def main() -> None:
    name = sys.argv.pop(1)
    target = TARGETS[name]

    def once(data: bytes) -> None:
        try:
            target(data)
        except TrivetError as error:
            assert str(error), "an error says nothing"

    with tempfile.TemporaryDirectory(prefix="trivet-fuzz-") as folder:
        os.environ["TRIVET_DATA_FOLDER"] = os.path.join(folder, "data")
        os.chdir(folder)
        atheris.Setup(sys.argv, once)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
