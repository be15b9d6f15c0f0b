"""What tests of tables do again and again."""

from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from cityboard.client import Client, TableConnection
from cityboard.core.reason import Reason, RefusedError
from cityboard.protocol import messages as wire
from cityboard.protocol.messages import Plan, Proposal

ME, LINK = Plan("me"), Plan("link")
BOT = Plan("bot", "random")
Choose = Callable[[wire.Position], list[str | int]]


def middle(position: wire.Position) -> list[str | int]:
    """Choose the move in the middle of the list."""
    assert position.legal
    return position.legal[len(position.legal) // 2]


async def at_table(
    owner: Client, *others: Client, title: str = "metro", bots: int = 0, **proposal: Any
) -> tuple[str, list[int]]:
    """Open a table and let others join by the invitation; returns its id and everyone's seat."""
    seats = [ME, *[LINK] * len(others), *[BOT] * bots]
    opened = await owner.open_table(Proposal(title, seats, **proposal))
    taken = [await other.join(opened.id, opened.invitation) for other in others]
    return opened.id, [0, *(seat for seat in taken if seat is not None)]


async def play_on(connections: Iterable[TableConnection], number: int | None = None, choose: Choose = middle) -> None:
    """Let everyone move when it is their turn, to the end or up to a number of moves of theirs."""
    tables = list(connections)
    made = 0
    while number is None or made < number:
        seq = await same_moment(tables)
        mover = next((table for table in tables if table.position.legal), None)
        if mover is not None:
            await mover.play(mover.position.turn, choose(mover.position))
            made += 1
        elif all(table.position.result for table in tables):
            return
        else:
            await reach(tables[0], seq + 1)


async def finished_table(owner: Client, *others: Client, bots: int = 0) -> str:
    """Let people play a game to its end, and return its table."""
    table_id, _ = await at_table(owner, *others, bots=bots)
    async with AsyncExitStack() as stack:
        await play_on([await stack.enter_async_context(client.table(table_id)) for client in (owner, *others)])
    return table_id


async def reach(table: TableConnection, seq: int) -> None:
    """Wait until a connection has seen a number of events."""
    await table.until(lambda table: table.seq >= seq)


async def same_moment(tables: Iterable[TableConnection]) -> int:
    """Wait until all connections have seen what one of them has, and return its number."""
    seq = max(table.seq for table in tables)
    for table in tables:
        await reach(table, seq)
    return seq


async def hear(table: TableConnection, text: str) -> None:
    """Wait until a connection has received a line of chat."""
    await table.until(lambda table: text in [line.text for line in table.chat])


async def refusal(doing: Any) -> Reason:
    """Return why something is refused."""
    with pytest.raises(RefusedError) as caught:
        await doing
    return caught.value.reason
