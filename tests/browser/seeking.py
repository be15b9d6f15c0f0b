"""Playing without the page until there is something to be seen or done there."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from tests.browser.playing import LONGEST, wait_for_turn
from tests.browser.visitor import Visitor

TABLES = 60
# What is not played on the way: it would only make it longer, or is what is sought.
LATER = ("draw", "exchange", "station")

Wanted = Callable[[str, Any], bool]
Choose = Callable[[Any, Random], list[Any]]


def seek(visitor: Visitor, wanted: Wanted, *, turns: int = 60, **options: Any) -> tuple[str, Any]:
    """Play Metro until the first seat finds what is wanted; goes to that table."""
    return seek_at(visitor, lambda: open_quietly(visitor, "metro", **options), wanted, any_other, turns)


def seek_at(
    visitor: Visitor, open_table: Callable[[], str], wanted: Wanted, choose: Choose, turns: int
) -> tuple[str, Any]:
    """Play at new tables, for some turns each, until the first seat finds what is wanted; go to that table."""
    random = Random(1)
    for _ in range(TABLES):
        table = open_table()
        for _ in range(turns):
            position = next_turn(visitor, table)
            if position["result"] is not None:
                break
            if wanted(table, position):
                visitor.page.goto(f"/table/{table}")
                assert wait_for_turn(visitor.page)
                return table, position
            visitor.make(table, position, choose(position, random))
    raise AssertionError(f"at {TABLES} tables nobody found what is wanted")


def open_quietly(visitor: Visitor, title: str, players: int = 2, **options: Any) -> str:
    """Open a table against random bots without going there."""
    bots = 0 if "solo" in options.get("modules", ()) else players - 1
    seats = [{"who": "me"}, *[{"who": "bot", "level": "random"}] * bots]
    return str(visitor.ask("POST", "/api/tables", {"title": title, "seats": seats, "options": options})["id"])


def any_other(position: Any, random: Random) -> list[Any]:
    """Choose any move that makes the game no longer."""
    moves = [move for move in position["legal"] if move[0] not in LATER] or position["legal"]
    return list(random.choice(moves))


def next_turn(visitor: Visitor, table: str) -> Any:
    """Return the position in which the first seat decides again, or the last one."""
    until = time.monotonic() + LONGEST
    while not (position := visitor.position(table))["legal"] and position["result"] is None:
        assert time.monotonic() < until, "the game does not go on"
    return position


def last_move(visitor: Visitor, table: str) -> Any:
    """Return what the first seat has done last, as the server has written it down."""
    return [entry["move"] for entry in visitor.position(table)["news"] if entry["by"] == 0][-1]
