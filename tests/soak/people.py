"""People who play on whatever happens to their server, and remember everything that they were promised."""

import asyncio
import time
from collections import Counter
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from random import Random
from types import TracebackType
from typing import Self
from unittest import mock

import httpx2

from cityboard.client import Client, ClosedError, TableConnection
from cityboard.client import table as client_table
from cityboard.client.table import new_key
from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from tests.server.ledger import Contents, Ledger, contents
from tests.server.playing import at_table
from tests.soak.report import Report

THINKING = 0.02  # seconds between moves
AGAIN = 0.1  # seconds before a message is said again that could not be stored
NO_ANSWER = 60.0  # seconds after which nobody waits for an answer any more
TABLES = (("metro", 0), ("helsinki", 0), ("metro", 1), ("helsinki", 1))  # title and number of bots
Log = list[tuple[int, int]]  # who moved, and when


@dataclass
class People:
    """Ann and Ben, who play at several tables at once; each can have their own server."""

    urls: list[str]
    database: str
    random: Random
    ledger: Ledger = field(default_factory=Ledger)
    acknowledged: Counter[int] = field(default_factory=Counter)  # moves, by table in the order of TABLES
    refusals: Counter[str] = field(default_factory=Counter)
    longest: float = 0.0  # seconds until an answer
    unanswered: int = 0
    sent_away: Counter[int] = field(default_factory=Counter)
    logs: list[tuple[str, Log]] = field(default_factory=list)  # what a player saw of a table

    async def __aenter__(self) -> Self:
        self._clients = [Client(self.urls[number % len(self.urls)]) for number in range(2)]
        for client, name in zip(self._clients, ("Ann", "Ben"), strict=True):
            await client.__aenter__()
            await client.arrive(name)
        ann, ben = self._clients
        tables = [(await at_table(ann, ben, title=title, bots=bots))[0] for title, bots in TABLES]
        snapshot = await asyncio.to_thread(contents, self.database)
        self.ledger.adopt(snapshot)
        self._tasks = [
            asyncio.create_task(self._play(number, client, snapshot.people[name], table_id))
            for number, table_id in enumerate(tables)
            for client, name in ((ann, "Ann"), (ben, "Ben"))
        ]
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.stop()
        for client in self._clients:
            await client.__aexit__(kind, None, trace)

    async def stop(self) -> None:
        """Let everyone stop where they are; fail if one of them has failed."""
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        for one in ended:
            if isinstance(one, Exception):
                raise one

    async def _play(self, number: int, client: Client, person: str, table_id: str) -> None:
        """Play one game after the other."""
        while True:
            try:
                async with client.table(table_id) as table:
                    try:
                        following = await self._play_game(number, table, table_id, person)
                    finally:
                        self.logs.append((table_id, [(entry.by, entry.at) for entry in table.log]))
            except ClosedError as closed:
                self.sent_away[closed.code] += 1
                await asyncio.sleep(AGAIN)
            else:
                table_id = following

    async def _play_game(self, number: int, table: TableConnection, table_id: str, person: str) -> str:
        """Make random moves to the end of a game and return the table of the next one."""
        while not table.position.result:
            await table.until(lambda table: table.position.legal or table.position.result)
            if table.position.legal:
                await asyncio.sleep(self.random.uniform(0, 2 * THINKING))
                move = self.random.choice(table.position.legal)
                play = wire.Play(new_key(), table.seq, table.position.turn, move)
                if await self._say(table, table_id, person, play):
                    self.acknowledged[number] += 1
        done = None
        while done is None:
            done = await self._say(table, table_id, person, wire.Rematch(new_key(), table.seq))
        assert done.table
        return done.table

    async def _say(self, table: TableConnection, table_id: str, person: str, message: wire.Change) -> wire.Done | None:
        """Send a message until it is acknowledged; None if it has become stale in the meantime."""
        self.ledger.send(table_id, person, message)
        while True:
            begun = time.monotonic()
            try:
                async with asyncio.timeout(NO_ANSWER):
                    done = await table.change(message)
            except RefusedError as refused:
                self.refusals[refused.reason.code] += 1
                if refused.reason.code == "stale":
                    return None
                await asyncio.sleep(AGAIN)
            except TimeoutError:
                self.unanswered += 1
            else:
                self.ledger.answer(table_id, person, done)
                return done
            finally:
                self.longest = max(self.longest, time.monotonic() - begun)

    async def play_on(self, moves: int, seconds: float) -> list[str]:
        """Wait for a number of further moves at every table; return the tables where they are not made in time."""
        enough = Counter({number: self.acknowledged[number] + moves for number in range(len(TABLES))})
        end = time.monotonic() + seconds
        while waiting := [number for number in enough if self.acknowledged[number] < enough[number]]:
            await self.check_going()
            if time.monotonic() > end:
                return [f"{title} with {bots} bots" for title, bots in (TABLES[number] for number in waiting)]
            await asyncio.sleep(0.05)
        return []

    async def check_going(self) -> None:
        """Fail if one of the people has."""
        for task in self._tasks:
            if task.done():
                await task

    def check(self, report: Report, name: str) -> None:
        """Hold everything that was promised or shown against what is stored; nobody may be playing any more."""
        report.note(f"{name}: acknowledged messages, each of them there once and in order", len(self.ledger.done))
        report.note(f"{name}: of these moves", self.acknowledged.total())
        report.note(
            f"{name}: answers that said no", ", ".join(f"{code} {n}" for code, n in self.refusals.most_common())
        )
        report.note(f"{name}: longest wait for an answer, coming back included, in seconds", self.longest)
        self.check_promises(report, name)

    def check_promises(self, report: Report, name: str) -> None:
        """Report every promise that was not kept."""
        report.require(not self.unanswered, f"{name}: {self.unanswered} messages got no answer in {NO_ANSWER:.0f} s")
        report.require(not self.sent_away, f"{name}: people were sent away: {dict(self.sent_away)}")
        try:
            snapshot = contents(self.database)
            self.ledger.check(snapshot)
            for table_id, seen in self.logs:
                check_seen(snapshot, table_id, seen)
        except AssertionError as error:
            report.violate(f"{name}: {error}")


def check_seen(snapshot: Contents, table_id: str, seen: Log) -> None:
    """Fail unless what a player saw is the beginning of the stored game."""
    stored = snapshot.fold(table_id)
    moves = [(by, at) for (by, _), at in zip(stored.moves, stored.times, strict=True)]
    assert moves[: len(seen)] == seen, "somebody was shown what is not stored"


@dataclass
class Nurse:
    """Asks a server again and again whether it is well."""

    url: str
    statuses: Counter[int] = field(default_factory=Counter)  # 0: no connection
    longest: float = 0.0

    async def ask(self) -> int:
        """Ask once; 0 if there was no answer."""
        begun = time.monotonic()
        try:
            async with httpx2.AsyncClient(timeout=NO_ANSWER) as client:
                status = (await client.get(f"{self.url}/health")).status_code
        except httpx2.TransportError:
            status = 0
        self.longest = max(self.longest, time.monotonic() - begun)
        self.statuses[status] += 1
        return status

    async def until(self, status: int, seconds: float) -> bool:
        """Return whether a server says this in time."""
        end = time.monotonic() + seconds
        while await self.ask() != status:
            if time.monotonic() > end:
                return False
            await asyncio.sleep(0.2)
        return True


@dataclass
class Visitor:
    """Someone who changes their name again and again, and looks how long the server takes to say yes or no."""

    url: str
    answers: Counter[str] = field(default_factory=Counter)
    longest: float = 0.0
    _task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._client = await Client(self.url).__aenter__()
        self._client._http.timeout = httpx2.Timeout(NO_ANSWER)  # a few seconds would not show the truth
        await self._client.arrive("Cem")
        self._task = asyncio.create_task(self._visit())
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._client.__aexit__(kind, None, trace)

    async def _visit(self) -> None:
        number = 0
        while True:
            number += 1
            begun = time.monotonic()
            try:
                async with asyncio.timeout(NO_ANSWER):
                    await self._client.rename(f"Cem {number}")
                self.answers["done"] += 1
            except RefusedError as refused:
                self.answers[refused.reason.code] += 1
            except (httpx2.HTTPError, TimeoutError) as error:
                self.answers[type(error).__name__] += 1
            self.longest = max(self.longest, time.monotonic() - begun)
            await asyncio.sleep(AGAIN)


def impatient() -> AbstractContextManager[object]:
    """Let clients come back to a server without the patience of real ones."""
    return mock.patch.object(client_table, "PAUSES", (0.1,) * 10_000)
