"""What the kernel expects of a position is what the rules score on the boards it fills."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from cityboard.bots.rollouts import leads
from cityboard.core.edition import Edition
from cityboard.core.game import NOBODY
from cityboard.core.simulation import random_move
from cityboard.titles.metro.bots import evaluation, kernel_fill
from cityboard.titles.metro.bots.evaluation import Evaluation
from cityboard.titles.metro.bots.kernel_fill import CROSSING, ENDS, SCALE, Filling
from cityboard.titles.metro.bots.modules.central_rails import CentralRailsWorth
from cityboard.titles.metro.bots.modules.companies import CompaniesWorth
from cityboard.titles.metro.bots.modules.solo import SoloWorth
from cityboard.titles.metro.bots.options import LayOption, Situation
from cityboard.titles.metro.bots.worths import worths_of
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.modules.companies import Companies
from cityboard.titles.metro.rules.modules.solo import Solo
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.title import build
from tests.titles.metro.rules.option_sets import edition_with, groups, load, name_of
from tests.titles.switches import METRO

OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 5, "hand": 3},
    {"players": 2, "free_orientation": True},
    {"players": 4, "modules": ["central-rails"]},
    {"players": 2, "modules": ["companies"]},
    {"players": 3, "modules": ["companies", "central-rails"], "hand": 2},
    {"players": 2, "modules": ["companies", "central-stations"]},
    {"players": 1, "modules": ["solo"]},
    {"players": 1, "modules": ["solo"], "harder_solo": True},
    {"players": 2, "city": "new-york"},
    {"players": 2, "modules": ["companies"], "city": "new-york"},
]
CHOICE = Random("a game of each family")
FAMILIES = [CHOICE.choice(group) for group in groups().values()]
WITH_COMPANIES = [options for options in FAMILIES if "companies" in options["modules"]]
NAMES = [" ".join(f"{name}={value}" for name, value in options.items()) for options in OPTIONS]


EDITIONS = {
    "default": edition_with(),
    "other values": edition_with(
        ("central_rails.counts_as_crossing", "false"),
        ("companies.values", "[12, 9, 9, 7, 4, 2, 1, 0]"),
        ("companies.majority_divisor", "7"),
    ),
}
SWITCHED = METRO.editions
# What the kernel states of the rules; everything else is an estimate.
STATED = (CentralRailsWorth, CompaniesWorth, SoloWorth)
PAYING = (Companies, Solo)
COMPANIES: dict[str, Any] = {"players": 3, "modules": ["companies"]}
SHARING = {name: edition for name, edition in SWITCHED.items() if METRO.concerns(COMPANIES, name)}


def decision(game: Metro, seed: str) -> State:
    """Return a state of a random game in which a seat lays a tile."""
    rng = Random(seed)
    while True:
        s, moves = game.start(), rng.randrange(120)
        while s.turn != NOBODY:
            moves -= 1
            if moves < 0 and s.turn >= 0 and any(move[0] == "lay" for move in game.moves(s)):
                return s
            game.play(s, random_move(game, s, rng))


def scored(game: Metro, situation: Situation, lay: LayOption | None, filled: list[int]) -> State:
    """Return the end of a game on a filled board by the rules: every line followed from its departure."""
    s = situation.world.copy()
    for square, code in zip(situation.evaluation.squares, filled, strict=True):
        s.board[square] = code
    if lay:
        s.board[situation.evaluation.squares[lay.at]] = lay.code
    for _, line in situation.evaluation.lines:
        crossed, end = game.network.trace(s.board, line)
        s.ends[line], s.lengths[line] = -end, len(crossed)
        s.points[s.owners[line]] += sum(game.line_worth(s, line))
        for line_scored in game.line_scored:
            line_scored(s, line, crossed, None)
    return s


@pytest.fixture
def lines_and_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what is only estimated: a city may promise what no line or share brings."""
    monkeypatch.setattr(
        evaluation, "worths_of", lambda game: [worth for worth in worths_of(game) if isinstance(worth, STATED)]
    )


def points_of_lines_and_shares(game: Metro, s: State) -> list[int]:
    """Return by seat what the rules give for lines, shares and majorities, or alone for the worst company."""
    entries = game.line_entries(s)
    for module in game.modules:
        if isinstance(module, PAYING):
            module.finish(s, entries)
    return [sum(entry.points for entry in entries if entry.owner == seat) for seat in range(game.players)]


@pytest.mark.rule("M7.5", "M7.6", "M7.7", "M10.6")
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
@pytest.mark.parametrize("options", OPTIONS, ids=NAMES)
def test_every_candidate_gets_the_lead_that_the_rules_give_on_the_filled_board(
    options: Mapping[str, Any], edition: Edition
) -> None:
    compare_leads(build(edition, options), range(6), Metro.scores)


@pytest.mark.rule("M7.5", "M7.6", "M7.7", "M10.6")
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
@pytest.mark.parametrize("options", FAMILIES, ids=name_of)
@pytest.mark.usefixtures("lines_and_shares")
def test_in_every_family_every_candidate_gets_the_lead_that_lines_and_shares_give(
    options: Mapping[str, Any], edition: Edition
) -> None:
    compare_leads(build(edition, options), range(2), points_of_lines_and_shares)


@pytest.mark.rule("M7.5", "M7.6", "M7.7", "M10.6")
@pytest.mark.parametrize("switch", SWITCHED)
@pytest.mark.usefixtures("lines_and_shares")
def test_every_candidate_gets_the_lead_that_lines_and_shares_give_with_every_switch_of_the_edition(switch: str) -> None:
    for options in METRO.games(switch):
        compare_leads(build(SWITCHED[switch], options), range(1), points_of_lines_and_shares)


def compare_leads(game: Metro, positions: range, count: Callable[[Metro, State], list[int]]) -> None:
    """Compare the leads of all candidates with those by the rules on the same filled boards."""
    for number in positions:
        s = decision(game, f"filling {number}")
        situation = Situation(game, game.view(s, s.turn), s.turn, Random(number))
        filling = situation.evaluation.filling
        lays = situation.lays
        filling.compare([-1, *(lay.at for lay in lays)], [0, *(lay.code for lay in lays)], [0] * (len(lays) + 1))
        for sample in range(3):
            sums, squared = filling.run(sample, 1)
            filled = filling.filled()
            ends = [scored(game, situation, lay, filled) for lay in (None, *lays)]
            expected = [leads(count(game, end))[s.turn] for end in ends]
            assert [lead / SCALE for lead in sums] == expected
            assert squared == [lead * lead for lead in sums]


@pytest.mark.rule("M4.2", "M4.3", "M8.2", "M9.3")
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
@pytest.mark.parametrize("options", FAMILIES, ids=name_of)
@pytest.mark.usefixtures("lines_and_shares")
def test_every_line_gets_the_points_that_the_rules_give_on_the_filled_board(
    options: Mapping[str, Any], edition: Edition
) -> None:
    compare_lines(build(edition, options), range(2))


@pytest.mark.rule("M4.2", "M4.3", "M8.2", "M9.3")
@pytest.mark.parametrize("switch", SWITCHED)
@pytest.mark.usefixtures("lines_and_shares")
def test_every_line_gets_the_points_that_the_rules_give_with_every_switch_of_the_edition(switch: str) -> None:
    for options in METRO.games(switch):
        compare_lines(build(SWITCHED[switch], options), range(2))


def compare_lines(game: Metro, positions: range) -> None:
    """Compare the points of all lines with those by the rules on the same filled board."""
    for number in positions:
        s = decision(game, f"lines {number}")
        situation = Situation(game, game.view(s, s.turn), s.turn, Random(number))
        filling, lays = situation.evaluation.filling, situation.lays
        filling.compare([-1, *(lay.at for lay in lays)], [0, *(lay.code for lay in lays)], [0] * (len(lays) + 1))
        filling.run(number, 1)
        ends = [scored(game, situation, lay, filling.filled()) for lay in (None, *lays)]
        expected = [[points / SCALE for points in filling.expected(place)] for place in range(len(ends))]
        assert expected == [end.points for end in ends]


@pytest.mark.rule("M7.5")
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
@pytest.mark.parametrize("options", WITH_COMPANIES, ids=name_of)
@pytest.mark.usefixtures("lines_and_shares")
def test_in_every_family_shares_are_worth_what_the_rules_say_on_the_filled_board(
    options: Mapping[str, Any], edition: Edition
) -> None:
    compare_shares(build(edition, options), range(2))


@pytest.mark.rule("M7.5")
@pytest.mark.parametrize("edition", SHARING.values(), ids=SHARING)
def test_shares_are_worth_what_the_rules_say_with_every_switch_of_the_edition(edition: Edition) -> None:
    compare_shares(build(edition, COMPANIES), range(6))


def compare_shares(game: Metro, positions: range) -> None:
    """Compare what shares are worth with what the rules make of the points of lines on the same filled board."""
    (companies,) = (module for module in game.modules if isinstance(module, Companies))
    for number in positions:
        s = decision(game, f"shares {number}")
        situation = Situation(game, game.view(s, s.turn), s.turn, Random(number))
        values = situation.evaluation.filling.values_of_shares(number, 1)
        end = scored(game, situation, None, situation.evaluation.filling.filled())
        assert values == companies.share_values(end.points)


def test_the_empty_squares_get_the_unseen_tiles() -> None:
    game = load({"players": 2})
    s = decision(game, "bag")
    view = game.view(s, s.turn)
    filling = Evaluation(game, view, s.turn, view.tower).filling
    filling.compare([-1], [0], [0])
    filling.run(1, 1)
    filled = filling.filled()
    # One square more than unseen tiles: the tile in hand goes there, whichever it is.
    assert len(filled) == sum(view.tower) + 1
    assert sum(filled.count(tile) < count for tile, count in enumerate(view.tower)) == 0


def test_two_seats_expect_the_opposite_of_each_other() -> None:
    game = load({"players": 2})
    for number in range(5):
        s = decision(game, f"opposite {number}")
        both = []
        for seat in range(2):
            filling = Evaluation(game, s, seat, s.tower).filling
            filling.compare([-1], [0], [0])
            both.append(filling.run(number, 20)[0][0])
        assert both[0] == -both[1] != 0


def test_many_samples_add_up_to_samples_one_by_one() -> None:
    game = load({"players": 3})
    s = decision(game, "sums")
    one, other = (Evaluation(game, s, s.turn, s.tower).filling for _ in range(2))
    ends = one.ends(9, 50)
    other.compare([-1], [0], [0])
    sums, _ = other.run(9, 50)
    assert sums[0] == sum(leads(end)[s.turn] for end in ends)
    assert [points / 50 for points in other.expected(0)] == [sum(column) / 50 for column in zip(*ends, strict=True)]


def test_a_kernel_counts_right_after_more_samples_than_a_small_number_of_c_can_hold() -> None:
    if str(kernel_fill.__file__).endswith(".py"):
        pytest.skip("plain numbers have no end, and so many samples would take minutes")
    back, across = [0, 1, 2, 3], [1, 0, 2, 3]  # by entrance: every train returns, or two edges are joined
    step, ends = 1 + CROSSING, [-1] * 3
    fillings = []
    for _ in range(2):
        # Two squares that are joined by one edge each: if trains return on both, there is a loop of nobody.
        filling = Filling(
            [0, 0, 0, 0, *back, *across], 2, [4, *ends, 0, *ends], [step] * 8, [1], [(0, 0, 0)], [1, 1], []
        )
        filling.score([0, 0], [0] * 2 * ENDS, 0, 2, [0, 0])
        filling.compare([-1, 0], [0, 2], [0, 0])
        fillings.append(filling)
    used, fresh = fillings
    used.run(1, (1 << 31) // 256)
    # The line returns at once, or it crosses the first square, the second one, and the first one again.
    assert used.run(1, 1) == fresh.run(1, 1) == ([1 * SCALE, 3 * SCALE], [SCALE**2, 9 * SCALE**2])
