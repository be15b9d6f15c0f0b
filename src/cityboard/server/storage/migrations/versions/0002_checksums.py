"""Checksums of the rows beside the events."""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
TABLES = ("people", "tables", "chairs", "chat", "channels", "secrets")
BATCH = 1000  # rows in memory at a time: chat may be long


def upgrade() -> None:
    """Add them to every row that is there."""
    for name in TABLES:
        op.add_column(name, sa.Column("checksum", sa.String(length=32), nullable=False, server_default=""))
    metadata = sa.MetaData()
    metadata.reflect(op.get_bind(), only=TABLES)
    for table in metadata.sorted_tables:
        _fill(op.get_bind(), table)


def _fill(connection: sa.Connection, table: sa.Table) -> None:
    keys = list(table.primary_key)
    this = sa.and_(*(key == sa.bindparam(f"of_{key.name}") for key in keys))
    statement = table.update().where(this).values(checksum=sa.bindparam("made"))
    for rows in _batches(connection, table):
        made = [
            {f"of_{key.name}": row[key.name] for key in keys} | {"made": _checksum(str(table.name), row)}
            for row in rows
        ]
        connection.execute(statement, made)


def _batches(connection: sa.Connection, table: sa.Table) -> Iterator[list[dict[str, Any]]]:
    """Yield all rows of a table, some at a time, in the order of their keys."""
    keys = list(table.primary_key)
    following = sa.select(table).order_by(*keys).limit(BATCH)
    rows = [dict(row) for row in connection.execute(following).mappings()]
    while rows:
        yield rows
        last = [rows[-1][key.name] for key in keys]
        after = following.where(sa.tuple_(*keys) > sa.tuple_(*(sa.literal(value) for value in last)))
        rows = [dict(row) for row in connection.execute(after).mappings()]


def _checksum(table: str, row: Mapping[str, Any]) -> str:
    """Return the checksum of a row as the release of this migration made it, whatever later ones do."""
    content = [
        (str(name), int(value) if isinstance(value, bool) else value)
        for name, value in sorted(row.items())
        if value is not None and name != "checksum"
    ]
    return hashlib.sha256(msgspec.json.encode([table, content])).hexdigest()[:32]
