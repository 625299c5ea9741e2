"""What may be done, and doing it: one table of phases, one of verbs."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import BASE, Event, Verb
from .combat import (
    attack,
    copy_soldier,
    destroy_soldier,
    end_combat,
    finish_combat,
    offer_army,
    offer_attacks,
    offer_copies,
    offer_losses,
    resolve_soldier,
)
from .components import KINDS, NOBLE, Phase
from .market import (
    destroy_blue,
    destroy_red,
    gain_blue,
    gain_red,
    offer_destruction,
    offer_free_blue,
    offer_free_red,
    steal,
)
from .resolve import (
    ask_again,
    choose_option,
    make_payment,
    offer_options,
    offer_payment,
    offer_reactivations,
    reactivate,
)
from .round import develop, offer_development
from .solo import destroy_territory, offer_destructions, offer_reveals, offer_types, reveal_territory, take_card
from .stack import answered
from .turn import (
    activate,
    buy_bar,
    buy_card,
    draft,
    end_turn,
    go_on,
    offer_actions,
    offer_nobles,
    pass_round,
    play_card,
    recruit,
    use_token,
    visit,
)


@rule
def offers(s: Record, seat: int, offers: Buffer) -> None:
    offers[0] = 0
    if s.phase == Phase.DRAFT:
        offer_nobles(s, offers)
    elif s.phase == Phase.DEVELOP:
        offer_development(s, seat, offers)
    elif s.phase == Phase.ACT:
        offer_actions(s, offers)
    elif s.phase == Phase.END:
        offer(offers, Verb.END_TURN)
    elif s.phase == Phase.OPTION:
        offer_options(s, offers)
    elif s.phase == Phase.PAY:
        offer_payment(s, offers)
    elif s.phase == Phase.DESTROY:
        offer_destruction(s, offers)
    elif s.phase == Phase.FREE_BLUE:
        offer_free_blue(s, offers)
    elif s.phase == Phase.FREE_RED:
        offer_free_red(s, offers)
    elif s.phase == Phase.REACTIVATE:
        offer_reactivations(s, offers)
    elif s.phase == Phase.ATTACK:
        offer_attacks(s, offers)
    elif s.phase == Phase.ARMY:
        offer_army(s, offers)
    elif s.phase == Phase.COPY:
        offer_copies(s, offers)
    elif s.phase == Phase.LOSS:
        offer_losses(s, offers)
    elif s.phase == Phase.NOBLE_TYPE:
        offer_types(s, offers)
    elif s.phase == Phase.NOBLE_REVEAL:
        offer_reveals(s, offers)
    elif s.phase == Phase.NOBLE_DESTROY:
        offer_destructions(s, offers)


@rule
def play(s: Record, seat: int, action: int, events: Buffer) -> None:
    verb = BASE[action]
    x = action - verb
    if verb == Verb.DEVELOP:
        develop(s, seat, x % KINDS, x // KINDS, events)
    elif verb == Verb.PLAY:
        play_card(s, x, events)
    elif verb == Verb.BUY:
        buy_card(s, x, events)
    elif verb == Verb.RECRUIT:
        recruit(s, x, events)
    elif verb == Verb.VISIT:
        visit(s, x, events)
    elif verb == Verb.PASS:
        pass_round(s, events)
    elif verb == Verb.BAR:
        buy_bar(s, events)
    elif verb == Verb.ACTIVATE:
        activate(s, x, events)
    elif verb == Verb.MAGIC:
        use_token(s, x, events)
    elif verb == Verb.DRAFT:
        draft(s, x, events)
    elif verb == Verb.END_TURN:
        end_turn(s, events)
    else:
        answer(s, verb, x, events)
    go_on(s, events)


@rule
def answer(s: Record, verb: int, x: int, events: Buffer) -> None:
    """A choice that an effect asked for."""
    if verb == Verb.CHOOSE:
        choose_option(s, x)
    elif verb == Verb.PAY:
        make_payment(s, events)
    elif verb == Verb.DESTROY:
        destroy_blue(s, s.player, x, events)
        s.revealed += 1
        ask_again(s)
    elif verb == Verb.DESTROY_RED:
        destroy_red(s, x, events)
        s.revealed += 1
        ask_again(s)
    elif verb == Verb.DESTROY_NUGGET:
        s.nuggets[NOBLE] -= 1
        tell(events, Event.DESTROY_NUGGET, s.player)
        s.revealed += 1
        ask_again(s)
    elif verb == Verb.GAIN:
        gain_blue(s, x, events)
        s.revealed += 1
        ask_again(s)
    elif verb == Verb.GAIN_RED:
        gain_red(s, x, events)
        s.revealed += 1
        ask_again(s)
    elif verb == Verb.STEAL:
        steal(s, x, events)
        ask_again(s)
    elif verb == Verb.REACTIVATE:
        reactivate(s, x, events)
    elif verb == Verb.ATTACK:
        attack(s, x, events)
    elif verb == Verb.RESOLVE:
        resolve_soldier(s, x, events)
    elif verb == Verb.FINISH:
        finish_combat(s, events)
    elif verb == Verb.COPY:
        answered(s)
        copy_soldier(s, x, events)
    elif verb == Verb.LOSE:
        answered(s)
        destroy_soldier(s, x, events)
        end_combat(s)
    elif verb == Verb.NOBLE_TYPE:
        take_card(s, x, events)
    elif verb == Verb.NOBLE_REVEAL:
        reveal_territory(s, x, events)
    elif verb == Verb.NOBLE_DESTROY:
        destroy_territory(s, x, events)
    else:
        answered(s)  # the payment is declined
