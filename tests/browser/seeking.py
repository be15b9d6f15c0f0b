"""Prepared positions: the engine plays the same games in every run, and the server continues from their records."""

import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random
from typing import Any

import msgspec

from cityboard.core.record import Record
from cityboard.core.simulation import random_move
from cityboard.protocol.messages import LogEntry
from cityboard.server.live_table import ENCODER
from cityboard.tables.continuation import make_move
from cityboard.tables.table import RUNNING, Table
from cityboard.tables.views import PositionView, entries, entries_of, preview
from tests.browser.playing import LONGEST, wait_for_turn
from tests.browser.visitor import Visitor
from tests.tables.bare import BOT, ME, append, bare_table

GAMES = 200  # more than anything that is sought here takes
# What is not played on the way: it would only make it longer, or is what is sought.
LATER = ("draw", "exchange", "station")

Foresee = Callable[[list[Any]], Any]  # what the server would say that a move does
Wanted = Callable[[Foresee, Any], bool]
Choose = Callable[[Any, Random], list[Any]]


def seek(visitor: Visitor, wanted: Wanted, **options: Any) -> tuple[str, Any]:
    """Go to a table of Metro where the first seat finds what is wanted."""
    return seek_at(visitor, "metro", wanted, any_other, **options)


def seek_at(
    visitor: Visitor, title: str, wanted: Wanted, choose: Choose, *, players: int = 2, back: int = 0, **options: Any
) -> tuple[str, Any]:
    """Go to a table where the first seat finds what is wanted, or does so some decisions of its own later."""
    table = find(title, wanted, choose, players, options)
    position = shown(table)
    own = [number for number, (by, _) in enumerate(table.moves) if by == 0]
    opened = visitor.go_on_from(table.record(), own[-back] if back else table.number)
    assert wait_for_turn(visitor.page)
    return opened, position if back else visitor.position(opened)


def find(title: str, wanted: Wanted, choose: Choose, players: int, options: dict[str, Any]) -> Table:
    """Play until the first seat finds what is wanted."""
    seats = 1 if "solo" in options.get("modules", ()) else players
    for table, position in games(title, seats, choose, options):
        if wanted(partial(foreseen, table), position):
            return table
    raise AssertionError(f"in {GAMES} games nobody found what is wanted")


def games(title: str, seats: int, choose: Choose, options: dict[str, Any]) -> Iterator[tuple[Table, Any]]:
    """Play games, and stop wherever the first seat decides."""
    for seed in range(GAMES):
        table = bare_table(title, [ME, *[BOT] * (seats - 1)], options, seed)
        yield from play(table, choose, Random(seed))


def play(table: Table, choose: Choose, random: Random) -> Iterator[tuple[Table, Any]]:
    """Play a game to its end, and stop wherever the first seat decides, with what the server would say to it."""
    log = entries(table, 0, [0])[0]
    while table.status == RUNNING:
        if table.state.turn == 0:
            position = position_of(table, log)
            yield table, position
            move = tuple(choose(position, random))
        else:
            move = random_move(table.game, table.state, random)
        begun, ahead = table.number, make_move(table, table.state.turn, move)
        append(table, ahead.events)
        log += entries_of(table, begun, [0], ahead.moves)[0]


def shown(table: Table) -> Any:
    """Return what the server would say to the first seat."""
    return position_of(table, entries(table, 0, [0])[0])


def position_of(table: Table, log: list[LogEntry]) -> Any:
    """Return what the server would say to the first seat, whose log is known."""
    return msgspec.json.decode(ENCODER.encode(PositionView(table).position(0, 0, 0, log)))


def foreseen(table: Table, move: list[Any]) -> Any:
    """Return what the server would say that a move of the first seat does."""
    return msgspec.json.decode(ENCODER.encode(preview(table, 0, move)))


def finished(visitor: Visitor, title: str, choose: Choose) -> str:
    """Go on from the visitor's last decision until the game ends, however the bot plays now; return the table."""
    record = whole_game(title, choose)
    last = max(number for number, (by, _) in enumerate(record.moves) if by == 0)
    table = visitor.open_quietly(title, "me", "random", record={"text": record.text(), "moves": last})
    play_out(visitor, table, choose)
    return table


def play_out(visitor: Visitor, table: str, choose: Choose) -> None:
    """Let the first seat of a table play to the end, without the page."""
    position, random = next_turn(visitor, table), Random(0)
    while position["result"] is None:
        visitor.make(table, position, choose(position, random))
        position = next_turn(visitor, table)


@cache
def whole_game(title: str, choose: Choose, is_wanted: Callable[[Any], bool] = bool) -> Record:
    """Play games of two to their end, until one is as wanted when the first seat decides for the last time."""
    for seed in range(GAMES):
        table = bare_table(title, [ME, BOT], {}, seed)
        *_, (_, last) = play(table, choose, Random(seed))
        if is_wanted(last):
            return table.record()
    raise AssertionError(f"of {GAMES} games none ends as is wanted")


def played(title: str, players: int, choose: Choose, options: dict[str, Any]) -> tuple[Record, dict[int, set[str]]]:
    """Play one game to its end; return it and the kinds of moves open to the first seat at each of its decisions."""
    table, kinds = bare_table(title, [ME, *[BOT] * (players - 1)], options, 0), dict[int, set[str]]()
    for _, position in play(table, choose, Random(0)):
        kinds[position["number"]] = {move[0] for move in position["legal"]}
    return table.record(), kinds


def finish_quickly(visitor: Visitor) -> str:
    """Let a game of Metro end; return its table."""
    return finished(visitor, "metro", any_other)


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
