"""What each module and city adds in the terminal, found by the name of its file."""

from typing import Any

from cityboard.titles.metro.rules.catalogue import CITIES, MODULES
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.terminal.part import Part
from cityboard.titles.rooms import file_in_room

PARTS: dict[str, type[Part[Any]]] = {
    name: file_in_room("terminal", module).PART for name, module in (MODULES | CITIES).items()
}


def parts_of(game: Metro) -> list[Part[Any]]:
    """Present the modules in play, in their order."""
    return [PARTS[name](name, module) for name, module in zip(game.choice.module_names, game.modules, strict=True)]
