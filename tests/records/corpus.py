"""The corpus: which families of options it must hold, and the records that are there."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from cityboard.core.record import Record, replay
from cityboard.titles.helsinki.rules.options import combinations as helsinki_combinations
from cityboard.titles.metro.rules.options import combinations as metro_combinations
from cityboard.titles.registry import game_of
from tests.titles.helsinki.rules import option_sets as helsinki_sets
from tests.titles.metro.rules import option_sets as metro_sets

FOLDER = Path(__file__).parent
FREELY_COMBINED = ("players", "free_orientation", "hand")


def families(title: str) -> dict[str, Mapping[str, Any]]:
    """List by name the option sets of which the corpus holds a game in the newest version of the rules."""
    return {"metro": metro_families, "helsinki": helsinki_families}[title]()


def metro_families() -> dict[str, Mapping[str, Any]]:
    """List every combination of modules, city and variant, the other options taking turns."""
    alike: dict[str, list[Mapping[str, Any]]] = {}
    # Those with a later option come last, so that the others keep their turns.
    for options in sorted(metro_combinations(), key=lambda options: "arrange_row" in options):
        alike.setdefault(str({k: v for k, v in options.items() if k not in FREELY_COMBINED}), []).append(options)
    chosen = [sets[7 * number % len(sets)] for number, sets in enumerate(alike.values())]
    return {metro_sets.name_of(options).replace(" ", "-"): options for options in chosen} | {
        "3-frame-and-start-chosen": {"players": 3, "frame": [3, 1, 2], "start": 2},
        "2-companies-start-chosen": {"players": 2, "modules": ["companies"], "start": 1},
    }


def helsinki_families() -> dict[str, Mapping[str, Any]]:
    """List every number of players with and without Dry roads and with every way to cover actions."""
    picked = [options["cover"] for options in helsinki_combinations() if isinstance(options["cover"], list)]
    chosen = [options for options in helsinki_combinations() if options["cover"] != picked[-1]]
    return {helsinki_sets.name_of(options).replace(" ", "-"): options for options in chosen} | {
        "3-start-chosen": {"players": 3, "start": 1},
    }


def file_of(title: str, rules: str, name: str) -> Path:
    """Return the file of a record."""
    return FOLDER / title / rules / f"{name}.jsonl"


def files() -> list[Path]:
    """List the records."""
    return sorted(FOLDER.glob("*/*/*.jsonl"))


@cache
def read(file: Path) -> Record:
    """Read a record."""
    return Record.parse(file.read_text("utf-8"))


def moves_shown(record: Record) -> set[tuple[str | int, ...]]:
    """Return what the moves of a game show: their kinds, and every word with the kind of move it comes in."""
    moves = [move for _, move in record.moves]
    words: set[tuple[str | int, ...]] = {
        (move[0], word) for move in moves for word in move[1:] if isinstance(word, str)
    }
    return words | {(move[0], len(move)) for move in moves}


def points_shown(record: Record) -> set[str]:
    """Return the kinds of points that the result of a game is made of."""
    game = game_of(record)
    return {entry.code for entry in game.breakdown(replay(game, record))}
