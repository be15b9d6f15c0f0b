"""Faults to be planted into the server, one at a place: those that other servers have had, and the classic traps.

Each is a function named like what it makes the server do; `LEAKS` says in which games it must come to light, and where.
"""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from pytest import MonkeyPatch

from cityboard.core.game import CHANCE, Effect, Move
from cityboard.core.reason import Reason, RefusedError
from cityboard.protocol import messages as wire
from cityboard.server import live_table as live
from cityboard.server.live_table import LiveTable
from cityboard.tables import serializer, views
from cityboard.tables.table import Table
from cityboard.tables.views import PositionView
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.pile import DealCard
from cityboard.titles.helsinki.rules.step import Step
from cityboard.titles.metro.rules.cities.st_petersburg import StPetersburg
from cityboard.titles.metro.rules.cities.stockholm import Stockholm
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.modules.companies import Companies
from cityboard.titles.metro.rules.turn import DealTile

Plant = Callable[[MonkeyPatch], None]
LEAKS: list[tuple[Plant, str, str, str]] = []  # the plant, title and kind of secret, and where it is found


def found_in(title: str, kind: str, where: str = "reads|socket") -> Callable[[Plant], Plant]:
    """Say of a plant in which games it is found, and in which pieces."""

    def note(plant: Plant) -> Plant:
        LEAKS.append((plant, title, kind, where))
        return plant

    return note


def wrap(patch: MonkeyPatch, owner: Any, name: str, around: Callable[..., Any]) -> None:
    """Put a function around another one, which is given to it first."""
    inner = getattr(owner, name)
    patch.setattr(owner, name, lambda *args, **named: around(inner, *args, **named))


def secret_number(table: Table) -> int:
    """Return a number that depends on everything hidden."""
    return int(hashlib.sha256(str(table.state.to_json()).encode()).hexdigest(), 16)


def last_deal(table: Table) -> Move:
    """Return what chance has dealt last."""
    return next(move for by, move in reversed(table.moves) if by == CHANCE and move[0] in ("deal", "drawn"))


# Views that hide too little.


@found_in("metro", "hand", "with.state|bot")
def a_view_shows_the_hands(patch: MonkeyPatch) -> None:
    def view(inner: Any, game: Metro, s: Any, seat: int | None) -> Any:
        seen = inner(game, s, seat)
        seen.hands = s.hands[:]
        return seen

    wrap(patch, Metro, "view", view)


@found_in("metro", "hand")
def the_unseen_tiles_are_counted_in_the_true_tower(patch: MonkeyPatch) -> None:
    def view(inner: Any, game: Metro, s: Any, seat: int | None) -> Any:
        seen = inner(game, s, seat)
        seen.tower = s.tower[:]
        return seen

    wrap(patch, Metro, "view", view)


@found_in("metro", "drawn", "with.state|bot")
def the_tile_last_drawn_stays_in_the_state(patch: MonkeyPatch) -> None:
    def view(inner: Any, game: Metro, s: Any, seat: int | None) -> Any:
        seen = inner(game, s, seat)
        seen.drawn = s.drawn
        return seen

    wrap(patch, Metro, "view", view)


@found_in("helsinki", "hand")
def the_pile_is_shown_without_the_hidden_hands(patch: MonkeyPatch) -> None:
    def view(inner: Any, game: Helsinki, s: Any, seat: int | None) -> Any:
        seen = inner(game, s, seat)
        seen.pile = s.pile[:]
        return seen

    wrap(patch, Helsinki, "view", view)


@found_in("metro", "shares")
def shares_lie_open(patch: MonkeyPatch) -> None:
    patch.setattr(Companies, "hide", lambda *_: None)


@found_in("metro", "tokens")
def tokens_lie_open(patch: MonkeyPatch) -> None:
    patch.setattr(Stockholm, "hide", lambda *_: None)


@found_in("metro", "point tiles")
def point_tiles_lie_open(patch: MonkeyPatch) -> None:
    patch.setattr(StPetersburg, "hide", lambda *_: None)


@found_in("metro", "hand", "watcher|stranger|owner|host|socket of")
def spectators_see_the_view_of_seat_0(patch: MonkeyPatch) -> None:
    wrap(patch, LiveTable, "viewer", lambda inner, *args: inner(*args) or 0)


@found_in("metro", "hand")
def the_board_is_made_of_the_state(patch: MonkeyPatch) -> None:
    patch.setattr(PositionView, "_board", lambda view, _: serializer.board(view._table.game, view._state))


@found_in("metro", "shares")
def scores_are_counted_in_the_state(patch: MonkeyPatch) -> None:
    patch.setattr(PositionView, "_scores", lambda view, _: view._table.game.scores(view._state))


# Logs.


@found_in("helsinki", "hand")
def the_log_names_the_cards_dealt(patch: MonkeyPatch) -> None:
    patch.setattr(DealCard, "shown", Step.shown)


@found_in("metro", "hand")
def the_log_names_the_first_deal(patch: MonkeyPatch) -> None:
    def shown(inner: Any, game: Metro, s: Any, move: Move, seat: int | None) -> Move:
        return inner(game, s, move, seat) if any(s.board) else move

    wrap(patch, Metro, "shown", shown)


@found_in("metro", "hand")
def an_effect_names_the_tile_dealt(patch: MonkeyPatch) -> None:
    def play(inner: Any, step: DealTile, s: Any, move: Move, report: Any) -> None:
        inner(step, s, move, report)
        if report:
            report(Effect("dealt", {"tile": move[2]}))

    wrap(patch, DealTile, "play", play)
    # The steps' methods are bound once for every game.
    wrap(
        patch,
        Metro,
        "play",
        lambda _, game, s, move, report=None: game.steps[s.step].play(s, game.move_classes.read(move), report),
    )


@found_in("metro", "hand")
def everybody_hears_the_news_of_the_seat_to_move(patch: MonkeyPatch) -> None:
    def news(inner: Any, table: Table, start: int, viewers: list[Any], end: int | None = None) -> Any:
        (log,) = inner(table, start, [table.state.turn], end).values()
        return dict.fromkeys(viewers, log)

    wrap(patch, live, "entries", news)


@found_in("helsinki", "hand")
def entries_are_numbered_by_what_was_dealt(patch: MonkeyPatch) -> None:
    def news(inner: Any, table: Table, start: int, viewers: list[Any], end: int | None = None) -> Any:
        logs = inner(table, start, viewers, end)
        size = len(str(table.moves))
        return {
            viewer: [msgspec.structs.replace(entry, number=entry.number * size) for entry in log]
            for viewer, log in logs.items()
        }

    wrap(patch, live, "entries", news)


# Positions.


@found_in("metro", "hands")
def positions_hold_all_hands(patch: MonkeyPatch) -> None:
    def hands(view: PositionView, _: Any) -> list[Any]:
        return [view._part("_hand", seat) for seat in range(view._table.game.players)]

    patch.setattr(PositionView, "_hands", hands)


@found_in("metro", "hand")
def the_moves_of_the_seat_to_move_are_told_to_all(patch: MonkeyPatch) -> None:
    def legal(inner: Any, view: PositionView, _: Any) -> Any:
        return inner(view, view._state.turn)

    wrap(patch, PositionView, "_legal", legal)


@found_in("metro", "hand")
def the_number_of_moves_of_the_seat_to_move_is_told_to_all(patch: MonkeyPatch) -> None:
    def legal(inner: Any, view: PositionView, viewer: Any) -> Any:
        return inner(view, viewer) or [[len(inner(view, view._state.turn) or [])]]

    wrap(patch, PositionView, "_legal", legal)


@found_in("metro", "hand")
def what_was_made_for_one_viewer_is_given_to_the_next(patch: MonkeyPatch) -> None:
    def part(inner: Any, view: PositionView, name: str, viewer: Any) -> Any:
        made = next((part for (known, _), part in view._parts.items() if known == name), None)
        return made or inner(view, name, viewer)

    wrap(patch, PositionView, "_part", part)


@found_in("metro", "shares", "with.state")
def programs_are_given_the_view_of_the_seat_to_move(patch: MonkeyPatch) -> None:
    def position(inner: Any, view: PositionView, *args: Any, with_state: bool = False) -> Any:
        made = inner(view, *args)
        state = view._view(max(view._state.turn, 0)).to_json() if with_state else None
        return msgspec.structs.replace(made, state=state)

    wrap(patch, PositionView, "position", position)


@found_in("helsinki", "hand", "positions")
def earlier_positions_are_not_hidden(patch: MonkeyPatch) -> None:
    def view(inner: Any, view: PositionView, viewer: Any) -> Any:
        return inner(view, viewer) if view._present else view._state.copy()

    wrap(patch, PositionView, "_view", view)


@found_in("metro", "shares", "positions")
def earlier_positions_are_open_like_those_of_finished_games(patch: MonkeyPatch) -> None:
    def begin(inner: Any, view: PositionView, *args: Any, **named: Any) -> None:
        inner(view, *args, **named)
        view._open = view._open or not view._present

    wrap(patch, PositionView, "__init__", begin)


@found_in("metro", "shares")
def hands_are_opened_when_the_tower_is_empty(patch: MonkeyPatch) -> None:
    def begin(inner: Any, view: PositionView, *args: Any, **named: Any) -> None:
        inner(view, *args, **named)
        view._open = view._open or not view._state.left

    wrap(patch, PositionView, "__init__", begin)


@found_in("metro", "shares")
def the_result_is_told_before_the_end(patch: MonkeyPatch) -> None:
    def result(view: PositionView) -> wire.Result:
        game = view._table.game
        return wire.Result(game.scores(view._state), game.ranking(view._state), [], "")

    patch.setattr(PositionView, "_result", result)


@found_in("metro", "hand", "viewer")
def the_way_back_depends_on_hidden_tiles(patch: MonkeyPatch) -> None:
    def point(inner: Any, table: Table, seat: int) -> int:
        if secret_number(table) % 2:
            raise RefusedError(Reason("undo-other", ""))
        return int(inner(table, seat))

    wrap(patch, views, "undo_point", point)


@found_in("helsinki", "hands")
def the_length_of_a_message_depends_on_hidden_cards(patch: MonkeyPatch) -> None:
    def position(inner: Any, view: PositionView, *args: Any, **named: Any) -> Any:
        padding = " " * (secret_number(view._table) % 64)
        made = inner(view, *args, **named)
        return msgspec.structs.replace(made, state={"padding": padding, **(made.state or {})})

    wrap(patch, PositionView, "position", position)


@found_in("helsinki", "hand")
def the_order_of_unseen_cards_is_that_of_the_pile(patch: MonkeyPatch) -> None:
    def board(inner: Any, view: PositionView, viewer: Any) -> Any:
        game: Any = view._table.game
        made, code = inner(view, viewer), game.deck.code
        order = sorted(made.unseen.items(), key=lambda item: view._state.pile[code[item[0]]])
        return msgspec.structs.replace(made, unseen=dict(order))

    wrap(patch, PositionView, "_board", board)


@found_in("metro", "tokens")
def a_deadline_depends_on_hidden_tokens(patch: MonkeyPatch) -> None:
    def clock(inner: Any, view: PositionView, now: int) -> Any:
        return msgspec.structs.replace(inner(view, now), deadline=now + secret_number(view._table) % 1000)

    wrap(patch, PositionView, "_clock", clock)
