"""The course of the game: the draft of the set-up, turns and rounds; what a player may do, and doing it."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import BASE, Event, Verb
from .build import build_chosen, choose_city, offer_cities
from .cards import borrow, copy, offer_cards, offer_loans, offer_recalls, offer_targets, play_card, recall
from .components import BOOK, CITIES, EFFECT, FOOD, NOTHING, PRICE, RESOURCES, SLOTS, Has, Op, Phase
from .development import buy_chosen, choose_technology, is_final, must_spare, offer_development, take_chosen
from .economy import can_spare, cubes_due, cubes_of, earn, return_cubes
from .finish import finish
from .production import choose_province, harvest, offer_provinces, offer_resources, produce_provinces
from .setup import lay_out
from .track import refill, slot_of, technology_is_gone
from .trade import give_cube, offer_exchange, offer_trade, settle_trade, take_cube
from .treachery import offer_seizures, offer_swap_partners, offer_swaps, offer_thefts, seize, steal_cube, strike, swap

FREE_CUBES = BOOK.setup.cubes
FOUNDING, DRAFTING, DRAFTED = -3, -2, -1
"""What `s.round_number` holds in the set-up, before rounds count from 1: food cities, technology, cubes."""


@rule
def set_up(s: Record, events: Buffer) -> None:
    lay_out(s, events)
    s.round_number = FOUNDING
    s.phase = Phase.FOUND
    s.player = s.order[0]


@rule
def to_act(s: Record) -> int:
    return 1 << s.player


@rule
def over(s: Record) -> bool:
    return s.phase == Phase.OVER


@rule
def round_of(s: Record) -> int:
    return max(s.round_number, 0)


@rule
def order(s: Record, i: int) -> int:
    """As drawn at the set-up; last to first while technology is drafted."""
    return s.order[s.players - 1 - i if s.round_number == DRAFTING else i]


@rule
def offers(s: Record, seat: int, offers: Buffer) -> None:
    offers[0] = 0
    if s.phase == Phase.FOUND:
        offer_food(s, offers)
    elif s.phase == Phase.DRAFT:
        offer_draft(s, offers)
    elif s.phase == Phase.CUBES:
        offer_free_cubes(s, offers)
    elif s.phase == Phase.DEBT:
        offer_sales(s, offers)
    elif s.phase == Phase.CARD:
        offer_cards(s, offers)
    elif s.phase == Phase.LOAN:
        offer_loans(s, offers)
    elif s.phase == Phase.PRODUCE:
        offer_provinces(s, offers)
    elif s.phase == Phase.RESOURCE:
        offer_resources(s, offers)
    elif s.phase == Phase.TRADE:
        offer_trade(s, offers)
    elif s.phase == Phase.EXCHANGE:
        offer_exchange(s, offers)
    elif s.phase == Phase.DEVELOP:
        offer_development(s, offers)
    elif s.phase == Phase.RECALL:
        offer_recalls(s, offers)
    elif s.phase == Phase.BUILD:
        offer_cities(s, offers)
    elif s.phase == Phase.SPARE:
        offer_spares(s, offers)
    elif s.phase == Phase.TARGET:
        offer_targets(s, offers)
    elif s.phase == Phase.STEAL:
        offer_thefts(s, offers)
    elif s.phase == Phase.SEIZE:
        offer_seizures(s, offers)
    elif s.phase == Phase.SWAP:
        offer_swaps(s, offers)
    elif s.phase == Phase.SWAP_WITH:
        offer_swap_partners(s, offers)
    elif s.phase == Phase.END:
        offer(offers, Verb.END_TURN)


@rule
def play(s: Record, seat: int, action: int, events: Buffer) -> None:
    verb = BASE[action]
    x = action - verb
    if verb == Verb.FOUND:
        found(s, x, events)
    elif verb == Verb.DRAFT:
        draft(s, x, events)
    elif verb == Verb.CUBE:
        take_free_cube(s, x, events)
    elif verb == Verb.PLAY:
        play_card(s, x, events)
    elif verb == Verb.BORROW:
        borrow(s, x, events)
    elif verb == Verb.PRODUCE:
        choose_province(s, x, events)
    elif verb == Verb.HARVEST:
        harvest(s, x, events)
    elif verb == Verb.SELL:
        sell(s, x % RESOURCES, x // RESOURCES + 1, events)
    elif verb == Verb.BUY:
        s.traded[x % RESOURCES] = -(x // RESOURCES + 1)
        s.done += 1
        tell(events, Event.BUY, s.player, x % RESOURCES, x // RESOURCES + 1)
    elif verb == Verb.GIVE:
        give_cube(s, x, events)
    elif verb == Verb.TAKE:
        if s.phase == Phase.STEAL:
            steal_cube(s, x, events)
        else:
            take_cube(s, x, events)
    elif verb == Verb.DEVELOP:
        choose_technology(s, x)
    elif verb == Verb.RECALL:
        recall(s, x, events)
    elif verb == Verb.BUILD:
        choose_city(s, x, events)
    elif verb == Verb.SPARE:
        spare(s, x, events)
    elif verb == Verb.TARGET:
        if EFFECT[s.card, Has.OP] == Op.COPY:
            copy(s, x, events)
        else:
            strike(s, x, events)
    elif verb == Verb.SEIZE:
        seize(s, x, events)
    elif verb == Verb.SWAP:
        s.target = x
        s.phase = Phase.SWAP_WITH
    elif verb == Verb.SWAP_WITH:
        swap(s, x, events)
    elif verb == Verb.DONE:
        done(s, events)
    elif verb == Verb.END_TURN:
        end_turn(s, events)


@rule
def reveals(s: Record, seat: int, action: int) -> bool:
    """The turn passes, or a purchase brings new cards to the track or ends the game."""
    verb = BASE[action]
    if verb == Verb.END_TURN:
        return True
    if verb == Verb.DONE and s.phase == Phase.DEVELOP:
        unpaid = EFFECT[s.card, Has.CUBE_DISCOUNT]
        return is_final(s) and not 0 < unpaid < cubes_due(s)
    return verb == Verb.SPARE and s.after_spare == Phase.DEVELOP and s.unpaid == 1 and is_final(s)


@rule
def done(s: Record, events: Buffer) -> None:
    """The player chooses nothing more."""
    if s.phase == Phase.CUBES:
        s.phase = Phase.END
    elif s.phase == Phase.PRODUCE:
        produce_provinces(s, events)
    elif s.phase == Phase.TRADE:
        settle_trade(s, events)
    elif s.phase == Phase.DEVELOP:
        buy_chosen(s, events)
    else:
        finish(s, events)


# Set-up, steps 5 to 7


@rule
def offer_food(s: Record, offers: Buffer) -> None:
    for city in range(CITIES):
        if s.token[city] == FOOD and s.owner[city] == NOTHING:
            offer(offers, Verb.FOUND + city)


@rule
def found(s: Record, city: int, events: Buffer) -> None:
    """The food city costs nothing and gives no income (R7)."""
    s.owner[city] = s.player
    s.stock[s.player] -= 1
    tell(events, Event.FOUND, s.player, city)
    s.phase = Phase.END


@rule
def offer_draft(s: Record, offers: Buffer) -> None:
    for slot in range(SLOTS):
        if s.track[slot] != NOTHING:
            offer(offers, Verb.DRAFT + s.track[slot])


@rule
def draft(s: Record, card: int, events: Buffer) -> None:
    """Into the hand (R11); cards do not slide in between."""
    s.track[slot_of(s, card)] = NOTHING
    s.hand[s.player, card] = 1
    tell(events, Event.DRAFT, s.player, card)
    s.phase = Phase.END


@rule
def offer_free_cubes(s: Record, offers: Buffer) -> None:
    for resource in range(RESOURCES):
        if s.bank[resource] > 0:
            offer(offers, Verb.CUBE + resource)
    offer(offers, Verb.DONE)


@rule
def take_free_cube(s: Record, resource: int, events: Buffer) -> None:
    return_cubes(s, s.player, resource, -1)
    tell(events, Event.CUBE, s.player, resource)
    s.done += 1
    if s.done == FREE_CUBES:
        s.phase = Phase.END


# Turns and rounds


@rule
def end_turn(s: Record, events: Buffer) -> None:
    tell(events, Event.END_TURN, s.player)
    s.revealed += 1
    s.turns += 1
    s.done = 0
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        end_round(s, events)
    if s.phase != Phase.OVER:
        next_player(s, events)


@rule
def end_round(s: Record, events: Buffer) -> None:
    if s.round_number > 0:
        scrap_rightmost(s, events)
    if s.phase != Phase.OVER:
        s.round_number += 1
        if s.round_number == DRAFTED:
            refill(s, events)
        elif s.round_number == 0:
            s.round_number = 1
        if s.round_number > 0:
            tell(events, Event.ROUND, s.round_number)


@rule
def next_player(s: Record, events: Buffer) -> None:
    s.player = order(s, s.turn)
    if s.round_number == FOUNDING:
        s.phase = Phase.FOUND
    elif s.round_number == DRAFTING:
        s.phase = Phase.DRAFT
    elif s.round_number == DRAFTED:
        s.phase = Phase.CUBES
        if FREE_CUBES == 0:
            s.phase = Phase.END
    else:
        begin_turn(s, events)


@rule
def scrap_rightmost(s: Record, events: Buffer) -> None:
    """The end of a round: the rightmost card leaves, the track refills."""
    card = s.track[SLOTS - 1]
    s.track[SLOTS - 1] = NOTHING
    s.scrapped[card] = 1
    tell(events, Event.SCRAP, card)
    refill(s, events)
    if technology_is_gone(s):
        s.phase = Phase.OVER
        tell(events, Event.OVER)


@rule
def begin_turn(s: Record, events: Buffer) -> None:
    """Step 1, income: gain it, or pay it, selling cubes where coins are short (R20)."""
    p = s.player
    if s.income[p] >= 0:
        tell(events, Event.BEGIN_TURN, p, earn(s, p, s.income[p]))
        s.phase = Phase.CARD
    else:
        pay_debt(s, events)


@rule
def pay_debt(s: Record, events: Buffer) -> None:
    p = s.player
    if s.coins[p] < -s.income[p] and cubes_of(s, p) > 0:
        s.phase = Phase.DEBT
    else:
        paid = min(s.coins[p], -s.income[p])
        s.coins[p] -= paid
        tell(events, Event.BEGIN_TURN, p, -paid)
        s.phase = Phase.CARD


@rule
def offer_sales(s: Record, offers: Buffer) -> None:
    for resource in range(RESOURCES):
        if s.cubes[s.player, resource] > 0:
            offer(offers, Verb.SELL + resource)


@rule
def sell(s: Record, resource: int, number: int, events: Buffer) -> None:
    tell(events, Event.SELL, s.player, resource, number)
    if s.phase == Phase.DEBT:
        return_cubes(s, s.player, resource, number)
        earn(s, s.player, number * PRICE[resource])
        pay_debt(s, events)
    else:
        s.traded[resource] = number
        s.done += 1


@rule
def offer_spares(s: Record, offers: Buffer) -> None:
    for resource in range(RESOURCES):
        if can_spare(s, resource):
            offer(offers, Verb.SPARE + resource)


@rule
def spare(s: Record, resource: int, events: Buffer) -> None:
    """One cube of the cost stays unpaid; when all that may have been chosen, the rest is paid."""
    s.due[resource] -= 1
    s.unpaid -= 1
    tell(events, Event.SPARE, s.player, resource)
    if not must_spare(s):
        if s.after_spare == Phase.DEVELOP:
            take_chosen(s, events)
        else:
            build_chosen(s, events)
