"""Real player boards counted: their count sheet becomes a state, and the breakdown of the game says every point."""

from typing import TypedDict

from cityboard.core.arguments import Nothing
from cityboard.core.game import NOBODY
from cityboard.core.reason import NotationError, ReasonCode
from cityboard.core.sheet import ALONE, ChoicePart, NumberPart, Sheet, TextPart, seats
from cityboard.titles.helsinki.rules.edition import ACTIONS, COLOURS, ROOF_COUNTS, Colour
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.notation import DrawnBoard, draw, parse
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.rules.turn import POINTS, TWO_POINTS, WILD_TILES

OPTIONS = ("modules",)  # those that final boards depend on
BLANK = draw(0, (0,) * len(COLOURS), 0)
MOST_WILD = sum(WILD_TILES.values())


class OfTooManyRoofs(TypedDict):
    """A colour, and how many roofs all its tiles have."""

    colour: Colour
    number: int


class OfTooManyWild(TypedDict):
    """How many wild tiles a board can have."""

    tiles: int


class OfTooManySuperstructures(TypedDict):
    """How many superstructures the box has."""

    superstructures: int


ROOFS_TOO_MANY = ReasonCode("roofs-too-many", OfTooManyRoofs)
WILD_TOO_MANY = ReasonCode("wild-too-many", OfTooManyWild)
SUPERSTRUCTURES_TOO_MANY = ReasonCode("superstructures-too-many", OfTooManySuperstructures)
NO_COAT_WON = ReasonCode("no-coat-won", Nothing)


def count(game: Helsinki, sheet: Sheet) -> tuple[Helsinki, State]:
    """Return the end of the game that a count sheet describes, as far as it does."""
    s = game.start()
    s.agenda.clear()
    s.turn = NOBODY
    starting = ChoicePart("boards.start", "H2.4", ALONE, kind="seat", choices=seats(game).names, default=(0,))
    [[start]] = sheet.choices(starting)
    s.start = s.mover = start or 0
    _build(game, s, sheet)
    _use_actions(game, s, sheet)
    for module in game.modules:
        module.lay_out(s, sheet)
    sheet.refuse_unread()
    return game, s


def _build(game: Helsinki, s: State, sheet: Sheet) -> None:
    """Build what the pictures of the boards show (H1.3 to H1.5)."""
    part = TextPart("boards.roofs", "H1.3", seats(game), notation="picture", blank=BLANK)
    roofs = [0] * len(COLOURS)
    box = [
        sum(number * size for number, size in zip(game.box.tiles[colour], ROOF_COUNTS, strict=True))
        for colour in COLOURS
    ]
    for seat, text in enumerate(sheet.texts(part)):
        try:
            board = parse(text) if text.strip() else DrawnBoard(0, (0,) * len(COLOURS), 0)
        except NotationError as refused:
            sheet.refuse(refused.reason, part, seat)
            continue
        s.built[seat], s.roofed[seat] = board.built, board.roofed
        s.colours[len(COLOURS) * seat : len(COLOURS) * (seat + 1)] = board.colours
        s.meadows[seat] = (s.coats[seat] & board.built).bit_count()
        s.coats[seat] &= ~board.built
        s.superstructures -= board.roofed.bit_count()
        for colour, name in enumerate(COLOURS):
            roofs[colour] += board.colours[colour].bit_count()
            if board.colours[colour] and roofs[colour] > box[colour]:
                sheet.refuse(ROOFS_TOO_MANY("H1.4", colour=name, number=box[colour]), part, seat)
        if board.built.bit_count() - sum(map(int.bit_count, board.colours)) > MOST_WILD:
            sheet.refuse(WILD_TOO_MANY("A2", tiles=MOST_WILD), part, seat)
        if board.roofed and s.superstructures < 0:
            sheet.refuse(SUPERSTRUCTURES_TOO_MANY("H1.5", superstructures=game.box.superstructures), part, seat)


def _use_actions(game: Helsinki, s: State, sheet: Sheet) -> None:
    """Put coats of arms on the action that scores (A15); they must have been won (H6)."""
    part = NumberPart("boards.coat_on_a15", TWO_POINTS, seats(game), most=1)
    for seat, [coats] in enumerate(sheet.numbers(part)):
        if not coats:
            continue
        if not s.meadows[seat]:
            sheet.refuse(NO_COAT_WON("H4.11"), part, seat)
            continue
        s.meadows[seat] -= coats
        s.used[seat] |= 1 << ACTIONS.index(TWO_POINTS)
        s.track[seat] += POINTS
