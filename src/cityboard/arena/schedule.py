"""The schedule of games: sets with the same deal, in which the bots change seats."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

from cityboard.arena.reasons import SEATS_UNKNOWN
from cityboard.core.reason import OptionError

ROTATE, ALL, FIXED = "rotate", "all", "fixed"
SEATS = (ROTATE, ALL, FIXED)
Places = tuple[int, ...]  # by seat, the number of the bot that sits there


@dataclass(frozen=True, slots=True)
class Match:
    """One game of the arena: its number, the number of its deal, and who sits where."""

    number: int
    deal: int
    seats: Places


def line_ups(bots: int, players: int) -> list[Places]:
    """List who meets at a table.

    With two bots, the first plays alone against copies of the second. With more, every choice of as many bots as there
    are players meets; with fewer bots than players, all of them play, and each in turn fills the empty seats.
    """
    if bots == 2:
        return [(0, *[1] * (players - 1))]
    if bots >= players:
        return list(combinations(range(bots), players))
    return [(*range(bots), *((first + more) % bots for more in range(players - bots))) for first in range(bots)]


def arrangements(line_up: Places, seats: str) -> list[Places]:
    """List the different seatings: as named, rotated round the table, or in every order."""
    if seats not in SEATS:
        raise OptionError(SEATS_UNKNOWN("", value=seats, allowed=SEATS))
    if seats == FIXED:
        return [line_up]
    moved = permutations(line_up) if seats == ALL else (line_up[-by:] + line_up[:-by] for by in range(len(line_up)))
    return list(dict.fromkeys(moved))


def schedule(bots: int, players: int, games: int, seats: str = ROTATE, repeats: int = 1) -> list[Match]:
    """List at least a number of games, in whole sets: a set is one deal with every seating, each repeated."""
    matches: list[Match] = []
    for deal, tables in enumerate(_sets(bots, players, seats)):
        if len(matches) >= games:
            break
        for table in tables * repeats:
            matches.append(Match(len(matches), deal, table))
    return matches


def _sets(bots: int, players: int, seats: str) -> Iterator[list[Places]]:
    """Yield the tables of one set after another, with the line-ups in turn, forever."""
    alone: list[Places] = [(bot,) for bot in range(bots)]  # then every bot gets the same deal, one after the other
    sets = [alone] if players == 1 else [arrangements(line_up, seats) for line_up in line_ups(bots, players)]
    while True:
        yield from sets
