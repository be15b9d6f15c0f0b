"""The custom editions that people keep."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "editions",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("title", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("checksum", sa.String(length=32), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("person", "hash", name=op.f("pk_editions")),
    )
    op.create_index(op.f("ix_editions_hash"), "editions", ["hash"])
