"""Short ways to write a Metro position down in a test."""

from collections.abc import Sequence
from typing import Any

import cityboard
from cityboard.core.game import CHANCE, Effect, Move
from cityboard.core.step import ARGUMENT, STEP
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State


def square(row: int, column: int) -> int:
    """Number a square."""
    return 8 * row + column


def begin(*wanted: Move, **options: Any) -> tuple[Metro, State]:
    """Set a game up until a seat decides; chance brings the wanted outcomes, elsewhere the first one.

    Frame and start player are fixed to seat order and seat 0 unless said otherwise.
    """
    companies = {"companies", "solo"} & set(options.get("modules", ()))
    fixed: dict[str, Any] = {} if companies else {"frame": list(range(1, options.get("players", 2) + 1))}
    game = cityboard.load("metro", **({"start": 0} | fixed | options))
    assert isinstance(game, Metro)
    s = game.start()
    settle(game, s, wanted)
    return game, s


def settle(game: Metro, s: State, wanted: Sequence[Move] = ()) -> list[Effect]:
    """Let chance decide until a seat must, with the wanted outcomes where they are possible; return the effects."""
    effects: list[Effect] = []
    left = list(wanted)
    while s.turn == CHANCE:
        outcomes = game.moves(s)
        chosen = next((move for move in left if move in outcomes), outcomes[0])
        if chosen in left:
            left.remove(chosen)
        game.play(s, chosen, effects.append)
    assert not left, f"chance never came to {left}"
    return effects


def play(game: Metro, s: State, move: Move, *wanted: Move) -> list[Effect]:
    """Play a legal move and let chance settle; return the effects."""
    refused = game.refuse(s, move)
    assert refused is None, refused
    effects: list[Effect] = []
    game.play(s, move, effects.append)
    return effects + settle(game, s, wanted)


def lay(game: Metro, s: State, placements: str) -> None:
    """Lay tiles written as tile, row, column (`aacb01cbcb02`), from the tower, asking no rule and no city."""
    for start in range(0, len(placements), 6):
        tile, row, column = placements[start : start + 4], placements[start + 4], placements[start + 5]
        take(game, s, tile)
        due, s.agenda = s.agenda, []
        game.lay(s, game.network.code[tile], square(int(row), int(column)), None)
        for entry in reversed(s.agenda):
            if game.steps[entry & STEP] is game.score_line:
                game.score_line.begin(s, entry >> ARGUMENT, None)
        s.agenda = due


def hold(game: Metro, s: State, seat: int, *tiles: str) -> None:
    """Exchange a seat's hand for some tiles from the tower; the old ones go back."""
    for tile in game.held(s, seat):
        game.release(s, seat, tile)
        s.tower[tile] += 1
        s.left += 1
    for name in tiles:
        take(game, s, name)
        game.hold(s, seat, game.network.code[name])


def take(game: Metro, s: State, tile: str) -> None:
    """Take a tile from the tower; if hands hold all of its kind, swap one of them for another tile first."""
    code = game.network.code[tile]
    if not s.tower[code]:
        seat = next(seat for seat in range(game.players) if code in game.held(s, seat))
        other = next(other for other, count in enumerate(s.tower) if count)
        game.release(s, seat, code)
        game.hold(s, seat, other)
        s.tower[other] -= 1
        s.tower[code] += 1
    s.tower[code] -= 1
    s.left -= 1


def reason(game: Metro, s: State, move: Move) -> tuple[str, str]:
    """Return code and rule of a refusal."""
    refused = game.refuse(s, move)
    assert refused is not None, f"{move} is legal"
    return refused.code, refused.rule
