"""Print the server's OpenAPI document, from which web/src/protocol/generated.ts is made (./dev types)."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx2

from cityboard.server.app import create_app
from cityboard.server.operations import logs
from cityboard.server.operations.settings import Settings


async def document(folder: Path) -> str:
    """Ask a server of our own."""
    app: Any = create_app(Settings(database=f"sqlite:///{folder / 'empty.sqlite'}"))
    async with (
        app.state.services.opened(),
        httpx2.AsyncClient(transport=httpx2.ASGITransport(app), base_url="http://127.0.0.1") as client,
    ):
        return (await client.get("/schema/openapi.json")).raise_for_status().text


if __name__ == "__main__":
    logs.set_up("warning")  # not to standard output, where the document goes
    with TemporaryDirectory() as name:
        sys.stdout.write(asyncio.run(document(Path(name))))
