"""Every game on the table, and how the suite walks through it."""

from trivet.games import IDS, load
from trivet.testing.contract import (
    LONGEST,
    check_copies,
    choose,
    entries,
    onlookers,
    option_sets,
    seats,
    some_options,
    some_rules,
    walk,
)

__all__ = [
    "CASES",
    "LONGEST",
    "check_copies",
    "choose",
    "entries",
    "onlookers",
    "option_sets",
    "seats",
    "some_options",
    "some_rules",
    "walk",
]

CASES = [(name, players) for name in IDS for players in load(name).players]
"""Every game on the table with every number of players."""
