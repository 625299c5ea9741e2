"""The shape of goldblivion.toml; `checks` says what must hold between its numbers."""

from typing import Annotated, Any, Literal

import msgspec

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


class FreeBlue(Struct, tag_field="op", tag="free_blue"):
    n: Natural


class FreeRed(Struct, tag_field="op", tag="free_red"):
    n: Natural


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
    solo_market_slot: Literal[1, 2, 3, 4]


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


class NuggetShare(Struct):
    cards: Count
    op: Literal["nuggets"]
    n: Natural


class MaterialShare(Struct):
    cards: Count
    op: Literal["material"]
    n: Natural


class Production(Struct):
    left: NuggetShare
    right: MaterialShare


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
    noble_draft_default: Literal["one_random"]
    destroy_noble_nugget_default: Literal[False]


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
