"""Why something cannot be done now, as the player would want to be told: `gorbino-why-…` in the catalogues."""

from trivet.engine.names import names
from trivet.engine.rule import Record, rule, table

from .actions import ACTIONS, BASE, Verb
from .build import is_within, set_cost
from .cards import can_copy, can_play, can_take_option
from .components import COINS, EFFECT, FOOD, LOAN_OPTIONS, NOTHING, PHASE_WORDS, RESOURCES, Has, Op, Phase
from .development import add_cost, is_chosen
from .economy import can_pay, can_spare, clear_due
from .production import can_choose, cities_on
from .track import slot_of
from .trade import can_give, trade_balance
from .treachery import can_seize, can_swap, can_swap_with_any, can_target, cities_of

REASONS = (
    # another time
    "set_up_first",
    "set_up_over",
    "debt_first",
    "card_first",
    "must_play",
    "one_card",
    "finish_first",
    "turn_done",
    "choose_first",
    "enough_chosen",
    "chosen_already",
    # cards
    "not_in_hand",
    "not_in_discard",
    "not_on_track",
    "no_option",
    "income_too_low",
    "nothing_to_produce",
    "nothing_to_trade",
    "nothing_to_buy",
    "nothing_to_build",
    "nobody_to_harm",
    "nothing_to_copy",
    # goods
    "no_cubes",
    "one_at_a_time",
    "bank_short",
    "coins_short",
    "cubes_short",
    "traded_already",
    "give_first",
    "given_already",
    "nothing_more_to_give",
    "not_due",
    "rest_unpaid",
    # the map
    "no_city_there",
    "no_food",
    "city_taken",
    "all_cities_built",
    "out_of_reach",
    "not_adjacent",
    "last_city",
    "not_yours",
    "not_an_opponents",
    "no_partner",
    # opponents
    "nobody_there",
    "yourself",
    "nothing_to_take",
    "income_not_above_yours",
    "not_to_be_copied",
)
Why = names(" ".join(("possible", *REASONS)).upper())
ASKED = table(
    ACTIONS.asked(
        PHASE_WORDS,
        found="found",
        draft="draft",
        cube="cubes",
        play="card",
        borrow="loan",
        produce="produce",
        harvest="resource",
        sell="trade debt",
        buy="trade",
        give="exchange",
        take="exchange steal",
        develop="develop",
        recall="recall",
        build="build",
        spare="spare",
        target="target",
        seize="seize",
        swap="swap",
        swap_with="swap_with",
        end_turn="end",
    )
)


@rule
def why_not(s: Record, seat: int, action: int) -> int:
    verb = BASE[action]
    x = action - verb
    if verb == Verb.DONE:
        return why_not_done(s)
    if not ASKED[action, s.phase]:
        return why_not_now(s, verb)
    if verb == Verb.FOUND:
        return why_not_found(s, x)
    if verb == Verb.DRAFT:
        return Why.POSSIBLE if slot_of(s, x) != NOTHING else Why.NOT_ON_TRACK
    if verb == Verb.CUBE:
        return Why.POSSIBLE if s.bank[x] > 0 else Why.BANK_SHORT
    if verb == Verb.PLAY:
        return why_not_play(s, x)
    if verb == Verb.BORROW:
        if x >= LOAN_OPTIONS[s.card]:
            return Why.NO_OPTION
        return Why.POSSIBLE if can_take_option(s, s.card, x) else Why.INCOME_TOO_LOW
    if verb == Verb.PRODUCE:
        if s.chosen[x]:
            return Why.CHOSEN_ALREADY
        return Why.POSSIBLE if can_choose(s, s.card, x) else Why.NO_CITY_THERE
    if verb == Verb.HARVEST:
        return Why.POSSIBLE if cities_on(s, s.player, x) > 0 else Why.NO_CITY_THERE
    if verb == Verb.SELL or verb == Verb.BUY:
        return why_not_trade(s, verb, x % RESOURCES, x // RESOURCES + 1)
    if verb == Verb.GIVE or verb == Verb.TAKE:
        return why_not_cube(s, verb, x)
    if verb == Verb.DEVELOP:
        return why_not_develop(s, x)
    if verb == Verb.RECALL:
        return why_not_recall(s, x)
    if verb == Verb.BUILD:
        return why_not_build(s, x)
    if verb == Verb.SPARE:
        if s.due[x] == 0:
            return Why.NOT_DUE
        return Why.POSSIBLE if can_spare(s, x) else Why.REST_UNPAID
    if verb == Verb.TARGET:
        return why_not_target(s, x)
    if verb == Verb.SEIZE:
        return why_not_seize(s, x)
    if verb == Verb.SWAP or verb == Verb.SWAP_WITH:
        return why_not_swap(s, verb, x)
    return Why.POSSIBLE


# What is asked now


@rule
def why_not_now(s: Record, verb: int) -> int:
    if s.phase == Phase.END:
        return Why.TURN_DONE
    if s.phase == Phase.FOUND or s.phase == Phase.DRAFT or s.phase == Phase.CUBES:
        return Why.SET_UP_FIRST
    if verb == Verb.FOUND or verb == Verb.DRAFT or verb == Verb.CUBE:
        return Why.SET_UP_OVER
    if s.phase == Phase.DEBT:
        return Why.DEBT_FIRST
    if s.phase == Phase.CARD:
        return Why.MUST_PLAY if verb == Verb.END_TURN else Why.CARD_FIRST
    return Why.ONE_CARD if verb == Verb.PLAY else Why.FINISH_FIRST


@rule
def why_not_done(s: Record) -> int:
    if s.phase == Phase.CUBES or s.phase == Phase.RECALL:
        return Why.POSSIBLE
    for phase in (Phase.PRODUCE, Phase.TRADE, Phase.DEVELOP, Phase.BUILD, Phase.STEAL):
        if s.phase == phase:
            return Why.POSSIBLE if s.done > 0 else Why.CHOOSE_FIRST
    return why_not_now(s, Verb.DONE)


@rule
def why_not_found(s: Record, city: int) -> int:
    if s.token[city] != FOOD:
        return Why.NO_FOOD
    return Why.POSSIBLE if s.owner[city] == NOTHING else Why.CITY_TAKEN


# Cards


@rule
def why_not_play(s: Record, card: int) -> int:
    if not s.hand[s.player, card]:
        return Why.NOT_IN_HAND
    if can_play(s, card):
        return Why.POSSIBLE
    op = EFFECT[card, Has.OP]
    if op == Op.LOAN:
        return Why.INCOME_TOO_LOW
    if op == Op.PRODUCE:
        return Why.NOTHING_TO_PRODUCE
    if op == Op.TRADE or op == Op.EXCHANGE:
        return Why.NOTHING_TO_TRADE
    if op == Op.DEVELOP or op == Op.TAKE_TECHNOLOGY:
        return Why.NOTHING_TO_BUY
    if op == Op.BUILD:
        return Why.NOTHING_TO_BUILD if s.stock[s.player] > 0 else Why.ALL_CITIES_BUILT
    return Why.NOTHING_TO_COPY if op == Op.COPY else Why.NOBODY_TO_HARM


@rule
def why_not_recall(s: Record, card: int) -> int:
    if s.done >= EFFECT[s.card, Has.MOST]:
        return Why.ENOUGH_CHOSEN
    for i in range(s.pile_left[s.player]):
        if s.pile[s.player, i] == card:
            return Why.POSSIBLE
    return Why.NOT_IN_DISCARD


@rule
def why_not_develop(s: Record, card: int) -> int:
    slot = slot_of(s, card)
    if slot == NOTHING:
        return Why.NOT_ON_TRACK
    if is_chosen(s, slot):
        return Why.CHOSEN_ALREADY
    if s.done >= EFFECT[s.card, Has.MOST]:
        return Why.ENOUGH_CHOSEN
    add_cost(s, s.card, slot, 1)
    short = why_not_pay(s)
    add_cost(s, s.card, slot, -1)
    return short


@rule
def why_not_pay(s: Record) -> int:
    """The cost that is due."""
    if can_pay(s, EFFECT[s.card, Has.CUBE_DISCOUNT]):
        return Why.POSSIBLE
    return Why.COINS_SHORT if s.due[COINS] > s.coins[s.player] else Why.CUBES_SHORT


# Goods


@rule
def why_not_trade(s: Record, verb: int, resource: int, number: int) -> int:
    if s.phase == Phase.TRADE:
        if s.traded[resource] != 0:
            return Why.TRADED_ALREADY
        if s.done >= EFFECT[s.card, Has.MOST]:
            return Why.ENOUGH_CHOSEN
    if verb == Verb.SELL:
        if s.cubes[s.player, resource] < number:
            return Why.NO_CUBES
        return Why.ONE_AT_A_TIME if s.phase == Phase.DEBT and number > 1 else Why.POSSIBLE
    if s.bank[resource] < number:
        return Why.BANK_SHORT
    s.traded[resource] = -number
    covered = s.coins[s.player] + trade_balance(s) >= 0
    s.traded[resource] = 0
    return Why.POSSIBLE if covered else Why.COINS_SHORT


@rule
def why_not_cube(s: Record, verb: int, resource: int) -> int:
    if s.phase == Phase.STEAL:
        return Why.POSSIBLE if s.cubes[s.target, resource] > 0 else Why.NOTHING_TO_TAKE
    if verb == Verb.GIVE:
        if s.target != NOTHING or s.done >= EFFECT[s.card, Has.MOST]:
            return Why.NOTHING_MORE_TO_GIVE
        if s.cubes[s.player, resource] == 0:
            return Why.NO_CUBES
        return Why.POSSIBLE if can_give(s, resource) else Why.BANK_SHORT
    if s.done == 0:
        return Why.GIVE_FIRST
    if s.traded[resource] > 0:
        return Why.GIVEN_ALREADY
    return Why.POSSIBLE if s.bank[resource] > 0 else Why.BANK_SHORT


# The map


@rule
def why_not_build(s: Record, city: int) -> int:
    if s.done >= EFFECT[s.card, Has.MOST]:
        return Why.ENOUGH_CHOSEN
    if s.owner[city] != NOTHING:
        return Why.CITY_TAKEN
    if s.stock[s.player] == 0:
        return Why.ALL_CITIES_BUILT
    if not is_within(s, s.card, city):
        return Why.OUT_OF_REACH
    set_cost(s, s.card, city)
    short = why_not_pay(s)
    clear_due(s)
    return short


@rule
def why_not_seize(s: Record, city: int) -> int:
    if not is_an_opponents(s, city):
        return Why.NOT_AN_OPPONENTS
    if s.stock[s.player] == 0:
        return Why.ALL_CITIES_BUILT
    if cities_of(s, s.owner[city]) < 2:
        return Why.LAST_CITY
    return Why.POSSIBLE if can_seize(s, city) else Why.NOT_ADJACENT


@rule
def is_an_opponents(s: Record, city: int) -> bool:
    return s.owner[city] != NOTHING and s.owner[city] != s.player


@rule
def why_not_swap(s: Record, verb: int, city: int) -> int:
    if verb == Verb.SWAP:
        if s.owner[city] != s.player:
            return Why.NOT_YOURS
        return Why.POSSIBLE if can_swap_with_any(s, city) else Why.NO_PARTNER
    if not is_an_opponents(s, city):
        return Why.NOT_AN_OPPONENTS
    return Why.POSSIBLE if can_swap(s, s.target, city) else Why.NO_PARTNER


# Opponents


@rule
def why_not_target(s: Record, p: int) -> int:
    if p >= s.players:
        return Why.NOBODY_THERE
    if p == s.player:
        return Why.YOURSELF
    op = EFFECT[s.card, Has.OP]
    if op == Op.COPY:
        return Why.POSSIBLE if can_copy(s, p) else Why.NOT_TO_BE_COPIED
    if can_target(s, s.card, p):
        return Why.POSSIBLE
    return Why.INCOME_NOT_ABOVE_YOURS if op == Op.SHIFT_INCOME else Why.NOTHING_TO_TAKE
