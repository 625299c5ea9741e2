"""A game's rules and player aid: pictures that can come about, anchors that are there, alike in every language."""

import re

from trivet.engine.pictures import check, pictures_of
from trivet.games import load
from trivet.installed import on_the_table
from trivet.languages import LANGUAGES
from trivet.texts import text_of
from trivet.texts.rulebook import FIGURE, ICON, LINK, anchors, figure, paragraphs, pictures

from .texts import messages


def text(name: str, kind: str, language: str) -> str:
    return text_of(on_the_table().games[name].folder(), f"{kind}.{language}.md")


def test_every_picture_of_the_rules_can_come_about(name: str) -> None:
    """Where rules and picture part, this says where."""
    game = load(name)
    for id, picture in pictures_of(game).items():
        check(game, id, picture)


def test_the_rules_show_every_picture_and_speak_to_each_frame(name: str, language: str) -> None:
    frames = {id: len(picture.frames) for id, picture in pictures_of(load(name)).items()}
    assert {id: len(words) for id, words in pictures(text(name, "rules", language))} == frames


def test_paragraphs_are_called_the_same_in_every_language(name: str) -> None:
    named = [anchors(text(name, "rules", language)) for language in LANGUAGES]
    assert len(set(named[0])) == len(named[0]), "Two paragraphs have one name."
    assert all(each == named[0] for each in named)


def test_what_leads_into_the_rules_finds_its_paragraph(name: str, language: str) -> None:
    named = set(anchors(text(name, "rules", language)))
    leading = paragraphs(name)
    said = {message.removeprefix(f"{name}-") for message in messages(name, language)}
    assert set(leading.values()) <= named, set(leading.values()) - named
    assert set(leading) <= said, f"paragraphs.toml names what nobody says: {set(leading) - said}"
    links = {link for kind in ("rules", "aid") for link in LINK.findall(text(name, kind, language))}
    assert links <= named, links - named


def test_the_aid_says_what_the_data_say_and_the_same_in_every_language(name: str) -> None:
    components = load(name).components
    aids = [text(name, "aid", language) for language in LANGUAGES]
    for aid in aids:
        assert not [path for path in FIGURE.findall(aid) if figure(components, path) is None]
    for kind in (FIGURE, ICON, re.compile("^## ", re.MULTILINE)):
        assert len({tuple(sorted(kind.findall(aid))) for aid in aids}) == 1, f"{kind.pattern} differs between languages"
