"""Where a server runs on this machine, and whether one does already."""

import json
from contextlib import suppress
from http.client import HTTPException
from ipaddress import ip_address
from urllib.request import ProxyHandler, build_opener

from cityboard.server.operations.settings import Settings

PATIENCE = 1.0  # seconds
LOOPBACK = {4: "127.0.0.1", 6: "::1"}


def local_address(host: str, port: int) -> str:
    """Return the address of a server for a browser on its own machine."""
    with suppress(ValueError):  # a name instead of a number
        ip = ip_address(host)
        if ip.is_unspecified:
            ip = ip_address(LOOPBACK[ip.version])
        host = f"[{ip}]" if ip.version == 6 else str(ip)
    return f"http://{host}:{port}/"


def running_address(settings: Settings) -> str | None:
    """Return the address of the server that runs where these settings would start one, or None."""
    address = local_address(settings.host, settings.port)
    direct = build_opener(ProxyHandler({}))
    with suppress(OSError, HTTPException, ValueError), direct.open(f"{address}health", timeout=PATIENCE) as answer:
        if {"status", "version", "parts"} <= set(json.load(answer)):
            return address
    return None
