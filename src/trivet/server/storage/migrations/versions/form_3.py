"""Kept seats are found by whom they are kept for."""

from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.create_index("ix_seats_reserved", "seats", ["reserved"])
    op.execute("UPDATE about SET value = '3' WHERE key = 'schema'")
