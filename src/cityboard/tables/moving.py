"""Moves, and taking them back without asking anyone."""

from typing import Any

from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.core.reason import RefusedError
from cityboard.core.reasons import UNDO_CHANCE, UNDO_NOTHING, UNDO_OTHER
from cityboard.protocol import messages as wire
from cityboard.tables.checks import Chair, check_acts, check_seat, check_status, refuse
from cityboard.tables.continuation import make_move
from cityboard.tables.decision import Decision, Sender
from cityboard.tables.events import Undone
from cityboard.tables.reasons import NOT_YOUR_TURN, UNDO_TURN
from cityboard.tables.table import RUNNING, Table


def play(table: Table, chairs: list[Chair], sender: Sender, message: wire.Play) -> Decision:
    """Make a move."""
    check_seat(table, chairs, sender.person, message.seat)
    return decide_move(table, message.seat, message.move)


def decide_move(table: Table, seat: int, fields: list[Any]) -> Decision:
    """Return the decision about a seat's move."""
    _, move = judge(table, seat, fields)
    return Decision([]).going_on(make_move(table, seat, move))


def judge(table: Table, seat: int, fields: list[Any]) -> tuple[Any, Move]:
    """Refuse an illegal move, judged by the seat's view alone; return that view and the move."""
    check_status(table, RUNNING)
    if table.state.turn != seat:
        refuse(NOT_YOUR_TURN, seat=seat)
    view, move = table.game.view(table.state, seat), tuple(fields)
    reason = table.game.refuse(view, move)
    if reason:
        raise RefusedError(reason)
    return view, move


def undo(table: Table, chairs: list[Chair], sender: Sender, message: wire.TakeUndo) -> Decision:
    """Take back the sender's last decision."""
    check_seat(table, chairs, sender.person, message.seat)
    return Decision([Undone(message.seat, undo_point(table, message.seat))])


def undo_point(table: Table, seat: int) -> int:
    """Return how many moves stay when a seat takes back its last decision; against bots, that is always possible."""
    check_status(table, RUNNING)
    check_acts(table, seat)
    alone = table.is_alone(seat)
    if not alone and table.state.turn != seat:
        refuse(UNDO_TURN)
    for number in range(table.number - 1, table.recorded - 1, -1):
        by = table.moves[number][0]
        if by == seat:
            return number
        if not alone:
            refuse(UNDO_CHANCE if by == CHANCE else UNDO_OTHER)
    refuse(UNDO_NOTHING)


def is_final(table: Table, seat: int, world: Any) -> bool:
    """Return whether a move that leads here can no longer be taken back; against bots, only the end is final."""
    if not table.is_alone(seat):
        return bool(world.turn != seat)
    after = world.copy()
    while after.turn == CHANCE:  # whether the game is over depends on how many pieces are left, never on which
        table.game.play(after, table.game.chances(after)[0][0])
    return bool(after.turn == NOBODY)
