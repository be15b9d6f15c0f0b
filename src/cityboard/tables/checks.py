"""Checks for messages of every kind: the wrong seat, the wrong moment, or too often."""

from dataclasses import dataclass
from typing import NoReturn, ParamSpec

from cityboard.core.reason import ReasonCode, RefusedError
from cityboard.tables.events import PERSON
from cityboard.tables.reasons import (
    ACT_LIMIT,
    SEAT_BOT,
    SEAT_NOT_YOURS,
    TABLE_NOT_OPEN,
    TABLE_NOT_OVER,
    TABLE_NOT_RUNNING,
)
from cityboard.tables.table import OPEN, OVER, RUNNING, Table

NOT_NOW = {OPEN: TABLE_NOT_OPEN, RUNNING: TABLE_NOT_RUNNING, OVER: TABLE_NOT_OVER}
MOST_ACTS = 500  # per seat: acts that add events without bringing the game closer to its end


@dataclass(frozen=True, slots=True)
class Chair:
    """The owner of a seat: a person (by id), the name shown at a hot-seat table, and which link is valid."""

    person: str | None = None
    name: str | None = None
    link: int = 0

    def renewed(self, person: str | None) -> "Chair":
        """Return the chair with another link, for the same person or for nobody."""
        return Chair(person, self.name if person else None, self.link + 1)


P = ParamSpec("P")


def refuse(code: ReasonCode[P], *_: P.args, **arguments: P.kwargs) -> NoReturn:
    """Refuse a message for a reason that is no rule of the game."""
    raise RefusedError(code("", *_, **arguments))


def check_seat(table: Table, chairs: list[Chair], person: str | None, seat: int) -> None:
    """Refuse a person who acts for a seat that is not theirs, or that a bot plays for them."""
    if seat >= len(chairs) or person is None or chairs[seat].person != person:
        refuse(SEAT_NOT_YOURS, seat=seat)
    if table.seats[seat].how != PERSON:
        refuse(SEAT_BOT, seat=seat)


def check_status(table: Table, status: str) -> None:
    """Refuse what cannot be done before the start, during the game or after its end."""
    if table.status != status:
        refuse(NOT_NOW[status])


def check_acts(table: Table, seat: int) -> None:
    """Refuse a seat that has taken back or asked for something too often in this game."""
    if table.acts[seat] >= MOST_ACTS:
        refuse(ACT_LIMIT, seat=seat, most=MOST_ACTS)
