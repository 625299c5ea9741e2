"""What a seat sees, as numbers. All seats see the same, each from its own place."""

from trivet.engine.buffers import put, put_row, put_where, seats_after
from trivet.engine.features import Feature, Features
from trivet.engine.rule import Buffer, Record, rule

from .components import (
    BOOK,
    CARD_WORDS,
    CARDS,
    CITIES,
    CITY_WORDS,
    COINS,
    CUBES,
    EFFECTS,
    MAX_COINS,
    MAX_INCOME,
    MIN_INCOME,
    NOTHING,
    PHASE_WORDS,
    PLAYERS,
    PROVINCE_WORDS,
    PROVINCES,
    RESOURCE_WORDS,
    RESOURCES,
    SLOTS,
    STOCK,
    TAG_WORDS,
    TAGS,
    TECHNOLOGIES,
    TERMS,
    Has,
    Op,
    Phase,
)
from .evaluation import weigh_up
from .scoring import count_cities, points_counted

SPARED = int(EFFECTS[:, Has.CUBE_DISCOUNT].max())
ALL_TAGS = max(1, sum(len(card.tags) for card in BOOK.cards()))
CHOICES = max(1, BOOK.setup.cubes, *(int(row[Has.MOST]) for row in EFFECTS if row[Has.OP] != Op.STEAL_COINS))
POT = 100
POTS = 3
"""Coins are told in so many pots, filled one after the other, the last with all that is left: so each takes a byte."""
ANY_POINTS = 9999
"""A designer's may be more: then they count as this many."""
PARTS = 10.0
"""Terms of the evaluation are written in so many parts of a point."""

OBSERVES = Features(
    PLAYERS,
    seat=Feature(PLAYERS, says="The observing seat's own number, which actions name opponents by."),
    phase=Feature(PHASE_WORDS),
    round=Feature(low=-3, high=TECHNOLOGIES + 1, says="Below 0: in the set-up."),
    turns=Feature(high=PLAYERS, says="Had in this round."),
    # the table
    bank=Feature(RESOURCE_WORDS, high=CUBES),
    token=Feature(CITY_WORDS, RESOURCE_WORDS),
    track=Feature(SLOTS, CARD_WORDS),
    scrapped=Feature(CARD_WORDS, says="In the technology discard."),
    deck=Feature(high=TECHNOLOGIES),
    # the play under way
    card=Feature(CARD_WORDS, says="Whose effects are carried out."),
    copier=Feature(CARD_WORDS, says="The card that copies it."),
    held=Feature(CARD_WORDS, says="A Reset held back."),
    done=Feature(high=CHOICES, scale=5, says="Choices made so far."),
    provinces=Feature(PROVINCE_WORDS),
    bought=Feature(SLOTS, high=SLOTS, says="Cards of the track to be paid together; 1: chosen first."),
    traded=Feature(RESOURCE_WORDS, low=-CUBES, high=CUBES, scale=5, says="Sold or given; below 0 bought or taken."),
    due=Feature(RESOURCE_WORDS, high=CUBES + SPARED, scale=5, says="A cost being paid."),
    due_coins=Feature(POTS, high=max(POT, MAX_COINS - (POTS - 1) * POT), scale=50),
    unpaid=Feature(high=SPARED, says="Cubes of it that may stay unpaid."),
    city=Feature(CITY_WORDS, says="Chosen, and something more is asked about it."),
    # the players
    plays=Feature(each_seat=True),
    turn=Feature(each_seat=True),
    order=Feature(high=PLAYERS - 1, each_seat=True, says="Places behind the first in turn order."),
    target=Feature(each_seat=True, says="The opponent chosen; oneself where nothing more is given."),
    coins=Feature(
        POTS,
        high=max(POT, MAX_COINS - (POTS - 1) * POT),
        scale=50,
        each_seat=True,
        says=f"The first {POT}, the second {POT}, the rest.",
    ),
    income=Feature(low=MIN_INCOME, high=MAX_INCOME, scale=10, each_seat=True),
    cubes=Feature(RESOURCE_WORDS, high=CUBES, scale=5, each_seat=True),
    stock=Feature(high=STOCK, each_seat=True, says="Cities not yet built."),
    cities=Feature(CITY_WORDS, each_seat=True),
    hand=Feature(CARD_WORDS, each_seat=True),
    pile=Feature(CARD_WORDS, high=CARDS, scale=5, each_seat=True, says="The discard; 1: on top."),
    aside=Feature(CARD_WORDS, each_seat=True),
    # what follows from all that
    tags=Feature(TAG_WORDS, high=ALL_TAGS, scale=5, each_seat=True, derived=True, says="On cards in hand and discard."),
    points=Feature(
        low=-ANY_POINTS, high=ANY_POINTS, scale=50, each_seat=True, derived=True, says="As if the game ended now."
    ),
    terms=Feature(
        TERMS,
        low=-ANY_POINTS,
        high=ANY_POINTS,
        scale=10 * PARTS,
        each_seat=True,
        derived=True,
        says="Of the evaluation.",
    ),
)
At = OBSERVES.names
SIZE, EACH, EACH_DERIVED = OBSERVES.size, OBSERVES.each, OBSERVES.each_derived


@rule
def observe(s: Record, seat: int, out: Buffer) -> None:
    out[At.seat + seat] = 1
    out[At.phase + s.phase] = 1
    out[At.round] = s.round_number
    out[At.turns] = s.turn
    observe_table(s, out)
    observe_play(s, seat, out)
    for i in range(s.players):
        out[At.order + seats_after(seat, s.order[i], s.players) * EACH] = i
    for p in range(s.players):
        observe_player(s, p, out[seats_after(seat, p, s.players) * EACH :])
    if len(out) > SIZE:
        count_cities(s)
        for p in range(s.players):
            derive(s, p, out[seats_after(seat, p, s.players) * EACH_DERIVED :])


@rule
def observe_table(s: Record, out: Buffer) -> None:
    put(out, At.bank, s.bank, RESOURCES)
    for city in range(CITIES):
        out[At.token + city * RESOURCES + s.token[city]] = 1
    for slot in range(SLOTS):
        if s.track[slot] != NOTHING:
            out[At.track + slot * CARDS + s.track[slot]] = 1
    put(out, At.scrapped, s.scrapped, CARDS)
    out[At.deck] = s.deck_left


@rule
def observe_play(s: Record, seat: int, out: Buffer) -> None:
    if s.card != NOTHING:
        out[At.card + s.card] = 1
    if s.copier != NOTHING:
        out[At.copier + s.copier] = 1
    if s.held != NOTHING:
        out[At.held + s.held] = 1
    out[At.done] = s.done
    put(out, At.traded, s.traded, RESOURCES)
    put(out, At.due, s.due, RESOURCES)
    put_coins(out, At.due_coins, s.due[COINS])
    out[At.unpaid] = s.unpaid
    spares = s.phase == Phase.SPARE
    if s.phase == Phase.PRODUCE:
        put(out, At.provinces, s.chosen, PROVINCES)
    elif s.phase == Phase.DEVELOP or (spares and s.after_spare == Phase.DEVELOP):
        for i in range(s.done):
            out[At.bought + s.chosen[i]] = i + 1
    elif s.phase == Phase.SWAP_WITH or spares:
        out[At.city + s.target] = 1
    elif s.target != NOTHING and (s.phase == Phase.STEAL or s.phase == Phase.EXCHANGE):
        out[At.target + seats_after(seat, s.target, s.players) * EACH] = 1  # an exchange's own: nothing more is given


@rule
def observe_player(s: Record, p: int, out: Buffer) -> None:
    out[At.plays] = 1
    out[At.turn] = 1 if s.player == p else 0
    put_coins(out, At.coins, s.coins[p])
    out[At.income] = s.income[p]
    out[At.stock] = s.stock[p]
    put_row(out, At.cubes, s.cubes, p, RESOURCES)
    put_where(out, At.cities, s.owner, CITIES, p)
    put_row(out, At.hand, s.hand, p, CARDS)
    put_row(out, At.aside, s.aside, p, CARDS)
    for i in range(s.pile_left[p]):
        out[At.pile + s.pile[p, i]] = s.pile_left[p] - i


@rule
def put_coins(out: Buffer, at: int, coins: int) -> None:
    for pot in range(POTS - 1):
        out[at + pot] = max(0, min(coins - pot * POT, POT))
    out[at + POTS - 1] = max(0, coins - (POTS - 1) * POT)


@rule
def derive(s: Record, p: int, out: Buffer) -> None:
    weigh_up(s, p, s.terms)  # which counts things and tags
    out[At.points] = max(-ANY_POINTS, min(points_counted(s), ANY_POINTS))
    put(out, At.tags, s.tags, TAGS)
    for term in range(len(TERMS)):
        out[At.terms + term] = int(max(-ANY_POINTS, min(PARTS * s.terms[term], ANY_POINTS)))
