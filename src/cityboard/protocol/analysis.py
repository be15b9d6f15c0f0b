"""What bots say about a game: a hint in your turn, and an analysis once it is over."""

from math import hypot
from typing import Literal

from cityboard.bots.bot import Candidate, Fact
from cityboard.bots.rollouts import Mean
from cityboard.protocol.messages import SeatNumber, ShownMove
from cityboard.protocol.wire import Wire


class HintWish(Wire, frozen=True):
    """The seat that asks for a hint."""

    seat: SeatNumber


class Hint(Wire, frozen=True):
    """What the strongest level would play in the position after `number` moves, why, and its other candidates."""

    seat: int
    number: int
    level: str
    move: ShownMove
    facts: list[Fact]
    candidates: list[Candidate]


class Verdict(Wire, frozen=True):
    """A decision: the move played, the level's move, and how much better that is, with its noise.

    By seat, `before` is the expected lead with the level's move, and `changes` is what the move played changed.
    """

    number: int
    seat: int
    played: Candidate
    best: Candidate
    gap: float
    noise: float
    is_mistake: bool
    facts: tuple[Fact, ...]
    candidates: tuple[Candidate, ...]
    before: tuple[Mean, ...]
    changes: tuple[Mean, ...]

    @property
    def after(self) -> tuple[Mean, ...]:
        """Return what every seat could expect once the move was played."""
        both = zip(self.before, self.changes, strict=True)
        return tuple(Mean(one.value + change.value, hypot(one.error, change.error)) for one, change in both)


class Balance(Wire, frozen=True):
    """The parts of a seat's lead: `start` + `luck` + `own` + `others` = `end`."""

    seat: int
    start: Mean
    luck: Mean
    own: Mean
    others: Mean
    end: float


class TurningPoint(Wire, frozen=True):
    """The moves from `first` to before `until`, by a seat or by chance (−1), that changed a seat's expectation most."""

    first: int
    until: int
    by: int
    seat: int
    change: Mean


class Analysis(Wire, frozen=True):
    """A finished game as a level judges it; `curve[N][seat]` is the expected lead after N moves."""

    title: str
    level: str
    curve: tuple[tuple[Mean, ...], ...]
    verdicts: tuple[Verdict, ...]
    balances: tuple[Balance, ...]
    turning_points: tuple[TurningPoint, ...]


class Analysed(Wire, frozen=True):
    """The progress of an analysis in moves, and the analysis itself once it is ready.

    `stage` says whether it has not been started, waits until the analyses before it are ready, runs, or is ready.
    """

    stage: Literal["none", "waiting", "running", "ready"]
    done: int
    moves: int
    analysis: Analysis | None
