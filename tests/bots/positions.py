"""Moments of random games in which a bot could be asked."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from cityboard.core.game import NOBODY, Game
from cityboard.core.simulation import random_move
from tests.titles.helsinki.rules import option_sets as helsinki
from tests.titles.metro.rules import option_sets as metro


def games() -> dict[str, Game[Any]]:
    """Build one game of every group of option sets of Metro, and every game of Helsinki, by name."""
    rng = Random("one of each group")
    by_name: dict[str, Game[Any]] = {}
    for group in metro.groups().values():
        options = rng.choice(group)
        by_name[f"metro {metro.name_of(options)}"] = metro.load(options)
    for name, options in helsinki.by_name().items():
        by_name[f"helsinki {name}"] = helsinki.load(options)
    return by_name


def load(title: str, options: Mapping[str, Any]) -> Game[Any]:
    """Build a game."""
    return metro.load(options) if title == "metro" else helsinki.load(options)


def moments(game: Game[Any], seed: str, number: int) -> list[Any]:
    """Return some states of a random game in which a seat has a choice, spread over the whole game."""
    choices = list(_choices(game, Random(seed)))
    return choices[:: max(1, len(choices) // number)][:number]


def _choices(game: Game[Any], rng: Random) -> Iterator[Any]:
    s = game.start()
    while s.turn != NOBODY:
        if s.turn >= 0 and len(game.moves(s)) > 1:
            yield s.copy()
        game.play(s, random_move(game, s, rng))
