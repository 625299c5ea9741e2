"""People: who they are, how to reach them, how strong they are, whom they have met."""

from typing import NotRequired

from typing_extensions import TypedDict

from .lists import TablePage


class Me(TypedDict, closed=True):
    """Whoever asks."""

    id: str
    """Public: the person's page is `GET /api/people/{id}`."""
    name: str
    language: str | None
    lab: NotRequired[bool]
    """The lab is there for them (`api/lab.py`): only on a server that was started with it, and at its own
    machine."""


class MoveCode(TypedDict, closed=True):
    """Makes another device this person's, once, until it expires."""

    code: str
    """`ABCD-EFGH-JKLM`; case, blanks and hyphens do not matter."""
    expires: str


class Contact(TypedDict, closed=True):
    """How to tell a person that it is their turn."""

    webhook: str | None
    email: str | None
    confirmed: bool
    """Mail is sent only once the address is confirmed, with the code mailed to it."""
    mail: bool
    """This server can send mail."""


class Tally(TypedDict, closed=True):
    game: str
    players: int
    played: int
    won: int


class Rating(TypedDict, closed=True):
    """How strong somebody is at a game."""

    game: str
    rating: int
    """Newcomers are at 1,500; of two who are 400 apart the stronger wins ten times as often."""
    margin: int
    """Nineteen times out of twenty the truth is no farther off."""
    provisional: bool
    """So few games were played that it is little more than a guess."""
    played: int
    """Rated games."""


class BotRating(TypedDict, closed=True):
    """How strong one of the bots is at a game; before anybody has played it for a rating, a presumption."""

    bot: str
    rating: Rating


class Against(TypedDict, closed=True):
    """Games at which two have met, as one of them sees it; what was neither won nor lost was shared."""

    game: str
    played: int
    won: int
    lost: int


class Rival(TypedDict, closed=True):
    """Somebody whom a person has met at a game, and how that went."""

    person: str
    name: str
    met: str
    """When one last finished a game with them."""
    game: str
    played: int
    won: int
    lost: int


class RivalPage(TypedDict, closed=True):
    rivals: list[Rival]
    next: str | None


class PersonPage(TypedDict, closed=True):
    """What a person has played."""

    id: str
    name: str
    since: str
    record: list[Tally]
    """Finished games by game and number of players."""
    ratings: list[Rating]
    tables: TablePage
    """Finished tables: the public ones, and all of them on one's own page. More: `GET
    /api/people/{id}/tables?after=`."""
    against: list[Against]
    """How whoever asks did against them."""
    challenge: bool
    """Whoever asks may challenge them: the two have met, and neither has blocked the other."""
    blocked: bool
    """Whoever asks has blocked them."""


class Blocking(TypedDict, closed=True):
    """Whether somebody is blocked now."""

    blocked: bool


class BlockedPerson(TypedDict, closed=True):
    person: str
    name: str


class BlockedPeople(TypedDict, closed=True):
    people: list[BlockedPerson]


class Leader(TypedDict, closed=True):
    """Somebody on a leaderboard."""

    rank: int
    person: str
    name: str
    rating: Rating


class Leaderboard(TypedDict, closed=True):
    """The strongest at a game, a page at a time; and how strong our bots are beside them."""

    leaders: list[Leader]
    next: str | None
    bots: list[BotRating]
