"""No city, and the cities whose points go to the player who lays a tile: Paris, Stockholm, London (M11-M14)."""

from .board import INNER_SQUARES, Line, neighbours, square_number, square_of_number
from .data import COLOURS, PARIS_CARDS, PARIS_CARDS_EACH, STOCKHOLM_TOKENS_EACH, STOCKHOLM_VALUES, Square
from .script import Move, Owner, Script, ask_chance, ask_seat, nothing_happens


class City:
    """No city: every other one overrides what it changes (M11.1)."""

    def __init__(self, players: int, owners: list[Owner]) -> None:
        """The owners of lines are the seats, or the companies with module 1 (M11.2)."""
        self.players = players
        self.owners = owners

    def setup(self, start_player: int) -> Script[None]:
        """What is drawn before the game."""
        return nothing_happens()

    def tile_laid(self, seat: int, square: Square) -> Script[None]:
        """The effect of the square on which the seat has just laid a tile (M4.6)."""
        return nothing_happens()

    def line_scored(self, owner: Owner, line: Line) -> Script[None]:
        """What the owner of a completed line takes (M4.6)."""
        return nothing_happens()

    def player_points(self, seat: int) -> int:
        """The points that stay the player's (M11.2)."""
        return 0

    def owner_points(self, owner: Owner) -> int:
        """The points that go to the owner of lines (M11.2)."""
        return 0


def deal_tourists(tourists: dict[Square, list[str]]) -> Script[None]:
    """Four tourists of each colour at random, one on each inner square (M11.3)."""
    bag = COLOURS * 4
    for square in INNER_SQUARES:
        answer = yield ask_chance({("tourist-at", square_number(square), colour): bag.count(colour) for colour in bag})
        bag.remove(str(answer[2]))
        tourists[square] = [str(answer[2])]


def deal_row_of_monuments() -> Script[list[int]]:
    """Eight monument cards in random order (M13.1, M14.1)."""
    row: list[int] = []
    for _ in range(8):
        answer = yield ask_chance({("monument", card): 1 for card in range(8) if card not in row})
        row.append(int(answer[1]))
    return row


class Paris(City):
    """Paris (M12)."""

    def __init__(self, players: int, owners: list[Owner], arrange_row: bool) -> None:
        """Nothing is dealt yet."""
        super().__init__(players, owners)
        self.arrange_row = arrange_row
        self.tourists: dict[Square, list[str]] = {}
        self.spaces: list[list[str]] = [[] for _ in range(players)]
        self.filled: list[set[int]] = [set() for _ in range(players)]

    def setup(self, start_player: int) -> Script[None]:
        """Deal the cards one by one, seat after seat, then the tourists; then the seats may order them (M12.1)."""
        cards = list(range(12))
        rows: list[list[int]] = [[] for _ in range(self.players)]
        for _ in range(PARIS_CARDS_EACH[self.players]):
            for seat in range(self.players):
                answer = yield ask_chance({("monument", seat, card): 1 for card in cards})
                cards.remove(int(answer[2]))
                rows[seat].append(int(answer[2]))
        yield from deal_tourists(self.tourists)
        if self.arrange_row:
            for turn in range(self.players):
                seat = (start_player + turn) % self.players
                rows[seat] = yield from self.ordered(seat, rows[seat])
        self.spaces = [[space for card in row for space in PARIS_CARDS[card]] for row in rows]

    def ordered(self, seat: int, cards: list[int]) -> Script[list[int]]:
        """The cards as the seat lays them from left to right; the last one is no choice (M12.1)."""
        row: list[int] = []
        while len(cards) > 1:
            answer = yield ask_seat(seat, [("arrange", card) for card in cards])
            cards = [card for card in cards if card != answer[1]]
            row.append(int(answer[1]))
        return row + cards

    def tile_laid(self, seat: int, square: Square) -> Script[None]:
        """All tourists of the square, one after the other in free order (M12.2)."""
        waiting = self.tourists.pop(square, [])
        while waiting:
            moves = [move for colour in waiting for move in self.tourist_moves(seat, square, colour)]
            answer = yield ask_seat(seat, moves)
            colour, goal, number = str(answer[1]), answer[2], int(answer[3])
            waiting.remove(colour)
            if goal == "space":
                self.filled[seat].add(number)
            elif goal == "square":
                self.tourists[square_of_number(number)].append(colour)

    def tourist_moves(self, seat: int, square: Square, colour: str) -> list[Move]:
        """Where a tourist of this colour may go (M12.2)."""
        free = [
            number
            for number, space in enumerate(self.spaces[seat])
            if space == colour and number not in self.filled[seat]
        ]
        if free:
            return [("tourist", colour, "space", number) for number in free]
        beside = [other for other in neighbours(square) if other in self.tourists]
        anywhere = list(self.tourists)
        if beside or anywhere:
            return [("tourist", colour, "square", square_number(other)) for other in beside or anywhere]
        return [("tourist", colour, "away", 0)]

    def player_points(self, seat: int) -> int:
        """The longest run, the other tourists and the full cards (M12.3)."""
        filled = self.filled[seat]
        longest = 0
        for first in range(len(self.spaces[seat])):
            length = 0
            while first + length in filled:
                length += 1
            longest = max(longest, length)
        full = 0
        for card in range(len(self.spaces[seat]) // 4):
            if all(4 * card + space in filled for space in range(4)):
                full += 1
        return 2 * longest - (len(filled) - longest) + 3 * full


class Stockholm(City):
    """Stockholm with secret tokens (M13.1-M13.3)."""

    def __init__(self, players: int, owners: list[Owner]) -> None:
        """Nothing is dealt yet."""
        super().__init__(players, owners)
        self.tourists: dict[Square, list[str]] = {}
        self.cards: list[int] = []
        self.tokens: list[list[str]] = [[] for _ in range(players)]
        self.row: list[str] = []

    def setup(self, start_player: int) -> Script[None]:
        """The row of cards, the tokens, the tourists (M13.1)."""
        self.cards = yield from deal_row_of_monuments()
        yield from self.deal_tokens()
        yield from deal_tourists(self.tourists)

    def deal_tokens(self) -> Script[None]:
        """Deal the tokens one by one, seat after seat (M13.1)."""
        tokens = list(COLOURS)
        for _ in range(STOCKHOLM_TOKENS_EACH[self.players]):
            for seat in range(self.players):
                answer = yield ask_chance({("token", seat, colour): 1 for colour in tokens})
                tokens.remove(str(answer[2]))
                self.tokens[seat].append(str(answer[2]))

    def tile_laid(self, seat: int, square: Square) -> Script[None]:
        """The tourist goes to the leftmost free space of the row (M13.2)."""
        self.row.extend(self.tourists.pop(square, []))
        return nothing_happens()

    def player_points(self, seat: int) -> int:
        """The values under the tourists of the secret colours (M13.3)."""
        values = [value for card in self.cards for value in STOCKHOLM_VALUES[card]]
        return sum(value for value, colour in zip(values, self.row, strict=False) if colour in self.tokens[seat])


class StockholmVariant(Stockholm):
    """Stockholm with a token on each card (M13.4)."""

    def __init__(self, players: int, owners: list[Owner]) -> None:
        """Nothing is dealt yet."""
        super().__init__(players, owners)
        self.token_on: dict[int, str] = {}
        self.tourists_on: dict[int, int] = dict.fromkeys(range(8), 0)
        self.points: list[int] = [0] * players

    def deal_tokens(self) -> Script[None]:
        """One token on each card (M13.4)."""
        tokens = list(COLOURS)
        for position in range(8):
            answer = yield ask_chance({("token-on", position, colour): 1 for colour in tokens})
            tokens.remove(str(answer[2]))
            self.token_on[position] = str(answer[2])

    def tile_laid(self, seat: int, square: Square) -> Script[None]:
        """The tourist goes to the card with its token and the value is scored at once (M13.4)."""
        for colour in self.tourists.pop(square, []):
            for position in range(8):
                if self.token_on[position] == colour:
                    self.points[seat] += STOCKHOLM_VALUES[self.cards[position]][self.tourists_on[position]]
                    self.tourists_on[position] += 1
        return nothing_happens()

    def player_points(self, seat: int) -> int:
        """What was scored at once (M13.4)."""
        return self.points[seat]


class London(City):
    """London (M14)."""

    def __init__(self, players: int, owners: list[Owner]) -> None:
        """Nothing is dealt yet."""
        super().__init__(players, owners)
        self.tourists: dict[Square, list[str]] = {}
        self.circuit: list[str] = []
        self.taxi = 0
        self.points: list[int] = [0] * players

    def setup(self, start_player: int) -> Script[None]:
        """The row of cards as a circuit of 16, the taxi, the tourists (M14.1, M14.2)."""
        cards = yield from deal_row_of_monuments()
        rightwards = [COLOURS[card] for card in cards]
        self.circuit = rightwards + rightwards[::-1]
        answer = yield ask_chance({("taxi", "left"): 1, ("taxi", "right"): 1})
        # A direction tile is no space: the taxi stands just before position 0 or just before position 8.
        self.taxi = 15 if answer[1] == "left" else 7
        yield from deal_tourists(self.tourists)

    def tile_laid(self, seat: int, square: Square) -> Script[None]:
        """Drive to the next card of the colour, or four cards for nothing, or stay (M14.3)."""
        for colour in self.tourists.pop(square, []):
            answer = yield ask_seat(seat, [("drive",), ("stay",)])
            if answer == ("drive",):
                distance = 1
                while distance < 4 and self.circuit[(self.taxi + distance) % 16] != colour:
                    distance += 1
                self.taxi = (self.taxi + distance) % 16
                if self.circuit[self.taxi] == colour:
                    self.points[seat] += distance

    def player_points(self, seat: int) -> int:
        """What was scored by driving (M14.3)."""
        return self.points[seat]
