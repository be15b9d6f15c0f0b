"""Helsinki as it is shown: every field is picked by name, so that nothing is on the wire that was not meant to be."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from cityboard.core.game import NOBODY
from cityboard.games.helsinki.board import roofs_of
from cityboard.games.helsinki.building import BUILT
from cityboard.games.helsinki.edition import ROOF_COUNTS
from cityboard.games.helsinki.game import Helsinki, complete_lines
from cityboard.games.helsinki.module import Module
from cityboard.games.helsinki.modules.dry_roads import DryRoads
from cityboard.games.helsinki.state import State
from cityboard.games.helsinki.turn import DREW
from cityboard.protocol import helsinki as shown
from cityboard.protocol.helsinki import ACTIONS, COLOURS, HelsinkiBoard, HelsinkiHand


@lru_cache(64)
def _crosswalks(module: DryRoads) -> list[int]:
    """List the roofs before the crosswalks in the order of the sides."""
    return module.read(module.game.edition)[0]


def _dry_roads(module: DryRoads, view: State) -> shown.DryRoads:
    """Show crosswalks and bonus cards."""
    bonus = module.own(view)
    return shown.DryRoads(
        crosswalks=_crosswalks(module),
        reached=[tuple(roofs_of(built & module.crosswalks)) for built in view.built],
        bonus_left=[card for card in module.bonus if card not in bonus],
        bonus=[card or None for card in bonus],
    )


# Per module: the field of the board it fills, and what fills it out of the spectator's view.
PUBLIC_PARTS: dict[type[Module], tuple[str, Callable[[Any, State], Any]]] = {DryRoads: ("dry_roads", _dry_roads)}


def board(game: Helsinki, view: State) -> HelsinkiBoard:
    """Show the spectator's view."""
    names = game.deck.names
    seats = range(game.players)
    over = view.turn == NOBODY
    parts = {field: show(module, view) for module in game.modules for field, show in (PUBLIC_PARTS[type(module)],)}
    return HelsinkiBoard(
        mover=view.mover,
        start=view.start,
        round=view.round,
        last_round=view.last_round > 0,
        slots=[names[card] or None for card in view.display],
        pawns=list(view.pawns) if _pawns_are_placed(game, view) else None,
        pile=view.pile_size,
        discards=_counted(game, view.discards),
        unseen=_counted(game, view.pile),
        supply=_supply(game, view),
        superstructures=view.superstructures,
        covered=_actions(view.covered),
        seats=[_player_board(view, seat) for seat in seats],
        reach=view.reach,
        acted="drew" if view.acted == DREW else "built" if view.acted == BUILT else None,
        must_build=view.must_build > 0,
        build=_build(game, view) if view.card else None,
        fresh=roofs_of(view.fresh),
        revealed=[hand(game, view, seat) for seat in seats] if over else None,
        **parts,
    )


def _build(game: Helsinki, view: State) -> shown.Build:
    """Show the build under way."""
    sides = game.push.sides(view, game.push.declared(view))
    card = game.deck.card(view.card).name
    return shown.Build(card, _actions(view.declared), _cards(game, view.paid), [shown.SIDES[side] for side in sides])


def hand(game: Helsinki, view: State, seat: int) -> HelsinkiHand:
    """Show what is a seat's own in its view."""
    size = game.deck.size
    return HelsinkiHand(
        seat=seat,
        cards=_cards(game, view.hands[seat * size : (seat + 1) * size]),
        unseen=_counted(game, view.pile),
    )


def _pawns_are_placed(game: Helsinki, view: State) -> bool:
    """Tell whether the first space has been chosen (H2.4)."""
    first = game.choose_space
    return view.step != first.number and first.entry() not in view.agenda


def _counted(game: Helsinki, counts: bytearray) -> dict[str, int]:
    """Count cards by name; a view adds the cards of hidden hands to the pile."""
    return {name: count for name, count in zip(game.deck.names, counts, strict=True) if count}


def _cards(game: Helsinki, counts: bytearray) -> list[str]:
    """List cards by name, equal ones repeated."""
    return [name for name, count in zip(game.deck.names, counts, strict=True) if count for _ in range(count)]


@lru_cache(1 << 12)  # bounded by the sets of actions there can be
def _actions(bits: int) -> list[shown.Action]:
    """Name the actions of some bits."""
    return [action for bit, action in enumerate(ACTIONS) if bits >> bit & 1]


def _supply(game: Helsinki, view: State) -> list[shown.Supply]:
    """Show the tiles left, with their shapes."""
    kinds = [(colour, place) for colour in range(len(COLOURS)) for place in range(len(ROOF_COUNTS))]
    return [
        shown.Supply(COLOURS[colour], ROOF_COUNTS[place], game.box.shapes[COLOURS[colour]][place], left)
        for (colour, place), left in zip(kinds, view.supply, strict=True)
    ]


def _player_board(view: State, seat: int) -> shown.PlayerBoard:
    """Show what lies before a seat."""
    coloured = view.colours[len(COLOURS) * seat : len(COLOURS) * (seat + 1)]
    wild = view.built[seat]
    for roofs in coloured:
        wild &= ~roofs
    rows, columns = complete_lines(view.built[seat])
    return shown.PlayerBoard(
        hand=view.hand_sizes[seat],
        pavilions={colour: roofs_of(roofs) for colour, roofs in zip(COLOURS, coloured, strict=True)},
        wild=roofs_of(wild),
        superstructures=roofs_of(view.roofed[seat]),
        coats=roofs_of(view.coats[seat]),
        meadow=view.meadows[seat],
        used=_actions(view.used[seat]),
        track=view.track[seat],
        limit_off=view.limit_off[seat] or None,
        rows=rows,
        columns=columns,
    )
