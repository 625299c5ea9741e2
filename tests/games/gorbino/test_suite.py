"""What every game has to pass."""

from pathlib import Path

from trivet.testing import Suite


class TestGorbino(Suite):
    game = "gorbino"
    golden = Path(__file__).parent / "golden"
