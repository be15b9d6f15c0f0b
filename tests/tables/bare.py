"""Tables without a server around them: the fold of events alone."""

from collections.abc import Callable
from typing import Any

import msgspec

from cityboard.core.dealer import Dealer
from cityboard.protocol.messages import Keyed, Pace, Plan, Proposal
from cityboard.server.opening import opened_from
from cityboard.tables.checks import Chair
from cityboard.tables.continuation import begin
from cityboard.tables.decision import Decision, Sender
from cityboard.tables.decisions import decide
from cityboard.tables.events import AnyEvent, bind
from cityboard.tables.table import Table

ME, BOT = Plan("me"), Plan("bot", "random")


def bare_table(title: str, seats: list[Plan], options: dict[str, Any], seed: int, pace: Pace | None = None) -> Table:
    """Return a table that has just begun, without free seats."""
    dealer = Dealer(b"%032d" % seed)
    opened = opened_from(Proposal(title, seats, options, take_back=True, pace=pace or Pace()))
    table = Table("bare", dealer.seed)
    append(table, [msgspec.structs.replace(opened, seed_commitment=dealer.commitment)])
    append(table, begin(table).events)
    return table


def append(table: Table, events: list[AnyEvent], at: int = 0) -> None:
    """Let something happen."""
    for stored in bind(events, table.chain, table.seq, at):
        table.apply(stored)


def said(
    table: Table, chairs: list[Chair], sender: Sender, make: Callable[..., Keyed], *fields: Any, at: int = 0
) -> Decision:
    """Send a message for someone, and apply the result."""
    decision = decide(table, chairs, sender, make("key", table.seq, *fields))
    append(table, decision.events, at)
    for seat, chair in decision.chairs.items():
        chairs[seat] = chair
    return decision
