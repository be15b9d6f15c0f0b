"""Renew the fingerprints: `python -m tests.golden.renew`; a difference needs a line in CHANGELOG.md."""

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from cityboard.core.record import Record
from cityboard.core.simulation import random_game
from cityboard.titles.registry import find_edition, find_rules, load
from tests.titles.helsinki.rules import option_sets as helsinki
from tests.titles.metro.rules import option_sets as metro

SEED = "golden"
NAMES: dict[str, Callable[[Mapping[str, Any]], str]] = {"metro": metro.name_of, "helsinki": helsinki.name_of}


def file_of(title: str) -> Path:
    """Return the file with the fingerprints of a title."""
    return Path(__file__).parent / f"{title}.json"


def golden(title: str) -> dict[str, str]:
    """Read the fingerprints of a title, by the name of the option set."""
    found: dict[str, str] = json.loads(file_of(title).read_text("utf-8"))
    return found


def fingerprint(record: Record) -> str:
    """Return the fingerprint of a record."""
    return hashlib.sha256(record.text().encode()).hexdigest()[:16]


def renew(title: str) -> None:
    """Play the golden game of every option set of a title and write the fingerprints down."""
    edition = find_edition(title, "default")
    games = {
        NAMES[title](options): fingerprint(random_game(load(title, edition=edition, **options), SEED)[1])
        for options in find_rules(title).combinations()
    }
    file_of(title).write_text(json.dumps(games, indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    for each in NAMES:
        renew(each)
