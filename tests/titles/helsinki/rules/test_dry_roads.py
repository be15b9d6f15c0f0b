"""H8: the expansion Dry roads."""

from pathlib import Path
from typing import Any

import pytest

from cityboard.core.game import Entry
from cityboard.core.reason import EditionError
from cityboard.core.simulation import random_game
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from tests.titles.helsinki.rules.asking import other_edition, refusal, reported
from tests.titles.helsinki.rules.option_sets import load
from tests.titles.helsinki.rules.positions import begin, board, coats, hold, play, roof
from tests.titles.helsinki.rules.turns import EMPTY, WALK, build, finish_turn, turn, use

DRY: dict[str, Any] = {"modules": ["dry-roads"]}
ROAD = """
    ..b....
    ..b....
    ..bbbbb
    ..b#b..
    bbb.b..
    ....b..
    ....b..
"""
WITHOUT_NORTH = ROAD.replace("..b....", ".......", 2)  # a domino from the north fills the gap
GAP = (roof(0, 2), roof(1, 2))
ONE_MISSING = ROAD.replace("..b....", ".......", 1)  # a wild tile on (0, 2) connects


def dry_turn(
    *cards: str, at: str = EMPTY, won: int = 0, walked: bool = True, players: int = 2
) -> tuple[Helsinki, State]:
    """Begin a turn with the expansion."""
    return turn(*cards, at=at, won=won, walked=walked, players=players, **DRY)


def connect(game: Helsinki, s: State) -> int:
    """Let the mover connect the visitors with a wild tile before walking; return the points it brings at once."""
    seat = s.mover
    board(game, s, ONE_MISSING, seat)
    coats(s, 1, seat)
    before = game.scores(s)
    play(game, s, use("A7"), ("wild", roof(0, 2)))
    after = game.scores(s)
    assert [points for other, points in enumerate(after) if other != seat] == [
        points for other, points in enumerate(before) if other != seat
    ]
    return after[seat] - before[seat]


@pytest.mark.rule("H8.1", "H8.3")
@pytest.mark.parametrize(("players", "cards"), [(2, [5, 3]), (3, [7, 5, 3]), (4, [9, 7, 5, 3])])
def test_the_highest_card_left_goes_to_the_next_player_who_connects(players: int, cards: list[int]) -> None:
    game, s = dry_turn(players=players, walked=False)
    for seat, card in enumerate(cards):
        assert s.mover == seat
        assert connect(game, s) == card
        finish_turn(game, s)
    bonus = [entry for entry in game.breakdown(s) if entry.code == "bonus-card"]
    assert bonus == [Entry(seat, "bonus-card", "H8.3", card, {}) for seat, card in enumerate(cards)]


@pytest.mark.rule("H8.3")
def test_not_the_seat_but_the_moment_counts() -> None:
    game, s = dry_turn(players=3, walked=False)
    finish_turn(game, s)
    finish_turn(game, s)
    assert connect(game, s) == 7  # seat 2
    finish_turn(game, s)
    assert connect(game, s) == 5  # seat 0


@pytest.mark.rule("H8.3")
def test_a_pavilion_connects_at_once() -> None:
    game, s = dry_turn("red-2-2-1", "red-1-2-0", at=WITHOUT_NORTH)
    assert game.scores(s) == [0, 0]
    play(game, s, ("build", "red-2-2-1"), ("pay", "red-1-2-0"))
    effects = play(game, s, ("push", *GAP))
    assert reported(effects, "visitors-connected", "points") == [5]
    # Even before its superstructure is placed.
    assert s.step == game.roof.number
    assert game.scores(s) == [5, 0]


@pytest.mark.rule("H8.3", "A2")
def test_a_wild_tile_connects_at_once_the_first_of_two_too() -> None:
    game, s = dry_turn(at=ONE_MISSING, won=1)
    play(game, s, use("A2"), ("wild", roof(0, 2)))
    assert game.scores(s) == [5, 0]
    play(game, s, ("wild", roof(0, 1)))
    assert game.scores(s) == [5, 0]


@pytest.mark.rule("H8.3", "A2")
def test_two_wild_tiles_may_be_needed() -> None:
    game, s = dry_turn(at=WITHOUT_NORTH, won=1)
    play(game, s, use("A2"), ("wild", roof(1, 2)))
    assert game.scores(s) == [0, 0]
    play(game, s, ("wild", roof(0, 2)))
    assert game.scores(s) == [5, 0]


@pytest.mark.rule("H8.3")
def test_wild_tiles_alone_connect_as_well() -> None:
    game, s = dry_turn(at=ONE_MISSING.replace("b", "*"), won=1)
    play(game, s, use("A7"), ("wild", roof(0, 2)))
    assert game.scores(s) == [5, 0]


@pytest.mark.rule("H8.3")
def test_one_card_per_player() -> None:
    game, s = dry_turn("red-1-2-0", at=ONE_MISSING, won=2)
    play(game, s, use("A2"), ("wild", roof(0, 2)), ("wild", roof(0, 1)), use("A7"), ("wild", roof(0, 0)))
    build(game, s, "red-1-2-0")
    assert s.own[0] == [5, 0]
    assert connect_later(game, s) == 3


def connect_later(game: Helsinki, s: State) -> int:
    """Finish the turn and let the next seat connect."""
    if s.mover == 0:
        finish_turn(game, s)
    return connect(game, s)


@pytest.mark.rule("H8.3")
def test_all_four_crosswalks_must_be_built() -> None:
    for row, column in [(0, 2), (2, 6), (6, 4), (4, 0)]:
        game, s = dry_turn(at=ROAD, won=1)
        s.built[0] &= ~(1 << roof(row, column))
        play(game, s, use("A7"), ("wild", roof(2, 1)))
        assert s.own[0] == [0, 0]


@pytest.mark.rule("H8.3")
def test_the_statue_does_not_connect() -> None:
    # West and east both touch the statue, and nothing else joins them.
    game, s = dry_turn(at=ROAD.replace("..bbbbb", "..b.bbb"), won=2)
    play(game, s, use("A7"), ("wild", roof(2, 1)))
    assert game.scores(s) == [0, 0]
    play(game, s, use("A2"), ("wild", roof(2, 3)))
    assert game.scores(s) == [5, 0]


@pytest.mark.rule("H8.3")
def test_a_corner_does_not_connect() -> None:
    at = ROAD.replace("....b..\n    ....b..", ".....b.\n    ....bb.")  # (4, 4) and (5, 5) touch at a corner
    game, s = dry_turn(at=at, won=2)
    play(game, s, use("A7"), ("wild", roof(2, 1)))
    assert s.own[0] == [0, 0]
    play(game, s, use("A2"), ("wild", roof(5, 4)))
    assert s.own[0] == [5, 0]


@pytest.mark.rule("H8.3")
def test_every_board_is_connected_by_its_own_tiles() -> None:
    game, s = dry_turn(at=ONE_MISSING, won=0, walked=False)
    finish_turn(game, s)
    assert connect(game, s) == 5
    assert s.own[0] == [0, 5]


@pytest.mark.rule("H8.2")
def test_visitors_stand_on_four_crosswalks_one_in_front_of_each_side() -> None:
    game, _ = dry_turn()
    crosswalks = game.edition.values["dry_roads.crosswalks"]
    assert crosswalks == [roof(0, 2), roof(2, 6), roof(6, 4), roof(4, 0)]


@pytest.mark.rule("H8.2")
@pytest.mark.parametrize("card", ["red-1-2-0", "yellow-1-2-0"])
def test_visitors_occupy_no_roof_and_block_no_push(card: str) -> None:
    pushes = []
    for modules in ([], ["dry-roads"]):
        game, s = turn(card, at=ROAD, won=1, modules=modules)
        play(game, s, ("build", card, "A3"), ("pay",))
        pushes.append(game.moves(s))
    assert pushes[0] == pushes[1]
    # Also onto the roof in front of a crosswalk, and through it.
    game, s = dry_turn(card, at=WITHOUT_NORTH)
    build(game, s, card, at=GAP)
    assert s.own[0] == [5, 0]


@pytest.mark.rule("H8.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("cover", ["none", "bottom", "random"])
def test_everything_else_is_unchanged(players: int, cover: str) -> None:
    options: dict[str, Any] = {"players": players, "cover": cover}
    for seed in range(3):
        base, record = random_game(load(options), f"dry {seed}")
        dry, with_roads = random_game(load(options | DRY), f"dry {seed}")
        assert with_roads.moves == record.moves
        assert record.scores is not None
        assert with_roads.scores == [points + card for points, card in zip(record.scores, dry.own[0], strict=True)]
        assert base.own == []


@pytest.mark.rule("H8.3", "H7.4")
def test_bonus_cards_decide_the_ranking() -> None:
    game, s = dry_turn(walked=False)
    assert connect(game, s) == 5
    assert game.ranking(s) == [1, 2]


@pytest.mark.rule("H8.4", "H2.6")
def test_covered_actions_stay_covered() -> None:
    game, s = turn(won=1, cover="bottom", **DRY)
    assert refusal(game, s, use("A15")).code == "action-covered"


@pytest.mark.rule("H8.3")
def test_nothing_is_given_for_drawing_or_walking() -> None:
    game, s = dry_turn(at=ROAD, walked=False)
    hold(game, s)
    play(game, s, WALK, ("draw",))
    # The picture was drawn by the test, no tile was laid: the moment of connecting is that of a tile.
    assert s.own[0] == [0, 0]


@pytest.mark.rule("H8.2")
def test_a_crosswalk_of_an_edition_lies_on_the_border_of_its_side(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as refused:
        begin(modules=["dry-roads"], edition=other_edition(tmp_path, "[2, 20, 46, 28]", "[2, 20, 46, 27]"))
    assert refused.value.reason.code == "edition-choice"
    assert refused.value.reason.arguments["place"] == "dry_roads.crosswalks[3]"


@pytest.mark.rule("H8.1")
def test_the_lowest_bonus_cards_are_on_display_however_an_edition_writes_them(tmp_path: Path) -> None:
    game, s = begin(modules=["dry-roads"], edition=other_edition(tmp_path, "[3, 5, 7, 9]", "[9, 7, 5, 3]"))
    board(game, s, ROAD)
    game.modules[0].tile_laid(s, None)
    assert [entry.points for entry in game.breakdown(s) if entry.code == "bonus-card"] == [5]
