"""The central rails on the wire (M9)."""

from cityboard.protocol.parts import Field, WirePart
from cityboard.protocol.wire import Wire
from cityboard.titles.metro.rules.modules import central_rails as rules
from cityboard.titles.metro.rules.state import State


class CentralRails(Wire, frozen=True):
    """The centre is covered by rails, which are on their squares; whether they count as tiles crossed (M9)."""

    counts_as_crossing: bool


def show(module: rules.CentralRails, view: State) -> CentralRails:
    """Show that the centre is covered; the rails lie on their squares."""
    return CentralRails(counts_as_crossing=module.counts)


PART = WirePart(board=Field("central_rails", CentralRails, show))
