"""One message to an address that somebody else chose, sent so that it cannot reach what lies behind this server."""

import asyncio
import socket
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx

from cityboard.core.reason import Reason, RefusedError

TIMEOUT = 10.0  # seconds for everything: finding the host, connecting, sending, and the first line of the answer
LAST_PORT = 65535
GLOBAL_UNICAST = IPv6Network("2000::/3")
TRANSLATED = IPv6Network("64:ff9b::/96")  # an IPv4 address as machines without IPv4 see it
# Threads of their own: a name server that does not answer must not hold up what other threads do for people.
RESOLVERS = ThreadPoolExecutor(max_workers=4, thread_name_prefix="resolver")


class Outcome(Enum):
    """What became of a message."""

    DELIVERED = "delivered"
    RETRY = "retry"
    GONE = "gone"  # nobody will ever take messages at this address again: forget it


async def check(address: str, *, allow_http: bool = False, allow_private: bool = False) -> None:
    """Refuse an address that nothing can or may be sent to."""
    url = _parse(address, allow_http)
    try:
        async with asyncio.timeout(TIMEOUT):
            await _resolve(url, allow_private)
    except OSError:
        raise _unknown_host(url) from None


async def post(
    client: httpx.AsyncClient,
    address: str,
    content: bytes,
    headers: Mapping[str, str],
    *,
    timeout: float = TIMEOUT,
    allow_http: bool = False,
    allow_private: bool = False,
) -> Outcome:
    """Send a message; what keeps it from being delivered now may be over later, but a bad address is refused."""
    url = _parse(address, allow_http)
    try:
        async with asyncio.timeout(timeout):
            hosts = await _resolve(url, allow_private)
            for host in hosts:
                try:
                    return await _post_to(client, url, host, content, headers, timeout / len(hosts))
                except (httpx.ConnectError, httpx.ConnectTimeout):
                    continue
    except (OSError, httpx.HTTPError):
        pass
    return Outcome.RETRY


def origin(address: str, *, allow_http: bool = False) -> str:
    """Return scheme, host and port of an address."""
    url = _parse(address, allow_http)
    return f"{url.scheme}://{url.netloc.decode('ascii')}"


async def _post_to(
    client: httpx.AsyncClient, url: httpx.URL, host: str, content: bytes, headers: Mapping[str, str], patience: float
) -> Outcome:
    """Send to the very address that was checked, whatever the name of the host leads to by now."""
    name = url.raw_host.decode("ascii")
    # The client takes no part in making the request, so neither its cookies nor its headers go out.
    request = httpx.Request(
        "POST",
        url.copy_with(host=host),
        headers={**headers, "Host": url.netloc.decode("ascii"), "User-Agent": "cityboard"},
        content=content,
        extensions={"sni_hostname": name, "timeout": {"connect": patience}},
    )
    # The body of the answer is never read: it may have no end. That also ends the connection, which was made for this
    # name and must not serve the next one at the same address.
    response = await client.send(request, stream=True, auth=None, follow_redirects=False)
    await response.aclose()
    if response.is_success:
        return Outcome.DELIVERED
    return Outcome.GONE if response.status_code in (404, 410) else Outcome.RETRY


def _parse(address: str, allow_http: bool) -> httpx.URL:
    """Read an address; user names and passwords have no place in it, because addresses are shown and logged."""
    schemes = ["https", "http"] if allow_http else ["https"]
    try:
        url = httpx.URL(address)
        good = url.scheme in schemes and url.host and not url.userinfo and (url.port or 0) <= LAST_PORT
    except (httpx.InvalidURL, UnicodeError):
        good = False
    if not good:
        allowed = [f"{scheme}://" for scheme in schemes]
        raise RefusedError(Reason("webhook-address", "", {"value": address, "allowed": allowed}))
    return url


async def _resolve(url: httpx.URL, allow_private: bool) -> list[str]:
    """Find the addresses of a host, all of which must be public."""
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(RESOLVERS, _look_up, url.raw_host)
    if not allow_private and not all(_is_public(ip_address(host)) for host in found):
        raise _private_host(url)
    return found


def _look_up(host: bytes) -> list[str]:
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    """Tell whether everybody reaches the same machine at an address, from wherever they are."""
    if isinstance(address, IPv6Address):
        if address in GLOBAL_UNICAST:
            # 6to4 wraps an IPv4 address that may be anything.
            return address.is_global and address.sixtofour is None
        if not address.ipv4_mapped and address not in TRANSLATED:
            return False
        address = IPv4Address(address.packed[-4:])
    return address.is_global and not address.is_multicast


def _unknown_host(url: httpx.URL) -> RefusedError:
    return RefusedError(Reason("webhook-host", "", {"value": url.host}))


def _private_host(url: httpx.URL) -> RefusedError:
    return RefusedError(Reason("webhook-private", "", {"value": url.host}))
