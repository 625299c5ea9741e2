"""Before the start and after the end: seats, the creator's say, the next game, and lists that stay fresh."""

from playwright.sync_api import expect

from .company import PHONE, Arrive, ask, button, new_table, play_past

SHARED = """
navigator.share = async (what) => { window.shared = what; };
"""


def test_seats_are_changed_and_people_sent_away_before_the_start(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), arrive("Bob", **PHONE)
    ann.context.add_init_script(SHARED)
    table = new_table(ann, "me", "open", "open", title="Ours")
    ann.go(f"/table/{table['id']}")
    button(ann, "Share").click()
    assert ann.page.evaluate("window.shared.url") == ann.page.get_by_label("Invitation link").input_value()
    bob.go("/lobby")
    bob.page.get_by_role("link", name="Ours").tap()
    button(bob, "Sit down").tap()
    button(bob, "Sit here").tap()
    expect(ann.page.get_by_role("listitem").nth(2)).to_contain_text("Bob")
    ann.page.get_by_label("Who sits in seat 2").select_option("Me")
    expect(bob.page.get_by_role("listitem").nth(1)).to_contain_text("Ann")
    ann.page.get_by_label("Who sits in seat 1").select_option("Someone else here")
    for visitor in (ann, bob):
        expect(visitor.page.locator("[data-version]")).to_be_attached()
    assert [seat["mine"] for seat in bob.table["seats"]] == [False, False, True]


def test_whoever_is_removed_or_whose_table_is_closed_is_told(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), arrive("Bob")
    table = new_table(ann, "me", "open", "open", title="Ours")
    ann.go(f"/table/{table['id']}")
    bob.go(f"/join/{table['id']}")
    button(bob, "Sit down").click()
    remove = ann.page.get_by_role("button", name="Remove")
    remove.click()
    remove.click()
    expect(bob.page.get_by_text("You were removed from this table")).to_be_visible()
    bob.go(f"/join/{table['id']}")
    expect(bob.page.get_by_text("You were removed from this table")).to_be_visible()
    bob.page.get_by_role("link", name="Watch").click()
    ann.page.get_by_label("Name of the table").fill("Mine")
    button(ann, "Save").click()
    expect(bob.page.get_by_role("heading", name="Mine")).to_be_visible()
    close = ann.page.get_by_role("button", name="Close the table")
    close.click()
    close.click()
    for visitor in (ann, bob):
        expect(visitor.page.get_by_role("heading", name="This table is closed")).to_be_visible()
    bob.go(f"/join/{table['id']}")
    expect(bob.page.get_by_text("This table has been closed.")).to_be_visible()


def test_the_next_game_reaches_the_other_wherever_they_are(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), arrive("Bob", **PHONE)
    table = new_table(ann, "me", "open", "random", "random", title="Ours")
    ask(bob, "post", f"/tables/{table['id']}/join", name="Bob")
    play_past(table, "over", ann, bob)
    for visitor in (ann, bob):
        visitor.go(f"/table/{table['id']}")
    button(ann, "Play again").click()
    expect(ann.page.get_by_label("Who sits in seat 2")).to_have_value("kept")
    expect(bob.page.get_by_text("The next game is set up")).to_be_visible()
    expect(button(bob, "Join the next game")).to_be_visible()
    bob.page.get_by_role("link", name="Trivet, home").tap()
    expect(bob.page).to_have_title("(1) Trivet")
    assert bob.page.locator("link[rel=icon]").get_attribute("href") == "/favicon-turn.svg"
    bob.page.get_by_role("link", name="A seat is kept for you").tap()
    button(bob, "Sit down").tap()
    for visitor in (ann, bob):
        expect(visitor.page.locator("[data-version]")).to_be_attached()
    assert [seat["name"] for seat in bob.table["seats"]][:2] == ["Ann", "Bob"]
    ann.go(f"/person/{ask(bob, 'get', '/me')['id']}")
    expect(ann.page.get_by_role("row", name="4 1")).to_be_visible()
    expect(ann.page.get_by_text("rating, after 1 rated game")).to_be_visible()
