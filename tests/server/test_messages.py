"""A message is done once, however often it is said, on whatever line; one that comes too late learns what it missed."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import msgspec
import pytest
from websockets.exceptions import ConnectionClosedError

from cityboard.client import Client, ConnectedSocket
from cityboard.client import table as table_module
from cityboard.client.table import connect_to
from cityboard.protocol import messages as wire
from cityboard.protocol.messages import Pace, Proposal
from cityboard.server.storage import schema
from cityboard.tables.events import Moved, Stored, Undone
from cityboard.titles.wire_types import read_from_wire
from tests.server.playing import LINK, ME, at_table, hear, middle, play_on, refusal, same_moment
from tests.server.serving import HandClock, InProcessLine, Served, run, serving, sqlite


def other_content(message: Any) -> Any:
    if isinstance(message, wire.Say):
        return msgspec.structs.replace(message, text=f"{message.text}!")
    return msgspec.structs.replace(message, seq=message.seq + 1)


async def say_twice(served: Served, client: Client, table_id: str, make: Callable[..., Any], *fields: Any) -> wire.Done:
    """Send a message, resend it, send something else with its key: only the first one is stored."""
    welcome = await client.see(table_id)
    key = f"key of {make.__name__} {welcome.table.seq}"
    message = make(key, *fields) if make is wire.Say else make(key, welcome.table.seq, *fields)
    first = await client.tell(table_id, message)
    stored = await served.rows()
    assert await client.tell(table_id, message) == first
    assert await served.rows() == stored
    async with client.table(table_id) as table:
        assert await table.change(message) == first
        assert (await refusal(table.change(other_content(message)))).code == "key-reused"
    assert (await refusal(client.tell(table_id, other_content(message)))).code == "key-reused"
    assert await served.rows() == stored
    return first


def test_every_message_said_again_gets_the_same_answer_and_changes_nothing(database_url: str) -> None:
    async def test() -> None:
        clock = HandClock()
        async with serving(database_url, clock=clock) as served:
            ann, bob, carl = await served.people("Ann", "Bob", "Carl")
            pace = Pace(seconds_per_turn=60, absent="wait")
            proposal = Proposal("helsinki", [ME, LINK, LINK], {"start": 0}, take_back=True, pace=pace)
            opened = await ann.open_table(proposal)

            async def say(client: Client, make: Callable[..., Any], *fields: Any) -> wire.Done:
                return await say_twice(served, client, opened.id, make, *fields)

            link = await say(ann, wire.Link, 1)
            assert link.seat == 1
            assert (await say(bob, wire.Sit, None, link.secret)).seat == 1
            await say(bob, wire.Leave, 1)
            assert (await say(bob, wire.Sit, 1, link.secret)).seat == 1
            await say(bob, wire.Say, "hello")
            assert await carl.join(opened.id, opened.invitation) == 2
            await say(ann, wire.Play, 0, ["space", 3])
            await say(ann, wire.Play, 0, ["walk", 2])
            await say(ann, wire.TakeUndo, 0)
            await say(ann, wire.Play, 0, ["walk", 1])
            await say(ann, wire.TakeBack, 0)
            await say(bob, wire.Answer, 1, True)
            await say(carl, wire.Answer, 2, True)
            clock.pass_seconds(61)
            await say(bob, wire.Replace, 1, 0)
            served.worker_pool.hold()
            await say(carl, wire.Leave, 2)
            await say(carl, wire.Return, 2)
            await say(ann, wire.Revoke, 2)

            half = await ann.open_table(Proposal("metro", [ME, LINK]))
            await say_twice(served, ann, half.id, wire.Start)

    run(test)


def test_a_message_from_an_earlier_moment_is_refused_and_its_sender_sees_everything(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob)
            heard: list[wire.ServerMessage] = []
            async with ann.table(table_id, hear=heard.append) as anns, bob.table(table_id) as bobs:
                await play_on([anns, bobs], 4)
                seq = await same_moment([anns, bobs])
                turn = anns.position.turn
                mover = [anns, bobs][turn]
                move = middle(mover.position)
                stored = await served.rows()
                heard.clear()
                for late in (0, seq - 1, seq + 1):
                    reason = await refusal(anns.change(wire.Play(f"late {late}", late, turn, move)))
                    assert (reason.code, reason.arguments) == ("stale", {"seq": seq})
                    await anns.until(lambda _: isinstance(heard[-1], wire.Position))
                    assert [type(message) for message in heard] == [wire.Refused, wire.Position]
                    position = heard.pop()
                    assert isinstance(position, wire.Position)
                    assert (position.seq, position.news_from, position.news) == (seq, 0, anns.log)
                    heard.clear()
                assert (await refusal(bob.tell(table_id, wire.Play("late", 0, turn, move)))).code == "stale"
                assert await served.rows() == stored
                # A refusal is not remembered: the same key may be used for a better message.
                await mover.change(wire.Play("late 0", seq, turn, move))

    run(test)


MALFORMED = [
    "",
    "x",
    "[]",
    "{}",
    "null",
    '{"type":"dance"}',
    '{"type":"move","key":"k","seq":1,"seat":0}',
    '{"type":"move","key":"k","seq":1,"seat":0,"move":[]}',
    '{"type":"move","key":"k","seq":1,"seat":0,"move":[1.5]}',
    '{"type":"move","key":"k","seq":1,"seat":9,"move":["take"]}',
    '{"type":"move","key":"","seq":1,"seat":0,"move":["take"]}',
    '{"type":"move","key":"k","seq":-1,"seat":0,"move":["take"]}',
    '{"type":"start","key":"k","seq":1,"please":true}',
    '{"type":"say","key":"k","text":"  "}',
    '{"type":"say","key":"k","text":"' + "x" * 501 + '"}',
    '{"type":"ping"' + "}" * 9,
    "[" * 5000,
]


@pytest.mark.parametrize("way", ["in-process", "sockets"])
def test_an_unreadable_message_is_refused_and_the_conversation_continues(way: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way=way) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob)
            address = f"{served.url}/api/tables/{table_id}/socket".replace("http", "ws", 1)
            connect = connect_to if way == "sockets" else InProcessLine.connected(served.app)
            line = await connect(address, ann.headers)
            first = msgspec.json.decode(await line.recv(), type=wire.Welcome, dec_hook=read_from_wire)
            assert isinstance(first, wire.Welcome)
            stored = await served.rows()
            for text in MALFORMED:
                await line.send(text)
                refused = msgspec.json.decode(await line.recv(), type=wire.Refused)
                assert (refused.key, refused.reason.code) == (None, "message-malformed"), text
                response = await ann._http.post(
                    f"/api/tables/{table_id}/messages",
                    content=text,
                    headers={"content-type": "application/json", **ann.headers},
                )
                assert response.status_code == 400, text
                refused = msgspec.json.decode(response.content, type=wire.Refused)
                assert refused.reason.code == "message-malformed"
            await line.send('{"type":"ping"}')
            assert await line.recv() == '{"type":"pong"}'
            await line.close()
            assert await served.rows() == stored
            assert "errors_total 0.0" in served.services.metrics.text().decode()

    run(test)


class BreakingLine:
    """A line that breaks again and again, before or after a message has arrived."""

    def __init__(self, line: ConnectedSocket, dice: Random) -> None:
        self._line, self._dice, self._welcome = line, dice, True

    async def _perhaps_break(self) -> None:
        if self._dice.random() < 0.2:
            await self._line.close()
            raise ConnectionClosedError(None, None)

    async def send(self, message: str) -> None:
        await self._perhaps_break()
        await self._line.send(message)

    async def recv(self) -> str | bytes:
        message = await self._line.recv()
        if not self._welcome:
            await self._perhaps_break()
        self._welcome = False
        return message

    async def close(self) -> None:
        await self._line.close()


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_a_game_over_lines_that_break_all_the_time_is_the_same_game(title: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, title=title)
            dice, lines = Random(4), 0

            async def connect(url: str, headers: dict[str, str]) -> ConnectedSocket:
                nonlocal lines
                lines += 1
                return BreakingLine(await InProcessLine.connected(served.app)(url, headers), dice)

            made = []
            weak = [Client(served.url, client.token, connect=connect) for client in (ann, bob)]
            async with weak[0], weak[1], weak[0].table(table_id) as anns, weak[1].table(table_id) as bobs:
                tables = [anns, bobs]
                for number in range(60):
                    await same_moment(tables)
                    mover = next(table for table in tables if table.position.legal)
                    seat, move = mover.position.turn, middle(mover.position)
                    if number % 5 == 4:
                        await mover.preview(seat, move)
                        await mover.say(f"line {number}")
                        await hear(mover, f"line {number}")
                    made.append((seat, move))
                    await mover.play(seat, move)
                await same_moment(tables)
                assert lines > 20
                for client, table in ((ann, anns), (bob, bobs)):
                    truth = await client.see(table_id)
                    assert table.log == truth.position.news
                    assert [(entry.by, entry.move) for entry in table.log if entry.by >= 0] == made
                    assert table.position.board == truth.position.board
                    assert [line.text for line in truth.chat] == [f"line {number}" for number in range(4, 60, 5)]

    # A client that reconnects at once does not have to wait here for having come often.
    with mock.patch.object(table_module, "STEADY", -1.0):
        run(test)


def test_a_client_that_comes_back_gets_what_it_missed_even_after_an_undo(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, title="helsinki", options={"start": 0})
            async with ann.table(table_id) as anns:
                known: dict[int, list[wire.LogEntry]] = {}
                await anns.play(0, ["space", 5])
                for spaces in (1, 2, 3):
                    await anns.play(0, ["walk", spaces])
                    known[anns.seq] = list(anns.log)
                    await anns.undo(0)
                    known[anns.seq] = list(anns.log)
                await anns.play(0, ["walk", 2])
                truth = list(anns.log)
                for seq, log in known.items():
                    missed = (await ann.see(table_id, since=seq)).position
                    assert log[: missed.news_from] == truth[: missed.news_from]
                    assert [*log[: missed.news_from], *missed.news] == truth
                    assert len(missed.news) < len(truth)
                assert (await ann.see(table_id, since=anns.seq)).position.news == []
                far_ahead = (await ann.see(table_id, since=10**6)).position
                assert [*truth[: far_ahead.news_from], *far_ahead.news] == truth

            def stored(rows: list[dict[str, Any]]) -> list[Any]:
                return [
                    Stored(r["seq"], r["at"], r["data"], r["chain"]).event for r in rows if r["table_id"] == table_id
                ]

            events = stored((await served.rows(schema.events))["events"])
            assert sum(isinstance(event, Undone) for event in events) == 3
            assert sum(isinstance(event, Moved) and event.by >= 0 for event in events) == 5

    run(test)
