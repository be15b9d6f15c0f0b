"""What each module and city adds to the wire, found by the name of its file."""

from cityboard.protocol.parts import WirePart
from cityboard.titles.metro.rules.catalogue import CITIES, MODULES
from cityboard.titles.metro.rules.module import Module
from cityboard.titles.rooms import file_in_room

PARTS: dict[type[Module], WirePart] = {
    module: file_in_room("wire", module).PART for module in (*MODULES.values(), *CITIES.values())
}
