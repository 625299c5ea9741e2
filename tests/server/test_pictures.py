"""The pictures of the rules over the API: positions that can happen, and nothing a seat may not see in them."""

from .people import Person


def test_a_picture_is_a_few_positions_one_after_the_other(ann: Person) -> None:
    picture = ann.ask("GET", "/games/gobi/pictures/reunion")
    first, *others = picture["positions"]
    assert first["entry"] is None and [each["entry"]["events"][0]["event"] for each in others] == ["reunite", "gift"]
    assert picture["light"][0] == ["tile:1", "tile:3", "tile:2"]
    assert [bool(offers) for offers in picture["offers"]] == [False, True, False]
    assert picture["show"] == ["desert", "market", "player"] and picture["seats"][picture["seat"]]["mine"]


def test_a_picture_that_there_is_not_is_not_found(ann: Person) -> None:
    assert ann.ask("GET", "/games/gobi/pictures/none", 404)["code"] == "not_found"
    assert ann.ask("GET", "/games/none/pictures/laying", 404)["code"] == "unknown_game"


def test_games_say_where_their_rules_explain_what_they_say(ann: Person) -> None:
    games = {game["id"]: game["paragraphs"] for game in ann.ask("GET", "/games")}
    assert games["gobi"]["why-same_tribe"] == "the-golden-rule"
    assert all(games.values())
