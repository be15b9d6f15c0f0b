"""The companies on the wire (M7)."""

from typing import Annotated

from msgspec import Meta

from cityboard.core.game import NOBODY, UNKNOWN, Entry
from cityboard.protocol.parts import Field, WirePart
from cityboard.protocol.wire import Wire
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.edition import PLAYERS
from cityboard.titles.metro.rules.modules import companies as rules
from cityboard.titles.metro.rules.modules.companies import PERCENTAGES
from cityboard.titles.metro.rules.moves import Percent
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.wire.terms import PER_COLOUR, PER_SEAT, ByColour, Count, Seat, exactly


class Company(Wire, frozen=True):
    """A company's profit, including city points as far as everyone knows them, and its value (M7.5)."""

    company: Colour
    profit: Count
    value: Count
    share_points: Annotated[list[Count], exactly(len(PERCENTAGES))]  # of a share of 10, 20, 30 and 40% (M7.6)


class HeldShare(Wire, frozen=True):
    """A share of a seat: which one, if everyone knows it, and whether it lies open (M8.6)."""

    company: Colour | None
    revealed: bool


class SharePile(Wire, frozen=True):
    """The cards of one percentage: how many are in the pile, the open one beside it, and that of every seat (M7.2)."""

    percent: Percent
    size: Annotated[int, Meta(ge=0, le=rules.COMPANIES)]
    open: Colour | None
    held: Annotated[list[HeldShare | None], PER_SEAT]


class Companies(Wire, frozen=True):
    """The share market and the profit table (M7)."""

    piles: Annotated[list[SharePile], exactly(len(PERCENTAGES))]
    companies: Annotated[list[Company], PER_COLOUR]
    values: ByColour  # of the places 1 to 8 (M7.5)
    majority_divisor: Count  # M7.7
    closes_at: Count  # the profit of any company that closes the exchange (M7.4)
    idle_turns: Count  # turns in a row in which nobody laid a tile (M7.3)


class Share(Wire, frozen=True):
    """A share of a seat, and whether it lies open in front of it (M8.6)."""

    seat: Seat
    percent: Percent
    company: Colour
    revealed: bool


class Shares(Wire, frozen=True):
    """The shares of a seat and, during the game, those of others that it has seen change hands (M7.3)."""

    own: Annotated[list[Share], Meta(max_length=len(PERCENTAGES))]
    seen: Annotated[list[Share], Meta(max_length=len(PERCENTAGES) * (PLAYERS[-1] - 1))]


def show(module: rules.Companies, view: State) -> Companies:
    """Show the market and the profit table."""
    own = module.module_state(view)
    entries: list[Entry] = []
    for other in module.game.modules:
        if other is not module:
            other.finish(view, entries)
    profits = view.points[:]
    for entry in entries:
        if isinstance(entry.owner, str):
            profits[COLOURS.index(entry.owner)] += entry.points
    return Companies(
        piles=[_pile(module, own, percent, pile) for percent, pile in zip(PERCENTAGES, module.piles, strict=True)],
        companies=list(map(_company, COLOURS, profits, module.share_values(profits))),
        values=module.values,
        majority_divisor=module.divisor,
        closes_at=module.closes,
        idle_turns=own[rules.IDLE],
    )


def _company(company: Colour, profit: int, value: int) -> Company:
    return Company(company, profit, value, [rules.share_points(percent, value) for percent in PERCENTAGES])


def _pile(module: rules.Companies, own: list[int], percent: Percent, pile: rules.ShareCards) -> SharePile:
    """Show the cards of a percentage as far as everyone knows them."""
    held = [
        None if card == rules.NO_SHARE else HeldShare(_company_of(card), pile.is_revealed(own, seat))
        for seat in range(module.game.players)
        for card in (pile.card(own, seat),)
    ]
    beside = pile.card(own, pile.beside)
    out = len(held) - held.count(None) + (beside != rules.NO_SHARE)
    return SharePile(percent=percent, size=rules.COMPANIES - out, open=_company_of(beside), held=held)


def _company_of(card: int) -> Colour | None:
    """Name the company of a card; None if there is no card or it is not known."""
    return COLOURS[card] if card < rules.COMPANIES else None


def show_shares(module: rules.Companies, view: State, seat: int) -> Shares:
    """Show the shares of a seat and what it knows of others; after the end, everyone's are on the board."""
    others = [other for other in range(module.game.players) if other != seat and view.turn != NOBODY]
    return Shares(own=_known(module, view, [seat]), seen=_known(module, view, others))


def _known(module: rules.Companies, view: State, seats: list[int]) -> list[Share]:
    """List the shares of some seats as far as the viewer knows them."""
    own = module.module_state(view)
    return [
        Share(seat, percent, COLOURS[card], pile.is_revealed(own, seat))
        for seat in seats
        for percent, pile in zip(PERCENTAGES, module.piles, strict=True)
        if (card := pile.card(own, seat)) < rules.COMPANIES
    ]


def secret_holders(module: rules.Companies, view: State) -> list[int]:
    """List the seats with a share that the viewer does not know."""
    own = module.module_state(view)
    seats = range(module.game.players)
    return [seat for seat in seats if any(pile.card(own, seat) == UNKNOWN for pile in module.piles)]


PART = WirePart(
    board=Field("companies", Companies, show), hand=Field("shares", Shares, show_shares), hidden_scores=secret_holders
)
