"""The outbox: notices are stored with their events and sent until they arrive or are given up."""

import asyncio
import secrets
from typing import Any

import httpx2
import msgspec
import sqlalchemy as sql
from msgspec import Struct

from cityboard.core.reason import RefusedError
from cityboard.protocol import people as wire
from cityboard.server import knocking
from cityboard.server.damaged_tables import DamagedTableError
from cityboard.server.notices import delivery, push, webhook
from cityboard.server.notices.delivery import Outcome
from cityboard.server.operations.metrics import Metrics
from cityboard.server.operations.settings import Settings
from cityboard.server.operations.supervisor import BackgroundTask
from cityboard.server.people import is_id, new_id
from cityboard.server.presence import PresenceService
from cityboard.server.reasons import CHANNEL_UNKNOWN, TOO_MANY_REQUESTS
from cityboard.server.storage import schema
from cityboard.server.storage.checksums import with_checksum
from cityboard.server.table_service import TableService
from cityboard.tables.table import RUNNING

PUSH, WEBHOOK = "push", "webhook"
AT_A_TIME = 20
MOST_CHANNELS = 10
# Seconds until the next attempt, after each failed one; then the notice is given up.
RETRIES = (30, 120, 600, 3600, 6 * 3600)
LEASE = 60_000  # milliseconds during which no other process tries the same notice
LIFE = 24 * 3600  # seconds for which a push service keeps a notice


class NoticeBody(Struct, frozen=True):
    """The content of a notice: codes, never anything about the game."""

    kind: str  # turn, reminder, over, knock
    table: str
    title: str


class HookSecret(Struct, frozen=True):
    """A webhook as it is stored."""

    address: str
    secret: str


class Outbox:
    """Sends due notices, and manages people's channels."""

    def __init__(
        self, table_service: TableService, presence: PresenceService, settings: Settings, metrics: Metrics, key: str
    ) -> None:
        """Take the server's key for push services."""
        self._table_service, self._presence = table_service, presence
        self._settings, self._metrics, self._key = settings, metrics, key
        self._allow = {"allow_http": settings.private_webhooks, "allow_private": settings.private_webhooks}

    @property
    def public_key(self) -> str:
        """Return what browsers need to subscribe."""
        return push.public_key(self._key)

    # Channels.

    async def channels(self, person: str) -> list[wire.Channel]:
        """List a person's channels; secrets are not shown again."""
        rows = await self._table_service.database.read(lambda connection: _channels(connection, person))
        return [wire.Channel(row.id, row.kind, _shown(row)) for row in rows]

    async def add_channel(self, person: str, new: wire.NewChannel) -> wire.Channel:
        """Register a browser or a webhook; refuse addresses inside our network."""
        if len(await self.channels(person)) >= MOST_CHANNELS:
            raise RefusedError(TOO_MANY_REQUESTS(""))
        secret = None
        if new.keys is not None:
            subscription = push.Subscription(new.address, push.Keys(new.keys.p256dh, new.keys.auth))
            await push.check(subscription, **self._allow)
            kind, stored = PUSH, msgspec.json.encode(subscription)
        else:
            await delivery.check(new.address, **self._allow)
            secret = secrets.token_urlsafe(24)
            kind, stored = WEBHOOK, msgspec.json.encode(HookSecret(new.address, secret))
        values = {
            "id": new_id(),
            "person": person,
            "kind": kind,
            "address": stored.decode(),
            "created_at": self._table_service.clock(),
        }
        row = with_checksum("channels", values)
        await self._table_service.database.write(lambda connection: connection.execute(schema.channels.insert(), row))
        return wire.Channel(str(values["id"]), kind, new.address, secret)

    async def remove_channel(self, person: str, channel_id: str) -> None:
        """Delete a channel."""
        c = schema.channels.c
        forget = schema.channels.delete().where(c.id == channel_id, c.person == person)
        if not is_id(channel_id) or not await self._table_service.database.write(
            lambda connection: connection.execute(forget).rowcount
        ):
            raise RefusedError(CHANNEL_UNKNOWN(""))

    # Sending.

    async def run(self, task: BackgroundTask, every: float = 1.0) -> None:
        """Send due notices repeatedly; on failure, the supervisor starts again."""
        # Not through a proxy from the environment, which would bypass the guard in delivery.py.
        async with httpx2.AsyncClient(trust_env=False) as client:
            while True:
                await asyncio.sleep(every)
                await self.send_due(client)
                task.succeed()

    async def send_due(self, client: httpx2.AsyncClient) -> int:
        """Send the notices that are due now and return their number."""
        now = self._table_service.clock()
        due = await self._table_service.database.write(lambda connection: _lease(connection, now))
        # Wait for all: one that fails must not leave the others with a closed client.
        outcomes = await asyncio.gather(*(self._send(client, notice) for notice in due), return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, BaseException):
                raise outcome
        return len(due)

    async def _send(self, client: httpx2.AsyncClient, notice: Any) -> None:
        """Send one notice over all channels of its person; it has arrived when one of them accepts it."""
        channels = await self._table_service.database.read(lambda connection: _channels(connection, notice.person))
        try:
            if not channels or not await self._still_true(notice):
                await self._settle(notice, "idle")
                return
            live = await self._table_service.live_tables.get(notice.table_id)
        except DamagedTableError:
            await self._settle(notice, "given up")
            return
        body = msgspec.json.encode(NoticeBody(notice.kind, notice.table_id, live.table.header.title))
        outcomes = await asyncio.gather(*(self._try(client, channel, body) for channel in channels))
        for channel, outcome in zip(channels, outcomes, strict=True):
            if outcome is Outcome.GONE:
                await self.remove_channel(notice.person, channel.id)
        if Outcome.DELIVERED in outcomes:
            await self._settle(notice, Outcome.DELIVERED.value)
        elif Outcome.RETRY in outcomes and notice.attempts < len(RETRIES):
            await self._again(notice)
        else:
            await self._settle(notice, "given up")

    async def _still_true(self, notice: Any) -> bool:
        """Return whether a notice is still relevant: the turn may have passed in the meantime."""
        live = await self._table_service.live_tables.get(notice.table_id)
        if notice.kind == "over":
            return True
        if notice.kind == "knock":
            is_waiting = any(row.id == notice.seq and knocking.is_open(live, row) for row in live.knocks)
            return is_waiting and live.owner == notice.person and not self._presence.is_here(live, live.owner)
        turn = live.table.state.turn
        return live.table.status == RUNNING and turn >= 0 and live.chairs[turn].person == notice.person

    async def _try(self, client: httpx2.AsyncClient, channel: Any, body: bytes) -> Outcome:
        try:
            if channel.kind == PUSH:
                subscription = msgspec.json.decode(channel.address, type=push.Subscription)
                contact = self._settings.notice_contact
                return await push.send(client, self._key, subscription, body, LIFE, contact, **self._allow)
            hook = msgspec.json.decode(channel.address, type=HookSecret)
            return await webhook.send(client, hook.address, body, hook.secret, **self._allow)
        except RefusedError:
            # It was registered under other settings.
            return Outcome.GONE

    async def _again(self, notice: Any) -> None:
        due = self._table_service.clock() + RETRIES[notice.attempts] * 1000
        self._metrics.notices.labels("retry").inc()
        await self._update(notice, due_at=due, attempts=notice.attempts + 1)

    async def _settle(self, notice: Any, outcome: str) -> None:
        self._metrics.notices.labels(outcome).inc()
        await self._update(notice, due_at=None, outcome=outcome)

    async def _update(self, notice: Any, **values: Any) -> None:
        change = schema.outbox.update().where(schema.outbox.c.id == notice.id).values(**values)
        await self._table_service.database.write(lambda connection: connection.execute(change))


def _shown(channel: Any) -> str:
    content = msgspec.json.decode(channel.address)
    return str(content.get("endpoint") or content.get("address"))


def _channels(connection: sql.Connection, person: str) -> list[Any]:
    c = schema.channels.c
    return list(connection.execute(sql.select(schema.channels).where(c.person == person).order_by(c.created_at, c.id)))


def _lease(connection: sql.Connection, now: int) -> list[Any]:
    """Lease some due notices; if this process dies, the others get them."""
    c = schema.outbox.c
    query = sql.select(schema.outbox).where(c.due_at <= now).order_by(c.due_at).limit(AT_A_TIME)
    notices = list(connection.execute(query.with_for_update(skip_locked=True)))
    for notice in notices:
        connection.execute(schema.outbox.update().where(c.id == notice.id).values(due_at=now + LEASE))
    return notices
