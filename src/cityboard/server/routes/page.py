"""The first page: its files, and everything it has to say in words."""

import asyncio
import gzip
import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from cityboard.bots.bot import LEVELS
from cityboard.language import Language
from cityboard.protocol import page as wire
from cityboard.server import words
from cityboard.server.choices import CHOICES
from cityboard.server.decisions import check_seat
from cityboard.server.house import House
from cityboard.server.openapi import ANYBODY, CHANGER
from cityboard.server.routes.answers import BODY, CONFLICT, MALFORMED, MISSING, PERSON, TOO_MANY, VISITOR, refusals
from cityboard.server.routes.tables import SeatNumber, Since, watched

Ask = Request[Any, Any, Any]
FOLDER = Path(__file__).parents[1] / "page"  # what `npm run build` makes of web/
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
NAMED_BY_CONTENT = re.compile(r"-[\w-]{8}\.\w+$")
FOR_EVER = "public, max-age=31536000, immutable"
UNCHANGED = 304


class File(NamedTuple):
    """A file of the page, packed for those who can unpack it, with a mark of its version."""

    content: bytes
    packed: bytes
    version: str


@cache
def files() -> dict[str, File]:
    """Read the files of the page."""
    return {path.name: _read(path) for path in FOLDER.iterdir() if path.suffix in KINDS}


def _read(path: Path) -> File:
    content = path.read_bytes()
    return File(content, gzip.compress(content, mtime=0), f'"{hashlib.sha256(content).hexdigest()[:16]}"')


def _serve(request: Ask, house: House, name: str) -> Response[bytes]:
    """Return a file; browsers keep it, but ask every time whether it is still the same unless its name says so."""
    house.access.check_pace(request)
    if name not in files():
        raise NotFoundException
    file = files()[name]
    headers = {"etag": file.version, "cache-control": FOR_EVER if NAMED_BY_CONTENT.search(name) else "no-cache"}
    kind = KINDS[Path(name).suffix]
    if request.headers.get("if-none-match") == file.version:
        return Response(b"", status_code=UNCHANGED, headers=headers, media_type=kind)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers=headers | {"content-encoding": "gzip"}, media_type=kind)
    return Response(file.content, headers=headers, media_type=kind)


PLACES = [
    "/",
    "/me",
    "/open/{title:str}",
    "/learn/{title:str}",
    "/rules/{title:str}",
    "/rules/{title:str}/{rule:str}",
    "/table/{table_id:str}",
    "/table/{table_id:str}/move/{number:int}",
]


@get(PLACES, include_in_schema=False)
async def see_page(request: Ask, house: NamedDependency[House]) -> Response[bytes]:
    """Return the page; what stands in its address, the page itself reads."""
    return _serve(request, house, "index.html")


@get("/page/{name:str}", include_in_schema=False)
async def see_file(request: Ask, house: NamedDependency[House], name: FromPath[str]) -> Response[bytes]:
    """Return what the page is made of."""
    return _serve(request, house, name)


@get("/service-worker.js", include_in_schema=False)
async def see_service_worker(request: Ask, house: NamedDependency[House]) -> Response[bytes]:
    """Return the script that keeps the page for the next visit; only from here it may speak for all addresses."""
    return _serve(request, house, "service-worker.js")


@get("/api/labels/{lang:str}", responses=refusals(TOO_MANY, CONFLICT))
async def see_labels(request: Ask, house: NamedDependency[House], lang: FromPath[str]) -> dict[str, str]:
    """Return what the page says in a language."""
    house.access.check_pace(request)
    return words.labels(Language(lang).code)


@get("/api/choices", responses=refusals(TOO_MANY))
async def see_choices(request: Ask, house: NamedDependency[House]) -> wire.Choices:
    """Return what can be chosen for a new table."""
    house.access.check_pace(request)
    return wire.Choices(CHOICES, list(LEVELS))


@post("/api/words", status_code=200, responses=refusals(*BODY, TOO_MANY, CONFLICT))
async def say_reason(request: Ask, house: NamedDependency[House], data: JSONBody[wire.Unsaid]) -> wire.Sentence:
    """Say in a language why something was refused."""
    house.access.check_pace(request)
    return wire.Sentence(words.sentence(data.reason, Language(data.lang)))


@get(
    "/api/tables/{table_id:str}/text",
    responses=refusals(MALFORMED, *VISITOR, MISSING, CONFLICT),
    security=ANYBODY,
)
async def see_text(
    request: Ask,
    house: NamedDependency[House],
    table_id: FromPath[str],
    lang: FromQuery[str],
    seat: SeatNumber = None,
    since: Since = 0,
    narrow: FromQuery[bool] = False,
) -> wire.Described:
    """Return a table in words, not from before `since`; `seat` says which of several own seats is looking."""
    language = Language(lang)
    person = await house.access.anybody(request)
    live = await watched(house, table_id, person.id if person else None, since)
    async with live.lock:
        viewer = live.viewer(person.id if person else None, seat)
        # Drawing takes as long as dozens of messages: other tables need not wait for it.
        return await asyncio.to_thread(words.describe, live, viewer, language, narrow=narrow)


@post(
    "/api/tables/{table_id:str}/foresight",
    status_code=200,
    responses=refusals(*BODY, *PERSON, MISSING, CONFLICT),
    security=CHANGER,
)
async def foresee_move(
    request: Ask, house: NamedDependency[House], table_id: FromPath[str], data: JSONBody[wire.Foresight]
) -> wire.Foreseen:
    """Say in words what a move would do, or refuse it."""
    language = Language(data.lang)
    person = await house.access.known_person(request)
    live = await watched(house, table_id, person.id)
    async with live.lock:
        check_seat(live.table, live.chairs, person.id, data.seat)
        return await asyncio.to_thread(words.foresee, live, data.seat, data.move, language, narrow=data.narrow)


ROUTER = Router(
    "/",
    tags=["page"],
    route_handlers=[
        see_page,
        see_file,
        see_service_worker,
        see_labels,
        see_choices,
        say_reason,
        see_text,
        foresee_move,
    ],
)
