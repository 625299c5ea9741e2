"""What the second release of Trivet keeps besides."""

from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.execute("UPDATE about SET value = '4' WHERE key = 'schema'")
