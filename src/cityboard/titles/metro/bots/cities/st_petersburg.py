"""What point tiles are worth to a bot (M16)."""

from cityboard.titles.metro.bots.worth import Worth
from cityboard.titles.metro.rules.cities.st_petersburg import FREE, HOLDER, STANDING, TAKEN, TILES, StPetersburg
from cityboard.titles.metro.rules.state import State


class StPetersburgWorth(Worth[StPetersburg]):
    """Point tiles are secret: each counts as the mean of its colour."""

    def crossings(self, s: State) -> dict[int, float]:
        """Expect a mean point tile for every crossing of a tourist, and of a card that will get one (M16.3)."""
        standing = self.module.module_state(s)[STANDING:HOLDER]
        cards = [square for square in self.module.squares if not s.board[square]]
        return dict.fromkeys([*cards, *(square for square in standing if square != FREE)], self._mean)

    def accounts(self, s: State) -> list[float]:
        """Count a mean point tile for every one taken (M16.4)."""
        accounts = self.game.frame.accounts
        return [
            self._mean * sum(self.module.module_state(s)[TAKEN + account :: accounts]) for account in range(accounts)
        ]

    @property
    def _mean(self) -> float:
        """Return the mean of a colour's point tiles."""
        return sum(self.module.points) / TILES


WORTH = StPetersburgWorth
