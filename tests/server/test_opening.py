"""Tables are opened with all options of their title, found or hidden, joined and begun."""

import asyncio
from typing import Any

from cityboard.protocol.messages import Pace, Plan, Proposal
from cityboard.protocol.tables import Chosen
from cityboard.server.storage import schema
from cityboard.titles.ladders import usual_level
from tests.server.playing import BOT, LINK, ME, at_table, refusal
from tests.server.serving import run, serving

METRO: list[dict[str, Any]] = [
    {},
    {"modules": ["companies"], "hand": 3, "free_orientation": True},
    {"modules": ["central-stations"], "city": "stockholm", "stockholm_variant": True},
    {"modules": ["companies", "central-rails"], "city": "berlin", "berlin_sides": "mixed", "hand": 2},
    {"frame": [2, 1, 3], "start": 2, "city": "paris"},
]
HELSINKI: list[dict[str, Any]] = [
    {},
    {"modules": ["dry-roads"], "cover": "random"},
    {"cover": ["A1", "A4", "A8", "A12", "A15"], "start": 1},
]
REFUSED: list[tuple[str, int, dict[str, Any], str, str]] = [
    ("metro", 3, {"modules": ["central-stations", "central-rails"]}, "stations-with-rails", "M9.4"),
    ("metro", 3, {"modules": ["solo"]}, "option-value", "M10.1"),
    ("metro", 1, {}, "one-without-solo", "M10.1"),
    ("metro", 2, {"hand": 4}, "option-value", "M6.2"),
    ("metro", 2, {"city": "atlantis"}, "option-value", "M18"),
    ("metro", 2, {"city": "berlin", "stockholm_variant": True}, "variant-without-stockholm", "M13.4"),
    ("metro", 2, {"colour": "red"}, "option-value", "M18"),
    ("metro", 2, {"modules": "companies"}, "option-value", "M18"),
    ("helsinki", 5, {}, "option-value", "H2.1"),
    ("helsinki", 2, {"cover": ["A1", "A2"]}, "cover-five", "H2.7"),
    ("helsinki", 2, {"modules": ["dry-boats"]}, "option-value", "H8.4"),
    ("helsinki", 2, {"start": 2}, "option-value", "H2.4"),
    ("chess", 2, {}, "title-unknown", ""),
]
# These are not options of a title: the table says them in its own way.
NOT_OPTIONS = ["edition", "rules", "title", "self"]


def test_a_table_says_what_it_was_opened_with(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob = await served.people("Ann", "Bob")
            stranger = await served.stranger()
            for title, sets in (("metro", METRO), ("helsinki", HELSINKI)):
                for options in sets:
                    await stranger.check_options(Chosen(title, 3, options))
                    pace = Pace(seconds_in_all=600, increment=5, absent="vote")
                    opened = await ann.open_table(
                        Proposal(title, [ME, LINK, BOT], options, spectators=False, take_back=True, pace=pace)
                    )
                    table = (await ann.see(opened.id)).table
                    assert (table.title, table.status, table.owner) == (title, "open", "Ann")
                    assert table.options == table.options | options | {"players": 3}
                    assert (table.spectators, table.take_back, table.listed, table.pace) == (False, True, False, pace)
                    assert [(seat.how, seat.name, seat.level) for seat in table.seats] == [
                        ("person", "Ann", None),
                        ("free", None, None),
                        ("bot", None, "random"),
                    ]
                    assert await bob.join(opened.id, opened.invitation) == 1
                    seen = await bob.see(opened.id)
                    assert seen.table.status == "running"
                    assert seen.table.seats[1].name == "Bob"
                    assert seen.table.seed_commitment == table.seed_commitment

    run(test)


def test_bad_options_are_refused_with_the_rule_that_says_so(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, stranger = await served.person("Ann"), await served.stranger()
            before = await served.rows()
            for title, players, options, code, rule in REFUSED:
                reason = await refusal(ann.open_table(Proposal(title, [ME] * players, options)))
                assert (reason.code, reason.rule) == (code, rule), (title, players, options)
                assert await refusal(stranger.check_options(Chosen(title, players, options))) == reason
            for name in NOT_OPTIONS:
                for title, rule in (("metro", "M18"), ("helsinki", "H8.4")):
                    reason = await refusal(ann.open_table(Proposal(title, [ME, BOT], {name: "default"})))
                    assert (reason.code, reason.rule, reason.arguments["value"]) == ("option-value", rule, name)
            for number in (3, "2", None, [2]):
                reason = await refusal(ann.open_table(Proposal("metro", [ME, BOT], {"players": number})))
                assert await refusal(stranger.check_options(Chosen("metro", 2, {"players": number}))) == reason
                assert reason.code == "seat-count"
            for edition in ("../default", "/etc/passwd", "", "default.toml"):
                reason = await refusal(ann.open_table(Proposal("metro", [ME, BOT], edition=edition)))
                assert await refusal(stranger.check_options(Chosen("metro", 2, edition=edition))) == reason
                assert (reason.code, reason.arguments["option"]) == ("option-value", "edition")
            reason = await refusal(ann.open_table(Proposal("metro", [ME, Plan("bot", "grandmaster")])))
            assert reason.code == "bot-level"
            assert await served.rows() == before

    run(test)


def test_a_person_who_opens_a_table_again_with_the_same_key_gets_the_same_table(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob = await served.people("Ann", "Bob")
            proposal = Proposal("metro", [ME, LINK], key="once")
            together = await asyncio.gather(*(ann.open_table(proposal) for _ in range(4)))
            assert {opened.id for opened in together} == {(await ann.open_table(proposal)).id}
            other = Proposal("metro", [ME, LINK, LINK], key="once")
            assert (await refusal(ann.open_table(other))).code == "key-reused"
            assert (await bob.open_table(other)).id != together[0].id
            assert len((await served.rows(schema.tables))["tables"]) == 2

    run(test)


def test_the_lobby_lists_what_is_open_to_all_and_nothing_else(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob, eve = await served.people("Ann", "Bob", "Eve")
            listed = await ann.open_table(Proposal("metro", [ME, LINK], listed=True))
            hidden = await ann.open_table(Proposal("metro", [ME, LINK]))
            await ann.open_table(Proposal("metro", [ME, BOT], listed=True))  # it runs already
            stranger = await served.stranger()
            for visitor in (ann, bob, stranger):
                lobby = await visitor.lobby()
                assert [summary.table.id for summary in lobby] == [listed.id]
                assert lobby[0].yours == []
            # Knowing the id of a table is not enough: joining needs its invitation.
            assert (await refusal(bob.join(hidden.id))).code == "table-unlisted"
            for secret in ("nonsense", listed.invitation, hidden.invitation[:-1]):
                assert (await refusal(bob.join(hidden.id, secret))).code == "link-void"
            assert await bob.join(hidden.id, await ann.invitation(hidden.id)) == 1
            assert (await refusal(eve.join(hidden.id, hidden.invitation))).code == "seat-none-free"
            assert await eve.join(listed.id) == 1
            assert await stranger.lobby() == []
            assert {summary.table.id for summary in await bob.own_tables()} == {hidden.id}
            assert (await eve.own_tables())[0].yours == [1]

    run(test)


def test_a_table_begins_when_it_is_full_or_when_its_owner_says_so(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob, eve = await served.people("Ann", "Bob", "Eve")
            opened = await ann.open_table(Proposal("helsinki", [ME, LINK, LINK]))
            async with ann.table(opened.id) as table:
                assert await bob.join(opened.id, opened.invitation, seat=2) == 2
                await table.until(lambda table: table.table.seats[2].name == "Bob")
                assert table.table.status == "open"
                assert (await refusal(bob.join(opened.id, opened.invitation))).code == "seat-yours-already"
                assert (await refusal(eve.join(opened.id, opened.invitation, seat=2))).code == "seat-taken"
                assert (await refusal(eve.join(opened.id, opened.invitation, seat=3))).code == "seat-taken"
                async with bob.table(opened.id) as bobs:
                    assert (await refusal(bobs.start())).code == "only-owner"
                    await bobs.leave(2)
                    assert await bobs.sit(1, opened.invitation) == 1
                await table.until(lambda table: table.table.seats[1].name == "Bob")
                served.worker_pool.hold()
                await table.start()
                assert [(seat.how, seat.level) for seat in table.table.seats] == [
                    ("person", None),
                    ("person", None),
                    ("bot", usual_level("helsinki").name),
                ]
                assert table.table.status == "running"
                assert (await refusal(table.start())).code == "table-not-open"
            table_id, seats = await at_table(ann, bob, eve)
            assert seats == [0, 1, 2]
            assert (await eve.see(table_id)).table.status == "running"

    run(test)
