"""The lesson of Helsinki."""

from collections.abc import Callable

from cityboard.core.game import Move
from cityboard.core.reason import Reason
from web.lessons.step import Script, Step

STEPS = [
    Step("goal", 13, "H7.1", "read"),
    Step("space", 13, "H2.4"),
    Step("walk", 18, "H3.2"),
    Step("draw", 19, "H3.3"),
    Step("side", 26, "H4.5"),
    Step("card", 27, "H4.2"),
    Step("card", 28, "H4.2"),
    Step("try", 29, "H4.6", "try", besides="all", wrong=[("push", 35, 42, 43)]),
    Step("push", 29, "H4.11", besides="all", is_guided=True),
    Step("roof", 30, "H4.10"),
    Step("coat", 31, "H3.6"),
    Step("again", 36, "H4.9"),
    Step("again", 37, "H4.9"),
    Step("again", 38, "H4.9"),
    Step("bonus", 39, "H4.9", besides="all", is_guided=True),
    Step("bonus", 41, "H4.9"),
    Step("action", 78, "A7"),
    Step("action", 79, "A7"),
    Step("limit", 98, "H3.4"),
    Step("limit", 99, "H3.4"),
    Step("limit", 102, "H3.4"),
    Step("limit", 103, "H3.4"),
    Step("limit", 104, "H3.4"),
    Step("end", 181, "H7.2", "read"),
]


def is_tempting(move: Move, lit: Move, refuse: Callable[[Move], Reason | None]) -> bool:
    """Return whether a learner may try this push: of the same tile, to where a push of it could end."""
    if not move[0] == lit[0] == "push":
        return False
    reason = refuse(move)
    return reason is not None and reason.code == "not-stopped"


SCRIPT = Script(STEPS, is_tempting)
