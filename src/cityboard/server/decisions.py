"""What a message comes to: new events and changed chairs, or a reason why not. Nothing here waits, stores or tells."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, NoReturn

from cityboard.bots.levels import usual_level
from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.core.reason import Reason, RefusedError
from cityboard.protocol import messages as wire
from cityboard.server.events import (
    BOT,
    FREE,
    PERSON,
    REPLACE,
    TAKE_BACK,
    Answered,
    AnyEvent,
    Asked,
    SeatChanged,
    Started,
    Undone,
)
from cityboard.server.pace import DAY
from cityboard.server.table import OPEN, OVER, RUNNING, Table


@dataclass(frozen=True, slots=True)
class Chair:
    """Who a seat belongs to: a person (by id), the name shown at a hot-seat table, and which link is valid."""

    person: str | None = None
    name: str | None = None
    link: int = 0


@dataclass(slots=True)
class Decision:
    """What is to be stored."""

    events: list[AnyEvent]
    chairs: dict[int, Chair] = field(default_factory=dict)
    seat: int | None = None  # for the answer: the seat taken, or whose link was made
    uninvites: bool = False  # the invitation is void: who was unseated could come back by it


@dataclass(slots=True)
class Sender:
    """Who sends a message: a person, what they may do here, and what a link they show gives access to."""

    person: str
    owner: bool
    # Which seat a shown secret opens, or None for any free one; refuses a secret that is not valid.
    opens: Callable[[str], int | None]
    now: int


def refuse(code: str, rule: str = "", **arguments: Any) -> NoReturn:
    """Refuse a message."""
    raise RefusedError(Reason(code, rule, arguments))


def check_seat(table: Table, chairs: list[Chair], person: str | None, seat: int) -> None:
    """Refuse who acts for a seat that is not theirs, or that a bot plays for them."""
    if seat >= len(chairs) or person is None or chairs[seat].person != person:
        refuse("seat-not-yours", seat=seat)
    if table.seats[seat].how != PERSON:
        refuse("seat-bot", seat=seat)


def check_status(table: Table, status: str) -> None:
    """Refuse what cannot be done before the start, during the game or after its end."""
    if table.status != status:
        refuse(f"table-not-{status}")


def decide(table: Table, chairs: list[Chair], sender: Sender, message: wire.Keyed) -> Decision:
    """Return what a message comes to, or refuse it."""
    if message.seq != table.seq:
        refuse("stale", seq=table.seq)
    rule = _RULES[type(message)]
    return rule(table, chairs, sender, message)


def _start(table: Table, chairs: list[Chair], sender: Sender, message: wire.Start) -> Decision:
    check_status(table, OPEN)
    if not sender.owner:
        refuse("only-owner")
    free = [seat for seat, play in enumerate(table.seats) if play.how == FREE]
    return Decision([*(SeatChanged(seat, BOT, stand_in(table), "start") for seat in free), *begin(table)])


def stand_in(table: Table) -> str:
    """Return the level of a bot that takes over."""
    return usual_level(table.game.title).name


def begin(table: Table) -> list[AnyEvent]:
    """Begin the game: chance sets up the board."""
    return [Started(), *table.answers_of_chance(table.game.start(), 0)]


def _sit(table: Table, chairs: list[Chair], sender: Sender, message: wire.Sit) -> Decision:
    opened = sender.opens(message.secret) if message.secret is not None else None
    if message.secret is None and not table.header.listed:
        refuse("table-unlisted")
    seat = opened if opened is not None else message.seat
    if opened is not None and message.seat not in (None, opened):
        refuse("link-other-seat", seat=opened)
    for number, chair in enumerate(chairs):
        if chair.person == sender.person:
            refuse("seat-yours-already", seat=number)
    if table.status == OVER:
        refuse("table-over")
    seat = _free_seat(table, seat, by_link=opened is not None)
    changed = replace(chairs[seat], person=sender.person, name=None)
    sat = SeatChanged(seat, PERSON, None, "sat")
    full = table.status == OPEN and not any(play.how == FREE for s, play in enumerate(table.seats) if s != seat)
    return Decision([sat, *(begin(table) if full else [])], {seat: changed}, seat)


def _free_seat(table: Table, wanted: int | None, *, by_link: bool) -> int:
    """Find the seat: a free one, or with a seat's own link also one that a bot plays."""
    free = [seat for seat, play in enumerate(table.seats) if play.how == FREE or (by_link and play.how == BOT)]
    if wanted is None:
        if not free:
            refuse("seat-none-free")
        return free[0]
    if wanted not in free:
        refuse("seat-taken", seat=wanted)
    return wanted


def _leave(table: Table, chairs: list[Chair], sender: Sender, message: wire.Leave) -> Decision:
    check_seat(table, chairs, sender.person, message.seat)
    if table.status == OVER:
        refuse("table-over")
    if table.status == OPEN:
        empty = Chair(link=chairs[message.seat].link)
        return Decision([SeatChanged(message.seat, FREE, None, "left")], {message.seat: empty})
    return Decision([SeatChanged(message.seat, BOT, stand_in(table), "left")])


def _return(table: Table, chairs: list[Chair], sender: Sender, message: wire.Return) -> Decision:
    check_status(table, RUNNING)
    if message.seat >= len(chairs) or chairs[message.seat].person != sender.person:
        refuse("seat-not-yours", seat=message.seat)
    if table.seats[message.seat].how == PERSON:
        refuse("seat-yours-already", seat=message.seat)
    return Decision([SeatChanged(message.seat, PERSON, None, "returned")])


def _play(table: Table, chairs: list[Chair], sender: Sender, message: wire.Play) -> Decision:
    check_seat(table, chairs, sender.person, message.seat)
    return Decision(move_events(table, message.seat, message.move))


def move_events(table: Table, seat: int, fields: list[Any]) -> list[AnyEvent]:
    """Return what a seat's move comes to."""
    _, move = judge(table, seat, fields)
    return table.continuation(seat, move)


def judge(table: Table, seat: int, fields: list[Any]) -> tuple[Any, Move]:
    """Refuse a move that is not legal, judged by the seat's view alone, which is returned with the move."""
    check_status(table, RUNNING)
    if table.state.turn != seat:
        refuse("not-your-turn", seat=seat)
    view, move = table.game.view(table.state, seat), tuple(fields)
    reason = table.game.refuse(view, move)
    if reason:
        raise RefusedError(reason)
    return view, move


def _undo(table: Table, chairs: list[Chair], sender: Sender, message: wire.TakeUndo) -> Decision:
    check_seat(table, chairs, sender.person, message.seat)
    return Decision([Undone(message.seat, undo_point(table, message.seat))])


def undo_point(table: Table, seat: int) -> int:
    """Return how many moves stay when a seat takes back its last decision; against bots nothing stands in the way."""
    check_status(table, RUNNING)
    alone = table.is_alone(seat)
    if not alone and table.state.turn != seat:
        refuse("undo-turn")
    for number in range(table.number - 1, -1, -1):
        by = table.moves[number][0]
        if by == seat:
            return number
        if not alone:
            refuse("undo-chance" if by == CHANCE else "undo-other")
    refuse("undo-nothing")


def is_final(table: Table, seat: int, world: Any) -> bool:
    """Tell whether a move that leads here cannot be taken back any more; against bots only the end is final."""
    if not table.is_alone(seat):
        return bool(world.turn != seat)
    after = world.copy()
    while after.turn == CHANCE:  # whether the game is over depends on how many pieces are left, never on which
        table.game.play(after, table.game.chances(after)[0][0])
    return bool(after.turn == NOBODY)


def _take_back(table: Table, chairs: list[Chair], sender: Sender, message: wire.TakeBack) -> Decision:
    check_seat(table, chairs, sender.person, message.seat)
    check_status(table, RUNNING)
    if not table.header.take_back:
        refuse("take-back-off")
    if table.question:
        refuse("question-open")
    to = last_decision(table, message.seat)
    if len(table.people) > 1:
        return Decision([Asked(TAKE_BACK, message.seat)])
    if not table.is_alone(message.seat):
        refuse("undo-other")  # those who would have to agree are away
    return Decision([Undone(message.seat, to)])


def last_decision(table: Table, seat: int) -> int:
    """Return how many moves came before a seat's last decision."""
    for number in range(table.number - 1, -1, -1):
        if table.moves[number][0] == seat:
            return number
    refuse("undo-nothing")


def _replace(table: Table, chairs: list[Chair], sender: Sender, message: wire.Replace) -> Decision:
    check_seat(table, chairs, sender.person, message.seat)
    check_status(table, RUNNING)
    if table.question:
        refuse("question-open")
    absent = message.absent
    if absent == message.seat or absent not in table.people or absent != table.state.turn:
        refuse("seat-not-absent", seat=absent)
    if sender.now < patience_ends(table):
        refuse("seat-in-time", seat=absent)
    asked: list[AnyEvent] = [Asked(REPLACE, absent), Answered(message.seat, True)]
    return Decision(asked + _outcome(table, REPLACE, absent, [message.seat]))


def patience_ends(table: Table) -> int:
    """Return from when on the others may vote about the seat to move: its deadline, or a day."""
    deadline = table.clock.deadline()
    return table.clock.since + DAY if deadline is None else deadline


def _answer(table: Table, chairs: list[Chair], sender: Sender, message: wire.Answer) -> Decision:
    check_seat(table, chairs, sender.person, message.seat)
    question = table.question
    if question is None:
        refuse("question-none")
    if message.seat not in table.asked_seats() or message.seat in question.agreed:
        refuse("question-not-yours", seat=message.seat)
    events: list[AnyEvent] = [Answered(message.seat, message.agree)]
    if message.agree:
        events += _outcome(table, question.about, question.seat, [*question.agreed, message.seat])
    return Decision(events)


def _outcome(table: Table, about: str, seat: int, agreed: list[int]) -> list[AnyEvent]:
    """Return what follows once everybody asked has agreed."""
    if not {other for other in table.people if other != seat} <= set(agreed):
        return []
    if about == TAKE_BACK:
        return [Undone(seat, last_decision(table, seat))]
    return [SeatChanged(seat, BOT, stand_in(table), "vote")]


def _link(table: Table, chairs: list[Chair], sender: Sender, message: wire.Link) -> Decision:
    return _renew_link(table, chairs, sender, message, "link")


def _revoke(table: Table, chairs: list[Chair], sender: Sender, message: wire.Revoke) -> Decision:
    return _renew_link(table, chairs, sender, message, "revoked")


def _renew_link(table: Table, chairs: list[Chair], sender: Sender, message: wire.Seated, because: str) -> Decision:
    """Void a seat's links: the owner's revocation also unseats who came by one."""
    seat = message.seat
    if seat >= len(chairs) or not (sender.owner or chairs[seat].person == sender.person):
        refuse("seat-not-yours", seat=seat)
    if table.status == OVER:
        refuse("table-over")
    chair, play = replace(chairs[seat], link=chairs[seat].link + 1), table.seats[seat]
    how, level, unseated = play.how, play.level, because == "revoked" and chair.person not in (None, sender.person)
    if unseated:
        chair = Chair(link=chair.link)
        how, level = (FREE, None) if table.status == OPEN else (BOT, stand_in(table))
    return Decision([SeatChanged(seat, how, level, because)], {seat: chair}, seat, uninvites=unseated)


_RULES: dict[type, Callable[[Table, list[Chair], Sender, Any], Decision]] = {
    wire.Start: _start,
    wire.Sit: _sit,
    wire.Leave: _leave,
    wire.Return: _return,
    wire.Play: _play,
    wire.TakeUndo: _undo,
    wire.TakeBack: _take_back,
    wire.Replace: _replace,
    wire.Answer: _answer,
    wire.Link: _link,
    wire.Revoke: _revoke,
}
