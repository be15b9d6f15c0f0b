"""Dry roads: connect your four visitors and take the highest bonus card left (H8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from cityboard.core.arguments import Nothing
from cityboard.core.edition import Edition, Place, described, integer, list_of, one_of, row_schema
from cityboard.core.game import EffectCode, Entry, EntryCode, Report
from cityboard.core.reason import ReasonCode
from cityboard.core.sheet import Axis, ChoicePart, Sheet
from cityboard.titles.helsinki.rules.board import COLUMNS, ROWS, group_of, mask_of, roofs_of
from cityboard.titles.helsinki.rules.edition import roof
from cityboard.titles.helsinki.rules.module import Module
from cityboard.titles.helsinki.rules.state import State

if TYPE_CHECKING:
    from cityboard.titles.helsinki.rules.game import Helsinki

BONUS_CARDS = 4
BORDERS = (ROWS[0], COLUMNS[-1], ROWS[-1], COLUMNS[0])  # in the order of the sides


class SeatPoints(TypedDict):
    """A seat and its points."""

    seat: int
    points: int


VISITORS_CONNECTED = EffectCode("visitors-connected", SeatPoints)

BONUS_CARD = EntryCode("bonus-card", Nothing)

NOT_CONNECTED = ReasonCode("not-connected", Nothing)
HIGHER_BONUS_LEFT = ReasonCode("higher-bonus-left", Nothing)


@described(row_schema(*(one_of(roofs_of(border)).schema for border in BORDERS)))
def crosswalks(value: Any, place: Place) -> list[int]:
    """Accept a roof on the border of each side, north, east, south, west (H8.2)."""
    roofs = list_of(roof, len(BORDERS), different=True)(value, place)
    for number, border in enumerate(BORDERS):
        one_of(roofs_of(border))(roofs[number], place.inside(number))
    return roofs


class DryRoads(Module):
    """The module's list is the bonus card of every seat, 0 for none yet."""

    chapter = "H8"

    def __init__(self, game: Helsinki, number: int) -> None:
        """Read crosswalks and bonus cards."""
        super().__init__(game, number)
        roofs, bonus = self.read(game.edition)
        self.crosswalks = mask_of(roofs)
        self.bonus = sorted(bonus)[: game.players]

    @classmethod
    def read(cls, edition: Edition) -> tuple[list[int], list[int]]:
        """Read the roofs in front of the crosswalks (H8.2) and the cards (H8.1)."""
        return (
            edition.read("dry_roads.crosswalks", crosswalks),
            edition.read("dry_roads.bonus", list_of(integer(1, 99), BONUS_CARDS, different=True)),
        )

    def begin(self) -> list[int]:
        """Begin with all cards on display."""
        return [0] * self.game.players

    def left(self, s: State) -> list[int]:
        """List the bonus cards that nobody has, the lowest first (H8.3)."""
        return [card for card in self.bonus if card not in self.module_state(s)]

    def is_connected(self, built: int) -> bool:
        """Return whether a board connects its four visitors; the statue does not connect (H8.3)."""
        group = group_of(self.crosswalks & -self.crosswalks, built)
        return self.crosswalks & ~group == 0

    def tile_laid(self, s: State, report: Report | None) -> None:
        """Give the mover the highest card left the moment the visitors are connected (H8.3)."""
        own = self.module_state(s)
        if own[s.mover] or not self.is_connected(s.built[s.mover]):
            return
        own[s.mover] = max(self.left(s))
        if report:
            report(VISITORS_CONNECTED(seat=s.mover, points=own[s.mover]))

    def lay_out(self, s: State, sheet: Sheet) -> None:
        """Give the seats their bonus cards; only connected visitors bring one, and the highest goes first (H8.3)."""
        players = Axis("seat", tuple(range(self.game.players)))
        part = ChoicePart("dry_roads.bonus", "H8.3", players, kind="bonus", choices=tuple(self.bonus), different="part")
        own, taken = self.module_state(s), [card for [card] in sheet.choices(part)]
        lowest = len(self.bonus) - sum(card is not None for card in taken)
        for seat, card in enumerate(taken):
            if card is None:
                continue
            own[seat] = self.bonus[card]
            if not self.is_connected(s.built[seat]):
                sheet.refuse(NOT_CONNECTED("H8.3"), part, seat)
            elif card < lowest:
                sheet.refuse(HIGHER_BONUS_LEFT("H8.3"), part, seat)

    def finish(self, s: State, entries: list[Entry]) -> None:
        """List the bonus cards (H8.3)."""
        cards = enumerate(self.module_state(s))
        entries += [BONUS_CARD(seat, "H8.3", points) for seat, points in cards if points]
