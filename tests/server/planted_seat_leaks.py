"""Faults to be planted into how seats change hands and deals are renewed: the law over tables must find each."""

from collections.abc import Callable
from typing import Any

from pytest import MonkeyPatch

from cityboard.core.dealer import Dealer
from cityboard.protocol import messages as wire
from cityboard.server.live_table import LiveTable
from cityboard.tables import decisions, questions, seating
from cityboard.tables.checks import Chair
from cityboard.tables.continuation import MovesAhead, new_draws
from cityboard.tables.decision import Decision, Sender
from cityboard.tables.events import BOT, REMOVE, SeatChanged, Undone
from cityboard.tables.table import RUNNING, Table
from tests.server.planted_leaks import Plant, wrap

PLANTS: dict[Plant, str] = {}  # and what the law says of it


def found_by(words: str) -> Callable[[Plant], Plant]:
    """Say of a plant by which words the law finds it."""

    def note(plant: Plant) -> Plant:
        PLANTS[plant] = words
        return plant

    return note


def rule(patch: MonkeyPatch, message: type, around: Any) -> None:
    """Put a function around the rule for a message."""
    inner = decisions._RULES[message]
    patch.setitem(decisions._RULES, message, lambda *args: around(inner, *args))


# Rehearsal.


@found_by("shown before they came|hands were shown")
def who_joins_gets_the_deal_that_was_tried_out(patch: MonkeyPatch) -> None:
    wrap(patch, Table, "_undo", _without_remembering)


def _without_remembering(inner: Any, table: Table, event: Undone, at: int) -> None:
    inner(table, event, at)
    table.rehearsed = False


@found_by("shown before they came|hands were shown")
def who_joins_is_let_in_if_only_chance_was_taken_back(patch: MonkeyPatch) -> None:
    def undo(inner: Any, table: Table, event: Undone, at: int) -> None:
        shown = [by for by, _ in table.moves[event.to :] if by != event.seat]
        before = table.rehearsed
        inner(table, event, at)
        table.rehearsed = before or any(by >= 0 for by in shown)

    wrap(patch, Table, "_undo", undo)


@found_by("hands were shown")
def hands_that_a_bot_has_shown_are_forgotten(patch: MonkeyPatch) -> None:
    def undo(inner: Any, table: Table, event: Undone, at: int) -> None:
        before, chance = table.rehearsed, any(by < 0 for by, _ in table.moves[event.to :])
        inner(table, event, at)
        table.rehearsed = before or chance

    wrap(patch, Table, "_undo", undo)


@found_by("shown before they came")
def a_renewed_deal_is_the_old_one(patch: MonkeyPatch) -> None:
    patch.setattr(Dealer, "renewed", lambda dealer, _: Dealer(dealer.seed))


@found_by("shown before they came")
def every_renewed_deal_is_the_same(patch: MonkeyPatch) -> None:
    wrap(patch, Dealer, "renewed", lambda inner, dealer, _: inner(dealer, 1))


@found_by("hands were shown")
def only_what_is_to_come_is_dealt_anew_for_who_joins(patch: MonkeyPatch) -> None:
    patch.setattr(seating, "new_deal", lambda table: MovesAhead(new_draws(table), [], table.state))


@found_by("shown before they came")
def who_returns_gets_what_was_taken_back_meanwhile(patch: MonkeyPatch) -> None:
    patch.setattr(seating, "new_draws", lambda _: [])


@found_by("shown before they came|the check finds")
def renewed_draws_begin_one_too_late(patch: MonkeyPatch) -> None:
    wrap(patch, Dealer, "in_charge", lambda inner, dealer, event, renewals: inner(dealer, event - 1, renewals))


@found_by("shown before they came")
def what_is_taken_back_below_a_renewal_is_dealt_as_before(patch: MonkeyPatch) -> None:
    def undo(inner: Any, table: Table, *args: Any) -> None:
        before = table.renewals
        inner(table, *args)
        table.renewals = before

    wrap(patch, Table, "_undo", undo)


# Seats.


@found_by("has lost seat")
def the_owner_takes_a_seat_away(patch: MonkeyPatch) -> None:
    def revoke(inner: Any, table: Table, chairs: list[Chair], sender: Sender, message: wire.Revoke) -> Decision:
        if table.status != RUNNING or not sender.owner or chairs[message.seat].person in (None, sender.person):
            decision: Decision = inner(table, chairs, sender, message)
            return decision
        empty = Chair(link=chairs[message.seat].link + 1)
        return Decision([SeatChanged(message.seat, BOT, "greedy", "revoked")], {message.seat: empty})

    rule(patch, wire.Revoke, revoke)


@found_by("has lost seat")
def the_owner_decides_alone_who_is_removed(patch: MonkeyPatch) -> None:
    def ask(table: Table, chairs: list[Chair], sender: Sender, seat: int) -> Decision:
        return questions._ask(table, chairs, REMOVE, seat, [other for other in table.people if other != seat])

    patch.setattr(seating, "ask_to_remove", ask)


@found_by("has lost seat")
def an_old_link_opens_the_seat_of_who_is_away(patch: MonkeyPatch) -> None:
    def free(_: Any, table: Table, chairs: list[Chair], *args: Any, **named: Any) -> Any:
        return inner(table, [Chair() for _ in chairs], *args, **named)

    inner = seating._free_seat
    wrap(patch, seating, "_free_seat", free)


@found_by("has lost seat")
def the_owner_hands_over_the_seat_of_who_is_away(patch: MonkeyPatch) -> None:
    def link(inner: Any, table: Table, chairs: list[Chair], sender: Sender, message: wire.Link) -> Decision:
        holder = chairs[message.seat].person if sender.owner and message.seat < len(chairs) else None
        decision: Decision = inner(table, chairs, Sender(holder or sender.person, True, sender.opens, 0), message)
        return decision

    rule(patch, wire.Link, link)


@found_by("knows the hand")
def who_shares_a_device_hands_one_of_their_seats_over(patch: MonkeyPatch) -> None:
    def link(inner: Any, table: Table, chairs: list[Chair], sender: Sender, message: wire.Link) -> Decision:
        own = [chair if seat == message.seat else Chair(link=chair.link) for seat, chair in enumerate(chairs)]
        decision: Decision = inner(table, own, sender, message)
        return decision

    rule(patch, wire.Link, link)


@found_by("knows the hand")
def who_has_handed_a_seat_over_takes_another(patch: MonkeyPatch) -> None:
    def change(inner: Any, table: Table, *args: Any) -> None:
        inner(table, *args)
        table.given_up = set()

    wrap(patch, Table, "_change_seat", change)


# Eyes.


@found_by("sees the hand")
def who_has_left_still_sees_the_hand(patch: MonkeyPatch) -> None:
    def viewer(table: LiveTable, person: str | None, shown: int | None) -> int | None:
        seats = table.seats_of(person)
        return seats[0] if len(seats) == 1 else shown if shown in seats else None

    patch.setattr(LiveTable, "viewer", viewer)


@found_by("sees the hand")
def the_owner_sees_the_seats_that_bots_play(patch: MonkeyPatch) -> None:
    def viewer(inner: Any, table: LiveTable, person: str | None, shown: int | None) -> int | None:
        seat: int | None = inner(table, person, shown)
        watched = shown is not None and table.table.seats[shown].how == BOT
        return shown if seat is None and person == table.owner and watched else seat

    wrap(patch, LiveTable, "viewer", viewer)
