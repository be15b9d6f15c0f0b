"""The cities of Metro as they are shown (M12 to M17); each city's file says what its list in the state holds."""

from typing import cast

from cityboard.core.game import NOBODY
from cityboard.games.metro.cities import berlin as tickets
from cityboard.games.metro.cities import london as taxi
from cityboard.games.metro.cities import new_york as boards
from cityboard.games.metro.cities import paris as rows
from cityboard.games.metro.cities import st_petersburg as tiles
from cityboard.games.metro.cities import stockholm as row
from cityboard.games.metro.cities.tourists import BITS, ONE, TouristCity
from cityboard.games.metro.state import State
from cityboard.games.metro.step import Step
from cityboard.protocol import metro_cities as shown
from cityboard.protocol.metro import PointTiles
from cityboard.protocol.metro_terms import COLOURS, Colour
from cityboard.server.showing.metro_modules import owners_of

SINGLE: dict[int, list[Colour]] = {one: [colour] for one, colour in zip(ONE, COLOURS, strict=True)}
MOST = (1 << BITS) - 1


def _numbers(crowd: int) -> list[int]:
    """Count the tourists of a crowd by colour."""
    return [crowd >> BITS * colour & MOST for colour in range(len(COLOURS))]


def _crowd(crowd: int) -> list[Colour]:
    """Name the tourists of a crowd, which is mostly a single one."""
    several = zip(COLOURS, _numbers(crowd), strict=True)
    return SINGLE.get(crowd) or [colour for colour, number in several for _ in range(number)]


def _tourists(city: TouristCity, view: State) -> dict[int, list[Colour]]:
    """Show the tourists by square."""
    return {square: _crowd(crowd) for square, crowd in zip(city.spots, city.own(view), strict=False) if crowd}


def _colour(number: int) -> Colour | None:
    """Name a colour; where there is none, the number is higher."""
    return COLOURS[number] if number < len(COLOURS) else None


def _about(step: Step, view: State) -> int | None:
    """Return the square that a city's decision is about, if it is due."""
    return view.argument if view.step == step.number else None


def paris(city: rows.Paris, view: State) -> shown.Paris:
    """Show the row of every seat."""
    return shown.Paris(
        tourists=_tourists(city, view),
        gone=city.own(view)[rows.GONE],
        rows=[_paris_row(city, view, seat) for seat in range(city.game.players)],
        leading=_about(city.lead, view),
    )


def _paris_row(city: rows.Paris, view: State, seat: int) -> list[shown.ParisCard]:
    """Show the cards dealt to a seat."""
    return [
        shown.ParisCard(
            card=card,
            name=city.names[card],
            spaces=cast(list[Colour], city.cards[card]),
            filled=[city.is_filled(view, seat, rows.SPACES * place + space) for space in range(rows.SPACES)],
        )
        for place in range(city.row)
        if (card := city.card(view, seat, place)) != rows.CARDS
    ]


def stockholm(city: row.Stockholm, view: State) -> shown.Stockholm:
    """Show the common row; who has tokens, but not which."""
    own, players = city.own(view), city.game.players
    tokens = [] if city.variant else own[row.TOKENS : row.TOKENS + city.each * players]
    return shown.Stockholm(
        tourists=_tourists(city, view),
        row=[
            _stockholm_card(city, own, position) for position in range(row.CARDS) if own[row.ROW + position] < row.CARDS
        ],
        variant=city.variant,
        tokens=[sum(token != row.FREE for token in tokens[seat::players]) for seat in range(players)],
        points=own[row.POINTS :],
    )


def _stockholm_card(city: row.Stockholm, own: list[int], position: int) -> shown.StockholmCard:
    """Show a card of the row; tokens lie on cards only in the variant."""
    card, first = own[row.ROW + position], row.STANDING + row.SPACES * position
    return shown.StockholmCard(
        card=card,
        name=city.names[card],
        values=city.values[card],
        standing=[_colour(colour) for colour in own[first : first + row.SPACES]],
        token=_colour(own[row.TOKENS + position]) if city.variant else None,
    )


def own_tokens(city: row.Stockholm, view: State, seat: int) -> list[Colour] | None:
    """Show the secret tokens of a seat, None in the variant, which has no secrets."""
    if city.variant:
        return None
    tokens = city.own(view)[row.TOKENS + seat : row.TOKENS + city.each * city.game.players : city.game.players]
    return [COLOURS[token] for token in tokens if token != row.FREE]


def london(city: taxi.London, view: State) -> shown.London:
    """Show the row and the taxi."""
    own = city.own(view)
    return shown.London(
        tourists=_tourists(city, view),
        gone=own[taxi.GONE],
        row=[
            shown.LondonCard(card=card, name=city.names[card], colour=cast(Colour, city.colours[card]))
            for card in own[taxi.ROW : taxi.TAXI]
            if card != taxi.CARDS
        ],
        taxi=_taxi(city, own[taxi.TAXI], at_start=own[taxi.AT_START] > 0),
        points=own[taxi.POINTS :],
        driving=_about(city.drive, view),
    )


def _taxi(city: taxi.London, position: int, *, at_start: bool) -> shown.Taxi | None:
    """Show where the taxi is, None before it has come to a direction tile."""
    if at_start:
        for heading, side in (("right", "left"), ("left", "right")):
            if position == city.before(side):
                return shown.Taxi(at=None, heading=cast(shown.Side, heading))
        return None
    # There and back; a ring, which has no more positions than cards, is driven one way only.
    back = len(city.circuit) > taxi.CARDS and position >= len(city.circuit) // 2
    return shown.Taxi(at=city.circuit[position], heading="left" if back else "right")


def new_york(city: boards.NewYork, view: State) -> shown.NewYork:
    """Show the tourists at stations and the boards."""
    own, owners = city.own(view), owners_of(city.game)
    dealt, crowds = own[boards.DEALT : boards.DEALT + len(owners)], own[boards.DEALT + len(owners) :]
    return shown.NewYork(
        tourists={station: crowd[0] for station, crowd in _tourists(city, view).items()},
        monuments=city.names,
        boards=[
            shown.NewYorkBoard(owner=owner, board=board, values=city.boards[board], tourists=_numbers(crowd))
            for owner, board, crowd in zip(owners, dealt, crowds, strict=True)
            if board != boards.BOARDS
        ],
    )


def st_petersburg(city: tiles.StPetersburg, view: State) -> shown.StPetersburg:
    """Show cards, tourists and how many point tiles were taken; their values after the end of the game."""
    standing = city.own(view)[tiles.STANDING : tiles.HOLDER]
    owners, colours, over = owners_of(city.game), range(len(COLOURS)), view.turn == NOBODY
    taken = [[city.taken(view, colour, account) for colour in colours] for account in range(len(owners))]
    return shown.StPetersburg(
        cards=[
            shown.StPetersburgCard(card=card, name=city.names[card], square=square, lies=not view.board[square])
            for card, square in enumerate(city.squares)
        ],
        colours=[
            shown.StPetersburgColour(
                colour=name,
                square=None if standing[colour] == tiles.FREE else standing[colour],
                left=tiles.TILES - sum(numbers[colour] for numbers in taken),
            )
            for colour, name in enumerate(COLOURS)
        ],
        tile_values=city.points,
        taken=[
            shown.TakenTiles(
                owner=owner,
                numbers=taken[account],
                values=[_values(city, view, colour, account) for colour in colours] if over else None,
            )
            for account, owner in enumerate(owners)
        ],
        choosing=_about(city.choose, view),
    )


def _values(city: tiles.StPetersburg, view: State, colour: int, account: int) -> list[int]:
    """List the point tiles of a colour that an account is known to hold."""
    first = tiles.HOLDER + tiles.TILES * colour
    holders = city.own(view)[first : first + tiles.TILES]
    return [value for value, holder in zip(city.points, holders, strict=True) if holder == account]


def own_point_tiles(city: tiles.StPetersburg, view: State, seat: int) -> list[PointTiles] | None:
    """Show the point tiles of a seat, None where companies take them: nobody looks at those (M16.3)."""
    if not city.game.frame.people:
        return None
    return [
        PointTiles(name, values) for colour, name in enumerate(COLOURS) if (values := _values(city, view, colour, seat))
    ]


def berlin(city: tickets.Berlin, view: State) -> shown.Berlin:
    """Show cards, tourists and tickets."""
    own, colours = city.own(view), len(COLOURS)
    firsts = range(tickets.TAKEN, len(own), colours)
    taken = [own[first : first + colours] for first in firsts]
    return shown.Berlin(
        tourists={square: [COLOURS[here]] for square, here in zip(city.spots, own, strict=False) if here < colours},
        cards=[_berlin_card(city, own, card) for card in range(tickets.CARDS)],
        tickets=list(map(shown.Tickets, owners_of(city.game), taken)),
        left=[tickets.TICKETS - sum(numbers[colour] for numbers in taken) for colour in range(colours)],
    )


def _berlin_card(city: tickets.Berlin, own: list[int], card: int) -> shown.BerlinCard:
    """Show a card with its points."""
    side = tickets.SIDES[own[tickets.SIDE + card]]
    most, second = city.sides[side][card]
    return shown.BerlinCard(
        card=card,
        name=city.names[card],
        side=cast(shown.CardSide, side),
        most=most,
        second=second,
        colour=_colour(own[tickets.ON_CARD + card]),
    )
