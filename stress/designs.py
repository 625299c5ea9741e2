"""`python -m stress.designs GAME FIRST COUNT`: data files as a careless designer might leave them.

Each is read, and where it is taken, played with: in a process forked for it alone, in case it hangs. Prints what became of them as one JSON object.
"""

import json
import os
import random
import re
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from trivet.engine.errors import BadData, TrivetError
from trivet.games import load, own_data_file

SECONDS = 60
"""After which a game that has not ended hangs."""
NUMBERS = ("0", "1", "2", "3", "-1", "7", "60", "127", "128", "300", "100000", "9" * 30, "1.5", "true", '"x"', "[]")
TAKEN, REFUSED = "taken, and played to the end", "refused by name"


def change_number(text: str, chance: random.Random) -> str:
    found = chance.choice(list(re.finditer(r"(?<![\w.])-?\d+(?![\w.])", text)))
    value = chance.choice([*NUMBERS, str(int(found[0]) + 1), str(int(found[0]) - 1)])
    return text[: found.start()] + value + text[found.end() :]


def change_word(text: str, chance: random.Random) -> str:
    words = list(re.finditer(r'"[^"\n]*"', text))
    one, other = chance.choice(words), chance.choice(words)
    value = chance.choice([other[0], '""', '"\\u0000"', '"a b"', '"{ $x }"', '"' + "x" * 300 + '"', "7"])
    return text[: one.start()] + value + text[one.end() :]


def change_line(text: str, chance: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    at = chance.randrange(len(lines))
    return "".join([*lines[:at], *chance.choice([[], [lines[at]] * 2, chance.choices(lines)]), *lines[at + 1 :]])


def change_section(text: str, chance: random.Random) -> str:
    """Leave one out, or have it twice."""
    parts = re.split(r"(?m)^(?=\[)", text)
    at = chance.randrange(len(parts))
    return "".join([*parts[:at], *[parts[at]] * chance.choice([0, 2]), *parts[at + 1 :]])


def change_bytes(text: str, chance: random.Random) -> str:
    at = chance.randrange(len(text))
    put = "".join(chr(chance.choice([chance.randrange(256), chance.randrange(0xD800)])) for _ in range(3))
    return text[:at] + put + text[at + chance.randrange(5) :]


CHANGES: tuple[Callable[[str, random.Random], str], ...] = (
    *[change_number] * 4,
    change_word,
    change_line,
    change_section,
    change_bytes,
)


def design(name: str, number: int) -> str:
    chance = random.Random(f"{name} {number}")
    text = own_data_file(name).read_text(encoding="utf-8")
    for _ in range(chance.choice([1, 1, 1, 2, 4])):
        text = chance.choice(CHANGES)(text, chance)
    return text


def play_with(name: str, path: Path) -> str:
    """Load the game with these data, and play it; what becomes of that."""
    try:
        played = load(name, path)
    except BadData:
        return REFUSED
    chance = random.Random(1)
    try:
        for players in played.players:
            state = played.set_up({"players": players}, chance.getrandbits(64))
            while not played.over(state):
                seat = chance.choice(played.to_act(state))
                played.play(state, seat, chance.choice(played.offers(state, seat)))
                hidden = played.hide(state, seat)
                played.view(hidden, seat)
                played.observe(hidden, seat, derived=True)
            played.scores(state)
    except TrivetError as error:
        return f"Taken, and then: {error}"
    return TAKEN


def in_a_process(name: str, path: Path) -> str:
    """The same, whatever happens there."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        signal.alarm(SECONDS)
        try:
            said = play_with(name, path)
        except BaseException:  # noqa: BLE001  this is what is looked for
            said = traceback.format_exc()
        os.write(writing, said.encode(errors="replace")[-5000:])
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answer:
        said = answer.read().decode()
    os.waitpid(pid, 0)
    return said or f"not over after {SECONDS} s, or its process died"


def main(name: str, first: int, count: int) -> None:
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    with tempfile.TemporaryDirectory(prefix="trivet-designs-") as folder:
        path = Path(folder, "mine.toml")
        for number in range(first, first + count):
            text = design(name, number)
            path.write_bytes(text.encode(errors="surrogatepass"))
            before = path.read_bytes()
            said = in_a_process(name, path)
            if said in (TAKEN, REFUSED):
                counts[said] += 1
            else:
                wrong.append(f"data file {number} of {name}: {said}")
            if path.read_bytes() != before or len(list(Path(folder).iterdir())) > 1:
                wrong.append(f"data file {number} of {name} was changed")
    print(json.dumps({"counts": counts, "wrong": wrong}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
