"""The page that a browser keeps: it opens and is played without a connection. Newer versions of it: stress/offline.py."""

from playwright.sync_api import Browser, expect

from stress.modules import at_home
from trivet.games import load

from ..server.people import Start
from .plain_host import Alone

AWAY = "This needs a connection"


def test_a_page_that_is_kept_goes_on_without_its_server(chrome: Browser, start: Start) -> None:
    at_home(load("gobi"))
    served = start()
    visitor = Alone(chrome, f"http://{served.host}/", service_workers="allow")
    visitor.server_may_fail = True
    page = visitor.page
    visitor.be_kept()
    visitor.lay("gobi", "random")
    visitor.ready()
    visitor.click_something()
    table, shown = page.url, visitor.shown
    served.end()
    visitor.context.set_offline(True)
    page.reload()
    visitor.ready()
    assert page.url == table and int(visitor.shown or 0) >= int(shown or 0) > 0
    visitor.click_something()
    page.goto("/rules/gorbino")
    expect(page.locator("article h1")).to_contain_text("Gorbino’s Quest")
    page.goto("/")
    expect(page.get_by_text("The server does not answer.")).to_be_visible()
    expect(page.locator(".going li")).to_have_count(1)
    assert visitor.violations() == []
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(AWAY)
    visitor.context.set_offline(False)
    served.start()
    expect(page.get_by_role("heading", level=1)).to_have_text("Lobby")
    visitor.leave()
