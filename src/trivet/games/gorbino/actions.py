"""What can be done, and what is told of it."""

from trivet.engine.actions import Actions, Number, Word
from trivet.engine.events import Events

from .components import CARD_WORDS, CITY_WORDS, CUBES, MAX_OPTIONS, PLAYERS, PROVINCE_WORDS, RESOURCE_WORDS

SEAT = Number(PLAYERS)
CITY = Word(CITY_WORDS)
CARD = Word(CARD_WORDS)
PROVINCE = Word(PROVINCE_WORDS)
RESOURCE = Word(RESOURCE_WORDS)
CUBE_COUNT = Number(CUBES, first=1)
ANY = Number(1)
"""In events: a number as it is."""

ACTIONS = Actions(
    found={"city": CITY},
    draft={"card": CARD},
    cube={"resource": RESOURCE},
    play={"card": CARD},
    borrow={"option": Number(MAX_OPTIONS, first=1)},
    produce={"province": PROVINCE},
    harvest={"resource": RESOURCE},
    sell={"resource": RESOURCE, "number": CUBE_COUNT},
    buy={"resource": RESOURCE, "number": CUBE_COUNT},
    give={"resource": RESOURCE},
    take={"resource": RESOURCE},
    develop={"card": CARD},
    recall={"card": CARD},
    build={"city": CITY},
    spare={"resource": RESOURCE},
    target={"seat": SEAT},
    seize={"city": CITY},
    swap={"city": CITY},
    swap_with={"city": CITY},
    done={},
    end_turn={},
)
BASE = ACTIONS.base()
Verb = ACTIONS.names

EVENTS = Events(
    round={"number": ANY},
    found={"seat": SEAT, "city": CITY},
    draft={"seat": SEAT, "card": CARD},
    cube={"seat": SEAT, "resource": RESOURCE},
    begin_turn={"seat": SEAT, "coins": ANY},  # below 0: paid
    play={"seat": SEAT, "card": CARD},
    earn={"seat": SEAT, "coins": ANY},
    raise_income={"seat": SEAT, "income": ANY},
    borrow={"seat": SEAT, "income": ANY, "coins": ANY},
    produce_in={"seat": SEAT, "province": PROVINCE},
    produce={"seat": SEAT, "resource": RESOURCE, "number": ANY},
    sell={"seat": SEAT, "resource": RESOURCE, "number": ANY},
    buy={"seat": SEAT, "resource": RESOURCE, "number": ANY},
    balance={"seat": SEAT, "coins": ANY},
    give={"seat": SEAT, "resource": RESOURCE},
    take={"seat": SEAT, "resource": RESOURCE},
    develop={"seat": SEAT, "card": CARD},
    pay_coins={"seat": SEAT, "coins": ANY},
    pay_cubes={"seat": SEAT, "resource": RESOURCE, "number": ANY},
    reveal={"card": CARD},
    scrap={"card": CARD},
    recall={"seat": SEAT, "card": CARD},
    build={"seat": SEAT, "city": CITY},
    spare={"seat": SEAT, "resource": RESOURCE},
    rob={"seat": SEAT, "owner": SEAT, "coins": ANY},
    steal={"seat": SEAT, "owner": SEAT, "resource": RESOURCE},
    copy={"seat": SEAT, "owner": SEAT, "card": CARD},
    slander={"seat": SEAT, "owner": SEAT, "income": ANY},
    seize={"seat": SEAT, "owner": SEAT, "city": CITY},
    swap={"seat": SEAT, "owner": SEAT, "city": CITY, "with": CITY},
    end_turn={"seat": SEAT},
    over={},
)
Event = EVENTS.names
