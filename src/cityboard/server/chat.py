"""The chat of a table: lines are stored first, then sent to everyone who may watch.

Spectators have lines of their own, which nobody with a seat receives before the game is over.
"""

from cityboard.protocol import messages as wire
from cityboard.server.frames import TextMessage
from cityboard.server.live_table import ENCODER, LiveTable
from cityboard.server.people import Person
from cityboard.server.reasons import KEY_REUSED, SEAT_NEEDED, WATCHERS_ONLY
from cityboard.server.storage import chat_lines
from cityboard.server.storage.chat_lines import WATCHERS
from cityboard.server.storage.database import Database
from cityboard.tables.checks import refuse
from cityboard.tables.table import OVER

EVERYONE = None
ALL = (EVERYONE, WATCHERS)


async def say(database: Database, live: LiveTable, person: Person, message: wire.Say, now: int) -> wire.Done:
    """Store a line by someone at the table; the caller holds its lock."""
    live.check_watcher(person.id)
    seats = live.seats_of(person.id)
    if message.watchers and seats:
        refuse(WATCHERS_ONLY)
    if not message.watchers and not seats and person.id != live.owner:
        refuse(SEAT_NEEDED)
    audience = WATCHERS if message.watchers else EVERYONE
    values = {
        "table_id": live.table.id,
        "person": person.id,
        "at": now,
        "text": message.text,
        "key": message.key,
        "audience": audience,
    }
    line, *content = await database.write(
        lambda connection: chat_lines.insert(connection, values), notification=f"{live.table.id}:chat"
    )
    if content != [message.text, audience]:
        refuse(KEY_REUSED)
    return wire.Done(message.key, line)


async def was_said(database: Database, live: LiveTable, person: Person, message: wire.Say) -> bool:
    """Return whether a person has already sent a line with this key: a retry gets the same answer."""
    table_id = live.table.id
    return await database.read(lambda connection: chat_lines.has_line(connection, table_id, person.id, message.key))


def may_read_watchers(live: LiveTable, person: str | None) -> bool:
    """Return whether someone may read what spectators say among themselves."""
    return live.table.status == OVER or not live.seats_of(person)


async def tell(database: Database, live: LiveTable) -> None:
    """Send the listeners the lines since the last time, to each what they may read."""
    lines = await _lines(database, live, live.last_chat, ALL)
    if lines:
        live.last_chat = lines[-1].id
    for line in lines:
        message = TextMessage(ENCODER.encode(line))
        for listener in list(live.listeners):
            may_read = not line.watchers or may_read_watchers(live, listener.person)
            if may_read and live.may_watch(listener.person):
                listener.tell(message)


async def reveal(database: Database, live: LiveTable) -> None:
    """Send the players what spectators have said during the game, which is now over."""
    players = [listener for listener in live.listeners if live.seats_of(listener.person)]
    if not players:
        return
    lines = [line for line in await _lines(database, live, 0, (WATCHERS,)) if line.id <= live.last_chat]
    for line in lines:
        message = TextMessage(ENCODER.encode(line))
        for listener in players:
            listener.tell(message)


async def chat(database: Database, live: LiveTable, person: str | None) -> list[wire.ChatLine]:
    """Return the latest lines of a table that someone may read."""
    return await _lines(database, live, 0, ALL if may_read_watchers(live, person) else (EVERYONE,))


async def _lines(
    database: Database, live: LiveTable, after: int, audiences: tuple[str | None, ...]
) -> list[wire.ChatLine]:
    table_id = live.table.id
    rows = await database.read(lambda connection: chat_lines.load(connection, table_id, after, audiences))
    return [
        wire.ChatLine(
            row.id,
            next(iter(live.seats_of(row.person)), None),
            row.nickname,
            row.text,
            row.at,
            watchers=row.audience == WATCHERS,
        )
        for row in rows
    ]
