"""The switches of an edition are all found, and each of them changes how some game plays."""

from typing import Any

import pytest

from cityboard.core.edition import Edition
from cityboard.core.simulation import random_game
from cityboard.titles.metro.title import build
from tests.titles.metro.rules.option_sets import default_edition
from tests.titles.metro.switches import games_with, switched_editions, values_that_change_nothing


def played(edition: Edition, options: Any) -> Any:
    """Return the moves and the points of a random game."""
    game = build(edition, options)
    s, record = random_game(game, "switched")
    return record.moves, game.breakdown(s)


def test_every_value_of_the_edition_is_a_switch_or_a_name() -> None:
    switched = {name.partition("=")[0] for name in switched_editions()}
    names = {path for path, _, _ in default_edition().sources() if path.endswith(".names")}
    assert switched | names == {path for path, _, _ in default_edition().sources()}
    assert values_that_change_nothing() == names


@pytest.mark.parametrize("switch", switched_editions())
def test_every_switch_changes_how_some_game_plays_or_scores(switch: str) -> None:
    edition = switched_editions()[switch]
    assert any(played(edition, options) != played(default_edition(), options) for options in games_with(switch))
