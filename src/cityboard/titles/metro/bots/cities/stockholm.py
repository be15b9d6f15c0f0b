"""What tourists of the row are worth to a bot (M13)."""

from cityboard.titles.metro.bots.worth import Worth
from cityboard.titles.metro.rules.cities.stockholm import FREE, POINTS, TOKENS, Stockholm
from cityboard.titles.metro.rules.cities.tourists import count_in
from cityboard.titles.metro.rules.state import State


class StockholmWorth(Worth[Stockholm]):
    """Spaces under tourists, and a mean free one for those to come; in the variant, points as they are scored."""

    def seats(self, s: State) -> list[float]:
        """Count the tourists on spaces, and a mean free space for the seat's colours still on the board."""
        city, own, players = self.module, self.module.module_state(s), self.game.players
        if city.variant:
            return [float(points) for points in own[POINTS:]]
        free = city.values_under(s, FREE)
        mean = sum(free) / len(free) if free else 0.0
        coming = city.on_spots(s)
        worth = [0.0] * players
        for number in range(city.each * players):
            colour = own[TOKENS + number]
            if colour < FREE:
                worth[number % players] += sum(city.values_under(s, colour)) + mean * count_in(coming, colour)
        return worth


WORTH = StockholmWorth
