"""What else is on the table: the supply, piles, the hand, actions, and what a seat has."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cityboard.core.game import NOBODY, UNKNOWN
from cityboard.language import Language
from cityboard.presentation.palette import SEAT_STYLES, STYLES
from cityboard.titles.helsinki.rules.edition import ACTIONS, COLOURS, ROOF_COUNTS
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.notation import LETTERS
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.terminal.board import COAT, draw_board, draw_shape
from cityboard.titles.helsinki.terminal.parts import parts_of
from cityboard.titles.helsinki.terminal.senate import PAWNS, card_text


def supply(view: State, language: Language) -> Table:
    """Count the tiles left by colour and roofs; the letters are those on the boards."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(Text(language.say("panel-tiles"), "bold underline"), "", *map(str, ROOF_COUNTS))
    for colour, name in enumerate(COLOURS):
        left = view.supply[len(ROOF_COUNTS) * colour : len(ROOF_COUNTS) * (colour + 1)]
        style = STYLES[name]
        table.add_row(Text(language.say(f"colour-{name}"), style), Text(LETTERS[colour], style), *map(str, left))
    return table


def round_line(game: Helsinki, view: State, language: Language) -> Text:
    """Show the progress of the game and what is left."""
    line = Text(
        language.say(
            "panel-round",
            round=view.round,
            pile=view.pile_size,
            discards=sum(view.discards),
            superstructures=view.superstructures,
        )
    )
    for part in parts_of(game):
        line.append_text(part.supply(view))
    if view.last_round and view.turn != NOBODY:
        line.append(f"  {language.say('panel-last-round')}", "bold red")
    return line


def boards(game: Helsinki, view: State, language: Language) -> Table:
    """Show the boards side by side, each with what its seat has."""
    table = Table.grid(padding=(0, 2, 0, 0))
    scores = game.scores(view)
    columns = []
    for seat in range(game.players):
        mark = "▶" if view.turn != NOBODY and seat == view.mover else " "
        head = Text(f"{mark}{PAWNS[seat]} {language.say('seat', seat=seat)}  ", SEAT_STYLES[seat], no_wrap=True)
        head.append(str(scores[seat]), "bold")
        columns.append(Group(head, draw_board(game, view, seat), *belongings(game, view, seat, language)))
    table.add_row(*columns)
    return table


def belongings(game: Helsinki, view: State, seat: int, language: Language) -> Iterator[Text]:
    """Show how many cards a seat holds, the coats on its meadow, what modules give it, and the actions it has used."""
    has = Text(f"{language.say('panel-cards', cards=view.hand_sizes[seat])} · {COAT} {view.meadows[seat]}")
    for part in parts_of(game):
        has.append_text(part.belongings(view, seat))
    yield has
    used = [action for bit, action in enumerate(ACTIONS) if view.used[seat] >> bit & 1]
    if used:
        yield Text(language.say("panel-used", actions=" ".join(used)))


def hand(game: Helsinki, view: State, seat: int, language: Language) -> Iterator[RenderableType]:
    """List the cards of a hand by colour, as far as they are known."""
    cards = game.held(view, seat)
    counts = view.hands[seat * game.deck.size : (seat + 1) * game.deck.size]
    if UNKNOWN in counts or not cards:
        return
    line = Text(f"{language.say('panel-your-cards')} ", "bold")
    colour = None
    for card in cards:
        own = None if card == game.deck.wild else game.deck.card(card).colour
        line.append("  │  " if own != colour and card != cards[0] else "  ").append_text(
            card_text(game, card, counts[card])
        )
        colour = own
    yield line


def actions(game: Helsinki, view: State, language: Language) -> Table:
    """List the actions with their meaning: covered, used by the mover and by others, or usable now."""
    table = Table.grid(padding=(0, 2, 0, 0))
    now = {str(part) for move in game.moves(view) for part in move[1:] if part in ACTIONS}
    for bit, action in enumerate(ACTIONS):
        others = "".join(PAWNS[seat] for seat in range(game.players) if view.used[seat] >> bit & 1)
        covered, used = view.covered >> bit & 1, view.used[view.mover] >> bit & 1
        state = "covered" if covered else "used" if used else "now" if action in now else ""
        style = "dim" if covered or used else "bold green" if action in now else ""
        note = language.say(f"panel-action-{state}") if state else ""
        table.add_row(action, language.say(f"action-{action}"), others, note, style=style)
    return table


def tiles(game: Helsinki, view: State, language: Language) -> Columns:
    """Draw the form of every tile with how many are left."""
    drawn = []
    for colour, shapes in enumerate(game.shapes):
        for place, shape in enumerate(shapes):
            left = view.supply[len(ROOF_COUNTS) * colour + place]
            name = language.say(f"colour-{COLOURS[colour]}")
            title = Text(f"{name} {shape.roofs} ×{left}\n", "bold" if left else "dim")
            drawn.append(title.append_text(draw_shape(shape.cells, STYLES[COLOURS[colour]])))
    return Columns(drawn, padding=(1, 3), equal=True)
