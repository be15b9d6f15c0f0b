"""The moves of Helsinki, one class each (docs/moves-helsinki.md): plain tuples with names for their entries."""

from typing import Annotated, Literal, NamedTuple

from cityboard.core.moves import SECRET, MoveClasses

Action = Literal["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12", "A13", "A14", "A15"]
Modifier = Literal["A3", "A5", "A9", "A14"]  # the actions declared with a build

# What a seat decides.


class Space(NamedTuple):
    """Put the start player's pawn on a senate space (H2.4)."""

    kind: Literal["space"]
    space: int


class Walk(NamedTuple):
    """Walk a number of spaces clockwise (H3.2)."""

    kind: Literal["walk"]
    spaces: int


class Use(NamedTuple):
    """Use an action by itself (H6)."""

    kind: Literal["use"]
    action: Action


class Draw(NamedTuple):
    """Take the two cards of the space (H3.3)."""

    kind: Literal["draw"]


class DrawMore(NamedTuple):
    """Take the two cards of the space and one from the pile (H3.3, A4)."""

    kind: Literal["draw"]
    action: Literal["A4"]


class Build(tuple[Literal["build"], str, *tuple[Modifier, ...]]):
    """Name the card of a build and the actions declared with it (H4.1, H6.1)."""

    __slots__ = ()

    @property
    def card(self) -> str:
        """Return the card."""
        return self[1]

    @property
    def actions(self) -> tuple[Modifier, ...]:
        """Return the actions declared."""
        return self[2:]


class Pay(tuple[Literal["pay"], *tuple[str, ...]]):
    """Pay for a build with other cards, if any (H4.2)."""

    __slots__ = ()

    @property
    def cards(self) -> tuple[str, ...]:
        """Return the cards in alphabetical order."""
        return self[1:]


class Push(tuple[Literal["push"], *tuple[int, ...]]):
    """Push the tile until it comes to rest on some roofs (H4.5)."""

    __slots__ = ()

    @property
    def roofs(self) -> tuple[int, ...]:
        """Return the roofs, ascending."""
        return self[1:]


class Roof(NamedTuple):
    """Put a superstructure on a roof of the tile just built (H4.10)."""

    kind: Literal["roof"]
    roof: int


class Wild(NamedTuple):
    """Place a wild tile (A2, A7)."""

    kind: Literal["wild"]
    roof: int


class Shift(NamedTuple):
    """Move a superstructure from one roof to another (A10)."""

    kind: Literal["shift"]
    source: int
    target: int


class Discard(NamedTuple):
    """Discard a card, down to the hand limit (H3.4)."""

    kind: Literal["discard"]
    card: str


class End(NamedTuple):
    """End the turn although some action could still be used (H3.7)."""

    kind: Literal["end"]


# What chance decides.


class Start(NamedTuple):
    """Name the start player (H2.4)."""

    kind: Literal["start"]
    seat: int


class Remove(NamedTuple):
    """Take a "5" out of the deck (H2.1)."""

    kind: Literal["remove"]
    card: str


class Cover(NamedTuple):
    """Cover an action for everyone (H2.7)."""

    kind: Literal["cover"]
    action: Action


class Slot(NamedTuple):
    """Reveal a card in a slot (H2.2, H3.3)."""

    kind: Literal["slot"]
    slot: int
    card: str


class Deal(NamedTuple):
    """Bring a card into a hand (H2.2, H4.9, A4)."""

    kind: Literal["deal"]
    seat: int
    card: Annotated[str, SECRET]


DECISIONS = (Space, Walk, Use, Draw, DrawMore, Build, Pay, Push, Roof, Wild, Shift, Discard, End)
OUTCOMES = (Start, Remove, Cover, Slot, Deal)
MOVES = MoveClasses(*DECISIONS, *OUTCOMES)
