"""Liar's Dice: what it is made of, its rules as `trivet.engine.contract` names them, and who knows what."""

from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from trivet.engine.actions import Actions, Number, Word
from trivet.engine.boards import Board, Counters, Hand
from trivet.engine.buffers import offer, tell
from trivet.engine.dice import roll
from trivet.engine.events import Events
from trivet.engine.features import Feature, Features
from trivet.engine.names import names
from trivet.engine.package import data_of
from trivet.engine.rule import Buffer, Record, rule
from trivet.engine.state import Layout
from trivet.engine.views import COUNT, SIGNED, Bag, Many, Maybe, Parts, put


class Book(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of liars_dice.toml."""

    players: list[Literal[2, 3, 4]]
    dice: Annotated[int, msgspec.Meta(ge=1, le=8)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)]


DATA = data_of(__package__)
BOOK = DATA.book(Book)
DATA.check(bool(BOOK.players), "players names no number of players: give one or more of 2, 3 and 4.", "players =")

PLAYERS, DICE, ROUNDS, FACES = 4, BOOK.dice, BOOK.rounds, 6
MOST = PLAYERS * DICE
NOBODY = -1
FACE_WORDS = ("one", "two", "three", "four", "five", "six")
ONES = ("wild", "plain")
PHASE_WORDS = ("claim", "over")
Phase = names(" ".join(PHASE_WORDS).upper())

LAYOUT = Layout(
    [
        ("ones", np.int8),  # an option: whether they count as any face
        ("phase", np.int8),
        ("rounds", np.int16),  # the round under way, from 1
        ("starter", np.int8),  # who began it
        ("player", np.int8),
        ("dice", np.int8, (PLAYERS, FACES)),  # under each cup, by face
        ("shown", np.int8, (PLAYERS, FACES)),  # when the cups were last lifted
        ("claimer", np.int8),
        ("number", np.int8),
        ("face", np.int8),
        ("won", np.int16, (PLAYERS,)),
        ("lost", np.int16, (PLAYERS,)),
    ],
)

SEAT, NUMBER, FACE = Number(PLAYERS), Number(MOST, first=1), Word(FACE_WORDS, "Face")
ACTIONS = Actions(doubt={}, claim={"face": FACE, "number": NUMBER})  # claims rise with their action's number
Verb = ACTIONS.names
EVENTS = Events(
    roll={"seat": SEAT},
    claim={"seat": SEAT, "number": NUMBER, "face": FACE},
    doubt={"seat": SEAT, "found": Number(MOST + 1), "face": FACE},
    pay={"seat": SEAT, "owner": SEAT},
    over={},
)
Event = EVENTS.names


# A round: everybody rolls, claims rise, somebody doubts


@rule
def set_up(s: Record, events: Buffer) -> None:
    begin_round(s, roll(s, s.players), events)


@rule
def begin_round(s: Record, starter: int, events: Buffer) -> None:
    """Everybody rolls under a cup, and looks at their own dice."""
    s.rounds += 1
    s.starter = starter
    s.player = starter
    s.claimer = NOBODY
    s.number = 0
    s.face = 0
    for p in range(s.players):
        roll_dice(s, p)
    tell(events, Event.ROLL, starter)


@rule
def roll_dice(s: Record, p: int) -> None:
    for face in range(FACES):
        s.dice[p, face] = 0
    for _ in range(DICE):
        s.dice[p, roll(s, FACES)] += 1


@rule
def to_act(s: Record) -> int:
    return 1 << s.player


@rule
def offers(s: Record, seat: int, offers: Buffer) -> None:
    """Doubt what was claimed, or claim more: more dice of any face, or as many of a higher one."""
    offers[0] = 0
    lowest = Verb.CLAIM
    if s.claimer != NOBODY:
        offer(offers, Verb.DOUBT)
        lowest += (s.number - 1) * FACES + s.face + 1
    for action in range(lowest, Verb.CLAIM + FACES * DICE * s.players):
        offer(offers, action)


REASONS = ("nothing_claimed", "not_more", "too_many")


@rule
def why_not(s: Record, seat: int, action: int) -> int:
    """A number into the reasons, from 1; 0 where nothing speaks against it."""
    if action == Verb.DOUBT:
        return 1 if s.claimer == NOBODY else 0
    if action >= Verb.CLAIM + FACES * DICE * s.players:
        return 3
    return 2 if s.claimer != NOBODY and action <= Verb.CLAIM + (s.number - 1) * FACES + s.face else 0


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
        s.face = (action - Verb.CLAIM) % FACES
        s.number = (action - Verb.CLAIM) // FACES + 1
        s.claimer = seat
        s.player = (seat + 1) % s.players
        tell(events, Event.CLAIM, seat, s.number - 1, s.face)


@rule
def doubt(s: Record, seat: int, events: Buffer) -> None:
    """The cups are lifted. Whoever was wrong pays the other a point, and begins the next round."""
    found = count(s)
    tell(events, Event.DOUBT, seat, found, s.face)
    right = seat if found < s.number else s.claimer
    wrong = s.claimer if right == seat else seat
    s.won[right] += 1
    s.lost[wrong] += 1
    tell(events, Event.PAY, wrong, right)
    for p in range(s.players):
        for face in range(FACES):
            s.shown[p, face] = s.dice[p, face]
    if s.rounds == ROUNDS * s.players:
        s.phase = Phase.OVER
        tell(events, Event.OVER)
    else:
        begin_round(s, wrong, events)


@rule
def count(s: Record) -> int:
    """How many dice show the face claimed; wild ones count too."""
    found = 0
    for p in range(s.players):
        found += s.dice[p, s.face]
        if s.ones == 0 and s.face > 0:
            found += s.dice[p, 0]
    return found


@rule
def round_of(s: Record) -> int:
    return s.rounds


@rule
def order(s: Record, i: int) -> int:
    return (s.starter + i) % s.players


@rule
def over(s: Record) -> bool:
    return s.phase == Phase.OVER


@rule
def score(s: Record, p: int, items: Buffer) -> None:
    items[0] = s.won[p]
    items[1] = -s.lost[p]
    items[2] = s.won[p] - s.lost[p]


@rule
def place(s: Record, p: int) -> int:
    ahead = 0
    for q in range(s.players):
        if s.won[q] - s.lost[q] > s.won[p] - s.lost[p]:
            ahead += 1
    return 1 + ahead


TERMS = ("points", "claim")


@rule
def evaluate(s: Record, p: int) -> float:
    return s.won[p] - s.lost[p] + stake(s, p)


@rule
def terms(s: Record, p: int, out: Buffer) -> None:
    out[0] = s.won[p] - s.lost[p]
    out[1] = stake(s, p)


@rule
def stake(s: Record, p: int) -> float:
    """Whoever has to answer a claim that holds is in trouble, and whoever made one that does not."""
    if s.claimer == NOBODY or s.phase == Phase.OVER or (p != s.claimer and p != s.player):
        return 0.0
    return 0.5 if (count(s) >= s.number) == (p == s.claimer) else -0.5


# Who knows what: one's own dice, what was claimed, and what the cups showed when they were last lifted


@rule
def hide(s: Record, seat: int) -> None:
    """The generator, and the dice of all others: what lies under a cup is 0 of every face."""
    for i in range(4):
        s.rng[i] = 0
    for p in range(s.players):
        if p != seat:
            for face in range(FACES):
                s.dice[p, face] = 0


@rule
def imagine(s: Record) -> None:
    """Others' dice fell as they may."""
    for p in range(s.players):
        seen = 0
        for face in range(FACES):
            seen += s.dice[p, face]
        if seen == 0:
            roll_dice(s, p)


CLAIM = Parts("Claim", seat=SEAT, number=COUNT, face=FACE)
PLAYER = Parts(
    "Player",
    points=SIGNED,
    dice=(Bag(FACE_WORDS, "Face"), "Under the cup; none where a seat may not look."),
    shown=(Bag(FACE_WORDS, "Face"), "When the cups were last lifted."),
)
VIEW = Parts(
    "View",
    phase=Word(PHASE_WORDS, "Phase"),
    turn=SEAT,
    round=COUNT,
    claim=(Maybe(CLAIM), "What was claimed last."),
    players=Many(PLAYER),
)

BOARD = Board(
    Counters("table", "round", "claim", verbs=("claim", "doubt")), Hand("players.dice"), Hand("players.shown")
)


@rule
def look(s: Record, seat: int, out: Buffer) -> None:
    put(out, s.phase)
    put(out, s.player)
    put(out, s.rounds)
    put(out, s.claimer)
    if s.claimer != NOBODY:
        put(out, s.number)
        put(out, s.face)
    put(out, s.players)
    for p in range(s.players):
        put(out, s.won[p] - s.lost[p])
        for face in range(FACES):
            put(out, s.dice[p, face])
        for face in range(FACES):
            put(out, s.shown[p, face])


OBSERVES = Features(
    PLAYERS,
    ones=Feature(ONES),
    phase=Feature(PHASE_WORDS),
    rounds=Feature(high=ROUNDS * PLAYERS),
    dice=Feature(FACE_WORDS, high=DICE),
    number=Feature(high=MOST),
    face=Feature(FACE_WORDS),
    plays=Feature(each_seat=True),
    turn=Feature(each_seat=True),
    starter=Feature(each_seat=True),
    claimer=Feature(each_seat=True),
    won=Feature(high=ROUNDS * PLAYERS, each_seat=True),
    lost=Feature(high=ROUNDS * PLAYERS, each_seat=True),
    shown=Feature(FACE_WORDS, high=DICE, each_seat=True),
)
At, EACH = OBSERVES.names, OBSERVES.each


@rule
def observe(s: Record, seat: int, out: Buffer) -> None:
    out[At.ones + s.ones] = 1
    out[At.phase + s.phase] = 1
    out[At.rounds] = s.rounds
    out[At.number] = s.number
    out[At.face + s.face] = 1
    for face in range(FACES):
        out[At.dice + face] = s.dice[seat, face]
    for i in range(s.players):
        p, at = (seat + i) % s.players, i * EACH
        out[At.plays + at] = 1
        out[At.turn + at] = p == s.player
        out[At.starter + at] = p == s.starter
        out[At.claimer + at] = p == s.claimer
        out[At.won + at] = s.won[p]
        out[At.lost + at] = s.lost[p]
        for face in range(FACES):
            out[At.shown + at + face] = s.shown[p, face]


def census(s: Record) -> dict[str, Any]:
    """The dice under every cup."""
    return {f"dice {p}": sum(s.dice[p, face] for face in range(FACES)) for p in range(s.players)}
