"""Rate limits that processes share, where listed tables come from, and who is banned."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "rate_limits",
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("tokens", sa.Double(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_rate_limits")),
    )
    op.create_index(op.f("ix_rate_limits_at"), "rate_limits", ["at"], unique=False)
    op.create_table(
        "table_origins",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("origin", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_table_origins")),
    )
    op.create_index(op.f("ix_table_origins_origin"), "table_origins", ["origin"], unique=False)
    op.create_index(op.f("ix_table_origins_at"), "table_origins", ["at"], unique=False)
    op.create_table(
        "bans",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_bans")),
    )
