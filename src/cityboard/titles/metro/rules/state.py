"""The state of a Metro game: plain ints, bytes and flat lists."""

from cityboard.core.step import SteppedState


class State(SteppedState):
    """One position; what a module adds is in `own`, one flat list per module in the order of play."""

    __slots__ = (
        "board",
        "drawn",
        "empty",
        "ends",
        "hands",
        "left",
        "lengths",
        "open",
        "own",
        "owners",
        "points",
        "tower",
        "waiting",
    )

    board: bytearray  # the code of the oriented tile on each square, 0 for none
    empty: int  # how many squares have no tile yet
    open: bytearray  # per square: 1 if it is empty and on the edge or next to a laid tile (M3.1)
    waiting: bytearray  # per position: 1 + the line whose track currently ends there
    owners: bytearray  # per line: the account it scores for, UNKNOWN for nobody
    ends: bytearray  # per line: 0 while open, else the station it reached, 33 for the centre: the wagon of M1.8, M4.4
    lengths: list[int]  # per line: how many tiles it crosses, each crossing counted
    points: list[int]  # line points per account
    hands: bytearray  # tile codes, `hand` per seat, ascending, then zeros
    drawn: int  # the tile drawn to be placed at once (M2.2)
    tower: bytearray  # how many of each tile code are in the tower
    left: int  # how many tiles are in the tower
    own: list[list[int]]
