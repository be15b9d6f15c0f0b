"""Tables that are played with a custom edition: its values travel with the events and with every record."""

from collections.abc import Callable
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

import msgspec
import pytest

from cityboard.client import Client
from cityboard.core.edition import hash_of
from cityboard.core.record import Record, replay, verify
from cityboard.core.simulation import random_game
from cityboard.protocol.editions import NewEdition
from cityboard.protocol.messages import Proposal, RecordedPosition
from cityboard.protocol.tables import Chosen
from cityboard.server import opening
from cityboard.server.storage.backup import backup, restore
from cityboard.server.storage.integrity import check
from cityboard.tables import games
from cityboard.tables.events import Opened
from cityboard.titles.registry import find_edition, game_of, load, own_edition
from tests.core.records import chained, contents_of
from tests.server import stored
from tests.server.playing import BOT, LINK, ME, play_on, refusal
from tests.server.serving import run, serving, sqlite

METRO, HELSINKI = (find_edition(title, "default").values for title in ("metro", "helsinki"))
# Boxes that play in another way from the first move on.
CURVES = METRO | {"board.tiles": {"aaaa": 30, "bbbb": 30}}
FEW_TILES = HELSINKI | {"tiles.number": [9, 1, 1, 1], "cards.wild": 20, "cards.removed_for_two": [0, 0, 0, 0, 0]}
BOXES = {"metro": CURVES, "helsinki": FEW_TILES}


async def keep(client: Client, title: str = "metro", name: str = "Ann’s box") -> str:
    return (await client.keep_edition(NewEdition(title, name, BOXES[title]))).hash


async def finished(client: Client, proposal: Proposal) -> tuple[str, Record]:
    """Play a table to its end; return its id and its record."""
    opened = await client.open_table(proposal)
    async with client.table(opened.id) as table:
        await play_on([table])
    return opened.id, Record.parse(await client.record(opened.id))


@pytest.mark.parametrize("title", BOXES)
def test_a_table_is_played_with_the_box_of_whoever_shared_it_and_its_record_needs_nothing_else(
    title: str, database_url: str, tmp_path: Path
) -> None:
    fresh, restored = sqlite(tmp_path), stored.sqlite_url(tmp_path, "restored.sqlite")

    async def play() -> str:
        async with serving(database_url) as served:
            ann, bob = await served.people("Ann", "Bob")
            box = await keep(ann, title)
            stranger = await served.stranger()
            await stranger.check_options(Chosen(title, 2, edition=box))
            table_id, record = await finished(bob, Proposal(title, [ME, BOT], edition=box))
            info = (await bob.see(table_id)).table
            assert (info.edition, info.edition_hash, info.own_edition) == ("Ann’s box", box, True)
            shown = await stranger.table_edition(table_id)
            assert (shown.name, shown.hash, shown.is_own) == ("Ann’s box", box, True)
            assert {entry.place: entry.value for entry in shown.entries} == BOXES[title]
            header = contents_of(record.text())[0]
            assert (header["cityboard"], header["edition_values"]) == (4, BOXES[title])
            assert verify(game_of(record), record) > 0
            # The box is nobody's any more, and whoever kept it is gone; the games go on.
            running = await bob.open_table(Proposal(title, [ME, BOT], edition=box))
            await ann.delete()
            assert (await refusal(bob.open_table(Proposal(title, [ME, BOT], edition=box)))).code == "edition-not-kept"
            async with bob.table(running.id) as table:
                await play_on([table])
            return await bob.record(running.id)

    async def go_on(text: str) -> None:
        """Continue from the record in a database that knows nothing of the box."""
        record = Record.parse(text)
        async with serving(fresh, way="in-process") as served:
            carl = await served.person("Carl")
            middle = RecordedPosition(len(record.moves) // 2, text=text)
            again, longer = await finished(carl, Proposal(title, [ME, BOT], record=middle))
            assert (longer.edition, longer.edition_values) == (record.edition, record.edition_values)
            assert longer.moves[: middle.moves] == record.moves[: middle.moves]
            assert longer.format == 4
            verify(game_of(longer), longer)
            assert (await carl.see(again)).table.own_edition

    text = run(play)
    record = Record.parse(text)
    assert replay(game_of(record), record).turn < 0
    run(lambda: go_on(text))
    for url in (database_url, fresh):
        assert run(lambda url=url: check(url, replay_all=True)).findings == []  # type: ignore[misc]  # a bound name
    run(lambda: backup(database_url, tmp_path / "backup"))
    run(lambda: restore(restored, tmp_path / "backup"))
    report = run(lambda: check(restored, replay_all=True))
    assert (report.findings, report.games) == ([], 2)


def test_a_server_that_starts_again_goes_on_with_the_box(database_url: str) -> None:
    async def open_one() -> tuple[str, str | None]:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal("metro", [ME, BOT], edition=await keep(ann)))
            async with ann.table(opened.id) as table:
                await play_on([table], 3)
            return opened.id, ann.token

    table_id, token = run(open_one)

    async def go_on() -> None:
        async with serving(database_url) as served:
            ann = await served.stranger(token)
            async with ann.table(table_id) as table:
                await play_on([table])
            record = Record.parse(await ann.record(table_id))
            assert {move[2] for _, move in record.moves if move[0] == "deal"} <= {"aaaa", "bbbb"}
            verify(game_of(record), record)

    run(go_on)


def test_a_rematch_and_another_table_like_this_one_have_the_same_box(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, bob = await served.people("Ann", "Bob")
            box = await keep(ann)
            table_id, _ = await finished(ann, Proposal("metro", [ME, BOT], edition=box, listed=True))
            another = (await bob.seat_offer(table_id)).another
            assert another.edition == box
            again = await bob.open_table(another)
            assert (await bob.table_edition(again.id)).hash == box
            running = (await ann.open_table(Proposal("metro", [ME, BOT], edition=box))).id
            closed = await ann.open_table(Proposal("metro", [ME, LINK], edition=box, spectators=False))
            await ann.forget_edition(box)
            # Nobody keeps it any more, but the tables have it, for those who may watch them.
            for name in (table_id, running):
                again = await bob.open_table((await bob.seat_offer(name)).another)
                assert (await bob.table_edition(again.id)).hash == box
            hidden = (await bob.seat_offer(closed.id, closed.invitation)).another
            assert (await refusal(bob.open_table(hidden))).code == "edition-not-kept"
            hidden = msgspec.structs.replace(hidden, record=RecordedPosition(0, table=closed.id))
            assert (await refusal(bob.open_table(hidden))).code == "table-closed"
            async with ann.table(table_id) as table:
                rematch = await table.rematch()
            assert (await ann.table_edition(rematch)).hash == box
            # Whoever sits at the table can keep its box themselves.
            shown = await bob.table_edition(rematch)
            kept = await bob.keep_edition(
                NewEdition("metro", shown.name, {entry.place: entry.value for entry in shown.entries})
            )
            assert kept.hash == box
            await bob.open_table(another)

    run(test)


def test_a_box_is_told_apart_from_an_edition_of_its_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            box = await keep(ann, name="default")
            table_id, record = await finished(ann, Proposal("metro", [ME, BOT], edition=box))
            info = (await ann.see(table_id)).table
            assert (info.edition, info.own_edition) == ("default", True)
            usual, _ = await finished(ann, Proposal("metro", [ME, BOT]))
            assert not (await ann.see(usual)).table.own_edition
            shipped = find_edition("metro", "default").hash
            same = await ann.open_table(Proposal("metro", [ME, BOT], edition=shipped))
            assert not (await ann.see(same.id)).table.own_edition
            position = RecordedPosition(9, text=record.text())
            for edition, agrees in [("default", True), (box, True), (shipped, False), ("Ann’s box", False)]:
                proposal = Proposal("metro", [ME, BOT], edition=edition, record=position)
                if agrees:
                    await ann.open_table(proposal)
                else:
                    reason = await refusal(ann.open_table(proposal))
                    assert (reason.code, reason.arguments["option"]) == ("record-differs", "edition")

    run(test)


def test_options_that_do_not_combine_are_refused_with_a_box_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            box = await keep(ann)
            refused: list[tuple[str, dict[str, Any], str]] = [
                ("metro", {"city": "atlantis"}, "option-value"),
                ("metro", {"players": 3}, "seat-count"),
                ("helsinki", {}, "edition-not-kept"),
                ("chess", {}, "title-unknown"),
            ]
            for title, options, code in refused:
                chosen = Chosen(title, 2, options, box)
                assert (await refusal(ann.check_options(chosen))).code == code
                assert (await refusal(ann.open_table(Proposal(title, [ME, BOT], options, edition=box)))).code == code

    run(test)


# Records that somebody brings.


def record_text(values: dict[str, Any], name: str = "box", **header: Any) -> str:
    """Return a record whose header claims some values, right in everything else."""
    game = load("metro", edition=own_edition("metro", "box", METRO | {"companies.exchange_closes": 29}), players=2)
    contents = contents_of(random_game(game, "hostile")[1].text())
    contents[0] |= {"edition": name, "edition_values": values, "edition_hash": hash_of(values)} | header
    return chained(contents)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (record_text(METRO | {"board.tiles": {"aaaa": 59}}), "edition-sum"),
        (record_text(METRO | {"london.circuit": float("nan")}), "edition-choice"),
        (record_text(METRO | {"london.circuit": 10**4000}), "edition-choice"),
        (record_text(METRO | {"london.circuit": [[[[[[[[1]]]]]]]]}), "edition-choice"),
        (record_text(METRO | {"paris.names": ["\u200b"] * 12}), "edition-text"),
        (record_text(METRO | {"more": "x" * 16_000}), "edition-large"),
        (record_text(METRO, name="a\u202eb"), "edition-text"),
        (record_text(METRO, name="x" * 41), "edition-text"),
        (record_text(METRO, name=""), "edition-text"),
        (record_text({"board.tiles": 1}), "edition-missing"),
        (record_text(METRO, edition_hash="0" * 64), "record-field"),
        (record_text(METRO, edition_values={}), "record-field"),
        (record_text(METRO, edition_values="/etc/passwd"), "record-field"),
        ('{"cityboard": "\\ud800"}\n', "record-not-json"),
        (record_text(METRO, title="helsinki", rules="1"), "record-header"),
        (record_text(METRO, cityboard=1), "record-edited"),
        (record_text(METRO, name="../../../etc/passwd"), None),
    ],
    ids=range(17),
)
def test_a_record_with_values_that_no_box_can_have_opens_nothing(text: str, code: str | None, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann = await served.person("Ann")
            before = await served.rows()
            proposal = Proposal("metro", [ME, ME], record=RecordedPosition(5, text=text))
            if code is None:
                assert (await ann.see((await ann.open_table(proposal)).id)).table.edition == "../../../etc/passwd"
                return
            reason = await refusal(ann.open_table(proposal))
            because = reason.arguments.get("because")
            assert code in (reason.code, because["code"] if because else None)
            assert await served.rows() == before

    run(test)


@pytest.mark.parametrize(
    "change",
    [{"edition_values": METRO}, {"edition_values": {"board.tiles": 1}}, {"edition_values": {}}, {"edition": ""}],
)
def test_a_table_whose_stored_values_are_not_its_own_is_found(change: dict[str, Any], database_url: str) -> None:
    async def play() -> str:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            return (await finished(ann, Proposal("metro", [ME, BOT], edition=await keep(ann))))[0]

    table_id = run(play)

    def forge(events: list[Any]) -> None:
        assert isinstance(events[0], Opened)
        events[0] = msgspec.structs.replace(events[0], **change)

    stored.forge(database_url, table_id, forge)
    findings = run(lambda: check(database_url, replay_all=True)).findings
    assert [(finding.code, finding.arguments["table"]) for finding in findings] == [("game-differs", table_id)]


@pytest.mark.parametrize("title", BOXES)
def test_the_game_of_a_custom_edition_is_built_once_and_never_while_others_wait(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []

    def noted(building: Callable[..., Any], name: str) -> Callable[..., Any]:
        def build(*arguments: Any) -> Any:
            built.append(f"{name} {'for all' if current_thread() is main_thread() else 'apart'}")
            return building(*arguments)

        return build

    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann = await served.person("Ann")
            box = await keep(ann, title)
            monkeypatch.setattr(opening, "game_with", noted(opening.game_with, "opened"))
            monkeypatch.setattr(games, "game_of", noted(game_of, "read"))
            table_id, record = await finished(ann, Proposal(title, [ME, BOT], edition=box))
            assert built == ["opened apart"]
            games._games.clear()
            served.services.live_tables.by_id.clear()
            await ann.see(table_id)
            assert built == ["opened apart", "read apart"]
            games._games.clear()
            again = RecordedPosition(len(record.moves) // 2, table=table_id)
            await ann.open_table(Proposal(title, [ME, BOT], record=again))
            assert built == ["opened apart", "read apart", "read apart"]
            games._games.clear()
            await ann.open_table(Proposal(title, [ME, BOT], record=RecordedPosition(0, text=record.text())))
            assert built == ["opened apart", "read apart", "read apart"], "the game that reads the record is shared"

    run(test)
