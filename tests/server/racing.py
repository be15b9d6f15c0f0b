"""Many clients at one table at once, here or in a separate process, and the result."""

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random

from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.server import people
from cityboard.server.people import Person
from cityboard.server.services import Services
from cityboard.tables.table import OVER
from tests.server.crashing import next_message, opened
from tests.server.ledger import Contents, Ledger, digest
from tests.server.watcher import Projection, Watcher
from tests.server.zygote import Acknowledged, Letter, Plan, Refuses, Rests, Said, Sends, Shown, say

RACERS = 4
RACE, LEAVE_BOT = "tests.server.racing:race", "tests.server.racing:leave_bot"
Tell = Callable[[Said], None]


class Race:
    """Several clients of one person at one table service, all of them hasty."""

    def __init__(self, services: Services, person: Person, table_id: str, seed: int, tell: Tell) -> None:
        self.services, self.person, self.table_id, self.tell = services, person, table_id, tell
        self.random = Random(seed)
        self.watcher = Watcher(None, self._hear)

    def _hear(self, watcher: Watcher) -> None:
        self.tell(Shown(self.table_id, *watcher.outlooks[-1]))

    async def run(self) -> None:
        """Listen, and let everyone try to be the first until the game is over."""
        await self.watcher.join(self.services.table_service, self.table_id)
        async with asyncio.TaskGroup() as group:
            for _ in range(RACERS):
                group.create_task(self._try())

    async def _try(self) -> None:
        while True:
            live = await self.services.live_tables.get(self.table_id)
            async with live.lock:
                if live.table.status == OVER:
                    return
                message = next_message(live, self.person.id, self.random)
            self.tell(Sends(Letter(self.table_id, message)))
            try:
                await self.services.table_service.change(self.person, self.table_id, message, self._acknowledge)
            except RefusedError as refused:
                self.tell(Refuses(self.table_id, message.key, refused.reason.code))

    def _acknowledge(self, done: wire.Done) -> None:
        table = self.services.live_tables.by_id[self.table_id].table
        self.tell(Acknowledged(self.table_id, done, table.seq, digest(table.state)))


def race(plan: Plan) -> None:
    """Race at a table, then keep listening."""
    asyncio.run(_race(plan))


async def _race(plan: Plan) -> None:
    async with opened(plan.url) as services:
        person = await services.database.read(lambda connection: people.find(connection, plan.person))
        assert person
        for table_id in plan.tables:
            await Race(services, person, table_id, plan.seed, say).run()
        say(Rests())
        await asyncio.get_running_loop().create_future()


def leave_bot(plan: Plan) -> None:
    """Play until it is the turn of a bot, which takes its time."""
    asyncio.run(_leave_bot(plan))


async def _leave_bot(plan: Plan) -> None:
    async with opened(plan.url, bot_pause=3600.0) as services:
        person = await services.database.read(lambda connection: people.find(connection, plan.person))
        assert person
        seats = [wire.Plan("me"), wire.Plan("bot", "random")]
        live = await services.live_tables.get(await services.table_service.open(person, wire.Proposal("metro", seats)))
        while not live.table.bot_to_move:
            message = next_message(live, person.id, Random(live.table.seq))
            await services.table_service.change(person, live.table.id, message)
        say(Shown(live.table.id, live.table.seq, ""))
        await asyncio.get_running_loop().create_future()


class Referee:
    """Hears what everyone says and judges it by what is stored in the end."""

    def __init__(self, person: str) -> None:
        self.person, self.ledger = person, Ledger()
        self.refused: set[tuple[str, str, str]] = set()
        self.shown: set[tuple[str, int, str]] = set()
        self.codes: Counter[str] = Counter()

    def hear(self, said: Said) -> None:
        match said:
            case Sends(letter):
                self.ledger.send(letter.table, self.person, letter.message)
            case Acknowledged(table, done, events, state):
                self.ledger.answer(table, self.person, done)
                assert self.ledger.states.setdefault((table, events), state) == state, "two states after one event"
            case Refuses(table, key, code):
                self.refused.add((table, self.person, key))
                self.codes[code] += 1
            case Shown(table, seq, outlook):
                self.shown.add((table, seq, outlook))

    def judge(self, snapshot: Contents) -> None:
        """Fail unless there is one history of all that was accepted, and everyone was shown parts of it."""
        assert self.codes["stale"] > 100, "nobody has raced"
        assert set(self.codes) == {"stale"}
        self.ledger.check(snapshot)
        assert not self.refused & snapshot.names(), "refused, but stored"
        projections = {table: Projection(snapshot, table) for table in snapshot.events}
        for table, seq, outlook in self.shown:
            assert projections[table].outlook(seq, None) == outlook, "somebody was shown what never was"
