"""`python -m tools.docs`: build the site."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

os.environ["TRIVET_COMPILE"] = "0"  # pages are made from what is declared: nothing needs a compiler

from . import api, commands, games, pages, server

COLOUR = re.compile(r"\x1b\[[\d;]*m")
SHIM = re.compile(r'<script src="https://[^"]*iframe-worker[^>]*></script>')
HERE = pages.ROOT / ".docs"


def build(folder: Path = HERE) -> Path:
    """The whole site in a folder, built anew; returns where its first page is."""
    shutil.rmtree(folder, ignore_errors=True)
    made = {**games.made(), **server.made(), **commands.made(), **api.made()}
    pages.lay_out(folder / "pages", made)
    shutil.copy(pages.ROOT / "docs" / "zensical.toml", folder)
    zensical = Path(sys.executable).with_name("zensical")
    done = subprocess.run(
        [zensical, "build", "--strict", "--config-file", folder / "zensical.toml"],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        told = COLOUR.sub("", done.stdout + done.stderr.partition("Traceback")[0])
        raise RuntimeError(f"The site was not built.\n{told}")
    for page in (folder / "site").rglob("*.html"):
        page.write_text(at_home(page.read_text(encoding="utf-8")), encoding="utf-8")
    return folder / "site" / "index.html"


def at_home(page: str) -> str:
    """A page that fetches nothing: what lets it be searched without a server is ours, and lies beside it."""
    beside = re.search(r'src="([./]*)assets/javascripts/bundle', page)
    return SHIM.sub(f'<script src="{beside[1] if beside else ""}worker.js"></script>', page)


if __name__ == "__main__":
    try:
        print(f"Open {build().relative_to(pages.ROOT)} in a browser.")
    except RuntimeError as error:
        sys.exit(str(error))
