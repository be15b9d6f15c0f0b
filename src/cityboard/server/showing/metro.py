"""Metro as it is shown: every field is picked by name, so that nothing is on the wire that was not meant to be."""

from collections.abc import Callable
from functools import cache
from typing import Any

from cityboard.core.game import NOBODY, UNKNOWN
from cityboard.games.metro.cities.berlin import Berlin
from cityboard.games.metro.cities.london import London
from cityboard.games.metro.cities.new_york import NewYork
from cityboard.games.metro.cities.paris import Paris
from cityboard.games.metro.cities.st_petersburg import StPetersburg
from cityboard.games.metro.cities.stockholm import Stockholm
from cityboard.games.metro.game import Metro
from cityboard.games.metro.module import Module
from cityboard.games.metro.modules.central_rails import CentralRails
from cityboard.games.metro.modules.central_stations import CentralStations
from cityboard.games.metro.modules.companies import Companies
from cityboard.games.metro.modules.solo import Solo
from cityboard.games.metro.network import CENTRE, DEPARTURES, LINES, SQUARES, STATIONS, exit_edge
from cityboard.games.metro.state import State
from cityboard.protocol.metro import Crossing, Line, LinePoints, MetroBoard, MetroHand
from cityboard.protocol.metro_terms import Owner
from cityboard.server.showing import metro_cities as cities
from cityboard.server.showing import metro_modules as modules
from cityboard.server.showing.metro_modules import owners_of

# Per module: the field of the board it fills, and what fills it out of the spectator's view.
PUBLIC_PARTS: dict[type[Module], tuple[str, Callable[[Any, State], Any]]] = {
    Companies: ("companies", modules.companies),
    CentralStations: ("central_stations", modules.central_stations),
    CentralRails: ("central_rails", modules.central_rails),
    Solo: ("solo", modules.solo),
    Paris: ("paris", cities.paris),
    Stockholm: ("stockholm", cities.stockholm),
    London: ("london", cities.london),
    NewYork: ("new_york", cities.new_york),
    StPetersburg: ("st_petersburg", cities.st_petersburg),
    Berlin: ("berlin", cities.berlin),
}
# Per module with secrets: the field of the hand it fills, and what fills it out of the view of a seat.
OWN_PARTS: dict[type[Module], tuple[str, Callable[[Any, State, int], Any]]] = {
    Companies: ("shares", modules.own_shares),
    Stockholm: ("tokens", cities.own_tokens),
    StPetersburg: ("point_tiles", cities.own_point_tiles),
}


def board(game: Metro, view: State) -> MetroBoard:
    """Show the spectator's view."""
    names, size = game.network.names, game.hand
    over = view.turn == NOBODY
    owners = owners_of(game)
    parts = {field: show(module, view) for module in game.modules for field, show in (PUBLIC_PARTS[type(module)],)}
    return MetroBoard(
        mover=view.mover,
        squares=[names[code] or None for code in view.board],
        lines=_lines(game, view, owners),
        accounts=list(map(LinePoints, owners, view.points)),
        tower=view.left,
        hands=[size - view.hands.count(0, seat * size, (seat + 1) * size) for seat in range(game.players)],
        drawn=view.drawn > 0,
        unseen=_unseen(game, view),
        revealed=[hand(game, view, seat) for seat in range(game.players)] if over else None,
        **parts,
    )


def hand(game: Metro, view: State, seat: int) -> MetroHand:
    """Show what is a seat's own in its view."""
    names = game.network.names
    parts = {
        field: show(module, view, seat)
        for module in game.modules
        if type(module) in OWN_PARTS
        for field, show in (OWN_PARTS[type(module)],)
    }
    return MetroHand(
        seat=seat,
        tiles=[names[tile] for tile in game.held(view, seat)],
        drawn=names[view.drawn] if view.drawn and view.mover == seat else None,
        unseen=_unseen(game, view),
        **parts,
    )


def untold(game: Metro, view: State) -> set[int]:
    """Name the seats whose points hang on shares that the viewer does not know."""
    markets = [module for module in game.modules if isinstance(module, Companies)]
    return {seat for module in markets for seat in modules.secret_holders(module, view)}


def _unseen(game: Metro, view: State) -> dict[str, int]:
    """Count the tiles that the viewer does not see: a view adds the hidden ones to the tower."""
    return {name: count for name, count in zip(game.network.names, view.tower, strict=True) if count}


@cache
def _crossings(tile: str) -> tuple[Crossing, ...]:
    """Return the crossing of a tile from every position of the board, made once: there are 24 different tiles."""
    return tuple(Crossing(square, edge, exit_edge(tile, edge)) for square in range(SQUARES) for edge in range(4))


def _lines(game: Metro, view: State, owners: list[Owner]) -> list[Line]:
    """Show the lines of all stations, and those of the places of the central station where a tile lies."""
    names, follow = game.network.names, game.network.follow
    tiles = [(_crossings(names[code]), follow[code]) if code else None for code in view.board]
    lines = []
    for line in range(LINES):
        account = view.owners[line]
        if account == UNKNOWN and line >= STATIONS:
            continue
        path: list[Crossing] = []
        position = DEPARTURES[line]
        while position >= 0 and (tile := tiles[position >> 2]):
            path.append(tile[0][position])
            position = tile[1][position]
        end = view.ends[line]
        lines.append(
            Line(
                station=line + 1,
                owner=None if account == UNKNOWN else owners[account],
                length=view.lengths[line],
                points=0 if account == UNKNOWN else sum(game.line_worth(view, line)),
                end="centre" if end == -CENTRE else end or None,
                waits=position >> 2 if position >= 0 else None,
                path=path,
            )
        )
    return lines
