"""Every viewer sees the same board and no hand but their own, until the end shows everything."""

from random import Random
from typing import Any

import msgspec
import pytest

from cityboard.protocol import messages as wire
from cityboard.tables.moving import decide_move
from cityboard.tables.table import OVER, Table
from cityboard.tables.views import PositionView, preview
from tests.tables.bare import ME, SETS, append, bare_table


def seen(table: Table, viewer: int | None) -> Any:
    """Return the position of a viewer as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(PositionView(table).position(viewer, 0, 0, [])))


def play(table: Table, rng: Random) -> None:
    """Make any move."""
    append(table, decide_move(table, table.state.turn, list(rng.choice(table.game.moves(table.state)))).events)


@pytest.mark.parametrize("number", range(len(SETS)))
def test_viewers_share_the_board_and_see_only_their_own_hand_and_moves(number: int) -> None:
    table, rng = bare_table(*SETS[number], number), Random(number)
    for _ in range(12):
        everyone = {viewer: seen(table, viewer) for viewer in (None, *range(table.game.players))}
        assert all(one["board"] == everyone[None]["board"] for one in everyone.values())
        for viewer, position in everyone.items():
            shown = [seat for seat, hand in enumerate(position["hands"]) if hand is not None]
            assert shown == ([] if viewer is None else [viewer])
            assert (position["legal"] is not None) == (viewer == table.state.turn)
            assert position["result"] is None
        legal = everyone[table.state.turn]["legal"]
        assert legal == [list(move) for move in table.game.moves(table.state)]
        play(table, rng)


def test_the_end_shows_every_hand_the_result_and_the_seed_to_everyone() -> None:
    table, rng = bare_table("metro", [ME, ME], {}, 1), Random(1)
    while table.status != OVER:
        assert table.dealer.seed.hex() not in str(seen(table, 0))
        play(table, rng)
    for viewer in (None, 0, 1):
        position = seen(table, viewer)
        assert None not in position["hands"]
        assert position["legal"] is None
        assert position["result"]["scores"] == table.game.scores(table.state)
        assert position["result"]["seed"] == table.dealer.seed.hex()


def test_an_earlier_position_is_what_it_was_then() -> None:
    table, rng = bare_table("helsinki", [ME, ME], {}, 1), Random(1)
    before = {}
    for _ in range(20):
        before[table.number] = seen(table, 0)["board"]
        play(table, rng)
    for number, board in before.items():
        position: wire.Position = PositionView(table, number).position(0, 0, 0, [])
        assert msgspec.json.decode(msgspec.json.encode(position))["board"] == board
        assert msgspec.json.decode(msgspec.json.encode(position))["legal"] is None


def test_a_preview_changes_nothing() -> None:
    table = bare_table("metro", [ME, ME], {"start": 0}, 1)
    before = table.state.to_json()
    move = list(table.game.moves(table.state)[0])
    assert "laid" in [effect.code for effect in preview(table, 0, move).effects]
    assert table.state.to_json() == before
