"""The pages that are written by hand, laid out for the site; and a page for every file of the repository they link to."""

import re
import shutil
from collections.abc import Iterator, Mapping
from os.path import relpath
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
AT_THE_ROOT = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
LINK = re.compile(r"(\]\()([^)\s]+)(\))")
FENCE = re.compile(r"^( *)(```+|~~~+).*?^\1\2`*$", re.MULTILINE | re.DOTALL)
LANGUAGES = {".py": "python", ".toml": "toml", ".md": "markdown", ".json": "json", ".ts": "typescript", ".yaml": "yaml"}
NOT_SHOWN = {"__pycache__", "golden", "node_modules"}


def written() -> dict[str, Path]:
    """Every page that is written by hand: its place on the site, and its file."""
    below = {file.name: file for file in sorted((ROOT / "docs").glob("*.md"))}
    return below | {page: ROOT / name for name, page in AT_THE_ROOT.items()}


def lay_out(folder: Path, made: Mapping[str, str]) -> None:
    """All pages, those made from the code too, as the site generator reads them."""
    files: set[str] = set()
    for page, file in written().items():
        text = outside_code(
            file.read_text(encoding="utf-8"), lambda part, at=file, to=page: linked(part, at, to, files)
        )
        put(folder, page, text)
    for page, text in made.items():
        put(folder, page, text)
    for name in sorted(files):
        put(folder, f"source/{name}.md", source(ROOT / name))
    for file in sorted((ROOT / "docs").iterdir()):
        if file.suffix not in (".md", ".toml"):
            shutil.copy(file, folder)


def put(folder: Path, page: str, text: str) -> None:
    path = folder / page
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def outside_code(text: str, change) -> str:  # type: ignore[no-untyped-def]
    """The text with its blocks of code as they are, and the rest changed."""
    parts, at = [], 0
    for block in FENCE.finditer(text):
        parts += [change(text[at : block.start()]), block.group()]
        at = block.end()
    return "".join([*parts, change(text[at:])])


def linked(text: str, file: Path, page: str, files: set[str]) -> str:
    """Links between files of the repository as links between pages; `files` learns which others are linked to."""

    def turned(link: re.Match[str]) -> str:
        target, hash, anchor = link[2].partition("#")
        if not target or "://" in target or target.startswith("mailto:"):
            return link[0]
        there = Path(relpath((file.parent / target).resolve(), ROOT))
        to = place_of(there)
        if to is None:
            files.add(str(there))
            to = f"source/{there}.md"
        return f"{link[1]}{relpath(to, PurePosixPath(page).parent)}{hash}{anchor}{link[3]}"

    return LINK.sub(turned, text)


def place_of(there: Path) -> str | None:
    """Where a path of the repository stands on the site: as a page, or as a file beside the pages."""
    if str(there) in AT_THE_ROOT:
        return AT_THE_ROOT[str(there)]
    if there.parts[0] == "docs":
        return str(there.relative_to("docs"))
    return None


def source(path: Path) -> str:
    """A file of the repository, or all of a folder, as a page that the search leaves out."""
    name = path.relative_to(ROOT)
    head = f"---\nsearch:\n  exclude: true\n---\n\n# {name}\n"
    return head + "".join(f"\n{shown(file, path)}" for file in shown_files(path))


def shown_files(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
        return
    for file in sorted(path.rglob("*")):
        if file.is_file() and not NOT_SHOWN & {*file.relative_to(path).parts}:
            yield file


def shown(file: Path, within: Path) -> str:
    text = file.read_text(encoding="utf-8")
    fence = "`" * (3 + max(map(len, re.findall(r"^ *(`{3,})", text, re.MULTILINE)), default=0))
    title = f"## {file.relative_to(within)}\n\n" if file != within else ""
    return f"{title}{fence}{LANGUAGES.get(file.suffix, 'text')}\n{text}{fence}\n"
