"""Hidden information: the order of the stacks, the deck tiles under the tops, the boxed tiles."""

from trivet.engine.dice import shuffle
from trivet.engine.rule import Record, rule

from .components import BOXED, COPIES, DECKS, KINDS, NOTHING, POWERS, TILES_PER_TRIBE, TRIBES


@rule
def hide(s: Record, seat: int) -> None:
    """All seats know the same."""
    for i in range(4):
        s.rng[i] = 0
    for p in range(s.players):
        for i in range(s.stack_left[p]):
            s.stack[p, i] = NOTHING
    for d in range(DECKS):
        for i in range(s.deck_left[d] - 1):
            s.deck[d, i] = NOTHING
    for i in range(BOXED):
        s.box[i] = NOTHING


@rule
def imagine(s: Record) -> None:
    """Deal the tiles and gifts that nobody has seen to the places where they can be."""
    imagine_stacks(s)
    imagine_gifts(s)


@rule
def imagine_stacks(s: Record) -> None:
    count_unseen_tiles(s)
    n = 0
    for tribe in range(TRIBES):
        for _ in range(s.unseen[tribe]):
            s.pool[n] = tribe
            n += 1
    shuffle(s, s.pool, n)
    for p in range(s.players):
        for i in range(s.stack_left[p]):
            n -= 1
            s.stack[p, i] = s.pool[n]


@rule
def imagine_gifts(s: Record) -> None:
    n = 0
    for kind in range(KINDS):
        for _ in range(unseen_gifts(s, kind)):
            s.pool[n] = kind
            n += 1
    shuffle(s, s.pool, n)
    for d in range(DECKS):
        for i in range(s.deck_left[d] - 1):
            n -= 1
            s.deck[d, i] = s.pool[n]
    for i in range(BOXED):
        n -= 1
        s.box[i] = s.pool[n]


@rule
def count_unseen_tiles(s: Record) -> None:
    """How many tiles of each tribe are still to come, in `s.unseen`: public by counting."""
    unseen, tribe_of = s.unseen, s.tribe
    for tribe in range(TRIBES):
        discarded = 0
        for p in range(s.players):
            discarded += s.discards[p, tribe]
        unseen[tribe] = TILES_PER_TRIBE - discarded
    for tile in range(s.tiles):
        unseen[tribe_of[tile]] -= 1
    if s.drawn != NOTHING:
        unseen[s.drawn] -= 1


@rule
def unseen_gifts(s: Record, kind: int) -> int:
    unseen = COPIES[kind]
    for p in range(s.players):
        unseen -= s.gifts[p, kind]
        if kind < POWERS:
            unseen -= s.used[p, kind]
    for d in range(DECKS):
        if s.deck_left[d] > 0 and s.deck[d, s.deck_left[d] - 1] == kind:
            unseen -= 1
    return unseen
