"""`make stress`: the trials of all rows, or of those named, one after the other; then the table with its figures.

What was measured is kept in `.stress/` for as long as Trivet and the trial stay the same: a run that was stopped goes on
where it was, and a row that did not hold is tried again. When every row has been run in its long form, the table is
written to docs/reliability.md.
"""

import time
from collections.abc import Sequence
from typing import Annotated

import typer

from .alone import ROOT, run_alone
from .report import Memory, line, table, write
from .trial import HOME, Scale, load

program = typer.Typer(add_completion=False, rich_markup_mode=None)


def row_number(text: str) -> int:
    if not text.isdecimal() or int(text) not in HOME:
        raise typer.BadParameter(f"there is no row {text!r}: rows are {min(HOME)} to {max(HOME)}")
    return int(text)


@program.command()
def main(
    rows: Annotated[list[int] | None, typer.Argument(parser=row_number, metavar="ROW", help="The rows to run.")] = None,
    short: Annotated[bool, typer.Option("--short", help="The short form, as in the tests.")] = False,
) -> None:
    """Run the reliability trials: all of them where no row is named."""
    raise typer.Exit(run(sorted(set(rows or HOME)), Scale(not short)))


def run(rows: Sequence[int], scale: Scale) -> int:
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
    program(prog_name="python -m stress")
