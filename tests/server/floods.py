"""Floods: what a hostile client sends as fast as it can, from a process and an address of its own.

Each is bounded in time, bytes and connections, comes back whenever it is cut off, and speaks to this machine only.
"""

import contextlib
import http.client
import json
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

ROOT = Path(__file__).parents[2]
SOURCE = "127.0.0.2"  # where floods come from unless someone says otherwise
MOST_BYTES = 200_000_000
RATE = 8_000_000  # bytes a second, four times what once froze the server
MOST_CONNECTIONS = 40_000
CONNECTIONS_PER_SECOND = 1_000  # so that no flood has spent its connections before anyone standing by is answered
CROWD, SWARM = 1_000, 150  # connections side by side that do next to nothing, and that do something
DRIP = 0.2  # seconds between two bytes of a slow client
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
CHUNK = 65_536


@dataclass
class Outcome:
    """What has come of a flood."""

    sent: int = 0  # bytes
    connections: int = 0
    cut: int = 0  # connections that the server has ended
    most: int = 0  # connections that were open at once
    answers: dict[str, int] = field(default_factory=dict)  # by status

    @classmethod
    def read(cls, line: str) -> Self:
        return cls(**json.loads(line))


@dataclass
class Target:
    """Where a flood goes, where it comes from, and until when."""

    host: str
    port: int
    source: str
    until: float
    begun: float = field(default_factory=time.monotonic)
    outcome: Outcome = field(default_factory=Outcome)
    enough: bool = False  # once the server has cut something

    def goes_on(self) -> bool:
        if self.enough and self.outcome.cut:
            return False
        bounded = self.outcome.sent < MOST_BYTES and self.outcome.connections < MOST_CONNECTIONS
        return bounded and time.monotonic() < self.until

    def suffice(self, *_: object) -> None:
        """End as soon as the server has cut something."""
        self.enough = True

    def pace(self) -> None:
        """Wait until more may be sent."""
        time.sleep(max(0.0, self.begun + self.outcome.sent / RATE - time.monotonic()))

    def connect(self) -> socket.socket:
        time.sleep(max(0.0, self.begun + self.outcome.connections / CONNECTIONS_PER_SECOND - time.monotonic()))
        self.outcome.connections += 1
        return socket.create_connection((self.host, self.port), timeout=5, source_address=(self.source, 0))

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """Ask something as everyone does; None if that is refused."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=5, source_address=(self.source, 0))
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        with contextlib.closing(connection):
            connection.request(method, path, json.dumps(body) if body else None, headers)
            answer = connection.getresponse()
            status = str(answer.status)
            self.outcome.answers[status] = self.outcome.answers.get(status, 0) + 1
            text = answer.read()
            return json.loads(text) if answer.status < 300 else None

    def upgrade(self, path: str, token: str = "") -> socket.socket:
        """Open a WebSocket; without the welcome, the connection is useless and the error says so."""
        line = self.connect()
        head = HANDSHAKE.format(path=path, host=f"{self.host}:{self.port}")
        line.sendall((f"{head[:-2]}Authorization: Bearer {token}\r\n\r\n" if token else head).encode())
        if not line.recv(CHUNK).startswith(b"HTTP/1.1 101"):
            line.close()
            raise ConnectionError
        return line


def frame(first: int, payload: bytes = b"") -> bytes:
    """Write a short frame as a client does, under a mask that changes nothing."""
    return bytes([first, 0x80 | len(payload), 0, 0, 0, 0]) + payload


def newcomer(target: Target) -> str:
    """Return the token of someone new, or none."""
    person = target.ask("POST", "/api/people", {"nickname": "Mallory"})
    return str(person["token"]) if person else ""


def table_of_ones_own(target: Target) -> str:
    """Open a table and return the path of its socket."""
    token = newcomer(target)
    seats = [{"who": "me"}, {"who": "me"}]
    table = target.ask("POST", "/api/tables", {"title": "metro", "seats": seats, "listed": False}, token)
    return f"/api/tables/{table['id']}/socket"


def blast(target: Target, connect: Callable[[], socket.socket], chunk: bytes, first: bytes = b"") -> None:
    """Send the same again and again as fast as it is taken, reading whatever comes back."""
    while target.goes_on():
        try:
            with connect() as line:
                line.sendall(first)
                line.setblocking(False)
                _pour(target, line, chunk)
        except OSError:
            target.outcome.cut += 1
            time.sleep(0.005)


def _pour(target: Target, line: socket.socket, chunk: bytes) -> None:
    rest = memoryview(chunk)
    while target.goes_on():
        target.pace()
        readable, writable, _ = select.select([line], [line], [], 0.1)
        if readable and not line.recv(CHUNK):
            raise ConnectionError
        if writable:
            sent = line.send(rest)
            target.outcome.sent += sent
            rest = rest[sent:] or memoryview(chunk)


def _repeated(piece: bytes) -> bytes:
    return piece * (CHUNK // len(piece))


def quiet(target: Target) -> None:
    """Send nothing, to compare with."""
    time.sleep(max(0.0, target.until - time.monotonic()))


def pipelined(target: Target) -> None:
    """Ask for the page without waiting for answers."""
    blast(target, target.connect, _repeated(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"))


def pings(target: Target) -> None:
    """Send empty pings."""
    path = table_of_ones_own(target)
    blast(target, lambda: target.upgrade(path), _repeated(frame(0x89)))


def pongs(target: Target) -> None:
    """Send pongs that nobody asked for."""
    path = table_of_ones_own(target)
    blast(target, lambda: target.upgrade(path), _repeated(frame(0x8A)))


def continuations(target: Target) -> None:
    """Begin a message and continue it with nothing, forever."""
    path = table_of_ones_own(target)
    blast(target, lambda: target.upgrade(path), _repeated(frame(0x00)), first=frame(0x01, b"{"))


def junk(target: Target) -> None:
    """Send text that means nothing."""
    path = table_of_ones_own(target)
    blast(target, lambda: target.upgrade(path), _repeated(frame(0x81, b"?")))


def chunks(target: Target) -> None:
    """Send a body without end in pieces of one byte."""
    head = (
        b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    blast(target, target.connect, _repeated(b"1\r\nx\r\n"), first=head)


def crowd(target: Target, first: bytes, drip: bytes) -> None:
    """Keep many connections open that send a beginning, and then next to nothing."""
    lines: list[socket.socket] = []
    due = 0.0
    while target.goes_on():
        while len(lines) < CROWD and target.goes_on():
            try:
                line = target.connect()
                lines.append(line)
                target.outcome.sent += line.send(first)
            except OSError:
                target.outcome.cut += 1
                break
        lines = _still_open(target, lines)
        target.outcome.most = max(target.outcome.most, len(lines))
        if drip and time.monotonic() > due:
            due = time.monotonic() + DRIP
            lines = [line for line in lines if _sent(target, line, drip)]
        time.sleep(0.02)
    for line in lines:
        line.close()


def _still_open(target: Target, lines: list[socket.socket]) -> list[socket.socket]:
    """Return the connections that the server has not ended."""
    poll = select.poll()
    for line in lines:
        poll.register(line, select.POLLIN)
    ready = {number for number, _ in poll.poll(0)}
    kept = []
    for line in lines:
        if line.fileno() in ready and not _heard(line):
            target.outcome.cut += 1
            line.close()
        else:
            kept.append(line)
    return kept


def _heard(line: socket.socket) -> bytes:
    try:
        return line.recv(CHUNK)
    except OSError:
        return b""


def _sent(target: Target, line: socket.socket, drip: bytes) -> bool:
    try:
        target.outcome.sent += line.send(drip)
    except OSError:
        target.outcome.cut += 1
        line.close()
        return False
    return True


def half_heads(target: Target) -> None:
    """Never come to the end of a request's head."""
    crowd(target, b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"a")


def slow_bodies(target: Target) -> None:
    """Never come to the end of a body."""
    head = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 15000\r\n\r\n"
    crowd(target, head, b" ")


def silent(target: Target) -> None:
    """Keep connections that never say anything."""
    crowd(target, b"", b"")


def unread(target: Target) -> None:
    """Ask a table for its position on many sockets and never read what comes back."""
    show = frame(0x81, b'{"type":"show","seat":null}')
    swarm(target, show, 10.0, reading=False)


def many_sockets(target: Target) -> None:
    """Send junk on many sockets, on none of them too much."""
    swarm(target, frame(0x81, b"?"), 30.0, reading=True)


def swarm(target: Target, piece: bytes, rate: float, *, reading: bool) -> None:
    """Keep many sockets open that each send messages at a fixed rate."""
    path, lines, due = table_of_ones_own(target), list[socket.socket](), time.monotonic()
    while target.goes_on():
        with contextlib.suppress(OSError):
            if len(lines) < SWARM:
                lines.append(target.upgrade(path, token=newcomer(target)))
                lines[-1].setblocking(False)
        if time.monotonic() > due:
            due = max(due + 1 / rate, time.monotonic())
            lines = [line for line in lines if _sent(target, line, piece)]
        if reading:
            lines = _still_open(target, lines)
        target.outcome.most = max(target.outcome.most, len(lines))
    for line in lines:
        line.close()


def requests(target: Target) -> None:
    """Ask for a page again and again on many connections, waiting for every answer."""
    ask = b"GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n"
    lines: list[socket.socket] = []
    while target.goes_on():
        if len(lines) < SWARM:
            with contextlib.suppress(OSError):
                lines.append(target.connect())
                _sent(target, lines[-1], ask)
        ready, _, _ = select.select(lines, [], [], 0.01)
        for line in ready:
            if not _heard(line) or not _sent(target, line, ask):
                target.outcome.cut += 1
                lines.remove(line)
                line.close()
    for line in lines:
        line.close()


def bot_tables(target: Target) -> None:
    """Open tables full of bots, as ever new persons, in several threads."""

    def open_some() -> None:
        while target.goes_on():
            with contextlib.suppress(OSError, http.client.HTTPException):
                token = newcomer(target)
                for seats in (
                    [{"who": "bot", "level": "chief"}] * 6,
                    [{"who": "me"}, *[{"who": "bot", "level": "chief"}] * 5],
                ):
                    if token:
                        target.ask("POST", "/api/tables", {"title": "metro", "seats": seats}, token)
            time.sleep(0.001)

    with ThreadPoolExecutor(8) as threads:
        for _ in range(8):
            threads.submit(open_some)


FLOODS: dict[str, Callable[[Target], None]] = {
    flood.__name__: flood
    for flood in (
        *(quiet, pipelined, pings, pongs, continuations, junk, chunks),
        *(half_heads, slow_bodies, silent, unread, many_sockets, requests, bot_tables),
    )
}


@dataclass
class Flood:
    """A flood that runs in a separate process."""

    process: subprocess.Popen[str]

    def goes_on(self, seconds: float = 0.0) -> bool:
        """Return whether it continues for some more seconds."""
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return True
        return False

    def cut_short(self) -> Outcome:
        """Let it end as soon as the server has cut something, and wait for that."""
        self.process.terminate()
        return self.end()

    def end(self) -> Outcome:
        """Wait for its end, which comes by itself."""
        said, _ = self.process.communicate(timeout=120)
        assert self.process.returncode == 0
        return Outcome.read(said.splitlines()[-1])


@contextlib.contextmanager
def flooding(name: str, url: str, seconds: float, source: str = SOURCE) -> Iterator[Flood]:
    """Run a flood beside what is done here; it has begun when this does."""
    command = [sys.executable, "-m", "tests.server.floods", name, url, str(seconds), source]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        assert process.stdout.readline() == "begun\n"
        yield Flood(process)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def main() -> None:
    """Run one flood: NAME URL SECONDS SOURCE."""
    name, url, seconds, source = sys.argv[1:]
    address = urlsplit(url)
    assert address.hostname
    assert address.port
    assert ip_address(address.hostname).is_loopback
    target = Target(address.hostname, address.port, source, time.monotonic() + float(seconds))
    signal.signal(signal.SIGTERM, target.suffice)
    print("begun", flush=True)
    FLOODS[name](target)
    print(json.dumps(asdict(target.outcome)), flush=True)


if __name__ == "__main__":
    main()
