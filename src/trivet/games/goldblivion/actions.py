"""What can be done, and what is told of it."""

from trivet.engine.actions import Actions, Number, Word
from trivet.engine.events import Events, Private

from .components import (
    BLUE_WORDS,
    ENEMY_WORDS,
    ORIGIN_WORDS,
    PILES,
    PLACES,
    PLAYERS,
    RED_WORDS,
    SIDE_WORDS,
    SLOTS,
    TILE_WORDS,
    TOKEN_WORDS,
)
from .effects import BOOK, MAX_OPTIONS, TYPE_WORDS

SEAT = Number(PLAYERS)
CARD = Word(BLUE_WORDS)
SOLDIER = Word(RED_WORDS)
TOKEN = Word(TOKEN_WORDS)
SIDE = Word(SIDE_WORDS, "Side")
SLOT = Number(SLOTS, first=1)
PILE = Number(PILES, first=1)
PLACE = Number(PLACES, first=1)
TYPE = Word(TYPE_WORDS)
FACE = Word(tuple(face.id for face in BOOK.die_face))
ENEMY = Word(ENEMY_WORDS)
TILE = Word(TILE_WORDS)
ORIGIN = Word(ORIGIN_WORDS)
ANY = Number(1)
"""In events: a number as it is."""

ACTIONS = Actions(
    draft={"card": CARD},
    develop={"card": CARD, "side": SIDE},
    play={"card": CARD},
    buy={"slot": SLOT},
    recruit={"pile": PILE},
    visit={"village": SIDE},
    **{"pass": {}},
    bar={},
    activate={"card": CARD},
    magic={"token": TOKEN},
    choose={"option": Number(MAX_OPTIONS, first=1)},
    pay={},
    decline={},
    destroy={"slot": SLOT},
    destroy_red={"pile": PILE},
    destroy_nugget={},
    gain={"slot": SLOT},
    gain_red={"pile": PILE},
    steal={"seat": SEAT},
    reactivate={"card": CARD},
    attack={"place": PLACE},
    resolve={"soldier": SOLDIER},
    finish={},
    copy={"soldier": SOLDIER},
    lose={"soldier": SOLDIER},
    noble_type={"type": TYPE},
    noble_reveal={"place": PLACE},
    noble_destroy={"place": PLACE},
    end_turn={},
)
BASE = ACTIONS.base()
Verb = ACTIONS.names

EVENTS = Events(
    digit={"seat": SEAT, "token": TOKEN},
    first_player={"seat": SEAT},
    draft={"seat": SEAT, "card": CARD},
    round={"number": ANY},
    draw={"seat": SEAT, "card": Private(CARD)},
    develop={"seat": SEAT},  # that it has chosen
    developed={"seat": SEAT, "side": SIDE, "card": Private(CARD)},
    produce={"seat": SEAT, "nuggets": ANY, "material": ANY},
    play={"seat": SEAT, "card": CARD},
    buy={"seat": SEAT, "card": CARD, "slot": SLOT},
    recruit={"seat": SEAT, "soldier": SOLDIER, "pile": PILE},
    row={"card": CARD, "slot": SLOT},  # comes into the market row
    red_top={"pile": PILE, "soldier": SOLDIER},
    visit={"seat": SEAT, "village": SIDE},
    pass_round={"seat": SEAT},
    bars={"seat": SEAT, "bars": ANY, "origin": ORIGIN},
    nuggets={"seat": SEAT, "nuggets": ANY},
    material={"seat": SEAT, "material": ANY},
    pay={"seat": SEAT, "nuggets": ANY, "material": ANY},
    activate={"seat": SEAT, "card": CARD},
    ready={"seat": SEAT, "card": CARD},
    use_magic={"seat": SEAT, "token": TOKEN},
    take_magic={"seat": SEAT, "token": Private(TOKEN)},
    roll={"seat": SEAT, "face": FACE},
    gain={"seat": SEAT, "card": CARD, "slot": SLOT},
    gain_red={"seat": SEAT, "soldier": SOLDIER, "pile": PILE},
    steal={"seat": SEAT, "owner": SEAT, "soldier": SOLDIER},
    destroy={"seat": SEAT, "card": CARD, "slot": SLOT},
    destroy_red={"seat": SEAT, "soldier": SOLDIER, "pile": PILE},
    destroy_nugget={"seat": SEAT},
    reactivate={"seat": SEAT, "card": CARD},
    turn_up={"place": PLACE, "enemy": ENEMY},
    attack={"seat": SEAT, "place": PLACE, "enemy": ENEMY},
    reveal_soldier={"seat": SEAT, "soldier": SOLDIER, "strength": ANY},
    resolve={"seat": SEAT, "soldier": SOLDIER},
    copy={"seat": SEAT, "soldier": SOLDIER},
    strength={"seat": SEAT, "number": ANY, "strength": ANY},
    win={"seat": SEAT, "enemy": ENEMY, "strength": ANY, "place": PLACE},
    defeat={"seat": SEAT, "enemy": ENEMY, "strength": ANY, "place": PLACE},
    lose={"seat": SEAT, "soldier": SOLDIER},
    noble_die={"face": FACE},
    noble_take={"card": CARD, "type": TYPE, "slot": SLOT},
    noble_loses={"seat": SEAT, "nuggets": ANY},
    noble_destroys={"place": PLACE, "enemy": ENEMY},
    noble_converts={"nuggets": ANY, "material": ANY},
    row_empty={},
    end_turn={"seat": SEAT},
    over={},
)
Event = EVENTS.names
