"""A network taken in, a template: weights as a file holds them become those that a search plays by.

The same numbers that `Network.record` makes in Python, for hosts that have no more than the file.
"""

from trivet.engine.binding import bound_rules
from trivet.engine.rule import Buffer, Record, rule

game = bound_rules()
PARTS = 1 << 32
"""Whole parts that weights of the first layer are counted in."""


@rule
def learn(nets: Buffer, which: int, halves: Buffer, scales: Buffer) -> None:
    """`halves`: the bits of the arrays w1, b1, w2, b2, w3, b3, one after the other, half as wide as usual numbers."""
    net = nets[which]
    at = take_first_layer(net, halves, scales)
    for i in range(net.w2.shape[0]):
        for j in range(net.w2.shape[1]):
            net.w2[i, j] = number(halves[at])
            at += 1
    for j in range(len(net.b2)):
        net.b2[j] = number(halves[at])
        at += 1
    for j in range(len(net.w3)):
        net.w3[j] = number(halves[at])
        at += 1
    net.b3 = number(halves[at])
    net.learned = 1
    net.entries = 0


@rule
def take_first_layer(net: Record, halves: Buffer, scales: Buffer) -> int:
    """In whole parts. Returns where what follows begins."""
    wide = net.w1.shape[1]
    at = 0
    for i in range(net.both):
        for j in range(wide):
            net.w1[i, j] = round(number(halves[at]) / scales[i] * PARTS)
            at += 1
    for i in range(net.most - net.mean):
        for j in range(wide):
            net.w1[net.both + i, j] = net.w1[net.mean + i, j] + net.w1[net.most + i, j]
    for j in range(wide):
        net.b1[j] = round(number(halves[at]) * PARTS)
        at += 1
    return at


@rule
def number(half: int) -> float:
    """Of sixteen bits the first is the sign, five are a power of two, and ten a fraction."""
    exponent = half >> 10 & 31
    x = float(half & 1023)
    if exponent > 0:
        x += 1024.0
    else:
        exponent = 1
    for _ in range(exponent, 25):
        x *= 0.5
    for _ in range(25, exponent):
        x *= 2.0
    return -x if half < 0 else x
