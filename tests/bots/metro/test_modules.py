"""What a module adds to the score enters the bots' evaluation: without it they would expect other leads."""

from random import Random
from typing import Any

import pytest

from cityboard.bots.bot import Budget
from cityboard.bots.levels import level_of
from cityboard.core.game import Move
from cityboard.games.metro.game import Metro
from cityboard.games.metro.module import Module
from tests.bots.positions import moments
from tests.metro.option_sets import load

CITIES = ("paris", "stockholm", "london", "new-york", "st-petersburg", "berlin")
# Central rails are left out: as the default edition has them they add nothing to lines.
GAMES: dict[str, dict[str, Any]] = {
    **{city: {"players": 2, "city": city} for city in CITIES},
    "companies": {"players": 3, "modules": ["companies"]},
    "central-stations": {"players": 3, "modules": ["central-stations"]},
    "solo": {"players": 1, "modules": ["solo"]},
}
WORTH = ("crossing_worth", "end_worth", "account_worth", "seat_worth", "offer_worth", "pay")
LEVELS = ("conductor", "dispatcher")
MOMENTS = 30


def worths(game: Metro) -> list[tuple[type[Module], str]]:
    """List what the modules of a game say about worth."""
    kinds = [kind for module in game.modules for kind in type(module).__mro__ if kind is not Module]
    return [(kind, name) for kind in kinds for name in WORTH if name in vars(kind)]


def expected(game: Metro, level: str) -> list[dict[Move, float]]:
    """Return the leads that a level expects of all moves in some positions."""
    found = []
    for s in moments(game, "worth", MOMENTS):
        bot, view = level_of("metro", level).make(), game.view(s, s.turn)
        candidates = bot.choose(game, view, s.turn, Random(1), Budget(work=200)).candidates
        found.append({candidate.move: candidate.lead for candidate in candidates})
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_everything_a_module_gives_is_expected_by_the_bots(
    name: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(GAMES[name])
    known = expected(game, level)
    assert worths(game)
    for kind, worth in worths(game):
        with monkeypatch.context() as blind:
            blind.setattr(kind, worth, getattr(Module, worth))
            assert expected(load(GAMES[name]), level) != known, f"{kind.__name__}.{worth} changes nothing"
