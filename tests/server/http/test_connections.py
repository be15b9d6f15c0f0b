"""How many connections there may be, and how long each may keep the server waiting."""

import asyncio
import itertools
from collections.abc import Iterator
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from cityboard.server.http import connections
from cityboard.server.http.connections import FILES_PER_BOT, SPARE_FILES, Connection, ConnectionRegistry
from cityboard.server.operations.settings import Settings
from tests.server.serving import DEADLINE, run

MANY = 10_000


class Line(asyncio.Transport):
    """A transport that leads nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.closing = self.aborted = False
        self.unread = 0

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.closing = self.aborted = True

    def get_write_buffer_size(self) -> int:
        return self.unread


class Bench:
    """A registry with a manual clock."""

    def __init__(self, files: int = MANY, **settings: Any) -> None:
        self.now = 0.0
        chosen = {"database": "sqlite://", "bot_processes": 1, "connections_per_address": 4, **settings}
        self.registry = ConnectionRegistry(Settings(**chosen), files + SPARE_FILES + FILES_PER_BOT, lambda: self.now)

    def admit(self, address: str) -> Connection | None:
        return self.registry.admit(Line(), address)

    def sweep(self, seconds: float) -> None:
        self.now += seconds
        self.registry._sweep()


@pytest.fixture(autouse=True)
def nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ConnectionRegistry, "_sweep_later", lambda self: None)


def test_an_address_has_a_limit_of_connections_and_gets_another_one_once_one_has_ended() -> None:
    bench = Bench()
    first, *others = [bench.admit("192.0.2.1") for _ in range(4)]
    assert first
    assert all(others)
    assert bench.admit("192.0.2.1") is None
    assert bench.admit("192.0.2.2")
    bench.registry.remove(first)
    assert bench.admit("192.0.2.1")
    assert bench.admit("192.0.2.1") is None


@pytest.mark.parametrize(
    "addresses",
    [
        [f"2001:db8:0:1::{number}" for number in range(5)],
        ["192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1", "::ffff:c000:201", "192.0.2.1"],
    ],
)
def test_addresses_of_one_network_count_together(addresses: list[str]) -> None:
    bench = Bench()
    assert [bool(bench.admit(address)) for address in addresses] == [True] * 4 + [False]
    assert bench.admit("2001:db8:0:2::1")


def test_behind_a_proxy_only_the_files_are_a_limit() -> None:
    bench = Bench(files=100, trusted_proxy=True, address_burst=1)
    assert [bool(bench.admit("127.0.0.1")) for _ in range(101)] == [True] * 100 + [False]


def test_no_address_takes_more_than_half_of_the_files_that_the_server_does_not_need_itself() -> None:
    with capture_logs() as logged:
        bench = Bench(files=6)
    assert logged == [
        {
            "event": "file limit low",
            "log_level": "warning",
            "files": 6 + SPARE_FILES + FILES_PER_BOT,
            "connections_per_address": 3,
        }
    ]
    assert [bool(bench.admit("192.0.2.1")) for _ in range(4)] == [True] * 3 + [False]
    assert [bool(bench.admit(f"192.0.2.{number}")) for number in range(2, 6)] == [True] * 3 + [False]


def test_enough_files_are_nothing_to_speak_of() -> None:
    with capture_logs() as logged:
        Bench()
    assert not logged


def test_an_address_may_not_connect_more_often_than_it_may_ask() -> None:
    bench = Bench(address_per_second=2.0, address_burst=3)
    for _ in range(3):
        connection = bench.admit("192.0.2.1")
        assert connection
        bench.registry.remove(connection)
    assert bench.admit("192.0.2.1") is None
    assert bench.admit("192.0.2.2")
    bench.now += 0.5
    assert bench.admit("192.0.2.1")


def test_behind_a_proxy_only_what_has_a_sender_of_its_own_is_counted() -> None:
    bench = Bench(trusted_proxy=True, address_per_second=2.0, address_burst=3)
    everybody, one, two = (bench.admit("127.0.0.1") for _ in range(3))
    assert everybody
    assert one
    assert two
    one.sender = two.sender = "192.0.2.1"
    assert all(bench.registry.may_send(everybody) for _ in range(100))
    assert [bench.registry.may_send(one) for _ in range(13)] == [True] * 12 + [False]
    assert not bench.registry.may_send(two)


@pytest.mark.parametrize("trusted", [False, True])
def test_a_proxy_that_is_not_trusted_is_logged_once(trusted: bool) -> None:
    bench = Bench(trusted_proxy=trusted)
    with capture_logs() as logged:
        for _ in range(3):
            bench.registry.note_forwarded()
    assert logged == ([] if trusted else [{"event": "proxy not trusted", "log_level": "warning"}])


def test_what_an_address_sends_is_counted_on_all_its_connections_together() -> None:
    bench = Bench(address_per_second=2.0, address_burst=3)
    one, two, other = bench.admit("192.0.2.1"), bench.admit("192.0.2.1"), bench.admit("192.0.2.2")
    assert one
    assert two
    assert other
    sent = [bench.registry.may_send(connection) for _ in range(7) for connection in (one, two)]
    assert sent == [True] * 12 + [False] * 2
    assert bench.registry.may_send(other)
    bench.now += 0.125
    assert bench.registry.may_send(two)


@pytest.fixture
def connection_at_work() -> Iterator[tuple[Bench, Connection, Line]]:
    bench = Bench()
    connection = bench.admit("192.0.2.1")
    assert connection
    yield bench, connection, cast("Line", connection.transport)


def test_a_client_that_is_not_late_is_left_alone(connection_at_work: tuple[Bench, Connection, Line]) -> None:
    bench, connection, line = connection_at_work
    connection.sent_by = connection.read_by = 10.0
    bench.sweep(10.0)
    assert not line.closing


@pytest.mark.parametrize("deadline", ["sent_by", "read_by"])
def test_a_client_that_is_late_is_cut_off(deadline: str, connection_at_work: tuple[Bench, Connection, Line]) -> None:
    bench, connection, line = connection_at_work
    setattr(connection, deadline, 10.0)
    bench.sweep(10.5)
    assert line.aborted


def test_a_client_that_reads_slowly_gets_time_and_one_that_reads_next_to_nothing_does_not(
    connection_at_work: tuple[Bench, Connection, Line],
) -> None:
    bench, connection, line = connection_at_work
    line.unread = 1_000_000
    connection.expect_reading(bench.now, 20.0)
    for _ in range(10):
        line.unread -= connections.READ_BYTES
        bench.sweep(19.0)
    assert not line.closing
    for _ in range(3):
        line.unread -= 1
        bench.sweep(10.0)
    assert line.aborted


def test_what_was_sent_before_the_end_may_be_read_slowly(connection_at_work: tuple[Bench, Connection, Line]) -> None:
    bench, _, line = connection_at_work
    line.unread, line.closing = 1_000_000, True
    for _ in range(10):
        bench.sweep(connections.CLOSING_SECONDS - 1)
        line.unread -= connections.READ_BYTES
    assert not line.aborted


def test_a_connection_that_cannot_be_ended_as_it_should_keeps_no_other_from_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bench, sweeps = Bench(), 0

    def fail() -> None:
        raise ZeroDivisionError

    def count(registry: ConnectionRegistry) -> None:
        nonlocal sweeps
        sweeps += 1

    admitted = [bench.admit("192.0.2.1"), bench.admit("192.0.2.2")]
    for connection in admitted:
        assert connection
        connection.sent_by = 1.0
    assert admitted[0]
    admitted[0].expired = fail
    monkeypatch.setattr(ConnectionRegistry, "_sweep_later", count)
    with capture_logs() as logged:
        bench.sweep(2.0)
    assert [line["event"] for line in logged] == ["connection failed"]
    assert all(connection and connection.transport.is_closing() for connection in admitted)
    assert sweeps == 1


def test_connections_are_looked_at_again_whatever_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        bench, looks, over = Bench(), 0, asyncio.Event()
        assert bench.admit("192.0.2.1")

        def fail(*_: object) -> None:
            nonlocal looks
            looks += 1
            if looks > 2:
                bench.registry._open.clear()
                over.set()
            raise ZeroDivisionError

        monkeypatch.undo()
        monkeypatch.setattr(connections, "SWEEP_SECONDS", 0.001)
        monkeypatch.setattr(bench.registry, "_check", fail)
        monkeypatch.setattr(Line, "abort", fail)
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        bench.registry._sweep_later()
        async with asyncio.timeout(DEADLINE):
            await over.wait()

    run(test)


def test_a_closed_connection_ends_even_if_nobody_takes_what_was_sent(
    connection_at_work: tuple[Bench, Connection, Line],
) -> None:
    bench, _, line = connection_at_work
    line.closing = True
    bench.sweep(1.0)
    bench.sweep(connections.CLOSING_SECONDS)
    assert not line.aborted
    bench.sweep(1.0)
    assert line.aborted


def test_refusals_are_logged_together_and_at_most_once_a_minute() -> None:
    bench = Bench(connections_per_address=1)
    with capture_logs() as logged:
        assert bench.admit("192.0.2.1")
        for second in itertools.count():
            if second >= 100:
                break
            assert bench.admit("192.0.2.1") is None
            bench.sweep(1.0)
    line = {"event": "connections refused", "log_level": "warning"}
    assert logged == [{**line, "address_full": 1}, {**line, "address_full": 60}]
