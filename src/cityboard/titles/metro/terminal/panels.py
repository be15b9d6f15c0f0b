"""What is beside the board in every game: scores, the tower, tiles and profits."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from cityboard.core.game import NOBODY, UNKNOWN, Move
from cityboard.language import Language
from cityboard.presentation.palette import SEAT_STYLES
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.moves import Lay
from cityboard.titles.metro.rules.network import turned
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.terminal.palette import colour_letter
from cityboard.titles.metro.terminal.part import heading
from cityboard.titles.metro.terminal.parts import parts_of
from cityboard.titles.metro.terminal.tile import large

PER_ROW = 4


def scores(game: Metro, view: State, seat: int | None, language: Language) -> Text:
    """List the points of the seats as far as the viewer knows them, and mark whose turn it is."""
    running, parts = view.turn != NOBODY, parts_of(game)
    secret = running and any(part.has_secrets() for part in parts)
    guessed = running and any(part.guessed_scores for part in parts)
    known = game.scores(view)
    lines = Text()
    for number in range(game.players):
        lines.append("▶ " if running and number == view.mover else "  ")
        lines.append(f"{language.say('seat', seat=number)} ", SEAT_STYLES[number])
        lines.append(f"{'≈ ' if guessed else ''}{known[number]}", "bold")
        lines.append(language.say("panel-and-secret") if secret and number != seat else "")
        lines.append("\n")
    lines.append(language.say("panel-tower", tiles=view.left))
    return lines


def tiles(game: Metro, view: State, seat: int, language: Language) -> Iterator[RenderableType]:
    """Show the tile drawn and those in hand, large."""
    drawn = [game.network.names[view.drawn]] if view.drawn not in (0, UNKNOWN) else []
    held = [game.network.names[tile] for tile in game.held(view, seat) if tile != UNKNOWN]
    for message, names in (("drawn", drawn), ("hand", held)):
        if names:
            yield heading(language, message)
            yield Columns([Text(f"   {name}\n", "bold").append(large(name)) for name in names], padding=(0, 1))


def turned_tile(legal: list[Move]) -> Iterator[RenderableType]:
    """Show a tile turned, if all moves lay it that way."""
    ways = {(move.tile, move.turns) if isinstance(move, Lay) else None for move in legal}
    way = ways.pop() if len(ways) == 1 else None
    if way and way[1]:
        tile, turns = way
        yield Text(f"   {tile} r{turns}\n", "bold").append(large(turned(tile, turns)))


def profits(game: Metro, view: State, language: Language) -> Iterator[RenderableType]:
    """Show the profits of the companies if they own the lines (M1.7)."""
    if not game.frame.people:
        yield heading(language, "profits")
        yield _in_rows(
            [Text.assemble(colour_letter(number), f"{count:>3}") for number, count in enumerate(view.points)]
        )


def _in_rows(items: list[Text]) -> Text:
    lines = [Text(" ").join(items[first : first + PER_ROW]) for first in range(0, len(items), PER_ROW)]
    return Text("\n").join(lines)


def legend(game: Metro, language: Language) -> Text | None:
    """Name the letters of colours if colours play a part."""
    if game.frame.people and game.choice.city is None:
        return None
    named = [
        Text.assemble(colour_letter(number), f" {language.say(f'colour-{colour}')}")
        for number, colour in enumerate(COLOURS)
    ]
    return Text("  ").join(named)
