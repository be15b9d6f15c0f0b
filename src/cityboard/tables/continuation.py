"""What happens next at a table, computed once: it is stored, and only then replaces the current table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cityboard.core.dealer import Dealer
from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.tables.events import AnyEvent, Ended, Moved, Redealt, Started, Stored, bind
from cityboard.tables.played import PlayedMove, play_once
from cityboard.tables.table import Table


@dataclass(frozen=True, slots=True)
class MovesAhead:
    """Moves that were made on a copy of the state: the events to store, the moves as played, and the state after."""

    events: list[AnyEvent]
    moves: list[PlayedMove]
    state: Any


@dataclass(frozen=True, slots=True)
class Continuation:
    """New events of a table, the table after them, and the moves that have not been sent to anyone yet."""

    events: list[Stored]
    table: Table
    start: int  # the number of the first of those moves
    played: list[PlayedMove]


def continued(
    table: Table, events: list[AnyEvent], at: int, key: str | None = None, ahead: MovesAhead | None = None
) -> Continuation:
    """Return how a table continues with new events, whose moves were made `ahead`; the table itself does not change."""
    stored = bind(events, table.chain, table.seq, at, key)
    after = table.copy()
    played = ahead.moves if ahead else []
    moves = iter(played)
    for event, one in zip(events, stored, strict=True):
        after.apply(one, next(moves) if isinstance(event, Moved) else None)
    if ahead:
        after.state = ahead.state
    return Continuation(stored, after, after.log_from(table.seq), played)


def followed(table: Table, stored: Sequence[Stored]) -> Continuation:
    """Return how a table continues with events that another process has stored; the table itself does not change."""
    after = table.copy()
    after.state = table.state.copy()
    played: dict[int, PlayedMove] = {}
    for one in stored:
        after.check_next(one)
        event = one.event
        if isinstance(event, Moved):
            number = after.number
            played[number] = play_once(after.game, after.state, number, event.by, event.move)
            after.apply(one, played[number])
        else:
            after.apply(one)
    start = after.log_from(table.seq)
    return Continuation(list(stored), after, start, [played[number] for number in range(start, after.number)])


def make_move(table: Table, seat: int, move: Move) -> MovesAhead:
    """Make a seat's legal move: the move, the outcomes of chance, and the end."""
    ahead = MovesAhead([Moved(seat, move)], [], table.state.copy())
    ahead.moves.append(play_once(table.game, ahead.state, table.number, seat, move))
    return _answer_chance(table, ahead, table.number)


def begin(table: Table) -> MovesAhead:
    """Start the game: chance sets up the board, or continues from the position of a record."""
    return _answer_chance(table, MovesAhead([Started()], [], table.state.copy()), table.number)


def new_deal(table: Table) -> MovesAhead:
    """Deal the game again: no move counts any more, and another dealer sets it up."""
    dealer = table.dealer.renewed(table.redeals + 1)
    return _answer_chance(table, MovesAhead([Redealt(0, dealer.commitment)], [], table.game.start()), 0, dealer)


def new_draws(table: Table) -> list[AnyEvent]:
    """Deal only what is still to come again."""
    return [Redealt(table.number, table.dealer.renewed(table.redeals + 1).commitment)]


def _answer_chance(table: Table, ahead: MovesAhead, start: int, dealer: Dealer | None = None) -> MovesAhead:
    """Let the dealer decide until a seat has to; `start` moves count before the first of those ahead."""
    game, state = table.game, ahead.state
    while state.turn == CHANCE:
        # The number of the counting move, not of the event, so that an undo never changes the deal.
        number = start + len(ahead.moves)
        move = (dealer or table.dealer_of(number)).choose(number, game.chances(state))
        ahead.events.append(Moved(CHANCE, move))
        ahead.moves.append(play_once(game, state, number, CHANCE, move))
    if state.turn == NOBODY:
        ahead.events.append(Ended(game.scores(state), game.ranking(state), table.dealer.seed.hex()))
    return ahead
