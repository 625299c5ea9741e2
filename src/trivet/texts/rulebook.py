"""The Markdown of a game's rules and player aid, as far as more than a reader hangs on it: anchors, pictures, data, paragraphs.

`{#id}` at the end of a heading, a paragraph or a point of a list names it; a row of the rulings is named by its number. A
block ```` ```picture NAME ```` shows `pictures/NAME.toml`, with a line of words for each of its frames. `{=path}` says a
number of the game's data, and `{icon:name}` shows one of the board's icons. `texts/paragraphs.toml` says which messages of the
catalogues a paragraph explains. The page reads the same in `web/src/lib/rules/book.ts` (docs/rules.md).
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from trivet.installed import on_the_table

ANCHOR = re.compile(r" \{#([a-z0-9][a-z0-9-]*)\}$", re.MULTILINE)
RULING = re.compile(r"^\| (R\d+) \|", re.MULTILINE)
PICTURE = re.compile(r"^```picture ([a-z0-9_]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(#([^)]*)\)")
FIGURE = re.compile(r"\{=([A-Za-z0-9_.]+)\}")
ICON = re.compile(r"\{icon:([a-z0-9_]+)\}")


def anchors(text: str) -> list[str]:
    """The names of paragraphs, in their order, and of rulings."""
    return [*ANCHOR.findall(text), *RULING.findall(text)]


def pictures(text: str) -> list[tuple[str, list[str]]]:
    """The pictures that the rules show, each with its lines of words."""
    return [(name, words.strip().splitlines()) for name, words in PICTURE.findall(text)]


def figure(data: Any, path: str) -> int | str | None:
    """The number, or word, of a game's data at `prices.food` or `card.silk.points`; none where there is none.

    In a list things are found by their `id`, by their `name` in small letters, or by where they stand, from 0.
    """
    for step in path.split("."):
        data = part(data, step)
    return data if isinstance(data, int | str) else None


def part(data: Any, step: str) -> Any:
    if isinstance(data, Mapping):
        return data.get(step)
    if not isinstance(data, list | tuple):
        return None
    if step.isdecimal():
        return data[int(step)] if int(step) < len(data) else None
    return next((each for each in data if isinstance(each, Mapping) and step in (each.get("id"), called(each))), None)


def called(thing: Mapping[str, Any]) -> str:
    return str(thing.get("name", "")).lower().replace(" ", "_")


@cache
def paragraphs(game: str) -> dict[str, str]:
    """The paragraph that explains a message, by the message's name without the game's: `why-same_tribe` → `golden-rule`."""
    folder = on_the_table().games[game].folder()
    return explained(folder / "texts" / "paragraphs.toml") if folder else {}


def explained(file: Path) -> dict[str, str]:
    if not file.is_file():
        return {}
    said: dict[str, list[str]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return {message: anchor for anchor, messages in said.items() for message in messages}
