"""The hand: what one seat knows and the table does not."""

from typing import Annotated

from msgspec import Meta

from cityboard.protocol.parts import with_fields
from cityboard.protocol.serializer import Hand
from cityboard.protocol.wire import Wire
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.options import HANDS
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.wire.parts import PARTS, parts_of
from cityboard.titles.metro.wire.terms import Seat, Tile, Tiles


@with_fields(part.hand for part in PARTS.values() if part.hand)
class MetroHand(Wire, Hand, frozen=True, tag_field="title", tag="metro", omit_defaults=True):
    """What one seat knows and the table does not; what a module adds is missing where the module is not in play."""

    seat: Seat
    tiles: Annotated[list[Tile], Meta(max_length=HANDS[-1])]
    drawn: Tile | None  # to be laid at once (M2.2)
    unseen: Tiles  # in the tower and in other hands


def hand(game: Metro, view: State, seat: int) -> MetroHand:
    """Show what is a seat's own in its view."""
    names = game.network.names
    added = ((module, part.hand) for module, part in parts_of(game) if part.hand)
    return MetroHand(
        seat=seat,
        tiles=[names[tile] for tile in game.held(view, seat)],
        drawn=names[view.drawn] if view.drawn and view.mover == seat else None,
        unseen=unseen_tiles(game, view),
        **{field.name: field.show(module, view, seat) for module, field in added},
    )


def unseen_tiles(game: Metro, view: State) -> dict[str, int]:
    """Count the tiles that the viewer does not see: a view adds the hidden ones to the tower."""
    return {name: count for name, count in zip(game.network.names, view.tower, strict=True) if count}


def hidden_scores(game: Metro, view: State) -> set[int]:
    """Name the seats whose points depend on something that the viewer does not know."""
    hiding = [(module, part.hidden_scores) for module, part in parts_of(game) if part.hidden_scores]
    return {seat for module, seats_of in hiding for seat in seats_of(module, view)}
