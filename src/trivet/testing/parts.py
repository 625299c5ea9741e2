"""Every part of a game is in its package; what is missing is named."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from trivet.engine.contract import Rules
from trivet.engine.game import Game
from trivet.games import load, own_data_file
from trivet.installed import on_the_table
from trivet.languages import LANGUAGES
from trivet.terminal import Board, Cards
from trivet.terminal.parts import part

from .golden import kept, name_of
from .texts import by_convention, messages


def test_every_part_is_there(name: str, golden: Path) -> None:
    missing = [*missing_files(name), *missing_messages(name), *missing_functions(load(name))]
    missing += missing_matches(load(name), golden)
    assert not missing, f"{on_the_table().games[name].said} lacks: " + "; ".join(missing)


def folder_of(name: str) -> Path:
    folder = on_the_table().games[name].folder()
    assert folder is not None
    return folder


def missing_files(name: str) -> Iterator[str]:
    if not own_data_file(name).is_file():
        yield f"the data file {own_data_file(name).name}"
    texts = folder_of(name) / "texts"
    for language in LANGUAGES:
        for file in (f"{language}.ftl", f"rules.{language}.md"):
            if not (texts / file).is_file():
                yield f"the file texts/{file}"


def missing_messages(name: str) -> Iterator[str]:
    for language in LANGUAGES:
        if lacking := sorted(by_convention(load(name)) - set(messages(name, language))):
            yield f"in texts/{language}.ftl {', '.join(lacking)}"


def missing_functions(played: Game) -> Iterator[str]:
    """A terminal board and cards are a game's own choice: it has the plain ones else. One that is begun is whole."""
    rules = [function for function in vars(Rules) if not function.startswith("_")]
    if lacking := [function for function in rules if not callable(getattr(played.rules, function, None))]:
        yield f"in {played.rules.__name__} {', '.join(lacking)}"
    for module, shape in (("terminal.board", Board), ("terminal.cards", Cards)):
        found = part(played, module)
        wanted = [function for function in vars(shape) if not function.startswith("_")]
        if found and (lacking := [function for function in wanted if not callable(getattr(found, function, None))]):
            yield f"in {module.replace('.', '/')}.py {', '.join(lacking)}"
    # A folder `terminal` with neither in it is a mistake in a name.
    if find_spec(f"{played.package}.terminal") and not (
        part(played, "terminal.board") or part(played, "terminal.cards")
    ):
        yield "board.py or cards.py in its folder terminal"


def missing_matches(played: Game, golden: Path) -> Iterator[str]:
    found = {(file.options["players"], file.rules_version) for file in kept(golden).values()}
    asked = [(players, version) for players in played.players for version in played.rules_versions]
    if lacking := [name_of(played.id, *match) for match in asked if match not in found]:
        yield (
            f"the golden matches {', '.join(lacking)} "
            f"(python -m trivet.testing.golden {played.id} {golden} makes those of the newest rules)"
        )
