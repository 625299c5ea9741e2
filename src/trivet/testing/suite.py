"""The suite as a class: a game's own tests inherit from it."""

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from trivet.games import load
from trivet.languages import LANGUAGES

from . import (
    both_modes,
    conformance,
    daily,
    data,
    golden,
    knowledge,
    lessons,
    matches,
    observations,
    parts,
    rules,
    terminal,
    texts,
    versions,
)

TESTS: tuple[ModuleType, ...] = (
    parts,
    conformance,
    knowledge,
    observations,
    matches,
    versions,
    data,
    golden,
    texts,
    lessons,
    daily,
    rules,
    terminal,
    both_modes,
)


class Suite:
    game: str
    """The id of the game."""
    golden: Path
    """The folder of its golden matches."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Every test with every number of players, language and version that it asks for."""
        played = load(self.game)
        values: dict[str, list[Any]] = {
            "name": [self.game],
            "golden": [self.golden],
            "players": list(played.players),
            "version": list(played.rules_versions),
            "language": list(LANGUAGES),
        }
        for argument, given in values.items():
            if argument in metafunc.fixturenames:
                ids = None if argument != "golden" else ["golden"]
                metafunc.parametrize(argument, given, ids=ids)


for module in TESTS:
    for name, test in vars(module).items():
        if name.startswith("test_"):
            assert not hasattr(Suite, name), f"Two tests are called {name}."
            setattr(Suite, name, staticmethod(test))
