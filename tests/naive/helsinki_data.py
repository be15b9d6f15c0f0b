"""What lies in the box of Helsinki, default edition (H1)."""

from dataclasses import dataclass

Roof = tuple[int, int]

COLOURS = ("purple", "green", "red", "blue", "yellow")
WILD = "wild"
SIZE = 7
STATUE: Roof = (3, 3)
COATS_OF_ARMS: tuple[Roof, ...] = ((1, 2), (2, 5), (5, 4), (4, 1), (0, 5), (5, 6), (6, 1), (1, 0))
CROSSWALKS: tuple[Roof, ...] = ((0, 2), (2, 6), (6, 4), (4, 0))

SPACES = 8
SIDES = ("north", "east", "south", "west")
SUPERSTRUCTURES = 30
HAND_LIMIT = 7
BONUS_CARDS = {2: (3, 5), 3: (3, 5, 7), 4: (3, 5, 7, 9)}

ACTIONS = tuple(f"A{number}" for number in range(1, 16))
BOTTOM_ROW = ACTIONS[10:]
MODIFIERS = ("A3", "A5", "A9", "A14")
WALKS = {"A1": (1, 2, 3, 4, 5, 6), "A6": (1, 2, 3, 4, 5), "A11": (-1,)}

PICTURES = {
    "domino": ["##"],
    "I3": ["###"],
    "V3": ["##", "#."],
    "I4": ["####"],
    "T4": ["###", ".#."],
    "O4": ["##", "##"],
    "L4": ["#.", "#.", "##"],
    "S4": [".##", "##."],
    "I5": ["#####"],
    "X5": [".#.", "###", ".#."],
    "P5": ["##", "##", "#."],
    "T5": ["###", ".#.", ".#."],
    "Z5": ["##.", ".#.", ".##"],
}
SHAPES = {
    ("purple", 2): "domino",
    ("green", 2): "domino",
    ("red", 2): "domino",
    ("blue", 2): "domino",
    ("yellow", 2): "domino",
    ("purple", 3): "I3",
    ("green", 3): "I3",
    ("red", 3): "V3",
    ("blue", 3): "V3",
    ("yellow", 3): "V3",
    ("purple", 4): "I4",
    ("green", 4): "T4",
    ("red", 4): "O4",
    ("blue", 4): "L4",
    ("yellow", 4): "S4",
    ("purple", 5): "I5",
    ("green", 5): "X5",
    ("red", 5): "P5",
    ("blue", 5): "T5",
    ("yellow", 5): "Z5",
}


@dataclass(frozen=True)
class PavilionCard:
    """What a coloured card shows (H1.6)."""

    colour: str
    number: int
    roofs: int
    superstructures: int


CARD_KINDS = (
    # number, roofs, superstructures, copies in each colour
    (1, 2, 0, 4),
    (2, 2, 1, 2),
    (2, 3, 0, 2),
    (3, 3, 1, 2),
    (3, 4, 0, 2),
    (4, 4, 1, 2),
    (4, 3, 2, 2),
    (5, 5, 1, 1),
    (5, 5, 2, 1),
)


def card_of_name(name: str) -> PavilionCard:
    """The coloured card of that name (H1.6)."""
    colour, number, roofs, superstructures = name.split("-")
    return PavilionCard(colour, int(number), int(roofs), int(superstructures))


@dataclass(frozen=True)
class Contents:
    """What may be otherwise in a box of one's own: tiles and kinds of cards by colour, the senate spaces clockwise."""

    tiles: dict[str, tuple[int, ...]]  # of two, three, four and five roofs
    kinds: dict[str, tuple[tuple[int, int, int, int], ...]]
    senate: tuple[tuple[str, int, int], ...]  # a side, and the two slots beside the space


DEFAULT_BOX = Contents(
    dict.fromkeys(COLOURS, (3, 3, 3, 1)),
    dict.fromkeys(COLOURS, CARD_KINDS),
    (
        ("north", 0, 1),
        ("north", 1, 2),
        ("east", 2, 3),
        ("east", 3, 4),
        ("south", 4, 5),
        ("south", 5, 6),
        ("west", 6, 7),
        ("west", 7, 0),
    ),
)


def all_cards(box: Contents) -> list[str]:
    """The names of all pavilion cards, 100 in the default edition (H1.6)."""
    cards = [WILD] * 10
    for colour, kinds in box.kinds.items():
        for number, roofs, superstructures, copies in kinds:
            cards += [f"{colour}-{number}-{roofs}-{superstructures}"] * copies
    return cards


def cards_that_leave(players: int) -> list[str]:
    """The cards that leave before the game for certain, that is all but the fives (H2.1)."""
    if players == 4:
        return []
    leaving = [WILD] * (4 if players == 3 else 6)
    for colour in COLOURS:
        leaving += [f"{colour}-1-2-0"] * 2
        if players == 2:
            leaving += [f"{colour}-{kind}" for kind in ("2-2-1", "2-3-0", "3-3-1", "3-4-0", "4-4-1", "4-3-2")]
    return leaving


def fives(colour: str) -> list[str]:
    """The two fives of a colour (H1.6)."""
    return [f"{colour}-5-5-1", f"{colour}-5-5-2"]
