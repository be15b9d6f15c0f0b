"""Bans by an operator: people by their id, and networks."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network

import sqlalchemy as sql

from cityboard.server import people
from cityboard.server.operations.addresses import KEPT, PREFIX, limit_name
from cityboard.server.people import Person
from cityboard.server.sockets import Sockets
from cityboard.server.storage import schema
from cityboard.server.storage.database import Database, insert_once

Network = IPv4Network | IPv6Network


def network_of(text: str) -> Network | None:
    """Return the network that a text names, if any; for IPv6, at least what limits count as one address."""
    try:
        network = ip_network(limit_name(text), strict=False)
    except ValueError:
        return None
    if isinstance(network, IPv6Network) and network.prefixlen > PREFIX:
        return network.supernet(new_prefix=PREFIX)
    return network


def _within(networks: Iterable[Network]) -> Callable[[str], bool]:
    """Return a test whether an address, as limits count it, is in one of some networks."""
    banned = frozenset(networks)
    prefixes = {(network.version, network.prefixlen) for network in banned}

    # Called for every request, mostly with the same addresses.
    @lru_cache(KEPT)
    def is_within(address: str) -> bool:
        network = network_of(address)
        return network is not None and any(
            network.supernet(new_prefix=length) in banned
            for version, length in prefixes
            if version == network.version and length <= network.prefixlen
        )

    return is_within


class Bans:
    """The bans as this process last read them."""

    def __init__(self, database: Database, sockets: Sockets) -> None:
        """Start empty: the first `refresh` reads the bans."""
        self._database, self._sockets = database, sockets
        self._names: frozenset[str] = frozenset()
        self._is_banned = _within(())

    async def refresh(self) -> None:
        """Read the bans again and end the conversations with anyone newly banned."""
        names = frozenset(await self._database.read(load))
        if names == self._names:
            return
        self._names = names
        self._is_banned = _within(network for network in map(network_of, names) if network)
        self._sockets.dismiss_all(self.concerns)

    def concerns(self, person: str | None, address: str) -> bool:
        """Return whether a person is banned, or an address as limits count it."""
        return person in self._names or self._is_banned(address)


def load(connection: sql.Connection) -> list[str]:
    """Read all bans."""
    return list(connection.execute(sql.select(schema.bans.c.name)).scalars())


def is_banned(connection: sql.Connection, person: str) -> bool:
    """Return whether a person is banned."""
    return connection.execute(sql.select(schema.bans.c.name).where(schema.bans.c.name == person)).first() is not None


def insert(connection: sql.Connection, name: str, now: int, person: Person | None = None) -> None:
    """Ban a network, or a person, whose tokens become invalid."""
    connection.execute(insert_once(connection, schema.bans).values(name=name, at=now))
    if person:
        people.change(connection, person.id, generation=person.generation + 1)


def delete(connection: sql.Connection, name: str) -> bool:
    """Lift a ban; False if there was none."""
    return connection.execute(schema.bans.delete().where(schema.bans.c.name == name)).rowcount > 0
