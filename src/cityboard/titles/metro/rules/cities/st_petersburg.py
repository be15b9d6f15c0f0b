"""St Petersburg: tourists on tiles give secret point tiles to the lines that cross them (M16)."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple, TypedDict

from cityboard.core.edition import Edition, integer, list_of, same_or_by_name, text
from cityboard.core.game import UNKNOWN, EffectCode, Entry, EntryCode, Move, Report
from cityboard.core.moves import SECRET
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import MOVE_MALFORMED
from cityboard.core.sheet import Axis, ChoicePart, Sheet
from cityboard.titles.metro.rules.arguments import OfOwner, OfTourist, Owner
from cityboard.titles.metro.rules.cities.tourists import Tourist
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.edition import inner_square
from cityboard.titles.metro.rules.module import Module
from cityboard.titles.metro.rules.network import TRACK_SQUARES
from cityboard.titles.metro.rules.sheet import COLOUR_AXIS, owners
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import ModuleChanceStep, ModuleStep, Step

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro

CARDS, TILES = 8, 4
FREE = 254
ACCOUNTS = 8  # a step's argument is ACCOUNTS * colour + account
# The module's list: the square of each colour's tourist, the account that holds each point tile (four per colour),
# and how many tiles of each colour an account has taken.
STANDING = 0
HOLDER = STANDING + len(COLOURS)
TAKEN = HOLDER + len(COLOURS) * TILES


class ChosenTourist(TypedDict):
    """Who chose which tourist of a square."""

    seat: int
    colour: Colour
    square: int


class OfPointTiles(TypedDict):
    """The points on tiles of a colour."""

    colour: Colour
    tiles: list[int]


class OfTilesTaken(TypedDict):
    """How many point tiles of a colour the lines of an owner have taken."""

    owner: Owner
    tiles: int


TOURIST_CHOSEN = EffectCode("tourist-chosen", ChosenTourist)
POINT_TILE_TAKEN = EffectCode("point-tile-taken", OfOwner)

POINT_TILES = EntryCode("point-tiles", OfPointTiles)

TOURIST_GONE = ReasonCode("tourist-gone", OfTourist)
POINT_TILES_TOO_MANY = ReasonCode("point-tiles-too-many", OfTilesTaken)


class PointTile(NamedTuple):
    """Bring a point tile of St Petersburg, face down (M16.3)."""

    kind: Literal["point-tile"]
    colour: Colour
    points: Annotated[int, SECRET]


@cache
def point_tile(colour: Colour, points: int) -> PointTile:
    """Return the outcome that brings a point tile, made once."""
    return PointTile("point-tile", colour, points)


class StPetersburg(Module):
    """Eight monument cards on the board, 32 point tiles."""

    chapter = "M16"
    move_classes = (Tourist, PointTile)

    def __init__(self, game: Metro, number: int) -> None:
        """Read where the cards are and what the tiles are worth."""
        super().__init__(game, number)
        self.squares, self.points, self.names = self.read(game.edition)
        self.choose = ChooseTourist(game, self)
        self.take_tile = TakePointTile(game, self)

    @classmethod
    def read(cls, edition: Edition) -> tuple[list[int], list[list[int]], list[str]]:
        """Read squares, the points of every colour and names (M16.1, M16.4)."""
        points = edition.read("st_petersburg.points", same_or_by_name(COLOURS, list_of(integer(0, 99), TILES)))
        return (
            edition.read("st_petersburg.squares", list_of(inner_square, CARDS, different=True)),
            [*points.values()],
            edition.read("st_petersburg.names", list_of(text, CARDS, different=True)),
        )

    def steps(self) -> list[Step]:
        """Add the choice of a tourist and the point tiles."""
        return [self.choose, self.take_tile]

    def begin(self) -> list[int]:
        """Begin with all tourists and point tiles beside the board (M16.1)."""
        colours = len(COLOURS)
        return [FREE] * colours + [FREE] * (colours * TILES) + [0] * (colours * self.game.frame.accounts)

    def laid(self, s: State, square: int, report: Report | None) -> None:
        """Let the mover choose a tourist for the tile on a monument card (M16.2)."""
        if square in self.squares:
            s.agenda.append(self.choose.entry(square))

    def line_scored(self, s: State, line: int, crossed: list[int], report: Report | None) -> None:
        """Take a point tile for every crossing of a tile with a tourist, in the order of the line (M16.3)."""
        own = self.module_state(s)
        for square in reversed(crossed):
            if square in own[STANDING:HOLDER]:
                colour = own.index(square, STANDING, HOLDER)
                s.agenda.append(self.take_tile.entry(ACCOUNTS * colour + s.owners[line]))

    def taken(self, s: State, colour: int, account: int) -> int:
        """Return how many point tiles of a colour an account has taken."""
        return self.module_state(s)[TAKEN + colour * self.game.frame.accounts + account]

    def tiles_of(self, s: State, colour: int, holder: int) -> list[int]:
        """List the points on the tiles of a colour that an account is known to hold, or that are FREE."""
        first = HOLDER + TILES * colour
        holders = self.module_state(s)[first : first + TILES]
        return [points for points, each in zip(self.points[colour], holders, strict=True) if each == holder]

    def finish(self, s: State, entries: list[Entry]) -> None:
        """Score the point tiles as far as they are known (M16.4)."""
        for account in range(self.game.frame.accounts):
            for colour in range(len(COLOURS)):
                held = self.tiles_of(s, colour, account)
                if held:
                    owner = self.game.frame.name(account)
                    entries.append(POINT_TILES(owner, "M16.4", sum(held), colour=COLOURS[colour], tiles=held))

    def account_of(self, seat: int | None) -> int:
        """Return the account whose point tiles a seat may look at: its own, or nobody's if companies take them."""
        return seat if seat is not None and self.game.frame.people else UNKNOWN

    def hide(self, s: State, view: State, seat: int | None) -> None:
        """Hide every point tile except a player's own; nobody looks at a company's (M16.3)."""
        own = self.module_state(view)
        viewer = self.account_of(seat)
        for colour, printed in enumerate(self.points):
            first = HOLDER + TILES * colour
            own[first : first + TILES] = [UNKNOWN] * TILES
            # Of equal tiles, the first ones are shown as the player's: which of them it was would reveal others.
            for points in self.tiles_of(s, colour, viewer):
                tile = next(t for t in range(TILES) if printed[t] == points and own[first + t] != viewer)
                own[first + tile] = viewer

    def imagine(self, guess: State, rng: Random) -> None:
        """Give every account as many hidden tiles as it has taken."""
        own = self.module_state(guess)
        for colour in range(len(COLOURS)):
            first = HOLDER + TILES * colour
            hidden = [tile for tile in range(first, first + TILES) if own[tile] == UNKNOWN]
            rng.shuffle(hidden)
            for account in range(self.game.frame.accounts):
                known = own[first : first + TILES].count(account)
                for _ in range(self.taken(guess, colour, account) - known):
                    own[hidden.pop()] = account
            for tile in hidden:
                own[tile] = FREE

    def lay_out(self, s: State, sheet: Sheet) -> None:
        """Put the tourists on their tiles, and the point tiles before those who took them (M16.2, M16.3)."""
        own, taking = self.module_state(s), owners(self.game)
        cards = Axis("square", tuple(self.squares))
        tourists = ChoicePart(
            "st_petersburg.tourists", "M16.2", cards, kind="tourist", choices=COLOURS, different="part"
        )
        for square, [colour] in zip(self.squares, sheet.choices(tourists), strict=True):
            if colour is not None:
                own[STANDING + colour] = square
        held = sheet.choices(self._point_tiles(taking))
        for colour, holders in enumerate(held):
            for tile, account in enumerate(holders):
                if account is not None:
                    own[HOLDER + TILES * colour + tile] = account

    def _point_tiles(self, taking: Axis) -> ChoicePart:
        """Return the part of a count sheet that says who has which point tile."""
        tiles = Axis("tile", tuple(range(TILES)))
        return ChoicePart(
            "st_petersburg.tiles", "M16.3", COLOUR_AXIS, tiles, kind="owner", choices=taking.names, printed=self.points
        )

    def compare(self, s: State, sheet: Sheet) -> None:
        """Refuse more point tiles than the lines have taken, where the board has their tourist (M16.3)."""
        own, accounts = self.module_state(s), self.game.frame.accounts
        for colour, account in product(range(len(COLOURS)), range(accounts)):
            held = own[HOLDER + TILES * colour : HOLDER + TILES * (colour + 1)].count(account)
            taken = s.agenda.count(self.take_tile.entry(ACCOUNTS * colour + account))
            if held > taken and own[STANDING + colour] != FREE and s.empty < len(TRACK_SQUARES):
                reason = POINT_TILES_TOO_MANY("M16.3", owner=self.game.frame.name(account), tiles=taken)
                sheet.refuse(reason, self._point_tiles(owners(self.game)), colour)
            own[TAKEN + colour * accounts + account] = max(held, taken)

    def pieces(self, s: State) -> dict[str, int]:
        """Count the point tiles, those beside the board and those taken."""
        own = self.module_state(s)
        return {"point-tiles": own[HOLDER:TAKEN].count(FREE) + sum(own[TAKEN:])}

    def actions(self) -> list[Move]:
        """List the tourists."""
        return [Tourist("tourist", colour) for colour in COLOURS]


class ChooseTourist(ModuleStep[StPetersburg]):
    """The mover chooses the tourist for the tile just laid (M16.2)."""

    rule = "M16.2"
    kinds = ("tourist",)

    def moves(self, s: State) -> list[Move]:
        """List the tourists still available."""
        standing = self.module.module_state(s)
        return [Tourist("tourist", name) for colour, name in enumerate(COLOURS) if standing[STANDING + colour] == FREE]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge the colour."""
        if not isinstance(move, Tourist):
            return MOVE_MALFORMED("M16.2", move=list(move))
        square = self.module.module_state(s)[STANDING + COLOURS.index(move.colour)]
        if square != FREE:
            return TOURIST_GONE("M16.2", colour=move.colour, squares=[square])
        return None

    def play(self, s: State, move: Tourist, report: Report | None) -> None:
        """Put the tourist on the tile."""
        self.module.module_state(s)[STANDING + COLOURS.index(move.colour)] = s.argument
        if report:
            report(TOURIST_CHOSEN(seat=s.mover, colour=move.colour, square=s.argument))
        self.game.proceed(s, report)


class TakePointTile(ModuleChanceStep[StPetersburg]):
    """Chance gives a face-down point tile to the account given by the argument (M16.3)."""

    rule = "M16.3"
    kinds = ("point-tile",)

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the values of the tiles left, by number."""
        colour = s.argument // ACCOUNTS
        left = self.module.tiles_of(s, colour, FREE)
        return [(point_tile(COLOURS[colour], points), left.count(points)) for points in sorted(set(left))]

    def play(self, s: State, move: PointTile, report: Report | None) -> None:
        """Give the tile to the account."""
        city, own = self.module, self.module.module_state(s)
        colour, account = divmod(s.argument, ACCOUNTS)
        first = HOLDER + TILES * colour
        tile = next(t for t in range(TILES) if own[first + t] == FREE and city.points[colour][t] == move.points)
        own[first + tile] = account
        own[TAKEN + colour * self.game.frame.accounts + account] += 1
        if report:
            owner = self.game.frame.name(account)
            report(POINT_TILE_TAKEN(owner=owner, colour=COLOURS[colour]))
        self.game.proceed(s, report)

    def shown(self, s: State, move: PointTile, seat: int | None) -> Move:
        """Show the points only to the player who takes the tile, a company's to nobody (M16.3)."""
        return move if self.module.account_of(seat) == s.argument % ACCOUNTS else (*move[:-1], UNKNOWN)
