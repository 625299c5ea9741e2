"""`python -m tests.designed GAME FILE TESTS`: tests of a game, in a process in which it is played with that data file.

Tests import a game's modules by their names; here they get those that were loaded with the designer's data.
"""

import sys
from pathlib import Path

import pytest

from trivet.games import installed, load

if __name__ == "__main__":
    name, file, tests = sys.argv[1:]
    designed = load(name, Path(file))
    for module in [module for module in sys.modules if module.startswith(designed.package)]:
        sys.modules[installed(name).package + module.removeprefix(designed.package)] = sys.modules[module]
    sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", tests]))
