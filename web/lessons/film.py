"""Films a prepared game: positions, the log and answers, all as the server would send them to the learner's seat."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from cityboard.core.game import NOBODY, Move
from cityboard.core.reason import Reason, RefusedError
from cityboard.core.record import Record, replay
from cityboard.protocol import messages as wire
from cityboard.protocol.wire import Wire
from cityboard.server.opening import opened_from
from cityboard.tables.events import AnyEvent, Ended, Moved, Started, bind
from cityboard.tables.table import Table
from cityboard.tables.views import PositionView, entries, preview, table_info
from cityboard.titles.registry import game_of
from web.lessons.step import LEARNER, Script, Step

PARTNER = "Ada"
LEVEL = "greedy"
FRAMES = 4  # positions shown between two steps: longer stretches are shortened


class Answer(Wire, frozen=True):
    """What the server would answer to a move at a step."""

    move: list[str | int]
    outcome: wire.Previewed | Reason


class FilmedStep(Wire, frozen=True):
    """A step as the browser plays it; positions are named by the number of moves."""

    text: str
    rule: str
    task: str
    film: list[int]  # positions on the way to it
    at: int
    legal: list[list[str | int]]  # what lights up
    asked: list[list[str | int]]  # what leads on
    answers: list[Answer]
    target: int | None
    is_guided: bool


class Lesson(Wire, frozen=True):
    """Everything the browser needs for a lesson."""

    info: wire.TableInfo
    log: list[wire.LogEntry]
    positions: dict[int, wire.Position]
    steps: list[FilmedStep]


def film(record: Record, script: Script) -> Lesson:
    """Replay the game and record it at every step."""
    replay(game_of(record), record)
    table, made = table_of(record.title, record.options, record.edition, record), 0
    filmed: list[FilmedStep] = []
    positions: dict[int, wire.Position] = {}
    for step in script.steps:
        frames = _frames(record, made, step.at)
        for number in [*frames, step.at]:
            _play(table, record, number)
            positions[number] = _position(table)
        filmed.append(_filmed(table, record, step, frames, script))
        made = step.at + (step.task == "play")
    log = entries(table, 0, [LEARNER])[LEARNER]
    return Lesson(info_of(table), log, positions, filmed)


def table_of(title: str, options: Mapping[str, Any], edition: str, record: Record | None = None) -> Table:
    """Open a table at which the learner plays against bots; its rules and its edition are those of a record, if any."""
    plans = [wire.Plan("me"), *(wire.Plan("bot", LEVEL) for _ in range(options["players"] - 1))]
    proposal = wire.Proposal(title, plans, dict(options), edition, spectators=False)
    table = Table("lesson", b"lesson")
    opened = msgspec.structs.replace(
        opened_from(proposal, record), seed_commitment=table.dealer.commitment, recorded=[]
    )
    _happen(table, [opened, Started()])
    return table


def _happen(table: Table, events: list[AnyEvent]) -> None:
    for stored in bind(events, table.chain, table.seq, at=0):
        table.follow(stored)


def _play(table: Table, record: Record, number: int) -> None:
    """Continue to the position after a number of moves."""
    _happen(table, [Moved(by, move) for by, move in record.moves[table.number : number]])
    if table.state.turn == NOBODY:
        game = table.game
        _happen(table, [Ended(game.scores(table.state), game.ranking(table.state), table.dealer.seed.hex())])


def _frames(record: Record, made: int, at: int) -> list[int]:
    """List the positions between two steps with a decision, or some of them."""
    stops = [number for number in range(made, at) if number and record.moves[number][0] >= 0]
    if len(stops) <= FRAMES:
        return stops
    return [stops[len(stops) * frame // FRAMES] for frame in range(FRAMES)]


def _position(table: Table) -> wire.Position:
    """Return the position; the step says what lights up, the log what happened."""
    position = PositionView(table).position(LEARNER, 0, table.number, [])
    return msgspec.structs.replace(position, legal=None)


def _filmed(table: Table, record: Record, step: Step, frames: list[int], script: Script) -> FilmedStep:
    right = [record.moves[step.at][1]] if step.task == "play" else []
    asked = right or list(step.wrong)
    legal = table.game.moves(table.game.view(table.state, LEARNER)) if asked else []
    besides = [move for move in legal if move[0] == asked[0][0]] if step.besides == "all" else step.besides
    # The right move comes last: boards propose the first.
    lit = [*(move for move in besides if move not in right), *right]
    answers = [_answer(table, move) for move in [*lit, *_refused(table, script, legal, lit)]]
    return FilmedStep(
        step.text,
        step.rule,
        step.task,
        frames,
        step.at,
        _lists(lit),
        _lists(asked),
        answers,
        step.target,
        step.is_guided,
    )


def _refused(table: Table, script: Script, legal: list[Move], lit: list[Move]) -> list[Move]:
    """List the impossible moves that a learner may well try where others light up."""
    view = table.game.view(table.state, LEARNER)
    refuse = cache(lambda move: table.game.refuse(view, move))
    return [
        move
        for move in table.game.actions()
        if move not in legal and any(script.is_tempting(move, one, refuse) for one in lit)
    ]


def _answer(table: Table, move: Move) -> Answer:
    fields: list[Any] = list(move)
    try:
        return Answer(fields, preview(table, LEARNER, fields))
    except RefusedError as refused:
        return Answer(fields, refused.reason)


def _lists(moves: list[Move]) -> list[list[str | int]]:
    return [list(move) for move in moves]


def info_of(table: Table) -> wire.TableInfo:
    """Describe a table as its visitors see it."""
    seats = [wire.Seat(play.how, PARTNER if play.level else None, play.level, False) for play in table.seats]
    return table_info(table, seats, owner="", created_at=0)
