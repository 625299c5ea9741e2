"""Row 24: ways to win, dodge or inflate a rating, and what the rules of rating (texts/rating.en.md) make of each."""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

from tests.server.people import PATIENCE, Person, Served, Table
from trivet.games import IDS

from .finishing import Books, play, sit_down
from .schema import LIMITS, NO_LIMIT
from .servers import house
from .trial import Outcome, Scale, trial

NEWCOMER = 25.0
"""What everybody is thought to be worth before their first game."""
ABSENT = 0.3
LONG_AGO = timedelta(minutes=20)


@trial(
    24,
    "ways to win, dodge or inflate a rating (leave, close, take back, stand-in bots, own second identity by the same "
    "invitation)",
    "each ends as the rules of rating say",
    minutes=15,
)
def honesty(scale: Scale) -> Outcome:
    outcome = Outcome()
    with house() as at:
        limits = {what: NO_LIMIT for what in LIMITS}
        alone = at.server(limits=limits, absent_after=ABSENT)
        club = at.club(2, limits=limits, absent_after=ABSENT)
        for game in scale.of(("gobi",), IDS):
            tried = Tried([alone], game)
            for way in WAYS:
                way(tried)
                tried.seen["ways tried"] += 1
            tried.report(outcome, f"{game}, one process")
        racing = Tried(club, "gobi")
        for number in range(scale.of(4, 100)):
            racing.close_at_once(consent=bool(number % 2))
        racing.report(outcome, "two workers")
    return outcome


class Tried:
    def __init__(self, servers: Sequence[Served], game: str) -> None:
        self.servers = servers
        self.game = game
        self.books = Books(servers[0])
        self.seen: Counter[str] = Counter()
        self.wrong: list[str] = []

    def report(self, outcome: Outcome, where: str) -> None:
        outcome.figures[where] = ", ".join(f"{count} {what}" for what, count in self.seen.items())
        outcome.failures += [f"{where}: {wrong}" for wrong in self.wrong[:5]]

    def people(self, number: int) -> list[Person]:
        return [self.servers[seat % len(self.servers)].person() for seat in range(number)]

    def table(self, people: Sequence[Person], *others: str, **more: Any) -> Table:
        return sit_down(people, *others, game=self.game, **more)

    def mu(self, person: Person) -> float:
        found = self.books.rows(
            "SELECT mu FROM ratings WHERE identity = :who AND game = :game",
            who=person.ask("GET", "/me")["id"],
            game=self.game,
        )
        return float(found[0]["mu"]) if found else NEWCOMER

    def expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.wrong.append(what)

    def expect_loss(self, loser: Person, winner: Person, way: str) -> None:
        lost, won = self.mu(loser), self.mu(winner)
        self.expect(lost < NEWCOMER < won, f"{way}: the ratings are {lost:.2f} and {won:.2f}")

    def expect_unrated(self, people: Sequence[Person], way: str) -> None:
        mus = [self.mu(person) for person in people]
        self.expect(set(mus) == {NEWCOMER}, f"{way}: it was rated, {mus}")

    def expect_refused(self, code: str, person: Person, table: Table, what: str, **asked: Any) -> None:
        said = person.http.post(f"/api/tables/{table['id']}/{what}", **({"json": asked} if asked else {})).json()
        self.expect(said.get("code") == code, f"{what} {asked}: {said.get('code', 'done')} instead of {code}")

    def play_on(self, table: Table, *people: Person, until: Callable[[Table], object] = lambda table: False) -> Table:
        """Those who are still there play, until the end or until something is to be seen."""
        end = time.monotonic() + PATIENCE
        while (seen := people[0].look(table))["status"] == "playing" and not until(seen):
            assert time.monotonic() < end, "a game goes on and on"
            for person in people:
                if (own := person.look(table))["offers"]:
                    person.act(own)
                    end = time.monotonic() + PATIENCE
        return people[0].look(table)

    def close_at_once(self, consent: bool) -> None:
        """The creator closes a game twice at the same moment, at two workers, while its end is being agreed upon."""
        ann, bob = self.people(2)
        table = self.table((ann, bob))
        proposal = bob.do(table, "proposals", kind="close")["proposals"][0]["id"] if consent else ""
        path = f"/api/tables/{table['id']}"
        asked: list[tuple[Person, str, Any]] = [(ann, "/close", None), (ann.at(self.servers[-1]), "/close", None)]
        if consent:
            asked.append((ann.at(self.servers[-1]), f"/proposals/{proposal}", {"agree": True}))
        with ThreadPoolExecutor(3) as threads:
            sent = [threads.submit(who.http.post, path + what, json=body) for who, what, body in asked]
            statuses = [one.result().status_code for one in sent]
        self.seen["races to close"] += 1
        self.expect(all(status < 500 for status in statuses), f"closing at once: {statuses}")
        self.expect(ann.look(table)["status"] == "closed", "closing at once: it is not closed")
        results = self.books.results(table)
        if results or not consent:
            self.expect(len(results) == 2, f"closing at once: {len(results)} results")
            self.expect_loss(ann, bob, "closing at once")
        else:
            self.expect_unrated((ann, bob), "closing at once, as agreed")


def leave_at_once(tried: Tried) -> None:
    ann, bob = tried.people(2)
    table = tried.table((ann, bob))
    ann.do(table, "seats/0/hand-over")
    tried.play_on(table, bob)
    tried.expect_loss(ann, bob, "a bot plays from the first move on")
    record = ann.ask("GET", f"/people/{ann.ask('GET', '/me')['id']}")["record"]
    tried.expect(record[0]["won"] == 0, "a bot's win is counted as the person's")


def return_for_the_end(tried: Tried) -> None:
    """Leave the middle of the game to a bot, and come back for the end."""
    ann, bob = tried.people(2)
    table = tried.table((ann, bob))
    script = tried.books.script(table)
    third = len(script) // 3
    table = play((ann, bob), table, script[:third])
    ann.do(table, "seats/0/hand-over")
    table = tried.play_on(table, bob, until=lambda seen: len(seen["log"]) > 2 * third)
    if table["status"] == "playing":
        ann.do(table, "seats/0/return")
        tried.play_on(table, ann, bob)
    tried.expect_loss(ann, bob, "a bot plays a third of the game")


def be_away_for_a_turn(tried: Tried) -> None:
    """No way to cheat: whoever was away for a moment and played the rest is rated by what they reached."""
    ann, bob = tried.people(2)
    table = tried.table((ann, bob))
    table = tried.play_on(table, ann, bob, until=lambda seen: seen["version"] > 20 and seen["to_act"] == [0])
    if table["status"] != "playing":
        return
    ann.do(table, "seats/0/hand-over")
    ann.when(ann.look(table), lambda seen: seen["version"] > table["version"])
    ann.do(table, "seats/0/return")
    over = tried.play_on(table, ann, bob)
    places = over["places"]
    gained = tried.mu(ann) - tried.mu(bob)
    made = sum(entry["seat"] == 0 for entry in over["log"])
    (seat,) = tried.books.rows("SELECT bot_moves FROM seats WHERE table_id = :id AND seat = 0", id=table["id"])
    if 4 * seat["bot_moves"] <= made and places[0] != places[1]:
        tried.expect((gained > 0) == (places[0] < places[1]), f"away for a moment: {gained:.2f} for places {places}")


def leave_together(tried: Tried) -> None:
    people = tried.people(2)
    table = tried.table(people)
    table = play(people, table, tried.books.script(table)[:-12])
    for seat, person in enumerate(people):
        person.do(table, f"seats/{seat}/hand-over")
    people[0].when(people[0].look(table), lambda seen: seen["status"] == "over")
    tried.expect_unrated(people, "nobody stayed")


def close_while_losing(tried: Tried) -> None:
    ann, bob = tried.people(2)
    table = tried.table((ann, bob))
    tried.expect_refused("not_your_table", bob, table, "close")
    closed = ann.do(table, "close")
    tried.expect(closed["status"] == "closed" and closed["rated"], "closed without consent: it ends, and is rated")
    tried.expect_loss(ann, bob, "closed without consent")
    tried.expect(len(tried.books.results(table)) == 2, "closed without consent: the result is not written once")
    tried.expect_refused("closed", ann, table, "commands", command_id="x", version=0, seat=0, actions=[0])


def close_among_several(tried: Tried) -> None:
    people = tried.people(3)
    table = tried.table(people)
    going = people[0].do(table, "close")
    tried.expect(going["status"] == "playing", "one of three closes: the others cannot play on")
    tried.expect(going["seats"][0]["stand_in"] is not None, "one of three closes: no bot plays for them")
    tried.expect_refused("rated", people[0], table, "close")
    people[1].do(table, "seats/1/hand-over")
    ended = people[2].do(table, "close")
    tried.expect(ended["status"] == "closed", "the last who stayed cannot end it")
    tried.expect_loss(people[0], people[2], "one of three closes")
    tried.expect_loss(people[1], people[2], "one of three leaves")


def close_as_agreed(tried: Tried) -> None:
    ann, bob = tried.people(2)
    table = tried.table((ann, bob))
    asked = bob.do(table, "proposals", kind="close")
    answer = f"proposals/{asked['proposals'][0]['id']}"
    refused = ann.do(table, answer, agree=False)
    tried.expect(refused["status"] == "playing" and refused["rated"], "one no does not keep the game going")
    asked = ann.do(table, "proposals", kind="close")
    closed = bob.do(table, f"proposals/{asked['proposals'][0]['id']}", agree=True)
    tried.expect(closed["status"] == "closed", "all agree, and it is not closed")
    tried.expect_unrated((ann, bob), "closed as agreed")


def vote_out_and_close(tried: Tried) -> None:
    """Have a bot take the seat of somebody who is away for a moment, and claim the win at once."""
    people = tried.people(2)
    table = tried.table(people)
    away = table["to_act"][0]
    here = people[1 - away]
    time.sleep(2 * ABSENT)
    here.do(table, "proposals", kind="stand_in", seat=away)
    tried.expect_refused("may_return", here, table, "close")
    served, long_ago = here.served, datetime.now(UTC) - LONG_AGO
    served.end()
    tried.books.rows(
        "UPDATE seats SET voted_out = :then WHERE table_id = :id AND seat = :seat",
        then=long_ago.strftime("%Y-%m-%d %H:%M:%S.%f"),
        id=table["id"],
        seat=away,
    )
    served.start()
    closed = here.do(table, "close")
    tried.expect(closed["status"] == "closed", "who stayed cannot close the table later either")
    tried.expect_loss(people[away], here, "away for long")


def have_it_closed_by_the_operator(tried: Tried) -> None:
    people = tried.people(2)
    table = tried.table(people)
    where = [sys.executable, "-m", "trivet.cli", "admin", "close", table["id"], "--database", people[0].served.place]
    with people[0].live(table):  # a server looks out for what others have written while somebody watches
        subprocess.run(where, check=True, capture_output=True, timeout=PATIENCE)
        people[0].when(people[0].look(table), lambda seen: seen["status"] == "closed")
    tried.expect_unrated(people, "closed by the operator")


def take_back_alone(tried: Tried) -> None:
    """With a bot on the other person's seat: neither for a rating, nor past what that person did."""
    for rated in (True, False):
        people = tried.people(2)
        table = tried.table(people, rated=rated)
        script = tried.books.script(table)
        both = next(n for n, (seat, _) in enumerate(script) if seat != script[0][0]) + 2
        table = play(people, table, script[:both])
        mover = script[0][0]
        people[1 - mover].do(table, f"seats/{1 - mover}/hand-over")
        asked = {"kind": "takeback", "seat": mover, "move": 0}
        tried.expect_refused("away", people[mover], table, "proposals", **asked)
        tried.play_on(table, people[mover], until=lambda seen, after=both: len(seen["log"]) > after + 8)
        seen = people[mover].look(table)
        later = [entry["move"] for entry in seen["log"] if entry["seat"] == mover and entry["move"] > both]
        if later and rated:
            tried.expect_refused("nobody_to_ask", people[mover], table, "proposals", **asked | {"move": later[-1]})
        elif later:
            back = people[mover].do(table, "proposals", **asked | {"move": later[-1]})
            tried.expect(len(people[mover].look(table)["log"]) >= both, "moves of who is away were taken back")
            tried.expect(back["status"] == "playing", "unrated, against a bot, and nothing can be taken back")


def take_back_as_agreed(tried: Tried) -> None:
    people = tried.people(2)
    table = tried.table(people)
    script = tried.books.script(table)
    table = play(people, table, script[:5])
    mover = script[0][0]
    asked = people[mover].do(table, "proposals", kind="takeback", seat=mover, move=0)
    people[1 - mover].do(table, f"proposals/{asked['proposals'][0]['id']}", agree=True)
    over = play(people, people[0].look(table), script)
    tried.expect(over["status"] == "over" and not over["rated"], "a take-back leaves the game rated")
    tried.expect_unrated(people, "a take-back as agreed")


def dodge_a_bot(tried: Tried) -> None:
    """In a rated game against bots: no hint, no look at the shuffle, no take-back, no end without a loss, no end of time."""
    (ann,) = tried.people(1)
    table = ann.my_turn(tried.table((ann,), "random", rated=True))
    tried.expect(table["rated"] and table["rates"] == "everybody", "a game against a bot is not marked as rated")
    tried.expect(table["clock"] is not None, "a rated game against bots can be left to lie")
    tried.expect_refused("rated", ann, table, "hint?seat=0")
    said = ann.http.get(f"/api/tables/{table['id']}/match").json()
    tried.expect(said.get("code") == "not_over", "the shuffle of a rated game is shown")
    mine = len(table["log"])
    ann.act(table)
    tried.expect_refused("nobody_to_ask", ann, table, "proposals", kind="takeback", seat=0, move=mine)
    tried.expect_refused("nobody_to_ask", ann, table, "proposals", kind="close")
    ann.do(table, "close")
    tried.expect(tried.mu(ann) < NEWCOMER, "a game against a bot is closed without a loss")
    casual = tried.table((ann,), "random")
    before = tried.mu(ann)
    tried.play_on(casual, ann)
    tried.expect(tried.mu(ann) == before, "a game against a bot is rated though nobody asked for it")


def play_oneself(tried: Tried) -> None:
    """A second identity by one's own invitation, which loses again and again."""
    ann, other = tried.people(2)
    gains = []
    for _ in range(8):
        before = tried.mu(ann)
        other.do(tried.table((other, ann)), "close")
        gains.append(tried.mu(ann) - before)
    tried.expect(all(b <= 0.55 * a for a, b in pairwise(gains)), f"a second identity: {gains}")
    tried.expect(sum(gains) <= 2 * gains[0], f"a second identity is worth {sum(gains) / gains[0]:.1f} wins a day")


def take_two_seats(tried: Tried) -> None:
    (ann,) = tried.people(1)
    asked = {"game": tried.game, "options": {}, "seats": [{"kind": "me"}, {"kind": "me"}], "rated": True}
    refused = ann.http.post("/api/tables", json=asked).json()
    tried.expect(refused.get("code") == "unratable", f"two seats of one person: {refused.get('code', 'done')}")
    table = ann.new_table("me", "open", game=tried.game)
    both = ann.join(table, seat=1)
    tried.expect(both["status"] == "playing" and not both["rated"], "a game against oneself is rated")


WAYS: tuple[Callable[[Tried], None], ...] = (
    leave_at_once,
    return_for_the_end,
    be_away_for_a_turn,
    leave_together,
    close_while_losing,
    close_among_several,
    close_as_agreed,
    vote_out_and_close,
    have_it_closed_by_the_operator,
    take_back_alone,
    take_back_as_agreed,
    dodge_a_bot,
    play_oneself,
    take_two_seats,
)
