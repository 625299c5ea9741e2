"""A pass through a network (`trivet.bots.network`), a template: bound to each game's rules.

A seat's chance is foretold from its own view: of a position in full only that is looked at which the seat may know.

The first layer adds whole numbers: weights in parts of 2³². Such sums are exact, in whatever order they are taken, so for
each seat the sums of the last position are kept, and only what differs is added or taken away. Beyond it only sums,
products, quotients and square roots are taken, in one order: all machines and modes agree to the last bit.
"""

import math

from trivet.engine.binding import bound_rules
from trivet.engine.rule import Buffer, Record, rule

game = bound_rules()
UNIT = 1.0 / (1 << 32)


@rule
def foretell(s: Record, seat: int, net: Record) -> float:
    """The seat's chance to win, by itself."""
    look(s, seat, net)
    take_in(net, seat)
    return pass_on(net, seat)


@rule
def forget(s: Record, net: Record) -> None:
    """Begin anew, with another number of players: nothing is known to any seat."""
    net.entries = s.entries
    for word in range(len(net.words)):
        net.words[word] = 0
    for seat in range(len(net.sums)):
        for j in range(len(net.b1)):
            net.sums[seat, j] = net.b1[j] + net.w1[net.players + s.entries - 1, j]
            net.means[seat, j] = 0
        for word in range(len(net.words)):
            net.known_words[seat, word] = 0
        for column in range(net.most - net.mean):
            net.largest[seat, column] = 0


@rule
def look(s: Record, seat: int, net: Record) -> None:
    """What nobody sits at stays blank."""
    if net.entries != s.entries:
        forget(s, net)
    words = net.words
    for word in range(-(-(net.table + net.entries * net.each) // net.in_word)):
        words[word] = 0
    for word in range(net.size // net.in_word, len(words)):
        words[word] = 0
    game.observe(s, seat, net.seen)


@rule
def take_in(net: Record, seat: int) -> None:
    """Bring the sums up to what is seen: several numbers, a word, are compared at a time."""
    words, known_words, seen, known = net.words, net.known_words, net.seen, net.known
    past = net.table + net.entries * net.each
    for word in range(-(-past // net.in_word)):
        if words[word] != known_words[seat, word]:
            first = word * net.in_word
            for i in range(first, min(first + net.in_word, past)):
                by = seen[i] - known[seat, i]
                if by != 0:
                    known[seat, i] = seen[i]
                    change(net, seat, i, by)
    take_in_derived(net, seat)


@rule
def change(net: Record, seat: int, i: int, by: int) -> None:
    """The number at a place of the observation is another one, by so much."""
    if i < net.table:
        add_row(net.sums, seat, net.w1, i, by)
    else:
        at = i - net.table
        column = at % net.each
        if at < net.each:
            add_row(net.sums, seat, net.w1, net.own + column, by)
        else:
            change_of_others(net, seat, net.table, net.each, column, column, by)


@rule
def take_in_derived(net: Record, seat: int) -> None:
    """These change with almost every move, and of all seats at once: what the others' do is added up first."""
    seen, known = net.seen, net.known
    for i in range(net.size, net.size + net.derived):
        by = seen[i] - known[seat, i]
        if by != 0:
            known[seat, i] = seen[i]
            add_row(net.sums, seat, net.w1, i - net.size + net.table, by)
    first, each = net.size + net.derived, net.each_derived
    for column in range(each):
        row = net.each + column
        own = first + column
        by = seen[own] - known[seat, own]
        if by != 0:
            known[seat, own] = seen[own]
            add_row(net.sums, seat, net.w1, net.own + row, by)
        total = 0
        changed = False
        for i in range(own + each, own + net.entries * each, each):
            by = seen[i] - known[seat, i]
            if by != 0:
                known[seat, i] = seen[i]
                total += by
                changed = True
        if changed:
            change_of_others(net, seat, first, each, column, row, total)


@rule
def change_of_others(net: Record, seat: int, first: int, each: int, column: int, row: int, by: int) -> None:
    """What the other seats have there, of numbers that begin at `first`, is another sum, by so much."""
    others = net.entries - 1
    if others == 1:
        add_row(net.sums, seat, net.w1, net.both + row, by)
    else:
        if by != 0:
            add_row(net.means, seat, net.w1, net.mean + row, by)
        most = net.seen[first + each + column] + 0
        for other in range(2, others + 1):
            most = max(most, net.seen[first + other * each + column])
        if most != net.largest[seat, row]:
            add_row(net.sums, seat, net.w1, net.most + row, most - net.largest[seat, row])
            net.largest[seat, row] = most


@rule
def add_row(sums: Buffer, seat: int, weights: Buffer, row: int, times: int) -> None:
    wide = sums.shape[1]
    if times == 1:
        for j in range(wide):
            sums[seat, j] += weights[row, j]
    elif times == -1:
        for j in range(wide):
            sums[seat, j] -= weights[row, j]
    else:
        for j in range(wide):
            sums[seat, j] += times * weights[row, j]


@rule
def pass_on(net: Record, seat: int) -> float:
    """From the first layer's sums through the second to a chance."""
    h2, w2, sums, means = net.h2, net.w2, net.sums, net.means
    others = net.entries - 1
    for j in range(len(h2)):
        h2[j] = net.b2[j]
    for i in range(sums.shape[1]):
        h = sums[seat, i] * UNIT
        if others > 1:
            h += (means[seat, i] + 0.0) / others * UNIT
        if h > 0.0:
            for j in range(len(h2)):
                h2[j] += h * w2[i, j]
    z = net.b3
    for j in range(len(h2)):
        if h2[j] > 0.0:
            z += h2[j] * net.w3[j]
    return 0.5 + 0.5 * z / math.sqrt(1.0 + z * z)


# For training


@rule
def gather(s: Record, seat: int, net: Record) -> None:
    """The inputs that are not 0: whole numbers, but for means."""
    look(s, seat, net)
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


# For Python


@rule
def foretell_at(states: Buffer, i: int, seat: int, nets: Buffer, which: int) -> float:
    return foretell(states[i], seat, nets[which])


@rule
def gather_at(states: Buffer, i: int, seat: int, nets: Buffer, which: int) -> None:
    gather(states[i], seat, nets[which])
