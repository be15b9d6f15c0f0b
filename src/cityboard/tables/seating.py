"""Who plays: starting the game, taking a seat, leaving it and coming back, and the links to seats."""

from dataclasses import replace

from cityboard.protocol import messages as wire
from cityboard.tables.checks import Chair, check_seat, check_status, refuse
from cityboard.tables.continuation import MovesAhead, begin, new_deal, new_draws
from cityboard.tables.decision import Decision, Sender, stand_in
from cityboard.tables.events import BOT, FREE, GIVEN_UP, PERSON, RETURNED, SAT, AnyEvent, SeatChanged
from cityboard.tables.questions import ask_to_remove
from cityboard.tables.reasons import (
    LINK_LIMIT,
    LINK_OTHER_SEAT,
    ONLY_OWNER,
    RETURN_LIMIT,
    SEAT_GIVEN_UP,
    SEAT_NONE_FREE,
    SEAT_NOT_YOURS,
    SEAT_REHEARSED,
    SEAT_RESERVED,
    SEAT_SHOWN,
    SEAT_TAKEN,
    SEAT_YOURS_ALREADY,
    SIT_LIMIT,
    TABLE_OVER,
    TABLE_UNLISTED,
    TABLE_WITHOUT_PERSON,
)
from cityboard.tables.table import OPEN, OVER, RUNNING, Table

# Limits for what adds events without bringing the game closer to its end.
MOST_LINKS, MOST_RETURNS = 100, 2000  # of each seat
MOST_ARRIVALS = 20  # of each person


def start(table: Table, chairs: list[Chair], sender: Sender, message: wire.Start) -> Decision:
    """Start the game; bots take the free seats."""
    check_status(table, OPEN)
    if not sender.owner:
        refuse(ONLY_OWNER)
    if not table.people:
        refuse(TABLE_WITHOUT_PERSON)
    free = [seat for seat, play in enumerate(table.seats) if play.how == FREE]
    filled: list[AnyEvent] = [SeatChanged(seat, BOT, stand_in(table), "start") for seat in free]
    return Decision(filled).going_on(begin(table))


def sit(table: Table, chairs: list[Chair], sender: Sender, message: wire.Sit) -> Decision:
    """Take a seat."""
    opened = sender.opens(message.secret) if message.secret is not None else None
    if message.secret is None and not (table.header.listed or sender.admitted):
        refuse(TABLE_UNLISTED)
    seat = opened if opened is not None else message.seat
    if opened is not None and message.seat not in (None, opened):
        refuse(LINK_OTHER_SEAT, seat=opened)
    for number, chair in enumerate(chairs):
        if chair.person == sender.person:
            refuse(SEAT_YOURS_ALREADY, seat=number)
    if table.status == OVER:
        refuse(TABLE_OVER)
    replaces_bot = opened is not None or (sender.admitted and table.status == RUNNING)
    seat = _free_seat(table, chairs, seat, replaces_bot=replaces_bot)
    if table.arrivals[sender.person] >= MOST_ARRIVALS:
        refuse(SIT_LIMIT, most=MOST_ARRIVALS)
    changed = replace(chairs[seat], person=sender.person, name=None)
    ahead = _after_sitting(table, seat)
    decision = Decision([SeatChanged(seat, PERSON, None, SAT)], {seat: changed}, seat)
    return decision.going_on(ahead) if ahead else decision


def _free_seat(table: Table, chairs: list[Chair], wanted: int | None, *, replaces_bot: bool) -> int:
    """Find the seat: a free one or, for whoever has a link to it or was let in, one that a bot plays for nobody."""
    free = [seat for seat, play in enumerate(table.seats) if play.how == FREE or (replaces_bot and play.how == BOT)]
    if wanted is None:
        unclaimed = [seat for seat in free if chairs[seat].person is None]
        if not unclaimed:
            refuse(SEAT_NONE_FREE)
        return unclaimed[0]
    if wanted not in free:
        refuse(SEAT_TAKEN, seat=wanted)
    if chairs[wanted].person is not None:
        refuse(SEAT_RESERVED, seat=wanted)
    return wanted


def _after_sitting(table: Table, seat: int) -> MovesAhead | None:
    """Start the game once the last player has come; a later player is dealt nothing that anyone here has seen."""
    if table.status == OPEN:
        full = not any(play.how == FREE for other, play in enumerate(table.seats) if other != seat)
        return begin(table) if full else None
    # Anyone can take any name: the newcomer may be the person who has seen that hand.
    for known in table.given_up - {seat}:
        refuse(SEAT_GIVEN_UP, seat=known)
    if table.has_begun:
        if table.rehearsed:
            refuse(SEAT_REHEARSED)
        return None  # a player who takes over a seat takes its hand too, which the previous player has seen
    return new_deal(table) if table.rehearsed or table.given_up else None


def leave(table: Table, chairs: list[Chair], sender: Sender, message: wire.Leave) -> Decision:
    """Leave a seat: a bot plays on in a running game."""
    check_seat(table, chairs, sender.person, message.seat)
    if table.status == OVER:
        refuse(TABLE_OVER)
    if table.status == OPEN:
        empty = Chair(link=chairs[message.seat].link)
        return Decision([SeatChanged(message.seat, FREE, None, "left")], {message.seat: empty})
    return Decision([SeatChanged(message.seat, BOT, stand_in(table), "left")])


def come_back(table: Table, chairs: list[Chair], sender: Sender, message: wire.Return) -> Decision:
    """Take the sender's seat back from the bot."""
    check_status(table, RUNNING)
    if message.seat >= len(chairs) or chairs[message.seat].person != sender.person:
        refuse(SEAT_NOT_YOURS, seat=message.seat)
    if table.seats[message.seat].how == PERSON:
        refuse(SEAT_YOURS_ALREADY, seat=message.seat)
    if table.returns[message.seat] >= MOST_RETURNS:
        refuse(RETURN_LIMIT, seat=message.seat, most=MOST_RETURNS)
    returned = SeatChanged(message.seat, PERSON, None, RETURNED)
    # The others know what was dealt and taken back in the meantime.
    return Decision([returned, *(new_draws(table) if message.seat in table.missed else [])])


def link(table: Table, chairs: list[Chair], sender: Sender, message: wire.Link) -> Decision:
    """Make a link; a player who has left a running game hands over their seat with it."""
    seat, running = message.seat, table.status == RUNNING
    _check_links(table, chairs, sender, seat)
    _check_renewals(table, sender, seat)
    holder, play = chairs[seat].person, table.seats[seat]
    if running and holder not in (None, sender.person):
        refuse(SEAT_RESERVED, seat=seat)
    if not (running and holder and play.how == BOT):
        return _renew(table, chairs, seat, "link")
    if any(chair.person == holder for other, chair in enumerate(chairs) if other != seat):
        refuse(SEAT_SHOWN, seat=seat)  # the newcomer would play against someone who has seen their hand
    gone = SeatChanged(seat, BOT, play.level, GIVEN_UP)
    return Decision([gone], {seat: chairs[seat].renewed(None)}, seat)


def revoke(table: Table, chairs: list[Chair], sender: Sender, message: wire.Revoke) -> Decision:
    """Invalidate a seat's links; the owner also removes whoever came by one, after the start only if all others do."""
    seat = message.seat
    _check_links(table, chairs, sender, seat)
    holder = chairs[seat].person
    if holder in (None, sender.person):
        _check_renewals(table, sender, seat)
        return _renew(table, chairs, seat, "revoked")
    if table.status == RUNNING:
        return ask_to_remove(table, chairs, sender, seat)
    empty = chairs[seat].renewed(None)
    return Decision([SeatChanged(seat, FREE, None, "revoked")], {seat: empty}, seat, uninvites=True)


def _check_links(table: Table, chairs: list[Chair], sender: Sender, seat: int) -> None:
    """Refuse a sender who may not renew the links of a seat."""
    if seat >= len(chairs) or not (sender.owner or chairs[seat].person == sender.person):
        refuse(SEAT_NOT_YOURS, seat=seat)
    if table.status == OVER:
        refuse(TABLE_OVER)


def _check_renewals(table: Table, sender: Sender, seat: int) -> None:
    """Refuse another link to a seat; the player there cannot use up what the owner needs."""
    most = 2 * MOST_LINKS if sender.owner else MOST_LINKS
    if table.links[seat] >= most:
        refuse(LINK_LIMIT, seat=seat, most=most)


def _renew(table: Table, chairs: list[Chair], seat: int, because: str) -> Decision:
    play, chair = table.seats[seat], chairs[seat]
    return Decision([SeatChanged(seat, play.how, play.level, because)], {seat: chair.renewed(chair.person)}, seat)
