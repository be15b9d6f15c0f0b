"""Whole games of both titles through the client: against bots, with a friend, at one device."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from cityboard.client import Client
from cityboard.core.record import Record, verify
from cityboard.protocol import messages as wire
from cityboard.protocol.messages import Plan, Proposal
from cityboard.titles.registry import game_of
from tests.server.playing import ME, at_table, middle, play_on, same_moment
from tests.server.serving import WAYS, run, serving, sqlite

TITLES: dict[str, dict[str, Any]] = {
    "metro": {"modules": ["companies"], "hand": 2},
    "helsinki": {"modules": ["dry-roads"], "cover": "random"},
}


async def check_record(client: Client, table_id: str, result: wire.Result | None, draws: bool = True) -> Record:
    """Check that a record is that of the game and that the seed gives every draw of it."""
    record = Record.parse(await client.record(table_id))
    assert (verify(game_of(record), record) > 0) == draws
    assert result and record.seed
    assert (record.scores, record.ranking, record.seed.hex()) == (result.scores, result.ranking, result.seed)
    return record


@pytest.mark.parametrize("title", TITLES)
def test_a_person_plays_a_whole_game_against_real_bots(title: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), quick_bots=False) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal(title, [ME, Plan("bot", "random")], TITLES[title]))
            async with ann.table(opened.id) as table:
                await play_on([table])
                record = await check_record(ann, opened.id, table.position.result)
                assert [entry.by for entry in table.log] == [by for by, _ in record.moves]
                assert {0, 1} <= {entry.by for entry in table.log}
                assert table.table.status == "over"
            assert 'cityboard_bot_moves_total{fallback="none"}' in served.services.metrics.text().decode()

    run(test)


@pytest.mark.parametrize(("title", "way"), list(zip(TITLES, WAYS, strict=True)))
def test_two_friends_play_a_whole_game_while_others_look_on(title: str, way: str, database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, way=way) as served, AsyncExitStack() as stack:
            ann, bob, carl = await served.people("Ann", "Bob", "Carl")
            stranger = await served.stranger()
            table_id, _ = await at_table(ann, bob, title=title, options=TITLES[title])
            tables = [await stack.enter_async_context(player.table(table_id)) for player in (ann, bob, carl, stranger)]
            assert [table.yours for table in tables] == [[0], [1], [], []]
            assert [table.owner for table in tables] == [True, False, False, False]
            await play_on(tables[:2])
            await same_moment(tables)
            record = await check_record(stranger, table_id, tables[3].position.result)
            for table in tables:
                assert table.position.board == tables[0].position.board
                assert table.position.result == tables[0].position.result
                assert None not in table.position.hands  # everything is open now
                assert [entry.by for entry in table.log] == [by for by, _ in record.moves]
            # What the log of a viewer holds is what the server would tell them all at once.
            for client, table in zip((ann, bob, carl, stranger), tables, strict=True):
                seen = await client.see(table_id)
                assert [entry.move for entry in seen.position.news] == [list(move) for _, move in record.moves]
                assert [entry.effects for entry in table.log] == [entry.effects for entry in seen.position.news]

    run(test)


@pytest.mark.parametrize("title", TITLES)
def test_two_play_a_whole_game_on_one_device(title: str, database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            seats = [Plan("me", name="Ann"), Plan("me", name="Her brother")]
            opened = await ann.open_table(Proposal(title, seats, TITLES[title]))
            async with ann.table(opened.id) as table:
                assert [seat.name for seat in table.table.seats] == ["Ann", "Her brother"]
                while table.position.result is None:
                    # Nothing of a hand is visible before someone says who is looking.
                    assert (table.position.seat, table.position.legal) == (None, None)
                    assert table.position.hands == [None, None]
                    turn = table.position.turn
                    await table.show(turn)
                    while table.position.seat == turn:
                        shown = [seat for seat, hand in enumerate(table.position.hands) if hand is not None]
                        assert shown == [turn]
                        await table.play(turn, middle(table.position))
                await check_record(ann, opened.id, table.position.result)

    run(test)


def test_one_person_plays_alone(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal("metro", [ME], {"modules": ["solo"], "harder_solo": True}))
            async with ann.table(opened.id) as table:
                await play_on([table])
                await check_record(ann, opened.id, table.position.result)

    run(test)
