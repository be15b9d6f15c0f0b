"""A move is played once, ahead: the table, its log and its boards are the same as if all was worked out again."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from cityboard.tables import serializer
from cityboard.tables.continuation import continued
from cityboard.tables.events import Undone
from cityboard.tables.games import shared_game
from cityboard.tables.moving import decide_move
from cityboard.tables.table import OVER, Table
from cityboard.tables.views import entries, entries_of
from tests.tables.bare import LINK, ME, SETS, append, bare_table, opened
from tests.titles.moments import encode


def everything(table: Table) -> Any:
    return table.state.to_json(), table.moves, table.times, table.counts, table.clock.since, table.clock.banks


@pytest.mark.parametrize("number", range(len(SETS)))
def test_a_move_that_was_played_ahead_leaves_the_same_table_and_the_same_log(number: int) -> None:
    title, seats, options = SETS[number]
    dice = Random(number)
    ahead, again = bare_table(title, seats, options, number), bare_table(title, seats, options, number)
    assert everything(ahead) == everything(again)
    while ahead.status != OVER:
        seat, start = ahead.state.turn, ahead.number
        move = list(dice.choice(ahead.game.moves(ahead.state)))
        decision = decide_move(ahead, seat, move)
        continuation = continued(ahead, decision.events, 5000, ahead=decision.ahead)
        ahead = continuation.table
        for stored in continuation.events:
            again.apply(stored)
        assert everything(ahead) == everything(again)
        viewers = [None, *range(ahead.game.players)]
        assert continuation.start == start
        log = entries_of(ahead, start, viewers, continuation.played)
        assert log == entries(again, start, viewers)
        back = dice.randrange(max(ahead.number - 20, 0), ahead.number + 1)
        assert ahead.state_after(back).to_json() == again.state_after(back).to_json()


@pytest.mark.parametrize("number", range(len(SETS)))
def test_boards_that_take_over_parts_of_the_last_one_are_the_same(number: int) -> None:
    title, seats, options = SETS[number]
    dice, kept = Random(number), dict[Any, Any]()
    table = bare_table(title, seats, options, number)
    taken_over = Counter[bool]()
    last: list[Any] = []
    while table.status != OVER:
        seat = table.state.turn
        append(table, decide_move(table, seat, list(dice.choice(table.game.moves(table.state)))).events)
        own = [place for place, (by, _) in enumerate(table.moves) if by >= 0]
        if table.status != OVER and dice.random() < 0.1:
            to = dice.choice(own[-3:])
            append(table, [Undone(table.moves[to][0], to)])
        view = table.game.view(table.state, None)
        shown: Any = serializer.board(table.game, view, kept)
        assert encode(shown) == encode(serializer.board(table.game, view))
        parts = shown.lines if title == "metro" else shown.seats
        taken_over.update(part is before for part, before in zip(parts, last, strict=False))
        last = parts
    assert taken_over[True] > taken_over[False], "nothing was taken over"


def test_tables_with_the_same_options_share_their_game() -> None:
    options = ({"hand": 2}, {"hand": 2}, {"hand": 2, "modules": []}, {"hand": 3})
    one, *same, other = (shared_game(opened("metro", [ME, LINK], chosen)) for chosen in options)
    assert all(game is one for game in same)
    assert one is not other
