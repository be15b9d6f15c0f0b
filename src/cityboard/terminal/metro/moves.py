"""Moves as people type them: `3 4`, `aacb 3 4 r1`, `d`, `x 20 open`, `s 3`, `red 5` (spaces are counted from 1)."""

import re

from cityboard.core.game import Move
from cityboard.core.reason import Reason, RefusedError
from cityboard.games.metro.colours import COLOURS
from cityboard.games.metro.game import Metro
from cityboard.games.metro.network import SIZE
from cityboard.games.metro.state import State
from cityboard.language import LANGUAGES, Language
from cityboard.terminal.metro.palette import LETTERS
from cityboard.terminal.number import read_number

LETTER_KINDS = {"d": "draw", "p": "pass", "x": "exchange", "s": "station"}
KINDS = {**LETTER_KINDS, **{kind: kind for kind in LETTER_KINDS.values()}}
SINGLE = ("keep", "return", "drive", "stay")
TILE = re.compile("[abcd]{4}")
TURNS = re.compile("r([0-3])")
# Which module or city a kind of move belongs to, where it has only one.
MODULE_OF = {"exchange": "companies", "station": "central-stations", "keep": "solo", "return": "solo"}
CITY_OF = {"drive": "london", "stay": "london"}
TOURIST_CITIES = ("paris", "st-petersburg")


def split(text: str) -> list[str]:
    """Split what is typed into words; `aacb34` and `3,4` are read like `aacb 3 4` and `3 4`."""
    text = re.sub(r"^([abcd]{4})(\d)(\d)$", r"\1 \2 \3", text.lower().strip())
    return re.sub(r"^(\d)\s*,\s*(\d)", r"\1 \2", text).replace(",", " ").split()


def short(move: Move) -> str:
    """Write a move the way it can be typed."""
    match move:
        case ("lay", tile, turns, int(square)):
            return f"{tile} {square // SIZE} {square % SIZE}" + (f" r{turns}" if turns else "")
        case ("exchange", percent, take):
            return f"x {percent} {take}"
        case ("station", *numbers):
            return " ".join(["s", *map(str, numbers)])
        case ("draw",):
            return "d"
        case ("pass",):
            return "p"
        case ("tourist", colour, "square", int(square)):
            return f"{colour} {square // SIZE} {square % SIZE}"
        case ("tourist", colour, "away", _):
            return f"{colour} away"
        case ("tourist", colour, "space", int(space)):
            return f"{colour} {space + 1}"
        case ("tourist", colour):
            return str(colour)
    return " ".join(map(str, move))


def read(game: Metro, view: State, words: list[str]) -> list[Move]:
    """Return the moves that some words may mean, legal or not; none if they are not the words of a move."""
    if not words:
        return []
    first, numbers = words[0], [found for word in words[1:] if (found := read_number(word)) is not None]
    # Where a tourist is due, `b`, `s` and `p` are colours.
    colour = _colour(first, letters=any(move[0] == "tourist" for move in game.moves(view)))
    if colour:
        return _read_tourist(colour, words[1:], numbers)
    if first in KINDS or first in SINGLE:
        rest = [word if read_number(word) is None else int(word) for word in words[1:]]
        return [(KINDS.get(first, first), *rest)]
    return _read_lay(game, view, words)


def refuse(game: Metro, view: State, move: Move) -> Reason | None:
    """Say why a move is not legal as the rules do, and what this game is played without."""
    reason = game.refuse(view, move)
    if reason is None or reason.code != "move-not-now":
        return reason
    kind, drawn = str(move[0]), view.drawn
    if kind in MODULE_OF and MODULE_OF[kind] not in game.choice.modules:
        return Reason("modules-not-in-play", "M18", {"modules": [MODULE_OF[kind]]})
    if kind in CITY_OF and CITY_OF[kind] != game.choice.city:
        return Reason("city-not-in-play", "M18", {"city": CITY_OF[kind]})
    if kind == "tourist" and game.choice.city not in TOURIST_CITIES:
        return Reason("no-tourist-to-lead", "M11.1")
    return Reason("drawn-tile-first", "M2.2", {"tiles": [game.network.names[drawn]]}) if drawn else reason


def _square(row: int, column: int) -> int:
    """Return the number of a square, refusing one outside the board by the row and column typed."""
    if row >= SIZE or column >= SIZE:
        raise RefusedError(Reason("square-outside", "M1.1", {"squares": [f"{row},{column}"]}))
    return SIZE * row + column


def _colour(word: str, *, letters: bool) -> str | None:
    """Find a colour by its name in any language, or by its letter."""
    for colour in COLOURS:
        if (letters and word == LETTERS[colour].lower()) or word == colour:
            return colour
        if any(word == Language(code).say(f"colour-{colour}") for code in LANGUAGES):
            return colour
    return None


def _read_tourist(colour: str, words: list[str], numbers: list[int]) -> list[Move]:
    match words, numbers:
        case [], _:
            return [("tourist", colour)]
        case ["away"], _:
            return [("tourist", colour, "away", 0)]
        case [_], [space]:
            return [("tourist", colour, "space", space - 1)]
        case [_, _], [row, column]:
            return [("tourist", colour, "square", _square(row, column))]
    return []


def _read_lay(game: Metro, view: State, words: list[str]) -> list[Move]:
    """Read a placement; a tile named without turns lies as it is held, both may be left out where only one is legal."""
    tile = words[0] if TILE.fullmatch(words[0]) else None
    rest = words[1:] if tile else words
    turns = TURNS.fullmatch(rest[-1]) if rest else None
    rest = rest[:-1] if turns else rest
    if len(rest) != 2 or any(read_number(word) is None for word in rest):
        return []
    square = _square(*map(int, rest))
    legal = [move for move in game.moves(view) if move[0] == "lay" and move[3] == square]
    meant = [move for move in legal if tile in (None, move[1]) and (turns is None or move[2] == int(turns[1]))]
    as_held = [move for move in meant if tile and turns is None and move[2] == 0]
    if meant:
        return as_held or meant
    names = [tile] if tile else [game.network.names[code] for code in _playable(game, view)]
    # Not legal as it stands: the rules say why.
    return [("lay", name, int(turns[1]) if turns else 0, square) for name in names[:1]]


def _playable(game: Metro, view: State) -> list[int]:
    """List the tiles the one to move may lay: the drawn one, else those in hand."""
    return [view.drawn] if view.drawn else game.held(view, view.turn)
