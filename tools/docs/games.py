"""A page for each game: its options, actions, events, reasons, view, features and the form of its data, as declared."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import msgspec

from trivet.engine.actions import Number, Pair, Several, Word
from trivet.engine.events import Private
from trivet.engine.game import Game
from trivet.games import IDS, load
from trivet.installed import OURS, on_the_table
from trivet.texts import Texts, tidy

from .tables import code, codes, section, table

WORDS = Texts("en")


def made() -> dict[str, str]:
    return {f"reference/{id}.md": page(load(id)) for id in IDS if on_the_table().games[id].by == OURS}


def page(game: Game) -> str:
    name = WORDS.say(f"{game.id}-title")
    return (
        f"# {name}: what it declares\n\nMade from the code of `{game.package}`: version {game.rules_version} of its rules, "
        f"for {', '.join(map(str, game.players))} players.\n"
        + section("## Options", table(("option", "choices", "unless said", "asked with"), options(game)))
        + section(
            "## Actions",
            f"{game.actions.size:,} in all, numbered one after the other. The text form is what `trivet play` reads, and "
            "stands in saved matches.\n",
            table(("text form", "arguments", "numbers", "on the page"), actions(game)),
        )
        + section("## Events", table(("event", "arguments", "in the log"), events(game)))
        + section("## Why a move is not possible", table(("reason", "said"), reasons(game)))
        + section(
            "## Points",
            table(("item", "said"), ((code(one), WORDS.say(f"{game.id}-score-{one}")) for one in game.score_items)),
        )
        + section(
            "## What an evaluation is made of",
            table(("term", "said in a hint"), ((code(t), WORDS.say(f"{game.id}-term-{t}")) for t in game.term_names)),
        )
        + section(
            "## View",
            "What a seat is shown ([how it is written](api/engine.md#trivet.engine.views)).\n",
            table(("part", "kind", "what it is"), view(game)),
        )
        + section(
            "## Features",
            f"{game.observes.size} numbers; with those derived from the others {game.observes.whole}.\n",
            table(("feature", "at", "shape", "bounds", "scale", "", "what it is"), features(game)),
        )
        + section("## Data file", *data(game))
    )


def options(game: Game) -> Iterator[tuple[str, ...]]:
    for option in game.options:
        said = (f"{code(choice)} {choice_said(game, option.name, choice)}" for choice in option.choices)
        players = ", ".join(map(str, option.players)) + " players" if option.players else "any number"
        yield code(option.name), "; ".join(said), code(option.default), players


def choice_said(game: Game, option: str, choice: Any) -> str:
    message = f"{game.id}-option-{option}-{choice}"
    return f"({WORDS.say(message)})" if WORDS.has(message) else ""


def argument(kind: Any) -> str:
    match kind:
        case Private(of):
            return f"{argument(of)}, known to one seat"
        case Number(size, first):
            return f"{first} to {first + size - 1}" if size > 1 else "a number"
        case Pair(n, origin):
            return f"a pair, {-origin} to {n - 1 - origin} each"
        case Several(n, most):
            return f"up to {most} numbers, 0 to {n - 1} each"
        case Word(words):
            return (
                codes(words) if len(words) <= 8 else f"one of {len(words)} words, {code(words[0])} to {code(words[-1])}"
            )
    return type(kind).__name__


def arguments(kinds: Mapping[str, Any]) -> str:
    return "; ".join(f"{code(name)}: {argument(kind)}" for name, kind in kinds.items())


def pattern(message: str) -> str:
    """A message as its catalogue has it: each argument by its name."""
    if not WORDS.has(message):
        return ""
    names = WORDS.arguments(message).variables
    return WORDS.say(message, **{name: f"‹{name}›" for name in names})


def actions(game: Game) -> Iterator[tuple[str, ...]]:
    starts = [*game.actions.first.values(), game.actions.size]
    for (verb, kinds), first, end in zip(game.actions.verbs.items(), starts, starts[1:], strict=False):
        text = " ".join([verb.replace("_", " "), *(f"<{name}>" for name in kinds)])
        numbers = str(first) if end - first == 1 else f"{first} to {end - 1}"
        said = pattern(f"{game.id}-action-{verb}") or pattern(f"{game.id}-verb-{verb}")
        yield code(text), arguments(kinds), numbers, said


def events(game: Game) -> Iterator[tuple[str, ...]]:
    for name, kinds in game.events.kinds:
        yield code(name), arguments(kinds), pattern(f"{game.id}-event-{name}")


def reasons(game: Game) -> Iterator[tuple[str, ...]]:
    for reason in game.reasons:
        yield code(reason), pattern(f"{game.id}-why-{reason}")


def view(game: Game) -> Iterator[tuple[str, ...]]:
    schema = game.schema.json()
    yield from rows_of(schema["view"], "", schema["tables"])


def rows_of(kind: Mapping[str, Any], within: str, tables: list[list[Any]]) -> Iterator[tuple[str, ...]]:
    for part in kind["parts"]:
        of, name = part["of"], f"{within}{part['name']}"
        yield code(name), kind_said(of, tables), part.get("said", "")
        inner, marks = of, ""
        while "of" in inner:
            marks += "[]" if inner["kind"] == "many" else ""
            inner = inner["of"]
        if "parts" in inner:
            yield from rows_of(inner, f"{name}{marks}.", tables)


def kind_said(of: Mapping[str, Any], tables: list[list[Any]]) -> str:
    named = f" ({of['name']})" if "name" in of else ""
    words = tables[of["table"]] if "table" in of else []
    listed = codes(words) if 0 < len(words) <= 8 and all(isinstance(w, str) for w in words) else f"{len(words)} of them"
    match of["kind"]:
        case "many":
            return (
                f"{of['n']} × {kind_said(of['of'], tables)}" if "n" in of else f"list of {kind_said(of['of'], tables)}"
            )
        case "maybe":
            return f"{kind_said(of['of'], tables)}, or none"
        case "each":
            return f"for each word{named}: {kind_said(of['of'], tables)}"
        case "number":
            return f"{of['first']} to {of['first'] + of['size'] - 1}"
        case "pair":
            return f"pair, {-of['origin']} to {of['n'] - 1 - of['origin']}"
        case "word" | "bag" | "tally" | "entry":
            return f"{of['kind']}{named}: {listed}"
    return f"{of['kind']}{named}"


def features(game: Game) -> Iterator[tuple[Any, ...]]:
    for row in sorted(game.observes.table(True), key=lambda row: row["at"]):
        kinds = [word for word, said in (("each seat", row["each_seat"]), ("derived", row["derived"])) if said]
        shape, bounds = " × ".join(map(str, row["shape"])), f"{row['low']} … {row['high']}"
        yield code(row["name"]), row["at"], shape, bounds, f"{row['scale']:g}", ", ".join(kinds), row["says"]


def data(game: Game) -> Iterator[str]:
    """Every table of the data file: its fields, what each takes, and what stands where it is left out."""
    schema = msgspec.json.schema(import_module(f"{game.package}.data").Book)
    for name, kind in schema["$defs"].items():
        if "properties" not in kind:
            continue
        needed = kind.get("required", [])
        rows = [
            (code(field), takes(of), "" if field in needed else code(repr(of["default"])) if "default" in of else "")
            for field, of in kind["properties"].items()
        ]
        title = "the file" if name == "Book" else tidy(name)
        yield section(f"### {title[:1].upper()}{title[1:]}", kind.get("description", "") and f"{kind['description']}\n",
                      table(("field", "takes", "unless said"), rows))  # fmt: skip


def takes(of: Mapping[str, Any]) -> str:
    if "const" in of:
        return code(of["const"])
    if "enum" in of:
        return codes(of["enum"])
    if "$ref" in of:
        name = of["$ref"].split("/")[-1]
        return f"[{tidy(name)}](#{'the-file' if name == 'Book' else tidy(name).lower().replace(' ', '-')})"
    if "anyOf" in of:
        return " or ".join(takes(one) for one in of["anyOf"])
    kind = of.get("type", "")
    if kind == "array":
        return f"list of {takes(of['items'])}" if isinstance(of.get("items"), dict) else "list"
    if kind == "object":
        inner = of.get("additionalProperties")
        return f"table of {takes(inner)}" if isinstance(inner, dict) else "table"
    low, high = of.get("minimum"), of.get("maximum")
    bounds = f", {low} to {high}" if low is not None and high is not None else ""
    return {"integer": "whole number", "string": "text", "boolean": "true or false", "null": "none"}.get(
        kind, kind
    ) + bounds
