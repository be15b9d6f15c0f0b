"""The printed data of a Helsinki box, and the check of a whole edition."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

from cityboard.core.edition import (
    EDITION_LENGTH,
    EDITION_MISSING,
    EDITION_SUM,
    EDITION_TABLE,
    EDITION_TWICE,
    Check,
    Edition,
    OfEditionValue,
    OfWanted,
    Place,
    described,
    integer,
    list_of,
    list_schema,
    one_of,
    row_schema,
    same_or_by_name,
    table_of,
    text,
)
from cityboard.core.reason import EditionError, ReasonCode
from cityboard.titles.helsinki.rules.board import ROOFS, SIDES, SIZE, cells_of, group_of, mask_of
from cityboard.titles.helsinki.rules.moves import Action

FOLDER = Path(__file__).parent / "editions"
Colour = Literal["purple", "green", "red", "blue", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
ROOF_COUNTS = (2, 3, 4, 5)
ACTIONS: tuple[Action, ...] = get_args(Action)
COVERED = 5
COATS = 8
SLOTS = 8
FIRST_CARDS = 2
BOUNDS = ((1, 5), (ROOF_COUNTS[0], ROOF_COUNTS[-1]), (0, 2), (1, 9))  # of a kind of cards: see `kinds`
MOST_KINDS = 50  # of each colour: the number of a card fits into a byte
MOST_CARDS = 60  # of each colour, three times those of the default edition: more would make games endless
FIVE = 5  # the number of the cards whose kind is removed by chance (H2.1)

EDITION_ROOFS = ReasonCode("edition-roofs", OfWanted)
EDITION_SHAPE = ReasonCode("edition-shape", OfEditionValue)


class OfCardsOfColour(OfEditionValue):
    """How many cards of a colour there are, and how many there may be."""

    most: int


EDITION_CARDS = ReasonCode("edition-cards", OfCardsOfColour)


class SenateSpace(NamedTuple):
    """A space of the senate board: the number of its side, and the two slots that it touches (H1.1)."""

    side: int
    slots: tuple[int, int]


# Two spaces on each side; slot k lies between space k - 1 and space k.
USUAL_SENATE = [SenateSpace(space * len(SIDES) // SLOTS, (space, (space + 1) % SLOTS)) for space in range(SLOTS)]


@dataclass(frozen=True, slots=True)
class Box:
    """What the base game needs from an edition."""

    shapes: dict[str, list[str]]
    tiles: dict[str, list[int]]
    superstructures: int
    kinds: dict[str, list[list[int]]]
    wild: int
    removed: dict[int, list[int]]
    fives_removed_for_two: str
    senate: list[SenateSpace]
    coats: list[int]
    bottom_row: list[str]


roof = one_of([number for number in range(ROOFS) if number != ROOFS // 2])


slot = one_of(range(SLOTS))


@described(row_schema(one_of(SIDES).schema, slot.schema, slot.schema))
def senate_space(value: Any, place: Place) -> SenateSpace:
    """Accept a senate space: the name of its side, and two different slots (H1.1)."""
    if not isinstance(value, list) or len(value) != 3:
        raise EditionError(EDITION_LENGTH(place.rule, **place.where, length=3))
    side = one_of(SIDES)(value[0], place.inside(0))
    first, second = (slot(value[at], place.inside(at)) for at in (1, 2))
    if first == second:
        raise EditionError(EDITION_TWICE(place.rule, **place.inside(2).where, value=second))
    return SenateSpace(SIDES.index(side), (first, second))


def read_box(edition: Edition) -> Box:
    """Read and check the base game's values."""
    cards = edition.read("cards.kinds", same_or_by_name(COLOURS, kinds))
    wild = edition.read("cards.wild", integer(0, 99))
    return Box(
        edition.read("tiles.shapes", shapes),
        edition.read("tiles.number", same_or_by_name(COLOURS, list_of(integer(0, 9), len(ROOF_COUNTS)))),
        edition.read("tiles.superstructures", integer(0, 99)),
        cards,
        wild,
        {
            2: edition.read("cards.removed_for_two", _removed(cards, wild, 2)),
            3: edition.read("cards.removed_for_three", _removed(cards, wild, 3)),
        },
        edition.read("cards.fives_removed_for_two", one_of(["per_colour", "single"])),
        edition.read("board.senate", list_of(senate_space, SLOTS), USUAL_SENATE),
        edition.read("board.coats", list_of(roof, COATS, different=True)),
        edition.read("board.bottom_row", list_of(one_of(ACTIONS), COVERED, different=True)),
    )


@described(text.schema)
def picture(value: Any, place: Place) -> str:
    """Accept the picture of a tile: its roofs are connected and fit on a board (H1.4)."""
    rows = value.split("/") if isinstance(value, str) else []
    if not rows or not set("".join(rows)) <= set("x.") or max(len(rows), *map(len, rows)) > SIZE:
        raise EditionError(EDITION_SHAPE(place.rule, **place.where, value=value))
    tile = mask_of(SIZE * row + column for row, column in cells_of(str(value)))
    if group_of(tile & -tile, tile) != tile:
        raise EditionError(EDITION_SHAPE(place.rule, **place.where, value=value))
    return str(value)


PICTURES = table_of(one_of(COLOURS), list_of(picture, len(ROOF_COUNTS)))


@described(PICTURES.schema)
def shapes(value: Any, place: Place) -> dict[str, list[str]]:
    """Accept a tile of 2, 3, 4 and 5 roofs for every colour (H1.4)."""
    pictures = PICTURES(value, place)
    for colour in COLOURS:
        here = place.inside(colour)
        if colour not in pictures:
            raise EditionError(EDITION_MISSING(here.rule, **here.where))
        for number, (drawn, roofs) in enumerate(zip(pictures[colour], ROOF_COUNTS, strict=True)):
            if len(cells_of(drawn)) != roofs:
                raise EditionError(EDITION_ROOFS(here.rule, **here.inside(number).where, value=drawn, wanted=roofs))
    return pictures


KIND = row_schema(*(integer(low, high).schema for low, high in BOUNDS))


@described(list_schema(KIND, 1, MOST_KINDS))
def kinds(value: Any, place: Place) -> list[list[int]]:
    """Accept kinds of cards: number 1 to 5, roofs 2 to 5, superstructures 0 to 2, how many (H1.6)."""
    if not isinstance(value, list) or not value:
        raise EditionError(EDITION_TABLE(place.rule, **place.where))
    integer(1, MOST_KINDS)(len(value), place)
    checked = [list_of(integer(0, 9), len(BOUNDS))(kind, place.inside(number)) for number, kind in enumerate(value)]
    for number, kind in enumerate(checked):
        for field, (entry, (low, high)) in enumerate(zip(kind, BOUNDS, strict=True)):
            integer(low, high)(entry, place.inside(number).inside(field))
        if kind[:3] in [other[:3] for other in checked[:number]]:
            raise EditionError(EDITION_TWICE(place.rule, **place.inside(number).where, value=kind))
    cards = sum(kind[3] for kind in checked)
    if cards > MOST_CARDS:
        raise EditionError(EDITION_CARDS(place.rule, **place.where, value=cards, most=MOST_CARDS))
    if all(kind[0] != FIVE for kind in checked):
        raise EditionError(EDITION_MISSING(place.rule, **place.inside(f'"{FIVE}"').where))
    return checked


def _removable(cards: dict[str, list[list[int]]], number: int) -> list[int]:
    """List how many cards of a number can leave every colour: not more than there are, as many of each kind."""
    possible = []
    for kinds_of_colour in cards.values():
        counts = [count for kind, _, _, count in kinds_of_colour if kind == number]
        possible.append(range(0, len(counts) * min(counts, default=0) + 1, max(1, len(counts))))
    return [removed for removed in possible[0] if all(removed in others for others in possible)]


def _removed(cards: dict[str, list[list[int]]], wild: int, players: int) -> Check[list[int]]:
    """Accept how many of "1" to "4" of each colour and of the wild cards leave (H2.1).

    What is left must fill the display and the first hands, and the pile must not be empty.
    """
    box = sum(count for own in cards.values() for _, _, _, count in own) - len(COLOURS) + wild
    wanted = SLOTS + FIRST_CARDS * players + 1
    choices = [*(_removable(cards, number) for number in range(1, FIVE)), [*range(wild + 1)]]

    @described(row_schema(*(one_of(choice).schema for choice in choices)))
    def check(value: Any, place: Place) -> list[int]:
        removed = list_of(integer(0, 99), len(choices))(value, place)
        for at, (number, choice) in enumerate(zip(removed, choices, strict=True)):
            one_of(choice)(number, place.inside(at))
        left = box - len(COLOURS) * sum(removed[:-1]) - removed[-1]
        if left < wanted:
            raise EditionError(EDITION_SUM(place.rule, **place.where, value=left, wanted=wanted))
        return removed

    return check
