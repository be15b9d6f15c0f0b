"""What a viewer gets to know: the only way out of a table, made from that viewer's view and from nothing else."""

from random import Random
from typing import Any

import msgspec

from cityboard.core.game import NOBODY, Effect
from cityboard.core.reason import Reason, RefusedError
from cityboard.protocol import messages as wire
from cityboard.server import showing
from cityboard.server.decisions import is_final, judge, undo_point
from cityboard.server.table import OVER, RUNNING, Table

Viewer = int | None  # a seat, or None for a spectator

_ENCODER = msgspec.json.Encoder()


def reason_on_the_wire(reason: Reason) -> wire.Reason:
    """Return a reason for a client; one inside another keeps its shape."""
    told = {name: _plain(value) for name, value in reason.arguments.items()}
    return wire.Reason(reason.code, reason.rule, told)


def _plain(value: Any) -> Any:
    return reason_on_the_wire(value) if isinstance(value, Reason) else value


def effects_on_the_wire(effects: list[Effect]) -> list[wire.Effect]:
    """Return effects for a client."""
    return [wire.Effect(effect.code, dict(effect.arguments)) for effect in effects]


def entries(table: Table, start: int, viewers: list[Viewer], end: int | None = None) -> dict[Viewer, list[wire.Entry]]:
    """Return the log of some moves as each viewer may see it; once the game is over everybody sees everything."""
    logs: dict[Viewer, list[wire.Entry]] = {viewer: [] for viewer in viewers}
    state, game = table.state_after(start), table.game
    for number in range(start, table.number if end is None else end):
        by, move = table.moves[number]
        seen = {viewer: move if table.status == OVER else game.shown(state, move, viewer) for viewer in viewers}
        effects: list[Effect] = []
        game.play(state, move, effects.append)
        told = effects_on_the_wire(effects)
        for viewer in viewers:
            logs[viewer].append(wire.Entry(number, by, list(seen[viewer]), told, table.times[number]))
    return logs


def scores(table: Table) -> list[list[int]]:
    """Return the points of a finished game, which everybody may see: before the first move, and after each."""
    game, state = table.game, table.game.start()
    points = [game.scores(state)]
    for _, move in table.moves:
        game.play(state, move)
        points.append(game.scores(state))
    return points


def table_info(
    table: Table, seats: list[wire.Seat], *, owner: str, created_at: int, rematch: str | None = None
) -> wire.TableInfo:
    """Return what everybody at a table knows of it; who sits there its events do not say."""
    header = table.header
    return wire.TableInfo(
        id=table.id,
        title=header.title,
        rules=header.rules,
        options=header.options,
        edition=header.edition,
        edition_hash=header.edition_hash,
        status=table.status,
        listed=header.listed,
        spectators=header.spectators,
        take_back=header.take_back,
        pace=header.pace,
        seats=seats,
        owner=owner,
        seed_commitment=header.seed_commitment,
        created_at=created_at,
        seq=table.seq,
        question=_question(table),
        rematch=rematch,
    )


def _question(table: Table) -> wire.Question | None:
    question = table.question
    if question is None:
        return None
    return wire.Question(question.about, question.seat, question.agreed, table.asked_seats())


class Sight:
    """A position of a table and what each viewer sees of it; parts that several viewers share are made once."""

    def __init__(self, table: Table, number: int | None = None) -> None:
        """Look at the position after so many moves, or at the present one."""
        self._table = table
        self._present = number is None or number == table.number
        self._state = table.state if self._present else table.state_after(number or 0)
        self._number = table.number if number is None else number
        self._open = table.status == OVER
        self._views: dict[Viewer, Any] = {}
        self._parts: dict[tuple[str, Viewer], msgspec.Raw] = {}

    def _view(self, viewer: Viewer) -> Any:
        if viewer not in self._views:
            self._views[viewer] = self._table.game.view(self._state, viewer)
        return self._views[viewer]

    def _part(self, name: str, viewer: Viewer) -> Any:
        """Return an encoded part, made at the first asking."""
        part = self._parts.get((name, viewer))
        if part is None:
            part = self._parts[name, viewer] = msgspec.Raw(_ENCODER.encode(getattr(self, name)(viewer)))
        return part

    def _board(self, viewer: Viewer) -> Any:
        return showing.board(self._table.game, self._view(None))

    def _hand(self, viewer: Viewer) -> Any:
        return None if viewer is None else showing.hand(self._table.game, self._view(viewer), viewer)

    def _legal(self, viewer: Viewer) -> list[list[str | int]] | None:
        due = self._present and self._table.status == RUNNING and viewer is not None and self._state.turn == viewer
        return [list(move) for move in self._table.game.moves(self._view(viewer))] if due else None

    def _scores(self, viewer: Viewer) -> list[int | None]:
        return showing.scores(self._table.game, self._state if self._open else self._view(viewer))

    def _hands(self, viewer: Viewer) -> list[Any]:
        seats = range(self._table.game.players)
        return [self._part("_hand", seat) if self._open or seat == viewer else None for seat in seats]

    def position(
        self, viewer: Viewer, now: int, news_from: int, news: list[wire.Entry], *, with_state: bool = False
    ) -> wire.Position:
        """Return what a viewer sees; `with_state` adds the engine's own view for programs that play."""
        table = self._table
        return wire.Position(
            seq=table.seq,
            number=self._number,
            turn=self._state.turn,
            board=self._part("_board", None),
            hands=self._hands(viewer),
            scores=self._part("_scores", viewer),
            clock=self._clock(now),
            news_from=news_from,
            news=news,
            seat=viewer,
            legal=self._part("_legal", viewer),
            undo=self._undo(viewer),
            result=self._result(),
            state=self._view(viewer).to_json() if with_state else None,
        )

    def _clock(self, now: int) -> wire.Clock:
        clock, table = self._table.clock, self._table
        timed = table.status == RUNNING and not table.bot_to_move
        return wire.Clock(now, clock.since, clock.deadline() if timed else None, clock.banks)

    def _undo(self, viewer: Viewer) -> wire.Undo | None:
        if viewer is None or not self._present or self._table.status != RUNNING:
            return None
        try:
            undo_point(self._table, viewer)
        except RefusedError as refused:
            return wire.Undo(False, reason_on_the_wire(refused.reason))
        return wire.Undo(True, None)

    def _result(self) -> wire.Result | None:
        table = self._table
        if table.status != OVER or self._state.turn != NOBODY:
            return None
        game, state = table.game, self._state
        points = [
            wire.Points(entry.owner, entry.code, entry.rule, entry.points, dict(entry.arguments))
            for entry in game.breakdown(state)
        ]
        return wire.Result(game.scores(state), game.ranking(state), points, table.dealer.seed.hex())


def preview(table: Table, seat: int, fields: list[Any]) -> wire.Previewed:
    """Say what a move would do, judged and played on what its seat may know, so that it tells nothing else."""
    view, move = judge(table, seat, fields)
    # A world made up from the view alone: whatever comes of it, the seat could have worked it out.
    world = table.game.guess(view, Random(0))
    effects: list[Effect] = []
    table.game.play(world, move, effects.append)
    over = world.turn == NOBODY
    return wire.Previewed(
        seat=seat,
        move=list(move),
        final=is_final(table, seat, world),
        effects=effects_on_the_wire(effects),
        # What is still hidden would be missing in a last count.
        scores=None if over else showing.scores(table.game, table.game.view(world, seat)),
        board=None if over else showing.board(table.game, table.game.view(world, None)),
    )
