"""Row 28: Trivet as a stranger gets it, installed into a clean environment outside the repository, without network."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from uv import find_uv_bin

from trivet.games import IDS

from .stranger import PATH as STRANGER
from .trial import Outcome, Scale, trial

ROOT = Path(__file__).parents[1]
KEPT_VARIABLES = ("PATH", "LANG", "TZ")
"""What a stranger's shell has; nothing of ours."""
CUT_OFF = (("unshare", "--net", "--map-root-user"), ("unshare", "--net"))
"""Ways to a place with no network but a loopback. Where it cannot be had, the outcome says so."""


@trial(28, "the wheel in a clean environment", "works", minutes=20)
def wheel(scale: Scale) -> Outcome:
    outcome = Outcome()
    with tempfile.TemporaryDirectory(prefix="trivet-wheel-") as name:
        folder = Path(name)
        try:
            built = build(ROOT, folder / "from the tree")
            again = build(unpacked(folder), folder / "from the sdist")
            outcome.failures += differences(built, again)
            outcome.figures["the wheel"] = f"{built.stat().st_size / 1e6:.1f} MB"
            pinned = ("--constraint", str(ROOT / "requirements.lock"), str(built))
            figures, plain = strange(folder / "pinned", pinned, IDS, built)
            outcome.figures |= figures
            if scale.full:
                with_lab = (*pinned[:2], f"{built}[lab]")
                figures, compiled = strange(folder / "with the lab", with_lab, IDS, built)
                outcome.figures |= figures
                outcome.failures += [
                    f"{game}: compiled rules play {compiled[game]}, the module {plain[game]}"
                    for game in IDS
                    if compiled[game] != plain[game]
                ]
                declared = (
                    "--requirements",
                    str(ROOT / "pyproject.toml"),
                )  # of a wheel, uv takes the highest all the same
                lowest = ("--resolution", "lowest-direct", *declared, str(built))
                outcome.figures |= strange(folder / "lowest", lowest, IDS[:1], built)[0]
                outcome.figures |= strange(folder / "newest", (str(checkout(folder)),), IDS[:1], built)[0]
        except Failed as failed:
            outcome.failures.append(str(failed))
    return outcome


class Failed(Exception):
    """A step did not end well; what it said."""


def call(command: Sequence[str | Path], at: Path, environment: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=at, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"{Path(command[0]).name} {command[1]} …: {done.stdout[-1000:]} {done.stderr[-3000:]}")
    return done.stdout


def build(tree: Path, into: Path, kind: str = "wheel") -> Path:
    call([sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", into], tree)
    (made,) = into.iterdir()
    return made


def unpacked(folder: Path) -> Path:
    """The sdist, as its own tree."""
    with tarfile.open(build(ROOT, folder / "sdist", "sdist")) as sdist:
        sdist.extractall(folder / "source", filter="data")
    (tree,) = (folder / "source").iterdir()
    return tree


def checkout(folder: Path) -> Path:
    """The repository as it is cloned: with no page in it, which has to be built."""
    tree = folder / "checkout"
    listed = call(["git", "ls-files", "--cached", "--others", "--exclude-standard"], ROOT)
    for name in listed.splitlines():
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tree / name)
    return tree


def differences(one: Path, other: Path) -> list[str]:
    with zipfile.ZipFile(one) as first, zipfile.ZipFile(other) as second:
        held, again = ({name: file.read(name) for name in file.namelist()} for file in (first, second))
    wrong = [f"the sdist builds another {name}" for name in {*held, *again} if held.get(name) != again.get(name)]
    page = {name for name in held if name.startswith("trivet/static/")}
    return wrong if "trivet/static/index.html" in page else [*wrong, "the wheel has no page"]


def strange(
    folder: Path, wanted: Sequence[str], games: Sequence[str], built: Path
) -> tuple[dict[str, str], dict[str, Any]]:
    """Install what is wanted where nothing is, and do there what the README says: how long that took, and how games of bots
    went."""
    began = time.monotonic()
    home = folder / "home"
    home.mkdir(parents=True)
    python = folder / "env" / "bin" / "python"
    uv = find_uv_bin()
    call([uv, "venv", "--quiet", "--no-project", "--python", sys.executable, folder / "env"], home)
    install = [uv, "pip", "install", "--quiet", "--compile-bytecode", "--python", python, *wanted]
    try:
        call([*install, "--offline"], home)
    except Failed:
        call(install, home)
    figures = {f"installed ({folder.name})": f"{time.monotonic() - began:.1f} s"}
    environment = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ} | {"HOME": str(home)}
    apart = cut_off()
    order = [str(ROOT / "README.md"), ",".join(games), built.name.split("-")[1], "cut off" if apart else "connected"]
    order.append("lab" if wanted[-1].endswith("[lab]") else "plain")
    said = call([*apart, python, "-I", STRANGER, *order], home, environment)
    told: dict[str, dict[str, Any]] = json.loads(said.splitlines()[-1])
    figures["without network"] = "yes" if apart else "no: unshare is not allowed here"
    return figures | {f"{what} ({folder.name})": seconds for what, seconds in told["done"].items()}, told["played"]


def cut_off() -> Sequence[str]:
    for way in CUT_OFF if shutil.which("unshare") else ():
        if subprocess.run([*way, "true"], capture_output=True, check=False).returncode == 0:
            return way
    return ()
