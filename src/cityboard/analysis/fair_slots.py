"""Slots for slow work, given out in turn: a customer with many requests waits behind their own."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Customer(NamedTuple):
    """The customer of some work: their origin and their person."""

    origin: str
    person: str


class FullError(Exception):
    """Too many requests are already waiting."""


class FairSlots:
    """A limited number of slots; every waiting origin gets one before any gets a second, and so do its people."""

    def __init__(self, slots: int, most: int, most_of_origin: int) -> None:
        """Take the number of slots, and how many requests may wait for one, in total and from one origin."""
        self._slots, self._free, self._most, self._most_of_origin = slots, slots, most, most_of_origin
        # In order of their turns.
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        self._counts: Counter[str] = Counter()

    @property
    def is_full(self) -> bool:
        """Return whether the queue is full."""
        return self._counts.total() >= self._most

    @property
    def is_idle(self) -> bool:
        """Return whether all slots are free."""
        return self._free == self._slots

    @asynccontextmanager
    async def slot(self, customer: Customer, seconds: float | None = None) -> AsyncIterator[None]:
        """Lend a slot after at most some seconds; refuse at once if the queue is full."""
        async with asyncio.timeout(seconds):
            await self._acquire(customer)
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, customer: Customer) -> None:
        if self._free:
            self._free -= 1
            return
        if self.is_full or self._counts[customer.origin] >= self._most_of_origin:
            raise FullError
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        persons = self._waiting.setdefault(customer.origin, {})
        persons.setdefault(customer.person, deque()).append(future)
        self._counts[customer.origin] += 1
        try:
            await future
        except asyncio.CancelledError:
            if future in self._waiting.get(customer.origin, {}).get(customer.person, ()):
                self._forget(customer, future)
            elif not future.cancelled():  # it has just been given a slot
                self._release()
            raise

    def _release(self) -> None:
        """Give a slot to the next in turn."""
        while self._waiting:
            origin, persons = next(iter(self._waiting.items()))
            person, futures = next(iter(persons.items()))
            future = futures[0]
            self._forget(Customer(origin, person), future)
            if future.cancelled():  # it has given up, and will notice in a moment
                continue
            # Those that have been served now come last.
            if person in persons:
                persons[person] = persons.pop(person)
            if origin in self._waiting:
                self._waiting[origin] = self._waiting.pop(origin)
            future.set_result(None)
            return
        self._free += 1

    def _forget(self, customer: Customer, future: asyncio.Future[None]) -> None:
        """Remove a request from the queue."""
        origin, person = customer
        self._waiting[origin][person].remove(future)
        if not self._waiting[origin][person]:
            del self._waiting[origin][person]
        if not self._waiting[origin]:
            del self._waiting[origin]
        self._counts[origin] -= 1
        if not self._counts[origin]:
            del self._counts[origin]
