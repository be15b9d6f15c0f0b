"""A1, A4, A6, A11, A15 and what all actions share: coats of arms, their moment, the course of a turn."""

import pytest

from cityboard.core.game import CHANCE, Move
from cityboard.core.reason import Reason
from cityboard.titles.helsinki.rules.edition import ACTIONS
from tests.titles.helsinki.rules.asking import DRAW, END, hand, is_legal, moves_of_kind, refusal
from tests.titles.helsinki.rules.positions import begin, coats, play, roof, use_up
from tests.titles.helsinki.rules.turns import DOMINO, WALK, build, finish_turn, turn, use, uses

MOVEMENTS = ("A1", "A6", "A11")
ANY_TIME = {"A2", "A7", "A10", "A12", "A15"}
SEVEN = ("blue-1-2-0", "blue-2-2-1", "blue-2-3-0", "red-1-2-0", "red-2-2-1", "yellow-1-2-0", "wild")


# Coats and the action board.


@pytest.mark.rule("H6.1")
def test_an_action_costs_a_coat_and_is_used_once_in_a_game() -> None:
    game, s = turn(won=2)
    play(game, s, use("A15"))
    assert s.meadows[0] == 1
    assert refusal(game, s, use("A15")) == Reason("action-used", "H6.1", {"action": "A15"})
    finish_turn(game, s)
    finish_turn(game, s)
    assert s.mover == 0
    assert refusal(game, s, use("A15")) == Reason("action-used", "H6.1", {"action": "A15"})


@pytest.mark.rule("H6.1")
def test_coats_on_an_action_block_only_their_owner() -> None:
    game, s = turn(won=1)
    coats(s, 1, seat=1)
    play(game, s, use("A15"))
    finish_turn(game, s)
    assert s.mover == 1
    assert is_legal(game, s, use("A15"))


@pytest.mark.rule("H6.1")
@pytest.mark.parametrize("action", ACTIONS)
def test_without_a_coat_no_action(action: str) -> None:
    game, s = turn(won=0, at=DOMINO, walked=False)
    assert refusal(game, s, use(action)) == Reason("no-coat", "H6.1", {"action": action, "coats": 0})


@pytest.mark.rule("H6.1")
@pytest.mark.parametrize("move", [("use",), ("use", "A16"), ("use", 1), ("use", "a1"), ("use", "A1", "A6")])
def test_other_actions_do_not_exist(move: Move) -> None:
    game, s = turn(won=8, walked=False)
    named = move[1] if len(move) == 2 else ""
    assert refusal(game, s, move) == Reason("action-unknown", "H6.1", {"action": named})


# A1, A6, A11.


@pytest.mark.rule("A1", "A6", "A11")
@pytest.mark.parametrize(("action", "walks"), [("A1", range(1, 7)), ("A6", range(1, 6)), ("A11", (-1,))])
def test_a_movement_action_gives_the_walks_it_names(action: str, walks: tuple[int, ...]) -> None:
    game, s = turn(won=1, walked=False)
    play(game, s, use(action))
    assert moves_of_kind(game, s, "walk") == [("walk", spaces) for spaces in walks]
    for spaces in walks:
        twin = s.copy()
        play(game, twin, ("walk", spaces))
        assert twin.pawns[0] == spaces % 8
    beyond = [spaces for spaces in (-2, -1, 0, 1, 5, 6, 7) if spaces not in walks]
    for spaces in beyond:
        refused = refusal(game, s, ("walk", spaces))
        assert refused == Reason("walk-too-far", "H3.2", {"reach": walks[-1]})


@pytest.mark.rule("A1", "A6", "A11")
@pytest.mark.parametrize("first", MOVEMENTS)
@pytest.mark.parametrize("second", MOVEMENTS)
def test_at_most_one_movement_action_in_a_turn(first: str, second: str) -> None:
    game, s = turn(won=8, walked=False)
    play(game, s, use(first))
    code, rule = ("action-used", "H6.1") if first == second else ("movement-over", "A1")
    assert refusal(game, s, use(second)) == Reason(code, rule, {"action": second})


@pytest.mark.rule("A1", "A6", "A11")
@pytest.mark.parametrize("action", MOVEMENTS)
def test_a_movement_action_comes_before_moving_and_lasts_one_turn(action: str) -> None:
    game, s = turn(won=8, walked=False)
    twin = s.copy()
    play(game, s, WALK)
    assert refusal(game, s, use(action)) == Reason("movement-over", "A1", {"action": action})
    play(game, twin, use(action))
    finish = moves_of_kind(game, twin, "walk")[0]
    play(game, twin, finish, DRAW, END)
    finish_turn(game, twin)
    assert moves_of_kind(game, twin, "walk") == [("walk", 1), ("walk", 2), ("walk", 3)]
    assert uses(game, twin) >= set(MOVEMENTS) - {action}


@pytest.mark.rule("A1", "H6.2")
def test_a_movement_action_leaves_the_actions_of_any_time() -> None:
    game, s = turn(won=8, at=DOMINO, walked=False)
    play(game, s, use("A1"), use("A15"))
    assert uses(game, s) == ANY_TIME - {"A15"}
    assert len(moves_of_kind(game, s, "walk")) == 6


# A4.


@pytest.mark.rule("A4", "H3.3")
@pytest.mark.parametrize(("walk", "slots"), [(1, (1, 2)), (-1, (0, 7))])
def test_a4_draws_one_more_card_after_the_two_and_before_the_refill(walk: int, slots: tuple[int, int]) -> None:
    game, s = turn("blue-1-2-0", won=2, walked=False)
    play(game, s, *([use("A11")] if walk < 0 else []), ("walk", walk))
    open_cards = [game.deck.names[s.display[slot]] for slot in slots]
    game.play(s, ("draw", "A4"))
    seen = []
    while s.turn == CHANCE:
        seen.append(game.moves(s)[0][:2])
        game.play(s, game.moves(s)[-1])
    assert seen == [("deal", 0), ("slot", slots[0]), ("slot", slots[1])]
    assert sorted(hand(game, s)) == sorted(["blue-1-2-0", *open_cards, "wild"])
    assert "A4" not in uses(game, s)


@pytest.mark.rule("A4", "H3.4")
def test_the_hand_limit_applies_to_the_extra_card() -> None:
    game, s = turn(*SEVEN[:5], won=1)
    play(game, s, ("draw", "A4"))
    assert s.hand_sizes[0] == 8
    assert {move[0] for move in game.moves(s)} == {"discard"}
    play(game, s, ("discard", "blue-1-2-0"))
    assert (s.hand_sizes[0], s.mover) == (7, 1)


@pytest.mark.rule("A4")
def test_a4_goes_with_a_draw_only() -> None:
    game, s = turn("blue-1-2-0", won=1)
    assert refusal(game, s, use("A4")) == Reason("with-the-draw", "A4", {"action": "A4"})
    coats(s, 0)
    assert refusal(game, s, ("draw", "A4")) == Reason("no-coat", "H6.1", {"action": "A4", "coats": 0})
    coats(s, 1)
    use_up(s, "A4")
    assert refusal(game, s, ("draw", "A4")) == Reason("action-used", "H6.1", {"action": "A4"})


@pytest.mark.rule("A4", "H3.7", "H5.2")
def test_a4_needs_a_card_in_pile_or_discard_pile() -> None:
    game, s = turn(won=1)
    s.pile, s.pile_size = bytearray(game.deck.size), 0
    assert refusal(game, s, ("draw", "A4")) == Reason("no-card", "H3.7", {"action": "A4"})
    assert is_legal(game, s, DRAW)
    s.discards[game.deck.wild] = 1
    play(game, s, ("draw", "A4"), wanted=[("deal", 0, "wild")])
    assert "wild" in hand(game, s)


# A15.


@pytest.mark.rule("A15")
def test_a15_scores_two_points_at_once() -> None:
    game, s = turn(won=1)
    play(game, s, use("A15"))
    assert game.scores(s) == [2, 0]
    assert [(entry.owner, entry.rule, entry.points) for entry in game.breakdown(s)] == [(0, "A15", 2)]


# H6.2 and the course of a turn.


@pytest.mark.rule("H6.2", "H3.6")
@pytest.mark.parametrize("action", sorted(ANY_TIME))
@pytest.mark.parametrize("before", [(), (WALK,), (WALK, DRAW)])
def test_actions_of_any_time_before_moving_before_and_after_drawing(action: str, before: tuple[Move, ...]) -> None:
    game, s = turn(at=DOMINO, won=1, walked=False)
    play(game, s, *before)
    assert uses(game, s) >= ANY_TIME
    play(game, s, use(action))
    assert s.meadows[0] == 0


@pytest.mark.rule("H6.2")
def test_actions_of_any_time_after_building_several_in_a_turn() -> None:
    game, s = turn("red-1-2-0", at=DOMINO, won=5)
    build(game, s, "red-1-2-0")
    assert uses(game, s) == ANY_TIME
    play(game, s, use("A15"), use("A12"), use("A10"), ("shift", roof(3, 4), roof(3, 5)))
    assert uses(game, s) == {"A2", "A7"}


@pytest.mark.rule("H6.2")
def test_while_something_else_is_pending_no_action_can_be_used() -> None:
    game, s = turn("red-2-2-1", "red-1-2-0", at=DOMINO, won=8)
    for move in [("build", "red-2-2-1"), ("pay", "red-1-2-0"), ("push", roof(1, 4), roof(2, 4)), ("roof", roof(1, 4))]:
        play(game, s, move)
        if s.step != game.turn_step.number:
            assert refusal(game, s, use("A15")).code == "move-not-now"
    assert is_legal(game, s, use("A15"))
    play(game, s, use("A2"))
    assert refusal(game, s, use("A15")) == Reason("move-not-now", "A2", {"kind": "use", "allowed": ["wild"]})


@pytest.mark.rule("H3.1", "H3.2")
def test_first_move_then_draw_or_build_then_the_end() -> None:
    game, s = turn("red-1-2-0", won=1, walked=False)
    for move in (DRAW, ("draw", "A4"), ("build", "red-1-2-0")):
        assert refusal(game, s, move) == Reason("walk-first", "H3.1", {})
    assert refusal(game, s, END) == Reason("act-first", "H3.1", {})
    play(game, s, WALK)
    assert refusal(game, s, WALK) == Reason("already-walked", "H3.2", {})
    assert refusal(game, s, END) == Reason("act-first", "H3.1", {})
    play(game, s, DRAW)
    for move in (DRAW, ("build", "red-1-2-0")):
        assert refusal(game, s, move) == Reason("already-acted", "H3.1", {})
    play(game, s, END)
    assert s.mover == 1


@pytest.mark.rule("H3.2", "H3.3", "H3.7")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (("walk",), "H3.2"),
        (("walk", "1"), "H3.2"),
        (("walk", 1, 2), "H3.2"),
        (("draw", "A5"), "H3.3"),
        (("draw", "A4", "A4"), "H3.3"),
        (("end", 1), "H3.7"),
        (("build",), "H4.1"),
        (("build", "red-1-2-0", "A4"), "H4.1"),
    ],
)
def test_moves_of_the_wrong_form_are_refused(move: Move, rule: str) -> None:
    game, s = turn("red-1-2-0", won=1)
    assert refusal(game, s, move) == Reason("move-malformed", rule, {"move": list(move)})


@pytest.mark.rule("H6.1", "H2.6")
@pytest.mark.parametrize("action", ["A11", "A12", "A13", "A15"])
def test_covered_actions_are_refused(action: str) -> None:
    game, s = begin(cover="bottom")
    coats(s, 8)
    assert refusal(game, s, use(action)) == Reason("action-covered", "H2.6", {"action": action})
