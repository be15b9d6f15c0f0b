"""What a tile does to the open lines that wait at its square."""

from typing import NamedTuple

from cityboard.titles.metro.bots.options import NOWHERE, LayOption, Situation
from cityboard.titles.metro.rules.network import OPEN


class LineChange(NamedTuple):
    """What a tile does to an open line: the crossings that count before and after, its end and what it scores there.

    The end is OPEN if it has none. `besides` is what modules give for what is crossed and reached, in the kernel's
    fractions of a point.
    """

    line: int
    account: int
    before: int
    after: int
    end: int
    points: int
    besides: int


def line_changes(situation: Situation, lay: LayOption) -> list[LineChange]:
    """Follow the open lines that wait at a square over a tile laid there, and ask the rules what they score."""
    game, evaluation, s = situation.game, situation.evaluation, situation.world
    if lay.at == NOWHERE:
        return []
    square = evaluation.squares[lay.at]
    waiting = evaluation.waiting.get(square)
    if not waiting:
        return []
    laid = situation.scratch
    laid.board[square] = lay.code
    changes = []
    for position, line in waiting:
        crossed, end = game.network.tracks.squares_crossed(laid.board, position)
        end = min(end, OPEN)
        laid.lengths[line] += len(crossed)
        laid.ends[line] = -end
        after, doubling = game.line_worth(laid, line)
        laid.lengths[line], laid.ends[line] = s.lengths[line], s.ends[line]
        account = s.owners[line]
        besides = evaluation.besides(account, crossed, end)
        changes.append(LineChange(line, account, evaluation.crossings[line], after, end, after + doubling, besides))
    laid.board[square] = s.board[square]
    return changes
