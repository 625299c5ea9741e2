"""What must hold between the numbers of goldblivion.toml; a designer's error names its line."""

from collections import Counter
from typing import Any

from trivet.engine.data import Data, line

from .data import (
    Bars,
    Book,
    ChooseOne,
    Combat,
    CopyRed,
    DestroyMarket,
    DestroyRightmost,
    DestroySelf,
    DestroyTerritory,
    DrawBlue,
    DrawRed,
    Effects,
    FreeBlue,
    FreeRed,
    LoseNuggets,
    Magic,
    Material,
    Nuggets,
    PayToGain,
    Reactivate,
    RevealTerritory,
    RollDice,
    Strength,
)

MOST_CARDS = 120
"""A pile's height fits a byte of the record."""
IN_COMBAT = DrawRed | Strength | DestroySelf | CopyRed
FOR_THE_NOBLE = LoseNuggets | RevealTerritory | DestroyTerritory | DestroyRightmost
TARGETED = Combat | FreeBlue | FreeRed | DestroyMarket | Reactivate


def load_book(data: Data) -> Book:
    book = data.book(Book)
    check_counts(data, book)
    check_set_up(data, book)
    check_tiles(data, book)
    check_map(data, book)
    check_purchase(data, book)
    check_effects(data, book)
    check_solo(data, book)
    return book


def check_counts(data: Data, book: Book) -> None:
    parts: list[Any] = [*book.blue(), *book.combat_card, *book.magic_token, *book.territory, *book.die_face]
    for name, n in Counter(part.id for part in parts).items():
        data.check(n == 1, f"the id {name} stands twice: give each component its own.", line(name))
    for card in book.building:
        data.check(set(card.types) == {"building"}, f"building {card.id}: its type must be building.", line(card.id))
    for card in [*book.starter, *book.noble, *book.character]:
        data.check("building" not in card.types, f"{card.id} is no building: give it another type.", line(card.id))
    for rulebook, what, least in (
        (sum(noble.edition == "rulebook" for noble in book.noble), "nobles", 4),
        (sum(token.edition == "rulebook" for token in book.magic_token), "magic tokens", 4),
        (sum(card.copies for card in book.character if card.edition == "rulebook"), "characters in the market", 8),
    ):
        data.check(rulebook >= least, f"the rulebook edition has {rulebook} {what}: it needs {least}.")
    blue = sum(card.copies for card in [*book.character, *book.building])
    red = sum(card.copies for card in book.combat_card if not card.starter)
    data.check(blue <= MOST_CARDS, f"{blue} cards in the market are too many: have at most {MOST_CARDS}.")
    data.check(2 <= red <= MOST_CARDS, f"{red} Combat cards in the market: have 2 to {MOST_CARDS}.")
    digits = Counter(token.digit for token in book.magic_token)
    for digit, n in digits.items():
        data.check(n == 1, f"two magic tokens bear the digit {digit}.", f"digit = {digit}")
    data.check(len(digits) <= 12, f"{len(digits)} magic tokens are too many: have at most 12.")


def check_set_up(data: Data, book: Book) -> None:
    for cards, dealt, part in (
        (book.starter, book.starter_deck.goldblivion, "[[starter]]"),
        ([card for card in book.combat_card if card.starter], book.starter_deck.combat, "[[combat_card]] with starter"),
    ):
        copies = {card.id: card.copies for card in cards}
        for name in dealt:
            data.check(name in copies, f"starter_deck: {name} is no {part}.", f'"{name}"')
        for name, n in copies.items():
            given = dealt.count(name)
            data.check(given == n, f"{name} has {n} copies a player, the starter_deck holds {given}.", line(name))
    for entry in book.setup:
        players = entry.get("players")
        alone = players == 1
        limits = book.limits
        follows = {
            "nobles_revealed": players,
            "double_bottom_row": players == 4,
            "first_player_token": not alone,
            "solo_noble": alone,
            "main_actions": limits.main_actions_per_turn_solo if alone else limits.main_actions_per_turn,
        }
        for key, value in follows.items():
            written = str(value).lower()
            data.check(entry.get(key) == value, f"setup for {players} players: {key} must be {written}.", "[[setup]]")


def check_tiles(data: Data, book: Book) -> None:
    for terrain in ("forest", "mountain"):
        places = sum(place.terrain == terrain for place in book.position)
        doubled = sum(place.terrain == terrain and place.doubled_with_4_players for place in book.position)
        tiles = sum(tile.copies for tile in book.territory if tile.terrain == terrain)
        data.check(
            tiles >= places + doubled,
            f"{tiles} {terrain} tiles for {places} positions, {doubled} of them doubled with 4 players: add copies.",
            f'terrain = "{terrain}"',
        )


def check_map(data: Data, book: Book) -> None:
    ids = [place.id for place in book.position]
    data.check(ids == list(range(1, len(ids) + 1)), "the positions must be numbered from 1 in order.", "[[position]]")
    lair = book.cow_dragon.position
    data.check(lair in ids, f"the Cow-Dragon's position {lair} does not exist.", f"position = {lair}")
    for place in book.position:
        here = f"id = {place.id}"
        sides = len(place.adjacent) + place.open_sides + place.water_sides
        data.check(sides == 6, f"position {place.id} has {sides} sides: neighbours, open and water must make 6.", here)
        for other in place.adjacent:
            data.check(other in ids, f"position {place.id}: its neighbour {other} does not exist.", here)
            mutual = place.id in book.position[other - 1].adjacent
            data.check(mutual, f"positions {place.id} and {other}: one-sided neighbours.", here)


def check_purchase(data: Data, book: Book) -> None:
    purchase = book.bar_purchase.effects[0]
    for_nuggets = purchase.cost.nuggets > 0 and purchase.cost.material == 0
    data.check(for_nuggets, "bar_purchase: a bar is paid in nuggets, 1 or more.", "[bar_purchase]")
    data.check(purchase.gain == [Bars(n=1)], "bar_purchase: what is bought is 1 bar.", "[bar_purchase]")


def check_effects(data: Data, book: Book) -> None:
    """What may stand where: rules would pass over the rest without a word."""
    used: list[Any] = [*book.blue(), *book.magic_token, *(side for tile in book.village_tile for side in tile.side)]
    for thing in used:
        allow(data, thing.id, thing.effects, IN_COMBAT | FOR_THE_NOBLE, "it is used outside combat, by a player.")
    for card in book.combat_card:
        given = "a power gives Strength, cards of the army, nuggets, material and bars."
        allow(data, card.id, card.power, TARGETED | RollDice | DrawBlue | Magic | FOR_THE_NOBLE, given)
    enemies: list[Any] = [*book.territory, book.cow_dragon]
    for enemy in enemies:
        allow(data, enemy.id, enemy.reward, IN_COMBAT | FOR_THE_NOBLE | Combat, "a reward comes after the combat.")
    for face in book.die_face:
        asks = TARGETED | ChooseOne | PayToGain
        allow(data, face.id, face.effects, IN_COMBAT | FOR_THE_NOBLE | asks, "a face gives something at once.")


def allow(data: Data, name: str, effects: Effects, refused: Any, why: str) -> None:
    found = found_in(effects, refused)
    op = found.__struct_config__.tag if found else ""
    data.check(found is None, f"{name}: {op} cannot stand here, {why}", line(name))
    for payment in every_effect(effects):
        if isinstance(payment, PayToGain):
            once = payment.limit == "once"
            data.check(once, f"{name}: only bar_purchase and the charts can be paid without limit.", line(name))
            inner = found_in(payment.gain, PayToGain)
            data.check(inner is None, f"{name}: a payment cannot stand inside another.", line(name))


def every_effect(effects: Effects) -> list[Any]:
    """Those of a list, and those inside them."""
    found: list[Any] = []
    for effect in effects:
        found.append(effect)
        inner = effect.options if isinstance(effect, ChooseOne) else []
        if isinstance(effect, PayToGain):
            inner = [effect.gain]
        for option in inner:
            found += every_effect(option)
    return found


def found_in(effects: Effects, kinds: Any) -> Any:
    return next((effect for effect in every_effect(effects) if isinstance(effect, kinds)), None)


def check_solo(data: Data, book: Book) -> None:
    boards = len(book.solo_board)
    data.check(boards == 4, f"there are {boards} solo boards, not 4.", "[[solo_board]]")
    symbols = [face.id for face in sorted(book.die_face, key=lambda face: face.solo_market_slot)]
    wanted = book.solo.market_slot_symbols
    data.check(symbols == wanted, "market_slot_symbols and the faces' solo_market_slot differ.", "market_slot_symbols")
    for board in book.solo_board:
        here = line(board.id)
        slots = [board.slots.human, board.slots.elf, board.slots.dwarf, board.slots.building]
        for effects in [*slots, board.magic]:
            usual = Nuggets | Material | Bars | RollDice | Magic | FOR_THE_NOBLE
            plain = all(isinstance(effect, usual) for effect in effects)
            data.check(plain, f"solo board {board.id}: the noble cannot do all that stands there.", here)
        endless = found_in(board.magic, Magic)
        data.check(endless is None, f"solo board {board.id}: its magic list cannot give magic again.", here)
        for row in board.conversion:
            cost = {"nuggets": row.cost.nuggets, "material": row.cost.material}
            gains = {effect.__struct_config__.tag for effect in row.gain}
            data.check(gains <= {"nuggets", "material", "bars"}, f"solo board {board.id}: a chart gives goods.", here)
            back = [name for name, n in cost.items() if n and name in gains]
            data.check(not back, f"solo board {board.id}: a line of the chart cannot give what it costs.", here)
