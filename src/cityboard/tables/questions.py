"""Questions to the others: a take-back, a bot for an absent player, or the removal of a player."""

from cityboard.core.reasons import UNDO_NOTHING, UNDO_OTHER
from cityboard.protocol import messages as wire
from cityboard.tables.checks import Chair, check_acts, check_seat, check_status, refuse
from cityboard.tables.clock import DAY
from cityboard.tables.decision import Decision, Sender, stand_in
from cityboard.tables.events import BOT, REMOVE, REMOVED, REPLACE, TAKE_BACK, Answered, Asked, SeatChanged, Undone
from cityboard.tables.reasons import (
    QUESTION_NONE,
    QUESTION_NOT_YOURS,
    QUESTION_OPEN,
    REMOVE_ALONE,
    REMOVE_LIMIT,
    SEAT_IN_TIME,
    SEAT_NOT_ABSENT,
    TAKE_BACK_OFF,
)
from cityboard.tables.table import RUNNING, Table

MOST_REMOVALS = 10  # questions per seat, which add events without bringing the game closer to its end


def take_back(table: Table, chairs: list[Chair], sender: Sender, message: wire.TakeBack) -> Decision:
    """Take back the sender's last decision after others have moved: all of them must agree."""
    check_seat(table, chairs, sender.person, message.seat)
    check_status(table, RUNNING)
    if not table.header.take_back:
        refuse(TAKE_BACK_OFF)
    if table.question:
        refuse(QUESTION_OPEN)
    check_acts(table, message.seat)
    to = last_decision(table, message.seat)
    if len(table.people) > 1:
        return Decision([Asked(TAKE_BACK, message.seat)])
    if not table.is_alone(message.seat):
        refuse(UNDO_OTHER)  # those who would have to agree are away
    return Decision([Undone(message.seat, to)])


def last_decision(table: Table, seat: int) -> int:
    """Return how many moves came before a seat's last decision."""
    for number in range(table.number - 1, table.recorded - 1, -1):
        if table.moves[number][0] == seat:
            return number
    refuse(UNDO_NOTHING)


def replace_absent(table: Table, chairs: list[Chair], sender: Sender, message: wire.Replace) -> Decision:
    """Ask whether a bot should play for a player whose time is up."""
    check_seat(table, chairs, sender.person, message.seat)
    check_status(table, RUNNING)
    # The absent player may be the one whose answer is missing.
    if table.question and table.question.about != REMOVE:
        refuse(QUESTION_OPEN)
    absent = message.absent
    if absent == message.seat or absent not in table.people or absent != table.state.turn:
        refuse(SEAT_NOT_ABSENT, seat=absent)
    if sender.now < patience_ends(table):
        refuse(SEAT_IN_TIME, seat=absent)
    check_acts(table, message.seat)
    return _ask(table, chairs, REPLACE, absent, [message.seat])


def _ask(table: Table, chairs: list[Chair], about: str, seat: int, agreed: list[int]) -> Decision:
    """Ask all others about a seat; the asker agrees."""
    decision = _outcome(table, chairs, about, seat, agreed)
    decision.events[:0] = [Asked(about, seat), *(Answered(other, True) for other in agreed)]
    return decision


def patience_ends(table: Table) -> int:
    """Return when the others may start to vote about the seat to move: at its deadline, or after a day."""
    deadline = table.clock.deadline()
    return table.clock.since + DAY if deadline is None else deadline


def answer(table: Table, chairs: list[Chair], sender: Sender, message: wire.Answer) -> Decision:
    """Answer the question of the table."""
    check_seat(table, chairs, sender.person, message.seat)
    question = table.question
    if question is None:
        refuse(QUESTION_NONE)
    if message.seat not in table.asked_seats() or message.seat in question.agreed:
        refuse(QUESTION_NOT_YOURS, seat=message.seat)
    decision = Decision([])
    if message.agree:
        decision = _outcome(table, chairs, question.about, question.seat, [*question.agreed, message.seat])
    decision.events.insert(0, Answered(message.seat, message.agree))
    return decision


def _outcome(table: Table, chairs: list[Chair], about: str, seat: int, agreed: list[int]) -> Decision:
    """Return what follows once everyone asked has agreed."""
    if not {other for other in table.people if other != seat} <= set(agreed):
        return Decision([])
    if about == TAKE_BACK:
        return Decision([Undone(seat, last_decision(table, seat))])
    if about == REPLACE:
        return Decision([SeatChanged(seat, BOT, stand_in(table), "vote")])
    removed = SeatChanged(seat, BOT, stand_in(table), REMOVED)
    return Decision([removed], {seat: chairs[seat].renewed(None)}, uninvites=True)


def ask_to_remove(table: Table, chairs: list[Chair], sender: Sender, seat: int) -> Decision:
    """Ask everyone except the player concerned; the owner agrees, but does not decide alone."""
    if table.question:
        refuse(QUESTION_OPEN)
    if table.removals[seat] >= MOST_REMOVALS:
        refuse(REMOVE_LIMIT, seat=seat, most=MOST_REMOVALS)
    voters = [other for other in table.people if other != seat]
    own = [other for other in voters if chairs[other].person == sender.person]
    if voters == own:
        refuse(REMOVE_ALONE, seat=seat)
    return _ask(table, chairs, REMOVE, seat, own)
