"""New York: lines bring the tourists of edge stations to their owner's monuments (M15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cityboard.core.edition import Edition, integer, list_of, text
from cityboard.core.game import Effect, Entry, Move, Report
from cityboard.games.metro.cities.tourists import BITS, ONE, TOURISTS, DealCard, TouristCity, colours_in, size_of
from cityboard.games.metro.colours import COLOURS
from cityboard.games.metro.network import STATIONS
from cityboard.games.metro.state import State
from cityboard.games.metro.step import Step

if TYPE_CHECKING:
    from cityboard.games.metro.game import Metro

BOARDS = 8
DEALT = TOURISTS  # the module's list: crowds, the board of every account, the crowd on every account's board


class NewYork(TouristCity):
    """A board of eight monuments for every player, or every company (M15.1)."""

    spots = range(1, STATIONS + 1)

    def __init__(self, game: Metro, number: int) -> None:
        """Read the boards."""
        super().__init__(game, number)
        self.boards, self.names = self.read(game.edition)
        self.deal_board = DealBoard(game, self, DEALT, BOARDS)

    @classmethod
    def read(cls, edition: Edition) -> tuple[list[list[int]], list[str]]:
        """Read the points and names of the monuments (M15.4)."""
        return (
            edition.read("new_york.boards", list_of(list_of(integer(0, 99), len(COLOURS)), BOARDS)),
            edition.read("new_york.names", list_of(text, len(COLOURS), different=True)),
        )

    def steps(self) -> list[Step]:
        """Add the dealing of boards."""
        return [*super().steps(), self.deal_board]

    def begin(self) -> list[int]:
        """Give a company the board of its number; players get theirs by chance (M15.4)."""
        accounts = self.game.frame.accounts
        boards = [BOARDS] * accounts if self.game.frame.people else list(range(accounts))
        return [*super().begin(), *boards, *[0] * accounts]

    def setup(self) -> list[int]:
        """Deal the boards to players, then place the tourists."""
        people = self.game.players if self.game.frame.people else 0
        return [*(self.deal_board.entry(seat) for seat in range(people)), *super().setup()]

    def tell_placed(self, place: str | int, colour: str | int, report: Report) -> None:
        """Report a tourist at its station."""
        report(Effect("tourist-at-station", {"station": place, "colour": colour}))

    def line_scored(self, s: State, line: int, crossed: list[int], report: Report | None) -> None:
        """Let the owner of the line take the tourist of the station it reached (M15.2)."""
        colour = self.take(s, s.ends[line])
        if colour is None:
            return
        account = s.owners[line]
        self.own(s)[DEALT + self.game.frame.accounts + account] += ONE[colour]
        if report:
            told = {"owner": self.game.frame.name(account), "colour": COLOURS[colour], "station": s.ends[line]}
            report(Effect("tourist-to-board", told))

    def finish(self, s: State, entries: list[Entry]) -> None:
        """Score every tourist at its monument (M15.3)."""
        own, accounts = self.own(s), self.game.frame.accounts
        for account in range(accounts):
            crowd = own[DEALT + accounts + account]
            for colour in colours_in(crowd):
                tourists = crowd >> BITS * colour & (1 << BITS) - 1
                points = tourists * self.boards[own[DEALT + account]][colour]
                told = {"colour": COLOURS[colour], "tourists": tourists}
                entries.append(Entry(self.game.frame.name(account), "new-york-monument", "M15.3", points, told))

    def end_worth(self, s: State) -> list[list[float]]:
        """Count the monument of the tourist at the station on every account's board (M15.2)."""
        own = self.own(s)
        return [
            [
                float(self.boards[own[DEALT + account]][colours_in(own[spot])[0]]) if own[spot] else 0.0
                for spot in range(STATIONS)
            ]
            for account in range(self.game.frame.accounts)
        ]

    def account_worth(self, s: State) -> list[float]:
        """Count the tourists on the boards (M15.3)."""
        own, accounts = self.own(s), self.game.frame.accounts
        crowds = own[DEALT + accounts :]
        return [
            float(
                sum(
                    (crowd >> BITS * colour & (1 << BITS) - 1) * self.boards[board][colour]
                    for colour in colours_in(crowd)
                )
            )
            for crowd, board in zip(crowds, own[DEALT : DEALT + accounts], strict=True)
        ]

    def pieces(self, s: State) -> dict[str, int]:
        """Count the tourists at stations and on boards once all are placed."""
        boards = self.own(s)[DEALT + self.game.frame.accounts :]
        return {"tourists": self.tourists_on_spots(s) + sum(size_of(crowd) for crowd in boards)}


class DealBoard(DealCard):
    """Chance deals a board to a seat (M15.4)."""

    rule = "M15.4"
    kinds = ("board",)

    def name(self, s: State, card: int) -> Move:
        """Name seat and board."""
        return ("board", s.argument, card)

    def effect(self, move: Move) -> Effect:
        """Tell seat and board."""
        return Effect("board-dealt", {"seat": move[1], "board": move[2]})
