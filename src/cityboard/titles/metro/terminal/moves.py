"""Moves as people type them: `3 4`, `aacb 3 4 r1`, `d`, `x 20 open`, `s 3`, `red 5` (spaces are counted from 1)."""

import re

from cityboard.core.arguments import Nothing
from cityboard.core.game import Move
from cityboard.core.reason import Reason, ReasonCode, RefusedError
from cityboard.core.reasons import MOVE_NOT_NOW
from cityboard.language import LANGUAGES, Language
from cityboard.presentation.number import read_number
from cityboard.titles.metro.rules.catalogue import CITIES, MOVES
from cityboard.titles.metro.rules.cities.tourists import Arrange, Tourist, TouristTo
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.moves import Lay
from cityboard.titles.metro.rules.network import SIZE
from cityboard.titles.metro.rules.options import OfCity, OfModules
from cityboard.titles.metro.rules.placement import SQUARE_OUTSIDE
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.turn import DRAWN_TILE_FIRST
from cityboard.titles.metro.terminal.palette import LETTERS
from cityboard.titles.metro.terminal.parts import PARTS, parts_of

TOURIST = "tourist"  # a kind that is typed by its colour
ARRANGE = "arrange"  # one with a card, and cards are counted from 1
KIND_OF_LETTER = {"d": "draw", "p": "pass"} | {part.letter: part.kinds[0] for part in PARTS.values() if part.letter}
LETTER_OF_KIND = {kind: letter for letter, kind in KIND_OF_LETTER.items()}
PART_OF_KIND = {kind: name for name, part in PARTS.items() for kind in part.kinds}
KINDS = KIND_OF_LETTER | {kind: kind for kind in ("draw", "pass", *PART_OF_KIND) if kind != TOURIST}
TILE = re.compile("[abcd]{4}")
TURNS = re.compile("r([0-3])")


NO_TOURIST_TO_LEAD = ReasonCode("no-tourist-to-lead", Nothing)
CITY_NOT_IN_PLAY = ReasonCode("city-not-in-play", OfCity)
MODULES_NOT_IN_PLAY = ReasonCode("modules-not-in-play", OfModules)


def split(text: str) -> list[str]:
    """Split what is typed into words; `aacb34` and `3,4` are read like `aacb 3 4` and `3 4`."""
    text = re.sub(r"^([abcd]{4})(\d)(\d)$", r"\1 \2 \3", text.lower().strip())
    return re.sub(r"^(\d)\s*,\s*(\d)", r"\1 \2", text).replace(",", " ").split()


def short(move: Move) -> str:
    """Return a move as it can be typed."""
    match MOVES.read(move):
        case Lay(_, tile, turns, square):
            return f"{tile} {square // SIZE} {square % SIZE}" + (f" r{turns}" if turns else "")
        case TouristTo(_, colour, "square", square):
            return f"{colour} {square // SIZE} {square % SIZE}"
        case TouristTo(_, colour, "away"):
            return f"{colour} away"
        case TouristTo(_, colour, "space", space):
            return f"{colour} {space + 1}"
        case Tourist(_, colour):
            return colour
        case Arrange(_, card):
            return f"{ARRANGE} {card + 1}"
    kind, *arguments = map(str, move)
    return " ".join([LETTER_OF_KIND.get(kind, kind), *arguments])


def read(game: Metro, view: State, words: list[str]) -> list[Move]:
    """Return the moves that some words could mean, legal or not; none if they are not the words of a move."""
    if not words:
        return []
    first, numbers = words[0], [number for word in words[1:] if (number := read_number(word)) is not None]
    # When a tourist is due, `b`, `s` and `p` are colours.
    colour = _colour(first, letters=any(isinstance(move, Tourist | TouristTo) for move in game.moves(view)))
    if colour:
        return _read_tourist(colour, words[1:], numbers)
    if first in KINDS:
        rest = [word if read_number(word) is None else int(word) for word in words[1:]]
        if first == ARRANGE and len(rest) == len(numbers) == 1:
            return [Arrange("arrange", numbers[0] - 1)]
        return [(KINDS[first], *rest)]
    return _read_lay(game, view, words)


def refuse(game: Metro, view: State, move: Move) -> Reason | None:
    """Return why a move is not legal, by the rules or because its module is not in play."""
    reason = game.refuse(view, move)
    if reason is None or reason.code != MOVE_NOT_NOW.code:
        return reason
    kind, drawn = str(move[0]), view.drawn
    if kind in PART_OF_KIND and not any(kind in part.kinds for part in parts_of(game)):
        return _not_in_play(kind)
    return DRAWN_TILE_FIRST("M2.2", tiles=[game.network.names[drawn]]) if drawn else reason


def _not_in_play(kind: str) -> Reason:
    """Return the refusal for a move whose module or city is not in play."""
    if kind == TOURIST:
        return NO_TOURIST_TO_LEAD("M11.1")
    name = PART_OF_KIND[kind]
    if name in CITIES:
        return CITY_NOT_IN_PLAY("M18", city=name)
    return MODULES_NOT_IN_PLAY("M18", modules=[name])


def _square(row: int, column: int) -> int:
    """Return the number of a square; refuse one outside the board with the row and column typed."""
    if row >= SIZE or column >= SIZE:
        raise RefusedError(SQUARE_OUTSIDE("M1.1", squares=[f"{row},{column}"]))
    return SIZE * row + column


def _colour(word: str, *, letters: bool) -> Colour | None:
    """Find a colour by its name in any language, or by its letter."""
    for colour in COLOURS:
        if (letters and word == LETTERS[colour].lower()) or word == colour:
            return colour
        if any(word == Language(code).say(f"colour-{colour}") for code in LANGUAGES):
            return colour
    return None


def _read_tourist(colour: Colour, words: list[str], numbers: list[int]) -> list[Move]:
    match words, numbers:
        case [], _:
            return [Tourist("tourist", colour)]
        case ["away"], _:
            return [TouristTo("tourist", colour, "away", 0)]
        case [_], [space]:
            return [TouristTo("tourist", colour, "space", space - 1)]
        case [_, _], [row, column]:
            return [TouristTo("tourist", colour, "square", _square(row, column))]
    return []


def _read_lay(game: Metro, view: State, words: list[str]) -> list[Move]:
    """Read a placement; a tile without turns lies as it is held, and both can be left out if only one is legal."""
    tile = words[0] if TILE.fullmatch(words[0]) else None
    rest = words[1:] if tile else words
    turns = TURNS.fullmatch(rest[-1]) if rest else None
    rest = rest[:-1] if turns else rest
    if len(rest) != 2 or any(read_number(word) is None for word in rest):
        return []
    square = _square(*map(int, rest))
    legal = [move for move in game.moves(view) if isinstance(move, Lay) and move.square == square]
    meant = [move for move in legal if tile in (None, move.tile) and (turns is None or move.turns == int(turns[1]))]
    as_held = [move for move in meant if tile and turns is None and move.turns == 0]
    if meant:
        return [*(as_held or meant)]
    names = [tile] if tile else [game.network.names[code] for code in _playable(game, view)]
    # Not legal as it is: the rules say why.
    return [Lay("lay", name, int(turns[1]) if turns else 0, square) for name in names[:1]]


def _playable(game: Metro, view: State) -> list[int]:
    """List the tiles the player to move may lay: the drawn one, else those in hand."""
    return [view.drawn] if view.drawn else game.held(view, view.turn)
