"""Who has changed their name at a table: moves and news keep the names of their time."""

from bisect import bisect_left
from collections.abc import Mapping

from cityboard.protocol import messages as wire
from cityboard.server.storage.past_names import PastNames
from cityboard.tables.checks import Chair
from cityboard.tables.events import SAT
from cityboard.tables.table import OVER, Table


def name_at(person: str, at: int, names: Mapping[str, str], past_names: PastNames) -> str | None:
    """Return the name that a person had at a time; None if they are gone."""
    before = (past.name for past in past_names.get(person, ()) if past.until > at)
    return next(before, names.get(person))


def renamed(
    table: Table, chairs: list[Chair], created_at: int, names: Mapping[str, str], past_names: PastNames
) -> list[wire.SeatNews]:
    """Return the news of players who have changed their name while they had their seat, until the end of the game."""
    last = table.times[-1] if table.status == OVER and table.times else None
    news = []
    for seat, chair in enumerate(chairs):
        # At a hot-seat table, seats have names of their own.
        if chair.person is None or chair.name is not None:
            continue
        since = _seated_at(table, seat, chair.person, created_at)
        for until, before in past_names.get(chair.person, ()):
            if since < until and (last is None or until <= last):
                number = bisect_left(table.times, until)
                name = name_at(chair.person, until, names, past_names)
                news.append(wire.SeatNews(None, number, until, seat, "renamed", name, before))
    return news


def _seated_at(table: Table, seat: int, person: str, created_at: int) -> int:
    """Return when a person took their seat; whoever opened the table had it from the beginning."""
    arrivals = [one.at for one in table.history.news if (one.seat, one.person, one.because) == (seat, person, SAT)]
    return arrivals[-1] if arrivals else created_at
