"""The score of a series: who won how many of the games that the same players have finished."""

from collections import Counter
from pathlib import Path
from unittest import mock

from cityboard.protocol.tables import Series
from cityboard.server import series
from tests.server.playing import at_table, finished_table, play_on
from tests.server.serving import run, serving, sqlite


def test_a_series_counts_the_wins_of_the_same_people(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id = await finished_table(ann, bob)
            wins = [0, 0]
            for games in (1, 2, 3):
                places = (await ann.see(table_id)).position.result
                assert places is not None
                wins = [won + (place == 1) for won, place in zip(wins, places.ranking, strict=True)]
                assert await bob.series(table_id) == Series(games, wins)
                async with ann.table(table_id) as anns:
                    table_id = await anns.rematch()
                assert await bob.series(table_id) == Series(games, wins), "a running game has no winner yet"
                async with ann.table(table_id) as anns, bob.table(table_id) as bobs:
                    await play_on([anns, bobs])

    run(test)


def test_a_series_is_of_the_same_people_at_whatever_table_and_in_whatever_seats(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob, cleo = await served.people("Ann", "Bob", "Cleo")
            wins = Counter[str]()
            tables = []
            for host, guest in ((ann, bob), (bob, ann)):
                tables.append(await finished_table(host, guest))
                result = (await ann.see(tables[-1])).position.result
                assert result is not None
                names = [seat.name for seat in (await ann.see(tables[-1])).table.seats]
                wins.update(name for name, place in zip(names, result.ranking, strict=True) if name and place == 1)
            # With somebody else it is another series.
            await finished_table(ann, cleo)
            await finished_table(ann, bob, cleo)
            first, last = tables
            assert (await ann.series(first)).games == 1
            assert await ann.series(last) == Series(2, [wins["Bob"], wins["Ann"]])

    run(test)


def test_other_games_of_the_same_people_do_not_push_theirs_out_of_the_series(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob, cleo = await served.people("Ann", "Bob", "Cleo")
            with mock.patch.object(series, "LONGEST", 2):
                first = await finished_table(ann, bob)
                for _ in range(2):
                    await finished_table(ann, bob, cleo)
                    await finished_table(ann, bob, bots=1)
                second = await finished_table(ann, bob)
                assert [(await ann.series(table)).games for table in (first, second)] == [1, 2]
                assert not (await ann.series(second)).only_last
                third = await finished_table(bob, ann)
                score = await ann.series(third)
                assert (score.games, score.only_last) == (2, True)

    run(test)


def test_only_the_last_games_of_a_long_chain_of_rematches_count(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            with mock.patch.object(series, "LONGEST", 2):
                table_id, _seats = await at_table(ann, bots=1)
                for games, only_last in ((1, False), (2, False), (2, True)):
                    async with ann.table(table_id) as table:
                        await play_on([table])
                        score = await ann.series(table_id)
                        assert (score.games, score.only_last) == (games, only_last)
                        table_id = await table.rematch()

    run(test)


def test_games_against_bots_alone_are_no_series_unless_they_are_rematches(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            for _ in range(2):
                table_id, _seats = await at_table(ann, bots=1)
                async with ann.table(table_id) as table:
                    await play_on([table])
                    rematch = await table.rematch()
            assert (await ann.series(table_id)).games == 1
            async with ann.table(rematch) as table:
                await play_on([table])
            assert (await ann.series(rematch)).games == 2

    run(test)


def test_a_series_begins_anew_with_other_people(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id = await finished_table(ann, bob)
            await bob.delete()
            async with ann.table(table_id) as table:
                rematch = await table.rematch()
            async with ann.table(rematch) as table:
                await play_on([table])
            assert (await ann.series(table_id)).games == 1
            assert (await ann.series(rematch)).games == 1

    run(test)
