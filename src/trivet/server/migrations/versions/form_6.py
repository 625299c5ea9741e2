"""Tables of the day, and who did how well there."""

import sqlalchemy as sa
from alembic import op

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
    op.execute("UPDATE about SET value = '6' WHERE key = 'schema'")
