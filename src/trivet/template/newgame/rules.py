"""The rules of New Game, as `trivet.engine.contract` names them, in the order in which they are played."""

from trivet.engine.buffers import offer, tell
from trivet.engine.dice import roll, shuffle
from trivet.engine.rule import Buffer, Record, rule

from .components import CARDS, COPIES, KINDS, NOTHING, POINTS, Event, Phase, Verb
from .sight import census, hide, imagine, look, observe

__all__ = [
    "REASONS",
    "TERMS",
    "census",
    "evaluate",
    "hide",
    "imagine",
    "look",
    "observe",
    "offers",
    "order",
    "over",
    "place",
    "play",
    "reveals",
    "round_of",
    "score",
    "set_up",
    "terms",
    "to_act",
    "why_not",
]

# Set-up


@rule
def set_up(s: Record, events: Buffer) -> None:
    """Shuffle the deck; chance says who begins."""
    s.left = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            s.deck[s.left] = kind
            s.left += 1
    shuffle(s, s.deck, CARDS)
    s.first = roll(s, s.players)
    s.player = s.first


# A turn: draw as often as you dare, then stop


@rule
def to_act(s: Record) -> int:
    return 1 << s.player


@rule
def offers(s: Record, seat: int, offers: Buffer) -> None:
    """The first card of a turn must be drawn."""
    offers[0] = 0
    offer(offers, Verb.DRAW)
    if at_risk(s) > 0:
        offer(offers, Verb.STOP)


REASONS = ("draw_first",)
"""Why something cannot be done now: `newgame-why-…` words it."""


@rule
def why_not(s: Record, seat: int, action: int) -> int:
    """A number into the reasons, from 1; 0 where nothing speaks against it."""
    return 1 if action == Verb.STOP and at_risk(s) == 0 else 0


@rule
def reveals(s: Record, seat: int, action: int) -> bool:
    """Drawing shows a card, stopping passes the turn: neither can be taken back."""
    return True


@rule
def play(s: Record, seat: int, action: int, events: Buffer) -> None:
    if action == Verb.DRAW:
        draw(s, events)
    else:
        keep(s, events)


@rule
def draw(s: Record, events: Buffer) -> None:
    """A kind that was drawn this turn already: all of this turn's cards are lost."""
    s.left -= 1
    card = s.deck[s.left]
    s.deck[s.left] = NOTHING
    s.revealed += 1
    tell(events, Event.DRAW, s.player, card)
    if s.drawn[card] > 0:
        s.lost[card] += 1
        lose(s, events)
    else:
        s.drawn[card] = 1
        if s.left == 0:
            keep(s, events)


@rule
def lose(s: Record, events: Buffer) -> None:
    for kind in range(KINDS):
        s.lost[kind] += s.drawn[kind]
    tell(events, Event.LOSE, s.player)
    end_turn(s, events)


@rule
def keep(s: Record, events: Buffer) -> None:
    tell(events, Event.KEEP, s.player, at_risk_points(s))
    for kind in range(KINDS):
        s.kept[s.player, kind] += s.drawn[kind]
    end_turn(s, events)


@rule
def end_turn(s: Record, events: Buffer) -> None:
    """The game ends with the deck."""
    for kind in range(KINDS):
        s.drawn[kind] = 0
    s.revealed += 1
    s.turns += 1
    s.player = (s.player + 1) % s.players
    if s.left == 0:
        s.phase = Phase.OVER
        tell(events, Event.OVER)


@rule
def at_risk(s: Record) -> int:
    """How many cards were drawn this turn."""
    cards = 0
    for kind in range(KINDS):
        cards += s.drawn[kind]
    return cards


@rule
def at_risk_points(s: Record) -> int:
    points = 0
    for kind in range(KINDS):
        points += s.drawn[kind] * POINTS[kind]
    return points


@rule
def round_of(s: Record) -> int:
    return s.turns // s.players + 1


@rule
def order(s: Record, i: int) -> int:
    return (s.first + i) % s.players


# The end


@rule
def over(s: Record) -> bool:
    return s.phase == Phase.OVER


@rule
def points(s: Record, p: int) -> int:
    total = 0
    for kind in range(KINDS):
        total += s.kept[p, kind] * POINTS[kind]
    return total


@rule
def score(s: Record, p: int, items: Buffer) -> None:
    items[0] = points(s, p)
    items[1] = items[0]


@rule
def place(s: Record, p: int) -> int:
    """Players level at the top share the win."""
    ahead = 0
    for q in range(s.players):
        if points(s, q) > points(s, p):
            ahead += 1
    return 1 + ahead


# For bots: what a seat may hope for


TERMS = ("kept", "at_risk")
"""What a guess is the sum of: `newgame-term-…` words it."""


@rule
def evaluate(s: Record, p: int) -> float:
    """A guess of the points a seat will end with."""
    return points(s, p) + hope(s, p)


@rule
def terms(s: Record, p: int, out: Buffer) -> None:
    out[0] = points(s, p)
    out[1] = hope(s, p)


@rule
def hope(s: Record, p: int) -> float:
    """What is at risk, as far as the next card would spare it."""
    return at_risk_points(s) * (1.0 - danger(s)) if p == s.player and s.left > 0 else 0.0


@rule
def danger(s: Record) -> float:
    """The chance that the next card is of a kind drawn this turn: everybody can count it."""
    bad = 0
    for kind in range(KINDS):
        if s.drawn[kind] > 0:
            bad += COPIES[kind] - s.lost[kind] - s.drawn[kind]
            for p in range(s.players):
                bad -= s.kept[p, kind]
    return bad / s.left
