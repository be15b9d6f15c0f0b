"""What a seat can expect from a position: the modules' estimates and the tracks, as the kernel wants them."""

from collections.abc import Sequence
from functools import cached_property

from cityboard.core.game import Move
from cityboard.titles.metro.bots.kernel_fill import CROSSING, ENDS, SCALE, WORTH, Filling
from cityboard.titles.metro.bots.worth import Worth
from cityboard.titles.metro.bots.worths import worths_of
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.network import LINES, SQUARES, STATIONS, TRACK_SQUARES
from cityboard.titles.metro.rules.state import State


def scaled(points: float) -> int:
    """Return points in the kernel's parts of a point."""
    return round(SCALE * points)


class Evaluation:
    """A position in a world that agrees with a seat's view, ready to be filled and traced."""

    def __init__(self, game: Metro, world: State, seat: int, unseen: Sequence[int]) -> None:
        """Take a full state, the seat that asks, and how many of each tile it has not seen."""
        self.game = game
        self.world = world
        self.seat = seat
        self.squares = [square for square in TRACK_SQUARES if not world.board[square]]
        self.number = {square: number for number, square in enumerate(self.squares)}
        self.worths = worths_of(game)
        self._weights = self._square_weights()
        self.lines = [
            (position, waiting - 1)
            for position, waiting in enumerate(world.waiting)
            if waiting and world.owners[waiting - 1] < LINES
        ]
        self.waiting: dict[int, list[tuple[int, int]]] = {}
        for position, line in self.lines:
            self.waiting.setdefault(position >> 2, []).append((position, line))
        self._giving = [worth.module.number for worth in self.worths if type(worth).seats is not Worth.seats]
        self.seat_worth = self.seats_worth(world)
        self.filling = self._filling(self._bag(unseen))
        self._score()

    @cached_property
    def crossings(self) -> dict[int, int]:
        """Return by open line how many of its crossings count (M4.2)."""
        return {line: self.game.line_worth(self.world, line)[0] for _, line in self.lines}

    def _square_weights(self) -> list[int]:
        """Return by square what crossing it adds to a path's sum."""
        weights = [1 + CROSSING] * SQUARES
        for worth in self.worths:
            for square, points in worth.crossings(self.world).items():
                weights[square] = 1 if points < 0 else weights[square] + WORTH * scaled(points)
        return weights

    def besides(self, account: int, crossed: list[int], end: int) -> int:
        """Return what modules give an account for squares that its line crosses, and for the station at its end."""
        gained = sum(self._weights[square] // WORTH for square in crossed)
        return gained + (self._ends[account * ENDS - end] if end else 0)

    def _bag(self, unseen: Sequence[int]) -> list[int]:
        """List the tiles that will fill the board: the unseen ones, and the seat's own that are not laid now."""
        held = self.game.held(self.world, self.seat)
        bag = [tile for tile, count in enumerate(unseen) for _ in range(count)]
        bag += held if self.world.drawn else held[1:]
        return bag or held or [1]

    def _filling(self, bag: list[int]) -> Filling:
        network = self.game.network
        lead, gain = self._ways()
        starts = [self._local(position) for position, _ in self.lines]
        reached = {*lead, *starts}
        nobody = [position for position in range(4 * len(self.squares)) if position not in reached]
        lines = [(self.world.owners[line], self._so_far(line), int(line < STATIONS)) for _, line in self.lines]
        turns = network.turns if self.game.choice.free_orientation else []
        return Filling(network.exits, len(self.squares), lead, gain, starts + nobody, lines, bag, turns)

    def _local(self, position: int) -> int:
        """Return a position on an empty square as the kernel numbers it."""
        return 4 * self.number[position >> 2] + position % 4

    def _ways(self) -> tuple[list[int], list[int]]:
        """Return by empty square and edge where a train ends up that leaves over it, and what it adds to the sum."""
        beyond, follow, board = self.game.network.beyond, self.game.network.follow, self.world.board
        lead, gain = [], []
        for square in self.squares:
            for position in beyond[4 * square : 4 * square + 4]:
                passed = self._weights[square]
                while position >= 0 and board[position >> 2]:
                    passed += self._weights[position >> 2]
                    position = follow[board[position >> 2]][position]
                lead.append(position if position < 0 else self._local(position))
                gain.append(passed)
        return lead, gain

    def _so_far(self, line: int) -> int:
        """Return the sum of a line's path up to where it ends now."""
        crossed, _ = self.game.network.trace(self.world.board, line)
        return sum(self._weights[square] for square in crossed)

    def _score(self) -> None:
        accounts = self.game.frame.accounts
        self.points = [scaled(points) for points in self.world.points]
        self._ends = ends = [0] * (accounts * ENDS)
        for worth in self.worths:
            for account, points in enumerate(worth.accounts(self.world)):
                self.points[account] += scaled(points)
            for account, row in enumerate(worth.ends(self.world)):
                for station, points in enumerate(row, 1):
                    ends[account * ENDS + station] += scaled(points)
        extra = [scaled(points) for points in self.seat_worth]
        self.filling.score(self.points, ends, self.seat, self.game.players, extra)
        for worth in self.worths:
            worth.pay(self.world, self.filling)

    def seats_worth(self, s: State) -> list[float]:
        """Return what the modules give the seats themselves, estimated."""
        total = [0.0] * self.game.players
        for worth in self.worths:
            for seat, points in enumerate(worth.seats(s)):
                total[seat] += points
        return total

    def seat_lead(self, s: State) -> float:
        """Return the seat's lead over the others in that, relative to the position."""
        gains = [after - before for after, before in zip(self.seats_worth(s), self.seat_worth, strict=True)]
        own = gains.pop(self.seat)
        return own - sum(gains) / len(gains) if gains else own

    def bonus(self, move: Move) -> float:
        """Return what laying a tile brings the seat besides lines, if it then chooses the best."""
        if not self.game.laid:
            return 0.0
        after = self.world.copy()
        self.game.play(after, move)
        after = self.decided(after)
        changed = any(after.own[number] != self.world.own[number] for number in self._giving)
        return self.seat_lead(after) if changed else 0.0

    def decided(self, s: State) -> State:
        """Make the seat's further decisions of a turn, each for the best that modules give the seats."""
        game = self.game
        while s.turn == self.seat and s.step not in (game.turn_step.number, game.lay_drawn.number):
            afters = []
            for move in game.moves(s):
                after = s.copy()
                game.play(after, move)
                afters.append(after)
            s = max(afters, key=self.seat_lead)
        return s
