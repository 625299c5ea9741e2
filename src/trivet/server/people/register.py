"""Everything the server reads and writes of people."""

import secrets
from collections.abc import Collection
from datetime import timedelta
from typing import Any

from sqlalchemy import delete, insert, select, update

from ..storage import schema
from ..storage.records import ContactRecord, Person, RatingRecord, TallyRecord
from ..storage.transactions import Storage, once_more


class People:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def add(self, secret_hash: str) -> Person:
        person = Person(secrets.token_urlsafe(16), "", None, schema.now())
        async with self._storage.changing() as connection:
            await connection.execute(
                insert(schema.IdentityRow).values(id=person.id, name="", language=None, created=person.created)
            )
            await connection.execute(insert(schema.DeviceRow).values(secret_hash=secret_hash, identity=person.id))
        return person

    async def with_secret(self, secret_hash: str) -> Person | None:
        found = schema.IdentityRow
        query = select(found.id, found.name, found.language, found.created).join(schema.DeviceRow)
        async with self._storage.reading() as connection:
            row = (await connection.execute(query.where(schema.DeviceRow.secret_hash == secret_hash))).one_or_none()
        return person_record(row)

    async def with_id(self, identity: str) -> Person | None:
        found = schema.IdentityRow
        query = select(found.id, found.name, found.language, found.created).where(found.id == identity)
        async with self._storage.reading() as connection:
            return person_record((await connection.execute(query)).one_or_none())

    async def names(self, identities: Collection[str]) -> dict[str, str]:
        """What people call themselves; empty for those who have typed no name."""
        found = schema.IdentityRow
        async with self._storage.reading() as connection:
            rows = await connection.execute(select(found.id, found.name).where(found.id.in_(identities)))
            return {row.id: row.name for row in rows}

    async def change(self, person: Person) -> None:
        change = update(schema.IdentityRow).where(schema.IdentityRow.id == person.id)
        async with self._storage.changing() as connection:
            await connection.execute(change.values(name=person.name, language=person.language))

    # Devices

    @once_more
    async def offer_move(self, identity: str, code_hash: str, lasts: timedelta) -> None:
        """A code by which another device becomes the person's; the one before is void."""
        async with self._storage.changing() as connection:
            await connection.execute(delete(schema.MoveCodeRow).where(schema.MoveCodeRow.identity == identity))
            await connection.execute(
                insert(schema.MoveCodeRow).values(identity=identity, code_hash=code_hash, expires=schema.now() + lasts)
            )

    async def take_move(self, code_hash: str, secret_hash: str) -> Person | None:
        """Make the device with this secret the person's who was given the code: once, and in time."""
        found = schema.MoveCodeRow
        async with self._storage.changing() as connection:
            taken = await connection.execute(
                delete(found)
                .where(found.code_hash == code_hash, found.expires > schema.now())
                .returning(found.identity)
            )
            identity = taken.scalar_one_or_none()
            if identity is None:
                return None
            await connection.execute(insert(schema.DeviceRow).values(secret_hash=secret_hash, identity=identity))
        return await self.with_id(identity)

    async def forget_devices(self, identity: str, secret_hash: str) -> list[str]:
        """Leave the person with one device, known by a new secret; returns the hashes of those that are void."""
        async with self._storage.changing() as connection:
            void = await connection.execute(
                delete(schema.DeviceRow)
                .where(schema.DeviceRow.identity == identity)
                .returning(schema.DeviceRow.secret_hash)
            )
            hashes = list(void.scalars())
            await connection.execute(delete(schema.MoveCodeRow).where(schema.MoveCodeRow.identity == identity))
            await connection.execute(insert(schema.DeviceRow).values(secret_hash=secret_hash, identity=identity))
        return hashes

    # Contact

    async def contact(self, identity: str) -> ContactRecord:
        found = schema.ContactRow
        query = select(found.webhook, found.email, found.confirmed).where(found.identity == identity)
        async with self._storage.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return ContactRecord() if row is None else ContactRecord(row.webhook, row.email, row.confirmed)

    @once_more
    async def set_contact(self, identity: str, contact: ContactRecord, code_hash: str | None, lasts: timedelta) -> None:
        """`code_hash`: of the code that confirms a new address; none where it is confirmed, or was not changed."""
        values: dict[str, Any] = {
            "webhook": contact.webhook,
            "email": contact.email,
            "confirmed": contact.confirmed,
        }
        if code_hash is not None or contact.confirmed or contact.email is None:
            values |= {"code_hash": code_hash, "expires": schema.now() + lasts if code_hash else None}
        async with self._storage.changing() as connection:
            change = update(schema.ContactRow).where(schema.ContactRow.identity == identity).values(**values)
            if (await connection.execute(change)).rowcount == 0:
                await connection.execute(insert(schema.ContactRow).values(identity=identity, **values))

    async def confirm_address(self, identity: str, code_hash: str) -> bool:
        found = schema.ContactRow
        change = (
            update(found)
            .where(found.identity == identity, found.code_hash == code_hash, found.expires > schema.now())
            .values(confirmed=True, code_hash=None, expires=None)
        )
        async with self._storage.changing() as connection:
            return (await connection.execute(change)).rowcount == 1

    # Records of play

    async def tally(self, identity: str) -> list[TallyRecord]:
        found = schema.TallyRow
        query = select(found.game, found.players, found.played, found.won).where(found.identity == identity)
        async with self._storage.reading() as connection:
            rows = await connection.execute(query.order_by(found.game, found.players))
            return [TallyRecord(row.game, row.players, row.played, row.won) for row in rows]

    async def ratings(self, identity: str) -> list[RatingRecord]:
        found = schema.RatingRow
        query = select(found.game, found.mu, found.sigma, found.played).where(found.identity == identity)
        async with self._storage.reading() as connection:
            rows = await connection.execute(query.order_by(found.game))
            return [RatingRecord(row.game, row.mu, row.sigma, row.played) for row in rows]

    async def bot_ratings(self) -> list[RatingRecord]:
        """Of those bots that have played for a rating."""
        async with self._storage.reading() as connection:
            rows = await connection.execute(select(schema.BotRatingRow.__table__))
            return [RatingRecord(row.game, row.mu, row.sigma, row.played, row.bot) for row in rows]

    async def gained(self, table: str) -> dict[str, float]:
        """By how much a rated game changed what is thought of those who played it."""
        found = schema.ResultRow
        query = select(found.identity, found.gained).where(found.table_id == table, found.gained.is_not(None))
        async with self._storage.reading() as connection:
            return {row.identity: row.gained for row in await connection.execute(query)}


def person_record(row: Any) -> Person | None:
    return None if row is None else Person(row.id, row.name, row.language, row.created)
