"""`make stress`: the trials of all rows, or of those named, one after the other; then the table with its figures.

What was measured is kept in `.stress/` for as long as Trivet and the trial stay the same: a run that was stopped goes on
where it was, and a row that did not hold is tried again. When every row has been run in its long form, the table is
written to docs/reliability.md.
"""

import argparse
import sys
import time
from collections.abc import Sequence

from .alone import ROOT, run_alone
from .report import Memory, line, table, write
from .trial import HOME, Scale, load


def asked(arguments: Sequence[str]) -> tuple[list[int], Scale]:
    """The rows to run, all where none is named, and how much of them."""
    parser = argparse.ArgumentParser(prog="python -m stress", description="Run the reliability trials.")
    parser.add_argument("rows", nargs="*", type=row_number, metavar="ROW", help="the rows to run")
    parser.add_argument("--short", action="store_true", help="the short form, as in the tests")
    found = parser.parse_args(arguments)
    return sorted(set(found.rows)) or sorted(HOME), Scale(not found.short)


def row_number(text: str) -> int:
    if not text.isdecimal() or int(text) not in HOME:
        raise argparse.ArgumentTypeError(f"there is no row {text!r}: rows are {min(HOME)} to {max(HOME)}")
    return int(text)


def main() -> int:
    rows, scale = asked(sys.argv[1:])
    memory = Memory(ROOT / ".stress", scale)
    try:
        for row in rows:
            outcome = memory.outcomes.get(row)
            if outcome is None or not outcome.holds:
                print(f"{row}. {load(row).what} …", flush=True)
                began = time.monotonic()
                outcome = run_alone(row, scale)
                memory.keep(row, outcome)
                print(f"   {time.monotonic() - began:.0f} s")
            print(line(row, outcome), flush=True)
    except KeyboardInterrupt:
        print("Stopped. The next run goes on here.")
        return 130
    print("\n" + table(memory.outcomes))
    if scale.full and len(memory.outcomes) == len(HOME):
        print(f"Written to {write(memory.outcomes).relative_to(ROOT)}.")
    return 0 if all(memory.outcomes[row].holds for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
