"""What browsers keep of the page, to show it where no server answers: all of one version, told to the service worker by its marks.

The worker itself is `web/src/sw.ts`. It is another one as soon as any of these files is: by that a browser sees a newer version.
"""

from collections.abc import Mapping, Sequence

import msgspec

from .local import mark

WORKER = "sw.js"
INDEX = "index.html"
NOT_KEPT = ("previews/", "icons/", WORKER, INDEX)
"""What other sites and the system show of the page, the worker, and the page itself, which is kept as the folder it lies in."""


def kept(marks: Mapping[str, str], index: str) -> dict[str, str]:
    """The files that a browser keeps with their marks, by their names from where the page lies."""
    return {"": index} | {name: found for name, found in sorted(marks.items()) if not name.startswith(NOT_KEPT)}


def worker(built: bytes, files: Mapping[str, str], pages: Sequence[str]) -> bytes:
    """The service worker, told what to keep, and how the addresses begin that all show the page."""
    told = {"files": files, "pages": pages}
    version = mark(msgspec.json.encode(told) + built)
    return b"const KEPT=%b;\n%b" % (msgspec.json.encode({"version": version, **told}), built)
