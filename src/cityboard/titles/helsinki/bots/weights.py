"""What the kernel's features are worth: to the clerk, to the foreman, and as learned from many games.

A table of weights has a row for every size of the pile; row 0 is the end, where the weights are the rules (H7).
"""

import json
from functools import cache
from itertools import product
from math import exp
from pathlib import Path

from cityboard.titles.helsinki.bots.layout import (
    ACTIONS,
    ALL_VISITORS,
    BEST,
    CARDS,
    COATS,
    FEATURES,
    GREAT_BONUS,
    LAST_ROW,
    LINE,
    MOST_LACKED,
    MOST_TOPS,
    NUMBER_OF_ACTIONS,
    POINT,
    SECOND,
    SHUT,
    SIZES,
    STANDINGS,
    UNSEEN,
    WILDS,
    build_number,
    line_feature,
    top_feature,
    visitors_feature,
)
from cityboard.titles.helsinki.rules.game import PER_CROSSING, PER_LINE, PER_LINE_ROOF

FILE = Path(__file__).parent / "weights.json"
# Between these numbers of cards in the pile per seat, learned weights are interpolated.
KNOTS = (0, 1, 2, 4, 7, 11, 16)
Row = list[int]
Weights = tuple[int, ...]


def final_row() -> Row:
    """Return what counts at the end: complete lines, and superstructures on them."""
    row = [0] * FEATURES
    for shut in range(SHUT):
        row[line_feature(LINE, shut)] = PER_LINE * POINT
    for lacks in range(STANDINGS):
        row[top_feature(0, lacks)] = PER_LINE_ROOF * POINT
    row[top_feature(0, 0)] = PER_CROSSING * POINT
    return row


@cache
def clerk_weights(_players: int) -> Weights:
    """Return weights for immediate points, plus a little for roofs and cards; otherwise nothing would ever start."""
    row = final_row()
    for number in range(LINE + 1):
        for shut in range(SHUT):
            row[line_feature(number, shut)] += 20 * number
    for number in range(9):
        row[CARDS + number] = 10 * number
    return (*final_row(), *row * LAST_ROW)


@cache
def foreman_weights(players: int) -> Weights:
    """Return hand-made weights: what is likely to be complete in the turns left, and what helps to build."""
    rows = [final_row()]
    for pile in range(1, LAST_ROW + 1):
        rows.append(_foreman_row(0.5 + pile / (1.2 * players)))
    return tuple(weight for row in rows for weight in row)


def _foreman_row(turns: float) -> Row:
    """Return the weights when each seat has about a number of turns left."""
    row = [0] * FEATURES
    ripe = min(1.0, turns / 3)
    likely = [exp(-1.2 * lacks / turns) for lacks in range(LINE + 1)]
    for number in range(LINE + 1):
        for shut in range(SHUT):
            row[line_feature(number, shut)] = round(PER_LINE * POINT * likely[LINE - number] / (1 + 2 * shut))
    for high in range(STANDINGS):
        for low in range(high + 1):
            both, any_of = likely[low] * likely[high], likely[low] + likely[high]
            row[top_feature(low, high)] = round(POINT * (PER_CROSSING * both + PER_LINE_ROOF * (any_of - 2 * both)))
    for number in range(8):
        row[COATS + number] = round(1200 * number * min(1.0, turns / 2))
    for action in range(NUMBER_OF_ACTIONS):
        row[ACTIONS + action] = 100
    for number in range(9):
        row[CARDS + number] = round(450 * min(number, 7) * ripe)
    for number in range(4):
        row[WILDS + number] = round(150 * number * ripe)
    for lack, roofs, tops in product(range(MOST_LACKED + 1), SIZES, range(MOST_TOPS + 1)):
        build, size = build_number(lack, roofs, tops), 350 * roofs + 800 * tops
        row[BEST + build] = round(size * ripe / (1 + lack))
        row[SECOND + build] = round(size * ripe / (2 + 2 * lack))
    row[UNSEEN] = round(150 * ripe)
    for joined in range(ALL_VISITORS + 1):
        for bonus, each in ((GREAT_BONUS, 250), (GREAT_BONUS + 1, 500)):
            row[visitors_feature(joined, bonus)] = each * joined
    return row


def rows_between(knots: list[Row], players: int) -> Weights:
    """Return the table of weights, interpolated between the rows for the numbers of cards in KNOTS."""
    rows = [final_row()]
    for pile in range(1, LAST_ROW + 1):
        low, share, whole = knot_of(pile, players)
        high = min(low + 1, len(KNOTS) - 1)
        pairs = zip(knots[low], knots[high], strict=True)
        rows.append([(before * (whole - share) + after * share) // whole for before, after in pairs])
    return tuple(weight for row in rows for weight in row)


def knot_of(pile: int, players: int) -> tuple[int, int, int]:
    """Return the knot below a size of the pile, and the position between it and the next one, as a fraction."""
    low = max(number for number, cards in enumerate(KNOTS) if cards * players <= pile)
    if low == len(KNOTS) - 1:
        return low, 0, 1
    return low, pile - KNOTS[low] * players, (KNOTS[low + 1] - KNOTS[low]) * players


@cache
def learned_weights(players: int) -> Weights:
    """Return the weights that training has left in the package."""
    return rows_between(json.loads(FILE.read_text(encoding="utf-8"))["knots"], players)
