"""A pass through a network (`trivet.bots.network`), a template: bound to each game's rules.

A seat's chance is foretold from its own view: of a position in full only that is looked at which the seat may know.
Only sums, products, quotients and square roots are taken, each sum in one order, so that all machines and modes agree to
the last bit. Most inputs are 0, and left out.
"""

import math

from trivet.engine.binding import bound_rules
from trivet.engine.rule import Buffer, Record, rule

game = bound_rules()


@rule
def foretell(s: Record, seat: int, net: Record) -> float:
    """The seat's chance to win, by itself."""
    gather(s, seat, net)
    return pass_on(net)


@rule
def gather(s: Record, seat: int, net: Record) -> None:
    """The inputs that are not 0: whole numbers, but for means."""
    seen = net.seen
    for i in range(len(seen)):
        seen[i] = 0
    game.observe(s, seat, seen)
    net.count = 0
    seats_derived = net.size + net.derived
    note(net, 0, net.table, 0)
    note(net, net.size, net.derived, net.table)
    note(net, net.table, net.each, net.own)
    note(net, seats_derived, net.each_derived, net.own + net.each)
    others = s.entries - 1
    if others == 1:
        note(net, net.table + net.each, net.each, net.both)
        note(net, seats_derived + net.each_derived, net.each_derived, net.both + net.each)
    elif others > 1:
        pool(net, net.table, net.each, others, 0)
        pool(net, seats_derived, net.each_derived, others, net.each)
    add(net, net.players + others, 1.0)


@rule
def note(net: Record, start: int, numbers: int, row: int) -> None:
    """So many numbers of the observation, from `start`, are the inputs from that row on."""
    seen = net.seen
    for i in range(numbers):
        if seen[start + i] != 0:
            add(net, row + i, seen[start + i])


@rule
def pool(net: Record, start: int, each: int, others: int, row: int) -> None:
    """The other seats' numbers: their mean, and the largest."""
    seen = net.seen
    for i in range(each):
        total = 0
        most = seen[start + each + i] + 0
        for other in range(1, others + 1):
            number = seen[start + other * each + i] + 0
            total += number
            most = max(most, number)
        if total != 0:
            add(net, net.mean + row + i, total / others)
        if most != 0:
            add(net, net.most + row + i, most)


@rule
def add(net: Record, row: int, x: float) -> None:
    net.at[net.count] = row
    net.x[net.count] = x
    net.count += 1


@rule
def pass_on(net: Record) -> float:
    """From the inputs through both hidden layers to a chance."""
    h1, h2, w1, w2 = net.h1, net.h2, net.w1, net.w2
    for j in range(len(h1)):
        h1[j] = net.b1[j]
    for i in range(net.count):
        add_row(h1, w1, net.at[i], net.x[i])
    for j in range(len(h2)):
        h2[j] = net.b2[j]
    for i in range(len(h1)):
        if h1[i] > 0.0:
            add_row(h2, w2, i, h1[i])
    z = net.b3
    for j in range(len(h2)):
        if h2[j] > 0.0:
            z += h2[j] * net.w3[j]
    return 0.5 + 0.5 * z / math.sqrt(1.0 + z * z)


@rule
def add_row(sums: Buffer, weights: Buffer, row: int, x: float) -> None:
    for j in range(len(sums)):
        sums[j] += x * weights[row, j]


# For Python


@rule
def foretell_at(states: Buffer, i: int, seat: int, nets: Buffer, which: int) -> float:
    return foretell(states[i], seat, nets[which])


@rule
def gather_at(states: Buffer, i: int, seat: int, nets: Buffer, which: int) -> None:
    gather(states[i], seat, nets[which])
