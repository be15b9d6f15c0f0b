"""What a server needs to open: which database it is, whether it answers, and where people connect."""

import sys
from pathlib import Path
from unittest import mock

import pytest

from cityboard.core.reason import OptionError, Reason, RefusedError
from cityboard.server.http.serving import address, listening
from cityboard.server.operations.settings import DATABASES
from cityboard.server.storage.opening import existing_database, open_database
from cityboard.server.storage.postgres_database import PostgresDatabase
from cityboard.server.storage.sqlite_database import SqliteDatabase
from tests.server.serving import run


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "postgres://host/name",
        "postgresql://host:port/name",
        "mysql://ann:secret@host/name",
        "http://[::1",
    ],
)
def test_what_is_not_the_address_of_a_database_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(OptionError) as refused:
        open_database(url)
    assert refused.value.reason == Reason("database-url", "", {"allowed": DATABASES})


def test_a_database_is_a_file_or_a_server_that_is_asked_in_the_one_way_we_know() -> None:
    file = open_database("sqlite:////folder/tables.sqlite")
    assert isinstance(file, SqliteDatabase)
    assert file.file == Path("/folder/tables.sqlite")
    server = open_database("postgresql://ann:secret@host/name")
    assert isinstance(server, PostgresDatabase)
    assert server.url.drivername == "postgresql+asyncpg"


def test_without_the_driver_of_postgresql_its_address_is_refused_with_what_to_install() -> None:
    hidden = dict.fromkeys(("asyncpg", "cityboard.server.storage.postgres_database"))
    with mock.patch.dict(sys.modules, hidden), pytest.raises(RefusedError) as refused:
        open_database("postgresql://ann:secret@host/name")
    assert refused.value.reason == Reason("database-driver", "", {"extra": "postgres"})


def test_a_server_that_does_not_answer_is_refused_without_its_password() -> None:
    async def ask() -> None:
        async with existing_database("postgresql://ann:secret@127.0.0.1:1/name"):
            pass

    with pytest.raises(RefusedError) as refused:
        run(ask)
    assert refused.value.reason.code == "database-unreachable"
    assert "secret" not in str(refused.value.reason)


@pytest.mark.parametrize("host", ["host.invalid", "a..b", "192.0.2.1"])
def test_nobody_listens_at_an_address_that_is_not_of_this_machine(host: str) -> None:
    with pytest.raises(RefusedError) as refused:
        listening(host, 8080)
    assert refused.value.reason.code == "address-unusable"
    assert refused.value.reason.arguments["address"] == f"{host}:8080"


@pytest.mark.parametrize(
    ("where", "shown"),
    [(("127.0.0.1", 5), "127.0.0.1"), (("0.0.0.0", 5), "127.0.0.1"), (("::1", 5, 0, 0), "[::1]"), (("::", 5), "[::1]")],
)
def test_an_address_is_shown_as_a_browser_on_this_machine_opens_it(where: tuple[str, int], shown: str) -> None:
    table_service = mock.Mock(getsockname=lambda: where)
    assert address(table_service) == f"http://{shown}:5/"


def test_port_0_takes_a_free_one() -> None:
    with listening("127.0.0.1", 0) as first, listening("127.0.0.1", 0) as second:
        assert first.getsockname()[1] != second.getsockname()[1] != 0
