"""M14: London."""

import json
from pathlib import Path
from typing import Any

import pytest

import cityboard
from cityboard.core.reason import EditionError, Reason
from cityboard.titles.metro.rules.cities.london import London
from cityboard.titles.metro.rules.edition import FOLDER
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State
from tests.titles.metro.rules.asking import lays
from tests.titles.metro.rules.city_life import COLOURS, INNER, entries, points, put, reported, standing, visit
from tests.titles.metro.rules.positions import begin, lay, play

NAMES = """Tower Bridge, Big Ben, Palace of Westminster, St Paul's Cathedral, Trafalgar Square, London Eye,
Tower of London, Buckingham Palace"""
# Unless said otherwise the cards lie in the order yellow blue orange grey red brown green purple, the taxi on the left.


def city(side: str = "left", **options: Any) -> tuple[Metro, State]:
    game, s = begin(("taxi", side), city="london", **options)
    lay(game, s, "aaaa01")
    return game, s


def meet(game: Metro, s: State, colour: str) -> int:
    """Let the mover lay a tile on some square where a tourist of a colour stands; return the square."""
    number = next(move.square for move in lays(game, s) if move.square in INNER)
    put(game, s, number, colour)
    visit(game, s, *divmod(number, 8))
    return number


def ride(game: Metro, s: State, colour: str) -> tuple[int, int]:
    """Meet a tourist and drive; return the cards driven and the points."""
    meet(game, s, colour)
    (driven,) = reported(play(game, s, ("drive",)), "taxi-driven")
    assert driven["colour"] == colour
    return driven["cards"], driven["points"]


def edition(folder: Path, circuit: int) -> str:
    """Write a copy of the default edition with another circuit."""
    text = (FOLDER / "default.toml").read_text("utf-8")
    before, after = (
        'rule = "M14.2"\nsource = "reconstructed"\nvalue = 16',
        'rule = "M14.2"\nsource = "published"\nvalue = ',
    )
    assert text.count(before) == 1
    file = folder / "london.toml"
    file.write_text(text.replace(before, f"{after}{circuit}"), "utf-8")
    return str(file)


# M14.1


@pytest.mark.rule("M14.1")
def test_the_eight_cards_lie_in_random_order_and_the_taxi_starts_at_a_random_end() -> None:
    game = cityboard.load("metro", city="london", players=2, frame=[1, 2], start=0)
    s = game.start()
    order = [6, 0, 7, 2, 5, 1, 3, 4]
    for position, card in enumerate(order):
        assert game.chances(s) == [(("monument", other), 1) for other in sorted(order[position:])]
        game.play(s, ("monument", card))
    assert game.chances(s) == [(("taxi", "left"), 1), (("taxi", "right"), 1)]


@pytest.mark.rule("M14.1")
def test_every_card_has_another_colour() -> None:
    game, _ = city()
    london = game.modules[-1]
    assert isinstance(london, London)
    assert sorted(london.colours) == sorted(COLOURS)
    assert london.colours == COLOURS


@pytest.mark.rule("M14.1", "M14.2")
def test_the_row_lies_as_the_cards_came() -> None:
    game, s = begin(("monument", 4), ("monument", 7), ("monument", 0), ("taxi", "left"), city="london")
    lay(game, s, "aaaa01")
    assert ride(game, s, "yellow") == (3, 3)  # red, purple, yellow


# M14.2


@pytest.mark.rule("M14.2")
@pytest.mark.parametrize("ahead", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["left", "right"])
def test_from_a_direction_tile_the_first_card_is_the_one_beside_it(side: str, ahead: int) -> None:
    game, s = city(side)
    colour = COLOURS[ahead - 1] if side == "left" else COLOURS[-ahead]
    assert ride(game, s, colour) == (ahead, ahead)


@pytest.mark.rule("M14.2")
def test_the_circuit_goes_right_and_then_left_and_passes_the_end_cards_twice_running() -> None:
    game, s = city()
    assert ride(game, s, "grey") == (4, 4)  # position 3
    assert ride(game, s, "purple") == (4, 4)  # 7
    assert ride(game, s, "purple") == (1, 1)  # 8: the same card on the way back
    assert ride(game, s, "red") == (3, 3)  # 11
    assert ride(game, s, "yellow") == (4, 4)  # 15
    assert ride(game, s, "yellow") == (1, 1)  # 0: the other end card, again twice
    assert ride(game, s, "blue") == (1, 1)


@pytest.mark.rule("M14.2")
def test_the_next_card_of_a_colour_may_be_the_present_card_on_the_way_back() -> None:
    game, s = city()
    assert ride(game, s, "grey") == (4, 4)
    assert ride(game, s, "green") == (3, 3)  # 6
    assert ride(game, s, "green") == (3, 3)  # 7 and 8 are purple, 9 is green again


@pytest.mark.rule("M14.2")
def test_the_present_position_is_not_the_next_one() -> None:
    game, s = city()
    assert ride(game, s, "orange") == (3, 3)
    assert ride(game, s, "orange") == (4, 0)


@pytest.mark.rule("M14.2")
@pytest.mark.parametrize(
    ("circuit", "rides"),
    [
        # The rides that follow from purple at the right end.
        (16, [("purple", (1, 1)), ("green", (1, 1)), ("yellow", (4, 0))]),
        (14, [("green", (1, 1)), ("purple", (4, 0)), ("yellow", (2, 2)), ("blue", (1, 1))]),
        (8, [("yellow", (1, 1)), ("purple", (4, 0)), ("purple", (3, 3)), ("green", (4, 0))]),
    ],
)
def test_the_edition_chooses_the_circuit(
    circuit: int, rides: list[tuple[str, tuple[int, int]]], tmp_path: Path
) -> None:
    game, s = city(edition=edition(tmp_path, circuit))
    assert ride(game, s, "grey") == (4, 4)
    assert ride(game, s, "purple") == (4, 4)
    for colour, driven in rides:
        assert (colour, ride(game, s, colour)) == (colour, driven)


@pytest.mark.rule("M14.2")
@pytest.mark.parametrize("circuit", [16, 14, 8])
@pytest.mark.parametrize(("side", "first", "second"), [("left", "yellow", "blue"), ("right", "purple", "green")])
def test_in_every_circuit_the_first_card_is_the_one_beside_the_direction_tile(
    circuit: int, side: str, first: str, second: str, tmp_path: Path
) -> None:
    file = edition(tmp_path, circuit)
    game, s = city(side, edition=file)
    assert ride(game, s, first) == (1, 1)
    if circuit != 8:  # a ring always continues to the right
        game, s = city(side, edition=file)
        assert ride(game, s, second) == (2, 2)


@pytest.mark.rule("M14.2")
def test_there_is_no_other_circuit(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as error:
        city(edition=edition(tmp_path, 12))
    reason = error.value.reason
    assert (reason.code, reason.rule) == ("edition-choice", "M14.2")
    assert (reason.arguments["place"], reason.arguments["value"]) == ("london.circuit", 12)
    assert sorted(reason.arguments["allowed"]) == [8, 14, 16]


@pytest.mark.rule("M14.2", "M14.3")
@pytest.mark.parametrize("circuit", [16, 14, 8])
def test_in_a_box_whose_colours_repeat_the_next_card_counts_and_a_colour_without_a_card_is_never_near(
    circuit: int, tmp_path: Path
) -> None:
    file = Path(edition(tmp_path, circuit))
    text, before = file.read_text("utf-8"), json.dumps(COLOURS)
    assert text.count(before) == 1
    colours = ["red", "yellow", "red", "yellow", "blue", "blue", "green", "red"]
    file.write_text(text.replace(before, str(colours)), "utf-8")
    game, s = city(edition=str(file))
    assert ride(game, s, "yellow") == (2, 2)
    assert ride(game, s, "yellow") == (2, 2)
    assert ride(game, s, "purple") == (4, 0)
    assert ride(game, s, "red") == ((1, 1) if circuit in (16, 8) else (4, 0))


# M14.3


@pytest.mark.rule("M14.3")
def test_published_example_the_third_card_ahead_scores_3() -> None:
    game, s = city()
    number = meet(game, s, "orange")
    assert s.turn == 0
    effects = play(game, s, ("drive",))
    assert reported(effects, "taxi-driven") == [{"seat": 0, "colour": "orange", "cards": 3, "points": 3}]
    assert number not in standing(game, s)
    assert game.scores(s) == [3, 0]


@pytest.mark.rule("M14.3")
@pytest.mark.parametrize("colour", ["red", "brown", "purple"])
def test_published_example_not_within_four_the_taxi_moves_four_and_scores_nothing(colour: str) -> None:
    game, s = city()
    meet(game, s, colour)
    effects = play(game, s, ("drive",))
    assert reported(effects, "taxi-driven") == [{"seat": 0, "colour": colour, "cards": 4, "points": 0}]
    assert (game.breakdown(s), game.scores(s)) == ([], [0, 0])
    assert ride(game, s, "red") == (1, 1)  # so the taxi stands on the fourth card, grey
    assert [(entry.owner, entry.points) for entry in game.breakdown(s)] == [(1, 1)]


@pytest.mark.rule("M14.3")
def test_the_taxi_may_stay_and_the_tourist_leaves_all_the_same() -> None:
    game, s = city()
    number = meet(game, s, "orange")
    effects = play(game, s, ("stay",))
    assert reported(effects, "taxi-driven") == [{"seat": 0, "colour": "orange", "cards": 0, "points": 0}]
    assert number not in standing(game, s)
    assert game.scores(s) == [0, 0]
    assert ride(game, s, "blue") == (2, 2)  # the taxi has not moved


@pytest.mark.rule("M14.3")
def test_there_is_no_shorter_drive_and_nothing_else() -> None:
    game, s = city()
    meet(game, s, "orange")
    assert game.moves(s) == [("drive",), ("stay",)]
    assert game.refuse(s, ("drive", 2)) == Reason("move-malformed", "M14.3", {"move": ["drive", 2]})
    assert game.refuse(s, ("stay", 0)) == Reason("move-malformed", "M14.3", {"move": ["stay", 0]})
    assert game.refuse(s, ("draw",)) == Reason("move-not-now", "M14.3", {"kind": "draw", "allowed": ["drive", "stay"]})


@pytest.mark.rule("M14.3")
def test_the_points_belong_to_the_one_who_laid_the_tile() -> None:
    game, s = city(players=3)
    ride(game, s, "blue")
    ride(game, s, "red")
    assert points(game, s, "M14.3") == {0: 2, 1: 3}
    assert [(e.owner, e.code, e.points) for e in entries(game, s, "M14.3") if e.points] == [
        (0, "london-rides", 2),
        (1, "london-rides", 3),
    ]


@pytest.mark.rule("M14.3")
def test_a_tile_on_a_square_without_tourist_moves_no_taxi() -> None:
    game, s = city()
    put(game, s, 9)
    visit(game, s, 1, 1)
    assert s.turn == 1
    assert {move[0] for move in game.moves(s)} == {"lay", "draw"}


# M14.4


@pytest.mark.rule("M14.4")
def test_the_names_of_the_edition() -> None:
    game, _ = city()
    london = game.modules[-1]
    assert isinstance(london, London)
    assert london.names == NAMES.replace("\n", " ").split(", ")
