"""What the server is asked and answers, as the page's types, made from its OpenAPI document: `web/src/lib/protocol/server.ts`.

Run it after an endpoint has changed; a test says where that was forgotten. `python tools/protocol_types.py` writes it.
"""

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

FILE = Path(__file__).parents[1] / "web" / "src" / "lib" / "protocol" / "server.ts"
HEAD = "/** Made by tools/protocol_types.py from the server's OpenAPI document: do not edit. */\n"
WIDTH = 118
SCALARS = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
ENUMS = {"ErrorCode": ("ApiError", "code"), "Reaction": ("ChatMessage", "reaction"), "Status": ("Table", "status")}
"""Lists of words that the page calls by a name, each by a place where it stands."""
VIEW = ("view", "View")
"""The property that is read from numbers or comes as plain data, and the type that stands for either."""


def document() -> dict[str, Any]:
    """What a server with a lab says of itself."""
    os.environ.setdefault("TRIVET_COMPILE", "0")
    from trivet.server.app import create_app
    from trivet.server.basics.settings import Settings

    with TemporaryDirectory() as folder:
        said: dict[str, Any] = create_app(Settings(Path(folder) / "trivet.db", lab=True)).openapi()
    return said


class Types:
    """The types of one document."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.schemas: dict[str, dict[str, Any]] = document["components"]["schemas"]
        self.lines: dict[str, dict[str, Any]] = document["x-live-lines"]
        self.enums = {words_in(self.schemas[form]["properties"][part]): name for name, (form, part) in ENUMS.items()}
        self.viewing = {name for name in self.schemas if self.shows_a_view(name, set())}

    def text(self) -> str:
        """In the order of their names; what is asked for and answered in two forms has two names."""
        declared = {named(name): self.declare(name, schema) for name, schema in sorted(self.schemas.items())}
        lists = [
            f"export type {name} =" + "".join(f"\n  | {literal(word)}" for word in words) + ";"
            for words, name in self.enums.items()
        ]
        return HEAD + "".join(f"\n{text}\n" for text in (*lists, *declared.values(), self.spoken()))

    def spoken(self) -> str:
        """What comes over each socket."""
        lines = "".join(f"  '{path}': {self.of(line['messages'])};\n" for path, line in sorted(self.lines.items()))
        return f"/** What comes over live lines, by their addresses. */\nexport interface Lines<View = unknown> {{\n{lines}}}"

    def shows_a_view(self, name: str, met: set[str]) -> bool:
        """Whether a view stands in it, or in a part of it."""
        if name in met:
            return False
        parts = self.schemas[name].get("properties", {})
        return any(is_view(*part) for part in parts.items()) or any(
            self.shows_a_view(ref, met | {name}) for ref in refs(parts)
        )

    def declare(self, name: str, schema: dict[str, Any]) -> str:
        title = named(name) + ("<View = unknown>" if name in self.viewing else "")
        needed = schema.get("required", [])
        body = ""
        for part, of in schema.get("properties", {}).items():
            kind = self.view(of) if is_view(part, of) else self.of(of)
            body += f"{comment(of.get('description'), '  ')}  {part}{'' if part in needed else '?'}: {kind};\n"
        more = schema.get("additionalProperties")
        if isinstance(more, dict):
            body += f"  [more: string]: {self.of(more)};\n"
        return f"{comment(schema.get('description'))}export interface {title} {{\n{body}}}"

    def view(self, schema: dict[str, Any]) -> str:
        return VIEW[1] + (" | null" if {"type": "null"} in schema["anyOf"] else "")

    def of(self, schema: dict[str, Any]) -> str:
        if "$ref" in schema:
            name = ref_of(schema)
            return named(name) + (f"<{VIEW[1]}>" if name in self.viewing else "")
        if "const" in schema:
            return literal(schema["const"])
        if name := self.enums.get(tuple(schema.get("enum", ()))):
            return name
        if "enum" in schema:
            return union([literal(value) for value in schema["enum"]])
        if choices := schema.get("anyOf") or schema.get("oneOf"):
            return union([self.of(choice) for choice in choices])
        if schema.get("type") == "array":
            if "prefixItems" in schema:
                return f"[{', '.join(self.of(item) for item in schema['prefixItems'])}]"
            of = self.of(schema.get("items", {}))
            return f"({of})[]" if " | " in of else f"{of}[]"
        if schema.get("type") == "object":
            more = schema.get("additionalProperties", True)
            return f"Record<string, {self.of(more) if isinstance(more, dict) else 'unknown'}>"
        return SCALARS.get(schema.get("type", ""), "unknown")


def named(schema: str) -> str:
    """A form that is answered otherwise than it is asked for is called after what it is asked for."""
    name, _, side = schema.partition("-")
    return f"Asked{name}" if side == "Input" else name


def words_in(schema: dict[str, Any]) -> tuple[str, ...]:
    """The words of a list that may also be null."""
    return tuple(schema.get("enum") or next((one["enum"] for one in schema.get("anyOf", []) if "enum" in one), ()))


def ref_of(schema: dict[str, Any]) -> str:
    return str(schema["$ref"].rpartition("/")[2])


def refs(data: Any) -> list[str]:
    """The names of all schemas that are referred to."""
    if isinstance(data, list):
        return [name for part in data for name in refs(part)]
    if not isinstance(data, dict):
        return []
    own = [ref_of(data)] if isinstance(data.get("$ref"), str) else []
    return own + [name for part in data.values() for name in refs(part)]


def is_view(name: str, schema: dict[str, Any]) -> bool:
    kinds = {choice.get("type") for choice in schema.get("anyOf", [])}
    return name == VIEW[0] and {"object", "array"} <= kinds


def union(kinds: list[str]) -> str:
    """Each once, null last."""
    return " | ".join(sorted(dict.fromkeys(kinds), key=lambda kind: kind == "null"))


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def comment(said: str | None, indent: str = "") -> str:
    if not said:
        return ""
    lines = [line.strip() for line in said.strip().splitlines()]
    if len(lines) == 1 and len(indent) + len(lines[0]) + 7 <= WIDTH:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def made() -> str:
    """What the file should say."""
    return Types(document()).text()


if __name__ == "__main__":
    FILE.write_text(made(), encoding="utf-8")
