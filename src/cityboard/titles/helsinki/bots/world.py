"""A view of Helsinki as the kernel reads it, and the kernel's table for a game."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain

from cityboard.core.game import UNKNOWN
from cityboard.titles.helsinki.bots.kernel_table import KernelTable
from cityboard.titles.helsinki.bots.layout import (
    HAS_BUILT,
    HAS_DRAWN,
    MOST_BONUS_CARDS,
    MOST_HELD,
    MOST_SEATS,
    SEAT,
    TO_ACT,
    TO_BUILD,
    TO_WALK,
)
from cityboard.titles.helsinki.rules import building, kernel
from cityboard.titles.helsinki.rules.board import SIDES
from cityboard.titles.helsinki.rules.edition import COLOURS
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.modules.dry_roads import DryRoads
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.rules.turn import DREW

NO_TILE = 0
World = list[int]


def box_of(game: Helsinki) -> tuple[list[tuple[int, ...]], list[int], list[int]]:
    """Return what is on the cards, the lanes of all tiles, and where those of each tile from each side begin."""
    lanes: list[int] = []
    sides: list[int] = []
    for shape in chain.from_iterable(game.shapes):
        for side in range(len(SIDES)):
            sides.append(len(lanes))
            lanes += shape.lanes[side]
    sides.append(len(lanes))
    cards = [
        (card.colour, card.number, card.roofs, card.superstructures, tile)
        for card, tile in zip(game.deck.cards, game.supply_of[1:], strict=True)
    ]
    nothing = (len(COLOURS), 0, 0, 0, NO_TILE)  # for no card, and for the wild card, whose colour is none
    return [nothing, *cards, nothing], lanes, sides


def table_of(game: Helsinki, weights: Sequence[int]) -> KernelTable:
    """Return the kernel's table for a game, whose seats play by some weights."""
    cards, lanes, sides = box_of(game)
    senate = [(space.side, *space.slots) for space in game.box.senate]
    return KernelTable(cards, kernel.numbers(lanes), kernel.numbers(sides), senate, kernel.numbers(weights))


def world_of(game: Helsinki, view: State) -> World:
    """Return a view in the kernel's order; hidden hands are empty places."""
    roads = next((module for module in game.modules if isinstance(module, DryRoads)), None)
    taken = roads.module_state(view) if roads else [0] * game.players
    bonus = roads.left(view) if roads else []
    world = [game.players, view.mover, view.start, view.last_round, view.pile_size, view.superstructures, view.covered]
    world += [roads.crosswalks if roads else 0, phase_of(view), view.reach, *_padded(bonus, MOST_BONUS_CARDS)]
    world += [*view.display, *view.supply]
    for seat in range(game.players):
        world += _seat(game, view, seat, taken[seat])
    world += [0] * SEAT * (MOST_SEATS - game.players)
    return [*world, *view.pile, *view.discards]


def phase_of(view: State) -> int:
    """Return how far the mover's turn has come."""
    if view.must_build:
        return TO_BUILD
    if view.acted:
        return {DREW: HAS_DRAWN, building.BUILT: HAS_BUILT}[view.acted]
    return TO_WALK if view.reach else TO_ACT


def _seat(game: Helsinki, view: State, seat: int, bonus: int) -> World:
    held, counts = view.hand_sizes[seat], game.hand(view, seat)
    hand = [] if UNKNOWN in counts else [card for card, count in enumerate(counts) for _ in range(count)]
    # A12: how many turns of this seat still end without a limit, the present one counted if it is not over.
    order = (seat - view.start) % game.players >= (view.mover - view.start) % game.players
    no_limit = view.limit_off[seat] - view.round + order if view.limit_off[seat] else 0
    seats = [view.built[seat], view.roofed[seat], view.coats[seat], view.meadows[seat], view.used[seat]]
    seats += [view.track[seat] + bonus, int(bonus > 0), view.pawns[seat], no_limit, held, 0]
    colours = view.colours[len(COLOURS) * seat : len(COLOURS) * (seat + 1)]
    return [*seats, *colours, *_padded(hand, MOST_HELD)]


def _padded(numbers: list[int], length: int) -> list[int]:
    return numbers[:length] + [0] * (length - len(numbers))


@lru_cache(16)
def known_table(game: Helsinki, weights: Callable[[int], tuple[int, ...]]) -> KernelTable:
    """Return one table for all decisions of a game by the weights for its number of players."""
    return table_of(game, weights(game.players))
