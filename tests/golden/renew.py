"""Renew the fingerprints: `python -m tests.golden.renew`; a difference needs a line in CHANGELOG.md.

Those of an older version of the rules, or of an older edition, are never renewed.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cityboard.core.game import Game
from cityboard.core.record import Record
from cityboard.core.simulation import random_game
from cityboard.titles.registry import DEFAULT_EDITION, find_rules, load, versions
from tests.titles.helsinki.rules import option_sets as helsinki
from tests.titles.metro.rules import option_sets as metro

SEED = "golden"
FOLDER = Path(__file__).parent
NAMES: dict[str, Callable[[Mapping[str, Any]], str]] = {"metro": metro.name_of, "helsinki": helsinki.name_of}


class Played(NamedTuple):
    """What golden games are played with: a title, a version of its rules, and the file name of an edition."""

    title: str
    rules: str
    edition: str

    @property
    def file(self) -> Path:
        """Return the file with the fingerprints."""
        return FOLDER / f"{self.title}-{self.rules}-{self.edition}.json"

    def fingerprints(self) -> dict[str, str]:
        """Read the fingerprints, by the name of the option set."""
        kept: dict[str, str] = json.loads(self.file.read_text("utf-8"))
        return kept

    def option_sets(self) -> dict[str, Mapping[str, Any]]:
        """List the option sets of the rules by name."""
        return {NAMES[self.title](options): options for options in find_rules(self.title, self.rules).combinations()}

    def game(self, options: Mapping[str, Any]) -> Game[Any]:
        """Build the game of an option set."""
        return load(self.title, rules=self.rules, edition=self.edition, **options)


def newest(title: str) -> Played:
    """Return the newest rules of a title with its default edition."""
    return Played(title, versions(title)[-1], DEFAULT_EDITION)


def golden(title: str) -> dict[str, str]:
    """Read the fingerprints of the newest rules of a title with its default edition, by the name of the option set."""
    return newest(title).fingerprints()


def all_played() -> list[Played]:
    """List everything that there are fingerprints of."""
    return [Played(*file.stem.split("-", 2)) for file in sorted(FOLDER.glob("*.json"))]


def fingerprint(record: Record) -> str:
    """Return the fingerprint of a record."""
    return hashlib.sha256(record.text().encode()).hexdigest()[:16]


def renew(title: str) -> None:
    """Play the golden game of every option set of a title and write the fingerprints down."""
    played = newest(title)
    games = {
        name: fingerprint(random_game(played.game(options), SEED)[1]) for name, options in played.option_sets().items()
    }
    played.file.write_text(json.dumps(games, indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    for each in NAMES:
        renew(each)
