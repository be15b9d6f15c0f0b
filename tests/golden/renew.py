"""Write the fingerprints anew: `python -m tests.golden.renew`; a difference needs a line in CHANGELOG.md."""

import hashlib
import json
from pathlib import Path

from cityboard.core.record import Record
from cityboard.core.simulation import random_game
from cityboard.games.metro.options import combinations
from tests.metro.option_sets import load, name_of

FILE = Path(__file__).parent / "metro.json"
SEED = "golden"


def fingerprint(record: Record) -> str:
    """Return the fingerprint of a record."""
    return hashlib.sha256(record.text().encode()).hexdigest()[:16]


if __name__ == "__main__":
    games = {name_of(options): fingerprint(random_game(load(options), SEED)[1]) for options in combinations()}
    FILE.write_text(json.dumps(games, indent=0) + "\n", "utf-8")
