"""Moves of Metro ranked by what they bring at once and by what they promise."""

from dataclasses import dataclass

from cityboard.core.game import Effect
from cityboard.core.step import ARGUMENT, STEP
from cityboard.presentation.move_preview import MovePreview
from cityboard.titles.metro.rules.game import LAID, Metro
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.turn import DEALT, DREW, PASSED
from cityboard.titles.metro.terminal.lines import open_lines

SILENT = {effect.code for effect in (LAID, DREW, DEALT, PASSED)}  # what the move itself already says
# Another tile on an open line promises points, and a line that ends is worth less than a typical long one until it has
# this many points. A seat that follows this order scores more than twice as much as random play, while one that takes
# the most points at once scores only half as much.
PER_TILE, USUAL_LINE = 3, 12


@dataclass(frozen=True, slots=True)
class LineHint(MovePreview):
    """A hint with the tiles that the move adds to the player's open lines."""

    track: int


def hints(game: Metro, view: State) -> list[LineHint]:
    """Play every legal move on a copy of a view and list them, best first."""
    seats = range(game.players)
    before, open_before = game.scores(view), [open_lines(game, view, seat) for seat in seats]
    seat = view.turn
    previews = []
    for move in game.moves(view):
        copy = view.copy()
        effects: list[Effect] = []
        game.play(copy, move, effects.append)
        for entry in copy.agenda[::-1]:  # a line that only waits for another decision is scored anyway
            if entry & STEP == game.score_line.number:
                game.score_line.begin(copy, entry >> ARGUMENT, effects.append)
        gained = [after - points for after, points in zip(game.scores(copy), before, strict=True)]
        open_after = [open_lines(game, copy, other) for other in seats]
        track = [
            sum(now[line] - was.get(line, 0) for line in now) for was, now in zip(open_before, open_after, strict=True)
        ]
        ended = [len(was.keys() - now.keys()) for was, now in zip(open_before, open_after, strict=True)]
        worth = [gained[other] + PER_TILE * track[other] - USUAL_LINE * ended[other] for other in seats]
        best_other = max((worth[other] for other in seats if other != seat), default=0)
        worded = [effect for effect in effects if effect.code not in SILENT]
        others = sum(gained) - gained[seat]
        previews.append(LineHint(move, gained[seat], others, worth[seat] - best_other, worded, track[seat]))
    return sorted(previews, key=lambda hint: -hint.worth)
