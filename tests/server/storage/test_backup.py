"""Backups: everything of one moment, in a file where no byte can change, for a database of either kind."""

import asyncio
import gzip
import hashlib
import json
import os
import stat
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sql

from cityboard.core.reason import Reason, RefusedError
from cityboard.server.storage import backup as backups
from cityboard.server.storage import schema
from cityboard.server.storage.backup import backup, restore
from cityboard.server.storage.integrity import check
from cityboard.server.storage.migrations.upgrade import revisions
from cityboard.server.storage.opening import locked, open_database
from tests import command
from tests.server import stored
from tests.server.conftest import database
from tests.server.playing import at_table, play_on
from tests.server.serving import run, serving

FLIPS = 300
KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Lend the address of a database that people have lived in; nobody changes it."""
    url = stored.sqlite_url(tmp_path_factory.mktemp("original"))
    stored.fill(url)
    return url


@pytest.fixture(scope="module")
def dump(original: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("dump") / "backup.jsonl.gz"
    run(lambda: backup(original, file))
    return file


@pytest.fixture(params=KINDS)
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    folder = tmp_path / "other"
    folder.mkdir()
    with database(request, folder, "postgres") as url:
        yield url


def refusal(doing: Any) -> Reason:
    with pytest.raises(RefusedError) as refused:
        run(lambda: doing)
    return refused.value.reason


def is_empty(url: str) -> bool:
    return stored.work(url, lambda connection: not sql.inspect(connection).get_table_names())


def test_everything_comes_back_in_a_database_of_either_kind(
    original: str, dump: Path, database_url: str, other_url: str, tmp_path: Path
) -> None:
    counts = run(lambda: restore(database_url, dump))
    second = tmp_path / "second.jsonl.gz"
    run(lambda: backup(database_url, second))
    assert second.read_bytes() == dump.read_bytes()
    run(lambda: restore(other_url, second))
    expected = stored.rows(original)
    assert all(expected.values())
    assert stored.rows(other_url) == expected
    assert counts == {name: len(rows) for name, rows in expected.items()}
    assert run(lambda: check(other_url, replay_all=True)).findings == []


def test_play_continues_in_a_restored_database(dump: Path, database_url: str) -> None:
    run(lambda: restore(database_url, dump))
    before = stored.rows(database_url)

    async def live() -> None:
        async with serving(database_url, way="in-process") as served:
            ann = await served.stranger()
            await ann.login("ann", "a long password")
            tables = [summary.table for summary in await ann.own_tables()]
            (running,) = [table for table in tables if table.status == "running"]
            async with ann.table(running.id) as table:
                await play_on([table], 2)
                await table.say("here again")
            for over in (table for table in tables if table.status == "over"):
                await ann.record(over.id)

    run(live)
    after = stored.rows(database_url)
    assert [line["id"] for line in after["chat"]] == [1, 2]
    assert len(after["events"]) > len(before["events"])
    assert run(lambda: check(database_url, replay_all=True)).findings == []


def test_a_backup_of_a_house_where_people_play_is_of_one_moment(database_url: str, tmp_path: Path) -> None:
    async def live() -> int:
        async with serving(database_url, way="in-process") as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, bots=1)
            async with ann.table(table_id) as first, bob.table(table_id) as second:
                playing = asyncio.create_task(play_on([first, second], 30))
                number = 0
                while not playing.done() or number < 2:
                    await backup(database_url, tmp_path / f"{number}.jsonl.gz")
                    number += 1
                await playing
                return number

    number = run(live)
    lengths = []
    for file in (tmp_path / f"{number}.jsonl.gz" for number in range(number)):
        url = stored.sqlite_url(tmp_path, f"{file.stem}.sqlite")
        # Mypy does not know defaults of a lambda.
        # Mypy does not know defaults of a lambda.
        run(lambda file=file, url=url: restore(url, file))  # type: ignore[misc]  # a bound name
        report = run(lambda url=url: check(url, replay_all=True))  # type: ignore[misc]  # a bound name
        assert report.findings == []
        lengths.append(report.events)
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[-1]


def damaged_forms(whole: bytes) -> Iterator[bytes]:
    """Yield a file with one wrong byte, cut off somewhere, or with something added."""
    rng = Random(17)
    seal = len(backups._seal("0" * 64))
    chosen = [rng.randrange(len(whole)) for _ in range(FLIPS)]
    for place in (*chosen, *range(len(whole) - seal, len(whole)), *range(len(backups.GZIP_HEADER))):
        changed = bytearray(whole)
        changed[place] ^= 1 << rng.randrange(8)
        yield bytes(changed)
    for length in (0, 1, seal - 1, seal, len(whole) - seal, len(whole) - 1, *(rng.sample(range(len(whole)), 20))):
        yield whole[:length]
    yield whole + b"\n"
    yield whole + whole
    yield gzip.compress(gzip.decompress(whole))


def test_a_single_wrong_byte_is_noticed_before_anything_is_changed(dump: Path, tmp_path: Path) -> None:
    file, url = tmp_path / "damaged.jsonl.gz", stored.sqlite_url(tmp_path)
    tried = 0
    for content in damaged_forms(dump.read_bytes()):
        file.write_bytes(content)
        assert refusal(restore(url, file)) == Reason("backup-damaged", "", {"file": str(file)})
        tried += 1
    assert tried > FLIPS
    assert sorted(path.name for path in tmp_path.iterdir()) == ["damaged.jsonl.gz"]


def sealed(file: Path, lines: list[dict[str, Any]]) -> Path:
    """Write a file as only an expert could."""
    packed = gzip.compress("".join(f"{json.dumps(line)}\n" for line in lines).encode())
    file.write_bytes(packed + backups._seal(hashlib.sha256(packed).hexdigest()))
    return file


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def test_a_backup_is_lines_of_json_that_other_programs_can_read(dump: Path, original: str) -> None:
    header, *rows, end, seal = lines_of(dump)
    release = version("cityboard")
    assert header == {"kind": "cityboard-backup", "format": 1, "release": release, "revision": revisions()[0]}
    assert end == {"kind": "end", "rows": {name: len(rows) for name, rows in stored.rows(original).items()}}
    assert len(rows) == sum(end["rows"].values())
    assert list(seal) == ["sha256"]
    assert {row["kind"] for row in rows} == {"row"}
    (line,) = [row["row"] for row in rows if row["table"] == "chat"]
    assert line["text"] == "well played — bien joué ¤"


@pytest.mark.parametrize("change", ["twice", "uncounted", "no-header", "no-end", "strange"])
def test_what_was_sealed_by_someone_else_is_restored_as_a_whole_or_not_at_all(
    change: str, dump: Path, database_url: str, tmp_path: Path
) -> None:
    header, *rows, end, _ = lines_of(dump)
    forms = {
        "twice": [
            header,
            *rows,
            rows[-1],
            {"kind": "end", "rows": end["rows"] | {"tables": end["rows"]["tables"] + 1}},
        ],
        "uncounted": [header, *rows[1:], end],
        "no-header": [*rows, end],
        "no-end": [header, *rows],
        "strange": [
            header,
            *rows,
            {"kind": "row", "table": "ghosts", "row": {}},
            {**end, "rows": {**end["rows"], "ghosts": 1}},
        ],
    }
    assert rows[-1]["table"] == "tables"
    file = sealed(tmp_path / "forged.jsonl.gz", forms[change])
    assert refusal(restore(database_url, file)).code == "backup-damaged"
    assert is_empty(database_url)


@pytest.mark.parametrize("change", [{"format": 2}, {"revision": "9999"}])
def test_a_backup_of_a_newer_release_is_refused(change: dict[str, Any], dump: Path, tmp_path: Path) -> None:
    header, *lines, _ = lines_of(dump)
    file = sealed(tmp_path / "newer.jsonl.gz", [header | change | {"release": "7.0"}, *lines])
    refused = refusal(restore(stored.sqlite_url(tmp_path), file))
    assert refused == Reason("backup-newer", "", {"file": str(file), "release": "7.0"})


def test_only_an_empty_database_is_restored_into(dump: Path, database_url: str) -> None:
    run(lambda: restore(database_url, dump))
    before = stored.rows(database_url)
    assert refusal(restore(database_url, dump)) == Reason("database-not-empty", "")
    assert stored.rows(database_url) == before


def test_nothing_is_restored_into_a_file_that_is_served(dump: Path, tmp_path: Path) -> None:
    url = stored.sqlite_url(tmp_path)
    with locked(open_database(url)):
        assert refusal(restore(url, dump)) == Reason("database-busy", "", {"file": str(tmp_path / "tables.sqlite")})


def test_a_backup_is_for_nobody_else_and_never_replaces_a_file(original: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.jsonl.gz"
    file.write_text("an earlier one")
    assert refusal(backup(original, file)) == Reason("backup-exists", "", {"file": str(file)})
    assert [path.read_text() for path in tmp_path.iterdir()] == ["an earlier one"]
    file.unlink()
    run(lambda: backup(original, file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [file]
    assert lines_of(file)[0]["kind"] == "cityboard-backup"


def test_a_backup_that_fails_leaves_nothing(original: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "backup.jsonl.gz"

    def full(_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    refused = refusal(backup(original, file))
    assert refused.arguments == {"file": str(file), "error": "No space left on device"}
    assert list(tmp_path.iterdir()) == []


def test_what_is_not_there_cannot_be_backed_up_and_is_not_made(tmp_path: Path) -> None:
    url, file = stored.sqlite_url(tmp_path), tmp_path / "backup.jsonl.gz"
    assert refusal(backup(url, file)) == Reason("database-missing", "")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "tables.sqlite").touch()
    assert refusal(backup(url, file)) == Reason("database-missing", "")
    assert not file.exists()


def test_the_commands_say_what_they_have_done(original: str, tmp_path: Path) -> None:
    file, url = tmp_path / "backup.jsonl.gz", stored.sqlite_url(tmp_path / "new")
    rows = stored.rows(original)
    numbers = f"Tables: {len(rows['tables'])}, events: {len(rows['events'])}, people: {len(rows['people'])}."
    made = command.run("backup", str(file), "--database", original)
    assert (made.exit_code, made.stdout) == (0, f"Everything is now in {file}. {numbers}\n")
    restored = command.run("restore", str(file), "--database", url)
    assert (restored.exit_code, restored.stdout) == (0, f"Everything in {file} is now in the database. {numbers}\n")
    again = command.run("restore", str(file), "--database", url, "--lang", "de")
    assert (again.exit_code, again.stdout) == (1, "")
    assert again.stderr.startswith("Die Datenbank ist nicht leer.")
    missing = command.run("restore", str(tmp_path / "nothing"), "--database", url)
    assert (missing.exit_code, missing.stderr) == (
        1,
        f"The file {tmp_path / 'nothing'} cannot be used (No such file or directory).\n",
    )


def test_every_table_of_the_schema_is_in_a_backup(dump: Path) -> None:
    assert set(lines_of(dump)[-2]["rows"]) == set(schema.metadata.tables)
