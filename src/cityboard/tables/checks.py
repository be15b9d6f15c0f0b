"""Checks for messages of every kind: the wrong seat, the wrong moment, or too often."""

from dataclasses import dataclass
from typing import Any, NoReturn

from cityboard.core.reason import Reason, RefusedError
from cityboard.tables.events import PERSON
from cityboard.tables.table import Table

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


def refuse(code: str, rule: str = "", **arguments: Any) -> NoReturn:
    """Refuse a message."""
    raise RefusedError(Reason(code, rule, arguments))


def check_seat(table: Table, chairs: list[Chair], person: str | None, seat: int) -> None:
    """Refuse a person who acts for a seat that is not theirs, or that a bot plays for them."""
    if seat >= len(chairs) or person is None or chairs[seat].person != person:
        refuse("seat-not-yours", seat=seat)
    if table.seats[seat].how != PERSON:
        refuse("seat-bot", seat=seat)


def check_status(table: Table, status: str) -> None:
    """Refuse what cannot be done before the start, during the game or after its end."""
    if table.status != status:
        refuse(f"table-not-{status}")


def check_acts(table: Table, seat: int) -> None:
    """Refuse a seat that has taken back or asked for something too often in this game."""
    if table.acts[seat] >= MOST_ACTS:
        refuse("act-limit", seat=seat, most=MOST_ACTS)
