"""Arrays in a file: the safetensors format, as much of it as weights need, so that any program of that field reads them.

Eight bytes say how long the header is; the header is JSON: for each array its kind, its shape and where its bytes lie; then
come the bytes. What is said of the arrays as a whole stands in the header too, as texts.
"""

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from trivet.engine.errors import BadWeights

LENGTH = 8
LONGEST_HEADER = 1 << 20
LARGEST = 1 << 26
"""Bytes of a file that is read at all."""
METADATA = "__metadata__"
KINDS: dict[str, np.dtype[Any]] = {"F16": np.dtype("<f2"), "F32": np.dtype("<f4"), "F64": np.dtype("<f8")}
Arrays = dict[str, npt.NDArray[Any]]


def write(path: Path, arrays: Mapping[str, npt.NDArray[Any]], about: Mapping[str, str]) -> None:
    """The file is there whole or not at all."""
    kinds = {kind: name for name, kind in KINDS.items()}
    header: dict[str, Any] = {METADATA: dict(about)}
    body = b""
    for name, array in arrays.items():
        kind = array.dtype.newbyteorder("<")
        part = np.ascontiguousarray(array, kind).tobytes()
        ends = [len(body), len(body) + len(part)]
        header[name] = {"dtype": kinds[kind], "shape": list(array.shape), "data_offsets": ends}
        body += part
    said = json.dumps(header, separators=(",", ":")).encode()
    said += b" " * (-len(said) % LENGTH)
    half = path.with_name(f".{path.name}.part")
    try:
        half.write_bytes(len(said).to_bytes(LENGTH, "little") + said + body)
        half.replace(path)
    except OSError as error:
        half.unlink(missing_ok=True)
        raise BadWeights(f"Weights cannot be written to {path}: {error.strerror or error}.") from None


def read(path: Path) -> tuple[Arrays, dict[str, str]]:
    """The arrays of a file, and what is said of them; raises BadWeights."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadWeights(f"{path.name} is larger than any weights of ours: is it another file?")
        data = path.read_bytes()
    except OSError as error:
        raise BadWeights(f"Weights cannot be read from {path}: {error.strerror or error}.") from None
    try:
        return parsed(data)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadWeights(f"{path.name} is damaged, or no file of weights (safetensors).") from None


def parsed(data: bytes) -> tuple[Arrays, dict[str, str]]:
    """Whatever is wrong raises one of Python's own errors."""
    length = int.from_bytes(data[:LENGTH], "little")
    body = memoryview(data)[LENGTH + length :]
    if len(data) < LENGTH or length > min(LONGEST_HEADER, len(data) - LENGTH):
        raise ValueError(length)
    header = json.loads(data[LENGTH : LENGTH + length])
    about = {str(key): str(value) for key, value in header.pop(METADATA, {}).items()}
    arrays = {}
    for name, one in header.items():
        kind, shape = KINDS[one["dtype"]], tuple(one["shape"])
        start, end = one["data_offsets"]
        if not 0 <= start <= end <= len(body) or end - start != kind.itemsize * math.prod(shape):
            raise ValueError(name)
        arrays[name] = np.frombuffer(body[start:end], kind).reshape(shape)
    return arrays, about
