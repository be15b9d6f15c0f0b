"""Metro, slow and simple: the oracle for the tests of the fast engine."""

from collections.abc import Sequence

from .board import Board, Departure, orientations, square_number, square_of_number, turned
from .cities import City, London, Paris, Stockholm, StockholmVariant
from .companies import Shares, majority_points, share_points
from .data import (
    CENTRAL_RAIL_TILES,
    CENTRAL_SQUARES,
    COLOURS,
    COMPANY_STATIONS,
    FRAMES,
    REFUSABLE_TILE,
    TRACK_TILES,
    Square,
)
from .line_cities import Berlin, NewYork, StPetersburg
from .script import Move, Owner, Script, Scripted, ask_chance, ask_seat


def make_city(
    name: str | None, players: int, owners: list[Owner], arrange_row: bool, stockholm_variant: bool, berlin_sides: str
) -> City:
    """The city of that name (M11.1)."""
    match name:
        case "paris":
            return Paris(players, owners, arrange_row)
        case "stockholm":
            return StockholmVariant(players, owners) if stockholm_variant else Stockholm(players, owners)
        case "london":
            return London(players, owners)
        case "new-york":
            return NewYork(players, owners)
        case "st-petersburg":
            return StPetersburg(players, owners)
        case "berlin":
            return Berlin(players, owners, berlin_sides)
        case _:
            return City(players, owners)


class NaiveMetro(Scripted):
    """One game of Metro (M1-M18)."""

    def __init__(
        self,
        players: int,
        modules: Sequence[str] = (),
        city: str | None = None,
        free_orientation: bool = False,
        hand: int = 1,
        harder_solo: bool = False,
        arrange_row: bool = False,
        stockholm_variant: bool = False,
        berlin_sides: str = "A",
        frame: str | Sequence[int] = "random",
        start: str | int = "random",
    ) -> None:
        """Valid options are assumed (M18)."""
        self.players = players
        self.solo = "solo" in modules
        self.with_companies = "companies" in modules
        self.with_central_stations = "central-stations" in modules
        self.with_central_rails = "central-rails" in modules
        self.free_orientation = free_orientation
        self.hand_size = hand
        self.harder_solo = harder_solo
        self.frame = frame
        self.start = start

        self.board = Board()
        self.tower: list[str] = list(TRACK_TILES)
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.station_owner: dict[int, Owner] = {}
        self.owners: list[Owner] = list(range(players))
        if self.solo or self.with_companies:
            self.owners = list(COLOURS)
            for company, stations in COMPANY_STATIONS.items():
                self.station_owner.update(dict.fromkeys(stations, company))
        self.line_points: dict[Owner, int] = dict.fromkeys(self.owners, 0)
        self.scored: set[Departure] = set()
        self.turns_without_tile = 0
        self.shares = Shares(players)
        self.city = make_city(city, players, self.owners, arrange_row, stockholm_variant, berlin_sides)

        self.deck: list[str] = list(COLOURS)
        self.discards: list[str] = []
        self.cards_revealed = 0
        self.tiles_above: list[int] = []  # of each refused tile in the middle of the tower

        self.begin(self.solo_game() if self.solo else self.game())

    def scores(self) -> list[int]:
        """The points of each seat if the game ended now (M5.1, M7.5-M7.7, M10.6, M11.5)."""
        if self.solo:
            fewest, most = min(self.line_points.values()), max(self.line_points.values())
            return [fewest - (most - fewest) if self.harder_solo else fewest]
        totals = {owner: points + self.city.owner_points(owner) for owner, points in self.line_points.items()}
        of_players = [self.city.player_points(seat) for seat in range(self.players)]
        if not self.with_companies:
            return [totals[seat] + of_players[seat] for seat in range(self.players)]
        profits = {company: totals[company] for company in COLOURS}
        majorities = majority_points(self.shares.held, profits)
        return [
            of_players[seat] + share_points(self.shares.held[seat], profits) + majorities[seat]
            for seat in range(self.players)
        ]

    # The game of 2-6 players.

    def game(self) -> Script[None]:
        """Setup, then turns clockwise until all track tiles are laid (M2, M5.1)."""
        seat = yield from self.setup()
        while len(self.board.tiles) < 60:
            yield from self.turn(seat)
            seat = (seat + 1) % self.players

    def setup(self) -> Script[int]:
        """Frame, start player, modules, city, first tiles; gives the start player (M1.6, M2.1, M7.2, M9.1, M11)."""
        if not self.with_companies:
            yield from self.choose_frame()
        if self.start == "random":
            answer = yield ask_chance({("start", seat): 1 for seat in range(self.players)})
            start_player = int(answer[1])
        else:
            start_player = int(self.start)
        if self.with_companies:
            yield from self.shares.setup()
        if self.with_central_rails:
            yield from self.lay_central_rails()
        yield from self.city.setup(start_player)
        for _ in range(self.hand_size):
            for step in range(self.players):
                yield from self.draw_into_hand((start_player + step) % self.players)
        return start_player

    def choose_frame(self) -> Script[None]:
        """Every seat gets a frame colour and so its stations (M1.6)."""
        numbers = list(FRAMES[self.players])
        for seat in range(self.players):
            if isinstance(self.frame, str):
                answer = yield ask_chance({("frame", seat, number): 1 for number in numbers})
                number = int(answer[2])
                numbers.remove(number)
            else:
                number = self.frame[seat]
            for station in FRAMES[self.players][number]:
                self.station_owner[station] = seat

    def lay_central_rails(self) -> Script[None]:
        """Four of the eight tiles at random, each turned at random (M9.1, M9.2)."""
        box = list(CENTRAL_RAIL_TILES)
        for square in CENTRAL_SQUARES:
            answers: dict[Move, int] = {}
            for tile in box:
                for turns in range(4):
                    answer: Move = ("rail", square_number(square), turned(tile, turns))
                    answers[answer] = answers.get(answer, 0) + 1
            answer = yield ask_chance(answers)
            lying = str(answer[2])
            self.board.rails[square] = lying
            box.remove(next(tile for tile in box if lying in orientations(tile, True)))

    def draw_from_tower(self, kind: str, seat: int) -> Script[str]:
        """Chance draws a tile from the tower."""
        answer = yield ask_chance({(kind, seat, tile): self.tower.count(tile) for tile in self.tower})
        tile = str(answer[2])
        self.tower.remove(tile)
        return tile

    def draw_into_hand(self, seat: int) -> Script[None]:
        """A tile from the tower into the hand (M2.1, M2.3)."""
        tile = yield from self.draw_from_tower("deal", seat)
        self.hands[seat].append(tile)

    # One turn.

    def turn(self, seat: int) -> Script[None]:
        """Lay a tile from hand, draw and lay, exchange, place a central station, or pass (M2.2-M2.4, M7.3, M8.1)."""
        move = yield ask_seat(seat, self.turn_moves(seat))
        self.turns_without_tile += 1
        match move[0]:
            case "lay":
                self.hands[seat].remove(str(move[1]))
                yield from self.lay(seat, move)
                if self.tower:
                    yield from self.draw_into_hand(seat)
            case "draw":
                tile = yield from self.draw_from_tower("drawn", seat)
                move = yield ask_seat(seat, self.lay_moves(tile))
                yield from self.lay(seat, move)
            case "exchange":
                yield from self.shares.exchange(seat, int(move[1]), str(move[2]))
            case "station":
                yield from self.place_central_station(seat, move)

    def turn_moves(self, seat: int) -> list[Move]:
        """What the seat may do at the start of its turn."""
        moves: list[Move] = []
        for tile in set(self.hands[seat]):
            moves += self.lay_moves(tile)
        if self.tower:
            moves.append(("draw",))
        elif not self.hands[seat]:
            moves.append(("pass",))
        if self.with_companies and self.may_exchange():
            moves += self.shares.exchange_moves(seat)
        if self.with_central_stations:
            moves += self.central_station_moves(seat)
        return moves

    def lay_moves(self, tile: str) -> list[Move]:
        """All ways to lay this tile (M3)."""
        return [
            ("lay", tile, turns, square_number(square))
            for turns, square in self.board.placements(tile, self.free_orientation)
        ]

    def may_exchange(self) -> bool:
        """Whether exchanging is open (M7.3, M7.4)."""
        return self.turns_without_tile < 3 * self.players and max(self.line_points.values()) < 25

    def central_station_moves(self, seat: int) -> list[Move]:
        """Where the seat may place a central-station tile, and for which share (M8.1, M8.6)."""
        placed = list(self.board.central_stations.values())
        places = self.board.central_station_places()
        if not self.with_companies:
            return [("station", place) for place in places if seat not in placed]
        return [
            ("station", place, percent)
            for percent, company in self.shares.held[seat].items()
            if company not in placed and (seat, percent) not in self.shares.revealed
            for place in places
        ]

    def place_central_station(self, seat: int, move: Move) -> Script[None]:
        """Place the tile; its line may already be complete (M8.2, M8.6)."""
        owner: Owner = seat
        if self.with_companies:
            percent = int(move[2])
            self.shares.revealed.add((seat, percent))
            owner = self.shares.held[seat][percent]
        self.board.central_stations[int(move[1])] = owner
        yield from self.score_completed_lines()

    def lay(self, seat: int, move: Move) -> Script[None]:
        """The tile lies, then the city's effect, then the completed lines (M4.6)."""
        square = square_of_number(int(move[3]))
        self.board.tiles[square] = turned(str(move[1]), int(move[2]))
        self.turns_without_tile = 0
        yield from self.city.tile_laid(seat, square)
        yield from self.score_completed_lines()

    def score_completed_lines(self) -> Script[None]:
        """Score every complete line not yet scored (M4.1-M4.6, M8.2)."""
        for departure in self.board.departures():
            line = self.board.trace(departure)
            if departure in self.scored or not line.is_complete():
                continue
            self.scored.add(departure)
            kind, number = departure
            owner = self.station_owner.get(number) if kind == "station" else self.board.central_stations[number]
            if owner is None:
                continue
            doubled = kind == "station" and line.arrives_in_centre
            self.line_points[owner] += len(line.crossed) * (2 if doubled else 1)
            yield from self.city.line_scored(owner, line)

    # Solo.

    def solo_game(self) -> Script[None]:
        """Two open tiles, then a card and a tile each turn until all 32 lines are scored (M10)."""
        yield from self.open_a_tile()
        yield from self.open_a_tile()
        while True:
            company = yield from self.reveal_card()
            move = yield ask_seat(0, self.solo_moves(company))
            self.hands[0].remove(str(move[1]))
            yield from self.lay(0, move)
            if len(self.scored) == 32:
                return
            self.discards = [card for card in [*self.discards, company] if self.unfinished_lines(card)]
            if self.tower or self.tiles_above:
                yield from self.open_a_tile()

    def open_a_tile(self) -> Script[None]:
        """Deal an open tile; until the eighth card is revealed a dddd may be refused (M10.2, M10.3)."""
        tile = yield from self.draw_from_above()
        while tile == REFUSABLE_TILE and self.cards_revealed < 8:
            answer = yield ask_seat(0, [("keep",), ("return",)])
            if answer == ("keep",):
                break
            tile = yield from self.draw_from_above()
            self.tiles_above.append((len(self.tower) + len(self.tiles_above)) // 2)
            self.reach_refused_tiles()
        self.hands[0].append(tile)

    def draw_from_above(self) -> Script[str]:
        """Draw a tile, after which one less lies above each tile in the middle of the tower (M10.3)."""
        tile = yield from self.draw_from_tower("deal", 0)
        self.tiles_above = [above - 1 for above in self.tiles_above]
        self.reach_refused_tiles()
        return tile

    def reach_refused_tiles(self) -> None:
        """A refused tile with no tile above it is like any other (M10.3)."""
        self.tower += [REFUSABLE_TILE] * self.tiles_above.count(0)
        self.tiles_above = [above for above in self.tiles_above if above]

    def reveal_card(self) -> Script[str]:
        """Reveal cards until one is of a company with an unfinished line (M10.2, M10.5)."""
        while True:
            if not self.deck:
                self.deck, self.discards = self.discards, []
            answer = yield ask_chance({("card", company): 1 for company in self.deck})
            company = str(answer[1])
            self.deck.remove(company)
            self.cards_revealed += 1
            if self.unfinished_lines(company):
                return company

    def unfinished_lines(self, company: str) -> list[Square]:
        """The squares where the unfinished lines of the company now end (M10.2)."""
        lines = [self.board.trace(("station", station)) for station in COMPANY_STATIONS[company]]
        return [line.stops_before for line in lines if line.stops_before is not None]

    def solo_moves(self, company: str) -> list[Move]:
        """Either open tile on the end of any unfinished line of the company (M10.2, M10.4)."""
        return [
            ("lay", tile, turns, square_number(square))
            for tile in self.hands[0]
            for turns in orientations(tile, self.free_orientation).values()
            for square in self.unfinished_lines(company)
        ]
