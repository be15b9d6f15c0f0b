"""What a viewer sees: the only way out of a table, made from that viewer's view and from nothing else."""

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from cityboard.core.game import NOBODY, Effect
from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.protocol.serializer import Kept
from cityboard.tables import serializer
from cityboard.tables.moving import is_final, judge, undo_point
from cityboard.tables.played import PlayedMove
from cityboard.tables.table import OVER, RUNNING, Table

Viewer = int | None  # a seat, or None for a spectator

_ENCODER = msgspec.json.Encoder()


def entries(
    table: Table, start: int, viewers: Iterable[Viewer], end: int | None = None
) -> dict[Viewer, list[wire.LogEntry]]:
    """Return the log of some moves as each viewer may see it; once the game is over, everyone sees everything."""
    logs: dict[Viewer, list[wire.LogEntry]] = {viewer: [] for viewer in viewers}
    state, game = table.state_after(start), table.game
    for number in range(start, table.number if end is None else end):
        by, move = table.moves[number]
        seen = {viewer: move if table.status == OVER else game.shown(state, move, viewer) for viewer in viewers}
        effects: list[Effect] = []
        game.play(state, move, effects.append)
        for viewer in viewers:
            logs[viewer].append(wire.LogEntry(number, by, list(seen[viewer]), effects, table.times[number]))
    return logs


def entries_of(
    table: Table, start: int, viewers: Iterable[Viewer], played: list[PlayedMove]
) -> dict[Viewer, list[wire.LogEntry]]:
    """Return the log of moves that were just played, as `entries` would."""
    return {
        viewer: [
            wire.LogEntry(
                start + place,
                one.by,
                list(one.move if table.status == OVER else one.shown[viewer]),
                one.effects,
                table.times[start + place],
            )
            for place, one in enumerate(played)
        ]
        for viewer in viewers
    }


def scores(table: Table) -> list[list[int]]:
    """Return the points of a finished game, which everyone may see: before the first move, and after each."""
    game, state = table.game, table.game.start()
    points = [game.scores(state)]
    for _, move in table.moves:
        game.play(state, move)
        points.append(game.scores(state))
    return points


def table_info(
    table: Table,
    seats: list[wire.Seat],
    *,
    owner: str,
    created_at: int,
    rematch: str | None = None,
    news: list[wire.SeatNews] | None = None,
    former: list[wire.FormerPlayer] | None = None,
) -> wire.TableInfo:
    """Return what everyone at a table knows about it; the events do not say who sits there, or sat there before."""
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
        renewals=table.renewals,
        own_edition=bool(header.edition_values),
        recorded=table.recorded,
        news=news or [],
        former=former or [],
    )


def _question(table: Table) -> wire.Question | None:
    question = table.question
    if question is None:
        return None
    return wire.Question(question.about, question.seat, question.agreed, table.asked_seats())


class PositionView:
    """A position of a table and what each viewer sees of it; shared parts are made once."""

    def __init__(self, table: Table, number: int | None = None, kept: Kept | None = None) -> None:
        """Take the position after a number of moves, or the current one; `kept` are parts of the last board."""
        self._table, self._kept = table, kept
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
        """Return an encoded part, made on first use."""
        part = self._parts.get((name, viewer))
        if part is None:
            part = self._parts[name, viewer] = msgspec.Raw(_ENCODER.encode(getattr(self, name)(viewer)))
        return part

    def _board(self, viewer: Viewer) -> Any:
        return serializer.board(self._table.game, self._view(None), self._kept)

    def _hand(self, viewer: Viewer) -> Any:
        return None if viewer is None else serializer.hand(self._table.game, self._view(viewer), viewer)

    def _legal(self, viewer: Viewer) -> list[list[str | int]] | None:
        due = self._present and self._table.status == RUNNING and viewer is not None and self._state.turn == viewer
        return [list(move) for move in self._table.game.moves(self._view(viewer))] if due else None

    def _scores(self, viewer: Viewer) -> list[int | None]:
        return serializer.scores(self._table.game, self._state if self._open else self._view(viewer))

    def _hands(self, viewer: Viewer) -> list[Any]:
        seats = range(self._table.game.players)
        return [self._part("_hand", seat) if self._open or seat == viewer else None for seat in seats]

    def position(
        self, viewer: Viewer, now: int, news_from: int, news: list[wire.LogEntry], *, with_state: bool = False
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
            return wire.Undo(False, refused.reason)
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
    """Return what a move would do, judged and played on what its seat may know, so that it reveals nothing else."""
    view, move = judge(table, seat, fields)
    # A world guessed from the view alone: the seat could have worked out the result itself.
    world = table.game.guess(view, Random(0))
    effects: list[Effect] = []
    table.game.play(world, move, effects.append)
    over = world.turn == NOBODY
    return wire.Previewed(
        seat=seat,
        move=list(move),
        reveals=world.turn != seat,
        final=is_final(table, seat, world),
        effects=effects,
        # A final count would miss what is still hidden.
        scores=None if over else serializer.scores(table.game, table.game.view(world, seat)),
        board=None if over else serializer.board(table.game, table.game.view(world, None)),
    )
