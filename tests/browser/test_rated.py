"""Rated games on the page: chosen, marked, without hints, left or ended early, and what they were worth."""

import re

from playwright.sync_api import expect

from .company import PHONE, Arrive, ask, button, new_table, pair, play_past, surely


def test_a_game_against_a_bot_counts_where_one_asks_for_it(arrive: Arrive) -> None:
    ann = arrive("Ann")
    expect(ann.page.get_by_text("Nobody’s rating changes, and there are hints.")).to_be_visible()
    ann.page.get_by_role("radio", name="Rated").check(force=True)
    expect(ann.page.get_by_text("It counts for your rating and for the bots’.")).to_be_visible()
    assert ann.violations() == []
    button(ann, "Play").click()
    expect(ann.page.get_by_role("heading", name=re.compile("Gobi.*Rated"))).to_be_visible()
    expect(button(ann, "Hint")).to_have_count(0)
    assert ann.table["rates"] == "everybody" and ann.table["clock"]
    button(ann, "This table").click()
    expect(ann.page.get_by_text("This game is rated, so there are no hints.")).to_be_visible()
    expect(ann.page.get_by_text("The game ends at once, and counts as lost for you.")).to_be_visible()
    surely(ann, "Close the table")
    expect(ann.page.get_by_text(re.compile(r"Ratings: .* −\d+\."))).to_be_visible()


def test_a_game_for_fun_has_hints_and_seats_of_two_people_here_cannot_count(arrive: Arrive) -> None:
    ann = arrive("Ann")
    ann.page.get_by_label("Who sits in seat 2").select_option("guest")
    expect(ann.page.get_by_role("radio", name="Rated")).to_have_count(0)
    button(ann, "Play").click()
    expect(button(ann, "Hint")).to_be_visible()


def test_players_agree_to_end_a_game_and_nobodys_rating_changes(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), arrive("Bob", **PHONE)
    pair(ann, bob)
    button(ann, "This table").click()
    button(ann, "Propose to end the game").click()
    expect(bob.page.get_by_text("Ann proposes to end the game now. Nobody’s rating would change.")).to_be_visible()
    assert not bob.small_targets() and bob.violations() == []
    button(bob, "Refuse").tap()
    ann.page.get_by_role("tab", name="Log").click()
    expect(ann.page.get_by_text("Not all agree to end the game: it goes on.")).to_be_visible()
    button(bob, "This table").tap()
    button(bob, "Propose to end the game").tap()
    button(ann, "Agree").click()
    expect(ann.page.get_by_text("This table is closed")).to_be_visible()
    assert ask(ann, "get", f"/tables/{ann.table['id']}/ratings") == []


def test_whoever_closes_a_rated_game_alone_is_told_that_it_is_lost(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), arrive("Bob")
    pair(ann, bob)
    button(bob, "This table").click()
    expect(button(bob, "Close the table")).to_have_count(0)
    button(ann, "This table").click()
    expect(ann.page.get_by_text("The game ends at once, and counts as lost for you.")).to_be_visible()
    surely(ann, "Close the table")
    expect(bob.page.get_by_text(re.compile(r"Ratings: Ann −\d+ and Bob \+\d+"))).to_be_visible()


def test_the_end_says_what_it_was_worth_and_a_page_explains_it(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), arrive("Bob", **PHONE)
    table = new_table(ann, "me", "open")
    ask(bob, "post", f"/tables/{table['id']}/join", name="Bob")
    play_past(table, "over", ann, bob)
    bob.go(f"/table/{table['id']}")
    bob.page.get_by_role("tab", name="Scores").tap()
    expect(bob.page.get_by_text(re.compile(r"Ratings: .*[+−]\d+"))).to_be_visible()
    bob.go(f"/person/{ask(bob, 'get', '/me')['id']}")
    expect(bob.page.get_by_text(re.compile(r"1,[45]\d\d ± \d+"))).to_be_visible()
    expect(bob.page.get_by_text("provisional", exact=True)).to_be_visible()
    bob.page.get_by_role("link", name="Rules of rating").tap()
    expect(bob.page.get_by_role("heading", name="Rules of rating")).to_be_visible()
    expect(bob.page.get_by_role("rowheader", name="Expert")).to_be_visible()
    assert not bob.scrolls_sideways() and bob.violations() == []
