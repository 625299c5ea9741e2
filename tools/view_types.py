"""The types that the page is checked with, made from the games' own schemas: `web/src/games/GAME/view.d.ts`.

Run it after a schema has changed; a test says where that was forgotten. `python tools/view_types.py` writes them all.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[1] / "web" / "src" / "games"
HEAD = """/** Made by tools/view_types.py from `VIEW` of the game, which says what each part is: do not edit. */
"""
WIDTH = 118


class Types:
    """The types of one schema. What bears a name is a type of its own."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self.tables = schema["tables"]
        self.named: dict[str, str] = {}
        self.of(schema["view"])

    def text(self) -> str:
        return HEAD + "".join(f"\nexport {declared}\n" for declared in self.named.values())

    def of(self, kind: dict[str, Any], indent: str = "") -> str:
        made: str = getattr(self, f"of_{kind['kind']}", self.of_number)(kind, indent)
        return made

    def of_number(self, kind: dict[str, Any], indent: str) -> str:
        return "number"

    def of_flag(self, kind: dict[str, Any], indent: str) -> str:
        return "boolean"

    def of_pair(self, kind: dict[str, Any], indent: str) -> str:
        return "[number, number]"

    def of_entry(self, kind: dict[str, Any], indent: str) -> str:
        return common([plain(entry) for entry in self.tables[kind["table"]]])

    def of_word(self, kind: dict[str, Any], indent: str) -> str:
        """Words without a name are a data file's own, which may have others."""
        if name := kind.get("name"):
            self.declare(name, f"type {name} =", [f"'{word}'" for word in self.tables[kind["table"]]])
        return name or "string"

    def of_bag(self, kind: dict[str, Any], indent: str) -> str:
        return f"{self.of_word(kind, indent)}[]"

    def of_tally(self, kind: dict[str, Any], indent: str) -> str:
        """Of an unknown word the page's own rules say already that there may be none."""
        counts = f"Record<{self.of_word(kind, indent)}, number>"
        return f"Partial<{counts}>" if "name" in kind else counts

    def of_each(self, kind: dict[str, Any], indent: str) -> str:
        return f"Record<{self.of_word(kind, indent)}, {self.of(kind['of'], indent)}>"

    def of_many(self, kind: dict[str, Any], indent: str) -> str:
        of = self.of(kind["of"], indent)
        return f"({of})[]" if kind["of"]["kind"] == "maybe" else f"{of}[]"

    def of_maybe(self, kind: dict[str, Any], indent: str) -> str:
        return f"{self.of(kind['of'], indent)} | null"

    def of_parts(self, kind: dict[str, Any], indent: str) -> str:
        name = kind.get("name")
        inner = "  " if name else indent + "  "
        parts = [
            (f"{inner}/** {part['said']} */\n" if "said" in part else "")
            + f"{inner}{part['name']}: {self.of(part['of'], inner)};\n"
            for part in kind["parts"]
        ]
        body = "{\n" + "".join(parts) + (indent if not name else "") + "}"
        if not name:
            return body
        self.keep(name, f"interface {name} {body}")
        return str(name)

    def declare(self, name: str, head: str, words: Sequence[str]) -> None:
        line = f"{head} {' | '.join(words)};"
        if len(line) > WIDTH:
            line = head + "".join(f"\n  | {word}" for word in words) + ";"
        self.keep(name, line)

    def keep(self, name: str, declared: str) -> None:
        if self.named.setdefault(name, declared) != declared:
            raise ValueError(f"Two different things are called {name}: give one of them another name.")


def plain(data: Any) -> str:
    """The type of plain data, where all of its parts are alike."""
    if isinstance(data, dict):
        return f"Record<string, {common([plain(part) for part in data.values()])}>"
    if isinstance(data, list):
        return f"{common([plain(part) for part in data])}[]"
    return {bool: "boolean", int: "number", str: "string"}.get(type(data), "unknown")


def common(types: Sequence[str]) -> str:
    return types[0] if len(set(types)) == 1 else "unknown"


def files() -> dict[Path, str]:
    """What each game's file should say, for the games that have a board of their own on the page."""
    os.environ.setdefault("TRIVET_COMPILE", "0")
    from trivet.games import IDS, load

    boards = [name for name in IDS if (WEB / name).is_dir()]
    return {WEB / name / "view.d.ts": Types(load(name).schema.json()).text() for name in boards}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
