"""What a viewer of Helsinki sees: the board that everybody sees, and the hand of one seat.

Cards, actions, roofs, senate spaces and slots are those of docs/moves-helsinki.md. The name of a card says what is on
it: colour, number, roofs of its tile and superstructures.
"""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from cityboard.protocol.wire import Wire

Colour = Literal["purple", "green", "red", "blue", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
Action = Literal["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12", "A13", "A14", "A15"]
ACTIONS: tuple[Action, ...] = get_args(Action)

Side = Literal["north", "east", "south", "west"]
SIDES: tuple[Side, ...] = get_args(Side)
Seat = Annotated[int, Meta(ge=0, le=3)]
Space = Annotated[int, Meta(ge=0, le=7)]
Line = Annotated[int, Meta(ge=0, le=6)]
Roof = Annotated[int, Meta(ge=0, le=48)]
Roofs = Annotated[tuple[Roof, ...], Meta(max_length=48)]  # ascending
Card = Annotated[str, Meta(pattern="^(wild|(purple|green|red|blue|yellow)-[1-5]-[2-5]-[0-2])$")]
Count = Annotated[int, Meta(ge=0, le=9999)]
Cards = Annotated[dict[Card, Count], Meta(max_length=251)]  # how many there are of each
Actions = Annotated[list[Action], Meta(max_length=15)]


class Supply(Wire, frozen=True):
    """The pavilion tiles of one colour and size: their shape (rows between /, x is a roof), and how many are left."""

    colour: Colour
    roofs: Annotated[int, Meta(ge=2, le=5)]
    shape: Annotated[str, Meta(pattern="^[x./]+$", max_length=55)]
    left: Count


class PlayerBoard(Wire, frozen=True):
    """What lies before a seat (H1.7)."""

    hand: Count  # how many cards
    pavilions: dict[Colour, Roofs]  # the roofs of pavilion tiles
    wild: Roofs
    superstructures: Roofs
    coats: Roofs  # coats of arms still on the board
    meadow: Count  # coats of arms won and not used
    used: Actions
    track: Count  # points on the score track
    limit_off: Count | None  # the round at the end of which the hand limit returns (A12); None while it holds
    rows: Annotated[list[Line], Meta(max_length=7)]  # complete
    columns: Annotated[list[Line], Meta(max_length=7)]


class Build(Wire, frozen=True):
    """The build under way: the card named, the actions declared with it, and the cards paid, the named one included.

    `sides` are those the tile may come from (H4.5).
    """

    card: Card
    actions: Actions
    paid: Annotated[list[Card], Meta(max_length=5)]
    sides: Annotated[list[Side], Meta(min_length=1, max_length=4)]


class DryRoads(Wire, frozen=True):
    """The roofs before the crosswalks (north, east, south, west), the bonus cards left, and that of every seat (H8).

    `reached` are, for every seat, those of the roofs before crosswalks that it has built on.
    """

    crosswalks: Annotated[list[Roof], Meta(min_length=4, max_length=4)]
    reached: Annotated[list[Roofs], Meta(min_length=2, max_length=4)]
    bonus_left: Annotated[list[Count], Meta(max_length=4)]
    bonus: Annotated[list[Count | None], Meta(min_length=2, max_length=4)]


class HelsinkiHand(Wire, frozen=True, tag_field="title", tag="helsinki"):
    """What one seat knows and the table does not."""

    seat: Seat
    cards: Annotated[list[Card], Meta(max_length=100)]
    unseen: Cards  # in the pile and in other hands


class HelsinkiBoard(Wire, frozen=True, tag_field="title", tag="helsinki", omit_defaults=True):
    """What everybody sees; what a module adds is missing where the module is not in play."""

    mover: Seat  # whose turn it is, also while chance decides
    start: Seat  # the start player
    round: Annotated[int, Meta(ge=1)]
    last_round: bool
    slots: Annotated[list[Card | None], Meta(min_length=8, max_length=8)]  # the cards between the senate spaces
    pawns: Annotated[list[Space], Meta(min_length=2, max_length=4)] | None  # None until the first space is chosen
    pile: Count
    discards: Cards
    unseen: Cards  # in the pile and in the hands
    supply: Annotated[list[Supply], Meta(min_length=20, max_length=20)]
    superstructures: Count  # left in the supply
    covered: Actions
    seats: Annotated[list[PlayerBoard], Meta(min_length=2, max_length=4)]
    reach: Annotated[int, Meta(ge=-1, le=6)]  # how far the mover may still walk; -1 one space back; 0 once walked
    acted: Literal["drew", "built"] | None  # what the mover has done after walking
    must_build: bool  # the mover has bound themselves to build (A8, A13)
    build: Build | None
    fresh: Roofs  # of the tile the mover has built in this turn
    dry_roads: DryRoads | None = None
    revealed: list[HelsinkiHand] | None = None  # everybody's secrets, after the end of the game
