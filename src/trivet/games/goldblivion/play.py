"""What may be done, and doing it: one table of phases, one of verbs."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import (
    ACTIVATE,
    ATTACK,
    BAR,
    BASE,
    BUY,
    CHOOSE,
    COPY,
    DESTROY,
    DESTROY_NUGGET,
    DESTROY_RED,
    DEVELOP,
    DRAFT,
    END_TURN,
    FINISH,
    GAIN,
    GAIN_RED,
    LOSE,
    MAGIC,
    NOBLE_DESTROY,
    NOBLE_REVEAL,
    NOBLE_TYPE,
    PASS,
    PAY,
    PLAY,
    REACTIVATE,
    RECRUIT,
    RESOLVE,
    STEAL,
    VISIT,
    Event,
)
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
from .solo import destroy_territory, offer_clearings, offer_reveals, offer_types, reveal_territory, take_card
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
        offer(offers, END_TURN)
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
        offer_clearings(s, offers)


@rule
def play(s: Record, seat: int, action: int, events: Buffer) -> None:
    verb = BASE[action]
    x = action - verb
    if verb == DEVELOP:
        develop(s, seat, x % KINDS, x // KINDS, events)
    elif verb == PLAY:
        play_card(s, x, events)
    elif verb == BUY:
        buy_card(s, x, events)
    elif verb == RECRUIT:
        recruit(s, x, events)
    elif verb == VISIT:
        visit(s, x, events)
    elif verb == PASS:
        pass_round(s, events)
    elif verb == BAR:
        buy_bar(s, events)
    elif verb == ACTIVATE:
        activate(s, x, events)
    elif verb == MAGIC:
        use_token(s, x, events)
    elif verb == DRAFT:
        draft(s, x, events)
    elif verb == END_TURN:
        end_turn(s, events)
    else:
        answer(s, verb, x, events)
    go_on(s, events)


@rule
def answer(s: Record, verb: int, x: int, events: Buffer) -> None:
    """A choice that an effect asked for."""
    if verb == CHOOSE:
        choose_option(s, x)
    elif verb == PAY:
        make_payment(s, events)
    elif verb == DESTROY:
        destroy_blue(s, s.player, x, events)
        s.revealed += 1
        ask_again(s)
    elif verb == DESTROY_RED:
        destroy_red(s, x, events)
        s.revealed += 1
        ask_again(s)
    elif verb == DESTROY_NUGGET:
        s.nuggets[NOBLE] -= 1
        tell(events, Event.DESTROY_NUGGET, s.player)
        s.revealed += 1
        ask_again(s)
    elif verb == GAIN:
        gain_blue(s, x, events)
        s.revealed += 1
        ask_again(s)
    elif verb == GAIN_RED:
        gain_red(s, x, events)
        s.revealed += 1
        ask_again(s)
    elif verb == STEAL:
        steal(s, x, events)
        ask_again(s)
    elif verb == REACTIVATE:
        reactivate(s, x, events)
    elif verb == ATTACK:
        attack(s, x, events)
    elif verb == RESOLVE:
        resolve_soldier(s, x, events)
    elif verb == FINISH:
        finish_combat(s, events)
    elif verb == COPY:
        answered(s)
        copy_soldier(s, x, events)
    elif verb == LOSE:
        answered(s)
        destroy_soldier(s, x, events)
        end_combat(s)
    elif verb == NOBLE_TYPE:
        take_card(s, x, events)
    elif verb == NOBLE_REVEAL:
        reveal_territory(s, x, events)
    elif verb == NOBLE_DESTROY:
        destroy_territory(s, x, events)
    else:
        answered(s)  # the payment is declined
