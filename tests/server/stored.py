"""A database that people have lived in, and what tests do to what is stored."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql

from cityboard.protocol.analysis import Analysis
from cityboard.protocol.editions import NewEdition
from cityboard.protocol.messages import Knock, Pace, Plan, Proposal
from cityboard.server.operations import bans
from cityboard.server.storage import analyses, checksums, jobs, repository, schema
from cityboard.server.storage.opening import open_database
from cityboard.tables.events import AnyEvent, Stored, bind
from cityboard.titles.registry import find_edition
from tests.server.playing import BOT, ME, at_table, play_on, same_moment
from tests.server.serving import NO_TIME, Served, run, serving

T = TypeVar("T")
Rows = dict[str, list[dict[str, Any]]]
ANALYSIS = Analysis("helsinki", "builder", (), (), (), ())


def fill(url: str) -> dict[str, str]:
    """Let people play in a database; returns tables by what they are: over, city, running, open."""

    async def live() -> dict[str, str]:
        async with serving(url, way="in-process", private_webhooks=True) as served:
            return await _live(served)

    return run(live)


async def _live(served: Served) -> dict[str, str]:
    ann, bob = await served.people("Ann", "Robert")
    await bob.rename("Bob")
    await ann.account("ann", "a long password")
    await ann.keep_edition(NewEdition("metro", "Ann’s box", find_edition("metro", "default").values))
    await ann.add_channel("http://127.0.0.1:9/notices")
    tables = {}
    tables["over"], _ = await at_table(ann, title="helsinki", bots=1)
    async with ann.table(tables["over"]) as table:
        await play_on([table])
        await table.say("well played — bien joué ¤")
    options = {"city": "paris", "modules": ["companies"]}
    tables["city"] = (await ann.open_table(Proposal("metro", [ME, BOT], options))).id
    async with ann.table(tables["city"]) as table:
        await play_on([table], 3)
        await table.undo(0)
        await play_on([table])
    tables["running"], _ = await at_table(ann, bob, bots=1, take_back=True, pace=Pace(days_per_turn=2))
    async with ann.table(tables["running"]) as first, bob.table(tables["running"]) as second:
        await play_on([first, second], 5)
        await same_moment([first, second])
        await first.take_back(0)
        await second.until(lambda table: table.table.question)
        await second.answer(1, agree=True)
        await second.link(1)
        await play_on([first, second], 2)
        await second.leave(1)
        await first.until(lambda table: table.position.legal)
    await served.services.health.look()  # it writes, too
    await served.services.database.write(lambda connection: analyses.store(connection, tables["over"], ANALYSIS))
    lease = partial(jobs.lease, kind=analyses.JOB, key=tables["city"], holder="gone", now=NO_TIME, until=NO_TIME + 1)
    await served.services.database.write(lease)
    await served.services.database.write(lambda connection: bans.insert(connection, "192.0.2.0/24", NO_TIME))
    tables["open"] = (await bob.open_table(Proposal("metro", [ME, Plan("link")], listed=True))).id
    await ann.tell(tables["open"], Knock("key"))
    return tables


def work(url: str, do: Callable[[sql.Connection], T]) -> T:
    """Do something to a database."""

    async def doing() -> T:
        database = open_database(url)
        try:
            return await database.write(do)
        finally:
            await database.close()

    return run(doing)


def execute(url: str, *statements: Any) -> None:
    """Change what is stored, behind the back of the server."""
    work(url, lambda connection: [connection.execute(statement) for statement in statements] and None)


def execute_knowingly(url: str, *statements: Any) -> None:
    """Change what is stored and rewrite the checksums, as only an expert could."""
    execute(url, *statements)
    work(url, _renew_checksums)


def _renew_checksums(connection: sql.Connection) -> None:
    for name in checksums.CHECKED:
        table = schema.metadata.tables[name]
        for row in connection.execute(sql.select(table)).mappings().all():
            this = sql.and_(*(key == row[key.name] for key in table.primary_key))
            made = checksums.checksum(name, dict(row))
            connection.execute(table.update().where(this).values(checksum=made))


def rows(url: str) -> Rows:
    """Return everything that is stored."""

    def read(connection: sql.Connection) -> Rows:
        return {
            table.name: [dict(row._mapping) for row in connection.execute(sql.select(table).order_by(*table.c))]
            for table in schema.metadata.sorted_tables
        }

    return work(url, read)


def events(url: str, table_id: str) -> list[Stored]:
    """Return the events of a table."""
    return work(url, lambda connection: repository.events_since(connection, table_id, 0))


def forge(url: str, table_id: str, change: Callable[[list[AnyEvent]], Any]) -> None:
    """Change the events of a table and bind them again, as only an expert could."""
    before = events(url, table_id)
    changed = [stored.event for stored in before]
    change(changed)
    c, last = schema.events.c, before[-1].at
    bound = bind(changed, table_id, 0, last)
    values = [{"table_id": table_id, "seq": s.seq, "at": s.at, "data": s.data, "chain": s.chain} for s in bound]
    execute(url, schema.events.delete().where(c.table_id == table_id), schema.events.insert().values(values))


def sqlite_url(folder: Path, name: str = "tables.sqlite") -> str:
    """Return the address of a file in a folder."""
    return f"sqlite:///{folder / name}"
