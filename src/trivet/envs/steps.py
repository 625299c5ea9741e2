"""The inner loop of many tables: one call steps them all, and writes what is observed, what is legal and what was won.

A template, bound to each game's rules. Whoever is to act decides, or one seat does and the others move at random
(`mine`). What `observe` writes does not depend on what is hidden from the seat, which the tests of a game assert: so no
copy is made to hide it on.
"""

from trivet.engine.binding import bound_rules, bound_template
from trivet.engine.dice import WORD, next_word, roll, sow
from trivet.engine.rule import Buffer, Record, rule

game = bound_rules()
settle = bound_template("trivet.engine.kernel").settle
share_of_win = bound_template("trivet.bots.weighing").share_of_win
OVER = -1
WIN, PLACE = 0, 1
ANYBODY, DRAWN = -1, -2
"""Instead of a seat: whoever is to act; another one each game."""


@rule
def reward_all(states: Buffer, i: int, kind: int, items: Buffer, out: Buffer) -> None:
    """What the end of a game is worth to each seat."""
    s = states[i]
    for seat in range(s.players):
        if kind == WIN:
            out[seat] = share_of_win(s, seat)
        elif kind == PLACE:
            out[seat] = left_behind(s, seat)
        else:
            game.score(s, seat, items)
            out[seat] = items[len(items) - 1]


@rule
def left_behind(s: Record, seat: int) -> float:
    """The share of the others that a seat came before; those level with it count half. Alone, it came first."""
    if s.entries == 1:
        return 1.0
    behind = 0.0
    for other in range(s.entries):
        if other != seat:
            if game.place(s, other) > game.place(s, seat):
                behind += 1.0
            elif game.place(s, other) == game.place(s, seat):
                behind += 0.5
    return behind / (s.entries - 1)


@rule
def begin(
    states: Buffer,
    blank: Buffer,
    lucks: Buffer,
    i: int,
    seeds: Buffer,
    used: Buffer,
    mine: Buffer,
    sits: int,
    offers: Buffer,
    events: Buffer,
) -> int:
    """A new game by the table's next seed; returns the seat that decides first. One that ends before is not shown."""
    seed = seeds[i, used[i]]
    used[i] += 1
    luck = lucks[i]
    for k in range(4):
        luck.rng[k] = WORD - seed[k]
    sow(luck)
    seat = OVER
    while seat == OVER:
        states[i] = blank[0]
        s = states[i]
        for k in range(4):
            s.rng[k] = seed[k]
            seed[k] = next_word(luck)
        sow(s)
        mine[i] = roll(luck, s.players) if sits == DRAWN else sits
        game.set_up(s, events)
        seat = go_on(s, luck, mine[i], offers, events)
    return seat


@rule
def go_on(s: Record, luck: Record, mine: int, offers: Buffer, events: Buffer) -> int:
    """Play what needs no decision of ours: what leaves no choice, and the others' moves where one seat decides."""
    seat = settle(s, offers, events)
    while seat != OVER and mine != ANYBODY and seat != mine:
        game.play(s, seat, offers[1 + roll(luck, offers[0])], events)
        seat = settle(s, offers, events)
    if seat == OVER:
        offers[0] = 0
    return seat


@rule
def show(s: Record, seat: int, offers: Buffer, seen: Buffer, mask: Buffer, order: Buffer) -> None:
    observe(s, seat, seen)
    for k in range(offers[0]):
        mask[offers[1 + k]] = 1
    for place in range(s.players):
        order[place] = game.order(s, place)


@rule
def observe(s: Record, seat: int, seen: Buffer) -> None:
    for k in range(len(seen)):
        seen[k] = 0
    game.observe(s, seat, seen)


@rule
def blank_mask(mask: Buffer, offers: Buffer) -> None:
    """Only what was set: a mask can be thousands wide."""
    for k in range(offers[0]):
        mask[offers[1 + k]] = 0


@rule
def reset(
    states: Buffer,
    blank: Buffer,
    lucks: Buffer,
    chosen: Buffer,
    seeds: Buffer,
    used: Buffer,
    mine: Buffer,
    sits: int,
    seats: Buffer,
    offers: Buffer,
    events: Buffer,
    observations: Buffer,
    masks: Buffer,
    orders: Buffer,
) -> None:
    """New games at the tables that are chosen, whose masks are blank."""
    for i in range(len(seats)):
        if chosen[i]:
            seats[i] = begin(states, blank, lucks, i, seeds, used, mine, sits, offers[i], events)
            show(states[i], seats[i], offers[i], observations[i], masks[i], orders[i])


@rule
def choose(offers: Buffer, chances: Buffer, actions: Buffer) -> None:
    """Of each table's offers the one that a number from 0 to below 1 falls on; 0 where there is none."""
    for i in range(len(actions)):
        actions[i] = 0
        if offers[i][0] > 0:
            actions[i] = offers[i][1 + int(chances[i] * offers[i][0])]


@rule
def walk(
    states: Buffer,
    blank: Buffer,
    lucks: Buffer,
    seeds: Buffer,
    used: Buffer,
    mine: Buffer,
    sits: int,
    seats: Buffer,
    offers: Buffer,
    events: Buffer,
) -> None:
    """A random move at every table, and nothing shown: what the rules alone take."""
    for i in range(len(seats)):
        s = states[i]
        luck = lucks[i]
        game.play(s, seats[i], offers[i][1 + roll(luck, offers[i][0])], events)
        seats[i] = go_on(s, luck, mine[i], offers[i], events)
        if seats[i] == OVER:
            seats[i] = begin(states, blank, lucks, i, seeds, used, mine, sits, offers[i], events)


@rule
def illegal(masks: Buffer, actions: Buffer, waiting: Buffer) -> int:
    """The first table whose action is none of its offers; −1: all are. Tables that wait for a new game take any."""
    for i in range(len(actions)):
        if not waiting[i] and (actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0):
            return i
    return -1


@rule
def step(
    states: Buffer,
    blank: Buffer,
    lucks: Buffer,
    actions: Buffer,
    waiting: Buffer,
    at_once: bool,
    seeds: Buffer,
    used: Buffer,
    mine: Buffer,
    sits: int,
    seats: Buffer,
    offers: Buffer,
    events: Buffer,
    observations: Buffer,
    masks: Buffer,
    orders: Buffer,
    finals: Buffer,
    kind: int,
    items: Buffer,
    rewards: Buffer,
    paid: Buffer,
    ended: Buffer,
) -> int:
    """Every table does its action. One that waits for a new game is set up; one whose game ends is, `at_once`. Returns how
    many ended; where an action is none of the offers, −1 − its table, and nothing was done.

    `rewards` are of all seats, `paid` of the one that decided; `finals` is what that one observes at the end, where the
    next game is begun at once.
    """
    wrong = illegal(masks, actions, waiting)
    if wrong >= 0:
        return -1 - wrong
    ends = 0
    for i in range(len(actions)):
        blank_mask(masks[i], offers[i])
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0
        paid[i] = 0.0
        ended[i] = False
        if waiting[i]:
            seats[i] = begin(states, blank, lucks, i, seeds, used, mine, sits, offers[i], events)
        else:
            s = states[i]
            game.play(s, seats[i], actions[i], events)
            seat = go_on(s, lucks[i], mine[i], offers[i], events)
            if seat == OVER:
                reward_all(states, i, kind, items, rewards[i])
                paid[i] = rewards[i, seats[i]]
                ended[i] = True
                ends += 1
                if at_once:
                    observe(s, seats[i], finals[i])
                    seat = begin(states, blank, lucks, i, seeds, used, mine, sits, offers[i], events)
                else:
                    seat = seats[i]
            seats[i] = seat
        show(states[i], seats[i], offers[i], observations[i], masks[i], orders[i])
    return ends
