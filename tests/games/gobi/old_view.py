"""Gobi's view as it was built before views were written by a schema: what the schema's must equal."""

from typing import Any

from trivet.engine.buffers import offer_buffer
from trivet.engine.rule import Record
from trivet.games.gobi import routes, scoring
from trivet.games.gobi.components import (
    ACTIONS,
    BLESSING_OTHERWISE,
    BLESSING_WORDS,
    CELL,
    COFFEE_ROUTE,
    DECKS,
    GIFT_WORDS,
    NOTHING,
    PHASE_WORDS,
    POINTS,
    POWER_WORDS,
    POWERS,
    TILES,
    TILES_PER_TRIBE,
    TRIBE_WORDS,
    Phase,
)
from trivet.games.gobi.desert import DIAGONAL, STRAIGHT


def view(s: Record, seat: int | None) -> dict[str, Any]:
    camels = list(zip(*s.camels.tolist()[: s.players], strict=True))
    return {
        "phase": PHASE_WORDS[s.phase],
        "turn": s.player,
        "tiles": [
            {"cell": CELL.form(s.cell[t]), "tribe": TRIBE_WORDS[s.tribe[t]], "camels": list(camels[t])}
            for t in range(s.tiles)
        ],
        "drawn": word(TRIBE_WORDS, s.drawn),
        "placed": None if s.placed == NOTHING else s.placed,
        "lifted": None if s.lifted_owner == NOTHING else {"seat": s.lifted_owner, "tile": s.lifted_from},
        "camels_left": s.forced + s.free,
        "due": [s.forced_on[i] for i in range(s.forced)],
        "decks": [deck(s, d) for d in range(DECKS)],
        "coffees": s.coffees_left,
        "players": [player(s, p) for p in range(s.players)],
        "unseen": {name: unseen_tiles(s, t) for t, name in enumerate(TRIBE_WORDS)},
        "routes": open_routes(s),
        "route_length": s.route,
    }


def word(words: tuple[str, ...], number: int) -> str | None:
    return None if number == NOTHING else words[number]


def deck(s: Record, d: int) -> dict[str, Any]:
    left = s.deck_left[d]
    return {"left": left, "top": GIFT_WORDS[s.deck[d, left - 1]] if left else None}


def player(s: Record, p: int) -> dict[str, Any]:
    return {
        "reserve": s.reserve[p],
        "stack": s.stack_left[p],
        "gifts": [
            {"gift": name, "used": used}
            for g, name in enumerate(POWER_WORDS)
            for used, count in ((False, s.gifts[p, g]), (True, s.used[p, g]))
            for _ in range(count)
        ],
        "blessings": [
            {"blessing": name, "holds": scoring.holds(s, p, POWERS + g), "points": blessing_points(s, p, POWERS + g)}
            for g, name in enumerate(BLESSING_WORDS)
            for _ in range(s.gifts[p, POWERS + g])
        ],
        "coffees": s.coffee[p],
        "discards": [name for t, name in enumerate(TRIBE_WORDS) for _ in range(s.discards[p, t])],
    }


def blessing_points(s: Record, p: int, blessing: int) -> int:
    return int(POINTS[blessing]) if scoring.holds(s, p, blessing) else BLESSING_OTHERWISE


def open_routes(s: Record) -> list[dict[str, Any]]:
    """The active player's routes in step 2, each with a longest way between its ends."""
    if s.phase not in (Phase.ROUTES, Phase.SPICES):
        return []
    ways = DIAGONAL if s.phase == Phase.SPICES else STRAIGHT
    offers = offer_buffer()
    routes.offer_routes(s, ways, offers)
    found = []
    for i in range(offers[0]):
        ends = int(offers[1 + i]) - ACTIONS.first["reunite"]
        a, z = ends % TILES, ends // TILES
        length = int(routes.longest_route(s, a, z, ways, COFFEE_ROUTE))
        path = [s.longest[i] for i in range(length)]
        found.append({"ends": [a, z], "length": length, "path": path, "diagonal": ways == DIAGONAL})
    return found


def unseen_tiles(s: Record, tribe: int) -> int:
    unseen = TILES_PER_TRIBE
    for tile in range(s.tiles):
        if s.tribe[tile] == tribe:
            unseen -= 1
    for p in range(s.players):
        unseen -= s.discards[p, tribe]
    if s.drawn == tribe:
        unseen -= 1
    return unseen
