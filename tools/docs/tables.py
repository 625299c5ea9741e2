"""Tables and code in Markdown, from whatever the code says."""

from collections.abc import Iterable, Sequence
from typing import Any


def table(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """A table; nothing where there are no rows."""
    lines = ["| " + " | ".join(cell(one) for one in row) + " |" for row in rows]
    return "\n".join(["| " + " | ".join(head) + " |", "|" + "---|" * len(head), *lines]) + "\n" if lines else ""


def cell(said: Any) -> str:
    """In one line; what Markdown would take for the end of a cell or for HTML is written so that it does not."""
    parts = " ".join(str(said).split()).replace("|", "\\|").split("`")
    return "`".join(part if i % 2 else part.replace("<", "&lt;") for i, part in enumerate(parts))


def code(said: Any) -> str:
    return f"`{said}`" if str(said) else ""


def codes(words: Iterable[Any]) -> str:
    return ", ".join(code(word) for word in words)


def section(title: str, *parts: str) -> str:
    """A heading with what stands under it; nothing where nothing does."""
    body = "\n".join(part for part in parts if part)
    return f"\n{title}\n\n{body}" if body.strip() else ""
