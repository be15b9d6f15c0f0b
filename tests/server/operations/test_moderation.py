"""What an operator can do: ban people and networks, delete tables, and let what nobody needs be deleted."""

from pathlib import Path
from typing import Any

import httpx2
import pytest

from cityboard.client import Client
from cityboard.client.table import ClosedError
from cityboard.protocol import messages as wire
from cityboard.protocol.messages import Proposal
from cityboard.server.operations import bans, moderation
from cityboard.server.sockets import DISMISSED, NOT_FOUND
from cityboard.server.storage import schema, table_lists
from cityboard.server.storage.integrity import check
from tests.command import in_words
from tests.command import run as run_command
from tests.server.playing import LINK, ME, at_table, middle, refusal
from tests.server.serving import HandClock, Served, run, serving, sqlite
from tests.server.test_people import closed_with

PASSWORD = "correct horse"
DAY = 24 * 3600


async def step(*servers: Served) -> None:
    """Let servers do what they do as time goes by."""
    for served in servers:
        await served.services.scheduler.look()


# Bans.


def test_a_banned_person_is_out_in_all_processes_and_cannot_sign_in(database_url: str) -> None:
    async def test() -> None:
        async with (
            serving(database_url, clock=HandClock()) as one,
            serving(database_url, clock=HandClock()) as two,
        ):
            ann, bob = await one.people("Ann", "Bob")
            await ann.account("ann", PASSWORD)
            table_id, _ = await at_table(ann, bob)
            elsewhere = await two.stranger(ann.token)
            async with (
                ann.table(table_id) as here,
                elsewhere.table(table_id) as there,
                bob.table(table_id) as bobs,
            ):
                await moderation.ban(database_url, "ann", None)
                await step(one, two)
                assert await closed_with(here) == DISMISSED
                assert await closed_with(there) == DISMISSED
                await bobs.ping()
            for client in (ann, elsewhere):
                assert (await refusal(client.own_tables())).code == "person-needed"
            for served in (one, two):
                stranger = await served.stranger()
                assert (await refusal(stranger.login("ann", "wrong wrong"))).code == "login-wrong"
                assert (await refusal(stranger.login("ann", PASSWORD))).code == "banned"
            await moderation.unban(database_url, "ann", None)
            await step(one, two)
            back = await two.stranger()
            await back.login("ann", PASSWORD)
            assert (await back.see(table_id)).yours == [0]
            assert (await refusal(ann.own_tables())).code == "person-needed", "old tokens stay void"

    run(test)


def test_a_banned_network_is_out_and_its_neighbours_are_not(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, way="in-process", clock=HandClock(), trusted_proxy=True) as served:
            app: Any = served.app

            async def status(address: str) -> int:
                headers = {"x-forwarded-for": address}
                async with httpx2.AsyncClient(transport=httpx2.ASGITransport(app), base_url=served.url) as http:
                    return (await http.get("/api/titles", headers=headers)).status_code

            await moderation.ban(database_url, "192.0.2.0/28", None)
            await moderation.ban(database_url, "2001:db8::5", None)
            await step(served)
            assert [await status(f"192.0.2.{number}") for number in (0, 15, 16)] == [403, 403, 200]
            assert await status("::ffff:192.0.2.7") == 403
            assert [await status(address) for address in ("2001:db8::6", "2001:db8:0:1::6")] == [403, 200]
            assert await moderation.unban(database_url, "192.0.2.0/28", None) == "192.0.2.0/28"
            await step(served)
            assert await status("192.0.2.15") == 200

    run(test)


def test_the_sockets_of_a_banned_network_are_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), clock=HandClock()) as served:
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, bots=1)
            async with ann.table(table_id) as table:
                await moderation.ban(sqlite(tmp_path), "127.0.0.1", None)
                await step(served)
                assert await closed_with(table) == DISMISSED
            assert (await refusal(ann.me())).code == "banned"

    run(test)


def test_addresses_are_judged_once_as_long_as_the_bans_stay_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process", clock=HandClock()) as served:
            for number in range(3):
                await moderation.ban(sqlite(tmp_path), f"192.0.2.{number}", None)
            await step(served)
            judged: list[str] = []

            def judge(address: str) -> Any:
                judged.append(address)
                return network_of(address)

            monkeypatch.setattr(bans, "network_of", judge)
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, bots=1)
            async with ann.table(table_id):
                for _ in range(3):
                    await step(served)
                    await ann.me()
            assert len(judged) == len(set(judged)) <= 2
            await moderation.unban(sqlite(tmp_path), "192.0.2.0", None)
            await step(served)
            await ann.me()
            assert judged.count("192.0.2.1/32") == 1, "the bans have changed"

    network_of = bans.network_of
    run(test)


def test_a_socket_that_opens_while_its_network_is_banned_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), clock=HandClock()) as served:
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, bots=1)
            live_tables = served.services.live_tables
            get = live_tables.get

            async def ban_first(*asked: Any) -> Any:
                await moderation.ban(sqlite(tmp_path), "127.0.0.1", None)
                await served.services.scheduler.look()
                return await get(*asked)

            monkeypatch.setattr(live_tables, "get", ban_first)
            with pytest.raises(ClosedError) as closed:
                async with ann.table(table_id) as table:
                    await table.ping()
            assert closed.value.code == DISMISSED

    run(test)


def test_a_restarted_server_remembers_bans(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), clock=HandClock()) as served:
            await moderation.ban(sqlite(tmp_path), "127.0.0.0/8", None)
            await served.person("Ann")
        async with serving(sqlite(tmp_path), clock=HandClock()) as served:
            assert (await refusal((await served.stranger()).arrive("Ann"))).code == "banned"

    run(test)


def test_a_person_is_found_by_login_by_id_or_by_nickname_at_a_table(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, eve, other_eve, far = await served.people("Ann", "Eve", "Eve", "Eve")
            opened = await ann.open_table(Proposal("metro", [ME, LINK, LINK]))
            ids = [(await client.export()).id for client in (eve, other_eve, far)]
            await eve.join(opened.id, opened.invitation)
            assert await moderation.ban(database_url, "Eve", opened.id) == ids[0]
            assert await moderation.ban(database_url, ids[2], None) == ids[2]
            for name, table in (("Eve", None), ("nobody", None), ("Eve", "nowhere"), ("Ann", "nowhere")):
                assert (await refusal(moderation.ban(database_url, name, table))).code == "person-unknown"
            assert (await refusal(moderation.unban(database_url, ids[1], None))).code == "ban-unknown"
            await moderation.unban(database_url, ids[0], None)

    run(test)


def test_two_people_of_one_nickname_at_a_table_are_not_mixed_up(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob)
            ids = sorted([(await client.export()).id for client in (ann, bob)])
            await served.services.database.write(
                lambda connection: connection.execute(schema.people.update().values(nickname="Eve"))
            )
            reason = await refusal(moderation.ban(database_url, "Eve", table_id))
            assert (reason.code, reason.arguments["allowed"]) == ("person-ambiguous", ids)

    run(test)


# Deleted tables.


async def rows_of(served: Served, table_id: str) -> int:
    """Count the rows that belong to a table."""
    rows = await served.rows()
    return sum(table_id in (row.get("id"), row.get("table_id")) for of_table in rows.values() for row in of_table)


def test_a_deleted_table_is_gone_with_everything_and_no_server_writes_to_it(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, clock=HandClock(), private_webhooks=True) as served:
            ann, bob = await served.people("Ann", "Bob")
            await bob.add_channel("http://127.0.0.1:9/")
            table_id, _ = await at_table(ann, bob, listed=True, options={"start": 0})
            kept, _ = await at_table(ann, bob)
            async with ann.table(table_id) as anns, bob.table(table_id) as bobs:
                await anns.say("hello")
                await anns.play(0, middle(anns.position))
                await bobs.until(lambda table: table.position.legal)
                reason = await refusal(moderation.delete_table(database_url, table_id, even_running=False))
                assert (reason.code, reason.arguments) == ("table-running", {"table": table_id})
                assert await rows_of(served, table_id) > 6
                await moderation.delete_table(database_url, table_id, even_running=True)
                # Before anyone has noticed: nothing is written any more.
                path = f"/api/tables/{table_id}/messages"
                for person, message in (
                    (ann, wire.Say("talk", "still here?")),
                    (bob, wire.Play("move", bobs.seq, 1, middle(bobs.position))),
                ):
                    assert (await refusal(person._request("POST", path, message))).code == "table-unknown"
                assert await rows_of(served, table_id) == 0
                await step(served)
                assert await closed_with(anns) == NOT_FOUND
            assert (await refusal(ann.see(table_id))).code == "table-unknown"
            assert (await ann.see(kept)).table.id == kept
            reason = await refusal(moderation.delete_table(database_url, table_id, even_running=True))
            assert reason.code == "table-unknown"
            assert served.services.metrics.registry.get_sample_value("cityboard_errors_total") == 0
        assert (await check(database_url, replay_all=True)).findings == []

    run(test)


def test_listeners_at_a_deleted_table_are_disconnected_by_every_process(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, clock=HandClock()) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal("metro", [ME, LINK]))
            async with ann.table(opened.id) as table:
                await moderation.delete_table(database_url, opened.id, even_running=False)
                await step(served)
                assert await closed_with(table) == NOT_FOUND
            assert opened.id not in served.services.live_tables.by_id

    run(test)


def test_a_table_deleted_while_it_is_being_listed_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process", clock=HandClock()) as served:
            ann = await served.person("Ann")
            proposal = Proposal("metro", [ME, LINK], listed=True)
            deleted, kept = [(await ann.open_table(proposal)).id for _ in range(2)]
            await moderation.delete_table(sqlite(tmp_path), deleted, even_running=True)
            await step(served)
            # As if it had been deleted only after it was found.
            for find in ("lobby", "tables_of"):
                monkeypatch.setattr(table_lists, find, lambda *_: [deleted, kept])
            assert [one.table.id for one in await ann.lobby()] == [kept]
            assert [one.table.id for one in await ann.own_tables()] == [kept]
            await ann.delete()

    run(test)


# Retention.


async def prepare(served: Served) -> dict[str, Client]:
    """Let people come who leave more and less behind."""
    names = ("passer-by", "owner", "player", "talker", "account", "watcher")
    people = dict(zip(names, await served.people(*names), strict=True))
    await people["owner"].open_table(Proposal("metro", [LINK, LINK]))
    await at_table(people["player"], bots=1)
    await people["account"].account("ann", PASSWORD)
    await people["watcher"].add_channel("http://127.0.0.1:9/")
    gone = await people["talker"].open_table(Proposal("metro", [ME, LINK]))
    async with people["talker"].table(gone.id) as table:
        await table.say("hello")
    return people


async def counts(served: Served) -> tuple[int, list[str]]:
    rows = await served.rows(schema.tables, schema.people)
    return len(rows["tables"]), sorted(row["nickname"] for row in rows["people"])


@pytest.mark.parametrize("days", [0, 30])
def test_nothing_is_deleted_by_itself_unless_a_setting_says_so(days: int, database_url: str) -> None:
    async def test() -> None:
        kept: dict[str, Any] = {"keep_empty_tables_days": days, "keep_nameless_days": days}
        async with serving(database_url, clock=HandClock(), private_webhooks=True, **kept) as served:
            assert served.clock
            await prepare(served)
            before = await counts(served)
            served.clock.pass_seconds(29 * DAY)
            await step(served)
            assert await counts(served) == before
            served.clock.pass_seconds(2 * DAY)
            for _ in range(2):
                await step(served)
                served.clock.pass_seconds(61)
            if not days:
                assert await counts(served) == before
                return
            # Tables that never began; then also people who have nothing else left.
            assert await counts(served) == (1, ["account", "player"])
            assert (await served.rows(schema.channels))["channels"] == []
        assert (await check(database_url, replay_all=True)).findings == []

    run(test)


def test_where_tables_come_from_is_forgotten_after_a_day(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, clock=HandClock()) as served:
            assert served.clock
            ann = await served.person("Ann")
            await ann.open_table(Proposal("metro", [ME, LINK], listed=True))
            await ann.open_table(Proposal("metro", [ME, LINK]))
            assert len((await served.rows(schema.table_origins))["table_origins"]) == 1
            served.clock.pass_seconds(DAY + 1)
            await step(served)
            assert (await served.rows(schema.table_origins))["table_origins"] == []

    run(test)


# Commands.


def test_the_commands_say_what_they_have_done(tmp_path: Path) -> None:
    url = sqlite(tmp_path)

    async def live() -> str:
        async with serving(url) as served:
            ann = await served.person("Ann")
            await ann.account("ann", PASSWORD)
            return (await at_table(ann, bots=1))[0]

    table_id = run(live)

    def said(*words: str) -> tuple[int, str]:
        done = run_command(*words, "--database", url, "--lang", "en")
        return done.exit_code, in_words(done)

    assert said("ban", "198.51.100.9") == (
        0,
        "198.51.100.9/32 is banned. The ban reaches running servers within seconds.",
    )
    assert said("ban", "ann")[0] == 0
    assert said("unban", "ann")[0] == 0
    code, text = said("unban", "ann")
    assert code != 0 and "not banned" in text
    code, text = said("delete-table", table_id)
    assert code != 0 and "--even-running" in text
    assert said("delete-table", table_id, "--even-running")[0] == 0
    code, text = said("delete-table", table_id)
    assert code != 0 and table_id in text
