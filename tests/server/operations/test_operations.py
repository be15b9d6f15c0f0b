"""A server can be watched: it says whether it is well, what it does, and logs without telling secrets."""

import asyncio
import io
import json
from pathlib import Path
from typing import Any
from unittest import mock

import httpx2
import pytest
import sqlalchemy as sql
import structlog

from cityboard.protocol.messages import Plan, Proposal
from cityboard.server.operations import logs
from tests.server.serving import Served, serving


async def a_game_has_been_played(served: Served) -> list[str]:
    """Play against a bot, be refused, fail; return what nobody may read in a log."""
    person = await served.person("Wilhelmina")
    opened = await person.open_table(Proposal("metro", [Plan("me"), Plan("bot", "random")]))
    async with person.table(opened.id) as table:
        while table.position.result is None:
            await table.until(lambda table: table.position.legal or table.position.result)
            if table.position.legal:
                await table.play(0, table.position.legal[0])
        await table.say("a whisper")
    live = await served.services.live_tables.get(opened.id)
    return [
        *("Wilhelmina", "a whisper", person.token or "", opened.invitation),
        *(live.table.dealer.seed.hex(), live.table.chain),
    ]


async def seen(served: Served, path: str) -> httpx2.Response:
    """Ask the server itself something, as nobody in particular."""
    app: Any = served.app
    async with httpx2.AsyncClient(base_url=served.url, transport=httpx2.ASGITransport(app=app)) as client:
        return await client.get(path)


def database_is_gone(*_: Any) -> Any:
    raise sql.exc.OperationalError("SELECT secret", {"seed": "a secret"}, Exception("gone"))


def test_a_server_whose_database_answers_is_well(database_url: str) -> None:
    async def scene() -> None:
        async with serving(database_url, way="in-process") as served:
            answer = await seen(served, "/health")
            assert answer.status_code == 200
            assert answer.json()["status"] == "well"

    asyncio.run(scene())


def test_a_server_whose_database_is_gone_says_so(tmp_path: Path) -> None:
    async def scene() -> httpx2.Response:
        async with serving(f"sqlite:///{tmp_path}/x.sqlite", way="in-process") as served:
            with mock.patch.object(served.services.database, "read", database_is_gone):
                return await seen(served, "/health")

    answer = asyncio.run(scene())
    assert answer.status_code == 503
    assert answer.json()["reason"]["code"] == "database-down"


def test_measures_count_moves_and_commits_and_tell_no_secret(tmp_path: Path) -> None:
    async def scene() -> tuple[str, list[str]]:
        async with serving(f"sqlite:///{tmp_path}/x.sqlite", way="in-process") as served:
            secrets = await a_game_has_been_played(served)
            return (await seen(served, "/metrics")).text, secrets

    text, secrets = asyncio.run(scene())
    counted = {line.split(" ")[0]: float(line.split(" ")[1]) for line in text.splitlines() if not line.startswith("#")}
    assert counted['cityboard_events_total{kind="moved"}'] > 60
    assert counted['cityboard_events_total{kind="ended"}'] == 1
    assert counted["cityboard_commit_seconds_count"] > 60
    assert counted["cityboard_errors_total"] == 0
    assert not [secret for secret in secrets if secret in text]


def test_measures_can_be_switched_off(tmp_path: Path) -> None:
    async def scene() -> int:
        async with serving(f"sqlite:///{tmp_path}/x.sqlite", way="in-process", metrics=False) as served:
            return (await seen(served, "/metrics")).status_code

    assert asyncio.run(scene()) == 409


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Catch what the server's logs write; afterwards everything is as before."""
    before = structlog.get_config()
    caught = io.StringIO()
    monkeypatch.setattr("sys.stderr", caught)
    logs.set_up("debug")
    yield caught
    structlog.configure(**before)


def test_logs_are_lines_of_json_that_tell_no_secret(tmp_path: Path, written: io.StringIO) -> None:
    async def scene() -> list[str]:
        async with serving(f"sqlite:///{tmp_path}/x.sqlite", way="in-process") as served:
            secrets = await a_game_has_been_played(served)
            with mock.patch.object(served.services.database, "read", database_is_gone):
                await seen(served, "/health")
            return secrets

    secrets = asyncio.run(scene())
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {"open", "closed", "part unwell"} <= {line["event"] for line in lines}
    assert not [secret for secret in secrets if secret in written.getvalue()]
