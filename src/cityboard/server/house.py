"""The house where the tables stand: everything a server is made of, opened and closed together."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from typing import Any

import structlog

from cityboard.bots.crew import Crew
from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.server import people, store, talking
from cityboard.server.access import Access
from cityboard.server.analyses import Analyses
from cityboard.server.bot_seats import BotSeats
from cityboard.server.database import PostgresDatabase, open_database
from cityboard.server.door import Door
from cityboard.server.doorbell import Doorbell
from cityboard.server.events import AnyEvent
from cityboard.server.ground import reached
from cityboard.server.hints import Hints
from cityboard.server.live import Live
from cityboard.server.measures import Measures
from cityboard.server.notices import push
from cityboard.server.notices.outbox import Outbox
from cityboard.server.people import Signer, new_id
from cityboard.server.settings import Settings
from cityboard.server.sockets import Sockets
from cityboard.server.watch import Watch

log = structlog.get_logger()
VERSION = version("cityboard")


def now() -> int:
    """Return milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """One server process."""

    door: Door
    access: Access
    signer: Signer
    bots: BotSeats
    hints: Hints
    analyses: Analyses
    watch: Watch
    notices: Outbox

    def __init__(self, settings: Settings, clock: Callable[[], int] = now) -> None:
        """Prepare; nothing is opened yet."""
        self.settings, self.clock = settings, clock
        self.measures = Measures()
        self.database = open_database(settings.database, self._committed)
        self.sockets = Sockets(settings.sockets_per_person, settings.sockets_per_address)
        self.crew = Crew(settings.bot_processes, settings.bot_seconds)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator["House"]:
        """Open the house; at the end everything that has begun is finished and stored."""
        with reached():
            await self.database.migrate()
        secret = secrets.token_urlsafe(32)
        self.signer = Signer(
            await self.database.write(lambda connection: people.server_secret(connection, "signing", secret))
        )
        delay = int(self.settings.notice_delay * 1000)
        # A bot has its time to think, the pause, and some time to be stored.
        answer = int(1000 * (2 * self.settings.bot_seconds + self.settings.bot_pause + 1))
        self.door = Door(self.database, self.signer, self.clock, notice_delay=delay, bots_answer=answer)
        self.door.on_events = self._count
        self.door.on_failure = lambda error: self.failed("failed with nobody waiting", exc_info=error)
        self.access = Access(self.settings, self.database, self.signer)
        self.bots = BotSeats(self.door, self.crew, self.measures, self.settings.bot_pause)
        self.hints = Hints(self.door, self.crew)
        self.analyses = Analyses(self.measures)
        self.watch = Watch(self.door, self.bots, self.measures, int(self.settings.idle_minutes * 60_000))
        self.notices = Outbox(
            self.door,
            self.settings,
            self.measures,
            await self.database.write(lambda connection: people.server_secret(connection, "push", push.new_key())),
        )
        tasks = [self._begin(self.watch.run()), self._begin(self.notices.run())]
        try:
            if isinstance(self.database, PostgresDatabase):
                bell = Doorbell(self.database, self.door, self.sockets, self.measures)
                tasks += [self._begin(bell.run()), self._begin(bell.connected.wait())]
                await asyncio.wait(tasks[-2:], return_when=asyncio.FIRST_COMPLETED)
                if tasks[-2].done():
                    await tasks[-2]  # it has failed: nobody would ever hear of the other processes
            log.info("open", database=self.database.name)
            yield self
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.analyses.close()
            await self.bots.close()
            await self.crew.close()
            await self.door.close()
            await self.database.close()
            log.info("closed")

    def _begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Let something go on beside everything else; should it fail, that is told at once."""

        def ended(task: asyncio.Task[Any]) -> None:
            if not task.cancelled() and task.exception():
                self.failed("task failed", exc_info=task.exception())

        task = asyncio.create_task(work)
        task.add_done_callback(ended)
        return task

    def _committed(self, seconds: float, writes: int) -> None:
        self.measures.commits.observe(seconds)
        self.measures.grouped.inc(writes)

    def _count(self, events: list[AnyEvent]) -> None:
        for event in events:
            self.measures.events.labels(type(event).__name__.lower()).inc()

    def failed(self, what: str, **told: Any) -> None:
        """Note a failure of our own with its traceback, which holds no secrets of a game."""
        self.measures.errors.inc()
        log.exception(what, **told)

    async def welcome(
        self, live: Live, person: str | None, since: int, *, seat: int | None = None, state: bool = False
    ) -> wire.Welcome:
        """Return everything somebody may know of a table; the caller holds its lock."""
        viewer = live.viewer(person, seat)
        return wire.Welcome(
            table=live.info(),
            yours=live.seats_of(person),
            owner=person is not None and person == live.owner,
            position=live.position(viewer, since, with_state=state),
            chat=await talking.chat(self.database, live),
            since=live.since_own_move(person, viewer),
        )

    async def leave_all(self, person: people.Person) -> None:
        """Give up all seats of a person: bots go on."""
        for table_id in await self.database.read(lambda connection: store.tables_of(connection, person.id, None)):
            live = await self.door.live(table_id)
            for seat in live.seats_of(person.id):
                with suppress(RefusedError):
                    await self._leave(person, live, seat)

    async def _leave(self, person: people.Person, live: Live, seat: int) -> None:
        """Give up a seat, whatever happens at the table meanwhile."""
        seq = live.table.seq
        while True:
            try:
                await self.door.change(person, live.table.id, wire.Leave(new_id(), seq, seat))
                return
            except RefusedError as refused:
                if refused.reason.code != "stale":
                    raise
                seq = refused.reason.arguments["seq"]

    async def forget(self, person: people.Person) -> None:
        """Void everything that proves who a person is, and end their conversations, in all processes."""
        generation = person.generation + 1
        await self.database.write(
            lambda connection: people.change(connection, person.id, generation=generation),
            ring=f"person:{person.id}",
        )
        self.sockets.dismiss(person.id)
