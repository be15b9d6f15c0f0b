"""Short floods against the program itself: the flooder is cut off, and bystanders are answered."""

import os
import select
import socket
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx2
import pytest

from tests.server.floods import HANDSHAKE, Outcome, Target, flooding, frame, table_of_ones_own
from tests.server.program import Running, running, running_with_files
from tests.server.serving import DEADLINE, sqlite

BYSTANDER = "127.0.0.1"
SHORT = 1.0  # seconds of a flood, at least
ANSWERS = 5  # that a bystander gets during a flood, however busy this machine is
PAUSE = 0.05  # seconds between two questions of a bystander, who keeps to all limits
MEGABYTES = 50_000_000
SECONDS = ("--header-seconds", "0.5", "--body-seconds", "0.5", "--keep-alive-seconds", "1")
HEADS = {
    "half a head": b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "no end of lines": b"\r\n",
    "half a body": b"POST /api/people HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server with default settings; every flood has its own address."""
    folder = tmp_path_factory.mktemp("flooded")
    with running(folder, "--database", sqlite(folder)) as program:
        yield program


@dataclass
class Beside:
    """What a bystander met during a flood."""

    outcome: Outcome
    grown: int  # bytes


def beside(server: Running, name: str, source: str, seconds: float = SHORT) -> Beside:
    """Run a flood and ask from another address all the while, until that was answered some times."""
    before, answered = resident(server), 0
    with flooding(name, server.url, DEADLINE, source) as flood:
        ends = time.monotonic() + seconds
        while answered < ANSWERS or time.monotonic() < ends:
            assert flood.goes_on(PAUSE), "it has ended, and those who stood by were not answered"
            assert healthy(server)
            answered += 1
        outcome = flood.cut_short()
    return Beside(outcome, resident(server) - before)


def healthy(server: Running, source: str = BYSTANDER) -> bool:
    transport = httpx2.HTTPTransport(local_address=source, verify=False)  # certificates take long to load
    with httpx2.Client(transport=transport, timeout=DEADLINE) as client:
        return client.get(f"{server.url}/health").status_code == 200


def resident(server: Running) -> int:
    """Return the memory of the server in bytes."""
    pages = Path(f"/proc/{server.process.pid}/statm").read_text("ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def target(server: Running, source: str = BYSTANDER) -> Target:
    url = httpx2.URL(server.url)
    assert url.port
    return Target(url.host, url.port, source, time.monotonic() + DEADLINE)


def last_words(line: socket.socket) -> bytes:
    """Read until the server ends the connection."""
    line.settimeout(DEADLINE)
    heard = b""
    try:
        while more := line.recv(65_536):
            heard += more
    except ConnectionError:  # what it had not read went with it
        pass
    return heard


# As fast as possible.


def test_requests_without_end_on_one_connection_cost_no_memory(server: Running) -> None:
    measured = beside(server, "pipelined", "127.0.1.1", 3 * SHORT)
    assert measured.outcome.cut
    assert measured.grown < MEGABYTES


@pytest.mark.parametrize(
    ("name", "source"),
    [
        *[("pings", "127.0.1.2"), ("pongs", "127.0.1.3"), ("continuations", "127.0.1.4")],
        *[("junk", "127.0.1.5"), ("chunks", "127.0.1.6")],
    ],
)
def test_a_client_that_sends_frames_or_pieces_without_end_is_cut_off(name: str, source: str, server: Running) -> None:
    measured = beside(server, name, source)
    assert measured.outcome.cut
    assert measured.grown < MEGABYTES


def test_floods_take_a_few_lines_of_the_log_and_nothing_else_is_logged(server: Running) -> None:
    beside(server, "pipelined", "127.0.1.7", 1.0)
    with target(server, "127.0.1.8").connect() as line:
        line.sendall(b"this is no HTTP\r\n\r\n")
        assert last_words(line).startswith(b"HTTP/1.1 400")
    assert {line["event"] for line in server.log_lines()} <= {"open", "connections refused"}
    assert len(server.log_lines()) <= 5


def test_text_that_cannot_be_read_before_a_goodbye_is_nothing_to_speak_of(server: Running) -> None:
    ours = target(server, "127.0.1.9")
    with ours.upgrade(table_of_ones_own(ours)) as line:
        line.sendall(frame(0x81, b"\xff") + frame(0x88, b"\x03\xe8"))
        last_words(line)
    assert {line["event"] for line in server.log_lines()} <= {"open", "connections refused"}


def test_a_few_requests_may_be_sent_at_once(server: Running) -> None:
    with target(server).connect() as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 7)
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert last_words(line).count(b"HTTP/1.1 200") == 8


def test_a_head_may_not_be_longer_than_16_kib(server: Running) -> None:
    for beginning, end in ((b"GET /?", b" HTTP/1.1\r\n\r\n"), (b"GET / HTTP/1.1\r\nX-Long: ", b"\r\n\r\n")):
        for sent in (beginning + b"x" * 16_500 + end, beginning + b"x" * 16_500):
            with target(server).connect() as line:
                line.sendall(sent)
                # A connection that ends with something unread may take the answer with it.
                assert last_words(line)[:12] in (b"HTTP/1.1 431", b"")


@pytest.mark.parametrize(
    "head",
    [
        b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        b"POST /health HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" + HANDSHAKE.format(path="/api/tables/x/socket", host="x").encode(),
    ],
    ids=["h2c", "HTTP/2", "no key", "no GET", "behind another request"],
)
def test_a_client_that_asks_for_a_protocol_in_an_odd_way_is_not_kept(head: bytes, server: Running) -> None:
    with target(server).connect() as line:
        line.sendall(head)
        last_words(line)
    assert healthy(server)


def test_a_client_that_asks_too_often_has_to_reconnect(server: Running) -> None:
    transport = httpx2.HTTPTransport(local_address="127.0.1.9")
    with httpx2.Client(transport=transport, timeout=DEADLINE, base_url=server.url) as client:
        while (answer := client.get("/api/push-key")).status_code == 200:
            assert "connection" not in answer.headers
    assert answer.status_code == 429
    assert answer.headers["connection"] == "close"


# As slowly as possible.


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server that waits for nobody, and lets an address have five connections."""
    folder = tmp_path_factory.mktemp("strict")
    words = ("--connections-per-address", "5", "--heartbeat-seconds", "0.5", "--idle-socket-seconds", "1")
    open_limits = ("--messages-per-second", "100000", "--messages-burst", "100000", "--queue-messages", "10000")
    with running(folder, "--database", sqlite(folder), *SECONDS, *words, *open_limits) as program:
        yield program


@pytest.mark.parametrize("name", HEADS)
def test_a_client_that_never_finishes_a_request_gets_an_error_and_is_disconnected(name: str, strict: Running) -> None:
    with target(strict).connect() as line:
        line.sendall(HEADS[name])
        until = time.monotonic() + DEADLINE
        while not select.select([line], [], [], 0.05)[0]:
            line.send(b"\n" if name == "no end of lines" else b" ")
            assert time.monotonic() < until, "it is still waited for"
        assert last_words(line)[:12] in (b"HTTP/1.1 408", b"")


def test_a_silent_client_is_disconnected_without_a_message(strict: Running) -> None:
    with target(strict).connect() as line:
        assert last_words(line) == b""
    with target(strict).connect() as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert last_words(line).count(b"HTTP/1.1") == 1


def test_an_address_has_a_limit_of_connections_including_sockets(strict: Running) -> None:
    stranger = target(strict, "127.0.1.1")
    path = table_of_ones_own(stranger)
    lines = [stranger.upgrade(path) for _ in range(5)]
    with stranger.connect() as line:
        assert last_words(line) == b""
    assert healthy(strict)
    lines.pop().close()
    until = time.monotonic() + DEADLINE
    while True:
        with stranger.connect() as line:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            if last_words(line).startswith(b"HTTP/1.1 200"):
                break
        assert time.monotonic() < until
    for line in lines:
        line.close()


@pytest.mark.parametrize(("way", "source"), [("socket", "127.0.1.2"), ("request", "127.0.1.3")])
def test_a_client_that_never_reads_is_cut_off(way: str, source: str, strict: Running) -> None:
    stranger = target(strict, source)
    path = table_of_ones_own(stranger)
    show = 20 * frame(0x81, b'{"type":"show","seat":null}')
    ask = b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind((stranger.source, 0))
        line.connect((stranger.host, stranger.port))
        if way == "socket":
            line.sendall(HANDSHAKE.format(path=path, host="x").encode())
        until, ended = time.monotonic() + DEADLINE, select.poll()
        ended.register(line, select.POLLHUP | select.POLLERR)
        line.setblocking(False)
        while not ended.poll(10):
            if select.select([], [line], [], 0)[1]:
                line.send(show if way == "socket" else ask)
            assert time.monotonic() < until, "it still has its connection"
    assert healthy(strict)


# As many as possible.


def test_connections_that_come_to_nothing_leave_room_for_others(tmp_path: Path) -> None:
    with running_with_files(tmp_path, (200, 200), "--database", sqlite(tmp_path), "--bot-processes", "1") as server:
        measured = beside(server, "half_heads", "127.0.1.1", 2 * SHORT)
        assert measured.outcome.cut
        server.stop()
        events = [line["event"] for line in server.log_lines()]
        assert events == ["file limit low", "open", "connections refused", "closed"]


def test_the_program_opens_as_many_files_as_it_may(tmp_path: Path) -> None:
    with running_with_files(tmp_path, (256, 4096), "--database", sqlite(tmp_path)) as server:
        limits = Path(f"/proc/{server.process.pid}/limits").read_text("ascii").splitlines()
        assert next(line.split()[3:5] for line in limits if line.startswith("Max open files")) == ["4096", "4096"]
        server.stop()
        assert [line["event"] for line in server.log_lines()] == ["open", "closed"]
