"""Whoever is elsewhere hears that it is their turn: in lists, by the browser, by mail; and a clock waits for nobody."""

import re
from typing import Any

from playwright.sync_api import expect

from ..server.post import MailServer
from .company import PHONE, Arrive, ask, button, command, new_table
from .visitor import Visitor

ELSEWHERE = """
window.called = [];
window.Notification = class {
    static permission = 'default';
    static requestPermission = async () => (Notification.permission = 'granted');
    constructor(headline, { body, tag }) { Object.assign(this, { headline, body, tag, open: true }); called.push(this); }
    close() { this.open = false; }
};
document.hasFocus = () => false;
"""
"""Somebody who looks at another window, and a browser that notes whom it would call."""


def calls(visitor: Visitor) -> Any:
    return visitor.page.evaluate("called.map(({ headline, body, open }) => [headline, body, open])")


def test_ones_turn_is_told_on_every_page_and_by_the_browser(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), arrive("Bob")
    ann.context.add_init_script(ELSEWHERE)
    ann.go("/")
    table = new_table(ann, "open", "open", title="Ours")
    listed = ann.page.get_by_role("listitem").filter(has_text="Ours")
    expect(listed).to_contain_text("2 seats are open")
    button(ann, "Settings").click()
    ann.page.get_by_role("group", name="Notify me when it is my turn").get_by_text("On").click()
    button(ann, "Close").click()
    for visitor in (bob, ann):
        ask(visitor, "post", f"/tables/{table['id']}/join", name=ask(visitor, "get", "/me")["name"])
    seen = ask(bob, "get", f"/tables/{table['id']}")
    while seen["offers"]:
        seen = command(bob, seen)
    expect(listed).to_contain_text("Your turn")
    expect(ann.page).to_have_title("(1) Trivet")
    assert ann.page.locator("link[rel=icon]").get_attribute("href") == "/favicon-turn.svg"
    ann.page.wait_for_function("called.length === 1")
    assert calls(ann) == [["Your turn", "Ours", True]]
    ann.page.evaluate("called[0].onclick()")
    expect(ann.page.locator("[data-version]")).to_be_attached()
    ask(ann, "post", f"/tables/{table['id']}/close")
    expect(ann.page.get_by_text("This table is closed")).to_be_visible()
    expect(ann.page).to_have_title("Ours · Trivet")
    assert calls(ann) == [["Your turn", "Ours", False]]


def test_a_clock_runs_out_before_ones_eyes_and_one_comes_back(arrive: Arrive) -> None:
    ann, bob = arrive("Ann", **PHONE), arrive("Bob", **PHONE)
    table = new_table(ann, "me", "open", clock={"seconds": 8, "grace": 0})
    for visitor in (ann, bob):
        visitor.go(f"/table/{table['id']}")
        expect(visitor.page.get_by_text("8 seconds for each turn")).to_be_visible()
    ask(bob, "post", f"/tables/{table['id']}/join", name="Bob")
    first, second = (ann, bob) if ann.table["to_act"] == [0] else (bob, ann)
    expect(first.page.get_by_text("Your time ran out: a bot plays for you")).to_be_visible()
    button(first, "Take my seat back").tap()
    second.page.get_by_role("tab", name="Log").tap()
    expect(second.page.get_by_text("is out of time: a bot takes over.").first).to_be_visible()
    expect(second.page.get_by_text("is back.").first).to_be_visible()


def test_a_mail_address_is_confirmed_with_the_code_that_is_mailed(arrive: Arrive, post: MailServer) -> None:
    zoe = arrive("Zoé", locale="fr-FR", **PHONE)
    zoe.page.get_by_role("link", name="Ma page").tap()
    zoe.page.get_by_label("M’écrire à").fill("zoe@example.org")
    zoe.page.get_by_role("button", name="Enregistrer").nth(1).tap()
    expect(zoe.page.get_by_text("Un code a été envoyé à zoe@example.org.")).to_be_visible()
    assert not zoe.scrolls_sideways() and zoe.violations() == []
    found = re.search(r"[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}", post.first())
    assert found
    zoe.page.get_by_label("Code reçu par courriel").fill(found[0])
    button(zoe, "Confirmer").tap()
    expect(zoe.page.get_by_text("L’adresse est confirmée.")).to_be_visible()
    zoe.page.get_by_label("M’écrire à").fill("")
    zoe.page.get_by_role("button", name="Enregistrer").nth(1).tap()
    expect(zoe.page.get_by_text("L’adresse est confirmée.")).to_be_hidden()
    assert ask(zoe, "get", "/me/contact")["email"] is None
    zoe.server_may_fail = True
    zoe.page.get_by_label("Appeler ce webhook").fill("http://localhost/")
    zoe.page.get_by_role("button", name="Enregistrer").nth(2).tap()
    expect(zoe.page.get_by_text("Il faut une adresse publique")).to_be_visible()
