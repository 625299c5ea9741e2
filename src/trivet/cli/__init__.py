"""The command line: `trivet`, `trivet play GAME`, `trivet arena …`. Stands on all the other layers.

Commands import what they need when they run: `trivet --help` answers at once, and a command can choose the mode of the
rules (compiled or not) before the engine is first imported.
"""

from .main import main

__all__ = ["main"]
