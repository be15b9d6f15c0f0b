"""Tables under attack: who batters them, what every message must come to, and what may be stored afterwards."""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from cityboard.client import Client
from cityboard.protocol.messages import Proposal
from tests.server.hostile import MALFORMED, REFUSED, Attacker, Attempt
from tests.server.playing import LINK, ME, at_table, play_on

Stored = dict[str, dict[str, Any]]


@dataclass
class Battered:
    """A socket at a table, and its person."""

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
            elif message["type"] not in ("chat", "knocks", "table"):
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
        """Make a good move, which everyone hears of and may repeat later."""
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
    over, _ = await at_table(ann, ben)
    async with ben.table(over) as table:
        await table.leave(1)  # a bot has this seat from now on
    async with ann.table(over) as table:
        await play_on([table])
        await table.rematch()  # so that a later request gets what is there
    return {metro: [0, 1], helsinki: [0, 1], waiting.id: [0, 1], over: [0, 1]}


async def attackers(
    url: str, table: str, seats: list[int | None], everybody: list[Client], part: int
) -> list[Battered]:
    """Let the players, a spectator and a stranger come to a table."""
    url = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
    around = []
    for place, client in enumerate(everybody):
        socket = await connect(url, additional_headers=client.headers)
        welcome = json.loads(await socket.recv())
        if welcome["owner"] and welcome["table"]["status"] == "open":
            await socket.close()  # the person who opened a table may start the game
            continue
        attacker = Attacker(Random(10 * part + place), [*seats, None, None][place], owner=welcome["owner"])
        around.append(Battered(socket, attacker, welcome["position"]))
    return around


def by_table(rows: dict[str, list[dict[str, Any]]]) -> Stored:
    """Return what is stored of every table, apart from times that are only for finding it, and their checksum."""
    times = {"changed_at": None, "wake_at": None, "checksum": None}
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
