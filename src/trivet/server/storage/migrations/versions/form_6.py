"""Tables of the day and who did how well there; people who wait for others; whom people would rather not meet."""

import sqlalchemy as sa
from alembic import op

from trivet.server.storage.schema import Moment

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.add_column("tables", sa.Column("daily", sa.JSON()))
    op.create_table(
        "daily_tries",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("merit", sa.BigInteger(), nullable=False),
        sa.Column("won", sa.Boolean()),
        sa.Column("score", sa.Integer()),
        sa.Column("turns", sa.Integer()),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "game", "day", name="pk_daily_tries"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_daily_tries_identity"),
    )
    op.create_index("ix_daily_tries_merit", "daily_tries", ["game", "day", "merit", "identity"])
    op.create_table(
        "quick_waits",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("line", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("slow", sa.Boolean(), nullable=False),
        sa.Column("since", Moment(), nullable=False),
        sa.Column("seen", Moment(), nullable=False),
        sa.Column("agreed", Moment()),
        sa.Column("table_id", sa.String(40)),
        sa.PrimaryKeyConstraint("identity", name="pk_quick_waits"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_quick_waits_identity"),
    )
    op.create_index("ix_quick_waits_since", "quick_waits", ["game", "players", "slow", "since"])
    op.create_table(
        "blocked",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("other", sa.String(40), nullable=False),
        sa.Column("created", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "other", name="pk_blocked"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_blocked_identity"),
        sa.ForeignKeyConstraint(["other"], ["identities.id"], name="fk_blocked_other"),
    )
    op.create_index("ix_blocked_other", "blocked", ["other"])
    op.execute("UPDATE about SET value = '6' WHERE key = 'schema'")
