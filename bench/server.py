"""The server under load, against a bare echo server in the same run; what a table costs; and others beside floods."""

import asyncio
import gc
import os
import socket
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import httpx2

from bench import floods, load
from bench.figure import AT_MOST, RATIO_AT_MOST, Figure
from cityboard.core.simulation import random_move
from cityboard.protocol.messages import Plan, Proposal
from cityboard.server import people
from cityboard.server.live_table import ENCODER
from cityboard.server.opening import warm_up
from cityboard.server.operations import interpreter
from cityboard.server.operations.settings import Settings
from cityboard.server.services import Services
from cityboard.tables.moving import decide_move

TABLES, RATE, SECONDS = 250, 200.0, 60.0
MORE_TABLES, MORE_RATE, MORE_SECONDS = 500, 500.0, 30.0  # longer, and games would end
PER_TABLE = load.PLAYERS + load.WATCHERS
SOCKETS, MORE_SOCKETS = TABLES * PER_TABLE, MORE_TABLES * PER_TABLE
PAYLOAD = "x" * 5_000  # about as long as a position message
MOVES, COLD = 200, 100
MILLISECONDS = f"ms, {AT_MOST}"


@contextmanager
def serving(command: list[str], environment: dict[str, str]) -> Iterator[str]:
    """Run a server in a separate process; yield its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-m", *command, "--port", str(port)], env={**os.environ, **environment})
    try:
        url = f"http://127.0.0.1:{port}"
        while True:
            try:
                httpx2.get(f"{url}/health")
                break
            except httpx2.TransportError:
                if process.poll() is not None:
                    raise RuntimeError(f"{' '.join(command)} has ended with {process.returncode}") from None
                time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait()


def cityboard_server(folder: str) -> dict[str, str]:
    """Return the settings of a server for one machine full of players."""
    settings = {
        "DATABASE": f"sqlite:///{folder}/load.sqlite",
        "PEOPLE_PER_ADDRESS_PER_HOUR": "1000000",
        "TABLES_PER_ADDRESS_PER_HOUR": "1000000",
        "ADDRESS_PER_SECOND": "100000",
        "ADDRESS_BURST": "1000000",
        "SOCKETS_PER_PERSON": str(MORE_SOCKETS),
        "SOCKETS_PER_ADDRESS": str(MORE_SOCKETS),
        "CONNECTIONS_PER_ADDRESS": str(2 * MORE_SOCKETS),
        "LOG_LEVEL": "warning",
    }
    return {f"CITYBOARD_{name}": value for name, value in settings.items()}


def creation(url: str) -> float:
    """Return the milliseconds in which 99 of 100 tables open, over HTTP, one after the other."""
    times = []
    with httpx2.Client(base_url=url) as client:
        token = client.post("/api/people", json={"nickname": "host"}).json()["token"]
        client.cookies.clear()
        headers = {"Authorization": f"Bearer {token}"}
        for number in range(50):
            body = {
                "title": ("metro", "helsinki")[number % 2],
                "seats": [{"who": "me"}, {"who": "link"}],
                "options": {"hand": 1 + number // 2 % 3} if number % 2 == 0 else {},
            }
            begun = time.perf_counter()
            client.post("/api/tables", json=body, headers=headers).raise_for_status()
            times.append(1000 * (time.perf_counter() - begun))
    return sorted(times)[int(len(times) * 0.99) - 1]


async def cold_tables(folder: str) -> tuple[float, float]:
    """Return milliseconds (99 of 100) to resume a table of many moves from its events, and kB of memory per table."""
    settings = Settings(database=f"sqlite:///{folder}/cold.sqlite", bot_pause=0)
    # As every server does before it listens.
    warm_up()
    interpreter.tune()
    async with Services(settings).opened() as services:
        ids = [await _played_table(services, number) for number in range(COLD)]
        times = await _resume(services, ids)
        services.live_tables.by_id.clear()
        gc.collect()
        # Not the resident set: the interpreter keeps memory that was freed, and uses it again.
        tracemalloc.start()
        await _resume(services, ids)
        gc.collect()
        memory = tracemalloc.get_traced_memory()[0] / 1000
        tracemalloc.stop()
        return sorted(times)[int(COLD * 0.99) - 1], memory / COLD


async def _resume(services: Services, ids: list[str]) -> list[float]:
    """Read tables from the database, show each to a spectator, and return the milliseconds that each took."""
    times = []
    services.live_tables.by_id.clear()
    for table_id in ids:
        begun = time.perf_counter()
        live = await services.live_tables.get(table_id)
        async with live.lock:
            ENCODER.encode(await services.welcome(live, None, 0))
        times.append(1000 * (time.perf_counter() - begun))
    return times


async def _played_table(services: Services, number: int) -> str:
    """Play a game up to its 200th move, or as far as it goes."""
    rng = Random(number)
    person = await services.database.write(lambda connection: people.insert(connection, "host", 0))
    plans = [Plan("me"), Plan("me"), Plan("me")]
    table_id = await services.table_service.open(person, Proposal(("metro", "helsinki")[number % 2], plans))
    live = await services.live_tables.get(table_id)
    while live.table.state.turn >= 0 and live.table.number < MOVES:
        seat = live.table.state.turn
        move = random_move(live.table.game, live.table.state, rng)
        async with live.lock:
            await services.table_service.commit(live, decide_move(live.table, seat, list(move)))
    return table_id


def figures() -> list[Figure]:
    """Measure; both servers get the same number of sockets, the same rate and payloads of the same size."""
    with tempfile.TemporaryDirectory() as folder:
        cold, memory = asyncio.run(cold_tables(folder))
        with serving(["cityboard", "serve"], cityboard_server(folder)) as url:
            created = creation(url)
            played = asyncio.run(load.play(url, TABLES, RATE, SECONDS))
        with serving(["uvicorn", "bench.echo:app", "--log-level", "warning"], {}) as url:
            echoed = asyncio.run(load.echo(url, SOCKETS, RATE, SECONDS / 4, PAYLOAD))
            echoed_more = asyncio.run(load.echo(url, MORE_SOCKETS, MORE_RATE, SECONDS / 4, PAYLOAD))
        with serving(["cityboard", "serve"], cityboard_server(folder)) as url:
            more = asyncio.run(load.play(url, MORE_TABLES, MORE_RATE, MORE_SECONDS))
    for error in [*played.errors, *more.errors][:5]:
        print("error:", error[:200], file=sys.stderr)
    return [
        *_under_load(played, echoed, TABLES, RATE, SECONDS, at_most=25),
        *_under_load(more, echoed_more, MORE_TABLES, MORE_RATE, MORE_SECONDS, at_most=100),
        Figure("errors", len(played.errors) + len(more.errors), 0, None, "both runs", AT_MOST),
        Figure("opening a table, p99", created, 20, None, "over HTTP, one after the other", MILLISECONDS),
        Figure(f"resuming {MOVES} moves, p99", cold, 20, None, "from the events, with the first view", MILLISECONDS),
        Figure("memory of an idle table", memory, 50, None, "traced by Python, after the first view", f"kB, {AT_MOST}"),
        *floods.figures(),
    ]


def _under_load(
    played: load.Outcome, echoed: load.Outcome, tables: int, rate: float, seconds: float, *, at_most: float
) -> list[Figure]:
    """Return how long acknowledgements take at a rate, and as a multiple of an echo at the same rate."""
    p99, echo_p99, reached = played.percentile(0.99), echoed.percentile(0.99), len(played.times) / seconds
    peer = f"{tables * PER_TABLE} sockets, {tables} tables, {reached:.0f} moves/s for {seconds:.0f} s"
    echo = f"uvicorn echo: {echo_p99:.1f} ms"
    return [
        Figure(f"{rate:.0f}/s: acknowledgement, p50", played.percentile(0.5), None, None, peer, MILLISECONDS),
        Figure(f"{rate:.0f}/s: acknowledgement, p99", p99, at_most, None, peer, MILLISECONDS),
        Figure(f"{rate:.0f}/s: p99 against a bare echo", p99 / echo_p99, None, None, echo, RATIO_AT_MOST),
        Figure(f"{rate:.0f}/s: moves per second", reached, rate * 0.99, None, peer, "per second"),
    ]
