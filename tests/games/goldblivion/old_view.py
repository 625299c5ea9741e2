"""GOLDblivion's view as it was built before views were written by a schema: what the schema's must equal."""

from typing import Any

from trivet.engine.rule import Record
from trivet.games.goldblivion import combat, magic, round
from trivet.games.goldblivion.components import (
    BLUE_WORDS,
    BOARD_WORDS,
    ENEMY_STRENGTH,
    ENEMY_WORDS,
    FIRST_BUILDING,
    KINDS,
    NOTHING,
    PHASE_WORDS,
    PILES,
    PLACES,
    RED_WORDS,
    REDS,
    SIDE_WORDS,
    SLOTS,
    TILE_WORDS,
    TOKEN_WORDS,
    Phase,
)
from trivet.games.goldblivion.effects import BOOK, PLAIN, TYPE_WORDS


def view(s: Record, seat: int | None) -> dict[str, Any]:
    return {
        "phase": PHASE_WORDS[s.phase],
        "turn": s.player,
        "round": s.round_number,
        "first": s.first,
        "main_left": max(0, s.main_left),
        "lost": bool(s.lost),
        "row": [word(BLUE_WORDS, s.row[slot]) for slot in range(SLOTS)],
        "market": s.market_left,
        "unseen": cards(s.market),
        "bottom": [BLUE_WORDS[s.bottom[i]] for i in range(s.bottom_left - 1, -1, -1)],
        "red_piles": [
            {"top": word(RED_WORDS, s.red_top[i]) if s.red_left[i] else None, "left": s.red_left[i]}
            for i in range(PILES)
        ],
        "red_unseen": soldiers(s.red_unseen),
        "box": cards(s.box),
        "red_box": soldiers(s.red_box),
        "places": [place_view(s, place) for place in range(PLACES)],
        "tiles_unseen": {name: s.tile_unseen[t] for t, name in enumerate(TILE_WORDS)},
        "villages": [BOOK.village_tile[i].side[s.village[i]].id for i in range(2)],
        "nobles": [BLUE_WORDS[kind] for kind in s.noble_row if kind != NOTHING],
        "tokens": {
            "down": magic.face_down(s),
            "up": [name for t, name in enumerate(TOKEN_WORDS) if s.token_up[t]],
        },
        "combat": combat_view(s),
        "asked": asked_view(s),
        "players": [player_view(s, p, seat) for p in range(s.players)],
        "noble": noble_view(s) if s.players == 1 else None,
    }


def word(words: tuple[str, ...] | list[str], number: int) -> str | None:
    return None if number < 0 else words[number]


def cards(counts: Any) -> list[str]:
    return [BLUE_WORDS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def soldiers(counts: Any) -> list[str]:
    return [RED_WORDS[kind] for kind in range(REDS) for _ in range(counts[kind])]


def cards_of(counts: Any, p: int) -> list[str]:
    return [BLUE_WORDS[kind] for kind in range(KINDS) for _ in range(counts[p, kind])]


def soldiers_of(counts: Any, p: int) -> list[str]:
    return [RED_WORDS[kind] for kind in range(REDS) for _ in range(counts[p, kind])]


def place_view(s: Record, place: int) -> dict[str, Any]:
    enemy = combat.enemy_at(s, place)
    return {
        "down": s.down[place],
        "enemy": word(ENEMY_WORDS, enemy),
        "strength": None if enemy == NOTHING else int(ENEMY_STRENGTH[enemy]),
        "draws": int(combat.draws(s, place)),
    }


def combat_view(s: Record) -> dict[str, Any] | None:
    if s.attacked == NOTHING:
        return None
    enemy = combat.enemy_at(s, s.attacked)
    return {
        "place": s.attacked + 1,
        "enemy": word(ENEMY_WORDS, enemy),
        "enemy_strength": int(ENEMY_STRENGTH[enemy]),
        "strength": s.strength,
        "army": soldiers(s.army),
        "resolved": soldiers(s.resolved),
    }


def asked_view(s: Record) -> dict[str, Any] | None:
    """The effect that asks for a choice, and the card it stands on."""
    if s.phase in (Phase.ACT, Phase.END, Phase.DRAFT, Phase.DEVELOP, Phase.OVER) or s.depth == 0:
        return None
    top = s.depth - 1
    source = ("character", "building", "token", "village", "soldier", "reward", "noble", "combat")[s.stack_source[top]]
    names: dict[str, tuple[str, ...]] = {
        "character": BLUE_WORDS,
        "building": BLUE_WORDS,
        "token": TOKEN_WORDS,
        "village": SIDE_WORDS,
        "soldier": RED_WORDS,
    }
    return {
        "source": source,
        "card": names[source][s.stack_card[top]] if source in names else None,
        "effect": None if s.phase in (Phase.ARMY, Phase.LOSS, Phase.NOBLE_TYPE) else PLAIN[s.asked],
        "times": s.times,
    }


def player_view(s: Record, p: int, seat: int | None) -> dict[str, Any]:
    mine = p == seat
    return {
        "nuggets": s.nuggets[p],
        "material": s.material[p],
        "bars": s.bars[p],
        "passed": bool(s.passed[p]),
        "has_chosen": bool(s.has_chosen[p]),
        "hand_size": s.hand_size[p],
        "hand": cards_of(s.hand, p) if mine else None,
        "pile_size": s.pile_size[p],
        "pile": cards_of(s.pile, p) if mine else None,
        "unseen": None
        if mine
        else [BLUE_WORDS[k] for k in range(FIRST_BUILDING) for _ in range(s.owned[p, k] - s.play_area[p, k])],
        "play_area": cards_of(s.play_area, p),
        "buildings": [
            {"card": BLUE_WORDS[kind], "tilted": s.built[p, kind] == 2}
            for kind in range(FIRST_BUILDING, KINDS)
            if s.built[p, kind]
        ],
        "development": {
            side: {
                "count": int(round.developed_on(s, p, i)),
                "cards": [
                    BLUE_WORDS[s.developed[p, d]] for d in range(s.developed_left[p]) if s.developed_side[p, d] == i
                ]
                if mine
                else None,
            }
            for i, side in enumerate(SIDE_WORDS)
        },
        "chosen": {"card": word(BLUE_WORDS, s.chosen[p]), "side": word(SIDE_WORDS, s.chosen_side[p])}
        if mine and s.has_chosen[p]
        else None,
        "red_pile": soldiers_of(s.red_pile, p),
        "exhausted": soldiers_of(s.exhausted, p),
        "tokens_held": s.held_left[p],
        "tokens": [TOKEN_WORDS[s.held[p, i]] for i in range(s.held_left[p])] if mine else None,
        "trophies": trophies(s, p),
        "digit": None if s.digit[p] == NOTHING else s.digit[p],
    }


def trophies(s: Record, p: int) -> list[str]:
    return [name for t, name in enumerate(TILE_WORDS) for _ in range(s.trophies[p, t])]


def noble_view(s: Record) -> dict[str, Any]:
    return {
        "board": BOARD_WORDS[s.opponent],
        "nuggets": s.nuggets[1],
        "material": s.material[1],
        "bars": s.bars[1],
        "trophies": trophies(s, 1),
        "cards": {name: cards_of(s.noble_cards, t) for t, name in enumerate(TYPE_WORDS)},
        "slot": None if s.noble_slot == NOTHING else s.noble_slot + 1,
        "place": word(TYPE_WORDS, s.noble_place),
    }
