"""Whoever comes for the first time, and whoever comes back to see how they did."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .company import PHONE, Arrive, ask, new_table, play_past
from .visitor import PLAYED, Visitor


@pytest.mark.parametrize("name", PLAYED)
def test_two_clicks_from_landing_to_the_first_own_move(visitor: Visitor, name: str) -> None:
    page = visitor.page
    card = page.locator(".game", has=page.locator(f"input[value={name}]"))
    for words in ("players", "min against bots"):
        expect(card).to_contain_text(words)
    card.locator(".cover").click()  # one
    levels = page.get_by_role("group", name="How strong are the bots?")
    for level, word in {"Easy": "first game", "Normal": "sensibly", "Hard": "ahead", "Expert": "beat"}.items():
        expect(levels.get_by_text(level, exact=True)).to_be_visible()
        expect(levels).to_contain_text(word)
    more = page.get_by_label("Who sits in seat 2").locator("optgroup[label=More] option")
    assert [option.inner_text() for option in more.all()] == ["Random", "Greedy", "Instant", "Search"]
    page.get_by_role("button", name="Play", exact=True).click()  # two
    page.wait_for_url("**/table/**")
    assert visitor.ready()["offers"]


def minutes(told: str) -> int:
    return int(re.sub("[^0-9]", "", told))


def test_a_phone_leads_to_play_once_a_game_is_chosen_and_levels_hold_for_all_bots(phone: Visitor) -> None:
    page = phone.page
    play = page.get_by_role("button", name="Play", exact=True)
    play.wait_for()
    page.locator(".game .cover").nth(1).tap()
    expect(play).to_be_in_viewport()
    page.get_by_role("group", name="Players", exact=True).get_by_text("4", exact=True).tap()
    told = page.locator(".setup .minutes")
    alone = told.inner_text()
    page.get_by_label("Who sits in seat 2").select_option("Someone else here")
    assert minutes(told.inner_text()) > minutes(alone)
    page.get_by_label("Who sits in seat 2").select_option("Normal bot")
    expect(told).to_have_text(alone)
    page.get_by_role("radio", name=re.compile("^Easy")).check(force=True)
    play.tap()
    page.wait_for_url("**/table/**")
    phone.ready()
    assert [seat["bot"] for seat in phone.table["seats"]] == [None, "easy", "easy", "easy"]


def test_ones_page_finds_games_and_people_and_the_leaderboard_is_near(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), arrive("Bob", **PHONE)
    table = new_table(ann, "me", "open", title="Ours")
    ask(bob, "post", f"/tables/{table['id']}/join", name="Bob")
    play_past(table, "over", ann, bob)
    ann.open_table("gorbino", "me", "random")
    won = ask(ann, "get", f"/tables/{table['id']}")["places"][0] == 1
    page = ann.page
    page.goto(f"/person/{ask(ann, 'get', '/me')['id']}")
    games = page.get_by_role("region", name="My games")
    listed, which_game = games.get_by_role("listitem"), games.locator("select").first
    expect(listed).to_have_count(2)
    games.get_by_label("Which").select_option("Won" if won else "Lost")
    expect(listed).to_have_count(1)
    expect(listed).to_contain_text("Ours")
    which_game.select_option("Gorbino’s Quest")
    expect(games.get_by_text("There is no such game.")).to_be_visible()
    which_game.select_option("All")
    games.get_by_label("Which").select_option("All")
    page.get_by_role("button", name="Games together With Bob").click()
    expect(listed).to_have_count(1)
    games.get_by_role("button", name="With Bob with everybody again").click()
    expect(listed).to_have_count(2)
    assert ann.violations() == []

    phone: Any = bob.page
    phone.goto(f"/person/{ask(ann, 'get', '/me')['id']}")
    expect(phone.get_by_role("heading", name="You and Ann")).to_be_visible()
    phone.goto("/leaderboard/gobi")
    expect(phone.get_by_role("row", name=re.compile("Expert bot"))).to_be_visible()
    expect(phone.get_by_role("heading", name="Not yet ranked")).to_be_visible()
    expect(phone.get_by_role("link", name="Ann")).to_be_visible()
    assert not bob.scrolls_sideways() and bob.violations() == []
