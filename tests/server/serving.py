"""A server for tests: the real application, reached inside the process or over real sockets on this machine."""

import asyncio
import hashlib
import itertools
import socket
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Self, TypeVar
from unittest import mock

import httpx2
import sqlalchemy as sql
import uvicorn
from argon2 import PasswordHasher
from litestar import Litestar
from websockets.exceptions import ConnectionClosedError, InvalidMessage
from websockets.frames import Close

from cityboard.analysis.worker_pool import CLOSED, BotChoice, Request, WorkerPool
from cityboard.bots.bot import Judgement
from cityboard.client import Client, ConnectedSocket
from cityboard.core.dealer import Dealer
from cityboard.core.simulation import random_move
from cityboard.server import opening, people
from cityboard.server.app import create_app
from cityboard.server.http.serving import configuration
from cityboard.server.notices.outbox import Outbox
from cityboard.server.operations.scheduler import Scheduler
from cityboard.server.operations.settings import Settings
from cityboard.server.services import Services
from cityboard.server.storage import schema, sqlite_database
from cityboard.server.storage.opening import open_database

T = TypeVar("T")
WAYS = ("in-process", "sockets")
DEADLINE = 30.0  # seconds after which something that must happen has not happened
NO_TIME = 1_800_000_000_000  # where a test's clock starts
OPEN_LIMITS = {
    "database_seconds": 60.0,
    "messages_per_second": 1e6,
    "messages_burst": 10**6,
    "person_per_second": 1e6,
    "person_burst": 10**6,
    "address_per_second": 1e6,
    "address_burst": 10**6,
    "sockets_per_person": 100,
    "sockets_per_address": 1000,
    "connections_per_address": 5000,
    "tables_per_person_per_hour": 10**6,
    "hints_per_person_per_minute": 10**6,
    "analyses_per_person_per_hour": 10**6,
    "password_attempts_per_minute": 10**6,
    "accounts_per_address_per_hour": 10**6,
    "people_per_address_per_hour": 10**6,
    "tables_per_address_per_hour": 10**6,
    "listed_tables_per_address": 10**6,
    "hints_per_address_per_minute": 10**6,
    "analyses_per_address_per_hour": 10**6,
    "bot_moves_per_address": 1000,
    "analysis_delay": 1e6,  # no game is analysed unless a test asks for it
    "chat_lines_per_minute": 10**6,
    "edition_checks_per_address_per_minute": 10**6,
    "counts_per_address_per_minute": 10**6,
}


class HandClock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = NO_TIME

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


class QuickWorkerPool(WorkerPool):
    """Bots that decide at once, without processes, and the same in every run; `hold` makes them wait."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self._dice = Random(20261116)
        self.free_to_move = asyncio.Event()
        self.free_to_move.set()

    def hold(self) -> None:
        self.free_to_move.clear()

    def release(self) -> None:
        self.free_to_move.set()

    async def choose(self, request: Request) -> BotChoice:
        if not request.seconds:  # a request for a hint does not wait for the bots
            await self.free_to_move.wait()
        return BotChoice(
            Judgement(random_move(request.game, request.view, self._dice)), CLOSED if self._closed else None
        )

    async def close(self) -> None:
        self._closed = True
        self.release()


@dataclass
class Served:
    """A running server and the people who use it."""

    app: Litestar
    url: str
    clock: HandClock | None
    way: str
    _stack: AsyncExitStack = field(default_factory=AsyncExitStack)

    @property
    def services(self) -> Services:
        return self.app.state.services  # type: ignore[no-any-return]  # the state of an app holds anything

    @property
    def worker_pool(self) -> QuickWorkerPool:
        assert isinstance(self.services.worker_pool, QuickWorkerPool)
        return self.services.worker_pool

    async def stranger(self, token: str | None = None) -> Client:
        """Return the client of someone who has not signed in."""
        if self.way == "sockets":
            client = Client(self.url, token)
        else:
            app: Any = self.app
            client = Client(
                self.url, token, transport=httpx2.ASGITransport(app=app), connect=InProcessLine.connected(self.app)
            )
        return await self._stack.enter_async_context(client)

    async def person(self, nickname: str) -> Client:
        """Return the client of someone new."""
        client = await self.stranger()
        await client.arrive(nickname)
        return client

    async def people(self, *nicknames: str) -> list[Client]:
        """Return the clients of several persons."""
        return [await self.person(nickname) for nickname in nicknames]

    async def send_notices(self) -> int:
        """Send the notices that are due and return how many there were."""
        async with httpx2.AsyncClient(trust_env=False) as client:
            return await self.services.notices.send_due(client)

    async def rows(self, *tables: sql.Table) -> dict[str, list[dict[str, Any]]]:
        """Return what is in some tables, or in all but those that count requests and probe the database."""
        all_told = set(schema.metadata.sorted_tables) - {schema.probes, schema.rate_limits}

        def read(connection: sql.Connection) -> dict[str, list[dict[str, Any]]]:
            return {
                table.name: [dict(row._mapping) for row in connection.execute(sql.select(table).order_by(*table.c))]
                for table in tables or all_told
            }

        return await self.services.database.read(read)


@asynccontextmanager
async def serving(
    database: str,
    *,
    way: str = "sockets",
    clock: HandClock | None = None,
    quick_bots: bool = True,
    **settings: Any,
) -> AsyncIterator[Served]:
    """Run a server until the end of the test; limits are open and bots quick unless it says otherwise.

    With a test's clock, nothing happens by itself: the test calls `services.scheduler.look()` and `send_notices`.
    """
    await _make_file(database)
    chosen = {"database": database, "bot_pause": 0.0, "notice_delay": 0.0, **OPEN_LIMITS, **settings}
    app = create_app(Settings(**chosen), clock) if clock else create_app(Settings(**chosen))
    if quick_bots:
        app.state.services.worker_pool = QuickWorkerPool()
    with same_deals(), quick_passwords(), quick_disk(), nothing_by_itself() if clock else nullcontext():
        async with _running(app, way) as url:
            served = Served(app, url, clock, way)
            async with served._stack:
                yield served


@asynccontextmanager
async def _running(app: Litestar, way: str) -> AsyncIterator[str]:
    if way == "in-process":
        async with app.lifespan():
            yield "http://testserver"
        return
    # Named TCP, or asyncio would not switch off the delay of small packets.
    with socket.socket(proto=socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(configuration(app, app.state.services.settings, lifespan="on", grace=int(DEADLINE)))
        running = asyncio.create_task(_serve(server, listening))
        try:
            await until(lambda: server.started or running.done())
            if running.done():
                await running
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await running


async def _serve(server: uvicorn.Server, listening: socket.socket) -> None:
    """Serve; a server that does not start fails its test instead of ending the whole run."""
    try:
        await server.serve([listening])
    except SystemExit as error:
        raise RuntimeError("the server did not start") from error


@contextmanager
def nothing_by_itself() -> Iterator[None]:
    """Let nobody look at the clock but the test."""

    async def idle(*_: Any) -> None:
        await asyncio.Event().wait()

    with mock.patch.object(Scheduler, "run", idle), mock.patch.object(Outbox, "run", idle):
        yield


@contextmanager
def quick_passwords() -> Iterator[None]:
    """Let passwords be hashed without the work that keeps thieves from guessing them."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    nobodys = hasher.hash("nobody")
    with mock.patch.object(people, "_HASHER", hasher), mock.patch.object(people, "_nobodys", lambda: nobodys):
        yield


@contextmanager
def quick_disk() -> Iterator[None]:
    """Let nobody wait for the disk: these tests ask what the server says, not what a power cut leaves."""
    set_up = sqlite_database._set_up

    def quickly(connection: sqlite3.Connection, busy: int) -> None:
        set_up(connection, busy)
        connection.execute("PRAGMA synchronous=OFF")

    with mock.patch.object(sqlite_database, "_set_up", quickly):
        yield


_empty: list[bytes] = []  # the file of a database of this release in which nobody has been yet


async def _make_file(database: str) -> None:
    """Copy the file of an empty database where there is none: to migrate each takes longer than most tests."""
    url = sql.make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database or Path(url.database).exists():
        return
    if not _empty:
        with TemporaryDirectory() as folder:
            migrated = open_database(sqlite(Path(folder)))
            try:
                await migrated.migrate()
            finally:
                await migrated.close()
            _empty.append((Path(folder) / "cityboard.sqlite").read_bytes())
    Path(url.database).write_bytes(_empty[0])


@contextmanager
def same_deals() -> Iterator[None]:
    """Let the tables of a test be dealt alike in every run."""
    numbers = itertools.count()
    with mock.patch.object(opening, "Dealer", lambda: Dealer(hashlib.sha256(b"%d" % next(numbers)).digest())):
        yield


def sqlite(folder: Path) -> str:
    """Return the address of a database for tests in which it does not matter which one there is."""
    return f"sqlite:///{folder / 'cityboard.sqlite'}"


async def until(condition: Callable[[], Any | Awaitable[Any]]) -> Any:
    """Wait until something holds, and return it; if it does not happen the test fails."""
    async with asyncio.timeout(DEADLINE):
        while True:
            outcome = condition()
            if isinstance(outcome, Awaitable):
                outcome = await outcome
            if outcome:
                return outcome
            await asyncio.sleep(0.005)


def run(test: Callable[[], Awaitable[T]]) -> T:
    """Run a test on its own event loop; one that hangs fails."""

    async def bounded() -> T:
        async with asyncio.timeout(2 * DEADLINE):
            return await test()

    return asyncio.run(bounded())


class InProcessLine:
    """A socket to an application in the same process, without a network between."""

    def __init__(self, app: Litestar, url: str, headers: dict[str, str]) -> None:
        address = httpx2.URL(url)
        self._scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": address.path,
            "raw_path": address.raw_path.partition(b"?")[0],
            "root_path": "",
            "query_string": address.query,
            "headers": [(b"host", address.netloc), *((n.encode(), v.encode()) for n, v in headers.items())],
            "client": ("127.0.0.1", 1),
            "server": ("testserver", 80),
            "subprotocols": [],
            "state": {},
        }
        self._app = app
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.may_deliver = asyncio.Event()  # while it is not set this end reads nothing, like a slow reader
        self.may_deliver.set()

    @classmethod
    def connected(cls, app: Litestar) -> Callable[[str, dict[str, str]], Awaitable[ConnectedSocket]]:
        """Return how a client connects to an application."""

        async def connect(url: str, headers: dict[str, str]) -> ConnectedSocket:
            return await cls(app, url, headers).open()

        return connect

    async def open(self) -> Self:
        self._to_app.put_nowait({"type": "websocket.connect"})
        app: Any = self._app
        self._task = asyncio.create_task(app(self._scope, self._to_app.get, self._deliver))
        answer = await self._from_app.get()
        if answer["type"] != "websocket.accept":
            await self._task
            raise InvalidMessage(str(answer))
        return self

    async def _deliver(self, event: dict[str, Any]) -> None:
        await self.may_deliver.wait()
        self._from_app.put_nowait(event)

    async def send(self, message: str) -> None:
        self._to_app.put_nowait({"type": "websocket.receive", "text": message})

    async def recv(self) -> str:
        event = await self._from_app.get()
        if event["type"] == "websocket.close":
            self._from_app.put_nowait(event)
            raise ConnectionClosedError(Close(event.get("code", 1000), ""), None)
        return str(event["text"])

    async def close(self) -> None:
        self._to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task
        self._from_app.put_nowait({"type": "websocket.close"})  # pending reads learn of it

    async def __aenter__(self) -> Self:
        return await self.open()

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.close()
