"""H3: a turn."""

from collections import Counter
from random import Random

import pytest

from cityboard.core.game import NOBODY, UNKNOWN, Move
from cityboard.core.reason import Reason
from cityboard.core.simulation import random_move
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from tests.titles.helsinki.rules.asking import (
    DRAW,
    END,
    PAY_NOTHING,
    discard,
    display,
    hand,
    is_legal,
    moves_of_kind,
    named,
    pass_turn,
    ready,
    refusal,
    show,
    stack,
)
from tests.titles.helsinki.rules.positions import begin, board, coats, hold, play, reason, settle, use_up

ROW_1 = ".......\n..rrr..\n.......\n...#...\n.......\n.......\n......."
FULL = "\n".join(["rrrrrrr"] * 3 + ["rrr#rrr"] + ["rrrrrrr"] * 3)
EIGHT = ["red-1-2-0", "red-2-2-1", "red-2-3-0", "red-3-3-1", "red-3-4-0", "red-4-4-1", "red-4-3-2", "red-5-5-1"]
BLUE_SEVEN = ["blue-1-2-0"] * 4 + ["blue-2-2-1"] * 2 + ["blue-5-5-1"]


@pytest.mark.rule("H3.1")
@pytest.mark.parametrize(("players", "start"), [(2, 1), (3, 2), (4, 0)])
def test_rounds_start_with_the_start_player_and_go_clockwise(players: int, start: int) -> None:
    game, s = begin(players=players, start=start)
    turns = []
    for _ in range(2 * players):
        turns.append((s.round, s.turn))
        pass_turn(game, s)
    assert turns == [(r, (start + after) % players) for r in (1, 2) for after in range(players)]


@pytest.mark.rule("H3.1")
def test_the_active_player_must_first_move() -> None:
    game, s = begin()
    hold(game, s, "red-1-2-0")
    assert game.moves(s) == [("walk", 1), ("walk", 2), ("walk", 3)]
    assert refusal(game, s, DRAW) == Reason("walk-first", "H3.1", {})
    assert refusal(game, s, ("build", "red-1-2-0")) == Reason("walk-first", "H3.1", {})
    assert refusal(game, s, END) == Reason("act-first", "H3.1", {})


@pytest.mark.rule("H3.1")
def test_after_moving_the_player_draws_or_builds() -> None:
    game, s = ready("red-1-2-0")
    assert game.moves(s) == [DRAW, ("build", "red-1-2-0")]
    assert refusal(game, s, END) == Reason("act-first", "H3.1", {})


@pytest.mark.rule("H3.1")
def test_a_player_who_drew_does_not_build_too() -> None:
    game, s = ready("red-1-2-0", won=1, cover=["A8", "A13", "A1", "A2", "A3"])
    show(game, s, *EIGHT)
    play(game, s, DRAW)
    assert refusal(game, s, ("build", "red-2-2-1")) == Reason("already-acted", "H3.1", {})
    assert refusal(game, s, DRAW) == Reason("already-acted", "H3.1", {})
    assert is_legal(game, s, END)


@pytest.mark.rule("H3.1")
def test_a_player_who_built_does_not_draw_or_build_again() -> None:
    game, s = ready("red-1-2-0", "blue-1-2-0", won=1)
    play(game, s, ("build", "red-1-2-0"), PAY_NOTHING, ("push", 10, 17))
    assert refusal(game, s, DRAW) == Reason("already-acted", "H3.1", {})
    assert refusal(game, s, ("build", "blue-1-2-0")) == Reason("already-acted", "H3.1", {})


@pytest.mark.rule("H3.1")
def test_only_the_moves_of_a_turn_are_asked_in_a_turn() -> None:
    game, s = begin()
    allowed = ["walk", "use", "draw", "build", "end"]
    assert refusal(game, s, ("space", 1)) == Reason("move-not-now", "H3.1", {"kind": "space", "allowed": allowed})


@pytest.mark.rule("H3.2")
@pytest.mark.parametrize("spaces", [0, 4, -1, 8])
def test_a_player_moves_one_two_or_three_spaces_and_never_stands_still(spaces: int) -> None:
    game, s = begin()
    assert reason(game, s, ("walk", spaces)) == ("walk-too-far", "H3.2")
    assert ("walk", spaces) not in game.moves(s)


@pytest.mark.rule("H3.2")
@pytest.mark.parametrize("move", [("walk",), ("walk", "1"), ("walk", 1, 1)])
def test_a_walk_is_one_number(move: Move) -> None:
    game, s = begin()
    assert refusal(game, s, move) == Reason("move-malformed", "H3.2", {"move": list(move)})


@pytest.mark.rule("H3.2")
def test_a_player_moves_once() -> None:
    game, s = begin()
    play(game, s, ("walk", 1))
    assert refusal(game, s, ("walk", 1)) == Reason("already-walked", "H3.2", {})


@pytest.mark.rule("H3.2")
def test_several_pawns_may_share_a_space() -> None:
    game, s = begin(space=6)
    play(game, s, ("walk", 2))
    assert list(s.pawns) == [0, 0]


@pytest.mark.rule("H3.3")
def test_drawing_takes_both_cards_next_to_the_space() -> None:
    game, s = ready("wild", side="east")
    show(game, s, *EIGHT)
    play(game, s, DRAW)
    assert hand(game, s) == ["red-2-3-0", "red-3-3-1", "wild"]


@pytest.mark.rule("H3.3")
@pytest.mark.parametrize(("space", "order"), [(0, [0, 1]), (3, [3, 4]), (6, [6, 7]), (7, [0, 7])])
def test_both_slots_are_refilled_the_lower_number_first(space: int, order: list[int]) -> None:
    game, s = begin(space=(space - 1) % 8, players=4)
    play(game, s, ("walk", 1))
    game.play(s, DRAW)
    filled = []
    for card in ("wild", "blue-1-2-0"):
        slot = int(game.moves(s)[0][1])
        assert dict(game.chances(s)) == {("slot", slot, c): n for c, n in Counter(named(game, s.pile)).items()}
        filled.append(slot)
        game.play(s, ("slot", slot, card))
    assert filled == order
    assert [display(game, s)[slot] for slot in order] == ["wild", "blue-1-2-0"]
    assert s.turn == 1


@pytest.mark.rule("H3.3")
def test_the_a4_card_comes_before_the_refill() -> None:
    game, s = ready(won=1)
    show(game, s, *EIGHT)
    game.play(s, ("draw", "A4"))
    assert {move[:2] for move in game.moves(s)} == {("deal", 0)}
    game.play(s, ("deal", 0, "wild"))
    assert hand(game, s) == ["red-1-2-0", "red-2-2-1", "wild"]
    assert {move[:2] for move in game.moves(s)} == {("slot", 0)}


@pytest.mark.rule("H3.3", "H3.4")
def test_discards_come_after_the_refill() -> None:
    game, s = ready(*BLUE_SEVEN)
    show(game, s, *EIGHT)
    game.play(s, DRAW)
    for slot in (0, 1):
        assert {move[:2] for move in game.moves(s)} == {("slot", slot)}
        game.play(s, game.moves(s)[0])
    assert {move[0] for move in game.moves(s)} == {"discard"}


@pytest.mark.rule("H3.3", "H5.2")
def test_the_discards_are_no_part_of_a_reshuffle_the_refill_causes() -> None:
    game, s = ready(*BLUE_SEVEN)
    show(game, s, *EIGHT)
    stack(game, s, "green-1-2-0")
    discard(game, s, "yellow-1-2-0", "yellow-1-2-0")
    game.play(s, DRAW)
    game.play(s, ("slot", 0, "green-1-2-0"))
    assert game.chances(s) == [(("slot", 1, "yellow-1-2-0"), 2)]
    settle(game, s, [])
    play(game, s, ("discard", "blue-1-2-0"), ("discard", "red-1-2-0"))
    assert named(game, s.pile) == ["yellow-1-2-0"]
    assert named(game, s.discards) == ["red-1-2-0", "blue-1-2-0"]


@pytest.mark.rule("H3.3")
@pytest.mark.parametrize("move", [("draw", "A1"), ("draw", 4), ("draw", "A4", "A4")])
def test_only_a4_goes_with_a_draw(move: Move) -> None:
    game, s = ready(won=8)
    assert refusal(game, s, move) == Reason("move-malformed", "H3.3", {"move": list(move)})


@pytest.mark.rule("H3.4")
def test_seven_cards_are_no_more_than_the_limit() -> None:
    game, s = ready(*BLUE_SEVEN[:5])
    show(game, s, *EIGHT)
    play(game, s, DRAW)
    assert (s.hand_sizes[0], s.turn) == (7, 1)


@pytest.mark.rule("H3.4")
def test_with_more_than_seven_the_player_discards_down_to_seven_by_own_choice() -> None:
    game, s = ready(*BLUE_SEVEN)
    show(game, s, *EIGHT)
    play(game, s, DRAW)
    kinds = ["red-1-2-0", "red-2-2-1", "blue-1-2-0", "blue-2-2-1", "blue-5-5-1"]
    assert game.moves(s) == [("discard", card) for card in kinds]  # equal cards count once
    play(game, s, ("discard", "blue-5-5-1"))
    assert (s.hand_sizes[0], s.turn) == (8, 0)
    play(game, s, ("discard", "red-1-2-0"))
    assert (s.hand_sizes[0], s.turn) == (7, 1)
    assert hand(game, s) == ["red-2-2-1", *BLUE_SEVEN[:-1]]


@pytest.mark.rule("H3.4", "H3.8")
def test_discards_lie_face_up() -> None:
    game, s = ready(*BLUE_SEVEN)
    show(game, s, *EIGHT)
    play(game, s, DRAW, ("discard", "blue-5-5-1"), ("discard", "red-1-2-0"))
    for seat in (0, 1, 2, 3, None):
        assert named(game, game.view(s, seat).discards) == ["red-1-2-0", "blue-5-5-1"]


@pytest.mark.rule("H3.4")
def test_only_cards_in_hand_are_discarded() -> None:
    game, s = ready(*BLUE_SEVEN)
    show(game, s, *EIGHT)
    play(game, s, DRAW)
    for card in ("green-1-2-0", "nonsense"):
        assert refusal(game, s, ("discard", card)) == Reason("card-not-held", "H3.4", {"cards": [card]})
    for move in (("discard",), ("discard", "red-1-2-0", "red-1-2-0"), ("use",)):
        assert refusal(game, s, move) == Reason("move-malformed", "H3.4", {"move": list(move)})


@pytest.mark.rule("H3.4")
def test_the_limit_applies_at_once() -> None:
    game, s = ready(*BLUE_SEVEN, won=8)
    show(game, s, *EIGHT)
    play(game, s, DRAW)
    for action in ("A13", "A1", "A4"):
        assert refusal(game, s, ("use", action)) == Reason("discard-first", "H3.4", {"cards": 2})
    arguments = {"kind": "end", "allowed": ["discard", "use"]}
    assert refusal(game, s, END) == Reason("move-not-now", "H3.4", arguments)
    play(game, s, ("discard", "red-1-2-0"))
    assert refusal(game, s, ("use", "A13")) == Reason("discard-first", "H3.4", {"cards": 1})
    play(game, s, ("discard", "red-2-2-1"))
    assert is_legal(game, s, ("use", "A15"))


@pytest.mark.rule("H3.4")
def test_a12_needs_a_coat_also_when_a_discard_is_due() -> None:
    game, s = ready(*BLUE_SEVEN)
    show(game, s, *EIGHT)
    play(game, s, DRAW)
    assert refusal(game, s, ("use", "A12")) == Reason("no-coat", "H6.1", {"action": "A12", "coats": 0})
    coats(s, 1)
    assert is_legal(game, s, ("use", "A12"))
    play(game, s, ("use", "A12"))
    assert (s.hand_sizes[0], s.turn) == (9, 1)


@pytest.mark.rule("H3.5")
@pytest.mark.parametrize("cards", [(), ("wild", "wild"), ("red-5-5-1", "wild"), ("blue-2-3-0", "red-2-3-0")])
def test_a_player_who_cannot_build_must_draw(cards: tuple[str, ...]) -> None:
    game, s = ready(*cards)
    assert game.moves(s) == [DRAW]


@pytest.mark.rule("H3.5")
def test_a_player_without_a_push_must_draw() -> None:
    game, s = ready("red-1-2-0", picture=FULL)
    assert game.moves(s) == [DRAW]


@pytest.mark.rule("H3.5")
@pytest.mark.parametrize("there", [["red-1-2-0"], []])
def test_a_player_takes_what_is_there_if_slots_are_empty(there: list[str]) -> None:
    game, s = ready("wild")
    show(game, s, *there)
    assert game.moves(s) == [DRAW]
    play(game, s, DRAW)
    assert hand(game, s) == [*there, "wild"]
    assert all(display(game, s)[:2])


@pytest.mark.rule("H3.6")
def test_actions_may_be_used_at_any_point_of_the_turn_and_several_per_turn() -> None:
    game, s = begin(players=4)
    hold(game, s, "red-2-2-1", "wild")
    coats(s, 5)
    board(game, s, ROW_1)
    play(game, s, ("use", "A15"), ("walk", 1), ("use", "A7"), ("wild", 8))
    play(game, s, ("build", "red-2-2-1"), ("pay", "wild"))
    play(game, s, game.moves(s)[0])
    play(game, s, game.moves(s)[0], ("use", "A2"))
    assert {move[0] for move in game.moves(s)} == {"wild"}


@pytest.mark.rule("H3.6")
def test_actions_are_used_only_in_the_own_turn() -> None:
    game, s = begin()
    coats(s, 8, seat=1)
    assert refusal(game, s, ("use", "A15")) == Reason("no-coat", "H6.1", {"action": "A15", "coats": 0})


@pytest.mark.rule("H3.7")
def test_the_turn_ends_by_itself_when_nothing_more_is_possible() -> None:
    game, s = ready("red-1-2-0")
    play(game, s, DRAW)
    assert s.turn == 1


@pytest.mark.rule("H3.7")
def test_while_something_is_possible_the_turn_ends_when_the_player_says_so() -> None:
    game, s = ready(won=1)
    play(game, s, DRAW)
    assert game.moves(s) == [("use", "A12"), ("use", "A15"), END]
    play(game, s, END)
    assert (s.turn, s.meadows[0]) == (1, 1)


@pytest.mark.rule("H3.7")
def test_a_coat_without_any_action_to_use_it_on_does_not_delay_the_end() -> None:
    game, s = ready(won=1)
    use_up(s, "A12", "A15")
    play(game, s, DRAW)
    assert s.turn == 1


@pytest.mark.rule("H3.7")
@pytest.mark.parametrize("move", [("end", 1), ("end", "turn")])
def test_the_end_says_nothing_more(move: Move) -> None:
    game, s = ready(won=1)
    play(game, s, DRAW)
    assert refusal(game, s, move) == Reason("move-malformed", "H3.7", {"move": list(move)})


@pytest.mark.rule("H3.7")
@pytest.mark.parametrize("action", ["A2", "A7"])
def test_wild_tiles_without_a_space_are_refused(action: str) -> None:
    game, s = ready(won=1, picture=FULL)
    assert refusal(game, s, ("use", action)) == Reason("no-place-for-wild", "H3.7", {"action": action})
    assert s.meadows[0] == 1


@pytest.mark.rule("H3.7")
def test_a5_is_refused_when_no_superstructure_is_left() -> None:
    game, s = ready("red-2-2-1", "wild", won=1)
    s.superstructures = 1  # the one the card shows
    move = ("build", "red-2-2-1", "A5")
    assert refusal(game, s, move) == Reason("no-superstructure", "H3.7", {"action": "A5"})
    assert s.meadows[0] == 1
    s.superstructures = 2
    assert is_legal(game, s, move)


@pytest.mark.rule("H3.7")
def test_a10_is_refused_without_another_free_roof() -> None:
    for picture in (FULL.upper(), FULL, ""):
        game, s = ready(won=1, picture=picture)
        assert refusal(game, s, ("use", "A10")) == Reason("nothing-to-move", "H3.7", {"action": "A10"})
        assert s.meadows[0] == 1


@pytest.mark.rule("H3.7")
def test_a4_is_refused_when_there_is_no_card() -> None:
    game, s = ready(won=1)
    stack(game, s)
    assert refusal(game, s, ("draw", "A4")) == Reason("no-card", "H3.7", {"action": "A4"})
    discard(game, s, "wild")
    assert is_legal(game, s, ("draw", "A4"))


def midgame(seed: int, moves: int = 150, players: int = 3) -> tuple[Helsinki, State]:
    """Play some random moves and continue to a seat's decision."""
    game, s = begin(players=players)
    rng = Random(seed)
    for number in range(2 * moves):
        if s.turn == NOBODY or (number >= moves and s.turn >= 0):
            break
        game.play(s, random_move(game, s, rng))
    return game, s


@pytest.mark.rule("H3.8")
@pytest.mark.parametrize("seed", range(3))
def test_hand_cards_are_secret_to_the_others(seed: int) -> None:
    game, s = midgame(seed)
    size = game.deck.size
    for seat in (0, 1, 2, None):
        view = game.view(s, seat)
        for other in range(3):
            shown = list(view.hands[other * size : (other + 1) * size])
            assert shown == (list(s.hands[other * size : (other + 1) * size]) if other == seat else [UNKNOWN] * size)
    assert UNKNOWN not in s.hands


@pytest.mark.rule("H3.8")
def test_a_view_does_not_tell_a_hand_from_the_pile() -> None:
    game, s = ready("red-1-2-0", "wild")
    other = s.copy()
    hold(game, other, "blue-5-5-1", "green-1-2-0")
    for seat in (1, 2, 3, None):
        assert game.view(s, seat) == game.view(other, seat)
    assert game.view(s, 0) != game.view(other, 0)


@pytest.mark.rule("H3.8")
def test_everything_else_is_public() -> None:
    game, s = midgame(seed=5)
    public = [name for name in s.to_json() if name not in ("hands", "pile")]
    assert {"hand_sizes", "pile_size", "discards", "built", "colours", "roofed", "coats", "meadows", "used"} <= {
        *public
    }
    for seat in (0, 1, 2, None):
        shown = game.view(s, seat).to_json()
        assert {name: shown[name] for name in public} == {name: s.to_json()[name] for name in public}


@pytest.mark.rule("H3.8")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_guess_agrees_with_the_view_and_differs_in_the_secrets(seat: int | None) -> None:
    game, s = midgame(seed=4)
    view = game.view(s, seat)
    hands = set()
    for seed in range(20):
        guess = game.guess(view, Random(seed))
        assert game.view(guess, seat) == view
        assert game.pieces(guess) == game.pieces(s)
        assert [sum(guess.hands[other * game.deck.size :][: game.deck.size]) for other in range(3)] == s.hand_sizes
        assert sum(guess.pile) == guess.pile_size == s.pile_size
        hands.add(bytes(guess.hands))
        if seat is not None:
            assert hand(game, guess, seat) == hand(game, s, seat)
    assert len(hands) > 10


@pytest.mark.rule("H3.8")
def test_looking_changes_nothing() -> None:
    game, s = midgame(seed=6)
    before = s.copy()
    view = game.view(s, 1)
    seen = view.copy()
    game.guess(view, Random(1))
    assert (s, view) == (before, seen)


@pytest.mark.rule("H3.8")
def test_a_dealt_card_is_not_told_to_the_others() -> None:
    game, s = ready(won=1)
    effects = play(game, s, ("draw", "A4"), wanted=[("deal", 0, "yellow-5-5-2")])
    assert not any("yellow-5-5-2" in str(effect.arguments) for effect in effects)
    assert "yellow-5-5-2" in hand(game, s)


@pytest.mark.rule("H3.1", "H3.5")
def test_every_turn_has_a_walk_and_then_a_draw_or_a_build() -> None:
    game, s = begin(players=3)
    rng = Random(8)
    kinds: dict[tuple[int, int], list[str]] = {}
    while s.turn != NOBODY:
        move = random_move(game, s, rng)
        if move[0] in ("walk", "draw", "build"):
            kinds.setdefault((s.round, s.mover), []).append(str(move[0]))
        game.play(s, move)
    assert {turn[0] for turn in kinds.values()} == {"walk"}
    assert all(len(turn) >= 2 and "walk" not in turn[1:] for turn in kinds.values())
    assert moves_of_kind(game, s, "walk") == []
