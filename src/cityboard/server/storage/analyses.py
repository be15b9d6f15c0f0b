"""Analyses of finished games in the database."""

import zlib

import msgspec
import sqlalchemy as sql

from cityboard.protocol.analysis import Analysis
from cityboard.server.storage import schema

_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(Analysis)


def load(connection: sql.Connection, table_id: str) -> Analysis | None:
    """Read the analysis of a table's game; one that this release cannot read counts as missing."""
    query = sql.select(schema.analyses.c.data).where(schema.analyses.c.table_id == table_id)
    data = connection.execute(query).scalar()
    try:
        return None if data is None else _DECODER.decode(zlib.decompress(data))
    except (zlib.error, msgspec.DecodeError):
        return None


def store(connection: sql.Connection, table_id: str, analysis: Analysis) -> None:
    """Write the analysis of a table's game in place of an earlier one, unless the table is gone."""
    connection.execute(schema.analyses.delete().where(schema.analyses.c.table_id == table_id))
    there = sql.select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update()
    if connection.execute(there).first() is not None:
        data = zlib.compress(_ENCODER.encode(analysis))
        connection.execute(schema.analyses.insert(), {"table_id": table_id, "data": data})
