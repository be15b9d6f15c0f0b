"""The public notation of placements, six characters per tile: `aacb01` is tile aacb on row 0, column 1."""

from collections.abc import Container
from dataclasses import dataclass, replace
from typing import Any, TypedDict

from cityboard.core.game import UNKNOWN
from cityboard.core.reason import NotationError, Reason, ReasonCode, RefusedError
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.moves import Lay
from cityboard.titles.metro.rules.network import CENTRE, OPEN, SIZE, STATIONS
from cityboard.titles.metro.rules.placement import OfPlacement, refuse_taken
from cityboard.titles.metro.rules.state import State

LENGTH = 6


class OfUsedUp(OfPlacement):
    """A tile, and how many of its kind there are."""

    number: int


class OfNotation(TypedDict):
    """A part of the text and its position."""

    position: int
    part: str


NOTATION_SHORT = ReasonCode("notation-short", OfNotation)
NOTATION_TILE = ReasonCode("notation-tile", OfNotation)
NOTATION_DIGIT = ReasonCode("notation-digit", OfNotation)
TILES_USED_UP = ReasonCode("tiles-used-up", OfUsedUp)


@dataclass(frozen=True, slots=True)
class WrittenTile:
    """A tile on a square, and its position in the text."""

    tile: str
    square: int
    position: int


def parse(text: str, tiles: Container[str]) -> list[WrittenTile]:
    """Read placements; refuse a malformed one with its position, counted from 0."""
    return [_parse_one(text, position, tiles) for position in range(0, len(text), LENGTH)]


def _parse_one(text: str, position: int, tiles: Container[str]) -> WrittenTile:
    part = text[position : position + LENGTH]
    if len(part) < LENGTH:
        raise NotationError(NOTATION_SHORT("", position=position, part=part))
    tile = part[:4]
    if tile not in tiles:
        raise NotationError(NOTATION_TILE("", position=position, part=tile))
    for offset in (4, 5):
        if part[offset] not in "01234567":
            raise NotationError(NOTATION_DIGIT("", position=position + offset, part=part[offset]))
    return WrittenTile(tile, SIZE * int(part[4]) + int(part[5]), position)


def board_of(game: Metro, placements: list[WrittenTile], *, check: bool) -> State:
    """Lay placements in order on an empty board and score their lines.

    With `check`, every rule of the sequence is checked (M1.4, M3), otherwise only that each square exists and is free.
    """
    s = game.start()
    for placement in placements:
        tile, square = placement.tile, placement.square
        reason = _refuse(game, s, tile, square) if check else refuse_taken(s, tile, square)
        if reason:
            raise RefusedError(replace(reason, arguments={**reason.arguments, "position": placement.position}))
        code = game.network.code[tile]
        s.tower[code] = max(0, s.tower[code] - 1)
        game.lay(s, code, square, None)
    return s


def _refuse(game: Metro, s: State, tile: str, square: int) -> Reason | None:
    """Return why a tile cannot be the next one of its game."""
    if not s.tower[game.network.code[tile]]:
        return TILES_USED_UP("M1.4", tiles=[tile], squares=[square], number=game.box.tiles[tile])
    return game.placement.refuse_square(s, Lay("lay", tile, 0, square))


def lines_of(game: Metro, s: State) -> list[dict[str, Any]]:
    """List the line of every station: its owner, its crossings, its points and its end."""
    return [
        {
            "station": line + 1,
            "seat": None if s.owners[line] == UNKNOWN else s.owners[line],
            "crossings": s.lengths[line],
            "points": sum(game.line_worth(s, line)) if s.ends[line] and s.owners[line] != UNKNOWN else 0,
            "end": "open" if s.ends[line] == OPEN else "centre" if s.ends[line] == -CENTRE else "edge",
        }
        for line in range(STATIONS)
    ]
