"""The check of a database: chains, folds, seats, finished games; on request, every stored game is replayed."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import sqlalchemy as sql

from cityboard.core.dealer import commitment
from cityboard.core.game import CHANCE, NOBODY
from cityboard.core.reason import Reason, RecordError, RefusedError
from cityboard.core.record import replay, verify
from cityboard.server.reasons import CHAIRS_DIFFER
from cityboard.server.storage import repository, schema
from cityboard.server.storage.checksums import CHECKED, is_edited
from cityboard.server.storage.database import Database
from cityboard.server.storage.migrations.upgrade import check_revision
from cityboard.server.storage.opening import begin_snapshot, existing_database
from cityboard.server.storage.reasons import (
    COLUMN_DIFFERS,
    DRAW_DIFFERS,
    EVENT_OUT_OF_PLACE,
    EVENT_UNREADABLE,
    FILE_DAMAGED,
    GAME_DIFFERS,
    MOVE_ILLEGAL,
    PERSON_MISSING,
    RESULT_DIFFERS,
    ROW_EDITED,
    ROWS_ASTRAY,
    SEED_DIFFERS,
    TABLE_UNREADABLE,
)
from cityboard.server.storage.sqlite_database import SqliteDatabase
from cityboard.tables.checks import Chair
from cityboard.tables.events import (
    BOT,
    FREE,
    PERSON,
    REMOVE,
    REPLACE,
    Answered,
    AnyEvent,
    Asked,
    Ended,
    Hinted,
    Moved,
    Opened,
    Redealt,
    SeatChanged,
    Started,
    Stored,
    Undone,
    link,
)
from cityboard.tables.games import recorded_moves, shared_game
from cityboard.tables.reasons import CHAIN_BROKEN
from cityboard.tables.table import OPEN, OVER, RUNNING, Table

WELL = "ok"  # SQLite's answer for an intact file
BATCH = 1000  # rows read at a time
NAMING_PEOPLE = (
    schema.tables.c.owner,
    schema.chairs.c.person,
    schema.chat.c.person,
    schema.channels.c.person,
    schema.outbox.c.person,
    schema.past_names.c.person,
    schema.knocks.c.person,
    schema.editions.c.person,
)


@dataclass(slots=True)
class IntegrityReport:
    """What was checked, and what was found; a finding names its table and event."""

    tables: int = 0
    events: int = 0
    games: int = 0
    moves: int = 0
    findings: list[Reason] = field(default_factory=list)


async def check(url: str, *, replay_all: bool) -> IntegrityReport:
    """Check everything, even while the server runs; nothing is changed, and no damage stops the check."""
    report = IntegrityReport()
    async with existing_database(url) as (database, revision):
        check_revision(revision)
        try:
            await _check_all(database, report, replay_all)
        except sql.exc.DBAPIError as error:
            if error.connection_invalidated:
                raise
            report.findings.append(FILE_DAMAGED("", error=str(error.orig)))
    return report


async def _check_all(database: Database, report: IntegrityReport, replay_all: bool) -> None:
    if isinstance(database, SqliteDatabase):
        answers = await database.read(_ask_sqlite)
        report.findings += [FILE_DAMAGED("", error=line) for line in answers if line != WELL]
    tables, findings = await database.read(_overview)
    report.findings += findings
    for table_id in tables:
        report.tables += 1
        try:
            stored = await database.read(partial(_load, table_id=table_id))
            report.findings += _findings(stored, report, replay_all)
        except Exception as error:
            if isinstance(error, OSError) or getattr(error, "connection_invalidated", False):
                raise  # that is not the table's fault
            report.findings.append(TABLE_UNREADABLE("", table=table_id, error=_named(error)))


def _ask_sqlite(connection: sql.Connection) -> list[str]:
    return list(connection.exec_driver_sql("PRAGMA integrity_check").scalars())


def _overview(connection: sql.Connection) -> tuple[list[str], list[Reason]]:
    """List the tables, and what is wrong with rows outside their events."""
    begin_snapshot(connection)
    tables = connection.execute(sql.select(schema.tables.c.id).order_by(schema.tables.c.created_at))
    return list(tables.scalars()), [*rows_astray(connection), *people_missing(connection), *edited_rows(connection)]


def rows_astray(connection: sql.Connection) -> Iterator[Reason]:
    """Count the rows that belong to no table."""
    table_ids = sql.select(schema.tables.c.id)
    for part in (schema.events, schema.chairs, schema.chat, schema.knocks, schema.outbox, schema.analyses):
        lost = sql.select(sql.func.count()).select_from(part).where(part.c.table_id.not_in(table_ids))
        number = connection.execute(lost).scalar()
        if number:
            yield ROWS_ASTRAY("", name=part.name, number=number)


def people_missing(connection: sql.Connection) -> Iterator[Reason]:
    """Find the rows that refer to a missing person; people who delete their data leave an empty row."""
    person_ids = sql.select(schema.people.c.id)
    for column in NAMING_PEOPLE:
        columns = {*column.table.primary_key, column}
        for row in connection.execute(sql.select(*columns).where(column.not_in(person_ids))).mappings():
            number = _row_id(column.table, row)
            yield PERSON_MISSING("", name=column.table.name, row=number, person=row[column.name])


def edited_rows(connection: sql.Connection) -> Iterator[Reason]:
    """Find the rows that differ from what was written."""
    for name in CHECKED:
        table = schema.metadata.tables[name]
        # Raw values: a value of a wrong type is a finding and must not stop the check.
        columns = [sql.type_coerce(column, sql.types.NullType()).label(column.name) for column in table.c]
        query = sql.select(*columns).order_by(*table.primary_key).execution_options(yield_per=BATCH)
        for row in connection.execute(query).mappings():
            if is_edited(name, dict(row)):
                yield ROW_EDITED("", name=name, row=_row_id(table, row))


def _row_id(table: Any, row: Any) -> str:
    return "/".join(str(row[key.name]) for key in table.primary_key)


def _load(connection: sql.Connection, table_id: str) -> tuple[Any, list[Chair], list[Stored]]:
    """Read everything stored about a table in one snapshot."""
    begin_snapshot(connection)
    row = connection.execute(sql.select(schema.tables).where(schema.tables.c.id == table_id)).one()
    return row, repository.load_chairs(connection, table_id), repository.events_since(connection, table_id, 0)


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _findings(
    stored: tuple[Any, list[Chair], list[Stored]], report: IntegrityReport, replay_all: bool
) -> Iterator[Reason]:
    """Find what is wrong with a table."""
    row, chairs, events = stored
    report.events += len(events)
    table = Table(row.id, bytes(row.seed))
    wrong = _fold(table, events, report, replay_all)
    if wrong is None and (not events or (table.status == RUNNING and table.state.turn < 0)):
        # The outcomes of chance, and the end, are stored together with the move before.
        wrong = CHAIN_BROKEN("", table=table.id, event=table.seq)
    if wrong:
        yield wrong
        return
    promised = [(table.dealer.renewed(renewal.deal), renewal.seed_commitment) for renewal in table.renewals]
    promised.append((table.dealer, table.header.seed_commitment))
    if any(commitment(dealer.seed) != promise for dealer, promise in promised):
        yield SEED_DIFFERS("", table=table.id)
    header = table.header
    expected = {"title": header.title, "listed": header.listed, "status": table.status, "changed_at": events[-1].at}
    for column, wanted in expected.items():
        value = getattr(row, column)
        if value != wanted:
            yield COLUMN_DIFFERS("", table=table.id, column=column, value=value, wanted=wanted)
    if not _chairs_fit(table, chairs):
        yield CHAIRS_DIFFER("", table=table.id)
    if table.status == OVER:
        yield from _check_end(table, events, report, replay_all)


def _fold(table: Table, events: list[Stored], report: IntegrityReport, replay_all: bool) -> Reason | None:
    """Fold the events up to the first bad one, and return what is wrong; on request, judge each event first."""
    for stored in events:
        try:
            if stored.seq != table.seq or link(table.chain, stored) != stored.chain:
                return CHAIN_BROKEN("", table=table.id, event=stored.seq)
            wrong = _judge(table, stored.event) if replay_all else None
            if wrong:
                return wrong
            if isinstance(table.apply(stored), Moved) and replay_all:
                report.moves += 1
        except RefusedError as refused:  # its version of the game is not available
            return GAME_DIFFERS(refused.reason.rule, table=table.id, because=refused.reason)
        except Exception as error:
            return EVENT_UNREADABLE("", table=table.id, event=stored.seq, error=_named(error))
    return None


def _judge(table: Table, event: AnyEvent) -> Reason | None:
    """Return why an event cannot come next."""
    if not _is_possible(table, event):
        return EVENT_OUT_OF_PLACE("", table=table.id, event=table.seq)
    if isinstance(event, Opened):
        replay(shared_game(event), recorded_moves(event))
    if not isinstance(event, Moved):
        return None
    game, state, move = table.game, table.state, event.move
    because = game.refuse(state, move)
    if because:
        return MOVE_ILLEGAL(because.rule, table=table.id, event=table.seq, because=because)
    dealt = table.dealer_of(table.number).choose(table.number, game.chances(state)) if event.by == CHANCE else move
    return None if dealt == move else DRAW_DIFFERS("", table=table.id, event=table.seq, dealt=list(dealt))


def _is_possible(table: Table, event: AnyEvent) -> bool:
    """Return whether an event can come next at all."""
    if table.seq == 0 or isinstance(event, Opened):
        return table.seq == 0 and isinstance(event, Opened)
    if isinstance(event, Started):
        return table.status == OPEN
    if isinstance(event, SeatChanged):
        return table.status != OVER and 0 <= event.seat < len(table.seats)
    if table.status != RUNNING:
        return False
    match event:
        case Moved():
            return bool(event.by == table.state.turn)
        case Undone():
            return table.recorded <= event.to < table.number and table.moves[event.to][0] == event.seat
        case Redealt():
            return event.to == table.number or (
                event.to == table.recorded == 0 and (table.rehearsed or bool(table.given_up))
            )
        case Asked():
            return _can_be_asked(table, event) and 0 <= event.seat < len(table.seats)
        case Answered():
            return table.question is not None and 0 <= event.seat < len(table.seats)
        case Hinted():
            return bool(event.seat == table.state.turn)
        case Ended():
            return bool(table.state.turn == NOBODY)


def _can_be_asked(table: Table, event: Asked) -> bool:
    """Return whether a question can be asked now; one about an absent player replaces others."""
    if table.question is None:
        return True
    if event.about != REPLACE or table.question.about == REPLACE:
        return False
    return table.question.about == REMOVE or table.header.pace.absent == "vote"


def _chairs_fit(table: Table, chairs: list[Chair]) -> bool:
    """Return whether there is a chair for every seat, with a person if one plays, and with the valid link."""
    if len(chairs) != len(table.seats) or [chair.link for chair in chairs] != table.links:
        return False
    ways = {PERSON: {True}, FREE: {False}, BOT: {True, False}}
    return all((chair.person is not None) in ways[play.how] for chair, play in zip(chairs, table.seats, strict=True))


def _check_end(table: Table, events: list[Stored], report: IntegrityReport, replay_all: bool) -> Iterator[Reason]:
    """Derive every draw of a finished game again, and its result."""
    report.games += 1
    report.moves += 0 if replay_all else table.number
    try:
        verify(table.game, table.record())
    except RecordError as refused:
        yield GAME_DIFFERS(refused.reason.rule, table=table.id, because=refused.reason)
        return
    result = Ended(table.game.scores(table.state), table.game.ranking(table.state), table.dealer.seed.hex())
    ended = next(stored for stored in reversed(events) if isinstance(stored.event, Ended))
    if ended.event != result:
        yield RESULT_DIFFERS("", table=table.id, event=ended.seq)
