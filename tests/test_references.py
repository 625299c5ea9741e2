"""What comments and docstrings name is there: files of this repository, rulings of the rules; no chapter of papers that are not here.
So are the names of the code that pages speak of."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from trivet.games import IDS

from .docs.written import FENCE, PAGES

ROOT = Path(__file__).parents[1]
PLACES = [ROOT / name for name in ("src/trivet", "examples", "stress", "tests", "tools", "web/src", "web/tests")]
ENDS = {".py", ".toml", ".ts", ".svelte", ".css"}
PAPER = re.compile(r"\b(?:rules?|design) (?:document|specification|paper)\b|(?:\b[Ss]ection |§ ?)\d|\(\d+\.\d+, step")
"""Chapters by their numbers, and papers by their kind: ours have names."""
FILE = re.compile(r"(?<![\w./*{}~%-])(?:(?:[a-z_-]+/)+[a-z_][\w.-]+\.(?:md|py|toml|ts|svelte)|[A-Z]{4,}\.md)\b")
MADE = {"docs/explained.md"}
"""What a command writes, once somebody has run it."""
RULING = re.compile(r"\bR(\d{1,2})\b")
HERE = Path(__file__).name
NAME = re.compile(r"`([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\(\))?`")
THEIRS = {"Dockerfile", "MaskablePPO", "RAY_AUTH_TOKEN_PATH", "real_ip_header", "set_real_ip_from"}
"""What pages name of others' programs."""

pytestmark = pytest.mark.skipif(not (ROOT / "docs").exists(), reason="the documentation is not here")


def sources() -> list[Path]:
    files = [file for place in PLACES for file in sorted(place.rglob("*")) if file.suffix in ENDS]
    return [file for file in files if not {"static", "node_modules"} & {*file.parts} and file.name != HERE]


def said(file: Path) -> Iterator[str]:
    """Comments and docstrings of Python, comments of data; of the page all there is."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        before = tokenize.NEWLINE
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            on_its_own = before in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
            if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and on_its_own):
                yield token.string
            if token.type not in (tokenize.NL, tokenize.COMMENT):
                before = token.type
    elif file.suffix == ".toml":
        yield from (line.partition("#")[2] for line in text.splitlines())
    else:
        yield text


def test_no_comment_points_to_a_paper_that_is_not_here() -> None:
    files = sources()
    assert len(files) > 800
    assert not [(file.name, found[0]) for file in files for part in said(file) if (found := PAPER.search(part))]


def test_files_that_comments_name_are_here() -> None:
    places = [f"/{file.relative_to(ROOT)}" for place in [*PLACES, ROOT / "docs"] for file in place.rglob("*.*")]
    there = {place[at:] for place in places for at in range(len(place)) if place[at] == "/"}
    there |= {f"/{file.name}" for file in ROOT.glob("*.md")} | {f"/{name}" for name in MADE}
    there |= {f"/{file.relative_to(ROOT)}" for file in (ROOT / "web").glob("*.*")}
    named = [(file.name, found[0]) for file in sources() for part in said(file) for found in FILE.finditer(part)]
    assert len(named) > 40
    assert not [(file, name) for file, name in named if f"/{name}" not in there]


@pytest.mark.parametrize("game", IDS)
def test_rulings_that_code_names_are_among_the_rules(game: str) -> None:
    rules = (ROOT / "src/trivet/games" / game / "texts/rules.en.md").read_text(encoding="utf-8")
    known = {*re.findall(r"^\| R(\d+) \|", rules, re.MULTILINE)}
    own = [file for file in sources() if game in file.parts]
    named = {number for file in own for part in said(file) for number in RULING.findall(part)}
    assert len(named) > 5 and named <= known


def test_names_that_pages_speak_of_are_in_the_code() -> None:
    texts = [
        file.read_text(encoding="utf-8")
        for file in [*sources(), *ROOT.rglob("src/trivet/**/*.ftl"), ROOT / "pyproject.toml"]
    ]
    known = {name for text in texts for name in re.findall(r"[A-Za-z_]\w*", text)} | THEIRS
    named = [(page, name) for page, text in PAGES.items() for name in NAME.findall(FENCE.sub("", text))]
    assert len(named) > 300
    assert not [(page, name) for page, name in named if not known.issuperset(name.split("."))]
