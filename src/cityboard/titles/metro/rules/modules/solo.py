"""Module 4: the solo game, one card and one line at a time (M10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypedDict

from cityboard.core.arguments import Nothing
from cityboard.core.edition import Edition
from cityboard.core.game import CHANCE, NOBODY, EffectCode, Entry, EntryCode, Move, Report
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import MOVE_MALFORMED
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.edition import tile as tile_name
from cityboard.titles.metro.rules.module import Module, ModuleOption
from cityboard.titles.metro.rules.moves import Lay
from cityboard.titles.metro.rules.network import STATIONS, family
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import ModuleChanceStep, ModuleStep, Step
from cityboard.titles.metro.rules.turn import TILE_NOT_HELD

if TYPE_CHECKING:
    from cityboard.titles.metro.rules.game import Metro

# The module's list: the deck and the discards (a bit per company), the card revealed, how many were revealed, the
# refused tile while another is drawn, and for each tile that may be refused, in how many draws it cannot come.
DECK, DISCARDS, CARD, REVEALED, RETURNED, WAITS = range(6)
NO_CARD = len(COLOURS)


class OfCompany(TypedDict):
    """A company."""

    company: Colour


class OfTile(TypedDict):
    """A tile."""

    tile: str


class OfHeads(OfCompany):
    """A square, and those where the lines of the company wait."""

    squares: list[int]
    heads: list[int]


class OfGap(OfCompany):
    """The company with the most points, its points, and those of the last one."""

    best: int
    last: int


CARD_REVEALED = EffectCode("card-revealed", OfCompany)
TILE_RETURNED = EffectCode("tile-returned", OfTile)

LAST_COMPANY = EntryCode("last-company", OfCompany)
GAP = EntryCode("gap", OfGap)

MUST_EXTEND = ReasonCode("must-extend", OfCompany)
NOT_THE_COMPANY = ReasonCode("not-the-company", OfHeads)


class Keep(NamedTuple):
    """Keep the refusable tile just drawn (M10.3)."""

    kind: Literal["keep"]


class Return(NamedTuple):
    """Return the refusable tile just drawn (M10.3)."""

    kind: Literal["return"]


class Card(NamedTuple):
    """Reveal a card of the solo game (M10.2)."""

    kind: Literal["card"]
    company: Colour


KEEP, RETURN = Keep("keep"), Return("return")
CARDS = [Card("card", company) for company in COLOURS]


HARDER_WITHOUT_SOLO = ReasonCode("harder-without-solo", Nothing)
HARDER = ModuleOption("harder_solo", (False, True), "M10.6", HARDER_WITHOUT_SOLO)


class Solo(Module):
    """One player, eight companies, two open tiles: the worst company counts."""

    chapter = "M10"
    options = (HARDER,)
    move_classes = (Keep, Return, Card)
    company_frame = True
    open_hands = True
    hand = 2

    def __init__(self, game: Metro, number: int) -> None:
        """Read which tile may be refused."""
        super().__init__(game, number)
        self.refusable = self.read(game.edition)
        self.harder: bool = game.choice.value(HARDER.name)
        self.reveal = RevealCard(game, self)
        self.extend = ExtendLine(game, self)
        self.keep_or_return = KeepOrReturn(game, self)

    @classmethod
    def read(cls, edition: Edition) -> str:
        """Read the tile that may be refused (M10.3)."""
        return edition.read("solo.refusable", tile_name)

    def steps(self) -> list[Step]:
        """Add laying and refusing."""
        return [self.extend, self.keep_or_return]

    def turn_step(self) -> Step:
        """Begin every turn with a card (M10.2)."""
        return self.reveal

    def begin(self) -> list[int]:
        """Shuffle the eight 10% cards (M10.1)."""
        return [(1 << len(COLOURS)) - 1, 0, NO_CARD, 0, 0, *[0] * self.game.box.tiles.get(self.refusable, 0)]

    def dealt(self, s: State, seat: int, tile: int) -> None:
        """Put a refused tile back, and let a tile just drawn be refused in the first run of the deck (M10.3)."""
        own = self.module_state(s)
        own[WAITS:] = [max(wait - 1, 0) for wait in own[WAITS:]]
        if own[RETURNED]:
            self.bury(own, s.left)
            s.tower[own[RETURNED]] += 1
            s.left += 1
            own[RETURNED] = 0
        first_run = own[REVEALED] < len(COLOURS)
        if first_run and s.left and self.game.network.names[tile] == self.refusable:
            s.agenda.append(self.keep_or_return.entry(tile))

    def bury(self, own: list[int], left: int) -> None:
        """Let half of the tiles left in the tower lie above the refused one (M10.3)."""
        own[min(range(WAITS, len(own)), key=own.__getitem__)] = left // 2

    def within_reach(self, s: State, tower: bytearray) -> bytearray:
        """Leave out refused tiles that lie in the middle of the tower, unless nothing else is left (M10.3)."""
        waiting = sum(wait > 0 for wait in self.module_state(s)[WAITS:])
        if not waiting:
            return tower
        refused = self.game.network.code[self.refusable]
        above = tower[:]
        above[refused] -= min(waiting, above[refused])
        return above if any(above) else tower

    def line_scored(self, s: State, line: int, crossed: list[int], report: Report | None) -> None:
        """Take the card of a company without open lines out of the discards (M10.5)."""
        own = self.module_state(s)
        if self.is_finished(s, s.owners[line]):
            own[DISCARDS] &= ~(1 << s.owners[line])

    def is_finished(self, s: State, company: int) -> bool:
        """Return whether all lines of a company are complete (M10.5)."""
        return not self.open_lines(s, company)

    def open_lines(self, s: State, company: int) -> list[int]:
        """List the open lines of a company."""
        return [line for line in range(STATIONS) if s.owners[line] == company and not s.ends[line]]

    def turn_over(self, s: State) -> None:
        """Discard the card, unless its company is finished and it leaves the game (M10.5)."""
        own = self.module_state(s)
        if not self.is_finished(s, own[CARD]):
            own[DISCARDS] |= 1 << own[CARD]
        own[CARD] = NO_CARD

    def finish(self, s: State, entries: list[Entry]) -> None:
        """Score the company with the fewest points, in the harder variant minus the gap (M10.6)."""
        last, first = min(s.points), max(s.points)
        entries.append(LAST_COMPANY(0, "M10.6", last, company=COLOURS[s.points.index(last)]))
        if self.harder:
            company = COLOURS[s.points.index(first)]
            entries.append(GAP(0, "M10.6", last - first, company=company, best=first, last=last))

    def actions(self) -> list[Move]:
        """List keeping and returning."""
        return [KEEP, RETURN]

    def pieces(self, s: State) -> dict[str, int]:
        """Count the refused tile while it lies beside the tower."""
        return {family(self.refusable): int(self.module_state(s)[RETURNED] > 0)}


class RevealCard(ModuleChanceStep[Solo]):
    """Chance reveals the next card of the deck (M10.2)."""

    rule = "M10.2"
    kinds = ("card",)

    def begin(self, s: State, argument: int, report: Report | None) -> bool:
        """Reveal a card, unless the game is over; shuffle the discards first if the deck is used up."""
        own = self.module.module_state(s)
        if self.over(s):
            s.turn = NOBODY
            return True
        if not own[DECK]:
            own[DECK], own[DISCARDS] = own[DISCARDS], 0
        s.turn = CHANCE
        return True

    def over(self, s: State) -> bool:
        """Return whether all lines are scored: that ends the game at once (M10.5)."""
        return all(s.ends[:STATIONS])

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the cards of the deck."""
        deck = self.module.module_state(s)[DECK]
        return [(card, 1) for company, card in enumerate(CARDS) if deck >> company & 1]

    def play(self, s: State, move: Card, report: Report | None) -> None:
        """Let the player extend the company, or reveal another card if it is finished (M10.5)."""
        own = self.module.module_state(s)
        company = COLOURS.index(move.company)
        own[DECK] ^= 1 << company
        own[REVEALED] += 1
        if report:
            report(CARD_REVEALED(company=move.company))
        if self.module.is_finished(s, company):
            self.begin(s, 0, report)
            return
        own[CARD] = company
        s.step = self.module.extend.number
        s.turn = s.mover


class ExtendLine(ModuleStep[Solo]):
    """Extend an open line of the company with one of the open tiles (M10.2, M10.4)."""

    rule = "M10.2"
    kinds = ("lay", "draw", "pass")

    def _heads(self, s: State) -> list[int]:
        """List the squares where the open lines of the company currently end, ascending."""
        heads = set()
        for line in self.module.open_lines(s, self.module.module_state(s)[CARD]):
            position = s.waiting.index(line + 1)
            heads.add(position >> 2)
        return sorted(heads)

    def moves(self, s: State) -> list[Move]:
        """List every open tile on every square where the company's lines end."""
        names = self.game.network.names
        heads = self._heads(s)
        return [
            Lay("lay", names[tile], turns, square)
            for tile in sorted(set(self.game.held(s, 0)))
            for turns, _ in self.game.placement.orientations[tile]
            for square in heads
        ]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge tile and square."""
        if move[0] != "lay":
            return MUST_EXTEND("M10.2", company=COLOURS[self.module.module_state(s)[CARD]])
        placement = self.game.placement
        reason = placement.refuse_shape(move)
        if reason or not isinstance(move, Lay):
            return reason
        if self.game.network.code[move.tile] not in self.game.held(s, 0):
            return TILE_NOT_HELD("M10.2", tiles=[move.tile])
        reason = placement.refuse_empty_square(s, move.tile, move.square)
        if reason or move.square in self._heads(s):
            return reason
        company = COLOURS[self.module.module_state(s)[CARD]]
        return NOT_THE_COMPANY("M10.2", squares=[move.square], company=company, heads=self._heads(s))

    def play(self, s: State, move: Lay, report: Report | None) -> None:
        """Lay the tile; another one takes its place if the tower has one."""
        game = self.game
        game.release(s, 0, game.network.code[move.tile])
        game.lay(s, game.placement.code(move), move.square, report)
        game.proceed(s, report)


class KeepOrReturn(ModuleStep[Solo]):
    """A refusable tile has been drawn: keep it or draw another (M10.3)."""

    rule = "M10.3"
    kinds = ("keep", "return")

    def moves(self, s: State) -> list[Move]:
        """List both."""
        return [KEEP, RETURN]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Accept both."""
        legal = isinstance(move, Keep | Return)
        return None if legal else MOVE_MALFORMED("M10.3", move=list(move))

    def play(self, s: State, move: Keep | Return, report: Report | None) -> None:
        """Continue, or lay the tile aside and draw another."""
        if isinstance(move, Return):
            self.game.release(s, 0, s.argument)
            self.module.module_state(s)[RETURNED] = s.argument
            s.agenda.append(self.game.deal.entry())
            if report:
                report(TILE_RETURNED(tile=self.game.network.names[s.argument]))
        self.game.proceed(s, report)
