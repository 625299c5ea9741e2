"""A view in words: from the game's catalogue where it has them, else the names themselves, tidied."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from trivet.engine.actions import Number, Word
from trivet.engine.boards import inner
from trivet.engine.views import Bag, Count, Each, Entry, Flag, Kind, Many, Maybe, Parts, Signed, Tally
from trivet.texts import Seat, Texts, tidy

NOTHING = "–"
SEATS = ("seat", "owner", "turn", "player", "order")


@dataclass(frozen=True)
class Speaker:
    """Says what a view of one game holds, in one language."""

    game: str
    schema: Parts
    texts: Texts
    seats: Sequence[Seat]
    by_seat: Sequence[str]
    """Parts that are a player's number, or a list by seat."""

    def heading(self, name: str) -> str:
        """What a part of a view or a zone is called: `draw_pile` by `nim-view-draw_pile`, or "Draw pile"."""
        message = f"{self.game}-view-{name}"
        return self.texts.say(message) if self.texts.has(message) else tidy(name)

    @cached_property
    def callings(self) -> dict[str, list[str]]:
        """By word: what it may be called, as messages name its kind. The food of a bank is a resource, as that of a token."""
        found: dict[str, list[str]] = {}
        for words, kinds in called(self.schema, ""):
            for word in words:
                found.setdefault(word, []).extend(kinds)
        return found

    def word(self, word: str, part: str, called: str = "") -> str:
        """A word of a list: by what such words are called, as its data file says, or itself."""
        for kind in filter(None, (called.lower(), part, *self.callings.get(word, ()))):
            if self.texts.has(f"{self.game}-{kind}-{word}"):
                return self.texts.say(f"{self.game}-{kind}-{word}")
        given = self.texts.word(self.game, part, word)
        return tidy(given) if given == word else given

    def is_seat(self, part: str) -> bool:
        return part in SEATS or part in self.by_seat

    def player(self, seat: int) -> str:
        return self.texts.player(seat, self.seats)

    def spell(self, kind: Kind, part: str, value: Any) -> str:
        """A value of a view, all of it in one line."""
        kind = inner(kind)
        if value is None:
            unknown = f"{self.game}-{part}-unknown"
            return self.texts.say(unknown) if self.texts.has(unknown) else NOTHING
        match kind:
            case Flag():
                return self.texts.say("plain-yes" if value else "plain-no")
            case Number() if self.is_seat(part):
                return self.player(value)
            case Word(_, called):
                return self.word(value, part, called)
            case Bag(_, called):
                return listed(times(self.word(one, part, called), value.count(one)) for one in dict.fromkeys(value))
            case Entry():
                return self.entry(part, value)
            case Parts():
                return listed(self.said(of, name, value[name]) for name, of in kind.parts.items())
            case Many(of) if self.is_seat(part) and not isinstance(of, Number):
                return listed(f"{self.player(seat)} {self.spell(of, part, one)}" for seat, one in enumerate(value))
            case Many(of):
                return listed(self.spell(of, part, one) for one in value)
            case Each(_, of):
                return listed(f"{self.word(word, part)} {self.spell(of, word, one)}" for word, one in value.items())
            case Tally():
                return listed(f"{self.word(word, part)} {count}" for word, count in value.items())
        return ", ".join(map(str, value)) if isinstance(value, list) else str(value)

    def said(self, kind: Kind, name: str, value: Any) -> str:
        """A part within a line: a word speaks for itself, a number needs its name."""
        if value is None or value is False or value in ([], {}):
            return ""
        if value is True:
            return self.heading(name)
        words = self.spell(kind, name, value)
        return words if isinstance(inner(kind), Word | Entry) else f"{self.heading(name)} {words}"

    def entry(self, part: str, entry: Any) -> str:
        """An entry of a table: what it calls itself, or all it says."""
        if isinstance(entry, Mapping):
            own = entry.get("id", entry.get("name"))
            if isinstance(own, str):
                return self.word(own, part)
            return listed(f"{self.heading(str(name))} {self.entry(str(name), one)}" for name, one in entry.items())
        if isinstance(entry, list):
            return listed(self.entry(part, one) for one in entry)
        return self.word(entry, part) if isinstance(entry, str) else NOTHING if entry is None else str(entry)

    def told(self, schema: Parts, view: Mapping[str, Any], choosing: Collection[str]) -> dict[str, int | str]:
        """The numbers and words of a view, of lists how long they are, for a message: those by which it chooses its words as
        they are. What lies deeper in the view gives way to what has the same name further up."""
        found: dict[str, int | str] = {}
        known = [(part, inner(of), view[part]) for part, of in schema.parts.items() if view[part] is not None]
        for _, kind, value in known:
            if isinstance(kind, Parts):
                found |= self.told(kind, value, choosing)
        for part, kind, value in known:
            if isinstance(kind, Flag):
                found[part] = "yes" if value else "no"
            elif isinstance(kind, Many | Bag):
                found[part] = len(value)
            elif is_scalar(kind):
                plain = part in choosing or (not self.is_seat(part) and isinstance(kind, Count | Signed | Number))
                found[part] = value if plain and isinstance(value, int | str) else self.spell(kind, part, value)
        return found

    def moves(self, offers: Sequence[Mapping[str, Any]]) -> str:
        """What can be done, by the names of the verbs; empty where nothing can be."""
        verbs = dict.fromkeys(offer["verb"] for offer in offers)
        names = [
            self.texts.whole(f"{self.game}-verb-{verb}") or self.texts.whole(f"{self.game}-action-{verb}") or tidy(verb)
            for verb in verbs
        ]
        return self.texts.say("plain-asked", moves=self.texts.either(names)) if names else ""


def called(kind: Kind, part: str) -> Iterator[tuple[Sequence[str], list[str]]]:
    """The lists of words in a view, each with what kind and part they are."""
    match kind:
        case Parts():
            for name, of in kind.parts.items():
                yield from called(of, name)
        case Word(words, name) | Bag(words, name):
            yield words, [*([name.lower()] if name else []), part, part.removesuffix("s")]
        case Tally(words):
            yield words, [part, part.removesuffix("s")]
        case Each(words, of):
            yield words, [part, part.removesuffix("s")]
            yield from called(of, part)
        case Many(of) | Maybe(of):
            yield from called(of, part)


def listed(words: Any) -> str:
    return ", ".join(filter(None, words)) or NOTHING


def times(words: str, count: int) -> str:
    return f"{words} × {count}" if count > 1 else words


def is_short(kind: Kind) -> bool:
    """Whether a kind fits a line: what tables have in their cells."""
    kind = inner(kind)
    match kind:
        case Many(of) | Each(_, of):
            return is_scalar(of)
        case Parts():
            return len(kind.parts) <= 3 and all(is_scalar(of) for of in kind.parts.values())
    return True


def is_scalar(kind: Kind) -> bool:
    return not isinstance(inner(kind), Parts | Each | Many | Bag | Tally)
