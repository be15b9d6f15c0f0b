"""A preview says whether a move can be taken back, and a move made again leads to the same state."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from cityboard.core.game import NOBODY
from cityboard.core.reason import RefusedError
from cityboard.protocol.messages import Pace
from cityboard.tables.events import Undone
from cityboard.tables.moving import decide_move, undo_point
from cityboard.tables.table import OVER, Table
from cityboard.tables.views import preview
from tests.tables.bare import SETS, append, bare_table

PACE = Pace(seconds_in_all=3600, increment=7)


def may_undo(table: Table, seat: int) -> str:
    """Return "yes", or the code of the refusal."""
    try:
        undo_point(table, seat)
    except RefusedError as refused:
        return refused.reason.code
    return "yes"


def everything(table: Table) -> Any:
    clock = table.clock
    return table.state.to_json(), list(table.moves), clock.seat, clock.since, clock.banks and list(clock.banks)


@pytest.mark.parametrize("number", range(len(SETS)))
def test_a_preview_says_truly_whether_a_move_can_be_taken_back(number: int) -> None:
    title, seats, options = SETS[number]
    dice, answers = Random(number), Counter[str]()
    for game in range(4):
        table = bare_table(title, seats, options, game)
        while table.status != OVER:
            seat, moves = table.state.turn, table.game.moves(table.state)
            move = list(dice.choice(moves))
            if seat not in table.people:
                append(table, decide_move(table, seat, move).events)
                continue
            final = preview(table, seat, move).final
            append(table, decide_move(table, seat, move).events)
            answer = may_undo(table, seat)
            answers[answer] += 1
            assert final == (answer != "yes"), (title, options, game, table.number, move, answer)
    if len(table.people) == 1:
        # Against bots only the end is final.
        assert "yes" in answers and answers.keys() <= {"yes", "table-not-running"}
    else:
        assert answers.keys() >= {"undo-turn", "table-not-running"}


@pytest.mark.parametrize("number", range(len(SETS)))
def test_a_move_made_again_after_an_undo_leads_to_the_same_state(number: int) -> None:
    title, seats, options = SETS[number]
    dice = Random(number)
    table = bare_table(title, seats, options, number, PACE)
    undone = 0
    for at in range(1000, 60_000, 1000):
        if table.status == OVER:
            break
        seat, turn_began, before = table.state.turn, table.clock.since, everything(table)
        move = list(dice.choice(table.game.moves(table.state)))
        append(table, decide_move(table, seat, move).events, at)
        after = everything(table)
        if seat in table.people and may_undo(table, seat) == "yes":
            undone += 1
            own_turn = table.state.turn == seat and table.clock.since == turn_began
            append(table, [Undone(seat, undo_point(table, seat))], at)
            assert everything(table)[:2] == before[:2]
            if own_turn:
                assert everything(table) == before  # the clock too
            append(table, decide_move(table, seat, move).events, at)
            assert everything(table)[:2] == after[:2]  # also what chance has answered
            assert table.state.turn == NOBODY or table.clock.seat == table.state.turn
    assert undone or title == "metro"
