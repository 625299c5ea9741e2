"""The page of all commands, from the command line itself."""

from collections.abc import Iterator
from typing import Any

import typer

from trivet.cli.main import app

from .tables import code, section, table


def made() -> dict[str, str]:
    root = typer.main.get_command(app)
    said = "".join(section(f"## `{name}`", described(command)) for name, command in walk("trivet", root))
    return {"reference/commands.md": f"# Commands\n\nWhat `--help` says of each.\n{said}"}


def walk(name: str, command: Any) -> Iterator[tuple[str, Any]]:
    yield name, command
    for word, inner in getattr(command, "commands", {}).items():
        yield from walk(f"{name} {word}", inner)


def described(command: Any) -> str:
    rows = []
    for one in command.params:
        if getattr(one, "hidden", False) or "--help" in one.opts:
            continue
        named = one.metavar or one.name.upper() if one.param_type_name == "argument" else ", ".join(one.opts)
        takes = one.metavar if one.param_type_name == "option" and one.metavar else ""
        rows.append((code(f"{named} {takes}".strip()), variables(one), usual(one), getattr(one, "help", "") or ""))
    return f"{command.help or ''}\n\n" + table(("option", "variable", "unless said", "what it says"), rows)


def variables(one: Any) -> str:
    said = getattr(one, "envvar", None)
    return code(said) if isinstance(said, str) else ""


def usual(one: Any) -> str:
    if (
        one.default is None
        or one.default is False
        or callable(one.default)
        or not isinstance(one.default, str | int | float)
    ):
        return ""
    return "yes" if one.default is True else code(one.default)
