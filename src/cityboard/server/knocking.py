"""Asking for a seat without a link: the owner lets in or refuses; whoever is let in sits down as if they had a link."""

from dataclasses import replace
from functools import partial

import sqlalchemy as sql

from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.server.frames import TextMessage
from cityboard.server.live_table import ENCODER, LiveTable
from cityboard.server.reasons import KNOCK_REFUSED, KNOCK_UNKNOWN
from cityboard.server.storage import knocks, repository
from cityboard.server.storage.database import Database
from cityboard.tables.checks import refuse
from cityboard.tables.decision import Sender
from cityboard.tables.seating import sit


def check_knocker(live: LiveTable, sender: Sender) -> None:
    """Refuse someone who would get no seat even if the owner let them in."""
    sit(live.table, live.chairs, replace(sender, admitted=True), wire.Sit("", live.table.seq))


def can_be_let_in(live: LiveTable, sender: Sender) -> bool:
    """Return whether someone would get a seat if the owner let them in."""
    try:
        check_knocker(live, sender)
    except RefusedError:
        return False
    return True


def is_admitted(live: LiveTable, person: str) -> bool:
    """Return whether the owner has let someone in."""
    return any(row.person == person and row.answer == "admitted" for row in live.knocks)


def has_knocked(live: LiveTable, person: str) -> bool:
    """Return whether someone has asked for a seat; whoever was refused a short while ago is refused again."""
    answers = [row.answer for row in _current(live) if row.person == person]
    if "refused" in answers:
        refuse(KNOCK_REFUSED)
    return bool(answers)


async def knock(database: Database, live: LiveTable, person: str, delay: int) -> None:
    """Store that someone asks for a seat, and tell the owner, after a delay by a notice; the caller holds the lock."""
    table_id, now = live.table.id, live.clock()

    def work(connection: sql.Connection) -> None:
        number = knocks.insert(connection, table_id, person, now)
        repository.notify(connection, table_id, [repository.Notice(live.owner, "knock", number, now + delay)])

    await database.write(work, f"{table_id}:knock")
    await refresh(database, live)


def open_knocks(live: LiveTable) -> list[knocks.KnockRow]:
    """List who asks for a seat and can be let in."""
    return [row for row in _current(live) if is_open(live, row)]


async def admit(database: Database, live: LiveTable, message: wire.Admit) -> None:
    """Store the owner's answer, and tell whoever has asked; the caller holds the lock."""
    if not any(row.id == message.knock for row in live.knocks):
        refuse(KNOCK_UNKNOWN)
    given: knocks.Answer = "admitted" if message.agree else "refused"
    work = partial(knocks.answer, number=message.knock, given=given, now=live.clock())
    await database.write(work, f"{live.table.id}:knock")
    await refresh(database, live)


async def refresh(database: Database, live: LiveTable) -> None:
    """Read who asks for a seat, and tell the listeners whom it concerns; the caller holds the lock."""
    live.knocks = await database.read(partial(knocks.load, table_id=live.table.id))
    tell(live)


def tell(live: LiveTable) -> None:
    """Tell listeners who asks for a seat now, if they have last heard something else."""
    for listener in list(live.listeners):
        current = knocks_for(live, listener.person)
        if current != listener.knocks and live.may_watch(listener.person):
            listener.knocks = current
            listener.tell(TextMessage(ENCODER.encode(wire.Knocks(current))))


def knocks_for(live: LiveTable, person: str | None) -> list[wire.Knocker]:
    """Return who asks for a seat: to the owner those whom they can answer, to anyone else only their own request."""
    return [
        wire.Knocker(row.id, row.name, row.at, row.answer, row.until)
        for row in _current(live)
        if person == row.person or (person == live.owner and is_open(live, row))
    ]


def _current(live: LiveTable) -> list[knocks.KnockRow]:
    """List who asks for a seat, without those who have one and refusals of long ago."""
    now = live.clock()
    return [row for row in live.knocks if not live.seats_of(row.person) and (row.until is None or now < row.until)]


def is_open(live: LiveTable, row: knocks.KnockRow) -> bool:
    """Return whether the owner can still answer, and there is a seat."""
    return row.answer is None and can_be_let_in(live, Sender(row.person, False, lambda secret: None, 0))
