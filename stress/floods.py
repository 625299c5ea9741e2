"""Row 13: people who ask for more than they should, in a loop, while others play."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

import uvloop

from trivet.games import IDS

from .clients import PATIENCE, Line, Lost, Person, expect
from .parties import Delays, parties
from .servers import house
from .trial import Outcome, Scale, trial

LOOPS = 4
"""Each flood comes over so many connections at once."""
ENOUGH = 20
"""Refusals."""
SLOWEST_MS = 100
TOO_MANY, TRY_LATER = 429, 1013
FEW: dict[str, tuple[float, float]] = {"tables": (10, 2), "seating": (10, 2), "lines": (30, 5)}
"""So many at once, then so many a second: limits for the short form, so that they are reached in a moment."""
Ask = Callable[[Person], Awaitable[int]]


class Flood:
    """Somebody who asks for one thing in a loop."""

    def __init__(self, host: str, table: str, invitation: str) -> None:
        self.host = host
        self.table = table
        self.invitation = invitation

    async def create(self, person: Person) -> int:
        seats = [{"kind": "me"}, {"kind": "open"}]
        return (await person.ask("POST", "/tables", {"game": IDS[0], "options": {}, "seats": seats})).status

    async def join(self, person: Person) -> int:
        return (await person.ask("POST", f"/tables/{self.table}/join", {"invitation": self.invitation})).status

    async def chat(self, person: Person) -> int:
        return (await person.ask("POST", f"/tables/{self.table}/chat", {"text": "buy my camels"})).status

    async def listen(self, person: Person) -> int:
        line = await Line.open(person, self.table)
        with suppress(Lost):
            await line.reached(0)
            await line.close()
            return 200
        return TOO_MANY if line.socket.close_code == TRY_LATER else int(line.socket.close_code or 0)

    async def pour(self, ask: Ask, person: Person, seconds: float) -> "Counter[int]":
        """What it was answered, in so many seconds or until there were refusals enough."""
        answers: Counter[int] = Counter()
        begun = time.monotonic()

        async def loop(tab: Person) -> None:
            while (passed := time.monotonic() - begun) < seconds or (answers[TOO_MANY] < ENOUGH and passed < PATIENCE):
                answers[await ask(tab)] += 1

        await asyncio.gather(*(loop(person.at(self.host)) for _ in range(LOOPS)))
        return answers


@trial(13, "create, join and chat in a loop", "429 or closed; other people unaffected")
def floods(scale: Scale) -> Outcome:
    with house() as at:
        served = at.server() if scale.full else at.server(limits=FEW)
        return uvloop.run(flood(served.host, scale))


async def flood(host: str, scale: Scale) -> Outcome:
    outcome, allowed = Outcome(), usual_limits() | scale.of(FEW, {})
    async with parties([host], scale.of(3, 10), seed=13) as play:
        await play.go_on(scale.of(2, 15))
        before, play.delays = play.delays, Delays()
        for what, limit in (("create", "tables"), ("join", "seating"), ("chat", "messages"), ("listen", "lines")):
            culprit, friend = await Person.new(host), await Person.new(host)
            table = await friend.new_table(IDS[0], "me", "open", "open")
            flood = Flood(host, table["id"], table["invitation"])
            expect(await culprit.ask("POST", f"/tables/{flood.table}/join", {"invitation": flood.invitation}), 200)
            begun, seconds = time.monotonic(), scale.of(0, 20)
            pouring = asyncio.create_task(flood.pour(getattr(flood, what), culprit, seconds))
            await play.until(pouring)
            judge(what, pouring.result(), allowed[limit], time.monotonic() - begun, outcome)
            others = [await getattr(flood, one)(friend) for one in ("create", "chat", "listen")]
            if not all(status in (200, 201) for status in others):
                outcome.failures.append(f"after a flood of {what}, somebody else was answered with {others}")
    play.report(outcome, "others meanwhile, from a move to the view of it")
    outcome.figures["others before"] = str(before)
    if play.delays.percentile(99) >= SLOWEST_MS:
        outcome.slow.append(f"the others' p99 is not under {SLOWEST_MS} ms")
    return outcome


def usual_limits() -> dict[str, tuple[float, float]]:
    from trivet.server.basics.settings import Limits, Rate

    limits: dict[str, Rate] = vars(Limits())
    return {what: (rate.burst, rate.per_second) for what, rate in limits.items()}


def judge(what: str, answers: "Counter[int]", rate: tuple[float, float], seconds: float, outcome: Outcome) -> None:
    """No more was done than is allowed, and the rest was refused as it should be."""
    done, refused = answers[200] + answers[201], answers[TOO_MANY]
    outcome.figures[what] = f"{done:,} done, {refused:,} refused"
    if done + refused != answers.total():
        outcome.failures.append(f"a flood of {what} was answered with {dict(answers)}")
    burst, per_second = rate
    if done > burst + per_second * seconds + 1:
        outcome.failures.append(f"{done} × {what} was done in {seconds:.0f} s")
    if not refused:
        outcome.failures.append(f"a flood of {what} met no end: {done} were done in {seconds:.0f} s")
