"""A server whose worlds can be exchanged: the whole application in this process, on a database in memory.

Everything that answers is the real thing. Only chance and the bots say what the script of a world wants.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any, TypeVar
from unittest import mock

import httpx2
import msgspec
import sqlalchemy as sql
from litestar import Litestar
from websockets.exceptions import ConnectionClosedError, InvalidMessage

from cityboard.analysis.worker_pool import BotChoice, Request, WorkerPool
from cityboard.bots.bot import Bot, Budget, Judgement
from cityboard.bots.greedy import Greedy
from cityboard.bots.random_bot import RandomBot
from cityboard.core.dealer import Dealer, commitment
from cityboard.core.game import CHANCE, Move
from cityboard.server.app import create_app
from cityboard.server.live_table import LiveTable
from cityboard.server.notices import webhook
from cityboard.server.notices.delivery import Outcome
from cityboard.server.notices.outbox import WEBHOOK, HookSecret, Outbox
from cityboard.server.operations.scheduler import Scheduler
from cityboard.server.operations.settings import Settings
from cityboard.server.people import Person
from cityboard.server.services import Services
from cityboard.server.storage import repository, schema
from cityboard.server.storage.database import Database
from cityboard.tables.checks import Chair
from cityboard.tables.continuation import begin, make_move
from cityboard.tables.events import AnyEvent, Moved, Opened, Started, bind
from cityboard.tables.table import OPEN, OVER, RUNNING, Table
from tests.server.serving import NO_TIME, OPEN_LIMITS, HandClock, InProcessLine
from tests.server.twin_games import Played

T = TypeVar("T")
Work = Callable[[sql.Connection], T]
TABLE, FORMER = "the-table", "the-table-before"
OWNER, WATCHER, NEWCOMER = "owner", "watcher", "newcomer"
SEED_BEFORE = b"of the game before"
SEATED = [f"seat{seat}" for seat in range(6)]
SMALL = Budget(work=60)  # moves that the greedy bot tries out: enough to make its choice depend on what it is given
PONG = '{"type":"pong"}'
TOLD_AFTER = 60  # seconds after which a notice is due


class LostWayError(AssertionError):
    """A world does not go the way of its script."""


class MemoryDatabase(Database):
    """A database that forgets a world as if it had never been."""

    name = "memory"

    def __init__(self) -> None:
        super().__init__("sqlite://")

    def _open(self, url: sql.URL) -> None:
        self._engine = sql.create_engine(url, poolclass=sql.pool.StaticPool)
        self.connection = self._engine.connect()

    async def read(self, work: Work[T]) -> T:
        return work(self.connection)

    async def write(self, work: Work[T], notification: str | None = None, *, table: str = "", locks: Any = ()) -> T:
        return work(self.connection)

    async def _commit(self, works: list[Work[Any]], notifications: list[str]) -> list[Any]:
        return [work(self.connection) for work in works]

    async def notify(self, notifications: list[str]) -> None:
        """Tell nobody: there is only one process."""

    async def migrate(self) -> None:
        schema.metadata.create_all(self.connection)

    def forget(self) -> None:
        """Go back to the people, without a table."""
        self.connection.rollback()

    async def close(self) -> None:
        self.connection.close()
        self._engine.dispose()


class ScriptedDealer(Dealer):
    """Deals what a script says, with a seed that has nothing to do with it."""

    def __init__(self, seed: bytes, script: list[Played]) -> None:
        super().__init__(seed)
        self._script = script

    def renewed(self, deal: int) -> "ScriptedDealer":
        return ScriptedDealer(super().renewed(deal).seed, self._script)

    def choose(self, event: int, chances: Any) -> Move:
        by, move = self._script[event]
        assert by == CHANCE
        return move


class Prompter(WorkerPool):
    """Bots that move as the script says; what the one of a seat was given is written down, and what it would do."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.script: list[Played] = []
        self.number: Callable[[], int] = int
        self.listens_to: int | None = None
        self.overheard: list[bytes] = []
        self._again = asyncio.Event()

    def wake(self) -> None:
        """Let bots move again after an undo."""
        self._again.set()
        self._again = asyncio.Event()

    async def choose(self, request: Request) -> BotChoice:
        if request.seconds:  # a hint
            self.overheard.append(request.line(0))
            bot = RandomBot()
            return BotChoice(bot.choose(request.game, request.view, request.view.turn, Random(request.seed), SMALL))
        number = self.number()
        if number >= len(self.script):
            await self._again.wait()
            return BotChoice(Judgement(()))  # too late: this turn was taken back
        seat, move = self.script[number]
        if seat == self.listens_to:
            bots: tuple[Bot, ...] = (RandomBot(), *([] if self.overheard else [Greedy()]))
            choices = [bot.choose(request.game, request.view, seat, Random(request.seed), SMALL) for bot in bots]
            self.overheard.append(request.line(0) + msgspec.json.encode(choices))
        return BotChoice(Judgement(move))


@dataclass
class World:
    """A table as it is put into the server: its history so far, its seats, and what will happen."""

    opened: Opened
    chairs: list[Chair]
    script: list[Played]
    cut: int
    seed: bytes
    state: Any = None  # instead of the state that the history leads to
    rematch: bool = False  # of a finished game, which is open


class Ear:
    """A socket at the table, and everything that was heard there."""

    def __init__(self, app: Litestar, person: str | None, token: str | None, *, with_state: bool) -> None:
        self.person, self.heard = person, list[bytes]()
        query = "?with_state=true" if with_state else ""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self._line = InProcessLine(app, f"ws://testserver/api/tables/{TABLE}/socket{query}", headers)
        self.open = False

    async def connect(self) -> None:
        try:
            await self._line.open()
        except InvalidMessage as refused:
            self.heard.append(str(refused).encode())
            return
        self.open = True
        await self.settle()

    async def say(self, frame: bytes) -> None:
        """Say something and hear everything that follows."""
        if self.open:
            await self._line.send(frame.decode())
            await self.settle()

    async def settle(self) -> None:
        """Read everything that has been sent so far: answers keep their order, so the pong comes last."""
        if not self.open:
            return
        await self._line.send('{"type":"ping"}')
        try:
            while (text := await self._line.recv()) != PONG:
                self.heard.append(text.encode())
        except ConnectionClosedError as closed:
            self.heard.append(str(closed).encode())
            self.open = False
            await self._line.close()

    async def close(self) -> None:
        if self.open:
            await self._line.close()


@dataclass
class ScriptedServer:
    """The application, and one world in it at a time."""

    app: Litestar
    clock: HandClock
    database: MemoryDatabase
    worker_pool: Prompter
    client: httpx2.AsyncClient  # for notices; nothing is sent with it, and making one takes long
    notices: list[tuple[str, bytes]] = field(default_factory=list)  # by person
    ears: list[Ear] = field(default_factory=list)
    paths: set[tuple[str, str]] = field(default_factory=set)  # that were asked for

    @property
    def services(self) -> Services:
        return self.app.state.services  # type: ignore[no-any-return]  # the state of an app holds anything

    def token(self, person: str) -> str:
        return self.services.signer.token(Person(person, person, None, 0))

    async def put(self, world: World) -> LiveTable:
        """Put a world into the empty server."""
        self.clock.now = NO_TIME
        if world.rematch:
            events, seed = finished_game(msgspec.json.encode(world.opened))
            self._store(FORMER, events, seed, world, status=OVER)
        status = RUNNING if world.cut else OPEN
        former = FORMER if world.rematch else None
        self._store(TABLE, history(world), world.seed, world, status=status, rematch_of=former)
        live = await self.services.live_tables.get(TABLE)
        live.table.dealer = ScriptedDealer(world.seed, world.script)
        if world.state is not None:
            live.table.state = world.state.copy()
        self.worker_pool.script, self.worker_pool.number, self.worker_pool.overheard = (
            world.script,
            lambda: live.table.number,
            [],
        )
        self.notices.clear()
        return live

    def _store(self, id: str, events: list[AnyEvent], seed: bytes, world: World, **row: Any) -> None:
        """Put a table into the database as if it had been played here."""
        row |= {
            "id": id,
            "title": world.opened.title,
            "owner": OWNER,
            "listed": world.opened.listed,
            "seed": seed,
            "invitation": 0,
            "created_at": NO_TIME,
            "changed_at": NO_TIME,
            "wake_at": None,
        }
        stored = bind(events[:1], id, 0, NO_TIME)
        for number, event in enumerate(events[1:], 1):
            self.clock.pass_seconds(1)
            stored += bind([event], stored[-1].chain, number, self.clock.now)
        repository.insert(self.database.connection, row, stored, world.chairs)

    async def listen(self, person: str | None, *, with_state: bool = False) -> Ear:
        """Let someone come to the table; None is a stranger."""
        ear = Ear(self.app, person, self.token(person) if person else None, with_state=with_state)
        self.ears.append(ear)
        await ear.connect()
        return ear

    async def ask(self, person: str | None, method: str, path: str, body: bytes = b"") -> bytes:
        """Send a request; return status, headers and body of the answer exactly as they are sent."""
        path, _, query = path.partition("?")
        self.paths.add((method, path))
        headers = [(b"host", b"testserver")]
        if body:
            headers += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        if person:
            headers.append((b"authorization", f"Bearer {self.token(person)}".encode()))
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("testserver", 80),
            "state": {},
        }
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(event: dict[str, Any]) -> None:
            sent.append(event)

        app: Any = self.app
        await app(scope, receive, send)
        lines = [b"%d" % sent[0]["status"], *(b"%s: %s" % (name, value) for name, value in sent[0]["headers"])]
        return b"\n".join([*lines, b"".join(event.get("body", b"") for event in sent[1:])])

    async def let_bots_move(self, live: LiveTable) -> None:
        """Wait until it is a person's turn, or the script is at its end."""
        if self._has_bots_move(live):
            self.worker_pool.wake()
            self.services.bots.wake(live)
        while self._has_bots_move(live):
            if live.bots is not None and live.bots.done():
                raise LostWayError("the bots have given up")
            await asyncio.sleep(0)

    def _has_bots_move(self, live: LiveTable) -> bool:
        return live.table.bot_due and live.table.number < len(self.worker_pool.script)

    async def send_notices(self) -> None:
        """Send what is in the outbox."""
        self.clock.pass_seconds(TOLD_AFTER)
        await self.services.notices.send_due(self.client)

    async def clear(self) -> None:
        """Take the world out again."""
        for ear in self.ears:
            await ear.close()
        self.ears.clear()
        for live in self.services.live_tables.by_id.values():
            live.table = Table(live.table.id, b"")  # nothing is left for a bot to decide
            self.worker_pool.wake()
            if live.bots is not None:
                await live.bots
        self.services.live_tables.by_id.clear()
        self.database.forget()


def history(world: World) -> list[AnyEvent]:
    """Return the events of a table up to the cut."""
    moves: list[AnyEvent] = [Moved(by, move) for by, move in world.script[: world.cut]]
    opened = msgspec.structs.replace(world.opened, seed_commitment=commitment(world.seed))
    return [opened, Started(), *moves]


@lru_cache(maxsize=64)
def finished_game(opened: bytes) -> tuple[list[AnyEvent], bytes]:
    """Return the events and the seed of a game of some options that is over."""
    dealer, rng = Dealer(SEED_BEFORE), Random("a game before")
    begun = msgspec.structs.replace(msgspec.json.decode(opened, type=Opened), seed_commitment=dealer.commitment)
    table = Table(FORMER, dealer.seed)
    events: list[AnyEvent] = []

    def add(more: list[AnyEvent]) -> None:
        for stored in bind(more, table.chain, table.seq, NO_TIME):
            table.apply(stored)
        events.extend(more)

    add([begun])
    add(begin(table).events)
    while table.status != OVER:
        add(make_move(table, table.state.turn, rng.choice(table.game.moves(table.state))).events)
    return events, dealer.seed


async def rest(*_: Any) -> None:
    """Do nothing in the background: scheduled work happens when a test says so."""
    await asyncio.Event().wait()


@asynccontextmanager
async def scripted_server() -> AsyncIterator[ScriptedServer]:
    """Open a server with no world in it."""
    clock = HandClock()
    chosen: dict[str, Any] = {"bot_pause": 0.0, "queue_messages": 10_000, **OPEN_LIMITS}
    app = create_app(Settings(database="sqlite:////never-opened", **chosen), clock)
    database, worker_pool = MemoryDatabase(), Prompter()
    app.state.services.database, app.state.services.worker_pool = database, worker_pool
    server = ScriptedServer(app, clock, database, worker_pool, httpx2.AsyncClient())

    async def deliver(_: object, address: str, notice: bytes, secret: str, **__: Any) -> Outcome:
        server.notices.append((address, notice))
        return Outcome.DELIVERED

    with (
        mock.patch.object(Scheduler, "run", rest),
        mock.patch.object(Outbox, "run", rest),
        mock.patch.object(webhook, "send", deliver),
    ):
        async with app.lifespan(), server.client:
            people = [OWNER, WATCHER, NEWCOMER, *SEATED]
            database.connection.execute(
                schema.people.insert(),
                [{"id": id, "nickname": id, "generation": 0, "created_at": NO_TIME, "deleted": False} for id in people],
            )
            database.connection.execute(
                schema.channels.insert(),
                [
                    {
                        "id": id,
                        "person": id,
                        "kind": WEBHOOK,
                        "address": msgspec.json.encode(HookSecret(id, "")).decode(),
                        "created_at": NO_TIME,
                    }
                    for id in people
                ],
            )
            database.connection.commit()
            yield server
            await server.clear()
