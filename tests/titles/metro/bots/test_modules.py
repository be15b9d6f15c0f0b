"""What a module adds to the score enters the bots' evaluation: without it they would expect other leads."""

from random import Random
from typing import Any

import pytest

from cityboard.bots.bot import Budget
from cityboard.core.game import Move
from cityboard.titles.ladders import level_of
from cityboard.titles.metro.bots.worth import Worth
from cityboard.titles.metro.bots.worths import WORTHS, worths_of
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.options import CITIES, MODULES
from tests.bots.positions import moments
from tests.titles.metro.rules.option_sets import load

# Central rails are left out: as the default edition has them they add nothing to lines.
GAMES: dict[str, dict[str, Any]] = {
    **{city: {"players": 2, "city": city} for city in CITIES},
    "companies": {"players": 3, "modules": ["companies"]},
    "central-stations": {"players": 3, "modules": ["central-stations"]},
    "solo": {"players": 1, "modules": ["solo"]},
}
SEAMS = ("crossings", "ends", "accounts", "seats", "offers", "pay")
LEVELS = ("conductor", "dispatcher")
MOMENTS = 30


def worths(game: Metro) -> list[tuple[type[Worth[Any]], str]]:
    """List what is said about the worth of the modules of a game."""
    return [(type(worth), seam) for worth in worths_of(game) for seam in SEAMS if seam in vars(type(worth))]


def expected(game: Metro, level: str) -> list[dict[Move, float]]:
    """Return the leads that a level expects of all moves in some positions."""
    leads = []
    for s in moments(game, "worth", MOMENTS):
        bot, view = level_of("metro", level).make(), game.view(s, s.turn)
        candidates = bot.choose(game, view, s.turn, Random(1), Budget(work=200)).candidates
        leads.append({candidate.move: candidate.lead for candidate in candidates})
    return leads


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_everything_a_module_gives_is_expected_by_the_bots(
    name: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(GAMES[name])
    known = expected(game, level)
    assert worths(game)
    for kind, seam in worths(game):
        with monkeypatch.context() as blind:
            blind.setattr(kind, seam, getattr(Worth, seam))
            assert expected(load(GAMES[name]), level) != known, f"{kind.__name__}.{seam} changes nothing"


def test_every_module_and_city_has_its_worth() -> None:
    assert list(WORTHS) == [*MODULES, *CITIES]
