"""The switches of an edition are all found, and each of them changes how some game plays."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cityboard.bots.bot import Budget
from cityboard.core.edition import Edition
from cityboard.core.game import CHANCE, NOBODY, Game, Move
from cityboard.core.simulation import random_move
from cityboard.titles.ladders import usual_level
from tests.titles.switches import HELSINKI, METRO, Switches

TITLES = {switches.title: switches for switches in (METRO, HELSINKI)}
SWITCHED = [
    (title, path) for title, switches in TITLES.items() for path in switches.values if path not in switches.texts
]
Mover = Callable[[Game[Any], Any, Random], Move]


def played(switches: Switches, edition: Edition, options: Any, mover: Mover) -> Any:
    """Return the moves and the points of a game."""
    game, rng = switches.rules.build(edition, options), Random("switched")
    s, moves = game.start(), []
    while s.turn != NOBODY:
        move = random_move(game, s, rng) if s.turn == CHANCE else mover(game, s, rng)
        game.play(s, move)
        moves.append(move)
    return moves, game.breakdown(s)


def usual_move(game: Game[Any], s: Any, rng: Random) -> Move:
    """Choose a move as the usual bot does, which comes further than random play."""
    bot = usual_level(game.title).make()
    return bot.choose(game, game.view(s, s.turn), s.turn, rng, Budget(work=1)).move


@pytest.mark.parametrize("title", TITLES)
def test_every_value_of_an_edition_is_a_switch_or_a_name(title: str) -> None:
    switches = TITLES[title]
    switched = {name.partition("=")[0] for name in switches.editions}
    names = {path for path in switches.values if path.endswith(".names")}
    assert switched | names == set(switches.values)
    assert switches.texts == names


@pytest.mark.parametrize(("title", "path"), SWITCHED)
def test_every_switch_changes_how_some_game_plays_or_scores(title: str, path: str) -> None:
    switches = TITLES[title]
    editions = [edition for name, edition in switches.editions.items() if name.partition("=")[0] == path]
    assert any(
        played(switches, edition, options, mover) != played(switches, switches.default, options, mover)
        for mover in (random_move, usual_move)
        for options in switches.games(path, 8)
        for edition in editions
    )
