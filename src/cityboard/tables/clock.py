"""Clocks: how long a turn may take, and what is due next."""

from cityboard.core.game import NOBODY
from cityboard.protocol.messages import Pace

SECOND = 1000
DAY = 24 * 3600 * SECOND
REMIND_WITHOUT_LIMIT = 2 * DAY
LOOK_AROUND = 30 * SECOND
# A reminder is sent when this fraction of a limit in days is left.
REMINDER = 4


class TableClock:
    """Milliseconds: when the current turn began, and each seat's remaining time."""

    __slots__ = ("_alone", "_grace", "_stopped", "banks", "pace", "seat", "since")

    def __init__(self, pace: Pace, players: int, at: int) -> None:
        """Start with full clocks and nobody's turn."""
        self.pace = pace
        self.seat = NOBODY
        self.since = at
        self._alone = players == 1
        self._grace: int | None = None  # a player who came back in this turn has at least until then
        self._stopped: int | None = None  # since when it stands still
        bank = pace.seconds_in_all
        self.banks = None if bank is None else [bank * SECOND] * players

    def copy(self) -> "TableClock":
        """Return a copy of the clock."""
        clock = TableClock(self.pace, 0, self.since)
        clock.seat, clock._alone = self.seat, self._alone
        clock._grace, clock._stopped = self._grace, self._stopped
        clock.banks = None if self.banks is None else list(self.banks)
        return clock

    def pass_to(self, seat: int, at: int) -> None:
        """Charge the seat whose turn it was, unless it still is, and begin the next one's turn.

        A player without opponents has a turn after every decision.
        """
        if seat == self.seat and not self._alone:
            return
        if self.banks is not None and self.seat >= 0:
            used = max(0, at - self.since)  # the clocks of two machines may differ
            self.banks[self.seat] = max(0, self.banks[self.seat] - used) + self.pace.increment * SECOND
        self.seat, self.since, self._grace = seat, at, None

    def stand_still(self, at: int) -> None:
        """Stop: nobody is playing."""
        self._stopped = at

    def go_on(self, at: int) -> None:
        """Continue where the clock stopped."""
        if self._stopped is not None:
            self.since = at - max(0, self._stopped - self.since)
            self._stopped = None

    def welcome(self, seat: int, at: int) -> None:
        """Give a player who takes a seat some time, once per turn: leaving and coming back must not gain time."""
        if self.banks is not None:
            self.banks[seat] = max(self.banks[seat], LOOK_AROUND)
        if seat == self.seat and self._grace is None:
            self._grace = at + LOOK_AROUND

    def deadline(self) -> int | None:
        """Return when the time of the seat to move runs out, if it has a limit."""
        limits = [
            self.pace.seconds_per_turn and self.pace.seconds_per_turn * SECOND,
            self.pace.days_per_turn and self.pace.days_per_turn * DAY,
            None if self.banks is None or self.seat < 0 else self.banks[self.seat],
        ]
        remaining = [limit for limit in limits if limit is not None]
        return max(self.since + min(remaining), self._grace or 0) if remaining and self.seat >= 0 else None

    def reminder(self) -> int | None:
        """Return when an absent player is reminded: in slow games, some time before the deadline."""
        if self.pace.days_per_turn:
            limit = self.pace.days_per_turn * DAY
            return self.since + limit - limit // REMINDER
        return self.since + REMIND_WITHOUT_LIMIT if self.deadline() is None else None
