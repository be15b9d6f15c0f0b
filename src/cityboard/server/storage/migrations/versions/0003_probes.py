"""A row that is written to see whether the database can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make its table."""
    op.create_table(
        "probes",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("writes", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_probes")),
    )
