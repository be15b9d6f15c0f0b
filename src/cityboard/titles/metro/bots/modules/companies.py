"""What shares are worth to a bot (M7)."""

from itertools import product

from cityboard.core.game import Move
from cityboard.titles.metro.bots.kernel_fill import Filling
from cityboard.titles.metro.bots.worth import Worth
from cityboard.titles.metro.rules.modules.companies import COMPANIES, PERCENTAGES, Companies, tenths
from cityboard.titles.metro.rules.state import State

LOOKS = 32  # filled boards that tell what shares will be worth


class CompaniesWorth(Worth[Companies]):
    """Seats live on their shares, and an exchange is worth the difference of two."""

    def offers(self, s: State, filling: Filling) -> dict[Move, float]:
        """Compare the expected value of the share given away with that of the open one, or of any that may come."""
        own, piles = self.module.module_state(s), self.module.piles
        values = [total / LOOKS for total in filling.values_of_shares(1, LOOKS)]
        worth: dict[Move, float] = {}
        for move in self.module.exchanges(s):
            pile = piles[PERCENTAGES.index(move.percent)]
            possible = [pile.card(own, pile.beside)] if move.take == "open" else pile.top(own)
            gain = sum(values[company] for company in possible) / len(possible) - values[pile.card(own, s.turn)]
            worth[move] = tenths(move.percent) * gain
        return worth

    def pay(self, s: State, filling: Filling) -> None:
        """Pay the seats from their shares and majorities (M7.5 to M7.7)."""
        companies, held = self.module, self.module.holdings(s)
        shares = [tenths(percent) for row in held for percent in row]
        places = product(range(self.game.players), range(COMPANIES))
        most = [int(companies.has_majority(held, seat, company)) for seat, company in places]
        filling.pay_shares(shares, most, companies.values, companies.divisor)


WORTH = CompaniesWorth
