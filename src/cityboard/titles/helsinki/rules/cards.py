"""Pavilion cards: what is on them, and which leave the deck (H1.6, H2.1)."""

from dataclasses import dataclass
from itertools import accumulate, pairwise

from cityboard.titles.helsinki.rules.edition import COLOURS, FIVE, Box

WILD = "wild"


@dataclass(frozen=True, slots=True)
class Card:
    """A coloured card: it names a tile, its price in cards and its superstructures."""

    name: str
    colour: int
    number: int
    roofs: int
    superstructures: int
    count: int


class Deck:
    """All kinds of cards, numbered from 1; the last number is the wild card."""

    def __init__(self, box: Box) -> None:
        """Number the kinds, colour by colour."""
        self.cards = [
            Card(f"{name}-{number}-{roofs}-{tops}", colour, number, roofs, tops, count)
            for colour, name in enumerate(COLOURS)
            for number, roofs, tops, count in box.kinds[name]
        ]
        self.wild = len(self.cards) + 1
        self.size = self.wild + 1
        self.names = ["", *(card.name for card in self.cards), WILD]
        self.code = {name: code for code, name in enumerate(self.names) if name}
        self.codes = [*range(self.size)]
        self.coloured = self.codes[: self.wild]  # from 0, which no hand holds, to stand beside a hand's counts
        ends = [*accumulate((len(box.kinds[name]) for name in COLOURS), initial=1)]
        self._ranges = [range(first, end) for first, end in pairwise(ends)]
        self._suits = [(*own, self.wild) for own in self._ranges]
        self._slices = [slice(own.start, own.stop) for own in self._ranges]
        # By card, number 0 being none.
        self.colour_of = [0, *(card.colour for card in self.cards)]
        self.price_of = [0, *(card.number - 1 for card in self.cards)]  # besides itself (H4.2)
        self._wild_cards = box.wild

    def card(self, code: int) -> Card:
        """Return what is on a coloured card."""
        return self.cards[code - 1]

    def colour_range(self, colour: int) -> range:
        """Return the numbers of the cards of a colour."""
        return self._ranges[colour]

    def suits(self, colour: int) -> tuple[int, ...]:
        """Return the cards that pay for a colour: its own and the wild card (H4.2)."""
        return self._suits[colour]

    def paying(self, hand: bytearray, colour: int) -> int:
        """Count the cards of a hand that pay for a colour."""
        return sum(hand[self._slices[colour]]) + hand[self.wild]

    def full(self) -> bytearray:
        """Count every card of the box."""
        return bytearray([0, *(card.count for card in self.cards), self._wild_cards])

    def without(self, removed: list[int] | None) -> bytearray:
        """Count the cards left when some of each number and some wild cards leave; the fives leave by chance (H2.1)."""
        counts = self.full()
        if removed is None:
            return counts
        counts[self.wild] -= removed[-1]
        for code, card in enumerate(self.cards, 1):
            if card.number <= len(removed) - 1:
                same = [other for other in self.cards if (other.colour, other.number) == (card.colour, card.number)]
                # If a number has several kinds, equally many of each kind leave.
                counts[code] -= removed[card.number - 1] // len(same)
        return counts

    def fives(self, colour: int) -> list[int]:
        """List the kinds of "5" of a colour."""
        return [code for code in self.colour_range(colour) if self.card(code).number == FIVE]
