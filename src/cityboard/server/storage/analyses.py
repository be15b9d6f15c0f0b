"""Analyses of finished games in the database."""

import zlib
from collections.abc import Sequence

import msgspec
import sqlalchemy as sql

from cityboard.protocol.analysis import Analysis
from cityboard.server.storage import jobs, schema
from cityboard.server.storage.repository import BATCH
from cityboard.tables.table import OVER

JOB = "analysis"  # the kind of the job that makes one; its key is the table
MOST_FAILURES = 2  # after which none is begun by itself
AT_A_TIME = 200
_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(Analysis)


def load(connection: sql.Connection, table_id: str) -> Analysis | None:
    """Read the analysis of a table's game; one that this release cannot read counts as missing."""
    query = sql.select(schema.analyses.c.data).where(schema.analyses.c.table_id == table_id)
    data = connection.execute(query).scalar()
    try:
        return None if data is None else _DECODER.decode(zlib.decompress(data))
    except (zlib.error, msgspec.DecodeError):
        return None


def missing(connection: sql.Connection, since: int, before: int, opened: Sequence[str], now: int) -> list[str]:
    """List games that have no analysis and nobody makes one: some that people have opened, and those of some time."""
    c = schema.tables.c
    # Both values of `listed`: so the index finds the times.
    in_time = c.listed.in_([False, True]) & (c.changed_at > since) & (c.changed_at <= before)
    analysed = sql.exists().where(schema.analyses.c.table_id == c.id)
    left = (c.status == OVER) & ~analysed & ~jobs.is_closed(JOB, c.id, now, MOST_FAILURES)
    ids: list[str] = []
    for start in range(0, len(opened), BATCH):
        older = c.id.in_(opened[start : start + BATCH])
        ids += connection.execute(sql.select(c.id).where(older, left).order_by(c.changed_at, c.id)).scalars()
    query = sql.select(c.id).where(in_time, left).order_by(c.changed_at, c.id).limit(AT_A_TIME)
    return [*ids, *connection.execute(query).scalars()]


def store(connection: sql.Connection, table_id: str, analysis: Analysis) -> None:
    """Write the analysis of a table's game in place of an earlier one, unless the table is gone."""
    connection.execute(schema.analyses.delete().where(schema.analyses.c.table_id == table_id))
    table_query = sql.select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update()
    if connection.execute(table_query).first() is not None:
        data = zlib.compress(_ENCODER.encode(analysis))
        connection.execute(schema.analyses.insert(), {"table_id": table_id, "data": data})
