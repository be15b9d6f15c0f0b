"""H4: building a pavilion; what it costs and the push itself have files of their own."""

from pathlib import Path

import pytest

from cityboard.core.game import CHANCE, Move
from cityboard.core.reason import Reason
from tests.titles.helsinki.rules.asking import (
    END,
    PAY_NOTHING,
    SOUTH_WALL,
    hand,
    is_legal,
    moves_of_kind,
    named,
    other_edition,
    pushing,
    ready,
    refusal,
    stack,
)
from tests.titles.helsinki.rules.positions import coats, picture, play, reason, roof, use_up

DOMINO: list[Move] = [("build", "red-1-2-0"), PAY_NOTHING]
COLUMN_3 = ("push", roof(1, 3), roof(2, 3))  # the first domino from the north, covering no coat
BESIDE = ".......\n...rr..\n.......\n...#...\n.......\n.......\n......."  # (1,3) and (1,4)


@pytest.mark.rule("H4.1")
def test_a_build_names_one_coloured_card_in_hand() -> None:
    game, s = ready("red-1-2-0", "blue-1-2-0", "blue-1-2-0", "wild")
    assert moves_of_kind(game, s, "build") == [("build", "red-1-2-0"), ("build", "blue-1-2-0")]  # equal cards once
    for card in ("green-1-2-0", "nonsense"):
        assert refusal(game, s, ("build", card)) == Reason("card-not-held", "H4.1", {"cards": [card]})


@pytest.mark.rule("H4.1")
@pytest.mark.parametrize(
    "actions", [("A1",), ("A5", "A3"), ("A3", "A3"), ("A3", "A5", "A9", "A14", "A14"), (3,), ("red-1-2-0",)]
)
def test_the_actions_of_a_build_are_a3_a5_a9_and_a14_in_this_order(actions: Move) -> None:
    game, s = ready("red-1-2-0", won=8)
    move = ("build", "red-1-2-0", *actions)
    assert refusal(game, s, move) == Reason("move-malformed", "H4.1", {"move": list(move)})


@pytest.mark.rule("H4.1")
def test_a_build_without_a_card_is_none() -> None:
    game, s = ready("red-1-2-0")
    assert refusal(game, s, ("build",)) == Reason("move-malformed", "H4.1", {"move": ["build"]})


@pytest.mark.rule("H4.1")
def test_the_tile_must_still_be_in_the_supply() -> None:
    game, s = ready("red-1-2-0")
    s.supply[4 * 2] = 0
    assert refusal(game, s, ("build", "red-1-2-0")) == Reason("tile-gone", "H4.1", {"cards": ["red-1-2-0"]})


@pytest.mark.rule("H4.1", "H2.3")
def test_the_tile_is_taken_from_the_supply() -> None:
    game, s = ready("red-1-2-0")
    play(game, s, *DOMINO)
    assert list(s.supply) == [3, 3, 3, 1] * 2 + [2, 3, 3, 1] + [3, 3, 3, 1] * 2


@pytest.mark.rule("H4.4")
def test_the_tile_must_be_placed_at_once() -> None:
    game, s = ready("red-1-2-0", won=8)
    play(game, s, *DOMINO)
    assert {move[0] for move in game.moves(s)} == {"push"}
    for move in (("use", "A15"), END, ("draw",)):
        assert reason(game, s, move) == ("move-not-now", "H4.5")


@pytest.mark.rule("H4.4")
def test_a_tile_is_rotated_and_flipped_freely() -> None:
    game, s = pushing("yellow", 4, picture=SOUTH_WALL)
    lying, mirrored = (29, 30, 35, 36), (28, 29, 36, 37)
    upright, upright_mirrored = (21, 28, 29, 36), (22, 28, 29, 35)
    for roofs in (lying, mirrored, upright, upright_mirrored):
        assert is_legal(game, s, ("push", *roofs))


@pytest.mark.rule("H4.4")
@pytest.mark.parametrize("roofs", [(), (17,), (3, 10, 17), (9, 17), (17, 18, 24), (16, 18)])
def test_only_the_tile_itself_is_pushed(roofs: Move) -> None:
    game, s = ready("red-1-2-0")
    play(game, s, *DOMINO)
    concerned = {"cards": ["red-1-2-0"], "roofs": list(roofs)}
    assert refusal(game, s, ("push", *roofs)) == Reason("not-the-tile", "H4.4", concerned)


@pytest.mark.rule("H4.4")
@pytest.mark.parametrize("roofs", [(17, 10), (10, 10, 17), ("10", "17"), ("a",)])
def test_a_push_names_roofs_in_ascending_order(roofs: Move) -> None:
    game, s = ready("red-1-2-0")
    play(game, s, *DOMINO)
    move = ("push", *roofs)
    assert refusal(game, s, move) == Reason("move-malformed", "H4.5", {"move": list(move)})


@pytest.mark.rule("H4.4")
def test_a_build_is_legal_only_if_the_tile_has_a_push_under_the_declared_modifiers() -> None:
    closed_north = "\n".join(["ggggggg", *["......."] * 2, "...#...", *["......."] * 3])
    game, s = ready("red-1-2-0", picture=closed_north, won=1)
    concerned = {"cards": ["red-1-2-0"], "sides": ["north"]}
    assert refusal(game, s, ("build", "red-1-2-0")) == Reason("no-push", "H4.4", concerned)
    assert is_legal(game, s, ("build", "red-1-2-0", "A3"))
    full = "\n".join([*["ggggggg"] * 3, "ggg#ggg", *["ggggggg"] * 3])
    game, s = ready("red-1-2-0", picture=full, won=1)
    concerned["sides"] = ["north", "east", "south", "west"]
    assert refusal(game, s, ("build", "red-1-2-0", "A3")) == Reason("no-push", "H4.4", concerned)


@pytest.mark.rule("H4.5")
def test_the_same_resting_place_from_several_sides_is_one_move() -> None:
    corner = ".......\n.......\n.......\n...#...\n.......\n......b\n....b.."
    place = ("push", roof(5, 4), roof(5, 5))
    for side in ("north", "west"):
        game, s = pushing("red", 2, side=side, picture=corner)
        assert is_legal(game, s, place)
    game, s = ready("red-1-2-0", won=1, picture=corner)
    play(game, s, ("build", "red-1-2-0", "A3"), PAY_NOTHING)
    assert game.moves(s).count(place) == 1


@pytest.mark.rule("H4.3", "H4.9", "H5.2")
def test_spent_cards_are_discarded_before_the_bonus_card_is_drawn() -> None:
    game, s = ready("red-1-2-0", picture=BESIDE)
    stack(game, s)
    play(game, s, *DOMINO)
    game.play(s, ("push", roof(0, 3), roof(0, 4)))
    assert game.chances(s) == [(("deal", 0, "red-1-2-0"), 1)]


@pytest.mark.rule("H4.9")
def test_touching_a_tile_of_its_colour_draws_one_card() -> None:
    game, s = ready("red-1-2-0", picture=BESIDE)
    play(game, s, *DOMINO)
    game.play(s, ("push", roof(0, 3), roof(0, 4)))  # two contacts
    assert {move[:2] for move in game.moves(s)} == {("deal", 0)}
    game.play(s, ("deal", 0, "wild"))
    assert (hand(game, s), s.turn) == (["wild"], 1)


@pytest.mark.rule("H4.9")
def test_contact_with_several_tiles_still_draws_one_card() -> None:
    several = ".......\n.......\nr.r....\n.r.#...\n.r.....\n.......\n......."
    game, s = ready("red-2-3-0", "wild", picture=several)
    play(game, s, ("build", "red-2-3-0"), ("pay", "wild"))
    game.play(s, ("push", roof(1, 1), roof(1, 2), roof(2, 1)))
    assert picture(s).splitlines()[1:4] == [".rr....", "rrr....", ".r.#..."]
    game.play(s, ("deal", 0, "wild"))
    assert (hand(game, s), s.turn) == (["wild"], 0)  # with a coat just won


@pytest.mark.rule("H4.9")
@pytest.mark.parametrize(
    ("beside", "bonus"), [("r", True), ("R", True), ("b", False), ("*", False), ("+", False), ("p", False)]
)
def test_only_a_tile_of_its_own_colour_gives_the_bonus(beside: str, bonus: bool) -> None:
    game, s = ready("red-1-2-0", picture=BESIDE.replace("r", beside))
    play(game, s, *DOMINO)
    game.play(s, ("push", roof(0, 3), roof(0, 4)))
    assert (s.turn == CHANCE) == bonus


@pytest.mark.rule("H4.9")
def test_a_corner_is_no_contact() -> None:
    corner = ".......\n.......\n.......\n...#...\n..r....\n.......\nbb....."
    game, s = ready("red-1-2-0", picture=corner)
    play(game, s, *DOMINO)
    game.play(s, ("push", roof(5, 0), roof(5, 1)))
    assert s.turn == 1


@pytest.mark.rule("H4.9")
def test_the_edges_of_the_board_do_not_meet() -> None:
    ends = "......r\n.......\nb......\n...#...\n.......\n.......\n......."
    game, s = ready("red-1-2-0", picture=ends)
    play(game, s, *DOMINO)
    game.play(s, ("push", roof(0, 0), roof(1, 0)))  # roof 6 is the end of row 0, roof 7 the beginning of row 1
    assert s.turn != CHANCE


@pytest.mark.rule("H4.9")
def test_a_tile_of_another_player_gives_no_bonus() -> None:
    game, s = ready("red-1-2-0")
    s.built[1] = s.colours[5 + 2] = 1 << roof(0, 3)
    play(game, s, *DOMINO)
    game.play(s, COLUMN_3)
    assert s.turn == 1


@pytest.mark.rule("H4.9")
def test_a_wild_tile_triggers_no_bonus() -> None:
    game, s = ready(won=1, picture=BESIDE)
    play(game, s, ("use", "A7"))
    game.play(s, ("wild", roof(1, 5)))
    assert (s.turn, hand(game, s)) == (0, [])


@pytest.mark.rule("H4.10")
@pytest.mark.parametrize(("card", "number"), [("red-2-3-0", 0), ("red-3-3-1", 1), ("red-4-3-2", 2)])
def test_as_many_superstructures_go_onto_the_new_tile_as_the_card_shows(card: str, number: int) -> None:
    game, s = ready(card, "wild", "wild", "wild")
    play(game, s, ("build", card))
    play(game, s, game.moves(s)[0], ("push", roof(1, 3), roof(1, 4), roof(2, 3)))
    free = [roof(1, 3), roof(1, 4), roof(2, 3)]
    for _ in range(number):
        assert game.moves(s) == [("roof", place) for place in free]  # mandatory
        play(game, s, ("roof", free.pop(1)))
    assert moves_of_kind(game, s, "roof") == []
    assert (s.roofed[0].bit_count(), s.superstructures) == (number, 30 - number)


@pytest.mark.rule("H4.10")
def test_a_superstructure_goes_onto_a_free_roof_of_the_tile_just_built() -> None:
    game, s = ready("red-4-3-2", "wild", "wild", "wild", picture=BESIDE)
    play(game, s, ("build", "red-4-3-2"), ("pay", "wild", "wild", "wild"))
    play(game, s, ("push", roof(0, 2), roof(0, 3), roof(1, 2)))
    for number in (roof(1, 3), roof(3, 3), roof(6, 6), -1, 49):
        assert refusal(game, s, ("roof", number)) == Reason("not-the-new-tile", "H4.10", {"roofs": [number]})
    for move in (("roof",), ("roof", "2"), ("roof", 2, 3)):
        assert refusal(game, s, move) == Reason("move-malformed", "H4.10", {"move": list(move)})
    play(game, s, ("roof", roof(0, 3)))
    assert refusal(game, s, ("roof", roof(0, 3))) == Reason("roof-carries", "H4.10", {"roofs": [roof(0, 3)]})
    play(game, s, ("roof", roof(1, 2)))
    assert picture(s).splitlines()[:2] == ["..rR...", "..Rrr.."]


@pytest.mark.rule("H4.10")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_if_the_supply_has_fewer_only_that_many_are_placed(left: int) -> None:
    game, s = ready("red-4-3-2", "wild", "wild", "wild")
    s.superstructures = left
    play(game, s, ("build", "red-4-3-2"), ("pay", "wild", "wild", "wild"))
    play(game, s, game.moves(s)[0])
    for _ in range(left):
        play(game, s, moves_of_kind(game, s, "roof")[0])
    assert (moves_of_kind(game, s, "roof"), s.superstructures, s.roofed[0].bit_count()) == ([], 0, left)


@pytest.mark.rule("H4.10", "H3.7")
def test_if_the_tile_has_no_further_roof_a5_is_refused(tmp_path: Path) -> None:
    file = other_edition(tmp_path, "[2, 2, 1, 2]", "[2, 2, 2, 2]")  # an edition with two superstructures on two roofs
    game, s = ready("red-2-2-2", "wild", won=1, edition=file)
    assert refusal(game, s, ("build", "red-2-2-2", "A5")) == Reason("no-roof", "H3.7", {"action": "A5"})
    play(game, s, ("build", "red-2-2-2"), ("pay", "wild"), COLUMN_3, ("roof", roof(1, 3)), ("roof", roof(2, 3)))
    assert s.roofed[0] == s.built[0]


@pytest.mark.rule("H4.11")
def test_coats_under_the_new_tile_go_to_the_meadow_and_can_be_used_at_once() -> None:
    game, s = ready("red-2-3-0", "wild")
    assert refusal(game, s, ("use", "A15")).code == "no-coat"
    play(game, s, ("build", "red-2-3-0"), ("pay", "wild"))
    play(game, s, ("push", roof(1, 2), roof(2, 2), roof(2, 3)))  # the coat on (1,2)
    assert (s.meadows[0], s.coats[0].bit_count()) == (1, 7)
    assert is_legal(game, s, ("use", "A15"))
    play(game, s, ("use", "A15"))
    assert (s.track[0], s.meadows[0], s.turn) == (2, 0, 1)


@pytest.mark.rule("H4.11")
def test_every_coat_under_the_tile_is_won() -> None:
    game, s = pushing(
        "purple", 4, side="north", picture=".......\n.......\n..bb...\n...#...\n.......\n.......\n......."
    )
    play(game, s, ("push", roof(1, 0), roof(1, 1), roof(1, 2), roof(1, 3)))
    assert s.meadows[0] == 2


@pytest.mark.rule("H4.11")
def test_coats_beside_the_tile_stay() -> None:
    game, s = ready("red-1-2-0")
    play(game, s, *DOMINO, COLUMN_3)
    assert (s.meadows[0], s.coats[0].bit_count()) == (0, 8)


@pytest.mark.rule("H4.12")
def test_the_order_of_a_build() -> None:
    game, s = ready("red-3-3-1", "red-1-2-0", "wild", picture=BESIDE)
    play(game, s, ("build", "red-3-3-1"))
    assert (s.supply[4 * 2 + 1], hand(game, s)) == (2, ["red-1-2-0", "wild"])  # named, tile taken
    play(game, s, ("pay", "red-1-2-0", "wild"))
    assert (named(game, s.discards), s.meadows[0]) == ([], 0)
    game.play(s, ("push", roof(0, 2), roof(0, 3), roof(1, 2)))  # pushed onto the coat on (1,2)
    assert named(game, s.discards) == ["red-1-2-0", "red-3-3-1", "wild"]
    assert s.meadows[0] == 1
    assert {move[0] for move in game.moves(s)} == {"roof"}
    game.play(s, ("roof", roof(0, 3)))
    assert {move[:2] for move in game.moves(s)} == {("deal", 0)}
    game.play(s, ("deal", 0, "wild"))
    assert is_legal(game, s, ("use", "A15"))


@pytest.mark.rule("H4.12")
def test_a_coat_just_won_waits_for_the_superstructures() -> None:
    game, s = ready("red-3-3-1", "red-1-2-0", "wild")
    play(game, s, ("build", "red-3-3-1"), ("pay", "red-1-2-0", "wild"))
    play(game, s, ("push", roof(1, 2), roof(2, 2), roof(2, 3)))
    arguments = {"kind": "use", "allowed": ["roof"]}
    assert refusal(game, s, ("use", "A15")) == Reason("move-not-now", "H4.10", arguments)


@pytest.mark.rule("H4.13")
def test_the_hand_limit_is_checked_after_the_colour_bonus() -> None:
    game, s = ready("red-1-2-0", *["blue-1-2-0"] * 4, *["wild"] * 4, picture=BESIDE)
    play(game, s, *DOMINO)
    game.play(s, ("push", roof(0, 3), roof(0, 4)))
    game.play(s, ("deal", 0, "green-1-2-0"))
    assert s.hand_sizes[0] == 9
    assert game.moves(s) == [("discard", card) for card in ("green-1-2-0", "blue-1-2-0", "wild")]
    play(game, s, ("discard", "wild"), ("discard", "wild"))
    assert (s.hand_sizes[0], s.turn) == (7, 1)


@pytest.mark.rule("H4.13")
def test_in_the_wake_of_a12_a_build_leaves_more_than_seven_cards_alone() -> None:
    game, s = ready("red-1-2-0", *["blue-1-2-0"] * 4, *["wild"] * 4, picture=BESIDE, won=1)
    play(game, s, ("use", "A12"), *DOMINO)
    play(game, s, ("push", roof(0, 3), roof(0, 4)))
    assert (s.hand_sizes[0], s.turn) == (9, 1)


@pytest.mark.rule("H4.14")
def test_a_blue_3_with_one_superstructure_is_three_blue_cards_the_tile_and_one_superstructure_on_it() -> None:
    game, s = ready("blue-3-3-1", "blue-1-2-0", "blue-1-2-0")
    play(game, s, ("build", "blue-3-3-1"), ("pay", "blue-1-2-0", "blue-1-2-0"))
    play(game, s, ("push", roof(1, 3), roof(1, 4), roof(2, 3)), ("roof", roof(1, 4)))
    assert picture(s).splitlines()[:3] == [".......", "...bB..", "...b..."]
    assert named(game, s.discards) == ["blue-1-2-0", "blue-1-2-0", "blue-3-3-1"]
    assert (s.superstructures, s.turn) == (29, 1)


@pytest.mark.rule("H4.4")
def test_every_action_declared_with_a_build_needs_its_own_coat() -> None:
    game, s = ready("red-2-3-0", "wild", won=1)
    move = ("build", "red-2-3-0", "A3", "A5")
    assert refusal(game, s, move) == Reason("no-coat", "H6.1", {"action": "A5", "coats": 1})
    coats(s, 2)
    assert is_legal(game, s, move)
    use_up(s, "A3")
    assert refusal(game, s, move) == Reason("action-used", "H6.1", {"action": "A3"})


@pytest.mark.rule("H4.1", "H4.4")
def test_builds_are_the_cards_that_can_be_paid_and_pushed() -> None:
    game, s = ready("red-1-2-0", "red-2-3-0", "red-2-2-1", "blue-4-4-1", "wild", "wild")
    assert moves_of_kind(game, s, "build") == [
        ("build", "red-1-2-0"),
        ("build", "red-2-2-1"),
        ("build", "red-2-3-0"),
    ]
