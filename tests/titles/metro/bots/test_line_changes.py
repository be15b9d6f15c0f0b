"""What bots think that a tile does to lines is what the engine then scores."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from cityboard.core.edition import Edition
from cityboard.core.game import NOBODY, Effect
from cityboard.core.simulation import random_move
from cityboard.titles.metro.bots.line_changes import line_changes
from cityboard.titles.metro.bots.options import Situation
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.title import build
from tests.titles.metro.rules.option_sets import edition_with, groups, name_of
from tests.titles.switches import METRO

GAMES = 2
CHOICE = Random("one of each family")
FAMILIES = [CHOICE.choice(group) for group in groups().values()]
EDITIONS = {"default": edition_with(), "rails uncounted": edition_with(("central_rails.counts_as_crossing", "false"))}
SWITCHED = METRO.editions


def play_turn(game: Metro, s: Any, rng: Random) -> tuple[dict[int, int], dict[int, int]]:
    """Lay a random tile and end the turn: the points by line that a bot counts, and that the engine gives."""
    situation = Situation(game, game.view(s, s.turn), s.turn, rng)
    lay = rng.choice(situation.lays)
    counted = {change.line: change.points for change in line_changes(situation, lay) if change.end}
    scored: dict[int, int] = {}

    def note(effect: Effect) -> None:
        if effect.code == "line-scored":
            scored[effect.arguments["station"] - 1] = effect.arguments["points"]

    game.play(s, lay.move, note)
    while s.turn != NOBODY and s.agenda:
        game.play(s, random_move(game, s, rng), note)
    return counted, scored


@pytest.mark.rule("M4.2", "M4.3", "M8.2", "M9.3")
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
@pytest.mark.parametrize("options", FAMILIES, ids=name_of)
def test_bots_count_every_completed_line_as_the_engine_scores_it(options: Mapping[str, Any], edition: Edition) -> None:
    compare_lines(build(edition, options), GAMES)


@pytest.mark.rule("M4.2", "M4.3", "M8.2", "M9.3")
@pytest.mark.parametrize("switch", SWITCHED)
def test_bots_count_every_completed_line_as_the_engine_scores_it_with_every_switch(switch: str) -> None:
    for options in METRO.games(switch):
        compare_lines(build(SWITCHED[switch], options), 1)


def compare_lines(game: Metro, games: int) -> None:
    """Compare what bots count and what the engine scores in some random games."""
    lines = 0
    for number in range(games):
        rng, s = Random(number), game.start()
        while s.turn != NOBODY:
            if s.turn >= 0 and any(move[0] == "lay" for move in game.moves(s)):
                counted, scored = play_turn(game, s, rng)
                assert counted == scored
                lines += len(counted)
            else:
                game.play(s, random_move(game, s, rng))
    assert lines > 0
