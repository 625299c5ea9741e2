"""What every game has to pass, ours and anybody's: random play, both modes, what is known and observed, matches, texts,
the terminal.

A game's own tests name it, and the folder of its golden matches (`trivet.testing.golden` makes them):

    from pathlib import Path

    from trivet.testing import Suite


    class TestNim(Suite):
        game = "nim"
        golden = Path(__file__).parent / "golden"

Needs pytest: `pip install trivet[test]`. Stands on all the other layers; none of them imports it. Rules run uncompiled
here unless TRIVET_COMPILE says otherwise; the comparison of both modes starts a process of the other.
"""

import os
import sys
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .suite import Suite

__all__ = ["Suite"]
os.environ.setdefault("TRIVET_COMPILE", "0")


def __getattr__(name: str) -> Any:
    """The suite is loaded when it is first asked for: what fails in it is then told in full by pytest."""
    if name != "Suite":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import pytest

    modules = {f"{__name__}.{module.name}" for module in iter_modules(__path__)}
    pytest.register_assert_rewrite(*(modules - set(sys.modules)))
    from .suite import Suite

    return Suite
