"""Row 20: home, lobby, people's pages and records, however many finished tables there are."""

import asyncio
import statistics
from pathlib import Path

import uvloop

from tests.server.many import multiply
from trivet.games import IDS

from .clients import Person, command, expect
from .servers import house
from .trial import Outcome, Scale, trial

FINISHED = (100, 1_000, 10_000, 50_000)
FEW = (100, 2_000)
"""For the short form."""
FACTOR = 2.0
LARGEST = 40_000
"""Bytes of an answer."""
ROWS = (b'"deletable"', b'"met"', b'"rank"')
"""What each row of an answer says once: a table, somebody one met, somebody on a leaderboard."""
ROUNDS = 8
"""The pages are asked for in turn so often, so that whatever else the machine does meets all of them alike."""


@trial(
    20,
    "home, lobby, own and others' pages, records, with 100 / 1,000 / 10,000 / 50,000 finished tables",
    "cost within 2 × of the smallest; bytes per answer bounded",
    10,
)
def long_lists(scale: Scale) -> Outcome:
    outcome = Outcome()
    sizes = scale.of(FEW, FINISHED)
    with house() as at:
        for where in ("SQLite", "PostgreSQL"):
            settings = {} if where == "SQLite" else {"database": at.postgres.make("lists")}
            served = at.server(**settings)
            uvloop.run(grow(served.host, served.pid, served.place, where, sizes, scale.of(2, 40), outcome))
    return outcome


async def grow(
    host: str, pid: int, place: str, where: str, sizes: tuple[int, ...], times: int, outcome: Outcome
) -> None:
    """Ask for every list, again each time that there are more finished tables: all of them of the same two people."""
    ann, bob, cy = [await Person.new(host) for _ in range(3)]
    table = await finished(ann, bob)
    for _ in range(3):
        await ann.new_table(IDS[0], "me", "me")
        made = {"game": IDS[0], "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        expect(await ann.ask("POST", "/tables", made), 201)
    who, other = [expect(await one.ask("GET", "/me"), 200).said["id"] for one in (ann, bob)]
    won = expect(await ann.ask("GET", "/tables?status=won"), 200).said["tables"]
    pages = {
        "home": (ann, "/tables?status=going"),
        "what is finished": (ann, "/tables?status=finished"),
        "lobby": (cy, "/lobby"),
        "own page": (ann, f"/people/{who}"),
        "another's page": (cy, f"/people/{who}"),
        "what is won": (ann, f"/tables?status={'won' if won else 'lost'}&game={IDS[0]}"),
        "games with somebody": (ann, f"/tables?status=finished&with={other}"),
        "those one met": (ann, "/me/rivals"),
        "leaderboard": (cy, f"/games/{IDS[0]}/leaderboard?provisional=true"),
        "far down": (ann, ""),
    }
    costs: dict[str, list[float]] = {page: [] for page in pages}
    there, most_bytes = 1, 0
    for size in sizes:
        await asyncio.to_thread(multiply, place, table, size - there)
        there = size
        pages["far down"] = (ann, await far_down(ann, size))
        for page, (spent, largest, rows) in (await ask_for(pages, pid, times)).items():
            costs[page].append(spent)
            most_bytes = max(most_bytes, largest)
            if largest > LARGEST:
                outcome.failures.append(f"{where}, {size:,} tables: the answer of {page} has {largest:,} bytes")
            if rows == 0:
                outcome.failures.append(f"{where}, {size:,} tables: {page} shows none")
    outcome.figures[f"{where}, largest answer"] = f"{most_bytes:,} bytes"
    for page, spent in costs.items():
        most = max(spent) / spent[0]
        outcome.figures[f"{where}, {page}"] = (
            ", ".join(f"{cost:.2f} ms" for cost in spent) + f" of CPU with {', '.join(f'{size:,}' for size in sizes)}"
        )
        if most > FACTOR:
            outcome.slow.append(f"{where}: {page} costs {most:.1f} × as much with more tables")


async def finished(ann: Person, bob: Person) -> str:
    """A public table that two people have played to its end."""
    asked = {"game": IDS[0], "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    made = expect(await ann.ask("POST", "/tables", asked), 201).said
    expect(await bob.ask("POST", f"/tables/{made['id']}/join", {}), 200)
    table = await ann.look(made["id"])
    while table.status == "playing":
        for person in (ann, bob):
            seen = await person.look(made["id"])
            if seen.offers:
                expect(await person.do(seen.id, command(seen, seen.offers[0].action)), 200)
        table = await ann.look(made["id"])
    return table.id


async def far_down(ann: Person, size: int) -> str:
    """The address of a page in the middle of a long list."""
    after = ""
    for _ in range(min(size // 200, 40)):
        said = expect(await ann.ask("GET", f"/tables?status=finished&limit=100{after}"), 200).said
        after = f"&after={said['next']}"
    return f"/tables?status=finished{after}"


async def ask_for(pages: dict[str, tuple[Person, str]], pid: int, times: int) -> dict[str, tuple[float, int, int]]:
    """Of each page: the server's CPU for one answer in ms (the median of the rounds), its bytes, and its rows."""
    spent: dict[str, list[float]] = {page: [] for page in pages}
    seen: dict[str, tuple[int, int]] = {}
    for _ in range(ROUNDS):
        for page, (person, path) in pages.items():
            before = cpu(pid)
            for _ in range(times):
                answer = expect(await person.ask("GET", path), 200)
            spent[page].append((cpu(pid) - before) * 1000 / times)
            seen[page] = (len(answer.body), sum(answer.body.count(row) for row in ROWS))
    return {page: (statistics.median(spent[page]), *seen[page]) for page in pages}


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has had, in all its threads."""
    return sum(int(task.read_text().split()[0]) / 1e9 for task in Path(f"/proc/{pid}/task").glob("*/schedstat"))
