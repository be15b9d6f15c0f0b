"""Short ways to bring a Helsinki turn to a point."""

from typing import Any

from cityboard.core.game import Move
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from tests.titles.helsinki.rules.asking import DRAW, END, is_legal, moves_of_kind
from tests.titles.helsinki.rules.positions import begin, board, coats, hold, play

WALK: Move = ("walk", 1)
EMPTY = """
    .......
    .......
    .......
    ...#...
    .......
    .......
    .......
"""
# One red domino to the east of the statue, one roof of it with a superstructure.
DOMINO = EMPTY.replace("#...", "#Rr.")


def turn(*cards: str, at: str = EMPTY, won: int = 0, walked: bool = True, **options: Any) -> tuple[Helsinki, State]:
    """Begin a turn of seat 0 with some cards, a board and coats of arms won; walked, the pawn stands in the north."""
    game, s = begin(**options)
    hold(game, s, *cards)
    board(game, s, at)
    coats(s, won)
    if walked:
        play(game, s, WALK)
    return game, s


def use(action: str) -> Move:
    """Name the use of an action."""
    return ("use", action)


def uses(game: Helsinki, s: State) -> set[str]:
    """Return the actions that can be used now."""
    return {str(move[1]) for move in moves_of_kind(game, s, "use")}


def finish_turn(game: Helsinki, s: State) -> None:
    """Bring the mover's turn, wherever it is, to its end with as little as possible."""
    seat, number = s.mover, s.round
    while s.turn == seat and (s.mover, s.round) == (seat, number):
        options: list[Move] = [END, WALK, DRAW, *moves_of_kind(game, s, "discard")]
        play(game, s, next(move for move in options if is_legal(game, s, move)))


def build(game: Helsinki, s: State, *named: str, pay: tuple[str, ...] = (), at: tuple[int, ...] = ()) -> None:
    """Build: the card with its actions, the payment, the resting place or the first one, the first roofs."""
    play(game, s, ("build", *named), ("pay", *pay))
    play(game, s, ("push", *at) if at else game.moves(s)[0])
    place_superstructures(game, s)


def place_superstructures(game: Helsinki, s: State) -> int:
    """Place the superstructures that are due on the first roofs; return how many."""
    number = 0
    while moves_of_kind(game, s, "roof"):
        play(game, s, game.moves(s)[0])
        number += 1
    return number
