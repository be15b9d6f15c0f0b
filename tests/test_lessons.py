"""The browser's lessons hold what the rules and the protocol say now, and can be followed to their end."""

import gzip

import msgspec
import pytest
from fluent.syntax.ast import Message

from cityboard.core.reason import Reason
from cityboard.language import LANGUAGES, resources
from cityboard.protocol.messages import Previewed
from cityboard.titles.metro.wire.board import MetroBoard
from web.lessons.film import FilmedStep, Lesson
from web.lessons.make import TAUGHT, lesson, made, script_of, text
from web.lessons.step import LEARNER

LARGEST = 60_000  # bytes on the way to the browser


@pytest.fixture(scope="module", params=TAUGHT)
def title(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def filmed(title: str) -> Lesson:
    return lesson(title)


def outcomes(step: FilmedStep) -> dict[tuple[str | int, ...], Previewed | Reason]:
    return {tuple(answer.move): answer.outcome for answer in step.answers}


def test_the_browser_has_the_lesson_as_it_is_filmed_now(title: str) -> None:
    assert made(title).read_text("utf-8") == text(title), "run: python -m web.lessons.make"


def test_a_lesson_is_small(title: str) -> None:
    assert len(gzip.compress(made(title).read_bytes())) < LARGEST


def test_whatever_lights_up_is_legal_and_what_is_asked_lights_up(filmed: Lesson) -> None:
    for step in filmed.steps:
        answers = outcomes(step)
        assert all(isinstance(answers[tuple(move)], Previewed) for move in step.legal), step.text
        if step.task == "play":
            assert [move for move in step.asked if move not in step.legal] == []
            assert step.asked


def test_what_is_to_be_tried_is_refused_by_the_rule_that_is_taught(filmed: Lesson) -> None:
    tried = [step for step in filmed.steps if step.task == "try"]
    assert tried
    for step in tried:
        answers = [outcomes(step)[tuple(move)] for move in step.asked]
        assert [answer.rule for answer in answers if isinstance(answer, Reason)] == [step.rule] * len(step.asked)


def test_a_move_that_is_asked_leads_to_the_next_step(filmed: Lesson) -> None:
    for step, following in zip(filmed.steps, filmed.steps[1:], strict=False):
        if step.task == "play":
            made = filmed.log[step.at]
            assert (made.by, made.move) == (LEARNER, step.asked[0])
            assert following.at > step.at


def test_every_position_on_the_way_is_there_and_time_runs_forward(filmed: Lesson) -> None:
    shown = [number for step in filmed.steps for number in [*step.film, step.at]]
    assert shown == sorted(shown)
    assert set(shown) == set(filmed.positions)


def test_a_line_to_be_traced_is_the_learners() -> None:
    filmed = lesson("metro")
    traced = [step for step in filmed.steps if step.task == "point"]
    assert traced
    for step in traced:
        board = msgspec.json.decode(msgspec.json.encode(filmed.positions[step.at].board), type=MetroBoard)
        [line] = [line for line in board.lines if line.station == step.target]
        assert line.owner == LEARNER
        assert line.length > 0


def test_the_learner_wins_at_the_end(filmed: Lesson) -> None:
    result = filmed.positions[filmed.steps[-1].at].result
    assert result is not None
    assert result.ranking[LEARNER] == 1
    assert filmed.info.status == "over"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_step_has_its_words(title: str, code: str) -> None:
    words = {entry.id.name for entry in resources(code)["web-learn"].body if isinstance(entry, Message)}
    rules = {entry.id.name for entry in resources(code)[f"{title}-rules"].body if isinstance(entry, Message)}
    for step in script_of(title).steps:
        key = f"web-learn-{title}-{step.text}"
        seen = {f"{key}-seen"} if step.task in ("try", "point") else set()
        assert {key, f"{key}-heading"} | seen <= words
        assert step.rule.replace(".", "-") in rules
