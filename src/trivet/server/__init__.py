"""The server, in rooms by what they know; `docs/architecture.md` has their map. The page's side of it is `web/src/lib/protocol/`.

Stands on the engine, the games and the bots; the command line alone imports it. It plays by uncompiled rules, so that
nothing it does waits for a compiler: compiled ones run in the bots' processes.
"""

import os
import sys
from typing import TYPE_CHECKING, Any

if "trivet.engine.rule" in sys.modules and sys.modules["trivet.engine.rule"].COMPILED:
    raise ImportError("The server plays by uncompiled rules: import trivet.server before any game is loaded.")
os.environ["TRIVET_COMPILE"] = "0"

if TYPE_CHECKING:
    from fastapi import FastAPI

    from .app import create_app
    from .basics.settings import Settings
    from .launch import run

    app: FastAPI

__all__ = ["Settings", "app", "create_app", "run"]


def __getattr__(name: str) -> Any:
    """Loaded when asked for, so that a wrong port or folder is reported without waiting for FastAPI."""
    if name == "run":
        from .launch import run

        return run
    if name == "create_app":
        from .app import create_app

        return create_app
    if name == "Settings":
        from .basics.settings import Settings

        return Settings
    if name == "app":
        from .app import create_app
        from .basics.settings import Settings

        globals()["app"] = create_app(Settings.from_environment())
        return globals()["app"]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
