"""The commands of the lab that can be spread over a cluster, as one types them, each small; and all that they say."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from trivet.games import IDS, own_data_file

GAME = IDS[0]
CHANGED = "changed.toml"
STRENGTH = (
    "from trivet.lab import strength; asked = strength.pairings; "
    "strength.pairings = lambda *one: asked(*one)[:1]; strength.program()"
)
"""With the fast bots alone: the rules are not compiled here."""
TRIVET = ("-m", "trivet.cli")
COMMANDS = {
    "simulate": (*TRIVET, "simulate", GAME, "--games", "24", "--bots", "greedy:1", "--save", "matches"),
    "arena": (*TRIVET, "arena", GAME, "--bots", "greedy:1,random", "--games", "40", "--json"),
    "report": (
        *(*TRIVET, "report", GAME, "--games", "30", "--bots", "random", "--second", "greedy:1", "--forks", "10"),
        *("--out", "report.html", "--json", "figures.json", "--parquet", "tables"),
    ),
    "compare": (*TRIVET, "compare", CHANGED, "--games", "24", "--bots", "greedy:1", "--out", "page.html", "--json"),
    "strength": ("-c", STRENGTH, GAME, "--games", "4", "--memory", "memory", "--page", "strength.md"),
    "train": (
        *(*TRIVET, "train", GAME, "--out", "trained", "--players", "2", "--generations", "1", "--games", "20"),
        *("--search-generations", "0", "--keep", "0.5", "--passes", "1", "--gate", "4"),
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
        with (folder / PRINTED).open("wb") as printed:
            command = [sys.executable, *COMMANDS[name], *arguments]
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
