"""What a tile does to the open lines that wait at its square."""

from dataclasses import dataclass

from cityboard.bots.metro.options import NOWHERE, Lay, Table
from cityboard.games.metro.network import CENTRE, STATIONS


@dataclass(frozen=True, slots=True)
class Reach:
    """What a tile does to an open line: its tiles before and after, its end, OPEN if it has none, and what it brings.

    That is what modules give for what is crossed and reached, in the kernel's parts of a point.
    """

    line: int
    account: int
    before: int
    after: int
    end: int
    besides: int

    @property
    def points(self) -> int:
        """Return what the line scores if it ends here (M4.2, M4.3)."""
        return 2 * self.after if self.end == CENTRE and self.line < STATIONS else self.after


def reaches(table: Table, lay: Lay) -> list[Reach]:
    """Follow the open lines that wait at a square over a tile laid there."""
    prospect, s = table.prospect, table.world
    if lay.at == NOWHERE:
        return []
    square = prospect.squares[lay.at]
    waiting = prospect.waiting.get(square, [])
    board = s.board[:]
    board[square] = lay.code
    found = []
    for position, line in waiting:
        crossed, end = table.game.network.tracks.squares_crossed(board, position)
        end, account, length = min(end, 0), s.owners[line], s.lengths[line]
        besides = prospect.besides(account, crossed, end)
        found.append(Reach(line, account, length, length + len(crossed), end, besides))
    return found
