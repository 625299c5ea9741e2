"""What stands on the pages: blocks of code and commands, each with where it stands."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tools.docs.pages import ROOT, written

FENCE = re.compile(
    r"^(?P<in> *)(?P<fence>```+)(?P<lang>\w*)(?P<more>[^\n]*)\n(?P<code>.*?)^(?P=in)(?P=fence)$",
    re.MULTILINE | re.DOTALL,
)
PAGES = {page: file.read_text(encoding="utf-8") for page, file in written().items()}
"""Every page that is written by hand, by its place on the site."""


@dataclass(frozen=True)
class Block:
    page: str
    language: str
    title: str
    """The file that it is to stand in, where it says so."""
    code: str


def blocks(page: str) -> Iterator[Block]:
    for found in FENCE.finditer(PAGES[page]):
        title = re.search(r'title="([^"]+)"', found["more"])
        yield Block(page, found["lang"], title[1] if title else "", found["code"])


def of(language: str) -> list[Block]:
    return [block for page in PAGES for block in blocks(page) if block.language == language]


def commands() -> list[tuple[str, str]]:
    """Every line that somebody types, without what is said behind it, and the page it stands on."""
    return [
        (block.page, line)
        for block in of("sh")
        for line in (re.sub(r"\s+#.*", "", line).strip() for line in block.code.splitlines())
        if line and not line.startswith("#")
    ]


def quoted() -> list[tuple[str, str]]:
    """Commands within sentences."""
    return [
        (page, " ".join(said.split()))
        for page, text in PAGES.items()
        for said in re.findall(r"`(trivet [^`]+|make [^`]+)`", FENCE.sub("", text))
    ]


__all__ = ["PAGES", "ROOT", "Block", "blocks", "commands", "of", "quoted"]
