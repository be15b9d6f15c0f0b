"""Whether a visitor can get a seat at a table, and what else there is for them if not."""

from cityboard.core.reason import Reason, RefusedError
from cityboard.protocol import messages as wire
from cityboard.protocol.tables import SeatOffer
from cityboard.server.knocking import can_be_let_in
from cityboard.server.live_table import LiveTable
from cityboard.server.opening import alike
from cityboard.tables.decision import Sender
from cityboard.tables.seating import sit


def seat_offer(live: LiveTable, sender: Sender, secret: str | None) -> SeatOffer:
    """Return whether someone could sit down now; the caller holds the lock.

    At a table that they may not watch, only a valid link tells them anything.
    """
    if secret is None:
        live.check_watcher(sender.person)
    elif not live.may_watch(sender.person):
        sender.opens(secret)
    reason = _reason(live, sender, secret)
    may_knock = reason is not None and not sender.owner and can_be_let_in(live, sender)
    return SeatOffer(reason, alike(live.table, live.chairs, live.may_watch(sender.person)), may_knock)


def _reason(live: LiveTable, sender: Sender, secret: str | None) -> Reason | None:
    """Return why someone could not sit down; nothing is changed."""
    try:
        sit(live.table, live.chairs, sender, wire.Sit("", live.table.seq, None, secret))
    except RefusedError as refused:
        return refused.reason
    return None
