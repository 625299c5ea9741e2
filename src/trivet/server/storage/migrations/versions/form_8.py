"""What people have had analysed on a day, how they answer puzzles, and what they add to a table's seed."""

import sqlalchemy as sa
from alembic import op

from trivet.server.storage.schema import Moment

revision = "8"
down_revision = "7"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shares", sa.JSON()))
    op.add_column("tables", sa.Column("deal_by", Moment()))
    op.create_table(
        "analysis_asks",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("identity", "day", "table_id", name="pk_analysis_asks"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_analysis_asks_identity"),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(32), nullable=False),
        sa.Column("answer", sa.String(200), nullable=False),
        sa.Column("cost", sa.Double(), nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("created", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "game", "puzzle", name="pk_puzzle_tries"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_puzzle_tries_identity"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "game", name="pk_puzzle_ratings"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_puzzle_ratings_identity"),
    )
    op.execute("UPDATE about SET value = '8' WHERE key = 'schema'")
