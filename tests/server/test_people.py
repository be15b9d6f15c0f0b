"""People: a nickname, an account, their data, and the end of all that."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from unittest import mock

import httpx2
import msgspec
import pytest

from cityboard.client import Client, ClosedError, TableConnection
from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.protocol.messages import Plan, Proposal
from cityboard.server import people as stored
from cityboard.server.people import Person
from cityboard.server.sockets import DISMISSED
from cityboard.server.storage import schema
from tests.server.playing import LINK, ME, at_table, hear, middle, play_on, refusal, same_moment
from tests.server.serving import Served, run, serving, sqlite

PASSWORD = "correct horse"


def test_an_id_never_looks_like_an_option_of_a_command() -> None:
    with mock.patch("secrets.token_urlsafe", side_effect=["-cA", "--b", "d-C"]):
        assert stored.new_id() == "d-C"


async def closed_with(table: TableConnection) -> int:
    """Wait until the server has closed a connection and return its code."""
    with pytest.raises(ClosedError) as closed:
        await table.until(lambda table: False)
    return closed.value.code


async def person_of(served: Served, client: Client) -> Person:
    signed = served.services.signer.read_token(client.token or "")
    assert signed
    person = await served.services.database.read(lambda connection: stored.find(connection, signed[0]))
    assert person
    return person


def test_a_nickname_is_enough_and_can_be_changed(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            stranger = await served.stranger()
            assert (await refusal(stranger.me())).code == "person-needed"
            for nickname in ("", " Ann", "Ann ", "\n", "x" * 25):
                assert (await refusal(stranger.arrive(nickname))).code == "message-malformed"
            ann, bob = await served.people("Ann", "Bob")
            assert ((await ann.me()).nickname, (await ann.me()).login, (await ann.me()).token) == ("Ann", None, None)
            table_id, _ = await at_table(ann, bob)
            await ann.rename("Anna")
            assert (await ann.me()).nickname == "Anna"
            assert [seat.name for seat in (await bob.see(table_id)).table.seats] == ["Anna", "Bob"]
            assert (await bob.see(table_id)).table.owner == "Anna"
            for token in ("", "nonsense", f"{ann.token}x", (bob.token or "").partition(".")[0] + ".x"):
                forged = await served.stranger(token)
                assert (await refusal(forged.me())).code == "person-needed"

    run(test)


def test_an_account_opens_ones_tables_on_another_device(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, options={"start": 0})
            assert (await ann.account("ann", PASSWORD)).login == "ann"
            assert (await refusal(bob.account("ann", PASSWORD))).code == "login-taken"
            phone = await served.stranger()
            for login, password in (("ann", "wrong horse"), ("nobody", PASSWORD)):
                assert (await refusal(phone.login(login, password))).code == "login-wrong"
                assert phone.token is None
            for login, password in (("ann", "short"), ("a", PASSWORD), ("a nn", PASSWORD)):
                assert (await refusal(phone.account(login, password))).code == "message-malformed"
            assert (await phone.login("ann", PASSWORD)).nickname == "Ann"
            assert [summary.yours for summary in await phone.own_tables()] == [[0]]
            async with phone.table(table_id) as table, ann.table(table_id) as other:
                await table.play(0, middle(table.position))
                await same_moment([table, other])
                assert other.position.hands == table.position.hands != [None, None]
            # A new password replaces the old one, a new login too.
            await phone.account("anna", "battery staple", PASSWORD)
            assert (await refusal(phone.login("ann", PASSWORD))).code == "login-wrong"
            assert (await refusal(phone.login("anna", PASSWORD))).code == "login-wrong"
            await phone.login("anna", "battery staple")
            rows = (await served.rows(schema.people))["people"]
            assert all("horse" not in str(row) and "staple" not in str(row) for row in rows)

    run(test)


def test_only_the_old_password_allows_a_change_of_login_or_password(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            await ann.account("ann", PASSWORD)
            before = (await served.rows(schema.people))["people"]
            for old in (None, "", "wrong horse", "new password"):
                for login, password in (("ann", "new password"), ("mallory", PASSWORD)):
                    assert (await refusal(ann.account(login, password, old))).code == "password-wrong"
            assert (await served.rows(schema.people))["people"] == before
            await (await served.stranger()).login("ann", PASSWORD)

    run(test)


def test_a_changed_password_ends_all_other_sign_ins(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served, AsyncExitStack() as stack:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob)
            first = ann.token
            await ann.account("ann", PASSWORD)
            assert (await (await served.stranger(first)).me()).login == "ann"  # nobody else could be signed in by it
            phone = await served.stranger()
            await phone.login("ann", PASSWORD)
            anns, phones = [await stack.enter_async_context(client.table(table_id)) for client in (ann, phone)]
            old = ann.token
            await ann.account("ann", "battery staple", PASSWORD)
            assert await closed_with(anns) == await closed_with(phones) == DISMISSED
            assert ann.token not in (None, old)
            assert (await ann.me()).nickname == "Ann"
            for token in (first, old, phone.token):
                assert (await refusal((await served.stranger(token)).me())).code == "person-needed"
            async with ann.table(table_id) as table:
                await table.say("still me")

    run(test)


def test_a_browser_gets_a_new_cookie_with_a_new_password(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served, httpx2.AsyncClient(base_url=served.url) as browser:
            me = (await browser.post("/api/people", json={"nickname": "Ann"})).json()
            browser.headers.update({"x-csrf-token": me["csrf"], "origin": served.url})
            account = {"login": "ann", "password": PASSWORD}
            assert (await browser.post("/api/me/account", json=account)).status_code == 200
            cookie = browser.cookies["cityboard"]
            wrong = await browser.post("/api/me/account", json=account | {"old_password": "x"})
            assert (wrong.status_code, wrong.json()["reason"]["code"]) == (401, "password-wrong")
            assert browser.cookies["cityboard"] == cookie
            changed = await browser.post("/api/me/account", json=account | {"old_password": PASSWORD})
            assert changed.status_code == 200
            assert browser.cookies["cityboard"] == changed.json()["token"] != cookie
            assert (await browser.get("/api/me")).json()["nickname"] == "Ann"

    run(test)


def test_guesses_of_the_old_password_are_counted(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), password_attempts_per_minute=3) as served:
            ann = await served.person("Ann")
            await ann.account("ann", PASSWORD)
            codes = [(await refusal(ann.account("ann", PASSWORD, f"guess {n}"))).code for n in range(4)]
            assert codes == ["password-wrong", "password-wrong", "password-wrong", "too-many"]
            assert (await refusal(ann.account("mallory", PASSWORD, "another guess"))).code == "too-many"

    run(test)


def test_of_two_changes_of_a_password_at_once_only_one_counts(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            await ann.account("ann", PASSWORD)
            devices = [await served.stranger(ann.token) for _ in range(2)]
            changes = (device.account("ann", f"{n} password", PASSWORD) for n, device in enumerate(devices))
            done = await asyncio.gather(*changes, return_exceptions=True)
            (refused,) = [one for one in done if isinstance(one, RefusedError)]
            # The other one was asked before and is not signed in any more when it is judged, or is late to be stored.
            assert refused.reason.code in ("busy", "password-wrong", "person-needed")

    run(test)


def test_a_logout_everywhere_voids_all_tokens_and_closes_all_sockets(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served, AsyncExitStack() as stack:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob)
            await ann.account("ann", PASSWORD)
            phone = await served.stranger()
            await phone.login("ann", PASSWORD)
            anns, phones, bobs = [
                await stack.enter_async_context(client.table(table_id)) for client in (ann, phone, bob)
            ]
            old = ann.token
            await ann.logout()  # this device alone
            ann.token = old
            assert (await ann.me()).nickname == "Ann"
            await ann.logout(everywhere=True)
            assert await closed_with(anns) == await closed_with(phones) == DISMISSED
            for token in (old, phone.token):
                assert (await refusal((await served.stranger(token)).me())).code == "person-needed"
            await bobs.say("still here")
            await hear(bobs, "still here")
            again = await served.stranger()
            await again.login("ann", PASSWORD)
            assert (await again.see(table_id)).yours == [0]

    run(test)


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
@pytest.mark.parametrize("end", ["logout", "delete", "password"])
def test_the_sockets_of_another_process_close_too(end: str, database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as here, serving(database_url) as there:
            ann, bob = await here.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob)
            await ann.account("ann", PASSWORD)
            far_ann, far_bob = [await there.stranger(client.token) for client in (ann, bob)]
            async with far_ann.table(table_id) as anns, far_bob.table(table_id) as bobs:
                await bobs.say("hello")
                await hear(anns, "hello")
                ways: dict[str, Callable[[], Awaitable[object]]] = {
                    "logout": lambda: ann.logout(everywhere=True),
                    "delete": ann.delete,
                    "password": lambda: ann.account("ann", "battery staple", PASSWORD),
                }
                await ways[end]()
                assert await closed_with(anns) == DISMISSED
                assert (await refusal(far_ann.me())).code == "person-needed"
                if end == "delete":
                    await bobs.until(lambda table: table.table.seats[0].how == "bot")

    run(test)


def test_logging_out_everywhere_while_a_socket_opens_closes_that_one_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob)
            person, live_tables = await person_of(served, ann), served.services.live_tables
            get = live_tables.get

            async def slowly(*asked: Any) -> Any:
                await served.services.forget(person)
                return await get(*asked)

            with mock.patch.object(live_tables, "get", slowly), pytest.raises(ClosedError) as closed:
                async with ann.table(table_id) as table:
                    assert not hasattr(table, "position")
                    await closed_with(table)
            assert closed.value.code == DISMISSED

    run(test)


def test_everyone_may_read_what_is_stored_about_them(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, private_webhooks=True) as served:
            ann, bob = await served.people("Ann", "Bob")
            opened = await ann.open_table(Proposal("metro", [Plan("me", name="Annie"), LINK]))
            await bob.join(opened.id, opened.invitation)
            await ann.account("ann", PASSWORD)
            await ann.tell(opened.id, wire.Say("1", "good luck"))
            await bob.tell(opened.id, wire.Say("1", "you too"))
            await ann.add_channel("http://127.0.0.1:9/ann")
            export = await ann.export()
            person = await person_of(served, ann)
            assert (export.id, export.nickname, export.login) == (person.id, "Ann", "ann")
            assert export.seats == [{"table_id": opened.id, "seat": 0, "name": "Annie"}]
            assert [line["text"] for line in export.chat] == ["good luck"]
            assert [(table["id"], table["title"]) for table in export.tables] == [(opened.id, "metro")]
            assert export.notices == []
            assert [channel["kind"] for channel in export.channels] == ["webhook"]
            assert "127.0.0.1:9/ann" in export.channels[0]["address"]
            assert "argon2" not in str(export)
            assert b"good luck" not in msgspec.json.encode(await bob.export())

    run(test)


def test_a_person_who_deletes_everything_leaves_no_name_behind_and_the_games_continue(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, private_webhooks=True) as served, AsyncExitStack() as stack:
            ann, bob = await served.people("Annegret", "Bob")
            waiting = await ann.open_table(Proposal("metro", [Plan("me", name="Annegret"), LINK], listed=True))
            over, _ = await at_table(bob, ann)
            tables = [await stack.enter_async_context(client.table(over)) for client in (bob, ann)]
            await play_on(tables)
            running, _ = await at_table(ann, bob, title="helsinki", options={"start": 0})
            await ann.account("annegret", PASSWORD)
            await ann.add_channel("http://127.0.0.1:9/annegret")
            anns, bobs = [await stack.enter_async_context(client.table(running)) for client in (ann, bob)]
            await anns.say("call me Annegret")
            await bobs.say("hello")
            await anns.play(0, ["space", 0])
            await same_moment([anns, bobs])
            moves = list(bobs.log)
            token = ann.token
            served.worker_pool.hold()
            await ann.delete()

            assert await closed_with(anns) == DISMISSED
            assert (await refusal((await served.stranger(token)).me())).code == "person-needed"
            assert (await refusal((await served.stranger()).login("annegret", PASSWORD))).code == "login-wrong"
            await bobs.until(lambda table: table.table.seats[0].how == "bot")
            assert bobs.log == moves
            for name, rows in (await served.rows()).items():
                assert "annegret" not in str(rows).lower(), name
                assert PASSWORD not in str(rows)
            for table_id in (over, running):
                seen = await bob.see(table_id)
                assert "annegret" not in str(seen).lower()
            assert [line.text for line in (await bob.see(running)).chat] == ["hello"]
            assert (await bob.see(waiting.id)).table.seats[0].how == "free"
            assert "seed" in await bob.record(over)
            served.worker_pool.release()
            await play_on([bobs], 3)
            # The name is free for someone else.
            other = await served.person("Annegret")
            await other.account("annegret", PASSWORD)
            assert await other.own_tables() == []

    run(test)


def test_a_table_that_moves_on_while_a_person_deletes_their_data_is_still_left(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob)
            served.worker_pool.hold()
            other, table_service = await person_of(served, bob), served.services.table_service
            change, interrupted = table_service.change, 0

            async def interrupt(person: Person, table_id: str, message: Any, *rest: Any) -> Any:
                nonlocal interrupted
                if isinstance(message, wire.Leave) and interrupted < 2:
                    interrupted += 1
                    await change(other, table_id, wire.Link(f"{interrupted}", message.seq, 1))
                return await change(person, table_id, message, *rest)

            with mock.patch.object(table_service, "change", interrupt):
                await ann.delete()
            assert interrupted == 2
            assert (await bob.see(table_id)).table.seats[0].how == "bot"

    run(test)


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_chat_rematch_and_seats_reach_the_other_process(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as here, serving(database_url) as there, AsyncExitStack() as stack:
            ann = await here.person("Ann")
            bob = await there.person("Bob")
            opened = await ann.open_table(Proposal("metro", [ME, LINK]))
            anns = await stack.enter_async_context(ann.table(opened.id))
            assert await bob.join(opened.id, opened.invitation) == 1
            bobs = await stack.enter_async_context(bob.table(opened.id))
            await anns.until(lambda table: table.table.status == "running")
            assert anns.table.seats[1].name == "Bob"
            await asyncio.gather(*(table.say(f"{n}") for n, table in enumerate([anns, bobs] * 5)))
            for table in (anns, bobs):
                await table.until(lambda table: len(table.chat) == 10)
            assert [line.id for line in anns.chat] == [line.id for line in bobs.chat]
            await play_on([anns, bobs])
            await same_moment([anns, bobs])
            assert anns.position.result == bobs.position.result
            rematch = await anns.rematch()
            await bobs.until(lambda table: table.table.rematch == rematch)
            assert await bobs.rematch() == rematch

    run(test)
