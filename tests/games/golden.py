"""The golden matches of our own games, each in the folder of its game's tests."""

from pathlib import Path

FOLDERS = sorted(Path(__file__).parent.glob("*/golden"))
MATCHES = {file.stem: file for folder in FOLDERS for file in folder.glob("*.json") if file.stem != "outcomes"}
"""The files, by name: `gobi-2`."""
