"""The end of the game: most bars, then nuggets, then trophies."""

from trivet.engine.rule import Buffer, Record, rule

from .components import NOBLE
from .decks import trophies_of

SCORE_ITEMS = ("bars",)


@rule
def score(s: Record, p: int, items: Buffer) -> None:
    items[0] = s.bars[p]
    items[1] = s.bars[p]


@rule
def standing(s: Record, p: int) -> int:
    rank = s.bars[p] + 0
    rank = rank * 100000 + s.nuggets[p]
    return rank * 1000 + trophies_of(s, p)


@rule
def place(s: Record, p: int) -> int:
    """Players level on all three share a place (R26); alone, the human must be ahead of the noble (R59)."""
    if s.players == 1:
        human_wins = not s.lost and standing(s, 0) > standing(s, NOBLE)
        return 1 if human_wins == (p == 0) else 2
    ahead = 0
    mine = standing(s, p)
    for q in range(s.players):
        if standing(s, q) > mine:
            ahead += 1
    return 1 + ahead
