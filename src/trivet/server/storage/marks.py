"""Places in lists, as others keep them for us: they need not know what a mark says."""

import base64
import binascii
import re
from datetime import UTC, datetime, timedelta

from ..basics.errors import Refusal

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def micros(moment: datetime) -> int:
    """A moment in a mark."""
    return (moment - EPOCH) // timedelta(microseconds=1)


def moment(micros: str) -> datetime:
    return EPOCH + timedelta(microseconds=int(micros))


def mark(said: str) -> str:
    return base64.urlsafe_b64encode(said.encode()).decode().rstrip("=")


def place(marked: str, form: re.Pattern[str]) -> tuple[str, ...]:
    """What a mark of this form says; raises Refusal where it is none."""
    try:
        said = base64.b64decode(marked + "=" * (-len(marked) % 4), altchars=b"-_", validate=True).decode("ascii")
    except (binascii.Error, ValueError):
        said = ""
    found = form.fullmatch(said)
    if found is None:
        message = "This is no place in a list: give `next` of the page before, or leave `after` out."
        raise Refusal(422, "bad_request", message)
    return found.groups()
