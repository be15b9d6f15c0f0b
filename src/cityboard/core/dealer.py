"""The dealer decides chance: a keyed hash of a secret seed and the number of the event."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from random import Random
from typing import TypeVar

from cityboard.core.game import Move

T = TypeVar("T")
_WEIGHT = itemgetter(1)


def commitment(seed: bytes) -> str:
    """Return the hash that is published at the start, so that the seed cannot be changed later."""
    return hashlib.sha256(b"cityboard seed\0" + seed).hexdigest()


@dataclass(frozen=True, slots=True)
class Renewal:
    """From an event on, another seed answers; it is derived from the first one and a number, and committed to here."""

    event: int
    deal: int
    seed_commitment: str


class Dealer:
    """Always answers event n the same way, so that an undo never changes the deal."""

    def __init__(self, seed: bytes | None = None) -> None:
        """Take a seed, or 256 bits from the operating system."""
        self.seed = secrets.token_bytes(32) if seed is None else seed
        self.commitment = commitment(self.seed)

    def renewed(self, deal: int) -> "Dealer":
        """Return the dealer of a renewed deal; the first commitment binds its seed too, so nobody can choose it."""
        return Dealer(hmac.digest(self.seed, b"deal %d" % deal, "sha256"))

    def in_charge(self, event: int, renewals: Sequence[Renewal]) -> "Dealer":
        """Return the dealer that answers an event: that of the last renewal at or before it."""
        deal = next((renewal.deal for renewal in reversed(renewals) if renewal.event <= event), 0)
        return self.renewed(deal) if deal else self

    def number(self, event: int, below: int) -> int:
        """Return a number from 0 to below - 1 for this event, each equally likely."""
        limit = (1 << 256) - (1 << 256) % below
        attempt = 0
        while True:
            message = b"event %d attempt %d" % (event, attempt)
            value = int.from_bytes(hmac.digest(self.seed, message, "sha256"), "big")
            # A value beyond the last whole multiple would favour small numbers, so try again.
            if value < limit:
                return value % below
            attempt += 1

    def choose(self, event: int, chances: Sequence[tuple[Move, int]]) -> Move:
        """Choose the outcome of an event by weight."""
        return pick(chances, self.number(event, sum(map(_WEIGHT, chances))))


def pick(chances: Sequence[tuple[T, int]], number: int) -> T:
    """Return the outcome that a number below the total weight selects."""
    for outcome, weight in chances:
        number -= weight
        if number < 0:
            return outcome
    raise IndexError(number)


def pick_at_random(chances: Sequence[tuple[T, int]], rng: Random) -> T:
    """Choose an outcome by weight with an ordinary generator, for playouts and guesses."""
    number = int(rng.random() * sum(map(_WEIGHT, chances)))
    for outcome, weight in chances:  # `pick` inlined: this runs at every chance move of a playout
        number -= weight
        if number < 0:
            return outcome
    raise IndexError(number)
