"""What a module is made of: by its mark a module is known to be of just these rules, bots and data."""

import ast
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

from trivet.engine.game import Game
from trivet.engine.package import data_of, folder, has_data

FORMAT, FORMAT_VERSION = "trivet module", 1
"""What stands beside a module says so."""
TRIVET = Path(__file__).parents[1]
PARTS = {
    "engine": ("actions", "buffers", "dice", "events", "features", "kernel", "names", "rule", "state", "views"),
    "bots": ("bot", "desk", "levels", "lookahead", "made", "network", "passing", "playing", "thoughts", "weighing"),
    "analysis": ("weighed",),
    "wasm": ("description", "exports", "learning", "linking", "lowering", "ordering", "whole"),
}
"""Of Trivet itself: templates, and what says how memory is laid out."""
ASIDE = ("__init__.py", "terminal", "texts", "lessons", "pictures", "tables")
"""Of a game's package, what no rule comes from."""
Span: TypeAlias = tuple[int, int]
ENDLESS = 1 << 30


def made_of(game: Game) -> str:
    """The hash of all that goes into a game's module: sources, data, and what the game says of itself beside its rules."""
    ruled = has_data(game.package)  # one from outside may have none, and take another's rules
    said = [
        data_of(game.package).mark if ruled else game.rules.__name__,
        game.mark,
        game.rules_versions,
        game.spread,
        game.exploration,
        sorted(game.odds.items()),
    ]
    said += [game.options, game.secrets, game.score_items, game.reasons, game.term_names]
    return hash_of(game.package, repr(said))


@cache
def hash_of(package: str, said: str) -> str:
    mark = sha256(said.encode())
    here = folder(package)
    own = [file for file in sorted(here.rglob("*.py")) if file.relative_to(here).parts[0] not in ASIDE]
    for file in [TRIVET / part / f"{name}.py" for part, names in PARTS.items() for name in names] + own:
        mark.update(file.name.encode() + b"\0" + program(file))
    return mark.hexdigest()[:32]


@cache
def program(file: Path) -> bytes:
    """A source without what is said in it for people, comments and sentences: that makes no other module."""
    source = file.read_bytes()
    strings: dict[int, list[Span]] = {}
    said: dict[int, list[Span]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and is_text(node.value):
            note(node, said)
        elif is_text(node) or isinstance(node, ast.JoinedStr):
            note(node, strings)
    lines = (
        without(line, strings.get(number, []), said.get(number, []))
        for number, line in enumerate(source.splitlines(), 1)
    )
    return b"\n".join(line for line in lines if line)


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)


def note(node: Any, spans: dict[int, list[Span]]) -> None:
    """By line, from where to where it stands there."""
    for line in range(node.lineno, node.end_lineno + 1):
        first = node.col_offset if line == node.lineno else 0
        spans.setdefault(line, []).append((first, node.end_col_offset if line == node.end_lineno else ENDLESS))


def without(line: bytes, strings: list[Span], said: list[Span]) -> bytes:
    """A line without a comment, and without what is said in it."""
    at = line.find(b"#")
    while at >= 0 and any(first <= at < end for first, end in strings):
        at = line.find(b"#", at + 1)
    if at >= 0:
        line = line[:at]
    for first, end in sorted(said, reverse=True):
        line = line[:first] + line[end:]
    return line.rstrip()
