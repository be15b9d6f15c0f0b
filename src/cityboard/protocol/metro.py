"""What a viewer of Metro sees: the board that everybody sees, and the hand of one seat."""

from typing import Annotated, Literal

from msgspec import Meta

from cityboard.protocol.metro_cities import Berlin, London, NewYork, Paris, Stockholm, StPetersburg
from cityboard.protocol.metro_terms import (
    ByColour,
    BySeat,
    Colour,
    Count,
    Edge,
    Owner,
    Percent,
    Seat,
    Square,
    Station,
    Tile,
    Tiles,
)
from cityboard.protocol.wire import Wire

# The board.


class Crossing(Wire, frozen=True, array_like=True):
    """A tile crossed by a line: the square, the edge the train enters over, and the edge it leaves over."""

    square: Square
    entrance: Edge
    exit: Edge


class Line(Wire, frozen=True):
    """The line of a station, or of a place of the central station where a tile lies (M4, M8).

    Places 0 to 7 of the central station are the stations 33 to 40. `points` are those scored or, while the line is
    open, those it would score at an edge station; a line without owner scores none.
    """

    station: Annotated[int, Meta(ge=1, le=40)]
    owner: Owner | None
    length: Count  # tiles crossed, each crossing counted
    points: Count
    end: Station | Literal["centre"] | None  # where it was scored; None while it was not
    waits: Square | None  # the empty square it leads to
    path: Annotated[list[Crossing], Meta(max_length=256)]


class LinePoints(Wire, frozen=True):
    """The line points of a seat, or the profit a company has from lines."""

    owner: Owner
    points: Count


# The modules.


class Company(Wire, frozen=True):
    """A company's profit, city points included as far as everybody knows them, and its value (M7.5)."""

    company: Colour
    profit: Count
    value: Count
    share_points: Annotated[list[Count], Meta(min_length=4, max_length=4)]  # of a share of 10, 20, 30 and 40 % (M7.6)


class HeldShare(Wire, frozen=True):
    """A share before a seat: which one if everybody knows it, and whether it lies open there (M8.6)."""

    company: Colour | None
    revealed: bool


class SharePile(Wire, frozen=True):
    """The cards of one percentage: how many are in the pile, the open one beside it, and that of every seat (M7.2)."""

    percent: Percent
    size: Annotated[int, Meta(ge=0, le=8)]
    open: Colour | None
    held: Annotated[list[HeldShare | None], Meta(min_length=2, max_length=6)]


class Companies(Wire, frozen=True):
    """The share market and the profit table (M7)."""

    piles: Annotated[list[SharePile], Meta(min_length=4, max_length=4)]
    companies: Annotated[list[Company], Meta(min_length=8, max_length=8)]
    values: ByColour  # of the places 1 to 8 (M7.5)
    majority_divisor: Count  # M7.7
    closes_at: Count  # the profit of any company that ends the exchange (M7.4)
    idle_turns: Count  # turns in a row in which nobody laid a tile (M7.3)


class CentralStations(Wire, frozen=True):
    """Who has a tile on each place of the central station, and who has not placed one (M8)."""

    places: Annotated[list[Owner | None], Meta(min_length=8, max_length=8)]
    unplaced: Annotated[list[Owner], Meta(max_length=8)]


class CentralRails(Wire, frozen=True):
    """The centre is covered by rails, which lie on their squares, and whether they count as tiles crossed (M9)."""

    counts_as_crossing: bool


class Solo(Wire, frozen=True):
    """The solo game's open tiles and cards (M10)."""

    open_tiles: Annotated[list[Tile], Meta(max_length=2)]
    card: Colour | None
    deck: Annotated[list[Colour], Meta(max_length=8)]  # in no order
    discards: Annotated[list[Colour], Meta(max_length=8)]
    revealed: Count  # cards so far
    refusable: Tile  # until eight cards are revealed (M10.3)
    offered: Tile | None  # just drawn: keep it or return it
    returned: Tile | None  # laid aside until another is drawn


class Share(Wire, frozen=True):
    """A share of a seat, and whether it lies open before it (M8.6)."""

    seat: Seat
    percent: Percent
    company: Colour
    revealed: bool


class Shares(Wire, frozen=True):
    """The shares of a seat, and while the game goes on those of others that it has seen go where they lie (M7.3)."""

    own: Annotated[list[Share], Meta(max_length=4)]
    seen: Annotated[list[Share], Meta(max_length=20)]


class PointTiles(Wire, frozen=True):
    """The values of somebody's point tiles of one colour (M16.3)."""

    colour: Colour
    values: Annotated[list[Count], Meta(min_length=1, max_length=4)]


class MetroHand(Wire, frozen=True, tag_field="title", tag="metro", omit_defaults=True):
    """What one seat knows and the table does not; what a module adds is missing where the module is not in play."""

    seat: Seat
    tiles: Annotated[list[Tile], Meta(max_length=3)]
    drawn: Tile | None  # to be laid at once (M2.2)
    unseen: Tiles  # in the tower and in other hands
    shares: Shares | None = None
    tokens: Annotated[list[Colour], Meta(max_length=3)] | None = None  # Stockholm (M13.1)
    point_tiles: Annotated[list[PointTiles], Meta(max_length=8)] | None = None  # St Petersburg (M16.3)


class MetroBoard(Wire, frozen=True, tag_field="title", tag="metro", omit_defaults=True):
    """What everybody sees; what a module adds is missing where the module is not in play."""

    mover: Seat  # whose turn it is, also while chance decides
    squares: Annotated[list[Tile | None], Meta(min_length=64, max_length=64)]  # the tile as it lies
    lines: Annotated[list[Line], Meta(min_length=32, max_length=40)]
    accounts: Annotated[list[LinePoints], Meta(min_length=2, max_length=8)]
    tower: Count
    hands: BySeat  # how many tiles
    drawn: bool  # the mover has drawn a tile and must lay it (M2.2)
    unseen: Tiles  # in the tower and in the hands
    companies: Companies | None = None
    central_stations: CentralStations | None = None
    central_rails: CentralRails | None = None
    solo: Solo | None = None
    paris: Paris | None = None
    stockholm: Stockholm | None = None
    london: London | None = None
    new_york: NewYork | None = None
    st_petersburg: StPetersburg | None = None
    berlin: Berlin | None = None
    revealed: list[MetroHand] | None = None  # everybody's secrets, after the end of the game
