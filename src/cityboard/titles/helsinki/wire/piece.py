"""What modules add to the picture of a player board."""

from typing import NamedTuple


class VisitorPiece(NamedTuple):
    """A visitor waiting in front of a roof, or met there."""

    roof: int
    is_met: bool


class BonusCard(NamedTuple):
    """A card beside the board with its points."""

    points: int


Piece = VisitorPiece | BonusCard
