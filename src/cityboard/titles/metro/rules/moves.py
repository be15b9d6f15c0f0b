"""The moves of the base game, one class each (docs/moves-metro.md): plain tuples with names for their entries."""

from typing import Annotated, Literal, NamedTuple

from cityboard.core.moves import SECRET

Percent = Literal[10, 20, 30, 40]

# What a seat decides.


class Lay(NamedTuple):
    """Lay a tile on a square, turned clockwise by a number of quarter turns (M2.2, M3, M6.1)."""

    kind: Literal["lay"]
    tile: str
    turns: int
    square: int


class Draw(NamedTuple):
    """Draw a tile from the tower, to be laid next (M2.2)."""

    kind: Literal["draw"]


class Pass(NamedTuple):
    """Do nothing, without a tile in hand while the tower is empty (M2.4)."""

    kind: Literal["pass"]


# What chance decides.


class FrameColour(NamedTuple):
    """Give a seat its frame colour P1 to P6 (M1.6)."""

    kind: Literal["frame"]
    seat: int
    number: int


class Start(NamedTuple):
    """Name the start player (M2.1)."""

    kind: Literal["start"]
    seat: int


class Deal(NamedTuple):
    """Bring a tile from the tower into a hand (M2.1, M2.3)."""

    kind: Literal["deal"]
    seat: int
    tile: Annotated[str, SECRET]


class Drawn(NamedTuple):
    """Bring the tile that a seat draws to lay it (M2.2)."""

    kind: Literal["drawn"]
    seat: int
    tile: Annotated[str, SECRET]


BASE_MOVES = (Lay, Draw, Pass, FrameColour, Start, Deal, Drawn)
