"""Module 1: the joint-stock companies own the lines, players hold their shares (M7)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple, TypedDict, get_args

from cityboard.core.edition import Edition, integer, list_of
from cityboard.core.game import UNKNOWN, EffectCode, Entry, EntryCode, Move, Report
from cityboard.core.moves import SECRET
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import MOVE_MALFORMED
from cityboard.core.sheet import Axis, ChoicePart, Sheet, seats
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.module import Module, Stake
from cityboard.titles.metro.rules.moves import Percent
from cityboard.titles.metro.rules.network import TRACK_SQUARES
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import ModuleChanceStep, Step

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro

COMPANIES = len(COLOURS)
NO_SHARE = 254
PERCENTAGES: tuple[Percent, ...] = get_args(Percent)
TAKES: tuple[Literal["open", "pile"], ...] = ("open", "pile")
SEATS = 8  # a step's argument is SEATS * pile + seat
IDLE, TO_LAY, PILES = 0, 1, 2  # the module's list: turns without a tile, squares then empty, the four piles


class OfPile(TypedDict):
    """A seat and the percentage of its share."""

    seat: int
    percent: Percent


class OfShare(OfPile):
    """A share of a seat."""

    company: Colour


class OfOpenShare(TypedDict):
    """A share beside its pile."""

    percent: Percent
    company: Colour


class OfCards(TypedDict):
    """Shares, each with its company and percentage."""

    cards: list[tuple[Colour, Percent]]


class OfRich(TypedDict):
    """The companies with so much profit that nobody exchanges any more."""

    companies: list[Colour]
    profit: int


class OfIdleTurns(TypedDict):
    """How many turns have passed without a tile."""

    turns: int


class OfHolding(TypedDict):
    """A company and how much of it a seat holds."""

    company: Colour
    percent: int


class OfShares(OfHolding):
    """What 10% of the company are worth."""

    value: int


class OfMajority(OfHolding):
    """What the company has earned."""

    profit: int


EXCHANGED_OPEN = EffectCode("exchanged-open", OfShare)
EXCHANGED_PILE = EffectCode("exchanged-pile", OfPile)
SHARE_REVEALED = EffectCode("share-revealed", OfShare)
SHARE_DEALT = EffectCode("share-dealt", OfPile)
SHARE_OPEN = EffectCode("share-open", OfOpenShare)

SHARES_HELD = EntryCode("shares", OfShares)
MAJORITY = EntryCode("majority", OfMajority)

SHOWN_ALREADY = ReasonCode("share-revealed", OfCards)
EXCHANGE_CLOSED = ReasonCode("exchange-closed", OfRich)
EXCHANGE_STALLED = ReasonCode("exchange-stalled", OfIdleTurns)


class Exchange(NamedTuple):
    """Put a share under its pile and take the open card or the top card (M7.3)."""

    kind: Literal["exchange"]
    percent: Percent
    take: Literal["open", "pile"]


class DealtShare(NamedTuple):
    """Deal a share, or bring one from its pile (M7.2, M7.3)."""

    kind: Literal["share"]
    seat: int
    percent: Percent
    company: Annotated[Colour, SECRET]


class OpenShare(NamedTuple):
    """Turn up a share beside its pile (M7.2, M7.3)."""

    kind: Literal["open"]
    percent: Percent
    company: Colour


# Every move, made once.
EXCHANGES = {(percent, take): Exchange("exchange", percent, take) for percent in PERCENTAGES for take in TAKES}
SHARES = {key: DealtShare("share", *key) for key in product(range(SEATS), PERCENTAGES, COLOURS)}
OPEN_SHARES = {key: OpenShare("open", *key) for key in product(PERCENTAGES, COLOURS)}


def tenths(percent: int) -> int:
    """Return how many times a company's value some of its shares score: once for every 10% (M7.6)."""
    return percent // 10


def share_points(percent: int, value: int) -> int:
    """Return what shares of a company score (M7.6)."""
    return tenths(percent) * value


class ShareCards:
    """Where the cards of one percentage are, and who knows it: one pile's part of the module's list (M7.2, M7.3).

    First the company in each place (every seat's hand, beside the pile, then the cards put under the pile, next one
    first), then for each place who knows the card there, a bit per seat and the highest for everyone else, then the
    revealed shares (a bit per seat), then the shuffled cards (a bit per company).
    """

    def __init__(self, players: int, offset: int) -> None:
        """Take the pile's offset in the module's list."""
        self._players = players
        self._cards = offset
        self.beside = players
        self._under = players + 1
        places = self._under + COMPANIES
        self._known = offset + places
        self._revealed = offset + 2 * places
        self._shuffled = self._revealed + 1
        self.size = 2 * places + 2
        self.everybody = (1 << players + 1) - 1
        self._places = places

    def begin(self) -> list[int]:
        """Shuffle all eight cards into the pile."""
        return [NO_SHARE] * self._places + [0] * self._places + [0, (1 << COMPANIES) - 1]

    def card(self, own: list[int], place: int) -> int:
        """Return the company of the card in a place, NO_SHARE or UNKNOWN."""
        return own[self._cards + place]

    def is_revealed(self, own: list[int], seat: int) -> bool:
        """Return whether a seat's share lies open in front of it (M8.6)."""
        return bool(own[self._revealed] >> seat & 1)

    def reveal(self, own: list[int], seat: int) -> None:
        """Leave a seat's share open in front of it."""
        own[self._revealed] |= 1 << seat
        own[self._known + seat] = self.everybody

    def put_under(self, own: list[int], seat: int) -> None:
        """Put a seat's card under the pile; those who knew it still know where it is."""
        place = own.index(NO_SHARE, self._cards + self._under) - self._cards
        self._move(own, seat, place, 0)

    def take_beside(self, own: list[int], seat: int) -> None:
        """Give the open card to a seat, in full view."""
        self._move(own, self.beside, seat, 0)

    def _move(self, own: list[int], source: int, target: int, knowing: int) -> None:
        own[self._cards + target] = own[self._cards + source]
        own[self._known + target] = own[self._known + source] | knowing
        own[self._cards + source] = NO_SHARE
        own[self._known + source] = 0

    def top(self, own: list[int]) -> list[int]:
        """List the companies whose card could be on top: a shuffled one, else the first of those put under."""
        shuffled = [company for company in range(COMPANIES) if own[self._shuffled] >> company & 1]
        return shuffled or [own[self._cards + self._under]]

    def is_top_known(self, own: list[int], bit: int) -> bool:
        """Return whether someone knows the top card: only if none of the shuffled ones is left."""
        return not own[self._shuffled] and bool(own[self._known + self._under] & bit)

    def draw(self, own: list[int], company: int, target: int, knowing: int) -> None:
        """Move the top card to a place, seen by some."""
        if own[self._shuffled]:
            own[self._shuffled] ^= 1 << company
            own[self._cards + target] = company
            own[self._known + target] = knowing
            return
        self._move(own, self._under, target, knowing)
        for place in range(self._under, self._places - 1):
            self._move(own, place + 1, place, 0)

    def hide(self, own: list[int], bit: int) -> None:
        """Hide the cards that a viewer does not know; they could be anywhere among the shuffled ones."""
        for place in range(self._places):
            if own[self._cards + place] != NO_SHARE and not own[self._known + place] & bit:
                own[self._shuffled] |= 1 << own[self._cards + place]
                own[self._cards + place] = UNKNOWN

    def imagine(self, own: list[int], rng: Random) -> None:
        """Put cards at random where a view hides them."""
        hidden = [company for company in range(COMPANIES) if own[self._shuffled] >> company & 1]
        rng.shuffle(hidden)
        for place in range(self._places):
            if own[self._cards + place] == UNKNOWN:
                company = hidden.pop()
                own[self._cards + place] = company
                own[self._shuffled] ^= 1 << company

    def count(self, own: list[int]) -> int:
        """Count the cards."""
        placed = sum(own[self._cards + place] != NO_SHARE for place in range(self._places))
        return placed + own[self._shuffled].bit_count()


class Companies(Module):
    """Eight companies own the lines whatever the number of players (M7.1); 32 shares, an exchange that closes."""

    chapter = "M7"
    move_classes = (Exchange, DealtShare, OpenShare)
    company_frame = True
    kinds = ("exchange",)

    def __init__(self, game: Metro, number: int) -> None:
        """Read the values of shares and the limits."""
        super().__init__(game, number)
        self.values, self.closes, self.divisor = self.read(game.edition)
        size = ShareCards(game.players, 0).size
        self.piles = [ShareCards(game.players, PILES + pile * size) for pile in range(len(PERCENTAGES))]
        self.deal_share = DealShare(game, self)
        self.turn_up = TurnUp(game, self)

    @classmethod
    def read(cls, edition: Edition) -> tuple[list[int], int, int]:
        """Read what a place is worth, the profit that closes the exchange, and the divisor of majorities."""
        return (
            edition.read("companies.values", list_of(integer(0, 99), COMPANIES)),
            edition.read("companies.exchange_closes", integer(1, 999)),
            edition.read("companies.majority_divisor", integer(1, 999)),
        )

    def steps(self) -> list[Step]:
        """Add the two ways a share card moves by chance."""
        return [self.deal_share, self.turn_up]

    def begin(self) -> list[int]:
        """Shuffle all cards into their piles."""
        return [0, len(TRACK_SQUARES)] + [number for pile in self.piles for number in pile.begin()]

    def setup(self) -> list[int]:
        """Deal one share of each percentage to every seat, then turn up one of each (M7.2)."""
        piles, seats = range(len(PERCENTAGES)), range(self.game.players)
        return [
            *(self.deal_share.entry(SEATS * pile + seat) for pile in piles for seat in seats),
            *(self.turn_up.entry(SEATS * pile) for pile in piles),
        ]

    def offers(self, s: State) -> list[Move]:
        """List the exchanges (M7.3)."""
        return [*self.exchanges(s)]

    def exchanges(self, s: State) -> list[Exchange]:
        """List the mover's exchanges."""
        if self._closed(s):
            return []
        own = self.module_state(s)
        return [
            EXCHANGES[percentage, take]
            for percentage, pile in zip(PERCENTAGES, self.piles, strict=True)
            if not pile.is_revealed(own, s.turn)
            for take in TAKES
        ]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge an exchange (M7.3)."""
        if not isinstance(move, Exchange):
            return MOVE_MALFORMED("M7.3", move=list(move))
        closed = self._closed(s)
        if closed:
            return closed
        pile = self.piles[PERCENTAGES.index(move.percent)]
        if pile.is_revealed(self.module_state(s), s.turn):
            company = COLOURS[pile.card(self.module_state(s), s.turn)]
            return SHOWN_ALREADY("M8.6", cards=[(company, move.percent)])
        return None

    def _closed(self, s: State) -> Reason | None:
        """Return why nobody may exchange now (M7.3, M7.4)."""
        rich = [COLOURS[company] for company, profit in enumerate(s.points) if profit >= self.closes]
        if rich:
            return EXCHANGE_CLOSED("M7.4", companies=rich, profit=self.closes)
        idle = self.module_state(s)[IDLE]
        if idle >= 3 * self.game.players:
            return EXCHANGE_STALLED("M7.3", turns=idle)
        return None

    def play(self, s: State, move: Exchange, report: Report | None) -> None:
        """Put the mover's share under its pile and take another: the whole turn (M7.3)."""
        own = self.module_state(s)
        number = PERCENTAGES.index(move.percent)
        pile = self.piles[number]
        pile.put_under(own, s.mover)
        if move.take == "open":
            company = COLOURS[pile.card(own, pile.beside)]
            pile.take_beside(own, s.mover)
            s.agenda.append(self.turn_up.entry(SEATS * number))
            effect = EXCHANGED_OPEN(seat=s.mover, percent=move.percent, company=company)
        else:
            s.agenda.append(self.deal_share.entry(SEATS * number + s.mover))
            effect = EXCHANGED_PILE(seat=s.mover, percent=move.percent)
        if report:
            report(effect)
        self.game.proceed(s, report)

    def turn_over(self, s: State) -> None:
        """Count the turns in a row without a tile laid (M7.3)."""
        own = self.module_state(s)
        to_lay = s.empty
        own[IDLE] = own[IDLE] + 1 if to_lay == own[TO_LAY] else 0
        own[TO_LAY] = to_lay

    def stakes(self, s: State) -> list[Stake]:
        """Offer each of the mover's shares for a central station of its company (M8.6)."""
        own = self.module_state(s)
        stakes = []
        for percentage, pile in zip(PERCENTAGES, self.piles, strict=True):
            company = pile.card(own, s.mover)
            reason = None
            if pile.is_revealed(own, s.mover):
                reason = SHOWN_ALREADY("M8.6", cards=[(COLOURS[company], percentage)])
            stakes.append(Stake(percentage, company, reason))
        return stakes

    def staked(self, s: State, stake: Stake, report: Report | None) -> None:
        """Reveal the mover's share for a central station (M8.6)."""
        number = PERCENTAGES.index(stake.percent)
        self.piles[number].reveal(self.module_state(s), s.mover)
        if report:
            report(SHARE_REVEALED(seat=s.mover, percent=PERCENTAGES[number], company=COLOURS[stake.account]))

    def finish(self, s: State, entries: list[Entry]) -> None:
        """Pay shares and majorities from the companies' profit (M7.5 to M7.7)."""
        profits = [sum(entry.points for entry in entries if entry.owner == colour) for colour in COLOURS]
        values = self.share_values(profits)
        holdings = self.holdings(s)
        for seat, company in product(range(self.game.players), range(COMPANIES)):
            percent = holdings[seat][company]
            if not percent:
                continue
            name, value, profit = COLOURS[company], values[company], profits[company]
            points = share_points(percent, value)
            entries.append(SHARES_HELD(seat, "M7.6", points, company=name, percent=percent, value=value))
            if self.has_majority(holdings, seat, company):
                majority = profit // self.divisor
                entries.append(MAJORITY(seat, "M7.7", majority, company=name, percent=percent, profit=profit))

    def share_values(self, profits: list[int]) -> list[int]:
        """Return what 10% of each company is worth: ties share the better value (M7.5)."""
        return [self.values[sum(other > profit for other in profits)] for profit in profits]

    def holdings(self, s: State) -> list[list[int]]:
        """Return by seat and company the percentage held, as far as it is known."""
        return [[self._percent(s, seat, company) for company in range(COMPANIES)] for seat in range(self.game.players)]

    @staticmethod
    def has_majority(holdings: list[list[int]], seat: int, company: int) -> bool:
        """Return whether nobody holds more of a company than a seat that holds some of it (M7.7)."""
        return 0 < holdings[seat][company] == max(held[company] for held in holdings)

    def _percent(self, s: State, seat: int, company: int) -> int:
        """Return the total percentage of a company that a seat holds, as far as it is known."""
        own = self.module_state(s)
        shares = zip(PERCENTAGES, self.piles, strict=True)
        return sum(percentage for percentage, pile in shares if pile.card(own, seat) == company)

    def bit(self, seat: int | None) -> int:
        """Return the bit of a seat, or of everyone else, in what is known of a card."""
        return 1 << (self.game.players if seat is None else seat)

    def hide(self, s: State, view: State, seat: int | None) -> None:
        """Hide the cards whose way the seat has not seen (M2.6)."""
        for pile in self.piles:
            pile.hide(self.module_state(view), self.bit(seat))

    def imagine(self, guess: State, rng: Random) -> None:
        """Put the hidden cards where a view leaves room for them."""
        for pile in self.piles:
            pile.imagine(self.module_state(guess), rng)

    def lay_out(self, s: State, sheet: Sheet) -> None:
        """Give the seats their shares; there is one of each percentage of a company (M7.2)."""
        percents = Axis("percent", PERCENTAGES)
        part = ChoicePart(
            "companies.shares", "M7.2", seats(self.game), percents, kind="share", choices=COLOURS, different="column"
        )
        own = self.module_state(s)
        for seat, shares in enumerate(sheet.choices(part)):
            for pile, company in zip(self.piles, shares, strict=True):
                if company is not None:
                    pile.draw(own, company, seat, pile.everybody)

    def actions(self) -> list[Move]:
        """List the exchanges."""
        return [*EXCHANGES.values()]

    def pieces(self, s: State) -> dict[str, int]:
        """Count the share cards of each pile."""
        own = self.module_state(s)
        shares = zip(PERCENTAGES, self.piles, strict=True)
        return {f"shares-{percentage}": pile.count(own) for percentage, pile in shares}


class FromPile(ModuleChanceStep[Companies]):
    """Chance brings the top card of the pile given by the argument."""

    def outcome(self, s: State, company: Colour) -> Move:
        """Name an outcome."""
        raise NotImplementedError

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the companies whose card could be on top."""
        pile = self.module.piles[s.argument // SEATS]
        return [(self.outcome(s, COLOURS[company]), 1) for company in pile.top(self.module.module_state(s))]


class DealShare(FromPile):
    """A share comes secretly into a hand (M7.2, M7.3)."""

    rule = "M7.2"
    kinds = ("share",)

    def outcome(self, s: State, company: Colour) -> DealtShare:
        """Name seat, percentage and company."""
        return SHARES[s.argument % SEATS, PERCENTAGES[s.argument // SEATS], company]

    def play(self, s: State, move: DealtShare, report: Report | None) -> None:
        """Give the card to the seat, the only one that sees it."""
        pile = self.module.piles[s.argument // SEATS]
        seat = s.argument % SEATS
        pile.draw(self.module.module_state(s), COLOURS.index(move.company), seat, 1 << seat)
        if report:
            report(SHARE_DEALT(seat=seat, percent=move.percent))
        self.game.proceed(s, report)

    def shown(self, s: State, move: DealtShare, seat: int | None) -> Move:
        """Name the company to its seat, and to those who saw the card go under the pile (M2.6)."""
        pile = self.module.piles[s.argument // SEATS]
        known = seat == move.seat or pile.is_top_known(self.module.module_state(s), self.module.bit(seat))
        return move if known else (*move[:-1], UNKNOWN)


class TurnUp(FromPile):
    """A share is turned up beside its pile (M7.2, M7.3)."""

    rule = "M7.2"
    kinds = ("open",)

    def outcome(self, s: State, company: Colour) -> OpenShare:
        """Name percentage and company."""
        return OPEN_SHARES[PERCENTAGES[s.argument // SEATS], company]

    def play(self, s: State, move: OpenShare, report: Report | None) -> None:
        """Lay the card open."""
        pile = self.module.piles[s.argument // SEATS]
        pile.draw(self.module.module_state(s), COLOURS.index(move.company), pile.beside, pile.everybody)
        if report:
            report(SHARE_OPEN(percent=move.percent, company=move.company))
        self.game.proceed(s, report)
