"""Turns a message into new events and changed chairs, or refuses it. Nothing here waits, stores or sends."""

from collections.abc import Callable
from typing import Any

from cityboard.protocol import messages as wire
from cityboard.tables import moving, questions, seating
from cityboard.tables.checks import Chair, refuse
from cityboard.tables.decision import Decision, Sender
from cityboard.tables.reasons import STALE
from cityboard.tables.table import Table


def decide(table: Table, chairs: list[Chair], sender: Sender, message: wire.Keyed) -> Decision:
    """Return the decision about a message, or refuse it."""
    if message.seq != table.seq:
        refuse(STALE, seq=table.seq)
    rule = _RULES[type(message)]
    return rule(table, chairs, sender, message)


_RULES: dict[type, Callable[[Table, list[Chair], Sender, Any], Decision]] = {
    wire.Start: seating.start,
    wire.Sit: seating.sit,
    wire.Leave: seating.leave,
    wire.Return: seating.come_back,
    wire.Play: moving.play,
    wire.TakeUndo: moving.undo,
    wire.TakeBack: questions.take_back,
    wire.Replace: questions.replace_absent,
    wire.Answer: questions.answer,
    wire.Link: seating.link,
    wire.Revoke: seating.revoke,
}
