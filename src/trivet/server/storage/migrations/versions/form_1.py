"""The form of the first Trivet: people, tables, seats, commands."""

import sqlalchemy as sa
from alembic import op

from trivet.server.storage.schema import Moment

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "about",
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("value", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_about"),
    )
    op.create_table(
        "identities",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(40)),
        sa.Column("created", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_identities"),
        sa.UniqueConstraint("secret_hash", name="uq_identities_secret_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text()),
        sa.Column("creator", sa.String(40), nullable=False),
        sa.Column("created", Moment(), nullable=False),
        sa.Column("updated", Moment(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("to_act", sa.JSON(), nullable=False),
        sa.Column("bot_to_act", sa.Boolean(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("result", sa.JSON()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["creator"], ["identities.id"], name="fk_tables_creator"),
    )
    op.create_index("ix_tables_bot_to_act", "tables", ["bot_to_act"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("identity", sa.String(40)),
        sa.Column("bot", sa.String(200)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_seats_identity"),
    )
    op.create_index("ix_seats_identity", "seats", ["identity"])
    op.create_table(
        "commands",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("command_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("created", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_commands"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_commands_table_id"),
        sa.UniqueConstraint("table_id", "command_id", name="uq_commands_command_id"),
    )
    op.execute("INSERT INTO about (key, value) VALUES ('schema', '1')")
