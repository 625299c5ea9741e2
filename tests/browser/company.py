"""Several people at one table, each with a browser of their own."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .visitor import Visitor

Arrive = Callable[..., Visitor]
PATIENCE = 60_000
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
expect.set_options(timeout=PATIENCE)


def ask(visitor: Visitor, method: str, path: str, **asked: Any) -> Any:
    """Past the page, where only what follows is looked at."""
    answer = getattr(visitor.request, method)(f"/api{path}", **({"data": asked} if asked else {}))
    assert answer.ok, answer.text()
    return answer.json()


def new_table(host: Visitor, *seats: str, game: str = "gobi", **more: Any) -> dict[str, Any]:
    me = {"kind": "me", "name": ask(host, "get", "/me")["name"]}
    kinds = {"me": me, "open": {"kind": "open"}}
    sitters = [kinds.get(seat, {"kind": "bot", "bot": seat}) for seat in seats]
    table: dict[str, Any] = ask(host, "post", "/tables", game=game, options={}, seats=sitters, public=True, **more)
    return table


def pair(host: Visitor, guest: Visitor, **more: Any) -> tuple[Visitor, Visitor]:
    """Both at one table, whoever is to act first."""
    table = new_table(host, "me", "open", **more)
    ask(guest, "post", f"/tables/{table['id']}/join", name=ask(guest, "get", "/me")["name"])
    for visitor in (host, guest):
        visitor.go(f"/table/{table['id']}")
        visitor.page.locator("[data-version]").wait_for(state="attached")
    return (host, guest) if host.table["offers"] else (guest, host)


def button(visitor: Visitor, name: str) -> Any:
    return visitor.page.get_by_role("button", name=name, exact=True)


def surely(visitor: Visitor, name: str) -> None:
    """Press what asks whether one is sure, and say that one is."""
    pressed = visitor.page.get_by_role("button", name=name)
    pressed.click()
    expect(pressed).to_contain_text("Sure?")
    pressed.click()


def moved_on(visitor: Visitor, version: int) -> None:
    expect(visitor.page.locator(f"[data-version='{version}']")).to_have_count(0)


def command(visitor: Visitor, table: dict[str, Any]) -> dict[str, Any]:
    """The first legal move, past the page."""
    order = {"command_id": f"00000000-0000-4000-8000-{table['version']:012}", "version": table["version"]}
    order |= {"seat": table["seat"], "actions": [table["offers"][0]["action"]]}
    answer = visitor.request.post(f"/api/tables/{table['id']}/commands", data=order)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def play_past(table: dict[str, Any], until: str, *people: Visitor) -> None:
    """Play, past the page, until the table has that status."""
    while table["status"] != until:
        for visitor in people:
            table = visitor.request.get(f"/api/tables/{table['id']}").json()
            while table["offers"]:
                table = command(visitor, table)
