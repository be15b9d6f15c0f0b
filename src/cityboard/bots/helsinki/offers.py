"""From a view to what the kernel offers, and from an offer to the next move of the turn that it stands for."""

from typing import NamedTuple

from cityboard.bots.helsinki.world import (
    BUILD,
    DRAW,
    HAND,
    HELD,
    MEADOW,
    NO_LIMIT,
    PAWN,
    POINTS,
    PUSH,
    SEAT,
    SEATS,
    SHIFT,
    USED,
    WILD,
    World,
    world_of,
)
from cityboard.core.game import Move
from cityboard.games.helsinki.board import push_move, roofs_of
from cityboard.games.helsinki.building import BIT, MODIFIERS
from cityboard.games.helsinki.edition import ACTIONS
from cityboard.games.helsinki.game import Helsinki
from cityboard.games.helsinki.kernel_table import Table
from cityboard.games.helsinki.setup import SPACES
from cityboard.games.helsinki.state import State
from cityboard.games.helsinki.turn import BUILD_TOO, END, EXTRA_CARD, REACH, SECOND_BUILD, STEPS
from cityboard.games.helsinki.turn import NO_LIMIT as LIFT_LIMIT

TWO_TURNS = 2  # that A12 lasts, the present one included


class Offer(NamedTuple):
    """Something the mover can do: what the seat is worth then, and what it is."""

    value: int
    kind: int
    walk: int = 0
    card: int = 0
    actions: int = 0
    place: int = 0
    tops: int = 0


def offers_of(game: Helsinki, table: Table, view: State, number: int, *, ahead: bool = False) -> list[Offer]:
    """Return the best offers for a decision of the turn or a push, best first; `ahead` with what can follow them."""
    world = world_of(game, view)
    if view.step == game.push.number:
        return [Offer(*offer) for offer in table.pushes(world, view.card, view.declared, number)]
    found = table.options_ahead(world, number) if ahead else table.options(world, number)
    return [Offer(*offer) for offer in found]


def is_wide(game: Helsinki, view: State) -> bool:
    """Tell whether a decision is one for which the kernel has offers."""
    return view.step in (game.turn_step.number, game.push.number)


def move_of(game: Helsinki, view: State, offer: Offer) -> Move:
    """Return the first move of what an offer stands for."""
    actions = [action for action in ACTIONS if offer.actions & BIT[action]]
    if offer.kind == PUSH:
        return push_move(offer.place)
    if view.reach:
        faster = [action for action in actions if action in REACH and view.reach == STEPS]
        return ("use", *faster) if faster else ("walk", offer.walk)
    if offer.kind == DRAW:
        return ("draw", EXTRA_CARD) if EXTRA_CARD in actions else ("draw",)
    if offer.kind == BUILD:
        again = [action for action in actions if action in (SECOND_BUILD, BUILD_TOO)]
        modifiers = [action for action in MODIFIERS if action in actions]
        return ("use", *again) if again else ("build", game.deck.names[offer.card], *modifiers)
    return ("use", *actions) if offer.kind in (WILD, SHIFT, POINTS) else END


def small_move(game: Helsinki, table: Table, view: State) -> Move:
    """Decide at once what has no offers: the first space, payments, roofs, wild tiles, shifts and discards."""
    world, names = world_of(game, view), game.deck.names
    if view.step == game.choose_space.number:
        return ("space", max(range(SPACES), key=lambda space: _worth_of_space(table, world, view.mover, space)))
    if view.step == game.pay.number:
        paid = table.payment(_with_card(world, view.mover, view.card), view.card, view.declared)
        return ("pay", *sorted(names[card] for card in paid))
    if view.step == game.roof.number:
        return ("roof", *roofs_of(table.roof(world, view.fresh & ~view.roofed[view.mover])))
    if view.step == game.place_wild.number:
        return ("wild", *roofs_of(table.wild_roof(world)))
    if view.step == game.shift.number:
        source, target = table.shift(world)
        return ("shift", *roofs_of(source), *roofs_of(target))
    return _discard(game, table, view, world)


def _worth_of_space(table: Table, world: World, mover: int, space: int) -> int:
    """Return what the first turn brings from a space."""
    there = world[:]
    there[SEATS + SEAT * mover + PAWN] = space
    return int(table.options(there, 1)[0][0])


def _with_card(world: World, mover: int, card: int) -> World:
    """Put the named card back into the hand: the kernel pays for a card together with it."""
    seat = SEATS + SEAT * mover
    held = world[seat + HELD]
    hand = sorted([*world[seat + HAND : seat + HAND + held], card])
    return [
        *world[: seat + HELD],
        held + 1,
        *world[seat + HELD + 1 : seat + HAND],
        *hand,
        *world[seat + HAND + held + 1 :],
    ]


def _discard(game: Helsinki, table: Table, view: State, world: World) -> Move:
    """Discard the card that is missed least, or lift the limit where the coat is worth less (H3.4, A12)."""
    move: Move = ("use", LIFT_LIMIT)
    seat, card = SEATS + SEAT * view.mover, table.discard(world)
    if game.available(view) & BIT[LIFT_LIMIT]:
        lifted = world[:]
        lifted[seat + MEADOW] -= 1
        lifted[seat + USED] |= BIT[LIFT_LIMIT]
        lifted[seat + NO_LIMIT] = TWO_TURNS
        hand = world[seat + HAND : seat + HAND + world[seat + HELD]]
        hand.remove(card)
        dropped = [*world[: seat + HELD], len(hand), *world[seat + HELD + 1 : seat + HAND], *hand, 0]
        dropped += world[len(dropped) :]
        if table.worth(lifted, view.mover) > table.worth(dropped, view.mover):
            return move
    return ("discard", game.deck.names[card])
