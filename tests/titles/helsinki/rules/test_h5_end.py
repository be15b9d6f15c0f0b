"""H5: running out of cards, and the end of the game."""

import pytest

from cityboard.core.game import CHANCE, NOBODY, Effect
from cityboard.core.reason import Reason
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from tests.titles.helsinki.rules.asking import (
    DRAW,
    PAY_NOTHING,
    codes,
    discard,
    display,
    hand,
    named,
    pass_turn,
    ready,
    show,
    stack,
)
from tests.titles.helsinki.rules.positions import begin, board, hold, play, roof

SHOWN = ["red-1-2-0", "red-1-2-0", "red-2-2-1", "red-2-2-1", "blue-1-2-0", "blue-1-2-0", "wild", "wild"]
# Not more than a box has, and none of purple, which `begin` deals out.
MANY = [
    f"{colour}-{kind}"
    for kind, number in (
        ("1-2-0", 2),
        ("2-2-1", 1),
        ("2-3-0", 1),
        ("3-3-1", 1),
        ("3-4-0", 1),
        ("4-4-1", 1),
        ("4-3-2", 1),
    )
    for colour in ("green", "red", "blue", "yellow")
    for _ in range(number)
]
BESIDE = ".......\n...rr..\n.......\n...#...\n.......\n.......\n......."


def turns_left(game: Helsinki, s: State) -> list[int]:
    """Let everyone draw until the game is over, and list who still had a turn."""
    seats: list[int] = []
    while s.turn != NOBODY and len(seats) < 20:
        seats.append(s.mover)
        pass_turn(game, s)
    return seats


@pytest.mark.rule("H5.1")
@pytest.mark.parametrize("start", range(3))
@pytest.mark.parametrize("after", range(3))
def test_the_round_in_which_the_last_card_is_revealed_is_the_last(start: int, after: int) -> None:
    game, s = begin(players=3, start=start)
    for _ in range(after):
        pass_turn(game, s)
    stack(game, s, "wild", "wild")  # the refill takes both
    discard(game, s, *MANY)
    order = [(start + number) % 3 for number in range(3)]
    assert s.last_round == 0
    assert turns_left(game, s) == order[after:]
    assert (s.round, s.last_round) == (1, 1)


@pytest.mark.rule("H5.1")
def test_a_card_left_in_the_pile_does_not_make_the_round_the_last() -> None:
    game, s = begin(players=2)
    stack(game, s, "wild", "wild", "wild")
    discard(game, s, *MANY)
    pass_turn(game, s)
    assert (s.pile_size, s.last_round) == (1, 0)


@pytest.mark.rule("H5.1")
def test_the_last_card_may_be_drawn_as_well_as_revealed() -> None:
    game, s = ready("red-1-2-0", picture=BESIDE)
    stack(game, s, "wild")
    play(game, s, ("build", "red-1-2-0"), PAY_NOTHING)
    game.play(s, ("push", roof(0, 3), roof(0, 4)))
    effects = play(game, s, ("deal", 0, "wild"))
    assert "last-round" in codes(effects)
    assert (s.last_round, s.turn, turns_left(game, s)) == (1, 1, [1, 2, 3])


@pytest.mark.rule("H5.1", "H5.2")
def test_later_reshuffles_change_nothing() -> None:
    game, s = ready()
    show(game, s, *SHOWN)
    stack(game, s, "wild")
    discard(game, s, "green-1-2-0")
    effects = play(game, s, DRAW)  # runs out, is reshuffled, and runs out again
    assert codes(effects).count("last-round") == 1
    discard(game, s, *MANY[:30])
    assert turns_left(game, s) == [1, 2, 3]
    assert s.pile_size > 20


@pytest.mark.rule("H5.2")
def test_the_discards_are_shuffled_only_when_the_next_card_is_needed() -> None:
    game, s = ready()
    show(game, s, *SHOWN)
    stack(game, s, "wild", "wild")
    discard(game, s, "green-1-2-0")
    play(game, s, DRAW)
    assert (s.pile_size, named(game, s.discards)) == (0, ["green-1-2-0"])
    discard(game, s, "blue-5-5-1", "blue-5-5-2", "green-1-2-0")  # everything discarded by then takes part
    play(game, s, ("walk", 1))
    effects: list[Effect] = []
    game.play(s, DRAW, effects.append)
    assert codes(effects)[-1] == "reshuffled"
    slot = s.argument
    assert sorted(game.chances(s)) == [
        (("slot", slot, "blue-5-5-1"), 1),
        (("slot", slot, "blue-5-5-2"), 1),
        (("slot", slot, "green-1-2-0"), 2),
    ]
    assert (s.pile_size, named(game, s.discards)) == (4, [])


@pytest.mark.rule("H5.2")
def test_the_pile_may_run_out_between_two_slots() -> None:
    game, s = ready()
    show(game, s, *SHOWN)
    stack(game, s, "wild")
    discard(game, s, "green-1-2-0")
    game.play(s, DRAW)
    assert game.chances(s) == [(("slot", 0, "wild"), 1)]
    game.play(s, ("slot", 0, "wild"))
    assert game.chances(s) == [(("slot", 1, "green-1-2-0"), 1)]


@pytest.mark.rule("H5.2", "H3.5")
@pytest.mark.parametrize(("pile", "filled"), [([], ["", ""]), (["wild"], ["wild", ""])])
def test_if_there_is_no_card_at_all_slots_stay_empty(pile: list[str], filled: list[str]) -> None:
    game, s = ready()
    show(game, s, *SHOWN)
    stack(game, s, *pile)
    play(game, s, DRAW)
    assert display(game, s)[:2] == filled
    assert s.turn == 1


@pytest.mark.rule("H5.2")
def test_if_there_is_no_card_at_all_none_is_drawn() -> None:
    game, s = ready("red-1-2-0", "blue-1-2-0", picture=BESIDE)
    play(game, s, ("build", "red-1-2-0"), PAY_NOTHING)
    stack(game, s)
    s.paid = bytearray(game.deck.size)
    play(game, s, ("push", roof(0, 3), roof(0, 4)))
    assert (hand(game, s), s.turn) == (["blue-1-2-0"], 1)


@pytest.mark.rule("H5.2")
def test_a_reshuffle_is_a_draw_by_chance_from_what_was_discarded() -> None:
    game, s = ready("red-1-2-0", picture=BESIDE)
    stack(game, s)
    discard(game, s, "blue-1-2-0", "blue-1-2-0")
    play(game, s, ("build", "red-1-2-0"), PAY_NOTHING)
    game.play(s, ("push", roof(0, 3), roof(0, 4)))
    assert s.turn == CHANCE
    assert game.chances(s) == [(("deal", 0, "red-1-2-0"), 1), (("deal", 0, "blue-1-2-0"), 2)]


@pytest.mark.rule("H5.3", "H7.1")
def test_after_the_last_round_comes_the_final_scoring() -> None:
    game, s = begin(players=2)
    board(game, s, "rrrrrrr\n.......\n.......\n...#...\n.......\n.......\n.......", seat=1)
    stack(game, s, "wild", "wild")
    discard(game, s, *MANY[:20])
    assert turns_left(game, s) == [0, 1]
    assert (game.moves(s), game.chances(s)) == ([], [])
    assert game.refuse(s, ("walk", 1)) == Reason("game-over", "H5.3")
    assert (game.scores(s), game.ranking(s)) == ([0, 2], [2, 1])


@pytest.mark.rule("H5.3", "H3.8")
def test_after_the_end_nothing_is_secret() -> None:
    game, s = begin(players=2)
    hold(game, s, "red-1-2-0")
    stack(game, s, "wild", "wild")
    discard(game, s, *MANY[:20])
    turns_left(game, s)
    for seat in (0, 1, None):
        assert game.view(s, seat) == s


@pytest.mark.rule("H5.1", "H5.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_has_the_same_number_of_turns(players: int) -> None:
    game, s = begin(players=players, start=1)
    seats = []
    while s.turn != NOBODY:
        seats.append(s.mover)
        pass_turn(game, s)
    assert len({seats.count(seat) for seat in range(players)}) == 1
    assert s.last_round == 1
