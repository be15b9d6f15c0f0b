"""The modules of Metro as they are shown (M7 to M10)."""

from cityboard.core.game import NOBODY, UNKNOWN, Entry
from cityboard.games.metro.game import Metro
from cityboard.games.metro.modules import solo as alone
from cityboard.games.metro.modules.central_rails import CentralRails
from cityboard.games.metro.modules.central_stations import CentralStations
from cityboard.games.metro.modules.companies import COMPANIES, IDLE, NO_SHARE, Companies, Shares, share_points
from cityboard.games.metro.modules.solo import Solo
from cityboard.games.metro.network import STATIONS
from cityboard.games.metro.state import State
from cityboard.protocol import metro as shown
from cityboard.protocol.metro_terms import COLOURS, PERCENTAGES, Colour, Owner, Percent


def owners_of(game: Metro) -> list[Owner]:
    """Name the accounts that lines score for: the seats or the companies."""
    return [*range(game.players)] if game.frame.people else [*COLOURS]


def colours_of(bits: int) -> list[Colour]:
    """Name the colours of some bits."""
    return [name for colour, name in enumerate(COLOURS) if bits >> colour & 1]


def companies(module: Companies, view: State) -> shown.Companies:
    """Show the market and the profit table."""
    own = module.own(view)
    entries: list[Entry] = []
    for other in module.game.modules:
        if other is not module:
            other.finish(view, entries)
    profits = view.points[:]
    for entry in entries:
        if isinstance(entry.owner, str):
            profits[COLOURS.index(entry.owner)] += entry.points
    return shown.Companies(
        piles=[_pile(module, own, percent, pile) for percent, pile in zip(PERCENTAGES, module.piles, strict=True)],
        companies=list(map(_company_shown, COLOURS, profits, module.share_values(profits))),
        values=module.values,
        majority_divisor=module.divisor,
        closes_at=module.closes,
        idle_turns=own[IDLE],
    )


def _company_shown(company: Colour, profit: int, value: int) -> shown.Company:
    return shown.Company(company, profit, value, [share_points(percent, value) for percent in PERCENTAGES])


def _pile(module: Companies, own: list[int], percent: Percent, pile: Shares) -> shown.SharePile:
    """Show the cards of a percentage as far as everybody knows them."""
    held = [
        None if card == NO_SHARE else shown.HeldShare(_company(card), pile.is_revealed(own, seat))
        for seat in range(module.game.players)
        for card in (pile.card(own, seat),)
    ]
    beside = pile.card(own, pile.beside)
    out = len(held) - held.count(None) + (beside != NO_SHARE)
    return shown.SharePile(percent=percent, size=COMPANIES - out, open=_company(beside), held=held)


def _company(card: int) -> Colour | None:
    """Name the company of a card; None if there is no card or it is not known."""
    return COLOURS[card] if card < COMPANIES else None


def own_shares(module: Companies, view: State, seat: int) -> shown.Shares:
    """Show the shares of a seat and what it knows of others; after the end everybody's lie open on the board."""
    others = [other for other in range(module.game.players) if other != seat and view.turn != NOBODY]
    return shown.Shares(own=_known(module, view, [seat]), seen=_known(module, view, others))


def _known(module: Companies, view: State, seats: list[int]) -> list[shown.Share]:
    """List the shares of some seats as far as the viewer knows them."""
    own = module.own(view)
    return [
        shown.Share(seat, percent, COLOURS[card], pile.is_revealed(own, seat))
        for seat in seats
        for percent, pile in zip(PERCENTAGES, module.piles, strict=True)
        if (card := pile.card(own, seat)) < COMPANIES
    ]


def secret_holders(module: Companies, view: State) -> list[int]:
    """List the seats with a share that the viewer does not know."""
    own = module.own(view)
    seats = range(module.game.players)
    return [seat for seat in seats if any(pile.card(own, seat) == UNKNOWN for pile in module.piles)]


def central_stations(module: CentralStations, view: State) -> shown.CentralStations:
    """Show whose tile lies on each place."""
    owners = owners_of(module.game)
    placed = view.owners[STATIONS:]
    return shown.CentralStations(
        places=[None if account == UNKNOWN else owners[account] for account in placed],
        unplaced=[owner for account, owner in enumerate(owners) if account not in placed],
    )


def central_rails(module: CentralRails, view: State) -> shown.CentralRails:
    """Show that the centre is covered; the rails lie on their squares."""
    return shown.CentralRails(counts_as_crossing=module.counts)


def solo(module: Solo, view: State) -> shown.Solo:
    """Show the open tiles and the cards."""
    own, names = module.own(view), module.game.network.names
    card, returned = own[alone.CARD], own[alone.RETURNED]
    return shown.Solo(
        open_tiles=[names[tile] for tile in module.game.held(view, 0)],
        card=None if card == alone.NO_CARD else COLOURS[card],
        deck=colours_of(own[alone.DECK]),
        discards=colours_of(own[alone.DISCARDS]),
        revealed=own[alone.REVEALED],
        refusable=module.refusable,
        offered=names[view.argument] if view.step == module.keep_or_return.number else None,
        returned=names[returned] if returned else None,
    )
