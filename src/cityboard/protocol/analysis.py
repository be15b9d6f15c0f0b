"""What bots say about a game: a hint in the own turn, and an analysis once it is over."""

from typing import Any

from cityboard.protocol.messages import SeatNumber
from cityboard.protocol.wire import Wire


class HintWish(Wire, frozen=True):
    """For which seat a hint is asked."""

    seat: SeatNumber


class Fact(Wire, frozen=True):
    """Something that spoke for a move; the code's sentence is in the locales."""

    code: str
    arguments: dict[str, Any]


class Candidate(Wire, frozen=True):
    """A move that was weighed: the lead at the end expected after it, and the standard error of that."""

    move: list[str | int]
    lead: float
    error: float


class Hint(Wire, frozen=True):
    """What the strongest level would play in the position after `number` moves, why, and what else, best first."""

    seat: int
    number: int
    level: str
    move: list[str | int]
    facts: list[Fact]
    candidates: list[Candidate]


class Mean(Wire, frozen=True):
    """A mean of samples and its standard error."""

    value: float
    error: float


class Verdict(Wire, frozen=True):
    """A decision: the move played, the one the level would play, and by how much that is better, with its noise.

    By seat, `before` is the lead that could be expected with the level's move, `changes` what the one played changed.
    """

    number: int
    seat: int
    played: Candidate
    best: Candidate
    gap: float
    noise: float
    is_mistake: bool
    facts: list[Fact]
    candidates: list[Candidate]
    before: list[Mean]
    changes: list[Mean]


class Balance(Wire, frozen=True):
    """How the lead of a seat came about: `start` + `luck` + `own` + `others` = `end`."""

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
    """A finished game as a level judges it; `curve[N][seat]` is the lead to be expected after N moves."""

    title: str
    level: str
    curve: list[list[Mean]]
    verdicts: list[Verdict]
    balances: list[Balance]
    turning_points: list[TurningPoint]


class Analysed(Wire, frozen=True):
    """How far an analysis is, in moves; the analysis itself once it is ready."""

    done: int
    moves: int
    analysis: Analysis | None
