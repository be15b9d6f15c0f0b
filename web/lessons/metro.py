"""The lesson of Metro."""

from collections.abc import Callable

from cityboard.core.game import Move
from cityboard.core.reason import Reason
from web.lessons.step import Script, Step

STEPS = [
    Step("goal", 2, "M4.2", "read"),
    Step("first", 2, "M3.1"),
    Step("trace", 6, "M4.1", "point", target=5),
    Step("longer", 6, "M4.2", besides=[("lay", "ddbc", 0, 58)]),
    Step("ada", 10, "M3.3", "point", target=5),
    Step("alone", 10, "M3.1", "try", besides="all", wrong=[("lay", "dada", 0, 44)]),
    Step("short", 10, "M3.4", "try", besides="all", wrong=[("lay", "dada", 0, 5)]),
    Step("draw", 10, "M2.2"),
    Step("drawn", 12, "M2.2", besides=[("lay", "bcdd", 0, 51)]),
    Step("complete", 15, "M4.1"),
    Step("centre", 77, "M4.3"),
    Step("last", 124, "M5.1"),
    Step("end", 126, "M5.1", "read"),
]


def is_tempting(move: Move, lit: Move, _refuse: Callable[[Move], Reason | None]) -> bool:
    """Return whether a learner may try to lay the same tile on a square that is not lit."""
    return move[0] == "lay" and move[:2] == lit[:2] and move[2] == 0


SCRIPT = Script(STEPS, is_tempting)
