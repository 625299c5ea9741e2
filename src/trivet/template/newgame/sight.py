"""What a seat sees and knows of New Game: all but the order of the deck."""

from typing import Any

from trivet.engine.actions import Word
from trivet.engine.boards import Board, Deck, Hand
from trivet.engine.dice import shuffle
from trivet.engine.features import Feature, Features
from trivet.engine.rule import Buffer, Record, rule
from trivet.engine.views import COUNT, Bag, Many, Parts, put

from .components import (
    BOOK,
    CARD_WORDS,
    CARDS,
    COPIES,
    KINDS,
    MOST,
    NOTHING,
    PHASE_WORDS,
    PLAYERS,
    POINTS,
    SEAT,
)

# Hidden information


@rule
def hide(s: Record, seat: int) -> None:
    """The generator, and the order of the deck: the same for all."""
    for i in range(4):
        s.rng[i] = 0
    for i in range(s.left):
        s.deck[i] = NOTHING


@rule
def imagine(s: Record) -> None:
    """The cards that nobody has seen, in some order."""
    n = 0
    for kind in range(KINDS):
        unseen = COPIES[kind] - s.lost[kind] - s.drawn[kind]
        for p in range(s.players):
            unseen -= s.kept[p, kind]
        for _ in range(unseen):
            s.pool[n] = kind
            n += 1
    shuffle(s, s.pool, n)
    for i in range(n):
        s.deck[i] = s.pool[i]


# The view: for people and boards

VIEW = Parts(
    "View",
    phase=(Word(PHASE_WORDS, "Phase"), "What is asked now; `newgame-prompt-<phase>` words it."),
    turn=(SEAT, "Whose turn it is."),
    deck=(COUNT, "Cards left in it."),
    drawn=(Bag(CARD_WORDS, "Card"), "Drawn this turn, and still at risk."),
    lost=(Bag(CARD_WORDS, "Card"), "Out of the game."),
    players=Many(Parts("Player", kept=(Bag(CARD_WORDS, "Card"), "Safe."), points=COUNT)),
)


@rule
def look(s: Record, seat: int, out: Buffer) -> None:
    """The numbers of the view, in the order in which it names its parts."""
    put(out, s.phase)
    put(out, s.player)
    put(out, s.left)
    for kind in range(KINDS):
        put(out, s.drawn[kind])
    for kind in range(KINDS):
        put(out, s.lost[kind])
    put(out, s.players)
    for p in range(s.players):
        points = 0
        for kind in range(KINDS):
            put(out, s.kept[p, kind])
            points += s.kept[p, kind] * POINTS[kind]
        put(out, points)


# The board: which part lies where, and which moves are made there

BOARD = Board(Deck("deck", verbs=("draw",)), Hand("drawn", verbs=("stop",)), Hand("lost"), Hand("players.kept"))


# The observation: the same for learning, each seat's own first

OBSERVES = Features(
    PLAYERS,
    phase=Feature(PHASE_WORDS),
    deck=Feature(high=CARDS),
    drawn=Feature(CARD_WORDS),
    lost=Feature(CARD_WORDS, high=MOST),
    plays=Feature(each_seat=True),
    turn=Feature(each_seat=True),
    kept=Feature(CARD_WORDS, high=MOST, each_seat=True),
)
At, EACH = OBSERVES.names, OBSERVES.each


@rule
def observe(s: Record, seat: int, out: Buffer) -> None:
    out[At.phase + s.phase] = 1
    out[At.deck] = s.left
    for kind in range(KINDS):
        out[At.drawn + kind] = s.drawn[kind]
        out[At.lost + kind] = s.lost[kind]
    for i in range(s.players):
        p = (seat + i) % s.players
        out[At.plays + i * EACH] = 1
        out[At.turn + i * EACH] = p == s.player
        for kind in range(KINDS):
            out[At.kept + i * EACH + kind] = s.kept[p, kind]


# For tests: every card, wherever it is


def census(s: Record) -> dict[str, Any]:
    counts = {}
    for kind, card in enumerate(BOOK.card):
        decked = sum(s.deck[i] == kind for i in range(s.left))
        kept = sum(s.kept[p, kind] for p in range(s.players))
        counts[card.id] = decked + kept + s.drawn[kind] + s.lost[kind]
    return counts
