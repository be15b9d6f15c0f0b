"""London: a taxi drives the circuit of monuments (M14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypedDict

from cityboard.core.arguments import Nothing
from cityboard.core.edition import Edition, list_of, one_of, text
from cityboard.core.game import EffectCode, Entry, EntryCode, Move, Report
from cityboard.core.reason import Reason
from cityboard.core.reasons import MOVE_MALFORMED
from cityboard.core.sheet import NumberPart, Sheet, seats
from cityboard.titles.metro.rules.cities.tourists import TOURISTS, LayRow, Monument, TouristAt, TouristCity, colours_in
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.edition import colour as colour_name
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import ModuleChanceStep, ModuleStep, Step

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro

CARDS = 8
FARTHEST = 4
# The module's list: crowds, tourists gone, the cards in the order of the row, the taxi's position on the circuit,
# whether it is still on its direction tile, and the points of every seat.
GONE = TOURISTS
ROW = GONE + 1
TAXI = ROW + CARDS
AT_START = TAXI + 1
POINTS = AT_START + 1
CIRCUITS = {16: [*range(8), *range(7, -1, -1)], 14: [*range(8), *range(6, 0, -1)], 8: [*range(8)]}


class OfSide(TypedDict):
    """Where the taxi stands."""

    side: str


class DrivenTaxi(TypedDict):
    """A ride of the taxi: who drives, in which colour, past how many cards, for how many points."""

    seat: int
    colour: Colour
    cards: int
    points: int


TAXI_STARTS = EffectCode("taxi-starts", OfSide)
TAXI_DRIVEN = EffectCode("taxi-driven", DrivenTaxi)

LONDON_RIDES = EntryCode("london-rides", Nothing)


class Drive(NamedTuple):
    """Drive the taxi of London (M14.3)."""

    kind: Literal["drive"]


class Stay(NamedTuple):
    """Leave the taxi of London where it is (M14.3)."""

    kind: Literal["stay"]


class TaxiAt(NamedTuple):
    """Put the taxi of London on one of the direction tiles (M14.1)."""

    kind: Literal["taxi"]
    side: Literal["left", "right"]


DRIVE, STAY = Drive("drive"), Stay("stay")


class TaxiPlace(NamedTuple):
    """Where the taxi is (the place of a card in the row, or None on a direction tile), and its direction."""

    at: int | None
    heading: Literal["left", "right"]


class Ride(NamedTuple):
    """What driving for a tourist would bring."""

    colour: Colour
    cards: int
    points: int


class London(TouristCity):
    """Eight monument cards, each of a colour, driven there and back."""

    chapter = "M14"
    move_classes = (Drive, Stay, Monument, TouristAt, TaxiAt)

    def __init__(self, game: Metro, number: int) -> None:
        """Read the cards and the kind of circuit."""
        super().__init__(game, number)
        self.colours, positions, self.names = self.read(game.edition)
        self.circuit = CIRCUITS[positions]
        self.lay_card = LayLondonCard(game, self, ROW, CARDS)
        self.start_taxi = StartTaxi(game, self)
        self.drive = DriveOrStay(game, self)

    @classmethod
    def read(cls, edition: Edition) -> tuple[list[str], int, list[str]]:
        """Read colours, circuit and names (M14.1, M14.2, M14.4)."""
        return (
            edition.read("london.colours", list_of(colour_name, CARDS)),
            edition.read("london.circuit", one_of(list(CIRCUITS))),
            edition.read("london.names", list_of(text, CARDS, different=True)),
        )

    def steps(self) -> list[Step]:
        """Add the row and the taxi."""
        return [*super().steps(), self.lay_card, self.start_taxi, self.drive]

    def begin(self) -> list[int]:
        """Begin with an empty row."""
        return [*super().begin(), 0, *[CARDS] * CARDS, 0, 1, *[0] * self.game.players]

    def setup(self) -> list[int]:
        """Lay the row, then the taxi, then the tourists (M14.1)."""
        cards = [self.lay_card.entry(position) for position in range(CARDS)]
        return [*cards, self.start_taxi.entry(), *super().setup()]

    def before(self, side: str) -> int:
        """Return the position from which the first card ahead is that of a direction tile (M14.2)."""
        if side == "left":
            return len(self.circuit) - 1
        return len(self.circuit) - 1 - self.circuit[::-1].index(CARDS - 1) - 1

    def laid(self, s: State, square: int, report: Report | None) -> None:
        """Let the mover drive for the tourist of the square (M14.3)."""
        if self.crowd(s, square):
            s.agenda.append(self.drive.entry(square))

    def taxi(self, s: State) -> TaxiPlace | None:
        """Return where the taxi is, None before it has come to a direction tile (M14.1, M14.2)."""
        own = self.module_state(s)
        position = own[TAXI]
        if own[AT_START]:
            starts = {self.before("left"): TaxiPlace(None, "right"), self.before("right"): TaxiPlace(None, "left")}
            return starts.get(position)
        # There and back; a ring, which has only as many positions as cards, is driven one way.
        back = len(self.circuit) > CARDS and position >= len(self.circuit) // 2
        return TaxiPlace(self.circuit[position], "left" if back else "right")

    def ride(self, s: State, square: int) -> Ride:
        """Return what driving for the tourist of a square brings: nothing without a near card of its colour (M14.3)."""
        colour = COLOURS[colours_in(self.crowd(s, square))[0]]
        distance = self._distance(s, colour)
        return Ride(colour, FARTHEST, 0) if distance is None else Ride(colour, distance, distance)

    def _distance(self, s: State, colour: str) -> int | None:
        """Return how many cards ahead the next card of a colour is, None if none is near (M14.2)."""
        own = self.module_state(s)
        near = range(1, FARTHEST + 1)
        colours = (self.colours[own[ROW + self.circuit[(own[TAXI] + ahead) % len(self.circuit)]]] for ahead in near)
        return next((ahead for ahead, here in enumerate(colours, 1) if here == colour), None)

    def finish(self, s: State, entries: list[Entry]) -> None:
        """List the points of the rides (M14.3)."""
        scored = enumerate(self.module_state(s)[POINTS:])
        entries += [LONDON_RIDES(seat, "M14.3", points) for seat, points in scored if points]

    def lay_out(self, s: State, sheet: Sheet) -> None:
        """Take the points of the rides as they were scored (M14.3)."""
        part = NumberPart("london.rides", "M14.3", seats(self.game), most=TOURISTS * FARTHEST)
        self.module_state(s)[POINTS:] = [points for [points] in sheet.numbers(part)]

    def actions(self) -> list[Move]:
        """List driving and staying."""
        return [DRIVE, STAY]

    def pieces(self, s: State) -> dict[str, int]:
        """Count the tourists on squares and out of the game once all are placed."""
        return {"tourists": self.tourists_on_spots(s) + self.module_state(s)[GONE]}


class LayLondonCard(LayRow):
    """Chance lays the next card of the row (M14.1)."""

    rule = "M14.1"


class StartTaxi(ModuleChanceStep[London]):
    """Chance puts the taxi on one of the direction tiles (M14.1)."""

    rule = "M14.1"
    kinds = ("taxi",)

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List both ends."""
        return [(TaxiAt("taxi", "left"), 1), (TaxiAt("taxi", "right"), 1)]

    def play(self, s: State, move: TaxiAt, report: Report | None) -> None:
        """Put the taxi there."""
        self.module.module_state(s)[TAXI] = self.module.before(move.side)
        if report:
            report(TAXI_STARTS(side=move.side))
        self.game.proceed(s, report)


class DriveOrStay(ModuleStep[London]):
    """The mover may drive for the tourist of the square given by the argument (M14.3)."""

    rule = "M14.3"
    kinds = ("drive", "stay")

    def moves(self, s: State) -> list[Move]:
        """List both."""
        return [DRIVE, STAY]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Accept both."""
        legal = isinstance(move, Drive | Stay)
        return None if legal else MOVE_MALFORMED("M14.3", move=list(move))

    def play(self, s: State, move: Drive | Stay, report: Report | None) -> None:
        """Drive to the next card of the colour, at most four cards, or stay; the tourist leaves the game."""
        london, own = self.module, self.module.module_state(s)
        cards = points = 0
        if isinstance(move, Drive):
            _, cards, points = london.ride(s, s.argument)
            own[TAXI] = (own[TAXI] + cards) % len(london.circuit)
            own[AT_START] = 0
            own[POINTS + s.mover] += points
        colour = london.take(s, s.argument)
        own[GONE] += 1
        if report and colour is not None:
            report(TAXI_DRIVEN(seat=s.mover, colour=COLOURS[colour], cards=cards, points=points))
        self.game.proceed(s, report)
