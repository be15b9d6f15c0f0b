"""Print the server's OpenAPI document, from which web/src/protocol/generated.ts is made (./dev types)."""

import asyncio
import sys

import httpx

from cityboard.server.app import create_app
from cityboard.server.operations.settings import Settings


async def document() -> str:
    """Ask the application itself; its services need not be open for that."""
    transport = httpx.ASGITransport(create_app(Settings(database="sqlite:////nowhere/no.sqlite")))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        return (await client.get("/schema/openapi.json")).text


if __name__ == "__main__":
    sys.stdout.write(asyncio.run(document()))
