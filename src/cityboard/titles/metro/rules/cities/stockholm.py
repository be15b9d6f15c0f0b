"""Stockholm: tourists fill a shared row, and secret colours score it (M13)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple, TypedDict

from cityboard.core.arguments import Nothing, OfSeat
from cityboard.core.edition import Edition, integer, list_of, text
from cityboard.core.game import UNKNOWN, Effect, EffectCode, Entry, EntryCode, Move, Report
from cityboard.core.moves import SECRET
from cityboard.core.reason import ReasonCode
from cityboard.core.sheet import Axis, ChoicePart, NumberPart, Sheet, seats
from cityboard.titles.metro.rules.arguments import From, OfTouristsOfColour
from cityboard.titles.metro.rules.cities.tourists import (
    TOURISTS,
    DealCard,
    LayRow,
    Monument,
    TouristAt,
    TouristCity,
    refuse_crowd,
)
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.module import ModuleOption
from cityboard.titles.metro.rules.sheet import CARD_FIRST, COLOUR_AXIS
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import Step

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro

CARDS, SPACES = 8, 4
FREE = len(COLOURS)
TOKENS_EACH = {2: 3, 3: 2, 4: 2, 5: 1, 6: 1}
# The module's list: crowds, the cards in the order of the row, the colour of the tourist on each space, the tokens,
# and in the variant the points of every seat.
ROW = TOURISTS
STANDING = ROW + CARDS
TOKENS = STANDING + CARDS * SPACES
POINTS = TOKENS + len(COLOURS)


class LaidToken(TypedDict):
    """A token of the variant, and its card."""

    position: int
    colour: Colour


class ToRow(From):
    """Who sent which tourist to which space of the row, and what the space scored in the variant."""

    seat: int
    colour: Colour
    space: int
    points: int


class OfTokens(TypedDict):
    """How many tokens a player has."""

    tokens: int


TOURIST_TO_ROW = EffectCode("tourist-to-row", ToRow)
TOKEN_DEALT = EffectCode("token-dealt", OfSeat)
TOKEN_LAID = EffectCode("token-laid", LaidToken)

STOCKHOLM_COLOUR = EntryCode("stockholm-colour", OfTouristsOfColour)
STOCKHOLM_SPACES = EntryCode("stockholm-spaces", Nothing)

ROW_GAP = ReasonCode("row-gap", Nothing)
TOKENS_TOO_MANY = ReasonCode("tokens-too-many", OfTokens)


class Token(NamedTuple):
    """Deal a token of Stockholm (M13.1)."""

    kind: Literal["token"]
    seat: int
    colour: Annotated[Colour, SECRET]


class TokenOn(NamedTuple):
    """Lay a token on a card of the row of Stockholm (M13.4)."""

    kind: Literal["token-on"]
    position: int
    colour: Colour


VARIANT_WITHOUT_STOCKHOLM = ReasonCode("variant-without-stockholm", Nothing)
VARIANT = ModuleOption("stockholm_variant", (False, True), "M13.4", VARIANT_WITHOUT_STOCKHOLM)


class Stockholm(TouristCity):
    """Eight monument cards in one row; in the variant, tokens lie open on the cards."""

    chapter = "M13"
    options = (VARIANT,)
    move_classes = (Monument, TouristAt, Token, TokenOn)

    def __init__(self, game: Metro, number: int) -> None:
        """Read the points of the spaces."""
        super().__init__(game, number)
        self.values, self.names = self.read(game.edition)
        self.variant: bool = game.choice.value(VARIANT.name)
        self.each = TOKENS_EACH[game.players]
        self.lay_card = LayStockholmCard(game, self, ROW, CARDS)
        token = LayToken if self.variant else DealToken
        self.token: DealCard = token(game, self, TOKENS, len(COLOURS))

    @classmethod
    def read(cls, edition: Edition) -> tuple[list[list[int]], list[str]]:
        """Read the points and names of the cards (M13.5)."""
        return (
            edition.read("stockholm.values", list_of(list_of(integer(0, 99), SPACES), CARDS)),
            edition.read("stockholm.names", list_of(text, CARDS, different=True)),
        )

    def steps(self) -> list[Step]:
        """Add the row and the tokens."""
        return [*super().steps(), self.lay_card, self.token]

    def begin(self) -> list[int]:
        """Begin with an empty row."""
        return [
            *super().begin(),
            *[CARDS] * CARDS,
            *[FREE] * (CARDS * SPACES),
            *[FREE] * len(COLOURS),
            *[0] * self.game.players,
        ]

    def setup(self) -> list[int]:
        """Lay the row, then the tokens, then the tourists (M13.1)."""
        tokens = len(COLOURS) if self.variant else self.each * self.game.players
        return [
            *(self.lay_card.entry(position) for position in range(CARDS)),
            *(self.token.entry(number) for number in range(tokens)),
            *super().setup(),
        ]

    def values_under(self, s: State, colour: int) -> list[int]:
        """List the points of the spaces under tourists of a colour, or of the free spaces for FREE (M13.3)."""
        standing = self.module_state(s)[STANDING:TOKENS]
        return [self.value(s, space) for space, here in enumerate(standing) if here == colour]

    def value(self, s: State, space: int) -> int:
        """Return the points of a space of the row."""
        return self.values[self.module_state(s)[ROW + space // SPACES]][space % SPACES]

    def laid(self, s: State, square: int, report: Report | None) -> None:
        """Send the tourist of the square to its space; in the variant the mover scores it (M13.2, M13.4)."""
        colour = self.take(s, square)
        if colour is None:
            return
        own = self.module_state(s)
        space = self._space(own, colour)
        own[STANDING + space] = colour
        points = self.value(s, space) if self.variant else 0
        own[POINTS + s.mover] += points
        if report:
            came: From = {"from": square}
            report(TOURIST_TO_ROW(seat=s.mover, colour=COLOURS[colour], space=space, **came, points=points))

    def _space(self, own: list[int], colour: int) -> int:
        """Return the leftmost free space; in the variant, that of the card with the colour's token."""
        first = 0
        if self.variant:
            first = SPACES * own[TOKENS : TOKENS + len(COLOURS)].index(colour)
        return own.index(FREE, STANDING + first) - STANDING

    def finish(self, s: State, entries: list[Entry]) -> None:
        """Score the spaces under the secret colours (M13.3), or what was scored at once (M13.4)."""
        own = self.module_state(s)
        if self.variant:
            scored = enumerate(own[POINTS:])
            entries += [STOCKHOLM_SPACES(seat, "M13.4", points) for seat, points in scored if points]
            return
        for number in range(self.each * self.game.players):
            colour = own[TOKENS + number]
            if colour < FREE:
                values = self.values_under(s, colour)
                seat, points, name = number % self.game.players, sum(values), COLOURS[colour]
                entries.append(STOCKHOLM_COLOUR(seat, "M13.3", points, colour=name, tourists=len(values)))

    def lay_out(self, s: State, sheet: Sheet) -> None:
        """Lay the row with its tourists and turn up the tokens; the variant's points were scored at once (M13.4)."""
        if self.variant:
            most = sum(map(sum, self.values))
            part = NumberPart("stockholm.points", "M13.4", seats(self.game), most=most)
            self.module_state(s)[POINTS:] = [points for [points] in sheet.numbers(part)]
            return
        self._lay_row(s, sheet)
        self._turn_up_tokens(s, sheet)

    def _lay_row(self, s: State, sheet: Sheet) -> None:
        """Lay the cards and put the tourists on them, from the left without a gap (M13.1, M13.2)."""
        own, row = self.module_state(s), Axis("place", tuple(range(CARDS)))
        captions = [
            f"{name} ({' '.join(map(str, values))})" for name, values in zip(self.names, self.values, strict=True)
        ]
        cards = ChoicePart(
            "stockholm.cards", "M13.1", row, kind="monument", choices=tuple(range(CARDS)), captions=tuple(captions),
            different="part",
        )  # fmt: skip
        laid = [card for [card] in sheet.choices(cards)]
        own[ROW:STANDING] = [CARDS if card is None else card for card in laid]
        printed = [[""] * SPACES if card is None else self.values[card] for card in laid]
        tourists = ChoicePart(
            "stockholm.tourists", "M13.2", row, Axis("space", tuple(range(SPACES))), kind="tourist", choices=COLOURS,
            printed=printed,
        )  # fmt: skip
        standing, is_gap = [0] * len(COLOURS), False
        for place, colours in enumerate(sheet.choices(tourists)):
            for space, colour in enumerate(colours):
                if colour is None:
                    is_gap = True
                elif laid[place] is None:
                    sheet.refuse(CARD_FIRST("M13.1"), tourists, place, space)
                else:
                    if is_gap:
                        sheet.refuse(ROW_GAP("M13.2"), tourists, place, space)
                    own[STANDING + SPACES * place + space] = colour
                    refuse_crowd(sheet, tourists, standing, colour, (place, space))

    def _turn_up_tokens(self, s: State, sheet: Sheet) -> None:
        """Give every seat the tokens that lie before it (M13.1)."""
        own, players = self.module_state(s), self.game.players
        part = ChoicePart("stockholm.tokens", "M13.1", COLOUR_AXIS, kind="seat", choices=seats(self.game).names)
        dealt = [0] * players
        for colour, [seat] in enumerate(sheet.choices(part)):
            if seat is None:
                continue
            if dealt[seat] == self.each:
                sheet.refuse(TOKENS_TOO_MANY("M13.1", tokens=self.each), part, colour)
                continue
            own[TOKENS + dealt[seat] * players + seat] = colour
            dealt[seat] += 1

    def hide(self, s: State, view: State, seat: int | None) -> None:
        """Hide the other seats' tokens (M2.6)."""
        if self.variant:
            return
        for number in range(self.each * self.game.players):
            if number % self.game.players != seat and self.module_state(s)[TOKENS + number] != FREE:
                self.module_state(view)[TOKENS + number] = UNKNOWN

    def imagine(self, guess: State, rng: Random) -> None:
        """Deal the hidden tokens from the colours that nobody is known to hold."""
        own = self.module_state(guess)
        tokens = own[TOKENS : TOKENS + len(COLOURS)]
        unseen = [colour for colour in range(len(COLOURS)) if colour not in tokens]
        rng.shuffle(unseen)
        for number, token in enumerate(tokens):
            if token == UNKNOWN:
                own[TOKENS + number] = unseen.pop()

    def pieces(self, s: State) -> dict[str, int]:
        """Count the tourists on squares and in the row once all are placed."""
        standing = self.module_state(s)[STANDING:TOKENS]
        return {"tourists": self.tourists_on_spots(s) + len(standing) - standing.count(FREE)}


class LayStockholmCard(LayRow):
    """Chance lays the next card of the row (M13.1)."""

    rule = "M13.1"


class DealToken(DealCard):
    """Chance deals a secret token to a seat, one each in turn (M13.1)."""

    rule = "M13.1"
    kinds = ("token",)

    def name(self, argument: int, card: int) -> Token:
        """Name seat and colour."""
        return Token("token", argument % self.game.players, COLOURS[card])

    def effect(self, move: Token) -> Effect:
        """Keep the colour secret."""
        return TOKEN_DEALT(seat=move.seat)

    def shown(self, s: State, move: Token, seat: int | None) -> Move:
        """Name the colour to its seat alone (M2.6)."""
        return move if seat == move.seat else (*move[:-1], UNKNOWN)


class LayToken(DealCard):
    """Chance lays a token on a card of the row (M13.4)."""

    rule = "M13.4"
    kinds = ("token-on",)

    def name(self, argument: int, card: int) -> TokenOn:
        """Name position and colour."""
        return TokenOn("token-on", argument, COLOURS[card])

    def effect(self, move: TokenOn) -> Effect:
        """Tell position and colour."""
        return TOKEN_LAID(position=move.position, colour=move.colour)
