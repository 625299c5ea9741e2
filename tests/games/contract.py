"""Every game on the table."""

from trivet.games import IDS, load

CASES = [(name, players) for name in IDS for players in load(name).players]
"""Every game on the table with every number of players."""
