"""Servers that play by themselves until they are killed, and say what they send and what is acknowledged."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import sqlalchemy as sql

from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.server import people
from cityboard.server.http import serving
from cityboard.server.live_table import LiveTable
from cityboard.server.operations.settings import Settings
from cityboard.server.people import Person
from cityboard.server.services import Services, now
from cityboard.tables.moving import undo_point
from cityboard.tables.table import OVER
from tests.server.ledger import digest
from tests.server.serving import OPEN_LIMITS
from tests.server.watcher import Watcher
from tests.server.zygote import Acknowledged, Letter, Listens, Plan, Sends, Shown, say

PLAYERS = 2
PLAY, SERVE = "tests.server.crashing:play", "tests.server.crashing:serve"


def quiet_settings(url: str, **others: Any) -> Settings:
    """Return settings that let tests play as fast as they like."""
    return Settings(database=url, **{"bot_pause": 0.0, "queue_messages": 10_000, **OPEN_LIMITS, **others})


@asynccontextmanager
async def opened(url: str, **others: Any) -> AsyncIterator[Services]:
    """Open the services on a database."""
    async with Services(quiet_settings(url, **others)).opened() as services:
        yield services


async def furnish(url: str, titles: list[str]) -> tuple[str, list[str]]:
    """Make a person and a table of each title where that person has all seats; return their ids."""
    async with opened(url) as services:
        person = await services.database.write(lambda connection: people.insert(connection, "Ann", now()))
        seats = [wire.Plan("me")] * PLAYERS
        return person.id, [await services.table_service.open(person, wire.Proposal(title, seats)) for title in titles]


def next_message(live: LiveTable, person: str, random: Random) -> wire.Change:
    """Choose something that a person with all seats can say: mostly a move."""
    table, key, seq = live.table, f"{random.getrandbits(64):x}", live.table.seq
    if table.status == OVER:
        return wire.Rematch(key, seq)
    seat = table.state.turn
    match random.randrange(16):
        case 0:
            return wire.Say(key, f"said as {key}")
        case 1:
            return wire.Link(key, seq, random.randrange(PLAYERS))
        case 2 | 3:
            try:
                undo_point(table, seat)
            except RefusedError:
                pass
            else:
                return wire.TakeUndo(key, seq, seat)
    moves = table.game.moves(table.game.view(table.state, seat))
    return wire.Play(key, seq, seat, list(random.choice(moves)))


def serve(plan: Plan) -> None:
    """Serve as `cityboard serve` does."""
    settings = quiet_settings(plan.url, port=plan.port, log_level="error")
    serving.serve(settings, lambda address: say(Listens(address)))


def play(plan: Plan) -> None:
    """Play at all tables at once until someone kills this process."""
    asyncio.run(_play(plan))


async def _play(plan: Plan) -> None:
    async with opened(plan.url) as services:
        person = await services.database.read(lambda connection: people.find(connection, plan.person))
        assert person
        async with asyncio.TaskGroup() as group:
            for number, table_id in enumerate(plan.tables):
                group.create_task(_play_at(services, person, table_id, plan, Random(plan.seed * 100 + number)))


async def _play_at(services: Services, person: Person, table_id: str, plan: Plan, random: Random) -> None:
    for letter in plan.unanswered:
        if letter.table == table_id:
            # Nobody knows whether it was stored: said twice more it must count exactly once.
            first = await _send(services, person, letter, plan.patient)
            assert await _send(services, person, letter, plan.patient) == first
            table_id = first.table or table_id
    while True:
        await _watch(services, table_id)
        done = wire.Done("", 0)
        while not done.table:
            message = next_message(await services.live_tables.get(table_id), person.id, random)
            done = await _send(services, person, Letter(table_id, message), plan.patient)
        table_id = done.table


async def _watch(services: Services, table_id: str) -> None:
    """Say everything that a spectator of a table is shown."""
    await Watcher(None, lambda watcher: say(Shown(table_id, *watcher.outlooks[-1]))).join(
        services.table_service, table_id
    )


async def _send(services: Services, person: Person, letter: Letter, patient: bool) -> wire.Done:
    def acknowledge(done: wire.Done) -> None:
        table = services.live_tables.by_id[letter.table].table
        say(Acknowledged(letter.table, done, table.seq, digest(table.state)))

    say(Sends(letter))
    while True:
        try:
            return await services.table_service.change(person, letter.table, letter.message, acknowledge)
        except (sql.exc.DBAPIError, OSError):
            if not patient:
                raise
            await asyncio.sleep(0.01)


async def warm_up(folder: str) -> None:
    """Do once, before there are forks, what every one of them would do for the first time."""
    url = f"sqlite:///{folder}/cityboard.sqlite"
    person, tables = await furnish(url, ["metro", "helsinki"])
    async with opened(url) as services:
        player = await services.database.read(lambda connection: people.find(connection, person))
        assert player
        for table_id in tables:
            live = await services.live_tables.get(table_id)
            for seed in range(8):
                await services.table_service.change(player, table_id, next_message(live, person, Random(seed)))
