"""Random games, counted after every action: all numbers of players, editions, nobles and options."""

from random import Random
from typing import Any

import pytest

from trivet.games.goldblivion.components import BLUE_WORDS, FIRST_BUILDING, FIRST_CHARACTER, RED_WORDS, TILE_WORDS

from .invariants import Watch, play_at_random
from .positions import position
from .table import GOLDBLIVION, GoldblivionTable


@pytest.mark.parametrize("edition", ["rulebook", "extended"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int, edition: str) -> None:
    options: dict[str, Any] = {"players": players, "edition": edition, "round_limit": 20}
    table = GoldblivionTable(GOLDBLIVION.set_up(options, seed=players))
    play_at_random(table, options, Random(players), every=2)
    assert table.over


@pytest.mark.parametrize("edition", ["rulebook", "extended"])
@pytest.mark.parametrize("opponent", ["ariane", "charles", "blaze", "jade"])
def test_random_solo_games(opponent: str, edition: str) -> None:
    for seed, draft in enumerate(("one_random", "choose_from_all")):
        options: dict[str, Any] = {"players": 1, "edition": edition, "opponent": opponent, "noble_draft": draft}
        options["destroy_noble_nugget"] = "yes" if seed else "no"
        table = GoldblivionTable(GOLDBLIVION.set_up(options, seed))
        play_at_random(table, options, Random(seed))
        assert table.over


@pytest.mark.parametrize("limit", [10, 15, 20, 30])
def test_random_games_end_with_the_limit_of_rounds(limit: int) -> None:
    options: dict[str, Any] = {"players": 2, "round_limit": limit}
    table = GoldblivionTable(GOLDBLIVION.set_up(options, seed=limit))
    play_at_random(table, options, Random(limit), every=9)
    assert table.view["round"] <= limit


def amid_a_game(chance: Random) -> tuple[GoldblivionTable, dict[str, Any]]:
    """Players who own a lot of everything, so that all that cards can do is done; piles that soon run dry."""
    players = chance.randint(1, 4)
    options: dict[str, Any] = {"players": players, "edition": "extended", "opponent": chance.choice(BOARDS)}
    options["destroy_noble_nugget"] = "yes"
    cards = [word for word in BLUE_WORDS[FIRST_CHARACTER:FIRST_BUILDING] for _ in range(2)]
    buildings = list(BLUE_WORDS[FIRST_BUILDING:])
    chance.shuffle(cards)
    chance.shuffle(buildings)
    red = ["archer"] * 7 + ["champion"] * 11 + ["axel", "bandit", "joker", "karen", "thorin", "boomers"] * 2
    chance.shuffle(red)
    tiles = chance.sample(TILE_WORDS, players)
    hands = [" ".join(cards[5 * p : 5 * p + 5]) for p in range(players)]
    rest = cards[5 * players :]
    dry = chance.random() < 0.5
    return position(
        **options,
        hands=hands,
        played=[" ".join(rest[3 * p : 3 * p + 3]) for p in range(players)],
        buildings=[f"-{buildings[p]} {buildings[p + 4]}" for p in range(players)],
        row=" ".join(rest[20:24]),
        market=" ".join(rest[24:28]) if dry else None,
        piles=chance.choice(["champion archer", "champion -", "- -"]),
        under="" if dry else None,
        soldiers=[" ".join([*red[4 * p : 4 * p + 4], "xena"]) for p in range(players)],
        nuggets=[chance.randint(0, 20) for _ in range(max(2, players))],
        material=[chance.randint(0, 4) for _ in range(max(2, players))],
        trophies=tiles,
        tokens=[f"magic_{2 * p + 1} magic_{2 * p + 2}" for p in range(players)],
        board={place: "-" for place in chance.sample(range(1, 13), players)},
        round=9,
    ), options


BOARDS = ["ariane", "charles", "blaze", "jade"]
assert len(RED_WORDS) == 10


@pytest.mark.parametrize("seed", range(24))
def test_random_play_with_every_component_in_reach(seed: int) -> None:
    chance = Random(seed)
    table, options = amid_a_game(chance)
    watch = Watch(table, options)
    assert watch.full == GOLDBLIVION.census(table.state)
    for _ in range(60):
        if table.over:
            break
        seat = chance.choice(table.asked)
        action = chance.choice(GOLDBLIVION.offers(table.state, seat))
        reveals, before = GOLDBLIVION.reveals(table.state, seat, action), GOLDBLIVION.revealed(table.state)
        GOLDBLIVION.play(table.state, seat, action)
        assert (GOLDBLIVION.revealed(table.state) > before) == reveals, GOLDBLIVION.actions.text(action)
        assert GOLDBLIVION.census(table.state) == watch.full
