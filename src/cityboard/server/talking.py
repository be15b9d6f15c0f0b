"""What is said at a table: stored first, then told to everybody who may watch."""

from cityboard.protocol import messages as wire
from cityboard.server import store
from cityboard.server.database import Database
from cityboard.server.decisions import refuse
from cityboard.server.live import ENCODER, Live
from cityboard.server.people import Person


async def say(database: Database, live: Live, person: Person, message: wire.Say, now: int) -> wire.Done:
    """Store what somebody says who sits at the table; the caller holds its lock."""
    live.check_watcher(person.id)
    if not live.seats_of(person.id) and person.id != live.owner:
        refuse("seat-needed")
    values = {
        "table_id": live.table.id,
        "person": person.id,
        "at": now,
        "text": message.text,
        "key": message.key,
    }
    line, text = await database.write(
        lambda connection: store.insert_chat(connection, values), ring=f"{live.table.id}:chat"
    )
    if text != message.text:
        refuse("key-reused")
    return wire.Done(message.key, line)


async def tell(database: Database, live: Live) -> None:
    """Tell the listeners what has been said since the last time."""
    lines = await chat(database, live, live.last_chat)
    if lines:
        live.last_chat = lines[-1].id
    for line in lines:
        told = ENCODER.encode(line)
        for listener in list(live.listeners):
            if live.may_watch(listener.person):
                listener.tell(told)


async def chat(database: Database, live: Live, after: int = 0) -> list[wire.ChatLine]:
    """Return what was said at a table after a line."""
    table_id = live.table.id
    rows = await database.read(lambda connection: store.load_chat(connection, table_id, after))
    return [
        wire.ChatLine(row.id, next(iter(live.seats_of(row.person)), None), row.nickname, row.text, row.at)
        for row in rows
    ]
