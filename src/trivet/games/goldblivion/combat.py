"""Combat: choose a territory, draw an army, resolve it, win or lose."""

from trivet.engine.buffers import offer, tell
from trivet.engine.dice import roll
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event, Verb
from .components import (
    ADJACENT,
    COW_DRAGON,
    ENEMY_STRENGTH,
    LAIR,
    NOTHING,
    OPEN_SIDES,
    PLACE_TERRAIN,
    PLACES,
    RED_PER,
    RED_POWERED,
    RED_STRENGTH,
    REDS,
    TILE_TERRAIN,
    TILES,
    Phase,
    Source,
)
from .decks import pick_of, red_pile_size, times_per
from .effects import EFFECT, FIRST, RED_LIST, TILE_LIST, Has, Op
from .stack import ask, pop, push, settle


@rule
def enemy_at(s: Record, place: int) -> int:
    """The visible enemy: a face-up tile, or the Cow-Dragon once nothing covers it."""
    if s.up[place] != NOTHING:
        return s.up[place] + 0
    return COW_DRAGON if place == LAIR and s.down[place] == 0 else NOTHING


@rule
def is_empty(s: Record, place: int) -> bool:
    """Holds no tile at all, nor the visible Cow-Dragon."""
    return s.down[place] == 0 and enemy_at(s, place) == NOTHING


@rule
def draws(s: Record, place: int) -> int:
    """Empty sides: open land, and neighbours that hold nothing. Water never counts."""
    count = OPEN_SIDES[place]
    for other in range(PLACES):
        if ADJACENT[place, other] and is_empty(s, other):
            count += 1
    return count


@rule
def is_reachable(s: Record, place: int) -> bool:
    """A face-down tile with at least one empty side and no visible enemy on it (R41)."""
    return s.down[place] > 0 and s.up[place] == NOTHING and draws(s, place) > 0


@rule
def offer_attacks(s: Record, offers: Buffer) -> None:
    for place in range(PLACES):
        if enemy_at(s, place) != NOTHING or is_reachable(s, place):
            offer(offers, Verb.ATTACK + place)


@rule
def turn_up(s: Record, place: int, events: Buffer) -> None:
    """Turn a face-down tile: any of its terrain that has not been seen."""
    total = 0
    for tile in range(TILES):
        if TILE_TERRAIN[tile] == PLACE_TERRAIN[place]:
            total += s.tile_unseen[tile]
    left = roll(s, total)
    found = NOTHING
    for tile in range(TILES):
        if TILE_TERRAIN[tile] == PLACE_TERRAIN[place] and found == NOTHING:
            left -= s.tile_unseen[tile]
            if left < 0:
                found = tile
    s.tile_unseen[found] -= 1
    s.down[place] -= 1
    s.up[place] = found
    s.revealed += 1
    tell(events, Event.TURN_UP, place, found)


@rule
def attack(s: Record, place: int, events: Buffer) -> None:
    effect = s.asked
    if enemy_at(s, place) == NOTHING:
        turn_up(s, place, events)
    else:
        s.revealed += 1
    settle(s)
    s.attacked = place
    s.strength = EFFECT[effect, Has.A]
    tell(events, Event.ATTACK, s.player, place, enemy_at(s, place))
    push(s, RED_LIST[0], Source.COMBAT, 0)
    reveal_soldiers(s, draws(s, place) + EFFECT[effect, Has.B], events)


@rule
def reveal_soldiers(s: Record, n: int, events: Buffer) -> None:
    """From the attacker's red draw pile into the army; printed Strength counts at once."""
    for _ in range(n):
        if red_pile_size(s, s.player) > 0:
            soldier = pick_of(s, s.red_pile, s.player, REDS)
            s.red_pile[s.player, soldier] -= 1
            s.army[soldier] += 1
            s.strength += printed_strength(s, soldier)
            s.revealed += 1
            tell(events, Event.REVEAL_SOLDIER, s.player, soldier, s.strength)


@rule
def printed_strength(s: Record, soldier: int) -> int:
    return RED_STRENGTH[soldier] * times_per(s, s.player, RED_PER[soldier])


@rule
def is_joker(soldier: int) -> bool:
    return RED_POWERED[soldier] and EFFECT[FIRST[RED_LIST[soldier]], Has.OP] == Op.COPY_RED


@rule
def can_copy_any(s: Record) -> bool:
    for soldier in range(REDS):
        if s.army[soldier] > 0 and not is_joker(soldier):
            return True
    return False


@rule
def can_resolve(s: Record, soldier: int) -> bool:
    """Once each, in any order, or not at all (R43); only a Joker needs a target (R44)."""
    if s.army[soldier] <= s.resolved[soldier] or not RED_POWERED[soldier]:
        return False
    return not is_joker(soldier) or can_copy_any(s)


@rule
def offer_army(s: Record, offers: Buffer) -> None:
    for soldier in range(REDS):
        if can_resolve(s, soldier):
            offer(offers, Verb.RESOLVE + soldier)
    offer(offers, Verb.FINISH)


@rule
def resolve_soldier(s: Record, soldier: int, events: Buffer) -> None:
    s.resolved[soldier] += 1
    tell(events, Event.RESOLVE, s.player, soldier)
    push(s, RED_LIST[soldier], Source.SOLDIER, soldier)


@rule
def offer_copies(s: Record, offers: Buffer) -> None:
    for soldier in range(REDS):
        if s.army[soldier] > 0 and not is_joker(soldier):
            offer(offers, Verb.COPY + soldier)


@rule
def copy_soldier(s: Record, soldier: int, events: Buffer) -> None:
    """The Joker adds its printed Strength and resolves its power on its own behalf."""
    joker = s.stack_card[s.depth - 1]
    tell(events, Event.COPY, s.player, soldier)
    add_strength(s, printed_strength(s, soldier), events)
    push(s, RED_LIST[soldier], Source.SOLDIER, joker)


@rule
def add_strength(s: Record, n: int, events: Buffer) -> None:
    if n > 0:
        s.strength += n
        tell(events, Event.STRENGTH, s.player, n, s.strength)


@rule
def destroy_soldier(s: Record, soldier: int, events: Buffer) -> None:
    """A card of the army goes to the box; the Strength it gave remains counted."""
    s.army[soldier] -= 1
    s.resolved[soldier] = max(0, s.resolved[soldier] - 1)
    s.red_box[soldier] += 1
    tell(events, Event.LOSE, s.player, soldier)


@rule
def wins(s: Record) -> bool:
    return s.strength >= ENEMY_STRENGTH[enemy_at(s, s.attacked)]


@rule
def army_size(s: Record) -> int:
    count = 0
    for soldier in range(REDS):
        count += s.army[soldier]
    return count


@rule
def finish_combat(s: Record, events: Buffer) -> None:
    """Win: the tile is a trophy, the army is exhausted, then the reward (R47). Loss: a card of the army is destroyed."""
    enemy = enemy_at(s, s.attacked)
    s.revealed += 1
    if wins(s):
        tell(events, Event.WIN, s.player, enemy, s.strength, s.attacked)
        if enemy != COW_DRAGON:
            s.trophies[s.player, enemy] += 1
            s.up[s.attacked] = NOTHING
        end_combat(s)
        push(s, TILE_LIST[enemy], Source.REWARD, 0)
    else:
        tell(events, Event.DEFEAT, s.player, enemy, s.strength, s.attacked)
        if army_size(s) > 0:
            ask(s, Phase.LOSS, 0, 1)
        else:
            end_combat(s)


@rule
def offer_losses(s: Record, offers: Buffer) -> None:
    for soldier in range(REDS):
        if s.army[soldier] > 0:
            offer(offers, Verb.LOSE + soldier)


@rule
def end_combat(s: Record) -> None:
    """The army is exhausted until the end of the round."""
    for soldier in range(REDS):
        s.exhausted[s.player, soldier] += s.army[soldier]
        s.army[soldier] = 0
        s.resolved[soldier] = 0
    s.attacked = NOTHING
    s.strength = 0
    pop(s)
    s.phase = Phase.RESOLVE
