"""Games of every family of options, and moments of them to look at."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import msgspec

from cityboard.core.game import Game
from cityboard.core.simulation import random_game
from cityboard.tables import serializer
from cityboard.titles.helsinki.rules.options import combinations as helsinki_combinations
from cityboard.titles.metro.rules.options import combinations as metro_combinations
from tests.titles.helsinki.rules import option_sets as helsinki_sets
from tests.titles.metro.rules import option_sets as metro_sets

encode = msgspec.json.encode


@cache
def families() -> dict[str, tuple[str, Mapping[str, Any]]]:
    """Name a title and an option set for every choice of modules and city; players, hands and the rest take turns."""
    groups: dict[tuple[Any, ...], list[Mapping[str, Any]]] = {}
    for options in metro_combinations():
        varied = {"players", "hand", "free_orientation", "harder_solo", "arrange_row"}
        key = tuple((name, str(value)) for name, value in options.items() if name not in varied)
        groups.setdefault(key, []).append(options)
    chosen = [group[7 * number % len(group)] for number, group in enumerate(groups.values())]
    by_name: dict[str, tuple[str, Mapping[str, Any]]] = {
        f"metro {metro_sets.name_of(options)}": ("metro", options) for options in chosen
    }
    for options in helsinki_combinations():
        by_name[f"helsinki {helsinki_sets.name_of(options)}"] = ("helsinki", options)
    return by_name


def load(title: str, options: Mapping[str, Any]) -> Game[Any]:
    """Build a game with the default edition."""
    return metro_sets.load(options) if title == "metro" else helsinki_sets.load(options)


def family(name: str) -> Game[Any]:
    """Build the game of a family."""
    return load(*families()[name])


def moments(game: Game[Any], seed: str, number: int) -> Iterator[Any]:
    """Play a random game and stop at its start, at some moments, and at its end."""
    _, record = random_game(game, seed)
    stops = {0, *Random(seed).sample(range(len(record.moves)), number)}
    s = game.start()
    for event, (_, move) in enumerate(record.moves):
        if event in stops:
            yield s
        game.play(s, move)
    yield s


def board(game: Game[Any], s: Any) -> Any:
    """Show a state to everyone."""
    return serializer.board(game, game.view(s, None))


def hand(game: Game[Any], s: Any, seat: int) -> Any:
    """Show a state's secrets to their seat."""
    return serializer.hand(game, game.view(s, seat), seat)
