"""Who waits for what: those whose devices may be signed out, and those at whose tables something may change."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from trivet.engine.match import Step

from ..relay.messages import Changed, Moved
from ..storage.records import TableRecord, Waiting
from .listed import MOST_TURNS
from .live import Live

Ear = TypeVar("Ear")


class Bells:
    """Wakes those who wait for something, each by their own name."""

    def __init__(self) -> None:
        self._listening: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def of(self, name: str) -> Iterator[asyncio.Event]:
        event = asyncio.Event()
        with listening(self._listening, name, event):
            yield event

    def ring(self, names: Sequence[str] | None) -> None:
        """For these; none: for all, since something may have been missed."""
        for name in list(self._listening) if names is None else names:
            for event in self._listening.get(name, ()):
                event.set()


class WaitingTables:
    """The tables that wait for a person, kept up by what is heard of them after they were read once."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()
        self.known = False
        """They were read, and all that happened since has been heard."""
        self._waiting: dict[str, Waiting] = {}
        self._revisions: dict[str, int] = {}

    def read(self, found: Sequence[Waiting]) -> None:
        self._waiting = {waiting.id: waiting for waiting in found}
        self._revisions.clear()

    def hear(self, changed: Changed, waits: bool | None) -> None:
        """What was heard late is passed over."""
        if changed.revision <= self._revisions.get(changed.table, -1):
            return
        self._revisions[changed.table] = changed.revision
        if waits is None:
            self._waiting.pop(changed.table, None)
            return
        found = Waiting(changed.table, changed.game, changed.title, invited=waits)
        if changed.table in self._waiting:
            self._waiting[changed.table] = found
        else:
            self._waiting = {changed.table: found, **self._waiting}

    @property
    def waiting(self) -> list[Waiting]:
        """The newest first."""
        return list(self._waiting.values())[:MOST_TURNS]


class News:
    """Tells people's own lines what has changed at their tables."""

    def __init__(self) -> None:
        self._listening: dict[str, set[WaitingTables]] = {}

    @contextmanager
    def of(self, identity: str) -> Iterator[WaitingTables]:
        turns = WaitingTables()
        with listening(self._listening, identity, turns):
            yield turns

    def spread(self, changed: Changed | None) -> None:
        """To those whom it concerns; none: something was missed, and everybody reads anew."""
        if changed is None:
            for everybody in self._listening.values():
                for turns in everybody:
                    turns.known = False
                    turns.changed.set()
            return
        for identity, waits in changed.people.items():
            for turns in self._listening.get(identity, ()):
                if turns.known:
                    turns.hear(changed, waits)
                turns.changed.set()


@contextmanager
def listening(ears: dict[str, set[Ear]], name: str, ear: Ear) -> Iterator[None]:
    ears.setdefault(name, set()).add(ear)
    try:
        yield
    finally:
        ears[name].discard(ear)
        if not ears[name]:
            del ears[name]


def news(live: Live, before: TableRecord | None, step: Step | None) -> Changed:
    """What others are told of a change; of a step, all that follows from it."""
    table, course = live.table, live.course
    people = {who: waits_for(table, who) for who in [*(before or table).concerned, *table.concerned]}
    if step is None:
        return Changed(table.id, table.revision, table.game, table.title, people)
    return Moved(
        table.id,
        table.revision,
        table.game,
        table.title,
        people,
        version=course.version,
        command_id=live.commands[-1].command_id,
        seat=step.seat,
        kind=live.commands[-1].kind,
        actions=step.actions,
        state=bytes(step.state),
        told=[told.buffer for told in step.told],
        before=step.before,
        since=course.decisions(),
        seats=table.seats,
    )


def waits_for(table: TableRecord, identity: str) -> bool | None:
    """Whether a table waits for a person to sit down, true, or to act, false; none: for neither."""
    if any(s.identity == identity and s.since is not None and s.stand_in is None for s in table.seats):
        return False
    kept = any(s.reserved == identity for s in table.seats)
    return True if kept and not (table.started or table.closed) else None
