"""Module 1: the shares of the joint-stock companies (M7, M8.6)."""

from .data import COLOURS, PERCENTAGES
from .script import Move, Script, ask_chance


def company_values(profits: dict[str, int]) -> dict[str, int]:
    """The value of each company by its rank: 8 less one for every company with more profit (M7.5)."""
    return {company: 8 - sum(1 for other in profits.values() if other > profit) for company, profit in profits.items()}


def share_points(shares: dict[int, str], profits: dict[str, int]) -> int:
    """The points of one player's shares by company value (M7.6)."""
    values = company_values(profits)
    return sum(percent // 10 * values[company] for percent, company in shares.items())


def majority_points(all_shares: list[dict[int, str]], profits: dict[str, int]) -> list[int]:
    """The points of each player for majorities (M7.7)."""
    points = [0 for _ in all_shares]
    for company, profit in profits.items():
        totals = [sum(percent for percent, held in shares.items() if held == company) for shares in all_shares]
        for seat, total in enumerate(totals):
            if total > 0 and total == max(totals):
                points[seat] += profit // 10
    return points


class Shares:
    """The four piles, the open cards and the shares of the players (M7.2, M7.3)."""

    def __init__(self, players: int) -> None:
        """All cards in the shuffled piles (M7.2)."""
        self.players = players
        self.shuffled: dict[int, list[str]] = {percent: list(COLOURS) for percent in PERCENTAGES}
        self.put_under: dict[int, list[str]] = {percent: [] for percent in PERCENTAGES}
        self.open_card: dict[int, str] = {}
        self.held: list[dict[int, str]] = [{} for _ in range(players)]
        self.revealed: set[tuple[int, int]] = set()

    def setup(self) -> Script[None]:
        """Deal one share of each percentage, then turn up the top cards (M7.2)."""
        for percent in PERCENTAGES:
            for seat in range(self.players):
                yield from self.take_from_pile(seat, percent)
        for percent in PERCENTAGES:
            yield from self.turn_up(percent)

    def top_cards(self, percent: int) -> list[str]:
        """The companies that may be on top: any shuffled card, and below those the cards put under in order (M7.3)."""
        return self.shuffled[percent] or self.put_under[percent][:1]

    def remove_top(self, percent: int, company: str) -> None:
        """Take the top card off the pile."""
        if self.shuffled[percent]:
            self.shuffled[percent].remove(company)
        else:
            self.put_under[percent].remove(company)

    def take_from_pile(self, seat: int, percent: int) -> Script[None]:
        """The player takes the top card of the pile."""
        tops = self.top_cards(percent)
        answer = yield ask_chance({("share", seat, percent, company): 1 for company in tops})
        company = str(answer[3])
        self.remove_top(percent, company)
        self.held[seat][percent] = company

    def turn_up(self, percent: int) -> Script[None]:
        """The top card of the pile is laid open beside it."""
        tops = self.top_cards(percent)
        answer = yield ask_chance({("open", percent, company): 1 for company in tops})
        company = str(answer[2])
        self.remove_top(percent, company)
        self.open_card[percent] = company

    def exchange_moves(self, seat: int) -> list[Move]:
        """The exchanges of shares that are not revealed (M7.3, M8.6)."""
        return [
            ("exchange", percent, source)
            for percent in PERCENTAGES
            for source in ("open", "pile")
            if (seat, percent) not in self.revealed
        ]

    def exchange(self, seat: int, percent: int, source: str) -> Script[None]:
        """Put the own share under the pile and take the open card or the top card (M7.3)."""
        self.put_under[percent].append(self.held[seat].pop(percent))
        if source == "open":
            self.held[seat][percent] = self.open_card.pop(percent)
            yield from self.turn_up(percent)
        else:
            yield from self.take_from_pile(seat, percent)
