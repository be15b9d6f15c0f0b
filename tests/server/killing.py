"""Tables that are played at while their servers are killed, and everything that must still be true afterwards."""

import asyncio
import time
from contextlib import AsyncExitStack
from random import Random

from cityboard.client import Client, TableConnection
from cityboard.client.table import new_key
from cityboard.protocol import messages as wire
from tests.server.crashing import PLAY, SERVE, furnish
from tests.server.ledger import Contents, Ledger, contents
from tests.server.playing import at_table
from tests.server.serving import until
from tests.server.watcher import Projection
from tests.server.zygote import Acknowledged, Letter, Listens, Plan, Said, Sends, Shown, Zygote

TITLES = ["metro", "helsinki", "metro"]
# A commit takes about as long, so a server is killed before, in and after one.
LONGEST_MOMENT = 0.004


class Game:
    """Tables that are played at by one server after the other."""

    def __init__(self, url: str, forks: Zygote, *, patient: bool = False) -> None:
        self.url, self.forks, self.patient, self.ledger = url, forks, patient, Ledger()
        self.person, self.tables = asyncio.run(furnish(url, TITLES))
        self.last_shown: dict[str, tuple[int, str]] = {}  # what the last server has shown last, by table
        self.stored_in_doubt = self.lost_in_doubt = self.kills = 0

    def kill_one(self, seed: int) -> None:
        """Let a server play and kill it at a random moment."""
        random = Random(seed)
        self.start(seed)
        self.hear_some(random.randint(1, 40))
        self.kill(random.uniform(0, LONGEST_MOMENT))

    def start(self, seed: int) -> None:
        """Let a server play on, beginning with what the last one has not answered."""
        unanswered = [Letter(*one) for one in self.ledger.unanswered()]
        self.forks.start(Plan(PLAY, self.url, seed, self.person, self.tables, unanswered, patient=self.patient))

    def hear_some(self, lines: int) -> None:
        for _ in range(lines):
            self.hear(self.forks.hear())

    def hear_acknowledgements(self, number: int) -> None:
        """Wait until a number of further messages are acknowledged."""
        enough = len(self.ledger.done) + number
        while len(self.ledger.done) < enough:
            self.hear(self.forks.hear())

    def kill(self, moment: float) -> None:
        """Kill the server a moment later, and look what it leaves behind."""
        time.sleep(moment)
        for said in self.forks.kill():
            self.hear(said)
        self.kills += 1
        snapshot = contents(self.url)
        self.ledger.check(snapshot)
        self.check_last_shown(snapshot)
        stored, lost = self.ledger.in_doubt(snapshot)
        self.stored_in_doubt += stored
        self.lost_in_doubt += lost

    def check_last_shown(self, snapshot: Contents) -> None:
        """Fail unless everything that anyone was shown is stored."""
        for table_id, (seq, outlook) in self.last_shown.items():
            assert Projection(snapshot, table_id).outlook(seq, None) == outlook, "somebody was shown what never was"
        self.last_shown.clear()

    def hear(self, said: Said) -> None:
        ledger = self.ledger
        match said:
            case Sends(letter):
                ledger.send(letter.table, self.person, letter.message)
            case Acknowledged(table, done, events, state):
                ledger.answer(table, self.person, done)
                assert ledger.states.setdefault((table, events), state) == state
                if done.table:
                    self.tables = [done.table if name == table else name for name in self.tables]
            case Shown(table, seq, outlook):
                self.last_shown[table] = seq, outlook
            case _:
                raise AssertionError(said)

    def check_moments(self) -> None:
        """Fail unless servers were killed on both sides of a commit: otherwise the kills have proved little."""
        assert self.stored_in_doubt > 0
        assert self.lost_in_doubt > 0


class Sitting:
    """Two persons at three tables, a spectator, and a server on a fixed port that is killed under them."""

    def __init__(self, url: str, forks: Zygote) -> None:
        self.url, self.forks, self.ledger, self.random = url, forks, Ledger(), Random(1)
        self.port = 0

    async def start(self) -> str:
        self.forks.start(Plan(SERVE, self.url, port=self.port))
        said = await asyncio.to_thread(self.forks.hear)
        assert isinstance(said, Listens)
        address = said.address.rstrip("/")
        self.port = int(address.rpartition(":")[2])
        return address

    async def play(self, cycles: int) -> None:
        address = await self.start()
        async with Client(address) as ann, Client(address) as ben, Client(address) as eve, AsyncExitStack() as stack:
            await ann.arrive("Ann")
            await ben.arrive("Ben")
            tables = [(await at_table(ann, ben, title=title))[0] for title in TITLES]
            snapshot = contents(self.url)
            self.ledger.adopt(snapshot)
            watched = [await stack.enter_async_context(eve.table(table_id)) for table_id in tables]
            seats = [
                (await stack.enter_async_context(client.table(table_id)), table_id, snapshot.people[name])
                for table_id in tables
                for client, name in ((ann, "Ann"), (ben, "Ben"))
            ]
            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(self.move(*seat)) for seat in seats]
                for _ in range(cycles):
                    await self.kill_one()
                for task in playing:
                    task.cancel()
            self.ledger.check(contents(self.url))
            for table in [*watched, *(table for table, _, _ in seats)]:
                await self.check_log(table)
        self.forks.kill()

    async def move(self, table: TableConnection, table_id: str, person: str) -> None:
        """Make random moves whenever it is the player's turn."""
        while not table.position.result:
            await table.until(lambda table: table.position.legal or table.position.result)
            if table.position.legal:
                seat, move = table.position.turn, self.random.choice(table.position.legal)
                message = wire.Play(new_key(), table.seq, seat, move)
                self.ledger.send(table_id, person, message)
                self.ledger.answer(table_id, person, await table.change(message))

    async def kill_one(self) -> None:
        """Kill the server a random moment after some moves, look what is left, and start the next one."""
        enough = len(self.ledger.sent) + self.random.randint(3, 8)
        await until(lambda: len(self.ledger.sent) >= enough)
        await asyncio.sleep(self.random.uniform(0, LONGEST_MOMENT))
        self.forks.kill()
        self.ledger.check(contents(self.url))
        await self.start()

    async def check_log(self, table: TableConnection) -> None:
        """Fail unless a client learns the whole history in order."""
        # What was on its way when its sender stopped may still arrive.
        while (stored := contents(self.url).fold(table.table.id)).seq != table.seq:
            await asyncio.sleep(0.05)
        assert [(entry.by, entry.at) for entry in table.log] == [
            (by, at) for (by, _), at in zip(stored.moves, stored.times, strict=True)
        ]
