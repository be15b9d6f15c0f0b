"""The examples run as they are, each as a separate program."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cityboard.titles.registry import title_names
from tests.server.program import LONGEST, UNLIMITED, running
from tests.server.serving import sqlite

EXAMPLES = Path(__file__).parent.parent / "examples"


def example(name: str, *words: str) -> str:
    """Run an example and return what it prints."""
    ran = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *words], capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_every_example_is_tested_here() -> None:
    tested = Path(__file__).read_text("utf-8")
    assert all(f'example("{path.name}"' in tested for path in EXAMPLES.glob("*.py"))


@pytest.mark.parametrize("title", title_names())
def test_a_random_game_is_played_to_the_end_and_again_the_same(title: str) -> None:
    printed = example("random_playout.py", title, "--players", "3", "--seed", "5")
    heading, *seats = printed.splitlines()
    assert re.fullmatch(rf"{title}: [1-9]\d+ moves", heading)
    matches = [re.fullmatch(r"seat (\d): -?\d+ points, place ([123]) \(([AHM]\d.*)\)", line) for line in seats]
    assert [match[1] for match in matches if match] == ["0", "1", "2"]
    assert "1" in [match[2] for match in matches if match]
    assert example("random_playout.py", title, "--players", "3", "--seed", "5") == printed
    assert example("random_playout.py", title, "--players", "3", "--seed", "6") != printed


@pytest.mark.parametrize("title", title_names())
def test_a_small_bot_beats_random_movers_in_the_arena(title: str) -> None:
    printed = example("small_bot.py", title, "--against", "random", "--games", "6")
    own, other = printed.splitlines()
    match = re.fullmatch(r"small_bot:Dreamer won (\d+)% of 6 games \[(\d+)%, (\d+)%\]", own)
    assert match
    share, low, high = map(int, match.groups())
    assert low < share <= high
    assert share > 50
    assert other.startswith(f"random won {100 - share}% of 6 games [")


@pytest.mark.parametrize("title", title_names())
def test_a_client_plays_a_whole_game_on_a_server(title: str, tmp_path: Path) -> None:
    with running(tmp_path, "--database", sqlite(tmp_path), *UNLIMITED) as server:
        printed = example("client.py", server.url, title, "--level", "random", "--pause", "0")
    assert re.fullmatch(r"scores \[-?\d+, -?\d+\], places \[[12], [12]\]\n", printed), printed
