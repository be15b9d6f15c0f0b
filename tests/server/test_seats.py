"""Seats pass from hand to hand: to a bot and back, by a link to someone else, round one device."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cityboard.client import Client, ClosedError
from cityboard.protocol import messages as wire
from cityboard.protocol.messages import Pace, Plan, Proposal
from cityboard.server.sockets import DISMISSED
from cityboard.titles.ladders import usual_level
from tests.server.playing import BOT, LINK, ME, at_table, middle, play_on, refusal, same_moment
from tests.server.serving import run, serving, sqlite


def shown(position: wire.Position) -> list[int]:
    """List the seats whose hands are seen."""
    return [seat for seat, hand in enumerate(position.hands) if hand is not None]


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_a_bot_plays_for_a_player_who_leaves_until_they_come_back(title: str, database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, title=title)
            async with ann.table(table_id) as anns, bob.table(table_id) as bobs:
                await play_on([anns, bobs], 3)
                await same_moment([anns, bobs])
                assert (await refusal(bobs.come_back(1))).code == "seat-yours-already"
                await bobs.leave(1)
                await same_moment([anns, bobs])
                seat = anns.table.seats[1]
                assert (seat.how, seat.name, seat.stands_in) == ("bot", "Bob", True)
                assert seat.level == usual_level(title).name
                await play_on([anns], 4)
                await anns.until(lambda table: table.position.legal)
                moves = {entry.by for entry in anns.log[-12:]}
                assert 1 in moves
                # Bob may not move for his seat, and nobody else may come back to it.
                await same_moment([anns, bobs])
                assert (await refusal(bobs.leave(1))).code == "seat-bot"
                assert (await refusal(bobs.preview(1, ["pass"]))).code == "seat-bot"
                assert (await refusal(anns.come_back(1))).code == "seat-not-yours"
                await bobs.come_back(1)
                await same_moment([anns, bobs])
                seat = anns.table.seats[1]
                assert (seat.how, seat.level, seat.stands_in) == ("person", None, False)
                number = anns.position.number
                await play_on([anns, bobs], 4)
                assert bobs.position.number > number

    run(test)


def test_a_player_who_comes_back_in_time_keeps_the_bot_from_moving(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, options={"start": 0})
            served.worker_pool.hold()
            async with ann.table(table_id) as table:
                number = table.position.number
                await table.leave(0)
                await table.come_back(0)
                served.worker_pool.release()
                assert (table.position.number, table.position.turn) == (number, 0)
                await table.play(0, middle(table.position))
                assert [entry.by for entry in table.log[number:] if entry.by >= 0] == [0]

    run(test)


def test_a_player_who_leaves_before_the_start_leaves_a_free_seat(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob, carl = await served.people("Ann", "Bob", "Carl")
            opened = await ann.open_table(Proposal("metro", [ME, LINK, LINK]))
            assert await bob.join(opened.id, opened.invitation) == 1
            async with bob.table(opened.id) as bobs:
                assert bobs.yours == [1]
                assert (await refusal(bobs.come_back(1))).code == "table-not-running"
                await bobs.leave(1)
                assert bobs.table.seats[1].how == "free" and bobs.table.seats[1].name is None
                assert bobs.position.seat is None
                assert (await refusal(bobs.leave(1))).code == "seat-not-yours"
            assert (await bob.own_tables()) == []
            assert await carl.join(opened.id, opened.invitation) == 1

    run(test)


def test_a_seat_goes_to_whoever_holds_its_latest_link(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served, AsyncExitStack() as stack:
            ann, bob, carl, dora = await served.people("Ann", "Bob", "Carl", "Dora")
            table_id, _ = await at_table(ann, bob, title="helsinki", options={"start": 1})
            tables = [await stack.enter_async_context(person.table(table_id)) for person in (ann, bob, carl, dora)]
            anns, bobs, carls, _ = tables
            await bobs.play(1, ["space", 0])
            await same_moment(tables)
            served.worker_pool.hold()

            # While Bob sits there, nobody takes his seat, whatever links there are.
            first = await bobs.link(1)
            await same_moment(tables)
            assert (await refusal(carls.sit(secret=first))).code == "seat-taken"
            assert (await refusal(carls.link(1))).code == "seat-not-yours"
            hand = bobs.position.hands[1]
            assert hand is not None
            # While he is away it is kept for him: neither an old link opens it, nor can the owner make a new one.
            await bobs.leave(1)
            await same_moment(tables)
            assert (await refusal(carls.sit(secret=first))).code == "seat-reserved"
            assert (await refusal(anns.link(1))).code == "seat-reserved"
            assert anns.table.seats[1].stands_in
            second = await bobs.link(1)
            await same_moment(tables)
            assert (anns.table.seats[1].name, anns.table.seats[1].stands_in) == (None, False)
            assert (await refusal(bobs.come_back(1))).code == "seat-not-yours"
            assert (await refusal(carls.sit(secret=first))).code == "link-void"
            assert (await refusal(carls.sit(0, second))).code == "link-other-seat"
            assert (await refusal(carls.sit(secret=await ann.invitation(table_id)))).code == "seat-none-free"
            assert (await refusal(anns.sit(secret=second))).code == "seat-yours-already"
            assert carls.position.hands == [None, None]

            # With the seat go its hand and its decisions, at once and on all sockets.
            assert await carls.sit(secret=second) == 1
            await same_moment(tables)
            assert (carls.position.seat, carls.position.hands[1]) == (1, hand)
            assert (bobs.position.seat, bobs.position.hands, bobs.position.legal) == (None, [None, None], None)
            for answer in (bobs.come_back(1), bobs.play(1, ["walk", 1]), bobs.undo(1), bobs.link(1), bobs.show(1)):
                assert (await refusal(answer)).code == "seat-not-yours"
            assert (await refusal(bob.tell(table_id, wire.Say("hello", "hello")))).code == "seat-needed"
            assert (await bob.see(table_id)).yours == []
            await carls.play(1, ["walk", 1])

    run(test)


def test_a_revoked_link_is_invalid_for_ever_and_its_user_sees_no_more(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served, AsyncExitStack() as stack:
            ann, bob, carl = await served.people("Ann", "Bob", "Carl")
            opened = await ann.open_table(Proposal("helsinki", [ME, LINK, LINK], {"start": 1}))
            anns = await stack.enter_async_context(ann.table(opened.id))
            secret = await anns.link(1)
            heard: list[wire.ServerMessage] = []
            bobs = await stack.enter_async_context(bob.table(opened.id, hear=heard.append))
            assert await bobs.sit(secret=secret) == 1
            assert await carl.join(opened.id, opened.invitation) == 2
            await bobs.until(lambda table: table.position.legal)
            own_link = wire.Link("mine", bobs.seq, 1)
            mine = (await bobs.change(own_link)).secret
            await bobs.play(1, ["space", 0])
            assert bobs.position.hands[1] is not None
            await same_moment([anns, bobs])
            served.worker_pool.hold()
            assert (await refusal(bobs.revoke(0))).code == "seat-not-yours"
            carls = await stack.enter_async_context(carl.table(opened.id))
            await anns.revoke(1)
            await carls.until(lambda table: table.table.question)
            await carls.answer(2, agree=True)
            await same_moment([anns, bobs, carls])
            assert [seat.how for seat in anns.table.seats] == ["person", "bot", "person"]
            assert (anns.table.seats[1].name, anns.table.seats[1].stands_in) == (None, False)
            *_, last = (message for message in heard if isinstance(message, wire.Position))
            assert (last.hands, last.legal) == ([None] * 3, None)
            assert bobs.position.seat is None
            for dead in (secret, mine, opened.invitation):
                assert (await refusal(bobs.sit(secret=dead))).code == "link-void"
            # The answer to an old message is the old answer, not a new claim to the seat.
            assert (await bobs.change(own_link)).secret == mine
            assert (await refusal(bobs.link(1))).code == "seat-not-yours"
            assert (await refusal(bobs.come_back(1))).code == "seat-not-yours"
            # Everyone is told, and the moves that Bob made stay his.
            news = [(one.because, one.seat, one.name) for one in anns.table.news]
            assert news == [("sat", 1, "Bob"), ("sat", 2, "Carl"), ("removed", 1, "Bob")]
            (former,) = anns.table.former
            assert (former.seat, former.name, former.until) == (1, "Bob", anns.position.number)
            fresh = await anns.link(1)
            await same_moment([anns, bobs])
            assert await bobs.sit(secret=fresh) == 1
            assert (await ann.see(opened.id)).table.former == [former]

            # The owner's own seat stays the owner's when its link is renewed.
            await same_moment([anns, bobs])
            await anns.revoke(0)
            assert anns.table.seats[0].name == "Ann" and anns.position.seat == 0

    run(test)


def test_a_link_taken_back_before_the_start_frees_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann, bob = await served.people("Ann", "Bob")
            opened = await ann.open_table(Proposal("metro", [ME, LINK, LINK]))
            assert await bob.join(opened.id, opened.invitation) == 1
            async with ann.table(opened.id) as anns:
                await anns.revoke(1)
                assert (anns.table.seats[1].how, anns.table.seats[1].name) == ("free", None)

    run(test)


def test_a_hand_on_one_device_is_shown_only_on_request_and_only_for_the_turn(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob = await served.people("Ann", "Bob")
            plans = [Plan("me", name="Ann"), Plan("me", name="Eva"), LINK]
            opened = await ann.open_table(Proposal("helsinki", plans, {"start": 0}))
            assert await bob.join(opened.id, opened.invitation) == 2
            heard: list[wire.ServerMessage] = []
            async with ann.table(opened.id, hear=heard.append) as device, bob.table(opened.id) as bobs:
                assert device.yours == [0, 1] and device.position.seat is None
                assert (await refusal(device.show(2))).code == "seat-not-yours"
                assert (await refusal(bobs.show(0))).code == "seat-not-yours"
                assert (await device.show(0)).legal
                await device.play(0, ["space", 0])
                await device.play(0, ["walk", 1])
                assert shown(device.position) == [0]
                # Hidden by hand, and shown again.
                assert (await device.show(None)).hands == [None] * 3
                await device.show(0)
                heard.clear()
                await device.play(0, ["draw"])
                assert device.position.turn == 1
                # The turn has passed: neither hand is seen in anything that came.
                for message in heard:
                    assert not isinstance(message, wire.Position) or message.hands == [None] * 3
                assert device.position.seat is None
                hidden = await ann.see(opened.id)
                assert (hidden.position.seat, hidden.position.hands) == (None, [None] * 3)
                looking = await ann.see(opened.id, seat=1)
                assert shown(looking.position) == [1]
                assert shown((await ann.see(opened.id, seat=2)).position) == []
                # A second device of the same person is asked for itself.
                await device.show(1)
                async with ann.table(opened.id) as second:
                    assert second.position.seat is None
                await device.play(1, ["walk", 1])
                await device.play(1, ["draw"])
                await bobs.until(lambda table: table.position.legal)
                assert bobs.position.hands[2] is not None
                await same_moment([device, bobs])
                assert device.position.hands == [None] * 3

    run(test)


def test_a_closed_table_is_seen_by_its_players_alone(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob, carl = await served.people("Ann", "Bob", "Carl")
            stranger = await served.stranger()
            opened = await ann.open_table(Proposal("metro", [ME, LINK, LINK], spectators=False, listed=True))
            for visitor in (bob, carl, stranger):
                assert (await refusal(visitor.see(opened.id))).code == "table-closed"
                assert (await refusal(visitor.position(opened.id, 0))).code == "table-closed"
                assert (await refusal(visitor.record(opened.id))).code == "table-closed"
                with pytest.raises(ClosedError) as closed:
                    async with visitor.table(opened.id):
                        pass
                assert closed.value.code == DISMISSED
            assert (await refusal(carl.invitation(opened.id))).code == "table-closed"
            assert (await refusal(carl.tell(opened.id, wire.Say("hello", "hello")))).code == "table-closed"
            # One seat is enough to enter; leaving it shuts the person out, also on a socket that is still there.
            assert await bob.join(opened.id) == 1
            async with bob.table(opened.id) as bobs:
                await bobs.leave(1)
                with pytest.raises(ClosedError) as closed:
                    await bobs.until(lambda table: False)
                assert closed.value.code == DISMISSED
            assert (await refusal(bob.see(opened.id))).code == "table-closed"

    run(test)


def test_a_visitor_is_told_beforehand_whether_they_could_sit_down(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob, carl = await served.people("Ann", "Bob", "Carl")
            stranger = await served.stranger()
            opened = await ann.open_table(Proposal("metro", [ME, LINK, BOT]))

            async def refused_with(client: Client, secret: str | None = None) -> str | None:
                reason = (await client.seat_offer(opened.id, secret)).reason
                return reason.code if reason else None

            before = await served.rows()
            assert await refused_with(ann, opened.invitation) == "seat-yours-already"
            for client in (bob, stranger):
                assert await refused_with(client) == "table-unlisted"
                assert await refused_with(client, opened.invitation) is None
                assert await refused_with(client, "nonsense") == "link-void"
            assert await served.rows() == before, "asking changes nothing"
            await bob.join(opened.id, opened.invitation)
            # The bot was chosen: only a link to its own seat opens it.
            assert await refused_with(carl, opened.invitation) == "seat-none-free"
            assert (await refusal(carl.join(opened.id, opened.invitation))).code == "seat-none-free"
            async with ann.table(opened.id) as anns:
                link = await anns.link(2)
            assert await refused_with(carl, link) is None
            assert await carl.join(opened.id, link) == 2
            assert await refused_with(stranger, link) == "seat-taken"

    run(test)


def test_at_a_table_without_spectators_only_a_valid_link_is_told_anything(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, bob, carl = await served.people("Ann", "Bob", "Carl")
            table_id, _ = await at_table(ann, bob, spectators=False)
            invitation = await ann.invitation(table_id)
            assert (await refusal(carl.seat_offer(table_id))).code == "table-closed"
            assert (await refusal(carl.seat_offer(table_id, "nonsense"))).code == "link-void"
            offer = await carl.seat_offer(table_id, invitation)
            assert offer.reason is not None and offer.reason.code == "seat-none-free"
            assert offer.another.seats == [ME, LINK]

    run(test)


def test_another_table_like_a_full_one_has_its_options_its_bots_and_as_many_people(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, bob, carl = await served.people("Ann", "Bob", "Carl")
            pace = Pace(days_per_turn=3)
            seats = [BOT, ME, LINK]
            first = await ann.open_table(Proposal("metro", seats, {"city": "paris"}, take_back=True, pace=pace))
            await bob.join(first.id, first.invitation)
            async with bob.table(first.id) as bobs:
                await bobs.leave(2)  # a bot stands in for him
            offer = await carl.seat_offer(first.id, first.invitation)
            second = await carl.open_table(offer.another)
            before, after = [(await carl.see(one.id)).table for one in (first, second)]
            fields = ("title", "options", "edition", "pace", "take_back", "spectators", "listed")
            assert [getattr(before, name) for name in fields] == [getattr(after, name) for name in fields]
            assert [seat.how for seat in after.seats] == ["bot", "person", "free"]
            assert (after.seats[0].level, after.owner) == (before.seats[0].level, "Carl")

    run(test)
