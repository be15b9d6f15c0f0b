"""The words and numbers of Helsinki on the wire: cards, actions, roofs, spaces and slots as in docs/moves-helsinki.md.

The name of a card says what is on it: colour, number, roofs of its tile and superstructures.
"""

from typing import Annotated

from msgspec import Meta

from cityboard.titles.helsinki.rules.board import ROOFS, SIZE, Side
from cityboard.titles.helsinki.rules.cards import WILD
from cityboard.titles.helsinki.rules.edition import ACTIONS, BOUNDS, COLOURS, MOST_KINDS, ROOF_COUNTS
from cityboard.titles.helsinki.rules.moves import Action
from cityboard.titles.helsinki.rules.options import PLAYERS
from cityboard.titles.helsinki.rules.setup import SPACES

PER_SEAT = Meta(min_length=PLAYERS[0], max_length=PLAYERS[-1])
PER_TILE = Meta(min_length=len(COLOURS) * len(ROOF_COUNTS), max_length=len(COLOURS) * len(ROOF_COUNTS))
PER_SPACE = Meta(min_length=SPACES, max_length=SPACES)
Seat = Annotated[int, Meta(ge=0, le=PLAYERS[-1] - 1)]
Space = Annotated[int, Meta(ge=0, le=SPACES - 1)]
SenateSpace = tuple[Side, Space, Space]  # the side on which a space lies, and the slots beside it
Line = Annotated[int, Meta(ge=0, le=SIZE - 1)]
Roof = Annotated[int, Meta(ge=0, le=ROOFS - 1)]
Roofs = Annotated[tuple[Roof, ...], Meta(max_length=ROOFS - 1)]  # ascending
# What the rules print on a card: numbers from one to another.
PRINTED = "-".join(f"[{low}-{high}]" for low, high in BOUNDS[:-1])
Card = Annotated[str, Meta(pattern=f"^({WILD}|({'|'.join(COLOURS)})-{PRINTED})$")]
Count = Annotated[int, Meta(ge=0, le=9999)]
Cards = Annotated[dict[Card, Count], Meta(max_length=1 + MOST_KINDS * len(COLOURS))]  # how many there are of each
Actions = Annotated[list[Action], Meta(max_length=len(ACTIONS))]
