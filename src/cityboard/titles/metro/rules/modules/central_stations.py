"""Module 2: central-station tiles start extra lines in the centre (M8)."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple, TypedDict

from cityboard.core.game import UNKNOWN, EffectCode, Move, Report
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import MOVE_MALFORMED
from cityboard.core.sheet import Axis, ChoicePart, Sheet
from cityboard.titles.metro.rules.arguments import Owner
from cityboard.titles.metro.rules.module import Module, Stake
from cityboard.titles.metro.rules.moves import Percent
from cityboard.titles.metro.rules.network import CENTRE, DEPARTURES, LINES, OPEN, PLACES, STATIONS
from cityboard.titles.metro.rules.sheet import owners
from cityboard.titles.metro.rules.state import State


class PlacedStation(TypedDict):
    """Who placed whose tile where."""

    seat: int
    owner: Owner
    place: int


class OfUsed(TypedDict):
    """Whose tile is placed already."""

    owner: Owner


class OfPlaces(TypedDict):
    """Places of the central station."""

    places: list[int]


class OfShortLine(OfPlaces):
    """A place, and the squares of the line that would begin there."""

    squares: list[int]


STATION_PLACED = EffectCode("station-placed", PlacedStation)

STATION_USED = ReasonCode("station-used", OfUsed)
PLACE_TAKEN = ReasonCode("place-taken", OfPlaces)
STATION_ONE_TILE = ReasonCode("station-one-tile", OfShortLine)


class Station(NamedTuple):
    """Place your own tile on a place of the central station (M8.1)."""

    kind: Literal["station"]
    place: int


class CompanyStation(NamedTuple):
    """Reveal a share and place its company's tile on a place of the central station (M8.6)."""

    kind: Literal["station"]
    place: int
    percent: Percent


class CentralStations(Module):
    """One tile per player, or per company; `State.owners` says which places are taken and by whom.

    The network still leads other lines to a taken place: its arrival track keeps working (M8.3).
    """

    chapter = "M8"
    move_classes = (Station, CompanyStation)
    kinds = ("station",)

    def offers(self, s: State) -> list[Move]:
        """List the places for every tile the mover may place (M8.1, M8.6)."""
        places = [place for place in range(PLACES) if not self._refuse_place(s, place)]
        stakes = [stake for stake in self._stakes(s) if not self._refuse_stake(s, stake)]
        return [station(place, stake.percent) for place in places for stake in stakes]

    def _stakes(self, s: State) -> list[Stake]:
        """List on whose behalf the mover may place a tile: their own, unless a module says otherwise."""
        stakes = (module.stakes(s) for module in self.game.modules)
        return next((listed for listed in stakes if listed is not None), [Stake(None, s.mover)])

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge the placing of a central-station tile."""
        if not isinstance(move, Station | CompanyStation) or move.place not in range(PLACES):
            return MOVE_MALFORMED("M8.1", move=list(move))
        stake = self._stake(s, move)
        if stake is None:
            return MOVE_MALFORMED("M8.1", move=list(move))
        return self._refuse_stake(s, stake) or self._refuse_place(s, move.place)

    def _stake(self, s: State, move: Station | CompanyStation) -> Stake | None:
        """Return on whose behalf a move places a tile; None if it does not have this game's form."""
        percent = move.percent if isinstance(move, CompanyStation) else None
        return next((stake for stake in self._stakes(s) if stake.percent == percent), None)

    def _refuse_stake(self, s: State, stake: Stake) -> Reason | None:
        """Return why a tile cannot be placed at all (M8.1, M8.6)."""
        if stake.reason:
            return stake.reason
        if stake.account in s.owners[STATIONS:]:
            rule = "M8.6" if stake.percent else "M8.1"
            return STATION_USED(rule, owner=self.game.frame.name(stake.account))
        return None

    def _refuse_place(self, s: State, place: int) -> Reason | None:
        """Return why no tile can be placed on a place (M8.1, M8.2)."""
        line = STATIONS + place
        if s.owners[line] != UNKNOWN:
            return PLACE_TAKEN("M8.1", places=[place])
        crossed, end = self.game.network.trace(s.board, line)
        if end != OPEN and len(crossed) == 1:
            return STATION_ONE_TILE("M8.2", places=[place], squares=crossed)
        return None

    def play(self, s: State, move: Station | CompanyStation, report: Report | None) -> None:
        """Place the tile: the whole turn (M8.5); a line complete at once is scored at once (M8.2)."""
        line = STATIONS + move.place
        stake = self._stake(s, move)
        assert stake
        s.owners[line] = stake.account
        for module in self.game.modules:
            module.staked(s, stake, report)
        if report:
            owner = self.game.frame.name(stake.account)
            report(STATION_PLACED(seat=s.mover, owner=owner, place=move.place))
        departure = DEPARTURES[line]
        s.waiting[departure] = line + 1
        s.agenda += map(self.game.score_line.entry, self.game.extend(s, departure >> 2))
        self.game.proceed(s, report)

    def forbidden(self, s: State, code: int) -> list[int]:
        """Forbid turning a central-station line straight back into the centre (M8.2, M3.4)."""
        follow = self.game.network.follow[code]
        taken = [DEPARTURES[line] for line in range(STATIONS, LINES) if s.owners[line] != UNKNOWN]
        return [start >> 2 for start in taken if follow[start] == CENTRE]

    def line_worth(self, s: State, line: int, worth: tuple[int, int]) -> tuple[int, int]:
        """Never double the line of a central station (M8.2)."""
        return worth if line < STATIONS else (worth[0], 0)

    def lay_out(self, s: State, sheet: Sheet) -> None:
        """Put the tiles on their places (M8.1)."""
        placed, owner = Axis("place", tuple(range(PLACES))), owners(self.game)
        part = ChoicePart(
            "central_stations.places", "M8.1", placed, kind="owner", choices=owner.names, different="part"
        )
        for place, [account] in enumerate(sheet.choices(part)):
            if account is not None:
                line = STATIONS + place
                s.owners[line] = account
                s.waiting[DEPARTURES[line]] = line + 1

    def actions(self) -> list[Move]:
        """List the places, with the percentages of shares if companies build."""
        stakes = self._stakes(self.game.start())
        return [station(place, stake.percent) for place in range(PLACES) for stake in stakes]


@cache
def station(place: int, percent: Percent | None) -> Station | CompanyStation:
    """Return the move that places a tile, the mover's own or that of a share's company, made once."""
    return Station("station", place) if percent is None else CompanyStation("station", place, percent)
