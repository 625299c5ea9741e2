"""Lists of one's tables by game, by how they ended and by whom one met there; head-to-head; leaderboards."""

import sqlalchemy as sa
from alembic import op

from trivet.server.storage.schema import GUESSED, KNOWN, Moment, only

revision = "5"
down_revision = "4"

tables = sa.table("tables", *map(sa.column, ("id", "game", "over")))
results = sa.table(
    "results", *map(sa.column, ("table_id", "identity", "game", "place")), sa.column("created", Moment())
)
seats = sa.table("seats", *map(sa.column, ("table_id", "identity")))
listings = sa.table(
    "listings",
    *map(sa.column, ("identity", "table_id", "game")),
    *(sa.column(flag, sa.Boolean()) for flag in ("going", "won")),
    sa.column("created", Moment()),
)


def upgrade() -> None:
    how_games_ended()
    tables_with_others()
    head_to_head()
    leaderboards()
    op.execute("UPDATE about SET value = '5' WHERE key = 'schema'")


def how_games_ended() -> None:
    op.add_column("listings", sa.Column("game", sa.String(40), nullable=False, server_default=""))
    op.add_column("listings", sa.Column("won", sa.Boolean()))
    game = sa.select(tables.c.game).where(tables.c.id == listings.c.table_id).scalar_subquery()
    mine = (results.c.table_id == listings.c.table_id, results.c.identity == listings.c.identity)
    won = sa.select(sa.case((results.c.place == 1, sa.true()), else_=sa.false())).where(*mine).scalar_subquery()
    op.execute(sa.update(listings).values(game=game))
    op.execute(sa.update(listings).where(sa.not_(listings.c.going)).values(won=won))
    for name, columns in (("won", ["won"]), ("game", ["game", "going"]), ("game_won", ["game", "won"])):
        op.create_index(f"ix_listings_{name}", "listings", ["identity", *columns, "created", "table_id"])


def tables_with_others() -> None:
    meetings = op.create_table(
        "meetings",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("other", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("going", sa.Boolean(), nullable=False),
        sa.Column("created", Moment(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("won", sa.Boolean()),
        sa.PrimaryKeyConstraint("identity", "other", "table_id", name="pk_meetings"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_meetings_identity"),
        sa.ForeignKeyConstraint(["other"], ["identities.id"], name="fk_meetings_other"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_meetings_table_id"),
    )
    mine, theirs = seats.alias("mine"), seats.alias("theirs")
    met = (
        sa.select(mine.c.identity, theirs.c.identity.label("other"), mine.c.table_id)
        .join_from(mine, theirs, mine.c.table_id == theirs.c.table_id)
        .where(mine.c.identity.is_not(None), theirs.c.identity.is_not(None), mine.c.identity != theirs.c.identity)
        .distinct()
        .subquery()
    )
    same = sa.and_(listings.c.identity == met.c.identity, listings.c.table_id == met.c.table_id)
    found = sa.select(
        met.c.identity,
        met.c.other,
        met.c.table_id,
        listings.c.going,
        listings.c.created,
        listings.c.game,
        listings.c.won,
    ).join_from(met, listings, same)
    columns = ["identity", "other", "table_id", "going", "created", "game", "won"]
    op.execute(sa.insert(meetings).from_select(columns, found))
    op.create_index("ix_meetings_other", "meetings", ["other"])
    op.create_index("ix_meetings_table_id", "meetings", ["table_id"])
    for name, by in (
        ("going", ["going"]),
        ("won", ["won"]),
        ("game", ["game", "going"]),
        ("game_won", ["game", "won"]),
    ):
        op.create_index(f"ix_meetings_{name}", "meetings", ["identity", "other", *by, "created", "table_id"])


def head_to_head() -> None:
    rivals = op.create_table(
        "rivals",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("other", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.Column("met", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "other", "game", name="pk_rivals"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_rivals_identity"),
        sa.ForeignKeyConstraint(["other"], ["identities.id"], name="fk_rivals_other"),
    )
    mine, theirs = results.alias("mine"), results.alias("theirs")
    pair = (mine.c.identity, theirs.c.identity, mine.c.game)

    def times(condition: sa.ColumnElement[bool]) -> sa.ColumnElement[int]:
        return sa.func.sum(sa.case((condition, 1), else_=0))

    counted = (
        sa.select(
            *pair,
            sa.func.count(),
            times(mine.c.place < theirs.c.place),
            times(mine.c.place > theirs.c.place),
            sa.func.max(mine.c.created),
        )
        .join_from(mine, theirs, mine.c.table_id == theirs.c.table_id)
        .where(mine.c.identity != theirs.c.identity)
        .group_by(*pair)
    )
    op.execute(sa.insert(rivals).from_select(["identity", "other", "game", "played", "won", "lost", "met"], counted))
    op.create_index("ix_rivals_other", "rivals", ["other"])
    op.create_index("ix_rivals_met", "rivals", ["identity", "met", "other", "game"])


def leaderboards() -> None:
    for name, rows in (("known", KNOWN), ("guessed", GUESSED)):
        op.create_index(f"ix_ratings_{name}", "ratings", ["game", "mu", "identity"], **only(rows, rows))
