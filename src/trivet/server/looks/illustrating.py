"""A picture of the rules as the page is shown it. Nothing is kept of one: it is a match played again up to where it stands."""

from trivet.engine.errors import BadPicture
from trivet.engine.game import Game
from trivet.engine.match import Match
from trivet.engine.pictures import Picture, begun, pictures_of
from trivet.engine.scripts import perform

from ..answers import pictures as said
from ..answers.table import LogEntry, ViewForm
from ..basics.errors import Refusal
from ..tables.course import Made, stage_of
from .look import entry, offer
from .replaying import position
from .teaching import seats


def picture_answer(game: Game, id: str, form: ViewForm) -> said.Picture:
    """Takes a while: not for the event loop."""
    pictures = pictures_of(game)
    if id not in pictures:
        raise Refusal(404, "not_found", f"The rules of {game.id} have no such picture here.")
    picture = pictures[id]
    match = begun(game, picture)
    positions, offers = [], []
    for number, frame in enumerate(picture.frames):
        led_by = led(match, picture, frame.do)
        positions.append(position(match, picture.seat, form, led_by if number else None))
        asked = game.offers(match.state, picture.seat) if frame.asks else []
        offers.append([offer(game, match.state, picture.seat, action) for action in asked])
    return {
        "game": game.id,
        "id": id,
        "rules_version": match.rules_version,
        "game_mark": game.mark,
        "seat": picture.seat,
        "seats": seats(match.state.fields().players, picture.seat),
        "show": list(picture.show),
        "positions": positions,
        "light": [list(frame.light) for frame in picture.frames],
        "offers": offers,
    }


def led(match: Match, picture: Picture, moves: tuple[str, ...]) -> LogEntry | None:
    """Makes the moves up to a frame, and tells all that happened by them; none where there are none."""
    told: LogEntry | None = None
    for move in moves:
        number, stage = len(match.moves), stage_of(match)
        happened = perform(match, [move], picture.game, BadPicture)
        one = entry(Made(number, match.moves[-1][0], stage, happened[-1]), picture.seat, False)
        if told is None:
            told = one
        else:
            told["events"] += one["events"]
    return told
