"""The catalogues: complete in every language, nothing missing, nothing unused."""

import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from trivet.bots import NAMES
from trivet.games import IDS, load
from trivet.languages import LANGUAGES
from trivet.testing.texts import by_convention, shell
from trivet.testing.texts import messages as of_game
from trivet.texts import ELIDED, Arguments, Seat, Texts, catalogues, de

ROOT = Path(__file__).parents[1]
SOURCES = [
    *(path for suffix in ("ts", "svelte") for path in sorted((ROOT / "web/src").rglob(f"*.{suffix}"))),
    *(path for path in sorted((ROOT / "src/trivet").rglob("*.py")) if "template" not in path.parts),
]
MESSAGE = re.compile(r"[a-z]+(-\w+)+")
QUOTED = re.compile(r"""'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`""")
SAID = re.compile(r"""\b(?:t|has|say)\(\s*f?(?:'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`)""")
FILLED = re.compile(r"\$?\{[^{}]+\}")
"""The part of a name that code fills in: `${game}` on the page, `{game}` in Python."""
NAMED = re.compile(r"""\b(?:name|word)\(\s*['"](\w+)['"],\s*['"]([\w-]+)['"]""")
"""A game's thing of a kind, by its word: `name('gorbino', 'card', …)` on the page, `word("gorbino", "card", …)` in Python."""

FRENCH = sorted(
    path for folder in ("src", "examples") for path in (ROOT / folder).rglob("*fr.*") if path.suffix in (".ftl", ".md")
)
MISSET = re.compile(
    r"""(?<!\u202f)(?<!^)(?<!= )(?<!\u202f"\ }) [;!?] (?=\s|\.|$) # a narrow space that does not break, but where the sign stands alone
    | (?<!\u00a0)(?<!\u00a0"\ }) : (?=\s|\*|$)  # one that does not break
    | « (?!\u00a0) | (?<!\u00a0) »
    | ' | \.\.\.
    """,
    re.VERBOSE,
)
"""What a French compositor would not set so."""


def in_play(paths: Iterable[Path]) -> list[Path]:
    """Those of the shell and of the games on the table; a game still in the making is not looked at."""
    folders = [*ROOT.glob("src/trivet/games/*/"), *ROOT.glob("web/src/games/*/")]
    waiting = [folder for folder in folders if folder.is_dir() and folder.name not in IDS]
    return [path for path in paths if not any(path.is_relative_to(folder) for folder in waiting)]


@cache
def messages(language: str) -> dict[str, Arguments]:
    """Every message of a language, with what it refers to."""
    found = dict(shell(language))
    for name in IDS:
        assert not found.keys() & of_game(name, language).keys()
        found |= of_game(name, language)
    return found


def variables(name: str, language: str) -> set[str]:
    """What a message takes, through the messages it is made of too."""
    one = messages(language)[name]
    return one.variables.union(*(variables(part, language) for part in one.messages))


def pattern(name: str) -> re.Pattern[str]:
    """A name in code, with what is filled in left open."""
    return re.compile(r"[\w-]+".join(re.escape(part) for part in FILLED.split(name)))


@cache
def in_code(asked: re.Pattern[str]) -> set[str]:
    """What the pattern finds in the page and in Python."""
    found = set()
    for path in in_play(SOURCES):
        for match in asked.finditer(path.read_text(encoding="utf-8")):
            found.add(next(filter(None, match.groups())))
    return found


def expected(name: str) -> set[str]:
    """The messages that one of our games must have, those of its phases too."""
    phases = import_module(f"trivet.games.{name}.components").PHASE_WORDS
    return by_convention(load(name)) | {f"{name}-prompt-{phase}" for phase in phases}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_is_there_and_reads(language: str) -> None:
    assert messages(language)
    for path in in_play(catalogues(LANGUAGES[0])):
        assert path.with_name(f"{language}.ftl").exists()


def test_languages_have_the_same_messages() -> None:
    for language in LANGUAGES[1:]:
        assert set(messages(language)) == set(messages(LANGUAGES[0]))


def test_languages_use_the_same_variables() -> None:
    for language in LANGUAGES[1:]:
        differing = {
            name: (sorted(variables(name, LANGUAGES[0])), sorted(variables(name, language)))
            for name in messages(LANGUAGES[0])
            if name in messages(language) and variables(name, LANGUAGES[0]) != variables(name, language)
        }
        assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_made_of_messages_that_are_there(language: str) -> None:
    for name, one in messages(language).items():
        assert one.messages <= set(messages(language)), name


@pytest.mark.parametrize("name", IDS)
def test_a_game_has_all_messages_of_the_convention(name: str) -> None:
    assert expected(name) <= set(messages("en"))


def test_every_bot_has_a_name() -> None:
    assert {f"bot-{name}" for name in NAMES} <= set(messages("en"))


def test_every_message_that_code_says_is_there() -> None:
    without_options = not any(load(name).options for name in IDS)
    missing = {
        name
        for name in in_code(SAID)
        if not FILLED.fullmatch(name)
        and not any(pattern(name).fullmatch(message) for message in messages("en"))
        and not (without_options and "-option-" in name)
    }
    missing |= {name for name in named() if not any(pattern(name).fullmatch(message) for message in messages("en"))}
    assert not missing


def named() -> set[str]:
    """The messages that code asks for by a game's name and a kind of thing, the thing left open."""
    found = {pair for path in in_play(SOURCES) for pair in NAMED.findall(path.read_text(encoding="utf-8"))}
    return {f"{game}-{kind}-{{thing}}" for game, kind in found if game in IDS}


@pytest.mark.skipif(not (ROOT / "web").exists(), reason="the page's sources are not here")
def test_no_message_is_unused() -> None:
    conventional = set().union(*(expected(name) for name in IDS)) | {f"bot-{name}" for name in NAMES}
    literals = in_code(QUOTED) | in_code(SAID)
    open_names = [pattern(name) for name in literals if FILLED.search(name) and speaks_of_messages(name)]
    open_names += [pattern(name) for name in named()]
    used = conventional.union(literals, *(one.messages for one in messages("en").values()))
    unused = {
        message for message in set(messages("en")) - used if not any(name.fullmatch(message) for name in open_names)
    }
    assert not unused


def speaks_of_messages(name: str) -> bool:
    """It looks like a message's name, and is not all filled in."""
    return bool(MESSAGE.fullmatch(FILLED.sub("x", name)) and re.search(r"[a-z]{3}", FILLED.sub("", name)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    texts = Texts(language)
    for name in messages(language):
        said = texts.say(name, **dict.fromkeys(variables(name, language), 1))
        assert said
        assert "{" not in said and "???" not in said, (name, said)


def test_words_follow_the_convention() -> None:
    texts = Texts("en")
    seats = [Seat(name="Ada"), Seat(bot="hard"), Seat(), Seat(bot="easy"), Seat(bot="easy")]
    assert [texts.player(seat, seats) for seat in range(5)] == [
        "Ada",
        "Hard bot",
        "Player 3",
        "Easy bot 1",
        "Easy bot 2",
    ]
    event = {"event": "place", "seat": 0, "tile": 4, "cell": [3, -1], "tribe": "naran"}
    words = texts.words("gobi", event, seats)
    assert words == {"seat": "Ada", "player": "Ada", "tile": 4, "cell": "3, -1", "tribe": "Naran"}
    assert texts.log_line("gobi", event, seats) == texts.say("gobi-event-place", **words)
    assert texts.label("gobi", {"verb": "use", "gift": "tea"}, seats) == texts.say("gobi-action-use", gift="Tea")
    assert texts.say("no-such-message") == "no-such-message"
    assert texts.list(["Ada", "Bo", "Cy"]) == "Ada, Bo, and Cy"
    assert texts.either(["Ada", "Bo", "Cy"]) == "Ada, Bo, or Cy"


def test_what_a_seat_may_not_know_has_words() -> None:
    event = {"event": "draw", "seat": 0, "card": None}
    assert Texts("en").log_line("goldblivion", event, [Seat(name="Ada")]) == "Ada draws a card."
    assert Texts("fr").log_line("goldblivion", event, [Seat(name="Ada")]) == "Ada pioche une carte."


def test_a_designers_things_are_called_as_the_data_file_says() -> None:
    book = {"card": [{"id": "zoe", "name": "Zoé"}], "map": {"tribe": [{"name": "Oyun"}]}, "tea": {"name": 3}}
    texts = Texts("fr", {"gobi": book})
    assert [texts.word("gobi", "card", thing) for thing in ("zoe", "oyun", "tea", "none")] == [
        "Zoé",
        "Oyun",
        "tea",
        "none",
    ]
    assert texts.word("gobi", "gift", "tea") == "Thé"
    assert texts.word("gorbino", "card", "zoe") == "zoe"


def test_a_label_says_what_the_table_knows_beside_the_action() -> None:
    label = Texts("en").label("goldblivion", {"verb": "buy", "slot": 2}, [], named="yes", card="Tom")
    assert label == "Buy Tom"


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_is_set_as_french(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if not (path.suffix == ".ftl" and line.startswith("#"))]
    assert [line for line in said if MISSET.search(line)] == []


def test_french_elides_before_a_name() -> None:
    said = {
        name: Texts("fr").say("table-turn", player=name)
        for name in ("Alice", "élise", "Œdipe", "Yves", "Hélène", "Bo", "Yann", "Hans", "J2", "Robot facile", "王")
    }
    assert [name for name, turn in said.items() if turn == f"Au tour d’{name}"] == list(said)[:5]
    assert [name for name, turn in said.items() if turn == f"Au tour de {name}"] == list(said)[5:]


@pytest.mark.skipif(not (ROOT / "web").exists(), reason="the page's sources are not here")
def test_the_page_elides_alike() -> None:
    assert f"/^(?:{ELIDED.pattern})/i" in (ROOT / "web/src/lib/words/i18n.svelte.ts").read_text(encoding="utf-8")


AUTHORS = ROOT / "docs" / "words.md"


@pytest.mark.skipif(not AUTHORS.exists(), reason="the documentation is not here")
def test_authors_are_told_how_messages_are_named_and_names_elided() -> None:
    page = AUTHORS.read_text(encoding="utf-8")
    for kind in (
        "title",
        "tagline",
        "credit",
        "prompt",
        "action",
        "verb",
        "event",
        "score",
        "why",
        "term",
        "option",
        "view",
    ):
        assert f"`nim-{kind}-" in page or f"`nim-{kind}`" in page, kind
    bundle = FluentBundle(["fr"], functions={"DE": de}, use_isolating=False)
    for sample in re.findall(r"```\n(nim-.*?)```", page, re.DOTALL):
        assert not [one for one in FluentParser().parse(sample).body if isinstance(one, ast.Junk)]
        bundle.add_resource(FluentResource(sample))
    said = bundle.get_message("nim-event-steal").value
    assert [bundle.format_pattern(said, {"player": "Cy", "other": name})[0] for name in ("Alice", "Bo")] == [
        "Cy vole une carte à la réserve d’Alice.",
        "Cy vole une carte à la réserve de Bo.",
    ]
    asked = bundle.get_message("nim-prompt-heap").value
    assert bundle.format_pattern(asked, {"left": 3, "most": 2, "card": "Fou"})[0] == "Fou: take up to 2 of 3 sticks."


def test_a_past_day_is_told_as_the_game_counts() -> None:
    def said(language: str, rank: int) -> str:
        return Texts(language).say("daily-past", rank=rank, finished=3, points="7 bars")

    assert [said("fr", 1), said("fr", 2)] == ["1er sur 3, 7 bars", "2e sur 3, 7 bars"]
    assert said("en", 1) == "Place 1 of 3, 7 bars"
