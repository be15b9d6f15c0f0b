"""Network addresses as limits count them: a customer with many addresses counts as one."""

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import AddressValueError, IPv4Address, IPv6Address, IPv6Network

PREFIX = 64  # bits of an IPv6 address that a customer cannot choose freely
KEPT = 4096


@lru_cache(KEPT)
def limit_name(address: str) -> str:
    """Return the name of an address in limits: an IPv6 address by its /64, an IPv4-mapped one as its IPv4 address.

    Anything else, such as the empty name of a Unix socket, counts as it is.
    """
    try:
        ip = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return _ipv4_name(address)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return str(IPv6Network((int(ip), PREFIX), strict=False))


def client_name(peer: str, forwarded: Sequence[str], *, trusted_proxy: bool) -> str:
    """Return the name of a client in limits: behind our proxy, the last address in X-Forwarded-For."""
    last = forwarded[-1].rpartition(",")[2].strip() if trusted_proxy and forwarded else ""
    return limit_name(last or peer)


def _ipv4_name(address: str) -> str:
    try:
        return str(IPv4Address(address))
    except AddressValueError:
        return address
