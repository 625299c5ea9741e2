"""Analyses of finished matches, how people played by them, and tables that go on from a move of a match."""

import sqlalchemy as sa
from alembic import op

from trivet.server.storage.schema import Moment, only

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("by", sa.String(200), nullable=False),
        sa.Column("depth", sa.Integer(), nullable=False),
        sa.Column("aim", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("found", sa.LargeBinary()),
        sa.Column("failure", sa.String(500), nullable=False),
        sa.Column("asked", Moment()),
        sa.Column("worker", sa.String(40), nullable=False),
        sa.Column("until", Moment()),
        sa.Column("updated", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id"),
    )
    op.create_index("ix_analyses_asked", "analyses", ["asked"], **only("asked IS NOT NULL", "asked IS NOT NULL"))
    op.create_table(
        "analysed",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("depth", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("errors", sa.Double(), nullable=False),
        sa.Column("phases", sa.JSON(), nullable=False),
        sa.Column("luck", sa.Double(), nullable=False),
        sa.Column("deal", sa.Double(), nullable=False),
        sa.Column("created", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_analysed"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_analysed_identity"),
    )
    op.create_index("ix_analysed_identity", "analysed", ["identity", "game", "created"])
    op.create_table(
        "branches",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("of", sa.String(40), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_branches"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_branches_table_id"),
        sa.ForeignKeyConstraint(["of"], ["tables.id"], name="fk_branches_of"),
    )
    op.create_index("ix_branches_of", "branches", ["of"])
    op.execute("UPDATE about SET value = '7' WHERE key = 'schema'")
