"""The names that people had before."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "past_names",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("nickname", sa.String(length=24), nullable=False),
        sa.PrimaryKeyConstraint("person", "until", name=op.f("pk_past_names")),
    )
