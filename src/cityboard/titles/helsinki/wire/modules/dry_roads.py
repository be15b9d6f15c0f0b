"""Dry Roads on the wire (H8)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated

from msgspec import Meta

from cityboard.protocol.parts import Field, WirePart
from cityboard.protocol.wire import Wire
from cityboard.titles.helsinki.rules.board import roofs_of
from cityboard.titles.helsinki.rules.modules import dry_roads as rules
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.wire.piece import BonusCard, Piece, VisitorPiece
from cityboard.titles.helsinki.wire.terms import PER_SEAT, Count, Roof, Roofs


class DryRoads(Wire, frozen=True):
    """The roofs in front of the crosswalks (north, east, south, west), the bonus cards left, and each seat's card (H8).

    `reached` lists, for every seat, the roofs in front of crosswalks that it has built on.
    """

    crosswalks: Annotated[list[Roof], Meta(min_length=len(rules.BORDERS), max_length=len(rules.BORDERS))]
    reached: Annotated[list[Roofs], PER_SEAT]
    bonus_left: Annotated[list[Count], Meta(max_length=rules.BONUS_CARDS)]
    bonus: Annotated[list[Count | None], PER_SEAT]


def show(module: rules.DryRoads, view: State) -> DryRoads:
    """Show crosswalks and bonus cards."""
    bonus = module.module_state(view)
    return DryRoads(
        crosswalks=_crosswalks(module),
        reached=[tuple(roofs_of(built & module.crosswalks)) for built in view.built],
        bonus_left=module.left(view),
        bonus=[card or None for card in bonus],
    )


@lru_cache(64)
def _crosswalks(module: rules.DryRoads) -> list[int]:
    """List the roofs in front of the crosswalks in the order of the sides."""
    return module.read(module.game.edition)[0]


def pieces(shown: DryRoads, seat: int) -> Iterator[Piece]:
    """Show the visitors in front of the crosswalks, which a seat has met or not, and its bonus card."""
    for roof in shown.crosswalks:
        yield VisitorPiece(roof, roof in shown.reached[seat])
    if points := shown.bonus[seat]:
        yield BonusCard(points)


PART = WirePart(board=Field("dry_roads", DryRoads, show), pieces=pieces)
