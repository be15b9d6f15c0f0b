"""The score of a series: who won how many of the games that the same players have finished."""

from collections import Counter
from functools import partial

from cityboard.core.game import NOBODY
from cityboard.protocol.tables import Series
from cityboard.server.damaged_tables import passing_over
from cityboard.server.live_table import LiveTable
from cityboard.server.live_tables import LiveTables
from cityboard.server.storage import table_lists
from cityboard.server.storage.database import Database
from cityboard.tables.table import OVER

LONGEST = 50  # games that are looked at, from the last one back
# A person and, at one device, their name there, as the first, second … of their kind: all bots are alike.
Player = tuple[str | None, str | None, int]


async def series_of(database: Database, live_tables: LiveTables, live: LiveTable, person: str | None) -> Series:
    """Return the score of the games up to this one; games with other players, or closed to the person, do not count."""
    players = _players(live)
    games, wins = 0, Counter[Player]()
    tables, only_last = await _tables(database, live_tables, live)
    for former in tables:
        if former.may_watch(person) and sorted(_players(former), key=str) == sorted(players, key=str):
            places = _places(former)
            games += bool(places)
            wins.update(player for player, place in zip(_players(former), places, strict=False) if place == 1)
    return Series(games, [wins[player] for player in players], only_last)


def _players(live: LiveTable) -> list[Player]:
    """Return who sits where."""
    seen = Counter[tuple[str | None, str | None]]()
    players = []
    for chair in live.chairs:
        seen[chair.person, chair.name] += 1
        players.append((chair.person, chair.name, seen[chair.person, chair.name]))
    return players


def _places(live: LiveTable) -> list[int]:
    """Return the places of a game that was played to its end; otherwise nothing."""
    table = live.table
    return table.game.ranking(table.state) if table.status == OVER and table.state.turn == NOBODY else []


async def _tables(database: Database, live_tables: LiveTables, live: LiveTable) -> tuple[list[LiveTable], bool]:
    """List the tables of the games up to this one, the last ones first, and whether there are more.

    They are all tables of people who play with each other; against bots alone, those whose rematch this one is.
    """
    people = Counter(chair.person for chair in live.chairs if chair.person)
    if people.total() > 1:
        until = live.table.times[-1] if live.table.status == OVER else None
        title = live.table.header.title
        work = partial(
            table_lists.finished_together,
            title=title,
            seats=len(live.chairs),
            people=people,
            until=until,
            most=LONGEST + 1,
        )
        ids = await database.read(work)
        tables = [await _table(live_tables, table_id) for table_id in ids[:LONGEST]]
        return [table for table in tables if table], len(ids) > LONGEST
    chain = [live]
    while len(chain) < LONGEST and (former := await _table(live_tables, chain[-1].row["rematch_of"])):
        chain.append(former)
    return chain, len(chain) == LONGEST and chain[-1].row["rematch_of"] is not None


async def _table(live_tables: LiveTables, table_id: str | None) -> LiveTable | None:
    """Return a table, if it is still there."""
    with passing_over():
        return await live_tables.get(table_id) if table_id else None
    return None
