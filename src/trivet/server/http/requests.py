"""What the server is asked, checked field by field."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StringConstraints, model_validator

from trivet.engine.commitment import SHARE
from trivet.lab.edits import MOST_VALUES
from trivet.languages import FIRST, LANGUAGES

from ..answers.lines import Reaction
from ..basics.writing import visible

NAME_LENGTH = 40
TITLE_LENGTH = 60
TEXT_LENGTH = 300
LONGEST = 30 * 24 * 3600
"""Seconds that a turn may take."""
ADDRESS = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$"
MOST_ACTIONS = 100
MOST_OPTIONS = 40
LARGEST = 2**53 - 1
FARTHEST = 10**9
MOST_CHANGES = 500
FILE_LENGTH = 200_000
"""Of a data file, in characters."""
MOST_GAMES = 20_000
MOST_FORKS = 50
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=NAME_LENGTH), AfterValidator(visible)]
Whole = Annotated[int, Field(strict=True, ge=0, le=LARGEST)]
SeatNumber = Annotated[int, Field(strict=True, ge=0, lt=100)]
Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=TITLE_LENGTH), AfterValidator(visible)]
OptionName = Annotated[str, StringConstraints(max_length=40)]
Said = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=TEXT_LENGTH), AfterValidator(visible)
]
BotName = Annotated[str, StringConstraints(max_length=200)]
CommandId = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,64}$")]


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"There is no language {language!r}. The languages are: {', '.join(LANGUAGES)}.")
    return language


Spoken = Annotated[str, AfterValidator(spoken), Field(json_schema_extra={"enum": list(LANGUAGES)})]
"""A language that Trivet has words in."""
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
    bot: BotName


class OpenSeat(Asked):
    """A seat that waits for somebody else."""

    kind: Literal["open"]


NewSeat = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class Clock(Asked):
    """Seconds for each turn, and how many more before a bot takes the seat over."""

    seconds: Annotated[int, Field(strict=True, ge=5, le=LONGEST)]
    """Seconds, 5 to 2,592,000 (30 days)."""
    grace: Annotated[int, Field(strict=True, ge=0, le=LONGEST)] = 0
    """Seconds, 0 to 2,592,000."""


class NewTable(Asked):
    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[dict[OptionName, Whole | OptionName], Field(max_length=MOST_OPTIONS)] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=12)]
    title: Title = ""
    """At most 60 characters; empty where left out."""
    public: StrictBool = False
    """Private where left out."""
    clock: Clock | None = None
    """No clock where left out."""
    rated: StrictBool | None = None
    """Left out: it counts where several people play. True: also against our bots, and then there is a clock."""
    shared: StrictBool = False
    """The people at it add to its seed (`POST /tables/{id}/share`): it is dealt when all have, or ten seconds after the last
    seat was taken."""


class TableChange(Asked):
    """What is left out stays as it is."""

    title: Title | None = None
    public: StrictBool | None = None


class Join(Asked):
    """Sit down on `seat`, else on the first open one. Private tables ask for their invitation.

    Who sits already and names another `seat` takes it too, or, with `move`, in place of the seats they had.
    """

    invitation: Annotated[str, StringConstraints(max_length=100)] | None = None
    name: Name | None = None
    """For this seat; who has no name yet keeps it."""
    seat: SeatNumber | None = None
    move: bool = False
    """Who sits already takes `seat` in place of the seats they had; else it is one more."""


class Share(Asked):
    """What a person adds to the seed of a table, drawn at random after its commitment was seen: 32 hexadecimal digits."""

    share: Annotated[str, StringConstraints(pattern=SHARE)]


class Start(Asked):
    """The bot that takes the open seats."""

    bot: BotName = "normal"


class PuzzleReply(Asked):
    """What one would do, by the action's number."""

    action: Whole


class Challenge(Asked):
    """A game for two: a day for each turn where it is `slow`, else two minutes."""

    game: Annotated[str, StringConstraints(max_length=40)]
    slow: StrictBool = False
    """A day for each turn; else two minutes."""


class Takeback(Asked):
    """Undo everything from a move of one's own on."""

    kind: Literal["takeback"]
    seat: SeatNumber
    move: Whole


class StandIn(Asked):
    """Let a bot play for somebody who is away."""

    kind: Literal["stand_in"]
    seat: SeatNumber


class Close(Asked):
    """End the game early, for nobody's rating."""

    kind: Literal["close"]


NewProposal = Annotated[Takeback | StandIn | Close, Field(discriminator="kind")]


class Answer(Asked):
    agree: StrictBool


class NewMessage(Asked):
    """Something said in words, or with one of the reactions."""

    text: Said | None = None
    reaction: Reaction | None = None

    @model_validator(mode="after")
    def one_of_them(self) -> "NewMessage":
        if (self.text is None) == (self.reaction is None):
            raise ValueError("give either text or a reaction")
        return self


class Deepen(Asked):
    """How deep every decision is to be searched; 0: chances and luck alone."""

    depth: Literal[0, 200, 2000]


Chance = Annotated[float, Field(ge=-10_000, le=10_000, allow_inf_nan=False)]
HowMany = Annotated[int, Field(strict=True, ge=0, le=20_000)]


class PlayedPhase(Asked):
    """A third of a match: how many decisions, and the chance lost by proven errors in all of them together."""

    decisions: HowMany
    errors: Annotated[Chance, Field(ge=0)]


class PlayedPhases(Asked):
    opening: PlayedPhase
    middle: PlayedPhase
    end: PlayedPhase


class OwnPlay(Asked):
    """How one played, as the analysis on one's own page has found it."""

    depth: Literal[200, 2000]
    phases: PlayedPhases
    luck: Chance
    """Chance that draws and dice brought,"""
    deal: Chance
    """and the deal."""


class NewBranch(Asked):
    """Where a match is played on: before that move, in the place of that seat, against that bot."""

    move: Annotated[int, Field(strict=True, ge=0, lt=100_000)]
    """Counted from 0: it stands as it did before this move."""
    seat: SeatNumber | None = None
    """Left out: the seat that made the move."""
    bot: BotName = "hard"


class Muted(Asked):
    """The seats whose messages one does not want to see."""

    seats: Annotated[list[SeatNumber], Field(max_length=12)]


class Code(Asked):
    code: Annotated[str, StringConstraints(max_length=40)]


class ContactChange(Asked):
    """What is left out stays as it is; null takes it away."""

    webhook: Annotated[str, StringConstraints(max_length=500), AfterValidator(visible)] | None = None
    email: Annotated[str, StringConstraints(max_length=254, pattern=ADDRESS)] | None = None


NumberName = Annotated[str, StringConstraints(max_length=200)]
NewNumber = (
    Annotated[int, Field(strict=True, ge=-FARTHEST, le=FARTHEST)]
    | Annotated[float, Field(strict=True, ge=-FARTHEST, le=FARTHEST)]
)
Changes = Annotated[dict[NumberName, NewNumber], Field(max_length=MOST_CHANGES)]


class OwnFile(Asked):
    """A data file of a designer's."""

    name: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=TITLE_LENGTH), AfterValidator(visible)
    ]
    text: Annotated[str, StringConstraints(max_length=FILE_LENGTH)]


class DataChange(Asked):
    """Numbers of a data file, by their names: of the one that new tables are played with, or of a designer's."""

    file: OwnFile | None = None
    changes: Changes = {}


class LabWork(DataChange):
    """Games between bots, with the data that new tables have, or a file of a designer's, and these changes to them."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[dict[OptionName, Whole | OptionName], Field(max_length=MOST_OPTIONS)] = {}
    bots: Annotated[list[BotName], Field(min_length=1, max_length=12)]
    """One for all seats, or one for each."""
    games: Annotated[int, Field(strict=True, ge=1, le=MOST_GAMES)]
    seed: Whole = 0


class NewReport(LabWork):
    kind: Literal["report"]
    second: BotName | None = None
    forks: Annotated[int, Field(strict=True, ge=0, le=MOST_FORKS)] = 0
    ladder: StrictBool = False
    language: Spoken = FIRST


class NewComparison(LabWork):
    """The data as they are with the data as they would be; `against`: what they are compared with, the data of new tables or
    the designer's file without the changes.
    """

    kind: Literal["compare"]
    against: Literal["tables", "file"] = "tables"
    margin: Annotated[float, Field(ge=0.1, le=50)] = 2


class NewSweep(LabWork):
    """One number, with every value from the lowest to the highest."""

    kind: Literal["sweep"]
    number: NumberName
    low: Annotated[int, Field(strict=True, ge=-999_999, le=999_999)]
    high: Annotated[int, Field(strict=True, ge=-999_999, le=999_999)]
    margin: Annotated[float, Field(ge=0.1, le=50)] = 2

    @model_validator(mode="after")
    def few_values(self) -> "NewSweep":
        if not 0 <= self.high - self.low < MOST_VALUES:
            raise ValueError(f"name 1 to {MOST_VALUES} values, the lowest first")
        return self


NewLabJob = Annotated[NewReport | NewComparison | NewSweep, Field(discriminator="kind")]


class Undo(Asked):
    """Takes back the seat's last action."""

    command_id: CommandId
    version: Whole
    seat: SeatNumber


class Command(Undo):
    """Applied wholly or not at all; the same `command_id` twice is executed once.

    Of several actions only the last may show something hidden or end the turn.
    """

    actions: Annotated[list[Whole], Field(min_length=1, max_length=MOST_ACTIONS)]
    itself: StrictBool = False
    """The page does it for its player, as `GET ending` allowed: the log then says that the turn ended by itself."""
