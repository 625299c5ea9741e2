"""What the second release of Trivet keeps besides."""

import sqlalchemy as sa
from alembic import op

from trivet.server.storage.schema import NOBODY, Moment, now, only

revision = "4"
down_revision = "3"

tables = sa.table(
    "tables",
    *map(sa.column, ("id", "creator", "origin", "data")),
    *(sa.column(flag, sa.Boolean()) for flag in ("public", "started", "closed", "over")),
    sa.column("created", Moment()),
    sa.column("size", sa.Integer()),
)
seats = sa.table("seats", *map(sa.column, ("table_id", "identity", "reserved")))


def upgrade() -> None:
    lists_in_their_order()
    counted_results()
    what_people_take_up()
    people_who_go()
    rules_of_rating()
    few_among_many()
    op.execute("UPDATE about SET value = '4' WHERE key = 'schema'")


def lists_in_their_order() -> None:
    """Every list of tables is read from its newest end, however long it is."""
    op.drop_index("ix_tables_public", "tables")
    op.create_index("ix_tables_created", "tables", ["created", "id"])
    op.create_index("ix_tables_status", "tables", ["over", "closed", "started", "created", "id"])
    op.create_index("ix_tables_lobby", "tables", ["public", "over", "closed", "started", "created", "id"])
    listings = op.create_table(
        "listings",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("going", sa.Boolean(), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.Column("created", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "table_id", name="pk_listings"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_listings_identity"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_listings_table_id"),
    )
    op.create_index("ix_listings_table_id", "listings", ["table_id"])
    op.create_index("ix_listings_going", "listings", ["identity", "going", "created", "table_id"])
    op.create_index("ix_listings_shown", "listings", ["identity", "shown", "created", "table_id"])
    known = sa.select(sa.table("identities", sa.column("id")).c.id)
    waits = sa.and_(sa.not_(tables.c.started), sa.not_(tables.c.closed))
    here = seats.c.table_id == tables.c.id
    concerned = sa.union(
        sa.select(tables.c.creator.label("identity"), tables.c.id),
        sa.select(seats.c.identity, seats.c.table_id).where(seats.c.identity.is_not(None)),
        sa.select(seats.c.reserved, tables.c.id).where(here, waits, seats.c.reserved.in_(known)),
    ).subquery()
    over = sa.or_(tables.c.over, tables.c.closed)
    sits = sa.exists().where(here, seats.c.identity == concerned.c.identity)
    listed = sa.select(
        concerned.c.identity,
        tables.c.id,
        sa.case((over, sa.false()), else_=sa.true()),
        sa.case((sa.and_(tables.c.over, tables.c.public, sits), sa.true()), else_=sa.false()),
        tables.c.created,
    ).join_from(concerned, tables, concerned.c.id == tables.c.id)
    op.execute(sa.insert(listings).from_select(["identity", "table_id", "going", "shown", "created"], listed))


def few_among_many() -> None:
    """The tables that wait for a bot or have a clock running are found among themselves."""
    for column, rows in (("bot_to_act", ("bot_to_act = 1", "bot_to_act")), ("due", ("due IS NOT NULL",) * 2)):
        op.drop_index(f"ix_tables_{column}", "tables")
        op.create_index(f"ix_tables_{column}", "tables", [column], **only(*rows))


def counted_results() -> None:
    tallies = op.create_table(
        "tallies",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "game", "players", name="pk_tallies"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_tallies_identity"),
    )
    results = sa.table("results", *map(sa.column, ("identity", "game", "players", "place")))
    kind = (results.c.identity, results.c.game, results.c.players)
    won = sa.func.sum(sa.case((results.c.place == 1, 1), else_=0))
    counted = sa.select(*kind, sa.func.count(), won).group_by(*kind)
    op.execute(sa.insert(tallies).from_select(["identity", "game", "players", "played", "won"], counted))


def what_people_take_up() -> None:
    """As much as can be told afterwards: a page for the table, and its commands."""
    op.add_column("tables", sa.Column("size", sa.Integer(), nullable=False, server_default="0"))
    commands = sa.table("commands", sa.column("table_id"))
    count = sa.select(sa.func.count()).where(commands.c.table_id == tables.c.id).scalar_subquery()
    texts = sa.func.coalesce(sa.func.length(tables.c.data), 0)
    op.execute(sa.update(tables).values(size=TABLE_BYTES + texts + COMMAND_BYTES * count))


def people_who_go() -> None:
    """What stays when a person is gone belongs to nobody."""
    identities = sa.table("identities", *map(sa.column, ("id", "name")), sa.column("created", Moment()))
    op.execute(sa.insert(identities).values(id=NOBODY, name="", created=now()))
    op.create_index("ix_chat_identity", "chat", ["identity"])
    op.create_index("ix_muted_identity", "muted", ["identity"])


def rules_of_rating() -> None:
    """For whom a table counts, who has left it, what a game was worth, and what bots are worth."""
    op.add_column("tables", sa.Column("rates", sa.String(10), nullable=False, server_default="people"))
    op.add_column("seats", sa.Column("left_at", sa.Integer))
    op.add_column("seats", sa.Column("voted_out", sa.DateTime(timezone=True)))
    op.add_column("seats", sa.Column("bot_moves", sa.Integer, nullable=False, server_default="0"))
    op.add_column("results", sa.Column("gained", sa.Double))
    op.create_table(
        "bot_ratings",
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("bot", "game", name="pk_bot_ratings"),
    )
    games = sa.table(
        "tables",
        sa.column("id"),
        sa.column("over"),
        sa.column("closed"),
        sa.column("moves"),
        sa.column("proposals", sa.JSON),
    )
    sitters = sa.table("seats", sa.column("table_id"), sa.column("stand_in"), sa.column("left_at"))
    # What was asked for at a table that has ended can no longer be answered.
    op.execute(
        sa.update(games).where(sa.or_(games.c.over.is_(sa.true()), games.c.closed.is_(sa.true()))).values(proposals=[])
    )
    moves = sa.select(games.c.moves).where(games.c.id == sitters.c.table_id).scalar_subquery()
    op.execute(sa.update(sitters).where(sitters.c.stand_in.is_not(None)).values(left_at=moves))


TABLE_BYTES, COMMAND_BYTES = 2000, 150
"""What a table without its moves takes on disk, and what each of them adds."""
