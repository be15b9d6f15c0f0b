"""Where the share cards of one percentage lie, and who knows it (M7.2, M7.3).

A pile's part of the module's list: the company in each place (every seat's hand, beside the pile, then the cards put
under the pile, next one first), then for each place who knows the card there, a bit per seat and the highest for
everybody else, then the revealed shares (a bit per seat), then the shuffled cards (a bit per company).
"""

from random import Random

from cityboard.core.game import UNKNOWN
from cityboard.games.metro.colours import COLOURS

COMPANIES = len(COLOURS)
NONE = 254


class Shares:
    """The places of one pile within a module's list."""

    def __init__(self, players: int, offset: int) -> None:
        """Lie at an offset of the module's list."""
        self._players = players
        self._cards = offset
        self.beside = players
        self._under = players + 1
        places = self._under + COMPANIES
        self._known = offset + places
        self._revealed = offset + 2 * places
        self._shuffled = self._revealed + 1
        self.size = 2 * places + 2
        self.everybody = (1 << players + 1) - 1
        self._places = places

    def begin(self) -> list[int]:
        """Shuffle all eight cards into the pile."""
        return [NONE] * self._places + [0] * self._places + [0, (1 << COMPANIES) - 1]

    def card(self, own: list[int], place: int) -> int:
        """Return the company of the card in a place, NONE or UNKNOWN."""
        return own[self._cards + place]

    def is_revealed(self, own: list[int], seat: int) -> bool:
        """Tell whether a seat's share lies open before it (M8.6)."""
        return bool(own[self._revealed] >> seat & 1)

    def reveal(self, own: list[int], seat: int) -> None:
        """Leave a seat's share open before it."""
        own[self._revealed] |= 1 << seat
        own[self._known + seat] = self.everybody

    def put_under(self, own: list[int], seat: int) -> None:
        """Put a seat's card under the pile; who knew it still knows where it is."""
        place = own.index(NONE, self._cards + self._under) - self._cards
        self._move(own, seat, place, 0)

    def take_beside(self, own: list[int], seat: int) -> None:
        """Give the open card to a seat, before everybody's eyes."""
        self._move(own, self.beside, seat, 0)

    def _move(self, own: list[int], source: int, target: int, knowing: int) -> None:
        own[self._cards + target] = own[self._cards + source]
        own[self._known + target] = own[self._known + source] | knowing
        own[self._cards + source] = NONE
        own[self._known + source] = 0

    def top(self, own: list[int]) -> list[int]:
        """List the companies whose card may be on top: a shuffled one, else the first of those put under."""
        shuffled = [company for company in range(COMPANIES) if own[self._shuffled] >> company & 1]
        return shuffled or [own[self._cards + self._under]]

    def draw(self, own: list[int], company: int, target: int, knowing: int) -> None:
        """Move the top card to a place, seen by some."""
        if own[self._shuffled]:
            own[self._shuffled] ^= 1 << company
            own[self._cards + target] = company
            own[self._known + target] = knowing
            return
        self._move(own, self._under, target, knowing)
        for place in range(self._under, self._places - 1):
            self._move(own, place + 1, place, 0)

    def hide(self, own: list[int], bit: int) -> None:
        """Hide the cards that somebody does not know; they may be anywhere among the shuffled ones."""
        for place in range(self._places):
            if own[self._cards + place] != NONE and not own[self._known + place] & bit:
                own[self._shuffled] |= 1 << own[self._cards + place]
                own[self._cards + place] = UNKNOWN

    def imagine(self, own: list[int], rng: Random) -> None:
        """Put cards at random where a view hides them."""
        hidden = [company for company in range(COMPANIES) if own[self._shuffled] >> company & 1]
        rng.shuffle(hidden)
        for place in range(self._places):
            if own[self._cards + place] == UNKNOWN:
                company = hidden.pop()
                own[self._cards + place] = company
                own[self._shuffled] ^= 1 << company

    def count(self, own: list[int]) -> int:
        """Count the cards."""
        placed = sum(own[self._cards + place] != NONE for place in range(self._places))
        return placed + own[self._shuffled].bit_count()
