"""What every game has to pass."""

from pathlib import Path

from trivet.testing import Suite


class TestGoldblivion(Suite):
    game = "goldblivion"
    golden = Path(__file__).parent / "golden"
