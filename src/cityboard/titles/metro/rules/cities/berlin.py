"""Berlin: lines collect tickets of the tourists they cross (M17)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypedDict

from cityboard.core.arguments import Nothing
from cityboard.core.edition import Edition, Place, described, integer, list_of, text
from cityboard.core.game import Effect, EffectCode, Entry, EntryCode, Move, Report
from cityboard.core.reason import ReasonCode
from cityboard.core.sheet import Axis, ChoicePart, NumberPart, Sheet
from cityboard.titles.metro.rules.arguments import OfOwner
from cityboard.titles.metro.rules.cities.tourists import (
    TOURIST_ON_SQUARE,
    DealCard,
    TouristAt,
    refuse_crowd,
    tourist_at,
)
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.edition import inner_square, refuse_twice
from cityboard.titles.metro.rules.module import Module, ModuleOption
from cityboard.titles.metro.rules.sheet import COLOUR_AXIS, owners
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import ModuleChanceStep, Step

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro

CARDS, GROUPS, GROUP = 8, 4, 4
SPOTS = GROUPS * GROUP
ON_BOARD = SPOTS // len(COLOURS)
TICKETS = 8  # per colour: two tiles with four tracks each
NONE = len(COLOURS)
SIDES: tuple[Literal["A", "B"], ...] = ("A", "B")
# The module's list: the colour on each spot, the side of each card, the colour of the tourist on each card, and the
# tickets of each account by colour.
SIDE = SPOTS
ON_CARD = SIDE + CARDS
TAKEN = ON_CARD + CARDS


class TurnedCard(TypedDict):
    """A card and the side that is up."""

    card: int
    side: str


class OnCard(TypedDict):
    """A tourist on a card."""

    card: int
    colour: Colour


class OfTickets(OnCard):
    """How many tickets count, and the card that is scored."""

    tickets: int


class OfColour(TypedDict):
    """A colour."""

    colour: Colour


class OfBoxOfTickets(TypedDict):
    """How many tickets of a colour there are."""

    tickets: int


TICKET_TAKEN = EffectCode("ticket-taken", OfOwner)
CARD_TURNED = EffectCode("card-turned", TurnedCard)
TOURIST_ON_CARD = EffectCode("tourist-on-card", OnCard)

BERLIN_TICKETS = EntryCode("berlin-tickets", OfTickets)

SAME_GROUP = ReasonCode("same-group", OfColour)
TICKETS_KNOWN = ReasonCode("tickets-known", Nothing)
TICKETS_TOO_MANY = ReasonCode("tickets-too-many", OfBoxOfTickets)


class Side(NamedTuple):
    """Turn a card of Berlin to one of its sides (M17.1)."""

    kind: Literal["side"]
    card: int
    side: Literal["A", "B"]


class TouristOn(NamedTuple):
    """Put a tourist on a monument card of Berlin (M17.1)."""

    kind: Literal["tourist-on"]
    card: int
    colour: Colour


@cache
def completions(groups: int, places: int, twice_open: int, once_open: int, once_used: int) -> int:
    """Count the ways to fill the rest of the board so that no colour comes twice in a group (M17.1).

    The arguments are the groups to come, the places left in this one, how many colours not in this group still need two
    spots or one, and how many colours already in this group still need one.
    """
    if places == 0:
        if groups == 0:
            return 1 if twice_open == once_open == once_used == 0 else 0
        return completions(groups - 1, GROUP, twice_open, once_open + once_used, 0)
    ways = 0
    if twice_open:
        ways += twice_open * completions(groups, places - 1, twice_open - 1, once_open, once_used + 1)
    if once_open:
        ways += once_open * completions(groups, places - 1, twice_open, once_open - 1, once_used)
    return ways


GROUPS_OF_SQUARES = list_of(list_of(inner_square, GROUP, different=True), GROUPS)


@described(GROUPS_OF_SQUARES.schema)
def square_groups(value: Any, place: Place) -> list[list[int]]:
    """Accept groups of squares that have no square in common (M17.1)."""
    groups = GROUPS_OF_SQUARES(value, place)
    refuse_twice([square for group in groups for square in group], place)
    return groups


MIXED = "mixed"
SIDES_WITHOUT_BERLIN = ReasonCode("sides-without-berlin", Nothing)
CHOSEN_SIDES = ModuleOption("berlin_sides", (*SIDES, MIXED), "M17.1", SIDES_WITHOUT_BERLIN, metavar="A|B|mixed")


class Berlin(Module):
    """Eight monument cards, sixteen tourists on the board, 64 tickets.

    A tourist stays on its spot: a tile laid there slides under it (M17.2).
    """

    chapter = "M17"
    options = (CHOSEN_SIDES,)
    move_classes = (TouristAt, Side, TouristOn)

    def __init__(self, game: Metro, number: int) -> None:
        """Read groups and cards."""
        super().__init__(game, number)
        groups, self.sides, self.names = self.read(game.edition)
        self.chosen = game.choice.value(CHOSEN_SIDES.name)
        self.spots = [square for group in groups for square in group]
        self.turn_card = TurnCard(game, self)
        self.place_tourist = PlaceOnSpot(game, self)
        self.place_on_card = PlaceOnCard(game, self, ON_CARD, CARDS)

    @classmethod
    def read(cls, edition: Edition) -> tuple[list[list[int]], dict[str, list[list[int]]], list[str]]:
        """Read groups, points and names (M17.1, M17.5)."""
        points = list_of(list_of(integer(0, 99), 2), CARDS)
        return (
            edition.read("berlin.groups", square_groups),
            {"A": edition.read("berlin.side_a", points), "B": edition.read("berlin.side_b", points)},
            edition.read("berlin.names", list_of(text, CARDS, different=True)),
        )

    def steps(self) -> list[Step]:
        """Add sides and tourists."""
        return [self.turn_card, self.place_tourist, self.place_on_card]

    def begin(self) -> list[int]:
        """Begin without tourists and tickets, with the cards on the chosen side."""
        side = 0 if self.chosen == MIXED else SIDES.index(self.chosen)
        tickets = [0] * (self.game.frame.accounts * len(COLOURS))
        return [NONE] * SPOTS + [side] * CARDS + [NONE] * CARDS + tickets

    def setup(self) -> list[int]:
        """Turn the cards if their sides are mixed, then place the tourists on the board and on the cards (M17.1)."""
        mixed = CARDS if self.chosen == MIXED else 0
        return [
            *(self.turn_card.entry(card) for card in range(mixed)),
            *(self.place_tourist.entry(spot) for spot in range(SPOTS)),
            *(self.place_on_card.entry(card) for card in range(CARDS)),
        ]

    def line_scored(self, s: State, line: int, crossed: list[int], report: Report | None) -> None:
        """Give the owner a ticket for every crossing of a tile with a tourist (M17.3)."""
        own, account = self.module_state(s), s.owners[line]
        for square in crossed:
            if square in self.spots:
                colour = own[self.spots.index(square)]
                own[TAKEN + account * len(COLOURS) + colour] += 1
                if report:
                    owner = self.game.frame.name(account)
                    report(TICKET_TAKEN(owner=owner, colour=COLOURS[colour]))

    def finish(self, s: State, entries: list[Entry]) -> None:
        """Score the most and second-most tickets of every colour, including the dummy's (M17.4)."""
        own, frame = self.module_state(s), self.game.frame
        for card in range(CARDS):
            colour = own[ON_CARD + card]
            if colour == NONE:
                continue
            tickets = [own[TAKEN + account * len(COLOURS) + colour] for account in range(frame.accounts)]
            points = self.sides[SIDES[own[SIDE + card]]][card]
            for account, won in enumerate(shares_of_points([*tickets, TICKETS - sum(tickets)], points)[:-1]):
                if tickets[account]:
                    owner, name = frame.name(account), COLOURS[colour]
                    entries.append(
                        BERLIN_TICKETS(owner, "M17.4", won, colour=name, tickets=tickets[account], card=card)
                    )

    def lay_out(self, s: State, sheet: Sheet) -> None:
        """Put the tourists on squares and cards; tickets are entered if no tourist of their colour is (M17.3)."""
        own, cards = self.module_state(s), Axis("card", tuple(self.names))
        if self.chosen == MIXED:
            part = ChoicePart("berlin.sides", "M17.1", cards, kind="side", choices=SIDES, default=(0,) * CARDS)
            own[SIDE:ON_CARD] = [side or 0 for [side] in sheet.choices(part)]
        part = ChoicePart("berlin.cards", "M17.1", cards, kind="tourist", choices=COLOURS, different="part")
        own[ON_CARD:TAKEN] = [NONE if colour is None else colour for [colour] in sheet.choices(part)]
        self._stand(own, sheet)
        tickets = NumberPart("berlin.tickets", "M17.3", owners(self.game), COLOUR_AXIS, most=TICKETS)
        taken = [0] * len(COLOURS)
        for account, numbers in enumerate(sheet.numbers(tickets)):
            for colour, number in enumerate(numbers):
                taken[colour] += number
                if number and colour in own[:SPOTS]:
                    sheet.refuse(TICKETS_KNOWN("M17.3"), tickets, account, colour)
                elif number and taken[colour] > TICKETS:
                    reason = TICKETS_TOO_MANY("M17.1", tickets=TICKETS)
                    sheet.refuse(reason, tickets, account, colour)
                else:
                    own[TAKEN + account * len(COLOURS) + colour] = number

    def _stand(self, own: list[int], sheet: Sheet) -> None:
        """Put the tourists on their squares, two of each colour and no colour twice in a group (M17.1)."""
        part = ChoicePart(
            "berlin.tourists", "M17.1", Axis("square", tuple(self.spots)), kind="tourist", choices=COLOURS
        )
        standing = [0] * len(COLOURS)
        for spot, [colour] in enumerate(sheet.choices(part)):
            if colour is None:
                continue
            if colour in own[spot - spot % GROUP : spot]:
                sheet.refuse(SAME_GROUP("M17.1", colour=COLOURS[colour]), part, spot)
                continue
            own[spot] = colour
            refuse_crowd(sheet, part, standing, colour, (spot, 0), ON_BOARD)

    def pieces(self, s: State) -> dict[str, int]:
        """Count the tickets of each colour, taken and left."""
        tickets = self.module_state(s)[TAKEN:]
        taken = [sum(tickets[colour :: len(COLOURS)]) for colour in range(len(COLOURS))]
        return {f"tickets-{name}": max(0, TICKETS - here) + here for name, here in zip(COLOURS, taken, strict=True)}


def shares_of_points(tickets: list[int], points: list[int]) -> list[int]:
    """Return what each holder of tickets wins: ties add up their places and share, rounded down (M17.4)."""
    won = []
    for count in tickets:
        better = sum(other > count for other in tickets)
        equal = tickets.count(count)
        won.append(sum(points[better : better + equal]) // equal if count else 0)
    return won


class TurnCard(ModuleChanceStep[Berlin]):
    """Chance turns a card to side A or B (M17.1)."""

    rule = "M17.1"
    kinds = ("side",)

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List both sides."""
        return [(Side("side", s.argument, side), 1) for side in SIDES]

    def play(self, s: State, move: Side, report: Report | None) -> None:
        """Turn the card."""
        self.module.module_state(s)[SIDE + s.argument] = SIDES.index(move.side)
        if report:
            report(CARD_TURNED(card=move.card, side=move.side))
        self.game.proceed(s, report)


class PlaceOnSpot(ModuleChanceStep[Berlin]):
    """Chance puts a tourist on a spot; every allowed arrangement is equally likely (M17.1)."""

    rule = "M17.1"
    kinds = ("tourist-at",)

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """Weigh every colour by the arrangements it leaves possible."""
        placed = self.module.module_state(s)[: s.argument]
        here = placed[s.argument - s.argument % GROUP :]
        square = self.module.spots[s.argument]
        outcomes: list[tuple[Move, int]] = []
        for colour, name in enumerate(COLOURS):
            if colour not in here and placed.count(colour) < ON_BOARD:
                weight = self._arrangements([*placed, colour])
                if weight:
                    outcomes.append((tourist_at(square, name), weight))
        return outcomes

    @staticmethod
    def _arrangements(placed: list[int]) -> int:
        """Count the arrangements that begin with some colours."""
        groups, places = divmod(SPOTS - len(placed), GROUP)
        here = placed[len(placed) - (GROUP - places) :] if places else []
        missing = [ON_BOARD - placed.count(colour) for colour in range(len(COLOURS))]
        free = [count for colour, count in enumerate(missing) if colour not in here]
        used = [count for colour, count in enumerate(missing) if colour in here]
        return completions(groups, places, free.count(2), free.count(1), used.count(1))

    def play(self, s: State, move: TouristAt, report: Report | None) -> None:
        """Place the tourist."""
        self.module.module_state(s)[s.argument] = COLOURS.index(move.colour)
        if report:
            report(TOURIST_ON_SQUARE(square=move.place, colour=move.colour))
        self.game.proceed(s, report)


class PlaceOnCard(DealCard):
    """Chance puts the last tourist of some colour on a card (M17.1)."""

    rule = "M17.1"
    kinds = ("tourist-on",)

    def name(self, argument: int, card: int) -> TouristOn:
        """Name card and colour."""
        return TouristOn("tourist-on", argument, COLOURS[card])

    def effect(self, move: TouristOn) -> Effect:
        """Tell card and colour."""
        return TOURIST_ON_CARD(card=move.card, colour=move.colour)
