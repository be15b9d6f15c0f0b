"""The check of a database: nothing changed, damaged or missing stays unnoticed, and no damage stops it."""

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

from cityboard.core.game import CHANCE
from cityboard.core.reason import Reason, RefusedError
from cityboard.server.storage import schema
from cityboard.server.storage.backup import backup, restore
from cityboard.server.storage.integrity import IntegrityReport, check
from cityboard.server.storage.opening import open_database
from cityboard.tables.events import Answered, AnyEvent, Asked, Ended, Moved, Opened, SeatChanged, Started, Undone
from tests import command
from tests.server import stored
from tests.server.playing import at_table, play_on
from tests.server.serving import run, serving

FLIPS = {"sqlite": 200, "postgresql": 60}  # bits, more than enough for each of the six columns


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """Return a backup of a database that people have lived in, and its tables."""
    folder = tmp_path_factory.mktemp("lived")
    tables = stored.fill(stored.sqlite_url(folder))
    run(lambda: backup(stored.sqlite_url(folder), folder / "backup"))
    return folder / "backup", tables


@pytest.fixture
def tables(lived: tuple[Path, dict[str, str]], database_url: str) -> dict[str, str]:
    """Fill the database and return its tables."""
    run(lambda: restore(database_url, lived[0]))
    return lived[1]


def checked(url: str, *, replay_all: bool = True) -> IntegrityReport:
    return run(lambda: check(url, replay_all=replay_all))


def change_row(table: sql.Table, where: Any, **values: Any) -> Any:
    return table.update().where(where).values(**values)


@pytest.mark.parametrize("replay_all", [False, True])
def test_nothing_is_found_where_nothing_is_wrong(replay_all: bool, tables: dict[str, str], database_url: str) -> None:
    rows = stored.rows(database_url)
    events = {table_id: stored.events(database_url, table_id) for table_id in tables.values()}
    moves = {
        table_id: sum(isinstance(event.event, Moved) for event in events[table_id]) for table_id in tables.values()
    }
    undone = 3  # moves of the finished game that were taken back do not count in its record
    finished = moves[tables["over"]] + moves[tables["city"]]
    report = checked(database_url, replay_all=replay_all)
    assert report.findings == []
    assert (report.tables, report.events, report.games) == (4, len(rows["events"]), 2)
    if replay_all:
        assert report.moves == sum(moves.values())
    else:
        assert finished - undone <= report.moves < finished


def test_a_database_is_checked_while_people_play(database_url: str) -> None:
    async def live() -> list[IntegrityReport]:
        async with serving(database_url, way="in-process") as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, bots=1)
            async with ann.table(table_id) as first, bob.table(table_id) as second:
                playing = asyncio.create_task(play_on([first, second], 30))
                reports: list[IntegrityReport] = []
                while not playing.done() or len(reports) < 2:
                    reports.append(await check(database_url, replay_all=True))
                await playing
                return reports

    reports = run(live)
    assert [finding for report in reports for finding in report.findings] == []
    assert reports[0].events < reports[-1].events


# One wrong bit.

EVENT, PERSON = schema.events.c, schema.people.c


def flipped(rng: Random, value: Any) -> Any:
    """Return a value with one bit changed."""
    if isinstance(value, int):
        return value ^ (1 << rng.randrange(30))
    content = bytearray(value.encode() if isinstance(value, str) else value)
    content[rng.randrange(len(content))] ^= 1 << rng.randrange(7 if isinstance(value, str) else 8)
    return content.decode() if isinstance(value, str) else bytes(content)


def flips(rng: Random, url: str, number: int) -> list[tuple[Any, Any, str]]:
    """Choose changes of one bit that a database accepts: how to make each, how to take it back, and its name."""
    rows = stored.rows(url)["events"]
    taken = {(row["table_id"], row["seq"]) for row in rows}
    chosen: list[tuple[Any, Any, str]] = []
    while len(chosen) < number:
        row, column = rng.choice(rows), rng.choice(["data", "chain", "at", "seq", "table_id", "key"])
        if row[column] is None:
            continue
        new = row | {column: flipped(rng, row[column])}
        if (column in ("seq", "table_id") and (new["table_id"], new["seq"]) in taken) or "\0" in str(new[column]):
            continue
        before, after = (
            (EVENT.table_id == version["table_id"]) & (EVENT.seq == version["seq"]) for version in (row, new)
        )
        back = change_row(schema.events, after, **{column: row[column]})
        chosen.append((change_row(schema.events, before, **{column: new[column]}), back, f"{column} of {row['seq']}"))
    return chosen


def test_one_wrong_bit_in_the_events_is_found(database_url: str, thorough: bool) -> None:
    async def live() -> None:
        async with serving(database_url, way="in-process") as served:
            ann = await served.person("Ann")
            for title in ("metro", "helsinki"):
                table_id, _ = await at_table(ann, title=title, bots=1)
                async with ann.table(table_id) as table:
                    await play_on([table], 2)

    async def flip_all(chosen: list[tuple[Any, Any, str]]) -> list[str]:
        database = open_database(database_url)
        missed = []
        for change, back, name in chosen:
            await database.write(partial(sql.Connection.execute, statement=change))
            if not (await check(database_url, replay_all=False)).findings:
                missed.append(name)
            await database.write(partial(sql.Connection.execute, statement=back))
        await database.close()
        return missed

    run(live)
    number = FLIPS[database_url.partition("+")[0].partition(":")[0]] * (10 if thorough else 1)
    chosen = flips(Random(5), database_url, number)
    assert asyncio.run(flip_all(chosen)) == []
    assert checked(database_url).findings == []


# What a finding says.


def of_table(table: sql.Table, table_id: str) -> Any:
    return (table.c.id if table is schema.tables else table.c.table_id) == table_id


def test_what_is_stored_beside_the_events_has_to_fit_them(tables: dict[str, str], database_url: str) -> None:
    over, running, opened = tables["over"], tables["running"], tables["open"]
    last = stored.events(database_url, running)[-1].at
    stored.execute_knowingly(
        database_url,
        change_row(schema.tables, of_table(schema.tables, over), status="running"),
        change_row(schema.tables, of_table(schema.tables, running), title="chess", changed_at=last + 1),
        change_row(schema.tables, of_table(schema.tables, opened), listed=False),
    )
    differences: list[dict[str, Any]] = [
        {"table": over, "column": "status", "value": "running", "wanted": "over"},
        {"table": running, "column": "title", "value": "chess", "wanted": "metro"},
        {"table": running, "column": "changed_at", "value": last + 1, "wanted": last},
        {"table": opened, "column": "listed", "value": False, "wanted": True},
    ]
    assert checked(database_url).findings == [Reason("column-differs", "", arguments) for arguments in differences]


@pytest.mark.parametrize("change", ["missing", "nobody", "somebody", "link"])
def test_chairs_have_to_fit_the_seats(change: str, tables: dict[str, str], database_url: str) -> None:
    c = schema.chairs.c
    table_id, seat = (tables["open"], 1) if change == "somebody" else (tables["running"], 0)
    where = (c.table_id == table_id) & (c.seat == seat)
    statements = {
        "missing": schema.chairs.delete().where(where),
        "nobody": change_row(schema.chairs, where, person=None),
        "somebody": change_row(schema.chairs, where, person=sql.select(sql.func.min(PERSON.id)).scalar_subquery()),
        "link": change_row(schema.chairs, where, link=7),
    }
    stored.execute_knowingly(database_url, statements[change])
    assert checked(database_url).findings == [Reason("chairs-differ", "", {"table": table_id})]


def test_another_seed_is_not_the_one_that_was_promised(tables: dict[str, str], database_url: str) -> None:
    table_id = tables["running"]
    stored.execute_knowingly(database_url, change_row(schema.tables, of_table(schema.tables, table_id), seed=b"x" * 32))
    assert checked(database_url, replay_all=False).findings == [Reason("seed-differs", "", {"table": table_id})]
    (finding,) = checked(database_url).findings
    assert finding.code == "draw-differs"


def test_rows_of_a_table_that_is_gone_are_counted(tables: dict[str, str], database_url: str) -> None:
    rows = stored.rows(database_url)
    stored.execute(database_url, schema.tables.delete().where(of_table(schema.tables, tables["over"])))
    number = {
        name: sum(row["table_id"] == tables["over"] for row in rows[name])
        for name in ("events", "chairs", "chat", "outbox", "analyses")
    }
    assert all(number.values())
    report = checked(database_url)
    assert report.tables == 3
    assert report.findings == [Reason("rows-astray", "", {"name": name, "number": number[name]}) for name in number]


def test_missing_events_are_found_at_both_ends_and_in_the_middle(tables: dict[str, str], database_url: str) -> None:
    over, city, running = tables["over"], tables["city"], tables["running"]
    last = stored.events(database_url, running)[-1].seq
    c = schema.events.c
    stored.execute(
        database_url,
        schema.events.delete().where((c.table_id == over) & (c.seq == 7)),
        schema.events.delete().where((c.table_id == city) & (c.seq == 0)),
        schema.events.delete().where((c.table_id == running) & (c.seq == last)),
        schema.events.delete().where(c.table_id == tables["open"]),
    )
    by_table = {finding.arguments["table"]: finding for finding in checked(database_url).findings}
    assert by_table[over] == Reason("chain-broken", "", {"table": over, "event": 8})
    assert by_table[city] == Reason("chain-broken", "", {"table": city, "event": 1})
    assert by_table[tables["open"]] == Reason("chain-broken", "", {"table": tables["open"], "event": 0})
    assert by_table[running] == Reason("chain-broken", "", {"table": running, "event": last})


# Events that someone has bound again.


def first(events: list[AnyEvent], kind: type, seat: int | None = None) -> int:
    """Return the number of the first event of a kind, or of the first move of a seat."""
    return next(
        number
        for number, event in enumerate(events)
        if isinstance(event, kind) and (seat is None or (isinstance(event, Moved) and event.by == seat))
    )


def put(kind: type, mover: int | None = None, /, **values: Any) -> Callable[[list[AnyEvent]], int]:
    """Return a change of the first event of a kind, which says where it was made."""

    def change(events: list[AnyEvent]) -> int:
        number = first(events, kind, mover)
        events[number] = msgspec.structs.replace(events[number], **values)
        return number

    return change


def insert(*new: AnyEvent, before: type) -> Callable[[list[AnyEvent]], int]:
    """Return a change that inserts events, and returns where the last of them is."""

    def change(events: list[AnyEvent]) -> int:
        number = first(events, before)
        events[number:number] = new
        return number + len(new) - 1

    return change


def other_draw(events: list[AnyEvent]) -> int:
    """Exchange a tile that was drawn for one that was drawn later, so that it was there too."""
    moves = {number: event.move for number, event in enumerate(events) if isinstance(event, Moved)}
    draws = {number: move for number, move in moves.items() if move[0] == "deal"}
    number = min(draws)
    *whom, tile = draws[number]
    other = next(move[-1] for move in draws.values() if move[-1] != tile)
    events[number] = Moved(CHANCE, (*whom, other))
    return number


OUT_OF_PLACE = {
    "opened twice": lambda events: insert(events[0], before=Moved)(events),
    "not opened": lambda events: events.pop(0) and 0,
    "started twice": insert(Started(), before=Moved),
    "moved before the start": insert(Moved(0, ("pass",)), before=Started),
    "somebody else's turn": put(Moved, 0, by=1),
    "nothing to undo": insert(Undone(0, 0), before=Moved),
    "somebody else's undo": put(Undone, seat=1),
    "no such seat": put(SeatChanged, seat=6),
    "asked while asking": lambda events: insert(Asked("replace", 0), before=Answered)(events),
    "answered unasked": insert(Answered(1, True), before=Asked),
    "ended early": insert(Ended([0, 0, 0], [1, 1, 1], ""), before=Undone),
}


@pytest.mark.parametrize("name", OUT_OF_PLACE)
def test_an_event_that_is_not_possible_there_is_found_by_a_replay(
    name: str, tables: dict[str, str], database_url: str
) -> None:
    table_id, made = tables["running"], []
    stored.forge(database_url, table_id, lambda events: made.append(OUT_OF_PLACE[name](events)))
    assert Reason("event-out-of-place", "", {"table": table_id, "event": made[0]}) in checked(database_url).findings


def test_a_move_against_the_rules_is_found_by_a_replay(tables: dict[str, str], database_url: str) -> None:
    table_id, made = tables["running"], []
    stored.forge(database_url, table_id, lambda events: made.append(put(Moved, 0, move=("lay", "aacb", 0, 0))(events)))
    (finding,) = [finding for finding in checked(database_url).findings if finding.code == "move-illegal"]
    assert (finding.arguments["table"], finding.arguments["event"]) == (table_id, made[0])
    assert finding.rule == finding.arguments["because"].rule


def test_a_draw_that_the_seed_does_not_deal_is_found(tables: dict[str, str], database_url: str) -> None:
    running, over, made = tables["running"], tables["city"], []
    stored.forge(database_url, running, lambda events: made.append(other_draw(events)))
    stored.forge(database_url, over, lambda events: made.append(other_draw(events)))
    by_table = {finding.arguments["table"]: finding for finding in checked(database_url).findings}
    for table_id, number in zip((running, over), made, strict=True):
        assert by_table[table_id].code == "draw-differs"
        assert by_table[table_id].arguments["event"] == number
    without = {finding.arguments["table"]: finding for finding in checked(database_url, replay_all=False).findings}
    assert running not in without
    assert without[over].code in ("game-differs", "event-unreadable")


def test_another_result_than_that_of_the_game_is_found(tables: dict[str, str], database_url: str) -> None:
    table_id, made = tables["over"], []
    stored.forge(database_url, table_id, lambda events: made.append(put(Ended, scores=[99, 0])(events)))
    arguments = {"table": table_id, "event": made[0]}
    assert checked(database_url, replay_all=False).findings == [Reason("result-differs", "", arguments)]


@pytest.mark.parametrize("values", [{"edition_hash": "0" * 64}, {"rules": "99"}, {"title": "chess"}])
def test_a_game_that_is_not_here_any_more_is_found(
    values: dict[str, Any], tables: dict[str, str], database_url: str
) -> None:
    table_id = tables["running"]
    stored.forge(database_url, table_id, put(Opened, **values))
    (finding,) = checked(database_url, replay_all=False).findings
    assert finding.code == "game-differs"
    assert finding.arguments["table"] == table_id


def test_an_event_that_cannot_be_read_is_found(tables: dict[str, str], database_url: str) -> None:
    table_id = tables["running"]
    stored.forge(database_url, table_id, put(Undone, to=10**6, seat=0))
    (finding,) = checked(database_url, replay_all=False).findings
    assert finding.code in ("event-unreadable", "column-differs")


def test_values_of_a_wrong_kind_do_not_stop_the_check(lived: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    url, tables = stored.sqlite_url(tmp_path), lived[1]
    run(lambda: restore(url, lived[0]))
    stored.execute(
        url,
        sql.text(f"UPDATE tables SET seed = 7.5 WHERE id = '{tables['over']}'"),
        sql.text(f"UPDATE events SET at = 'now' WHERE table_id = '{tables['city']}' AND seq = 4"),
        sql.text(f"UPDATE events SET data = '{{}}' WHERE table_id = '{tables['running']}' AND seq = 0"),
    )
    edited, *others = checked(url).findings
    assert edited == Reason("row-edited", "", {"name": "tables", "row": tables["over"]})
    by_table = {finding.arguments["table"]: finding for finding in others}
    assert by_table[tables["over"]].code == "table-unreadable"
    assert by_table[tables["city"]] == Reason("chain-broken", "", {"table": tables["city"], "event": 4})
    assert by_table[tables["running"]].code == "event-unreadable"
    assert checked(url).tables == 4


def test_a_damaged_file_is_found_and_does_not_stop_the_check(
    lived: tuple[Path, dict[str, str]], tmp_path: Path
) -> None:
    url, file = stored.sqlite_url(tmp_path), tmp_path / "tables.sqlite"
    run(lambda: restore(url, lived[0]))
    ask = sql.text("SELECT rootpage FROM sqlite_master WHERE name = 'events'")
    page = stored.work(url, lambda connection: connection.execute(ask).scalar_one())
    with file.open("r+b") as raw:
        raw.seek((page - 1) * 4096)
        raw.write(bytes(4096))
    report = checked(url)
    assert "file-damaged" in [finding.code for finding in report.findings]


# The command.


def test_the_command_reports_and_its_exit_code_tells(tables: dict[str, str], database_url: str) -> None:
    number = len(stored.rows(database_url)["events"])
    well = command.run("check", "--replay-all", "--database", database_url)
    assert well.exit_code == 0
    assert well.stdout.startswith(f"Tables: 4, events: {number}, finished games: 2, moves replayed: ")
    assert well.stdout.endswith(". Findings: 0.\n")
    table_id = tables["over"]
    stored.execute(
        database_url, change_row(schema.events, (EVENT.table_id == table_id) & (EVENT.seq == 7), chain="x" * 64)
    )
    ill = command.run("check", "--database", database_url)
    assert ill.exit_code == 1
    finding, summary = ill.stdout.splitlines()
    assert finding.startswith(f"Table {table_id}: event 7 does not follow from the events before it.")
    assert summary.endswith("Findings: 1.")
    result = command.run("check", "--json", "--database", database_url)
    assert result.exit_code == 1
    report = json.loads(result.stdout)
    assert (report["tables"], report["events"], report["games"]) == (4, number, 1)
    assert report["findings"] == [{"code": "chain-broken", "rule": "", "arguments": {"table": table_id, "event": 7}}]


def test_a_reason_inside_a_finding_is_written_as_json_too(tables: dict[str, str], database_url: str) -> None:
    stored.forge(database_url, tables["running"], put(Opened, rules="99"))
    report = json.loads(command.run("check", "--json", "--database", database_url).stdout)
    (finding,) = report["findings"]
    assert finding["arguments"]["because"]["code"] == "record-rules"
    said = command.run("check", "--database", database_url, "--lang", "fr").stdout
    assert "la partie ne tient pas" in said


@pytest.mark.parametrize(("revision", "code"), [("0000", "database-older"), ("9999", "database-newer")])
def test_a_database_of_another_release_is_not_judged(
    revision: str, code: str, tables: dict[str, str], database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cityboard.server.storage.migrations.upgrade.revisions", lambda: ["0001", "0000"])
    stored.execute(database_url, sql.text(f"UPDATE alembic_version SET version_num = '{revision}'"))
    with pytest.raises(RefusedError) as refused:
        checked(database_url)
    assert refused.value.reason.code == code
