"""Rows beside the events: whatever someone edits there is found, and nothing that the server writes is."""

import gzip
import hashlib
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock
from unittest.mock import AsyncMock

import pytest
import sqlalchemy as sql

from cityboard.core.reason import Reason
from cityboard.protocol import messages as wire
from cityboard.protocol.messages import Plan, Proposal
from cityboard.server.notifications import Notifications
from cityboard.server.storage import backup as backups
from cityboard.server.storage import checksums, repository, schema
from cityboard.server.storage.backup import backup, restore
from cityboard.server.storage.checksums import CHECKED, checksum
from cityboard.server.storage.integrity import check, edited_rows
from cityboard.server.storage.migrations.upgrade import upgrade
from tests.server import stored
from tests.server.playing import BOT, LINK, ME, at_table, play_on, refusal
from tests.server.serving import run, serving


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a backup of a database that people have lived in."""
    folder = tmp_path_factory.mktemp("lived")
    stored.fill(stored.sqlite_url(folder))
    run(lambda: backup(stored.sqlite_url(folder), folder / "backup"))
    return folder / "backup"


def findings(url: str) -> list[Reason]:
    return run(lambda: check(url, replay_all=False)).findings


def row_id(table: sql.Table, row: dict[str, Any]) -> str:
    return "/".join(str(row[key.name]) for key in table.primary_key)


def this_row(table: sql.Table, row: dict[str, Any]) -> Any:
    return sql.and_(*(key == row[key.name] for key in table.primary_key))


def other(column: sql.Column[Any], value: Any) -> Any:
    """Return a value that the column takes and does not have."""
    if isinstance(column.type, sql.Boolean):
        return not value
    if isinstance(column.type, sql.Integer):
        return 7 if value is None else value + 7
    if isinstance(column.type, sql.LargeBinary):
        return bytes(32)
    return "x" if value != "x" else "y"


def unnoticed(connection: sql.Connection) -> list[str]:
    """Edit every column of a row of every table and return which of them that leaves without a finding."""
    missed = []
    for name in CHECKED:
        table = schema.metadata.tables[name]
        row = dict(connection.execute(sql.select(table).limit(1)).mappings().one())
        for column in table.columns:
            for value in {other(column, row[column.name]), *([None] if column.nullable and row[column.name] else [])}:
                edited = row | {column.name: value}
                connection.execute(table.update().where(this_row(table, row)).values({column.name: value}))
                if list(edited_rows(connection)) != [
                    Reason("row-edited", "", {"name": name, "row": row_id(table, edited)})
                ]:
                    missed.append(f"{name}.{column.name} = {value}")
                connection.execute(table.update().where(this_row(table, edited)).values(row))
    return missed


def test_an_edit_of_any_column_is_found(lived: Path, database_url: str) -> None:
    run(lambda: restore(database_url, lived))
    assert stored.work(database_url, unnoticed) == []
    assert findings(database_url) == []


def test_a_row_in_the_place_of_another_is_found(lived: Path, database_url: str) -> None:
    run(lambda: restore(database_url, lived))
    one, two = stored.rows(database_url)["people"]
    change = schema.people.update()
    stored.execute(
        database_url,
        change.where(schema.people.c.id == one["id"]).values({**two, "id": one["id"], "login": None}),
    )
    assert findings(database_url) == [Reason("row-edited", "", {"name": "people", "row": one["id"]})]


def test_a_person_who_is_missing_is_found_wherever_they_are_named(lived: Path, database_url: str) -> None:
    run(lambda: restore(database_url, lived))
    rows = stored.rows(database_url)
    ann = next(row["id"] for row in rows["people"] if row["nickname"] == "Ann")
    stored.execute(database_url, schema.people.delete().where(schema.people.c.id == ann))
    places = (schema.tables, schema.chairs, schema.chat, schema.knocks, schema.channels, schema.outbox, schema.editions)
    named = [
        Reason("person-missing", "", {"name": table.name, "row": row_id(table, row), "person": ann})
        for table in places
        for row in rows[table.name]
        if ann in (row.get("owner"), row.get("person"))
    ]
    assert {finding.arguments["name"] for finding in named} == {table.name for table in places}
    assert sorted(findings(database_url), key=repr) == sorted(named, key=repr)


def test_everything_that_people_do_to_their_rows_leaves_them_sound(database_url: str) -> None:
    async def live() -> None:
        async with serving(database_url, way="in-process", private_webhooks=True) as served:
            ann, bob, eve = await served.people("Ann", "Bob", "Eve")
            await ann.account("ann", "a long password")
            await ann.rename("Anna")
            channel = await ann.add_channel("http://127.0.0.1:9/notices")
            await ann.add_channel("http://127.0.0.1:9/others")
            await ann.remove_channel(channel.id)
            await eve.open_table(Proposal("metro", [ME, BOT, Plan("me", name="Me too")]))
            table_id, _ = await at_table(ann, bob)
            async with ann.table(table_id) as first, bob.table(table_id) as second:
                await first.say("hello")
                await second.say("hello")
                await play_on([first, second], 3)
                await first.link(0)
                await second.leave(1)
            await served.services.database.write(lambda connection: repository.put_off(connection, table_id, 7))
            await served.services.database.write(lambda connection: repository.set_wake(connection, table_id, 10**6, 8))
            await eve.delete()
            await bob.logout(everywhere=True)

    run(live)
    assert len(stored.rows(database_url)["chat"]) == 2
    assert findings(database_url) == []


def test_the_time_to_wake_up_is_left_alone_where_more_has_happened(database_url: str) -> None:
    async def live() -> None:
        async with serving(database_url, way="in-process") as served:
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, bots=1)
            await served.services.database.write(lambda connection: repository.set_wake(connection, table_id, 0, 8))
            (row,) = (await served.rows(schema.tables))["tables"]
            assert row["wake_at"] != 8

    run(live)


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_an_invitation_that_another_process_has_voided_stays_void(database_url: str) -> None:
    async def live() -> None:
        async with serving(database_url) as here, serving(database_url) as there:
            ann, bob, eve = await here.people("Ann", "Bob", "Eve")
            opened = await ann.open_table(Proposal("metro", [ME, LINK, LINK]))
            await bob.join(opened.id, opened.invitation)
            far = await there.stranger(ann.token)
            seq = (await far.see(opened.id)).table.seq
            with mock.patch.object(Notifications, "hear", AsyncMock()):  # nobody hears of the other process
                async with ann.table(opened.id) as table:
                    await table.revoke(1)
                refused = await refusal(far.tell(opened.id, wire.Link("1", seq, 0)))
                assert refused.code == "stale"
                await far.tell(opened.id, wire.Link("2", refused.arguments["seq"], 0))
            (row,) = (await here.rows(schema.tables))["tables"]
            assert row["invitation"] == 1
            assert (await refusal(eve.join(opened.id, opened.invitation))).code == "link-void"

    run(live)
    assert findings(database_url) == []


# An edit stays found, whatever the server writes afterwards.


def edit_table(connection: sql.Connection) -> None:
    connection.execute(schema.tables.update().values(listed=True))


def edit_chair(connection: sql.Connection) -> None:
    connection.execute(schema.chairs.update().where(schema.chairs.c.seat == 0).values(name="Nobody"))


def edit_person(connection: sql.Connection) -> None:
    connection.execute(schema.people.update().values(generation=0, created_at=1))


@pytest.mark.parametrize(("name", "edit"), [("tables", edit_table), ("chairs", edit_chair), ("people", edit_person)])
@pytest.mark.parametrize("loaded", [True, False])
def test_no_later_change_covers_up_an_edit(
    loaded: bool, name: str, edit: Callable[[sql.Connection], None], database_url: str
) -> None:
    async def live() -> None:
        async with serving(database_url, way="in-process") as served:
            ann = await served.person("Ann")
            table_id, _ = await at_table(ann, bots=1)
            if not loaded:
                served.services.live_tables.forget(idle=-1, most=0)
            await served.services.database.write(edit)
            async with ann.table(table_id) as table:
                await play_on([table], 2)
                await table.link(0)
            await served.services.database.write(lambda connection: repository.put_off(connection, table_id, 7))
            await ann.rename("Anna")

    run(live)
    assert name in {finding.arguments["name"] for finding in findings(database_url) if finding.code == "row-edited"}


# Older databases and backups.


# What had rows before there were checksums.
FIRST_CHECKED = ("people", "tables", "chairs", "chat", "channels", "secrets")


def without_checksums(file: Path, older: Path) -> Path:
    """Write a backup as the first release would have written it."""
    header, *rows, end, _ = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    names = {*FIRST_CHECKED, "events", "outbox"}
    rows = [line for line in rows if line["table"] in names]
    for line in rows:
        line["row"].pop("checksum", None)
    counts = {name: number for name, number in end["rows"].items() if name in names}
    lines = [header | {"revision": "0001"}, *rows, end | {"rows": counts}]
    packed = gzip.compress("".join(f"{json.dumps(line)}\n" for line in lines).encode())
    older.write_bytes(packed + backups._seal(hashlib.sha256(packed).hexdigest()))
    return older


def test_the_rows_of_an_older_release_get_their_checksums(lived: Path, database_url: str, tmp_path: Path) -> None:
    run(lambda: restore(database_url, without_checksums(lived, tmp_path / "older")))
    rows = stored.rows(database_url)
    assert all(len(row["checksum"]) == 32 for name in FIRST_CHECKED for row in rows[name])
    assert findings(database_url) == []
    other_way = stored.sqlite_url(tmp_path, "newer.sqlite")
    run(lambda: restore(other_way, lived))
    newer = stored.rows(other_way)
    assert {name: newer[name] for name in FIRST_CHECKED} == {name: rows[name] for name in FIRST_CHECKED}


def test_a_long_table_gets_its_checksums_without_being_read_at_once(database_url: str) -> None:
    many = 2500
    read: Counter[str] = Counter()

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if "FROM chairs" in statement or "FROM chat" in statement:
            read["some" if "LIMIT" in statement else "all"] += 1

    def migrate(connection: sql.Connection) -> None:
        upgrade(connection, "0001")
        old = sql.MetaData()
        old.reflect(connection, only=("chairs", "chat"))
        chairs = [{"table_id": f"table {seat % 7}", "seat": seat, "link": 0} for seat in range(many)]
        chat = [{"table_id": "x", "person": "y", "at": 1, "text": "z", "key": str(key)} for key in range(many)]
        connection.execute(old.tables["chairs"].insert(), chairs)
        connection.execute(old.tables["chat"].insert(), chat)
        sql.event.listen(connection, "before_cursor_execute", note)
        upgrade(connection)

    stored.work(database_url, migrate)
    rows = stored.rows(database_url)
    for name in ("chairs", "chat"):
        assert len(rows[name]) == many
        assert all(row["checksum"] == checksum(name, row) for row in rows[name])
    assert read.keys() == {"some"}


def test_a_checksum_is_that_of_all_values_whatever_their_order() -> None:
    row = {"id": "x", "deleted": False, "login": None, "seed": b"\0"}
    made = checksum("people", row)
    assert made == checksum("people", dict(reversed(row.items())))
    assert made == checksum("people", {"id": "x", "deleted": 0, "seed": b"\0", "checksum": made})
    assert made != checksum("people", row | {"login": ""})
    assert made != checksum("tables", row)
    content = b'["people",[["deleted",0],["id","x"],["seed","AA=="]]]'
    assert made == hashlib.sha256(content).hexdigest()[:32]


# Events have their chain. No game and no account depends on the others.
COUNTERS, LATER = {"probes", "rate_limits", "table_origins", "bans"}, {"outbox", "analyses", "jobs"}
UNCHECKED = {"events", "past_names", "knocks"} | COUNTERS | LATER


def test_every_table_that_a_game_or_an_account_depends_on_is_checked() -> None:
    assert {name for name, table in schema.metadata.tables.items() if checksums.COLUMN in table.c} == set(CHECKED)
    assert set(schema.metadata.tables) == set(CHECKED) | UNCHECKED
