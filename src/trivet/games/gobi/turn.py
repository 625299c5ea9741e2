"""A turn: draw, step 1, step 2; what a player may do, and doing it."""

from trivet.engine.buffers import tell
from trivet.engine.rule import Buffer, Record, rule

from .camels import put_camel, take_camel, turn_down
from .china import drop, offer_drops, offer_lifts
from .components import BASE, NOTHING, PLAYERS, TILES, Event, Gift, Phase, Verb
from .desert import DIAGONAL
from .routes import offer_routes
from .setup import draw_starting_player, lay_out
from .step1 import (
    discard,
    earn_camels,
    go_on_without_powers,
    offer_camels,
    offer_powers,
    offer_takes,
    offer_tile,
    place,
    put_camels,
)
from .step2 import offer_gifts, offer_step_2, reunite, take_coffee, take_gift


@rule
def set_up(s: Record, events: Buffer) -> None:
    lay_out(s)
    s.player = draw_starting_player(s)
    begin_turn(s, events)


@rule
def to_act(s: Record) -> int:
    return 1 << s.player


@rule
def over(s: Record) -> bool:
    return s.phase == Phase.OVER


@rule
def round_of(s: Record) -> int:
    """Everybody's next turn makes one."""
    return 1 + (s.turns - (1 if over(s) else 0)) // s.players


@rule
def order(s: Record, i: int) -> int:
    """To the left, from the starting player."""
    return (s.player - s.turns + i) % s.players


@rule
def begin_turn(s: Record, events: Buffer) -> None:
    """Draw the top tile of your own stack, before anything else; everyone sees it."""
    s.placed = NOTHING
    s.silk = 0
    s.cotton = 0
    for tile in range(s.tiles):
        s.fresh[tile] = 0
    s.stack_left[s.player] -= 1
    top = s.stack_left[s.player]
    s.drawn = s.stack[s.player, top]
    s.stack[s.player, top] = NOTHING
    tell(events, Event.DRAW, s.player, s.drawn)
    s.phase = Phase.TILE


@rule
def end_turn(s: Record, events: Buffer) -> None:
    """The game ends after the turn in which the last tile was placed or discarded."""
    tell(events, Event.END_TURN, s.player)
    s.revealed += 1
    s.turns += 1
    s.player = (s.player + 1) % s.players
    if s.stack_left[s.player] == 0:
        s.phase = Phase.OVER
        tell(events, Event.OVER)
    else:
        begin_turn(s, events)


@rule
def offers(s: Record, seat: int, offers: Buffer) -> None:
    offers[0] = 0
    if s.phase == Phase.TILE:
        offer_tile(s, offers)
    elif s.phase == Phase.POWERS:
        offer_powers(s, offers)
    elif s.phase == Phase.CAMELS:
        offer_camels(s, offers)
    elif s.phase == Phase.TAKE:
        offer_takes(s, offers)
    elif s.phase == Phase.LIFT:
        offer_lifts(s, offers)
    elif s.phase == Phase.DROP:
        offer_drops(s, offers)
    elif s.phase == Phase.ROUTES:
        offer_step_2(s, offers)
    elif s.phase == Phase.SPICES:
        offer_routes(s, DIAGONAL, offers)
    elif s.phase == Phase.GIFT:
        offer_gifts(s, offers)


@rule
def play(s: Record, seat: int, action: int, events: Buffer) -> None:
    verb = BASE[action]
    x = action - verb
    if verb == Verb.PLACE:
        place(s, x, events)
    elif verb == Verb.DISCARD:
        discard(s, events)
    elif verb == Verb.USE:
        use(s, x, events)
    elif verb == Verb.GO_ON:
        earn_camels(s, events)
    elif verb == Verb.PUT:
        s.free -= 1
        put_camel(s, x, events)
        put_camels(s, events)
    elif verb == Verb.TAKE:
        s.taken = 1
        take_camel(s, x)
        tell(events, Event.TAKE, s.player, x, s.tribe[x])
        put_camels(s, events)
    elif verb == Verb.NO_CAMEL:
        s.free = 0
        s.phase = Phase.ROUTES
    elif verb == Verb.LIFT:
        s.lifted_owner = x % PLAYERS
        s.lifted_from = x // PLAYERS
        s.phase = Phase.DROP
    elif verb == Verb.DROP:
        drop(s, x, events)
    elif verb == Verb.REUNITE:
        reunite(s, x % TILES, x // TILES, events)
    elif verb == Verb.GIFT:
        take_gift(s, x, events)
    elif verb == Verb.COFFEE:
        take_coffee(s, events)
    elif verb == Verb.NOTHING:
        tell(events, Event.NOTHING, s.player)
        s.phase = Phase.ROUTES
        s.route = 0
    elif verb == Verb.END_TURN:
        end_turn(s, events)


@rule
def reveals(s: Record, seat: int, action: int) -> bool:
    """The turn passes, or a deck shows its next tile."""
    verb = BASE[action]
    return verb == Verb.END_TURN or (verb == Verb.GIFT and s.deck_left[action - Verb.GIFT] > 1)


@rule
def use(s: Record, gift: int, events: Buffer) -> None:
    turn_down(s, gift, events)
    if gift == Gift.PERFUME:
        s.forced_on[s.forced] = s.placed
        s.forced += 1
        go_on_without_powers(s, events)
    elif gift == Gift.SILK:
        s.silk = 1
        go_on_without_powers(s, events)
    elif gift == Gift.COTTON:
        s.cotton = 1
        s.free = 2
    elif gift == Gift.CHINA:
        s.after_china = s.phase
        s.phase = Phase.LIFT
    elif gift == Gift.SPICES:
        s.phase = Phase.SPICES
    elif gift == Gift.TEA:
        take_coffee(s, events)
