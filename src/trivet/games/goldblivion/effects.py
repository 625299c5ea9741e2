"""Effect lists as tables: a list is a row of effects, an effect a row of numbers."""

from typing import Any

import msgspec
import numpy as np

from trivet.engine.names import names
from trivet.engine.package import data_of

from . import data
from .checks import load_book

BOOK = load_book(data_of(__package__))

OP_WORDS = [
    "nuggets",
    "material",
    "bars",
    "roll_dice",
    "magic",
    "draw_blue",
    "draw_red",
    "free_blue",
    "free_red",
    "strength",
    "destroy_market",
    "reactivate",
    "combat",
    "destroy_self",
    "copy_red",
    "choose_one",
    "pay_to_gain",
    "lose_nuggets",
    "reveal_territory",
    "destroy_territory",
    "destroy_rightmost",
]
Op = names(" ".join(OP_WORDS).upper())
TYPE_WORDS = ("elf", "human", "dwarf", "building")
Type = names(" ".join(TYPE_WORDS).upper())
CHARACTER = len(TYPE_WORDS)
"""For `reactivate`: any character."""
PER_WORDS = ("none", *TYPE_WORDS, "territory")
MARKET_WORDS = ("any", "blue", "red")
Market = names(" ".join(MARKET_WORDS).upper())
Has = names("OP N PER A B C")
"""The columns of an effect. `choose_one`: first option and their number; `pay_to_gain`: nuggets, material, the gain."""


class Compiler:
    """Collects effect lists; each gets a number."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []
        self.plain: list[dict[str, Any]] = []
        self.first: list[int] = []
        self.past: list[int] = []
        self.options: list[int] = []

    def add(self, effects: list[Any]) -> int:
        """The number of a list; lists inside it are added before it, so that its own rows stand together."""
        rows = [self.row(effect) for effect in effects]
        self.first.append(len(self.rows))
        self.rows += rows
        self.plain += [msgspec.to_builtins(effect) for effect in effects]
        self.past.append(len(self.rows))
        return len(self.first) - 1

    def row(self, effect: Any) -> list[int]:
        op = OP_WORDS.index(str(effect.__struct_config__.tag))
        row = [op, getattr(effect, "n", 0), PER_WORDS.index(getattr(effect, "per", "none")), 0, 0, 0]
        if isinstance(effect, data.DestroyMarket):
            row[Has.A] = MARKET_WORDS.index(effect.market)
        elif isinstance(effect, data.Reactivate):
            row[Has.A] = CHARACTER if effect.type == "character" else TYPE_WORDS.index(effect.type)
        elif isinstance(effect, data.Combat):
            row[Has.A], row[Has.B] = effect.strength, effect.cards
        elif isinstance(effect, data.ChooseOne):
            options = [self.add(option) for option in effect.options]
            row[Has.A], row[Has.B] = len(self.options), len(options)
            self.options += options
        elif isinstance(effect, data.PayToGain):
            row[Has.A], row[Has.B] = effect.cost.nuggets, effect.cost.material
            row[Has.C] = self.add(effect.gain)
        return row


_lists = Compiler()


def added(all_effects: list[list[Any]]) -> Any:
    return np.array([_lists.add(effects) for effects in all_effects], np.int64)


BLUE_LIST = added([card.effects for card in BOOK.blue()])
RED_LIST = added([card.power for card in BOOK.combat_card])
TOKEN_LIST = added([token.effects for token in BOOK.magic_token])
VILLAGE_LIST = added([side.effects for village in BOOK.village_tile for side in village.side]).reshape(2, 2)
TILE_LIST = added([tile.reward for tile in BOOK.territory] + [BOOK.cow_dragon.reward])
FACE_LIST = added([face.effects for face in BOOK.die_face for _ in range(face.faces)])
FACE_SLOT = np.array([face.solo_market_slot - 1 for face in BOOK.die_face for _ in range(face.faces)], np.int64)
FACE_KIND = np.array([i for i, face in enumerate(BOOK.die_face) for _ in range(face.faces)], np.int64)
FACES = len(FACE_LIST)
FIRST_PLAYER_LIST = _lists.add(list(BOOK.first_player_token.effects))
SOLO_LIST = added([getattr(board.slots, word) for board in BOOK.solo_board for word in TYPE_WORDS]).reshape(4, 4)
SOLO_MAGIC = added([board.magic for board in BOOK.solo_board])
SOLO_CONVERSION = added([list(board.conversion) for board in BOOK.solo_board])

EFFECT = np.array(_lists.rows, np.int64).reshape(-1, len(Has))
PLAIN = _lists.plain
"""The same effects as the data file has them, for a view."""
FIRST = np.array(_lists.first, np.int64)
PAST = np.array(_lists.past, np.int64)
OPTION = np.array(_lists.options or [0], np.int64)
MAX_OPTIONS = 4
