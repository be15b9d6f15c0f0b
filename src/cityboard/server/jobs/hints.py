"""Hints: what the strongest level would play for a person in their turn, from their seat's view alone."""

import hashlib
from contextlib import suppress
from dataclasses import replace

import structlog

from cityboard.analysis.worker_pool import BUSY, BotChoice, Request, WorkerPool
from cityboard.protocol import analysis as wire
from cityboard.server.live_table import DroppedTableError, LiveTable
from cityboard.server.people import Person, customer_of
from cityboard.server.reasons import HINT_BUSY, HINT_FAILED, SERVER_BUSY
from cityboard.server.table_service import ATTEMPTS, TableService
from cityboard.tables.checks import check_acts, check_seat, check_status, refuse
from cityboard.tables.decision import Decision
from cityboard.tables.events import Hinted
from cityboard.tables.reasons import NOT_YOUR_TURN
from cityboard.tables.table import RUNNING, Table
from cityboard.titles.ladders import top_level

log = structlog.get_logger()

SECONDS = 1.0  # seconds of thinking, unless bots get less
SHOWN = 3  # candidates that are shown


class Hints:
    """Asks the bots' processes on behalf of people."""

    def __init__(self, table_service: TableService, worker_pool: WorkerPool) -> None:
        """Take the table service and the processes that think."""
        self._table_service, self._worker_pool = table_service, worker_pool

    async def give(self, person: Person, table_id: str, seat: int) -> wire.Hint:
        """Return a hint for a seat whose turn it is; if there are other people, they are informed first."""
        number, request = await self._table_service.background.finish(self._prepare(person, table_id, seat))
        choice = await self._worker_pool.choose(replace(request, customer=customer_of(person)))
        if choice.fallback:  # a weaker level's move is not advice
            log.warning("hint fallback", table=table_id, why=choice.fallback)
            if choice.fallback == BUSY:
                refuse(HINT_BUSY)
            refuse(HINT_FAILED)
        return hint(seat, number, request, choice)

    async def _prepare(self, person: Person, table_id: str, seat: int) -> tuple[int, Request]:
        while True:
            live = await self._table_service.live_tables.get(table_id)
            with suppress(DroppedTableError):
                async with live.lock:
                    return await self._announce(live, person, seat)

    async def _announce(self, live: LiveTable, person: Person, seat: int) -> tuple[int, Request]:
        """Check the request and inform the others, if there are any; the caller holds the lock."""
        for _ in range(ATTEMPTS):
            live.check_watcher(person.id)
            check_seat(live.table, live.chairs, person.id, seat)
            request = request_of(live.table, seat, min(SECONDS, self._worker_pool.budget))
            if not live.table.is_alone(seat):
                check_acts(live.table, seat)
            if live.table.is_alone(seat) or await self._table_service.commit(live, Decision([Hinted(seat)])):
                return live.table.number, request
        refuse(SERVER_BUSY)


def request_of(table: Table, seat: int, seconds: float = SECONDS) -> Request:
    """Return the request for a hint: a seat's view, and a seed that depends only on what everyone knows."""
    check_status(table, RUNNING)
    if table.state.turn != seat:
        refuse(NOT_YOUR_TURN, seat=seat)
    seed = hashlib.sha256(f"hint {table.id} {table.number}".encode()).hexdigest()
    view = table.game.view(table.state, seat)
    return Request(table.game, view, top_level(table.game.title).name, seed, seconds, is_advice=True)


def hint(seat: int, number: int, request: Request, choice: BotChoice) -> wire.Hint:
    """Return a level's choice for the wire."""
    judgement = choice.judgement
    candidates = list(judgement.candidates[:SHOWN])
    return wire.Hint(seat, number, request.level, list(judgement.move), list(judgement.facts), candidates)
