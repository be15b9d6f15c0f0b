"""How Metro presents itself to the registry."""

from collections.abc import Mapping
from typing import Any

from cityboard.core.edition import Edition
from cityboard.games.metro.catalogue import check_edition
from cityboard.games.metro.edition import FOLDER as EDITIONS
from cityboard.games.metro.game import Metro
from cityboard.games.metro.options import choose, combinations

__all__ = ["EDITIONS", "build", "check_edition", "combinations"]


def build(edition: Edition, options: Mapping[str, Any]) -> Metro:
    """Return the game with some options."""
    return Metro(choose(**options), edition)
