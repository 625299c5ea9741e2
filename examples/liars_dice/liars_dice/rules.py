"""Liar's Dice: what it is made of, its rules as `trivet.engine.contract` names them, and who knows what."""

from typing import Annotated, Any

import msgspec
import numpy as np

from trivet.engine.actions import Actions, Number, Word
from trivet.engine.boards import Board, Counters, Hand
from trivet.engine.buffers import offer, tell
from trivet.engine.dice import roll
from trivet.engine.events import Events
from trivet.engine.features import Feature, Features
from trivet.engine.package import data_of
from trivet.engine.rule import Buffer, Record, rule
from trivet.engine.state import Layout
from trivet.engine.views import COUNT, Many, Maybe, Parts, put


class Book(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of liars_dice.toml."""

    dice: Annotated[int, msgspec.Meta(ge=1, le=8)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)]


BOOK = data_of(__package__).book(Book)
PLAYERS, DICE, ROUNDS, FACES = 4, BOOK.dice, BOOK.rounds, 6
MOST = PLAYERS * DICE
FACE_WORDS = ("one", "two", "three", "four", "five", "six")
ONES = ("wild", "plain")
REASONS = ("nothing_claimed", "not_more", "too_many")

LAYOUT = Layout(
    [
        ("ones", np.int8),  # an option: whether they count as any face
        ("played", np.int16),  # rounds so far
        ("starter", np.int8),  # who began the round
        ("player", np.int8),
        ("claim", np.int16),  # how many and of which face, in the order in which claims rise; −1: none yet
        ("dice", np.int8, (PLAYERS, DICE)),  # faces from 1, each player's under a cup; 0: a seat may not look
        ("shown", np.int8, (PLAYERS, DICE)),  # when the cups were last lifted
        ("points", np.int16, (PLAYERS,)),
    ],
)

SEAT, NUMBER, FACE = Number(PLAYERS), Number(MOST, first=1), Word(FACE_WORDS, "Face")
ACTIONS = Actions(doubt={}, claim={"face": FACE, "number": NUMBER})
Verb = ACTIONS.names
EVENTS = Events(
    roll={"seat": SEAT},
    claim={"seat": SEAT, "number": NUMBER, "face": FACE},
    doubt={"seat": SEAT, "found": Number(MOST + 1), "face": FACE},
    lose={"seat": SEAT},
)
Event = EVENTS.names


@rule
def set_up(s: Record, events: Buffer) -> None:
    begin_round(s, roll(s, s.players), events)


@rule
def begin_round(s: Record, starter: int, events: Buffer) -> None:
    """Everybody rolls under a cup, and looks at their own dice."""
    s.starter = s.player = starter
    s.claim = -1
    for p in range(s.players):
        for i in range(DICE):
            s.dice[p, i] = 1 + roll(s, FACES)
    tell(events, Event.ROLL, starter)


@rule
def to_act(s: Record) -> int:
    return 1 << s.player


@rule
def offers(s: Record, seat: int, offers: Buffer) -> None:
    """Doubt what was claimed, or claim more: more dice of any face, or as many of a higher one."""
    offers[0] = 0
    if s.claim >= 0:
        offer(offers, Verb.DOUBT)
    for claim in range(s.claim + 1, FACES * DICE * s.players):
        offer(offers, Verb.CLAIM + claim)


@rule
def why_not(s: Record, seat: int, action: int) -> int:
    if action == Verb.DOUBT:
        return 1 if s.claim < 0 else 0
    if action <= Verb.CLAIM + s.claim:
        return 2
    return 3 if action >= Verb.CLAIM + FACES * DICE * s.players else 0


@rule
def reveals(s: Record, seat: int, action: int) -> bool:
    """Every claim passes the turn; a doubt lifts the cups."""
    return True


@rule
def play(s: Record, seat: int, action: int, events: Buffer) -> None:
    s.revealed += 1
    s.turns += 1
    if action == Verb.DOUBT:
        doubt(s, seat, events)
    else:
        s.claim = action - Verb.CLAIM
        s.player = (seat + 1) % s.players
        tell(events, Event.CLAIM, seat, s.claim // FACES, s.claim % FACES)


@rule
def doubt(s: Record, seat: int, events: Buffer) -> None:
    """The cups are lifted. Whoever was wrong loses a point, and begins the next round."""
    tell(events, Event.DOUBT, seat, found(s), s.claim % FACES)
    wrong = loser(s)
    s.points[wrong] -= 1
    tell(events, Event.LOSE, wrong)
    for p in range(s.players):
        for i in range(DICE):
            s.shown[p, i] = s.dice[p, i]
    s.played += 1
    if not over(s):
        begin_round(s, wrong, events)


@rule
def found(s: Record) -> int:
    """How many dice show the face claimed; wild ones count too."""
    n, face = 0, s.claim % FACES + 1
    for p in range(s.players):
        for i in range(DICE):
            n += s.dice[p, i] == face or (s.dice[p, i] == 1 and s.ones == 0)
    return n


@rule
def loser(s: Record) -> int:
    """Whoever a doubt costs a point: whoever is to answer a claim that holds, or whoever made one that does not."""
    return s.player if found(s) > s.claim // FACES else (s.player - 1) % s.players


@rule
def round_of(s: Record) -> int:
    return min(s.played + 1, ROUNDS * s.players)


@rule
def order(s: Record, i: int) -> int:
    return (s.starter + i) % s.players


@rule
def over(s: Record) -> bool:
    return s.played == ROUNDS * s.players


@rule
def score(s: Record, p: int, items: Buffer) -> None:
    items[0] = items[1] = s.points[p]


@rule
def place(s: Record, p: int) -> int:
    ahead = 0
    for q in range(s.players):
        ahead += s.points[q] > s.points[p]
    return 1 + ahead


@rule
def evaluate(s: Record, p: int) -> float:
    return s.points[p] + stake(s, p)


@rule
def terms(s: Record, p: int, out: Buffer) -> None:
    out[0] = s.points[p]
    out[1] = stake(s, p)


@rule
def stake(s: Record, p: int) -> float:
    """Half of what a doubt would cost now."""
    return -0.5 if s.claim >= 0 and not over(s) and p == loser(s) else 0.0


@rule
def hide(s: Record, seat: int) -> None:
    """The generator, and the dice of all others."""
    for i in range(4):
        s.rng[i] = 0
    for p in range(s.players):
        for i in range(DICE):
            s.dice[p, i] = s.dice[p, i] if p == seat else 0


@rule
def imagine(s: Record) -> None:
    """Others' dice fell as they may."""
    for p in range(s.players):
        for i in range(DICE):
            if s.dice[p, i] == 0:
                s.dice[p, i] = 1 + roll(s, FACES)


CUP = Many(Maybe(FACE), DICE)
VIEW = Parts(
    "View",
    phase=Word(("claim", "over"), "Phase"),
    turn=SEAT,
    round=COUNT,
    claim=(Maybe(Parts("Claim", number=NUMBER, face=FACE)), "What was claimed last."),
    players=Many(Parts("Player", dice=CUP, shown=(CUP, "When the cups were last lifted."))),
)
BOARD = Board(Counters("table", "round", "claim"), Hand("players.dice"), Hand("players.shown"))


@rule
def look(s: Record, seat: int, out: Buffer) -> None:
    put(out, 1 if over(s) else 0)
    put(out, s.player)
    put(out, round_of(s))
    put(out, s.claim // FACES)
    if s.claim >= 0:
        put(out, s.claim % FACES)
    put(out, s.players)
    for p in range(s.players):
        for i in range(DICE):
            put(out, s.dice[p, i] - 1)
        for i in range(DICE):
            put(out, s.shown[p, i] - 1)


OBSERVES = Features(
    PLAYERS,
    ones=Feature(ONES),
    played=Feature(high=ROUNDS * PLAYERS),
    claim=Feature(low=-1, high=FACES * MOST),
    dice=Feature(FACE_WORDS, high=DICE),
    plays=Feature(each_seat=True),
    turn=Feature(each_seat=True),
    points=Feature(low=-ROUNDS * PLAYERS, high=0, each_seat=True),
)
At, EACH = OBSERVES.names, OBSERVES.each


@rule
def observe(s: Record, seat: int, out: Buffer) -> None:
    out[At.ones + s.ones] = 1
    out[At.played] = s.played
    out[At.claim] = s.claim
    for i in range(DICE):
        out[At.dice + s.dice[seat, i] - 1] += 1
    for i in range(s.players):
        p, at = (seat + i) % s.players, i * EACH
        out[At.plays + at] = 1
        out[At.turn + at] = p == s.player
        out[At.points + at] = s.points[p]


def census(s: Record) -> dict[str, Any]:
    return {f"dice {p}": sum(s.dice[p, i] > 0 for i in range(DICE)) for p in range(s.players)}
