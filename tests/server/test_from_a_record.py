"""A table continues from a record at a move: with its options, its deal up to there and a new one from there on."""

import json
from dataclasses import replace
from typing import Any
from unittest import mock

import msgspec
import pytest

from cityboard.client import Client
from cityboard.core.game import CHANCE, Move
from cityboard.core.record import Record, replay, verify
from cityboard.core.simulation import random_game
from cityboard.protocol.messages import LONGEST_RECORD, Pace, Proposal, RecordedPosition
from cityboard.server import table_service
from cityboard.server.storage.integrity import check
from cityboard.tables.events import Opened
from cityboard.titles.registry import game_of, load
from tests.server.playing import BOT, LINK, ME, at_table, play_on, refusal
from tests.server.serving import run, serving

FAMILIES: list[tuple[str, dict[str, Any]]] = [
    ("metro", {"players": 2}),
    ("metro", {"players": 3, "modules": ["companies"], "hand": 2, "city": "berlin"}),
    ("helsinki", {"players": 2}),
    ("helsinki", {"players": 3, "modules": ["dry-roads"]}),
]


def game_record(title: str = "metro", seed: str = "record", **options: Any) -> Record:
    """Return the record of a finished game."""
    return random_game(load(title, **({"players": 2} | options)), seed)[1]


def going_on(record: Record, moves: int, **proposal: Any) -> Proposal:
    """Propose a table on which one person plays every seat on from a record."""
    seats = [ME] * record.options["players"]
    return msgspec.structs.replace(
        Proposal(record.title, seats, record=RecordedPosition(moves, text=record.text())), **proposal
    )


def written(record: Record, finished: bool = False) -> str:
    """Return the text of a record, by default without its result."""
    return record.text() if finished else "".join(record.text().splitlines(keepends=True)[:-1])


def first_moves(record: Record, number: int) -> Record:
    """Return the record of the same game while it was running."""
    return replace(record, moves=record.moves[:number], scores=None, ranking=None, seed=None)


async def shown(client: Client, table_id: str) -> list[tuple[int, Move]]:
    """Return the moves of a game that is over."""
    return Record.parse(await client.record(table_id)).moves


@pytest.mark.parametrize(("title", "options"), FAMILIES, ids=str)
def test_the_table_has_the_position_of_the_record_and_its_own_record_verifies(
    title: str, options: dict[str, Any], database_url: str
) -> None:
    record = game_record(title, **options)
    game = game_of(record)
    middle = next(n for n in range(len(record.moves) // 2, len(record.moves)) if record.moves[n][0] != CHANCE)

    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob = await served.people("Ann", "Bob")
            opened = await ann.open_table(going_on(record, middle))
            seen = await ann.see(opened.id, seat=record.moves[middle][0], state=True)
            state = replay(game, first_moves(record, middle))
            assert seen.position.state == game.view(state, state.turn).to_json()
            assert (seen.position.number, seen.table.recorded, seen.since) == (middle, middle, middle)
            assert seen.table.status == "running"
            assert seen.table.options == record.options and seen.table.rules == record.rules
            assert seen.table.edition_hash == record.edition_hash
            assert seen.table.seed_commitment != record.seed_commitment
            assert [entry.by for entry in seen.position.news] == [by for by, _ in record.moves[:middle]]
            # Nobody else sees more of the record's moves than at the table where they were made.
            watched = await bob.see(opened.id)
            expected, moved = [], game.start()
            for _, move in record.moves[:middle]:
                expected.append(list(game.shown(moved, move, None)))
                game.play(moved, move)
            assert [entry.move for entry in watched.position.news] == expected
            assert watched.position.hands == [None] * record.options["players"]
            async with ann.table(opened.id) as table:
                for seat in range(record.options["players"]):
                    assert (await refusal(table.undo(seat))).code in ("undo-nothing", "undo-turn")
                while not table.position.result:
                    await table.show(table.position.turn)
                    await play_on([table], 1)
            text = await ann.record(opened.id)
            own = Record.parse(text)
            assert json.loads(text.splitlines()[0])["cityboard"] == 3
            assert (own.recorded, own.moves[:middle]) == (middle, record.moves[:middle])
            draws = sum(by == CHANCE for by, _ in own.moves[middle:])
            assert verify(game_of(own), own) == draws
            # A promise that was not kept shows in what was dealt here, and only there.
            if draws:
                own.recorded = 0
                with pytest.raises(Exception, match="record-deal"):
                    verify(game_of(own), own)
        assert (await check(database_url, replay_all=True)).findings == []

    run(test)


def test_what_comes_after_the_record_is_dealt_anew_at_every_table(database_url: str) -> None:
    record = game_record()

    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            games = []
            for _ in range(2):
                opened = await ann.open_table(going_on(record, 20))
                async with ann.table(opened.id) as table:
                    while not table.position.result:
                        await table.show(table.position.turn)
                        await play_on([table], 1)
                games.append(await shown(ann, opened.id))
            assert games[0][:20] == games[1][:20] == record.moves[:20]
            dealt = [[move for by, move in moves[20:] if by == CHANCE] for moves in games]
            assert dealt[0] != dealt[1]
            assert [move for by, move in record.moves[20:] if by == CHANCE] not in dealt

    run(test)


def test_a_finished_game_is_named_by_its_table_and_a_running_one_stays_closed(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob, eve = await served.people("Ann", "Bob", "Eve")
            table_id, _ = await at_table(ann, bob, spectators=False)

            def proposal(moves: int) -> Proposal:
                return Proposal("metro", [ME, BOT], record=RecordedPosition(moves, table=table_id))

            async with ann.table(table_id) as anns, bob.table(table_id) as bobs:
                await play_on([anns, bobs], 6)
                before = await served.rows()
                for person in (ann, bob):
                    assert (await refusal(person.open_table(proposal(4)))).code == "table-not-over"
                assert (await refusal(eve.open_table(proposal(4)))).code == "table-closed"
                assert await served.rows() == before
                await play_on([anns, bobs])
            made = await shown(ann, table_id)
            opened = await bob.open_table(proposal(9))
            seen = await bob.see(opened.id)
            assert (seen.table.recorded, seen.position.number >= 9) == (9, True)
            assert (await refusal(eve.open_table(proposal(4)))).code == "table-closed"
            reason = await refusal(bob.open_table(proposal(len(made))))
            assert (reason.code, reason.arguments) == ("record-moves", {"number": len(made), "most": len(made) - 1})
            unknown = Proposal("metro", [ME, BOT], record=RecordedPosition(0, table="nowhere"))
            assert (await refusal(bob.open_table(unknown))).code == "table-unknown"

    run(test)


def test_a_bad_record_is_refused_with_the_line_and_nothing_is_stored(database_url: str) -> None:
    record = game_record()
    lines = record.text().splitlines(keepends=True)
    illegal = game_record()
    illegal.moves[7] = (illegal.moves[7][0], ("lay", "aaaa", 99, 0))
    impossible = game_record()
    impossible.options = {"players": 9}
    cases: list[tuple[str, str, int]] = [
        ("", "record-empty", 1),
        ("nonsense", "record-not-json", 1),
        ("[" * 5000, "record-not-json", 1),
        (lines[0] + lines[2], "record-edited", 2),
        (lines[0].replace('"metro"', '"chess"'), "record-edited", 1),
        (written(illegal), "record-illegal", 9),
        (written(impossible), "record-header", 1),
    ]

    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            before = await served.rows()
            for text, code, line in cases:
                bad = Proposal("metro", [ME, ME], record=RecordedPosition(1, text=text))
                reason = await refusal(ann.open_table(bad))
                assert (reason.code, reason.arguments["line"]) == (code, line)
            most = len(record.moves) - 1
            for text in (record.text(), written(record)):  # a game is over even without the line with its result
                whole = Proposal("metro", [ME, ME], record=RecordedPosition(most + 1, text=text))
                reason = await refusal(ann.open_table(whole))
                assert (reason.code, reason.arguments) == ("record-moves", {"number": most + 1, "most": most})
            for position in (RecordedPosition(1), RecordedPosition(1, text=record.text(), table="x")):
                reason = await refusal(ann.open_table(Proposal("metro", [ME, ME], record=position)))
                assert reason.code == "record-source"
            long = Proposal("metro", [ME, ME], record=RecordedPosition(1, text="x" * (LONGEST_RECORD + 1)))
            assert (await refusal(ann.open_table(long))).code == "message-malformed"
            assert await served.rows() == before

    run(test)


def test_a_proposal_that_differs_from_the_record_is_refused(database_url: str) -> None:
    record = game_record(hand=2)

    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            before = await served.rows()
            differing: list[tuple[dict[str, Any], str]] = [
                ({"title": "helsinki"}, "title"),
                ({"options": {"hand": 1}}, "hand"),
                ({"options": {"colour": "red"}}, "colour"),
                ({"edition": "other"}, "edition"),
            ]
            for changes, option in differing:
                reason = await refusal(ann.open_table(going_on(record, 9, **changes)))
                assert (reason.code, reason.arguments["option"]) == ("record-differs", option)
            reason = await refusal(ann.open_table(going_on(record, 9, seats=[ME, BOT, BOT])))
            assert (reason.code, reason.arguments) == ("seat-count", {"number": 3, "players": 2})
            assert await served.rows() == before
            await ann.open_table(going_on(record, 9, options={"hand": 2, "players": 2}))

    run(test)


def test_the_record_of_a_running_game_can_be_brought_and_played_on_from_its_last_move(database_url: str) -> None:
    record = game_record("helsinki")
    running = first_moves(record, 30)

    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(going_on(running, 30))
            seen = await ann.see(opened.id)
            assert (seen.table.recorded, seen.table.status) == (30, "running")
            assert seen.position.number >= 30

    run(test)


def test_nothing_before_the_start_is_taken_back_and_a_rematch_begins_at_the_beginning(database_url: str) -> None:
    record = game_record()
    start = next(n for n in range(30, len(record.moves)) if record.moves[n][0] == 0)

    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(going_on(record, start, seats=[ME, BOT], take_back=True))
            async with ann.table(opened.id) as table:
                await play_on([table], 3)
                await table.until(lambda table: table.position.legal)
                while table.position.number > start:
                    await table.undo(0)
                assert table.position.undo and not table.position.undo.allowed
                assert (await refusal(table.undo(0))).code == "undo-nothing"
                assert (await refusal(table.take_back(0))).code == "undo-nothing"
                await play_on([table])
                rematch = await table.rematch()
            assert (await ann.see(rematch)).table.recorded == 0
        assert (await check(database_url, replay_all=True)).findings == []

    run(test)


def test_nobody_can_join_where_the_future_was_tried_out_because_the_hands_of_a_record_stay(database_url: str) -> None:
    record = game_record()
    start = next(n for n in range(30, len(record.moves)) if record.moves[n][0] == 0)

    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob = await served.people("Ann", "Bob")
            opened = await ann.open_table(going_on(record, start, seats=[ME, BOT]))
            async with ann.table(opened.id) as table:
                await play_on([table], 1)
                await table.until(lambda table: table.position.legal)
                await table.undo(0)
                assert table.position.number == start
                secret = await table.link(1)
                assert (await refusal(bob.join(opened.id, secret))).code == "seat-rehearsed"

    run(test)


def test_a_brought_record_counts_as_a_table_before_it_is_read(database_url: str) -> None:
    record = game_record()
    wrong = going_on(record, len(record.moves) + 1)

    async def test() -> None:
        async with serving(database_url, tables_per_person_per_hour=2) as served:
            ann = await served.person("Ann")
            assert (await refusal(ann.open_table(wrong))).code == "record-moves"
            await ann.open_table(going_on(record, 30))
            with mock.patch.object(table_service, "read_record", side_effect=AssertionError("it was read")) as reading:
                assert (await refusal(ann.open_table(going_on(record, 30)))).code == "too-many"
            assert not reading.called

    run(test)


def test_whoever_joins_knows_that_the_game_goes_on_from_a_record_and_has_time_to_move(database_url: str) -> None:
    record = game_record()
    start = next(n for n in range(30, len(record.moves)) if record.moves[n][0] == 1)

    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob = await served.people("Ann", "Bob")
            pace = Pace(seconds_per_turn=60)
            opened = await ann.open_table(going_on(record, start, seats=[ME, LINK], pace=pace, listed=True))
            lobby = await bob.lobby()
            assert [(summary.table.status, summary.table.recorded) for summary in lobby] == [("open", start)]
            await bob.join(opened.id)
            seen = await bob.see(opened.id)
            assert (seen.table.status, seen.position.turn) == ("running", 1)
            assert seen.position.clock.deadline == seen.position.clock.since + 60_000

    run(test)


def test_a_table_goes_on_after_a_restart_and_one_without_a_record_stores_what_it_always_did(database_url: str) -> None:
    record = game_record()

    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(going_on(record, 25))
            before, token = await ann.see(opened.id), ann.token
        async with serving(database_url) as served:
            ann = await served.stranger(token)
            after = await ann.see(opened.id)
            assert (after.position.board, after.position.news) == (before.position.board, before.position.news)
            assert after.table == before.table

    run(test)
    header = Opened("metro", "1", {}, "default", "", "", [], Pace(), False, True, False)
    assert "recorded" not in json.loads(msgspec.json.encode(header))
