"""Two and more browsers at one table: invitations, races, lost lines, spectators, talk, bots that stand in."""

import re
import signal
import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from trivet.engine.match import Match
from trivet.games import IDS, load

from ..games.golden import MATCHES
from ..server.people import Served, Start
from .company import PHONE, Arrive, ask, button, command, moved_on, new_table, pair, play_past, surely
from .visitor import Visitor


def test_an_invitation_seats_a_friend_in_two_clicks(arrive: Arrive) -> None:
    ann, bob = arrive(""), arrive("")
    ann.page.get_by_label("Name of player 1").fill("Ann")
    button(ann, "Invite friends").click()
    button(ann, "Open the table").click()
    link = ann.page.get_by_label("Invitation link").input_value()
    assert "#" in link, "the secret stays out of servers' logs"
    bob.go(link)
    bob.page.get_by_label("Your name").fill("Bob")
    button(bob, "Sit down").click()
    for visitor in (ann, bob):
        expect(visitor.page.get_by_role("article", name="Bob")).to_be_visible()
        expect(visitor.page.get_by_role("article", name="Ann")).to_be_visible()
    assert (ann.table["seat"], bob.table["seat"]) == (0, 1)


def test_of_two_devices_one_plays_the_turn(arrive: Arrive) -> None:
    ann, tablet = arrive("Ann"), arrive("nobody")
    ann.page.get_by_role("link", name="My page").click()
    button(ann, "Make a code").click()
    tablet.go(ann.page.get_by_label("Or open this link there").input_value())
    button(tablet, "This is me").click()
    button(tablet, "Play").wait_for()
    assert ask(tablet, "get", "/me")["name"] == "Ann"
    bob = arrive("Bob")
    first, _ = pair(bob, ann)
    if first is bob:
        table = bob.table
        while table["offers"]:
            table = command(bob, table)
    tablet.go(ann.page.url)
    before = ann.ready()
    assert tablet.ready()["version"] == before["version"]
    both = ((ann, 0), (tablet, -1))
    for visitor, which in both:
        visitor.server_may_fail = True  # the slower one is refused
        visitor.page.evaluate(
            """([which, moment]) => {
                const target = [...document.querySelectorAll('[data-verb=place][data-action]')].at(which);
                setTimeout(() => target.dispatchEvent(new MouseEvent('click', { bubbles: true })), moment - Date.now());
            }""",
            [which, (time.time() + 1) * 1000],
        )
    moved_on(ann, before["version"])
    after = ann.ready()
    assert tablet.ready()["version"] == after["version"]
    assert len(after["log"]) == len(before["log"]) + 1


def test_a_server_that_dies_takes_nothing_along(arrive: Arrive, served: Served) -> None:
    first, second = pair(arrive("Ann"), arrive("Bob"))
    before = first.ready()
    for visitor in (first, second):
        visitor.server_may_fail = True
    served.end(signal.SIGKILL)
    for visitor in (first, second):
        expect(visitor.page.get_by_text("Connection lost")).to_be_visible()
    served.start()
    for visitor in (first, second):
        expect(visitor.page.get_by_text("Connection lost")).to_be_hidden()
    assert first.ready()["version"] == before["version"]
    first.click_something()
    version = str(first.ready()["version"])
    expect(second.page.locator(f"[data-version='{version}']")).to_be_attached()


def test_spectators_see_what_everybody_may_see(arrive: Arrive) -> None:
    ann, bob, cy = arrive("Ann"), arrive("Bob"), arrive("Cy")
    first, _ = pair(ann, bob, game="goldblivion")
    cy.go("/lobby")
    cy.page.get_by_role("link", name="GOLDblivion").click()
    expect(cy.page.get_by_text("You are watching")).to_be_visible()
    expect(ann.page.get_by_text("Cy watches")).to_be_visible()
    assert cy.table["seat"] is None
    assert cy.page.locator("[data-action]").count() == 0
    # Whoever comes back is told what happened meanwhile.
    address = cy.page.url
    cy.go("/credits")
    first.click_something()
    first.ready()
    cy.go(address)
    expect(cy.page.get_by_role("region", name="Since you were last here")).to_contain_text(re.compile("Ann|Bob"))
    cy.page.get_by_role("tab", name="Chat").click()
    expect(cy.page.get_by_text("Those who sit at the table can write here.")).to_be_visible()
    cy.go(f"{cy.page.url}/replay")
    expect(cy.page.get_by_role("article", name="Ann")).to_be_visible()


def test_chat_is_plain_text_and_can_be_muted(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), arrive("<b>Bob</b>")
    pair(ann, bob, title="<i>Ours</i>")
    bob.page.get_by_role("tab", name="Chat").click()
    markup = "<img src=x onerror=\"document.title='caught'\"> & <script>1</script>"
    bob.page.get_by_label("Say something").fill(markup)
    button(bob, "Send").click()
    expect(ann.page.get_by_role("tab", name="Chat 1 new message")).to_be_visible()
    ann.page.get_by_role("tab", name="Chat").click()
    said = ann.page.get_by_role("log")
    expect(said.get_by_text(markup)).to_be_visible()
    expect(said.get_by_text("<b>Bob</b>")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="<i>Ours</i>")).to_be_visible()
    assert "caught" not in ann.page.title()
    assert ann.page.locator("[role=log] img, [role=log] b, [role=log] script, h1 i").count() == 0
    ann.page.get_by_text("Mute").click()
    ann.page.get_by_role("checkbox", name="<b>Bob</b>").check()
    expect(said.get_by_text(markup)).to_be_hidden()
    assert ann.violations() == []


def test_a_reaction_is_at_hand_and_seen_at_the_table_unless_muted(arrive: Arrive) -> None:
    ann, bob = arrive("Ann"), arrive("Bob", **PHONE)
    pair(ann, bob)
    ann.page.get_by_role("tab", name="Rules").click()
    for reaction in ("Well played!", "Ha ha!"):
        button(bob, "Short reactions").tap()
        button(bob, reaction).tap()
        expect(ann.page.get_by_role("status").get_by_text(reaction)).to_be_visible()
    expect(bob.page.get_by_role("status").get_by_text("Ha ha!")).to_be_hidden()
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_text("Mute").click()
    ann.page.get_by_role("checkbox", name="Bob").check()
    expect(ann.page.get_by_role("log").get_by_text("Ha ha!")).to_be_hidden()
    ann.page.get_by_role("tab", name="Rules").click()
    button(bob, "Short reactions").tap()
    button(bob, "Wow!").tap()
    bob.page.get_by_role("tab", name="Chat").tap()
    expect(bob.page.get_by_role("log").get_by_text("Wow!")).to_be_visible()
    expect(ann.page.get_by_role("status").get_by_text("Wow!")).to_be_hidden()


def test_a_vote_hands_an_absent_players_seat_to_a_bot_and_they_take_it_back(arrive: Arrive) -> None:
    first, second = pair(arrive("Ann"), arrive("Bob"))
    before = first.ready()
    address = first.page.url
    first.go("/credits")
    button(second, "Propose a bot instead").click()
    expect(second.page.get_by_text("Normal bot plays")).to_be_visible()
    moved_on(second, before["version"])
    first.go(address)
    button(first, "Take my seat back").click()
    expect(second.page.get_by_text("Normal bot plays")).to_be_hidden()
    expect(second.page.get_by_text("is back.")).to_be_visible()
    button(second, "This table").click()
    surely(second, "Let a bot play for me")
    expect(button(second, "Take my seat back")).to_be_visible()


def test_a_take_back_needs_the_other_players_consent(arrive: Arrive) -> None:
    first, second = pair(arrive("Ann"), arrive("Bob"), clock={"seconds": 3600, "grace": 0})
    expect(first.page.get_by_role("timer").first).to_contain_text("59:")
    first.ready()
    for _ in range(10):
        if not first.table["offers"]:
            break
        first.click_something()
        first.page.wait_for_timeout(200)
    before = second.ready()
    assert before["rated"]
    button(first, "This table").click()
    button(first, "Ask to take back my last move").click()
    expect(button(first, "Withdraw")).to_be_visible()
    button(second, "Agree").click()
    expect(second.page.get_by_text("takes moves back")).to_be_visible()
    after = first.ready()
    assert len(after["log"]) == len(before["log"]) - 1
    assert not after["rated"]


def test_a_match_file_comes_in_and_goes_out_and_is_verified(arrive: Arrive, tmp_path: Path) -> None:
    match = Match(load("gobi"), {"players": 2}, 7)
    while not match.game.over(match.state):
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.offers(match.state, seat)[0])
    file = tmp_path / "match.json"
    file.write_text(match.save())
    ann = arrive("Ann")
    ann.page.locator("input[type=file]").set_input_files(file)
    ann.page.get_by_role("tab", name="Scores").click()
    ann.page.get_by_text("Was the shuffle fair?").click()
    button(ann, "Verify").click()
    expect(ann.page.get_by_text("moves replay to this very end")).to_be_visible()
    assert ann.violations() == []
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Save the match file").click()
    assert download.value.path().read_text() == file.read_text()
    button(ann, "Play again").click()
    expect(ann.page.get_by_role("button", name="Hint")).to_be_visible()


def test_a_table_of_an_older_version_says_so_beside_the_rules(arrive: Arrive) -> None:
    ann = arrive("Ann")
    ann.page.locator("input[type=file]").set_input_files(MATCHES["gobi-2-china"])
    ann.page.get_by_role("tab", name="Rules").click()
    expect(ann.page.get_by_role("note")).to_contain_text("played by version 1 of the rules")
    expect(ann.page.get_by_role("heading", name="Versions")).to_be_attached()
    assert ann.violations() == []
    table = ann.page.url
    ann.go(f"{table}/replay")
    ann.page.get_by_role("tab", name="Rules").click()
    expect(ann.page.get_by_role("note")).to_contain_text("played by version 1 of the rules")
    ann.go(table)
    button(ann, "Play again").click()
    expect(ann.page.get_by_role("button", name="Hint")).to_be_visible()
    ann.page.get_by_role("tab", name="Rules").click()
    expect(ann.page.get_by_role("heading", name="Versions")).to_be_attached()
    expect(ann.page.get_by_role("note")).not_to_be_attached()


def test_a_phone_finds_its_way_in_french(arrive: Arrive) -> None:
    ann, zoe = arrive("Ann"), arrive("Zoé", locale="fr-FR", **PHONE)
    table = new_table(ann, "me", "open", "open", clock={"seconds": 60, "grace": 60})
    page = zoe.page

    def fits() -> None:
        assert not zoe.scrolls_sideways(), page.url
        assert not zoe.small_targets(), page.url
        assert zoe.violations() == [], page.url
        text = page.inner_text("body")
        assert not re.search(r"\b(home|lobby|join|waiting|table|chat|person|record|devices|move)-[a-z]+", text)

    for path, seen in (
        ("/lobby", "Tables à rejoindre"),
        (f"/person/{ask(zoe, 'get', '/me')['id']}", "Autres appareils"),
        ("/move", "Code à usage unique"),
        *((f"/rules/{name}", "Arbitrages") for name in IDS),
        (f"/join/{table['id']}", "Prendre place"),
    ):
        page.goto(path)
        page.get_by_text(seen).locator("visible=true").first.wait_for()
        fits()
    button(zoe, "Prendre place").tap()
    button(zoe, "Libérer ma place").wait_for()
    fits()
    ask(ann, "post", f"/tables/{table['id']}/start", bot="random")
    for name in ("Joueurs", "Messages"):
        page.get_by_role("tab", name=name).tap()
        page.wait_for_timeout(200)
        fits()
    button(zoe, "Cette table").tap()
    fits()
    assert page.locator("link[rel=icon]").get_attribute("href") in ("/favicon.svg", "/favicon-turn.svg")


def test_who_has_left_the_page_is_missed_at_a_table_without_a_clock(arrive: Arrive) -> None:
    first, second = pair(arrive("Ann"), arrive("Bob"))
    assert first.table["clock"] is None
    name = first.table["seats"][first.table["seat"]]["name"]
    first.go("/")
    expect(second.page.get_by_text(re.compile(rf"{name} left the page at \d+:\d\d"))).to_be_visible()
    expect(second.page.get_by_role("article", name=name).get_by_text("away since")).to_be_visible()
    first.page.go_back()
    expect(second.page.get_by_text("left the page")).to_be_hidden()


def test_a_forged_import_is_called_that(arrive: Arrive, tmp_path: Path) -> None:
    ann = arrive("Ann")
    match = Match(load("gobi"), {"players": 2}, 7)
    while not match.game.over(match.state):
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.offers(match.state, seat)[0])
    real = ask(ann, "post", "/tables", game="gobi", options={}, seats=[{"kind": "me"}, {"kind": "me"}])["id"]
    for named, said in ((real, "not what its file says"), ("x" * 22, "which this server does not know")):
        file = tmp_path / f"{named}.json"
        file.write_text(match.save(table=named))
        ann.go("/")
        ann.page.locator("input[type=file]").set_input_files(file)
        ann.page.get_by_role("tab", name="Scores").click()
        ann.page.get_by_text("Was the shuffle fair?").click()
        button(ann, "Verify").click()
        expect(ann.page.get_by_text(said)).to_be_visible()
        assert ann.violations() == []


def test_both_pages_have_a_part_in_the_shuffle_and_each_checks_its_own(chrome: Browser, start: Start) -> None:
    served = start()
    ann, bob = Visitor(chrome, served), Visitor(chrome, served)
    ann.go("/")
    ann.page.get_by_label("Name of player 1").fill("Ann")
    button(ann, "Invite friends").click()
    button(ann, "Open the table").click()
    bob.go(ann.page.get_by_label("Invitation link").input_value())
    bob.page.get_by_label("Your name").fill("Bob")
    button(bob, "Sit down").click()
    for visitor in (ann, bob):
        visitor.page.locator("[data-version]").wait_for(state="attached")
    table = ann.table
    play_past(table, "over", ann, bob)
    ann.page.get_by_text("Was the shuffle fair?").click()
    button(ann, "Verify").click()
    expect(ann.page.get_by_text("It fits")).to_be_visible()
    shares = ask(ann, "get", f"/tables/{table['id']}/verify")["deal"]["shares"]
    expect(ann.page.get_by_text(f"Ann added {shares[0]}: that is what this browser has kept.")).to_be_visible()
    expect(ann.page.get_by_text(f"Bob added {shares[1]}.")).to_be_visible()
    ann.page.evaluate(
        "localStorage['trivet.shares'] = localStorage['trivet.shares'].replace(/\"share\":\"./, '\"share\":\"x')"
    )
    button(ann, "Verify").click()
    expect(ann.page.get_by_text("It does not fit: this browser")).to_be_visible()
    for visitor in (ann, bob):
        visitor.leave()
