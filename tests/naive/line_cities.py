"""The cities whose points go to the owner of a line: New York, St Petersburg, Berlin (M15-M17)."""

from functools import cache

from .board import Line, square_number
from .cities import City
from .data import (
    BERLIN_GROUPS,
    BERLIN_SIDES,
    BERLIN_TICKETS_OF_A_COLOUR,
    COLOURS,
    NEW_YORK_VALUES,
    ST_PETERSBURG_MONUMENTS,
    ST_PETERSBURG_POINT_TILES,
    Square,
)
from .script import Move, Owner, Script, ask_chance, ask_seat, nothing_happens


class NewYork(City):
    """New York (M15)."""

    def __init__(self, players: int, owners: list[Owner]) -> None:
        """With module 1 board i belongs to company i (M15.4)."""
        super().__init__(players, owners)
        self.waiting: dict[int, str] = {}
        self.taken: dict[Owner, list[str]] = {owner: [] for owner in owners}
        self.boards: dict[Owner, int] = {}
        for owner in owners:
            if isinstance(owner, str):
                self.boards[owner] = COLOURS.index(owner)

    def setup(self, start_player: int) -> Script[None]:
        """The boards of the players, a tourist on each station (M15.1, M15.4)."""
        boards = list(range(8))
        for owner in self.owners:
            if isinstance(owner, int):
                answer = yield ask_chance({("board", owner, board): 1 for board in boards})
                boards.remove(int(answer[2]))
                self.boards[owner] = int(answer[2])
        bag = COLOURS * 4
        for station in range(1, 33):
            answer = yield ask_chance({("tourist-at", station, colour): bag.count(colour) for colour in bag})
            bag.remove(str(answer[2]))
            self.waiting[station] = str(answer[2])

    def line_scored(self, owner: Owner, line: Line) -> Script[None]:
        """The owner takes the tourist of the station where the line ends (M15.2)."""
        if line.arrives_at_station in self.waiting:
            self.taken[owner].append(self.waiting.pop(line.arrives_at_station))
        return nothing_happens()

    def owner_points(self, owner: Owner) -> int:
        """The value of its monument for each tourist (M15.3, M15.4)."""
        return sum(NEW_YORK_VALUES[(COLOURS.index(colour) - self.boards[owner]) % 8] for colour in self.taken[owner])


class StPetersburg(City):
    """St Petersburg (M16)."""

    def __init__(self, players: int, owners: list[Owner]) -> None:
        """Eight cards on the board, eight tourists beside it (M16.1)."""
        super().__init__(players, owners)
        self.monuments: list[Square] = list(ST_PETERSBURG_MONUMENTS)
        self.available: list[str] = list(COLOURS)
        self.tourist_on: dict[Square, str] = {}
        self.point_tiles: dict[str, list[int]] = {colour: list(ST_PETERSBURG_POINT_TILES[colour]) for colour in COLOURS}
        self.taken: dict[Owner, list[int]] = {owner: [] for owner in owners}

    def tile_laid(self, seat: int, square: Square) -> Script[None]:
        """The layer chooses a tourist for the tile (M16.2)."""
        if square in self.monuments:
            self.monuments.remove(square)
            answer = yield ask_seat(seat, [("tourist", colour) for colour in self.available])
            self.available.remove(str(answer[1]))
            self.tourist_on[square] = str(answer[1])

    def line_scored(self, owner: Owner, line: Line) -> Script[None]:
        """The owner takes a point tile for each crossing of a tourist (M16.3)."""
        for square in line.crossed:
            if square in self.tourist_on:
                colour = self.tourist_on[square]
                left = self.point_tiles[colour]
                answer = yield ask_chance({("point-tile", colour, points): left.count(points) for points in left})
                self.point_tiles[colour].remove(int(answer[2]))
                self.taken[owner].append(int(answer[2]))

    def owner_points(self, owner: Owner) -> int:
        """The point tiles (M16.4)."""
        return sum(self.taken[owner])


@cache
def berlin_completions(colours: tuple[tuple[int, bool], ...], squares_left: int) -> int:
    """The number of ways to fill the last squares, given each colour's rest and whether it is in the group (M17.1)."""
    if squares_left == 0:
        return 1
    if squares_left % 4 == 0:
        colours = tuple(sorted((rest, False) for rest, _ in colours))
    ways = 0
    for index, (rest, in_group) in enumerate(colours):
        if rest > 0 and not in_group:
            others = colours[:index] + colours[index + 1 :]
            ways += berlin_completions(tuple(sorted((*others, (rest - 1, True)))), squares_left - 1)
    return ways


def berlin_prizes(tickets: dict[Owner, int], larger: int, smaller: int) -> dict[Owner, int]:
    """The points for the tickets of one colour; those not taken go to a dummy, who is left out again (M17.4)."""
    counts = dict(tickets)
    counts["dummy"] = BERLIN_TICKETS_OF_A_COLOUR - sum(tickets.values())
    prizes: dict[Owner, int] = {}
    for owner, count in counts.items():
        if count > 0 and owner != "dummy":
            ahead = sum(1 for other in counts.values() if other > count)
            tied = sum(1 for other in counts.values() if other == count)
            numbers = [larger, smaller] + [0] * len(counts)
            prizes[owner] = sum(numbers[ahead : ahead + tied]) // tied
    return prizes


class Berlin(City):
    """Berlin (M17)."""

    def __init__(self, players: int, owners: list[Owner], sides: str) -> None:
        """The cards lie in a row with the sides the host chose (M17.1)."""
        super().__init__(players, owners)
        self.mixed = sides == "mixed"
        self.sides: list[str] = [] if self.mixed else [sides] * 8
        self.tourists: dict[Square, str] = {}
        self.tourist_on_tile: dict[Square, str] = {}
        self.colour_of_card: dict[int, str] = {}
        self.tickets: dict[Owner, list[str]] = {owner: [] for owner in owners}

    def setup(self, start_player: int) -> Script[None]:
        """Sides if mixed, four groups of tourists on the board, eight tourists on the cards (M17.1)."""
        if self.mixed:
            for card in range(8):
                answer = yield ask_chance({("side", card, "A"): 1, ("side", card, "B"): 1})
                self.sides.append(str(answer[2]))
        for group in BERLIN_GROUPS:
            for square in group:
                answers: dict[Move, int] = {}
                for colour in COLOURS:
                    ways = self.ways_after(group, square, colour)
                    if ways > 0:
                        answers["tourist-at", square_number(square), colour] = ways
                answer = yield ask_chance(answers)
                self.tourists[square] = str(answer[2])
        left = list(COLOURS)
        for card in range(8):
            answer = yield ask_chance({("tourist-on", card, colour): 1 for colour in left})
            left.remove(str(answer[2]))
            self.colour_of_card[card] = str(answer[2])

    def ways_after(self, group: list[Square], square: Square, colour: str) -> int:
        """The number of allowed arrangements with this colour on this square and the tourists before it (M17.1)."""
        placed = {**self.tourists, square: colour}
        in_group = [placed[member] for member in group if member in placed]
        rests = {each: 2 - list(placed.values()).count(each) for each in COLOURS}
        if rests[colour] < 0 or in_group.count(colour) > 1:
            return 0
        return berlin_completions(tuple(sorted((rests[each], each in in_group) for each in COLOURS)), 16 - len(placed))

    def tile_laid(self, seat: int, square: Square) -> Script[None]:
        """The tourist moves onto the tile (M17.2)."""
        if square in self.tourists:
            self.tourist_on_tile[square] = self.tourists.pop(square)
        return nothing_happens()

    def line_scored(self, owner: Owner, line: Line) -> Script[None]:
        """The owner takes a ticket for each crossing of a tourist (M17.3)."""
        for square in line.crossed:
            if square in self.tourist_on_tile:
                self.tickets[owner].append(self.tourist_on_tile[square])
        return nothing_happens()

    def owner_points(self, owner: Owner) -> int:
        """The prizes of all cards (M17.4)."""
        points = 0
        for card, colour in self.colour_of_card.items():
            larger, smaller = BERLIN_SIDES[self.sides[card]][card]
            tickets = {each: taken.count(colour) for each, taken in self.tickets.items()}
            points += berlin_prizes(tickets, larger, smaller).get(owner, 0)
        return points
