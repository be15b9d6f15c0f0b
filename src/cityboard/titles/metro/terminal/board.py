"""The board as box characters: squares, tracks in the colours of their owners, stations around it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from rich.text import Text

from cityboard.core.game import UNKNOWN
from cityboard.presentation.canvas import Canvas
from cityboard.presentation.palette import STYLES
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.network import CENTRAL_SQUARES, DEPARTURES, LINES, PLACES, SIZE, SQUARES, STATIONS
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.terminal.palette import owner_letter, owner_style, tourist_letter
from cityboard.titles.metro.terminal.tile import COLUMNS, PLUS, ROWS, glyph

PITCH_ROWS, PITCH_COLUMNS = ROWS + 1, COLUMNS + 1
SCORED = "✓"
LAST, EMPTY, CARD, CENTRE = "◆", "·", "▲", "░"
CROWD = 3  # letters of tourists shown on a square; a plus sign stands for more
# The places of the central station: the square of each, and the position of its label there (M4.6).
ABOVE, RIGHT, BELOW = (0, 1), (2, 3), (4, 5)
PLACE_SQUARES = (27, 28, 28, 36, 36, 35, 35, 27)


@dataclass(frozen=True, slots=True)
class Marks:
    """What is shown besides the tracks: the last tile laid, where tiles can go, tourists, cards."""

    last: int | None = None
    legal: Collection[int] = ()
    places: Collection[int] = ()  # of the central station, where a tile may be placed
    on_squares: Mapping[int, list[int]] = field(default_factory=dict)
    on_stations: Mapping[int, list[int]] = field(default_factory=dict)
    cards: Collection[int] = ()


def draw_board(game: Metro, view: State, marks: Marks) -> Text:
    """Draw a board of 35 rows and about 60 columns."""
    return _Drawing(game, view, marks).text()


class _Drawing:
    """One board being drawn."""

    def __init__(self, game: Metro, view: State, marks: Marks) -> None:
        self._game, self._view, self._marks = game, view, marks
        self._separator = ":" if game.frame.people else ""  # between a station's number and a player's
        self._margin = 5 + len(self._separator)
        self._gap = not marks.on_stations  # between a station and the board, unless a tourist needs the room
        self._canvas = Canvas(PITCH_ROWS * SIZE + 3, PITCH_COLUMNS * SIZE + 1 + 2 * self._margin)
        self._owners = self._owners_of_tracks()

    def text(self) -> Text:
        self._draw_grid()
        for square in range(SQUARES):
            if self._view.board[square]:
                self._draw_tile(square)
            elif square in CENTRAL_SQUARES:
                self._draw_centre(square)
            else:
                self._draw_empty(square)
        for place in range(PLACES):
            self._draw_place(place)
        for station in range(1, STATIONS + 1):
            self._draw_station(station)
        return self._canvas.text()

    def _corner(self, square: int) -> tuple[int, int]:
        """Return the top left place of the inside of a square."""
        return 2 + PITCH_ROWS * (square // SIZE), self._margin + 1 + PITCH_COLUMNS * (square % SIZE)

    def _owners_of_tracks(self) -> dict[int, int]:
        """Find the owner of the line that enters each position."""
        view, follow = self._view, self._game.network.follow
        owners: dict[int, int] = {}
        for line in range(LINES):
            position = DEPARTURES[line]
            while view.owners[line] != UNKNOWN and position >= 0 and view.board[position >> 2]:
                owners[position] = view.owners[line]
                position = follow[view.board[position >> 2]][position]
        return owners

    def _draw_grid(self) -> None:
        for line in range(SIZE + 1):
            left, middle, right = "┌┬┐" if not line else "└┴┘" if line == SIZE else "├┼┤"
            rule = left + middle.join(["─" * COLUMNS] * SIZE) + right
            self._canvas.put(1 + PITCH_ROWS * line, self._margin, rule, "dim")
        for row in range(SIZE * PITCH_ROWS):
            for column in range(SIZE + 1) if row % PITCH_ROWS else ():
                self._canvas.put(1 + row, self._margin + PITCH_COLUMNS * column, "│", "dim")
        for number in range(SIZE):
            middle_row, middle_column = 3 + PITCH_ROWS * number, self._margin + 3 + PITCH_COLUMNS * number
            self._canvas.put(1, middle_column, str(number), "bold")
            self._canvas.put(middle_row, self._margin, str(number), "bold")

    def _draw_tile(self, square: int) -> None:
        row, column = self._corner(square)
        name = self._game.network.names[self._view.board[square]]
        for edge, (down, right) in enumerate(PLUS):
            owner = self._owners.get(4 * square + edge, UNKNOWN)
            self._canvas.put(row + down, column + right, glyph(name, edge), owner_style(self._game, owner))
        if square == self._marks.last:
            self._canvas.put(row, column, LAST, "bold bright_white")
        self._draw_crowd(square, row + 1, column + 2)

    def _draw_empty(self, square: int) -> None:
        row, column = self._corner(square)
        self._canvas.put(row + 1, column + 2, EMPTY, "dim")
        if square in self._marks.legal:
            self._canvas.put(row, column + 1, f"{square // SIZE} {square % SIZE}", "bold green")
        if square in self._marks.cards:
            self._canvas.put(row + 1, column + 2, CARD, "bold")
        self._draw_crowd(square, row + 1, column + 2)

    def _draw_crowd(self, square: int, row: int, middle: int) -> None:
        crowd = self._marks.on_squares.get(square, [])
        first = middle - (len(crowd[:CROWD]) > 1)
        for offset, colour in enumerate(crowd[:CROWD]):
            letter = "+" if offset == CROWD - 1 and len(crowd) > CROWD else tourist_letter(colour)
            self._canvas.put(row, first + offset, letter, f"bold {STYLES[COLOURS[colour]]}")

    def _draw_centre(self, square: int) -> None:
        row, column = self._corner(square)
        for down in range(ROWS):
            self._canvas.put(row + down, column, CENTRE * COLUMNS, "dim")

    def _draw_place(self, place: int) -> None:
        """Draw a place of the central station: its number if a tile can go there, or the owner of its tile."""
        line, square = STATIONS + place, PLACE_SQUARES[place]
        owner = self._view.owners[line]
        if owner == UNKNOWN and place not in self._marks.places:
            return
        row, column = self._corner(square)
        label = str(place) if owner == UNKNOWN else f"{place}{self._separator}{owner_letter(self._game, owner)}"
        label += SCORED if self._view.ends[line] else ""
        style = "bold green" if owner == UNKNOWN else f"bold {owner_style(self._game, owner)}"
        down = 0 if place in ABOVE else 2 if place in BELOW else 1
        right = 1 if place in ABOVE + BELOW else COLUMNS - len(label) if place in RIGHT else 0
        self._canvas.put(row + down, column + right, label, style)

    def _draw_station(self, station: int) -> None:
        owner = self._view.owners[station - 1]
        label = f"{station}{self._separator}{owner_letter(self._game, owner)}"
        label += SCORED if self._view.ends[station - 1] else ""
        style = owner_style(self._game, owner)
        crowd = self._marks.on_stations.get(station, [])
        width = len(label) + len(crowd)
        row, column = self._corner(DEPARTURES[station - 1] >> 2)
        side = (station - 1) // SIZE
        if side == 0 or side == 2:
            row = 0 if side == 0 else PITCH_ROWS * SIZE + 2
            column += (COLUMNS - width + 1) // 2
        else:
            row += 1
            column = (
                self._margin - self._gap - width if side == 1 else self._margin + PITCH_COLUMNS * SIZE + 1 + self._gap
            )
        self._canvas.put(row, column, label, style)
        for offset, colour in enumerate(crowd):
            letter_style = f"bold {STYLES[COLOURS[colour]]}"
            self._canvas.put(row, column + len(label) + offset, tourist_letter(colour), letter_style)
