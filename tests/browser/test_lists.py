"""Long lists on the page, and what is kept about oneself."""

import json

from playwright.sync_api import expect

from ..server.many import multiply
from .company import Arrive, ask, new_table, pair, play_past
from .visitor import Visitor


def finished_tables(who: Visitor, times: int) -> None:
    """So many finished tables of one's own."""
    table = new_table(who, "me", "me")
    play_past(table, "over", who)
    multiply(who.served.place, table["id"], times - 1)


def test_a_long_list_is_shown_a_page_at_a_time_and_what_goes_on_comes_first(arrive: Arrive) -> None:
    ann = arrive("Ann")
    going = new_table(ann, "me", "me")
    finished_tables(ann, 45)
    ann.go("/")
    page = ann.page.locator(".finished")
    expect(page.locator("li")).to_have_count(6)
    expect(ann.page.locator(f".going a[href='/table/{going['id']}']")).to_be_visible()
    for shown in (20, 40, 45):
        page.get_by_role("button", name="Show more").click()
        expect(page.locator("li")).to_have_count(shown)
    expect(page.get_by_role("button", name="Show more")).to_have_count(0)
    assert ann.violations() == []


def test_a_finished_table_is_deleted_on_ones_own_page(arrive: Arrive) -> None:
    ann = arrive("Ann")
    finished_tables(ann, 3)
    ann.go(f"/person/{ask(ann, 'get', '/me')['id']}")
    expect(ann.page.locator("li")).to_have_count(3)
    button = ann.page.locator("li").first.get_by_role("button", name="Delete")
    button.click()
    expect(ann.page.locator("li")).to_have_count(3)
    button.click()
    expect(ann.page.locator("li")).to_have_count(2)
    ann.page.reload()
    expect(ann.page.locator("li")).to_have_count(2)


def test_a_table_that_one_plays_alone_is_deleted_there_too(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), arrive("Bob")
    new_table(ann, "me", "me")
    pair(ann, bob)
    ann.go(f"/person/{ask(ann, 'get', '/me')['id']}")
    expect(ann.page.locator("li")).to_have_count(2)
    button = ann.page.locator("li").get_by_role("button", name="Delete")
    expect(button).to_have_count(1)
    button.click()
    button.click()
    expect(ann.page.locator("li")).to_have_count(1)


def test_what_is_kept_is_saved_and_deleted_after_a_question_in_words(arrive: Arrive) -> None:
    ann = arrive("Ann")
    me = ask(ann, "get", "/me")["id"]
    ann.go(f"/person/{me}")
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("link", name="Save it as a file").click()
    assert json.loads(saved.value.path().read_text())["name"] == "Ann"
    ann.page.get_by_role("button", name="Delete me").click()
    expect(ann.page.get_by_text("Nobody can undo this.")).to_be_visible()
    ann.page.get_by_role("button", name="No, keep it").click()
    assert ask(ann, "get", "/me")["id"] == me
    ann.page.get_by_role("button", name="Delete me").click()
    assert ann.violations() == []
    ann.page.get_by_role("button", name="Yes, delete everything").click()
    expect(ann.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    fresh = ask(ann, "get", "/me")
    assert fresh["id"] != me and fresh["name"] == ""


def test_a_name_typed_on_joining_is_there_next_time(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), arrive("")
    bob.go(f"/join/{new_table(ann, 'me', 'open', 'open')['id']}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.wait_for_url("**/table/**")
    bob.go(f"/join/{new_table(ann, 'me', 'open', 'open')['id']}")
    expect(bob.page.get_by_label("Your name")).to_have_value("Bob")
