"""A hundred thousand hostile messages, frames and requests: all are answered or cut off, and none changes anything."""

import asyncio
import re
from base64 import b64encode
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from secrets import token_bytes
from tempfile import TemporaryDirectory

import httpx2

from cityboard.client import Client
from tests.server import stored
from tests.server.battlefield import Battlefield, attackers, by_table, check_stored, tables_to_attack
from tests.server.hostile import every_wrong_field
from tests.server.program import Running
from tests.soak import kills
from tests.soak.raw import FRAMES, request
from tests.soak.report import Bounds, Report
from tests.soak.server import measure, real_server, resident

MESSAGES = 100_000
RAW = 0.1  # part of them that are raw frames, and part that are raw requests
BATCH = 30  # messages of one attacker in a round
ROUNDS = 24  # after which the games of the tables are nearly over
SIDE_BY_SIDE = 8
SECONDS = 10.0  # that a connection may take to end or to be silent
SILENCE = 0.05  # seconds after which nothing more comes
GROWTH = 50.0  # megabytes in the second half
# Logged once for the operator: the page is not built, and someone claims to come through a proxy.
HARMLESS = ("page missing", "proxy not trusted")
SERVER_ERROR, INTERNAL = "server-error", 1011


def run(bounds: Bounds, report: Report) -> None:
    """Attack one server with everything there is."""
    with TemporaryDirectory() as name:
        url = f"sqlite:///{Path(name) / 'cityboard.sqlite'}"
        with real_server(Path(name), url, queue_messages=1000, sockets_per_person=1000) as server:
            asyncio.run(Attack(server, url, bounds, report).run())
            report.require(server.process.poll() is None, "the server has ended")
            lines = [line for line in server.log_lines() if line["event"] not in HARMLESS]
            report.note("warnings and errors in the log", len(lines))
            report.require(not lines, f"the server has logged {lines[:2]}")
        kills.check_stored(url, "SQLite", report)


class Attack:
    """One server, what is said to it, and what came of that."""

    def __init__(self, server: Running, database: str, bounds: Bounds, report: Report) -> None:
        """Prepare to attack."""
        self.server, self.database, self.bounds, self.report = server, database, bounds, report
        self.dice = Random(bounds.seed)
        self.codes: Counter[str] = Counter()
        self.statuses: Counter[str] = Counter()
        self.sent: Counter[str] = Counter()
        self.table, self.parts = "", 0

    async def run(self) -> None:
        """Attack, and look what has become of the server."""
        count = self.bounds.count or MESSAGES
        raw = max(int(count * RAW), 2)
        start, memory = resident(self.server.process.pid), 0.0
        # The collector lets some garbage lie: only what grows on after a first half is a leak.
        for half in (1, 2):
            memory = resident(self.server.process.pid)
            await self.batter((count - 2 * raw) * half // 2)
            await self.repeat(raw // 2, self.break_frames)
            await self.repeat(raw // 2, self.break_requests)
        await self.look(start, memory)

    async def batter(self, enough: int) -> None:
        """Attack tables until a number of messages were sent."""
        while self.codes.total() < enough:
            await self.batter_tables(self.parts, enough)
            self.parts += 1
            self.report.say(f"{self.codes.total()} messages, {resident(self.server.process.pid):.0f} MB")

    async def batter_tables(self, part: int, enough: int) -> None:
        """Attack some new tables from all sides, as far as their games go."""
        async with AsyncExitStack() as stack:
            ann, ben, cem, stranger = [await stack.enter_async_context(Client(self.server.url)) for _ in range(4)]
            for client, name in ((ann, "Ann"), (ben, "Ben"), (cem, "Cem")):
                await client.arrive(name)
            tables = await tables_to_attack(ann, ben)
            self.table = next(iter(tables))
            before = by_table(await asyncio.to_thread(stored.rows, self.database))
            everybody = [ann, ben, cem, stranger]
            field = Battlefield(
                {
                    table: await attackers(self.server.url, table, seats, everybody, self.bounds.seed * 1000 + part)
                    for table, seats in tables.items()
                }
            )
            if part == 0:
                wrong = list(every_wrong_field(Random(0)))[: max(enough - self.codes.total(), 0)]
                for start in range(0, len(wrong), BATCH):
                    await field.everybody[start % len(field.everybody)].batter(wrong[start : start + BATCH])
            said = sum(battered.codes.total() for battered in field.everybody)
            for _ in range(ROUNDS):
                if self.codes.total() + said >= enough:
                    break
                await field.round(BATCH)
                said = sum(battered.codes.total() for battered in field.everybody)
            for battered in field.everybody:
                await battered.socket.close()
                self.codes += battered.codes
            check_stored(before, by_table(await asyncio.to_thread(stored.rows, self.database)), field.played)

    async def repeat(self, enough: int, act: Callable[[], Awaitable[int]]) -> None:
        """Do something concurrently until a number of frames or requests were sent."""
        before = await asyncio.to_thread(stored.rows, self.database)
        sent = 0

        async def go_on() -> None:
            nonlocal sent
            while sent < enough:
                more = await act()
                sent += more

        await asyncio.gather(*(go_on() for _ in range(SIDE_BY_SIDE)))
        after = await asyncio.to_thread(stored.rows, self.database)
        changed = [name for name in ("tables", "events", "chairs", "chat", "people") if before[name] != after[name]]
        self.sent[act.__name__.replace("break_", "raw ")] += sent
        self.report.say(f"{sent} {act.__name__}, {resident(self.server.process.pid):.0f} MB")
        self.report.require(not changed, f"{act.__name__} has changed {changed}")

    async def break_frames(self) -> int:
        """Open a socket by hand, send frames that are wrong in some way, and hear how it ends."""
        reader, writer = await self.connect()
        try:
            key = b64encode(token_bytes(16)).decode()
            writer.write(
                f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
            )
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SECONDS)
            assert head.startswith(b"HTTP/1.1 101"), head
            frames = [self.dice.choice(FRAMES)(self.dice) for _ in range(self.dice.choice((1, 1, 2, 4)))]
            with suppress(ConnectionError):
                writer.write(b"".join(frames))
                await writer.drain()
            heard = await self.hear(reader)
            closed = re.search(rb"\x88[\x02-\x7d](..)", heard, re.DOTALL)
            code = int.from_bytes(closed[1]) if closed else 0
            self.statuses[f"frames closed with {code}" if closed else "frames left open or cut off"] += 1
            if code == INTERNAL or SERVER_ERROR.encode() in heard:
                self.report.violate(f"a server error was the answer to {frames}")
            return len(frames)
        finally:
            writer.transport.abort()

    async def break_requests(self) -> int:
        """Send a request that is wrong in many ways, and read what is answered."""
        reader, writer = await self.connect()
        try:
            sent = request(self.dice)
            with suppress(ConnectionError):
                writer.write(sent)
                await writer.drain()
            statuses = re.findall(rb"HTTP/1\.1 (\d{3})", await self.hear(reader))
            self.statuses.update(f"requests answered with {status.decode()}" for status in statuses)
            if any(status.startswith(b"5") for status in statuses):
                self.report.violate(f"{statuses} was the answer to {sent[:300]!r}")
            return 1
        finally:
            writer.transport.abort()

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection."""
        return await asyncio.open_connection("127.0.0.1", int(self.server.url.rpartition(":")[2]))

    async def hear(self, reader: asyncio.StreamReader) -> bytes:
        """Read what comes until the end of the connection, or until it has been silent for a moment."""
        heard = b""
        with suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(SECONDS):
                while data := await asyncio.wait_for(reader.read(65_536), SILENCE):
                    heard += data
        return heard

    async def look(self, start: float, memory: float) -> None:
        """Look whether the server is well, and what it has become."""
        report = self.report
        async with httpx2.AsyncClient() as client:
            report.require((await client.get(f"{self.server.url}/health")).status_code == 200, "the server is not well")
        grown = resident(self.server.process.pid) - memory
        report.note("messages", self.codes.total())
        report.note("codes of their answers", len(self.codes))
        for kind, number in self.sent.items():
            report.note(kind, number)
        for status, number in sorted(self.statuses.items()):
            report.note(status, number)
        report.note("server errors", int(measure(self.server.url, "cityboard_errors_total")))
        report.note("memory at the start, in MB", start)
        report.note("memory after the first half, in MB", memory)
        report.note("memory grown in the second half, in MB", grown)
        report.require(report.figures["server errors"] == 0, "the server has counted errors of its own")
        report.require(grown < GROWTH, f"memory has grown by {grown:.0f} MB")
