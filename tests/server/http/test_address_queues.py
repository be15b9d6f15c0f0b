"""One address that asks for much at once does not make the others wait for all of it."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

from cityboard.protocol.messages import Proposal
from cityboard.server.http.address_queues import AddressQueues
from tests.server.http.test_limits import framed
from tests.server.playing import LINK, ME, at_table
from tests.server.serving import run, serving, sqlite

CROWD, ONE = "192.0.2.1", "192.0.2.2"
MANY, HALF = 100, 50  # requests of the crowd; without queues, all of them are answered before the one of someone else
SOCKETS = 100


@pytest.mark.parametrize("path", ["/api/tables", "/api/choices"])
def test_a_single_request_is_answered_long_before_all_those_that_another_address_sent_earlier(
    path: str, tmp_path: Path
) -> None:
    answered: list[str] = []

    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process", trusted_proxy=True) as served:
            ann, stranger = await served.person("Ann"), await served.stranger()
            await ann.open_table(Proposal("metro", [ME, LINK], listed=True))

            async def ask(address: str) -> None:
                (await stranger._http.get(path, headers={"x-forwarded-for": address})).raise_for_status()
                answered.append(address)

            async with asyncio.TaskGroup() as together:
                for address in [CROWD] * MANY + [ONE]:
                    together.create_task(ask(address))

    run(test)
    assert len(answered) == MANY + 1
    assert answered.index(ONE) <= HALF


def test_a_position_is_sent_long_before_all_those_that_another_address_asked_for_earlier(tmp_path: Path) -> None:
    answered: list[str] = []
    show = '{"type":"show","seat":null}'

    async def test() -> None:
        async with AsyncExitStack() as stack:
            served = await stack.enter_async_context(serving(sqlite(tmp_path), trusted_proxy=True))
            ann = await served.person("Ann")
            table, _ = await at_table(ann, bots=1)

            async def connected(address: str) -> ClientConnection:
                url = f"{served.url.replace('http', 'ws')}/api/tables/{table}/socket"
                line = connect(url, additional_headers={"x-forwarded-for": address})
                socket = await stack.enter_async_context(line)
                await socket.recv()
                return socket

            async def hear(address: str, socket: ClientConnection) -> None:
                await socket.recv()
                answered.append(address)

            sockets = [(address, await connected(address)) for address in [CROWD] * SOCKETS + [ONE]]
            async with asyncio.TaskGroup() as together:
                for address, socket in sockets:
                    together.create_task(hear(address, socket))
                    # All of them are there when the server next looks.
                    socket.transport.write(framed(0x81, show.encode()))

    run(test)
    assert len(answered) == SOCKETS + 1
    assert answered.index(ONE) <= HALF


def test_requests_of_one_address_begin_in_the_order_they_came_and_nothing_is_kept_of_them() -> None:
    begun: list[tuple[str, int]] = []

    async def test() -> None:
        queues = AddressQueues()

        async def begin(address: str, number: int) -> None:
            await queues.wait(address)
            begun.append((address, number))

        async with asyncio.TaskGroup() as together:
            for number in range(MANY):
                together.create_task(begin(CROWD, number))
            together.create_task(begin(ONE, 0))
        assert not queues._first

    run(test)
    assert [number for address, number in begun if address == CROWD] == list(range(MANY))
    assert begun.index((ONE, 0)) <= 2
