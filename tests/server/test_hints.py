"""Hints go to who is to move, come from their view alone, and are no secret where other people sit."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from cityboard.bots.bot import Candidate, Fact, Judgement
from cityboard.bots.crew import Choice, Request
from cityboard.bots.levels import top_level, usual_level
from cityboard.bots.worker import answer
from cityboard.client import Client
from cityboard.protocol.messages import Plan, Proposal
from cityboard.server import analyses
from cityboard.server.events import AnyEvent, Moved, Opened, Started, bind
from cityboard.server.hints import request_of
from cityboard.server.table import Table
from tests.server.noninterference import _opened
from tests.server.playing import ME, at_table, play_on, refusal, same_moment
from tests.server.serving import Served, run, serving, sqlite
from tests.server.twin_games import GUESS, Played, make_pair


def test_who_is_to_move_gets_a_legal_move_with_reasons_and_nobody_else_does(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, options={"start": 0})
            async with ann.table(table_id) as table:
                assert (await refusal(ann.hint(table_id, 1))).code == "seat-not-yours"
                assert (await refusal(bob.hint(table_id, 0))).code == "seat-not-yours"
                assert (await refusal(bob.hint(table_id, 1))).code == "not-your-turn"
                hint = await ann.hint(table_id, 0)
                assert hint.move in (table.position.legal or [])
                assert (hint.seat, hint.number) == (0, table.position.number)
                assert hint.level == top_level("metro").name

    run(test)


def test_facts_and_the_best_candidates_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal("metro", [ME, Plan("bot", "random")], {"start": 0}))

            async def choose(request: Request) -> Choice:
                moves = request.game.moves(request.view)
                weighed = tuple(Candidate(move, 3.5, 0.5) for move in moves)
                return Choice(Judgement(moves[1], (Fact("bot-because", {"points": 6}),), weighed))

            monkeypatch.setattr(served.crew, "choose", choose)
            hint = await ann.hint(opened.id, 0)
            legal = (await ann.see(opened.id)).position.legal or []
            assert hint.move == legal[1]
            assert [(fact.code, fact.arguments) for fact in hint.facts] == [("bot-because", {"points": 6})]
            assert [(option.move, option.lead, option.error) for option in hint.candidates] == [
                (move, 3.5, 0.5) for move in legal[:3]
            ]

    run(test)


@pytest.mark.parametrize(
    ("why", "code"), [("busy", "hint-busy"), ("bot-failed", "hint-failed"), ("late", "hint-failed")]
)
def test_bots_that_are_busy_and_a_bot_that_fails_are_told_apart(
    why: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal("metro", [ME, Plan("bot", "random")], {"start": 0}))

            async def give_up(request: Request) -> Choice:
                return Choice(Judgement(request.game.moves(request.view)[0]), why)

            monkeypatch.setattr(served.crew, "choose", give_up)
            assert (await refusal(ann.hint(opened.id, 0))).code == code

    run(test)


def test_people_are_told_that_a_hint_was_asked_for_but_not_which(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, bob = await served.people("Ann", "Bob")
            table_id, _ = await at_table(ann, bob, options={"start": 0})
            async with ann.table(table_id) as anns, bob.table(table_id) as bobs:
                before = bobs.position
                await ann.hint(table_id, 0)
                await bobs.until(lambda table: table.table.seats[0].hints == 1)
                assert bobs.table.seats[1].hints == 0
                await same_moment([anns, bobs])
                assert (bobs.position.board, bobs.position.hands, bobs.position.news) == (
                    before.board,
                    before.hands,
                    [],
                )
                await play_on([anns, bobs], 1)
                await ann.hint(table_id, 0) if anns.position.legal else await bob.hint(table_id, 1)
            # Who comes later sees it too, and so does another process that reads the events.
            served.house.door.lives.clear()
            seen = await bob.see(table_id)
            assert sum(seat.hints for seat in seen.table.seats) == 2

    run(test)


def test_who_plays_against_bots_asks_without_a_trace(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal("metro", [ME, Plan("bot", "random")], {"start": 0}))
            before = await served.rows()
            await ann.hint(opened.id, 0)
            assert await served.rows() == before

    run(test)


def test_more_hints_than_are_allowed_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), hints_per_person_per_minute=2) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal("metro", [ME, Plan("bot", "random")], {"start": 0}))
            for _ in range(2):
                await ann.hint(opened.id, 0)
            assert (await refusal(ann.hint(opened.id, 0))).code == "too-many"

    run(test)


def table_of(opened: Opened, moves: list[Played]) -> Table:
    """Return a table at which some moves were made."""
    events: list[AnyEvent] = [opened, Started(), *(Moved(by, move) for by, move in moves)]
    return Table.fold("table", b"", bind(events, "table", 0, 0))


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_worlds_that_differ_only_in_secrets_give_the_same_question_and_so_the_same_hint(title: str) -> None:
    rng, compared = Random(f"hints {title}"), 0
    opened = _opened(title, 0, "hand")
    game = table_of(opened, []).game
    seats: list[tuple[str, str | None]] = [("person", None)] * game.players
    while compared < 12:
        pair = make_pair(game, 0, "hand", rng)
        if pair.kind == GUESS:
            continue
        one, other = (table_of(_with(opened, seats), moves[: pair.cut]) for moves in (pair.one, pair.other))
        if one.state.turn != 0:
            continue
        assert one.state != other.state
        assert request_of(one, 0).line(1) == request_of(other, 0).line(1)
        compared += 1
    told = request_of(one, 0)
    line = Request(told.game, told.view, usual_level(title).name, told.seed).line(1)
    assert answer(line) == answer(line)


def _with(opened: Opened, seats: list[tuple[str, str | None]]) -> Opened:
    return Opened(**{name: getattr(opened, name) for name in opened.__struct_fields__} | {"seats": seats})


def test_an_analysis_is_for_finished_games_and_is_made_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal("metro", [ME, Plan("bot", "random")]))
            assert (await refusal(ann.analysis(opened.id))).code == "table-not-over"
            served.house.analyses._work = 1
            async with ann.table(opened.id) as table:
                await play_on([table])
            first = await ann.analysis(opened.id)
            assert first.analysis is None and first.done < first.moves
            # The process tells how far it is, and ends.
            work = served.house.analyses._works[opened.id].task
            assert work is not None
            await work
            ready = await ann.analysis(opened.id)
            assert ready.analysis is not None
            assert ready.done == ready.moves == len(ready.analysis.curve) - 1
            assert served.house.analyses._works[opened.id].task is work
            result = (await ann.see(opened.id)).position.result
            assert result and ready.analysis.balances[0].end == result.scores[0] - result.scores[1]

    run(test)


async def finished(person: Client, number: int) -> list[str]:
    """Let a person play some games to their end, and return their tables."""
    found = []
    for _ in range(number):
        opened = await person.open_table(Proposal("metro", [ME, Plan("bot", "random")]))
        async with person.table(opened.id) as table:
            await play_on([table])
        found.append(opened.id)
    return found


async def made(served: Served, table_id: str) -> None:
    """Wait until an analysis is ready or has failed."""
    task = served.house.analyses._works[table_id].task
    assert task is not None
    await task


def test_an_analysis_that_fails_says_so_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            (table_id,) = await finished(ann, 1)
            usual = served.house.analyses._command
            monkeypatch.setattr(analyses, "PATIENCE", 0.05)
            for broken in (("false",), ("echo", "{}"), ("echo", "no JSON"), ("echo", "1"), ("sleep", "600")):
                served.house.analyses._command = broken
                assert (await ann.analysis(table_id)).analysis is None
                await made(served, table_id)
                assert (await refusal(ann.analysis(table_id))).code == "analysis-failed"
            monkeypatch.undo()
            served.house.analyses._command, served.house.analyses._work = usual, 1
            await ann.analysis(table_id)
            await made(served, table_id)
            assert (await ann.analysis(table_id)).analysis is not None

    run(test)


def test_an_analysis_that_is_not_ready_is_stopped_at_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            (table_id,) = await finished(ann, 1)
            served.house.analyses._command = ("sleep", "600")
            await ann.analysis(table_id)
            await asyncio.sleep(0.1)
        task = served.house.analyses._works[table_id].task
        assert task and task.cancelled()

    run(test)


def test_more_analyses_than_a_person_or_the_server_may_begin_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), analyses_per_person_per_hour=2) as served:
            ann, bob = await served.people("Ann", "Bob")
            tables = await finished(ann, 4)
            monkeypatch.setattr(analyses, "MOST_BEGUN", 3)
            served.house.analyses._command = ("sleep", "600")
            for table_id in (*tables[:2], *tables[:2]):  # to ask how far they are costs nothing
                await ann.analysis(table_id)
            assert (await refusal(ann.analysis(tables[2]))).code == "too-many"
            await bob.analysis(tables[2])
            for _ in range(2):  # what is refused because the server has too much to do is not counted
                assert (await refusal(bob.analysis(tables[3]))).code == "busy"
            monkeypatch.setattr(analyses, "MOST_BEGUN", 4)
            await bob.analysis(tables[3])

    run(test)
