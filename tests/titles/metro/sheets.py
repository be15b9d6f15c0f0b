"""Count sheets written from the end of a game, as somebody would who sees the real table."""

from collections.abc import Mapping
from typing import Any

from cityboard.titles.metro.rules.cities import berlin, london, new_york, paris, st_petersburg, stockholm
from cityboard.titles.metro.rules.cities.berlin import Berlin
from cityboard.titles.metro.rules.cities.london import London
from cityboard.titles.metro.rules.cities.new_york import NewYork
from cityboard.titles.metro.rules.cities.paris import Paris
from cityboard.titles.metro.rules.cities.st_petersburg import StPetersburg
from cityboard.titles.metro.rules.cities.stockholm import Stockholm
from cityboard.titles.metro.rules.cities.tourists import count_in
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.counting import OPTIONS
from cityboard.titles.metro.rules.frame import PlayerFrame
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.module import Module
from cityboard.titles.metro.rules.modules.central_stations import CentralStations
from cityboard.titles.metro.rules.modules.companies import Companies
from cityboard.titles.metro.rules.network import PLACES, SQUARES, STATIONS
from cityboard.titles.metro.rules.state import State

COLOUR_OR_NOTHING = [*COLOURS, None]


def options_of(game: Metro) -> dict[str, Any]:
    """Return the options of a game that its count sheet has."""
    return {name: value for name, value in game.options.items() if name in ("players", *OPTIONS)}


def sheet_of(game: Metro, s: State) -> dict[str, Any]:
    """Write down what lies on the table at the end of a game."""
    names = game.network.names
    tiles = "".join(f"{names[s.board[at]]}{at // 8}{at % 8}" for at in range(SQUARES) if s.board[at])
    values: dict[str, Any] = {"board.tiles": tiles}
    if isinstance(game.frame, PlayerFrame):
        stations = game.box.stations[game.players]
        first = {s.owners[numbers[0] - 1]: number for number, numbers in enumerate(stations, 1)}
        values["board.frame"] = [first[seat] for seat in range(game.players)]
    for module in game.modules:
        values |= part_of(game, s, module)
    return values


def part_of(game: Metro, s: State, module: Module) -> Mapping[str, Any]:
    """Write down what lies on the table of a module."""
    own, players, accounts = module.module_state(s), range(game.players), range(game.frame.accounts)
    owners = [game.frame.name(account) for account in accounts]
    match module:
        case CentralStations():
            placed = s.owners[STATIONS:]
            places = [owners[placed[place]] if placed[place] in accounts else None for place in range(PLACES)]
            return {"central_stations.places": places}
        case Companies():
            return {"companies.shares": [[COLOURS[pile.card(own, seat)] for pile in module.piles] for seat in players]}
        case Paris():
            row, spaces = range(module.row), range(paris.SPACES * module.row)
            return {
                "paris.cards": [[module.card(s, seat, place) for place in row] for seat in players],
                "paris.tourists": [[int(module.is_filled(s, seat, space)) for space in spaces] for seat in players],
            }
        case Stockholm(variant=True):
            return {"stockholm.points": own[stockholm.POINTS :]}
        case Stockholm():
            standing = [COLOUR_OR_NOTHING[colour] for colour in own[stockholm.STANDING : stockholm.TOKENS]]
            tokens = own[stockholm.TOKENS : stockholm.TOKENS + module.each * game.players]
            with_token = {colour: number % game.players for number, colour in enumerate(tokens)}
            return {
                "stockholm.cards": own[stockholm.ROW : stockholm.STANDING],
                "stockholm.tourists": [standing[first : first + 4] for first in range(0, 32, 4)],
                "stockholm.tokens": [with_token.get(colour) for colour in range(len(COLOURS))],
            }
        case London():
            return {"london.rides": own[london.POINTS :]}
        case NewYork():
            crowds = own[new_york.DEALT + len(accounts) :]
            boards = own[new_york.DEALT : new_york.DEALT + len(accounts)]
            tourists = [[count_in(crowd, colour) for colour in range(len(COLOURS))] for crowd in crowds]
            return {"new_york.tourists": tourists} | ({"new_york.boards": boards} if game.frame.people else {})
        case StPetersburg():
            on_tile = {square: COLOURS[colour] for colour, square in enumerate(own[: st_petersburg.HOLDER])}
            holding = own[st_petersburg.HOLDER : st_petersburg.TAKEN]
            with_whom = [owners[holder] if holder in accounts else None for holder in holding]
            return {
                "st_petersburg.tourists": [on_tile.get(square) for square in module.squares],
                "st_petersburg.tiles": [with_whom[first : first + 4] for first in range(0, 32, 4)],
            }
        case Berlin():
            sides = [berlin.SIDES[side] for side in own[berlin.SIDE : berlin.ON_CARD]]
            return {
                "berlin.tourists": [COLOURS[colour] for colour in own[: berlin.SPOTS]],
                "berlin.cards": [COLOURS[colour] for colour in own[berlin.ON_CARD : berlin.TAKEN]],
            } | ({"berlin.sides": sides} if module.chosen == berlin.MIXED else {})
    return {}
