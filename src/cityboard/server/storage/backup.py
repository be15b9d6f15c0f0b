"""Backups: all rows of a database in one file, for a database of either kind (docs/backup-format.md)."""

import base64
import gzip
import hashlib
import os
import secrets
import struct
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql
from msgspec import Struct

from cityboard.core.reason import RefusedError
from cityboard.server.storage.migrations.upgrade import revisions, upgrade
from cityboard.server.storage.opening import (
    ONLY_OURS,
    begin_snapshot,
    existing_database,
    locked,
    open_database,
    refuse_unreachable,
    unusable_file,
)
from cityboard.server.storage.reasons import BACKUP_DAMAGED, BACKUP_EXISTS, BACKUP_NEWER, DATABASE_NOT_EMPTY

FORMAT = 1
BATCH = 1000  # rows read or written at a time
CHUNK = 1 << 20  # bytes read at a time
OF_ALEMBIC = "alembic_version"
# The gzip header: no name, no time, no system, so that every byte is known.
GZIP_HEADER = b"\x1f\x8b\x08" + bytes(6) + b"\xff"


class BackupLine(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """A line of a backup."""


class Header(BackupLine, frozen=True, tag="cityboard-backup"):
    """The first line: its format, the release that wrote it, and the revision of the database."""

    format: int
    release: str
    revision: str


class Row(BackupLine, frozen=True, tag="row"):
    """A row; bytes are written as an object with `base64`."""

    table: str
    row: dict[str, Any]


class BackupEnd(BackupLine, frozen=True, tag="end"):
    """The last line before the seal: how many rows there are of each table."""

    rows: dict[str, int]


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Header | Row | BackupEnd] = msgspec.json.Decoder(Header | Row | BackupEnd)


async def backup(url: str, file: Path) -> dict[str, int]:
    """Write a consistent snapshot to a file and return the numbers of rows; the server can keep running."""
    if file.exists():
        raise RefusedError(BACKUP_EXISTS("", file=str(file)))
    counts: Counter[str] = Counter()
    async with existing_database(url) as (database, revision):
        await database.read(lambda connection: _write(file, _lines(connection, revision, counts)))
    return counts


def _lines(connection: sql.Connection, revision: str, counts: Counter[str]) -> Iterator[bytes]:
    begin_snapshot(connection)
    yield _line(Header(FORMAT, version("cityboard"), revision))
    for table in _tables(connection):
        name, columns = str(table.name), [str(column.name) for column in table.columns]
        counts[name] = 0
        query = sql.select(table).order_by(*table.primary_key).execution_options(yield_per=BATCH)
        for row in connection.execute(query):
            counts[name] += 1
            yield _line(Row(name, dict(zip(columns, map(_written, row), strict=True))))
    yield _line(BackupEnd(dict(counts)))


def _tables(connection: sql.Connection) -> list[sql.Table]:
    """Return the tables as they are in the database, which may be from another release."""
    metadata = sql.MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name != OF_ALEMBIC]


def _line(content: BackupLine) -> bytes:
    return _ENCODER.encode(content) + b"\n"


def _written(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _read(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


def _write(file: Path, lines: Iterable[bytes]) -> None:
    """Write a file atomically, readable only by its owner."""
    unfinished = file.with_name(f".{file.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_EXCL, ONLY_OURS), "r+b") as raw:
            with gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as packed:
                packed.writelines(lines)
            raw.seek(0)
            digest = hashlib.file_digest(raw, "sha256").hexdigest()
            raw.write(_seal(digest))
            raw.flush()
            os.fsync(raw.fileno())
        unfinished.replace(file)
        _sync_folder(file.parent)
    except OSError as error:
        raise unusable_file(error, str(file)) from None
    finally:
        unfinished.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Make the new name of a file survive a loss of power."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _seal(digest: str) -> bytes:
    """Return the end of a file: a last line with the hash of all bytes before it, as a gzip member.

    It is not compressed, so that it has exactly one form.
    """
    line = b'{"sha256":"%s"}\n' % digest.encode()
    stored = struct.pack("<BHH", 1, len(line), len(line) ^ 0xFFFF) + line
    return GZIP_HEADER + stored + struct.pack("<II", zlib.crc32(line), len(line))


async def restore(url: str, file: Path) -> dict[str, int]:
    """Restore a backup into an empty database, all or nothing, and return the numbers of rows."""
    header, counts = _verified(file)
    database = open_database(url)
    try:
        with locked(database), refuse_unreachable():
            await database.write(lambda connection: _restore(connection, header.revision, file))
    finally:
        await database.close()
    return counts


def _damaged(file: Path) -> RefusedError:
    return RefusedError(BACKUP_DAMAGED("", file=str(file)))


def _verified(file: Path) -> tuple[Header, dict[str, int]]:
    """Read a file to its end before anything is changed; refuse it if a single byte is wrong."""
    header, end, rows = None, None, Counter[str]()
    try:
        for line in _contents(file) if _is_sealed(file) else ():
            match line:
                case Header():
                    header = line
                case Row():
                    rows[line.table] += 1
                case BackupEnd():
                    end = line
    except (EOFError, zlib.error, gzip.BadGzipFile, msgspec.MsgspecError):
        end = None
    except OSError as error:
        raise unusable_file(error) from None
    if header is None or end is None or rows != Counter(end.rows):
        raise _damaged(file)
    if header.format != FORMAT or header.revision not in revisions():
        raise RefusedError(BACKUP_NEWER("", file=str(file), release=header.release))
    return header, end.rows


def _is_sealed(file: Path) -> bool:
    """Return whether the last line of a file matches all bytes before it."""
    digest = hashlib.sha256()
    with file.open("rb") as raw:
        end = os.fstat(raw.fileno()).st_size - len(_seal(digest.hexdigest()))
        while raw.tell() < end:
            digest.update(raw.read(min(CHUNK, end - raw.tell())))
        return raw.read() == _seal(digest.hexdigest())


def _contents(file: Path) -> Iterator[Header | Row | BackupEnd]:
    """Yield the lines of a file, up to the last one before the seal."""
    with gzip.open(file) as lines:
        for line in lines:
            content = _DECODER.decode(line)
            yield content
            if isinstance(content, BackupEnd):
                return


def _restore(connection: sql.Connection, revision: str, file: Path) -> None:
    """Create the tables as they were, write the rows, and migrate everything to this release."""
    if sql.inspect(connection).get_table_names():
        raise RefusedError(DATABASE_NOT_EMPTY(""))
    upgrade(connection, revision)
    try:
        _fill(connection, file)
    except (sql.exc.IntegrityError, sql.exc.DataError, KeyError):
        raise _damaged(file) from None
    upgrade(connection)


def _fill(connection: sql.Connection, file: Path) -> None:
    tables = {table.name: table for table in _tables(connection)}
    rows = (line for line in _contents(file) if isinstance(line, Row))
    for name, of_table in groupby(rows, lambda line: line.table):
        while batch := list(islice(of_table, BATCH)):
            values = [{column: _read(value) for column, value in line.row.items()} for line in batch]
            connection.execute(tables[name].insert(), values)
    if connection.dialect.name == "postgresql":
        for table in tables.values():
            _count_on(connection, table)


def _count_on(connection: sql.Connection, table: sql.Table) -> None:
    """Make PostgreSQL number new rows after those that were restored."""
    for column in table.primary_key:
        counter = sql.func.pg_get_serial_sequence(table.name, column.name)
        if connection.execute(sql.select(counter)).scalar():
            connection.execute(sql.select(sql.func.setval(counter, sql.func.max(column))))
