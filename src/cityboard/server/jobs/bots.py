"""The bots at the tables: each thinks in a separate process, gets its seat's view, and uses the table service."""

import asyncio
import hashlib
from weakref import WeakValueDictionary

import structlog

from cityboard.analysis.worker_pool import CLOSED, BotChoice, Request, WorkerPool
from cityboard.core.reason import RefusedError
from cityboard.server.live_table import LiveTable
from cityboard.server.operations.metrics import Metrics
from cityboard.server.table_service import TableService
from cityboard.tables.moving import decide_move

log = structlog.get_logger()


class BotMover:
    """Makes the bots' moves, one at a time per table, never faster than people can follow."""

    def __init__(
        self, table_service: TableService, worker_pool: WorkerPool, metrics: Metrics, pause: float, most_of_origin: int
    ) -> None:
        """Wait for the turns of bots; only some may move at the same time for one origin."""
        self._table_service, self._worker_pool, self._metrics, self._pause = table_service, worker_pool, metrics, pause
        self._most_of_origin = most_of_origin
        self._places: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._closed = False
        table_service.live_tables.on_bots_turn = self.wake

    def wake(self, live: LiveTable) -> None:
        """Make the bots of a table move."""
        if not self._closed and (live.bots is None or live.bots.done()):
            live.bots = asyncio.create_task(self._move_all(live))

    async def close(self) -> None:
        """Stop; a move that is being stored is stored, and wakes no other bot."""
        self._closed = True
        tasks = [live.bots for live in self._table_service.live_tables.by_id.values() if live.bots is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _move_all(self, live: LiveTable) -> None:
        while live.table.bot_due and self._table_service.live_tables.by_id.get(live.table.id) is live:
            try:
                # Further tables of one origin wait for each other; other origins do not wait for them.
                async with self._place(live.customer.origin):
                    await self._table_service.background.finish(self._move(live))
            except RefusedError as refused:
                # Someone has taken the seat back in the meantime, or the turn has passed.
                log.info("bot too late", table=live.table.id, code=refused.reason.code)
            except Exception:
                # The scheduler retries after a while.
                self._metrics.errors.inc()
                log.exception("bot failed", table=live.table.id)
                return

    def _place(self, origin: str) -> asyncio.Semaphore:
        return self._places.setdefault(origin, asyncio.Semaphore(self._most_of_origin))

    async def _move(self, live: LiveTable) -> None:
        async with live.lock:
            table = live.table
            if not table.bot_due:
                return
            seq, seat, level = table.seq, table.state.turn, table.seats[table.state.turn].level
            view = table.game.view(table.state, seat)
            request = Request(table.game, view, level or "", self._seed(live), customer=live.customer)
        choice, _ = await asyncio.gather(self._worker_pool.choose(request), asyncio.sleep(self._pause))
        if choice.fallback == CLOSED:
            return  # the bot's move was not stored: the next process lets it think again
        async with live.lock:
            if live.table.seq == seq:
                self._count(live, choice)
                await self._table_service.commit(live, decide_move(live.table, seat, list(choice.move)))

    def _seed(self, live: LiveTable) -> str:
        """Return a seed for the bot's own dice, independent of the dealer's."""
        return hashlib.sha256(f"{live.table.id} {live.table.number}".encode()).hexdigest()

    def _count(self, live: LiveTable, choice: BotChoice) -> None:
        self._metrics.bot_moves.labels(choice.fallback or "none").inc()
        if choice.fallback:
            log.warning("bot fallback", table=live.table.id, why=choice.fallback)
