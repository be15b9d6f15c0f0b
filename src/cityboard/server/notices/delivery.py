"""Sends one message to an address that a user chose, without reaching the network behind this server."""

import asyncio
import errno
import os
import socket
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx2

from cityboard.core.reason import RefusedError
from cityboard.server.reasons import WEBHOOK_ADDRESS, WEBHOOK_HOST

LOOK_UP = 3.0  # seconds until a host is refused, whatever the reason
TIMEOUT = 10.0  # seconds in total: resolving, connecting, sending, and the first line of the answer
LAST_PORT = 65535
GLOBAL_UNICAST = IPv6Network("2000::/3")
TRANSLATED = IPv6Network("64:ff9b::/96")  # an IPv4 address as machines without IPv4 see it
# Separate threads: an unresponsive name server must not block the other threads.
RESOLVERS = ThreadPoolExecutor(max_workers=4, thread_name_prefix="resolver")


class Outcome(Enum):
    """The outcome of a message."""

    DELIVERED = "delivered"
    RETRY = "retry"
    GONE = "gone"  # this address will never accept messages again: delete it


async def check(address: str, *, allow_http: bool = False, allow_private: bool = False) -> None:
    """Refuse an address that cannot or must not be used."""
    url = _parse(address, allow_http)
    refusal_at = asyncio.get_running_loop().time() + LOOK_UP
    try:
        async with asyncio.timeout_at(refusal_at):
            await _resolve(url, allow_private)
    except OSError:
        # Neither the answer nor its timing may reveal which names exist behind this server.
        await _wait_until(refusal_at)
        raise RefusedError(WEBHOOK_HOST("", value=url.host)) from None


async def _wait_until(time: float) -> None:
    await asyncio.sleep(time - asyncio.get_running_loop().time())


async def post(
    client: httpx2.AsyncClient,
    address: str,
    content: bytes,
    headers: Mapping[str, str],
    *,
    timeout: float = TIMEOUT,
    allow_http: bool = False,
    allow_private: bool = False,
) -> Outcome:
    """Send a message; a failure may be temporary, but a bad address is refused."""
    url = _parse(address, allow_http)
    try:
        async with asyncio.timeout(timeout):
            hosts = await _resolve(url, allow_private)
            for host in hosts:
                try:
                    return await _post_to(client, url, host, content, headers, timeout / len(hosts))
                except (httpx2.ConnectError, httpx2.ConnectTimeout):
                    continue
    except (OSError, httpx2.HTTPError):
        pass
    return Outcome.RETRY


def origin(address: str, *, allow_http: bool = False) -> str:
    """Return scheme, host and port of an address."""
    url = _parse(address, allow_http)
    return f"{url.scheme}://{url.netloc.decode('ascii')}"


async def _post_to(
    client: httpx2.AsyncClient, url: httpx2.URL, host: str, content: bytes, headers: Mapping[str, str], patience: float
) -> Outcome:
    """Send to the address that was checked, whatever the host name resolves to by now."""
    name = url.raw_host.decode("ascii")
    # The client does not build the request, so neither its cookies nor its headers are sent.
    request = httpx2.Request(
        "POST",
        url.copy_with(host=host),
        headers={**headers, "Host": url.netloc.decode("ascii"), "User-Agent": "cityboard"},
        content=content,
        extensions={"sni_hostname": name, "timeout": {"connect": patience}},
    )
    # The body of the answer is never read: it may be endless. That also ends the connection, which was made for this
    # name and must not be reused for the next one at the same address.
    response = await client.send(request, stream=True, auth=None, follow_redirects=False)
    await response.aclose()
    if response.is_success:
        return Outcome.DELIVERED
    return Outcome.GONE if response.status_code in (404, 410) else Outcome.RETRY


def _parse(address: str, allow_http: bool) -> httpx2.URL:
    """Parse an address; refuse user names and passwords, because addresses are shown and logged."""
    schemes = ["https", "http"] if allow_http else ["https"]
    try:
        url = httpx2.URL(address)
        good = url.scheme in schemes and url.host and not url.userinfo and (url.port or 0) <= LAST_PORT
    except (httpx2.InvalidURL, UnicodeError):
        good = False
    if not good:
        allowed = [f"{scheme}://" for scheme in schemes]
        raise RefusedError(WEBHOOK_ADDRESS("", value=address, allowed=allowed))
    return url


async def _resolve(url: httpx2.URL, allow_private: bool) -> list[str]:
    """Resolve a host; treat one that is not public as unknown."""
    loop = asyncio.get_running_loop()
    hosts = await loop.run_in_executor(RESOLVERS, _look_up, url.raw_host)
    if not allow_private and not all(_is_public(ip_address(host)) for host in hosts):
        raise OSError(errno.EHOSTUNREACH, os.strerror(errno.EHOSTUNREACH))
    return hosts


def _look_up(host: bytes) -> list[str]:
    addresses = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in addresses))


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    """Return whether an address leads to the same machine from everywhere."""
    if isinstance(address, IPv6Address):
        if address in GLOBAL_UNICAST:
            # 6to4 wraps an IPv4 address, which may be anything.
            return address.is_global and address.sixtofour is None
        if not address.ipv4_mapped and address not in TRANSLATED:
            return False
        address = IPv4Address(address.packed[-4:])
    return address.is_global and not address.is_multicast
