"""The guide for updates and rollbacks (docs/operations.md), followed with the program itself."""

import asyncio
import subprocess
from pathlib import Path

import pytest
import sqlalchemy as sql

from cityboard.client import Client
from cityboard.server.storage.migrations.upgrade import revision_of, revisions, upgrade
from tests.server import stored
from tests.server.playing import at_table, play_on
from tests.server.program import PROGRAM, program, running
from tests.server.serving import sqlite

MOVES = 6
Sitting = tuple[str, list[str]]  # a table and the tokens of its players


async def begin(url: str) -> Sitting:
    """Open a table and play some moves."""
    async with Client(url) as ann, Client(url) as ben:
        await ann.arrive("Ann")
        await ben.arrive("Ben")
        table_id, _ = await at_table(ann, ben)
        async with ann.table(table_id) as first, ben.table(table_id) as second:
            await play_on([first, second], MOVES)
        assert ann.token
        assert ben.token
        return table_id, [ann.token, ben.token]


async def go_on(url: str, sitting: Sitting) -> int:
    """Play some more moves with the same tokens; return how many there were before."""
    table_id, tokens = sitting
    async with (
        Client(url, tokens[0]) as ann,
        Client(url, tokens[1]) as ben,
        ann.table(table_id) as first,
        ben.table(table_id) as second,
    ):
        before = len(first.log)
        await play_on([first, second], MOVES)
        assert len(first.log) >= before + MOVES
        return before


def as_of(revision: str, source: str, target: str) -> None:
    """Make a database as an earlier release had it, with what is stored in another one."""
    rows = stored.rows(source)

    def fill(connection: sql.Connection) -> None:
        upgrade(connection, revision)
        schema = sql.MetaData()
        schema.reflect(connection)
        for table in schema.sorted_tables:
            for row in rows.get(table.name, []):
                connection.execute(table.insert().values({c.name: row[c.name] for c in table.c if c.name in row}))

    stored.work(target, fill)


def revision(url: str) -> str | None:
    return stored.work(url, revision_of)


def check(url: str) -> None:
    checked = program("check", "--replay-all", "--database", url)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Sitting]:
    """Let someone play on a server, and stop it."""
    folder = tmp_path_factory.mktemp("played")
    with running(folder, "--database", sqlite(folder)) as server:
        sitting = asyncio.run(begin(server.url))
        assert server.stop() == 0
    return sqlite(folder), sitting


@pytest.mark.parametrize("earlier", revisions()[1:])
def test_a_database_of_an_earlier_release_is_migrated_at_the_start_and_its_games_continue(
    earlier: str, played: tuple[str, Sitting], tmp_path: Path
) -> None:
    source, sitting = played
    url = sqlite(tmp_path)
    as_of(earlier, source, url)
    assert revision(url) == earlier
    with running(tmp_path, "--database", url) as server:
        assert asyncio.run(go_on(server.url, sitting)) >= MOVES
        assert server.stop() == 0
    assert revision(url) == revisions()[0]
    check(url)


def test_a_rollback_is_a_restore_because_an_earlier_release_refuses_the_newer_database(
    played: tuple[str, Sitting], tmp_path: Path
) -> None:
    source, sitting = played
    backup = tmp_path / "before.backup"
    assert program("backup", str(backup), "--database", source).returncode == 0
    newer, restored = f"sqlite:///{tmp_path / 'newer.sqlite'}", f"sqlite:///{tmp_path / 'restored.sqlite'}"
    as_of(revisions()[0], source, newer)
    stored.execute(newer, sql.text("UPDATE alembic_version SET version_num = '9999'"))
    before = stored.rows(newer)
    refused = subprocess.run(
        [*PROGRAM, "serve", "--port", "0", "--database", newer], capture_output=True, text=True, check=False
    )
    assert refused.returncode != 0
    assert "newer" in refused.stderr
    assert stored.rows(newer) == before

    assert program("restore", str(backup), "--database", restored).returncode == 0
    with running(tmp_path, "--database", restored) as server:
        assert asyncio.run(go_on(server.url, sitting)) >= MOVES
        assert server.stop() == 0
    check(restored)
