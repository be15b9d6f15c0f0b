"""Compiled or plain, a kernel gives the same: whatever is played and judged by it is equal to the last bit."""

import shutil
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cityboard.games.kernels import all_plain, fingerprint, is_stale, kernels, module_name

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
    from cityboard.bots.levels import levels_of
    from cityboard.core.simulation import random_move

    game, told = cityboard.load(title, **options), []
    for seed in range(TRIES):
        rng, s = Random(seed), game.start()
        asked = rng.randrange(10, 60)
        while s.turn != cityboard.NOBODY:
            if s.turn >= 0 and (asked := asked - 1) == 0:
                for level in levels_of(title).values():
                    view = game.view(s, s.turn)
                    told.append(repr(level.make().choose(game, view, s.turn, Random(seed), Budget(work=WORK))))
            game.play(s, random_move(game, s, rng), lambda effect: told.append(repr(effect)))
        told.append(repr(game.breakdown(s)))
    return told


@pytest.mark.parametrize(("title", "options"), GAMES, ids=[f"{title}-{options}" for title, options in GAMES])
def test_games_and_judgements_are_the_same_compiled_and_plain(title: str, options: dict[str, Any]) -> None:
    compiled = played(title, options)
    with all_plain():
        plain = played(title, options)
    assert compiled == plain


def test_both_kinds_are_there_to_be_compared() -> None:
    if not shutil.which("cc"):
        pytest.skip("no C compiler: all kernels are plain here")
    assert [source for source in kernels() if kind(source).endswith(".py")] == []
    with all_plain():
        assert [kind(source) for source in kernels()] == list(map(str, kernels()))
    assert [source for source in kernels() if kind(source).endswith(".py")] == []


def test_every_title_has_a_kernel() -> None:
    assert {source.parent.name for source in kernels()} == {"metro", "helsinki"}


def test_a_compiled_kernel_is_stale_once_any_kernel_of_its_title_has_changed(tmp_path: Path) -> None:
    source = tmp_path / "kernel.py"
    source.write_text("VALUE = 1")
    assert not is_stale(source)  # nothing is compiled
    (tmp_path / f"kernel{EXTENSION_SUFFIXES[0]}").write_bytes(b"\0" + fingerprint(source).encode() + b"\0")
    assert not is_stale(source)
    (tmp_path / "kernel_of_others.pxd").write_text("cdef int VALUE")
    assert is_stale(source)
