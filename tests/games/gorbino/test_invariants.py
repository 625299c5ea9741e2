"""Random games, counted after every action."""

from random import Random

import pytest

from trivet.games.gorbino.components import CARD_WORDS, CITY_WORDS, RESOURCE_WORDS, STARTERS, TOKENS

from .invariants import check, play_at_random
from .positions import GORBINO, GorbinoTable, position


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_games(players: int) -> None:
    table = GorbinoTable(GORBINO.set_up({"players": players}, seed=players))
    check(table)
    play_at_random(table, Random(players))
    assert table.over


def amid_a_game(chance: Random) -> GorbinoTable:
    """Players who own a lot of everything, so that all that cards can do is done."""
    players = chance.randint(2, 6)
    cards = list(CARD_WORDS[STARTERS:])
    chance.shuffle(cards)
    track, deck = " ".join(cards[:6]), " ".join(cards[6 : 6 + chance.choice([0, 0, 1, 3, 8])])
    cards = cards[6 + len(deck.split()) :]
    tokens = [name for name, n in zip(RESOURCE_WORDS, TOKENS, strict=True) for _ in range(n)]
    chance.shuffle(tokens)
    seats = [str(seat) for seat in range(players)]
    owners = seats + chance.sample(seats * 14 + [""] * 30, len(CITY_WORDS) - players)
    chance.shuffle(owners)
    return position(
        players=players,
        turn=chance.randrange(players),
        order=chance.sample(range(players), players),
        map={city: f"{o} {t}" for city, o, t in zip(CITY_WORDS, owners, tokens, strict=True)},
        coins=[chance.choice([0, 10, 40, 150, 300]) for _ in range(players)],
        income=[chance.choice([-10, -6, 0, 10, 24, 25]) for _ in range(players)],
        cubes=[" ".join(f"{chance.randint(0, 3)} {name}" for name in RESOURCE_WORDS) for _ in range(players)],
        hands=[" ".join(cards[seat::players][:5]) for seat in range(players)],
        discards=[" ".join(cards[seat::players][5:]) + " starter_loan" for seat in range(players)],
        track=track,
        deck=deck,
    )


@pytest.mark.parametrize("seed", range(12))
def test_random_play_with_every_card_in_reach(seed: int) -> None:
    chance = Random(seed)
    table = amid_a_game(chance)
    check(table)
    play_at_random(table, chance, actions=60)
