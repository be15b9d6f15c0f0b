"""The table of a game of Helsinki: players, cards, supply, coat-of-arms actions and building (H4-H6, H8)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from tests.naive.helsinki_board import PlayerBoard, Tile, roof_number, roof_of_number
from tests.naive.helsinki_data import (
    BONUS_CARDS,
    HAND_LIMIT,
    MODIFIERS,
    SHAPES,
    SIDES,
    SPACES,
    SUPERSTRUCTURES,
    WILD,
    Contents,
    card_of_name,
)
from tests.naive.script import Move, Script, ask_chance, ask_seat


@dataclass
class Player:
    """What one player has on the table and in the hand (H1.7)."""

    board: PlayerBoard = field(default_factory=PlayerBoard)
    hand: list[str] = field(default_factory=list)
    pawn: int = 0
    meadow: int = 0
    used: set[str] = field(default_factory=set)
    track: int = 0
    has_bonus_card: bool = False
    no_hand_limit_until_round: int | None = None


def payments(hand: Sequence[str], chosen: str, actions: Sequence[str]) -> set[tuple[str, ...]]:
    """All ways to pay for the chosen card, without the chosen card itself (H4.2, A9, A14)."""
    card = card_of_name(chosen)
    others = list(hand)
    others.remove(chosen)
    needed = card.number - 1
    if "A9" in actions:
        needed -= 1
    ways: set[tuple[str, ...]] = set()
    for cards in combinations(sorted(others), needed):
        of_another_colour = [name for name in cards if name != WILD and card_of_name(name).colour != card.colour]
        if len(of_another_colour) == (1 if "A14" in actions else 0):
            ways.add(cards)
    return ways


class Table:
    """Everything on the table, and what happens to it within a turn (H1)."""

    def __init__(self, players: int, dry_roads: bool, box: Contents) -> None:
        self.box = box
        self.players = [Player() for _ in range(players)]
        self.covered: set[str] = set()
        self.pile: list[str] = []
        self.discards: list[str] = []
        self.slots: list[str | None] = [None] * SPACES
        self.tiles = {(colour, roofs): box.tiles[colour][roofs - 2] for colour, roofs in SHAPES}
        self.superstructures = SUPERSTRUCTURES
        self.bonus_cards: list[int] = list(BONUS_CARDS[players]) if dry_roads else []

        self.round = 1
        self.last_round = False

    # Cards.

    def next_card(self, announcement: Move) -> Script[str | None]:
        """Take the next card of the pile, reshuffled if need be, or None if there is none (H5.1, H5.2)."""
        if not self.pile:
            self.pile, self.discards = self.discards, []
        if not self.pile:
            return None
        answer = yield ask_chance({(*announcement, name): copies for name, copies in Counter(self.pile).items()})
        name = str(answer[-1])
        self.pile.remove(name)
        if not self.pile:
            self.last_round = True
        return name

    def fill_slot(self, slot: int) -> Script[None]:
        """Reveal a card of the pile in an empty slot (H2.2, H3.3)."""
        self.slots[slot] = yield from self.next_card(("slot", slot))

    def draw_into_hand(self, seat: int) -> Script[None]:
        """Draw one card of the pile into the hand (H2.2, H4.9, A4)."""
        name = yield from self.next_card(("deal", seat))
        if name is not None:
            self.players[seat].hand.append(name)

    def discard_to_hand_limit(self, seat: int) -> Script[None]:
        """Discard one by one down to seven, unless A12 holds or is declared now; H6.2 holds here too (H3.4, A12)."""
        player = self.players[seat]
        while player.no_hand_limit_until_round is None and len(player.hand) > HAND_LIMIT:
            moves: set[Move] = {("discard", name) for name in player.hand}
            moves |= self.any_time_actions(seat)
            answer = yield ask_seat(seat, moves)
            if answer[0] == "use":
                yield from self.use_any_time_action(seat, str(answer[1]))
            else:
                player.hand.remove(str(answer[1]))
                self.discards.append(str(answer[1]))

    # Actions.

    def has_action(self, seat: int, action: str) -> bool:
        """Whether the player has a coat of arms for an action neither covered nor used before (H6, H2.7)."""
        player = self.players[seat]
        return player.meadow > 0 and action not in player.used and action not in self.covered

    def pay_action(self, seat: int, action: str) -> None:
        """Put a coat of arms from the meadow on the action (H6)."""
        if not self.has_action(seat, action):
            raise AssertionError(f"{action} cannot be used")
        self.players[seat].meadow -= 1
        self.players[seat].used.add(action)

    def any_time_actions(self, seat: int) -> set[Move]:
        """The actions that may be used at any moment of the own turn and have an effect (H6.2, H3.7)."""
        board = self.players[seat].board
        with_effect = {"A12", "A15"}
        if board.spaces_for_wild_tiles():
            with_effect |= {"A2", "A7"}
        if board.superstructures and board.roofs_without_superstructure():
            with_effect.add("A10")
        return {("use", action) for action in with_effect if self.has_action(seat, action)}

    def use_any_time_action(self, seat: int, action: str) -> Script[None]:
        """Use A2, A7, A10, A12 or A15 (H6.2)."""
        self.pay_action(seat, action)
        player = self.players[seat]
        match action:
            case "A2":
                yield from self.place_wild_tile(seat)
                if player.board.spaces_for_wild_tiles():
                    yield from self.place_wild_tile(seat)
            case "A7":
                yield from self.place_wild_tile(seat)
            case "A10":
                yield from self.shift_superstructure(seat)
            case "A12":
                player.no_hand_limit_until_round = self.round + 1
            case "A15":
                player.track += 2
            case _:
                raise AssertionError(f"{action} is no action for any time")

    def place_wild_tile(self, seat: int) -> Script[None]:
        """Put one wild tile next to a tile (A2, A7)."""
        player = self.players[seat]
        spaces = player.board.spaces_for_wild_tiles()
        answer = yield ask_seat(seat, [("wild", roof_number(roof)) for roof in spaces])
        player.meadow += player.board.add_tile([roof_of_number(int(answer[1]))], WILD)
        self.check_dry_roads(seat)

    def shift_superstructure(self, seat: int) -> Script[None]:
        """Move one own superstructure to another roof (A10)."""
        board = self.players[seat].board
        free = board.roofs_without_superstructure()
        moves: list[Move] = [
            ("shift", roof_number(old), roof_number(new)) for old in board.superstructures for new in free
        ]
        answer = yield ask_seat(seat, moves)
        board.superstructures.remove(roof_of_number(int(answer[1])))
        board.superstructures.add(roof_of_number(int(answer[2])))

    def check_dry_roads(self, seat: int) -> None:
        """Give the highest bonus card left for four connected visitors (H8.3)."""
        player = self.players[seat]
        if self.bonus_cards and not player.has_bonus_card and player.board.visitors_connected():
            highest = max(self.bonus_cards)
            self.bonus_cards.remove(highest)
            player.track += highest
            player.has_bonus_card = True

    # Building.

    def pushing_sides(self, seat: int, actions: Sequence[str]) -> tuple[str, ...]:
        """The side where the pawn stands, or all sides (H4.5, A3)."""
        return SIDES if "A3" in actions else (self.box.senate[self.players[seat].pawn][0],)

    def builds(self, seat: int, coats: int | None = None) -> set[Move]:
        """All declarations of a build, with so many coats of arms or all in the meadow (H4.1, H4.2, H4.4, H6.1)."""
        player = self.players[seat]
        if coats is None:
            coats = player.meadow
        available = [action for action in MODIFIERS if self.has_action(seat, action)]
        can_rest: dict[tuple[str, tuple[str, ...]], bool] = {}
        moves: set[Move] = set()
        for name in set(player.hand) - {WILD}:
            card = card_of_name(name)
            if self.tiles[card.colour, card.roofs] == 0:
                continue
            for count in range(min(coats, len(available)) + 1):
                for actions in combinations(available, count):
                    if "A9" in actions and card.number == 1:
                        continue
                    if "A5" in actions and card.superstructures >= min(self.superstructures, card.roofs):
                        continue
                    if not payments(player.hand, name, actions):
                        continue
                    push = (SHAPES[card.colour, card.roofs], self.pushing_sides(seat, actions))
                    if push not in can_rest:
                        can_rest[push] = player.board.can_rest(*push)
                    if can_rest[push]:
                        moves.add(("build", name, *actions))
        return moves

    def build(self, seat: int, declaration: Move) -> Script[None]:
        """Pay, push, discard, win coats of arms, add superstructures, draw the colour bonus (H4.12)."""
        player = self.players[seat]
        chosen = str(declaration[1])
        actions = [str(action) for action in declaration[2:]]
        card = card_of_name(chosen)
        for action in actions:
            self.pay_action(seat, action)
        self.tiles[card.colour, card.roofs] -= 1

        payment = yield ask_seat(seat, [("pay", *cards) for cards in payments(player.hand, chosen, actions)])
        places = player.board.resting_places(SHAPES[card.colour, card.roofs], self.pushing_sides(seat, actions))
        answer = yield ask_seat(seat, [("push", *sorted(map(roof_number, place))) for place in places])
        tile: Tile = frozenset(roof_of_number(int(number)) for number in answer[1:])
        for name in (chosen, *map(str, payment[1:])):
            player.hand.remove(name)
            self.discards.append(name)
        player.meadow += player.board.add_tile(tile, card.colour)
        self.check_dry_roads(seat)

        yield from self.add_superstructures(seat, tile, card.superstructures + ("A5" in actions))
        if player.board.touches_own_colour(tile):
            yield from self.draw_into_hand(seat)
        yield from self.discard_to_hand_limit(seat)

    def add_superstructures(self, seat: int, tile: Tile, wanted: int) -> Script[None]:
        """Put superstructures on roofs of the new tile, as far as there are any (H4.10, A5)."""
        board = self.players[seat].board
        for _ in range(min(wanted, self.superstructures, len(tile))):
            free = tile - board.superstructures
            answer = yield ask_seat(seat, [("roof", roof_number(roof)) for roof in free])
            board.superstructures.add(roof_of_number(int(answer[1])))
            self.superstructures -= 1
