"""The only way to change tables: a message is judged under its table's lock, stored, acknowledged, and then sent."""

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import sqlalchemy as sql

from cityboard.core.game import NOBODY
from cityboard.core.reason import RefusedError
from cityboard.core.record import Record
from cityboard.protocol import messages as wire
from cityboard.server import chat, knocking
from cityboard.server.background import BackgroundWork
from cityboard.server.editions import Editions
from cityboard.server.live_table import ENCODER, DroppedTableError, LiveTable
from cityboard.server.live_tables import LiveTables
from cityboard.server.names import check_beside
from cityboard.server.opening import again, begun, chairs_for, cut_record, opened_from, read_record, row_of
from cityboard.server.operations.rate_limit import RateLimit
from cityboard.server.operations.shared_rate_limits import LimitCheck
from cityboard.server.people import Person, Signer, customer_of
from cityboard.server.reasons import (
    KEY_REUSED,
    LINK_VOID,
    LOBBY_FULL,
    RECORD_SOURCE,
    SEAT_NEEDED,
    SERVER_BUSY,
    TOO_MANY_REQUESTS,
)
from cityboard.server.storage import checksums, repository, table_lists
from cityboard.server.storage.database import Database, is_conflict
from cityboard.server.storage.write_queue import Work
from cityboard.tables.checks import Chair, refuse
from cityboard.tables.continuation import continued
from cityboard.tables.decision import Decision, Sender
from cityboard.tables.decisions import decide
from cityboard.tables.events import AnyEvent, Moved, Opened
from cityboard.tables.games import shared_game
from cityboard.tables.reasons import ONLY_OWNER, TABLE_NOT_OVER
from cityboard.tables.table import OVER, RUNNING, Table

ATTEMPTS = 8
LOBBY_AGE = 24 * 3600 * 1000
KNOCKS = 10  # of a person in an hour, at all tables
Acknowledge = Callable[[wire.Done], None]


def _silently(*_: Any) -> None:
    """Acknowledge nothing: the caller waits for the answer."""


class TableService:
    """All tables of this process."""

    def __init__(
        self,
        database: Database,
        live_tables: LiveTables,
        background: BackgroundWork,
        signer: Signer,
        editions: Editions,
        clock: Callable[[], int],
        *,
        notice_delay: int,
        bots_answer: int,
        most_listed: int,
        chat_per_minute: int,
    ) -> None:
        """Work on a database; all times are milliseconds, and bots should have moved after `bots_answer`.

        The other limits are the listed tables per origin and the chat lines per person and minute.
        """
        self.database, self.signer, self.clock = database, signer, clock
        self.live_tables, self.background, self._editions = live_tables, background, editions
        self._notice_delay, self._bots_answer, self._most_listed = notice_delay, bots_answer, most_listed
        self._knocks = RateLimit(KNOCKS / 3600, KNOCKS, lambda: clock() / 1000)
        self._chat = RateLimit(chat_per_minute / 60, chat_per_minute, lambda: clock() / 1000)
        self.on_events: Callable[[list[AnyEvent]], None] = lambda events: None

    # Opening tables.

    async def open(self, person: Person, proposal: wire.Proposal, limit: LimitCheck | None = None) -> str:
        """Open a table, within the limits, and return its id; one without free seats starts at once."""
        if proposal.record and proposal.record.text is not None and limit:
            # A long record takes a while to read, so it counts even if it is refused.
            if not await self.database.write(limit, locks=limit.locks):
                refuse(TOO_MANY_REQUESTS)
            limit = None
        if proposal.record:
            opened = opened_from(proposal, await self._record(person, proposal.record))
        else:
            own = await self._editions.chosen(proposal.title, proposal.edition, person.origin, person.id)
            # To build the game of a custom edition takes a while, and other tables need not wait for it.
            opened = await asyncio.to_thread(opened_from, proposal, None, own) if own else opened_from(proposal)
        key = _key(person.id, proposal.key, proposal) if proposal.key is not None else None
        if key is not None and await self.database.read(
            lambda connection: repository.reuses(connection, person.id, key)
        ):
            refuse(KEY_REUSED)
        if opened.listed:
            await self._check_lobby(person)
        return await self.background.finish(
            self._open(person, person.id, opened, chairs_for(person, proposal), limit, key=key)
        )

    async def _record(self, person: Person, position: wire.RecordedPosition) -> Record:
        """Return the record from which a table continues; that of a running game would show what its players hide."""
        if position.text is not None and position.table is None:
            # A long record takes a while, and other tables need not wait for it.
            return await asyncio.to_thread(read_record, position.text, position.moves)
        if position.table is None or position.text is not None:
            refuse(RECORD_SOURCE)
        live = await self.live_tables.get(position.table)
        async with live.lock:
            live.check_watcher(person.id)
            is_over = live.table.status == OVER
            if position.moves > 0 and not is_over:
                refuse(TABLE_NOT_OVER)
            return cut_record(live.table.record(), position.moves, is_over=is_over)

    async def _check_lobby(self, person: Person) -> None:
        """Refuse another listed table if the origin has too many in the lobby."""
        since = self.clock() - LOBBY_AGE
        listed = await self.database.read(lambda connection: table_lists.listed_from(connection, person.origin, since))
        if listed >= self._most_listed:
            refuse(LOBBY_FULL, most=self._most_listed)

    async def _open(
        self,
        person: Person,
        owner: str,
        opened: Opened,
        chairs: list[Chair],
        limit: LimitCheck | None = None,
        *,
        key: str | None = None,
        rematch_of: str | None = None,
    ) -> str:
        if opened.edition_values:
            await asyncio.to_thread(shared_game, opened)  # perhaps nobody has built this game for a while
        now = self.clock()
        table, events = begun(opened, now)
        table_id: str = table.id
        row = row_of(table, owner, now) | {"wake_at": self.wake_time(table), "rematch_of": rematch_of, "key": key}
        # The person who opens a table is present; the first player of a rematch may not be.
        notices = self._notices(table, dict(enumerate(chairs)), NOBODY, now) if rematch_of else []

        def work(connection: sql.Connection) -> bool:
            allowed = limit is None or limit(connection)
            if allowed:
                repository.insert(connection, row, events, chairs, notices, person.origin)
            return allowed

        try:
            notification = f"{rematch_of}:rematch" if rematch_of else None
            if not await self.database.write(work, notification, locks=limit.locks if limit else ()):
                refuse(TOO_MANY_REQUESTS)
        except sql.exc.IntegrityError:
            # The same message has already opened it, or someone else asked for the rematch first.
            table_id = await self.database.read(
                lambda connection: repository.opened_before(connection, key, rematch_of)
            )
        if table.bot_due:
            live = await self.live_tables.get(table_id)
            live.customer = customer_of(person)
            self.live_tables.on_bots_turn(live)
        return table_id

    async def _rematch(
        self, live: LiveTable, person: Person, message: wire.Rematch, acknowledge: Acknowledge
    ) -> wire.Done:
        """Open a table with the same options and people, once."""
        live.check_watcher(person.id)
        if live.table.status != OVER:
            refuse(TABLE_NOT_OVER)
        if not live.seats_of(person.id):
            refuse(SEAT_NEEDED)
        if live.rematch is None:
            people = {live.owner, *(chair.person for chair in live.chairs if chair.person)}
            people_left = await self.database.read(lambda connection: repository.still_here(connection, people))
            opened, chairs = again(live.table, live.chairs, people_left)
            owner = live.owner if live.owner in people_left else person.id
            live.rematch = await self._open(person, owner, opened, chairs, rematch_of=live.table.id)
            live.tell_info()
        done = wire.Done(message.key, live.table.seq, table=live.rematch)
        acknowledge(done)
        return done

    # Changing tables.

    async def change(
        self, person: Person, table_id: str, message: wire.Change, acknowledge: Acknowledge = _silently
    ) -> wire.Done:
        """Carry out a message; it is acknowledged once it is stored, and before anyone else sees it.

        If it is resent, it gets the same answer.
        """
        return await self.background.finish(self._change(person, table_id, message, acknowledge))

    async def _change(self, person: Person, table_id: str, message: wire.Change, acknowledge: Acknowledge) -> wire.Done:
        while True:
            live = await self.live_tables.get(table_id, message.seq if isinstance(message, wire.Keyed) else 0)
            with suppress(DroppedTableError):
                async with live.lock:
                    live.note_presence(person)
                    if isinstance(message, wire.Say):
                        return await self._say(live, person, message, acknowledge)
                    if isinstance(message, wire.Rematch):
                        return await self._rematch(live, person, message, acknowledge)
                    if isinstance(message, wire.Knock | wire.Admit):
                        return await self._knock(live, person, message, acknowledge)
                    return await self._decide(live, person, message, acknowledge)

    async def _say(self, live: LiveTable, person: Person, message: wire.Say, acknowledge: Acknowledge) -> wire.Done:
        if not self._chat.take(person.id) and not await chat.was_said(self.database, live, person, message):
            refuse(TOO_MANY_REQUESTS)
        done = await chat.say(self.database, live, person, message, self.clock())
        acknowledge(done)
        try:
            # Someone may have sat down in another process, and must not read what spectators have said there.
            await self.live_tables.sync(live)
            await chat.tell(self.database, live)
        except Exception:
            self.live_tables.drop(live)
            raise
        return done

    async def _knock(
        self, live: LiveTable, person: Person, message: wire.Knock | wire.Admit, acknowledge: Acknowledge
    ) -> wire.Done:
        """Let someone ask for a seat, or let the owner answer; the same message changes nothing more."""
        if isinstance(message, wire.Admit):
            live.check_watcher(person.id)
            if person.id != live.owner:
                refuse(ONLY_OWNER)
            await knocking.admit(self.database, live, message)
        else:
            if live.may_watch(person.id):
                knocking.check_knocker(live, self.sender(live, person.id))
                await self._check_name(live, person)
            if not knocking.has_knocked(live, person.id):
                if not self._knocks.take(person.id):
                    refuse(TOO_MANY_REQUESTS)
                await knocking.knock(self.database, live, person.id, self._notice_delay)
        # Whoever may not see the table learns here that they may come in.
        admitted = live.table.id if knocking.is_admitted(live, person.id) else None
        done = wire.Done(message.key, live.table.seq, table=admitted)
        acknowledge(done)
        return done

    async def _decide(
        self, live: LiveTable, person: Person, message: wire.Keyed, acknowledge: Acknowledge
    ) -> wire.Done:
        key = _key(person.id, message.key, message)
        for _ in range(ATTEMPTS):
            done = self._answered(live, key, message)
            if done is not None:
                acknowledge(done)
                return done
            if not isinstance(message, wire.Sit):
                live.check_watcher(person.id)
            decision = decide(live.table, live.chairs, self.sender(live, person.id), message)
            if isinstance(message, wire.Sit):
                await self._check_name(live, person)
            seat = decision.seat
            link = decision.chairs[seat].link if seat is not None else 0
            done = self._done(live, message, live.table.seq, seat, link)
            if await self.commit(live, decision, key, partial(acknowledge, done)):
                return done
        refuse(SERVER_BUSY)

    async def _check_name(self, live: LiveTable, person: Person) -> None:
        """Refuse a name that looks like another at the table; read it again, because it may have changed."""
        names = await self.live_tables.names(live, [*live.chairs, Chair(person.id)])
        others = [name for known, name in names.items() if known != person.id]
        check_beside(names[person.id], [*others, *(chair.name for chair in live.chairs if chair.name)])

    def _answered(self, live: LiveTable, key: str, message: wire.Keyed) -> wire.Done | None:
        """Return the answer to a message that was already accepted: the link from then, even if it is now invalid."""
        name, _, fingerprint = key.rpartition("#")
        accepted = live.table.keys.get(name)
        if accepted is None:
            return None
        if accepted.fingerprint != fingerprint:
            refuse(KEY_REUSED)
        return self._done(live, message, accepted.seq, accepted.seat, accepted.link)

    def _done(self, live: LiveTable, message: wire.Keyed, seq: int, seat: int | None, link: int) -> wire.Done:
        if isinstance(message, wire.Link):
            return wire.Done(message.key, seq, message.seat, self.signer.seat_link(live.table.id, message.seat, link))
        return wire.Done(message.key, seq, seat if isinstance(message, wire.Sit) else None)

    def sender(self, live: LiveTable, person: str) -> Sender:
        """Return the sender of a message: what they may do at a table, and what their links open."""

        def opens(secret: str) -> int | None:
            link = self.signer.read_link(secret)
            if link is None or link[0] != live.table.id:
                refuse(LINK_VOID)
            _, seat, version = link
            valid = live.invitation if seat is None else live.chairs[seat].link
            if version != valid:
                refuse(LINK_VOID)
            return seat

        return Sender(person, person == live.owner, opens, self.clock(), knocking.is_admitted(live, person))

    async def commit(
        self, live: LiveTable, decision: Decision, key: str | None = None, acknowledge: Callable[[], None] = _silently
    ) -> bool:
        """Store a decision, acknowledge it and send it; False if another process was first: then it has caught up.

        The caller holds the lock. The table does not change until everything is stored.
        """
        if live.lock.dropped:
            raise DroppedTableError
        chairs = dict(enumerate(live.chairs)) | decision.chairs
        # Read first: once something is stored, no failure may keep it from being sent.
        names = await self.live_tables.names(live, chairs.values()) if decision.chairs else live.names
        before, now = live.table, self.clock()
        continuation = continued(before, decision.events, now, key, decision.ahead)
        table, invitation = continuation.table, live.invitation + decision.uninvites
        # Everything that ever changes in the row, so that its checksum does not depend on what others have written.
        changing = {
            "status": table.status,
            "changed_at": now,
            "wake_at": self.wake_time(table),
            "invitation": invitation,
        }
        work = partial(
            repository.append,
            table_id=table.id,
            events=continuation.events,
            changed=checksums.changed("tables", live.row, changing),
            chairs=decision.chairs,
            notices=self._notices(table, chairs, self._turn(before), now),
        )
        if not await self._store(live, work, f"{table.id}:{table.seq}"):
            return False
        try:
            acknowledge()
            live.chairs, live.names, live.invitation = list(chairs.values()), names, invitation
            live.knocks = [row for row in live.knocks if not live.seats_of(row.person)]
            only_moves = all(isinstance(event, Moved) for event in decision.events)
            live.go_on(continuation, info=not only_moves or before.question != table.question)
            if not only_moves:
                knocking.tell(live)
            self.on_events(decision.events)
            if table.status == OVER and before.status != OVER:
                await chat.reveal(self.database, live)
            if table.bot_due:
                self.live_tables.on_bots_turn(live)
        except BaseException:
            # It is stored, but not everyone has received it: all clients reconnect and read it.
            self.live_tables.drop(live)
            raise
        return True

    async def _store(self, live: LiveTable, work: Work[None], notification: str) -> bool:
        """Write a decision; False if another process was first: then its events are applied."""
        try:
            await self.database.write(work, notification=notification)
        except RefusedError:
            self.live_tables.drop(live)  # an operator has deleted it
            raise
        except Exception as error:
            if not is_conflict(error):
                # Nobody knows whether it is stored. Reading now could take as long again, so the next message does it.
                live.is_uncertain = True
                raise
            await self.live_tables.sync(live)
            return False
        except BaseException:
            self.live_tables.drop(live)
            raise
        return True

    @staticmethod
    def _turn(table: Table) -> int:
        return table.state.turn if table.status == RUNNING else NOBODY

    def _notices(self, table: Table, chairs: dict[int, Chair], turn: int, now: int) -> list[repository.Notice]:
        """List the notices for people who may be away: their turn has come, or the game is over."""
        if table.status == OVER:
            people = {chair.person for chair in chairs.values() if chair.person}
            return [repository.Notice(person, "over", table.seq, now + self._notice_delay) for person in sorted(people)]
        holder = self._turn(table)
        if holder < 0 or holder == turn or table.bot_to_move:
            return []
        person = chairs[holder].person
        return [repository.Notice(person, "turn", table.seq, now + self._notice_delay)] if person else []

    def wake_time(self, table: Table) -> int | None:
        """Return when something is next due: a bot's move, a reminder, or a deadline."""
        if table.status != RUNNING or table.is_deserted:
            return None
        if table.bot_to_move:
            return self.clock() + 2 * self._bots_answer
        # A due reminder was sent, or will be at once: later events in this turn do not need another.
        reminder, now = table.clock.reminder(), self.clock()
        times = [table.clock.deadline(), reminder if reminder and reminder > now else None]
        return min((time for time in times if time is not None), default=None)


def _key(person: str, key: str, message: Any) -> str:
    """Return what identifies a message: its sender, its key, and a fingerprint of its content."""
    content = hashlib.sha256(ENCODER.encode(message)).hexdigest()[:8]
    return f"{person}/{key}#{content}"
