"""What a position is worth to a seat: its chance to win, by a network or the game's own evaluation; and the greedy bot's rule.

A template, bound to each game's rules. Only sums, products, quotients and square roots are taken of numbers with a
fraction, because those agree to the last bit between compiled and uncompiled play.
"""

import math

from trivet.engine.binding import bound_rules, bound_template
from trivet.engine.dice import next_word
from trivet.engine.rule import Buffer, Record, rule

game = bound_rules()
settle = bound_template("trivet.engine.kernel").settle
foretell = bound_template("trivet.bots.passing").foretell
SPREADS = 3.0
"""A lead of one spread, three of these units, is all but decided: 97 %."""
LEAST = 1e-9
"""However little a network gives them all, somebody will win."""


@rule
def stays_ahead(lead: float, spread: float) -> float:
    """The chance to end in front of somebody, by the points ahead of them now."""
    unit = spread / SPREADS
    return 0.5 + 0.5 * lead / math.sqrt(lead * lead + unit * unit)


@rule
def stays_ahead_of_all(points: Buffer, entries: int, seat: int, spread: float) -> float:
    chance = 1.0
    for other in range(entries):
        if other != seat:
            chance *= stays_ahead(points[seat] - points[other], spread)
    return chance


@rule
def chance_to_win(points: Buffer, entries: int, seat: int, spread: float) -> float:
    """The chances of all add up to 1, an automated opponent's too. Alone at the table more points are better."""
    if entries == 1:
        return stays_ahead(points[0], spread)
    mine = 0.0
    all_chances = 0.0
    for other in range(entries):
        chance = stays_ahead_of_all(points, entries, other, spread)
        all_chances += chance
        if other == seat:
            mine = chance
    return mine / all_chances


@rule
def share_of_win(s: Record, seat: int) -> float:
    """Of a finished game: 1 alone in front, 1/k where k share the win, 0 behind."""
    winners = 0
    for other in range(s.entries):
        if game.place(s, other) == 1:
            winners += 1
    return 1.0 / winners if game.place(s, seat) == 1 else 0.0


@rule
def evaluate_all(s: Record, points: Buffer) -> None:
    for seat in range(s.entries):
        points[seat] = game.evaluate(s, seat)


@rule
def worth(s: Record, seat: int, net: Record, points: Buffer) -> float:
    """The seat's chance to win: as the network foretells it, or by the evaluation where there is none; `points`: paper."""
    if net.learned and game.over(s):
        return share_of_win(s, seat)
    if net.learned:
        return foretell(s, seat, net)
    evaluate_all(s, points)
    return chance_to_win(points, s.entries, seat, net.spread)


@rule
def worths(s: Record, net: Record, points: Buffer, out: Buffer) -> None:
    """Every player's chance to win, as a share of all chances; alone at the table the rest is the automated opponent's."""
    if not net.learned:
        evaluate_all(s, points)
        for seat in range(s.players):
            out[seat] = chance_to_win(points, s.entries, seat, net.spread)
        return
    total = 0.0
    for seat in range(s.players):
        points[seat] = max(LEAST, foretell(s, seat, net))
        total += points[seat]
    for seat in range(s.players):
        out[seat] = points[seat] / total if s.players > 1 else points[seat]


@rule
def imagine(states: Buffer) -> None:
    """Into `states[1]` a position that `states[0]`, what the seat knows, could be; its chance comes from there too."""
    states[1] = states[0]
    s = states[1]
    for i in range(4):
        s.rng[i] = next_word(states[0])
    game.imagine(s)


@rule
def weigh(
    states: Buffer, papers: Buffer, nets: Buffer, which: int, seat: int, rounds: int, offers: Buffer, events: Buffer
) -> int:
    """The best offer over so many imagined positions, the same for all offers."""
    paper = papers[0]
    net = nets[which]
    game.offers(states[0], seat, offers)
    for i in range(offers[0]):
        paper.weight[i] = 0.0
    for _ in range(rounds):
        imagine(states)
        for i in range(offers[0]):
            states[2] = states[1]
            s = states[2]
            game.play(s, seat, offers[1 + i], events)
            if net.learned:
                settle(s, paper.then, events)
            paper.weight[i] += worth(s, seat, net, paper.points)
    best = 0
    for i in range(offers[0]):
        if paper.weight[i] > paper.weight[best]:
            best = i
    return offers[1 + best]
