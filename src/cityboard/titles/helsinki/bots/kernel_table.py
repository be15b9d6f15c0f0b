# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What bots ask the kernel of Helsinki: its fourth part, which is called from Python."""

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cityboard.core import uncompiled as cython  # type: ignore[no-redef]  # the same name, on purpose

from cityboard.titles.helsinki.bots.kernel_turns import Turns
from cityboard.titles.helsinki.bots.layout import (
    A3,
    ANY_CARD,
    BUILT,
    DECK,
    MEADOW,
    MOST_OFFERS,
    MOVER,
    OFFER,
    PAWN,
    PLAYERS,
    PUSH,
    ROOFED,
    SEAT,
    SEATS,
    USED,
)


class KernelTable(Turns):
    """A table of a game, at which worlds are judged and played on."""

    def load(self, world: Sequence[int]) -> None:
        """Take up a world."""
        place: cython.Py_ssize_t
        for place in range(len(world)):
            self.world[place] = world[place]

    def options(self, world: Sequence[int], wanted: int) -> list[tuple[int, ...]]:
        """Return the best offers to the mover, best first."""
        self.load(world)
        self.consider(SEATS + SEAT * self.world[MOVER], wanted)
        return self.collected()

    def options_ahead(self, world: Sequence[int], wanted: int) -> list[tuple[int, ...]]:
        """Return the best offers to the mover, valued with the action that can follow them in the turn."""
        self.load(world)
        self.consider_ahead(SEATS + SEAT * self.world[MOVER], wanted)
        return self.collected()

    def collected(self) -> list[tuple[int, ...]]:
        """Return the offers just collected."""
        return [tuple([self.offers[OFFER * at + part] for part in range(OFFER)]) for at in range(self.offered)]

    def pushes(self, world: Sequence[int], card: int, actions: int, wanted: int) -> list[tuple[int, ...]]:
        """Return the best resting places of a tile that is paid for."""
        self.load(world)
        seat: cython.int = SEATS + SEAT * self.world[MOVER]
        self.offered = 0
        self.wanted = min(wanted, MOST_OFFERS)
        sides: cython.int = 15 if actions & A3 else self.side_bit[self.world[seat + PAWN]]
        self.offer_tile(seat, PUSH, 0, card, actions, sides, 0)
        return self.collected()

    def after(self, world: Sequence[int], offer: Sequence[int], seed: int) -> list[int]:
        """Return the world after an offer; with seed 0 the cards that come stay unseen."""
        self.load(world)
        self.seed(seed)
        self.accept(offer, seed != 0)
        return [self.world[place] for place in range(len(world))]

    def expect(self, world: Sequence[int], offer: Sequence[int], seed: int, samples: int, rounds: int) -> list[int]:
        """Return the mover's lead after an offer and some rounds, in worlds that differ in what is hidden."""
        sample: cython.int
        leads = []
        for sample in range(samples):
            self.load(world)
            mover: cython.int = self.world[MOVER]
            self.seed(seed + sample)
            self.deal_hidden(mover)
            self.accept(offer, True)
            self.play_on(mover, rounds)
            leads.append(self.lead(mover))
        return leads

    def ends(self, world: Sequence[int], seed: int, samples: int) -> list[list[int]]:
        """Return what every seat is worth at the end, in games played on from a world in which nothing is hidden."""
        sample: cython.int
        worths = []
        for sample in range(samples):
            self.load(world)
            self.seed(seed + sample)
            self.play_on(-1, 0)
            worths.append([self.value(SEATS + SEAT * other) for other in range(self.world[PLAYERS])])
        return worths

    def accept(self, offer: Sequence[int], deal: cython.bint) -> None:
        """Take an offer that was made before."""
        part: cython.int
        for part in range(OFFER):
            self.offers[part] = offer[part]
        self.carry_out(SEATS + SEAT * self.world[MOVER], 0, deal)

    def worth(self, world: Sequence[int], mover: int) -> int:
        """Return the value of a seat."""
        self.load(world)
        return self.value(SEATS + SEAT * mover)

    def features(self, world: Sequence[int], mover: int) -> list[int]:
        """List the features of a seat, each as often as it counts."""
        self.load(world)
        self.notes = []
        self.value(SEATS + SEAT * mover)
        features, self.notes = self.notes, None
        return features

    def payment(self, world: Sequence[int], card: int, actions: int) -> list[int]:
        """Return the cards that pay for a card in hand, beside that card itself."""
        self.load(world)
        seat: cython.int = SEATS + SEAT * self.world[MOVER]
        code: cython.int
        self.row = self.row_after(0)
        for code in range(self.size):
            self.world[DECK + self.size + code] = 0
        self.pay(seat, card, actions, True)
        self.world[DECK + self.size + card] -= 1
        return [code for code in range(self.size) for _ in range(self.world[DECK + self.size + code])]

    def discard(self, world: Sequence[int]) -> int:
        """Return the card that the mover misses least."""
        self.load(world)
        self.row = self.row_after(0)
        return self.drop(SEATS + SEAT * self.world[MOVER], ANY_CARD, 0)

    def roof(self, world: Sequence[int], free: int) -> int:
        """Return the bit of the roof where a superstructure is worth most."""
        self.load(world)
        seat: cython.int = SEATS + SEAT * self.world[MOVER]
        self.row = self.row_after(0)
        self.board_value(self.world[seat + BUILT], self.world[seat + ROOFED])
        return self.best_roofs(free, 1)

    def wild_roof(self, world: Sequence[int]) -> int:
        """Return the bit of the roof where a wild tile is worth most."""
        self.load(world)
        seat: cython.int = SEATS + SEAT * self.world[MOVER]
        self.row = self.row_after(0)
        return self.best_wild(seat, self.world[seat + BUILT], self.world[seat + USED], self.world[seat + MEADOW])

    def shift(self, world: Sequence[int]) -> tuple[int, int]:
        """Return the bits of the roofs from which and to which a superstructure moves best."""
        self.load(world)
        seat: cython.int = SEATS + SEAT * self.world[MOVER]
        self.row = self.row_after(0)
        self.offered = 0
        self.wanted = 1
        self.board_value(self.world[seat + BUILT], self.world[seat + ROOFED])
        self.offer_shift(0, self.world[seat + BUILT], self.world[seat + ROOFED])
        return self.offers[5], self.offers[6]
