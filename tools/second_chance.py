"""All tests, several at a time; then what failed once more, alone.

    python tools/second_chance.py -n 4 [whatever else pytest takes]

Real servers and browsers on a busy machine are late at times, and a test that was late says nothing about Trivet. What
passes alone is named at the end, so that a test which is late too often gets mended. A defect fails again: random games
are dealt from the same seeds both times.
"""

import json
import os
import secrets
import subprocess
import sys
from pathlib import Path

from trivet.testing.seeds import RUN

FAILED = Path(".pytest_cache/v/cache/lastfailed")
"""Where pytest keeps what failed and has not passed since."""
MOST = 20
"""More that fail at once are no accident."""


def run(*arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False).returncode


def failed() -> list[str]:
    return list(json.loads(FAILED.read_text())) if FAILED.exists() else []


def told(heading: str, tests: list[str]) -> None:
    print("", heading, *(f"  {test}" for test in tests), sep="\n", flush=True)


def main(arguments: list[str]) -> int:
    os.environ.setdefault(RUN, str(secrets.randbits(128)))
    status = run("--cache-clear", *arguments)
    first = failed()
    unread = [test for test in first if "::" not in test]
    if status != 1 or not first or unread:  # all passed, or not all could be run
        return status
    if len(first) > MOST:
        told(f"{len(first)} tests failed. So many get no second chance.", [])
        return status
    told("Failed while others ran beside them, and run once more, alone:", first)
    status = run(*arguments, "-n", "0", "--last-failed")
    again = failed()
    if passed := [test for test in first if test not in again]:
        told("Failed once, under load, and passed alone:", passed)
    if again:
        told("Failed again:", again)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
