"""Films a prepared game: positions, the log and answers, all as the server would send them to the learner's seat."""

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
from web.lessons.step import LEARNER, Step

PARTNER = "Ada"
LEVEL = "greedy"
FRAMES = 4  # positions shown between two steps: longer stretches are shortened


class Answer(Wire, frozen=True):
    """What the server would answer to a move at a step."""

    move: list[str | int]
    told: wire.Previewed | Reason


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
    station: int | None


class Lesson(Wire, frozen=True):
    """Everything the browser needs for a lesson."""

    info: wire.TableInfo
    log: list[wire.LogEntry]
    positions: dict[int, wire.Position]
    steps: list[FilmedStep]


def film(record: Record, steps: list[Step]) -> Lesson:
    """Replay the game and record it at every step."""
    replay(game_of(record), record)
    table, made = _table(record), 0
    filmed: list[FilmedStep] = []
    positions: dict[int, wire.Position] = {}
    for step in steps:
        frames = _frames(record, made, step.at)
        for number in [*frames, step.at]:
            _play(table, record, number)
            positions[number] = _position(table)
        filmed.append(_filmed(table, record, step, frames))
        made = step.at + (step.task == "play")
    log = entries(table, 0, [LEARNER])[LEARNER]
    return Lesson(_info(table), log, positions, filmed)


def _table(record: Record) -> Table:
    plans = [wire.Plan("me"), *(wire.Plan("bot", LEVEL) for _ in range(record.options["players"] - 1))]
    proposal = wire.Proposal(record.title, plans, dict(record.options), record.edition, spectators=False)
    table = Table("lesson", b"lesson")
    opened = msgspec.structs.replace(opened_from(proposal), seed_commitment=table.dealer.commitment)
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
    told = PositionView(table).position(LEARNER, 0, table.number, [])
    return msgspec.structs.replace(told, legal=None)


def _filmed(table: Table, record: Record, step: Step, frames: list[int]) -> FilmedStep:
    right = [record.moves[step.at][1]] if step.task == "play" else []
    asked = right or list(step.wrong)
    legal = table.game.moves(table.game.view(table.state, LEARNER)) if asked else []
    besides = [move for move in legal if move[0] == asked[0][0]] if step.besides == "all" else step.besides
    # The right move comes last: boards propose the first.
    lit = [*(move for move in besides if move not in right), *right]
    answers = [_answer(table, move) for move in [*lit, *_refused(table, legal, lit)]]
    return FilmedStep(
        step.text, step.rule, step.task, frames, step.at, _lists(lit), _lists(asked), answers, step.station
    )


def _refused(table: Table, legal: list[Move], lit: list[Move]) -> list[Move]:
    """List the impossible moves that a learner could try beside what lights up."""
    kinds = {move[:2] if move[0] == "lay" else move[:1] for move in lit}
    aimed = [
        move
        for move in table.game.actions()
        if (move[0] == "push" and ("push",) in kinds) or (move[0] == "lay" and move[:2] in kinds and move[2] == 0)
    ]
    return [move for move in aimed if move not in legal and _is_near(table, move)]


def _is_near(table: Table, move: Move) -> bool:
    """Leave out pushes of other tiles and to places where no push ends."""
    if move[0] != "push":
        return True
    reason = table.game.refuse(table.game.view(table.state, LEARNER), move)
    return reason is not None and reason.code in ("not-stopped",)


def _answer(table: Table, move: Move) -> Answer:
    fields: list[Any] = list(move)
    try:
        return Answer(fields, preview(table, LEARNER, fields))
    except RefusedError as refused:
        return Answer(fields, refused.reason)


def _lists(moves: list[Move]) -> list[list[str | int]]:
    return [list(move) for move in moves]


def _info(table: Table) -> wire.TableInfo:
    seats = [wire.Seat(play.how, PARTNER if play.level else None, play.level, False) for play in table.seats]
    return table_info(table, seats, owner="", created_at=0)
