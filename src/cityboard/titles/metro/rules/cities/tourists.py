"""What cities share: 32 tourists in eight colours, one on each of 32 spots (M11.3), never in the centre (M11.6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, TypedDict

from cityboard.core.game import Effect, EffectCode, Move, Report
from cityboard.core.sheet import Sheet, SheetPart
from cityboard.titles.metro.rules.arguments import OnSquare
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.module import Module
from cityboard.titles.metro.rules.network import INNER_SQUARES
from cityboard.titles.metro.rules.sheet import TOURISTS_TOO_MANY
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import ChanceStep, ModuleChanceStep, Step

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro

TOURISTS = 32
PER_COLOUR = TOURISTS // len(COLOURS)
BITS = 4  # a crowd is one int with a count per colour, so that several tourists can share a spot
ONE = [1 << BITS * colour for colour in range(len(COLOURS))]


Goal = Literal["space", "square", "away"]


class OfMonument(TypedDict):
    """A card with a monument."""

    card: int


TOURIST_ON_SQUARE = EffectCode("tourist-on-square", OnSquare)
MONUMENT_LAID = EffectCode("monument-laid", OfMonument)


class Tourist(NamedTuple):
    """Choose the tourist for the tile just laid (M16.2)."""

    kind: Literal["tourist"]
    colour: Colour


class Arrange(NamedTuple):
    """Lay one of your own monument cards into the next place of your row (M12.1)."""

    kind: Literal["arrange"]
    card: int


class TouristTo(NamedTuple):
    """Lead a tourist to a space of your row, to another square or away (M12.2)."""

    kind: Literal["tourist"]
    colour: Colour
    goal: Goal
    number: int


class TouristAt(NamedTuple):
    """Put a tourist on a square or at a station (M11.3, M15.1, M17.1)."""

    kind: Literal["tourist-at"]
    place: int
    colour: Colour


class Monument(NamedTuple):
    """Lay the next monument card of the common row (M13.1, M14.1)."""

    kind: Literal["monument"]
    card: int


@cache
def tourist_at(place: int, colour: Colour) -> TouristAt:
    """Return the move that puts a tourist in a place, made once."""
    return TouristAt("tourist-at", place, colour)


def count_in(crowd: int, colour: int) -> int:
    """Count the tourists of a colour in a crowd."""
    return crowd >> BITS * colour & (1 << BITS) - 1


def colours_in(crowd: int) -> list[int]:
    """List the colours of a crowd, each once."""
    return [colour for colour in range(len(COLOURS)) if count_in(crowd, colour)]


def size_of(crowd: int) -> int:
    """Count the tourists of a crowd."""
    return sum(count_in(crowd, colour) for colour in range(len(COLOURS)))


def refuse_crowd(
    sheet: Sheet, part: SheetPart, standing: list[int], colour: int, cell: tuple[int, int], most: int = PER_COLOUR
) -> None:
    """Count one more tourist of a colour, and refuse it if the box has fewer (M11.3)."""
    standing[colour] += 1
    if standing[colour] > most:
        reason = TOURISTS_TOO_MANY("M11.3", colour=COLOURS[colour], tourists=most)
        sheet.refuse(reason, part, *cell)


class TouristCity(Module):
    """A city with a tourist on each of 32 spots; the module's list begins with the crowds on them."""

    spots: ClassVar[Sequence[int]] = INNER_SQUARES

    def __init__(self, game: Metro, number: int) -> None:
        """Number the spots."""
        super().__init__(game, number)
        self.spot = {place: number for number, place in enumerate(self.spots)}
        self.place_tourist = PlaceTourist(game, self)

    def steps(self) -> list[Step]:
        """Add the placing of tourists."""
        return [self.place_tourist]

    def begin(self) -> list[int]:
        """Begin with empty spots."""
        return [0] * TOURISTS

    def setup(self) -> list[int]:
        """Place the tourists one by one."""
        return [self.place_tourist.entry(spot) for spot in range(TOURISTS)]

    def crowd(self, s: State, place: int) -> int:
        """Return the tourists on a square or station."""
        return s.own[self.number][self.spot[place]] if place in self.spot else 0

    def take(self, s: State, place: int) -> int | None:
        """Take the tourist from a place that never holds more than one, and return its colour."""
        crowd = self.crowd(s, place)
        if not crowd:
            return None
        self.module_state(s)[self.spot[place]] = 0
        return colours_in(crowd)[0]

    def tell_placed(self, move: TouristAt, report: Report) -> None:
        """Report a tourist in its place of the setup."""
        report(TOURIST_ON_SQUARE(square=move.place, colour=move.colour))

    def on_spots(self, s: State) -> int:
        """Return the crowd of all tourists on the spots."""
        return sum(self.module_state(s)[:TOURISTS])

    def tourists_on_spots(self, s: State) -> int:
        """Count the tourists still on the spots and those not yet placed."""
        return size_of(self.on_spots(s))


class PlaceTourist(ModuleChanceStep[TouristCity]):
    """Chance puts a tourist on the spot given by the argument (M11.3)."""

    rule = "M11.3"
    kinds = ("tourist-at",)

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the colours still to be placed."""
        placed = self.module.on_spots(s)
        left = [PER_COLOUR - count_in(placed, colour) for colour in range(len(COLOURS))]
        place = self.module.spots[s.argument]
        return [(tourist_at(place, COLOURS[colour]), count) for colour, count in enumerate(left) if count]

    def play(self, s: State, move: TouristAt, report: Report | None) -> None:
        """Place the tourist."""
        self.module.module_state(s)[s.argument] = ONE[COLOURS.index(move.colour)]
        if report:
            self.module.tell_placed(move, report)
        self.game.proceed(s, report)


class DealCard(ChanceStep):
    """Chance draws one of some numbered cards that is still to come; a city names the move and stores the card."""

    def __init__(self, game: Metro, city: Module, first: int, cards: int) -> None:
        """Store the drawn cards in the city's list from `first` on, as many as the argument says."""
        super().__init__(game)
        self.city = city
        self.first = first
        self.cards = cards
        self._outcomes: dict[int, list[Move]] = {}  # by argument, each made once

    def name(self, argument: int, card: int) -> Move:
        """Name the outcome for a card; the argument says which draw it is."""
        raise NotImplementedError

    def outcomes(self, argument: int) -> list[Move]:
        """Name the outcomes for all cards."""
        if argument not in self._outcomes:
            self._outcomes[argument] = [self.name(argument, card) for card in range(self.cards)]
        return self._outcomes[argument]

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the cards still to come."""
        drawn = self.city.module_state(s)[self.first : self.first + s.argument]
        return [(outcome, 1) for card, outcome in enumerate(self.outcomes(s.argument)) if card not in drawn]

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Store the card."""
        self.city.module_state(s)[self.first + s.argument] = self.outcomes(s.argument).index(move)
        if report:
            report(self.effect(move))
        self.game.proceed(s, report)

    def effect(self, move: Any) -> Effect:
        """Return what everyone may see of the card."""
        raise NotImplementedError


class LayRow(DealCard):
    """Chance lays the next monument card of a shared row."""

    kinds = ("monument",)

    def name(self, argument: int, card: int) -> Monument:
        """Name the card."""
        return Monument("monument", card)

    def effect(self, move: Monument) -> Effect:
        """Tell the card."""
        return MONUMENT_LAID(card=move.card)
