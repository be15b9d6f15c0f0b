"""What a seat may decide now: tiles to lay, the draw, and whatever a module offers."""

from dataclasses import dataclass, replace
from random import Random

from cityboard.bots.metro.prospect import Prospect
from cityboard.core.dealer import pick_at_random
from cityboard.core.game import CHANCE, Move
from cityboard.games.metro.game import Metro
from cityboard.games.metro.module import overriding
from cityboard.games.metro.state import State

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Lay:
    """A tile on an empty square: its code as turned, the kernel's number of the square, and what it brings besides.

    NOWHERE stands for a move that leaves the board alone.
    """

    move: Move
    code: int
    at: int
    bonus: float


class Table:
    """A decision of a seat: a world that agrees with its view, the prospect of it, and its moves by kind."""

    def __init__(self, game: Metro, view: State, seat: int, rng: Random) -> None:
        """Guess a world and sort the moves."""
        self.game, self.view, self.seat, self.rng = game, view, seat, rng
        self.world = game.guess(view, rng)
        self.prospect = Prospect(game, self.world, seat, view.tower)
        moves = game.moves(view)
        self.lays = self.lays_of([move for move in moves if move[0] == "lay"])
        self.draws = ("draw",) in moves
        worth = {
            move: points
            for module in game.modules
            for move, points in module.offer_worth(view, self.prospect.filling).items()
            if move in moves
        }
        self.still = [Lay(move, 0, NOWHERE, points) for move, points in worth.items()]
        self.others = [move for move in moves if move[0] not in ("lay", "draw") and move not in worth]

    def lays_of(self, moves: list[Move]) -> list[Lay]:
        """Prepare ways to lay tiles, in the kernel's order of squares."""
        code, number = self.game.placement.code, self.prospect.number
        squares = {int(move[3]): move for move in moves}
        bonus = {square: self.prospect.bonus(move) for square, move in squares.items()}
        lays = [Lay(move, code(move), number[int(move[3])], bonus[int(move[3])]) for move in moves]
        return sorted(lays, key=lambda lay: lay.at)

    def draws_of(self, tile: int) -> list[Lay]:
        """List the ways to lay a tile if it were drawn; what they bring besides lines is that of the squares."""
        known = {lay.at: lay.bonus for lay in self.lays}
        code, number = self.game.placement.code, self.prospect.number
        moves = self.game.placement.moves(self.world, tile)
        lays = [Lay(m, code(m), number[int(m[3])], known.get(number[int(m[3])], 0.0)) for m in moves]
        return sorted(lays, key=lambda lay: lay.at)

    def after(self, move: Move) -> State:
        """Return a world after a move of a module, chance and the seat's own further decisions taken."""
        s = self.world.copy()
        self.game.play(s, move)
        while s.turn == CHANCE and s.step not in (self.game.deal.number, self.game.draw_tile.number):
            self.game.play(s, pick_at_random(self.game.chances(s), self.rng))
        return self.prospect.decided(s)


def tables_of(game: Metro, view: State, seat: int, rng: Random, worlds: int) -> list[Table]:
    """Guess some worlds, one where modules hide nothing; what a tile brings besides lines is the mean over them."""
    hidden = overriding(game.modules, "imagine")
    tables = [Table(game, view, seat, rng) for _ in range(worlds if hidden else 1)]
    bonuses = zip(*([lay.bonus for lay in table.lays] for table in tables), strict=True)
    lays = [replace(lay, bonus=sum(bonus) / len(tables)) for lay, bonus in zip(tables[0].lays, bonuses, strict=True)]
    for table in tables:
        table.lays = lays
    return tables
