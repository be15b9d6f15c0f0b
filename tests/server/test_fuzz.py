"""Hostile messages on real sockets: every one is answered, none does any harm."""

import asyncio
import gc
import json
import logging
import os
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import structlog
from websockets.asyncio.client import ClientConnection, connect

from cityboard.client import Client
from cityboard.protocol.messages import Proposal
from cityboard.server import schema, store
from cityboard.server.table import Table
from tests.server.hostile import MALFORMED, REFUSED, Attacker, Attempt, every_wrong_field
from tests.server.playing import LINK, ME, at_table
from tests.server.serving import Served, run, serving, until

ROUNDS = {"sqlite": 24, "postgresql": 8}
PARTS = {"sqlite": 2, "postgresql": 1}
BATCH = 30
AT_LEAST = {"sqlite": 20_000, "postgresql": 5_000}
GROWTH = 1.05  # by which the memory of the process may grow after the first round
# Everything that hostile messages are refused for: where one is missing they have not come far enough.
REASONS = {
    *("message-malformed", "person-needed", "stale", "key-reused", "seat-not-yours", "not-your-turn", "seat-bot"),
    *("table-not-open", "table-not-running", "table-unlisted", "link-void", "seat-yours-already"),
    *("only-owner", "question-none", "take-back-off", "seat-not-absent", "seat-needed"),
}


@dataclass
class Battered:
    """A socket at a table, and who speaks on it."""

    socket: ClientConnection
    attacker: Attacker
    position: dict[str, Any]
    news: int = 0  # positions that come besides the answers
    codes: Counter[str] = field(default_factory=Counter)

    async def hear(self) -> dict[str, Any]:
        """Return the next message that is an answer: not the news, nor the position that follows upon `stale`."""
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            if message["type"] == "position":
                self.position = message
                if not self.news:
                    return message
                self.news -= 1
            elif message["type"] not in ("chat", "table"):
                return message

    async def batter(self, attempts: list[Attempt]) -> None:
        """Say everything at once, and check that every message gets its one answer, in their order."""
        for attempt in attempts:
            await self.socket.send(attempt.frame)
        for attempt in attempts:
            self.check(attempt, await self.hear())
        await self.socket.send('{"type":"ping"}')
        assert await self.hear() == {"type": "pong"}

    def check(self, attempt: Attempt, answer: dict[str, Any]) -> None:
        code = answer["reason"]["code"] if answer["type"] == "refused" else answer["type"]
        self.codes[code] += 1
        self.news += code == "stale"
        assert code != "server-error", attempt
        assert (code == "message-malformed") == (attempt.outcome == MALFORMED), (attempt, answer)
        if attempt.outcome == REFUSED:
            assert answer["type"] == "refused", (attempt, answer)
        if attempt.key is not None:
            assert answer["key"] == attempt.key

    async def learn(self) -> None:
        """Take in the news of a change."""
        self.news += 1
        await self.batter([])


@dataclass
class Battlefield:
    """Some tables, and who attacks each of them."""

    around: dict[str, list[Battered]]
    played: Counter[str] = field(default_factory=Counter)  # moves made in good faith, by table

    async def round(self, size: int) -> None:
        """Attack all tables from all sides, then make a good move wherever one can be made."""
        batches = [
            (battered, list(islice(battered.attacker.attempts(*self.moment(table)), size)))
            for table, around in self.around.items()
            for battered in around
        ]
        await asyncio.gather(*(battered.batter(batch) for battered, batch in batches))
        for table in self.around:
            await self.play(table)

    @property
    def everybody(self) -> list[Battered]:
        return [battered for around in self.around.values() for battered in around]

    def moment(self, table: str) -> tuple[int, list[list[str | int]], int]:
        """Return how far a table has come, what may be done there, and by which seat."""
        positions = [battered.position for battered in self.around[table]]
        legal: list[list[str | int]] = next((position["legal"] for position in positions if position["legal"]), [])
        return positions[0]["seq"], legal, positions[0]["turn"]

    async def play(self, table: str) -> None:
        """Make a good move, which everybody hears of and may repeat later."""
        mover = next((battered for battered in self.around[table] if battered.position["legal"]), None)
        if mover is None:
            return
        position = mover.position
        self.played[table] += 1
        message = {
            "type": "move",
            "key": f"good {self.played[table]}",
            "seq": position["seq"],
            "seat": position["seat"],
            "move": position["legal"][len(position["legal"]) // 2],
        }
        await mover.socket.send(json.dumps(message))
        assert (await mover.hear())["type"] == "done"
        for battered in self.around[table]:
            await battered.learn()
            assert battered.position["seq"] > position["seq"]
            battered.attacker.said.append(json.dumps(message))


async def tables_to_attack(ann: Client, ben: Client) -> dict[str, list[int | None]]:
    """Set up two tables in the middle of a game, one before and one after it; return where Ann and Ben sit."""
    metro, _ = await at_table(ann, ben, options={"modules": ["companies"], "city": "berlin"})
    helsinki, _ = await at_table(ann, ben, title="helsinki", options={"modules": ["dry-roads"]})
    waiting = await ann.open_table(Proposal("metro", [ME, LINK, LINK]))
    await ben.join(waiting.id, waiting.invitation)
    over, _ = await at_table(ann, bots=1)
    async with ann.table(over) as table:
        await table.leave(0)
        await table.until(lambda table: table.position.result)
        rematch = await table.rematch()  # so that whoever asks for it later gets what is there
    async with ann.table(rematch) as table:
        await table.until(lambda table: table.position.legal)
    return {metro: [0, 1], helsinki: [0, 1], waiting.id: [0, 1], over: [0, None]}


async def attackers(
    served: Served, table: str, seats: list[int | None], everybody: list[Client], part: int
) -> list[Battered]:
    """Let the players, a spectator and a stranger come to a table."""
    url = f"{served.url.replace('http', 'ws')}/api/tables/{table}/socket"
    around = []
    for who, client in enumerate(everybody):
        socket = await connect(url, additional_headers=client.headers)
        welcome = json.loads(await socket.recv())
        if welcome["owner"] and welcome["table"]["status"] == "open":
            await socket.close()  # who has opened a table may begin the game
            continue
        attacker = Attacker(Random(10 * part + who), [*seats, None, None][who], owner=welcome["owner"])
        around.append(Battered(socket, attacker, welcome["position"]))
    return around


def resident() -> int:
    """Return how many bytes of memory this process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


Stored = dict[str, dict[str, Any]]


async def stored(served: Served) -> Stored:
    """Return what is stored of every table, apart from times that are only for finding it."""
    rows = await served.rows(schema.tables, schema.events, schema.chairs)
    times = {"changed_at": None, "wake_at": None}
    return {
        row["id"]: {
            "row": row | times,
            "events": [event for event in rows["events"] if event["table_id"] == row["id"]],
            "chairs": [chair for chair in rows["chairs"] if chair["table_id"] == row["id"]],
        }
        for row in rows["tables"]
    }


def check_stored(before: Stored, after: Stored, played: Counter[str]) -> None:
    """Check that nothing but the good moves has changed anything."""
    assert after.keys() == before.keys()
    for table, now in after.items():
        then, number = before[table], len(before[table]["events"])
        assert (now["row"], now["chairs"], now["events"][:number]) == (then["row"], then["chairs"], then["events"])
        keys = [event["key"] for event in now["events"][number:] if event["key"]]
        assert [key.split("/")[1].split("#")[0] for key in keys] == [f"good {n + 1}" for n in range(played[table])]


async def check_alive(served: Served) -> None:
    """Check that the server is well, has let everybody go, and knows of its tables what is stored of them."""
    measure = served.house.measures.registry.get_sample_value
    await until(lambda: measure("cityboard_sockets") == 0)
    assert measure("cityboard_errors_total") == 0
    async with httpx.AsyncClient() as client:
        assert (await client.get(f"{served.url}/health")).status_code == 200
    for table, live in served.house.door.lives.items():
        loaded = await served.house.database.read(partial(store.load, table_id=table))
        assert loaded is not None
        assert Table.fold(table, loaded.row.seed, loaded.events).state.to_json() == live.table.state.to_json()


async def attack(database: str, kind: str, part: int) -> Counter[str]:
    """Attack some new tables, and return what came of it all, by codes."""
    async with serving(database, queue_messages=1000) as served:
        ann, ben, cem = await served.people("Ann", "Ben", "Cem")
        tables = await tables_to_attack(ann, ben)
        before = await stored(served)
        everybody = [ann, ben, cem, await served.stranger()]
        field = Battlefield(
            {table: await attackers(served, table, seats, everybody, part) for table, seats in tables.items()}
        )
        wrong = list(every_wrong_field(Random(0)))
        for start in range(0, len(wrong), BATCH):
            await field.everybody[start % len(field.everybody)].batter(wrong[start : start + BATCH])
        await field.round(BATCH)
        memory = resident()
        for _ in range(ROUNDS[kind] - 1):
            await field.round(BATCH)

        assert resident() < GROWTH * memory
        for battered in field.everybody:
            await battered.socket.close()
        check_stored(before, await stored(served), field.played)
        await check_alive(served)
        seated = {(await client.export()).id for client in (ann, ben)}
        spoken = {line["person"] for line in (await served.rows(schema.chat))["chat"] if line["table_id"] in tables}
        assert spoken <= seated
        return sum((battered.codes for battered in field.everybody), Counter())


def test_hostile_messages_are_all_answered_and_change_nothing(
    database_url: str, thorough: bool, caplog: pytest.LogCaptureFixture
) -> None:
    kind = database_url.partition(":")[0].partition("+")[0]
    gc.collect()
    caplog.clear()  # what earlier tests have left behind is no answer to a message
    with structlog.testing.capture_logs() as logged:
        parts = range(PARTS[kind] * (5 if thorough else 1))
        codes = sum((run(partial(attack, database_url, kind, part)) for part in parts), Counter[str]())
    assert codes.total() >= AT_LEAST[kind]
    assert codes.keys() >= REASONS
    assert {entry["log_level"] for entry in logged} == {"info"}
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
