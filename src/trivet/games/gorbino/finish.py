"""How the play of a card ends: what it gives by itself, and a Reset held back."""

from trivet.engine.buffers import tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event
from .components import GIVES_COINS, GIVES_INCOME, NOTHING, Phase
from .economy import earn, raise_income


@rule
def finish(s: Record, events: Buffer) -> None:
    """The automatic effects of the card and of the one that copies it; then the turn can end."""
    give(s, s.card, events)
    if s.copier != NOTHING:
        give(s, s.copier, events)
    if s.held != NOTHING:
        put_on_pile(s, s.player, s.held)
    forget_play(s)
    s.phase = Phase.END


@rule
def give(s: Record, card: int, events: Buffer) -> None:
    if GIVES_INCOME[card] > 0:
        raise_income(s, s.player, GIVES_INCOME[card], events)
    if GIVES_COINS[card] > 0:
        tell(events, Event.EARN, s.player, earn(s, s.player, GIVES_COINS[card]))


@rule
def put_on_pile(s: Record, p: int, card: int) -> None:
    """On top of the discard."""
    s.pile[p, s.pile_left[p]] = card
    s.pile_left[p] += 1


@rule
def forget_play(s: Record) -> None:
    s.card = NOTHING
    s.copier = NOTHING
    s.held = NOTHING
    s.target = NOTHING
    s.done = 0
    s.unpaid = 0
    for i in range(len(s.chosen)):
        s.chosen[i] = 0
    for i in range(len(s.traded)):
        s.traded[i] = 0
