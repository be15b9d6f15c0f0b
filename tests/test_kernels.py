"""Compiled or plain, a kernel gives the same: whatever is played and judged by it is equal to the last bit."""

import shutil
from collections.abc import Callable
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cityboard.titles.kernels import all_plain, fingerprint, is_stale, kernels, module_name, title_of

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("metro", {"players": 2}),
    ("metro", {"players": 4, "modules": ["companies", "central-stations"], "city": "berlin"}),
    ("metro", {"players": 1, "modules": ["solo"]}),
    ("helsinki", {"players": 2}),
    ("helsinki", {"players": 3, "modules": ["dry-roads"]}),
]
TRIES = 3
WORK = 200


def kind(source: Path) -> str:
    """Return where the code of a kernel comes from."""
    return str(import_module(module_name(source)).__file__)


def played(title: str, options: dict[str, Any]) -> list[str]:
    """Play random games and write down all effects and points, and in some positions what every level would do."""
    import cityboard
    from cityboard.bots.bot import Budget
    from cityboard.core.simulation import random_move
    from cityboard.titles.ladders import levels_of

    game, outcomes = cityboard.load(title, **options), []
    for seed in range(TRIES):
        rng, s = Random(seed), game.start()
        asked = rng.randrange(10, 60)
        while s.turn != cityboard.NOBODY:
            if s.turn >= 0 and (asked := asked - 1) == 0:
                for level in levels_of(title).values():
                    view = game.view(s, s.turn)
                    outcomes.append(repr(level.make().choose(game, view, s.turn, Random(seed), Budget(work=WORK))))
            game.play(s, random_move(game, s, rng), lambda effect: outcomes.append(repr(effect)))
        outcomes.append(repr(game.breakdown(s)))
    return outcomes


@pytest.mark.parametrize(("title", "options"), GAMES, ids=[f"{title}-{options}" for title, options in GAMES])
def test_games_and_judgements_are_the_same_compiled_and_plain(title: str, options: dict[str, Any]) -> None:
    compiled = played(title, options)
    with all_plain():
        plain = played(title, options)
    assert compiled == plain


def trained() -> dict[str, Any]:
    """Let weights learn from hardly any games, and tell their hash and what came of every round."""
    from cityboard.titles.helsinki.bots.train import train

    reports: list[dict[str, Any]] = []
    return {"weights": train("both ways", 2, 2, reports.append), "reports": reports}


def played_out() -> list[Any]:
    """Play base games of Metro to their end at random, one by one and many at once, from moments of a game."""
    import cityboard
    from cityboard.core.simulation import random_move
    from cityboard.titles.metro.bots.playout import kernel_of, playout
    from cityboard.titles.metro.rules.game import Metro

    game, rng, outcomes = cityboard.load("metro", players=3), Random("played out"), list[Any]()
    assert isinstance(game, Metro)
    s = game.start()
    while s.turn != cityboard.NOBODY:
        if s.step == game.turn_step.number:
            outcomes.append((playout(game, s, Random(1)), kernel_of(game, s).run(len(outcomes), 3)))
        game.play(s, random_move(game, s, rng))
    return outcomes


def filled() -> list[Any]:
    """Fill boards of Metro from moments of games: the points at their ends, and the values of shares."""
    import cityboard
    from cityboard.core.simulation import random_move
    from cityboard.titles.metro.bots.evaluation import Evaluation
    from cityboard.titles.metro.rules.game import Metro

    outcomes: list[Any] = []
    for options in ({"players": 3}, {"players": 3, "modules": ["companies"]}, {"players": 1, "modules": ["solo"]}):
        game, rng = cityboard.load("metro", **options), Random("filled")
        assert isinstance(game, Metro)
        s = game.start()
        while s.turn != cityboard.NOBODY:
            if s.step == game.turn_step.number:
                filling = Evaluation(game, s, s.turn, s.tower).filling
                outcomes.append((filling.ends(1, 3), filling.filled(), filling.values_of_shares(2, 3)))
            game.play(s, random_move(game, s, rng))
    return outcomes


def valued() -> list[Any]:
    """List the features of seats of Helsinki in moments of a game, and what all are worth at some ends."""
    import cityboard
    from cityboard.core.simulation import random_move
    from cityboard.titles.helsinki.bots.weights import learned_weights
    from cityboard.titles.helsinki.bots.world import table_of, world_of
    from cityboard.titles.helsinki.rules.game import Helsinki

    game, rng, outcomes = cityboard.load("helsinki", players=2, modules=["dry-roads"]), Random("valued"), list[Any]()
    assert isinstance(game, Helsinki)
    table, s = table_of(game, learned_weights(2)), game.start()
    while s.turn != cityboard.NOBODY:
        if s.step == game.turn_step.number:
            world = world_of(game, s)
            outcomes.append([table.features(world, seat) for seat in range(2)])
            if len(outcomes) % 20 == 1:
                outcomes.append(table.ends(world, len(outcomes), 2))
        game.play(s, random_move(game, s, rng))
    return outcomes


@pytest.mark.parametrize("result", [trained, played_out, filled, valued])
def test_what_else_kernels_do_is_the_same_compiled_and_plain(result: Callable[[], Any]) -> None:
    compiled = result()
    with all_plain():
        plain = result()
    assert compiled == plain
    assert len(compiled) > 1


def test_both_kinds_are_there_to_be_compared() -> None:
    if not shutil.which("cc"):
        pytest.skip("no C compiler: all kernels are plain here")
    assert [source for source in kernels() if kind(source).endswith(".py")] == []
    with all_plain():
        assert [kind(source) for source in kernels()] == list(map(str, kernels()))
    assert [source for source in kernels() if kind(source).endswith(".py")] == []


def test_every_title_has_a_kernel() -> None:
    assert {title_of(source) for source in kernels()} == {"metro", "helsinki"}


def test_a_compiled_kernel_is_stale_once_any_kernel_of_its_title_has_changed(tmp_path: Path) -> None:
    rules, bots = tmp_path / "rules", tmp_path / "bots"
    rules.mkdir()
    bots.mkdir()
    source = rules / "kernel.py"
    source.write_text("VALUE = 1")
    assert not is_stale(source)  # nothing is compiled
    (rules / f"kernel{EXTENSION_SUFFIXES[0]}").write_bytes(b"\0" + fingerprint(source).encode() + b"\0")
    assert not is_stale(source)
    (bots / "kernel_of_others.pxd").write_text("cdef int VALUE")
    assert is_stale(source)
