"""What everybody sees of a city (M11 to M17); cards are numbered as in the edition, from 0."""

from typing import Annotated, Literal

from msgspec import Meta

from cityboard.protocol.metro_terms import ByColour, BySeat, Colour, Count, Owner, Square, Station
from cityboard.protocol.wire import Wire

Card = Annotated[int, Meta(ge=0, le=11)]
Monument = Annotated[str, Meta(max_length=200)]
Tourists = dict[Square, list[Colour]]  # by the square they stand on
Side = Literal["left", "right"]
CardSide = Literal["A", "B"]


class ParisCard(Wire, frozen=True):
    """A monument card: its four spaces, and whether a tourist has come to each."""

    card: Card
    name: Monument
    spaces: Annotated[list[Colour], Meta(min_length=4, max_length=4)]
    filled: Annotated[list[bool], Meta(min_length=4, max_length=4)]


class Paris(Wire, frozen=True):
    """A row of cards for every seat, and the square whose tourists are being led (M12)."""

    tourists: Tourists
    gone: Count
    rows: Annotated[list[list[ParisCard]], Meta(min_length=2, max_length=6)]
    leading: Square | None


class StockholmCard(Wire, frozen=True):
    """A monument card: the points of its spaces, who stands there, and the token on it in the variant."""

    card: Card
    name: Monument
    values: Annotated[list[Count], Meta(min_length=4, max_length=4)]
    standing: Annotated[list[Colour | None], Meta(min_length=4, max_length=4)]
    token: Colour | None


class Stockholm(Wire, frozen=True):
    """The common row; secret tokens by seat, or in the variant the points by seat (M13)."""

    tourists: Tourists
    row: Annotated[list[StockholmCard], Meta(max_length=8)]
    variant: bool
    tokens: BySeat
    points: BySeat


class LondonCard(Wire, frozen=True):
    """A monument card of the row."""

    card: Card
    name: Monument
    colour: Colour


class Taxi(Wire, frozen=True):
    """Where the taxi is: at a card of the row, from 0, or still on a direction tile (`at` is None), and its way."""

    at: Annotated[int, Meta(ge=0, le=7)] | None
    heading: Side


class London(Wire, frozen=True):
    """The row, the taxi, the points by seat, and the square of the tourist one may drive for (M14)."""

    tourists: Tourists
    gone: Count
    row: Annotated[list[LondonCard], Meta(max_length=8)]
    taxi: Taxi | None
    points: BySeat
    driving: Square | None


class NewYorkBoard(Wire, frozen=True):
    """The board of a seat or company: values and tourists by colour."""

    owner: Owner
    board: Annotated[int, Meta(ge=0, le=7)]
    values: ByColour
    tourists: ByColour


class NewYork(Wire, frozen=True):
    """The tourists at stations, the monuments by colour, and the boards dealt (M15)."""

    tourists: dict[Station, Colour]
    monuments: Annotated[list[Monument], Meta(min_length=8, max_length=8)]
    boards: Annotated[list[NewYorkBoard], Meta(max_length=8)]


class StPetersburgCard(Wire, frozen=True):
    """A monument card, and whether it still lies on its square."""

    card: Card
    name: Monument
    square: Square
    lies: bool


class StPetersburgColour(Wire, frozen=True):
    """A colour's tourist: its square, None while it is still to choose, and its point tiles not yet taken."""

    colour: Colour
    square: Square | None
    left: Annotated[int, Meta(ge=0, le=4)]


class TakenTiles(Wire, frozen=True):
    """The point tiles of a seat or company by colour: how many, and at the end of the game their values."""

    owner: Owner
    numbers: ByColour
    values: Annotated[list[list[Count]], Meta(min_length=8, max_length=8)] | None


class StPetersburg(Wire, frozen=True):
    """The cards, the tourists, the point tiles, and the square that waits for a tourist (M16)."""

    cards: Annotated[list[StPetersburgCard], Meta(min_length=8, max_length=8)]
    colours: Annotated[list[StPetersburgColour], Meta(min_length=8, max_length=8)]
    tile_values: Annotated[list[Count], Meta(min_length=4, max_length=4)]  # of each colour
    taken: Annotated[list[TakenTiles], Meta(min_length=2, max_length=8)]
    choosing: Square | None


class BerlinCard(Wire, frozen=True):
    """A monument card: its side, the points for most and second most tickets, and the tourist on it."""

    card: Card
    name: Monument
    side: CardSide
    most: Count
    second: Count
    colour: Colour | None


class Tickets(Wire, frozen=True):
    """The tickets of a seat or company by colour."""

    owner: Owner
    numbers: ByColour


class Berlin(Wire, frozen=True):
    """The cards, the tickets taken, and those left by colour, which a dummy gets at the end (M17)."""

    tourists: Tourists
    cards: Annotated[list[BerlinCard], Meta(min_length=8, max_length=8)]
    tickets: Annotated[list[Tickets], Meta(min_length=2, max_length=8)]
    left: ByColour
