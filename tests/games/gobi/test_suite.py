"""What every game has to pass."""

from pathlib import Path

from trivet.testing import Suite


class TestGobi(Suite):
    game = "gobi"
    golden = Path(__file__).parent / "golden"
