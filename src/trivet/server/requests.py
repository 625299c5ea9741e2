"""What the server is asked, checked field by field."""

import re
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

NAME_LENGTH = 40
MOST_ACTIONS = 100
LARGEST = 2**53 - 1
UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff\ud800-\udfff]")
"""Control characters, among them those that turn the direction of what follows."""


def printable(text: str) -> str:
    if UNPRINTABLE.search(text):
        raise ValueError("control characters cannot be shown")
    return text


Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=NAME_LENGTH), AfterValidator(printable)]
Whole = Annotated[int, Field(strict=True, ge=0, le=LARGEST)]
SeatNumber = Annotated[int, Field(strict=True, ge=0, lt=100)]
CommandId = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,64}$")]
Language = Annotated[str, StringConstraints(pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$")]


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")


class MyChange(Asked):
    """What is left out stays as it is."""

    name: Name = ""
    language: Language | None = None


class PersonSeat(Asked):
    """A seat that is played from this device."""

    kind: Literal["me"]
    name: Name = ""


class BotSeat(Asked):
    kind: Literal["bot"]
    bot: Annotated[str, StringConstraints(max_length=200)]


NewSeat = Annotated[PersonSeat | BotSeat, Field(discriminator="kind")]


class NewTable(Asked):
    game: Annotated[str, StringConstraints(max_length=40)]
    options: dict[str, Whole | Annotated[str, StringConstraints(max_length=40)]] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=12)]


class Undo(Asked):
    """Takes back the seat's last action."""

    command_id: CommandId
    version: Whole
    seat: SeatNumber


class Command(Undo):
    """Applied wholly or not at all; the same `command_id` twice is executed once."""

    actions: Annotated[list[Whole], Field(min_length=1, max_length=MOST_ACTIONS)]
