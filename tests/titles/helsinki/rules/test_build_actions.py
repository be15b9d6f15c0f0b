"""A3, A5, A8, A9, A13, A14: what actions change in a build, and how they combine (H6.1)."""

from itertools import combinations
from pathlib import Path

import pytest

from cityboard.core.game import Move
from cityboard.core.reason import Reason
from cityboard.titles.helsinki.rules.moves import Push
from tests.titles.helsinki.rules.asking import DRAW, END, hand, is_legal, moves_of_kind, other_edition, ready, refusal
from tests.titles.helsinki.rules.positions import coats, picture, play, roof, use_up
from tests.titles.helsinki.rules.turns import EMPTY, WALK, build, place_superstructures, turn, use, uses

MODIFIERS = ("A3", "A5", "A9", "A14")
BLUES = ("blue-1-2-0", "blue-1-2-0", "blue-2-2-1", "blue-2-3-0")
ABOVE = (roof(1, 3), roof(2, 3))  # a domino from the north, stopped by the statue
# The way in from the north is closed: nothing can be pushed from there.
CLOSED = "*******\n.......\n.......\n...#...\n.......\n.......\n......."


# A3.


@pytest.mark.rule("A3")
def test_with_a3_the_tile_comes_from_any_side() -> None:
    game, s = turn("red-1-2-0", won=1)
    usual, free = s.copy(), s.copy()
    play(game, usual, ("build", "red-1-2-0"), ("pay",))
    play(game, free, ("build", "red-1-2-0", "A3"), ("pay",))
    north = {("push", *ABOVE), ("push", roof(2, 2), roof(2, 3)), ("push", roof(2, 3), roof(2, 4))}
    assert set(game.moves(usual)) == north
    beside = {("push", roof(3, 4), roof(3, 5)), ("push", roof(4, 3), roof(5, 3)), ("push", roof(3, 1), roof(3, 2))}
    assert set(game.moves(free)) > north | beside
    assert len(game.moves(free)) == 12


@pytest.mark.rule("A3", "H4.4")
def test_a3_makes_a_build_possible_that_has_no_push_from_the_pawn() -> None:
    game, s = turn("red-1-2-0", won=1, at=CLOSED)
    arguments = {"cards": ["red-1-2-0"], "sides": ["north"]}
    assert refusal(game, s, ("build", "red-1-2-0")) == Reason("no-push", "H4.4", arguments)
    assert is_legal(game, s, ("build", "red-1-2-0", "A3"))


@pytest.mark.rule("A3", "A8")
def test_with_a8_a3_covers_one_of_the_two_tiles() -> None:
    game, s = turn("red-1-2-0", "red-1-2-0", won=3)
    build(game, s, "red-1-2-0", "A3", at=(roof(3, 4), roof(3, 5)))
    play(game, s, use("A8"))
    assert refusal(game, s, ("build", "red-1-2-0", "A3")) == Reason("action-used", "H6.1", {"action": "A3"})
    play(game, s, ("build", "red-1-2-0"), ("pay",))
    assert refusal(game, s, ("push", roof(3, 1), roof(3, 2))).rule == "H4.6"
    assert is_legal(game, s, ("push", *ABOVE))


@pytest.mark.rule("A3", "A8")
def test_with_a8_a3_may_cover_the_second_tile() -> None:
    game, s = turn("red-1-2-0", "red-1-2-0", won=2)
    build(game, s, "red-1-2-0", at=ABOVE)
    play(game, s, use("A8"))
    build(game, s, "red-1-2-0", "A3", at=(roof(3, 4), roof(3, 5)))
    assert picture(s).split()[1:4] == ["...r...", "...r...", "...#rr."]


# A5.


@pytest.mark.rule("A5", "H4.10")
@pytest.mark.parametrize(
    ("card", "others", "shown"), [("blue-1-2-0", 0, 0), ("blue-3-3-1", 2, 1), ("blue-4-3-2", 3, 2)]
)
def test_a5_gives_one_superstructure_more_than_shown(card: str, others: int, shown: int) -> None:
    game, s = turn(card, *[name for name in BLUES if name != card][:others], won=1)
    play(game, s, ("build", card, "A5"))
    play(game, s, game.moves(s)[0])
    play(game, s, game.moves(s)[0])
    assert place_superstructures(game, s) == shown + 1
    assert s.roofed[0].bit_count() == 30 - s.superstructures == shown + 1


@pytest.mark.rule("A5", "H3.7")
@pytest.mark.parametrize(("card", "supply"), [("blue-1-2-0", 0), ("blue-2-2-1", 1), ("blue-2-2-1", 0)])
def test_a5_is_refused_if_no_superstructure_is_left_for_it(card: str, supply: int) -> None:
    game, s = turn(*BLUES, won=1)
    s.superstructures = supply
    assert refusal(game, s, ("build", card, "A5")) == Reason("no-superstructure", "H3.7", {"action": "A5"})
    s.superstructures = supply + 2
    assert is_legal(game, s, ("build", card, "A5"))


@pytest.mark.rule("A5", "H3.7")
def test_a5_is_refused_if_the_tile_has_no_roof_for_it(tmp_path: Path) -> None:
    edition = other_edition(tmp_path, "[2, 2, 1, 2]", "[2, 2, 2, 2]")
    game, s = turn("blue-2-2-2", "blue-1-2-0", won=1, edition=edition)
    assert refusal(game, s, ("build", "blue-2-2-2", "A5")) == Reason("no-roof", "H3.7", {"action": "A5"})


@pytest.mark.rule("A5", "A8")
def test_a5_counts_for_the_build_it_is_declared_with() -> None:
    game, s = turn("blue-1-2-0", "red-1-2-0", won=3)
    build(game, s, "blue-1-2-0", at=ABOVE)
    play(game, s, use("A8"))
    build(game, s, "red-1-2-0", "A5")
    assert s.roofed[0].bit_count() == 1
    assert s.roofed[0] & s.colours[2]


# A8.


@pytest.mark.rule("A8", "H3.1")
def test_one_build_in_a_turn_a_second_with_a8_and_no_third() -> None:
    game, s = turn("red-1-2-0", "red-1-2-0", "blue-1-2-0", won=3)
    build(game, s, "red-1-2-0", at=ABOVE)
    assert refusal(game, s, ("build", "red-1-2-0")) == Reason("already-acted", "H3.1", {})
    play(game, s, use("A8"))
    build(game, s, "red-1-2-0")
    assert refusal(game, s, use("A8")) == Reason("action-used", "H6.1", {"action": "A8"})
    assert refusal(game, s, ("build", "blue-1-2-0")) == Reason("already-acted", "H3.1", {})
    assert refusal(game, s, DRAW) == Reason("already-acted", "H3.1", {})


@pytest.mark.rule("A8", "H4.2")
def test_the_second_tile_is_paid_as_usual() -> None:
    game, s = turn("red-1-2-0", "blue-2-2-1", "blue-1-2-0", won=1)
    build(game, s, "red-1-2-0", at=ABOVE)
    play(game, s, use("A8"), ("build", "blue-2-2-1"))
    assert game.moves(s) == [("pay", "blue-1-2-0")]


@pytest.mark.rule("A8")
def test_a8_needs_a_build_in_the_same_turn() -> None:
    game, s = turn("red-1-2-0", won=1, walked=False)
    reason = Reason("after-a-build", "A8", {"action": "A8"})
    assert refusal(game, s, use("A8")) == reason
    play(game, s, WALK)
    assert refusal(game, s, use("A8")) == reason
    play(game, s, DRAW)
    assert refusal(game, s, use("A8")) == reason


@pytest.mark.rule("A8", "A13")
def test_after_a8_and_a13_the_next_decision_is_a_build() -> None:
    game, s = turn("red-1-2-0", "blue-1-2-0", won=8)
    after_build, after_draw = s.copy(), s.copy()
    build(game, after_build, "red-1-2-0", at=ABOVE)
    play(game, after_build, use("A8"))
    play(game, after_draw, DRAW, use("A13"))
    for due, rule in ((after_build, "A8"), (after_draw, "A13")):
        assert {move[0] for move in game.moves(due)} == {"build"}
        for move in (END, DRAW, WALK, use("A15"), use("A8")):
            assert refusal(game, due, move) == Reason("must-build", rule, {})


@pytest.mark.rule("A8", "A13", "H3.7")
def test_without_a_build_neither_a8_nor_a13() -> None:
    game, s = turn("red-1-2-0", won=2)
    after_build = s.copy()
    build(game, after_build, "red-1-2-0")
    assert refusal(game, after_build, use("A8")) == Reason("nothing-to-build", "H3.7", {"action": "A8"})
    game, s = turn("wild", at=CLOSED, won=1)
    use_up(s, "A3")
    play(game, s, DRAW)
    assert refusal(game, s, use("A13")) == Reason("nothing-to-build", "H3.7", {"action": "A13"})
    assert s.meadows[0] == 1


@pytest.mark.rule("A8", "A13", "H6.1")
@pytest.mark.parametrize("won", [1, 2])
def test_the_coat_on_a13_cannot_pay_for_the_build(won: int) -> None:
    # Only A3 makes the build possible: that is a second coat.
    game, s = turn("red-1-2-0", at=CLOSED, won=won)
    play(game, s, DRAW)
    assert is_legal(game, s, use("A13")) == (won == 2)
    if won == 2:
        play(game, s, use("A13"))
        assert {move[2:] for move in game.moves(s)} == {("A3",)}


# A9.


@pytest.mark.rule("A9", "H4.14")
def test_a9_saves_a_card_as_in_the_published_example() -> None:
    game, s = ready("purple-4-4-1", "purple-1-2-0", "purple-2-2-1", "purple-2-3-0", won=1)
    play(game, s, ("build", "purple-4-4-1", "A9"))
    assert {len(move) - 1 for move in game.moves(s)} == {2}  # three purple in all
    arguments = {"price": 3, "cards": ["purple-1-2-0"]}
    assert refusal(game, s, ("pay", "purple-1-2-0")) == Reason("wrong-price", "H4.3", arguments)
    all_three: Move = ("pay", "purple-1-2-0", "purple-2-2-1", "purple-2-3-0")
    assert refusal(game, s, all_three).code == "wrong-price"


@pytest.mark.rule("A9")
def test_a9_is_not_offered_for_a_one() -> None:
    game, s = turn("blue-1-2-0", won=1)
    reason = Reason("nothing-to-save", "A9", {"cards": ["blue-1-2-0"]})
    assert refusal(game, s, ("build", "blue-1-2-0", "A9")) == reason


@pytest.mark.rule("A9")
def test_with_a9_a_two_costs_only_the_card_itself() -> None:
    game, s = turn("blue-2-2-1", won=1)
    assert refusal(game, s, ("build", "blue-2-2-1")).code == "cannot-pay"
    play(game, s, ("build", "blue-2-2-1", "A9"))
    assert game.moves(s) == [("pay",)]


# A13.


@pytest.mark.rule("A13")
def test_a13_builds_after_a_draw_also_with_the_cards_just_drawn() -> None:
    game, s = turn(won=1)
    play(game, s, DRAW)
    drawn = hand(game, s)
    play(game, s, use("A13"))
    named = str(game.moves(s)[0][1])
    assert named in drawn
    build(game, s, named)
    assert s.built[0]
    assert s.mover == 1


@pytest.mark.rule("A13")
def test_a13_only_after_a_draw() -> None:
    game, s = turn("red-1-2-0", "blue-1-2-0", won=2, walked=False)
    reason = Reason("after-a-draw", "A13", {"action": "A13"})
    assert refusal(game, s, use("A13")) == reason
    play(game, s, WALK)
    assert refusal(game, s, use("A13")) == reason
    build(game, s, "red-1-2-0")
    assert refusal(game, s, use("A13")) == reason


@pytest.mark.rule("A13", "H3.4")
def test_the_hand_limit_is_checked_between_draw_and_build() -> None:
    game, s = turn(*BLUES, "red-1-2-0", "red-2-2-1", won=1)
    play(game, s, DRAW)
    assert refusal(game, s, use("A13")) == Reason("discard-first", "H3.4", {"cards": 1})
    play(game, s, ("discard", "red-2-2-1"), use("A13"))
    assert moves_of_kind(game, s, "build")


@pytest.mark.rule("A13", "A8", "A4")
def test_draw_build_build_in_one_turn() -> None:
    game, s = turn("red-1-2-0", "blue-1-2-0", won=3)
    play(game, s, ("draw", "A4"))
    assert uses(game, s) == {"A12", "A13", "A15"}
    play(game, s, use("A13"))
    build(game, s, "red-1-2-0", at=ABOVE)
    assert "A13" not in uses(game, s)
    play(game, s, use("A8"))
    build(game, s, "blue-1-2-0")
    assert (s.built[0].bit_count(), s.meadows[0], s.mover) == (4, 0, 1)


@pytest.mark.rule("A13", "A8")
def test_a13_and_a8_in_one_turn_only_in_that_order() -> None:
    game, s = turn("red-1-2-0", "blue-1-2-0", won=3)
    play(game, s, DRAW)
    assert refusal(game, s, use("A8")) == Reason("after-a-build", "A8", {"action": "A8"})
    play(game, s, use("A13"))
    build(game, s, "red-1-2-0", at=ABOVE)
    assert is_legal(game, s, use("A8"))


# A14.


@pytest.mark.rule("A14", "H4.14")
def test_a14_lets_one_card_of_any_colour_count_as_in_the_published_example() -> None:
    game, s = turn("blue-4-4-1", "blue-1-2-0", "blue-2-2-1", "blue-2-3-0", "red-1-2-0", "yellow-1-2-0", won=1)
    play(game, s, ("build", "blue-4-4-1", "A14"))
    for other in ("red-1-2-0", "yellow-1-2-0"):
        assert is_legal(game, s, ("pay", "blue-1-2-0", "blue-2-2-1", other))
    assert len(game.moves(s)) == 2 * 3
    none: Move = ("pay", "blue-1-2-0", "blue-2-2-1", "blue-2-3-0")
    assert refusal(game, s, none) == Reason("wrong-colour", "A14", {"cards": [], "number": 1})
    two: Move = ("pay", "blue-1-2-0", "red-1-2-0", "yellow-1-2-0")
    arguments = {"cards": ["red-1-2-0", "yellow-1-2-0"], "number": 1}
    assert refusal(game, s, two) == Reason("wrong-colour", "A14", arguments)


@pytest.mark.rule("A14", "H4.2")
def test_without_a14_no_card_of_another_colour() -> None:
    game, s = turn("blue-2-2-1", "blue-1-2-0", "red-1-2-0")
    play(game, s, ("build", "blue-2-2-1"))
    arguments = {"cards": ["red-1-2-0"], "number": 0}
    assert refusal(game, s, ("pay", "red-1-2-0")) == Reason("wrong-colour", "H4.2", arguments)


@pytest.mark.rule("A14")
@pytest.mark.parametrize(
    ("card", "others", "price"),
    [
        ("blue-2-2-1", ("blue-1-2-0",), 2),  # no card of another colour
        ("blue-2-2-1", ("wild",), 2),  # a wild card has none
        ("blue-1-2-0", ("red-1-2-0",), 1),  # nothing is paid beside the card
        ("blue-3-3-1", ("red-1-2-0", "yellow-1-2-0"), 3),  # two would be needed
    ],
)
def test_a14_is_refused_where_one_card_of_another_colour_does_not_pay(
    card: str, others: tuple[str, ...], price: int
) -> None:
    game, s = turn(card, *others, won=1)
    arguments = {"cards": [card], "price": price}
    assert refusal(game, s, ("build", card, "A14")) == Reason("cannot-pay", "A14", arguments)


@pytest.mark.rule("A9", "A14")
def test_a9_and_a14_together() -> None:
    game, s = turn("blue-3-3-1", "blue-2-2-1", "red-1-2-0", won=2)
    for actions in (("A9",), ("A14",), ("A9", "A14")):
        assert is_legal(game, s, ("build", "blue-3-3-1", *actions))
    assert not is_legal(game, s, ("build", "blue-3-3-1"))
    # Of a "2" A9 leaves nothing for A14 to pay.
    arguments = {"cards": ["blue-2-2-1"], "price": 1}
    assert refusal(game, s, ("build", "blue-2-2-1", "A9", "A14")) == Reason("cannot-pay", "A14", arguments)
    play(game, s, ("build", "blue-3-3-1", "A9", "A14"))
    assert game.moves(s) == [("pay", "red-1-2-0")]


# H6.1.


@pytest.mark.rule("H6.1", "A3", "A5", "A9", "A14")
@pytest.mark.parametrize("number", range(5))
def test_modifiers_combine_each_with_a_coat_of_its_own(number: int) -> None:
    cards = ("blue-4-4-1", "blue-1-2-0", "blue-2-2-1", "blue-2-3-0", "red-1-2-0")
    for actions in combinations(MODIFIERS, number):
        game, s = turn(*cards, won=number)
        if number:
            coats(s, number - 1)
            arguments = {"action": actions[-1], "coats": number - 1}
            assert refusal(game, s, ("build", "blue-4-4-1", *actions)) == Reason("no-coat", "H6.1", arguments)
            coats(s, number)
        play(game, s, ("build", "blue-4-4-1", *actions))
        assert s.meadows[0] == 0
        assert {len(move) - 1 for move in game.moves(s)} == {2 if "A9" in actions else 3}
        assert all(("red-1-2-0" in move) == ("A14" in actions) for move in game.moves(s))
        play(game, s, game.moves(s)[0])
        first_roofs = [min(move.roofs) for move in game.moves(s) if isinstance(move, Push)]
        assert (max(first_roofs) > roof(3, 3)) == ("A3" in actions)
        play(game, s, game.moves(s)[0])
        assert place_superstructures(game, s) == 1 + ("A5" in actions)


@pytest.mark.rule("H6.1")
def test_modifiers_are_declared_with_the_cards_in_their_order_each_once() -> None:
    game, s = turn(*BLUES, won=8)
    for actions in (("A5", "A3"), ("A3", "A3"), ("A8",), ("A3", "A4")):
        move = ("build", "blue-1-2-0", *actions)
        assert refusal(game, s, move) == Reason("move-malformed", "H4.1", {"move": list(move)})


@pytest.mark.rule("H6.1")
@pytest.mark.parametrize("action", MODIFIERS)
def test_modifiers_are_no_actions_of_their_own(action: str) -> None:
    game, s = turn("red-1-2-0", won=8, walked=False)
    reason = Reason("with-the-build", "H6.1", {"action": action})
    assert refusal(game, s, use(action)) == reason
    play(game, s, WALK)
    assert refusal(game, s, use(action)) == reason
    build(game, s, "red-1-2-0")
    assert refusal(game, s, use(action)) == reason


@pytest.mark.rule("H6.1", "H4.11")
@pytest.mark.parametrize("action", MODIFIERS)
def test_a_coat_won_by_the_tile_is_too_late_for_its_modifiers(action: str) -> None:
    game, s = turn("blue-2-2-1", "blue-1-2-0", at=EMPTY)
    arguments = {"action": action, "coats": 0}
    assert refusal(game, s, ("build", "blue-2-2-1", action)) == Reason("no-coat", "H6.1", arguments)


@pytest.mark.rule("H6.1", "H4.11")
def test_a_coat_won_by_the_tile_pays_for_the_actions_after_it() -> None:
    game, s = turn("red-1-2-0", "blue-1-2-0", at=EMPTY.replace("...#", ".gG#"))
    build(game, s, "red-1-2-0", at=(roof(1, 2), roof(2, 2)))
    assert s.meadows[0] == 1
    assert uses(game, s) == {"A2", "A7", "A8", "A10", "A12", "A15"}
    for action in MODIFIERS:
        assert refusal(game, s, use(action)) == Reason("with-the-build", "H6.1", {"action": action})
    play(game, s, use("A8"))
    assert game.moves(s) == [("build", "blue-1-2-0")]
    build(game, s, "blue-1-2-0")
    assert s.colours[3].bit_count() == 2


@pytest.mark.rule("H6.1", "H2.7")
def test_covered_modifiers_and_a4_are_refused_where_they_would_be_declared() -> None:
    game, s = turn("blue-2-2-1", "blue-1-2-0", won=8, cover=["A3", "A4", "A5", "A9", "A14"])
    for action in MODIFIERS:
        reason = Reason("action-covered", "H2.7", {"action": action})
        assert refusal(game, s, ("build", "blue-2-2-1", action)) == reason
    assert refusal(game, s, ("draw", "A4")) == Reason("action-covered", "H2.7", {"action": "A4"})
    assert moves_of_kind(game, s, "build") == [("build", "blue-1-2-0"), ("build", "blue-2-2-1")]
