"""The compiled core of a game, the same for all: bound to each game's rules by `binding.bind`.

Functions that Python calls take an array of states and an index, which costs a tenth of passing a record.
"""

from trivet.engine.binding import bound_rules
from trivet.engine.dice import sow
from trivet.engine.rule import Buffer, Record, rule

game = bound_rules()
OVER = -1


@rule
def settle(s: Record, offers: Buffer, events: Buffer) -> int:
    """Play what leaves no choice and reveals nothing. Returns the lowest seat to act, with its offers in `offers`."""
    while not game.over(s):
        mask = game.to_act(s)
        seat = OVER
        alone = False
        for candidate in range(s.players - 1, -1, -1):
            if mask >> candidate & 1 and not alone:
                seat = candidate
                game.offers(s, seat, offers)
                alone = offers[0] == 1 and not game.reveals(s, seat, offers[1])
        if not alone:
            return seat
        game.play(s, seat, offers[1], events)
    return OVER


@rule
def begin(states: Buffer, i: int, offers: Buffer, events: Buffer) -> None:
    """Set up the game whose options and seed stand in the record."""
    s = states[i]
    sow(s)
    game.set_up(s, events)
    settle(s, offers, events)


@rule
def play(states: Buffer, i: int, seat: int, action: int, offers: Buffer, events: Buffer) -> int:
    """Do it; returns the lowest seat to act then, with its offers in `offers`."""
    s = states[i]
    game.play(s, seat, action, events)
    return settle(s, offers, events)


@rule
def to_act(states: Buffer, i: int) -> int:
    """The seats that may act now, a bit each."""
    s = states[i]
    return 0 if game.over(s) else game.to_act(s)


@rule
def offers_to(states: Buffer, i: int, seat: int, offers: Buffer) -> None:
    s = states[i]
    offers[0] = 0
    if not game.over(s) and game.to_act(s) >> seat & 1:
        game.offers(s, seat, offers)


@rule
def why_not(states: Buffer, i: int, seat: int, action: int) -> int:
    return game.why_not(states[i], seat, action)


@rule
def reveals(states: Buffer, i: int, seat: int, action: int) -> bool:
    return game.reveals(states[i], seat, action)


@rule
def round_of(states: Buffer, i: int) -> int:
    return game.round_of(states[i])


@rule
def order(states: Buffer, i: int, place: int) -> int:
    return game.order(states[i], place)


@rule
def over(states: Buffer, i: int) -> bool:
    return game.over(states[i])


@rule
def score(states: Buffer, i: int, seat: int, items: Buffer) -> None:
    game.score(states[i], seat, items)


@rule
def place(states: Buffer, i: int, seat: int) -> int:
    return game.place(states[i], seat)


@rule
def hide(states: Buffer, i: int, seat: int) -> None:
    game.hide(states[i], seat)


@rule
def look(states: Buffer, i: int, seat: int, out: Buffer) -> None:
    game.look(states[i], seat, out)


@rule
def imagine(states: Buffer, i: int) -> None:
    """Deal the unseen again, by the seed that stands in the record."""
    s = states[i]
    sow(s)
    game.imagine(s)


@rule
def evaluate(states: Buffer, i: int, seat: int) -> float:
    return game.evaluate(states[i], seat)


@rule
def terms(states: Buffer, i: int, seat: int, out: Buffer) -> None:
    game.terms(states[i], seat, out)


@rule
def observe(states: Buffer, i: int, seat: int, out: Buffer) -> None:
    game.observe(states[i], seat, out)
