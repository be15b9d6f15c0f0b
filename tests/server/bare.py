"""Tables without a server around them: the fold of events alone."""

from typing import Any

import msgspec

from cityboard.core.dealer import Dealer
from cityboard.protocol.messages import Pace, Plan, Proposal
from cityboard.server.decisions import begin
from cityboard.server.events import AnyEvent, bind
from cityboard.server.opening import opened_from
from cityboard.server.table import Table

ME, BOT = Plan("me"), Plan("bot", "random")


def bare_table(title: str, seats: list[Plan], options: dict[str, Any], seed: int, pace: Pace | None = None) -> Table:
    """Return a table that has just begun, without free seats."""
    dealer = Dealer(b"%032d" % seed)
    opened = opened_from(Proposal(title, seats, options, take_back=True, pace=pace or Pace()))
    table = Table("bare", dealer.seed)
    append(table, [msgspec.structs.replace(opened, seed_commitment=dealer.commitment)])
    append(table, begin(table))
    return table


def append(table: Table, events: list[AnyEvent], at: int = 0) -> None:
    """Let something happen."""
    for stored in bind(events, table.chain, table.seq, at):
        table.apply(stored)
