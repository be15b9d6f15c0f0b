"""Looking back: every earlier position as one saw it then, everything after the end, and what one has missed."""

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cityboard.core.game import UNKNOWN
from cityboard.core.record import Record, replay, verify
from cityboard.protocol import messages as wire
from cityboard.titles.registry import game_of
from tests.server.playing import at_table, middle, play_on, refusal, same_moment
from tests.server.serving import run, serving, sqlite

SETS: dict[str, dict[str, Any]] = {
    "metro": {"modules": ["companies", "central-rails"], "hand": 3, "city": "london"},
    "helsinki": {"modules": ["dry-roads"]},
}
SEEN = ("number", "turn", "board", "hands", "scores", "seat")


def picture(position: wire.Position) -> dict[str, Any]:
    """Return what a viewer sees of a position, apart from what only holds for the present one."""
    return {name: getattr(position, name) for name in SEEN}


@pytest.mark.parametrize("title", SETS)
def test_earlier_positions_are_what_the_viewer_saw_then_until_the_end_opens_everything(
    title: str, tmp_path: Path
) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served, AsyncExitStack() as stack:
            ann, bob, carl = await served.people("Ann", "Bob", "Carl")
            viewers = (ann, bob, carl, await served.stranger())
            table_id, _ = await at_table(ann, bob, title=title, options=SETS[title])
            tables = [await stack.enter_async_context(viewer.table(table_id)) for viewer in viewers]
            seen: dict[int, list[wire.Position]] = {}
            for _ in range(12):
                await same_moment(tables)
                seen[tables[0].position.number] = [table.position for table in tables]
                await play_on(tables[:2], 1)
            await same_moment(tables)
            for number, positions in seen.items():
                for viewer, table, position in zip(viewers, tables, positions, strict=True):
                    again = await viewer.position(table_id, number)
                    assert picture(again) == picture(position)
                    assert again.news == table.log[:number]
                    assert (again.legal, again.undo, again.result, again.state) == (None, None, None, None)
            last = tables[0].position.number
            reason = await refusal(ann.position(table_id, last + 1))
            assert (reason.code, reason.arguments) == ("position-unknown", {"number": last + 1, "most": last})
            assert (await refusal(ann.record(table_id))).code == "table-not-over"
            assert (await refusal(ann.scores(table_id))).code == "table-not-over"
            hidden = [entry for entry in tables[2].log if UNKNOWN in entry.move]
            assert hidden  # a spectator does not see what is drawn into a hand

            await play_on(tables[:2])
            await same_moment(tables)
            text = await viewers[3].record(table_id)
            record = Record.parse(text)
            game = game_of(record)
            assert verify(game, record) > 0
            final = replay(game, record)
            result = tables[3].position.result
            assert result and (result.scores, result.ranking) == (game.scores(final), game.ranking(final))
            assert sum(points.points for points in result.breakdown if points.owner == 0) == result.scores[0]
            scores = await viewers[3].scores(table_id)
            assert (len(scores), scores[-1]) == (len(record.moves) + 1, result.scores)
            for number in (*seen, tables[0].position.number):
                pictures = [await viewer.position(table_id, number) for viewer in viewers]
                state = game.start()
                for _, move in record.moves[:number]:
                    game.play(state, move)
                assert scores[number] == game.scores(state)
                for position in pictures:
                    assert position.scores == scores[number]
                    assert None not in position.hands
                    assert position.board == pictures[0].board
                    assert [list(move) for _, move in record.moves[:number]] == [e.move for e in position.news]
                    assert bool(position.result) == (number == len(record.moves))

    run(test)


@pytest.mark.parametrize("title", SETS)
def test_a_player_who_comes_back_learns_where_the_news_begins(title: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served, AsyncExitStack() as stack:
            ann, bob, _ = people = await served.people("Ann", "Bob", "Carl")
            table_id, _ = await at_table(*people, title=title)
            tables = [await stack.enter_async_context(person.table(table_id)) for person in people]
            dora = await served.person("Dora")
            dice = Random(1)
            assert (await ann.see(table_id)).since == 0
            for _ in range(25):
                await play_on(tables, 1, lambda position: dice.choice(position.legal or []))
                await same_moment(tables)
                log = tables[0].log
                for seat, person in enumerate(people):
                    since = (await person.see(table_id)).since
                    assert all(entry.by != seat for entry in log[since:])
                    assert since == 0 or log[since - 1].by == seat
                assert (await dora.see(table_id)).since == 0
            # An own undo counts too: what was taken back is not the last decision any more.
            alone, _ = await at_table(bob, title=title, bots=1)
            async with bob.table(alone) as table:
                await play_on([table], 3)
                await table.until(lambda table: table.position.legal)
                since = (await bob.see(alone)).since
                await table.undo(0)
                assert (await bob.see(alone)).since < since

    run(test)


def test_programs_may_ask_for_the_engines_own_view(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, title="helsinki", options={"start": 0})
            live = await served.services.live_tables.get(table_id)
            async with ann.table(table_id, with_state=True) as anns, bob.table(table_id, with_state=True) as bobs:
                await anns.play(0, ["space", 0])
                await same_moment([anns, bobs])
                game, state = live.table.game, live.table.state
                for seat, table in enumerate((anns, bobs)):
                    view = game.state_from_json(table.position.state or {})
                    assert view.to_json() == game.view(state, seat).to_json() != state.to_json()
                assert anns.position.legal == [list(move) for move in game.moves(game.view(state, 0))]
                assert (await bob.see(table_id, state=True)).position.state == bobs.position.state
                assert (await bob.see(table_id)).position.state is None
                await anns.play(0, middle(anns.position))

    run(test)
