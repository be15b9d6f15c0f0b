"""Helsinki behind the core's interface: one object per choice of options, shared by all its states."""

from collections.abc import Mapping
from itertools import compress
from random import Random
from typing import Any, TypedDict

from cityboard.core.arguments import Nothing
from cityboard.core.dealer import pick_at_random
from cityboard.core.edition import Edition
from cityboard.core.game import NOBODY, UNKNOWN, EffectCode, Entry, EntryCode, Move, Report
from cityboard.core.module import modules_of
from cityboard.core.options import RANDOM
from cityboard.core.reason import Reason, ReasonCode, RecordError
from cityboard.core.reasons import STATE_VALUE
from cityboard.core.step import SteppedGame
from cityboard.titles.helsinki.rules import moves
from cityboard.titles.helsinki.rules.actions import PlaceWild, ShiftRoof
from cityboard.titles.helsinki.rules.arguments import OfAction
from cityboard.titles.helsinki.rules.board import COLUMNS, FULL, ROOFS, ROWS, STATUE, mask_of, push_move, shape_from
from cityboard.titles.helsinki.rules.building import (
    NO_COAT,
    SUBSETS,
    PayCards,
    PlaceRoof,
    PushTile,
    declarable_sets,
    multisets,
)
from cityboard.titles.helsinki.rules.cards import Deck
from cityboard.titles.helsinki.rules.catalogue import module_classes
from cityboard.titles.helsinki.rules.edition import ACTIONS, COLOURS, COVERED, FIRST_CARDS, ROOF_COUNTS, read_box
from cityboard.titles.helsinki.rules.module import Module
from cityboard.titles.helsinki.rules.options import Options
from cityboard.titles.helsinki.rules.pile import DealCard, DiscardCards, FillSlot
from cityboard.titles.helsinki.rules.setup import SPACES, ChooseSpace, ChooseStart, CoverAction, RemoveFive
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.rules.step import Step
from cityboard.titles.helsinki.rules.turn import DRAW, DRAW_MORE, END, FARTHEST, NEAREST, STEPS, USES, WALKS, Turn

ALL_ACTIONS = (1 << len(ACTIONS)) - 1
PER_LINE, PER_CROSSING, PER_LINE_ROOF = 2, 3, 1
LONGEST_PAYMENT = 4


class SeatAction(OfAction):
    """A seat and an action."""

    seat: int


class SeatCoats(TypedDict):
    """A seat and the coats of arms it won."""

    seat: int
    coats: int


class OfName(TypedDict):
    """What is no action."""

    action: str | int


class OfRow(TypedDict):
    """A complete row."""

    row: int


class OfColumn(TypedDict):
    """A complete column."""

    column: int


class OfSuperstructures(TypedDict):
    """How many superstructures count."""

    superstructures: int


ACTION_USED = EffectCode("action-used", SeatAction)
COATS_WON = EffectCode("coats-won", SeatCoats)

SCORE_TRACK = EntryCode("score-track", Nothing)
ROW = EntryCode("row", OfRow)
COLUMN = EntryCode("column", OfColumn)
AT_CROSSINGS = EntryCode("superstructures-crossings", OfSuperstructures)
ALONG_LINES = EntryCode("superstructures-along", OfSuperstructures)
OUTSIDE_LINES = EntryCode("superstructures-nowhere", OfSuperstructures)
SUPERSTRUCTURES = (AT_CROSSINGS, ALONG_LINES, OUTSIDE_LINES)  # in the order of roofs_by_worth

ACTION_UNKNOWN = ReasonCode("action-unknown", OfName)
ACTION_COVERED = ReasonCode("action-covered", OfAction)
USED_ALREADY = ReasonCode("action-used", OfAction)


class Helsinki(SteppedGame[State]):
    """The rules of Helsinki with chosen options."""

    title = "helsinki"
    rules_version = "1"
    end_rule = "H5.3"
    move_classes = moves.MOVES

    def __init__(self, choice: Options, edition: Edition) -> None:
        """Build the tables, the modules and the steps."""
        self.choice = choice
        self.options = choice.to_json()
        self.players = choice.players
        self.edition = edition
        self.box = read_box(edition)
        self.deck = Deck(self.box)
        self.shapes = [[shape_from(picture) for picture in self.box.shapes[colour]] for colour in COLOURS]
        self.subsets = declarable_sets()
        # By card: the form of its tile and the tile's place in `State.supply`; number 0 is no card.
        cards = self.deck.cards
        self.shape_of = [self.shapes[0][0], *(self.shapes[card.colour][card.roofs - 2] for card in cards)]
        self.supply_of = [0, *(len(ROOF_COUNTS) * card.colour + card.roofs - 2 for card in cards)]
        # By senate space: the number of its side, and the two slots beside it (H1.1).
        self.side_of = [space.side for space in self.box.senate]
        self.slots_beside = [space.slots for space in self.box.senate]
        self.modules: list[Module] = modules_of(self, module_classes(choice.modules))
        self._build_steps()

    def _build_steps(self) -> None:
        self.choose_start, self.remove_five, self.cover_action = ChooseStart(self), RemoveFive(self), CoverAction(self)
        self.fill_slot, self.deal_card, self.discard = (
            FillSlot(self, SPACES),
            DealCard(self, self.players),
            DiscardCards(self),
        )
        self.choose_space, self.turn_step = ChooseSpace(self), Turn(self)
        self.pay, self.push, self.roof = PayCards(self), PushTile(self), PlaceRoof(self)
        self.place_wild, self.shift = PlaceWild(self), ShiftRoof(self)
        steps: list[Step] = [
            self.turn_step,
            self.choose_start,
            self.remove_five,
            self.cover_action,
            self.fill_slot,
            self.choose_space,
            self.deal_card,
            self.discard,
            self.pay,
            self.push,
            self.roof,
            self.place_wild,
            self.shift,
        ]
        self.number_steps([*steps])

    # The interface.

    def first_state(self) -> State:
        """Place statues, coats of arms and markers (H2.5) and move on to the first chance move."""
        players = self.players
        s = State()
        s.start = s.mover = 0 if self.choice.start == RANDOM else int(self.choice.start)
        s.round, s.last_round = 1, 0
        s.display = bytearray(SPACES)
        s.pile = self.deck.without(self.box.removed.get(players))
        s.pile_size = sum(s.pile)
        s.discards = bytearray(self.deck.size)
        s.hands = bytearray(players * self.deck.size)
        s.hand_sizes = [0] * players
        s.supply = bytearray(number for colour in COLOURS for number in self.box.tiles[colour])
        s.superstructures = self.box.superstructures
        s.pawns = bytearray(players)
        s.built, s.roofed = [0] * players, [0] * players
        s.colours = [0] * (players * len(COLOURS))
        s.coats = [mask_of(self.box.coats)] * players
        s.meadows = bytearray(players)
        s.used = [0] * players
        s.covered = self._covered_by_choice()
        s.track, s.limit_off = [0] * players, [0] * players
        s.reach, s.acted, s.must_build = STEPS, 0, 0
        s.card = s.declared = s.fresh = 0
        s.paid = bytearray(self.deck.size)
        s.own = [module.begin() for module in self.modules]
        s.agenda = self._setup()[::-1]
        self.proceed(s, None)
        return s

    def _covered_by_choice(self) -> int:
        """Return the actions covered from the start (H2.6, H2.7)."""
        cover = self.box.bottom_row if self.choice.cover == "bottom" else self.choice.cover
        return 0 if isinstance(cover, str) else mask_of(ACTIONS.index(action) for action in cover)

    def _setup(self) -> list[int]:
        """List the steps of the setup in order (H2)."""
        single = self.players == 2 and self.box.fives_removed_for_two == "single"
        fives = [len(COLOURS)] if single else range(len(COLOURS)) if self.players in self.box.removed else []
        return [
            *([self.choose_start.entry()] if self.choice.start == RANDOM else []),
            *(self.remove_five.entry(colour) for colour in fives),
            *([self.cover_action.entry()] * COVERED if self.choice.cover == RANDOM else []),
            *(self.fill_slot.entry(slot) for slot in range(SPACES)),
            self.choose_space.entry(),
            *(self.deal_card.entry(seat) for _ in range(FIRST_CARDS) for seat in range(self.players)),
            self.turn_step.entry(),
        ]

    def breakdown(self, s: State) -> list[Entry]:
        """List every point with the rule that gave it (H7)."""
        entries: list[Entry] = []
        for seat in range(self.players):
            if s.track[seat]:
                entries.append(SCORE_TRACK(seat, "A15", s.track[seat]))
            entries += board_entries(seat, s.built[seat], s.roofed[seat])
        for module in self.modules:
            module.finish(s, entries)
        return entries

    def ranking(self, s: State) -> list[int]:
        """Rank the seats; among tied seats, the one later in turn order is better (H7.4)."""
        order = [(points, (seat - s.start) % self.players) for seat, points in enumerate(self.scores(s))]
        return [1 + sum(other > place for other in order) for place in order]

    def view(self, s: State, seat: int | None) -> State:
        """Hide the other hands; their cards may be anywhere in the pile (H3.8)."""
        view = s.copy()
        if s.turn == NOBODY:
            return view
        size = self.deck.size
        for other in range(self.players):
            if other != seat:
                for card in range(size):
                    view.pile[card] += s.hands[other * size + card]
                    view.hands[other * size + card] = UNKNOWN
        return view

    def guess(self, view: State, rng: Random) -> State:
        """Deal the hidden hands from what a view leaves possible; a mover in the middle of a build can finish it."""
        s = view.copy()
        size = self.deck.size
        hidden = [seat for seat in range(self.players) if view.hands[seat * size] == UNKNOWN]
        for seat in hidden:
            s.hands[seat * size : (seat + 1) * size] = bytes(size)
        if s.mover in hidden and s.step == self.pay.number:
            self._imagine(s, s.mover, self.pay.imagine(s, rng))
        elif s.mover in hidden and s.must_build:
            self._imagine(s, s.mover, self.turn_step.imagine(s, rng))
        for seat in hidden:
            for _ in range(view.hand_sizes[seat] - sum(self.hand(s, seat))):
                cards = [(card, count) for card, count in enumerate(s.pile) if count]
                self._imagine(s, seat, [pick_at_random(cards, rng)])
        return s

    def _imagine(self, s: State, seat: int, cards: list[int]) -> None:
        for card in cards:
            s.pile[card] -= 1
            s.hands[seat * self.deck.size + card] += 1

    def actions(self) -> list[Move]:
        """List every decision a seat could ever face."""
        deck = self.deck
        decisions: list[Move] = [moves.Space("space", space) for space in range(SPACES)]
        decisions += WALKS.values()
        decisions += USES.values()
        decisions += [DRAW, DRAW_MORE, END]
        decisions += [moves.Build(("build", card.name, *actions)) for card in deck.cards for actions in SUBSETS]
        decisions += self._payments()
        places = {place for shapes in self.shapes for shape in shapes for place in shape.places}
        decisions += sorted(push_move(place) for place in places if not place & STATUE)
        free = [roof for roof in range(ROOFS) if not STATUE >> roof & 1]
        decisions += [*(moves.Roof("roof", roof) for roof in free), *(moves.Wild("wild", roof) for roof in free)]
        decisions += [moves.Shift("shift", source, target) for source in free for target in free if source != target]
        return [*decisions, *(moves.Discard("discard", name) for name in deck.names[1:])]

    def _payments(self) -> list[Move]:
        """List every payment for any card, with at most one card of another colour (H4.2, A14)."""
        deck = self.deck
        counts = deck.full()
        payments: dict[Move, None] = {}
        for colour in range(len(COLOURS)):
            suits = list(deck.suits(colour))
            limits = [min(counts[card], LONGEST_PAYMENT) for card in suits]
            others = [card for card in range(1, deck.wild) if card not in suits]
            for size in range(LONGEST_PAYMENT + 1):
                for other in (0, *others) if size else (0,):
                    for chosen in multisets(suits, limits, size - bool(other)):
                        names = sorted(deck.names[card] for card in (*chosen, *([other] if other else [])))
                        payments[moves.Pay(("pay", *names))] = None
        return list(payments)

    def pieces(self, s: State) -> dict[str, int]:
        """Count cards, tiles, superstructures and coats wherever they are."""
        size = self.deck.size
        counts: dict[str, int] = {}
        for card, name in enumerate(self.deck.names):
            held = sum(s.hands[seat * size + card] for seat in range(self.players))
            counts[name] = s.pile[card] + s.discards[card] + s.paid[card] + held + s.display.count(card)
        counts.pop("")
        # A tile taken from the supply is nowhere until it is pushed, so tiles are counted by their roofs.
        for colour, name in enumerate(COLOURS):
            supply = s.supply[len(ROOF_COUNTS) * colour : len(ROOF_COUNTS) * (colour + 1)]
            laid = sum(s.colours[len(COLOURS) * seat + colour].bit_count() for seat in range(self.players))
            named = self.deck.card(s.card) if s.card else None
            taken = named.roofs if named and named.colour == colour else 0
            stock = sum(number * roofs for number, roofs in zip(supply, ROOF_COUNTS, strict=True))
            counts[f"roofs-{name}"] = stock + laid + taken
        counts["superstructures"] = s.superstructures + sum(roofed.bit_count() for roofed in s.roofed)
        on_boards = sum(coats.bit_count() for coats in s.coats)
        counts["coats"] = on_boards + sum(s.meadows) + sum(used.bit_count() for used in s.used)
        for module in self.modules:
            counts |= module.pieces(s)
        return counts

    def state_from_json(self, data: Mapping[str, Any]) -> State:
        """Rebuild a state; refuse one that no game with these options can have."""
        s = self.check_state(State.from_json(data))
        size, board = self.deck.size, FULL & ~STATUE
        hands = [self.hand(s, seat) for seat in range(self.players)]
        known = [hand for hand in hands if UNKNOWN not in hand]
        holds = {
            "start": s.start in range(self.players),
            "round": s.round >= 1,
            "display": all(card < size for card in s.display),
            "pawns": all(space < SPACES for space in s.pawns),
            "built": all(built >= 0 and not built & ~board for built in s.built),
            "roofed": all(not roofed & ~built for roofed, built in zip(s.roofed, s.built, strict=True)),
            "reach": s.reach in range(NEAREST, FARTHEST + 1),
            "acted": s.acted in range(3),
            "card": s.card in range(self.deck.wild),
            "argument": s.argument in range(len(ACTIONS)),
            "hands": all(hand in known or min(hand) == UNKNOWN for hand in hands),
            "hand_sizes": all(
                UNKNOWN in hand or sum(hand) == here for hand, here in zip(hands, s.hand_sizes, strict=True)
            ),
            "pile_size": s.pile_size
            == sum(s.pile) - sum(h for h, hand in zip(s.hand_sizes, hands, strict=True) if UNKNOWN in hand),
            "must_build": s.must_build in range(2),
        }
        for field, is_right in holds.items():
            if not is_right:
                raise RecordError(STATE_VALUE("", field=field))
        return s

    # What steps and modules use.

    def close_turn(self, s: State, report: Report | None) -> None:
        """Restore the hand limit (A12), then let the next seat begin, or end the game after the last round (H5.3)."""
        if s.limit_off[s.mover] == s.round:
            s.limit_off[s.mover] = 0
            s.agenda.append(self.discard.entry())
            self.proceed(s, report)
            return
        s.mover = (s.mover + 1) % self.players
        s.reach, s.acted, s.must_build, s.fresh = STEPS, 0, 0, 0
        if s.mover == s.start:
            if s.last_round:
                s.turn = NOBODY
                return
            s.round += 1
        s.step, s.argument = self.turn_step.number, 0
        self.turn_step.begin(s, 0, report)

    def available(self, s: State) -> int:
        """Return the actions the mover can put a coat on, one bit each: those that `refuse_action` does not refuse."""
        return ALL_ACTIONS & ~(s.used[s.mover] | s.covered) if s.meadows[s.mover] else 0

    def refuse_action(self, s: State, action: str | int) -> Reason | None:
        """Return why the mover cannot put a coat on an action (H2.7, H6)."""
        if action not in ACTIONS:
            return ACTION_UNKNOWN("H6.1", action=action)
        bit = ACTIONS.index(action)
        if s.covered >> bit & 1:
            return ACTION_COVERED("H2.6" if self.choice.cover == "bottom" else "H2.7", action=action)
        if s.used[s.mover] >> bit & 1:
            return USED_ALREADY("H6.1", action=action)
        return None if s.meadows[s.mover] else NO_COAT("H6.1", action=action, coats=0)

    def spend_coat(self, s: State, action: str, report: Report | None) -> None:
        """Put a coat of the mover on an action."""
        s.meadows[s.mover] -= 1
        s.used[s.mover] |= 1 << ACTIONS.index(action)
        if report:
            report(ACTION_USED(seat=s.mover, action=action))

    def lift_limit(self, s: State) -> None:
        """Lift the mover's hand limit until the end of their turn in the next round (A12)."""
        s.limit_off[s.mover] = s.round + 1

    def cover_roofs(self, s: State, place: int, report: Report | None) -> None:
        """Record new roofs of the mover's board, win the coats under them and call the modules (H4.11)."""
        s.built[s.mover] |= place
        won = (s.coats[s.mover] & place).bit_count()
        s.coats[s.mover] &= ~place
        s.meadows[s.mover] += won
        if won and report:
            report(COATS_WON(seat=s.mover, coats=won))
        for module in self.modules:
            module.tile_laid(s, report)

    def pawns_are_placed(self, s: State) -> bool:
        """Return whether the first space has been chosen (H2.4)."""
        return s.step != self.choose_space.number and self.choose_space.entry() not in s.agenda

    def hand(self, s: State, seat: int) -> bytearray:
        """Return a hand, a count per kind of card."""
        size = self.deck.size
        return s.hands[seat * size : (seat + 1) * size]

    def held(self, s: State, seat: int) -> list[int]:
        """List the kinds of cards in a hand."""
        return list(compress(self.deck.codes, self.hand(s, seat)))

    def hold(self, s: State, seat: int, card: int) -> None:
        """Put a card into a hand."""
        s.hands[seat * self.deck.size + card] += 1
        s.hand_sizes[seat] += 1

    def release(self, s: State, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        s.hands[seat * self.deck.size + card] -= 1
        s.hand_sizes[seat] -= 1


def board_entries(seat: int, built: int, roofed: int) -> list[Entry]:
    """List the points of a board: its complete lines and superstructures (H7.1, H7.2)."""
    rows, columns = complete_lines(built)
    entries = [ROW(seat, "H7.1", PER_LINE, row=row) for row in rows]
    entries += [COLUMN(seat, "H7.1", PER_LINE, column=column) for column in columns]
    worths = (PER_CROSSING, PER_LINE_ROOF, 0)
    for counted, worth, roofs in zip(SUPERSTRUCTURES, worths, roofs_by_worth(built, roofed), strict=True):
        if number := roofs.bit_count():
            entries.append(counted(seat, "H7.2", worth * number, superstructures=number))
    return entries


def board_points(built: int, roofed: int) -> int:
    """Return the points of a board (H7.1, H7.2)."""
    return sum(entry.points for entry in board_entries(0, built, roofed))


def complete_lines(built: int) -> tuple[list[int], list[int]]:
    """List the complete rows and columns; the statue counts as built (H7.1)."""
    full = built | STATUE
    rows = [number for number, row in enumerate(ROWS) if row & ~full == 0]
    return rows, [number for number, column in enumerate(COLUMNS) if column & ~full == 0]


def roofs_by_worth(built: int, roofed: int) -> tuple[int, int, int]:
    """Return the superstructures at intersections of complete lines, along one, and outside (H7.2, example H7.3)."""
    rows, columns = complete_lines(built)
    in_rows, in_columns = 0, 0
    for row in rows:
        in_rows |= ROWS[row]
    for column in columns:
        in_columns |= COLUMNS[column]
    crossings = roofed & in_rows & in_columns
    along = roofed & (in_rows | in_columns) & ~crossings
    return crossings, along, roofed & ~crossings & ~along
