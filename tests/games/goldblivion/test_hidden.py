"""Who sees what, zone by zone and moment by moment: hidden states, views and events."""

import itertools

import pytest

from trivet.testing import knowledge

from ..table import told
from .positions import position
from .table import GOLDBLIVION, GoldblivionTable

HAND = "tom tom naya naya gloric"


def same_to(seat: int | None, one: GoldblivionTable, other: GoldblivionTable) -> bool:
    """Whether a seat, or a spectator, cannot tell these two tables apart."""
    hidden = [GOLDBLIVION.hide(table.state, seat) for table in (one, other)]
    return bytes(hidden[0]) == bytes(hidden[1])


def test_a_hand_is_its_owners_alone() -> None:
    one = position(hands=["tom", "tom naya"], decks=["naya", "gloric"], players=3)
    other = position(hands=["tom", "gloric naya"], decks=["naya", "tom"], players=3)
    assert same_to(0, one, other) and same_to(2, one, other) and same_to(None, one, other)
    assert not same_to(1, one, other)
    seen = one.seen_by(0)["players"][1]
    assert (seen["hand"], seen["hand_size"], seen["pile"], seen["pile_size"]) == (None, 2, None, 1)
    assert sorted(seen["unseen"]) == ["gloric", "naya", "tom"]
    assert one.own(1)["hand"] == ["tom", "naya"] and one.own(1)["pile"] == ["gloric"]


def test_development_is_its_owners_alone_its_sides_are_seen() -> None:
    one = position(hands=["tom", "tom"], left=["", "naya"], right=["", "gloric"], decks=["", "naya"], round=3)
    other = position(hands=["tom", "tom"], left=["", "gloric"], right=["", "naya"], decks=["", "naya"], round=3)
    assert same_to(0, one, other) and same_to(None, one, other) and not same_to(1, one, other)
    seen = one.seen_by(0)["players"][1]["development"]
    assert seen == {"left": {"count": 1, "cards": None}, "right": {"count": 1, "cards": None}}
    assert sorted(one.seen_by(0)["players"][1]["unseen"]) == ["gloric", "naya", "naya", "tom"]
    assert one.own(1)["development"]["left"]["cards"] == ["naya"]


def choosing() -> GoldblivionTable:
    return position(players=3, developing=True, hands=[HAND] * 3)


def test_a_choice_of_development_is_secret_until_all_have_chosen() -> None:
    one, other = choosing(), choosing()
    one.play("develop tom left", seat=1)
    other.play("develop gloric right", seat=1)
    for seat in (0, 2, None):
        assert same_to(seat, one, other)
        seen = one.seen_by(seat)["players"][1]
        assert seen["has_chosen"] and seen["chosen"] is None
        assert (seen["hand_size"], seen["development"]["left"]["count"]) == (5, 0)
    assert one.own(1)["chosen"] == {"card": "tom", "side": "left"}
    assert GOLDBLIVION.offers(one.state, 1) == []  # it stands once made
    assert one.asked == (0, 2)


def test_when_all_have_chosen_the_side_is_public_the_card_is_not() -> None:
    def chosen(second: str) -> GoldblivionTable:
        table = choosing()
        table.play("develop naya left", seat=0)
        table.play(second, seat=1)
        table.play("develop naya left", seat=2)
        return table

    one, other, elsewhere = chosen("develop tom left"), chosen("develop gloric left"), chosen("develop tom right")
    assert same_to(0, one, other) and same_to(None, one, other)
    assert not same_to(0, one, elsewhere) and not same_to(1, one, other)


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_order_in_which_choices_arrive_changes_nothing(order: tuple[int, ...]) -> None:
    choices = ["develop tom left", "develop gloric right", "develop naya right"]
    tables = [choosing(), choosing()]
    for table, arrival in zip(tables, (range(3), order), strict=True):
        for seat in arrival:
            table.play(choices[seat], seat=seat)
    assert bytes(tables[0].state) == bytes(tables[1].state)


def test_events_of_a_development() -> None:
    table = choosing()
    first = GOLDBLIVION.play(table.state, 1, GOLDBLIVION.actions.read("develop tom left"))
    for seat in (0, 1, 2, None):
        assert first.to(seat) == [{"event": "develop", "seat": 1}]
    table.play("develop naya left", seat=0)
    last = GOLDBLIVION.play(table.state, 2, GOLDBLIVION.actions.read("develop gloric right"))
    for seat in (0, 1, 2, None):
        assert told(last.to(seat), "developed") == [
            {"seat": 0, "side": "left", "card": "naya" if seat == 0 else None},
            {"seat": 1, "side": "left", "card": "tom" if seat == 1 else None},
            {"seat": 2, "side": "right", "card": "gloric" if seat == 2 else None},
        ]


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    table = position(hands=["timmy", "tom"], decks=["gloric"])
    happened = GOLDBLIVION.play(table.state, 0, GOLDBLIVION.actions.read("play timmy"))
    assert told(happened.to(0), "draw") == [{"seat": 0, "card": "gloric"}]
    for other in (1, None):
        assert told(happened.to(other), "draw") == [{"seat": 0, "card": None}]


def test_a_token_taken_is_told_to_its_owner_alone_and_used_to_all() -> None:
    table = position(hands=["magus", "tom"], players=2)
    happened = GOLDBLIVION.play(table.state, 0, GOLDBLIVION.actions.read("play magus"))
    taken = told(happened.to(0), "take_magic")
    assert [token["token"] for token in taken] == table.tokens()
    assert told(happened.to(1), "take_magic") == [{"seat": 0, "token": None}] * len(taken)
    table = position(tokens=["magic_5"], hands=["tom"])
    used = GOLDBLIVION.play(table.state, 0, GOLDBLIVION.actions.read("magic magic_5"))
    assert told(used.to(1), "use_magic") == told(used.to(None), "use_magic") == [{"seat": 0, "token": "magic_5"}]


def test_held_tokens_are_their_owners_alone() -> None:
    one = position(players=3, tokens=["magic_1", "magic_2 magic_3"])
    other = position(players=3, tokens=["magic_1", "magic_6 magic_4"])
    for seat in (0, 2, None):
        assert same_to(seat, one, other)
        seen = one.seen_by(seat)
        assert (seen["players"][1]["tokens"], seen["players"][1]["tokens_held"]) == (None, 2)
        assert seen["tokens"] == {"down": 4, "up": []}
    assert not same_to(1, one, other)
    assert one.own(1)["tokens"] == ["magic_2", "magic_3"]


def test_what_is_open_to_all_looks_alike_to_all() -> None:
    table = position(
        players=3,
        hands=["tom", "naya", ""],
        played=["naya", "gloric"],
        buildings=["mine", "-forge bar"],
        soldiers=["arthur", "karen"],
        exhausted=["xena", "joker"],
        nuggets=[1, 2, 3],
        material=[0, 4, 1],
        bars=[5, 6, 7],
        trophies=["forest_1", "mountain_2"],
        used="magic_3",
        board={4: "forest_2", 10: "-"},
        bottom="castrum",
    )
    views = [table.seen_by(seat) for seat in (0, 1, 2, None)]
    secret = ("hand", "pile", "tokens", "development", "unseen", "chosen")
    for view in views:
        for player in view["players"]:
            for key in secret:
                del player[key]
        assert view == views[0]
    assert views[0]["bottom"] == ["castrum"]
    assert views[0]["players"][1]["red_pile"] == ["karen"]


def test_a_stolen_card_is_shown_to_all() -> None:
    table = position(players=3, hands=["noble_blaze", "", ""], piles="- archer", soldiers=["", "karen"])
    table.play("play noble_blaze")
    stolen = GOLDBLIVION.play(table.state, 0, GOLDBLIVION.actions.read("steal 1"))
    for seat in (0, 1, 2, None):
        assert told(stolen.to(seat), "steal") == [{"seat": 0, "owner": 1, "soldier": "karen"}]


def test_the_known_bottom_of_the_market_pile_stays_known() -> None:
    table = position(bottom="mine bar", market="wanda wanda", row="timmy bruno magda colin")
    for seat in (0, 1, None):
        assert table.seen_by(seat)["bottom"] == ["mine", "bar"]
        assert table.seen_by(seat)["unseen"] == ["wanda", "wanda"]
    for seed in range(20):
        imagined = GoldblivionTable(GOLDBLIVION.imagine(GOLDBLIVION.hide(table.state, 0), seed))
        assert imagined.view["bottom"] == ["mine", "bar"] and imagined.view["market"] == 4


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_generator_is_hidden(players: int) -> None:
    state = GOLDBLIVION.set_up({"players": players}, seed=5)
    for seat in (*range(players), None):
        assert list(GOLDBLIVION.hide(state, seat).fields().rng) == [0, 0, 0, 0]


def stuck(token: str, **arranged: object) -> GoldblivionTable:
    """One who can buy a bar and then do nothing more, but for the token."""
    return position(hands=["", "tom", "tom"], nuggets=[7], tokens=[token], **{"players": 3} | arranged)  # type: ignore[arg-type]


def test_r68_nobody_learns_from_a_pass_that_a_token_is_of_no_use() -> None:
    """Token 2 wants a material, token 5 wants nothing."""
    of_no_use, of_use = stuck("magic_2"), stuck("magic_5")
    for table in (of_no_use, of_use):
        table.play("bar")
    assert of_no_use.offers() == {"pass"} and of_use.offers() == {"pass", "magic magic_5"}
    for seat in (1, 2, None):
        assert same_to(seat, of_no_use, of_use)
    for table in (of_no_use, of_use):
        assert told(table.play("pass"), "pass_round") == [{"seat": 0}]
    for seat in (1, 2, None):
        assert same_to(seat, of_no_use, of_use)


def test_r68_alone_too_there_may_be_onlookers() -> None:
    of_no_use, of_use = stuck("magic_2", players=1), stuck("magic_5", players=1)
    for table in (of_no_use, of_use):
        table.play("bar")
    assert of_no_use.offers() == {"pass"} and same_to(None, of_no_use, of_use)


def test_r68_without_a_token_the_table_passes() -> None:
    table = position(hands=["", "tom"], nuggets=[7])
    table.play("bar")
    assert table.offers() == {"end turn"} and table.own()["passed"]


@pytest.mark.parametrize("rules", [1, 2])
def test_r68_by_older_rules_the_table_passed(rules: int) -> None:
    table = stuck("magic_2", rules=rules)
    table.play("bar")
    assert table.offers() == {"end turn"} and table.own()["passed"]


def test_r68_a_game_that_once_told() -> None:
    """A seed whose game did, when passes were made by the table."""
    test = knowledge.test_an_action_tells_a_seat_nothing_it_does_not_then_know
    test.__wrapped__("goldblivion", 2, seed=19)  # type: ignore[attr-defined]
