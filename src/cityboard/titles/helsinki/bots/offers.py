"""From a view to the kernel's offers, and from an offer to the next move of its turn."""

from typing import NamedTuple

from cityboard.core.game import Move
from cityboard.titles.helsinki.bots.kernel_table import KernelTable
from cityboard.titles.helsinki.bots.layout import (
    BUILD,
    DRAW,
    POINTS,
    PUSH,
    SHIFT,
    WILD,
)
from cityboard.titles.helsinki.bots.world import world_of
from cityboard.titles.helsinki.rules import moves
from cityboard.titles.helsinki.rules.board import push_move, roofs_of
from cityboard.titles.helsinki.rules.building import BIT, MODIFIERS
from cityboard.titles.helsinki.rules.edition import ACTIONS
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.setup import SPACES
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.rules.turn import (
    BUILD_TOO,
    DRAW_MORE,
    END,
    EXTRA_CARD,
    REACH,
    SECOND_BUILD,
    STEPS,
    USES,
    WALKS,
)
from cityboard.titles.helsinki.rules.turn import DRAW as DRAW_CARDS
from cityboard.titles.helsinki.rules.turn import NO_LIMIT as LIFT_LIMIT


class Offer(NamedTuple):
    """Something the mover can do, and what the seat is worth afterwards."""

    value: int
    kind: int
    walk: int = 0
    card: int = 0
    actions: int = 0
    place: int = 0
    tops: int = 0


def offers_of(game: Helsinki, table: KernelTable, view: State, number: int, *, ahead: bool = False) -> list[Offer]:
    """Return the best offers for a decision of the turn or a push, best first; `ahead` adds what can follow them."""
    world = world_of(game, view)
    if view.step == game.push.number:
        return [Offer(*offer) for offer in table.pushes(world, view.card, view.declared, number)]
    options = table.options_ahead(world, number) if ahead else table.options(world, number)
    return [Offer(*offer) for offer in options]


def is_wide(game: Helsinki, view: State) -> bool:
    """Return whether a decision is one for which the kernel has offers."""
    return view.step in (game.turn_step.number, game.push.number)


def move_of(game: Helsinki, view: State, offer: Offer) -> Move:
    """Return the first move of an offer."""
    actions = [action for action in ACTIONS if offer.actions & BIT[action]]
    if offer.kind == PUSH:
        return push_move(offer.place)
    if view.reach:
        faster = [action for action in actions if action in REACH and view.reach == STEPS]
        return USES[faster[0]] if faster else WALKS[offer.walk]
    if offer.kind == DRAW:
        return DRAW_MORE if EXTRA_CARD in actions else DRAW_CARDS
    if offer.kind == BUILD:
        again = [action for action in actions if action in (SECOND_BUILD, BUILD_TOO)]
        modifiers = [action for action in MODIFIERS if action in actions]
        return USES[again[0]] if again else moves.Build(("build", game.deck.names[offer.card], *modifiers))
    return USES[actions[0]] if offer.kind in (WILD, SHIFT, POINTS) else END


def small_move(game: Helsinki, table: KernelTable, view: State) -> Move:
    """Decide at once where there are no offers: first space, payments, roofs, wild tiles, shifts and discards."""
    world, names = world_of(game, view), game.deck.names
    if view.step == game.choose_space.number:
        return moves.Space("space", max(range(SPACES), key=lambda space: _worth_of_space(game, table, view, space)))
    if view.step == game.pay.number:
        return moves.Pay(("pay", *sorted(names[card] for card in _payment(game, table, view))))
    if view.step == game.roof.number:
        return moves.Roof("roof", *roofs_of(table.roof(world, view.fresh & ~view.roofed[view.mover])))
    if view.step == game.place_wild.number:
        return moves.Wild("wild", *roofs_of(table.wild_roof(world)))
    if view.step == game.shift.number:
        source, target = table.shift(world)
        return moves.Shift("shift", *roofs_of(source), *roofs_of(target))
    card = table.discard(world)
    if _would_lift_limit(game, table, view, card):
        return USES[LIFT_LIMIT]
    return moves.Discard("discard", names[card])


def _worth_of_space(game: Helsinki, table: KernelTable, view: State, space: int) -> int:
    """Return what the first turn brings from a space."""
    moved = view.copy()
    moved.pawns[view.mover] = space
    return int(table.options(world_of(game, moved), 1)[0][0])


def _payment(game: Helsinki, table: KernelTable, view: State) -> list[int]:
    """Choose the cards that pay for the named one; the kernel pays for a card together with it."""
    before = view.copy()
    game.hold(before, view.mover, view.card)
    return table.payment(world_of(game, before), view.card, view.declared)


def _would_lift_limit(game: Helsinki, table: KernelTable, view: State, card: int) -> bool:
    """Return whether lifting the limit is worth more than a coat and keeping to it by discarding a card (H3.4, A12)."""
    if not game.available(view) & BIT[LIFT_LIMIT]:
        return False
    lifted, dropped = view.copy(), view.copy()
    game.turn_step.use(lifted, LIFT_LIMIT, None)
    game.release(dropped, view.mover, card)
    return table.worth(world_of(game, lifted), view.mover) > table.worth(world_of(game, dropped), view.mover)
