"""The client when its line is bad: it takes its time before it comes back, and it never waits forever."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest
from websockets.exceptions import ConnectionClosedError

from cityboard.client import ClosedError, TableConnection
from cityboard.client.table import PAUSES, UNREADABLE, ConnectedSocket
from tests.server.playing import at_table
from tests.server.serving import run, serving, sqlite


class BadLine:
    """A connection that sends some messages and is lost."""

    def __init__(self, *said: str) -> None:
        self.said, self.closed = list(said), False

    async def send(self, message: str) -> None:
        """Take everything."""

    async def recv(self) -> str:
        """Say the next thing."""
        if not self.said:
            raise ConnectionClosedError(None, None)
        return self.said.pop(0)

    async def close(self) -> None:
        """Hang up."""
        self.closed = True


def connection(new_line: Callable[[], ConnectedSocket]) -> TableConnection:
    async def connect(since: int) -> ConnectedSocket:
        return new_line()

    return TableConnection(connect, lambda message: None)


def test_a_client_that_is_welcomed_and_dropped_again_and_again_waits_longer_and_longer(tmp_path: Path) -> None:
    async def look() -> str:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, bots=1)
            return await ann._request("GET", f"/api/tables/{table_id}")

    async def come_back() -> None:
        async with connection(lambda: BadLine(welcome)) as table:
            with pytest.raises(ClosedError):
                await table.until(lambda table: False)

    welcome = run(look)
    with mock.patch.object(asyncio, "sleep", mock.AsyncMock()) as pause:
        run(come_back)
    assert [call.args[0] for call in pause.await_args_list] == list(PAUSES)


@pytest.mark.parametrize("said", ["no message", "{}", '{"type":"unheard-of"}', '{"type":"pong","more":1}'])
def test_what_cannot_be_read_ends_the_connection(said: str) -> None:
    line = BadLine(said)

    async def test() -> None:
        with pytest.raises(ClosedError) as closed:
            async with connection(lambda: line):
                pytest.fail("nobody has said welcome")
        assert closed.value.code == UNREADABLE

    run(test)
    assert line.closed
