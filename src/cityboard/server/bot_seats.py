"""The bots at the tables: each thinks in a process of its own, is given its seat's view, and uses the same door."""

import asyncio
import hashlib

import structlog

from cityboard.bots.crew import CLOSED, Choice, Crew, Request
from cityboard.core.reason import RefusedError
from cityboard.server.decisions import Decision, move_events
from cityboard.server.door import Door
from cityboard.server.live import Live
from cityboard.server.measures import Measures

log = structlog.get_logger()


class BotSeats:
    """Moves for the bots, one table at a time each, never faster than people can follow."""

    def __init__(self, door: Door, crew: Crew, measures: Measures, pause: float) -> None:
        """Listen at the door for the turns of bots."""
        self._door, self._crew, self._measures, self._pause = door, crew, measures, pause
        self._closed = False
        door.on_bots_turn = self.wake

    def wake(self, live: Live) -> None:
        """See to it that the bots of a table move."""
        if not self._closed and (live.bots is None or live.bots.done()):
            live.bots = asyncio.create_task(self._move_all(live))

    async def close(self) -> None:
        """Stop moving; what a bot has begun to store is stored, and wakes no other bot."""
        self._closed = True
        tasks = [live.bots for live in self._door.lives.values() if live.bots is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _move_all(self, live: Live) -> None:
        while live.table.bot_to_move and self._door.lives.get(live.table.id) is live:
            try:
                await self._door.finish(self._move(live))
            except RefusedError as refused:
                # Somebody has taken the seat back meanwhile, or the turn went on.
                log.info("bot too late", table=live.table.id, code=refused.reason.code)
            except Exception:
                # The watch tries again after a while.
                self._measures.errors.inc()
                log.exception("bot failed", table=live.table.id)
                return

    async def _move(self, live: Live) -> None:
        async with live.lock:
            table = live.table
            if not table.bot_to_move:
                return
            seq, seat, level = table.seq, table.state.turn, table.seats[table.state.turn].level
            request = Request(table.game, table.game.view(table.state, seat), level or "", self._seed(live))
        choice, _ = await asyncio.gather(self._crew.choose(request), asyncio.sleep(self._pause))
        if choice.fallback == CLOSED:
            return  # the bot was not heard: the next process lets it think again
        async with live.lock:
            if live.table.seq == seq:
                self._count(live, choice)
                await self._door.append(live, Decision(move_events(live.table, seat, list(choice.move))))

    def _seed(self, live: Live) -> str:
        """Return a seed for the bot's own dice, which has nothing to do with the dealer's."""
        return hashlib.sha256(f"{live.table.id} {live.table.number}".encode()).hexdigest()

    def _count(self, live: Live, choice: Choice) -> None:
        self._measures.bot_moves.labels(choice.fallback or "none").inc()
        if choice.fallback:
            log.warning("bot fallback", table=live.table.id, why=choice.fallback)
