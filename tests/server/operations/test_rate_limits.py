"""Limits on what is expensive: by person and by address, shared by all processes, and kind to bystanders."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import pytest

from cityboard.client import Client
from cityboard.protocol.messages import Plan, Proposal
from cityboard.server.operations import shared_rate_limits
from cityboard.server.operations.settings import Settings
from cityboard.server.operations.shared_rate_limits import Bucket, LimitCheck
from cityboard.server.storage import schema
from tests.server.playing import LINK, ME, refusal
from tests.server.serving import HandClock, Served, run, serving

PROXY: dict[str, Any] = {"trusted_proxy": True}
ANN = {"login": "ann", "password": "correct horse"}
WRONG = ANN | {"password": "battery staple"}


def shipped(*names: str) -> dict[str, Any]:
    settings = Settings(database="sqlite://")
    return {name: getattr(settings, name) for name in names}


@asynccontextmanager
async def coming_from(served: Served, address: str) -> AsyncIterator[httpx2.AsyncClient]:
    """Lend a client whose requests the proxy says come from an address."""
    app: Any = served.app
    transport = httpx2.ASGITransport(app=app)
    headers = {"x-forwarded-for": address}
    async with httpx2.AsyncClient(transport=transport, base_url=served.url, headers=headers) as http:
        yield http


async def arrive(http: httpx2.AsyncClient, nickname: str = "Ann") -> dict[str, str]:
    """Come as someone new and return what proves it."""
    answer = await http.post("/api/people", json={"nickname": nickname})
    answer.raise_for_status()
    http.cookies.clear()
    return {"authorization": f"Bearer {answer.json()['token']}"}


async def statuses(number: int, *asking: Any) -> list[int]:
    return [(await http.post(path, **how)).status_code for _ in range(number) for http, path, how in asking]


# Buckets.


def test_buckets_are_shared_by_processes_and_fill_again_with_time(database_url: str) -> None:
    async def test() -> None:
        clock = HandClock()
        limit: dict[str, Any] = {"people_per_address_per_hour": 6, **PROXY}
        async with (
            serving(database_url, way="in-process", clock=clock, **limit) as one,
            serving(database_url, way="in-process", clock=clock, **limit) as two,
            coming_from(one, "192.0.2.1") as here,
            coming_from(two, "192.0.2.1") as there,
            coming_from(two, "192.0.2.2") as elsewhere,
        ):
            new = {"json": {"nickname": "Ann"}}
            answers = await statuses(4, (here, "/api/people", new), (there, "/api/people", new))
            assert answers == [201] * 6 + [429] * 2
            assert await statuses(1, (elsewhere, "/api/people", new)) == [201]
            clock.pass_seconds(1200)
            answers = await statuses(2, (here, "/api/people", new), (there, "/api/people", new))
            assert answers == [201] * 2 + [429] * 2

    run(test)


def test_takers_at_the_same_moment_get_no_more_than_there_is(database_url: str) -> None:
    async def test() -> None:
        async with (
            serving(database_url, way="in-process") as one,
            serving(database_url, way="in-process") as two,
        ):
            bucket, other = Bucket("a", 5, 3_600_000), Bucket("b", 100, 3_600_000)

            def take(served: Served, *buckets: Bucket) -> Any:
                taking = LimitCheck(buckets, 0)
                return served.services.database.write(taking, locks=taking.locks)

            # In both orders, so that locks could be taken crosswise.
            took = await asyncio.gather(
                *(
                    take(served, *buckets)
                    for _ in range(10)
                    for served, buckets in ((one, (bucket, other)), (two, (other, bucket)))
                )
            )
            assert sum(took) == 5
            (row,) = [row for row in (await one.rows(schema.rate_limits))["rate_limits"] if row["name"] == "b"]
            assert row["tokens"] == 95, "what is refused takes nothing from the other bucket"

    run(test)


def test_buckets_that_are_full_again_are_swept(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, way="in-process", clock=HandClock()) as served:
            assert served.clock
            await served.person("Ann")
            assert len((await served.rows(schema.rate_limits))["rate_limits"]) == 1
            served.clock.pass_seconds(3601)
            await served.services.database.write(
                lambda connection: shared_rate_limits.sweep(connection, served.services.clock())
            )
            assert (await served.rows(schema.rate_limits))["rate_limits"] == []

    run(test)


def test_no_address_is_stored(database_url: str) -> None:
    async def test() -> None:
        async with (
            serving(database_url, way="in-process", **PROXY) as served,
            coming_from(served, "192.0.2.77") as http,
        ):
            ann = await arrive(http)
            wish = {"title": "metro", "seats": [{"who": "me"}, {"who": "link"}], "listed": True}
            (await http.post("/api/tables", json=wish, headers=ann)).raise_for_status()
            await http.post("/api/login", json=WRONG)
            stored = str(await served.rows(*schema.metadata.sorted_tables))
            assert "192.0.2" not in stored
            assert "ann'" not in stored.lower().replace("'ann'", "", 1), "nor a login that was tried"

    run(test)


# What is counted by address.


@pytest.mark.parametrize(
    ("addresses", "allowed"),
    [
        (["2001:db8:1:2::1", "2001:db8:1:2:ffff::2"], 2),
        (["::ffff:192.0.2.1", "192.0.2.1"], 2),
        (["2001:db8:1:2::1", "2001:db8:1:3::1"], 4),
    ],
)
def test_addresses_count_by_the_network_that_a_customer_cannot_choose(
    addresses: list[str], allowed: int, database_url: str
) -> None:
    async def test() -> None:
        async with serving(database_url, way="in-process", people_per_address_per_hour=2, **PROXY) as served:
            answers = []
            for address in addresses * 2:
                async with coming_from(served, address) as http:
                    answers += await statuses(1, (http, "/api/people", {"json": {"nickname": "Ann"}}))
            assert answers.count(201) == allowed

    run(test)


def test_one_address_opens_a_limited_number_of_tables_however_many_people_it_claims_to_be(database_url: str) -> None:
    async def test() -> None:
        limits = shipped("tables_per_person_per_hour", "tables_per_address_per_hour")
        async with (
            serving(database_url, way="in-process", **limits, **PROXY) as served,
            coming_from(served, "192.0.2.1") as http,
            coming_from(served, "192.0.2.2") as elsewhere,
        ):
            served.worker_pool.hold()
            wish = {"json": {"title": "metro", "seats": [{"who": "me"}, {"who": "bot", "level": "random"}]}}
            crowd = [await arrive(http) for _ in range(14)]
            answers = await statuses(9, *((http, "/api/tables", wish | {"headers": one}) for one in crowd))
            assert (answers.count(201), answers.count(429)) == (120, 6)
            stranger = await arrive(elsewhere)
            assert await statuses(1, (elsewhere, "/api/tables", wish | {"headers": stranger})) == [201]

    run(test)


def test_hints_and_accounts_are_counted_by_address_too(database_url: str) -> None:
    async def test() -> None:
        limits: dict[str, Any] = {"hints_per_address_per_minute": 3, "accounts_per_address_per_hour": 3}
        async with serving(database_url, way="in-process", **limits) as served:
            people = await served.people("Ann", "Bob", "Cem", "Dan")
            opened = [
                await one.open_table(Proposal("metro", [ME, Plan("bot", "random")], {"start": 0})) for one in people
            ]
            for one, table in zip(people[:3], opened, strict=False):
                await one.hint(table.id, 0)
            assert (await refusal(people[3].hint(opened[3].id, 0))).code == "too-many"
            for one, login in zip(people[:3], ("ann", "bob", "cem"), strict=False):
                await one.account(login, "correct horse")
            assert (await refusal(people[3].account("dan", "correct horse"))).code == "too-many"

    run(test)


# Passwords.


@asynccontextmanager
async def with_account(database: str, **settings: Any) -> AsyncIterator[Served]:
    """Serve with shipped limits for passwords, where Ann has an account."""
    limits = shipped("password_attempts_per_minute", "password_attempts_per_login_per_hour")
    settings = {**PROXY, **limits, **settings}
    async with serving(database, way="in-process", clock=HandClock(), **settings) as served:
        ann: Client = await served.person("Ann")
        await ann.account(ANN["login"], ANN["password"])
        yield served


async def log_in(served: Served, address: str, account: dict[str, str], number: int = 1) -> list[int]:
    async with coming_from(served, address) as http:
        return await statuses(number, (http, "/api/login", {"json": account}))


def test_people_who_guess_a_password_lock_out_themselves_and_not_the_owner(database_url: str) -> None:
    async def test() -> None:
        async with with_account(database_url) as served:
            assert await log_in(served, "192.0.2.1", WRONG, 12) == [401] * 10 + [429] * 2
            assert await log_in(served, "192.0.2.1", ANN) == [429]
            assert await log_in(served, "192.0.2.1", {"login": "bob", "password": "guess guess"}) == [429]
            assert await log_in(served, "192.0.2.2", ANN, 30) == [200] * 30
            assert served.clock
            served.clock.pass_seconds(60)
            assert await log_in(served, "192.0.2.1", ANN) == [200]

    run(test)


def test_guesses_from_many_addresses_leave_each_place_one_try(database_url: str) -> None:
    async def test() -> None:
        async with with_account(database_url) as served:
            for number in range(10):
                assert await log_in(served, f"198.51.100.{number}", WRONG, 10) == [401] * 10
            # The hour's guesses are used up: an address that has not failed before has one try, and no second one.
            assert await log_in(served, "198.51.100.200", WRONG, 3) == [401, 429, 429]
            assert await log_in(served, "192.0.2.2", ANN, 3) == [200] * 3
            other = {"login": "bob", "password": "guess guess"}
            assert await log_in(served, "198.51.100.201", other, 3) == [401] * 3

    run(test)


def test_passwords_for_accounts_that_do_not_exist_are_counted_alike(database_url: str) -> None:
    async def test() -> None:
        async with with_account(database_url) as served:
            nobody = {"login": "nobody", "password": "battery staple"}
            assert await log_in(served, "192.0.2.1", nobody, 11) == await log_in(served, "192.0.2.2", WRONG, 11)

    run(test)


# The lobby.


def test_one_person_and_one_address_have_a_limited_number_of_tables_in_the_lobby(database_url: str) -> None:
    async def test() -> None:
        limits = shipped("listed_tables_per_address")
        async with (
            serving(database_url, way="in-process", clock=HandClock(), **limits, **PROXY) as served,
            coming_from(served, "192.0.2.1") as spam,
            coming_from(served, "192.0.2.2") as home,
        ):
            assert served.clock
            wish = {"json": {"title": "metro", "seats": [{"who": "me"}, {"who": "link"}], "listed": True}}
            friends = [await arrive(home, f"friend {number}") for number in range(2)]
            assert await statuses(4, *((home, "/api/tables", wish | {"headers": one}) for one in friends)) == [201] * 8
            served.clock.pass_seconds(60)
            crowd = [await arrive(spam, f"spam {number}") for number in range(10)]
            answers = await statuses(3, *((spam, "/api/tables", wish | {"headers": one}) for one in crowd))
            assert answers == [201] * 20 + [409] * 10
            reason = (await spam.post("/api/tables", json=wish["json"], headers=crowd[0])).json()["reason"]
            assert (reason["code"], reason["arguments"]) == ("lobby-full", {"most": 20})
            # By link there is still room, and there is again in the lobby once a table has begun.
            private = {"json": wish["json"] | {"listed": False}, "headers": crowd[0]}
            assert await statuses(1, (spam, "/api/tables", private)) == [201]
            owners = [table["table"]["owner"] for table in (await home.get("/api/tables")).json()]
            assert [sum(owner == f"friend {number}" for owner in owners) for number in range(2)] == [3, 3]
            assert sum(owner.startswith("spam") for owner in owners) == 10
            assert max(owners.count(f"spam {number}") for number in range(10)) == 1
            # Interleaved: nobody has to look beyond what others have opened.
            assert sum(owner.startswith("friend") for owner in owners[:4]) == 2

    run(test)


def test_a_table_that_has_begun_makes_room_in_the_lobby(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, way="in-process", listed_tables_per_address=1) as served:
            ann, bob = await served.people("Ann", "Bob")
            listed = Proposal("metro", [ME, LINK], listed=True)
            first = await ann.open_table(listed)
            assert (await refusal(bob.open_table(listed))).code == "lobby-full"
            await bob.join(first.id)
            assert (await bob.open_table(listed)).id in [table.table.id for table in await ann.lobby()]

    run(test)
