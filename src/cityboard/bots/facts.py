"""The facts that bots of every title name."""

from typing import TypedDict

from cityboard.bots.bot import Fact, FactCode


class OfLead(TypedDict):
    """How many points a seat is expected to be ahead or behind."""

    points: int


AHEAD = FactCode("bot-ahead", OfLead)
BEHIND = FactCode("bot-behind", OfLead)


def expected(lead: float) -> Fact:
    """Return the expected final lead."""
    return (AHEAD if lead >= 0 else BEHIND)(points=round(abs(lead)))
