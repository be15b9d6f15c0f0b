"""Notices: the player to move is notified where they want, once, as long as it is true."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any
from unittest.mock import AsyncMock

import msgspec
import pytest

from cityboard.client import TableConnection
from cityboard.protocol.messages import Admit, Knock, Pace, Proposal
from cityboard.server.notices import delivery
from cityboard.server.notices.outbox import RETRIES
from cityboard.server.notices.webhook import SIGNATURE, signature
from cityboard.server.storage import schema
from tests.server.listener import Listener, answer, listening
from tests.server.playing import LINK, ME, at_table, middle, play_on, refusal, same_moment
from tests.server.serving import HandClock, Served, run, serving

OK, BUSY, GONE = answer("200 OK"), answer("503 Busy"), answer("410 Gone")


class Scene:
    """Ann and Bob at a table that Ann starts; Bob has a webhook."""

    def __init__(self, served: Served, hook: Listener, clock: HandClock) -> None:
        self.served, self.hook, self.clock = served, hook, clock

    async def begin(self, stack: AsyncExitStack, **proposal: Any) -> None:
        self.ann, self.bob = await self.served.people("Ann", "Bob")
        self.channel = await self.bob.add_channel(f"http://127.0.0.1:{self.hook.port}/bob")
        self.table_id, _ = await at_table(self.ann, self.bob, options={"start": 0}, **proposal)
        self.tables: list[TableConnection] = [
            await stack.enter_async_context(person.table(self.table_id)) for person in (self.ann, self.bob)
        ]

    async def move(self, seat: int) -> None:
        await same_moment(self.tables)
        await self.tables[seat].play(seat, middle(self.tables[seat].position))

    async def pass_seconds(self, seconds: float) -> int:
        """Let time pass and return how many notices were tried."""
        self.clock.pass_seconds(seconds)
        return await self.served.send_notices()

    async def outcomes(self) -> list[tuple[str, str | None, int]]:
        rows = (await self.served.rows(schema.outbox))["outbox"]
        return [(row["kind"], row["outcome"], row["attempts"]) for row in rows]

    def notices(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(body) for _, _, body in self.hook.requests]


def scene(database_url: str, play: Any, first: bytes = OK, **proposal: Any) -> None:
    """Run a scene."""

    async def test() -> None:
        clock = HandClock()
        async with (
            listening(first) as hook,
            serving(database_url, clock=clock, private_webhooks=True, notice_delay=10.0) as served,
            AsyncExitStack() as stack,
        ):
            made = Scene(served, hook, clock)
            await made.begin(stack, **proposal)
            await play(made)

    run(test)


def test_the_player_to_move_is_notified_after_a_while_with_a_signature(database_url: str) -> None:
    async def play(scene: Scene) -> None:
        await scene.move(0)
        assert await scene.pass_seconds(9) == 0
        assert await scene.pass_seconds(1) == 1
        assert scene.notices() == [{"kind": "turn", "table": scene.table_id, "title": "metro"}]
        first, headers, body = scene.hook.requests[0]
        assert first.startswith("POST /bob ")
        assert scene.channel.secret
        assert headers[SIGNATURE.lower()] == signature(scene.channel.secret, body)
        assert await scene.outcomes() == [("turn", "delivered", 0)]
        assert await scene.pass_seconds(86_400) == 0
        assert [channel.secret for channel in await scene.bob.channels()] == [None]

    scene(database_url, play)


def test_what_is_no_longer_true_is_not_told(database_url: str) -> None:
    async def play(scene: Scene) -> None:
        await scene.move(0)
        await scene.move(1)
        assert await scene.pass_seconds(10) == 1
        assert await scene.outcomes() == [("turn", "idle", 0)]
        await scene.move(0)
        await scene.bob.remove_channel(scene.channel.id)
        assert (await refusal(scene.bob.remove_channel(scene.channel.id))).code == "channel-unknown"
        await scene.pass_seconds(10)
        # Ann, who has no channel, was never stored.
        assert await scene.outcomes() == [("turn", "idle", 0)] * 2
        assert scene.notices() == []

    scene(database_url, play)


def test_a_person_who_is_not_reached_is_tried_again_and_later_given_up(database_url: str) -> None:
    async def play(scene: Scene) -> None:
        await scene.move(0)
        assert await scene.pass_seconds(10) == 1
        for number, pause in enumerate(RETRIES[:2], 1):
            assert await scene.outcomes() == [("turn", None, number)]
            assert await scene.pass_seconds(pause - 1) == 0
            assert await scene.pass_seconds(1) == 1
        scene.hook.answer = OK
        assert await scene.pass_seconds(RETRIES[2]) == 1
        assert await scene.outcomes() == [("turn", "delivered", 3)]
        assert len(scene.hook.requests) == 4

        scene.hook.answer = BUSY
        await scene.move(1)
        await scene.move(0)
        assert await scene.pass_seconds(10) == 1
        for pause in RETRIES:
            assert await scene.pass_seconds(pause) == 1
        assert (await scene.outcomes())[-1] == ("turn", "given up", len(RETRIES))
        assert await scene.pass_seconds(86_400) == 0

    scene(database_url, play, BUSY, pace=Pace(absent="wait"))


def test_an_address_that_is_gone_is_forgotten(database_url: str) -> None:
    async def play(scene: Scene) -> None:
        await scene.move(0)
        assert await scene.pass_seconds(10) == 1
        assert await scene.bob.channels() == []
        assert await scene.outcomes() == [("turn", "given up", 0)]

    scene(database_url, play, GONE)


def test_a_turn_of_many_decisions_is_one_notice_and_the_end_is_another(database_url: str) -> None:
    async def play(scene: Scene) -> None:
        ann, bob = scene.tables
        await ann.play(0, ["space", 0])
        await ann.play(0, ["walk", 1])
        await ann.play(0, ["draw"])
        assert await scene.pass_seconds(10) == 1
        await same_moment(scene.tables)
        await bob.play(1, ["walk", 1])
        assert await scene.pass_seconds(10) == 0
        await play_on(scene.tables)
        while await scene.pass_seconds(10):
            pass
        assert [notice["kind"] for notice in scene.notices()] == ["turn", "over"]
        async with scene.ann.table(scene.table_id) as table:
            rematch = await table.rematch()
        # The first player of the rematch may be away, so they are notified.
        mover = (await scene.ann.see(rematch)).position.turn
        await scene.pass_seconds(10)
        kinds = [notice["kind"] for notice in scene.notices() if notice["table"] == rematch]
        assert kinds == (["turn"] if mover == 1 else [])

    scene(database_url, play, title="helsinki")


def test_an_owner_who_is_away_is_notified_that_somebody_knocks(database_url: str) -> None:
    async def test() -> None:
        clock = HandClock()
        async with (
            listening(OK) as hook,
            serving(database_url, clock=clock, private_webhooks=True, notice_delay=10.0) as served,
        ):
            ann, dora, cleo = await served.people("Ann", "Dora", "Cleo")
            await ann.add_channel(f"http://127.0.0.1:{hook.port}/ann")
            table_id = (await ann.open_table(Proposal("metro", [ME, LINK, LINK]))).id

            async def told_after(seconds: float) -> list[str]:
                clock.pass_seconds(seconds)
                await served.send_notices()
                return [msgspec.json.decode(body)["kind"] for _, _, body in hook.requests]

            async with ann.table(table_id) as anns:
                await anns.attend()
                await dora.tell(table_id, Knock("key"))
                assert await told_after(10) == []  # Ann sees it
                await anns.until(lambda table: len(table.knocks) == 1)
            await cleo.tell(table_id, Knock("key"))
            assert await told_after(9) == []
            assert await told_after(1) == ["knock"]
            # Whoever has been answered meanwhile is no news.
            await dora.delete()
            eve = await served.person("Eve")
            await eve.tell(table_id, Knock("key"))
            number = (await ann.see(table_id)).knocks[-1].id
            await ann.tell(table_id, Admit("answer", number, agree=True))
            assert await told_after(10) == ["knock"]

    run(test)


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_two_servers_send_a_notice_once(database_url: str) -> None:
    async def play(scene: Scene) -> None:
        async with serving(database_url, clock=scene.clock, private_webhooks=True) as other:
            for seat in (0, 1, 0):
                await scene.move(seat)
                scene.clock.pass_seconds(10)
                sent = await asyncio.gather(scene.served.send_notices(), other.send_notices())
                assert sum(sent) == (seat == 0)
            assert len(scene.notices()) == 2

    scene(database_url, play)


def test_addresses_inside_are_refused_unless_the_server_allows_them(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "_wait_until", AsyncMock())

    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            for address, code in (
                ("http://127.0.0.1/hook", "webhook-address"),
                ("https://127.0.0.1/hook", "webhook-host"),
                ("ftp://example.org/hook", "webhook-address"),
            ):
                assert (await refusal(ann.add_channel(address))).code == code
            assert (await served.rows(schema.channels))["channels"] == []

    run(test)


def test_nobody_has_more_than_ten_channels(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, private_webhooks=True) as served:
            ann = await served.person("Ann")
            for number in range(10):
                await ann.add_channel(f"http://127.0.0.1:{9000 + number}/")
            assert (await refusal(ann.add_channel("http://127.0.0.1:9/"))).code == "too-many"
            assert len(await ann.channels()) == 10

    run(test)
