"""Why something cannot be done now, as the player would want to be told: `goldblivion-why-…` in the catalogues."""

from trivet.engine.names import names
from trivet.engine.rule import Record, rule, table

from .actions import ACTIONS, BASE, Verb
from .combat import can_copy_any, enemy_at, is_joker, is_reachable
from .components import (
    BAR_PRICE,
    BLUE_MATERIAL,
    BLUE_NUGGETS,
    FIRST_BUILDING,
    KINDS,
    NOTHING,
    PHASE_WORDS,
    PILES,
    RED_MATERIAL,
    RED_NUGGETS,
    RED_POWERED,
    SYMBOLS,
    Phase,
    Source,
)
from .decks import red_pile_size
from .effects import BLUE_LIST, EFFECT, TOKEN_LIST, VILLAGE_LIST, Has, Market
from .magic import holds
from .market import can_destroy_nugget
from .resolve import can_begin, can_pick, can_reactivate
from .solo import any_reachable

REASONS = (
    # another time
    "draft_first",
    "draft_over",
    "develop_first",
    "development_over",
    "turn_done",
    "card_first",
    "combat_first",
    "noble_first",
    "not_asked",
    "no_action_left",
    "action_left",
    # cards
    "noble_gone",
    "not_in_hand",
    "hand_first",
    "empty_slot",
    "empty_pile",
    "nuggets_short",
    "material_short",
    "built_already",
    "not_built",
    "tilted",
    "no_token",
    "payment_short",
    "no_option",
    "not_this_market",
    "characters_only",
    "not_to_be_readied",
    "in_the_chain",
    # opponents
    "nobody_there",
    "yourself",
    "piles_not_empty",
    "no_soldiers",
    "no_nugget",
    # combat
    "nothing_there",
    "out_of_reach",
    "not_in_army",
    "resolved_already",
    "no_power",
    "nothing_to_copy",
    "joker",
    # the noble
    "other_type",
    "nothing_face_down",
    "no_enemy",
)
Why = names(" ".join(("possible", *REASONS)).upper())
ASKED = table(
    ACTIONS.asked(
        PHASE_WORDS,
        draft="draft",
        develop="develop",
        play="act",
        buy="act",
        recruit="act",
        visit="act",
        bar="act",
        activate="act",
        magic="act",
        choose="option",
        pay="pay",
        decline="pay",
        destroy="destroy",
        destroy_red="destroy",
        destroy_nugget="destroy",
        gain="free_blue",
        gain_red="free_red",
        steal="free_red",
        reactivate="reactivate",
        attack="attack",
        resolve="army",
        finish="army",
        copy="copy",
        lose="loss",
        noble_type="noble_type",
        noble_reveal="noble_reveal",
        noble_destroy="noble_destroy",
        end_turn="act end",
        **{"pass": "act"},
    )
)


@rule
def why_not(s: Record, seat: int, action: int) -> int:
    verb = BASE[action]
    x = action - verb
    if not ASKED[action, s.phase]:
        return why_not_now(s, verb)
    if s.phase == Phase.ACT:
        return why_not_act(s, verb, x)
    if verb == Verb.DRAFT:
        for i in range(len(s.noble_row)):
            if s.noble_row[i] == x:
                return Why.POSSIBLE
        return Why.NOBLE_GONE
    if verb == Verb.DEVELOP:
        return Why.POSSIBLE if s.hand[seat, x % KINDS] > 0 else Why.NOT_IN_HAND
    if verb == Verb.CHOOSE:
        return why_not_choose(s, x)
    if s.phase == Phase.DESTROY:
        return why_not_destroy(s, verb, x)
    if verb == Verb.GAIN:
        if s.row[x] == NOTHING:
            return Why.EMPTY_SLOT
        return Why.POSSIBLE if s.row[x] < FIRST_BUILDING else Why.CHARACTERS_ONLY
    if verb == Verb.GAIN_RED:
        return Why.POSSIBLE if s.red_left[x] > 0 else Why.EMPTY_PILE
    if verb == Verb.STEAL:
        return why_not_steal(s, x)
    if verb == Verb.REACTIVATE:
        return why_not_reactivate(s, x)
    if verb == Verb.ATTACK:
        return why_not_attack(s, x)
    if verb == Verb.RESOLVE:
        return why_not_resolve(s, x)
    if verb == Verb.COPY or verb == Verb.LOSE:
        if s.army[x] == 0:
            return Why.NOT_IN_ARMY
        return Why.JOKER if verb == Verb.COPY and is_joker(x) else Why.POSSIBLE
    return why_not_for_noble(s, verb, x)


@rule
def why_not_now(s: Record, verb: int) -> int:
    if s.phase == Phase.DRAFT:
        return Why.DRAFT_FIRST
    if s.phase == Phase.DEVELOP:
        return Why.DEVELOP_FIRST
    if s.phase == Phase.END:
        return Why.TURN_DONE
    if verb == Verb.DRAFT:
        return Why.DRAFT_OVER
    if verb == Verb.DEVELOP:
        return Why.DEVELOPMENT_OVER
    if s.phase == Phase.ACT:
        return Why.NOT_ASKED
    for phase in (Phase.ATTACK, Phase.ARMY, Phase.COPY, Phase.LOSS):
        if s.phase == phase:
            return Why.COMBAT_FIRST
    for phase in (Phase.NOBLE_TYPE, Phase.NOBLE_REVEAL, Phase.NOBLE_DESTROY):
        if s.phase == phase:
            return Why.NOBLE_FIRST
    return Why.CARD_FIRST


# The Actions phase


@rule
def why_not_act(s: Record, verb: int, x: int) -> int:
    p = s.player
    if verb == Verb.END_TURN:
        return Why.POSSIBLE if s.main_left == 0 else Why.ACTION_LEFT
    if verb == Verb.BAR:
        return Why.POSSIBLE if s.nuggets[p] >= BAR_PRICE else Why.NUGGETS_SHORT
    if verb == Verb.ACTIVATE:
        return why_not_activate(s, x)
    if verb == Verb.MAGIC:
        if not holds(s, p, x):
            return Why.NO_TOKEN
        return Why.POSSIBLE if can_begin(s, TOKEN_LIST[x], Source.TOKEN) else Why.PAYMENT_SHORT
    if s.main_left <= 0:
        return Why.NO_ACTION_LEFT
    if verb == Verb.PLAY:
        return Why.POSSIBLE if s.hand[p, x] > 0 else Why.NOT_IN_HAND
    if verb == Verb.BUY:
        return why_not_buy(s, s.row[x] + 0)
    if verb == Verb.RECRUIT:
        if s.red_left[x] == 0:
            return Why.EMPTY_PILE
        return why_not_pay(s, RED_NUGGETS[s.red_top[x]], RED_MATERIAL[s.red_top[x]])
    if verb == Verb.VISIT:
        return Why.POSSIBLE if can_begin(s, VILLAGE_LIST[x, s.village[x]], Source.VILLAGE) else Why.PAYMENT_SHORT
    return Why.POSSIBLE if s.players > 1 or s.hand_size[p] == 0 else Why.HAND_FIRST


@rule
def why_not_pay(s: Record, nuggets: int, material: int) -> int:
    if s.nuggets[s.player] < nuggets:
        return Why.NUGGETS_SHORT
    return Why.POSSIBLE if s.material[s.player] >= material else Why.MATERIAL_SHORT


@rule
def why_not_buy(s: Record, kind: int) -> int:
    if kind == NOTHING:
        return Why.EMPTY_SLOT
    if kind >= FIRST_BUILDING and s.built[s.player, kind] > 0:
        return Why.BUILT_ALREADY
    return why_not_pay(s, BLUE_NUGGETS[kind], BLUE_MATERIAL[kind])


@rule
def why_not_activate(s: Record, kind: int) -> int:
    if kind < FIRST_BUILDING or s.built[s.player, kind] == 0:
        return Why.NOT_BUILT
    if s.built[s.player, kind] == 2:
        return Why.TILTED
    return Why.POSSIBLE if can_begin(s, BLUE_LIST[kind], Source.BUILDING) else Why.PAYMENT_SHORT


# What effects ask for


@rule
def why_not_choose(s: Record, option: int) -> int:
    if option >= EFFECT[s.asked, Has.B]:
        return Why.NO_OPTION
    return Why.POSSIBLE if can_pick(s, s.asked, option, s.stack_source[s.depth - 1]) else Why.PAYMENT_SHORT


@rule
def why_not_destroy(s: Record, verb: int, x: int) -> int:
    market = EFFECT[s.asked, Has.A]
    if verb == Verb.DESTROY:
        if market == Market.RED:
            return Why.NOT_THIS_MARKET
        return Why.POSSIBLE if s.row[x] != NOTHING else Why.EMPTY_SLOT
    if verb == Verb.DESTROY_RED:
        if market == Market.BLUE:
            return Why.NOT_THIS_MARKET
        return Why.POSSIBLE if s.red_left[x] > 0 else Why.EMPTY_PILE
    return Why.POSSIBLE if can_destroy_nugget(s) else Why.NO_NUGGET


@rule
def why_not_steal(s: Record, p: int) -> int:
    if p >= s.players:
        return Why.NOBODY_THERE
    if p == s.player:
        return Why.YOURSELF
    for pile in range(PILES):
        if s.red_left[pile] == 0:
            return Why.POSSIBLE if red_pile_size(s, p) > 0 else Why.NO_SOLDIERS
    return Why.PILES_NOT_EMPTY


@rule
def why_not_reactivate(s: Record, kind: int) -> int:
    if can_reactivate(s, s.asked, kind):
        return Why.POSSIBLE
    return Why.IN_THE_CHAIN if s.chain[kind] > 0 else Why.NOT_TO_BE_READIED


# Combat


@rule
def why_not_attack(s: Record, place: int) -> int:
    if enemy_at(s, place) != NOTHING or is_reachable(s, place):
        return Why.POSSIBLE
    return Why.OUT_OF_REACH if s.down[place] > 0 else Why.NOTHING_THERE


@rule
def why_not_resolve(s: Record, soldier: int) -> int:
    if s.army[soldier] == 0:
        return Why.NOT_IN_ARMY
    if not RED_POWERED[soldier]:
        return Why.NO_POWER
    if s.army[soldier] <= s.resolved[soldier]:
        return Why.RESOLVED_ALREADY
    return Why.NOTHING_TO_COPY if is_joker(soldier) and not can_copy_any(s) else Why.POSSIBLE


# The automated noble


@rule
def why_not_for_noble(s: Record, verb: int, x: int) -> int:
    if verb == Verb.NOBLE_TYPE:
        return Why.POSSIBLE if SYMBOLS[s.row[s.noble_slot], x] > 0 else Why.OTHER_TYPE
    if verb == Verb.NOBLE_DESTROY:
        return Why.POSSIBLE if enemy_at(s, x) != NOTHING else Why.NO_ENEMY
    if verb == Verb.NOBLE_REVEAL:
        if s.down[x] == 0 or s.up[x] != NOTHING:
            return Why.NOTHING_FACE_DOWN
        return Why.POSSIBLE if s.rules >= 2 or not any_reachable(s) or is_reachable(s, x) else Why.OUT_OF_REACH
    return Why.POSSIBLE
