"""The shape of goldblivion.toml, and what must hold between its numbers."""

from typing import Annotated, Any, Literal

import msgspec

from trivet.engine.data import load
from trivet.engine.errors import BadData

Natural = Annotated[int, msgspec.Meta(ge=0, le=99)]
Count = Annotated[int, msgspec.Meta(ge=1, le=60)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=20)]
Edition = Literal["rulebook", "extended"]
Per = Literal["none", "elf", "human", "dwarf", "building", "territory"]
TypeWord = Literal["elf", "human", "dwarf", "building"]


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    nuggets: Natural = 0
    material: Natural = 0


class Gain(Struct):
    """Effects that give a number of something."""

    n: Natural
    per: Per = "none"


class Nuggets(Gain, tag_field="op", tag="nuggets"):
    pass


class Material(Gain, tag_field="op", tag="material"):
    pass


class Bars(Gain, tag_field="op", tag="bars"):
    pass


class RollDice(Gain, tag_field="op", tag="roll_dice"):
    pass


class Magic(Gain, tag_field="op", tag="magic"):
    pass


class DrawBlue(Gain, tag_field="op", tag="draw_blue"):
    pass


class DrawRed(Gain, tag_field="op", tag="draw_red"):
    pass


class FreeBlue(Gain, tag_field="op", tag="free_blue"):
    pass


class FreeRed(Gain, tag_field="op", tag="free_red"):
    pass


class Strength(Gain, tag_field="op", tag="strength"):
    pass


class DestroyMarket(Struct, tag_field="op", tag="destroy_market"):
    n: Natural
    market: Literal["any", "blue", "red"] = "any"


class Reactivate(Struct, tag_field="op", tag="reactivate"):
    type: Literal["human", "elf", "dwarf", "character", "building"]


class Combat(Struct, tag_field="op", tag="combat"):
    strength: Natural = 0
    cards: Natural = 0


class DestroySelf(Struct, tag_field="op", tag="destroy_self"):
    pass


class CopyRed(Struct, tag_field="op", tag="copy_red"):
    pass


class ChooseOne(Struct, tag_field="op", tag="choose_one"):
    options: Annotated[list["Effects"], msgspec.Meta(min_length=1, max_length=4)]


class PayToGain(Struct, tag_field="op", tag="pay_to_gain"):
    cost: Cost
    gain: "Effects"
    limit: Literal["once", "unlimited"] = "once"


class LoseNuggets(Struct, tag_field="op", tag="lose_nuggets"):
    n: Natural


class RevealTerritory(Struct, tag_field="op", tag="reveal_territory"):
    pass


class DestroyTerritory(Struct, tag_field="op", tag="destroy_territory"):
    pass


class DestroyRightmost(Struct, tag_field="op", tag="destroy_rightmost"):
    pass


Effect = (
    Nuggets
    | Material
    | Bars
    | RollDice
    | Magic
    | DrawBlue
    | DrawRed
    | FreeBlue
    | FreeRed
    | Strength
    | DestroyMarket
    | Reactivate
    | Combat
    | DestroySelf
    | CopyRed
    | ChooseOne
    | PayToGain
    | LoseNuggets
    | RevealTerritory
    | DestroyTerritory
    | DestroyRightmost
)
Effects = list[Effect]


class Card(Struct):
    id: str
    name: str
    copies: Copies
    types: Annotated[list[TypeWord], msgspec.Meta(min_length=1)]
    effects: Effects
    edition: Edition = "rulebook"
    cost: Cost = Cost()


class CombatCard(Struct):
    id: str
    name: str
    starter: bool
    copies: Copies
    strength: Natural
    power: Effects
    edition: Edition = "rulebook"
    cost: Cost = Cost()
    strength_per: Per = "none"


class MagicToken(Struct):
    id: str
    digit: Natural
    copies: Literal[1]
    effects: Effects
    edition: Edition = "rulebook"


class VillageSide(Struct):
    id: str
    effects: Annotated[list[PayToGain], msgspec.Meta(min_length=1, max_length=1)]


class Village(Struct):
    id: str
    place: Literal["left", "right"]
    side: Annotated[list[VillageSide], msgspec.Meta(min_length=2, max_length=2)]


class Territory(Struct):
    id: str
    terrain: Literal["forest", "mountain"]
    copies: Copies
    strength: Natural
    reward: Effects


class CowDragon(Struct):
    id: str
    position: Count
    strength: Natural
    reward: Effects
    permanent: Literal[True]
    trophy: Literal[False]


class Position(Struct):
    id: Count
    row: Literal["bottom", "middle", "top"]
    terrain: Literal["forest", "mountain"]
    doubled_with_4_players: bool
    open_sides: Natural
    water_sides: Natural
    adjacent: list[int]
    sides: dict[str, int | str]


class DieFace(Struct):
    id: str
    faces: Count
    effects: Effects
    solo_market_slot: Count


class Limits(Struct):
    players_min: Literal[1]
    players_max: Literal[4]
    hand_draw: Count
    market_slots: Literal[4]
    combat_piles: Literal[2]
    material_max: Natural
    magic_max: Literal[3]
    bars_to_trigger_end: Count
    main_actions_per_turn: Count
    main_actions_per_turn_solo: Count
    same_building_per_player: Literal[1]


class Share(Struct):
    cards: Count
    op: Literal["nuggets", "material"]
    n: Natural


class Production(Struct):
    left: Share
    right: Share


class BarPurchase(Struct):
    effects: Annotated[list[PayToGain], msgspec.Meta(min_length=1, max_length=1)]


class FirstPlayerToken(Struct):
    effects: Annotated[list[DestroyMarket], msgspec.Meta(min_length=1, max_length=1)]


class StarterDeck(Struct):
    goldblivion: list[str]
    combat: list[str]


class Solo(Struct):
    market_slot_symbols: list[str]
    slide_direction: Literal["right"]
    doubling_from_card: Count
    noble_material_cap: Literal[False]
    noble_draft_default: Literal["one_random", "choose_from_all"]
    destroy_noble_nugget_default: bool


class SoloSlots(Struct):
    human: Effects
    elf: Effects
    dwarf: Effects
    building: Effects


class SoloBoard(Struct):
    id: str
    name: str
    colour: str
    difficulty: str
    doubling: bool
    magic: Effects
    conversion: list[PayToGain]
    slots: SoloSlots


class Book(Struct):
    meta: dict[str, Any]
    contents: dict[str, Any]
    limits: Limits
    production: Production
    bar_purchase: BarPurchase
    first_player_token: FirstPlayerToken
    setup: list[dict[str, Any]]
    player_board: list[dict[str, str]]
    starter_deck: StarterDeck
    die_face: list[DieFace]
    starter: list[Card]
    noble: list[Card]
    character: list[Card]
    building: list[Card]
    combat_card: list[CombatCard]
    magic_token: list[MagicToken]
    village_tile: Annotated[list[Village], msgspec.Meta(min_length=2, max_length=2)]
    territory: list[Territory]
    cow_dragon: CowDragon
    position: list[Position]
    solo: Solo
    solo_board: list[SoloBoard]

    def blue(self) -> list[Card]:
        return [*self.starter, *self.noble, *self.character, *self.building]


def load_book() -> Book:
    book = load("goldblivion", Book)
    check_counts(book)
    check_map(book)
    for card in book.combat_card:
        check(
            not mentions(card.power, Combat | FreeBlue | FreeRed | DestroyMarket | Reactivate | RollDice | DrawBlue),
            f"combat card {card.id}: its power may give strength, cards of the army, nuggets, material and bars alone.",
        )
    for territory in book.territory:
        check(not mentions(territory.reward, Combat), f"territory {territory.id}: a reward cannot start a combat.")
    return book


def check_counts(book: Book) -> None:
    ids = [thing.id for thing in [*book.blue(), *book.combat_card, *book.magic_token, *book.territory]]  # type: ignore[attr-defined]
    twice = sorted({i for i in ids if ids.count(i) > 1})
    check(not twice, f"the id {', '.join(twice)} stands twice: give each component its own.")
    starters = {card.id: card.copies for card in book.starter}
    for name, copies in starters.items():
        dealt = book.starter_deck.goldblivion.count(name)
        check(dealt == copies, f"starter {name} has {copies} copies a player, its starter_deck holds {dealt}.")
    check(
        set(book.starter_deck.goldblivion) <= set(starters),
        "starter_deck names a GOLDblivion card that is no [[starter]].",
    )
    check(len(book.noble) >= 4, f"there are {len(book.noble)} nobles: four players need four.")
    check(
        sum(noble.edition == "rulebook" for noble in book.noble) >= 4,
        "the rulebook edition needs at least four nobles.",
    )
    digits = [token.digit for token in book.magic_token]
    check(len(set(digits)) == len(digits), "two magic tokens bear the same digit.")
    check(len(book.magic_token) <= 12, "more than 12 magic tokens are too many.")
    check(
        sum(token.edition == "rulebook" for token in book.magic_token) >= 4,
        "the draft of four players needs four magic tokens in the rulebook edition.",
    )
    row = sum(card.copies for card in book.character if card.edition == "rulebook")
    check(row >= 8, f"{row} characters in the market are too few to fill the first row.")
    check(len(book.solo_board) == 4, f"there are {len(book.solo_board)} solo boards, not 4.")
    for terrain in ("forest", "mountain"):
        places = sum(place.terrain == terrain for place in book.position)
        doubled = sum(place.terrain == terrain and place.doubled_with_4_players for place in book.position)
        tiles = sum(tile.copies for tile in book.territory if tile.terrain == terrain)
        check(
            tiles >= places + doubled,
            f"{tiles} {terrain} tiles for {places} positions, {doubled} of them doubled with 4 players: add copies.",
        )


def check_map(book: Book) -> None:
    ids = [place.id for place in book.position]
    check(ids == list(range(1, len(ids) + 1)), "the positions must be numbered from 1 in order.")
    check(book.cow_dragon.position in ids, f"the Cow-Dragon's position {book.cow_dragon.position} does not exist.")
    for place in book.position:
        sides = len(place.adjacent) + place.open_sides + place.water_sides
        check(sides == 6, f"position {place.id} has {sides} sides: neighbours, open and water must make 6.")
        for other in place.adjacent:
            check(other in ids, f"position {place.id}: its neighbour {other} does not exist.")
            check(
                place.id in book.position[other - 1].adjacent,
                f"positions {place.id} and {other}: one-sided neighbours.",
            )


def mentions(effects: Effects, kinds: Any) -> bool:
    """Whether such an effect stands anywhere in a list."""
    for effect in effects:
        if isinstance(effect, kinds):
            return True
        inner = effect.options if isinstance(effect, ChooseOne) else []
        if isinstance(effect, PayToGain):
            inner = [effect.gain]
        if any(mentions(option, kinds) for option in inner):
            return True
    return False


def check(holds: bool, problem: str) -> None:
    if not holds:
        raise BadData(f"goldblivion.toml: {problem}")
