"""What is installed only where somebody asks for it: `pip install 'trivet[lab]'`."""

import os
from importlib.util import find_spec

from trivet.engine.errors import TrivetError


class MissingExtra(TrivetError):
    """Something that an extra of Trivet brings, and that is not here."""


def needs(extra: str, *modules: str) -> None:
    """Refuse, in a sentence, what cannot be done without these modules of an extra."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise MissingExtra(
            f"This needs the extra {extra}, of which {' and '.join(missing)} {'is' if len(missing) == 1 else 'are'} "
            f"not installed here: pip install 'trivet[{extra}]'."
        )


def needs_compiler(extra: str, *modules: str) -> None:
    """Refuse what takes ages by uncompiled rules where no compiler is installed; not to who asks for just those rules."""
    needs(extra, *([] if os.environ.get("TRIVET_COMPILE") == "0" else ["numba"]), *modules)
