"""What the tourists of stations are worth to a bot (M15)."""

from cityboard.titles.metro.bots.worth import Worth
from cityboard.titles.metro.rules.cities.new_york import NewYork
from cityboard.titles.metro.rules.cities.tourists import colours_in
from cityboard.titles.metro.rules.network import STATIONS
from cityboard.titles.metro.rules.state import State


class NewYorkWorth(Worth[NewYork]):
    """Every tourist has a fixed price on every board."""

    def ends(self, s: State) -> list[list[float]]:
        """Count the monument of the tourist at the station on every account's board (M15.2)."""
        city, own = self.module, self.module.module_state(s)
        return [
            [float(city.value(s, account, colours_in(own[spot])[0])) if own[spot] else 0.0 for spot in range(STATIONS)]
            for account in range(self.game.frame.accounts)
        ]

    def accounts(self, s: State) -> list[float]:
        """Count the tourists on the boards (M15.3)."""
        accounts = range(self.game.frame.accounts)
        return [float(sum(points for _, _, points in self.module.monuments(s, account))) for account in accounts]


WORTH = NewYorkWorth
