"""Markup where words belong, looked at with a real Chromium."""

from playwright.sync_api import Browser, Page

from tests.browser.conftest import browser
from tests.server.people import Person, Served

MARKUP = (
    "<img src=x onerror=window.hit=1>",
    "<svg onload=window.hit=1>",
    "<script>window.hit=1</script>",
    '"><i onclick="window.hit=1">',
    "'><iframe src=javascript:hit=1>",
    "<a href=javascript:window.hit=1>a</a>",
    "{{constructor.hit=1}}${window.hit=1}",
    "</title><style>*{display:none}</style>",
)
"""No longer than a name may be."""
TRIES = (
    "const s = document.createElement('script'); s.textContent = 'window.hit = 1'; document.body.append(s)",
    "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.hit = 1\">')",
    "setTimeout('window.hit = 1', 0)",
    "const a = document.createElement('a'); a.href = 'javascript:window.hit=1'; document.body.append(a); a.click()",
    "const s = document.createElement('script'); s.src = 'data:text/javascript,window.hit=1'; document.body.append(s)",
)
"""What markup would do if it got into the page after all; without the policy each of these runs."""
MOMENT = 300
"""Milliseconds after which a script would have run."""


def page_of(opened: Browser, person: Person) -> Page:
    """The browser of somebody the server knows."""
    context = opened.new_context(base_url=f"http://{person.served.host}", locale="en-GB", service_workers="block")
    for name, value in person.http.cookies.items():
        context.add_cookies([{"name": name, "value": value, "url": f"http://{person.served.host}"}])
    page = context.new_page()
    page.set_default_timeout(60_000)
    return page


def look_at_markup(served: Served, pieces: int) -> tuple[int, list[str]]:
    """Somebody has markup for a name, a title and things to say; somebody else looks at all of it."""
    wrong: list[str] = []
    looks = 0
    with browser() as opened:
        for markup in MARKUP[:pieces]:
            bob, ann = served.person(), served.person()
            bob.ask("PUT", "/me", json={"name": markup})
            table = bob.new_table("me", "open", title=markup, public=True)
            ann.join(table, name=markup)
            bob.ask("POST", f"/tables/{table['id']}/chat", 201, json={"text": markup})
            person = bob.ask("GET", "/me")["id"]
            page = page_of(opened, ann)
            page.on("dialog", lambda dialog: wrong.append(f"a dialog: {dialog.message}"))
            for path in (f"/table/{table['id']}", "/lobby", f"/person/{person}", "/"):
                page.goto(path)
                page.get_by_text(markup, exact=False).first.wait_for(state="attached")
                page.wait_for_timeout(MOMENT)
                wrong.extend(f"{markup} at {path}: {what}" for what in found_in(page))
                looks += 1
            page.context.close()
    return looks, wrong


def found_in(page: Page) -> list[str]:
    """What markup has made of the page."""
    found = []
    if page.evaluate("window.hit") is not None:
        found.append("it ran")
    strange = "script:not([src]), img[src=x], svg[onload], i[onclick], iframe, a[href^=javascript], body style"
    if page.locator(strange).count():
        found.append("it became elements")
    return found


def try_the_policy(served: Served) -> tuple[int, list[str]]:
    """Were markup to get into the page: what it would do is stopped by the policy."""
    wrong: list[str] = []
    ann = served.person()
    with browser() as opened:
        for script in TRIES:
            page = page_of(opened, ann)
            page.goto("/")
            page.evaluate(f"() => {{ {script} }}")
            page.wait_for_timeout(MOMENT)
            if page.evaluate("window.hit") is not None:
                wrong.append(f"the policy lets run: {script}")
            page.context.close()
    return len(TRIES), wrong
