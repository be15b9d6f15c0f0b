"""What point tiles are worth to a bot (M16)."""

from cityboard.titles.metro.bots.worth import Worth
from cityboard.titles.metro.rules.cities.st_petersburg import FREE, HOLDER, STANDING, TILES, StPetersburg
from cityboard.titles.metro.rules.state import State


class StPetersburgWorth(Worth[StPetersburg]):
    """Point tiles are secret: each counts as the mean of its colour."""

    def crossings(self, s: State) -> dict[int, float]:
        """Expect a mean point tile for every crossing of a tourist, and of a card that will get one (M16.3)."""
        standing = self.module.module_state(s)[STANDING:HOLDER]
        free = [mean for square, mean in zip(standing, self._means, strict=True) if square == FREE]
        cards = [square for square in self.module.squares if not s.board[square]]
        chosen = {square: mean for square, mean in zip(standing, self._means, strict=True) if square != FREE}
        return dict.fromkeys(cards, sum(free) / len(free) if free else 0.0) | chosen

    def accounts(self, s: State) -> list[float]:
        """Count a mean point tile for every one taken (M16.4)."""
        return [
            sum(mean * self.module.taken(s, colour, account) for colour, mean in enumerate(self._means))
            for account in range(self.game.frame.accounts)
        ]

    @property
    def _means(self) -> list[float]:
        """Return the mean of each colour's point tiles."""
        return [sum(points) / TILES for points in self.module.points]


WORTH = StPetersburgWorth
