"""The Python API, from docstrings: what each module has to offer, in the order in which it stands there."""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from .tables import section

PAGES = {
    "trivet": ("The package", ["trivet.games", "trivet.engine.match", "trivet.engine.game"]),
    "engine": (
        "For rules of a game",
        ["trivet.engine.contract", "trivet.engine.rule", "trivet.engine.state", "trivet.engine.actions", "trivet.engine.events",
         "trivet.engine.buffers", "trivet.engine.dice", "trivet.engine.data", "trivet.engine.views",
         "trivet.engine.boards", "trivet.engine.features", "trivet.engine.errors"],
    ),
    "bots": ("Bots", ["trivet.bots", "trivet.bots.bot", "trivet.bots.search", "trivet.bots.network"]),
    "envs": ("Environments", ["trivet.envs", "trivet.envs.table", "trivet.envs.seat", "trivet.envs.tables",
                              "trivet.envs.spiel", "trivet.envs.text"]),
    "testing": ("The suite for games", ["trivet.testing"]),
}  # fmt: skip

INNER = {
    "cache_root", "cache_folder", "made_of", "ready", "mark_ready", "layout_of", "raw", "kinds_of_fields", "reader", "PlainState",
    "PlainStates", "plain", "first_of", "fit", "before", "one", "described", "checked", "is_loaded", "meant_for", "own_fields",
    "loaded", "check_sight", "Paper",
}  # fmt: skip
"""What modules need of each other, and whoever writes a game does not."""


def made() -> dict[str, str]:
    return {f"reference/api/{page}.md": described(title, modules) for page, (title, modules) in PAGES.items()}


def described(title: str, modules: list[str]) -> str:
    return f"# {title}\n" + "".join(module(import_module(name)) for name in modules)


def module(one: ModuleType) -> str:
    return section(
        f"## `{one.__name__}` {{#{one.__name__}}}",
        markdown(one.__doc__),
        *(entry(name, what, f"{one.__name__}.{name}") for name, what in offered(one)),
    )


def offered(one: ModuleType) -> Iterator[tuple[str, Any]]:
    """What it says it exports, or else what is defined in it and not its own affair; without what is for the engine."""
    exported = getattr(one, "__all__", ())
    for name in exported or list(vars(one)):
        what = getattr(one, name)
        own = name in exported or getattr(what, "__module__", "") == one.__name__
        said = (inspect.isclass(what) or inspect.isroutine(what)) and inspect.getdoc(what)
        if said and own and name not in INNER and not name.startswith("_"):
            yield name, what


def entry(name: str, what: Any, anchor: str) -> str:
    kind = "class " if inspect.isclass(what) else ""
    own = doc_of(what)
    parts = [f"### `{kind}{name}` {{#{anchor}}}\n", fenced(f"{kind}{name}{signature(what)}"), markdown(own)]
    if inspect.isclass(what):
        for inner, member in vars(what).items():
            under = member.__func__ if isinstance(member, classmethod | staticmethod) else member
            said = inspect.getdoc(under.fget if isinstance(under, property) else under) if callable(under) or isinstance(
                under, property) else None  # fmt: skip
            if not inner.startswith("_") and said:
                shown = inner if isinstance(under, property) else f"{inner}{signature(under)}"
                parts.append(f"`{shown}`\n\n:   {markdown(said).strip().replace(chr(10), chr(10) + '    ')}\n")
    return "\n".join(parts)


def doc_of(what: Any) -> str:
    """Its own docstring; not the one that a dataclass makes of its signature."""
    said = inspect.cleandoc(what.__doc__ or "")
    return "" if inspect.isclass(what) and said.startswith(f"{what.__name__}(") else said


def signature(what: Any) -> str:
    try:
        said = str(inspect.signature(what))
    except (TypeError, ValueError):
        return ""
    said = re.sub(r"<(?:object|function|class)[^>]*>", "…", said)
    return re.sub(r"(?:trivet|typing|collections\.abc|numpy|pathlib)(?:\.[a-z_]+)*\.(?=[A-Za-z])", "", said).replace(
        "'", ""
    )


def fenced(text: str) -> str:
    return f"```python\n{text}\n```\n"


def markdown(said: str | None) -> str:
    """A docstring as Markdown: what is set in from the rest is code."""
    return inspect.cleandoc(said or "").replace("<", "&lt;") + "\n"
