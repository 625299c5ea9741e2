"""The rules pages and the credits: the same in every language, and open about where things come from."""

import re
from pathlib import Path

import pytest

from trivet.games import IDS, load, own_data_file
from trivet.languages import LANGUAGES
from trivet.texts import Texts

README = Path(__file__).parents[1] / "README.md"
CREDITS = {
    "gobi": ["Scott Huntington", "Shaun Graham", "Maud Chalmel", "Capsicum Games"],
    "gorbino": [
        *("Joey Vigil", "squeak inc. games", "Rosen Simeonov", "Paladin Painter", "Amanda Corona", "Sanagie"),
        *("Saadia Id Hamouch", "Artistic Yomii", "Ville Kallio", "Consumer Softproducts"),
    ],
    "goldblivion": ["Jean-François Gauthier", "Goblivion Games"],
}
"""Whom the printed rules name."""
RULING = re.compile(r"^\| (R\d+) \|.*\| ([^|]*) \|$", re.MULTILINE)
NUMBERS = re.compile(r"\bR\d+\b")
SOURCES = {
    "en": ["rulebook", "digital edition", "both", "ours"],
    "fr": ["du livret", "de l’édition numérique", "des deux", "de nous"],
}
DIGITAL = "R8 R11 R18 R19 R20 R21 R22 R24 R25 R28 R29 R31 R32 R33 R40 R41 R42 R44 R45 R47 R49 R51 R52 R55 R57 R59 R60"
PARTLY_DIGITAL = "R36 R37 R38 R48 R53 R54 R56 R61 R62"


def rules_of(name: str, language: str) -> str:
    return (own_data_file(name).parent / "texts" / f"rules.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", IDS)
def test_everybody_whom_the_printed_rules_name_is_credited(name: str) -> None:
    read = " ".join(README.read_text(encoding="utf-8").split())
    for said in (read, *(Texts(language).say(f"{name}-credit") for language in LANGUAGES)):
        assert [who for who in CREDITS[name] if who not in said] == []


@pytest.mark.parametrize("name", IDS)
def test_rulings_are_the_same_in_every_language_and_those_named_are_there(name: str) -> None:
    listed = [[number for number, _ in RULING.findall(rules_of(name, language))] for language in LANGUAGES]
    assert all(numbers == listed[0] for numbers in listed) and len(set(listed[0])) == len(listed[0])
    for language in LANGUAGES:
        assert set(NUMBERS.findall(rules_of(name, language))) == set(listed[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", IDS)
def test_the_rules_page_is_of_the_newest_version_and_says_what_older_ones_had(name: str, language: str) -> None:
    said = rules_of(name, language)
    if load(name).older_rules:
        assert f"version {load(name).rules_version}" in said
    for version in load(name).older_rules:
        assert re.search(rf"^- \*\*(La v|V)ersion {version}\*\*", said, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_goldblivion_says_what_comes_from_the_digital_edition(language: str) -> None:
    rulebook, digital, both, ours = SOURCES[language]
    sources = dict(RULING.findall(rules_of("goldblivion", language)))
    assert set(sources.values()) == {rulebook, digital, both, ours}
    assert [number for number, source in sources.items() if source == digital] == DIGITAL.split()
    assert [number for number, source in sources.items() if source == both] == PARTLY_DIGITAL.split()
    before_the_first_chapter = rules_of("goldblivion", language).split("\n## ")[0]
    for number in ("R6", "R8", "R12", "R22", "R25", "R32", "R41"):
        assert f"({number})" in before_the_first_chapter
