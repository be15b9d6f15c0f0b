"""Tables without a server around them: the fold of events alone."""

from collections.abc import Callable
from typing import Any

import msgspec

from cityboard.core.dealer import Dealer
from cityboard.protocol.messages import Keyed, Pace, Plan
from cityboard.tables.checks import Chair
from cityboard.tables.continuation import begin
from cityboard.tables.decision import Decision, Sender
from cityboard.tables.decisions import decide
from cityboard.tables.events import BOT as BY_BOT
from cityboard.tables.events import FREE, PERSON, AnyEvent, Opened, bind
from cityboard.tables.table import Table
from cityboard.titles.registry import DEFAULT_EDITION, find_edition, find_rules

ME, LINK, BOT = Plan("me"), Plan("link"), Plan("bot", "random")
HOW = {"me": PERSON, "link": FREE, "bot": BY_BOT}

# Games of every kind: seats of people and bots, with and without modules and cities.
SETS: list[tuple[str, list[Plan], dict[str, Any]]] = [
    ("metro", [ME, ME], {}),
    ("metro", [ME, ME, ME], {"modules": ["companies", "central-stations"], "hand": 3, "free_orientation": True}),
    ("metro", [ME, BOT], {"city": "london", "hand": 2}),
    ("metro", [ME, ME], {"city": "new-york"}),
    ("metro", [ME, BOT, BOT], {"city": "st-petersburg", "modules": ["central-rails"]}),
    ("metro", [ME, ME], {"city": "stockholm", "stockholm_variant": True}),
    ("metro", [ME], {"modules": ["solo"]}),
    ("helsinki", [ME, ME], {}),
    ("helsinki", [ME, ME, ME], {"modules": ["dry-roads"], "cover": "random"}),
    ("helsinki", [ME, BOT], {"cover": "bottom"}),
    ("helsinki", [ME, ME, BOT, BOT], {"modules": ["dry-roads"]}),
]


def opened(title: str, seats: list[Plan], options: dict[str, Any], **chosen: Any) -> Opened:
    """Return the first event of a table, without the commitment to a seed."""
    game = find_rules(title).build(find_edition(title, DEFAULT_EDITION), {**options, "players": len(seats)})
    return Opened(
        title=title,
        rules=game.rules_version,
        options=dict(game.options),
        edition=game.edition.name,
        edition_hash=game.edition.hash,
        seed_commitment="",
        seats=[(HOW[plan.who], plan.level) for plan in seats],
        **{"pace": Pace(), "listed": False, "spectators": True, "take_back": True, **chosen},
    )


def open_table(title: str, seats: list[Plan], options: dict[str, Any], seed: int, **chosen: Any) -> Table:
    """Return a table that was only opened."""
    dealer = Dealer(b"%032d" % seed)
    table = Table("bare", dealer.seed)
    first = opened(title, seats, options, **chosen)
    append(table, [msgspec.structs.replace(first, seed_commitment=dealer.commitment)])
    return table


def bare_table(title: str, seats: list[Plan], options: dict[str, Any], seed: int, pace: Pace | None = None) -> Table:
    """Return a table that has just begun, without free seats."""
    table = open_table(title, seats, options, seed, pace=pace or Pace())
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
