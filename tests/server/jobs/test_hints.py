"""Hints go to the player to move, come from their view alone, and are no secret if there are other people."""

from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from cityboard.analysis.worker import answer
from cityboard.analysis.worker_pool import BotChoice, Request
from cityboard.bots.bot import Candidate, Fact, Judgement
from cityboard.client import Client
from cityboard.protocol.messages import Plan, Proposal
from cityboard.server.jobs import analyses
from cityboard.server.jobs.hints import request_of
from cityboard.tables.events import AnyEvent, Moved, Opened, Started, bind
from cityboard.tables.table import Table
from cityboard.titles.ladders import top_level, usual_level
from tests.server.noninterference import _opened
from tests.server.playing import ME, at_table, play_on, refusal, same_moment
from tests.server.serving import Served, run, serving, sqlite, until
from tests.server.twin_games import GUESS, Played, make_pair


def test_the_player_to_move_gets_a_legal_move_with_reasons_and_nobody_else_does(tmp_path: Path) -> None:
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


def test_facts_and_the_best_candidates_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal("metro", [ME, Plan("bot", "random")], {"start": 0}))

            async def choose(request: Request) -> BotChoice:
                moves = request.game.moves(request.view)
                weighed = tuple(Candidate(move, 3.5, 0.5) for move in moves)
                return BotChoice(Judgement(moves[1], (Fact("bot-because", {"points": 6}),), weighed))

            monkeypatch.setattr(served.worker_pool, "choose", choose)
            hint = await ann.hint(opened.id, 0)
            legal = (await ann.see(opened.id)).position.legal or []
            assert hint.move == legal[1]
            assert [(fact.code, fact.arguments) for fact in hint.facts] == [("bot-because", {"points": 6})]
            assert [(option.move, option.lead, option.error) for option in hint.candidates] == [
                (tuple(move), 3.5, 0.5) for move in legal[:3]
            ]

    run(test)


@pytest.mark.parametrize(
    ("why", "code"), [("busy", "hint-busy"), ("bot-failed", "hint-failed"), ("late", "hint-failed")]
)
def test_bots_that_are_busy_and_a_bot_that_fails_have_different_codes(
    why: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal("metro", [ME, Plan("bot", "random")], {"start": 0}))

            async def give_up(request: Request) -> BotChoice:
                return BotChoice(Judgement(request.game.moves(request.view)[0]), why)

            monkeypatch.setattr(served.worker_pool, "choose", give_up)
            assert (await refusal(ann.hint(opened.id, 0))).code == code

    run(test)


def test_people_see_that_someone_asked_for_a_hint_but_not_which_one(tmp_path: Path) -> None:
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
            # Later visitors see it too, and so does another process that reads the events.
            served.services.live_tables.by_id.clear()
            seen = await bob.see(table_id)
            assert sum(seat.hints for seat in seen.table.seats) == 2

    run(test)


def test_a_player_against_bots_asks_without_a_trace(tmp_path: Path) -> None:
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
    request = request_of(one, 0)
    line = Request(request.game, request.view, usual_level(title).name, request.seed).line(1)
    assert answer(line) == answer(line)


def _with(opened: Opened, seats: list[tuple[str, str | None]]) -> Opened:
    return Opened(**{name: getattr(opened, name) for name in opened.__struct_fields__} | {"seats": seats})


def test_an_analysis_is_for_finished_games_and_is_made_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            opened = await ann.open_table(Proposal("metro", [ME, Plan("bot", "random")]))
            assert (await refusal(ann.analysis(opened.id))).code == "table-not-over"
            served.services.analyses._work = 1
            async with ann.table(opened.id) as table:
                await play_on([table])
            first = await ann.analysis(opened.id)
            assert first.analysis is None and first.done < first.moves
            # The process reports its progress, and ends.
            work = served.services.analyses._works[opened.id].task
            assert work is not None
            await work
            ready = await ann.analysis(opened.id)
            assert ready.analysis is not None
            assert ready.done == ready.moves == len(ready.analysis.curve) - 1
            assert served.services.analyses._works[opened.id].task is work
            result = (await ann.see(opened.id)).position.result
            assert result and ready.analysis.balances[0].end == result.scores[0] - result.scores[1]

    run(test)


async def finished(person: Client, number: int) -> list[str]:
    """Let a person play some games to their end, and return their tables."""
    tables = []
    for _ in range(number):
        opened = await person.open_table(Proposal("metro", [ME, Plan("bot", "random")]))
        async with person.table(opened.id) as table:
            await play_on([table])
        tables.append(opened.id)
    return tables


async def made(served: Served, table_id: str) -> None:
    """Wait until an analysis is ready or has failed."""
    task = served.services.analyses._works[table_id].task
    assert task is not None
    await task


def test_an_analysis_that_fails_says_so_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            (table_id,) = await finished(ann, 1)
            usual = served.services.analyses._command
            monkeypatch.setattr(analyses, "PATIENCE", 0.05)
            for broken in (("false",), ("echo", "{}"), ("echo", "no JSON"), ("echo", "1"), ("sleep", "600")):
                served.services.analyses._command = broken
                assert (await ann.analysis(table_id)).analysis is None
                await made(served, table_id)
                assert (await refusal(ann.analysis(table_id))).code == "analysis-failed"
            monkeypatch.undo()
            served.services.analyses._command, served.services.analyses._work = usual, 1
            await ann.analysis(table_id)
            await made(served, table_id)
            assert (await ann.analysis(table_id)).analysis is not None

    run(test)


def test_an_analysis_that_is_not_ready_is_stopped_at_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            (table_id,) = await finished(ann, 1)
            begun = tmp_path / "begun"
            served.services.analyses._command = ("sh", "-c", 'touch "$0" && exec sleep 600', str(begun))
            await ann.analysis(table_id)
            await until(begun.exists)
        task = served.services.analyses._works[table_id].task
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
            served.services.analyses._command = ("sleep", "600")
            for table_id in (*tables[:2], *tables[:2]):  # to ask how far they are costs nothing
                await ann.analysis(table_id)
            assert (await refusal(ann.analysis(tables[2]))).code == "too-many"
            await bob.analysis(tables[2])
            for _ in range(2):  # what is refused because the server has too much to do is not counted
                assert (await refusal(bob.analysis(tables[3]))).code == "busy"
            monkeypatch.setattr(analyses, "MOST_BEGUN", 4)
            await bob.analysis(tables[3])

    run(test)


def test_one_place_cannot_fill_the_queue_of_analyses(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process", trusted_proxy=True) as served:
            ann, bob = await served.people("Ann", "Bob")
            tables = await finished(ann, 9)
            served.services.analyses._command = ("sleep", "600")
            app: Any = served.app

            async def begin(table_id: str, address: str, person: Client | None = None) -> int:
                headers = {"x-forwarded-for": address, **(person.headers if person else {})}
                async with httpx2.AsyncClient(transport=httpx2.ASGITransport(app), base_url=served.url) as http:
                    return (await http.get(f"/api/tables/{table_id}/analysis", headers=headers)).status_code

            strangers = [await begin(table_id, "192.0.2.1") for table_id in tables[:4]]
            assert strangers == [200] * 3 + [429]
            assert [await begin(table_id, "192.0.2.1", ann) for table_id in tables[4:7]] == [200] * 3
            assert await begin(tables[7], "192.0.2.1", bob) == 429
            assert await begin(tables[7], "192.0.2.2") == 200
            # Every place gets a turn: the stranger waits for the one that is being made, and for no other.
            begun = served.services.analyses._works
            first, second = begun[tables[0]].task, begun[tables[7]].task
            assert first and second
            first.cancel()
            await until(lambda: served.services.analyses._slots._counts.total() == 5)
            assert begun[tables[7]].customer.origin not in served.services.analyses._slots._waiting

    run(test)
