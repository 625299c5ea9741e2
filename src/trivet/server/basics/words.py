"""Words in the language of whoever reads them."""

from functools import cache

from trivet.languages import LANGUAGES
from trivet.texts import Texts


def texts_for(language: str | None) -> Texts:
    """Words in a person's language, where there are any."""
    wanted = (language or "").partition("-")[0]
    return loaded(wanted if wanted in LANGUAGES else LANGUAGES[0])


@cache
def loaded(language: str) -> Texts:
    return Texts(language)
