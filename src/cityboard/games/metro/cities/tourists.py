"""What cities share: 32 tourists in eight colours, one on each of 32 spots (M11.3), never in the centre (M11.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from cityboard.core.game import Effect, Move, Report
from cityboard.games.metro.colours import COLOURS
from cityboard.games.metro.module import Module
from cityboard.games.metro.network import INNER_SQUARES
from cityboard.games.metro.state import State
from cityboard.games.metro.step import ChanceStep, ModuleChanceStep, Step

if TYPE_CHECKING:
    from cityboard.games.metro.game import Metro

TOURISTS = 32
PER_COLOUR = TOURISTS // len(COLOURS)
BITS = 4  # a crowd is one int with a count per colour, so that several tourists may share a spot
ONE = [1 << BITS * colour for colour in range(len(COLOURS))]


def colours_in(crowd: int) -> list[int]:
    """List the colours of a crowd, each once."""
    return [colour for colour in range(len(COLOURS)) if crowd >> BITS * colour & (1 << BITS) - 1]


def size_of(crowd: int) -> int:
    """Count the tourists of a crowd."""
    return sum(crowd >> BITS * colour & (1 << BITS) - 1 for colour in range(len(COLOURS)))


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
        self.own(s)[self.spot[place]] = 0
        return colours_in(crowd)[0]

    def tell_placed(self, place: str | int, colour: str | int, report: Report) -> None:
        """Report a tourist in its place of the set-up."""
        report(Effect("tourist-on-square", {"square": place, "colour": colour}))

    def tourists_on_spots(self, s: State) -> int:
        """Count the tourists still on the spots and those not yet placed."""
        return size_of(sum(self.own(s)[:TOURISTS]))


class PlaceTourist(ModuleChanceStep[TouristCity]):
    """Chance puts a tourist on the spot given by the argument (M11.3)."""

    rule = "M11.3"
    kinds = ("tourist-at",)

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the colours still to be placed."""
        placed = sum(self.module.own(s)[:TOURISTS])
        left = [PER_COLOUR - (placed >> BITS * colour & (1 << BITS) - 1) for colour in range(len(COLOURS))]
        place = self.module.spots[s.argument]
        return [(("tourist-at", place, COLOURS[colour]), count) for colour, count in enumerate(left) if count]

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Place the tourist."""
        self.module.own(s)[s.argument] = ONE[COLOURS.index(str(move[2]))]
        if report:
            self.module.tell_placed(move[1], move[2], report)
        self.game.proceed(s, report)


class DealCard(ChanceStep):
    """Chance brings one of some numbered cards that has not come yet; a city names the move and keeps the card."""

    def __init__(self, game: Metro, city: Module, first: int, cards: int) -> None:
        """Keep the cards that have come in the city's list from `first` on, as many as the argument says."""
        super().__init__(game)
        self.city = city
        self.first = first
        self.cards = cards

    def name(self, s: State, card: int) -> Move:
        """Name the outcome for a card."""
        raise NotImplementedError

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the cards that have not come."""
        come = self.city.own(s)[self.first : self.first + s.argument]
        return [(self.name(s, card), 1) for card in range(self.cards) if card not in come]

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Keep the card."""
        come = next(card for card in range(self.cards) if self.name(s, card) == move)
        self.city.own(s)[self.first + s.argument] = come
        if report:
            report(self.effect(move))
        self.game.proceed(s, report)

    def effect(self, move: Move) -> Effect:
        """Tell what everybody may see of the card."""
        raise NotImplementedError


class LayRow(DealCard):
    """Chance lays the next monument card of a common row."""

    kinds = ("monument",)

    def name(self, s: State, card: int) -> Move:
        """Name the card."""
        return ("monument", card)

    def effect(self, move: Move) -> Effect:
        """Tell the card."""
        return Effect("monument-laid", {"card": move[1]})
