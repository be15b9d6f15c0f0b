"""What every expansion and city is worth to a bot, found by the name of its file."""

from typing import Any

from cityboard.titles.metro.bots.worth import Worth
from cityboard.titles.metro.rules.catalogue import CITIES, MODULES
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.rooms import file_in_room

WORTHS: dict[str, type[Worth[Any]]] = {
    name: file_in_room("bots", module).WORTH for name, module in (MODULES | CITIES).items()
}


def worths_of(game: Metro) -> list[Worth[Any]]:
    """Return what the modules of a game are worth, in their order."""
    return [WORTHS[name](module) for name, module in zip(game.choice.module_names, game.modules, strict=True)]
