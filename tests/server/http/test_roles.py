"""Who may do what: every message and every route, for everyone who could try; a refusal changes nothing.

A message or route that is missing here fails the test: its author must say who may use it.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar.routes import HTTPRoute

from cityboard.client import Client, ClosedError
from cityboard.core.edition_text import written
from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.protocol.editions import NewEdition
from cityboard.protocol.messages import Pace, Proposal
from cityboard.server.app import create_app
from cityboard.server.http.routes.answers import STATUS
from cityboard.server.http.routes.page import PLACES, READS
from cityboard.server.operations.settings import Settings
from cityboard.server.sockets import DISMISSED
from cityboard.server.storage import schema
from cityboard.titles.registry import find_edition
from tests.server.playing import LINK, ME, play_on
from tests.server.serving import HandClock, Served, run, serving, sqlite

# Ann has opened the table, it is Bob's turn, Carl plays too, Dora looks on, nobody knows the stranger, and Emil came by
# a link to the fourth seat that Ann has revoked.
ROLES = ("owner", "player", "other", "spectator", "stranger", "revoked")
OUTSIDERS = ("spectator", "stranger", "revoked")
OK = "ok"
ASKING = wire.Show | wire.Preview | wire.Attend | wire.Ping  # these change nothing
PASSWORD = "correct horse"
DEFAULT = find_edition("metro", "default")
BOX: dict[str, Any] = {
    "title": "metro",
    "name": "Bob’s box",
    "values": DEFAULT.values | {"companies.exchange_closes": 29},
}
FILE = written(DEFAULT)
CONFLICT = 409

EVERYBODY = (OK, OK, OK, OK, OK, OK)
KNOWN = (OK, OK, OK, OK, "person-needed", OK)
SEATED = (OK, OK, OK, "seat-needed", "person-needed", "seat-needed")
UNSEATED = ("watchers-only", "watchers-only", "watchers-only", OK, "person-needed", OK)
BOB = ("seat-not-yours", OK, "seat-not-yours", "seat-not-yours", "person-needed", "seat-not-yours")
BOB_UNNAMED = ("seat-not-yours", OK, "seat-not-yours", "seat-not-yours", "seat-not-yours", "seat-not-yours")
CARL = ("seat-not-yours", "seat-not-yours", OK, "seat-not-yours", "person-needed", "seat-not-yours")
BOB_RESERVED = ("seat-reserved", OK, *BOB[2:])
BOB_OR_OWNER = (OK, OK, "seat-not-yours", "seat-not-yours", "person-needed", "seat-not-yours")


@dataclass
class Scene:
    """Six people, and the table in the state that an action needs."""

    served: Served
    clock: HandClock
    people: dict[str, Client] = field(default_factory=dict)
    table_id: str = ""
    secret: str = ""  # of the revoked link
    invitation: str = ""
    old_invitation: str = ""  # from before the revocation
    channel: str = ""  # Bob's
    edition: str = ""  # that Bob keeps
    role: str = ""  # the current person
    state: str = ""  # of the table

    @classmethod
    def empty(cls) -> "Scene":
        """Return a scene in which nobody is."""
        return cls(None, HandClock())  # type: ignore[arg-type]  # nobody asks the database

    async def seq(self) -> int:
        return (await self.people["owner"].see(self.table_id)).table.seq

    async def arrive(self) -> None:
        for role in ROLES:
            client = await (self.served.stranger() if role == "stranger" else self.served.person(role))
            self.people[role] = client
        self.channel = (await self.people["player"].add_channel("http://127.0.0.1:9/")).id
        self.edition = (await self.people["player"].keep_edition(NewEdition(**BOX))).hash

    async def tell(self, role: str, make: Callable[..., Any], *fields: Any) -> wire.Done:
        seq = await self.seq()
        return await self.people[role].tell(self.table_id, make(f"{make.__name__} {seq}", seq, *fields))

    async def open(self, title: str = "helsinki", **proposal: Any) -> None:
        pace = Pace(seconds_per_turn=60, absent="wait")
        opened = await self.people["owner"].open_table(
            Proposal(title, [ME, LINK, LINK, LINK], {"start": 1}, take_back=True, pace=pace, **proposal)
        )
        self.table_id, self.old_invitation = opened.id, opened.invitation
        assert await self.people["player"].join(opened.id, opened.invitation) == 1
        self.secret = (await self.tell("owner", wire.Link, 3)).secret or ""
        assert await self.people["revoked"].join(opened.id, self.secret) == 3
        await self.tell("owner", wire.Revoke, 3)
        self.invitation = await self.people["owner"].invitation(opened.id)
        assert await self.people["other"].join(opened.id, self.invitation) == 2

    async def begin(self, state: str, **proposal: Any) -> None:
        """Bring a new table into a state: opened, running, left, asked, late or over."""
        self.served.worker_pool.hold()
        self.state = state
        await self.open("metro" if state == "over" else "helsinki", **proposal)
        if state == "opened":
            return
        await self.tell("owner", wire.Start)
        if state == "over":
            for seat, role in enumerate(ROLES[1:3], 1):
                await self.tell(role, wire.Leave, seat)
            self.served.worker_pool.release()
            async with self.people["owner"].table(self.table_id) as table:
                await play_on([table])
            return
        for move in (["space", 0], ["walk", 1]):
            await self.tell("player", wire.Play, 1, move)
        if state == "left":
            await self.tell("player", wire.Leave, 1)
        if state == "asked":
            await self.tell("player", wire.TakeBack, 1)
        if state == "late":
            self.clock.pass_seconds(61)


@asynccontextmanager
async def stage(folder: Path) -> AsyncIterator[Scene]:
    clock = HandClock()
    async with serving(sqlite(folder), way="in-process", clock=clock, private_webhooks=True) as served:
        scene = Scene(served, clock)
        await scene.arrive()
        yield scene


@dataclass(frozen=True)
class Row:
    """A message, the state of the table it is for, and what comes of it for each role."""

    state: str
    make: Callable[[Scene, str, int], wire.Message]  # out of the scene, a key and the number of events
    outcomes: tuple[str, ...]
    # Where a request over HTTP is answered in another way; empty if the message cannot be said there.
    on_request: tuple[str, ...] | None = None


UNLISTED = ("table-unlisted",) * 4 + ("person-needed", "table-unlisted")
VOID = ("link-void",) * 4 + ("person-needed", "link-void")
INVITED = (*["seat-yours-already"] * 3, OK, "person-needed", OK)
OWNER = (OK, *["only-owner"] * 3, "person-needed", "only-owner")
NOBODYS = ("knock-unknown", *OWNER[1:])
KNOCKER = INVITED

STATES = ("opened", "running", "left", "asked", "late", "over")
MESSAGES: dict[str, Row] = {
    "start": Row("opened", lambda scene, key, seq: wire.Start(key, seq), OWNER),
    "sit": Row("opened", lambda scene, key, seq: wire.Sit(key, seq), UNLISTED),
    "sit revoked": Row("opened", lambda scene, key, seq: wire.Sit(key, seq, None, scene.secret), VOID),
    "sit invited": Row("opened", lambda scene, key, seq: wire.Sit(key, seq, None, scene.invitation), INVITED),
    "sit uninvited": Row("opened", lambda scene, key, seq: wire.Sit(key, seq, None, scene.old_invitation), VOID),
    "knock": Row("opened", lambda scene, key, seq: wire.Knock(key), KNOCKER),
    "admit": Row("opened", lambda scene, key, seq: wire.Admit(key, 10**6, True), NOBODYS),
    "leave": Row("running", lambda scene, key, seq: wire.Leave(key, seq, 1), BOB),
    "return": Row("left", lambda scene, key, seq: wire.Return(key, seq, 1), BOB),
    "move": Row("running", lambda scene, key, seq: wire.Play(key, seq, 1, ["draw"]), BOB),
    "undo": Row("running", lambda scene, key, seq: wire.TakeUndo(key, seq, 1), BOB),
    "take-back": Row("running", lambda scene, key, seq: wire.TakeBack(key, seq, 1), BOB),
    "replace": Row("late", lambda scene, key, seq: wire.Replace(key, seq, 2, 1), CARL),
    "answer": Row("asked", lambda scene, key, seq: wire.Answer(key, seq, 2, True), CARL),
    "link": Row("running", lambda scene, key, seq: wire.Link(key, seq, 1), BOB_RESERVED),
    "link away": Row("left", lambda scene, key, seq: wire.Link(key, seq, 1), BOB_RESERVED),
    "revoke": Row("running", lambda scene, key, seq: wire.Revoke(key, seq, 1), BOB_OR_OWNER),
    "rematch": Row("over", lambda scene, key, seq: wire.Rematch(key, seq), SEATED),
    "say": Row("running", lambda scene, key, seq: wire.Say(key, "hello"), SEATED),
    "say to watchers": Row("running", lambda scene, key, seq: wire.Say(key, "hello", True), UNSEATED),
    "show": Row("running", lambda scene, key, seq: wire.Show(1), BOB_UNNAMED, ()),
    "attend": Row("running", lambda scene, key, seq: wire.Attend(True), EVERYBODY, ()),
    "preview": Row("running", lambda scene, key, seq: wire.Preview(1, ["draw"]), BOB_UNNAMED, BOB),
    "ping": Row("running", lambda scene, key, seq: wire.Ping(), EVERYBODY, ()),
}


def test_every_message_is_in_the_matrix() -> None:
    named = {type(row.make(Scene.empty(), "key", 0)) for row in MESSAGES.values()}
    assert named == set(get_args(wire.Message))
    assert {row.state for row in MESSAGES.values()} == set(STATES)
    assert all(len(row.outcomes) == len(ROLES) == len(row.on_request or ROLES) for row in MESSAGES.values())


async def outcome(doing: Awaitable[Any]) -> str:
    """Return "ok", or the code of the refusal."""
    try:
        await doing
    except RefusedError as refused:
        return refused.reason.code
    return OK


async def on_socket(client: Client, table_id: str, message: wire.Message) -> None:
    async with client.table(table_id) as table:
        match message:
            case wire.Show():
                await table.show(message.seat)
            case wire.Preview():
                await table.preview(message.seat, message.move)
            case wire.Attend():
                await table.attend(here=message.here)
            case wire.Ping():
                await table.ping()
            case _:
                await table.change(message)


async def on_request(client: Client, table_id: str, message: wire.Message) -> None:
    if isinstance(message, wire.Preview):
        await client.preview(table_id, message.seat, message.move)
    else:
        assert not isinstance(message, wire.Show | wire.Attend | wire.Ping)
        await client.tell(table_id, message)


async def check_message(scene: Scene, name: str) -> None:
    """Let everyone send a message, on a socket and by request; first those who are refused."""
    row = MESSAGES[name]
    requested = row.outcomes if row.on_request is None else row.on_request
    fresh = False
    for say, outcomes in ((on_socket, row.outcomes), (on_request, requested)):
        for role, expected in sorted(zip(ROLES, outcomes, strict=False), key=lambda cell: cell[1] == OK):
            if not fresh:
                await scene.begin(row.state)
            before = await stored(scene)
            message = row.make(scene, f"{say.__name__} {role}", await scene.seq())
            answer = await outcome(say(scene.people[role], scene.table_id, message))
            assert answer == expected, (name, say.__name__, role)
            changed = await stored(scene) != before
            assert changed == (answer == OK and not isinstance(message, ASKING))
            fresh = not changed


async def check_message_to_closed_table(scene: Scene, name: str) -> None:
    """Let people who may not see a table send it a message."""
    row = MESSAGES[name]
    await scene.begin(row.state, spectators=False)
    for role in OUTSIDERS:
        before = await stored(scene)
        message = row.make(scene, role, await scene.seq())
        with pytest.raises(ClosedError) as closed:
            await on_socket(scene.people[role], scene.table_id, message)
        assert closed.value.code == DISMISSED
        # LimitCheck a seat is how one gets to see it.
        is_about_seat = isinstance(message, wire.Sit | wire.Knock)
        expected = row.outcomes[ROLES.index(role)] if is_about_seat else "table-closed"
        if row.on_request != () and expected != OK:
            answer = await outcome(on_request(scene.people[role], scene.table_id, message))
            assert answer == ("person-needed" if role == "stranger" else expected), (name, role)
        assert await stored(scene) == before


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("check", [check_message, check_message_to_closed_table])
def test_a_message_is_accepted_only_from_those_who_may_send_it(check: Any, state: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with stage(tmp_path) as scene:
            for name, row in MESSAGES.items():
                if row.state == state:
                    await check(scene, name)

    run(test)


@dataclass(frozen=True)
class Route:
    """A request and what comes of it for each role."""

    outcomes: tuple[str, ...]
    body: Callable[[Scene], Any] | None = None
    state: str = "running"
    path: Callable[[Scene], dict[str, Any]] = lambda scene: {"table_id": scene.table_id}


def named_in_address(scene: Scene) -> dict[str, Any]:
    """Return what may stand in an address of the page."""
    return {"table_id": scene.table_id, "number": 3, "title": "metro", "rule": "M1.6"}


def kept_edition(scene: Scene) -> dict[str, Any]:
    """Return what stands in the address of Bob's edition."""
    return {"title": BOX["title"], "edition_hash": scene.edition}


KEPT = ("edition-not-kept", OK, "edition-not-kept", "edition-not-kept", "person-needed", "edition-not-kept")
CHANNEL = ("channel-unknown", OK, "channel-unknown", "channel-unknown", "person-needed", "channel-unknown")
TABLE = {"title": "metro", "seats": [{"who": "me"}, {"who": "link"}]}
SECRET = {"login": "nobody", "password": PASSWORD}

ROUTES: dict[tuple[str, str], Route] = {
    **{(method, place): Route(EVERYBODY, path=named_in_address) for place in PLACES for method in READS},
    **{(method, "/page/{name:str}"): Route(EVERYBODY, path=lambda scene: {"name": "index.html"}) for method in READS},
    **{(method, path): Route(EVERYBODY) for path in ("/service-worker.js", "/favicon.ico") for method in READS},
    **{(method, "/table/{table_id:str}/picture.png"): Route(EVERYBODY) for method in READS},
    ("GET", "/health"): Route(EVERYBODY),
    ("GET", "/metrics"): Route(EVERYBODY),
    ("GET", "/schema"): Route(EVERYBODY),
    ("GET", "/schema/openapi.json"): Route(EVERYBODY),
    ("GET", "/schema/{path:str}"): Route(EVERYBODY, path=lambda scene: {"path": "openapi.json"}),
    ("GET", "/schema/messages.json"): Route(EVERYBODY),
    ("GET", "/api/titles"): Route(EVERYBODY),
    ("GET", "/api/words/{language:str}/{name:str}"): Route(
        EVERYBODY, path=lambda scene: {"language": "en", "name": "metro"}
    ),
    ("GET", "/api/choices"): Route(EVERYBODY),
    ("GET", "/api/push-key"): Route(EVERYBODY),
    ("POST", "/api/people"): Route(EVERYBODY, lambda scene: {"nickname": "Somebody"}),
    ("POST", "/api/login"): Route(("login-wrong",) * 6, lambda scene: SECRET),
    ("GET", "/api/me"): Route(EVERYBODY),
    ("PATCH", "/api/me"): Route(KNOWN, lambda scene: {"nickname": "Somebody"}),
    ("POST", "/api/me/account"): Route(KNOWN, lambda scene: {"login": scene.role, "password": PASSWORD}),
    ("GET", "/api/me/export"): Route(KNOWN),
    ("GET", "/api/me/tables"): Route(KNOWN),
    ("GET", "/api/me/channels"): Route(KNOWN),
    ("POST", "/api/me/channels"): Route(KNOWN, lambda scene: {"address": "http://127.0.0.1:9/"}),
    ("DELETE", "/api/me/channels/{channel_id:str}"): Route(CHANNEL, path=lambda scene: {"channel_id": scene.channel}),
    ("GET", "/api/editions/{title:str}"): Route(EVERYBODY, path=kept_edition),
    ("GET", "/api/editions/{title:str}/{edition_hash:str}"): Route(EVERYBODY, path=kept_edition),
    ("GET", "/api/editions/{title:str}/{edition_hash:str}/file"): Route(EVERYBODY, path=kept_edition),
    ("POST", "/api/editions/check"): Route(EVERYBODY, lambda scene: {"title": "metro", "values": {}}),
    ("POST", "/api/editions/read"): Route(EVERYBODY, lambda scene: {"text": FILE}),
    ("POST", "/api/count"): Route(EVERYBODY, lambda scene: {"title": "metro", "players": 2}),
    ("POST", "/api/count/read"): Route(EVERYBODY, lambda scene: {"text": "title = 'metro'"}),
    ("GET", "/api/me/editions"): Route(KNOWN),
    ("PUT", "/api/me/editions"): Route(KNOWN, lambda scene: BOX),
    ("DELETE", "/api/me/editions/{edition_hash:str}"): Route(KEPT, path=kept_edition),
    ("GET", "/api/tables/{table_id:str}/edition"): Route(EVERYBODY),
    ("GET", "/api/tables"): Route(EVERYBODY),
    ("POST", "/api/options"): Route(EVERYBODY, lambda scene: {"title": "metro", "players": 3}),
    ("POST", "/api/tables"): Route(KNOWN, lambda scene: TABLE),
    ("GET", "/api/tables/{table_id:str}"): Route(EVERYBODY),
    ("POST", "/api/tables/{table_id:str}/messages"): Route(
        SEATED, lambda scene: {"type": "say", "key": scene.role, "text": "hello"}
    ),
    ("GET", "/api/tables/{table_id:str}/positions/{number:int}"): Route(
        EVERYBODY, path=lambda scene: {"table_id": scene.table_id, "number": 3}
    ),
    ("GET", "/api/tables/{table_id:str}/record"): Route(EVERYBODY, state="over"),
    ("GET", "/api/tables/{table_id:str}/scores"): Route(EVERYBODY, state="over"),
    ("GET", "/api/tables/{table_id:str}/series"): Route(EVERYBODY, state="over"),
    ("GET", "/api/tables/{table_id:str}/picture.svg"): Route(EVERYBODY, state="over"),
    ("GET", "/api/tables/{table_id:str}/analysis"): Route(EVERYBODY, state="over"),
    ("POST", "/api/tables/{table_id:str}/hint"): Route(BOB, lambda scene: {"seat": 1}),
    ("GET", "/api/tables/{table_id:str}/invitation"): Route(SEATED),
    ("POST", "/api/tables/{table_id:str}/seat"): Route(EVERYBODY, lambda scene: {}),
    ("SOCKET", "/api/tables/{table_id:str}/socket"): Route(EVERYBODY),
    ("POST", "/api/logout"): Route(KNOWN, lambda scene: {"everywhere": True}),
    ("DELETE", "/api/me"): Route(KNOWN),
}


def test_every_route_is_in_the_matrix(tmp_path: Path) -> None:
    app = create_app(Settings(database=sqlite(tmp_path)))
    routes: set[tuple[str, str]] = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            routes |= {(method, route.path) for method in route.methods if method != "OPTIONS"}
        else:
            routes.add(("SOCKET", route.path))
    assert routes == ROUTES.keys()


async def ask(scene: Scene, key: tuple[str, str], role: str) -> str:
    """Ask for a route and return "ok" or the code of the refusal, whose status must fit."""
    (method, path), route, client = key, ROUTES[key], scene.people[role]
    scene.role = role
    for name, value in route.path(scene).items():
        path = path.replace(f"{{{name}:{'int' if name == 'number' else 'str'}}}", str(value))
    if method == "SOCKET":
        async with client.table(scene.table_id):
            return OK
    body = {"json": route.body(scene)} if route.body else {}
    response = await client._http.request(method, path, headers=client.headers, **body)
    client._http.cookies.clear()
    if response.status_code < CONFLICT and response.is_success:
        return OK
    reason = msgspec.json.decode(response.content, type=wire.Refused).reason
    assert response.status_code == STATUS.get(reason.code, CONFLICT), response.text
    return reason.code


async def stored(scene: Scene) -> dict[str, list[dict[str, Any]]]:
    """Return all that people have stored; an analysis that somebody asked for goes on meanwhile."""
    by_the_server = {schema.jobs.name, schema.analyses.name}
    return {name: rows for name, rows in (await scene.served.rows()).items() if name not in by_the_server}


async def check_route(scene: Scene, key: tuple[str, str]) -> None:
    """Let everyone ask; first those who are refused."""
    reads = key[0] in (*READS, "SOCKET")
    if not reads:
        await scene.arrive()
    if not reads or scene.state != ROUTES[key].state:
        await scene.begin(ROUTES[key].state)
    for role, expected in sorted(zip(ROLES, ROUTES[key].outcomes, strict=True), key=lambda cell: cell[1] == OK):
        before = await stored(scene)
        assert await ask(scene, key, role) == expected, (key, role)
        if expected != OK or reads:
            assert await stored(scene) == before


async def check_route_of_closed_table(scene: Scene, key: tuple[str, str]) -> None:
    """Let people who may not see a table ask about it."""
    if not key[1].startswith("/api/tables/{table_id:str}"):
        return
    await scene.begin(ROUTES[key].state, spectators=False)
    before = await stored(scene)
    for role in OUTSIDERS:
        if key[0] == "SOCKET":
            with pytest.raises(ClosedError):
                await ask(scene, key, role)
        else:
            nobody = role == "stranger" and ROUTES[key].outcomes[ROLES.index(role)] == "person-needed"
            assert await ask(scene, key, role) == ("person-needed" if nobody else "table-closed"), (key, role)
    assert await stored(scene) == before


@pytest.mark.usefixtures("page_folder")
@pytest.mark.parametrize("method", sorted({method for method, _ in ROUTES}))
@pytest.mark.parametrize("check", [check_route, check_route_of_closed_table])
def test_a_request_is_answered_only_for_those_who_may_ask(check: Any, method: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with stage(tmp_path) as scene:
            for key in ROUTES:
                if key[0] == method:
                    await check(scene, key)

    run(test)
