"""Playing together: devices, open seats, clocks, proposals, chat, results and ratings."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from trivet.server.storage.schema import Moment

revision = "2"
down_revision = "1"


def upgrade() -> None:
    several_devices()
    tables_that_wait_for_people()
    talk()
    records_of_play()
    op.execute("UPDATE about SET value = '2' WHERE key = 'schema'")


def several_devices() -> None:
    op.create_table(
        "devices",
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("created", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("secret_hash", name="pk_devices"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_devices_identity"),
    )
    op.create_index("ix_devices_identity", "devices", ["identity"])
    op.execute("INSERT INTO devices (secret_hash, identity, created) SELECT secret_hash, id, created FROM identities")
    with op.batch_alter_table("identities") as identities:
        identities.drop_constraint("uq_identities_secret_hash", type_="unique")
        identities.drop_column("secret_hash")
    op.create_table(
        "move_codes",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("expires", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("identity", name="pk_move_codes"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_move_codes_identity"),
        sa.UniqueConstraint("code_hash", name="uq_move_codes_code_hash"),
    )
    op.create_table(
        "contacts",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("webhook", sa.String(500)),
        sa.Column("email", sa.String(254)),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("code_hash", sa.String(64)),
        sa.Column("expires", Moment()),
        sa.PrimaryKeyConstraint("identity", name="pk_contacts"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_contacts_identity"),
    )


def tables_that_wait_for_people() -> None:
    """Tables made before had nobody to wait for: they are started, private, without a clock, and unrated."""
    empty_list = sa.text("'[]'")
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
        tables.add_column(sa.Column("title", sa.String(60), nullable=False, server_default=""))
        tables.add_column(sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("invitation", sa.String(40)))
        tables.add_column(sa.Column("started", sa.Boolean(), nullable=False, server_default=sa.true()))
        tables.add_column(sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("clock", sa.JSON()))
        tables.add_column(sa.Column("due", Moment()))
        tables.add_column(sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("banned", sa.JSON(), nullable=False, server_default=empty_list))
        tables.add_column(sa.Column("proposals", sa.JSON(), nullable=False, server_default=empty_list))
        tables.add_column(sa.Column("notices", sa.JSON(), nullable=False, server_default=empty_list))
        tables.add_column(sa.Column("rematch", sa.String(40)))
        tables.add_column(sa.Column("origin", sa.JSON()))
    op.create_index("ix_tables_creator", "tables", ["creator"])
    op.create_index("ix_tables_public", "tables", ["public"])
    op.create_index("ix_tables_due", "tables", ["due"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("reserved", sa.String(40)))
        seats.add_column(sa.Column("stand_in", sa.String(200)))
        seats.add_column(sa.Column("since", Moment()))
    turns_under_way()


def turns_under_way() -> None:
    """Whose turn it is has had it since the last move."""
    connection = op.get_bind()
    tables = sa.table(
        "tables", *map(sa.column, ("id", "to_act")), sa.column("over", sa.Boolean()), sa.column("updated", Moment())
    )
    seats = sa.table("seats", *map(sa.column, ("table_id", "seat")), sa.column("since", Moment()))
    for row in connection.execute(sa.select(tables).where(sa.not_(tables.c.over))).all():
        acting = seats.c.seat.in_(plain(row.to_act))
        change = sa.update(seats).where(seats.c.table_id == row.id, acting)
        connection.execute(change.values(since=row.updated))


def talk() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(300)),
        sa.Column("reaction", sa.String(20)),
        sa.Column("created", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_chat_identity"),
    )
    op.create_table(
        "muted",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "identity", name="pk_muted"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_muted_table_id"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_muted_identity"),
    )


def records_of_play() -> None:
    results = op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("created", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "identity", name="pk_results"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_results_identity"),
    )
    op.create_index("ix_results_identity", "results", ["identity"])
    op.create_table(
        "ratings",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_ratings_identity"),
    )
    op.bulk_insert(results, results_so_far())


def results_so_far() -> list[dict[str, object]]:
    """Of people who had one seat at a finished table."""
    connection = op.get_bind()
    tables = sa.table(
        "tables",
        *map(sa.column, ("id", "game", "result")),
        sa.column("over", sa.Boolean()),
        sa.column("updated", Moment()),
    )
    seats = sa.table("seats", *map(sa.column, ("table_id", "seat", "identity")))
    sitting: dict[str, list[tuple[int, str | None]]] = {}
    for row in connection.execute(sa.select(seats.c.table_id, seats.c.seat, seats.c.identity)):
        sitting.setdefault(row.table_id, []).append((row.seat, row.identity))
    found: list[dict[str, object]] = []
    for row in connection.execute(sa.select(tables).where(tables.c.over)):
        result = plain(row.result)
        people = [identity for _, identity in sitting[row.id]]
        found += [
            {
                "table_id": row.id,
                "identity": identity,
                "game": row.game,
                "players": len(people),
                "place": result["places"][seat],
                "created": row.updated,
            }
            for seat, identity in sitting[row.id]
            if identity is not None and people.count(identity) == 1
        ]
    return found


def plain(stored: Any) -> Any:
    """JSON as one driver leaves it and another reads it."""
    return json.loads(stored) if isinstance(stored, str) else stored
