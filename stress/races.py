"""Rows 7 and 8: of several commands for one turn one is done, and what comes too late is refused with the fresh table."""

import asyncio
import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import uvloop

from trivet.games import IDS

from .clients import Answer, Person, Table, command, expect, read_table
from .servers import house
from .trial import Outcome, Scale, trial

TABLES = 6
LATER = 503
COPIES = 100
TAKEBACKS = 50
"""Proposals of one person: a few more, and they would have to wait."""
SEATS = ("me", "me", "me")
SHOWN = ("version", "status", "seat", "to_act", "view", "offers", "undo", "scores")
"""What the fresh table says whatever part of the log it comes with."""


@dataclass
class Watch:
    """Somebody alone at a table with several seats, in as many tabs as there are workers and more."""

    tabs: list[Person]
    game: str
    chance: random.Random
    seen: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    @staticmethod
    async def new(hosts: Sequence[str], number: int, tabs: int) -> "Watch":
        person = await Person.new(hosts[0])
        others = [person.at(hosts[tab % len(hosts)]) for tab in range(1, tabs)]
        return Watch([person, *others], IDS[number % len(IDS)], random.Random(f"races {number}"))

    async def table(self, known: Table | None = None) -> Table:
        """The table as a seat to act sees it; a new one where there is none, or its game is over."""
        fresh = await self.tabs[0].look(known.id) if known else None
        if fresh is None or fresh.status != "playing":
            made = await self.tabs[0].new_table(self.game, *SEATS)
            fresh = await self.tabs[0].look(made["id"])
        return fresh

    def any_order(self, table: Table) -> dict[str, Any]:
        return command(table, self.chance.choice(table.offers).action)

    async def until_answered(self, tab: Person, table: Table, order: dict[str, Any]) -> Answer:
        """Send a command as a page does: again where the server is too busy."""
        while (answer := await tab.do(table.id, order)).status == LATER:
            self.seen["again"] += 1
            await asyncio.sleep(0.1)
        return answer

    def fault(self, what: str, table: Table, answers: Sequence[Answer] = ()) -> None:
        said = [(answer.status, answer.body[:100]) for answer in answers]
        self.wrong.append(f"{self.game}, version {table.version}: {what} {said or ''}")


@trial(7, "two clients race one turn × 10,000; one command id × 100", "one applied; the same answer to the rest", 10)
def races(scale: Scale) -> Outcome:
    outcome = Outcome()
    with house() as at:
        alone, club = [at.server().host], [served.host for served in at.club()]
        uvloop.run(race_everywhere(alone, scale.of(120, 10_000), scale.of(2, 20), "one process", outcome))
        uvloop.run(race_everywhere(club, scale.of(30, 1_000), scale.of(1, 10), "three workers", outcome))
    return outcome


async def race_everywhere(hosts: list[str], times: int, copied: int, where: str, outcome: Outcome) -> None:
    watches = [await Watch.new(hosts, number, tabs=len(hosts) + 1) for number in range(TABLES)]
    await asyncio.gather(*(race(watch, math.ceil(times / TABLES)) for watch in watches))
    crowd = await Watch.new(hosts, 0, tabs=COPIES)
    for _ in range(copied):
        await send_copies(crowd)
    tallied = sum((watch.seen for watch in watches), Counter[str]())
    outcome.figures[where] = (
        f"{tallied['race']:,} races of {len(watches[0].tabs)}: {tallied['done']:,} commands done, "
        f"{tallied['stale']:,} refused with the winner's table; {copied} × {COPIES} copies of one command: "
        f"{crowd.seen['done']} done, {crowd.seen['alike']:,} answered alike, {crowd.seen['again']} sent again"
    )
    outcome.failures += [f"{where}: {wrong}" for watch in [*watches, crowd] for wrong in watch.wrong[:2]]


async def race(watch: Watch, times: int) -> None:
    """All tabs send a command of their own for the same turn at once."""
    table = None
    for _ in range(times):
        table = await watch.table(table)
        orders = [watch.any_order(table) for _ in watch.tabs]
        answers = await asyncio.gather(
            *(tab.do(table.id, order) for tab, order in zip(watch.tabs, orders, strict=True))
        )
        watch.seen["race"] += 1
        done = [answer for answer in answers if answer.status == 200]
        late = [answer for answer in answers if came_late(answer)]
        watch.seen.update({"done": len(done), "stale": len(late)})
        if len(done) != 1 or len(late) != len(answers) - 1:
            watch.fault("not exactly one was done", table, answers)
        elif any(answer.said["table"] != done[0].said for answer in late):
            watch.fault("the refused were shown another table than the winner", table)
        elif read_table(done[0].body).version != table.version + 1:
            watch.fault("more than one step was taken", table, done)


def came_late(answer: Answer) -> bool:
    """Whether a command is refused for what has happened since: another, or the end of the game."""
    if answer.status != 409 or "table" not in answer.said:
        return False
    return answer.code == ("over" if answer.said["table"]["status"] == "over" else "stale")


async def send_copies(crowd: Watch) -> None:
    """The same command from everywhere at once; and once more, when the table has moved on."""
    table = await crowd.table()
    order = crowd.any_order(table)
    answers = await asyncio.gather(*(crowd.until_answered(tab, table, order) for tab in crowd.tabs))
    if any(answer.status != 200 or answer.body != answers[0].body for answer in answers):
        crowd.fault("copies of a command were not answered alike", table, answers[:3])
    crowd.seen["alike"] += len(answers)
    fresh = await crowd.table(table)
    crowd.seen["done"] += fresh.version
    expect(await crowd.tabs[0].do(table.id, crowd.any_order(fresh)), 200)
    late = await crowd.tabs[-1].do(table.id, order)
    if late.body != answers[0].body:
        crowd.fault("a late copy of a command was answered otherwise", table, [late])
    if (await crowd.table(table)).version != 2:
        crowd.fault("copies of a command were done", table)


@trial(8, "stale versions of every kind of command", "refused with the fresh view, nothing executed", 10)
def stale(scale: Scale) -> Outcome:
    outcome = Outcome()
    with house() as at:
        alone, club = [at.server().host], [served.host for served in at.club()]
        uvloop.run(be_late_everywhere(alone, scale.of(30, 1_500), "one process", outcome))
        uvloop.run(be_late_everywhere(club, scale.of(10, 300), "three workers", outcome))
    return outcome


async def be_late_everywhere(hosts: list[str], turns: int, where: str, outcome: Outcome) -> None:
    watches = [await Watch.new(hosts, number, tabs=len(hosts) + 1) for number in range(len(IDS))]
    await asyncio.gather(*(be_late(watch, turns) for watch in watches))
    for watch in watches:
        kinds = Counter(watch.seen)
        refused = kinds.pop("refused")
        outcome.figures[f"{where}, {watch.game}"] = f"{refused:,} stale commands refused: {', '.join(sorted(kinds))}"
        outcome.failures += [f"{where}: {wrong}" for wrong in watch.wrong[:2]]


async def be_late(watch: Watch, turns: int) -> None:
    """Play on, and send all that the table offered before once more each time, from another tab."""
    table = None
    for _ in range(turns):
        before = await watch.table(table)
        after = read_table(expect(await watch.tabs[0].do(before.id, watch.any_order(before)), 200).body)
        await refused_late(watch, before, after)
        if after.undo and not watch.wrong and watch.chance.random() < 0.5:
            undone = read_table(expect(await watch.tabs[0].do(after.id, command(after)), 200).body)
            await refused_late(watch, after, undone)
            if watch.seen["takeback"] < TAKEBACKS:
                await refused_taken_back(watch, undone)
        table = before


async def refused_late(watch: Watch, seen: Table, now: Table) -> None:
    """Commands for what the seat saw before its last one: one of each verb, undo, and one from the future."""
    by_verb = {offer.verb: offer.action for offer in watch.chance.sample(seen.offers, len(seen.offers))}
    orders = {verb: command(seen, action) for verb, action in by_verb.items()}
    orders["undo"] = command(seen)
    if by_verb:
        orders["future"] = command(seen, *by_verb.values()) | {"version": now.version + 1}
    answers = await asyncio.gather(*(watch.chance.choice(watch.tabs).do(seen.id, order) for order in orders.values()))
    fresh = expect(await watch.tabs[0].ask("GET", f"/tables/{seen.id}?seat={seen.seat}"), 200).said
    if fresh["version"] != now.version:
        watch.fault(f"a stale command was done: the table is at version {fresh['version']}", now, answers)
    for kind, answer in zip(orders, answers, strict=True):
        watch.seen.update([kind, "refused"])
        if not came_late(answer):
            watch.fault(f"a stale {kind} was not refused as such", now, [answer])
        elif any(answer.said["table"][part] != fresh[part] for part in SHOWN):
            watch.fault(f"a stale {kind} was not answered with the fresh table", now)


async def refused_taken_back(watch: Watch, undone: Table) -> None:
    """A take-back of a move that is no longer in the log."""
    moves = len(expect(await watch.tabs[0].ask("GET", f"/tables/{undone.id}"), 200).said["log"])
    asked = {"kind": "takeback", "seat": undone.seat, "move": moves}
    answer = await watch.chance.choice(watch.tabs).ask("POST", f"/tables/{undone.id}/proposals", asked)
    watch.seen.update(["takeback", "refused"])
    if answer.status != 422 or answer.code != "bad_move":
        watch.fault("a take-back of what was undone was not refused", undone, [answer])
    if (await watch.tabs[0].look(undone.id)).version != undone.version:
        watch.fault("a take-back of what was undone was done", undone)
