"""Chat lines for some people only."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add whom a line is for; all earlier ones are for everyone, and their checksums stay."""
    op.add_column("chat", sa.Column("audience", sa.String(length=16), nullable=True))
