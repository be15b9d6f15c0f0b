"""Helsinki, slow and simple: the oracle for the tests of the fast engine."""

from collections.abc import Sequence

from tests.naive.helsinki_data import (
    ACTIONS,
    BOTTOM_ROW,
    COLOURS,
    DEFAULT_BOX,
    SPACES,
    WALKS,
    Contents,
    all_cards,
    cards_that_leave,
    fives,
)
from tests.naive.helsinki_table import Table
from tests.naive.script import Script, Scripted, ask_chance, ask_seat


class NaiveHelsinki(Table, Scripted):
    """One game of Helsinki (H1-H8)."""

    def __init__(
        self,
        players: int,
        modules: Sequence[str] = (),
        cover: str | Sequence[str] = "none",
        start: str | int = "random",
        fives_removed_for_two: str = "single",
        box: Contents = DEFAULT_BOX,
    ) -> None:
        """Valid options are assumed (H2.4, H2.6, H2.7, H8)."""
        super().__init__(players, "dry-roads" in modules, box)
        self.number_of_players = players
        self.cover = cover
        self.start = start
        self.single_five = players == 2 and fives_removed_for_two == "single"
        self.start_player = 0
        self.begin(self.game())

    def scores(self) -> list[int]:
        """The points of each seat if the game ended now (H7, A15, H8.3)."""
        return [player.track + player.board.points() for player in self.players]

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winner; of tied players the later in turn order is better (H7.4)."""
        scores = self.scores()
        in_turn_order = self.turn_order()
        best_first = sorted(
            range(self.number_of_players), key=lambda seat: (scores[seat], in_turn_order.index(seat)), reverse=True
        )
        return [best_first.index(seat) + 1 for seat in range(self.number_of_players)]

    # The game.

    def turn_order(self) -> list[int]:
        """The seats clockwise from the start player (H3.1)."""
        return [(self.start_player + turn) % self.number_of_players for turn in range(self.number_of_players)]

    def game(self) -> Script[None]:
        """Setup, then rounds from the start player on until the last round is over (H2, H3.1, H5.3)."""
        yield from self.setup()
        while True:
            for seat in self.turn_order():
                yield from self.turn(seat)
            if self.last_round:
                return
            self.round += 1

    def setup(self) -> Script[None]:
        """Start player, removals, covers, slots, pawns, hands (H2)."""
        if isinstance(self.start, int):
            self.start_player = self.start
        else:
            answer = yield ask_chance({("start", seat): 1 for seat in range(self.number_of_players)})
            self.start_player = int(answer[1])
        yield from self.remove_cards()
        yield from self.cover_actions()
        for slot in range(SPACES):
            yield from self.fill_slot(slot)
        answer = yield ask_seat(self.start_player, [("space", space) for space in range(SPACES)])
        from_start_player_on = [
            (self.start_player + turn) % self.number_of_players for turn in range(len(self.players))
        ]
        for turn, seat in enumerate(from_start_player_on):
            self.players[seat].pawn = (int(answer[1]) + 2 * turn) % SPACES
        for seat in self.turn_order() * 2:
            yield from self.draw_into_hand(seat)

    def remove_cards(self) -> Script[None]:
        """With fewer than four players cards leave, a random five among them, or one of each colour (H2.1)."""
        self.pile = all_cards(self.box)
        for name in cards_that_leave(self.number_of_players):
            self.pile.remove(name)
        if self.number_of_players < 4:
            for colours in [COLOURS] if self.single_five else [(colour,) for colour in COLOURS]:
                answer = yield ask_chance({("remove", name): 1 for colour in colours for name in fives(colour)})
                self.pile.remove(str(answer[1]))

    def cover_actions(self) -> Script[None]:
        """Cover no action, the bottom row, five random or five given actions (H2.6, H2.7)."""
        if self.cover == "bottom":
            self.covered = set(BOTTOM_ROW)
        elif self.cover == "random":
            for _ in range(5):
                answer = yield ask_chance({("cover", action): 1 for action in ACTIONS if action not in self.covered})
                self.covered.add(str(answer[1]))
        elif self.cover != "none":
            self.covered = set(self.cover)

    # A turn.

    def turn(self, seat: int) -> Script[None]:
        """Move, then draw or build, then whatever actions allow, then the discard that A12 put off (H3, A12)."""
        yield from self.move_pawn(seat)
        drew = yield from self.draw_or_build(seat)
        yield from self.rest_of_turn(seat, can_build_after_draw=drew)
        player = self.players[seat]
        if player.no_hand_limit_until_round == self.round:
            player.no_hand_limit_until_round = None
        yield from self.discard_to_hand_limit(seat)

    def move_pawn(self, seat: int) -> Script[None]:
        """Walk, after at most one movement action and any other actions (H3.2, A1, A6, A11)."""
        player = self.players[seat]
        walks: tuple[int, ...] = (1, 2, 3)
        movement_action_used = False
        while True:
            moves = self.any_time_actions(seat) | {("walk", spaces) for spaces in walks}
            if not movement_action_used:
                moves |= {("use", action) for action in WALKS if self.has_action(seat, action)}
            answer = yield ask_seat(seat, moves)
            action = str(answer[1])
            if answer[0] == "walk":
                player.pawn = (player.pawn + int(answer[1])) % SPACES
                return
            if action in WALKS:
                self.pay_action(seat, action)
                walks = WALKS[action]
                movement_action_used = True
            else:
                yield from self.use_any_time_action(seat, action)

    def draw_or_build(self, seat: int) -> Script[bool]:
        """Draw or build, after any other actions; tells whether the player drew (H3.1)."""
        while True:
            moves = self.any_time_actions(seat) | self.builds(seat) | {("draw",)}
            if self.has_action(seat, "A4") and (self.pile or self.discards):
                moves.add(("draw", "A4"))
            answer = yield ask_seat(seat, moves)
            match answer[0]:
                case "draw":
                    yield from self.draw(seat, with_a4="A4" in answer)
                    return True
                case "build":
                    yield from self.build(seat, answer)
                    return False
                case _:
                    yield from self.use_any_time_action(seat, str(answer[1]))

    def rest_of_turn(self, seat: int, can_build_after_draw: bool) -> Script[None]:
        """Any further actions, A13 after a draw and A8 after a build, until the turn ends (H3.7, A8, A13)."""
        while True:
            moves = self.any_time_actions(seat)
            another_build = "A13" if can_build_after_draw else "A8"
            # The coat of arms on A8 or A13 is gone when the build is declared.
            if self.has_action(seat, another_build) and self.builds(seat, self.players[seat].meadow - 1):
                moves.add(("use", another_build))
            if not moves:
                return
            answer = yield ask_seat(seat, moves | {("end",)})
            if answer == ("end",):
                return
            action = str(answer[1])
            if action == another_build:
                self.pay_action(seat, action)
                declaration = yield ask_seat(seat, self.builds(seat))
                yield from self.build(seat, declaration)
                can_build_after_draw = False
            else:
                yield from self.use_any_time_action(seat, action)

    def draw(self, seat: int, with_a4: bool) -> Script[None]:
        """Take both cards next to the pawn, the A4 card, refill both slots, discard to seven (H3.3, H3.4, A4)."""
        player = self.players[seat]
        if with_a4:
            self.pay_action(seat, "A4")
        slots = sorted(self.box.senate[player.pawn][1:])
        for slot in slots:
            name = self.slots[slot]
            if name is not None:
                player.hand.append(name)
                self.slots[slot] = None
        if with_a4:
            yield from self.draw_into_hand(seat)
        for slot in slots:
            yield from self.fill_slot(slot)
        yield from self.discard_to_hand_limit(seat)
