"""The layout of the lists of numbers by which the kernels of Helsinki judge and play.

Kernels read these numbers when they are imported: compiled, each keeps its own in C (its .pxd says of which types).
"""

from cityboard.titles.helsinki.rules import turn
from cityboard.titles.helsinki.rules.building import BIT
from cityboard.titles.helsinki.rules.edition import ACTIONS as ALL_ACTIONS
from cityboard.titles.helsinki.rules.modules.dry_roads import BORDERS

POINT = 1000  # a value is in thousandths of a point
NOTHING = -(1 << 60)  # less than any value

# Features: lines by roofs built and roofs closed in, superstructures by what their lines lack, coats of arms, actions
# left, cards, wild cards, what the two best colours in hand can build, cards still unseen, visitors, and one for all.
LINES, TOPS, COATS, ACTIONS, CARDS, WILDS = 0, 24, 39, 47, 62, 71
BEST, SECOND, UNSEEN, VISITORS, ALWAYS = 75, 123, 171, 172, 182
FEATURES = 183
LAST_ROW = 127  # of the rows of weights, one for each size of the draw pile
# Of the features of lines: roofs of a line, shut ones as far as they are told apart, and what a line can lack likewise.
LINE, SHUT, STANDINGS = 7, 3, 5
SIZES, MOST_LACKED, MOST_TOPS = (2, 3, 4, 5), 3, 2  # of what a hand can build
GREAT_BONUS = 5  # points; a card with more has features of its own

# A world: what all share, then the seats, then how many of each card lie in the pile, then how many were discarded.
PLAYERS, MOVER, START, LAST_ROUND, PILE, TOPS_LEFT, COVERED, CROSSWALKS = 0, 1, 2, 3, 4, 5, 6, 7
PHASE, REACH, BONUS, DISPLAY, SUPPLY, SEATS = 8, 9, 10, 14, 22, 42
# A seat: its board, coats and points, then its hand.
BUILT, ROOFED, COAT_ROOFS, MEADOW, USED, TRACK, CONNECTED = 0, 1, 2, 3, 4, 5, 6
PAWN, NO_LIMIT, HELD, TO_COME, COLOURS, HAND = 7, 8, 9, 10, 11, 16
MOST_BONUS_CARDS, MOST_HELD, MOST_SEATS = DISPLAY - BONUS, 30, 4
SEAT = HAND + MOST_HELD
DECK = SEATS + SEAT * MOST_SEATS
LARGEST_WORLD = 1024

TO_WALK, TO_ACT, TO_BUILD, HAS_DRAWN, HAS_BUILT, GAME_OVER = 0, 1, 2, 3, 4, 5  # phases of a turn
DRAW, BUILD, PUSH, WILD, SHIFT, POINTS, END = 0, 1, 2, 3, 4, 5, 6  # kinds of offers
# An offer: its value and kind, how far to walk, the card, the actions, the roofs of the tile, those of superstructures.
OFFER, MOST_OFFERS = 7, 64

A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12, A13, A14, A15 = BIT.values()
NUMBER_OF_ACTIONS, EVERY_ACTION = len(ALL_ACTIONS), sum(BIT.values())
A1_REACH, A6_REACH, A11_REACH = turn.REACH["A1"], turn.REACH["A6"], turn.REACH["A11"]
A15_POINTS = turn.POINTS
ALL_VISITORS = len(BORDERS)  # one for each side of a board (H8.2)
ANY_CARD, SUITS, OTHERS = 0, 1, 2  # what may leave a hand


def line_feature(roofs: int, shut: int) -> int:
    """Return the feature of a line by its roofs, built and closed in."""
    return LINES + SHUT * roofs + shut


def top_feature(low: int, high: int) -> int:
    """Return the feature of a superstructure by what its two lines lack."""
    return TOPS + high * (high + 1) // 2 + low


def build_number(lack: int, roofs: int, tops: int) -> int:
    """Return the place of a build among the features BEST and SECOND, by the cards it lacks and what it brings."""
    return ((MOST_LACKED - lack) * len(SIZES) + roofs - SIZES[0]) * (MOST_TOPS + 1) + tops


def visitors_feature(joined: int, bonus: int) -> int:
    """Return the feature of visitors by how many are connected and the highest bonus card left."""
    return VISITORS + joined + (ALL_VISITORS + 1) * (bonus > GREAT_BONUS)
