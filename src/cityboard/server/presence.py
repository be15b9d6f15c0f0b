"""Who is at a table now: counted from the open sockets of all processes, sent a moment later, and never stored."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from cityboard.protocol import messages as wire
from cityboard.server.background import BackgroundWork
from cityboard.server.frames import TextMessage
from cityboard.server.live_table import ENCODER, LiveTable
from cityboard.server.live_tables import LiveTables
from cityboard.server.people import new_id
from cityboard.server.storage.database import Database
from cityboard.server.storage.storage_errors import reason_of

SETTLE = 1.0  # seconds for which changes are gathered: a page that is loaded again was never away
VALID = 150_000  # milliseconds for which another process is believed; it repeats itself every minute
HERE = "here "  # what follows the table in a notification about presence


@dataclass(frozen=True, slots=True)
class Attendance:
    """The people with a seat who are looking at a table in one process, how many others are, and when it said so."""

    people: frozenset[str] = frozenset()
    watching: int = 0
    at: int = 0


class PresenceService:
    """Who is here, at all tables; every process tells the others about its own sockets."""

    def __init__(
        self, live_tables: LiveTables, database: Database, background: BackgroundWork, clock: Callable[[], int]
    ) -> None:
        """Start with nobody here."""
        self._live_tables, self._database, self._background, self._clock = live_tables, database, background, clock
        self._process = new_id()
        self._own: dict[str, Attendance] = {}  # by table, as the other processes were told
        self._elsewhere: dict[str, dict[str, Attendance]] = {}  # by table and process
        self._due: dict[str, asyncio.TimerHandle] = {}  # by table
        self._is_closed = False

    def of(self, live: LiveTable) -> wire.Presence:
        """Return who is at a table now."""
        attendances = self._attendances(live)
        people = frozenset[str]().union(*(one.people for one in attendances))
        watching = sum(one.watching for one in attendances)
        return wire.Presence([chair.person in people for chair in live.chairs], watching)

    def is_here(self, live: LiveTable, person: str) -> bool:
        """Return whether a player, or anyone in this process, is looking at a table now."""
        is_looking = any(listener.is_here and listener.person == person for listener in live.listeners)
        return is_looking or any(person in one.people for one in self._attendances(live))

    def _attendances(self, live: LiveTable) -> list[Attendance]:
        """List what all processes say of a table."""
        since = self._clock() - VALID
        others = self._elsewhere.get(live.table.id, {}).values()
        return [_attendance(live), *(one for one in others if one.at > since)]

    def changed(self, live: LiveTable) -> None:
        """Tell everyone soon who is here: someone has come, gone, looked away or looked back."""
        table_id = live.table.id
        if table_id not in self._due and not self._is_closed:
            self._due[table_id] = asyncio.get_running_loop().call_later(SETTLE, self._settle, table_id)

    def _settle(self, table_id: str) -> None:
        del self._due[table_id]
        live = self._live_tables.by_id.get(table_id)
        own = _attendance(live) if live else Attendance()
        if own != self._own.get(table_id, Attendance()):
            self._background.begin(self._announce({table_id: own}))
        if own == Attendance():
            self._own.pop(table_id, None)
        else:
            self._own[table_id] = own
        if live:
            self._tell(live)

    def _tell(self, live: LiveTable) -> None:
        """Send the listeners here who is at their table, if they have asked and it has changed."""
        presence = self.of(live)
        message = TextMessage(ENCODER.encode(presence))
        for listener in list(live.listeners):
            if listener.presence not in (None, presence) and live.may_watch(listener.person):
                listener.presence = presence
                listener.tell(message)

    # What the processes tell each other.

    async def renew(self) -> None:
        """Repeat to the other processes who is here, and forget those that have been silent for long."""
        since = self._clock() - VALID
        for table_id, processes in list(self._elsewhere.items()):
            valid = {process: one for process, one in processes.items() if one.at > since}
            if valid:
                self._elsewhere[table_id] = valid
            else:
                del self._elsewhere[table_id]
        await self._announce(self._own)

    async def _announce(self, attendances: dict[str, Attendance]) -> None:
        notifications = [
            f"{table_id}:{HERE}{self._process} {one.watching} {','.join(sorted(one.people))}"
            for table_id, one in attendances.items()
        ]
        try:
            if notifications:
                await self._database.notify(notifications)
        except Exception as error:
            # Whatever a database that is down has missed, the next renewal says.
            if reason_of(error) is None:
                raise

    def learn(self, table_id: str, notification: str) -> None:
        """Learn who is at a table in another process."""
        process, watching, people = notification.removeprefix(HERE).split(" ")
        if process == self._process:
            return
        attendance = Attendance(frozenset(filter(None, people.split(","))), int(watching), self._clock())
        self._elsewhere.setdefault(table_id, {})[process] = attendance
        live = self._live_tables.by_id.get(table_id)
        if live:
            self._tell(live)

    def close(self) -> None:
        """Tell nobody anything any more."""
        self._is_closed = True
        for handle in self._due.values():
            handle.cancel()


def _attendance(live: LiveTable) -> Attendance:
    """Count who is looking at a table in this process; one person may have it open several times."""
    looking = [listener.person for listener in live.listeners if listener.is_here]
    seated = {person for person in looking if person and live.seats_of(person)}
    known = {person for person in looking if person} - seated
    return Attendance(frozenset(seated), len(known) + looking.count(None))
