"""Metro behind the core's interface: one object per choice of options, shared by all its states."""

from collections.abc import Mapping
from random import Random
from typing import Any, TypedDict

from cityboard.core.dealer import pick_at_random
from cityboard.core.edition import Edition
from cityboard.core.game import CHANCE, NOBODY, UNKNOWN, EffectCode, Entry, EntryCode, Move, Report, ranking_by_points
from cityboard.core.module import modules_of
from cityboard.core.options import RANDOM
from cityboard.core.reason import RecordError
from cityboard.core.reasons import STATE_VALUE
from cityboard.core.step import SteppedGame
from cityboard.titles.metro.rules.catalogue import MOVES, module_classes
from cityboard.titles.metro.rules.edition import read_box
from cityboard.titles.metro.rules.frame import CompanyFrame, Frame, PlayerFrame
from cityboard.titles.metro.rules.module import Module, overriding
from cityboard.titles.metro.rules.network import (
    CENTRE,
    DEPARTURES,
    EDGE_SQUARES,
    LINES,
    SQUARES,
    STATIONS,
    TRACK_NEIGHBOURS,
    TRACK_SQUARES,
    family,
    network_of,
)
from cityboard.titles.metro.rules.options import Options
from cityboard.titles.metro.rules.placement import Placement
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import Step
from cityboard.titles.metro.rules.turn import (
    DRAW,
    PASS,
    UNSEEN,
    ChooseStart,
    DealTile,
    DrawTile,
    LayDrawn,
    ScoreLine,
    Turn,
)


class LaidTile(TypedDict):
    """A tile as it lies, and who laid it where."""

    seat: int
    tile: str
    square: int


class OfLinePoints(TypedDict):
    """A line: its station, how many tiles it crosses, and where it ends."""

    station: int
    crossings: int
    end: int | str


LAID = EffectCode("laid", LaidTile)

LINE = EntryCode("line", OfLinePoints)
DOUBLING = EntryCode("doubling", OfLinePoints)


class Metro(SteppedGame[State]):
    """The rules of Metro with chosen options."""

    title = "metro"
    rules_version = "2"
    end_rule = "M5.1"
    move_classes = MOVES

    def __init__(self, choice: Options, edition: Edition) -> None:
        """Build the tables, the modules and the steps."""
        self.choice = choice
        self.options = choice.to_json()
        self.players = choice.players
        self.edition = edition
        self.box = read_box(edition)
        self.modules: list[Module] = modules_of(self, self.module_classes())
        self._build_board()
        self._find_seams()
        self._build_steps()

    def module_classes(self) -> list[type[Module]]:
        """List the classes of the modules in play, in the order in which they are called."""
        return module_classes(self.choice.modules, self.choice.city)

    def _build_board(self) -> None:
        further = [tile for module in self.modules for tile in module.tiles()]
        covered = any(module.centre_covered for module in self.modules)
        self.network = network_of((*self.box.tiles, *further), covered)
        self.open_hands = any(module.open_hands for module in self.modules)
        self.hand = next((module.hand for module in self.modules if module.hand), self.choice.hand)
        self._last_of_hand = [(seat + 1) * self.hand - 1 for seat in range(self.players)]
        self.placement = Placement(
            self.network, list(self.box.tiles), self.choice.free_orientation, overriding(self.modules, "forbidden")
        )
        companies = any(module.company_frame for module in self.modules)
        self.frame: Frame = (
            CompanyFrame(self.box.companies) if companies else PlayerFrame(self, self.box.stations[self.players])
        )

    def _find_seams(self) -> None:
        """Find the modules' seams once, so that a game without modules pays nothing for them."""
        self.offers = overriding(self.modules, "offers")
        self.within_reach = overriding(self.modules, "within_reach")
        self.dealt = overriding(self.modules, "dealt")
        self.laid = overriding(self.modules, "laid")
        self.line_scored = overriding(self.modules, "line_scored")
        self._line_worth = overriding(self.modules, "line_worth")
        self._turn_over = overriding(self.modules, "turn_over")
        self._finish = overriding(self.modules[::-1], "finish")

    def _build_steps(self) -> None:
        self.choose_start = ChooseStart(self)
        self.deal = DealTile(self)
        self.draw_tile = DrawTile(self)
        self.lay_drawn = LayDrawn(self)
        self.score_line = ScoreLine(self)
        replaced = [step for module in self.modules if (step := module.turn_step())]
        self.turn_step: Step = replaced[0] if replaced else Turn(self)
        steps: list[Step] = [
            self.turn_step,
            self.choose_start,
            self.deal,
            self.draw_tile,
            self.lay_drawn,
            self.score_line,
            *([self.frame.step] if isinstance(self.frame, PlayerFrame) else []),
            *(step for module in self.modules for step in module.steps()),
        ]
        self.number_steps([*steps])

    # The interface.

    def first_state(self) -> State:
        """Prepare the board, the tower and the modules (M1), and move on to the first chance move."""
        s = State()
        s.mover = 0 if self.choice.start == RANDOM else int(self.choice.start)
        s.board = bytearray(SQUARES)
        s.empty = len(TRACK_SQUARES)
        s.open = bytearray(square in EDGE_SQUARES for square in range(SQUARES))
        s.waiting = bytearray(4 * SQUARES)
        for line in range(STATIONS):
            s.waiting[DEPARTURES[line]] = line + 1
        s.owners = self.frame.owners()
        s.ends = bytearray(LINES)
        s.lengths = [0] * LINES
        s.points = [0] * self.frame.accounts
        s.hands = bytearray(self.players * self.hand)
        s.drawn = 0
        s.tower = bytearray(self.box.tiles.get(name, 0) for name in self.network.names)
        s.left = sum(s.tower)
        s.own = [module.begin() for module in self.modules]
        s.agenda = self._setup()[::-1]
        self.proceed(s, None)
        return s

    def _setup(self) -> list[int]:
        """List the steps of the setup in order (M2.1)."""
        chosen = self.choice.start != RANDOM or self.players == 1
        return [
            *self.frame.setup(),
            *([] if chosen else [self.choose_start.entry()]),
            *(entry for module in self.modules for entry in module.setup()),
            *(self.deal.entry(seat) for _ in range(self.hand) for seat in range(self.players)),
            self.turn_step.entry(),
        ]

    def scores(self, s: State) -> list[int]:
        """Return the points by seat, as if the game ended now; without modules that score, they are in the state."""
        return super().scores(s) if self._finish else s.points[:]

    def breakdown(self, s: State) -> list[Entry]:
        """List every point with the rule that gave it."""
        entries = self.line_entries(s)
        for finish in self._finish:
            finish(s, entries)
        return entries

    def line_entries(self, s: State) -> list[Entry]:
        """Explain the points of all complete lines."""
        return [entry for line in range(LINES) if s.ends[line] for entry in self._entries_of_line(s, line)]

    def _entries_of_line(self, s: State, line: int) -> list[Entry]:
        """Explain the points of a complete line (M4.2, M4.3)."""
        if s.owners[line] == UNKNOWN:
            return []
        owner = self.frame.name(s.owners[line])
        crossings, doubling = self.line_worth(s, line)
        arguments = OfLinePoints(station=line + 1, crossings=crossings, end=self.end_name(s.ends[line]))
        entries = [LINE(owner, "M4.2", crossings, **arguments)]
        if doubling:
            entries.append(DOUBLING(owner, "M4.3", doubling, **arguments))
        return entries

    def ranking(self, s: State) -> list[int]:
        """Rank the seats; ties share the victory (M5.1, M7.8)."""
        return ranking_by_points(self.scores(s))

    def view(self, s: State, seat: int | None) -> State:
        """Hide hands, the drawn tile and what the modules keep secret (M2.6)."""
        view = s.copy()
        if s.turn == NOBODY:
            return view
        if not self.open_hands:
            for place, tile in enumerate(s.hands):
                if tile and place // self.hand != seat:
                    view.hands[place] = UNKNOWN
                    view.tower[tile] += 1
        if s.drawn and s.mover != seat:
            view.drawn = UNKNOWN
            view.tower[s.drawn] += 1
        for module in self.modules:
            module.hide(s, view, seat)
        return view

    def guess(self, view: State, rng: Random) -> State:
        """Draw what a view hides from what it leaves possible."""
        s = view.copy()
        for place, tile in enumerate(view.hands):
            if tile == UNKNOWN:
                s.hands[place] = self._unseen_tile(s, rng)
        for seat in range(self.players):
            self._sort_hand(s, seat)
        if view.drawn == UNKNOWN:
            s.drawn = self._unseen_tile(s, rng)
        for module in self.modules:
            module.imagine(s, rng)
        return s

    def _unseen_tile(self, s: State, rng: Random) -> int:
        tile = pick_at_random([(tile, count) for tile, count in enumerate(s.tower) if count], rng)
        s.tower[tile] -= 1
        return tile

    def actions(self) -> list[Move]:
        """List every decision a seat could ever face."""
        ordinary: list[Move] = [*self.placement.all_moves(), DRAW, PASS]
        return ordinary + [move for module in self.modules for move in module.actions()]

    def pieces(self, s: State) -> dict[str, int]:
        """Count tiles by family, and the modules' pieces."""
        names = self.network.names
        counts = dict.fromkeys((family(tile) for tile in self.box.tiles), 0)
        lying = [s.board[square] for square in TRACK_SQUARES]
        for tile in [*lying, *s.hands, s.drawn]:
            if tile:
                counts[family(names[tile])] += 1
        for tile, count in enumerate(s.tower):
            if count:
                counts[family(names[tile])] += count
        for module in self.modules:
            for piece, count in module.pieces(s).items():
                counts[piece] = counts.get(piece, 0) + count
        return counts

    def state_from_json(self, data: Mapping[str, Any]) -> State:
        """Rebuild a state; refuse one that no game with these options can have."""
        s = self.check_state(State.from_json(data))
        tiles = {*range(len(self.network.names)), UNKNOWN}
        for name in ("board", "hands"):
            if not tiles.issuperset(getattr(s, name)):
                raise RecordError(STATE_VALUE("", field=name))
        # Compiled, the kernel looks these up without asking whether they are too large.
        for name, most in (("tower", UNSEEN), ("waiting", LINES)):
            if max(getattr(s, name)) > most:
                raise RecordError(STATE_VALUE("", field=name))
        return s

    # What steps and modules use.

    def close_turn(self, s: State, report: Report | None) -> None:
        """Draw a tile for one placed from hand (M2.3), then let the next seat begin (M4.6)."""
        if s.left and not s.hands[self._last_of_hand[s.mover]] and not self.turn_step.over(s):
            s.step, s.argument, s.turn = self.deal.number, s.mover, CHANCE
            return
        for turn_over in self._turn_over:
            turn_over(s)
        s.mover = (s.mover + 1) % self.players
        s.step, s.argument = self.turn_step.number, 0
        self.turn_step.begin(s, 0, report)

    def lay(self, s: State, code: int, square: int, report: Report | None) -> None:
        """Put an oriented tile on the board and schedule what it causes, in the order of M4.6."""
        board, opened = s.board, s.open
        board[square] = code
        s.empty -= 1
        opened[square] = 0
        # Only a laid track tile opens its neighbours: central stations and rails never do (M8.4, M9.4).
        for neighbour in TRACK_NEIGHBOURS[square]:
            if not board[neighbour]:
                opened[neighbour] = 1
        if report:
            report(LAID(seat=s.mover, tile=self.network.names[code], square=square))
        complete = self.extend(s, square)
        if self.laid or self.line_scored:
            # There may be a decision before or between the lines: each waits its turn.
            s.agenda += map(self.score_line.entry, reversed(complete))
            for laid in self.laid:
                laid(s, square, report)
        else:
            for line in complete:
                self.score_line.begin(s, line, report)

    def extend(self, s: State, square: int) -> list[int]:
        """Extend the lines that wait at a square as far as there is track; list the complete ones, LINES * end + line.

        Only lines with a departure ever wait, so loops and tracks from the bare centre count for nobody (M4.5).
        """
        complete = self.network.tracks.extend(s.board, s.waiting, s.lengths, square)
        return [LINES * end + line for line, end in sorted(complete)] if complete else []

    def line_worth(self, s: State, line: int) -> tuple[int, int]:
        """Return the crossings of a complete line that count, and what doubling adds (M4.2, M4.3)."""
        crossings = s.lengths[line]
        worth = crossings, crossings if s.ends[line] == -CENTRE else 0
        for line_worth in self._line_worth:
            worth = line_worth(s, line, worth)
        return worth

    @staticmethod
    def end_name(end: int) -> int | str:
        """Name where a line ends: the number of a station, or the centre."""
        return "centre" if end == -CENTRE else end

    def held(self, s: State, seat: int) -> list[int]:
        """List the tiles in a hand."""
        return [tile for tile in s.hands[seat * self.hand : (seat + 1) * self.hand] if tile]

    def hold(self, s: State, seat: int, tile: int) -> None:
        """Put a tile into a hand."""
        if self.hand == 1:
            s.hands[seat] = tile
        else:
            s.hands[s.hands.index(0, seat * self.hand)] = tile
            self._sort_hand(s, seat)

    def release(self, s: State, seat: int, tile: int) -> None:
        """Take a tile out of a hand."""
        if self.hand == 1:
            s.hands[seat] = 0
        else:
            s.hands[s.hands.index(tile, seat * self.hand)] = 0
            self._sort_hand(s, seat)

    def _sort_hand(self, s: State, seat: int) -> None:
        """Keep a hand in its one written order: ascending, then the gaps."""
        low, high = seat * self.hand, (seat + 1) * self.hand
        s.hands[low:high] = sorted(s.hands[low:high], key=lambda tile: (tile == 0, tile))
