"""Short ways to write a Helsinki position down in a test."""

from collections.abc import Sequence
from typing import Any

import cityboard
from cityboard.core.game import CHANCE, Effect, Move
from cityboard.titles.helsinki.rules import notation
from cityboard.titles.helsinki.rules.board import mask_of
from cityboard.titles.helsinki.rules.edition import ACTIONS, COLOURS
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State


def roof(row: int, column: int) -> int:
    """Number a roof."""
    return 7 * row + column


def begin(*wanted: Move, space: int = 0, **options: Any) -> tuple[Helsinki, State]:
    """Set a game up to the first turn of seat 0; chance brings the wanted outcomes, elsewhere the first one."""
    game = cityboard.load("helsinki", **({"start": 0} | options))
    assert isinstance(game, Helsinki)
    s = game.start()
    left = list(wanted)
    settle(game, s, left)
    game.play(s, ("space", space))
    settle(game, s, left)
    assert not left, f"chance never came to {left}"
    return game, s


def settle(game: Helsinki, s: State, wanted: list[Move]) -> list[Effect]:
    """Let chance decide until a seat must, with the wanted outcomes where possible (each used once)."""
    effects: list[Effect] = []
    while s.turn == CHANCE:
        outcomes = game.moves(s)
        chosen = next((move for move in wanted if move in outcomes), outcomes[0])
        if chosen in wanted:
            wanted.remove(chosen)
        game.play(s, chosen, effects.append)
    return effects


def play(game: Helsinki, s: State, *moves: Move, wanted: Sequence[Move] = ()) -> list[Effect]:
    """Play legal moves, letting chance settle after each; return the effects."""
    effects: list[Effect] = []
    left = list(wanted)
    for move in moves:
        refused = game.refuse(s, move)
        assert refused is None, f"{move}: {refused}"
        game.play(s, move, effects.append)
        effects += settle(game, s, left)
    assert not left, f"chance never came to {left}"
    return effects


def hold(game: Helsinki, s: State, *cards: str, seat: int = 0) -> None:
    """Exchange a hand for some cards from the pile; the old ones go back."""
    for card in game.held(s, seat):
        while s.hands[seat * game.deck.size + card]:
            game.release(s, seat, card)
            s.pile[card] += 1
            s.pile_size += 1
    for name in cards:
        code = game.deck.code[name]
        assert s.pile[code], f"no {name} left in the pile"
        s.pile[code] -= 1
        s.pile_size -= 1
        game.hold(s, seat, code)


def board(game: Helsinki, s: State, picture: str, seat: int = 0) -> None:
    """Set a player board from a text picture; coats under its tiles are gone, not won."""
    read = notation.parse(picture)
    s.built[seat], s.roofed[seat] = read.built, read.roofed
    s.colours[len(COLOURS) * seat : len(COLOURS) * (seat + 1)] = read.colours
    s.coats[seat] = mask_of(game.box.coats) & ~read.built


def coats(s: State, number: int, seat: int = 0) -> None:
    """Put coats of arms into a meadow."""
    s.meadows[seat] = number


def use_up(s: State, *actions: str, seat: int = 0) -> None:
    """Mark actions as used by a seat."""
    s.used[seat] |= mask_of(ACTIONS.index(action) for action in actions)


def picture(s: State, seat: int = 0) -> str:
    """Draw a player board."""
    own = tuple(s.colours[len(COLOURS) * seat : len(COLOURS) * (seat + 1)])
    return notation.draw(s.built[seat], own, s.roofed[seat])


def reason(game: Helsinki, s: State, move: Move) -> tuple[str, str]:
    """Return code and rule of a refusal."""
    refused = game.refuse(s, move)
    assert refused is not None, f"{move} is legal"
    return refused.code, refused.rule
