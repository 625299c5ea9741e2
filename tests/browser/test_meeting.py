"""Three people, each with a browser of their own, find each other: a quick match, challenges, and the table of the day."""

import re

from playwright.sync_api import expect

from .company import PHONE, Arrive, ask, button


def test_three_people_find_a_table_and_then_each_other(arrive: Arrive) -> None:
    ann, bob, cyd = arrive("Ann"), arrive("Bob", **PHONE), arrive("Cyd")
    for number, visitor in enumerate((ann, bob, cyd)):
        visitor.go("/lobby")
        if number == 0:
            visitor.page.get_by_role("radio", name="3").check(force=True)
            button(visitor, "Find players").click()
            expect(visitor.page.get_by_text("1 of 3 are here.")).to_be_visible()
            button(visitor, "Stop waiting").click()
            button(visitor, "Find players").click()
        else:
            button(visitor, "Join in").click()
    for visitor in (ann, bob, cyd):
        visitor.page.wait_for_url(re.compile(r"/table/"))
        visitor.page.locator("[data-version]").wait_for(state="attached")
    assert ann.page.url.rpartition("/")[2] == bob.page.url.rpartition("/")[2] == cyd.page.url.rpartition("/")[2]
    assert sorted(seat["name"] for seat in ann.table["seats"]) == ["Ann", "Bob", "Cyd"]

    for visitor in (bob, cyd):
        visitor.go("/")
    for other in (bob, cyd):
        ann.go(f"/person/{ask(other, 'get', '/me')['id']}")
        button(ann, "Challenge").click()
        expect(ann.page.get_by_text("Those whose seats are kept")).to_be_visible()
        invited = other.page.get_by_role("region", name="Games you are asked for")
        expect(invited).to_contain_text("Ann asks you for a game of Gobi.")
        if other is bob:
            invited.get_by_role("button", name="Accept").click()
            for visitor in (ann, bob):
                visitor.page.locator("[data-version]").wait_for(state="attached")
        else:
            invited.get_by_role("button", name="No, thank you").click()
            expect(invited).to_have_count(0)
            expect(ann.page.get_by_text("Those whose seats are kept")).to_have_count(0)


def test_a_try_at_the_table_of_the_day_is_begun_and_stands_in_the_list(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), arrive("Bob", locale="fr", **PHONE)
    ann.go("/")
    ann.page.get_by_role("link", name="Daily").nth(1).click()
    button(ann, "Play today’s table").click()
    ann.page.wait_for_url(re.compile(r"/table/"))
    expect(ann.page.get_by_text("Table of the day", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("button", name="Hint")).to_have_count(0)
    game, table = ann.table["game"], ann.page.url.rpartition("/")[2]
    ann.go(f"/daily/{game}")
    expect(ann.page.get_by_role("row", name="Ann")).to_contain_text("Not finished")
    button(ann, "Go on with your try").click()
    ann.page.wait_for_url(re.compile(table))
    bob.go(f"/daily/{game}")
    expect(bob.page.get_by_role("row", name="Ann")).to_contain_text("Inachevé")
    bob.go(f"/table/{table}")
    expect(bob.page.get_by_text("il faut attendre la clôture de la liste")).to_be_visible()
    assert all("404" in said for said in bob.errors)
    bob.errors.clear()
