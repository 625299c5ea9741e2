"""Parties of people who play, each with a live line: what most trials want to see go on undisturbed."""

import asyncio
import math
import random
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

from trivet.games import IDS

from .clients import PATIENCE, Line, Lost, Person, Table, Unexpected, command, expect, read_table
from .trial import Outcome

SIZE = 4
AT_ONCE = 20
"""Parties that sit down at the same time."""


class Delays:
    """How long something took, again and again."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def percentile(self, part: float) -> float:
        """In milliseconds: so many of a hundred took no longer."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part / 100))] if ordered else 0.0

    def __str__(self) -> str:
        half, most, longest = (self.percentile(part) for part in (50, 99, 100))
        return f"{half:.0f} ms median, {most:.0f} ms p99, {longest:.0f} ms longest"


class Party:
    """People at one table. Where a game is over they start the next."""

    def __init__(self, people: list[Person], game: str, chance: random.Random) -> None:
        self.people = people
        self.game = game
        self.chance = chance
        self.lines: list[Line] = []
        self.table = ""

    @staticmethod
    async def new(hosts: list[str], game: str, chance: random.Random, size: int = SIZE) -> "Party":
        """People who ask one worker each, where there are several."""
        people = [await Person.new(hosts[seat % len(hosts)]) for seat in range(size)]
        party = Party(people, game, chance)
        await party.sit_down()
        return party

    async def sit_down(self) -> None:
        """Begin a game, and listen to it."""
        await self.begin()
        self.lines = [await Line.open(person, self.table, seat) for seat, person in enumerate(self.people)]
        for line in self.lines:
            await line.reached(0)

    async def begin(self) -> None:
        first, *others = self.people
        table = await first.new_table(self.game, "me", *["open"] * len(others))
        self.table = table["id"]
        for person in others:
            joined = await person.ask("POST", f"/tables/{self.table}/join", {"invitation": table["invitation"]})
            expect(joined, 200)

    async def get_up(self) -> None:
        for line in self.lines:
            await line.close()

    async def move(self, delays: Delays) -> None:
        """One of those to act does something; everybody sees it."""
        table = self.to_act()
        if table is None:
            await self.get_up()
            await self.sit_down()
            table = self.to_act()
            assert table is not None and table.seat is not None
        assert table.seat is not None
        begun = time.perf_counter()
        action = self.chance.choice(table.offers).action
        answer = await self.people[table.seat].do(self.table, command(table, action))
        version = read_table(expect(answer, 200).body).version
        async with asyncio.timeout(PATIENCE):
            seen = await asyncio.gather(*(line.reached(version) for line in self.lines))
        delays.seconds += [moment - begun for moment in seen]

    def to_act(self) -> Table | None:
        """The table as somebody sees it who is to act; none: the game is over."""
        for line in self.lines:
            if line.table and line.table.offers and line.table.status == "playing":
                return line.table
        return None


class Play:
    """Parties that play at an even pace: how long moves take to be seen, and what went wrong."""

    def __init__(self, parties: list[Party]) -> None:
        self.parties = parties
        self.delays = Delays()
        self.moves = 0
        self.wrong: list[str] = []
        self.stopping = False

    async def go_on(self, seconds: float, pace: float = 1.0) -> None:
        """Each party moves once in `pace` seconds, none at the same moment as another."""
        end = asyncio.get_running_loop().time() + seconds
        starts = [pace * number / len(self.parties) for number in range(len(self.parties))]
        await asyncio.gather(*(self._play(party, s, pace, end) for party, s in zip(self.parties, starts, strict=True)))

    async def _play(self, party: Party, start: float, pace: float, end: float) -> None:
        clock = asyncio.get_running_loop().time
        await asyncio.sleep(start)
        while (due := clock() + pace) < end + pace and not self.stopping:
            try:
                await party.move(self.delays)
                self.moves += 1
            except (Lost, Unexpected, TimeoutError) as error:
                self.wrong.append(f"{party.game}: {error!r}")
                return
            await asyncio.sleep(max(0.0, due - clock()))

    async def until(self, done: Awaitable[object]) -> None:
        """Play until something else is done."""
        playing = asyncio.create_task(self.go_on(math.inf))
        try:
            await done
        finally:
            self.stopping = True
            await playing
            self.stopping = False

    def report(self, outcome: Outcome, what: str = "from a move to the view of it") -> None:
        outcome.figures[what] = f"{self.delays} ({self.moves:,} moves)"
        outcome.failures += self.wrong[:5]


@asynccontextmanager
async def parties(hosts: list[str], count: int, seed: int, size: int = SIZE) -> AsyncIterator[Play]:
    """So many parties, the games among them in turn, each with its first table."""
    chance = random.Random(seed)
    busy = asyncio.Semaphore(AT_ONCE)

    async def found(number: int) -> Party:
        async with busy:
            return await Party.new(hosts, IDS[number % len(IDS)], random.Random(chance.random()), size)

    play = Play(list(await asyncio.gather(*(found(number) for number in range(count)))))
    try:
        yield play
    finally:
        for party in play.parties:
            await party.get_up()
