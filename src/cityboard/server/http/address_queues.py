"""Queues of requests by address: others are answered between two requests of one address, however many it sends."""

import asyncio
from weakref import WeakValueDictionary


class AddressQueues:
    """Lets the requests of one address begin one after the other."""

    def __init__(self) -> None:
        """Start with nobody waiting."""
        self._first: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def wait(self, name: str) -> None:
        """Wait until no earlier request of an address is about to begin, and give way once to all others."""
        async with self._first.setdefault(name, asyncio.Lock()):
            await asyncio.sleep(0)
