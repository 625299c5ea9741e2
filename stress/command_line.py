"""The `trivet` command, called in this process as a shell would call it."""

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass

from trivet.cli import main


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


def trivet(*arguments: str) -> Said:
    """Raises whatever escapes from it; nothing ever should."""
    out, err, typed = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO()
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main(list(arguments))
    finally:
        sys.stdin = typed
    return Said(code, out.getvalue(), err.getvalue())
