"""What is installed only where somebody asks for it: `pip install 'trivet[lab]'`."""

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
