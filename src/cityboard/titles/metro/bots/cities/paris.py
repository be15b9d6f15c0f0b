"""What a row of monuments is worth to a bot (M12)."""

from collections import Counter
from functools import lru_cache
from itertools import chain
from random import Random

from cityboard.titles.metro.bots.worth import Worth
from cityboard.titles.metro.rules.cities.paris import CARDS, DEALT, SPACES, Paris, points_of, runs_of
from cityboard.titles.metro.rules.cities.tourists import count_in
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.state import State

_rng = Random("paris")
LOTS = [[_rng.random() for _ in range(SPACES * CARDS)] for _ in range(6)]  # fixed, so that positions compare fairly


@lru_cache(maxsize=1 << 14)  # tiles on the same square lead the same tourists, and the other rows stay as they are
def _expected(colours: tuple[int, ...], filled: tuple[int, ...], left: tuple[float, ...]) -> float:
    """Return the mean points of a row as the draws of lots would fill it, every free space by its chance."""
    free = Counter(colour for colour, here in zip(colours, filled, strict=True) if not here)
    chances = [here or left[colour] / free[colour] for colour, here in zip(colours, filled, strict=True)]
    rows = [[lot < chance for lot, chance in zip(lots, chances, strict=False)] for lots in LOTS]
    return sum(sum(points_of(*runs_of(row))) for row in rows) / len(rows)


class ParisWorth(Worth[Paris]):
    """The points of the rows as chance might fill them."""

    def __init__(self, module: Paris) -> None:
        """Number the colours of the cards."""
        super().__init__(module)
        self._colours = [[COLOURS.index(colour) for colour in card] for card in module.cards]

    def seats(self, s: State) -> list[float]:
        """Score the rows as a few fixed draws of lots would fill them."""
        city, own, players = self.module, self.module.module_state(s), self.game.players
        coming, spaces = city.on_spots(s), SPACES * city.row
        left = tuple(count_in(coming, colour) / players for colour in range(len(COLOURS)))
        worth = []
        for seat in range(players):
            cards = own[DEALT + seat : city.filled : players]
            filled = tuple(own[city.filled + spaces * seat :][:spaces])
            worth.append(_expected(tuple(chain.from_iterable(self._colours[card] for card in cards)), filled, left))
        return worth


WORTH = ParisWorth
