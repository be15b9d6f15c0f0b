"""What each module and city adds to the wire, found by the name of its file."""

from cityboard.protocol.parts import WirePart
from cityboard.titles.metro.rules.catalogue import CITIES, MODULES
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.module import Module
from cityboard.titles.rooms import file_in_room

PARTS: dict[str, WirePart] = {name: file_in_room("wire", module).PART for name, module in (MODULES | CITIES).items()}


def parts_of(game: Metro) -> list[tuple[Module, WirePart]]:
    """Pair the modules in play with what they add, by name: an earlier version of a module shows the same."""
    return [(module, PARTS[name]) for name, module in zip(game.choice.module_names, game.modules, strict=True)]
