"""The state of a table is the fold of its events, and nothing else."""

from random import Random
from typing import Any

import msgspec
import pytest

from cityboard.core.record import Record, verify
from cityboard.tables.continuation import begin
from cityboard.tables.events import Stored, Undone, bind
from cityboard.tables.moving import decide_move, undo_point
from cityboard.tables.table import OVER, Table
from tests.tables.bare import BOT, ME, SETS, opened


def everything(table: Table) -> Any:
    """Return all that a table knows."""
    return (table.seq, table.chain, table.status, table.state.to_json(), table.moves, table.times, table.counts)


def played(number: int) -> tuple[Table, list[Stored]]:
    """Play a game of a set at random, with some undos against bots; return it with its events."""
    title, seats, options = SETS[number]
    rng, table, events = Random(number), Table("fold", b"%032d" % number), list[Stored]()

    def happen(*new: Any) -> None:
        for stored in bind(list(new), table.chain, table.seq, 1000 * table.seq):
            table.apply(stored)
            events.append(stored)

    first = opened(title, seats, options)
    happen(msgspec.structs.replace(first, seed_commitment=table.dealer.commitment))
    happen(*begin(table).events)
    while table.status != OVER:
        seat = table.state.turn
        happen(*decide_move(table, seat, list(rng.choice(table.game.moves(table.state)))).events)
        if table.status != OVER and seats == [ME, BOT] and seat == 0 and rng.random() < 0.2:
            happen(Undone(0, undo_point(table, 0)))
    return table, events


@pytest.mark.parametrize("number", range(len(SETS)))
def test_a_table_folded_from_its_events_is_the_same(number: int) -> None:
    table, events = played(number)
    again = Table.fold(table.id, table.dealer.seed, events)
    assert everything(again) == everything(table)
    record = Record.parse(again.record().text())
    verify(again.game, record)


@pytest.mark.parametrize("number", range(len(SETS)))
def test_tables_share_equal_moves(number: int) -> None:
    table, events = played(number)
    again = Table.fold(table.id, table.dealer.seed, events)
    assert all(one is other for (_, one), (_, other) in zip(table.moves, again.moves, strict=True))


def test_a_copy_of_a_table_has_its_own_times() -> None:
    table, _ = played(0)
    copy = table.copy()
    copy.times.append(1)
    assert len(table.times) == table.number


def test_events_can_be_folded_in_two_parts() -> None:
    table, events = played(2)
    for middle in (1, len(events) // 2, len(events) - 1):
        again = Table.fold(table.id, table.dealer.seed, events[:middle])
        for stored in events[middle:]:
            again.apply(stored)
        assert everything(again) == everything(table)


def test_an_undo_is_an_event_like_all_others() -> None:
    table, events = played(2)
    undone = [stored for stored in events if isinstance(stored.event, Undone)]
    assert undone
    assert table.number < len(events) - len(undone), "what was taken back no longer counts"
