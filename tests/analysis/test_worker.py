"""The worker answers every line, whatever it is, and outlives all of them."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from subprocess import PIPE
from typing import Any

import pytest

from cityboard.analysis.leads import with_lead
from cityboard.analysis.worker import PATIENCE, READY, answer, answer_of
from cityboard.analysis.worker_pool import Request
from cityboard.analysis.workers import COMMAND
from cityboard.bots.bot import Budget, Candidate, Judgement
from cityboard.bots.rollouts import leads
from cityboard.core.game import NOBODY
from cityboard.core.simulation import random_move
from cityboard.titles.ladders import BASELINES, level_of
from cityboard.titles.registry import find_edition, own_edition
from cityboard.titles.registry import load as build_game
from tests.analysis import strange_worker
from tests.bots.positions import load, moments

NO_REQUESTS = [
    b"",
    b"\n",
    b"\xff\xfe\n",
    b"null\n",
    b"[]\n",
    b"1" * 10_000 + b"\n",
    b"[" * 200_000 + b"\n",
    b'{"id": 1\n',
]
WRONG: list[tuple[str, Any, str]] = [
    ("title", "chess", "title-unknown"),
    ("title", None, "request-title"),
    ("rules", "0", "request-rules"),
    ("rules", 1, "request-rules"),
    ("edition", "/nowhere.toml", "edition-unreadable"),
    ("edition", "\0", "edition-unreadable"),
    ("edition_hash", "0", "request-edition-hash"),
    ("edition_values", None, "request-edition-values"),
    ("edition_values", {"board.tiles": {}}, "edition-text"),
    ("options", [], "request-options"),
    ("options", {"players": 99}, "option-value"),
    ("options", {"title": "metro"}, "option-value"),
    ("options", {"players": 3}, "state-value"),
    ("view", None, "request-view"),
    ("view", {}, "state-fields"),
    ("seat", 1, "request-seat"),
    ("seat", True, "request-seat"),
    ("seat", -1, "request-seat"),
    ("level", "grandmaster", "bot-level"),
    ("level", ["greedy"], "request-level"),
    ("seed", 3, "request-seed"),
    ("seconds", -1.0, "request-seconds"),
    ("seconds", 1, "request-seconds"),
    ("is_advice", 1, "request-is-advice"),
    ("id", None, "request-id"),
    ("id", [[]], "request-id"),
]


def request(**changes: Any) -> dict[str, Any]:
    """Return a good request of seat 0, changed."""
    good: dict[str, Any] = json.loads(_good_line())
    return good | changes


@cache
def _good_line() -> bytes:
    game = load("metro", {"players": 2, "start": 0})
    s = moments(game, "worker", 1)[0]
    assert s.turn == 0
    return Request(game, game.view(s, 0), "random", "seed").line(7)


def line(content: Any) -> bytes:
    return f"{json.dumps(content)}\n".encode()


@pytest.mark.parametrize("level", [level.name for level in BASELINES])
def test_an_answer_is_the_move_that_the_level_chooses(level: str) -> None:
    for title in ("metro", "helsinki"):
        game = load(title, {"players": 2})
        for s in moments(game, "answers", 5):
            view = game.view(s, s.turn)
            judgement = level_of(title, level).make().choose(game, view, s.turn, Random("a seed"), Budget())
            assert answer(Request(game, view, level, "a seed").line(5)) == {"id": 5, **answer_of(judgement)}


@pytest.mark.parametrize(
    ("title", "place", "value"), [("metro", "board.tiles", {"dddd": 60}), ("helsinki", "cards.wild", 9)]
)
def test_an_edition_without_a_file_is_asked_about_by_its_values(title: str, place: str, value: Any) -> None:
    default = find_edition(title, "default")
    for values in (default.values | {place: value}, default.values):
        game = build_game(title, edition=own_edition(title, "/nowhere.toml", values), players=2)
        s = moments(game, "own", 1)[0]
        asked = json.loads(Request(game, game.view(s, s.turn), "random", "a seed").line(5))
        assert tuple(answer(line(asked))["move"]) in game.moves(s)
        for strange, error in [
            ({place: value, "more": 1}, "edition-missing"),
            (values | {"more": 1}, "edition-unknown"),
            (default.values | {place: {"bbbb": 60} if title == "metro" else 8}, "request-edition-hash"),
        ]:
            assert answer(line(asked | {"edition_values": strange})) == {"id": 5, "error": error}


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_advice_says_what_lead_its_move_brings_even_if_the_level_does_not_weigh_it(title: str) -> None:
    game = load(title, {"players": 2})
    for s in moments(game, "advice", 3):
        view = game.view(s, s.turn)
        plain, advice = (
            answer(Request(game, view, "random", "a seed", 0.01, is_advice=is_advice).line(5))
            for is_advice in (False, True)
        )
        assert plain["candidates"] == []
        [[move, _lead, _error]] = advice["candidates"]
        assert move == advice["move"] == plain["move"]


def test_the_lead_of_the_last_move_is_the_lead_at_the_end() -> None:
    game, rng = load("metro", {"players": 2}), Random(4)
    s = before = game.start()
    while s.turn != NOBODY:
        before, move = s.copy(), random_move(game, s, rng)
        game.play(s, move)
    view = game.view(before, before.turn)
    bot = level_of("metro", "random").make()
    [weighed] = with_lead(game, view, bot, Judgement(move), rng, Budget(work=8)).candidates
    assert weighed == Candidate(move, leads(game.scores(s))[before.turn], 0.0)


@pytest.mark.parametrize("nonsense", NO_REQUESTS, ids=range(len(NO_REQUESTS)))
def test_a_line_that_is_no_request_is_called_so(nonsense: bytes) -> None:
    assert answer(nonsense) == {"id": None, "error": "request-not-json"}


@pytest.mark.parametrize(("field", "value", "code"), WRONG)
def test_a_wrong_field_is_named_by_the_error(field: str, value: Any, code: str) -> None:
    said = answer(line(request(**{field: value})))
    assert said == {"id": None if field == "id" else 7, "error": code}


@pytest.mark.parametrize("field", [field for field in request() if field != "id"])
def test_a_missing_field_is_named_by_the_error(field: str) -> None:
    content = request()
    del content[field]
    assert answer(line(content)) == {"id": 7, "error": f"request-{field.replace('_', '-')}"}


def test_a_request_for_chance_or_after_the_end_is_refused() -> None:
    for turn in (-1, -2):
        content = request(seat=turn)
        content["view"]["turn"] = turn
        assert answer(line(content)) == {"id": 7, "error": "request-seat"}


def test_a_view_of_nonsense_gets_an_answer() -> None:
    good = request()
    for field, value in good["view"].items():
        ints: list[Any] = [value + 1, -value - 1, 10**30] if isinstance(value, int) else []
        lists: list[Any] = (
            [[255] * len(value), [-1] * len(value), value[1:], [value]] if isinstance(value, list) else []
        )
        for nonsense in (*ints, *lists, None, "x", {}, 0.5, True):
            said = answer(line(good | {"view": good["view"] | {field: nonsense}}))
            assert said["id"] == 7
            assert ("move" in said) != ("error" in said)


def test_a_process_answers_line_by_line_at_a_low_priority_and_ends_with_its_input() -> None:
    wrong = [line(request(**{field: value})) for field, value, _ in WRONG]
    asked = [*(nonsense.rstrip(b"\n") + b"\n" for nonsense in NO_REQUESTS), *wrong, line(request())]
    with subprocess.Popen(COMMAND, stdin=PIPE, stdout=PIPE) as process:
        assert process.stdin
        assert process.stdout
        assert json.loads(process.stdout.readline()) == READY
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, os.nice(0) + PATIENCE)
        for content in asked:
            process.stdin.write(content)
            process.stdin.flush()
            assert json.loads(process.stdout.readline()) == json.loads(json.dumps(answer(content)))
        process.stdin.close()
        assert process.wait() == 0
        assert process.stdout.read() == b""


def test_a_process_whose_answers_nobody_reads_ends_quietly() -> None:
    with subprocess.Popen(COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(line(request()))
        process.stdin.close()
        assert process.wait() == 0
        assert process.stderr.read() == b""


def test_a_thinking_process_ends_with_the_one_that_started_it(tmp_path: Path) -> None:
    command = [sys.executable, strange_worker.__file__, str(tmp_path / "processes")]
    ask = f"import subprocess; p = subprocess.Popen({command}, stdin=-1, stdout=-1); p.stdout.readline(); "
    ask += f"p.stdin.write({line(request(level='hanging'))!r}); p.stdin.flush(); print(flush=True); input()"
    with subprocess.Popen([sys.executable, "-c", ask], stdin=PIPE, stdout=PIPE, stderr=PIPE) as parent:
        assert parent.stdout
        parent.stdout.readline()
        parent.kill()
        # Both write their complaints into the same pipe: it ends when the last of them does.
        assert parent.communicate(timeout=60)[1] == b""
