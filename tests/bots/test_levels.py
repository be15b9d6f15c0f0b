"""Every level plays legal moves, knows nothing but its view, and greedy play is better than random play."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import count
from random import Random
from typing import Any

import pytest

from cityboard.analysis.worker_pool import Request
from cityboard.bots.bot import Budget
from cityboard.bots.greedy import CANDIDATES, Greedy, candidates
from cityboard.bots.level import Level
from cityboard.bots.random_bot import RandomBot
from cityboard.core.game import NOBODY, Game, Move
from cityboard.core.reason import OptionError
from cityboard.core.simulation import random_move
from cityboard.titles.ladders import ladder_of, level_of, levels_of
from tests.bots.positions import games, load, moments
from tests.titles.helsinki.rules import option_sets as helsinki
from tests.titles.metro.rules import option_sets as metro

QUICK = Budget(work=1)  # every candidate once
# Where every candidate is tried once, chance alone decides, and never for a draw, which is a mean of many.
BRIEF = {"metro": Budget(work=1500), "helsinki": QUICK}
TITLES = ("metro", "helsinki")
POSITIONS = 2000  # of every title in which every level is shown two worlds
EVERY = 10  # position of these in which the levels also choose, unless the run is thorough
LEVELS = [(title, level) for title in TITLES for level in levels_of(title)]
FAMILIES: list[tuple[str, dict[str, Any]]] = [
    ("metro", {"players": 2}),
    ("metro", {"players": 3, "hand": 3, "free_orientation": True}),
    ("metro", {"players": 3, "modules": ["companies"], "hand": 2}),
    ("metro", {"players": 3, "city": "stockholm"}),
    ("metro", {"players": 2, "modules": ["companies"], "city": "st-petersburg"}),
    ("helsinki", {"players": 2, "cover": "random"}),
    ("helsinki", {"players": 4, "modules": ["dry-roads"]}),
]
USUAL = {"metro": {"lay", "draw"}, "helsinki": {"walk", "build", "push", "pay", "discard"}}
Show = Callable[[Any, int | None], Any]


@pytest.mark.parametrize("level", ["grandmaster", "", None, ["greedy"]])
def test_a_level_that_does_not_exist_is_refused_with_those_that_do(level: Any) -> None:
    with pytest.raises(OptionError) as refused:
        level_of("metro", level)
    assert refused.value.reason.code == "bot-level"
    assert refused.value.reason.arguments == {"value": level, "allowed": list(levels_of("metro"))}


@pytest.mark.parametrize(("title", "level"), LEVELS)
def test_every_level_plays_legal_moves_with_every_kind_of_options(title: str, level: str, thorough: bool) -> None:
    played: Counter[str | int] = Counter()
    for name, game in games().items():
        if game.title != title:
            continue
        for s in moments(game, name, 100 if thorough else 4):
            view = game.view(s, s.turn)
            before = view.copy()
            move = level_of(title, level).make().choose(game, view, s.turn, Random(name), BRIEF[title]).move
            assert game.refuse(s, move) is None, (name, move)
            assert view == before, "a bot leaves its view alone"
            played[move[0]] += 1
    assert USUAL[title] <= set(played)


def demand_the_same(
    levels: Iterable[Level], game: Game[Any], s: Any, twin: Any, show: Show, *, choose: bool = True
) -> None:
    """Two worlds that differ only in what is hidden from the seat to move get the same request and the same move."""
    views = [show(world, s.turn) for world in (s, twin)]
    for level in levels:
        one, other = (Request(game, view, level.name, "seed").line(1) for view in views)
        assert one == other, "the requests differ"
        if not choose:
            continue
        chosen, again = (level.make().choose(game, view, s.turn, Random("seed"), QUICK) for view in views)
        assert chosen == again, "the moves differ"


def twins(title: str, options: dict[str, Any], number: int) -> list[tuple[Game[Any], Any, Any]]:
    """Return states with another one each that looks the same to the seat to move."""
    game, rng = load(title, options), Random(f"{title} twins")
    pairs: list[tuple[Game[Any], Any, Any]] = []
    for deal in count():
        if len(pairs) >= number:
            break
        states = moments(game, f"{title} bots {deal}", number)
        guessed = [(s, game.guess(game.view(s, s.turn), rng)) for s in states]
        pairs += [(game, s, twin) for s, twin in guessed if s != twin]
    return pairs[:number]


@pytest.mark.parametrize(("title", "options"), FAMILIES)
def test_what_a_seat_may_not_know_never_changes_the_move_of_a_level(
    title: str, options: dict[str, Any], thorough: bool
) -> None:
    # A bot knows nothing but its request, so equal requests are the proof; that equal ones get equal moves is cheap
    # to disprove, but takes most of the time.
    families = sum(other == title for other, _ in FAMILIES)
    for number, (game, s, twin) in enumerate(twins(title, options, POSITIONS // families)):
        choose = thorough or number % EVERY == 0
        demand_the_same(ladder_of(title).levels, game, s, twin, game.view, choose=choose)


@pytest.mark.parametrize(("title", "options"), FAMILIES)
def test_what_a_seat_may_not_know_never_changes_the_move_of_a_baseline(title: str, options: dict[str, Any]) -> None:
    for game, s, twin in twins(title, options, 20):
        demand_the_same(levels_of(title).values(), game, s, twin, game.view)


@pytest.mark.parametrize(("title", "options"), FAMILIES)
def test_a_bot_that_is_shown_the_state_is_found_out(title: str, options: dict[str, Any]) -> None:
    game, s, twin = twins(title, options, 50)[0]
    with pytest.raises(AssertionError, match="the requests differ"):
        demand_the_same(ladder_of(title).levels, game, s, twin, lambda world, seat: world)


def test_a_seed_decides_among_equal_moves() -> None:
    game = load("metro", {"players": 2, "start": 0})
    s = moments(game, "seeds", 1)[0]
    view = game.view(s, s.turn)
    for bot in (RandomBot(), Greedy()):
        chosen = [bot.choose(game, view, s.turn, Random(f"seed {number // 2}"), QUICK).move for number in range(20)]
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
    budget, number, wanted = (Budget(), 100, 90) if thorough else (Budget(work=1000), 20, 15)
    won = sum(wins(budget, game, seat=seed % 2, rng=Random(f"{title} {seed}")) for seed in range(number))
    assert won >= wanted


def wins(budget: Budget, game: Game[Any], seat: int, rng: Random) -> bool:
    """Let one seat be played by a greedy bot and the other at random."""
    s, bot = game.start(), Greedy()
    while s.turn != NOBODY:
        own = s.turn == seat
        game.play(s, bot.choose(game, game.view(s, seat), seat, rng, budget).move if own else random_move(game, s, rng))
    return game.ranking(s)[seat] < game.ranking(s)[1 - seat]


@pytest.mark.parametrize("group", metro.groups())
def test_the_levels_finish_a_game_with_every_option_set_of_metro(group: str, thorough: bool) -> None:
    sets = metro.groups()[group]
    for options in sets if thorough else [Random(group).choice(sets)]:
        play_out(metro.load(options), group)


@pytest.mark.parametrize("name", helsinki.by_name())
def test_the_levels_finish_a_game_with_every_option_set_of_helsinki(name: str) -> None:
    play_out(helsinki.load(helsinki.by_name()[name]), name)


def play_out(game: Game[Any], seed: str) -> None:
    """Play a game to its end, every decision by another level, and demand that every move is legal."""
    rng, s, decisions = Random(seed), game.start(), 0
    levels = ladder_of(game.title).levels
    while s.turn != NOBODY:
        move = random_move(game, s, rng)
        if s.turn >= 0:
            decisions += 1
            bot = levels[decisions % len(levels)].make()
            move = bot.choose(game, game.view(s, s.turn), s.turn, rng, QUICK).move
            assert game.refuse(s, move) is None, move
        game.play(s, move)
