"""Long lists on the page, and what is kept about oneself."""

import json
from datetime import timedelta

from playwright.sync_api import expect
from sqlalchemy import insert

from trivet.server.storage.schema import AnalysedRow, now

from ..server.many import engine_of, multiply
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


def test_ones_errors_and_luck_are_drawn_match_by_match(arrive: Arrive) -> None:
    ann = arrive("Ann")
    me = ask(ann, "get", "/me")["id"]
    ann.go(f"/person/{me}")
    own = ann.page.get_by_role("region", name="How I play")
    expect(own.get_by_text("None of your matches has been analysed yet.")).to_be_visible()
    engine = engine_of(ann.served.place)
    thirds = {part: {"decisions": 10, "errors": 0.1} for part in ("opening", "middle")}
    with engine.begin() as connection:
        for game, most in (("gobi", 12), ("goldblivion", 1)):
            for at in range(most):
                analysed = {"table_id": f"{game} {me} {at}", "seat": 0, "identity": me, "game": game, "players": 2}
                figures = {
                    "depth": (200, 2000)[at % 2],
                    "decisions": 20,
                    "errors": 0.2,
                    "luck": 0.1 - at / 50,
                    "deal": 0,
                }
                phases = thirds | {"end": {"decisions": 0, "errors": 0}}
                ended = now() - timedelta(days=at)
                connection.execute(insert(AnalysedRow).values(**analysed, **figures, phases=phases, created=ended))
    engine.dispose()
    ann.page.reload()
    expect(own.locator("circle")).to_have_count(12)
    expect(own.locator("circle.rough")).to_have_count(6)
    expect(own.get_by_text("1.0 points of chance lost for each decision in the last 5 matches, 1.0")).to_be_visible()
    own.get_by_label("Part of the match").select_option("end")
    expect(own.get_by_text("There was nothing to decide then.")).to_be_visible()
    expect(own.locator("circle")).to_have_count(0)
    own.get_by_text("As a table").click()
    expect(own.locator("tbody tr")).to_have_count(12)
    assert ann.violations() == []
    own.get_by_label("Game").select_option("goldblivion")
    expect(own.locator("tbody tr")).to_have_count(1)
