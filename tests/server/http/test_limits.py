"""The limits that keep one client from harming the others, each as it is shipped."""

import json
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cityboard.client import Client
from cityboard.protocol.messages import Proposal
from cityboard.server.http import access, conversation
from cityboard.server.operations.settings import Settings
from cityboard.server.sockets import SocketListener
from tests.server.playing import ME, at_table
from tests.server.program import running
from tests.server.serving import Served, run, serving, sqlite, until

SHIPPED = Settings(database="sqlite://")
PING = '{"type":"ping"}'


class Seconds:
    """The time by which allowances fill again."""

    def __init__(self) -> None:
        self.now = 0.0

    @contextmanager
    def at_work(self) -> Iterator[None]:
        stopped = SimpleNamespace(monotonic=lambda: self.now, perf_counter=time.perf_counter)
        with mock.patch.object(access, "time", stopped), mock.patch.object(conversation, "time", stopped):
            yield


def as_shipped(*names: str) -> dict[str, Any]:
    """Return some limits as they are unless someone changes them."""
    return {name: getattr(SHIPPED, name) for name in names}


def address(served: Served | str, table: str, query: str = "") -> str:
    url = served if isinstance(served, str) else served.url
    return f"{url.replace('http', 'ws')}/api/tables/{table}/socket{query}"


@asynccontextmanager
async def seated(served: Served, client: Client, table: str) -> AsyncIterator[ClientConnection]:
    """Open a bare socket at a table and take in the welcome."""
    async with connect(address(served, table), additional_headers=client.headers) as socket:
        assert json.loads(await socket.recv())["type"] == "welcome"
        yield socket


async def say(socket: ClientConnection, frame: str | bytes = PING) -> str:
    """Say something and return what comes back: the code of a refusal, or the type of another answer."""
    await socket.send(frame)
    answer = json.loads(await socket.recv())
    return str(answer["reason"]["code"] if answer["type"] == "refused" else answer["type"])


async def closing(socket: ClientConnection) -> int:
    """Read until the socket closes, and return the code."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            await socket.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def turned_away(served: Served, table: str, query: str = "", **headers: str) -> int:
    """Come to a table and return the code with which the socket is closed."""
    async with connect(address(served, table, query), additional_headers=headers) as socket:
        return await closing(socket)


Test = Callable[[Served, Client, Client, str], Awaitable[None]]


def at_a_table(folder: Path, test: Test, **settings: Any) -> None:
    """Run a test at a table where Ann and Ben play."""

    async def begin() -> None:
        async with serving(sqlite(folder), **settings) as served:
            ann, ben = await served.people("Ann", "Ben")
            table, _ = await at_table(ann, ben)
            await test(served, ann, ben, table)
            measure = served.services.metrics.registry.get_sample_value
            await until(lambda: measure("cityboard_sockets") == 0)
            assert measure("cityboard_errors_total") == 0

    run(begin)


# Frames.


def test_a_frame_may_be_16_kib_long_and_a_longer_one_closes_the_socket(tmp_path: Path) -> None:
    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        async with seated(served, ann, table) as socket, seated(served, ben, table) as other:
            assert await say(socket, PING.ljust(16_384)) == "pong"
            await socket.send(PING.ljust(16_385))
            assert await closing(socket) == 1009
            assert await say(other) == "pong"

    at_a_table(tmp_path, test, **as_shipped("frame_bytes"))


def framed(first: int, payload: bytes) -> bytes:
    """Write a frame as a client does, under a mask that changes nothing."""
    return bytes([first, 0x80 | len(payload), 0, 0, 0, 0]) + payload


NO_FRAMES = {
    "no UTF-8": (framed(0x81, b'{"type":"\xff"}'), 1007),
    "half a surrogate": (framed(0x81, b'{"type":"\xed\xa0\x80"}'), 1007),
    "a continuation of nothing": (framed(0x80, b"{}"), 1002),
    "no mask": (b"\x81\x02{}", 1002),
    "compressed": (framed(0xC1, b"{}"), 1002),
    "a kind that is not there": (framed(0x83, b""), 1002),
    "half a goodbye": (framed(0x88, b"\x03"), 1002),
}


@pytest.mark.parametrize("name", NO_FRAMES)
def test_what_is_no_frame_closes_the_socket_and_no_other(name: str, tmp_path: Path) -> None:
    frame, code = NO_FRAMES[name]

    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        async with seated(served, ann, table) as socket, seated(served, ann, table) as other:
            socket.transport.write(frame)
            assert await closing(socket) == code
            assert await say(other) == "pong"

    at_a_table(tmp_path, test)


def test_a_binary_frame_is_refused_as_malformed(tmp_path: Path) -> None:
    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        async with seated(served, ann, table) as socket:
            assert await say(socket, PING.encode()) == "message-malformed"
            assert await say(socket) == "pong"

    at_a_table(tmp_path, test)


@pytest.mark.parametrize("query", ["?since=x", "?since=", "?since=null", "?since=%00", "?with_state=2"])
def test_a_socket_is_not_opened_for_a_malformed_question(query: str, tmp_path: Path) -> None:
    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(address(served, table, query), additional_headers=ann.headers)
        assert refused.value.response.status_code == 403

    at_a_table(tmp_path, test)


@pytest.mark.parametrize("table", ["nowhere", "%00", "%FF", "%2e%2e", "a" * 500])
def test_a_socket_at_a_table_that_is_not_there_is_closed_with_4404(table: str, tmp_path: Path) -> None:
    async def test(served: Served, ann: Client, ben: Client, _: str) -> None:
        assert await turned_away(served, table) == 4404

    at_a_table(tmp_path, test)


def test_the_program_itself_keeps_frames_short_compresses_nothing_and_its_log_clean(tmp_path: Path) -> None:
    with running(tmp_path, "--database", sqlite(tmp_path)) as server:

        async def visit() -> None:
            async with Client(server.url) as ann:
                await ann.arrive("Ann")
                table = (await ann.open_table(Proposal("metro", [ME, ME]))).id
                async with connect(address(server.url, table), compression="deflate") as socket:
                    assert socket.request is not None
                    assert "permessage-deflate" in socket.request.headers["Sec-WebSocket-Extensions"]
                    assert socket.response is not None
                    assert "Sec-WebSocket-Extensions" not in socket.response.headers
                    await socket.recv()
                    await socket.send(PING.ljust(16_384))
                    assert json.loads(await socket.recv()) == {"type": "pong"}
                    await socket.send(PING.ljust(16_385))
                    assert await closing(socket) == 1009
                for frame, code in NO_FRAMES.values():
                    async with connect(address(server.url, table)) as socket:
                        socket.transport.write(frame)
                        assert await closing(socket) == code

        run(visit)
        server.stop()
        assert [line["event"] for line in server.log_lines()] == ["open", "closed"]


# How often.


def test_50_messages_at_once_and_10_a_second_are_answered_and_more_are_refused(tmp_path: Path) -> None:
    seconds = Seconds()

    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        async with seated(served, ann, table) as socket, seated(served, ben, table) as other:
            assert [await say(socket) for _ in range(52)] == ["pong"] * 50 + ["too-many"] * 2
            assert await say(other) == "pong"
            seconds.now += 0.35
            assert [await say(socket) for _ in range(4)] == ["pong"] * 3 + ["too-many"]
            seconds.now += 1_000
            # What cannot be read counts too.
            assert [await say(socket, "?") for _ in range(49)] == ["message-malformed"] * 49
            assert [await say(socket) for _ in range(2)] == ["pong", "too-many"]

    with seconds.at_work():
        at_a_table(tmp_path, test, **as_shipped("messages_per_second", "messages_burst"))


def test_a_person_may_say_150_things_at_once_on_all_sockets_and_over_http_together(tmp_path: Path) -> None:
    seconds = Seconds()

    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        seconds.now += 1_000
        async with seated(served, ann, table) as one, seated(served, ann, table) as two:
            answers = [await say(socket) for _ in range(80) for socket in (one, two)]
            # Opening the two sockets counts too.
            assert answers == ["pong"] * 148 + ["too-many"] * 12
            async with httpx2.AsyncClient(base_url=served.url) as http:
                assert (await http.get("/api/me", headers=ann.headers)).status_code == 429
                assert (await http.get("/api/me", headers=ben.headers)).status_code == 200
            seconds.now += 1
            assert [await say(one) for _ in range(31)] == ["pong"] * 30 + ["too-many"]

    with seconds.at_work():
        at_a_table(tmp_path, test, **as_shipped("person_per_second", "person_burst"))


def test_an_address_may_ask_600_times_at_once_and_strangers_are_sent_away_too(tmp_path: Path) -> None:
    seconds = Seconds()

    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        seconds.now += 1_000
        async with httpx2.AsyncClient(base_url=served.url) as http:
            answers = [(await http.get("/api/push-key")).status_code for _ in range(602)]
            assert answers == [200] * 600 + [429] * 2
            assert await turned_away(served, table) == 4429
            seconds.now += 0.06
            answers = [(await http.get("/api/push-key")).status_code for _ in range(4)]
            assert answers == [200] * 3 + [429]

    with seconds.at_work():
        at_a_table(tmp_path, test, **as_shipped("address_per_second", "address_burst"))


def test_every_route_is_closed_to_an_address_that_asks_too_often(tmp_path: Path) -> None:
    async def test() -> None:
        limits: dict[str, Any] = {"address_per_second": 0.0, "address_burst": 0}
        async with serving(sqlite(tmp_path), way="in-process", **limits) as served:
            stranger = await served.stranger()
            asked = [(method, route.path) for route in served.app.routes for method in getattr(route, "methods", ())]
            assert {"/schema/openapi.json", "/schema/messages.json", "/health", "/api/options"} <= {
                path for _, path in asked
            }
            for method, path in asked:
                # What was sent along is not even read: it is no JSON.
                answer = await stranger._http.request(method, re.sub(r"{\w+:\w+}", "0", path), content=b"{")
                assert answer.status_code == 429, (method, path)

    run(test)


def test_passwords_and_tables_cannot_be_tried_without_end(tmp_path: Path) -> None:
    seconds = Seconds()

    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        async with httpx2.AsyncClient(base_url=served.url, headers=ann.headers) as http:
            guess = {"login": "ann", "password": "12345678"}
            answers = [(await http.post("/api/login", json=guess)).status_code for _ in range(11)]
            assert answers == [401] * 10 + [429]
            wish = {"title": "metro", "seats": [{"who": "me"}, {"who": "link"}]}
            answers = [(await http.post("/api/tables", json=wish)).status_code for _ in range(61)]
            assert answers == [201] * 59 + [429] * 2  # one was opened before

    with seconds.at_work():
        at_a_table(tmp_path, test, **as_shipped("password_attempts_per_minute", "tables_per_person_per_hour"))


# How many.


def test_a_person_may_have_8_sockets_and_another_one_once_one_has_closed(tmp_path: Path) -> None:
    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        sockets = [await connect(address(served, table), additional_headers=ann.headers) for _ in range(8)]
        assert [json.loads(await socket.recv())["type"] for socket in sockets] == ["welcome"] * 8
        assert await turned_away(served, table, **ann.headers) == 4429
        async with seated(served, ben, table) as other:
            assert await say(other) == "pong"
        await sockets.pop().close()
        await until(lambda: served.services.metrics.registry.get_sample_value("cityboard_sockets") == 7)
        async with seated(served, ann, table) as socket:
            assert await say(socket) == "pong"
        for socket in sockets:
            await socket.close()

    at_a_table(tmp_path, test, **as_shipped("sockets_per_person"))


def test_an_address_has_a_limit_of_sockets_whoever_they_belong_to(tmp_path: Path) -> None:
    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        async with seated(served, ann, table), seated(served, ben, table):
            async with seated(served, ben, table) as socket:
                assert await turned_away(served, table, **ann.headers) == 4429
                assert await turned_away(served, table) == 4429
                assert await say(socket) == "pong"
            await until(lambda: served.services.metrics.registry.get_sample_value("cityboard_sockets") == 2)
            async with seated(served, ann, table) as socket:
                assert await say(socket) == "pong"

    at_a_table(tmp_path, test, sockets_per_address=3)


def test_strangers_from_one_address_have_8_sockets_together(tmp_path: Path) -> None:
    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        sockets = [await connect(address(served, table)) for _ in range(8)]
        assert await turned_away(served, table) == 4429
        async with seated(served, ann, table) as socket:
            assert await say(socket) == "pong"
        for socket in sockets:
            await socket.close()

    at_a_table(tmp_path, test, **as_shipped("sockets_per_person"))


def test_a_client_that_does_not_read_is_disconnected_and_holds_up_nobody(tmp_path: Path) -> None:
    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        async with seated(served, ann, table) as slow, seated(served, ben, table) as other:
            me = (await ann.export()).id
            (listener,) = (each for each in served.services.live_tables.by_id[table].listeners if each.person == me)
            assert isinstance(listener, SocketListener)
            slow.transport.pause_reading()
            while not listener.closing.done():
                await slow.send('{"type":"show","seat":null}')
                assert await say(other) == "pong"
            slow.transport.resume_reading()
            assert await closing(slow) == 4408
            assert await say(other) == "pong"

    at_a_table(tmp_path, test, **as_shipped("queue_messages"))


# From where.


def test_a_page_of_someone_else_opens_no_socket(tmp_path: Path) -> None:
    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        cookie = f"cityboard={ann.token}"
        for origin in ("https://elsewhere.example", "null", f"{served.url}.elsewhere.example", ""):
            assert await turned_away(served, table, origin=origin) == 4403
            assert await turned_away(served, table, origin=origin, cookie=cookie) == 4403
        assert await turned_away(served, table, cookie=cookie) == 4403  # a cookie needs an origin
        for welcome in (
            {"origin": served.url, "cookie": cookie},
            {"origin": "https://friends.example", "cookie": cookie},
            {"origin": served.url},
            {},
            {"origin": "https://elsewhere.example", **ann.headers},  # no page can send someone's token
        ):
            async with connect(address(served, table), additional_headers=welcome) as socket:
                seen = json.loads(await socket.recv())
                assert seen["yours"] == ([0] if {"cookie", "authorization"} & welcome.keys() else [])

    at_a_table(tmp_path, test, origins=("https://friends.example",))


def test_a_page_of_someone_else_changes_nothing_over_http(tmp_path: Path) -> None:
    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        csrf = (await ann.me()).csrf
        async with httpx2.AsyncClient(base_url=served.url, headers={"cookie": f"cityboard={ann.token}"}) as http:

            async def rename(nickname: str, **headers: str) -> int:
                answer = await http.patch("/api/me", json={"nickname": nickname}, headers=headers)
                return answer.status_code

            assert await rename("a") == 403
            assert await rename("b", origin=served.url) == 403
            assert await rename("c", **{"x-csrf-token": csrf}) == 403
            assert await rename("d", origin="https://elsewhere.example", **{"x-csrf-token": csrf}) == 403
            assert await rename("e", origin=served.url, **{"x-csrf-token": (await ben.me()).csrf}) == 403
            assert (await ann.me()).nickname == "Ann"
            assert await rename("f", origin=served.url, **{"x-csrf-token": csrf}) == 200

    at_a_table(tmp_path, test)


def test_a_body_may_be_16_kib_long_and_must_be_json(tmp_path: Path) -> None:
    async def test(served: Served, ann: Client, ben: Client, table: str) -> None:
        async with httpx2.AsyncClient(base_url=served.url) as http:

            async def arrive(body: bytes, kind: str = "application/json") -> int:
                return (await http.post("/api/people", content=body, headers={"content-type": kind})).status_code

            body = b'{"nickname":"Cem"}'
            assert await arrive(body.ljust(16_384)) == 201
            assert await arrive(body.ljust(16_385)) == 413
            assert await arrive(body, "text/plain") == 415
            assert await arrive(b'{"nickname":"\xff"}') == 400
            assert await arrive(b'{"nickname":' + b"[" * 10_000) == 400

    at_a_table(tmp_path, test, **as_shipped("frame_bytes"))
