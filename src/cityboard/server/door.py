"""The one door to all tables: a message is judged under its table's lock, stored, acknowledged, and only then told."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sql

from cityboard.core.game import NOBODY
from cityboard.core.reason import Reason, RecordError
from cityboard.protocol import messages as wire
from cityboard.server import store, talking
from cityboard.server.database import Database, is_conflict
from cityboard.server.decisions import Chair, Decision, Sender, decide, refuse
from cityboard.server.events import AnyEvent, Moved, Opened, SeatChanged, Undone, bind
from cityboard.server.live import ENCODER, Live, LostError
from cityboard.server.opening import again, begun, chairs_for, opened_from, row_of
from cityboard.server.outliving import outlive
from cityboard.server.people import Person, Signer, is_id
from cityboard.server.table import OVER, RUNNING, Table

T = TypeVar("T")
ATTEMPTS = 8
LOBBY_AGE = 24 * 3600 * 1000
Acknowledge = Callable[[wire.Done], None]


def _silently(*_: Any) -> None:
    """Acknowledge nothing: who asked waits for the answer."""


class Door:
    """All tables of this process."""

    def __init__(
        self, database: Database, signer: Signer, clock: Callable[[], int], *, notice_delay: int, bots_answer: int
    ) -> None:
        """Open on a database; all times are milliseconds, and bots should have moved after `bots_answer`."""
        self.database, self.signer, self.clock = database, signer, clock
        self.lives: dict[str, Live] = {}
        self._notice_delay, self._bots_answer = notice_delay, bots_answer
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        # Who moves for the bots is told when it is a bot's turn.
        self.on_bots_turn: Callable[[Live], None] = lambda live: None
        self.on_events: Callable[[list[AnyEvent]], None] = lambda events: None
        # Told of what fails when nobody waits for it any more.
        self.on_failure: Callable[[BaseException], None] = lambda error: None

    # Coming in.

    async def live(self, table_id: str, seen: int = 0) -> Live:
        """Return a table, from memory or from its events, and not from before what the asker has seen of it."""
        live = self.lives.get(table_id)
        if live is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            live = await outlive(loading)
        if live.table.seq < seen:
            # Another process has shown it to them; its ring has not been heard yet.
            await self.catch_up(table_id)
        live.used_at = self.clock()
        return live

    async def _load(self, table_id: str) -> Live:
        try:
            known = is_id(table_id)
            loaded = await self.database.read(lambda connection: store.load(connection, table_id)) if known else None
            if loaded is None:
                refuse("table-unknown", table=table_id)
            live = self.lives[table_id] = Live(loaded, self.clock)
        finally:
            del self._loading[table_id]
        if live.table.bot_to_move and live.table.clock.since + self._bots_answer < self.clock():
            # Whoever was to move for the bots has not: perhaps its process is gone.
            self.on_bots_turn(live)
        return live

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even when who asked for it has gone away meanwhile."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await outlive(task, self.on_failure)

    async def close(self) -> None:
        """Let everything that has begun come to its end."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def forget(self, idle: int) -> None:
        """Drop tables that nobody has used for so many milliseconds: their events are all there is to know."""
        before = self.clock() - idle
        for live in list(self.lives.values()):
            if not live.listeners and live.used_at < before and not live.lock.locked():
                self._lose(live)

    def _lose(self, live: Live) -> None:
        """Drop a table from memory: whoever comes next reads it again."""
        if self.lives.get(live.table.id) is live:
            del self.lives[live.table.id]
        live.lose()

    # Opening tables.

    async def open(self, person: Person, proposal: wire.Proposal) -> str:
        """Open a table; one without free seats starts at once. Returns its id."""
        opened = opened_from(proposal)
        key = _key(person.id, proposal.key, proposal) if proposal.key is not None else None
        if key is not None and await self.database.read(lambda connection: store.reuses(connection, person.id, key)):
            refuse("key-reused")
        return await self.finish(self._open(person.id, opened, chairs_for(person.id, proposal), key=key))

    async def _open(
        self, owner: str, opened: Opened, chairs: list[Chair], *, key: str | None = None, rematch_of: str | None = None
    ) -> str:
        now = self.clock()
        table, events = begun(opened, now)
        table_id: str = table.id
        row = row_of(table, owner, now) | {"wake_at": self.wake_time(table), "rematch_of": rematch_of, "key": key}
        # Who opens a table is there; whoever is to begin a rematch may not be.
        notices = self._notices(table, dict(enumerate(chairs)), NOBODY, now) if rematch_of else []
        try:
            ring = f"{rematch_of}:rematch" if rematch_of else None
            await self.database.write(lambda connection: store.insert(connection, row, events, chairs, notices), ring)
        except sql.exc.IntegrityError:
            # Opened before by the same message, or somebody else asked for the rematch first.
            table_id = await self.database.read(lambda connection: store.opened_before(connection, key, rematch_of))
        if table.bot_to_move:
            self.on_bots_turn(await self.live(table_id))
        return table_id

    async def _rematch(self, live: Live, person: Person, message: wire.Rematch, acknowledge: Acknowledge) -> wire.Done:
        """Open a table with the same options and people, once."""
        live.check_watcher(person.id)
        if live.table.status != OVER:
            refuse("table-not-over")
        if not live.seats_of(person.id):
            refuse("seat-needed")
        if live.rematch is None:
            people = {live.owner, *(chair.person for chair in live.chairs if chair.person)}
            here = await self.database.read(lambda connection: store.still_here(connection, people))
            opened, chairs = again(live.table, live.chairs, here)
            owner = live.owner if live.owner in here else person.id
            live.rematch = await self._open(owner, opened, chairs, rematch_of=live.table.id)
            live.tell(live.table.number, info=True)
        done = wire.Done(message.key, live.table.seq, table=live.rematch)
        acknowledge(done)
        return done

    # Changing tables.

    async def change(
        self, person: Person, table_id: str, message: wire.Change, acknowledge: Acknowledge = _silently
    ) -> wire.Done:
        """Do what a message asks for; it is acknowledged once it is stored, and before anybody else hears of it.

        Said again, it gets the same answer.
        """
        return await self.finish(self._change(person, table_id, message, acknowledge))

    async def _change(self, person: Person, table_id: str, message: wire.Change, acknowledge: Acknowledge) -> wire.Done:
        while True:
            live = await self.live(table_id, message.seq if isinstance(message, wire.Keyed) else 0)
            with suppress(LostError):
                async with live.lock:
                    if isinstance(message, wire.Say):
                        return await self._say(live, person, message, acknowledge)
                    if isinstance(message, wire.Rematch):
                        return await self._rematch(live, person, message, acknowledge)
                    return await self._decide(live, person, message, acknowledge)

    async def _say(self, live: Live, person: Person, message: wire.Say, acknowledge: Acknowledge) -> wire.Done:
        done = await talking.say(self.database, live, person, message, self.clock())
        acknowledge(done)
        try:
            await talking.tell(self.database, live)
        except Exception:
            self._lose(live)
            raise
        return done

    async def _decide(self, live: Live, person: Person, message: wire.Keyed, acknowledge: Acknowledge) -> wire.Done:
        key = _key(person.id, message.key, message)
        for _ in range(ATTEMPTS):
            done = self._answered(live, key, message)
            if done is not None:
                acknowledge(done)
                return done
            if not isinstance(message, wire.Sit):
                live.check_watcher(person.id)
            decision = decide(live.table, live.chairs, self._sender(live, person), message)
            seat = decision.seat
            link = decision.chairs[seat].link if seat is not None else 0
            done = self._done(live, message, live.table.seq, seat, link)
            if await self.append(live, decision, key, partial(acknowledge, done)):
                return done
        refuse("busy")

    def _answered(self, live: Live, key: str, message: wire.Keyed) -> wire.Done | None:
        """Return the answer to a message that was accepted before: a link of then, even if it is void by now."""
        name, _, fingerprint = key.rpartition("#")
        accepted = live.table.keys.get(name)
        if accepted is None:
            return None
        if accepted.fingerprint != fingerprint:
            refuse("key-reused")
        return self._done(live, message, accepted.seq, accepted.seat, accepted.link)

    def _done(self, live: Live, message: wire.Keyed, seq: int, seat: int | None, link: int) -> wire.Done:
        if isinstance(message, wire.Link):
            return wire.Done(message.key, seq, message.seat, self.signer.seat_link(live.table.id, message.seat, link))
        return wire.Done(message.key, seq, seat if isinstance(message, wire.Sit) else None)

    def _sender(self, live: Live, person: Person) -> Sender:
        def opens(secret: str) -> int | None:
            link = self.signer.read_link(secret)
            if link is None or link[0] != live.table.id:
                refuse("link-void")
            _, seat, version = link
            valid = live.invitation if seat is None else live.chairs[seat].link
            if version != valid:
                refuse("link-void")
            return seat

        return Sender(person.id, person.id == live.owner, opens, self.clock())

    async def append(
        self, live: Live, decision: Decision, key: str | None = None, acknowledge: Callable[[], None] = _silently
    ) -> bool:
        """Store a decision, acknowledge it, tell everybody; False if another process was first: then it has caught up.

        The caller holds the lock, so nobody reads what is applied but not yet stored.
        """
        chairs = dict(enumerate(live.chairs)) | decision.chairs
        # Read first: once something is stored, nothing that fails may keep it from being told.
        names = await self._names(live, chairs.values()) if decision.chairs else live.names
        table, now = live.table, self.clock()
        number, turn, question = table.number, self._turn(table), table.question
        stored = bind(decision.events, table.chain, table.seq, now, key)
        for event in stored:
            table.apply(event)
        changed = {"status": table.status, "changed_at": now, "wake_at": self.wake_time(table)}
        invitation = live.invitation + decision.uninvites
        if decision.uninvites:
            changed["invitation"] = invitation
        notices = self._notices(table, chairs, turn, now)

        def work(connection: sql.Connection) -> None:
            store.append(connection, table.id, stored, changed, decision.chairs, notices)

        try:
            await self.database.write(work, ring=f"{table.id}:{table.seq}")
        except Exception as error:
            # What was applied is not stored: whatever happens now, this fold must not be seen.
            await self._reload(live)
            if not is_conflict(error):
                raise
            return False
        acknowledge()
        live.chairs, live.names, live.invitation = list(chairs.values()), names, invitation
        self._told(live, decision.events, number, info=question != table.question)
        return True

    def _told(self, live: Live, events: list[AnyEvent], number: int, *, info: bool) -> None:
        table = live.table
        starts = [event.to for event in events if isinstance(event, Undone)]
        only_moves = all(isinstance(event, Moved) for event in events)
        live.tell(min([number, *starts]), info=info or not only_moves)
        self.on_events(events)
        if table.bot_to_move:
            self.on_bots_turn(live)

    @staticmethod
    def _turn(table: Table) -> int:
        return table.state.turn if table.status == RUNNING else NOBODY

    def _notices(self, table: Table, chairs: dict[int, Chair], turn: int, now: int) -> list[store.Notice]:
        """List who is told even when they are away: the turn has come to them, or the game is over."""
        if table.status == OVER:
            people = {chair.person for chair in chairs.values() if chair.person}
            return [store.Notice(person, "over", table.seq, now + self._notice_delay) for person in sorted(people)]
        holder = self._turn(table)
        if holder < 0 or holder == turn or table.bot_to_move:
            return []
        person = chairs[holder].person
        return [store.Notice(person, "turn", table.seq, now + self._notice_delay)] if person else []

    def wake_time(self, table: Table) -> int | None:
        """Return when time will next ask for something: a bot's move, a reminder, or a deadline."""
        if table.status != RUNNING:
            return None
        if table.bot_to_move:
            return self.clock() + 2 * self._bots_answer
        # A reminder that is due was sent, or will be at once: what else happens in this turn asks for no second one.
        reminder, now = table.clock.reminder(), self.clock()
        times = [table.clock.deadline(), reminder if reminder and reminder > now else None]
        return min((time for time in times if time is not None), default=None)

    # What other processes have done.

    async def catch_up(self, table_id: str) -> None:
        """Take in what other processes have stored, and tell it."""
        await self._in_memory(table_id, self._follow)

    async def _follow(self, live: Live) -> None:
        table_id, number, seq = live.table.id, live.table.number, live.table.seq
        events = await self.database.read(lambda connection: store.events_since(connection, table_id, seq))
        if not events:
            return
        new = [live.table.follow(stored) for stored in events]
        if any(isinstance(event, SeatChanged) for event in new):
            await self._new_chairs(live)
        starts = [event.to for event in new if isinstance(event, Undone)]
        live.tell(min([number, *starts]), info=True)

    async def learn_rematch(self, table_id: str) -> None:
        """Learn of the table that goes on after this one, and tell it."""

        async def learn(live: Live) -> None:
            found = await self.database.read(lambda connection: store.rematch_of(connection, table_id))
            if found != live.rematch:
                live.rematch = found
                live.tell(live.table.number, info=True)

        await self._in_memory(table_id, learn)

    async def learn_person(self, person: str) -> None:
        """Learn the new name of a person, or that they have gone, at all tables that know them."""
        for live in list(self.lives.values()):
            if person in live.names:
                await self._in_memory(live.table.id, self._meet)

    async def _meet(self, live: Live) -> None:
        await self._new_chairs(live)
        live.tell(live.table.number, info=True)

    async def learn_chat(self, table_id: str) -> None:
        """Take in what was said to other processes, and tell it."""
        await self._in_memory(table_id, partial(talking.tell, self.database))

    async def _in_memory(self, table_id: str, learn: Callable[[Live], Awaitable[None]]) -> None:
        """Let a table learn what is new if it is in memory; one that is just being read may have missed it."""
        if table_id in self._loading:
            await asyncio.wait([self._loading[table_id]])
        live = self.lives.get(table_id)
        if live is None:
            return
        with suppress(LostError):
            async with live.lock:
                try:
                    await learn(live)
                except Exception:
                    # Nobody will ring again: who listens would not know that something was missed.
                    self._lose(live)
                    raise

    async def _reload(self, live: Live) -> None:
        """Fold a table anew from what is really stored, and tell it; if that fails everybody has to come again."""
        try:
            loaded = await self.database.read(lambda connection: store.load(connection, live.table.id))
            if loaded is None:
                raise RecordError(Reason("table-unknown", "", {"table": live.table.id}))
            live.table = Table.fold(live.table.id, bytes(loaded.row.seed), loaded.events)
        except BaseException:
            self._lose(live)
            raise
        live.chairs, live.names = loaded.chairs, loaded.names
        live.tell(0, info=True)

    async def _new_chairs(self, live: Live) -> None:
        """Read again who sits where; who has lost their seat or may not watch any more hears no more secrets."""
        table_id = live.table.id
        chairs, invitation = await self.database.read(
            lambda connection: (store.load_chairs(connection, table_id), store.invitation(connection, table_id))
        )
        live.chairs, live.names, live.invitation = chairs, await self._names(live, chairs), invitation

    async def _names(self, live: Live, chairs: Iterable[Chair]) -> dict[str, str]:
        people = {live.owner, *(chair.person for chair in chairs if chair.person)}
        return await self.database.read(lambda connection: store.load_names(connection, people))


def _key(person: str, key: str, message: Any) -> str:
    """Return what a message is remembered by: who said it, under which key, and a fingerprint of what it said."""
    content = hashlib.sha256(ENCODER.encode(message)).hexdigest()[:8]
    return f"{person}/{key}#{content}"
