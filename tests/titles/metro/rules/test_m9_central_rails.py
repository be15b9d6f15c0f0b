"""M9: central rails."""

import re
from pathlib import Path
from typing import Any

import pytest

import cityboard
from cityboard.core.game import Entry, Move
from cityboard.core.reason import OptionError, Reason
from cityboard.titles.metro.rules.edition import FOLDER
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State
from tests.titles.metro.rules.asking import entries, playout, points_of_line, refusal
from tests.titles.metro.rules.positions import begin, hold, lay, settle, square

RAILS: dict[str, Any] = {"modules": ["central-rails"]}
CENTRE = [27, 28, 35, 36]
STRAIGHT: list[Move] = [("rail", 27, "aaaa"), ("rail", 28, "aaaa")]
ROW_3 = "cbaa30cbaa31cbaa32acba35acba36acba37"  # station 12 straight to the right, but for the centre


def load_rails() -> tuple[Metro, State]:
    """Return a game whose first central-rail tile is about to be laid."""
    game = cityboard.load("metro", players=2, start=0, frame=[1, 2], **RAILS)
    assert isinstance(game, Metro)
    return game, game.start()


@pytest.mark.rule("M9.1", "M9.2")
def test_the_eight_tiles_are_equally_likely_and_so_are_their_turns() -> None:
    game, s = load_rails()
    turned = dict.fromkeys(["aacb", "baac", "cbaa", "acba"], 2)  # two tiles, one of four turns each
    weights = {"aaaa": 8, "bbbb": 4, "cccc": 4, "bcbc": 4, "cbcb": 4, **turned}
    assert {move[2]: weight for move, weight in game.chances(s)} == weights
    assert sum(weights.values()) == 8 * 4


@pytest.mark.rule("M9.1", "M9.2")
def test_four_of_the_tiles_cover_the_central_station_before_the_game() -> None:
    game, s = load_rails()
    for number, tile in zip(CENTRE, ["aaaa", "bcbc", "cbcb", "bbbb"], strict=True):
        assert {move[:2] for move in game.moves(s)} == {("rail", number)}
        game.play(s, ("rail", number, tile))
    assert game.moves(s)[0][0] == "deal"
    assert [game.network.names[s.board[number]] for number in CENTRE] == ["aaaa", "bcbc", "cbcb", "bbbb"]


@pytest.mark.rule("M9.2")
def test_there_are_no_more_rails_than_in_the_box() -> None:
    game, s = load_rails()
    game.play(s, ("rail", 27, "bcbc"))
    game.play(s, ("rail", 28, "cbcb"))  # the other one of the two, turned
    left = {str(move[2]): weight for move, weight in game.chances(s)}
    assert "bcbc" not in left
    assert "cbcb" not in left
    assert sum(left.values()) == 6 * 4
    outcome: Move = ("rail", 35, "bcbc")
    assert refusal(game, s, outcome) == Reason("chance-impossible", "M9.1", {"outcome": list(outcome)})


@pytest.mark.rule("M9.1", "M9.3")
def test_lines_run_through_the_centre_count_the_rails_and_are_not_doubled() -> None:
    game, s = begin(*STRAIGHT, **RAILS)
    lay(game, s, ROW_3)
    assert entries(game, s, station=12) == [Entry(1, "line", "M4.2", 8, {"station": 12, "crossings": 8, "end": 29})]


@pytest.mark.rule("M9.1")
def test_rails_may_turn_a_line() -> None:
    game, s = begin(("rail", 27, "bbbb"), **RAILS)
    lay(game, s, "cbaa30cbaa31cbaa32")  # from the left b leads up
    lay(game, s, "baac23baac13baac03")
    assert entries(game, s, station=12) == [Entry(1, "line", "M4.2", 7, {"station": 12, "crossings": 7, "end": 5})]


@pytest.mark.rule("M9.1")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_ends_in_the_centre_and_nothing_is_doubled(seed: int) -> None:
    game = cityboard.load("metro", players=3, **RAILS)
    assert isinstance(game, Metro)
    s = game.start()
    for _ in playout(game, s, seed):
        pass
    assert entries(game, s, code="doubling") == []
    assert entries(game, s, end="centre") == []
    assert len(entries(game, s, code="line")) == 30


@pytest.mark.rule("M9.3")
def test_an_edition_may_say_that_rails_do_not_count(tmp_path: Path) -> None:
    text = (FOLDER / "default.toml").read_text("utf-8")
    other, changes = re.subn(r"(\[central_rails\.counts_as_crossing\][^\[]*value = )true", r"\1false", text)
    assert changes == 1
    file = tmp_path / "other.toml"
    file.write_text(other, "utf-8")
    game = cityboard.load("metro", edition=file, players=2, start=0, frame=[1, 2], **RAILS)
    assert isinstance(game, Metro)
    s = game.start()
    settle(game, s, STRAIGHT)
    lay(game, s, ROW_3)
    assert points_of_line(game, s, 12) == 6
    assert game.scores(s) == [0, 6]


@pytest.mark.rule("M9.4")
@pytest.mark.parametrize("place", [(2, 3), (2, 4), (3, 5), (4, 5), (5, 4), (5, 3), (4, 2), (3, 2)])
def test_no_tile_may_be_laid_beside_a_rail_only_because_of_it(place: tuple[int, int]) -> None:
    game, s = begin(**RAILS)
    hold(game, s, 0, "aaaa")
    refused = refusal(game, s, ("lay", "aaaa", 0, square(*place)))
    assert (refused.code, refused.rule) == ("square-not-adjacent", "M3.1")


@pytest.mark.rule("M9.1", "M3.1")
@pytest.mark.parametrize("number", CENTRE)
def test_no_tile_may_be_laid_on_a_rail(number: int) -> None:
    game, s = begin(**RAILS)
    hold(game, s, 0, "aaaa")
    assert refusal(game, s, ("lay", "aaaa", 0, number)).code == "square-central"


@pytest.mark.rule("M9.4")
def test_central_rails_do_not_combine_with_central_stations() -> None:
    with pytest.raises(OptionError) as refused:
        cityboard.load("metro", players=2, modules=["central-rails", "central-stations"])
    assert refused.value.reason == Reason("stations-with-rails", "M9.4")
