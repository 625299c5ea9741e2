"""The folder of a training: everything that was played and fitted so far, each file written whole.

    plan.json                       what was asked for
    generation-02/lot-….npz         examples, a file for each lot of games, until nobody learns from them any more
    generation-02/fit.npz           where the fit stands
    generation-02/candidate.safetensors, gate/
    generation-02/told.json         how it went: the generation is over
    network.safetensors             the best so far

Whatever is there is not made again, so a training that was ended at any moment goes on from there, to the same weights.
"""

import json
import os
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from trivet.engine.errors import TrivetError

from .examples import Examples, Numbers
from .fitted import Pass
from .lots import Played


class BadTraining(TrivetError):
    """A folder of a training that is damaged, of another training, or cannot be written."""


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._making(path)

    def generation(self, number: int) -> "Folder":
        return Folder(self.path / f"generation-{number:02}")

    def _making(self, path: Path) -> None:
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadTraining(f"Nothing can be kept in {path}: {error.strerror or error}.") from None

    def remove(self, like: str) -> None:
        for file in self.path.glob(like):
            file.unlink(missing_ok=True)

    def has(self, name: str) -> bool:
        return (self.path / name).exists()

    def write(self, name: str, write: Callable[[BinaryIO], Any]) -> None:
        file = self.path / name
        part = file.with_name(f".{name}.{os.getpid()}.part")
        try:
            with part.open("wb") as opened:
                write(opened)
            part.replace(file)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise BadTraining(f"{file} cannot be written: {error.strerror or error}.") from None

    def write_bytes(self, name: str, data: bytes) -> None:
        self.write(name, lambda file: file.write(data))

    def damaged(self, name: str) -> BadTraining:
        return BadTraining(
            f"{self.path / name} is damaged. Delete it, and the same command makes it again and goes on from there."
        )

    # Plain data

    def write_json(self, name: str, data: Mapping[str, Any]) -> None:
        self.write_bytes(name, (json.dumps(data, indent=1) + "\n").encode())

    def read_json(self, name: str) -> dict[str, Any]:
        try:
            data = json.loads((self.path / name).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise self.damaged(name) from None
        if not isinstance(data, dict):
            raise self.damaged(name)
        return data

    # Arrays

    def write_arrays(self, name: str, arrays: Mapping[str, Numbers]) -> None:
        named: dict[str, Any] = dict(arrays)
        self.write(name, lambda file: np.savez(file, **named))

    def read_arrays(self, name: str) -> dict[str, Numbers]:
        try:
            with np.load(self.path / name, allow_pickle=False) as kept:
                return {key: kept[key] for key in kept.files}
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
            raise self.damaged(name) from None

    def write_lot(self, name: str, one: Played) -> None:
        self.write_arrays(
            name, one.examples.arrays() | {"games": np.array(one.games), "seconds": np.array(one.seconds)}
        )

    def read_lot(self, name: str) -> Played:
        arrays = self.read_arrays(name)
        try:
            games, seconds = int(arrays.pop("games")), float(arrays.pop("seconds"))
            return Played(Examples(**arrays), games, seconds)
        except (KeyError, TypeError, ValueError):
            raise self.damaged(name) from None

    def write_pass(self, name: str, now: Pass) -> None:
        arrays = {f"now_{key}": one for key, one in now.weights.items()}
        arrays |= {f"best_{key}": one for key, one in now.best.items()}
        arrays |= {f"memory_{i:03}": one for i, one in enumerate(now.memory)}
        arrays |= {
            "passes": np.array(now.passes),
            "error": np.array(now.error),
            "seconds": np.array(now.seconds),
            "errors": np.array(now.errors),
        }
        self.write_arrays(name, arrays)

    def read_pass(self, name: str) -> Pass:
        arrays = self.read_arrays(name)

        def of(kind: str) -> dict[str, Numbers]:
            return {key.removeprefix(kind): one for key, one in sorted(arrays.items()) if key.startswith(kind)}

        try:
            errors = [(float(a), float(b)) for a, b in arrays["errors"]]
            return Pass(
                int(arrays["passes"]),
                of("now_"),
                list(of("memory_").values()),
                of("best_"),
                float(arrays["error"]),
                errors,
                float(arrays["seconds"]),
            )
        except (KeyError, TypeError, ValueError):
            raise self.damaged(name) from None
