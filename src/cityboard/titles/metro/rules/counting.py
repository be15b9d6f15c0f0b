"""A real table counted: its count sheet becomes a state, and the breakdown of the game says every point."""

from collections.abc import Sequence
from typing import TypedDict

from cityboard.core.arguments import Nothing
from cityboard.core.game import NOBODY, Entry, EntryCode
from cityboard.core.reason import NotationError, Reason, ReasonCode
from cityboard.core.sheet import ChoicePart, NumberPart, Sheet, seats
from cityboard.titles.metro.rules.catalogue import MODULE_OPTIONS
from cityboard.titles.metro.rules.frame import PlayerFrame
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.network import CENTRAL_SQUARES, DEPARTURES, family
from cityboard.titles.metro.rules.notation import WrittenTile, parse
from cityboard.titles.metro.rules.placement import refuse_taken
from cityboard.titles.metro.rules.sheet import TILES, owners
from cityboard.titles.metro.rules.state import State

OPTIONS = ("modules", "city", "free_orientation", *MODULE_OPTIONS)  # those that a final board depends on
MOST_POINTS = 999


class OfTooManyTiles(TypedDict):
    """The tile that is one too many, its square, and how many there are in the box."""

    tiles: list[str]
    squares: list[int]
    number: int


SHEET_TILES = ReasonCode("sheet-tiles", OfTooManyTiles)
NOTED_WITH_TILES = ReasonCode("noted-with-tiles", Nothing)

LINES_NOTED = EntryCode("lines-noted", Nothing)


class NotedLines(Metro):
    """A game whose lines are only known by the points that somebody has noted."""

    def __init__(self, game: Metro, noted: Sequence[int]) -> None:
        """Take the points of every account."""
        super().__init__(game.choice, game.edition)
        self._noted = noted

    def line_entries(self, s: State) -> list[Entry]:
        """List the noted points instead of lines."""
        accounts = enumerate(self._noted)
        return [LINES_NOTED(self.frame.name(account), "M4.1", points) for account, points in accounts if points]


def count(game: Metro, sheet: Sheet) -> tuple[Metro, State]:
    """Return the end of the game that a count sheet describes, as far as it does, and the game that can count it."""
    s = game.start()
    s.agenda.clear()
    s.turn = NOBODY
    _give_stations(game, s, sheet)
    _lay_tiles(game, s, sheet)
    noted = _note_points(game, s, sheet)
    for module in game.modules:
        module.lay_out(s, sheet)
    complete = sorted(end for departure in DEPARTURES for end in game.extend(s, departure >> 2))
    for line in complete:
        game.score_line.begin(s, line, None)
    for module in game.modules:
        module.compare(s, sheet)
    s.agenda.clear()
    sheet.refuse_unread()
    return (NotedLines(game, noted) if any(noted) else game), s


def _give_stations(game: Metro, s: State, sheet: Sheet) -> None:
    """Give every seat the stations of its frame colour; if none is entered, in the order of the seats (M1.6)."""
    if not isinstance(game.frame, PlayerFrame):
        return
    numbers = tuple(range(1, game.players + 1))
    frame = ChoicePart(
        "board.frame",
        "M1.6",
        seats(game),
        kind="frame",
        choices=numbers,
        different="part",
        default=tuple(range(game.players)),
    )
    for seat, [number] in enumerate(sheet.choices(frame)):
        if number is not None:
            game.frame.give(s, seat, numbers[number])


def _lay_tiles(game: Metro, s: State, sheet: Sheet) -> None:
    """Lay the tiles as they are written (M1.4)."""
    [text] = sheet.texts(TILES)
    try:
        placements = parse("".join(text.split()), game.network.code)
    except NotationError as refused:
        sheet.refuse(refused.reason, TILES)
        return
    for placement in placements:
        if reason := _refuse(game, s, placement):
            sheet.refuse(reason, TILES)
            continue
        s.board[placement.square] = game.network.code[placement.tile]
        s.empty -= placement.square not in CENTRAL_SQUARES


def _refuse(game: Metro, s: State, placement: WrittenTile) -> Reason | None:
    """Return why no table can have a tile on its square."""
    tile, square = placement.tile, placement.square
    is_covered = any(module.centre_covered for module in game.modules)
    reason = refuse_taken(s, tile, square, is_covered=is_covered)
    if reason or square in CENTRAL_SQUARES:
        return reason  # the module that covers the centre knows its tiles
    names, is_turned = game.network.names, game.choice.free_orientation
    kind = family if is_turned else str
    number = sum(count for name, count in game.box.tiles.items() if kind(name) == kind(tile))
    others = [code for at, code in enumerate(s.board) if code and at not in CENTRAL_SQUARES]
    if sum(kind(names[code]) == kind(tile) for code in others) >= number:
        return SHEET_TILES("M6.1" if is_turned else "M1.4", tiles=[tile], squares=[square], number=number)
    return None


def _note_points(game: Metro, s: State, sheet: Sheet) -> list[int]:
    """Return the points of lines that are not on the board, by account; they count only without a board."""
    part = NumberPart("board.points", "M4.1", owners(game), most=MOST_POINTS)
    noted = [points for [points] in sheet.numbers(part)]
    if any(noted) and any(s.board):
        sheet.refuse(NOTED_WITH_TILES("M4.4"), part)
        return []
    s.points = [*noted]
    return noted
