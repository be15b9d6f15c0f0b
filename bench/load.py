"""A load generator: many sockets at many tables, a fixed rate of moves, and the time of each acknowledgement."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PLAYERS = 3
WATCHERS = 1
OPENING = 20  # tables that are opened side by side
NOBODY = -2  # the turn when the game is over


class Heard(msgspec.Struct):
    """What the generator reads of a message; the rest costs it nothing."""

    type: str
    seq: int = 0
    turn: int = NOBODY
    legal: list[list[str | int]] | None = None
    key: str | None = None
    position: "Heard | None" = None


_DECODER = msgspec.json.Decoder(Heard)


@dataclass(slots=True)
class Outcome:
    """Milliseconds of every answer, and what went wrong."""

    times: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    late: int = 0  # moves that could not be made in their time because the table was not ready

    def percentile(self, part: float) -> float:
        """Return the time within which this share of the answers came."""
        ordered = sorted(self.times)
        return ordered[min(int(len(ordered) * part), len(ordered) - 1)]


class Table:
    """One table with its players and watchers."""

    def __init__(self, url: str, table_id: str, tokens: list[str], outcome: Outcome) -> None:
        """Prepare; `tokens` are those of the seats."""
        self._url, self._id, self._tokens, self._outcome = url, table_id, tokens, outcome
        self._sockets: list[ClientConnection] = []
        self._latest: list[Heard | None] = [None] * len(tokens)
        self._sent: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._number = 0

    async def connect(self) -> None:
        """Open a socket for every seat and every watcher."""
        address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{self._id}/socket"
        for seat, token in enumerate([*self._tokens, *[None] * WATCHERS]):
            headers = {"Authorization": f"Bearer {token}"} if token else None
            socket = await connect(address, additional_headers=headers, compression=None, max_queue=64, open_timeout=60)
            self._sockets.append(socket)
            self._tasks.append(asyncio.create_task(self._listen(seat, socket)))

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            heard = _DECODER.decode(text)
            if heard.type == "done":
                self._outcome.times.append(1000 * (time.perf_counter() - self._sent.pop(heard.key or "")))
            elif heard.type == "refused":
                self._outcome.errors.append(str(text))
            if seat < len(self._tokens) and heard.type in ("position", "welcome"):
                self._latest[seat] = heard.position or heard

    async def move(self, rng: Random) -> None:
        """Make one legal move for the seat whose turn it is."""
        for seat, heard in enumerate(self._latest):
            if heard is not None and heard.turn == seat and heard.legal:
                self._latest[seat] = None
                self._number += 1
                key = f"load-{self._number}"
                move = {"type": "move", "key": key, "seq": heard.seq, "seat": seat, "move": rng.choice(heard.legal)}
                self._sent[key] = time.perf_counter()
                await self._sockets[seat].send(json.dumps(move))
                return
        self._outcome.late += 1

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return any(heard is not None and heard.turn == NOBODY for heard in self._latest)

    async def close(self) -> None:
        """Leave."""
        await asyncio.gather(*(socket.close() for socket in self._sockets))
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def open_tables(url: str, count: int, outcome: Outcome) -> list[Table]:
    """Open tables of both titles with people on every seat."""
    async with httpx2.AsyncClient(base_url=url, timeout=60) as client:
        gate = asyncio.Semaphore(OPENING)

        async def one(number: int) -> Table:
            async with gate:
                title = ("metro", "helsinki")[number % 2]
                table = await _open_table(client, url, title, outcome)
                await table.connect()
                return table

        return await asyncio.gather(*(one(number) for number in range(count)))


async def _open_table(client: httpx2.AsyncClient, url: str, title: str, outcome: Outcome) -> Table:
    tokens = [await arrive(client, f"player {seat}") for seat in range(PLAYERS)]
    seats = [{"who": "me"}, *[{"who": "link"}] * (PLAYERS - 1)]
    opened = await _post(client, "/api/tables", tokens[0], {"title": title, "seats": seats})
    seq = 1
    for token in tokens[1:]:
        sit = {"type": "sit", "key": "sit", "seq": seq, "secret": opened["invitation"]}
        await _post(client, f"/api/tables/{opened['id']}/messages", token, sit)
        seq += 1
    return Table(url, opened["id"], tokens, outcome)


async def arrive(client: httpx2.AsyncClient, nickname: str) -> str:
    """Return the token of a new person."""
    client.cookies.clear()
    answer = await client.post("/api/people", json={"nickname": nickname})
    client.cookies.clear()
    return str(answer.raise_for_status().json()["token"])


async def _post(client: httpx2.AsyncClient, path: str, token: str, body: Any) -> Any:
    answer = await client.post(path, json=body, headers={"Authorization": f"Bearer {token}"})
    return answer.raise_for_status().json()


async def at_rate(rate: float, seconds: float, act: Callable[[int], Awaitable[None]]) -> None:
    """Do something at a fixed rate, however long each call takes."""
    begun = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
        await act(number)


async def play(url: str, tables: int, rate: float, seconds: float) -> Outcome:
    """Play at many tables and return how long the acknowledgements took."""
    outcome, rng = Outcome(), Random(1)
    places = await open_tables(url, tables, outcome)
    await at_rate(rate, seconds, lambda number: places[number % tables].move(rng))
    await asyncio.sleep(1)
    await asyncio.gather(*(place.close() for place in places))
    return outcome


async def echo(url: str, sockets: int, rate: float, seconds: float, payload: str) -> Outcome:
    """Have a payload echoed at the same rate over as many sockets."""
    outcome = Outcome()
    address = f"{url.replace('http', 'ws', 1)}/echo"
    opened = [await connect(address, compression=None, open_timeout=60) for _ in range(sockets)]
    tasks: set[asyncio.Task[None]] = set()

    async def ask(number: int) -> None:
        sent = time.perf_counter()
        await opened[number].send(payload)
        await opened[number].recv()
        outcome.times.append(1000 * (time.perf_counter() - sent))

    async def begin(number: int) -> None:
        task = asyncio.create_task(ask(number % sockets))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    await at_rate(rate, seconds, begin)
    await asyncio.gather(*tasks)
    await asyncio.gather(*(socket.close() for socket in opened))
    return outcome
