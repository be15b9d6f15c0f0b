"""Paris: lead tourists to the monuments of your own row (M12)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple, TypedDict, cast

from cityboard.core.arguments import Nothing
from cityboard.core.edition import Edition, list_of, text
from cityboard.core.game import Effect, EffectCode, Entry, EntryCode, Move, Report
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import MOVE_MALFORMED
from cityboard.core.sheet import Axis, ChoicePart, NumberPart, Sheet, seats
from cityboard.titles.metro.rules.arguments import From, OfTourist, OfTourists
from cityboard.titles.metro.rules.cities.tourists import (
    ONE,
    TOURISTS,
    Arrange,
    DealCard,
    Goal,
    OfMonument,
    TouristAt,
    TouristCity,
    TouristTo,
    colours_in,
    refuse_crowd,
    size_of,
)
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.edition import colour as colour_name
from cityboard.titles.metro.rules.module import ModuleOption
from cityboard.titles.metro.rules.network import INNER_SQUARES, TRACK_NEIGHBOURS
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import ModuleStep, Step

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro

CARDS, SPACES = 12, 4
GONE, DEALT = TOURISTS, TOURISTS + 1  # the module's list: crowds, tourists gone, cards by seat, filled spaces by seat
PER_TOURIST, PER_OTHER, PER_FULL_CARD = 2, -1, 3


class DealtMonument(TypedDict):
    """A seat and its card."""

    seat: int
    card: int


class ArrangedMonument(DealtMonument):
    """A seat, its card, and the place in its row that the card gets, from 0."""

    place: int


class Away(From):
    """Who sent which tourist from its square."""

    seat: int
    colour: Colour


class ToSpace(Away):
    """A tourist that goes to a space of the seat's cards."""

    space: int


class ToSquare(Away):
    """A tourist that goes to another square."""

    square: int


class OfGoal(OfTourist):
    """A tourist, where it has to go, and the squares where it can."""

    goal: Goal


class OfFullCards(TypedDict):
    """How many cards are full."""

    cards: int


MONUMENT_DEALT = EffectCode("monument-dealt", DealtMonument)
MONUMENT_ARRANGED = EffectCode("monument-arranged", ArrangedMonument)
TOURIST_AWAY = EffectCode("tourist-to-away", Away)
TOURIST_TO_SPACE = EffectCode("tourist-to-space", ToSpace)
TOURIST_TO_SQUARE = EffectCode("tourist-to-square", ToSquare)

PARIS_RUN = EntryCode("paris-run", OfTourists)
PARIS_OTHERS = EntryCode("paris-others", OfTourists)
PARIS_FULL_CARDS = EntryCode("paris-full-cards", OfFullCards)

MONUMENT_NOT_LEFT = ReasonCode("monument-not-left", OfMonument)
TOURIST_NOT_HERE = ReasonCode("tourist-not-here", OfTourist)
GOAL_SPACE = ReasonCode("tourist-goal-space", OfGoal)
GOAL_SQUARE = ReasonCode("tourist-goal-square", OfGoal)
GOAL_AWAY = ReasonCode("tourist-goal-away", OfGoal)
GOALS = {"space": GOAL_SPACE, "square": GOAL_SQUARE, "away": GOAL_AWAY}


class MonumentOf(NamedTuple):
    """Deal a monument card (M12.1)."""

    kind: Literal["monument"]
    seat: int
    card: int


ROW_WITHOUT_PARIS = ReasonCode("row-without-paris", Nothing)
ARRANGE_ROW = ModuleOption("arrange_row", (False, True), "M12.1", ROW_WITHOUT_PARIS, is_later=True)


@cache
def tourist_to(colour: Colour, goal: Goal, number: int) -> TouristTo:
    """Return the move that leads a tourist to a goal, made once."""
    return TouristTo("tourist", colour, goal, number)


def runs_of(filled: list[bool]) -> tuple[int, int, int]:
    """Return the length of the longest run of a row, the tourists outside it, and the full cards."""
    longest = max(len(run) for run in "".join("x" if here else " " for here in filled).split(" "))
    full = sum(all(filled[first : first + SPACES]) for first in range(0, len(filled), SPACES))
    return longest, sum(filled) - longest, full


def points_of(longest: int, others: int, full: int) -> tuple[int, int, int]:
    """Return the points of the three (M12.3)."""
    return PER_TOURIST * longest, PER_OTHER * others, PER_FULL_CARD * full


class Paris(TouristCity):
    """Twelve monument cards, a row for every seat."""

    chapter = "M12"
    options = (ARRANGE_ROW,)
    move_classes = (TouristTo, MonumentOf, TouristAt, Arrange)

    def __init__(self, game: Metro, number: int) -> None:
        """Read the cards and share them out (M12.1)."""
        super().__init__(game, number)
        self.cards, self.names = self.read(game.edition)
        self.row = CARDS // game.players
        self.filled = DEALT + self.row * game.players
        self.deal_monument = DealMonument(game, self, DEALT, CARDS)
        self.arranges: bool = game.choice.value(ARRANGE_ROW.name)
        self.arrange = ArrangeRow(game, self)
        self.lead = LeadTourist(game, self)

    @classmethod
    def read(cls, edition: Edition) -> tuple[list[list[str]], list[str]]:
        """Read the coloured spaces and names of the cards (M12.4)."""
        return (
            edition.read("paris.cards", list_of(list_of(colour_name, SPACES), CARDS)),
            edition.read("paris.names", list_of(text, CARDS, different=True)),
        )

    def steps(self) -> list[Step]:
        """Add dealing, leading and, by option, arranging."""
        return [*super().steps(), self.deal_monument, self.lead, *([self.arrange] if self.arranges else [])]

    def begin(self) -> list[int]:
        """Begin with no cards and empty spaces."""
        cards = self.row * self.game.players
        return [*super().begin(), 0, *[CARDS] * cards, *[0] * (SPACES * cards)]

    def setup(self) -> list[int]:
        """Deal the cards, place the tourists, then let the seats arrange their cards by option (M12.1)."""
        cards = self.row * self.game.players
        # The last card of a row gets the place that is left.
        arranging = [place for _ in range(self.game.players) for place in range(self.row - 1)] if self.arranges else []
        return [
            *(self.deal_monument.entry(number) for number in range(cards)),
            *super().setup(),
            *map(self.arrange.entry, arranging),
        ]

    def laid(self, s: State, square: int, report: Report | None) -> None:
        """Let the mover lead the tourists of the square (M12.2)."""
        if self.crowd(s, square):
            s.agenda.append(self.lead.entry(square))

    def card(self, s: State, seat: int, place: int) -> int:
        """Return the card in a place of a seat's row; cards are dealt one each in turn."""
        return self.module_state(s)[DEALT + place * self.game.players + seat]

    def row_of(self, s: State, seat: int) -> list[int]:
        """List the cards of a seat's row."""
        return [self.card(s, seat, place) for place in range(self.row)]

    def arrange_card(self, s: State, seat: int, card: int, place: int) -> None:
        """Lay a card into a place of a seat's row; those after it keep their order."""
        row = self.row_of(s, seat)
        row.remove(card)
        row.insert(place, card)
        self.module_state(s)[DEALT + seat : self.filled : self.game.players] = row

    def colour_of(self, s: State, seat: int, space: int) -> str:
        """Return the colour of a space of a seat's row."""
        return self.cards[self.card(s, seat, space // SPACES)][space % SPACES]

    def is_filled(self, s: State, seat: int, space: int) -> bool:
        """Return whether a tourist stands on a space of a seat's row."""
        return bool(self.module_state(s)[self.filled + SPACES * self.row * seat + space])

    def fill(self, s: State, seat: int, space: int) -> None:
        """Put a tourist on a space of a seat's row."""
        self.module_state(s)[self.filled + SPACES * self.row * seat + space] = 1

    def finish(self, s: State, entries: list[Entry]) -> None:
        """Score the longest run, the other tourists and the full cards of every row (M12.3)."""
        for seat in range(self.game.players):
            filled = [self.is_filled(s, seat, space) for space in range(SPACES * self.row)]
            longest, others, full = runs_of(filled)
            run, rest, cards = points_of(longest, others, full)
            entries.append(PARIS_RUN(seat, "M12.3", run, tourists=longest))
            entries.append(PARIS_OTHERS(seat, "M12.3", rest, tourists=others))
            entries.append(PARIS_FULL_CARDS(seat, "M12.3", cards, cards=full))

    def lay_out(self, s: State, sheet: Sheet) -> None:
        """Lay the rows and put the tourists on them (M12.1, M12.2); the cards say the colours, but may be left out."""
        own, players = self.module_state(s), self.game.players
        places, spaces = Axis("place", tuple(range(self.row))), range(SPACES * self.row)
        cards = ChoicePart(
            "paris.cards", "M12.1", seats(self.game), places, kind="monument", choices=tuple(range(CARDS)),
            captions=tuple(self.names), different="part",
        )  # fmt: skip
        for seat, row in enumerate(sheet.choices(cards)):
            for place, card in enumerate(row):
                own[DEALT + place * players + seat] = CARDS if card is None else card
        printed = [[self._printed(s, seat, space) for space in spaces] for seat in range(players)]
        tourists = NumberPart(
            "paris.tourists", "M12.2", seats(self.game), Axis("space", tuple(spaces)), most=1, printed=printed
        )
        standing = [0] * len(COLOURS)
        for seat, filled in enumerate(sheet.numbers(tourists)):
            for space, is_filled in enumerate(filled):
                if is_filled:
                    self.fill(s, seat, space)
                    if colour := printed[seat][space]:
                        refuse_crowd(sheet, tourists, standing, COLOURS.index(colour), (seat, space))

    def _printed(self, s: State, seat: int, space: int) -> Colour | Literal[""]:
        """Return the colour of a space of a seat's row, if its card is known."""
        is_known = self.card(s, seat, space // SPACES) != CARDS
        return cast(Colour, self.colour_of(s, seat, space)) if is_known else ""

    def actions(self) -> list[Move]:
        """List every tourist to every space and every square."""
        spaces = range(SPACES * self.row)
        return [
            *(TouristTo("tourist", colour, "space", space) for colour in COLOURS for space in spaces),
            *(TouristTo("tourist", colour, "square", square) for colour in COLOURS for square in INNER_SQUARES),
            *(TouristTo("tourist", colour, "away", 0) for colour in COLOURS),
            *(Arrange("arrange", card) for card in range(CARDS) if self.arranges),
        ]

    def pieces(self, s: State) -> dict[str, int]:
        """Count the tourists on squares, on cards and out of the game once all are placed."""
        own = self.module_state(s)
        return {"tourists": self.tourists_on_spots(s) + own[GONE] + sum(own[self.filled :])}


class DealMonument(DealCard):
    """Chance deals a monument card to a seat, one each in turn (M12.1)."""

    rule = "M12.1"
    kinds = ("monument",)

    def name(self, argument: int, card: int) -> MonumentOf:
        """Name seat and card."""
        return MonumentOf("monument", argument % self.game.players, card)

    def effect(self, move: MonumentOf) -> Effect:
        """Tell seat and card."""
        return MONUMENT_DEALT(seat=move.seat, card=move.card)


class ArrangeRow(ModuleStep[Paris]):
    """The mover chooses the card for the next place of the row; after the last one, the next seat does (M12.1)."""

    rule = "M12.1"
    kinds = ("arrange",)

    def moves(self, s: State) -> list[Move]:
        """List the cards without a place."""
        return [Arrange("arrange", card) for card in sorted(self.module.row_of(s, s.mover)[s.argument :])]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge the card."""
        if not isinstance(move, Arrange):
            return MOVE_MALFORMED("M12.1", move=list(move))
        if move.card not in self.module.row_of(s, s.mover)[s.argument :]:
            return MONUMENT_NOT_LEFT("M12.1", card=move.card)
        return None

    def play(self, s: State, move: Arrange, report: Report | None) -> None:
        """Lay the card into its place."""
        self.module.arrange_card(s, s.mover, move.card, s.argument)
        if report:
            report(MONUMENT_ARRANGED(seat=s.mover, card=move.card, place=s.argument))
        if s.argument == self.module.row - 2:
            s.mover = (s.mover + 1) % self.game.players
        self.game.proceed(s, report)


class LeadTourist(ModuleStep[Paris]):
    """The mover leads the tourists of the square just laid, one after the other (M12.2)."""

    rule = "M12.2"
    kinds = ("tourist",)

    def moves(self, s: State) -> list[Move]:
        """List where each tourist of the square may go."""
        return [
            tourist_to(COLOURS[colour], *goal)
            for colour in colours_in(self.module.crowd(s, s.argument))
            for goal in self._goals(s, COLOURS[colour])
        ]

    def _goals(self, s: State, colour: str) -> list[tuple[Goal, int]]:
        """List the goals of a tourist: the mover's spaces, else a neighbouring crowd, else any crowd, else away."""
        spaces = range(SPACES * self.module.row)
        free: list[tuple[Goal, int]] = [
            ("space", space)
            for space in spaces
            if self.module.colour_of(s, s.mover, space) == colour and not self.module.is_filled(s, s.mover, space)
        ]
        if free:
            return free
        crowds = [square for square in INNER_SQUARES if square != s.argument and self.module.crowd(s, square)]
        near = [square for square in crowds if square in TRACK_NEIGHBOURS[s.argument]]
        return [("square", square) for square in near or crowds] or [("away", 0)]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge the tourist and its goal."""
        match move:
            case (_, str() as colour, goal, number) if colour in COLOURS:
                return self._refuse_goal(s, colour, (goal, number))
        return MOVE_MALFORMED("M12.2", move=list(move))

    def _refuse_goal(self, s: State, colour: str, goal: tuple[str | int, str | int]) -> Reason | None:
        """Return why a tourist cannot go somewhere."""
        if COLOURS.index(colour) not in colours_in(self.module.crowd(s, s.argument)):
            return TOURIST_NOT_HERE("M12.2", colour=colour, squares=[s.argument])
        goals = self._goals(s, colour)
        if goal in goals:
            return None
        kind = goals[0][0]
        squares = [number for goal, number in goals if goal == "square"]
        return GOALS[kind]("M12.2", colour=colour, goal=kind, squares=squares)

    def play(self, s: State, move: TouristTo, report: Report | None) -> None:
        """Move the tourist; the others of the square follow."""
        own = self.module.module_state(s)
        tourist = ONE[COLOURS.index(move.colour)]
        here = self.module.spot[s.argument]
        own[here] -= tourist
        if move.goal == "space":
            self.module.fill(s, s.mover, move.number)
        elif move.goal == "square":
            own[self.module.spot[move.number]] += tourist
        else:
            own[GONE] += 1
        if report:
            report(_moved(s.mover, move, {"from": s.argument}))
        if size_of(own[here]):
            s.agenda.append(self.entry(s.argument))
        self.game.proceed(s, report)


def _moved(seat: int, move: TouristTo, came: From) -> Effect:
    """Tell where a tourist has gone."""
    if move.goal == "space":
        return TOURIST_TO_SPACE(seat=seat, colour=move.colour, **came, space=move.number)
    if move.goal == "square":
        return TOURIST_TO_SQUARE(seat=seat, colour=move.colour, **came, square=move.number)
    return TOURIST_AWAY(seat=seat, colour=move.colour, **came)
