"""A message is judged and continued once: the continuation is stored, and only then takes the place of the table."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from cityboard.core.game import Game
from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.server.background import BackgroundWork
from cityboard.server.live_table import LiveTable
from cityboard.server.live_tables import LiveTables
from cityboard.server.people import Person
from cityboard.server.services import Services
from cityboard.server.storage import repository
from cityboard.server.storage.sqlite_database import SqliteDatabase
from cityboard.server.storage.storage_errors import UnavailableError
from cityboard.server.table_service import TableService
from cityboard.tables import serializer
from cityboard.tables.continuation import make_move
from cityboard.tables.played import CHECKPOINT
from cityboard.tables.table import Table
from cityboard.titles.metro.rules.network import Network
from tests.server.playing import LINK
from tests.server.serving import Served, run, serving, sqlite
from tests.server.watcher import Watcher

TITLES = ["metro", "helsinki"]


class Counts:
    """What was done for a message."""

    def __init__(self) -> None:
        self.judged: list[Any] = []
        self.played: list[Any] = []
        self.traces = self.boards = 0


@contextmanager
def counting(game: Game[Any]) -> Iterator[Counts]:
    """Count the moves that are judged and played, the lines that are traced and the boards that are made for views."""
    counts = Counts()
    refuse, play, trace, board = type(game).refuse, type(game).play, Network.trace, serializer.board

    def count_refuse(game: Game[Any], s: Any, move: Any) -> Any:
        counts.judged.append(move)
        return refuse(game, s, move)

    def count_play(game: Game[Any], s: Any, move: Any, report: Any = None) -> None:
        counts.played.append(move)
        play(game, s, move, report)

    def count_trace(network: Network, *asked: Any) -> Any:
        counts.traces += 1
        return trace(network, *asked)

    def count_board(*asked: Any) -> Any:
        counts.boards += 1
        return board(*asked)

    with (
        mock.patch.object(type(game), "refuse", count_refuse),
        mock.patch.object(type(game), "play", count_play),
        mock.patch.object(Network, "trace", count_trace),
        mock.patch.object(serializer, "board", count_board),
    ):
        yield counts


class Scene:
    """A table of two people with three who look on, and messages to it."""

    def __init__(self, services: Services, live: LiveTable, people: list[Person]) -> None:
        self.services, self.live, self.people = services, live, people
        self._number = 0

    @property
    def table(self) -> Table:
        return self.live.table

    async def say(self, person: Person, make: Callable[..., wire.Change], *fields: Any) -> None:
        self._number += 1
        message = make(f"message {self._number}", self.table.seq, *fields)
        await self.services.table_service.change(person, self.table.id, message)

    async def move(self) -> None:
        seat = self.table.state.turn
        await self.say(self.people[seat], wire.Play, seat, list(self.table.game.moves(self.table.state)[0]))


async def person_of(served: Served, name: str) -> Person:
    client = await served.person(name)
    return Person((await client.export()).id, name, None, 0)


async def scene(served: Served, title: str, *, seats: int = 2) -> Scene:
    """Open a table and let a spectator and both people listen."""
    services = served.services
    people = [await person_of(served, name) for name in ("Anna", "Bob")]
    plans = [wire.Plan("me"), *[LINK] * (seats - 1)]
    proposal = wire.Proposal(title, plans, {"start": 0}, listed=True, take_back=True)
    table_id = await services.table_service.open(people[0], proposal)
    for watcher in (Watcher(None), *(Watcher(person.id) for person in people)):
        await watcher.join(services.table_service, table_id)
    return Scene(services, await services.live_tables.get(table_id), people)


@pytest.mark.parametrize("title", TITLES)
def test_every_message_is_judged_once_and_plays_its_moves_once_and_none_for_the_views(
    tmp_path: Path, title: str
) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            at = await scene(served, title)
            bob = at.people[1]

            async def counted(doing: Awaitable[None]) -> int:
                """Do something and return how many moves were made: each was played once, and that of a seat judged."""
                before, seq = at.table, at.table.seq
                with counting(before.game) as counts:
                    await doing
                made = at.table.moves[at.table.log_from(seq) :]
                assert counts.judged == [move for seat, move in made if seat >= 0]
                assert counts.played == [move for _, move in made]
                assert counts.boards == 1
                return len(made)

            assert await counted(at.say(bob, wire.Sit, 1, None)) > 0  # the last one sits down, and chance sets up
            for _ in range(2 * CHECKPOINT):
                if at.table.state.turn >= 0:
                    assert await counted(at.move()) > 0
            for message in (wire.Link, wire.Leave, wire.Return):
                assert await counted(at.say(bob, message, 1)) == 0

    run(test)


@pytest.mark.parametrize("title", TITLES)
def test_lines_are_traced_for_a_move_as_often_as_the_rules_ask_for_it(tmp_path: Path, title: str) -> None:
    async def test() -> int:
        traces = 0
        async with serving(sqlite(tmp_path), way="in-process") as served:
            at = await scene(served, title)
            await at.say(at.people[1], wire.Sit, 1, None)
            while at.table.status == "running":
                move = at.table.game.moves(at.table.state)[0]
                with counting(at.table.game) as alone:
                    make_move(at.table, at.table.state.turn, move)
                with counting(at.table.game) as seen:
                    await at.move()
                assert seen.traces == alone.traces
                traces += seen.traces
        return traces

    assert bool(run(test)) == (title == "metro")


@pytest.mark.parametrize("title", TITLES)
def test_an_undo_plays_only_what_leads_to_the_state_before(tmp_path: Path, title: str) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            at = await scene(served, title)
            await at.say(at.people[1], wire.Sit, 1, None)
            for _ in range(CHECKPOINT + 3):
                await at.move()
            await at.say(at.people[at.table.state.turn], wire.TakeBack, at.table.state.turn)
            other = 1 - at.table.question.seat if at.table.question else 0
            with counting(at.table.game) as counts:
                await at.say(at.people[other], wire.Answer, other, True)
            number = at.table.number
            checkpoint = number - number % CHECKPOINT
            assert counts.played == [move for _, move in at.table.moves[checkpoint:]]

    run(test)


@pytest.mark.parametrize("title", TITLES)
def test_what_another_process_has_stored_is_played_once(tmp_path: Path, title: str) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            at = await scene(served, title)
            await at.say(at.people[1], wire.Sit, 1, None)
            other = second_service(at.services)
            table_id = at.table.id
            watcher = Watcher(None)
            await watcher.join(other, table_id)
            number = at.table.number
            for _ in range(5):
                await at.move()
            live = await other.live_tables.get(table_id)
            with counting(live.table.game) as counts:
                await other.live_tables.catch_up(table_id)
            assert counts.played == [move for _, move in at.table.moves[number:]]
            assert watcher.position["number"] == at.table.number
            assert len(watcher.log) == at.table.number

    run(test)


def second_service(services: Services) -> TableService:
    """Return the service of another process on the same database."""
    return TableService(
        services.database,
        LiveTables(services.database, services.clock, 1000),
        BackgroundWork(),
        services.signer,
        services.editions,
        services.clock,
        notice_delay=0,
        bots_answer=1000,
        most_listed=9,
        chat_per_minute=9,
    )


def contents(table: Table) -> dict[str, Any]:
    """Return everything that a table holds, in copies."""
    parts = {name: getattr(table, name) for name in Table.__slots__}
    clock, state, dealer = parts.pop("clock"), parts.pop("state"), parts.pop("dealer")
    plain = {name: value.copy() if hasattr(value, "copy") else value for name, value in parts.items()}
    return plain | {"clock": (clock.since, clock.seat, clock.banks), "state": state.to_json(), "seed": dealer.seed}


@pytest.mark.parametrize("title", TITLES)
def test_a_write_that_fails_leaves_the_very_same_table(tmp_path: Path, title: str) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            at = await scene(served, title)
            await at.say(at.people[1], wire.Sit, 1, None)
            await at.move()
            for message in (wire.Link, wire.Leave, None):
                before, inside = at.table, contents(at.table)
                with (
                    mock.patch.object(SqliteDatabase, "write", side_effect=UnavailableError),
                    mock.patch.object(repository, "load") as load,
                    pytest.raises(UnavailableError),
                ):
                    await (at.move() if message is None else at.say(at.people[0], message, 0))
                assert at.table is before
                assert contents(before) == inside
                assert not load.called
            assert at.services.live_tables.by_id[at.table.id] is at.live
            await at.move()

    run(test)


@pytest.mark.parametrize("title", TITLES)
def test_the_second_process_applies_what_the_first_one_has_stored_and_nothing_else(tmp_path: Path, title: str) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            at = await scene(served, title)
            await at.say(at.people[1], wire.Sit, 1, None)
            other = second_service(at.services)
            far = await other.live_tables.get(at.table.id)
            before, inside = far.table, contents(far.table)
            await at.move()
            seat = before.state.turn
            message = wire.Play("second", before.seq, seat, list(before.game.moves(before.state)[0]))
            with (
                mock.patch.object(repository, "load") as load,
                counting(before.game) as counts,
                pytest.raises(RefusedError) as refused,
            ):
                await other.change(at.people[seat], before.id, message)
            assert refused.value.reason.code == "stale"
            assert not load.called
            assert contents(before) == inside
            new = [move for _, move in at.table.moves[before.number :]]
            # What was decided in vain, and what the first one has stored: the same move, each time with its chance.
            assert counts.played == new * 2
            assert contents(far.table) == contents(at.table)

    run(test)
