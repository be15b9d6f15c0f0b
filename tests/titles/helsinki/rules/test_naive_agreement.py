"""The engine and the naive Helsinki, written apart, agree on who decides, on legal moves, on chances and on scores."""

from random import Random
from typing import Any

import pytest

from cityboard.core.edition import Edition
from cityboard.core.game import Move
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.registry import find_edition, own_edition
from tests.naive.compare import compare
from tests.naive.helsinki import NaiveHelsinki
from tests.naive.helsinki_data import DEFAULT_BOX, Contents
from tests.titles.helsinki.rules.option_sets import by_name, load
from tests.titles.helsinki.rules.positions import roof

# Roofs that some games build on if they can: a road past all crosswalks, and the lines that cross at the statue.
ROAD = {roof(row, column) for row, column in [(0, 2), (1, 2), (2, 5), (2, 6), (5, 4), (6, 4), (4, 0), (4, 1)]}
ROAD |= {roof(row, column) for row in (2, 3, 4) for column in (2, 3, 4)}
ANY_TIME: list[Move] = [("use", action) for action in ("A2", "A7", "A10", "A12", "A15")]
CROSS = {roof(3, column) for column in range(7)} | {roof(row, 3) for row in range(7)}


class Eager:
    """Even choice seldom builds: some games prefer builds and actions, so that boards fill, some also certain roofs.

    Some keep their coats for the actions that are seldom possible.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.build, self.use = rng.random(), rng.random() / 2
        self.thrifty = rng.random() < 0.6
        self.plan: set[str | int] = set(rng.choice([set(), ROAD, CROSS]))

    def choose(self, moves: list[Move]) -> Move:
        if self.thrifty:
            moves = [move for move in moves if move not in ANY_TIME]
        for kind, eagerness in (("build", self.build), ("use", self.use)):
            preferred = [move for move in moves if move[0] == kind]
            if preferred and self.rng.random() < eagerness:
                return self.rng.choice(preferred)
        if self.plan and moves[0][0] in ("push", "wild"):
            return max(moves, key=lambda move: (len(self.plan & set(move)) / len(move), self.rng.random()))
        return self.rng.choice(moves)


def road_builder(rng: Random) -> Eager:
    """Choose so as to connect the visitors."""
    eager = Eager(rng)
    eager.build, eager.use, eager.thrifty, eager.plan = 0.8, 0.8, False, set(ROAD)
    return eager


def compare_one_game(
    options: dict[str, object],
    rng: Random,
    eager: Eager,
    edition: Edition | None = None,
    box: Contents = DEFAULT_BOX,
) -> tuple[int, State]:
    """Play one game in both; return in how many positions a seat decided, and the last one."""
    game = load(options, edition)
    fives: dict[str, Any] = {"fives_removed_for_two": game.edition.values["cards.fives_removed_for_two"]}
    naive = NaiveHelsinki(**options, **fives, box=box)  # type: ignore[arg-type]  # by name
    positions, s = compare(game, naive, eager.choose, rng)
    assert game.ranking(s) == naive.ranking()
    return positions, s


@pytest.mark.rule("H3.1", "H4.1", "H4.2", "H4.4", "H4.5", "H5.1", "H5.2", "H6.1", "H6.2", "H7.1", "H7.2", "H7.4")
@pytest.mark.parametrize("name", by_name())
def test_engine_and_naive_helsinki_agree_in_thousands_of_positions(name: str, thorough: bool) -> None:
    rng = Random(name)
    games = 50 if thorough else 4
    assert sum(compare_one_game(dict(by_name()[name]), rng, Eager(rng))[0] for _ in range(games)) > 100 * games


@pytest.mark.rule("H2.1")
def test_they_agree_with_the_earlier_deck_for_two() -> None:
    rng = Random("earlier")
    earlier = find_edition("helsinki", "default-1")
    assert compare_one_game({"players": 2}, rng, Eager(rng), earlier)[0] > 25


@pytest.mark.rule("H1.1", "H1.4", "H1.6", "H3.3", "H4.5")
def test_they_agree_in_a_box_with_tiles_cards_and_senate_spaces_of_its_own() -> None:
    default = find_edition("helsinki", "default")
    few = ((1, 2, 0, 6), (2, 3, 1, 5), (4, 4, 2, 3), (5, 5, 1, 2))
    contents = Contents(
        DEFAULT_BOX.tiles | {"red": (5, 1, 4, 0), "yellow": (0, 4, 4, 2)},
        DEFAULT_BOX.kinds | {"green": few, "blue": (*few, (3, 5, 0, 4))},
        (
            ("west", 0, 1),
            ("north", 2, 1),
            ("north", 2, 3),
            ("north", 7, 3),
            ("south", 4, 5),
            ("east", 6, 4),
            ("south", 5, 6),
            ("west", 7, 0),
        ),
    )
    values: dict[str, Any] = {
        "tiles.number": {colour: list(numbers) for colour, numbers in contents.tiles.items()},
        "cards.kinds": {colour: list(map(list, kinds)) for colour, kinds in contents.kinds.items()},
        "cards.removed_for_two": [0, 0, 0, 0, 0],
        "board.senate": list(map(list, contents.senate)),
    }
    box, rng = own_edition("helsinki", "mine", default.values | values), Random("own box")
    options: dict[str, object] = {"players": 4}
    assert sum(compare_one_game(options, rng, Eager(rng), box, contents)[0] for _ in range(6)) > 600


@pytest.mark.rule("H8.1", "H8.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_they_agree_where_visitors_are_connected(players: int, thorough: bool) -> None:
    rng = Random(f"roads for {players}")
    options = {"players": players, "modules": ["dry-roads"], "cover": "none"}
    games = [compare_one_game(options, rng, road_builder(rng))[1] for _ in range(100 if thorough else 10)]
    assert any(any(s.own[0]) for s in games)
