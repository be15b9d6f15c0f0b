"""St Petersburg on the wire (M16)."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from cityboard.core.game import NOBODY
from cityboard.protocol.parts import Field, WirePart
from cityboard.protocol.wire import Wire
from cityboard.titles.metro.rules.cities import st_petersburg as rules
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.wire.cities.tourists import Monument, square_of
from cityboard.titles.metro.wire.piece import Piece, standing
from cityboard.titles.metro.wire.terms import (
    PER_COLOUR,
    PER_OWNER,
    ByColour,
    Count,
    Owner,
    Square,
    below,
    exactly,
    owners_of,
)


class StPetersburgCard(Wire, frozen=True):
    """A monument card, and whether it is still on its square."""

    card: Annotated[int, below(rules.CARDS)]  # as in the edition
    name: Monument
    square: Square
    lies: bool


class StPetersburgColour(Wire, frozen=True):
    """A colour's tourist: its square, or None while it is still available, and its point tiles not yet taken."""

    colour: Colour
    square: Square | None
    left: Annotated[int, Meta(ge=0, le=rules.TILES)]


class TakenTiles(Wire, frozen=True):
    """The point tiles of a seat or company by colour: how many, and at the end of the game their values."""

    owner: Owner
    numbers: ByColour
    values: Annotated[list[list[Count]], PER_COLOUR] | None


class StPetersburg(Wire, frozen=True):
    """The cards, the tourists, the point tiles, and the square that waits for a tourist (M16)."""

    cards: Annotated[list[StPetersburgCard], exactly(rules.CARDS)]
    colours: Annotated[list[StPetersburgColour], PER_COLOUR]
    tile_values: Annotated[list[Annotated[list[Count], exactly(rules.TILES)]], PER_COLOUR]
    taken: Annotated[list[TakenTiles], PER_OWNER]
    choosing: Square | None


class PointTiles(Wire, frozen=True):
    """The values of an account's point tiles of one colour (M16.3)."""

    colour: Colour
    values: Annotated[list[Count], Meta(min_length=1, max_length=rules.TILES)]


def show(city: rules.StPetersburg, view: State) -> StPetersburg:
    """Show cards, tourists and how many point tiles were taken; their values after the end of the game."""
    standing = city.module_state(view)[rules.STANDING : rules.HOLDER]
    owners, colours, over = owners_of(city.game), range(len(COLOURS)), view.turn == NOBODY
    taken = [[city.taken(view, colour, account) for colour in colours] for account in range(len(owners))]
    return StPetersburg(
        cards=[
            StPetersburgCard(card=card, name=city.names[card], square=square, lies=not view.board[square])
            for card, square in enumerate(city.squares)
        ],
        colours=[
            StPetersburgColour(
                colour=name,
                square=None if standing[colour] == rules.FREE else standing[colour],
                left=rules.TILES - sum(numbers[colour] for numbers in taken),
            )
            for colour, name in enumerate(COLOURS)
        ],
        tile_values=city.points,
        taken=[
            TakenTiles(
                owner=owner,
                numbers=taken[account],
                values=[city.tiles_of(view, colour, account) for colour in colours] if over else None,
            )
            for account, owner in enumerate(owners)
        ],
        choosing=square_of(city.choose, view),
    )


def show_point_tiles(city: rules.StPetersburg, view: State, seat: int) -> list[PointTiles] | None:
    """Show the point tiles of a seat, or None if companies take them: nobody looks at those (M16.3)."""
    if not city.game.frame.people:
        return None
    return [
        PointTiles(name, values) for colour, name in enumerate(COLOURS) if (values := city.tiles_of(view, colour, seat))
    ]


def pieces(shown: StPetersburg) -> Iterable[Piece]:
    """Show the tourists on their squares."""
    return standing({one.square: [one.colour] for one in shown.colours if one.square is not None})


PART = WirePart(
    board=Field("st_petersburg", StPetersburg, show),
    hand=Field("point_tiles", Annotated[list[PointTiles], Meta(max_length=len(COLOURS))], show_point_tiles),
    pieces=pieces,
)
