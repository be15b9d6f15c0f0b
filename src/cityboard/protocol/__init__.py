"""What goes over the wire, as types; a board is what everybody sees, a hand what one seat knows besides."""

from cityboard.protocol.helsinki import HelsinkiBoard, HelsinkiHand
from cityboard.protocol.metro import MetroBoard, MetroHand

__all__ = ["Board", "Hand"]

Board = MetroBoard | HelsinkiBoard
Hand = MetroHand | HelsinkiHand
