"""Words for people, from Fluent catalogues in English and French. Imports nothing of Trivet but where games lie.

`en.ftl` and `fr.ftl` here are the shell's, shared with the page; each game brings its own in the folder `texts` of its
package; `terminal/` beside them holds what only the terminal says, `mail/` what is mailed, `report/` what a report of the
lab says. Names of messages follow a convention, so that no code lists them: the label of the action `place` in the game
`nim` is `nim-action-place`, its line in the log `nim-event-place`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import normalize

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from trivet.installed import on_the_table
from trivet.languages import LANGUAGES

HERE = Path(__file__).parent
NOT_ARGUMENTS = ("action", "verb", "text", "reveals", "event")
"""What an offer or event carries beside its arguments."""
SEATS = ("seat", "owner")
"""Arguments that are a seat's number and read as the player's name."""
ELIDED = re.compile(r"[aeiouœæ]|he\u0301|y(?![aeiou])", re.IGNORECASE)
"""How a French name begins before which "de" loses its vowel, its accents set apart: Alice, Élise, Hélène and Yves, not Yann."""


HOLE = "\0"
"""What stands in a message, while it is tried, where it says something that is not known."""


@dataclass(frozen=True)
class Seat:
    """Who sits there: a bot by its name, or a person, who may have typed theirs."""

    bot: str | None = None
    name: str = ""


def de(name: Any) -> Any:
    """ "d’Alice", "de Bo": what a French message writes as `{ DE($player) }`, for the name is not known to it."""
    return f"d’{name}" if ELIDED.match(normalize("NFD", str(name))) else f"de {name}"


def catalogues(language: str) -> Iterator[Path]:
    """The files that make up a language: the shell's, which no game's can take the place of, and every game's."""
    folders = [one.folder() for one in on_the_table().games.values()]
    for folder in (HERE, *(folder / "texts" for folder in folders if folder)):
        yield from parts_of(folder, language)


def parts_of(folder: Path, language: str) -> Iterator[Path]:
    """The files of a language in one folder of texts."""
    for part in ("", "terminal", "mail", "report"):
        path = folder / part / f"{language}.ftl"
        if path.exists():
            yield path


@cache
def for_a_page(game: str) -> dict[str, dict[str, str]]:
    """A game's words by language, for a page that has them not built in: its messages as Fluent, its rules and its
    player aid as Markdown."""
    folder = on_the_table().games[game].folder()
    files = {"messages": "{language}.ftl", "rules": "rules.{language}.md", "aid": "aid.{language}.md"}
    return {
        language: {kind: text_of(folder, file.format(language=language)) for kind, file in files.items()}
        for language in LANGUAGES
    }


def text_of(folder: Path | None, file: str) -> str:
    """Empty where there is none."""
    path = folder and folder / "texts" / file
    return path.read_text(encoding="utf-8", errors="replace") if path and path.is_file() else ""


def names_in(data: Any) -> Iterator[tuple[str, str]]:
    """What a data file calls its things: by its name in small letters, or else by the id it has."""
    if isinstance(data, Mapping):
        if isinstance(data.get("name"), str):
            yield str(data.get("id", data["name"].lower())), data["name"]
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from names_in(part)


def tidy(name: str) -> str:
    """`draw_pile` → "Draw pile": what has no other name."""
    words = name.replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def missing(message: str) -> str:
    """A missing message shows its own name, so that it is seen and mended. A game still in the making says what it has:
    `nim-score-last_heap` is "Last heap", `nim-title` "Nim"."""
    game, kind, *rest = [*message.split("-"), ""]
    if game not in on_the_table().games:
        return message
    if any(rest):
        return tidy(" ".join(rest))
    return tidy(game) if kind == "title" else ""


class Arguments(Visitor):
    """What a message asks for: its arguments, those of them by which it chooses its words, and messages it is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choosing: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.choosing.add(node.selector.id.name)
        self.generic_visit(node)


class Texts:
    """All messages in one language."""

    def __init__(self, language: str, books: Mapping[str, Mapping[str, Any]] | None = None) -> None:
        """`books`: data files by game, whose things are called as they say where no message names them."""
        self.language = language
        self._given = {game: dict(names_in(book)) for game, book in (books or {}).items()}
        # Everything reads left to right, so arguments need no isolation marks.
        self._bundle = FluentBundle([language], functions={"DE": de}, use_isolating=False)
        self._arguments: dict[str, Arguments] = {}
        for path in catalogues(language):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8", errors="replace")))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, /, **arguments: Any) -> str:
        """The message with its arguments."""
        value = self._bundle.get_message(message).value if self.has(message) else None
        if value is None:
            return missing(message)
        return str(self._bundle.format_pattern(value, arguments)[0])

    def whole(self, message: str, /, **arguments: Any) -> str | None:
        """The message, if all that it says is given; none where it would have a hole, and where there is none.

        By what it is not given it cannot choose: it then says what it says of anything else.
        """
        if not self.has(message):
            return None
        unknown = self.arguments(message).variables - arguments.keys()
        said = self.say(message, **arguments, **dict.fromkeys(unknown, HOLE))
        return None if HOLE in said else said

    def arguments(self, message: str) -> Arguments:
        """What a message asks for, with the messages that it is made of."""
        if message not in self._arguments:
            found = self._arguments[message] = Arguments()
            if self.has(message):
                found.visit(self._bundle.get_message(message).value)
            for part in map(self.arguments, tuple(found.messages)):
                found.variables |= part.variables
                found.choosing |= part.choosing
        return self._arguments[message]

    def word(self, game: str, name: str, value: Any) -> str:
        """What a game's thing is called: the card `fool` by `nim-card-fool`, a designer's card as its data file says.

        What a seat may not know is none: "a card", by `nim-card-unknown`.
        """
        message = f"{game}-{name}-{'unknown' if value is None else value}"
        if self.has(message):
            return self.say(message)
        return "" if value is None else self._given.get(game, {}).get(str(value), str(value))

    def list(self, items: Sequence[str]) -> str:
        """ "Ada, Bo and Cy" """
        return format_list(items, locale=self.language)

    def either(self, items: Sequence[str]) -> str:
        """ "Ada, Bo or Cy" """
        return format_list(items, style="or", locale=self.language)

    def joined(self, parts: Sequence[str], by: str) -> str:
        return by.join(parts)

    def capital(self, text: str) -> str:
        """Its first letter a capital."""
        return text[:1].upper() + text[1:]

    def player(self, seat: int, seats: Sequence[Seat]) -> str:
        """The name typed, or the seat's number, or the bot's level, numbered where two of one level sit."""
        player = seats[seat] if seat < len(seats) else Seat()  # an automated opponent has no seat
        bot = player.bot
        if bot is None:
            return player.name or self.say("seat-player", number=seat + 1)
        level = self.say(f"bot-{bot}") if self.has(f"bot-{bot}") else bot
        alike = [other for other, one in enumerate(seats) if one.bot == bot]
        if len(alike) < 2:
            return self.say("seat-bot", level=level)
        return self.say("seat-bot-numbered", level=level, number=alike.index(seat) + 1)

    def words(self, game: str, thing: Mapping[str, Any], seats: Sequence[Seat]) -> dict[str, Any]:
        """The arguments of an action or event as people read them: seats by name, things by their word, cells "3, -1"."""
        said = {
            name: self._argument(game, name, value, seats) for name, value in thing.items() if name not in NOT_ARGUMENTS
        }
        if isinstance(thing.get("seat"), int):
            said["player"] = self.player(thing["seat"], seats)
        return said

    def _argument(self, game: str, name: str, value: Any, seats: Sequence[Seat]) -> Any:
        if isinstance(value, int):
            return self.player(value, seats) if name in SEATS else value
        if isinstance(value, Sequence) and not isinstance(value, str):
            return ", ".join(map(str, value))
        return self.word(game, name, value)

    def label(self, game: str, action: Mapping[str, Any], seats: Sequence[Seat], **more: Any) -> str:
        """What an action does, from its typed form; `more`: what the table knows beside it."""
        verb = action["verb"]
        said = self.words(game, action, seats) | more
        return self._sentence(f"{game}-action-{verb}", said, self.whole(f"{game}-verb-{verb}"))

    def log_line(self, game: str, event: Mapping[str, Any], seats: Sequence[Seat]) -> str:
        return self._sentence(f"{game}-event-{event['event']}", self.words(game, event, seats))

    def _sentence(self, message: str, said: Mapping[str, Any], called: str | None = None) -> str:
        """The message with its arguments; where it has not all that it says, its name and they: "Ada: Play · Seven"."""
        if (whole := self.whole(message, **said)) is not None:
            return whole
        rest = [tidy(str(one)) for name, one in said.items() if name not in ("player", "seat")]
        done = " · ".join([called or missing(message), *rest])
        return f"{said['player']}: {done}" if "player" in said else done
