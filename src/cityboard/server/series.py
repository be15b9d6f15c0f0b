"""The score of a series: who won how many of the games that the same players have played in a chain of rematches."""

from cityboard.core.game import NOBODY
from cityboard.protocol.tables import Series
from cityboard.server.damaged_tables import passing_over
from cityboard.server.live_table import LiveTable
from cityboard.server.live_tables import LiveTables
from cityboard.tables.table import OVER

LONGEST = 50  # games of a chain that are looked at, from the last one back


async def series_of(live_tables: LiveTables, live: LiveTable, person: str | None) -> Series:
    """Return the score of the games up to this one; games with other players, or closed to the person, do not count."""
    players = _players(live)
    games, wins = 0, [0] * len(players)
    former: LiveTable | None = live
    for _ in range(LONGEST):
        if former is None:
            break
        if former.may_watch(person) and _players(former) == players:
            places = _places(former)
            games += bool(places)
            wins = [won + (place == 1) for won, place in zip(wins, places or [0] * len(players), strict=True)]
        former = await _before(live_tables, former)
    return Series(games, wins)


def _players(live: LiveTable) -> list[tuple[str | None, str | None]]:
    """Return who sits where: people by themselves and, at one device, by their names; all bots are alike."""
    return [(chair.person, chair.name) for chair in live.chairs]


def _places(live: LiveTable) -> list[int]:
    """Return the places of a game that was played to its end; otherwise nothing."""
    table = live.table
    return table.game.ranking(table.state) if table.status == OVER and table.state.turn == NOBODY else []


async def _before(live_tables: LiveTables, live: LiveTable) -> LiveTable | None:
    """Return the table whose rematch this is, if it is still there."""
    former = live.row["rematch_of"]
    with passing_over():
        return await live_tables.get(former) if former else None
    return None
