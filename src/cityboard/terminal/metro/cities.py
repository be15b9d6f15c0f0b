"""What the cities show: tourists on the board, and a small panel beside it."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from cityboard.core.game import UNKNOWN
from cityboard.games.metro.cities import berlin, london, new_york, paris, st_petersburg, stockholm
from cityboard.games.metro.cities.tourists import BITS, TouristCity
from cityboard.games.metro.colours import COLOURS
from cityboard.games.metro.game import Metro
from cityboard.games.metro.module import Module
from cityboard.games.metro.state import State
from cityboard.language import Language
from cityboard.terminal.metro.palette import owner_letter, owner_style
from cityboard.terminal.metro.panels import company_letter
from cityboard.terminal.palette import SEAT_STYLES

FILLED, TAXI = "■", "▲"
CARDS_PER_LINE = 3


def colours_of(crowd: int) -> list[int]:
    """List the tourists of a crowd by colour."""
    return [colour for colour in range(len(COLOURS)) for _ in range(crowd >> BITS * colour & (1 << BITS) - 1)]


def tourists_on_squares(game: Metro, view: State) -> dict[int, list[int]]:
    """List the colours of the tourists on each square."""
    found: dict[int, list[int]] = {}
    for module in game.modules:
        own = module.own(view)
        if isinstance(module, TouristCity) and not isinstance(module, new_york.NewYork):
            found |= {square: colours_of(module.crowd(view, square)) for square in module.spots}
        elif isinstance(module, berlin.Berlin):
            standing = zip(module.spots, own[: berlin.SPOTS], strict=True)
            found |= {square: [colour] for square, colour in standing if colour != berlin.NONE}
        elif isinstance(module, st_petersburg.StPetersburg):
            squares = own[st_petersburg.STANDING : st_petersburg.HOLDER]
            found |= {square: [colour] for colour, square in enumerate(squares) if square != st_petersburg.FREE}
    return found


def tourists_on_stations(game: Metro, view: State) -> dict[int, list[int]]:
    """List the colours of the tourists at each station."""
    return {
        station: colours_of(module.crowd(view, station))
        for module in game.modules
        if isinstance(module, new_york.NewYork)
        for station in module.spots
    }


def cards_on_squares(game: Metro) -> list[int]:
    """List the squares with a monument card under the tile to come."""
    return [
        square for module in game.modules if isinstance(module, st_petersburg.StPetersburg) for square in module.squares
    ]


def city_panel(game: Metro, view: State, seat: int | None, language: Language) -> Iterator[RenderableType]:
    """Show what the city in play keeps beside the board."""
    for module in game.modules:
        panel = _panel(module, game, view, seat, language)
        if panel is not None:
            yield Text(language.say(f"city-{game.choice.city}"), "bold underline")
            yield panel


def _panel(module: Module, game: Metro, view: State, seat: int | None, language: Language) -> Text | None:
    match module:
        case paris.Paris():
            return _paris(module, game, view)
        case stockholm.Stockholm():
            return _stockholm(module, game, view, language)
        case london.London():
            return _london(module, view)
        case new_york.NewYork():
            return _new_york(module, game, view)
        case st_petersburg.StPetersburg():
            return _st_petersburg(module, game, view, language)
        case berlin.Berlin():
            return _berlin(module, game, view)
    return None


def _small(colour: int) -> tuple[str, str]:
    return company_letter(colour, small=True)


def _header() -> Text:
    return Text("  ").append_text(Text(" ").join(Text.assemble(_small(colour)) for colour in range(len(COLOURS))))


def _label(game: Metro, account: int) -> tuple[str, str]:
    return f"{owner_letter(game, account)} ", owner_style(game, account)


def _between(card: int, per_line: int, indent: str = "") -> str:
    """Return what stands before a card of a row: a blank, or a new line after so many cards."""
    return " " if card % per_line else f"\n{indent}"


def _paris(module: paris.Paris, game: Metro, view: State) -> Text:
    """Show every seat's row: letters are free spaces, a filled square is a tourist that has arrived."""
    text = Text()
    for seat in range(game.players):
        text.append(f"{seat + 1} ", SEAT_STYLES[seat])
        for space in range(paris.SPACES * module.row):
            if space and space % paris.SPACES == 0:
                text.append(_between(space // paris.SPACES, CARDS_PER_LINE, "  "))
            if module.card(view, seat, space // paris.SPACES) == paris.CARDS:
                continue
            if module.is_filled(view, seat, space):
                text.append(FILLED, "bold")
            else:
                text.append(*_small(COLOURS.index(module.colour_of(view, seat, space))))
        text.append("\n")
    return text[:-1]


def _stockholm(module: stockholm.Stockholm, game: Metro, view: State, language: Language) -> Text:
    """Show the row: numbers are free spaces, letters tourists; then the tokens, a question mark is secret."""
    own, text = module.own(view), Text()
    for space in range(stockholm.CARDS * stockholm.SPACES):
        position, colour = space // stockholm.SPACES, own[stockholm.STANDING + space]
        if own[stockholm.ROW + position] == stockholm.CARDS:
            continue
        token = own[stockholm.TOKENS + position]
        if module.variant and space % stockholm.SPACES == 0 and token != stockholm.FREE:
            text.append(*_small(token)).append(":")
        text.append(*(_small(colour) if colour != stockholm.FREE else (str(module.value(view, space)), "dim")))
        if space % stockholm.SPACES == stockholm.SPACES - 1 and position < stockholm.CARDS - 1:
            text.append(_between(position + 1, 2 if module.variant else CARDS_PER_LINE))
    if module.variant:
        return text
    text.append(f"\n{language.say('panel-tokens')}")
    for seat in range(game.players):
        text.append(f"\n{seat + 1} ", SEAT_STYLES[seat])
        for token in own[stockholm.TOKENS : stockholm.POINTS][seat : module.each * game.players : game.players]:
            sign = ("?", "dim") if token == UNKNOWN else ("·", "dim") if token == stockholm.FREE else _small(token)
            text.append(*sign).append(" ")
    return text


def _london(module: london.London, view: State) -> Text:
    """Show the row of cards with the taxi below, and the way it goes."""
    own = module.own(view)
    cards = own[london.ROW : london.ROW + london.CARDS]
    text = Text("  ")
    for card in cards:
        text.append(*(_small(COLOURS.index(module.colours[card])) if card < london.CARDS else ("·", "dim")))
        text.append(" ")
    position = own[london.TAXI]
    if own[london.AT_START]:
        left = position == module.before("left")
        return text.append("\n" + (f"{TAXI}→" if left else " " * 16 + f"←{TAXI}"), "bold")
    back = len(module.circuit) > london.CARDS and position >= len(module.circuit) // 2  # a ring has no way back
    return text.append("\n" + " " * (2 + 2 * module.circuit[position]) + TAXI + ("←" if back else "→"), "bold")


def _new_york(module: new_york.NewYork, game: Metro, view: State) -> Text:
    """Show the boards: the value of each colour, below it the tourists that have come."""
    own, accounts, text = module.own(view), game.frame.accounts, _header()
    for account in range(accounts):
        board, crowd = own[new_york.DEALT + account], own[new_york.DEALT + accounts + account]
        if board == new_york.BOARDS:
            continue
        text.append("\n").append(*_label(game, account))
        text.append(" ".join(str(points) for points in module.boards[board]))
        if crowd:
            counts = [colours_of(crowd).count(colour) for colour in range(len(COLOURS))]
            text.append("\n× " + " ".join(str(count or " ") for count in counts), "bold")
    return text


def _st_petersburg(module: st_petersburg.StPetersburg, game: Metro, view: State, language: Language) -> Text:
    """Show the tourists still to choose, those on tiles, and the point tiles taken: values where they are known."""
    own, text = module.own(view), Text(f"{language.say('panel-free-tourists')}\n")
    standing = own[st_petersburg.STANDING : st_petersburg.HOLDER]
    for colour, square in enumerate(standing):
        if square == st_petersburg.FREE:
            text.append(*_small(colour)).append(" ")
    text.rstrip()
    for account in range(game.frame.accounts):
        taken = [module.taken(view, colour, account) for colour in range(len(COLOURS))]
        if not any(taken):
            continue
        text.append("\n").append(*_label(game, account))
        for colour, count in enumerate(taken):
            first = st_petersburg.HOLDER + st_petersburg.TILES * colour
            holders = own[first : first + st_petersburg.TILES]
            known = [str(value) for value, holder in zip(module.points, holders, strict=True) if holder == account]
            if count:
                text.append(*_small(colour)).append("".join(known) + "?" * (count - len(known)) + " ")
    return text


def _berlin(module: berlin.Berlin, game: Metro, view: State) -> Text:
    """Show the points of each colour's card, and the tickets taken."""
    own, text = module.own(view), Text()
    for card, colour in enumerate(own[berlin.ON_CARD : berlin.TAKEN]):
        if colour != berlin.NONE:
            most, second = module.sides[berlin.SIDES[own[berlin.SIDE + card]]][card]
            text.append(_between(card, CARDS_PER_LINE) if card else "")
            text.append(*_small(colour)).append(f" {most}/{second}")
    text.append("\n").append_text(_header())
    for account in range(game.frame.accounts):
        first = berlin.TAKEN + account * len(COLOURS)
        text.append("\n").append(*_label(game, account))
        text.append(" ".join(str(tickets) if tickets else "·" for tickets in own[first : first + len(COLOURS)]))
    return text
