"""The pages of the server: its addresses, by its own OpenAPI description, and every error with what it says."""

import ast
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping
from inspect import getdoc
from pathlib import Path
from typing import Any, get_args

from trivet.cli.main import code_of
from trivet.engine.errors import TrivetError
from trivet.server.app import create_app
from trivet.server.basics import errors, settings

from .pages import ROOT
from .tables import code, codes, section, table

METHODS = ("get", "post", "put", "patch", "delete")


def made() -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        said = create_app(settings.Settings(Path(folder) / "trivet.sqlite3", lab=True)).openapi()
    return {"reference/http.md": addresses(said), "reference/errors.md": refusals()}


# Addresses


def addresses(said: Mapping[str, Any]) -> str:
    rooms: dict[str, list[tuple[str, str, Mapping[str, Any]]]] = defaultdict(list)
    for path, operations in sorted(said["paths"].items()):
        room = path.removeprefix("/api/").split("/")[0].strip("{}") or "page"
        rooms[room] += [(path, method, operations[method]) for method in METHODS if method in operations]
    lines = said.get("x-live-lines", {})
    return (
        "# Addresses of the server\n\nMade from the server's own description, which a running one gives at `/openapi.json`: "
        "every field of every answer stands there. A person is a cookie, which `GET /api/me` gives. Bodies and answers are "
        f"JSON; a request that is refused is answered with [an error](errors.md). In all {sum(map(len, rooms.values()))} "
        f"addresses and methods, and {len(lines)} live lines.\n"
        + "".join(
            section(f"## {room}", *(operation(path, method, one) for path, method, one in found))
            for room, found in rooms.items()
        )
        + section("## Live lines", *(line(path, one) for path, one in lines.items()))
    )


def operation(path: str, method: str, one: Mapping[str, Any]) -> str:
    body = one.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    good = {status: answer for status, answer in one["responses"].items() if status < "400"}
    bad = [status for status in one["responses"] if status >= "400"]
    told = [
        f"Takes {form(body)}." if body else "",
        " ".join(f"Answers {status}: {form(content_of(answer))}." for status, answer in good.items()),
        f"Or {', '.join(bad)}." if bad else "",
        "" if "security" in one else "Asks for no identity.",
    ]
    rows = ((code(p["name"]), p["in"], form(p["schema"]), p.get("description", "")) for p in one.get("parameters", []))
    return (
        f"### `{method.upper()} {path}`\n\n{prose(one.get('description') or one['summary'])}\n\n{' '.join(filter(None, told))}\n\n"
        + table(("parameter", "in", "takes", "what it says"), rows)
    )


def content_of(answer: Mapping[str, Any]) -> Mapping[str, Any]:
    return next(iter(answer.get("content", {}).values()), {}).get("schema", {})


def form(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return code(schema["$ref"].split("/")[-1])
    if "anyOf" in schema:
        return " or ".join(form(one) for one in schema["anyOf"])
    if "enum" in schema:
        return codes(schema["enum"])
    if "const" in schema:
        return code(schema["const"])
    if schema.get("type") == "array":
        return f"a list of {form(schema.get('items', {}))}"
    return {"null": "nothing", "string": "text", "integer": "a whole number", "number": "a number",
            "boolean": "true or false", "object": "an object"}.get(schema.get("type", ""), "what it is")  # fmt: skip


def line(path: str, one: Mapping[str, Any]) -> str:
    closes = table(("closed with", "because"), one["closes"].items())
    return f"### `{path}`\n\n{prose(one['description'])}\n\nSays {form(one['messages'])}.\n\n{closes}"


def prose(said: str) -> str:
    return " ".join(said.split()).replace("<", "&lt;")


# Errors


def refusals() -> str:
    told = dict(sorted(sayings().items()))
    rows = []
    for name in sorted(get_args(errors.Code)):
        statuses = sorted({status for status, _ in told.get(name, ())})
        sentences = dict.fromkeys(message for _, message in told.get(name, ()) if message)
        rows.append((code(name), ", ".join(statuses), "<br>".join(sentences)))
    named = ((code(kind.__name__), code(code_of(kind(""))), getdoc(kind) or "") for kind in kinds(TrivetError))
    return (
        "# Errors\n\n"
        + section(
            "## Of the server",
            "What a refused request is answered with: a status, and an object with the `code` that programs read, the "
            "`message` for people and, where a game's rules refuse an action, the `reason` "
            "([gobi](gobi.md#why-a-move-is-not-possible), [gorbino](gorbino.md#why-a-move-is-not-possible), "
            "[goldblivion](goldblivion.md#why-a-move-is-not-possible)). What stands in ‹› is filled in; where nothing stands, the sentence comes from what went wrong.\n",
            lines(("code", "status", "said")) + "".join(f"| {' | '.join(one)} |\n" for one in rows),
        )
        + section(
            "## In Python, and on the command line",
            "Every one is a `trivet.errors.TrivetError`. A command says it in a line, ends with exit code 2, and with "
            "`--json` prints its code too.\n",
            table(("error", "code", "what it means"), named),
        )
    )


def lines(head: tuple[str, ...]) -> str:
    return f"| {' | '.join(head)} |\n|{'---|' * len(head)}\n"


def kinds(kind: type[TrivetError]) -> Iterator[type[TrivetError]]:
    for one in sorted(kind.__subclasses__(), key=lambda one: one.__name__):
        if one.__module__.startswith(("trivet.engine", "trivet.server", "trivet.bots", "trivet.lab")):
            yield one
            yield from kinds(one)


def sayings() -> dict[str, list[tuple[str, str]]]:
    """The status and the sentence of every refusal, as the server's code says them."""
    codes, found = get_args(errors.Code), defaultdict(list)
    for file in sorted((ROOT / "src/trivet/server").rglob("*.py")):
        module = ast.parse(file.read_text(encoding="utf-8"))
        named: dict[str, ast.expr] = {}
        for node in [*module.body, *in_order(module)]:  # what the module names may stand behind its use
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant() | ast.JoinedStr() as said):
                    named[name] = said
                case ast.Call(args=args):
                    for status, code, said in zip(args, args[1:], args[2:], strict=False):
                        if getattr(code, "value", None) in codes and isinstance(getattr(status, "value", None), int):
                            said = named.get(said.id, said) if isinstance(said, ast.Name) else said
                            found[code.value].append((str(status.value), prose(sentence(said)).replace("|", "\\|")))
    return found


def in_order(node: ast.AST) -> Iterator[ast.AST]:
    """As they stand in the file, so that what a name means is what it was last given."""
    yield node
    for inner in ast.iter_child_nodes(node):
        yield from in_order(inner)


def sentence(said: ast.expr) -> str:
    """A literal with holes where values go; nothing where it is made elsewhere."""
    match said:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(part.value if isinstance(part, ast.Constant) else f"‹{hole(part)}›" for part in parts)
    return ""


def hole(part: Any) -> str:
    return ast.unparse(part.value).split("(")[0].split(".")[-1].replace("_", " ").strip("'\"")
