"""The check of a database: chains, folds, seats, finished games; on request every stored game is played again."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import sqlalchemy as sql

from cityboard.core.dealer import commitment
from cityboard.core.game import CHANCE, NOBODY
from cityboard.core.reason import Reason, RecordError, RefusedError
from cityboard.core.record import verify
from cityboard.server import schema, store
from cityboard.server.database import Database, SqliteDatabase
from cityboard.server.decisions import Chair
from cityboard.server.events import (
    BOT,
    FREE,
    PERSON,
    REPLACE,
    TAKE_BACK,
    Answered,
    AnyEvent,
    Asked,
    Ended,
    Hinted,
    Moved,
    Opened,
    SeatChanged,
    Started,
    Stored,
    Undone,
    link,
)
from cityboard.server.ground import existing, hold_still
from cityboard.server.migrations.upgrade import revisions
from cityboard.server.table import OPEN, OVER, RUNNING, Table

WELL = "ok"  # what SQLite says of a file


@dataclass(slots=True)
class Report:
    """What was looked at, and what was found; a finding names its table and event."""

    tables: int = 0
    events: int = 0
    games: int = 0
    moves: int = 0
    findings: list[Reason] = field(default_factory=list)


async def check(url: str, *, replay_all: bool) -> Report:
    """Look at everything, also while the server runs; nothing is changed, and no damage stops the check."""
    report = Report()
    async with existing(url) as (database, revision):
        newest, *older = revisions()
        if revision in older:
            raise RefusedError(Reason("database-older", "", {"revision": revision, "wanted": newest}))
        if revision != newest:
            raise RefusedError(Reason("database-newer", "", {"error": revision}))
        try:
            await _check_all(database, report, replay_all)
        except sql.exc.DBAPIError as error:
            if error.connection_invalidated:
                raise
            report.findings.append(Reason("file-damaged", "", {"error": str(error.orig)}))
    return report


async def _check_all(database: Database, report: Report, replay_all: bool) -> None:
    if isinstance(database, SqliteDatabase):
        said = await database.read(_ask_sqlite)
        report.findings += [Reason("file-damaged", "", {"error": line}) for line in said if line != WELL]
    tables, astray = await database.read(_overview)
    report.findings += astray
    for table_id in tables:
        report.tables += 1
        try:
            stored = await database.read(partial(_load, table_id=table_id))
            report.findings += _findings(stored, report, replay_all)
        except Exception as error:
            if isinstance(error, OSError) or getattr(error, "connection_invalidated", False):
                raise  # that is no fault of the table
            report.findings.append(Reason("table-unreadable", "", {"table": table_id, "error": _named(error)}))


def _ask_sqlite(connection: sql.Connection) -> list[str]:
    return list(connection.exec_driver_sql("PRAGMA integrity_check").scalars())


def _overview(connection: sql.Connection) -> tuple[list[str], list[Reason]]:
    """List the tables, and the rows that belong to none of them."""
    hold_still(connection)
    known = sql.select(schema.tables.c.id)
    astray = []
    for part in (schema.events, schema.chairs, schema.chat, schema.outbox):
        lost = sql.select(sql.func.count()).select_from(part).where(part.c.table_id.not_in(known))
        number = connection.execute(lost).scalar()
        if number:
            astray.append(Reason("rows-astray", "", {"name": part.name, "number": number}))
    return list(connection.execute(known.order_by(schema.tables.c.created_at)).scalars()), astray


def _load(connection: sql.Connection, table_id: str) -> tuple[Any, list[Chair], list[Stored]]:
    """Read what is stored about a table, all of one moment."""
    hold_still(connection)
    row = connection.execute(sql.select(schema.tables).where(schema.tables.c.id == table_id)).one()
    return row, store.load_chairs(connection, table_id), store.events_since(connection, table_id, 0)


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _findings(stored: tuple[Any, list[Chair], list[Stored]], report: Report, replay_all: bool) -> Iterator[Reason]:
    """Find what is wrong with a table."""
    row, chairs, events = stored
    report.events += len(events)
    table = Table(row.id, bytes(row.seed))
    wrong = _fold(table, events, report, replay_all)
    if wrong is None and (not events or (table.status == RUNNING and table.state.turn < 0)):
        # What chance answers, and the end, are stored together with the move before.
        wrong = Reason("chain-broken", "", {"table": table.id, "event": table.seq})
    if wrong:
        yield wrong
        return
    if commitment(table.dealer.seed) != table.header.seed_commitment:
        yield Reason("seed-differs", "", {"table": table.id})
    header = table.header
    expected = {"title": header.title, "listed": header.listed, "status": table.status, "changed_at": events[-1].at}
    for column, wanted in expected.items():
        if getattr(row, column) != wanted:
            told = {"table": table.id, "column": column, "value": getattr(row, column), "wanted": wanted}
            yield Reason("column-differs", "", told)
    if not _chairs_fit(table, chairs):
        yield Reason("chairs-differ", "", {"table": table.id})
    if table.status == OVER:
        yield from _check_end(table, events, report, replay_all)


def _fold(table: Table, events: list[Stored], report: Report, replay_all: bool) -> Reason | None:
    """Fold the events until one does not hold, and say why; on request each is judged before."""
    for stored in events:
        told = {"table": table.id, "event": stored.seq}
        try:
            if stored.seq != table.seq or link(table.chain, stored) != stored.chain:
                return Reason("chain-broken", "", told)
            wrong = _judge(table, stored.event) if replay_all else None
            if wrong:
                return wrong
            if isinstance(table.apply(stored), Moved) and replay_all:
                report.moves += 1
        except RefusedError as refused:  # the game that it was begun with is not here
            return Reason("game-differs", refused.reason.rule, {"table": table.id, "because": refused.reason})
        except Exception as error:
            return Reason("event-unreadable", "", told | {"error": _named(error)})
    return None


def _judge(table: Table, event: AnyEvent) -> Reason | None:
    """Say why an event cannot come next."""
    told = {"table": table.id, "event": table.seq}
    if not _is_possible(table, event):
        return Reason("event-out-of-place", "", told)
    if not isinstance(event, Moved):
        return None
    game, state, move = table.game, table.state, event.move
    because = game.refuse(state, move)
    if because:
        return Reason("move-illegal", because.rule, told | {"because": because})
    dealt = table.dealer.choose(table.number, game.chances(state)) if event.by == CHANCE else move
    return None if dealt == move else Reason("draw-differs", "", told | {"dealt": list(dealt)})


def _is_possible(table: Table, event: AnyEvent) -> bool:
    """Tell whether an event can come next at all."""
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
            return 0 <= event.to < table.number and table.moves[event.to][0] == event.seat
        case Asked():
            return _can_be_asked(table, event) and 0 <= event.seat < len(table.seats)
        case Answered():
            return table.question is not None and 0 <= event.seat < len(table.seats)
        case Hinted():
            return bool(event.seat == table.state.turn)
        case Ended():
            return bool(table.state.turn == NOBODY)


def _can_be_asked(table: Table, event: Asked) -> bool:
    """Tell whether no other question is open; at the deadline one about who is absent pushes a take-back aside."""
    if table.question is None:
        return True
    late = table.header.pace.absent == "vote" and event.about == REPLACE
    return late and table.question.about == TAKE_BACK


def _chairs_fit(table: Table, chairs: list[Chair]) -> bool:
    """Tell whether there is a chair for every seat, with a person where one plays, and with the link that is valid."""
    if len(chairs) != len(table.seats) or [chair.link for chair in chairs] != table.links:
        return False
    ways = {PERSON: {True}, FREE: {False}, BOT: {True, False}}
    return all((chair.person is not None) in ways[play.how] for chair, play in zip(chairs, table.seats, strict=True))


def _check_end(table: Table, events: list[Stored], report: Report, replay_all: bool) -> Iterator[Reason]:
    """Derive every draw of a finished game again, and its result."""
    report.games += 1
    report.moves += 0 if replay_all else table.number
    try:
        verify(table.game, table.record())
    except RecordError as refused:
        yield Reason("game-differs", refused.reason.rule, {"table": table.id, "because": refused.reason})
        return
    result = Ended(table.game.scores(table.state), table.game.ranking(table.state), table.dealer.seed.hex())
    ended = next(stored for stored in reversed(events) if isinstance(stored.event, Ended))
    if ended.event != result:
        yield Reason("result-differs", "", {"table": table.id, "event": ended.seq})
