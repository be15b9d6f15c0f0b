"""H4.2, H4.3: what a build costs, and where the cards go."""

import pytest

from cityboard.core.reason import Reason
from tests.titles.helsinki.rules.asking import (
    hand,
    is_legal,
    moves_of_kind,
    named,
    ready,
    refusal,
)
from tests.titles.helsinki.rules.positions import hold, play


@pytest.mark.rule("H4.1")
def test_a_card_whose_tile_is_gone_still_pays() -> None:
    game, s = ready("red-1-2-0", "red-2-3-0")
    s.supply[4 * 2] = 0
    assert moves_of_kind(game, s, "build") == [("build", "red-2-3-0")]
    play(game, s, ("build", "red-2-3-0"))
    assert game.moves(s) == [("pay", "red-1-2-0")]


@pytest.mark.rule("H4.2")
@pytest.mark.parametrize(
    ("card", "others"), [("red-1-2-0", 0), ("red-2-2-1", 1), ("red-3-4-0", 2), ("red-4-3-2", 3), ("red-5-5-2", 4)]
)
def test_as_many_cards_are_paid_as_the_number_of_the_chosen_card(card: str, others: int) -> None:
    spare = ["red-1-2-0"] * others
    game, s = ready(card, *spare)
    play(game, s, ("build", card))
    assert game.moves(s) == [("pay", *spare)]
    if others:
        game, s = ready(card, *spare[1:])
        concerned = {"cards": [card], "price": others + 1}
        assert refusal(game, s, ("build", card)) == Reason("cannot-pay", "H4.2", concerned)


@pytest.mark.rule("H4.2")
def test_all_cards_are_of_the_chosen_cards_colour() -> None:
    game, s = ready("red-2-2-1", "blue-1-2-0", "green-2-2-1")
    concerned = {"cards": ["red-2-2-1"], "price": 2}
    assert refusal(game, s, ("build", "red-2-2-1")) == Reason("cannot-pay", "H4.2", concerned)
    hold(game, s, "red-2-2-1", "blue-1-2-0", "red-5-5-1")
    play(game, s, ("build", "red-2-2-1"))
    assert game.moves(s) == [("pay", "red-5-5-1")]
    concerned = {"cards": ["blue-1-2-0"], "number": 0}
    assert refusal(game, s, ("pay", "blue-1-2-0")) == Reason("wrong-colour", "H4.2", concerned)


@pytest.mark.rule("H4.2")
@pytest.mark.parametrize("wild", [0, 1, 2, 3, 4])
def test_any_number_of_wild_cards_stand_in_for_the_colour(wild: int) -> None:
    others = ["red-1-2-0"] * (4 - wild) + ["wild"] * wild
    game, s = ready("red-5-5-1", *others)
    play(game, s, ("build", "red-5-5-1"), ("pay", *others))
    assert (hand(game, s), moves_of_kind(game, s, "push") != []) == ([], True)


@pytest.mark.rule("H4.2")
def test_a_wild_card_never_is_the_chosen_card() -> None:
    game, s = ready("wild", "wild", "red-1-2-0")
    assert moves_of_kind(game, s, "build") == [("build", "red-1-2-0")]
    assert refusal(game, s, ("build", "wild")) == Reason("wild-named", "H4.2", {"cards": ["wild"]})


@pytest.mark.rule("H4.2")
def test_different_payments_are_listed_once_each() -> None:
    game, s = ready("red-3-4-0", "red-1-2-0", "red-1-2-0", "wild", "wild", "red-3-4-0", "blue-1-2-0")
    play(game, s, ("build", "red-3-4-0"))
    assert sorted(game.moves(s)) == [
        ("pay", "red-1-2-0", "red-1-2-0"),
        ("pay", "red-1-2-0", "red-3-4-0"),
        ("pay", "red-1-2-0", "wild"),
        ("pay", "red-3-4-0", "wild"),
        ("pay", "wild", "wild"),
    ]


@pytest.mark.rule("H4.2")
def test_only_cards_in_hand_pay() -> None:
    game, s = ready("red-3-4-0", "red-1-2-0", "wild", "wild")
    play(game, s, ("build", "red-3-4-0"))
    for cards, missing in (
        (("red-1-2-0", "red-1-2-0"), "red-1-2-0"),
        (("red-1-2-0", "red-3-4-0"), "red-3-4-0"),
        (("nonsense", "wild"), "nonsense"),
    ):
        assert refusal(game, s, ("pay", *cards)) == Reason("card-not-held", "H4.2", {"cards": [missing]})


@pytest.mark.rule("H4.2")
def test_the_payment_names_cards_in_alphabetical_order() -> None:
    game, s = ready("red-3-4-0", "red-1-2-0", "wild")
    play(game, s, ("build", "red-3-4-0"))
    move = ("pay", "wild", "red-1-2-0")
    assert refusal(game, s, move) == Reason("move-malformed", "H4.2", {"move": list(move)})


@pytest.mark.rule("H4.3")
@pytest.mark.parametrize("cards", [(), ("red-1-2-0",), ("red-1-2-0", "red-1-2-0", "wild")])
def test_exactly_the_required_number_is_paid(cards: tuple[str, ...]) -> None:
    game, s = ready("red-3-4-0", "red-1-2-0", "red-1-2-0", "wild")
    play(game, s, ("build", "red-3-4-0"))
    concerned = {"price": 3, "cards": list(cards)}
    assert refusal(game, s, ("pay", *cards)) == Reason("wrong-price", "H4.3", concerned)


@pytest.mark.rule("H4.3", "H3.8")
def test_spent_cards_go_face_up_to_the_discard_pile_after_the_push() -> None:
    game, s = ready("red-2-3-0", "wild", "blue-1-2-0")
    play(game, s, ("build", "red-2-3-0"), ("pay", "wild"))
    assert (hand(game, s), named(game, s.discards)) == (["blue-1-2-0"], [])
    play(game, s, game.moves(s)[0])
    assert named(game, game.view(s, None).discards) == ["red-2-3-0", "wild"]


@pytest.mark.rule("H4.14", "H4.2")
def test_a_blue_5_costs_that_card_and_four_blue() -> None:
    four = ["blue-1-2-0", "blue-1-2-0", "blue-2-3-0", "blue-4-4-1"]
    game, s = ready("blue-5-5-1", *four)
    play(game, s, ("build", "blue-5-5-1"))
    assert game.moves(s) == [("pay", *four)]
    game, s = ready("blue-5-5-2", *four[1:])
    assert refusal(game, s, ("build", "blue-5-5-2")).code == "cannot-pay"


@pytest.mark.rule("H4.14")
def test_a9_on_a_purple_4_costs_three_purple_in_all() -> None:
    game, s = ready("purple-4-4-1", "purple-1-2-0", "purple-1-2-0", won=1)
    assert not is_legal(game, s, ("build", "purple-4-4-1"))
    play(game, s, ("build", "purple-4-4-1", "A9"))
    assert game.moves(s) == [("pay", "purple-1-2-0", "purple-1-2-0")]
    play(game, s, ("pay", "purple-1-2-0", "purple-1-2-0"))
    play(game, s, game.moves(s)[0])
    assert len(named(game, s.discards)) == 3


@pytest.mark.rule("H4.14")
def test_a14_on_a_blue_4_costs_three_blue_and_one_of_any_other_colour() -> None:
    blue = ["blue-1-2-0", "blue-2-2-1"]
    game, s = ready("blue-4-4-1", *blue, "red-1-2-0", "green-5-5-1", won=1)
    assert not is_legal(game, s, ("build", "blue-4-4-1"))
    play(game, s, ("build", "blue-4-4-1", "A14"))
    assert sorted(game.moves(s)) == [("pay", *blue, "green-5-5-1"), ("pay", *blue, "red-1-2-0")]


@pytest.mark.rule("H4.1", "H4.2")
def test_a9_gains_nothing_on_a_1() -> None:
    game, s = ready("red-1-2-0", won=1)
    concerned = {"cards": ["red-1-2-0"]}
    assert refusal(game, s, ("build", "red-1-2-0", "A9")) == Reason("nothing-to-save", "A9", concerned)


@pytest.mark.rule("H4.2")
def test_a14_takes_exactly_one_card_of_another_colour() -> None:
    game, s = ready("red-3-4-0", "red-1-2-0", "red-1-2-0", "blue-1-2-0", "green-1-2-0", "wild", won=1)
    play(game, s, ("build", "red-3-4-0", "A14"))
    for cards, others in (
        (("red-1-2-0", "red-1-2-0"), []),
        (("red-1-2-0", "wild"), []),
        (("blue-1-2-0", "green-1-2-0"), ["blue-1-2-0", "green-1-2-0"]),
    ):
        concerned = {"cards": others, "number": 1}
        assert refusal(game, s, ("pay", *cards)) == Reason("wrong-colour", "A14", concerned)
    assert is_legal(game, s, ("pay", "blue-1-2-0", "wild"))


@pytest.mark.rule("H4.2")
def test_a14_needs_a_card_of_another_colour() -> None:
    game, s = ready("red-2-2-1", "red-1-2-0", "wild", won=1)
    concerned = {"cards": ["red-2-2-1"], "price": 2}
    assert refusal(game, s, ("build", "red-2-2-1", "A14")) == Reason("cannot-pay", "A14", concerned)
    concerned = {"cards": ["red-1-2-0"], "price": 1}
    assert refusal(game, s, ("build", "red-1-2-0", "A14")) == Reason("cannot-pay", "A14", concerned)
