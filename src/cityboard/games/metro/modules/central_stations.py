"""Module 2: central-station tiles start extra lines in the centre (M8)."""

from __future__ import annotations

from cityboard.core.game import UNKNOWN, Effect, Move, Report
from cityboard.core.reason import Reason
from cityboard.games.metro.module import Module, Stake
from cityboard.games.metro.network import CENTRE, DEPARTURES, LINES, OPEN, PLACES, STATIONS
from cityboard.games.metro.state import State

UNPLACED = 12.0  # points of the best place once most track lies: waiting for it costs nothing while turns are left
TURNS = 3  # own turns before the end from which on waiting becomes risky


class CentralStations(Module):
    """One tile per player, or per company; `State.owners` says which places are taken and by whom.

    The network still leads other lines to a taken place: its arrival track keeps working (M8.3).
    """

    kinds = ("station",)

    def offers(self, s: State) -> list[Move]:
        """List the places for every tile the mover may place (M8.1, M8.6)."""
        places = [place for place in range(PLACES) if not self._refuse_place(s, place)]
        stakes = [stake for stake in self._stakes(s) if not self._refuse_stake(s, stake)]
        return [("station", place, *stake.arguments) for place in places for stake in stakes]

    def _stakes(self, s: State) -> list[Stake]:
        """List on whose behalf the mover may place a tile: the own, unless a module says otherwise."""
        said = [stakes for module in self.game.modules if (stakes := module.stakes(s)) is not None]
        return said[0] if said else [Stake((), s.mover)]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge the placing of a central-station tile."""
        stakes = [stake for stake in self._stakes(s) if stake.arguments == move[2:]]
        if len(move) < 2 or move[1] not in range(PLACES) or not stakes:
            return Reason("move-malformed", "M8.1", {"move": list(move)})
        return self._refuse_stake(s, stakes[0]) or self._refuse_place(s, int(move[1]))

    def _refuse_stake(self, s: State, stake: Stake) -> Reason | None:
        """Say why a tile cannot be placed at all (M8.1, M8.6)."""
        if stake.reason:
            return stake.reason
        if stake.account in s.owners[STATIONS:]:
            rule = "M8.6" if stake.arguments else "M8.1"
            return Reason("station-used", rule, {"owner": self.game.frame.name(stake.account)})
        return None

    def _refuse_place(self, s: State, place: int) -> Reason | None:
        """Say why no tile can be placed on a place (M8.1, M8.2)."""
        line = STATIONS + place
        if s.owners[line] != UNKNOWN:
            return Reason("place-taken", "M8.1", {"places": [place]})
        crossed, end = self.game.network.trace(s.board, line)
        if end != OPEN and len(crossed) == 1:
            return Reason("station-one-tile", "M8.2", {"places": [place], "squares": crossed})
        return None

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Place the tile: the whole turn (M8.5); a line complete at once is scored at once (M8.2)."""
        line = STATIONS + int(move[1])
        stake = next(stake for stake in self._stakes(s) if stake.arguments == move[2:])
        s.owners[line] = stake.account
        for module in self.game.modules:
            module.staked(s, stake, report)
        if report:
            owner = self.game.frame.name(stake.account)
            report(Effect("station-placed", {"seat": s.mover, "owner": owner, "place": move[1]}))
        end = self.game.extend(s, line, DEPARTURES[line])
        if end != OPEN:
            s.agenda.append(self.game.score_line.entry(LINES * end + line))
        self.game.proceed(s, report)

    def forbidden(self, s: State, code: int) -> list[int]:
        """Forbid turning a central-station line straight back into the centre (M8.2, M3.4)."""
        follow = self.game.network.follow[code]
        taken = [DEPARTURES[line] for line in range(STATIONS, LINES) if s.owners[line] != UNKNOWN]
        return [start >> 2 for start in taken if follow[start] == CENTRE]

    def line_worth(self, s: State, line: int, worth: tuple[int, int]) -> tuple[int, int]:
        """Never double the line of a central station (M8.2)."""
        return worth if line < STATIONS else (worth[0], 0)

    def seat_worth(self, s: State) -> list[float]:
        """Expect a good line of a tile not placed yet, as long as there is time; companies' tiles belong to no seat."""
        if not self.game.frame.people:
            return []
        turns = max(0, s.empty - 1) / self.game.players
        waiting = UNPLACED * min(1.0, turns / TURNS)
        return [0.0 if seat in s.owners[STATIONS:] else waiting for seat in range(self.game.players)]

    def actions(self) -> list[Move]:
        """List the places, with the percentages of shares where companies build."""
        stakes = self._stakes(self.game.start())
        return [("station", place, *stake.arguments) for place in range(PLACES) for stake in stakes]
