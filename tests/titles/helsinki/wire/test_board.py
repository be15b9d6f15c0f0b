"""Helsinki as it is shown: boards that can be drawn and counted, hands that are the truth."""

from collections import Counter
from typing import Any

import pytest

from cityboard.core.game import NOBODY
from cityboard.titles.helsinki.rules.board import mask_of
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.title import build
from cityboard.titles.helsinki.wire.board import HelsinkiBoard, PlayerBoard
from cityboard.titles.helsinki.wire.hand import HelsinkiHand
from cityboard.titles.registry import find_edition, own_edition
from tests.naive.helsinki_board import PlayerBoard as NaiveBoard
from tests.naive.helsinki_board import roof_number, roof_of_number
from tests.naive.helsinki_data import SHAPES
from tests.titles.helsinki.rules.positions import begin, coats, hold, play, roof, use_up
from tests.titles.helsinki.rules.positions import board as set_board
from tests.titles.moments import board, families, family, hand, moments

HELSINKI = [name for name in families() if name.startswith("helsinki")]
COLOURS = ["purple", "green", "red", "blue", "yellow"]
STATUE = 24
Seen = Any  # a board, whose field for a module comes from the module's own file


def shown(game: Helsinki, s: State) -> Seen:
    """Show a state to everyone."""
    seen = board(game, s)
    assert isinstance(seen, HelsinkiBoard)
    return seen


def own(game: Helsinki, s: State, seat: int) -> HelsinkiHand:
    """Show a hand to its seat."""
    seen = hand(game, s, seat)
    assert isinstance(seen, HelsinkiHand)
    return seen


def games(name: str) -> Helsinki:
    """Build the game of a family."""
    game = family(name)
    assert isinstance(game, Helsinki)
    return game


def cards_of(seen: Seen) -> Counter[str]:
    """Count the cards that everyone sees."""
    open_cards = Counter(card for card in seen.slots if card)
    return open_cards + Counter(seen.discards) + Counter(seen.build.paid if seen.build else [])


@pytest.mark.rule("H1.1")
def test_the_senate_board_is_shown_as_the_box_says_it_lies() -> None:
    values = find_edition("helsinki", "default").values
    for senate in (values["board.senate"], [["west", 0, 3], *values["board.senate"][1:]]):
        box = own_edition("helsinki", "mine", values | {"board.senate": senate})
        game = build(box, {"players": 2, "start": 0})
        assert [[*space] for space in shown(game, game.start()).senate] == senate


@pytest.mark.parametrize("name", HELSINKI)
def test_what_is_seen_and_what_is_unseen_is_the_whole_deck(name: str) -> None:
    game = games(name)
    names = game.deck.names
    for s in moments(game, "deck", 8):
        seen = shown(game, s)
        deck = cards_of(seen)
        for place, number in enumerate([*s.pile, *s.hands]):
            deck[names[place % game.deck.size]] += number
        revealed = Counter(card for mine in seen.revealed or [] for card in mine.cards)
        assert cards_of(seen) + revealed + Counter(seen.unseen) == +deck
        hands = sum(player.hand for player in seen.seats)
        assert sum(seen.unseen.values()) == seen.pile + hands - revealed.total()
        for seat in range(game.players) if s.turn != NOBODY else ():
            mine = own(game, s, seat)
            assert cards_of(seen) + Counter(mine.cards) + Counter(mine.unseen) == +deck


@pytest.mark.parametrize("name", HELSINKI)
def test_a_hand_is_the_truth(name: str) -> None:
    game = games(name)
    size, names = game.deck.size, game.deck.names
    for s in moments(game, "truth", 8):
        for seat in range(game.players):
            truth = {names[card]: number for card, number in enumerate(s.hands[seat * size : (seat + 1) * size])}
            mine = own(game, s, seat)
            assert mine.seat == seat
            assert Counter(mine.cards) == +Counter(truth)
            assert len(mine.cards) == shown(game, s).seats[seat].hand


ROWS = [{7 * row + column for column in range(7)} for row in range(7)]
COLUMNS = [{7 * row + column for row in range(7)} for column in range(7)]


def built_on(player: PlayerBoard) -> set[int]:
    """Return the roofs that count as built (H7.1)."""
    return {STATUE, *player.wild, *(place for roofs in player.pavilions.values() for place in roofs)}


def roofs_by_points(player: PlayerBoard, built: set[int]) -> dict[int, set[int]]:
    """Sort the superstructures by the points they bring if some roofs are built (H7.2)."""
    rows, columns = ({place for line in lines if built >= line for place in line} for lines in (ROWS, COLUMNS))
    worth: dict[int, set[int]] = {3: set(), 1: set(), 0: set()}
    for place in player.superstructures:
        worth[3 if place in rows & columns else 1 if place in rows | columns else 0].add(place)
    return worth


def board_points(player: PlayerBoard, built: set[int]) -> int:
    """Count H7 on a board if some roofs are built."""
    lines = sum(built >= line for line in (*ROWS, *COLUMNS))
    return 2 * lines + sum(points * len(roofs) for points, roofs in roofs_by_points(player, built).items())


def points_of(player: PlayerBoard) -> int:
    """Count H7 and the score track from a player board alone."""
    built = built_on(player)
    assert player.rows == [row for row in range(7) if built >= ROWS[row]]
    assert player.columns == [column for column in range(7) if built >= COLUMNS[column]]
    return board_points(player, built) + player.track


@pytest.mark.parametrize("name", HELSINKI)
def test_the_points_can_be_counted_from_the_boards(name: str) -> None:
    game = games(name)
    for s in moments(game, "points", 8):
        seen = shown(game, s)
        bonus = [points or 0 for points in seen.dry_roads.bonus] if seen.dry_roads else [0] * game.players
        assert [points_of(player) + more for player, more in zip(seen.seats, bonus, strict=True)] == game.scores(s)


@pytest.mark.rule("H7.1", "H7.2")
@pytest.mark.parametrize("name", HELSINKI)
def test_what_counts_adds_up_to_the_points_and_lies_on_the_roofs_that_make_them(name: str) -> None:
    game = games(name)
    for s in moments(game, "counted", 8):
        for seat, player in enumerate(shown(game, s).seats):
            assert sum(counted.entry.points for counted in player.counted) == game.scores(s)[seat]
            made = [(counted.entry.code, set(counted.roofs)) for counted in player.counted]
            roofs = {code: roofs_counted for code, roofs_counted in made if "superstructures" in code}
            by_points = roofs_by_points(player, built_on(player))
            names = {3: "superstructures-crossings", 1: "superstructures-along", 0: "superstructures-nowhere"}
            assert roofs == {
                names[points]: roofs_counted for points, roofs_counted in by_points.items() if roofs_counted
            }
            lines = [(code, roofs_counted) for code, roofs_counted in made if code in ("row", "column")]
            assert lines == [("row", ROWS[row]) for row in player.rows] + [
                ("column", COLUMNS[column]) for column in player.columns
            ]


@pytest.mark.rule("H7.1", "H7.2")
@pytest.mark.parametrize("name", HELSINKI)
def test_a_line_that_lacks_a_few_roofs_says_what_they_would_bring(name: str) -> None:
    game = games(name)
    lines_seen = 0
    for s in moments(game, "open lines", 8):
        for player in shown(game, s).seats:
            built = built_on(player)
            lines = {("row", row): ROWS[row] for row in range(7)} | {("column", n): COLUMNS[n] for n in range(7)}
            near = {place: line - built for place, line in lines.items() if 0 < len(line - built) <= 3}
            assert {(line.kind, line.number): set(line.missing) for line in player.open_lines} == near
            for line in player.open_lines:
                assert line.points == board_points(player, built | set(line.missing)) - board_points(player, built)
            assert [len(line.missing) for line in player.open_lines] == sorted(map(len, near.values()))
            lines_seen += len(near)
    assert lines_seen


@pytest.mark.parametrize("name", HELSINKI)
def test_no_roof_is_built_twice_and_every_piece_lies_somewhere(name: str) -> None:
    game = games(name)
    for s in moments(game, "pieces", 8):
        seen = shown(game, s)
        for player in seen.seats:
            built = [*player.wild, *(place for roofs in player.pavilions.values() for place in roofs)]
            assert len(built) == len(set(built))
            assert STATUE not in built
            assert set(player.superstructures) <= set(built)
            assert not set(player.coats) & set(built)
            assert len(player.coats) + player.meadow + len(player.used) == 8
        assert seen.superstructures + sum(len(player.superstructures) for player in seen.seats) == 30
        for colour in COLOURS:
            left = sum(tiles.roofs * tiles.left for tiles in seen.supply if tiles.colour == colour)
            laid = sum(len(roofs) for player in seen.seats for of, roofs in player.pavilions.items() if of == colour)
            named = seen.build.card.split("-") if seen.build else ["", "", "0"]
            assert left + laid + (int(named[2]) if named[0] == colour else 0) == 3 * 2 + 3 * 3 + 3 * 4 + 5


def test_the_square_shows_cards_and_pawns_once_they_are_there() -> None:
    game, s = begin(players=3, space=6, cover="bottom")
    first = shown(game, game.start())
    assert (first.slots, first.pawns) == ([None] * 8, None)
    seen = shown(game, s)
    assert seen.pawns == [6, 0, 2]
    assert None not in seen.slots
    assert (seen.mover, seen.start, seen.round, seen.last_round) == (0, 0, 1, False)
    assert seen.covered == ["A11", "A12", "A13", "A14", "A15"]
    play(game, s, ("walk", 3))
    assert shown(game, s).pawns == [1, 0, 2]


def test_the_first_space_is_chosen_without_pawns_on_the_square() -> None:
    game = games("helsinki 2 base none")
    s = game.start()
    while s.turn < 0:
        game.play(s, game.moves(s)[0])
    assert game.moves(s)[0] == ("space", 0)
    assert shown(game, s).pawns is None


def test_a_turn_shows_how_far_it_has_come() -> None:
    game, s = begin()
    assert (shown(game, s).reach, shown(game, s).acted) == (3, None)
    coats(s, 3)
    play(game, s, ("use", "A11"))
    assert shown(game, s).reach == -1
    play(game, s, ("walk", -1))
    assert shown(game, s).reach == 0
    hold(game, s, "blue-1-2-0")
    play(game, s, ("draw",))
    assert shown(game, s).acted == "drew"
    play(game, s, ("use", "A13"))
    assert shown(game, s).must_build


def test_a_build_is_shown_while_it_is_under_way() -> None:
    game, s = begin()
    hold(game, s, "blue-3-3-1", "blue-1-2-0", "wild")
    coats(s, 1)
    play(game, s, ("walk", 1), ("build", "blue-3-3-1", "A5"))
    named = shown(game, s).build
    assert named is not None
    assert (named.card, named.actions, named.paid) == ("blue-3-3-1", ["A5"], ["blue-3-3-1"])
    play(game, s, ("pay", "blue-1-2-0", "wild"))
    paid = shown(game, s).build
    assert paid is not None
    assert paid.paid == ["blue-1-2-0", "blue-3-3-1", "wild"]
    assert shown(game, s).seats[0].hand == 0
    rest = game.moves(s)[0]
    play(game, s, rest)
    built = shown(game, s)
    assert built.build is None
    assert built.fresh == rest[1:] == built.seats[0].pavilions["blue"]
    assert built.discards == {"blue-1-2-0": 1, "blue-3-3-1": 1, "wild": 1}
    assert built.acted == "built"


@pytest.mark.rule("H4.5", "A3")
@pytest.mark.parametrize(("actions", "sides"), [((), ["north"]), (("A3",), ["north", "east", "south", "west"])])
def test_a_build_shows_by_side_where_its_tile_can_come_to_rest(actions: tuple[str, ...], sides: list[str]) -> None:
    game, s = begin()
    hold(game, s, "blue-3-3-1", "blue-1-2-0", "wild")
    coats(s, 1)
    set_board(
        game,
        s,
        """
        ...yy..
        ....yy.
        .rrr...
        ...#bb.
        .g....b
        .g.....
        ...pp..
        """,
    )
    naive = NaiveBoard()
    naive.colour_at = {roof_of_number(place): "any" for place in built_on(shown(game, s).seats[0]) - {STATUE}}
    play(game, s, ("walk", 1), ("build", "blue-3-3-1", *actions), ("pay", "blue-1-2-0", "wild"))
    build = shown(game, s).build
    assert build is not None
    assert [entry.side for entry in build.sides] == sides
    for entry in build.sides:
        places = naive.resting_places(SHAPES["blue", 3], [entry.side])
        assert sorted(entry.rests) == sorted(tuple(sorted(map(roof_number, place))) for place in places)
    assert {move[1:] for move in game.moves(s)} == {rest for entry in build.sides for rest in entry.rests}


def test_a_player_board_shows_what_lies_on_it() -> None:
    game, s = begin()
    set_board(
        game,
        s,
        """
        Prr+bbP
        g..g..g
        y..y..Y
        rrR#bbb
        p..B..p
        p.Gpb.p
        *..r..y
        """,
        seat=1,
    )
    coats(s, 2, seat=1)
    use_up(s, "A1", "A15", seat=1)
    s.track[1], s.limit_off[1] = 4, 3
    player = shown(game, s).seats[1]
    assert player.pavilions["green"] == (roof(1, 0), roof(1, 3), roof(1, 6), roof(5, 2))
    assert player.wild == (roof(0, 3), roof(6, 0))
    assert player.superstructures[:2] == (roof(0, 0), roof(0, 3))
    assert (player.rows, player.columns) == ([0, 3], [0, 3, 6])
    assert (player.meadow, player.used, player.track, player.limit_off) == (2, ["A1", "A15"], 4, 3)
    assert set(player.coats) == {roof(1, 2), roof(2, 5), roof(4, 1), roof(6, 1)}
    assert points_of(player) == 22 + 4
    assert shown(game, s).seats[0].limit_off is None


def test_the_supply_shows_the_shape_of_every_tile() -> None:
    game, s = begin()
    tiles: dict[tuple[str, int], Any] = {(tile.colour, tile.roofs): tile for tile in shown(game, s).supply}
    assert len(tiles) == 20
    assert tiles["red", 4].shape == "xx/xx"
    assert [tiles["green", roofs].left for roofs in (2, 3, 4, 5)] == [3, 3, 3, 1]
    assert all(tile.shape.count("x") == tile.roofs for tile in tiles.values())


def test_dry_roads_shows_crosswalks_and_bonus_cards() -> None:
    game, s = begin(players=3, modules=["dry-roads"])
    seen = shown(game, s).dry_roads
    assert seen is not None
    assert seen.crosswalks == [roof(0, 2), roof(2, 6), roof(6, 4), roof(4, 0)]
    assert seen.reached == [(), (), ()]
    assert (seen.bonus_left, seen.bonus) == ([3, 5, 7], [None, None, None])
    game.modules[0].module_state(s)[1] = 7
    s.built[1] = mask_of([roof(0, 2), roof(1, 2), roof(6, 4)])
    after = shown(game, s).dry_roads
    assert after is not None
    assert after.reached == [(), (roof(0, 2), roof(6, 4)), ()]
    assert (after.bonus_left, after.bonus) == ([3, 5], [None, 7, None])


def test_without_dry_roads_nothing_is_said_of_it() -> None:
    game, s = begin()
    assert shown(game, s).dry_roads is None
