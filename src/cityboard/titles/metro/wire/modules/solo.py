"""The solo game on the wire (M10)."""

from typing import Annotated

from msgspec import Meta

from cityboard.protocol.parts import Field, WirePart
from cityboard.protocol.wire import Wire
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.modules import solo as rules
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.turn import UNSEEN
from cityboard.titles.metro.wire.terms import Count, Tile


class Solo(Wire, frozen=True):
    """The solo game's open tiles and cards (M10)."""

    open_tiles: Annotated[list[Tile], Meta(max_length=rules.Solo.hand)]
    card: Colour | None
    deck: Annotated[list[Colour], Meta(max_length=len(COLOURS))]  # in no order
    discards: Annotated[list[Colour], Meta(max_length=len(COLOURS))]
    revealed: Count  # cards so far
    refusable: Tile  # until eight cards are revealed (M10.3)
    offered: Tile | None  # just drawn: keep it or return it
    returned: Tile | None  # laid aside until another is drawn
    waits: Annotated[list[Count], Meta(max_length=UNSEEN)]  # of returned tiles: how many draws each lies too deep for


def show(module: rules.Solo, view: State) -> Solo:
    """Show the open tiles and the cards."""
    own, names = module.module_state(view), module.game.network.names
    card, returned = own[rules.CARD], own[rules.RETURNED]
    return Solo(
        open_tiles=[names[tile] for tile in module.game.held(view, 0)],
        card=None if card == rules.NO_CARD else COLOURS[card],
        deck=_colours_of(own[rules.DECK]),
        discards=_colours_of(own[rules.DISCARDS]),
        revealed=own[rules.REVEALED],
        refusable=module.refusable,
        offered=names[view.argument] if view.step == module.keep_or_return.number else None,
        returned=names[returned] if returned else None,
        waits=[wait for wait in own[rules.WAITS :] if wait],
    )


def _colours_of(bits: int) -> list[Colour]:
    """Name the colours of some bits."""
    return [name for colour, name in enumerate(COLOURS) if bits >> colour & 1]


PART = WirePart(board=Field("solo", Solo, show))
