"""A template, bound to the game under test: what the seats that act next see after each of a seat's actions."""

from trivet.engine.binding import bound_rules, bound_template
from trivet.engine.rule import Buffer, rule

game = bound_rules()
kernel = bound_template("trivet.engine.kernel")
PRIME, WORD = 1_000_003, (1 << 61) - 1


@rule
def after(states: Buffer, actor: int, offers: Buffer, events: Buffer, seen: Buffer, marks: Buffer) -> int:
    """Play every offer of a seat in `states[0]`; the others are paper. Returns the rows written, one for each seat that
    acts next after each offer: what it observes in `seen`, a mark of its own offers in `marks`."""
    rows = 0
    kernel.offers_to(states, 0, actor, offers)
    for n in range(offers[0]):
        states[1] = states[0]
        kernel.offers_to(states, 1, actor, offers)
        kernel.play(states, 1, actor, offers[1 + n], offers, events)
        mask = kernel.to_act(states, 1)
        for seat in range(states[1].players):
            if mask >> seat & 1:
                kernel.offers_to(states, 1, seat, offers)
                mark = 0
                for i in range(offers[0]):
                    mark = (mark * PRIME + offers[1 + i] + 1) % WORD
                marks[rows] = mark
                states[2] = states[1]
                kernel.hide(states, 2, seat)
                kernel.observe(states, 2, seat, seen[rows])
                rows += 1
        kernel.offers_to(states, 0, actor, offers)
    return rows
