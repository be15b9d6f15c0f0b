"""What is left of a connection when it has ended: nothing that only a full garbage collection would free."""

import asyncio
import gc
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cityboard.server.http.connections import Connection
from cityboard.server.http.http_protocol import HttpProtocol
from cityboard.server.http.socket_protocol import FrameParser, SocketProtocol
from cityboard.server.sockets import SocketListener
from tests.server.serving import run, serving, sqlite, until

KINDS = (Connection, HttpProtocol, SocketProtocol, FrameParser, SocketListener)
# A client in a separate process, so that everything here belongs to the server.
CLIENT = """
import sys, time
from urllib.parse import urlsplit
from tests.server.floods import Target, frame, table_of_ones_own
url = urlsplit(sys.argv[1])
target = Target(url.hostname, url.port, "127.0.0.1", time.monotonic() + 60)
path = table_of_ones_own(target)
for goodbye in (frame(0x88, b"\\x03\\xe8"), frame(0x88), b""):
    with target.upgrade(path) as line:
        line.sendall(goodbye)
"""


@pytest.fixture(autouse=True)
def no_garbage_collector() -> Iterator[None]:
    """Keep the garbage collector away, so that cycles stay."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_an_ended_connection_leaves_nothing_for_the_garbage_collector(tmp_path: Path) -> None:
    def held() -> list[str]:
        return sorted(type(item).__name__ for item in gc.get_objects() if isinstance(item, KINDS))

    async def test() -> None:
        before = held()
        async with serving(sqlite(tmp_path)) as served:
            words = [sys.executable, "-c", CLIENT, served.url]
            client = await asyncio.create_subprocess_exec(*words, stderr=subprocess.PIPE)
            _, said = await client.communicate()
            assert client.returncode == 0, said.decode()
            await until(lambda: held() == before)

    run(test)
