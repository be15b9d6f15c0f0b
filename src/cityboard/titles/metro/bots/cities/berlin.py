"""What tickets are worth to a bot (M17)."""

from cityboard.titles.metro.bots.worth import Worth
from cityboard.titles.metro.rules.cities.berlin import CARDS, NONE, ON_CARD, SIDE, SIDES, TAKEN, TICKETS, Berlin
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.state import State


class BerlinWorth(Worth[Berlin]):
    """The points of a colour's card, shared evenly among its tickets."""

    def crossings(self, s: State) -> dict[int, float]:
        """Share the points of a colour's card evenly among its tickets."""
        own, worth = self.module.module_state(s), self._ticket_worth(s)
        return {square: worth[own[spot]] for spot, square in enumerate(self.module.spots)}

    def accounts(self, s: State) -> list[float]:
        """Count the tickets taken in the same way."""
        own, worth = self.module.module_state(s), self._ticket_worth(s)
        rows = [own[first : first + len(COLOURS)] for first in range(TAKEN, len(own), len(COLOURS))]
        return [sum(number * each for number, each in zip(row, worth, strict=False)) for row in rows]

    def _ticket_worth(self, s: State) -> list[float]:
        """Return by colour, nothing for none, the points of its card for each of its tickets."""
        own = self.module.module_state(s)
        worth = [0.0] * (len(COLOURS) + 1)
        for card in range(CARDS):
            if own[ON_CARD + card] != NONE:
                worth[own[ON_CARD + card]] = sum(self.module.sides[SIDES[own[SIDE + card]]][card]) / TICKETS
        return worth


WORTH = BerlinWorth
