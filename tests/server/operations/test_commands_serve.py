"""`cityboard serve`: a process that listens, prints its address, and stops with everything stored."""

import os
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from signal import SIGINT, SIGTERM

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cityboard.client import Client
from cityboard.language import Language
from cityboard.protocol.messages import Proposal
from cityboard.server.http.routes.page import FOLDER
from cityboard.server.storage import repository
from cityboard.server.storage.opening import open_database
from cityboard.tables.table import Table
from tests.server.playing import BOT, ME, middle
from tests.server.program import LONGEST, PROGRAM, Running, program, running
from tests.server.serving import run, sqlite, until

SERVICE_RESTART = 1012


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a folder" / "another" / "tables.sqlite"


def events(server: Running) -> list[str]:
    """List the log's events, whether the page was built here or not."""
    return [line["event"] for line in server.log_lines() if line["event"] != "page missing"]


@pytest.mark.parametrize("number", [SIGTERM, SIGINT])
def test_a_server_says_its_address_answers_and_ends_well_at_a_signal(
    number: int, database_url: str, tmp_path: Path
) -> None:
    with running(tmp_path, "--database", database_url) as server:
        assert server.said == f"cityboard is running at {server.url}/\n"
        answer = httpx2.get(f"{server.url}/health")
        assert answer.json()["status"] == "well"
        assert "server" not in answer.headers
        assert server.stop(number) == 0
        assert events(server) == ["open", "closed"]
        assert server.process.stdout
        missing = "" if FOLDER.exists() else Language("en").say("refusal-page-missing") + "\n"
        assert server.process.stdout.read() == missing


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


BROWSER = "echo opened %s"  # a browser that says what it was asked to open


def test_without_a_command_the_games_open_in_the_browser_also_when_they_run_already(tmp_path: Path) -> None:
    environment = {
        "CITYBOARD_PORT": str(free_port()),
        "CITYBOARD_DATABASE": sqlite(tmp_path),
        "BROWSER": BROWSER,
        "PYTHONUNBUFFERED": "1",
    }
    address = f"http://127.0.0.1:{environment['CITYBOARD_PORT']}/"
    shown = f"opened {address}\n" if FOLDER.exists() else Language("en").say("refusal-page-missing") + "\n"
    lines = [f"cityboard is running at {address}\n", shown]
    with subprocess.Popen(
        PROGRAM, env=os.environ | environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as first:
        try:
            assert first.stdout
            assert [first.stdout.readline() for _ in lines] == lines
            second = program(**environment)
            assert (second.returncode, second.stdout) == (0, f"{lines[0]}opened {address}\n")
        finally:
            first.kill()


def test_a_program_that_is_no_server_of_ours_is_not_taken_for_one(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        refused = program(CITYBOARD_PORT=port, CITYBOARD_DATABASE=sqlite(tmp_path), BROWSER=BROWSER)
    assert refused.returncode == 1
    assert f"127.0.0.1:{port}" in refused.stderr


def test_at_the_end_sockets_are_asked_to_reconnect_and_what_was_acknowledged_is_stored(
    database_url: str, tmp_path: Path
) -> None:
    with running(tmp_path, "--database", database_url, "--bot-pause", "0") as server:

        async def play() -> tuple[str, int]:
            async with Client(server.url) as ann:
                await ann.arrive("Ann")
                opened = await ann.open_table(Proposal("metro", [ME, BOT]))
                address = f"{server.url.replace('http', 'ws')}/api/tables/{opened.id}/socket"
                async with ann.table(opened.id) as table, connect(address) as spectator:
                    for _ in range(3):
                        await table.until(lambda table: table.position.legal)
                        await table.play(0, middle(table.position))
                    seq = table.seq
                    server.process.send_signal(SIGTERM)
                    with pytest.raises(ConnectionClosed) as closed:
                        while True:
                            await spectator.recv()
                    assert closed.value.rcvd
                    assert closed.value.rcvd.code == SERVICE_RESTART
                return opened.id, seq

        table_id, seq = run(play)
        assert server.process.wait(LONGEST) == 0
        assert {line["level"] for line in server.log_lines()} <= {"info", "warning"}

    async def stored() -> Table:
        database = open_database(database_url)
        loaded = await database.read(lambda connection: repository.load(connection, table_id))
        await database.close()
        assert loaded
        return Table.fold(table_id, bytes(loaded.row.seed), loaded.events)

    assert run(stored).seq >= seq


def test_a_socket_whose_other_end_shows_no_sign_of_life_is_closed(tmp_path: Path) -> None:
    words = ("--heartbeat-seconds", "0.2", "--idle-socket-seconds", "0.5")
    with running(tmp_path, "--database", f"sqlite:///{tmp_path}/tables.sqlite", *words) as server:

        async def open_table() -> str:
            async with Client(server.url) as ann:
                await ann.arrive("Ann")
                return (await ann.open_table(Proposal("metro", [ME, BOT]))).id

        host, _, port = server.url.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port)), timeout=LONGEST) as dead:
            hello = [f"GET /api/tables/{run(open_table)}/socket HTTP/1.1", f"Host: {host}:{port}"]
            hello += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
            hello += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
            dead.sendall("\r\n".join(hello).encode())
            received = b""
            while more := dead.recv(65536):  # it hears everything and answers no question
                received += more
        assert received.startswith(b"HTTP/1.1 101 ")
        assert server.stop() == 0
        assert events(server) == ["open", "closed"]


def test_one_file_is_served_by_one_process(file: Path, tmp_path: Path) -> None:
    other_name = tmp_path / "other.sqlite"
    other_name.symlink_to(file)
    with running(tmp_path, "--database", f"sqlite:///{file}") as server:
        for name in (file, other_name):
            second = program("serve", "--port", "0", "--database", f"sqlite:///{name}")
            assert second.returncode == 1
            assert second.stderr == (
                f"Another process is using the database {file}. Stop it first, or choose another file.\n"
            )
        assert httpx2.get(f"{server.url}/health").status_code == 200
        assert server.stop() == 0
    with running(tmp_path, "--database", f"sqlite:///{file}") as again:
        assert again.stop() == 0


def test_the_file_its_lock_and_its_folder_are_made_for_nobody_else(file: Path, tmp_path: Path) -> None:
    with running(tmp_path, "--database", f"sqlite:///{file}") as server:
        made = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
        assert {"tables.sqlite", "tables.sqlite.lock", "tables.sqlite-wal"} <= set(made)
        assert set(made.values()) == {0o600}
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
        assert server.stop() == 0


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused = program("serve", "--database", f"sqlite:///{tmp_path}/file/folder/tables.sqlite")
    assert refused.returncode == 1
    assert refused.stderr == f"The file {tmp_path}/file/folder cannot be used (Not a directory).\n"


def test_a_port_in_use_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = program("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/tables.sqlite")
    assert refused.returncode == 1
    assert refused.stderr.startswith(f"The server cannot listen on 127.0.0.1:{port} (Address already in use).")


@pytest.mark.parametrize("number", [SIGTERM, SIGINT])
def test_a_signal_ends_a_server_that_has_not_come_so_far_yet(number: int, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:  # it takes calls and never says a word
        url = f"postgresql://127.0.0.1:{silent.getsockname()[1]}/tables"
        words = [*PROGRAM, "serve", "--port", "0", "--database", url]
        starting = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        silent.settimeout(LONGEST)
        with silent.accept()[0]:
            starting.send_signal(number)
            assert starting.communicate(timeout=LONGEST) == ("", "")
            assert starting.returncode == 0


def test_a_database_that_does_not_answer_is_refused_without_its_password() -> None:
    refused = program("serve", "--port", "0", "--database", "postgresql://ann:secret@127.0.0.1:1/tables")
    assert refused.returncode == 1
    assert refused.stderr.startswith("The database does not answer (")
    assert "secret" not in refused.stderr


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("something else " * 100)
    refused = program("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.sqlite")
    assert refused.stderr == "The database does not answer (file is not a database).\n"


def test_a_database_of_a_newer_release_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    refused = program("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.sqlite")
    assert refused.returncode == 1
    assert refused.stderr.startswith("The database belongs to a newer version of cityboard (")


def test_a_browser_is_opened_once_the_server_answers(tmp_path: Path) -> None:
    seen, browser = tmp_path / "seen", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.new && mv {seen}.new {seen}\n')
    browser.chmod(0o700)
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with running(tmp_path, "--open", "--database", database, BROWSER=f"{browser} %s") as server:

        async def opened() -> str:
            await until(seen.exists)
            return seen.read_text("utf-8")

        assert run(opened) == f"{server.url}/\n"
        assert server.stop() == 0


def test_settings_come_from_the_environment_too(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with running(tmp_path, CITYBOARD_DATABASE=database, CITYBOARD_METRICS="false", CITYBOARD_LANG="de") as server:
        assert server.said == f"cityboard antwortet auf {server.url}/\n"
        refused = httpx2.get(f"{server.url}/metrics").json()
        assert refused["reason"]["code"] == "metrics-off"
        assert server.stop() == 0


def test_other_commands_load_nothing_of_the_server() -> None:
    heavy = ("litestar", "sqlalchemy", "alembic", "uvicorn", "httpx2", "asyncpg", "structlog")
    words = f"import cityboard.cli, sys; print([name for name in {heavy!r} if name in sys.modules])"
    loaded = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert loaded.stdout == "[]\n"
    assert subprocess.run([*PROGRAM, "--version"], capture_output=True, check=False).returncode == 0
