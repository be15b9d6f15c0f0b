"""The published schemas: complete, strict, and what the server really does, tried out by schemathesis."""

import asyncio
import itertools
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import events, from_schema
from schemathesis.python import asgi

from cityboard.core.reason import Reason
from cityboard.protocol import messages as wire
from cityboard.server import people
from cityboard.server.app import create_app
from cityboard.server.http import openapi
from cityboard.server.http.routes.answers import DESCRIPTIONS
from cityboard.server.operations.settings import Settings
from cityboard.server.storage import schema
from cityboard.titles.registry import find_edition
from tests.server.hostile import TYPES, Attacker, Attempt, every_wrong_field, sound, well_formed
from tests.server.playing import at_table, play_on
from tests.server.serving import OPEN_LIMITS, QuickWorkerPool, Served, run, serving, sqlite

DOCUMENT, MESSAGES = "/schema/openapi.json", "/schema/messages.json"


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Fetch both documents as anyone would."""
    app = create_app(Settings(database=sqlite(tmp_path_factory.mktemp("published"))))
    with TestClient(app) as client:
        return {path: client.get(path).raise_for_status().json() for path in (DOCUMENT, MESSAGES)}


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """Yield every object within a JSON value."""
    if isinstance(value, dict):
        yield value
    for inside in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts(inside)


# The documents themselves.


def test_every_operation_is_named_told_and_grouped(published: dict[str, Any]) -> None:
    listed = [operation for _, _, operation in operations(published[DOCUMENT])]
    assert len({operation["operationId"] for operation in listed}) == len(listed)
    assert all(operation["operationId"].islower() for operation in listed)
    assert all(operation["summary"].endswith(".") for operation in listed)
    assert {tag for operation in listed for tag in operation["tags"]} == {
        "people",
        "tables",
        "editions",
        "counting",
        "service",
    }
    assert all(len(operation["tags"]) == 1 for operation in listed)


def test_the_document_is_the_same_in_every_process() -> None:
    script = [sys.executable, str(Path(__file__).parents[3] / "web" / "protocol.py")]
    written = {
        subprocess.run(script, env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, check=True).stdout
        for seed in ("1", "2", "3")
    }
    assert len(written) == 1


def test_the_document_is_made_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    made = mock.Mock(wraps=openapi._components)
    with (
        mock.patch.object(openapi, "_components", made),
        TestClient(create_app(Settings(database=sqlite(tmp_path)))) as client,
    ):
        assert len({client.get(path).raise_for_status().content for path in (DOCUMENT, DOCUMENT, "/schema")}) == 1
    assert made.call_count == 1


def test_a_server_makes_its_documents_before_anyone_asks(tmp_path: Path) -> None:
    app = create_app(Settings(database=sqlite(tmp_path)))
    openapi.socket_schema.cache_clear()
    openapi.prepare(app)
    with mock.patch.object(openapi, "_components", side_effect=AssertionError("too late")), TestClient(app) as client:
        documents = [client.get(path).raise_for_status().content for path in (DOCUMENT, MESSAGES)]
    with TestClient(create_app(Settings(database=sqlite(tmp_path)))) as client:
        assert documents == [client.get(path).raise_for_status().content for path in (DOCUMENT, MESSAGES)]


def test_every_refusal_is_documented_and_looks_the_same(published: dict[str, Any]) -> None:
    for path, _, operation in operations(published[DOCUMENT]):
        refusals = {status: answer for status, answer in operation["responses"].items() if int(status) >= 400}
        if path == "/health":
            del refusals["503"]  # the parts of the server, and a reason like that of a refusal
        assert set(refusals) <= {str(status) for status in DESCRIPTIONS}
        for answer in refusals.values():
            assert answer["content"] == {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}}
        if "requestBody" in operation:
            assert {"400", "413", "415"} <= refusals.keys()
        if {"token": []} in operation.get("security", []) and {} not in operation["security"]:
            assert "401" in refusals


def test_the_schema_says_how_to_authenticate(published: dict[str, Any]) -> None:
    document = published[DOCUMENT]
    schemes = document["components"]["securitySchemes"]
    assert schemes["token"] == {"type": "http", "scheme": "bearer"}
    assert (schemes["cookie"]["in"], schemes["cookie"]["name"]) == ("cookie", "cityboard")
    assert (schemes["csrf"]["in"], schemes["csrf"]["name"]) == ("header", "x-csrf-token")
    for path, method, operation in operations(document):
        secured = operation.get("security", [])
        assert all(set(way) <= schemes.keys() for way in secured)
        if path.startswith("/api/me"):
            along = {"cookie"} if method == "get" else {"cookie", "csrf"}
            assert [set(way) for way in secured if way] == [{"token"}, along]


def test_every_object_is_strict_and_every_reference_leads_somewhere(published: dict[str, Any]) -> None:
    for document, place in ((published[DOCUMENT], "components"), (published[MESSAGES], "$defs")):
        schemas = document[place]["schemas"] if place == "components" else document[place]
        lax = [
            name
            for name, schema in schemas.items()
            if schema.get("type") == "object" and schema["additionalProperties"]
        ]
        assert lax == []
        named = {part["$ref"].rpartition("/")[2] for part in parts(document) if "$ref" in part}
        assert named == schemas.keys() - {"Message", "ServerMessage"}
        assert all(name.isalpha() for name in schemas)  # two types with one name would be qualified by their modules


def test_nothing_is_an_object_of_any_fields_but_options_and_what_the_engine_has(published: dict[str, Any]) -> None:
    schemas = published[DOCUMENT]["components"]["schemas"]
    vague = {name for name, schema in schemas.items() for part in parts(schema) if is_vague(part)}
    of_editions = {"EditionEntry", "EditionValues", "NewEdition"}  # a schema, and values by their places
    assert vague == {"Proposal", "Chosen", "CountSheet", "TableInfo", "Position", "Export"} | of_editions


def is_vague(schema: dict[str, Any]) -> bool:
    return schema.get("type") == "object" and not schema.keys() & {"properties", "additionalProperties"}


def test_the_pages_of_the_schema_load_nothing_from_elsewhere(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(database=sqlite(tmp_path)))) as client:
        for page in ("/schema", "/schema/swagger", "/schema/redoc", "/schema/elements", "/schema/rapidoc"):
            answer = client.get(page)
            assert answer.status_code == 404 or answer.headers["content-type"].endswith("json")


# The messages of sockets.


def validator(published: dict[str, Any], name: str) -> Any:
    document = published[MESSAGES]
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": document["$defs"]})


def test_the_schema_takes_exactly_the_messages_that_the_server_takes(published: dict[str, Any]) -> None:
    valid, is_a_move = validator(published, "Message").is_valid, validator(published, "Move").is_valid
    dice = Random(20261116)
    legal: list[list[str | int]] = [["lay", "aabb", 0, 7], ["draw"], ["walk", 3]]
    attacker = Attacker(dice, 0, said=[json.dumps(sound(wire.Play, dice, "key", 1))])
    attempts = itertools.islice(attacker.attempts(3, legal, 0), 10_000)
    judged: Counter[tuple[bool, bool]] = Counter()
    for attempt in (*attempts, *every_wrong_field(dice)):
        if (message := document_of(attempt)) is not None:
            # The server reads what no title has as a move, and its rules refuse it.
            read, known = well_formed(json.dumps(message).encode()), is_a_move(move_of(message) or legal[0])
            assert valid(message) == (read and known), message
            judged[read, known] += 1
    assert min(judged[True, True], judged[True, False], judged[False, True]) >= 500, judged
    for kind in TYPES:
        message = sound(kind, dice, "key", 1)
        assert valid(message | {"move": legal[0]} if move_of(message) else message)


def move_of(message: Any) -> Any:
    return message.get("move") if isinstance(message, dict) else None


def document_of(attempt: Attempt) -> Any:
    """Return what a frame holds, or None if some reader of JSON could not read it."""
    try:
        message = without_points(json.loads(attempt.frame))
        json.dumps(message, allow_nan=False, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        return None
    return message


def without_points(value: Any) -> Any:
    """Write whole numbers without a point: a JSON schema calls 1.0 an integer, which a strict reader does not."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {name: without_points(inside) for name, inside in value.items()}
    return [without_points(inside) for inside in value] if isinstance(value, list) else value


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_everything_that_is_sent_on_a_socket_is_in_the_schema(
    title: str, published: dict[str, Any], tmp_path: Path
) -> None:
    check = validator(published, "ServerMessage").validate
    kinds: set[str] = set()

    def hear(message: wire.ServerMessage) -> None:
        content = msgspec.to_builtins(message)
        check(content)
        kinds.add(content["type"])

    async def play() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann, ben = await served.people("Ann", "Ben")
            table, _ = await at_table(ann, ben, title=title)
            async with ann.table(table, hear=hear) as first, ben.table(table, hear=hear) as second:
                await first.say("Hello")
                await first.ping()
                await play_on([first, second], 6)
                mover = first if first.position.legal else second
                assert mover.position.legal
                await mover.preview(mover.position.turn, mover.position.legal[0])
                await second.leave(1)
                check(msgspec.to_builtins(wire.Refused(None, Reason("stale", "", {"seq": 1}))))

    run(play)
    assert kinds == {"welcome", "table", "position", "chat", "done", "preview", "pong"}


# Everything over HTTP.


@dataclass
class Tried:
    """What schemathesis has found out: faults, and which operations have ever succeeded."""

    faults: list[str] = field(default_factory=list)
    done: set[str] = field(default_factory=set)
    requests: int = 0

    def take(self, event: events.EngineEvent) -> None:
        if isinstance(event, events.NonFatalError | events.FatalError):
            self.faults.append(f"{event}")
        if not isinstance(event, events.ScenarioFinished):
            return
        for case, done in event.recorder.interactions.items():
            assert done.response is not None
            self.requests += 1
            operation = event.recorder.cases[case].value.operation
            if done.request.method.lower() == operation.method.lower() and done.response.status_code < 300:
                self.done.add(operation.definition.raw["operationId"])
            for check in event.recorder.checks.get(case, []):
                if check.failure_info:
                    sent = f"{done.request.method} {done.request.uri} {done.request.body!r}"
                    self.faults.append(f"{sent}\n{done.response.content!r}\n{check.failure_info.failure}")


def try_everything(app: Litestar, settings: dict[str, Any]) -> Tried:
    """Let schemathesis send whatever the schema allows or forbids: boundaries, random requests, and sequences."""
    chosen = {
        "seed": 20261116,
        "workers": 1,
        "continue-on-failure": True,
        # The framework's own answer to OPTIONS knows only one of several methods of a path.
        "checks": {"allow_header_conformance": {"enabled": False}},
        **settings,
    }
    tried = Tried()
    try:
        loaded = schemathesis.openapi.from_asgi(DOCUMENT, app, config=SchemathesisConfig.from_dict(chosen))
        loaded.hook(map_body)
        for event in from_schema(loaded).execute():
            tried.take(event)
    finally:
        asgi.shutdown_lifespans()
    return tried


def map_body(_: Any, body: Any) -> Any:
    return without_points(body)


@contextmanager
def cheap_passwords() -> Iterator[None]:
    """Hash passwords at once: here nobody guesses any."""
    with mock.patch.object(people, "_HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)):
        yield


Stored = dict[str, list[dict[str, Any]]]


@dataclass
class Prepared:
    """Some people and tables that are there before."""

    tokens: dict[str, str]
    running: str
    over: str
    stored: Stored


async def prepare(database: str) -> Prepared:
    """Let Ann play at one table and have played at another, and let others arrive."""
    async with serving(database, way="in-process") as served:
        ann, eve, *gone = await served.people("Ann", "Eve", "Gone", "Gone too")
        running, _ = await at_table(ann, bots=1)
        over, _ = await at_table(ann, bots=1)
        async with ann.table(over) as table:
            await play_on([table])
        async with ann.table(running) as table:
            await table.until(lambda table: table.position.legal)
        names = ("owner", "passer-by", "log_out", "delete_me")
        tokens = {name: client.token or "" for name, client in zip(names, (ann, eve, *gone), strict=True)}
        return Prepared(tokens, running, over, await stored(served))


async def stored(served: Served) -> Stored:
    """Return what is stored of tables, the games' whole histories."""
    return await served.rows(schema.tables, schema.events, schema.chairs, schema.chat)


async def stored_afterwards(database: str) -> Stored:
    """Return what is stored in the end, having played through every history."""
    async with serving(database, way="in-process") as served:
        rows = await stored(served)
        for row in rows["tables"]:
            await served.services.live_tables.get(row["id"])
        return rows


def bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


# What these need no schema can tell: an address in the network, options that combine, the values of a box or a sheet.
BY_LUCK = {"add_channel", "remove_channel", "open_table", "check_options"} | {
    "check_edition",
    "read_edition",
    "keep_edition",
    "forget_edition",
    "count_sheet",
    "read_sheet",
}
DEFAULT = {"title": "metro", "edition_hash": find_edition("metro", "default").hash}


@pytest.mark.parametrize(
    ("role", "database_url"),
    [("stranger", "sqlite"), ("passer-by", "sqlite"), ("owner", "postgresql")],
    indirect=["database_url"],
)
def test_every_request_is_answered_as_the_schema_says(
    role: str, database_url: str, published: dict[str, Any], thorough: bool
) -> None:
    before = asyncio.run(prepare(database_url))
    app = create_app(Settings(database=database_url, bot_pause=0.0, **OPEN_LIMITS))  # type: ignore[arg-type]  # by name
    app.state.services.worker_pool = QuickWorkerPool()
    tokens = before.tokens if role != "stranger" else {}
    settings = {
        "headers": bearer(tokens.get(role)),
        "parameters": {"table_id": before.running},
        "generation": {"max-examples": 200 if thorough else 8, "deterministic": True},
        "operations": [
            {"include-operation-id": "log_out", "headers": bearer(tokens.get("log_out"))},
            {"include-operation-id": "delete_me", "headers": bearer(tokens.get("delete_me"))},
            {"include-operation-id": "see_words", "parameters": {"language": "en", "name": "metro"}},
            {"include-operation-id": "list_editions", "parameters": {"title": "metro"}},
            {"include-operation-id": "see_edition", "parameters": DEFAULT},
            {"include-operation-id": "download_edition", "parameters": DEFAULT},
            {"include-operation-id": "download_record", "parameters": {"table_id": before.over}},
            {"include-operation-id": "see_scores", "parameters": {"table_id": before.over}},
            {"include-operation-id": "see_final_picture", "parameters": {"table_id": before.over}},
            {"include-operation-id": "see_analysis", "parameters": {"table_id": before.over}},
        ],
    }
    with cheap_passwords():
        tried = try_everything(app, settings)
    assert tried.faults == []
    assert tried.requests >= 1_500

    secured = {
        operation["operationId"]
        for _, _, operation in operations(published[DOCUMENT])
        if operation.get("security") and {} not in operation["security"]
    }
    after = asyncio.run(stored_afterwards(database_url))
    known = {row["id"] for row in before.stored["tables"]}
    if role == "stranger":
        assert tried.done.isdisjoint(secured)
        assert after == before.stored
    elif role == "passer-by":
        assert {"rename_me", "export_me", "see_table", "log_out", "delete_me"} <= tried.done
        ids = {"tables": "id", "events": "table_id", "chairs": "table_id", "chat": "table_id"}
        # All that a passer-by can leave at a table is a word to its other spectators.
        after["chat"] = [row for row in after["chat"] if row["audience"] is None]
        assert {name: [row for row in rows if row[ids[name]] in known] for name, rows in after.items()} == before.stored
    else:
        everything = {operation["operationId"] for _, _, operation in operations(published[DOCUMENT])}
        assert tried.done >= everything - BY_LUCK
        for row in before.stored["events"]:
            assert row in after["events"]
