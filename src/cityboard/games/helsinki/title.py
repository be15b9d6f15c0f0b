"""How Helsinki presents itself to the registry."""

from collections.abc import Mapping
from typing import Any

from cityboard.core.edition import Edition
from cityboard.games.helsinki.catalogue import check_edition
from cityboard.games.helsinki.edition import FOLDER as EDITIONS
from cityboard.games.helsinki.game import Helsinki
from cityboard.games.helsinki.options import choose, combinations

__all__ = ["EDITIONS", "build", "check_edition", "combinations"]


def build(edition: Edition, options: Mapping[str, Any]) -> Helsinki:
    """Return the game with some options."""
    return Helsinki(choose(**options), edition)
