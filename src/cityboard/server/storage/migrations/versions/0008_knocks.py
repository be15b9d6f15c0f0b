"""Who asks the owner of a table for a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "knocks",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("answer", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_knocks")),
        sa.UniqueConstraint("table_id", "person", name=op.f("uq_knocks_table_id")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_knocks_person"), "knocks", ["person"])
