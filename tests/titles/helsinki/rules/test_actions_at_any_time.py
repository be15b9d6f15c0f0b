"""A2, A7, A10, A12: wild tiles, superstructures moved, the hand limit lifted."""

import pytest

from cityboard.core.game import NOBODY, Move
from cityboard.core.reason import Reason
from tests.titles.helsinki.rules.asking import DRAW, END, is_legal, moves_of_kind, refusal
from tests.titles.helsinki.rules.positions import board, coats, hold, picture, play, roof, use_up
from tests.titles.helsinki.rules.turns import DOMINO, EMPTY, WALK, finish_turn, turn, use, uses

SEVEN = ("blue-1-2-0", "blue-2-2-1", "blue-2-3-0", "red-1-2-0", "red-2-2-1", "yellow-1-2-0", "wild")


# A2, A7.


@pytest.mark.rule("A2", "A7")
@pytest.mark.parametrize("action", ["A2", "A7"])
def test_a_wild_tile_touches_a_tile_and_the_statue_is_none(action: str) -> None:
    game, s = turn(won=1, at=DOMINO)
    play(game, s, use(action))
    places = [(2, 4), (2, 5), (3, 6), (4, 4), (4, 5)]
    assert game.moves(s) == [("wild", roof(*place)) for place in places]
    beside_statue, corner = roof(3, 2), roof(2, 6)
    assert refusal(game, s, ("wild", beside_statue)) == Reason("wild-alone", action, {"roofs": [beside_statue]})
    assert refusal(game, s, ("wild", corner)) == Reason("wild-alone", action, {"roofs": [corner]})
    for taken in (roof(3, 3), roof(3, 4)):
        arguments = {"cards": [], "roofs": [taken], "taken": [taken]}
        assert refusal(game, s, ("wild", taken)) == Reason("roof-taken", action, arguments)


@pytest.mark.rule("A2")
@pytest.mark.parametrize("move", [("wild",), ("wild", "18"), ("wild", -1), ("wild", 49), ("wild", 18, 19)])
def test_a_wild_tile_needs_one_roof_of_the_board(move: Move) -> None:
    game, s = turn(won=1, at=DOMINO)
    play(game, s, use("A2"))
    assert refusal(game, s, move) == Reason("move-malformed", "A2", {"move": list(move)})


@pytest.mark.rule("A7")
def test_a7_places_one_wild_tile_at_once_and_no_push() -> None:
    game, s = turn(won=1, at=DOMINO)
    play(game, s, use("A7"), ("wild", roof(4, 5)))
    assert picture(s).split() == [".......", ".......", ".......", "...#Rr.", ".....*.", ".......", "......."]
    assert s.meadows[0] == 0
    assert not s.acted
    assert is_legal(game, s, DRAW)


@pytest.mark.rule("A2")
def test_a2_places_two_and_the_second_may_touch_the_first_alone() -> None:
    game, s = turn(won=1, at=DOMINO)
    play(game, s, use("A2"), ("wild", roof(4, 5)))
    assert moves_of_kind(game, s, "wild") == game.moves(s)
    play(game, s, ("wild", roof(5, 5)))
    assert picture(s).split()[3:6] == ["...#Rr.", ".....*.", ".....*."]
    assert not moves_of_kind(game, s, "wild")


@pytest.mark.rule("A2", "A7")
def test_a_wild_tile_may_touch_a_wild_tile_of_an_earlier_turn() -> None:
    game, s = turn(won=1, at=EMPTY.replace("#...", "#..*"))
    play(game, s, use("A7"))
    assert [move[1] for move in game.moves(s)] == [roof(2, 6), roof(3, 5), roof(4, 6)]


@pytest.mark.rule("A2", "A7", "H3.7")
@pytest.mark.parametrize("action", ["A2", "A7"])
@pytest.mark.parametrize("at", [EMPTY, EMPTY.replace(".", "b")], ids=["empty", "full"])
def test_without_a_place_for_a_wild_tile_the_action_is_refused_and_the_coat_kept(action: str, at: str) -> None:
    game, s = turn(won=1, at=at)
    assert refusal(game, s, use(action)) == Reason("no-place-for-wild", "H3.7", {"action": action})
    assert s.meadows[0] == 1


@pytest.mark.rule("A2")
def test_with_a_single_place_left_a2_places_one() -> None:
    game, s = turn(won=1, at=EMPTY.replace(".", "b").replace("b", ".", 1))
    play(game, s, use("A2"), ("wild", 0))
    assert s.built[0].bit_count() == 48
    assert is_legal(game, s, DRAW)


@pytest.mark.rule("A2", "A7", "H6.1")
def test_a_coat_under_a_wild_tile_is_won_and_can_be_used_at_once() -> None:
    game, s = turn(won=1, at=EMPTY.replace("#...", "#b..").replace("...#", ".b.#"))
    play(game, s, use("A2"), ("wild", roof(4, 1)), ("wild", roof(5, 1)))
    assert s.meadows[0] == 1
    assert not s.coats[0] >> roof(4, 1) & 1
    play(game, s, use("A7"), ("wild", roof(6, 1)))
    assert s.meadows[0] == 1
    play(game, s, use("A15"))
    assert s.meadows[0] == 0


@pytest.mark.rule("A2")
def test_wild_tiles_never_run_out() -> None:
    game, s = turn(won=2, at="*******\n*******\n*******\n*..#...\n.......\n.......\n.......")
    play(game, s, use("A2"), ("wild", roof(3, 1)), ("wild", roof(3, 2)), use("A7"), ("wild", roof(3, 4)))
    assert s.built[0].bit_count() == 25


# A10.


@pytest.mark.rule("A10")
def test_a10_moves_a_superstructure_to_a_pavilion_or_wild_tile_that_carries_none() -> None:
    game, s = turn(won=1, at=DOMINO.replace("Rr.", "Rr*"))
    play(game, s, use("A10"))
    source = roof(3, 4)
    assert game.moves(s) == [("shift", source, roof(3, 5)), ("shift", source, roof(3, 6))]
    play(game, s, ("shift", source, roof(3, 6)))
    assert picture(s).split()[3] == "...#rr+"
    assert s.superstructures == 30


@pytest.mark.rule("A10")
def test_a10_keeps_to_built_roofs_of_the_own_board() -> None:
    game, s = turn(won=1, at=DOMINO.replace("Rr.", "RRr"))
    board(game, s, DOMINO.replace("...#Rr.", "Bb.#..."), seat=1)
    play(game, s, use("A10"))
    here, there, free = roof(3, 4), roof(3, 5), roof(3, 6)
    for unbuilt in (roof(3, 3), roof(2, 4), roof(3, 1)):  # the statue, an empty roof, a tile of the other player
        assert refusal(game, s, ("shift", here, unbuilt)) == Reason("not-built", "A10", {"roofs": [unbuilt]})
    for carrying in (here, there):
        assert refusal(game, s, ("shift", here, carrying)) == Reason("roof-carries", "A10", {"roofs": [carrying]})
    for bare in (free, roof(3, 3), roof(3, 0)):
        reason = Reason("no-superstructure-there", "A10", {"roofs": [bare]})
        assert refusal(game, s, ("shift", bare, free)) == reason


@pytest.mark.rule("A10")
@pytest.mark.parametrize("move", [("shift",), ("shift", 25), ("shift", 25, "26"), ("shift", 25, 49), ("shift", -1, 26)])
def test_a10_needs_two_roofs_of_the_board(move: Move) -> None:
    game, s = turn(won=1, at=DOMINO)
    play(game, s, use("A10"))
    assert refusal(game, s, move) == Reason("move-malformed", "A10", {"move": list(move)})


@pytest.mark.rule("A10", "H3.7")
@pytest.mark.parametrize(
    "at", [EMPTY, DOMINO.replace("R", "r"), DOMINO.replace("r", "R")], ids=["no tile", "none on it", "all carry one"]
)
def test_with_nothing_to_move_or_no_other_roof_a10_is_refused(at: str) -> None:
    game, s = turn(won=1, at=at)
    assert refusal(game, s, use("A10")) == Reason("nothing-to-move", "H3.7", {"action": "A10"})


# A12.


@pytest.mark.rule("A12", "H3.4")
def test_a12_may_be_declared_when_a_discard_is_due() -> None:
    game, s = turn(*SEVEN, won=2, at=DOMINO)
    play(game, s, DRAW)
    assert refusal(game, s, use("A13")) == Reason("discard-first", "H3.4", {"cards": 2})
    play(game, s, ("discard", "wild"), use("A12"))
    assert s.hand_sizes[0] == 8
    assert not moves_of_kind(game, s, "discard")


@pytest.mark.rule("H6.2", "H3.4")
def test_when_a_discard_is_due_every_action_of_any_moment_may_be_used_and_the_discard_stays_due() -> None:
    game, s = turn(*SEVEN, won=2, at=DOMINO)
    play(game, s, DRAW)
    assert uses(game, s) == {"A2", "A7", "A10", "A12", "A15"}
    play(game, s, use("A15"))
    assert (s.track[0], s.hand_sizes[0]) == (2, 9)
    assert uses(game, s) == {"A2", "A7", "A10", "A12"}
    play(game, s, use("A7"))
    play(game, s, game.moves(s)[0])
    assert moves_of_kind(game, s, "discard")


@pytest.mark.rule("A12")
def test_at_a_due_discard_a12_needs_a_coat_and_not_to_be_used() -> None:
    game, s = turn(*SEVEN, won=0)
    play(game, s, DRAW)
    assert refusal(game, s, use("A12")) == Reason("no-coat", "H6.1", {"action": "A12", "coats": 0})
    coats(s, 1)
    use_up(s, "A12")
    assert refusal(game, s, use("A12")) == Reason("action-used", "H6.1", {"action": "A12"})
    assert refusal(game, s, ("discard",)) == Reason("move-malformed", "H3.4", {"move": ["discard"]})
    reason = Reason("card-not-held", "H3.4", {"cards": ["green-1-2-0"]})
    assert refusal(game, s, ("discard", "green-1-2-0")) == reason


@pytest.mark.rule("A12")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("before_walking", [True, False])
def test_without_limit_until_the_end_of_the_own_turn_in_the_next_round(seat: int, before_walking: bool) -> None:
    game, s = turn(walked=False)
    if seat:
        finish_turn(game, s)
    hold(game, s, *SEVEN, seat=seat)
    coats(s, 1, seat)
    play(game, s, *([use("A12"), WALK] if before_walking else [WALK, use("A12")]), DRAW)
    assert (s.hand_sizes[seat], s.mover, s.round) == (9, 1 - seat, 1 + seat)
    finish_turn(game, s)
    assert (s.mover, s.round) == (seat, 2)
    play(game, s, WALK, DRAW)
    # The limit is back: the turn is over, and only the discards are left of it.
    assert (s.hand_sizes[seat], s.turn, s.mover) == (11, seat, seat)
    assert {move[0] for move in game.moves(s)} == {"discard"}
    for left in (10, 9, 8):
        play(game, s, game.moves(s)[0])
        assert (s.hand_sizes[seat], s.mover) == (left, seat)
    play(game, s, game.moves(s)[0])
    assert (s.hand_sizes[seat], s.mover) == (7, 1 - seat)


@pytest.mark.rule("A12", "H3.7")
def test_the_put_off_discards_come_after_all_actions_of_that_turn() -> None:
    game, s = turn(*SEVEN, won=2, walked=False)
    play(game, s, use("A12"), WALK, DRAW, END)
    finish_turn(game, s)
    play(game, s, WALK, DRAW)
    assert (s.hand_sizes[0], moves_of_kind(game, s, "discard"), uses(game, s)) == (11, [], {"A13", "A15"})
    play(game, s, END)
    assert {move[0] for move in game.moves(s)} == {"discard", "use"}
    assert uses(game, s) == {"A15"}


@pytest.mark.rule("A12", "H5.3")
def test_no_discard_if_the_game_ends_first() -> None:
    game, s = turn(*SEVEN, won=1, walked=False)
    s.last_round = 1
    play(game, s, use("A12"), WALK, DRAW)
    assert (s.hand_sizes[0], s.mover) == (9, 1)
    finish_turn(game, s)
    assert (s.hand_sizes[0], s.turn) == (9, NOBODY)


@pytest.mark.rule("A12", "H4.9", "H4.13")
def test_after_a12_a_build_with_a_colour_bonus_keeps_all_cards() -> None:
    game, s = turn(*SEVEN, won=1, at=DOMINO)
    play(game, s, use("A12"), DRAW)
    finish_turn(game, s)
    play(game, s, WALK, ("build", "red-1-2-0"), ("pay",))
    touching: Move = ("push", roof(2, 6), roof(3, 6))
    play(game, s, touching)
    # Nine cards, one paid, one drawn for the colour: too many once the turn is over.
    assert (s.hand_sizes[0], s.turn) == (9, 0)
    assert {move[0] for move in game.moves(s)} == {"discard"}
    assert refusal(game, s, use("A12")) == Reason("action-used", "H6.1", {"action": "A12"})
