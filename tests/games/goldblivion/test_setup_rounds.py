"""Set-up, rounds and the end of the game, with their rulings."""

from collections import Counter

import pytest

from trivet.games.goldblivion.components import BOOK
from trivet.testing.chance import UNLIKELY, deviation

from ..table import told
from .positions import position
from .table import GOLDBLIVION, GoldblivionTable, fell, happened, with_generator

EXTENDED = {"picassol", "boss", "market_building"}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_players_begin_with_nothing_but_their_starters(players: int) -> None:
    table = GoldblivionTable(GOLDBLIVION.set_up({"players": players}, seed=8))
    for seat in range(players):
        own = table.own(seat)
        assert table.purse(seat) == (0, 0, 0)
        starters = [card for card in own["pile"] if not card.startswith("noble_")]
        assert starters == ["tom", "tom", "tom", "naya", "naya", "gloric"]
        assert own["red_pile"] == ["arthur"] * 3 + ["xena"] * 2
        assert own["tokens"] == own["trophies"] == own["buildings"] == own["hand"] == []
        assert own["development"]["left"]["count"] == own["development"]["right"]["count"] == 0


@pytest.mark.parametrize(("edition", "cards", "tokens"), [("rulebook", 56, 7), ("extended", 62, 8)])
def test_editions(edition: str, cards: int, tokens: int) -> None:
    """R1 to R4: the extended edition only adds."""
    nobles = set()
    for seed in range(30):
        view = GoldblivionTable(GOLDBLIVION.set_up({"players": 4, "edition": edition}, seed)).view
        market = Counter(view["row"] + view["unseen"] + view["bottom"])
        assert market.total() == cards == view["market"] + 4
        assert set(market.values()) == {2}
        assert (market.keys() >= EXTENDED) == (edition == "extended")
        assert bool(market.keys() & EXTENDED) == (edition == "extended")
        assert view["tokens"]["down"] == tokens
        nobles |= set(view["nobles"])
    assert ("noble_glasstok" in nobles) == (edition == "extended")


def test_terrains_and_sides_of_the_map() -> None:
    forests = {place.id for place in BOOK.position if place.terrain == "forest"}
    assert forests == {1, 3, 4, 7, 8, 12}
    table = position(hands=["gloric"])
    table.play("play gloric")
    for place in table.offers():
        other = table.copy()
        (turned,) = fell(other.play(place), "turn_up")
        assert turned.startswith("forest" if int(place.split()[1]) in forests else "mountain")


def test_a_tile_turned_up_is_any_of_its_terrain_that_was_not_seen() -> None:
    """Those left out of the game too (R16)."""
    table = position(hands=["gloric"], board={3: "forest_1", 4: "forest_2"}, trophies=["forest_4 forest_4"])
    table.play("play gloric")
    turned: Counter[str] = Counter()
    for seed in range(400):
        other = GoldblivionTable(with_generator(table.state, seed))
        turned.update(fell(other.play("attack 1"), "turn_up"))
    kinds = ["forest_1", "forest_2", "forest_3", "forest_5"]
    assert set(turned) == set(kinds)
    assert deviation([turned[kind] for kind in kinds]) < UNLIKELY


def test_villages_lie_on_a_random_side() -> None:
    sides = Counter(
        tuple(GoldblivionTable(GOLDBLIVION.set_up({"players": 2}, seed)).view["villages"]) for seed in range(200)
    )
    assert len(sides) == 4 and deviation(list(sides.values())) < UNLIKELY


def test_the_highest_digit_picks_first_whoever_has_it() -> None:
    first = Counter(GoldblivionTable(GOLDBLIVION.set_up({"players": 3}, seed)).seat for seed in range(150))
    assert deviation([first[seat] for seat in range(3)]) < UNLIKELY


def test_five_cards_are_drawn_or_as_many_as_there_are() -> None:
    """R19: nothing is reshuffled."""
    table = position(players=2, decks=["tom tom tom naya naya gloric", "tom naya"])
    table.everybody_passes()
    table.play("destroy 1")
    assert len(table.hand(0)) == 5 and len(table.deck(0)) == 1
    assert len(table.hand(1)) == 2 and table.deck(1) == []


def test_an_empty_hand_skips_development() -> None:
    """R19; and with no card at all the round goes on."""
    table = position(decks=["tom", ""], hands=["", ""])
    table.everybody_passes()
    table.play("destroy 1")
    assert table.asked == (0,)
    table.play("develop tom left")
    assert table.phase in ("act", "end") and table.nuggets(0) == 1
    table = position(decks=["", ""])
    table.everybody_passes()
    table.play("destroy 1")
    assert table.view["round"] == 2 and table.phase in ("act", "end")


def test_development_is_compulsory_and_counts_at_once() -> None:
    table = position(developing=True, hands=["tom naya", "tom"], left=["tom"], round=2)
    assert all(text.startswith("develop") for text in table.offers(seat=0))
    table.play("develop tom left", seat=0)
    assert table.nuggets(0) == 0
    table.play("develop tom right", seat=1)
    assert table.nuggets(0) == 2 and table.purse(1) == (0, 0, 0)


def test_production_keeps_material_at_four() -> None:
    table = position(
        developing=True, hands=["tom", "tom"], right=["naya naya gloric"], material=[3], round=4, decks=["", ""]
    )
    table.play("develop tom right", seat=0)
    table.play("develop tom right", seat=1)
    assert table.material() == 4


def test_the_first_player_begins_and_play_goes_left() -> None:
    table = position(players=3, developing=True, first=2, hands=["tom", "tom tom", "tom tom"])
    for seat in (1, 0, 2):
        table.play("develop tom left", seat=seat)
    assert table.seat == 2
    table.passes()
    assert table.seat == 0


def test_end_of_round() -> None:
    table = position(
        hands=["tom", "naya"],
        played=["tom naya", "gloric"],
        left=["tom", ""],
        buildings=["-mine bar", "-forge"],
        soldiers=["xena", ""],
        exhausted=["arthur karen", "xena xena"],
        tokens=["magic_1", "magic_2"],
        used="magic_3 magic_4",
        nuggets=[3, 6],
        material=[2, 4],
        bars=[1, 9],
        trophies=["forest_1", ""],
        round=3,
    )
    table.everybody_passes()
    assert table.deck(0) == ["tom", "tom", "naya", "naya", "gloric"] and table.hand(0) == []
    assert table.soldiers(0) == ["arthur", "xena", "karen"] and table.own(0)["exhausted"] == []
    assert not table.tilted("mine") and not table.tilted("forge", seat=1)
    assert table.view["tokens"] == {"down": 5, "up": []}
    assert table.tokens(0) == ["magic_1"]
    assert table.own(0)["play_area"] == []
    assert table.own(0)["development"]["left"]["cards"] == ["tom"]
    assert (table.purse(0), table.purse(1)) == ((3, 2, 1), (6, 4, 9))  # R23
    assert table.own(0)["trophies"] == ["forest_1"]


def test_the_new_first_player_must_destroy_and_the_row_is_filled_again() -> None:
    """R24."""
    table = position(row="wanda timmy bruno magda", market="colin")
    table.everybody_passes()
    assert table.seat == 1 and all(text.startswith("destroy") for text in table.offers())
    table.play("destroy 3")
    assert table.row == ["wanda", "timmy", "colin", "magda"]


def test_ten_bars_end_the_game_without_another_destruction() -> None:
    table = position(bars=[10, 0])
    table.everybody_passes()
    assert table.over and table.asked == ()
    assert table.places == [1, 2]


def test_nine_bars_do_not() -> None:
    table = position(bars=[9, 9])
    table.everybody_passes()
    assert not table.over


def test_a_full_tie_is_shared() -> None:
    """R26."""
    table = position(players=4, bars=[11, 12, 12, 12], nuggets=[6, 2, 2, 1], trophies=["", "forest_1", "forest_2"])
    table.everybody_passes()
    assert table.places == [4, 1, 1, 3]


@pytest.mark.parametrize("limit", [10, 15, 20, 30, 50])
def test_the_limit_of_rounds(limit: int) -> None:
    """R27."""
    table = position(round=limit, round_limit=limit, nuggets=[3, 5])
    table.everybody_passes()
    assert table.over and table.places == [2, 1]
    table = position(round=limit - 1, round_limit=limit)
    table.everybody_passes()
    assert not table.over


def test_fifty_rounds_is_the_limit_where_none_is_chosen() -> None:
    options = {option.name: option.default for option in GOLDBLIVION.options}
    assert (options["round_limit"], options["edition"]) == (50, "rulebook")
    assert (options["noble_draft"], options["destroy_noble_nugget"]) == ("one_random", "no")


def test_what_a_round_tells() -> None:
    table = position(hands=["tom", ""], decks=["", "tom"])
    events = table.play("pass", "end turn")
    events += table.play("end turn")
    assert told(events, "first_player") == [{"seat": 1}]
    events = table.play("destroy 1")
    assert happened(events, "destroy", "row", "round", "draw") == ["destroy", "row", "round", "draw", "draw"]
    assert told(events, "round") == [{"number": 2}]
