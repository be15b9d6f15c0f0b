"""Checksums of the rows outside the events, so that `cityboard check` finds edited ones."""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec
import sqlalchemy as sql

# Events are bound by their chain; past names, knocks, notices, limits, bans, probes and analyses decide no game.
CHECKED = ("people", "tables", "chairs", "chat", "channels", "secrets", "editions")
COLUMN = "checksum"
DIGITS = 32
_ENCODER = msgspec.json.Encoder()


def checksum(table: str, values: Mapping[str, Any]) -> str:
    """Return the checksum of a row: 32 hexadecimal digits of SHA-256 over JSON of the table's name and all its values.

    `values` has every column by name; those that are None may be missing, and `checksum` itself does not count. So a
    nullable column that is added later leaves the checksums of older rows as they are.
    """
    # Booleans are numbers, as in SQLite.
    content = [
        (str(name), int(value) if isinstance(value, bool) else value)
        for name, value in sorted(values.items())
        if value is not None and name != COLUMN
    ]
    return hashlib.sha256(_ENCODER.encode([table, content])).hexdigest()[:DIGITS]


def with_checksum(table: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return a new row together with its checksum."""
    return {**values, COLUMN: checksum(table, values)}


def is_edited(table: str, row: Mapping[str, Any]) -> bool:
    """Return whether a stored row differs from what was written."""
    return bool(row[COLUMN] != checksum(table, row))


def changed(table: str, row: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return changes to a stored row together with its new checksum.

    A row that was edited keeps its wrong checksum: a later change must not cover that up.
    """
    kept = row[COLUMN] if is_edited(table, row) else checksum(table, {**row, **changes})
    return {**changes, COLUMN: kept}


def update(connection: sql.Connection, table: sql.Table, where: sql.ColumnElement[bool], **changes: Any) -> None:
    """Update rows together with their checksums, after reading and locking each one."""
    keys = list(table.primary_key)
    for row in connection.execute(sql.select(table).where(where).order_by(*keys).with_for_update()).mappings().all():
        this = sql.and_(*(key == row[key] for key in keys))
        connection.execute(table.update().where(this).values(changed(str(table.name), dict(row), changes)))
