"""Boxes that differ in more than single values: what each colour has of its own, and the senate board."""

from typing import Any

import pytest

from cityboard.core.edition import Edition
from cityboard.core.reason import EditionError
from cityboard.core.simulation import random_game
from cityboard.titles.helsinki.rules.edition import COLOURS
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.title import build
from cityboard.titles.registry import edition_names, find_edition, own_edition
from cityboard.titles.sheets import count
from tests.titles.helsinki.rules.asking import hand, show
from tests.titles.helsinki.rules.positions import hold, play, settle
from tests.titles.helsinki.rules.test_counting import with_roofs
from tests.titles.helsinki.rules.test_h1_components import EIGHT_CARDS

# What differs from colour to colour.

NUMBERS = {
    "purple": [3, 3, 3, 1],
    "green": [1, 2, 3, 4],
    "red": [0, 0, 9, 9],
    "blue": [3, 3, 3, 1],
    "yellow": [9, 0, 0, 0],
}
FEW_KINDS = [[1, 2, 0, 8], [2, 3, 1, 4], [5, 5, 2, 3]]


def changed(**values: Any) -> Edition:
    """Return a box of one's own with other values; `tiles__number` is the value `tiles.number`."""
    default = find_edition("helsinki", "default").values
    return own_edition("helsinki", "mine", default | {name.replace("__", "."): value for name, value in values.items()})


def by_colour(name: str, **other: Any) -> dict[str, Any]:
    """Write a value of the default edition as a table by colour, some colours with another one."""
    return dict.fromkeys(COLOURS, find_edition("helsinki", "default").values[name]) | other


@pytest.mark.rule("H1.4")
def test_every_colour_can_have_its_own_numbers_of_tiles() -> None:
    game = build(changed(tiles__number=NUMBERS), {"players": 4, "start": 0})
    assert list(game.start().supply) == [number for colour in COLOURS for number in NUMBERS[colour]]


@pytest.mark.rule("H1.4")
def test_a_count_sheet_knows_how_many_roofs_the_tiles_of_a_colour_have() -> None:
    box = changed(tiles__number=NUMBERS)
    for colour, most in (("g", 40), ("y", 18)):
        for number in (most, most + 1):
            table = count("helsinki", {"players": 2}, {"boards.roofs": [with_roofs(number, colour), ""]}, box)
            codes = [fault.reason.code for fault in table.sheet.faults]
            assert codes == (["roofs-too-many"] if number > most else [])


@pytest.mark.rule("H1.6")
def test_every_colour_can_have_its_own_kinds_of_cards() -> None:
    kinds = by_colour("cards.kinds", red=FEW_KINDS)
    game = build(changed(cards__kinds=kinds, cards__removed_for_two=[2, 2, 0, 0, 6]), {"players": 4, "start": 0})
    red = [name for name in game.deck.names if name.startswith("red")]
    assert red == ["red-1-2-0", "red-2-3-1", "red-5-5-2"]
    pile = game.start().pile
    assert [pile[game.deck.code[name]] for name in red] == [8, 4, 3]
    assert [len(game.deck.colour_range(colour)) for colour in range(5)] == [9, 9, 3, 9, 9]
    assert sum(pile) == 4 * 18 + 15 + 10


@pytest.mark.rule("H1.4", "H1.6")
@pytest.mark.parametrize("name", ["tiles.number", "cards.kinds"])
def test_a_table_of_equal_values_plays_as_one_value_for_all_colours(name: str) -> None:
    same, default = changed(**{name.replace(".", "__"): by_colour(name)}), find_edition("helsinki", "default")
    assert same.hash != default.hash
    played = [random_game(build(edition, {"players": 3}), "by colour")[1].moves for edition in (same, default)]
    assert played[0] == played[1]


@pytest.mark.rule("H2.1")
def test_as_many_cards_leave_as_every_colour_can_spare_of_every_kind() -> None:
    with_few = by_colour("cards.kinds", red=FEW_KINDS)
    with pytest.raises(EditionError) as refused:
        changed(cards__kinds=with_few)
    reason = refused.value.reason
    assert (reason.code, reason.rule, reason.arguments["place"]) == (
        "edition-choice",
        "H2.1",
        "cards.removed_for_two[2]",
    )
    assert reason.arguments["allowed"] == [0]  # red has no card with a 3
    game = build(changed(cards__kinds=with_few, cards__removed_for_two=[2, 2, 0, 0, 6]), {"players": 2, "start": 0})
    left = game.start().pile
    assert [left[game.deck.code[name]] for name in ("red-1-2-0", "red-2-3-1")] == [6, 2]
    assert [left[game.deck.code[name]] for name in ("blue-1-2-0", "blue-2-2-1", "blue-2-3-0")] == [2, 1, 1]


@pytest.mark.rule("H1.4", "H1.6")
@pytest.mark.parametrize(
    ("name", "value", "code", "place"),
    [
        ("tiles.number", {"red": [3, 3, 3, 1]}, "edition-length", "tiles.number"),
        ("tiles.number", NUMBERS | {"red": [3, 3, 3]}, "edition-length", "tiles.number[red]"),
        ("tiles.number", NUMBERS | {"red": [3, 3, 10, 1]}, "edition-number", "tiles.number[red][2]"),
        ("tiles.number", NUMBERS | {"pink": [3, 3, 3, 1]}, "edition-choice", "tiles.number[pink]"),
        ("cards.kinds", by_colour("cards.kinds", blue=[]), "edition-table", "cards.kinds[blue]"),
        ("cards.kinds", by_colour("cards.kinds", blue=FEW_KINDS[:2]), "edition-missing", 'cards.kinds[blue]["5"]'),
        ("cards.kinds", by_colour("cards.kinds", blue=[[5, 6, 0, 1]]), "edition-number", "cards.kinds[blue][0][1]"),
    ],
)
def test_what_is_wrong_with_a_colour_is_refused_in_its_place(name: str, value: Any, code: str, place: str) -> None:
    with pytest.raises(EditionError) as refused:
        changed(**{name.replace(".", "__"): value})
    assert (refused.value.reason.code, refused.value.reason.arguments["place"]) == (code, place)


# The senate board.

SENATE: list[list[Any]] = [
    ["west", 0, 1],
    ["north", 2, 1],
    ["north", 2, 3],
    ["north", 7, 3],
    ["south", 4, 5],
    ["east", 6, 4],
    ["south", 5, 6],
    ["west", 7, 0],
]


@pytest.mark.rule("H1.1", "H3.3")
@pytest.mark.parametrize("space", range(8))
def test_the_cards_beside_a_senate_space_are_those_of_the_box(space: int) -> None:
    game = build(changed(board__senate=SENATE), {"players": 2, "start": 0})
    s = placed(game, space)
    slots = SENATE[(space + 1) % 8][1:]
    show(game, s, *EIGHT_CARDS)
    hold(game, s)
    play(game, s, ("walk", 1), ("draw",))
    assert sorted(hand(game, s)) == sorted(EIGHT_CARDS[slot] for slot in slots)


@pytest.mark.rule("H1.1", "H4.5")
@pytest.mark.parametrize("space", range(8))
def test_the_side_from_which_tiles_come_is_that_of_the_box(space: int) -> None:
    game = build(changed(board__senate=SENATE), {"players": 2, "start": 0})
    s = placed(game, space)
    hold(game, s, "red-1-2-0")
    play(game, s, ("walk", 1), ("build", "red-1-2-0"), ("pay",))
    rests = {move[1:] for move in game.moves(s)}
    usual = build(changed(), {"players": 2, "start": 0})
    side = ["north", "east", "south", "west"].index(str(SENATE[(space + 1) % 8][0]))
    t = placed(usual, 2 * side)
    hold(usual, t, "red-1-2-0")
    play(usual, t, ("walk", 1), ("build", "red-1-2-0"), ("pay",))
    assert rests == {move[1:] for move in usual.moves(t)}


def placed(game: Helsinki, space: int) -> State:
    """Begin with seat 0 on a space of the senate board."""
    s = game.start()
    settle(game, s, [])
    play(game, s, ("space", space))
    return s


@pytest.mark.rule("H1.1")
def test_an_edition_that_does_not_say_how_the_senate_board_lies_has_the_usual_one() -> None:
    earlier, default = find_edition("helsinki", "default-2"), find_edition("helsinki", "default")
    assert default.values == earlier.values | {"board.senate": default.values["board.senate"]}
    assert (earlier.name, "default-2" in edition_names("helsinki")) == ("default", False)
    played = [random_game(build(edition, {"players": 4}), "senate")[1].moves for edition in (earlier, default)]
    assert played[0] == played[1]


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize(
    ("at", "space", "code", "place"),
    [
        (0, ["nord", 0, 1], "edition-choice", "board.senate[0][0]"),
        (3, ["east", 3], "edition-length", "board.senate[3]"),
        (3, 3, "edition-length", "board.senate[3]"),
        (7, ["west", 7, 8], "edition-choice", "board.senate[7][2]"),
        (7, ["west", -1, 7], "edition-choice", "board.senate[7][1]"),
        (7, ["west", 7, 7], "edition-twice", "board.senate[7][2]"),
    ],
)
def test_a_senate_space_that_cannot_be_is_refused_in_its_place(at: int, space: Any, code: str, place: str) -> None:
    with pytest.raises(EditionError) as refused:
        changed(board__senate=[*SENATE[:at], space, *SENATE[at + 1 :]])
    assert (refused.value.reason.code, refused.value.reason.rule) == (code, "H1.1")
    assert refused.value.reason.arguments["place"] == place
    with pytest.raises(EditionError) as refused:
        changed(board__senate=SENATE[1:])
    assert (refused.value.reason.code, refused.value.reason.arguments["place"]) == ("edition-length", "board.senate")
