"""Why the arena refuses entrants, seats or a cluster, and how a bot fails in it."""

from collections.abc import Sequence

from cityboard.core.arguments import Nothing, OfValue
from cityboard.core.reason import Reason, ReasonCode


class OfProblem(OfValue):
    """What was written, and what is wrong with it."""

    error: str


class OfSeats(OfValue):
    """How seats were to be given, and how they can be."""

    allowed: Sequence[str]


class OfFailure(OfProblem):
    """A bot, the match it failed in, and its error."""

    number: int


class OfBotMove(OfValue):
    """A bot, the match it made an illegal move in, and the rule against it."""

    number: int
    because: Reason


ENTRANT_TWICE = ReasonCode("arena-twice", OfValue)
ENTRANT_BUDGET = ReasonCode("arena-budget", OfValue)
ENTRANT_IMPORT = ReasonCode("arena-import", OfProblem)
SEATS_UNKNOWN = ReasonCode("arena-seats", OfSeats)
BOT_FAILED = ReasonCode("arena-failed", OfFailure)
BOT_ILLEGAL = ReasonCode("arena-illegal", OfBotMove)
CLUSTER_MISSING = ReasonCode("cluster-missing", Nothing)
CLUSTER_UNREACHABLE = ReasonCode("cluster-unreachable", OfProblem)
