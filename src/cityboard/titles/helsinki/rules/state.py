"""The state of a Helsinki game: plain ints, bytes and flat lists."""

from cityboard.core.step import SteppedState


class State(SteppedState):
    """One position; boards are bits (7 * row + column), cards are counts per kind; per seat what H1.7 lists."""

    __slots__ = (
        "acted",
        "built",
        "card",
        "coats",
        "colours",
        "covered",
        "declared",
        "discards",
        "display",
        "fresh",
        "hand_sizes",
        "hands",
        "last_round",
        "limit_off",
        "meadows",
        "must_build",
        "own",
        "paid",
        "pawns",
        "pile",
        "pile_size",
        "reach",
        "roofed",
        "round",
        "start",
        "superstructures",
        "supply",
        "track",
        "used",
    )

    start: int  # the start player
    round: int  # from 1
    last_round: int  # 1 once the pile has run out (H5.1)
    display: bytearray  # the card in each slot, 0 for none
    pile: bytearray  # how many of each card are in the draw pile; in a view the hidden hands are among them
    pile_size: int
    discards: bytearray
    hands: bytearray  # how many of each card, seat after seat
    hand_sizes: list[int]
    supply: bytearray  # tiles left in the common supply: 4 * colour + roofs - 2 (H2.3)
    superstructures: int  # left in the supply
    pawns: bytearray  # senate space of each seat
    built: list[int]  # per seat: roofs with a pavilion or wild tile
    colours: list[int]  # per seat and colour: roofs of pavilions
    roofed: list[int]  # per seat: roofs with a superstructure
    coats: list[int]  # per seat: roofs with a coat of arms still on them
    meadows: bytearray  # coats of arms won and not used
    used: list[int]  # per seat: a bit per action used
    covered: int  # a bit per action nobody can use
    track: list[int]  # points on the score track
    limit_off: list[int]  # per seat: the round at the end of which the hand limit returns (A12), 0 if it holds
    reach: int  # how far the mover may still walk; -1 backwards; 0 once walked
    acted: int  # what the mover has done after walking: 0, DREW or BUILT
    must_build: int  # 1 if the next decision is a build (A8, A13)
    card: int  # the card named for a build
    declared: int  # a bit per action declared with it
    paid: bytearray  # the cards of the build, until the tile is pushed
    fresh: int  # roofs of the tile just built
    own: list[list[int]]
