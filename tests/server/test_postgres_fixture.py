"""The databases of the tests are real, empty, and leave nothing behind."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from cityboard.server.storage.opening import open_database
from tests.server.postgres import PROGRAMS, ROOT, Server, programs, shared

USER = """
import sys
from pathlib import Path
from tests.server.postgres import shared
with shared(Path(sys.argv[1])) as server:
    print(server.port, server.process, flush=True)
    sys.stdin.read()
"""
PATIENCE = 120  # seconds until a process that should go away counts as left behind


@contextmanager
def another_user(folder: Path) -> Iterator[tuple[subprocess.Popen[str], Server]]:
    command = [sys.executable, "-c", USER, str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as user:
        assert user.stdout
        port, process = user.stdout.readline().split()
        yield user, Server(int(port), int(process))


def is_running(server: Server) -> bool:
    try:
        os.kill(server.process, 0)
    except ProcessLookupError:
        return False
    return True


def home_of(server: Server) -> Path:
    return Path(server.ask("SHOW data_directory")).parent


async def tables_after_making_one(url: str) -> list[str]:
    database = open_database(url)
    await database.write(lambda connection: connection.execute(text("CREATE TABLE made (number integer)")))
    tables = await database.read(lambda connection: inspect(connection).get_table_names())
    await database.close()
    return tables


@pytest.mark.parametrize("turn", ["first", "second"])
def test_every_test_has_an_empty_database_of_each_kind(database_url: str, turn: str) -> None:
    assert asyncio.run(tables_after_making_one(database_url)) == ["made"]


def test_durable_databases_are_empty_too(durable_database_url: str) -> None:
    assert asyncio.run(tables_after_making_one(durable_database_url)) == ["made"]


def test_two_databases_are_apart(postgres: Server) -> None:
    with postgres.database() as first, postgres.database() as second:
        assert first != second
        assert [asyncio.run(tables_after_making_one(url)) for url in (first, second)] == [["made"], ["made"]]


def test_a_database_is_dropped_even_when_a_test_forgot_its_connection(postgres: Server) -> None:
    async def forget() -> str:
        with postgres.database() as url:
            engine = create_async_engine(url)
            connection = await engine.connect()
            assert (await connection.execute(text("SELECT 1"))).scalar_one() == 1
            listed = f"SELECT count(*) FROM pg_database WHERE datname = '{engine.url.database}'"
            assert postgres.ask(listed) == "1"
        await connection.invalidate()
        await connection.close()
        await engine.dispose()
        return listed

    assert postgres.ask(asyncio.run(forget())) == "0"


def test_only_the_durable_server_waits_for_the_disk(postgres: Server, durable_postgres: Server) -> None:
    settings = ("fsync", "synchronous_commit", "full_page_writes")
    assert [postgres.ask(f"SHOW {name}") for name in settings] == ["off"] * 3
    assert [durable_postgres.ask(f"SHOW {name}") for name in settings] == ["on"] * 3


def test_a_server_listens_to_this_machine_only(postgres: Server) -> None:
    assert postgres.ask("SHOW listen_addresses") == "127.0.0.1"
    assert postgres.ask("SHOW unix_socket_directories") == ""


def test_a_mistake_in_a_statement_is_an_error(postgres: Server) -> None:
    with pytest.raises(RuntimeError, match="syntax error"):
        postgres.ask("DROP EVERYTHING")


def test_one_server_is_shared_until_its_last_user_has_left(tmp_path: Path) -> None:
    with shared(tmp_path) as first:
        home = home_of(first)
        with another_user(tmp_path) as (_, second):
            assert second == first
        assert is_running(first)
    assert not is_running(first)
    assert not home.exists()
    with shared(tmp_path) as third:
        assert third.process != first.process
        assert third.ask("SELECT 1") == "1"


def test_nothing_is_left_of_the_server_of_a_run_that_was_killed(tmp_path: Path) -> None:
    with another_user(tmp_path) as (user, server):
        home = home_of(server)
        assert is_running(server)
        user.kill()
    deadline = time.monotonic() + PATIENCE
    while is_running(server) or home.exists():
        assert time.monotonic() < deadline, "PostgreSQL still runs"
        time.sleep(0.05)


def test_a_server_that_cannot_start_is_an_error_that_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for program in ("pg_config", *PROGRAMS):
        (tmp_path / program).write_text(f"#!/bin/sh\necho {tmp_path}\nexit 1\n")
        (tmp_path / program).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    with pytest.raises(RuntimeError, match=f"{tmp_path}/initdb"), shared(tmp_path / "shared"):
        pass


def test_a_folder_without_the_server_is_passed_over(tmp_path: Path) -> None:
    for folder, wanted in (("client", PROGRAMS[2:]), ("server", PROGRAMS)):
        (tmp_path / folder).mkdir()
        for program in wanted:
            (tmp_path / folder / program).touch(mode=0o755)
    assert programs([tmp_path / "missing", tmp_path / "client", tmp_path / "server"]) == tmp_path / "server"
    with pytest.raises(FileNotFoundError, match="Debian and Ubuntu: postgresql"):
        programs([tmp_path / "client"])
