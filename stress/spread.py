"""The commands of the lab that can be spread over a cluster, as one types them, each small; and all that they say."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from trivet.games import IDS, own_data_file

GAME = IDS[0]
OF_OUR_OWN = ("trivet.cli",)
CHANGED = "changed.toml"
COMMANDS = {
    "simulate": (*OF_OUR_OWN, "simulate", GAME, "--games", "24", "--bots", "easy", "--save", "matches"),
    "arena": (*OF_OUR_OWN, "arena", GAME, "--bots", "easy,greedy", "--games", "24", "--json"),
    "report": (
        *(*OF_OUR_OWN, "report", GAME, "--games", "40", "--bots", "easy", "--second", "random"),
        *("--forks", "10", "--ladder", "--out", "report.html", "--json", "figures.json", "--parquet", "tables"),
    ),
    "compare": (*OF_OUR_OWN, "compare", CHANGED, "--games", "24", "--bots", "easy", "--out", "page.html", "--json"),
    "strength": ("trivet.lab.strength", GAME, "--games", "1", "--memory", "memory", "--page", "strength.md"),
    "train": (
        *(*OF_OUR_OWN, "train", GAME, "--out", "trained", "--players", "2", "--generations", "1", "--games", "60"),
        *("--search-generations", "1", "--search-games", "20", "--iterations", "8", "--passes", "1", "--gate", "8"),
    ),
}
PRINTED = "printed"
VARIES = {"simulate": (PRINTED,), "train": (PRINTED, "told.json", "curves.html")}
"""What tells seconds, which are never the same."""


@dataclass(frozen=True)
class Done:
    code: int
    err: str
    made: dict[str, bytes]
    """The files that came of it, and what it printed, but for what tells the time."""


class Begun:
    """A command under way, in a folder of its own."""

    def __init__(self, name: str, folder: Path, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
        self._name, self._folder = name, folder
        folder.mkdir(parents=True)
        data = own_data_file(GAME).read_text(encoding="utf-8")
        (folder / CHANGED).write_text(data.replace("points = 2", "points = 3"), encoding="utf-8")
        module, *words = (*COMMANDS[name], *arguments)
        with (folder / PRINTED).open("wb") as printed:
            command = [sys.executable, "-m", module, *words]
            self._process = subprocess.Popen(
                command, cwd=folder, env=environment, stdout=printed, stderr=subprocess.PIPE
            )

    @property
    def ended(self) -> bool:
        return self._process.poll() is not None

    def wait(self, patience: float) -> Done:
        try:
            _, err = self._process.communicate(timeout=patience)
        finally:
            self._process.kill()
        files = sorted(file for file in self._folder.rglob("*") if file.is_file())
        made = {str(file.relative_to(self._folder)): file.read_bytes() for file in files}
        left_out = {CHANGED, *VARIES.get(self._name, ())}
        kept = {file: said for file, said in made.items() if Path(file).name not in left_out}
        return Done(self._process.returncode, " ".join(err.decode(errors="replace").split()), kept)


def begin(name: str, folder: Path, *arguments: str, **environment: str) -> Begun:
    return Begun(name, folder, arguments, os.environ | environment)
