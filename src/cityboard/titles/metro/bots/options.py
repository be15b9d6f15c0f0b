"""What a seat can decide now: tiles to lay, the draw, and whatever a module offers."""

from dataclasses import dataclass, replace
from random import Random

from cityboard.core.dealer import pick_at_random
from cityboard.core.game import CHANCE, Move
from cityboard.titles.metro.bots.evaluation import Evaluation
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.module import overriding
from cityboard.titles.metro.rules.moves import Draw, Lay
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.turn import DRAW

NOWHERE = -1
TILES = (Lay, Draw)  # the moves that lay a tile, now or next


@dataclass(frozen=True, slots=True)
class LayOption:
    """A tile on an empty square: its code as turned, the kernel's number of the square, and what it brings besides.

    NOWHERE stands for a move that leaves the board alone.
    """

    move: Move
    code: int
    at: int
    bonus: float


class Situation:
    """A decision of a seat: a world that agrees with its view, the evaluation of it, and its moves by kind."""

    def __init__(self, game: Metro, view: State, seat: int, rng: Random) -> None:
        """Guess a world and sort the moves."""
        self.game, self.view, self.seat, self.rng = game, view, seat, rng
        self.world = game.guess(view, rng)
        self.scratch = self.world.copy()  # to try a tile on; whoever does so leaves it as it was
        self.evaluation = Evaluation(game, self.world, seat, view.tower)
        moves = game.moves(view)
        self.lays = self.lays_of([move for move in moves if isinstance(move, Lay)])
        self.draws = DRAW in moves
        worth = {
            move: points
            for offering in self.evaluation.worths
            for move, points in offering.offers(view, self.evaluation.filling).items()
            if move in moves
        }
        self.still = [LayOption(move, 0, NOWHERE, points) for move, points in worth.items()]
        self.others = [move for move in moves if not isinstance(move, TILES) and move not in worth]

    def lays_of(self, moves: list[Lay]) -> list[LayOption]:
        """Prepare ways to lay tiles, in the kernel's order of squares."""
        code, number = self.game.placement.code, self.evaluation.number
        squares = {move.square: move for move in moves}
        bonus = {square: self.evaluation.bonus(move) for square, move in squares.items()}
        lays = [LayOption(move, code(move), number[move.square], bonus[move.square]) for move in moves]
        return sorted(lays, key=lambda lay: lay.at)

    def draws_of(self, tile: int) -> list[LayOption]:
        """List the ways to lay a tile if it were drawn; what they bring besides lines depends on the squares."""
        known = {lay.at: lay.bonus for lay in self.lays}
        code, number = self.game.placement.code, self.evaluation.number
        moves = self.game.placement.moves(self.world, tile)
        lays = [LayOption(move, code(move), number[move.square], known.get(number[move.square], 0.0)) for move in moves]
        return sorted(lays, key=lambda lay: lay.at)

    def after(self, move: Move) -> State:
        """Return a world after a module's move, with chance and the seat's own further decisions played."""
        s = self.world.copy()
        self.game.play(s, move)
        while s.turn == CHANCE and s.step not in (self.game.deal.number, self.game.draw_tile.number):
            self.game.play(s, pick_at_random(self.game.chances(s), self.rng))
        return self.evaluation.decided(s)


def situations_of(game: Metro, view: State, seat: int, rng: Random, worlds: int) -> list[Situation]:
    """Guess some worlds, or one if modules hide nothing; what a tile brings besides lines is the mean over them."""
    hidden = overriding(game.modules, "imagine")
    situations = [Situation(game, view, seat, rng) for _ in range(worlds if hidden else 1)]
    bonuses = zip(*([lay.bonus for lay in situation.lays] for situation in situations), strict=True)
    lays = [
        replace(lay, bonus=sum(bonus) / len(situations)) for lay, bonus in zip(situations[0].lays, bonuses, strict=True)
    ]
    for situation in situations:
        situation.lays = lays
    return situations
