"""What lies beside the board: scores, the tower, tiles, companies and shares."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from cityboard.core.game import NOBODY, UNKNOWN, Move
from cityboard.games.metro.cities.stockholm import Stockholm
from cityboard.games.metro.colours import COLOURS
from cityboard.games.metro.game import Metro
from cityboard.games.metro.module import Module
from cityboard.games.metro.modules.companies import NO_SHARE, PERCENTAGES, Companies
from cityboard.games.metro.modules.solo import CARD, DECK, NO_CARD, Solo
from cityboard.games.metro.network import turned
from cityboard.games.metro.state import State
from cityboard.language import Language
from cityboard.terminal.metro.palette import LETTERS
from cityboard.terminal.metro.tile import large
from cityboard.terminal.palette import SEAT_STYLES, STYLES

PER_ROW = 4
REVEALED = "!"


def heading(language: Language, message: str) -> Text:
    """Return the heading of a panel."""
    return Text(language.say(f"panel-{message}"), "bold underline")


def company_letter(company: int, *, small: bool = False) -> tuple[str, str]:
    """Return the letter of a colour with its style."""
    letter = LETTERS[COLOURS[company]]
    return (letter.lower() if small else letter), f"bold {STYLES[COLOURS[company]]}"


def has_secrets(game: Metro, view: State) -> bool:
    """Tell whether a module keeps something from somebody in a game that goes on."""
    return view.turn != NOBODY and any(
        type(module).hide is not Module.hide and not (isinstance(module, Stockholm) and module.variant)
        for module in game.modules
    )


def scores(game: Metro, view: State, seat: int | None, language: Language) -> Text:
    """List the points of the seats as far as the viewer knows them, and mark whose turn it is."""
    running = view.turn != NOBODY
    secret = has_secrets(game, view)
    guessed = running and any(isinstance(module, Companies) for module in game.modules)  # majorities hang on secrets
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
    """Show a tile turned, where all moves lay it that way."""
    ways = {move[1:3] for move in legal}
    if len(ways) == 1 and all(move[0] == "lay" and move[2] for move in legal):
        tile, turns = ways.pop()
        yield Text(f"   {tile} r{turns}\n", "bold").append(large(turned(str(tile), int(turns))))


def companies(game: Metro, view: State, language: Language) -> Iterator[RenderableType]:
    """Show the profits of the companies and where the shares lie."""
    if game.frame.people:
        return
    yield heading(language, "profits")
    yield _in_rows([Text.assemble(company_letter(number), f"{profit:>3}") for number, profit in enumerate(view.points)])
    for module in game.modules:
        if isinstance(module, Companies):
            yield heading(language, "shares")
            yield _shares(game, view, module, language)
        if isinstance(module, Solo):
            own = module.own(view)
            if own[CARD] != NO_CARD:
                card = Text(f"{language.say('panel-card')} ").append(*company_letter(own[CARD]))
                yield card.append(f" {language.say(f'colour-{COLOURS[own[CARD]]}')}")
            yield Text(language.say("panel-deck", cards=own[DECK].bit_count()))


def _in_rows(items: list[Text]) -> Text:
    lines = [Text(" ").join(items[first : first + PER_ROW]) for first in range(0, len(items), PER_ROW)]
    return Text("\n").join(lines)


def _shares(game: Metro, view: State, module: Companies, language: Language) -> Text:
    """List by percentage the open card and the card of every seat; a question mark is secret."""
    own = module.own(view)
    lines = [Text(f"     {language.say('panel-open')} ").append(" ".join(str(n + 1) for n in range(game.players)))]
    width = len(language.say("panel-open"))
    for percentage, pile in zip(PERCENTAGES, module.piles, strict=True):
        line = Text(f"{percentage:>3}% ").append_text(_card(pile.card(own, pile.beside), width))
        for seat in range(game.players):
            line.append(" ").append_text(_card(pile.card(own, seat)))
            if pile.is_revealed(own, seat):
                line.append(REVEALED)
        lines.append(line)
    return Text("\n").join(lines)


def _card(company: int, width: int = 1) -> Text:
    sign, style = (
        ("?", "dim") if company == UNKNOWN else ("·", "dim") if company == NO_SHARE else company_letter(company)
    )
    return Text(sign.center(width), style)


def legend(game: Metro, language: Language) -> Text | None:
    """Name the letters of colours where colours play a part."""
    if game.frame.people and game.choice.city is None:
        return None
    named = [
        Text.assemble(company_letter(number), f" {language.say(f'colour-{colour}')}")
        for number, colour in enumerate(COLOURS)
    ]
    return Text("  ").join(named)
