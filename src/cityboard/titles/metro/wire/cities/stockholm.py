"""Stockholm on the wire (M13)."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from cityboard.protocol.parts import Field, WirePart
from cityboard.protocol.wire import Wire
from cityboard.titles.metro.rules.cities import stockholm as rules
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.wire.cities.tourists import Monument, Tourists, colour_or_none, tourists
from cityboard.titles.metro.wire.piece import Piece, standing
from cityboard.titles.metro.wire.terms import BySeat, Count, below, exactly

Tokens = Annotated[list[Colour], Meta(max_length=max(rules.TOKENS_EACH.values()))]  # M13.1


class StockholmCard(Wire, frozen=True):
    """A monument card: the points of its spaces, the tourists there, and the token on it in the variant."""

    card: Annotated[int, below(rules.CARDS)]  # as in the edition
    name: Monument
    values: Annotated[list[Count], exactly(rules.SPACES)]
    standing: Annotated[list[Colour | None], exactly(rules.SPACES)]
    token: Colour | None


class Stockholm(Wire, frozen=True):
    """The shared row; secret tokens by seat, or in the variant the points by seat (M13)."""

    tourists: Tourists
    row: Annotated[list[StockholmCard], Meta(max_length=rules.CARDS)]
    variant: bool
    tokens: BySeat
    points: BySeat


def show(city: rules.Stockholm, view: State) -> Stockholm:
    """Show the shared row, and who has tokens, but not which."""
    own, players = city.module_state(view), city.game.players
    tokens = [] if city.variant else own[rules.TOKENS : rules.TOKENS + city.each * players]
    return Stockholm(
        tourists=tourists(city, view),
        row=[_card(city, own, position) for position in range(rules.CARDS) if own[rules.ROW + position] < rules.CARDS],
        variant=city.variant,
        tokens=[sum(token != rules.FREE for token in tokens[seat::players]) for seat in range(players)],
        points=own[rules.POINTS :],
    )


def _card(city: rules.Stockholm, own: list[int], position: int) -> StockholmCard:
    """Show a card of the row; tokens lie on cards only in the variant."""
    card, first = own[rules.ROW + position], rules.STANDING + rules.SPACES * position
    return StockholmCard(
        card=card,
        name=city.names[card],
        values=city.values[card],
        standing=[colour_or_none(colour) for colour in own[first : first + rules.SPACES]],
        token=colour_or_none(own[rules.TOKENS + position]) if city.variant else None,
    )


def show_tokens(city: rules.Stockholm, view: State, seat: int) -> list[Colour] | None:
    """Show the secret tokens of a seat, or None in the variant, which has no secrets."""
    if city.variant:
        return None
    tokens = city.module_state(view)[
        rules.TOKENS + seat : rules.TOKENS + city.each * city.game.players : city.game.players
    ]
    return [COLOURS[token] for token in tokens if token != rules.FREE]


def pieces(shown: Stockholm) -> Iterable[Piece]:
    """Show the tourists on their squares."""
    return standing(shown.tourists)


PART = WirePart(board=Field("stockholm", Stockholm, show), hand=Field("tokens", Tokens, show_tokens), pieces=pieces)
