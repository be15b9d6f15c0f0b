"""The senate square: eight spaces with pawns, and between them eight cards (H1.1)."""

from rich.text import Text

from cityboard.core.game import Move
from cityboard.language import Language
from cityboard.presentation.canvas import Canvas
from cityboard.presentation.palette import SEAT_STYLES, STYLES
from cityboard.titles.helsinki.rules.board import SIDES
from cityboard.titles.helsinki.rules.edition import COLOURS, USUAL_SENATE
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.moves import Walk
from cityboard.titles.helsinki.rules.setup import SPACES
from cityboard.titles.helsinki.rules.state import State

PAWNS = "①②③④"
CARD_WIDTH, SPACE_WIDTH = 13, 9
ACROSS = (0, CARD_WIDTH, CARD_WIDTH + SPACE_WIDTH, 2 * CARD_WIDTH + SPACE_WIDTH, 2 * CARD_WIDTH + 2 * SPACE_WIDTH)
# Clockwise from the corner in the north-west: slot 0, space 0, slot 1, space 1, ...
AROUND = [(0, column) for column in ACROSS]
AROUND += [(row, ACROSS[-1]) for row in (1, 2, 3)]
AROUND += [(4, column) for column in reversed(ACROSS)]
AROUND += [(row, 0) for row in (3, 2, 1)]
NAMES = dict(zip(SIDES, ((1, 2), (2, 3), (3, 2), (2, 1)), strict=True))  # inside, by row and column
NO_CARD = "—"


def card_style(game: Helsinki, card: int) -> str:
    """Return the style of a card's name."""
    return "bold white" if card == game.deck.wild else f"bold {STYLES[COLOURS[game.deck.card(card).colour]]}"


def card_text(game: Helsinki, card: int, number: int = 1) -> Text:
    """Write the name of a card, and how many there are if there are several."""
    return Text(game.deck.names[card] + (f" ×{number}" if number > 1 else ""), card_style(game, card))


def draw_senate(game: Helsinki, view: State, language: Language, marked: list[Move]) -> Text:
    """Draw the square with its cards and pawns; spaces that can be reached say by how many steps."""
    canvas = Canvas(5, ACROSS[-1] + CARD_WIDTH)
    for side, (row, column) in NAMES.items():
        name = language.say(f"side-{side}")
        indent = SPACE_WIDTH - 1 - len(name) if side == "east" else 0
        canvas.put(row, ACROSS[column] + indent, name, "dim")
    steps = {
        (view.pawns[view.mover] + move.spaces) % SPACES: f"{move.spaces:+d}"
        for move in marked
        if isinstance(move, Walk)
    }
    for number in range(SPACES):
        row, column = AROUND[2 * number]
        card = view.display[number]
        canvas.put(row, column, game.deck.names[card] if card else NO_CARD, card_style(game, card) if card else "dim")
        _put_space(canvas, game, view, number, steps.get(number, ""))
    text = canvas.text()
    return text if game.box.senate == USUAL_SENATE else text.append("\n").append(_list_spaces(game, view, language))


def _list_spaces(game: Helsinki, view: State, language: Language) -> Text:
    """List the side of every space and the cards beside it, for a box where the square does not show them."""
    lines = []
    for number, space in enumerate(game.box.senate):
        cards = [game.deck.names[view.display[slot]] or NO_CARD for slot in space.slots]
        lines.append(f"({number}) {language.say(f'side-{SIDES[space.side]}')}: {' · '.join(cards)}")
    return Text("\n".join(lines))


def _put_space(canvas: Canvas, game: Helsinki, view: State, space: int, steps: str) -> None:
    """Write a space with the pawns on it."""
    row, column = AROUND[2 * space + 1]
    canvas.put(row, column, f"({space})")
    column += 3
    for seat in range(game.players) if game.pawns_are_placed(view) else ():
        if view.pawns[seat] == space:
            canvas.put(row, column, PAWNS[seat], f"bold {SEAT_STYLES[seat]}")
            column += 1
    canvas.put(row, column, steps, "bold green")
