"""What each module adds in the terminal, found by the name of its file."""

from typing import Any

from cityboard.titles.helsinki.rules.catalogue import MODULES
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.module import Module
from cityboard.titles.helsinki.terminal.part import Part
from cityboard.titles.rooms import file_in_room

PARTS: dict[type[Module], type[Part[Any]]] = {
    module: file_in_room("terminal", module).PART for module in MODULES.values()
}


def parts_of(game: Helsinki) -> list[Part[Any]]:
    """Present the modules in play, in their order."""
    return [PARTS[type(module)](module) for module in game.modules]
