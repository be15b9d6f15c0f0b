"""The board: what everyone sees. Every field is picked by name, so nothing else of a state leaves the server."""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta

from cityboard.core.game import NOBODY, Entry
from cityboard.protocol.parts import Field, WirePart, with_fields
from cityboard.protocol.serializer import Board
from cityboard.protocol.wire import Wire
from cityboard.titles.helsinki.rules.board import SIDES, SIZE, Side, roofs_of
from cityboard.titles.helsinki.rules.building import BUILT
from cityboard.titles.helsinki.rules.catalogue import MODULES
from cityboard.titles.helsinki.rules.edition import ACTIONS, COLOURS, ROOF_COUNTS, Colour
from cityboard.titles.helsinki.rules.game import LONGEST_PAYMENT, Helsinki, complete_lines
from cityboard.titles.helsinki.rules.module import Module
from cityboard.titles.helsinki.rules.moves import Action
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.rules.turn import DREW, FARTHEST, NEAREST
from cityboard.titles.helsinki.wire.hand import HelsinkiHand, card_names, counted, hand
from cityboard.titles.helsinki.wire.points import Counted, OpenLine, counted_of, open_lines
from cityboard.titles.helsinki.wire.terms import (
    PER_SEAT,
    PER_SPACE,
    PER_TILE,
    Actions,
    Card,
    Cards,
    Count,
    Line,
    Roofs,
    Seat,
    SenateSpace,
    Space,
)
from cityboard.titles.rooms import file_in_room

T = TypeVar("T")
PARTS: dict[type[Module], WirePart] = {module: file_in_room("wire", module).PART for module in MODULES.values()}
FIELDS: dict[type[Module], Field] = {module: part.board for module, part in PARTS.items()}


class Supply(Wire, frozen=True):
    """The pavilion tiles of one colour and size: their shape (rows between /, x is a roof), and how many are left."""

    colour: Colour
    roofs: Annotated[int, Meta(ge=ROOF_COUNTS[0], le=ROOF_COUNTS[-1])]
    shape: Annotated[str, Meta(pattern="^[x./]+$", max_length=SIZE * (SIZE + 1) - 1)]
    left: Count


class PlayerBoard(Wire, frozen=True):
    """What is in front of a seat (H1.7)."""

    hand: Count  # how many cards
    pavilions: dict[Colour, Roofs]  # the roofs of pavilion tiles
    wild: Roofs
    superstructures: Roofs
    coats: Roofs  # coats of arms still on the board
    meadow: Count  # coats of arms won and not used
    used: Actions
    track: Count  # points on the score track
    limit_off: Count | None  # the round at the end of which the hand limit returns (A12); None while it holds
    rows: Annotated[list[Line], Meta(max_length=SIZE)]  # complete
    columns: Annotated[list[Line], Meta(max_length=SIZE)]
    counted: list[Counted]  # the points, as if the game ended now
    open_lines: Annotated[list[OpenLine], Meta(max_length=2 * SIZE)]  # nearly complete


class BuildSide(Wire, frozen=True):
    """A side the tile may come from, and the roofs on which it comes to rest, pushed in from there (H4.5)."""

    side: Side
    rests: list[Roofs]


class CurrentBuild(Wire, frozen=True):
    """The current build: the card named, the actions declared with it, and the cards paid, including the named one."""

    card: Card
    actions: Actions
    paid: Annotated[list[Card], Meta(max_length=1 + LONGEST_PAYMENT)]
    sides: Annotated[list[BuildSide], Meta(min_length=1, max_length=len(SIDES))]


@with_fields(FIELDS.values())
class HelsinkiBoard(Wire, Board, frozen=True, tag_field="title", tag="helsinki", omit_defaults=True):
    """What everyone sees; what a module adds is missing where the module is not in play."""

    mover: Seat  # whose turn it is, even while chance decides
    start: Seat  # the start player
    round: Annotated[int, Meta(ge=1)]
    last_round: bool
    senate: Annotated[list[SenateSpace], PER_SPACE]  # clockwise
    slots: Annotated[list[Card | None], PER_SPACE]  # the cards between the senate spaces
    pawns: Annotated[list[Space], PER_SEAT] | None  # None until the first space is chosen
    pile: Count
    discards: Cards
    unseen: Cards  # in the pile and in the hands
    supply: Annotated[list[Supply], PER_TILE]
    superstructures: Count  # left in the supply
    covered: Actions
    seats: Annotated[list[PlayerBoard], PER_SEAT]
    reach: Annotated[int, Meta(ge=NEAREST, le=FARTHEST)]  # how far the mover may still walk; -1: one back; 0: walked
    acted: Literal["drew", "built"] | None  # what the mover has done after walking
    must_build: bool  # the mover has bound themselves to build (A8, A13)
    build: CurrentBuild | None
    fresh: Roofs  # of the tile the mover has built in this turn
    revealed: list[HelsinkiHand] | None = None  # everyone's secrets, after the end of the game


def board(game: Helsinki, view: State, kept: dict[Any, Any]) -> HelsinkiBoard:
    """Show the spectator's view."""
    names = game.deck.names
    seats = range(game.players)
    over = view.turn == NOBODY
    breakdown = game.breakdown(view)
    entries = [[entry for entry in breakdown if entry.owner == seat] for seat in seats]
    added = ((module, FIELDS[type(module)]) for module in game.modules)
    return HelsinkiBoard(
        mover=view.mover,
        start=view.start,
        round=view.round,
        last_round=view.last_round > 0,
        senate=[(SIDES[space.side], *space.slots) for space in game.box.senate],
        slots=[names[card] or None for card in view.display],
        pawns=list(view.pawns) if game.pawns_are_placed(view) else None,
        pile=view.pile_size,
        discards=counted(game, view.discards),
        unseen=counted(game, view.pile),
        supply=_taken_over(kept, "supply", (bytes(view.supply),), lambda: _supply(game, view)),
        superstructures=view.superstructures,
        covered=_actions(view.covered),
        seats=[
            _taken_over(
                kept, seat, _made_of(view, seat, entries[seat]), partial(_player_board, view, seat, entries[seat])
            )
            for seat in seats
        ],
        reach=view.reach,
        acted="drew" if view.acted == DREW else "built" if view.acted == BUILT else None,
        must_build=view.must_build > 0,
        build=_build(game, view) if view.card else None,
        fresh=roofs_of(view.fresh),
        revealed=[hand(game, view, seat) for seat in seats] if over else None,
        **{part.name: part.show(module, view) for module, part in added},
    )


def _taken_over(kept: dict[Any, Any], name: str | int, made_of: tuple[Any, ...], make: Callable[[], T]) -> T:
    """Return a part of the last board if its input is unchanged, or make it."""
    last = kept.get(name)
    if last is None or last[0] != made_of:
        last = kept[name] = made_of, make()
    part: T = last[1]
    return part


def _made_of(view: State, seat: int, entries: list[Entry]) -> tuple[Any, ...]:
    """Return everything of a state that `_player_board` shows."""
    return (
        view.hand_sizes[seat],
        *view.colours[len(COLOURS) * seat : len(COLOURS) * (seat + 1)],
        view.built[seat],
        view.roofed[seat],
        view.coats[seat],
        view.meadows[seat],
        view.used[seat],
        view.track[seat],
        view.limit_off[seat],
        entries,
    )


def _build(game: Helsinki, view: State) -> CurrentBuild:
    """Show the current build."""
    push = game.push
    sides = [
        BuildSide(SIDES[side], [roofs_of(rest) for rest in sorted(push.rests_from(view, view.card, [side]))])
        for side in push.sides(view, push.declared(view))
    ]
    card = game.deck.card(view.card).name
    return CurrentBuild(card, _actions(view.declared), card_names(game, view.paid), sides)


@lru_cache(1 << 12)  # bounded by the sets of actions there can be
def _actions(bits: int) -> list[Action]:
    """Name the actions of some bits."""
    return [action for bit, action in enumerate(ACTIONS) if bits >> bit & 1]


def _supply(game: Helsinki, view: State) -> list[Supply]:
    """Show the tiles left, with their shapes."""
    kinds = [(colour, place) for colour in range(len(COLOURS)) for place in range(len(ROOF_COUNTS))]
    return [
        Supply(COLOURS[colour], ROOF_COUNTS[place], game.box.shapes[COLOURS[colour]][place], left)
        for (colour, place), left in zip(kinds, view.supply, strict=True)
    ]


def _player_board(view: State, seat: int, entries: list[Entry]) -> PlayerBoard:
    """Show what is in front of a seat."""
    coloured = view.colours[len(COLOURS) * seat : len(COLOURS) * (seat + 1)]
    wild = view.built[seat]
    for roofs in coloured:
        wild &= ~roofs
    rows, columns = complete_lines(view.built[seat])
    return PlayerBoard(
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
        counted=counted_of(entries, view.built[seat], view.roofed[seat]),
        open_lines=open_lines(view.built[seat], view.roofed[seat]),
    )
