"""`python -m tests.docs.small FOLDER`: runs commands of the pages there, one after the other in one process, and prints what
came of each. They come as JSON on standard input: the lines as they are, with fewer games and quicker bots."""

import json
import re
import shlex
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from os import chdir
from pathlib import Path

from trivet.cli import main

TYPED = "quit\n"
SMALLER = (
    (re.compile(r"--games \d+"), "--games 2"),
    (re.compile(r"\bhard,greedy\b"), "random,my_bots:Cautious"),
    (re.compile(r"\b(hard|greedy(:\d+)?)(?= |$)"), "random"),
    (re.compile(r"=(\d+)\.\.\d+"), r"=\1..\1"),
)
ASKED = {"compare": "--bots random", "report": "--bots random", "simulate": "--bots random"}
"""What is asked besides, where a page leaves it to be as usual."""
ALONE = ("arena", "compare", "report", "simulate")
"""They would share so few games out among the cores."""


def small(line: str) -> list[str]:
    for said, instead in SMALLER:
        line = said.sub(instead, line)
    _, *arguments = shlex.split(line)
    more = "" if "--bots" in line else ASKED.get(arguments[0], "")
    more += " --games 4" if arguments[0] == "compare" else ""
    more += " --workers 1" if arguments[0] in ALONE else ""
    return arguments + shlex.split(more)


def run(line: str) -> tuple[int, str]:
    Path("report.html").unlink(missing_ok=True)
    Path("curve.html").unlink(missing_ok=True)
    said = StringIO()
    sys.stdin = StringIO(TYPED)
    with redirect_stdout(said), redirect_stderr(said):
        code = main(small(line))
    return code, said.getvalue()


if __name__ == "__main__":
    lines = json.load(sys.stdin)
    chdir(sys.argv[1])
    outcomes = {}
    for line in lines:
        outcomes[line] = run(line)
        print(line, file=sys.stderr)
    print(json.dumps(outcomes))
