"""New York: lines bring the tourists of edge stations to their owner's monuments (M15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypedDict

from cityboard.core.edition import Edition, integer, list_of, text
from cityboard.core.game import Effect, EffectCode, Entry, EntryCode, Report
from cityboard.core.sheet import ChoicePart, NumberPart, Sheet
from cityboard.titles.metro.rules.arguments import OfTouristsOfColour, Owner
from cityboard.titles.metro.rules.cities.tourists import (
    ONE,
    PER_COLOUR,
    TOURISTS,
    DealCard,
    TouristAt,
    TouristCity,
    colours_in,
    count_in,
    refuse_crowd,
    size_of,
)
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.network import STATIONS
from cityboard.titles.metro.rules.sheet import CARD_FIRST, COLOUR_AXIS, owners
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import Step

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro

BOARDS = 8
DEALT = TOURISTS  # the module's list: crowds, the board of every account, the crowd on every account's board


class DealtBoard(TypedDict):
    """A seat and its board."""

    seat: int
    board: int


class AtStation(TypedDict):
    """A tourist at a station."""

    station: int
    colour: Colour


class ToBoard(AtStation):
    """A tourist and whose board it goes to."""

    owner: Owner


BOARD_DEALT = EffectCode("board-dealt", DealtBoard)
TOURIST_AT_STATION = EffectCode("tourist-at-station", AtStation)
TOURIST_TO_BOARD = EffectCode("tourist-to-board", ToBoard)

NEW_YORK_MONUMENT = EntryCode("new-york-monument", OfTouristsOfColour)


class Board(NamedTuple):
    """Deal a board of New York (M15.4)."""

    kind: Literal["board"]
    seat: int
    number: int


class NewYork(TouristCity):
    """A board of eight monuments for every player, or every company (M15.1)."""

    chapter = "M15"
    move_classes = (TouristAt, Board)
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

    def tell_placed(self, move: TouristAt, report: Report) -> None:
        """Report a tourist at its station."""
        report(TOURIST_AT_STATION(station=move.place, colour=move.colour))

    def line_scored(self, s: State, line: int, crossed: list[int], report: Report | None) -> None:
        """Let the owner of the line take the tourist of the station it reached (M15.2)."""
        colour = self.take(s, s.ends[line])
        if colour is None:
            return
        account = s.owners[line]
        self.module_state(s)[DEALT + self.game.frame.accounts + account] += ONE[colour]
        if report:
            owner = self.game.frame.name(account)
            report(TOURIST_TO_BOARD(owner=owner, colour=COLOURS[colour], station=s.ends[line]))

    def finish(self, s: State, entries: list[Entry]) -> None:
        """Score every tourist at its monument (M15.3)."""
        for account in range(self.game.frame.accounts):
            owner = self.game.frame.name(account)
            for colour, tourists, points in self.monuments(s, account):
                entries.append(NEW_YORK_MONUMENT(owner, "M15.3", points, colour=COLOURS[colour], tourists=tourists))

    def monuments(self, s: State, account: int) -> list[tuple[int, int, int]]:
        """List the colours of the tourists on an account's board, how many there are, and their points (M15.3)."""
        crowd = self.module_state(s)[DEALT + self.game.frame.accounts + account]
        counts = [(colour, count_in(crowd, colour)) for colour in colours_in(crowd)]
        return [(colour, tourists, tourists * self.value(s, account, colour)) for colour, tourists in counts]

    def value(self, s: State, account: int, colour: int) -> int:
        """Return what a tourist of a colour is worth on an account's board (M15.2)."""
        return self.boards[self.module_state(s)[DEALT + account]][colour]

    def lay_out(self, s: State, sheet: Sheet) -> None:
        """Lay out the boards with the tourists that the lines have brought there (M15.1, M15.2)."""
        own, accounts, owner = self.module_state(s), self.game.frame.accounts, owners(self.game)
        if self.game.frame.people:
            captions = tuple(" ".join(map(str, values)) for values in self.boards)
            boards = ChoicePart(
                "new_york.boards", "M15.4", owner, kind="board", choices=tuple(range(BOARDS)), captions=captions,
                different="part",
            )  # fmt: skip
            own[DEALT : DEALT + accounts] = [BOARDS if board is None else board for [board] in sheet.choices(boards)]
        dealt = own[DEALT : DEALT + accounts]
        printed = [[""] * len(COLOURS) if board == BOARDS else self.boards[board] for board in dealt]
        part = NumberPart("new_york.tourists", "M15.2", owner, COLOUR_AXIS, most=PER_COLOUR, printed=printed)
        standing = [0] * len(COLOURS)
        for account, crowd in enumerate(sheet.numbers(part)):
            for colour, tourists in enumerate(crowd):
                if tourists and dealt[account] == BOARDS:
                    sheet.refuse(CARD_FIRST("M15.4"), part, account, colour)
                    continue
                own[DEALT + accounts + account] += tourists * ONE[colour]
                for _ in range(tourists):
                    refuse_crowd(sheet, part, standing, colour, (account, colour))

    def pieces(self, s: State) -> dict[str, int]:
        """Count the tourists at stations and on boards once all are placed."""
        boards = self.module_state(s)[DEALT + self.game.frame.accounts :]
        return {"tourists": self.tourists_on_spots(s) + sum(size_of(crowd) for crowd in boards)}


class DealBoard(DealCard):
    """Chance deals a board to a seat (M15.4)."""

    rule = "M15.4"
    kinds = ("board",)

    def name(self, argument: int, card: int) -> Board:
        """Name seat and board."""
        return Board("board", argument, card)

    def effect(self, move: Board) -> Effect:
        """Tell seat and board."""
        return BOARD_DEALT(seat=move.seat, board=move.number)
