"""Frames: who owns the stations, the players (M1.6) or the companies (M1.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from cityboard.core.game import UNKNOWN, EffectCode, Move, Report
from cityboard.core.options import RANDOM
from cityboard.titles.metro.rules.arguments import Owner
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.moves import FrameColour
from cityboard.titles.metro.rules.network import LINES
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import ChanceStep

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro


class OfFrame(TypedDict):
    """A seat and its frame colour."""

    seat: int
    frame: int


FRAME_DEALT = EffectCode("frame-dealt", OfFrame)


class Frame:
    """The accounts that lines score for, and what to call them."""

    people: bool
    accounts: int

    def name(self, account: int) -> Owner:
        """Return the seat or the company's name."""
        raise NotImplementedError

    def owners(self) -> bytearray:
        """Return the account of every line as far as the options fix it."""
        raise NotImplementedError

    def setup(self) -> list[int]:
        """List the steps that assign the frame's colours."""
        return []


class CompanyFrame(Frame):
    """Eight companies with four stations each (M1.7)."""

    people = False
    accounts = len(COLOURS)

    def __init__(self, stations: dict[str, list[int]]) -> None:
        """Take the stations of each company."""
        self._stations = stations

    def name(self, account: int) -> Colour:
        """Return the company's name."""
        return COLOURS[account]

    def owners(self) -> bytearray:
        """Give every station to its company."""
        return owners_of([self._stations[colour] for colour in COLOURS])


class PlayerFrame(Frame):
    """A frame colour per player, assigned at random or chosen (M1.6)."""

    people = True

    def __init__(self, game: Metro, stations: list[list[int]]) -> None:
        """Take the stations of P1, P2 and so on."""
        self._stations = stations
        self._order = game.choice.frame
        self.accounts = game.players
        self.step = DealFrame(game, self, stations)

    def name(self, account: int) -> int:
        """Return the seat."""
        return account

    def owners(self) -> bytearray:
        """Give every station to its seat, if the order was chosen."""
        if isinstance(self._order, str):
            return bytearray([UNKNOWN] * LINES)
        return owners_of([self._stations[number - 1] for number in self._order])

    def give(self, s: State, seat: int, number: int) -> None:
        """Give the stations of a frame colour to a seat."""
        for station in self._stations[number - 1]:
            s.owners[station - 1] = seat

    def setup(self) -> list[int]:
        """Deal the frame colours to the seats in turn, if they are random."""
        return [self.step.entry(seat) for seat in range(self.accounts)] if self._order == RANDOM else []


class DealFrame(ChanceStep):
    """Chance gives a seat its frame colour (M1.6)."""

    rule = "M1.6"
    kinds = ("frame",)

    def __init__(self, game: Metro, frame: PlayerFrame, stations: list[list[int]]) -> None:
        """Take the stations of P1, P2 and so on."""
        super().__init__(game)
        self._frame = frame
        self._stations = stations

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the frame colours still free: those whose first station has no owner yet."""
        return [
            (FrameColour("frame", s.argument, number), 1)
            for number, stations in enumerate(self._stations, 1)
            if s.owners[stations[0] - 1] == UNKNOWN
        ]

    def play(self, s: State, move: FrameColour, report: Report | None) -> None:
        """Give the stations of a frame colour to the seat."""
        self._frame.give(s, s.argument, move.number)
        if report:
            report(FRAME_DEALT(seat=move.seat, frame=move.number))
        self.game.proceed(s, report)


def owners_of(stations: list[list[int]]) -> bytearray:
    """Return the owner of every line from the stations of each account."""
    owners = bytearray([UNKNOWN] * LINES)
    for account, numbers in enumerate(stations):
        for number in numbers:
            owners[number - 1] = account
    return owners
