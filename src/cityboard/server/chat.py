"""The chat of a table: lines are stored first, then sent to everyone who may watch."""

from cityboard.protocol import messages as wire
from cityboard.server.http.frames import TextMessage
from cityboard.server.live_table import ENCODER, LiveTable
from cityboard.server.people import Person
from cityboard.server.reasons import KEY_REUSED, SEAT_NEEDED
from cityboard.server.storage import chat_lines
from cityboard.server.storage.database import Database
from cityboard.tables.checks import refuse


async def say(database: Database, live: LiveTable, person: Person, message: wire.Say, now: int) -> wire.Done:
    """Store a line by someone at the table; the caller holds its lock."""
    live.check_watcher(person.id)
    if not live.seats_of(person.id) and person.id != live.owner:
        refuse(SEAT_NEEDED)
    values = {
        "table_id": live.table.id,
        "person": person.id,
        "at": now,
        "text": message.text,
        "key": message.key,
    }
    line, text = await database.write(
        lambda connection: chat_lines.insert(connection, values), notification=f"{live.table.id}:chat"
    )
    if text != message.text:
        refuse(KEY_REUSED)
    return wire.Done(message.key, line)


async def was_said(database: Database, live: LiveTable, person: Person, message: wire.Say) -> bool:
    """Return whether a person has already sent a line with this key: a retry gets the same answer."""
    table_id = live.table.id
    return await database.read(lambda connection: chat_lines.has_line(connection, table_id, person.id, message.key))


async def tell(database: Database, live: LiveTable) -> None:
    """Send the listeners the lines since the last time."""
    lines = await chat(database, live, live.last_chat)
    if lines:
        live.last_chat = lines[-1].id
    for line in lines:
        message = TextMessage(ENCODER.encode(line))
        for listener in list(live.listeners):
            if live.may_watch(listener.person):
                listener.tell(message)


async def chat(database: Database, live: LiveTable, after: int = 0) -> list[wire.ChatLine]:
    """Return the lines of a table after a given one."""
    table_id = live.table.id
    rows = await database.read(lambda connection: chat_lines.load(connection, table_id, after))
    return [
        wire.ChatLine(row.id, next(iter(live.seats_of(row.person)), None), row.nickname, row.text, row.at)
        for row in rows
    ]
