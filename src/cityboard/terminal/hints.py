"""What each legal move would bring at once, as far as the one to move can know."""

from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from cityboard.core.game import Effect, Move
from cityboard.core.step import ARGUMENT, STEP
from cityboard.games.metro.game import Metro
from cityboard.games.metro.state import State
from cityboard.language import Language
from cityboard.terminal.metro.lines import open_lines
from cityboard.terminal.metro.moves import short

SILENT = ("laid", "drew", "dealt", "passed")  # what the move itself already says
# A tile more on an open line promises points, and a line that ends is worth less than a usual long one until it has
# so many points. A seat that follows this order scores more than twice as much as random movers, one that takes the
# most points at once only half as much.
PER_TILE, USUAL_LINE = 3, 12
SHOWN = 15


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, the points it brings its seat and all others, the tiles it adds to own open lines, and what it causes."""

    move: Move
    points: int
    others: int
    track: int
    worth: int
    effects: list[Effect]


def hints(game: Metro, view: State) -> list[Hint]:
    """Play every legal move on a copy of a view and list them, best first."""
    seats = range(game.players)
    before, open_before = game.scores(view), [open_lines(game, view, seat) for seat in seats]
    seat = view.turn
    found = []
    for move in game.moves(view):
        copy = view.copy()
        effects: list[Effect] = []
        game.play(copy, move, effects.append)
        for entry in copy.agenda[::-1]:  # a line that only waits for another decision is scored all the same
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
        told = [effect for effect in effects if effect.code not in SILENT]
        others = sum(gained) - gained[seat]
        found.append(Hint(move, gained[seat], others, track[seat], worth[seat] - best_other, told))
    return sorted(found, key=lambda hint: -hint.worth)


def shown(found: list[Hint]) -> list[Hint]:
    """Return the first hints, and the draw wherever it stands."""
    return found[:SHOWN] + [hint for hint in found[SHOWN:] if hint.move == ("draw",)]


def show_hints(found: list[Hint], language: Language) -> Table:
    """List hints by number: points for oneself, tiles added to open lines, points for others, what else happens."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, hint in enumerate(found, 1):
        told = " ".join(language.effect(effect) for effect in hint.effects)
        brings = [
            _points(language, "hint-points", hint.points),
            language.say("hint-track", track=hint.track) if hint.track else "",
            _points(language, "hint-others", hint.others) if hint.others else "",
        ]
        grid.add_row(f"{number}:", short(hint.move), *brings, Text(told, "dim"))
    return grid


def _points(language: Language, message: str, points: int) -> str:
    return language.say(message, sign="−" if points < 0 else "+", points=abs(points))
