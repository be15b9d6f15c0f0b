"""Every level plays legal moves, knows nothing but its view, and greedy play is better than random play."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cityboard.bots.bot import LEVELS, Bot, bot_of
from cityboard.bots.crew import Request
from cityboard.bots.greedy import CANDIDATES, Greedy, candidates
from cityboard.core.game import NOBODY, Game, Move
from cityboard.core.reason import OptionError
from cityboard.core.simulation import random_move
from tests.bots.positions import games, load, moments

QUICK: dict[str, Callable[[], Bot]] = {
    "random": LEVELS["random"],
    "greedy": lambda: Greedy(work=1),
}  # every candidate once
FAMILIES: list[tuple[str, dict[str, Any]]] = [
    ("metro", {"players": 2}),
    ("metro", {"players": 3, "hand": 3, "free_orientation": True}),
    ("metro", {"players": 3, "modules": ["companies"], "hand": 2}),
    ("metro", {"players": 3, "city": "stockholm"}),
    ("metro", {"players": 2, "modules": ["companies"], "city": "st-petersburg"}),
    ("helsinki", {"players": 2, "cover": "random"}),
    ("helsinki", {"players": 4, "modules": ["dry-roads"]}),
]
Show = Callable[[Any, int | None], Any]


def test_the_levels_are_random_and_greedy() -> None:
    assert list(LEVELS) == ["random", "greedy"]


@pytest.mark.parametrize("level", ["grandmaster", "", None, ["greedy"]])
def test_a_level_that_does_not_exist_is_refused_with_those_that_do(level: Any) -> None:
    with pytest.raises(OptionError) as refused:
        bot_of(level)
    assert refused.value.reason.code == "bot-level"
    assert refused.value.reason.arguments == {"value": level, "allowed": ["random", "greedy"]}


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_legal_moves_with_every_kind_of_options(level: str, thorough: bool) -> None:
    played: Counter[str | int] = Counter()
    for name, game in games().items():
        for s in moments(game, name, 100 if thorough else 4):
            view = game.view(s, s.turn)
            before = view.copy()
            move = QUICK[level]().choose(game, view, s.turn, Random(name))
            assert game.refuse(s, move) is None, (name, move)
            assert view == before, "a bot leaves its view alone"
            played[move[0]] += 1
    assert {"lay", "draw", "walk", "build", "push", "pay", "discard", "use"} <= set(played)


def demand_the_same(game: Game[Any], s: Any, twin: Any, show: Show) -> None:
    """Two worlds that differ only in what is hidden from the seat to move get the same request and the same move."""
    views = [show(world, s.turn) for world in (s, twin)]
    for level, bot in QUICK.items():
        one, other = (Request(game, view, level, "seed").line(1) for view in views)
        assert one == other, "the requests differ"
        chosen, again = (bot().choose(game, view, s.turn, Random("seed")) for view in views)
        assert chosen == again, "the moves differ"


def twins(title: str, options: dict[str, Any], number: int) -> list[tuple[Game[Any], Any, Any]]:
    """Return states with another one each that looks the same to the seat to move."""
    game, rng = load(title, options), Random(f"{title} twins")
    found = [(game, s, game.guess(game.view(s, s.turn), rng)) for s in moments(game, f"{title} bots", number)]
    return [(game, s, twin) for game, s, twin in found if s != twin]


@pytest.mark.parametrize(("title", "options"), FAMILIES)
def test_what_a_seat_may_not_know_never_changes_its_move(title: str, options: dict[str, Any], thorough: bool) -> None:
    number = 300 if thorough else 50
    found = twins(title, options, number)
    assert len(found) > number / 2
    for game, s, twin in found:
        demand_the_same(game, s, twin, game.view)


@pytest.mark.parametrize(("title", "options"), FAMILIES)
def test_a_bot_that_is_shown_the_state_is_found_out(title: str, options: dict[str, Any]) -> None:
    game, s, twin = twins(title, options, 50)[0]
    with pytest.raises(AssertionError, match="the requests differ"):
        demand_the_same(game, s, twin, lambda world, seat: world)


def test_a_seed_decides_among_equal_moves() -> None:
    game = load("metro", {"players": 2, "start": 0})
    s = moments(game, "seeds", 1)[0]
    view = game.view(s, s.turn)
    for level in QUICK.values():
        chosen = [level().choose(game, view, s.turn, Random(f"seed {number // 2}")) for number in range(20)]
        assert chosen[::2] == chosen[1::2]
        assert len(set(chosen)) > 1


def test_a_few_moves_of_a_kind_are_always_compared_with_the_many() -> None:
    lays: list[Move] = [("lay", number) for number in range(300)]
    for seed in range(50):
        picked = candidates([*lays, ("draw",)], Random(seed))
        assert ("draw",) in picked
        assert len(set(picked)) == len(picked) == CANDIDATES
    assert candidates(lays[:CANDIDATES], Random(1)) == lays[:CANDIDATES]


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_greedy_play_beats_random_play(title: str, thorough: bool) -> None:
    game = load(title, {"players": 2})
    # A quarter of the work wins 9 games of 10, all of it nearly all; chance alone wins 15 of 20 once in fifty runs.
    bot, number, wanted = (bot_of("greedy"), 100, 90) if thorough else (Greedy(work=1000), 20, 15)
    won = sum(wins(bot, game, seat=seed % 2, rng=Random(f"{title} {seed}")) for seed in range(number))
    assert won >= wanted


def wins(bot: Bot, game: Game[Any], seat: int, rng: Random) -> bool:
    """Let one seat be played by a bot and the other at random."""
    s = game.start()
    while s.turn != NOBODY:
        own = s.turn == seat
        game.play(s, bot.choose(game, game.view(s, seat), seat, rng) if own else random_move(game, s, rng))
    return game.ranking(s)[seat] < game.ranking(s)[1 - seat]
