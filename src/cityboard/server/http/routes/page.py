"""The page that browsers load: one for all its addresses, and the files it is made of."""

import asyncio
import gzip
import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, Request, Response, Router, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from cityboard.core.reason import RefusedError
from cityboard.protocol.messages import TableInfo
from cityboard.server.http import link_previews, web_manifest
from cityboard.server.http.access import Access
from cityboard.server.http.page_addresses import ADDRESSES
from cityboard.server.http.routes.answers import HEADERS, MISSING, failed
from cityboard.server.reasons import PAGE_MISSING
from cityboard.server.services import Services
from cityboard.tables.checks import refuse
from cityboard.titles.registry import title_names

Ask = Request[Any, Any, Any]
FOLDER = Path(__file__).parents[2] / "page"  # what `npm run build` makes of web/
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
READS = [HttpMethod.GET, HttpMethod.HEAD]  # previews of links ask for the head first; the server leaves the body out


class File(NamedTuple):
    """A file of the page, also compressed, with its version."""

    content: bytes
    packed: bytes
    version: str


def files() -> dict[str, File]:
    """Return the files of the page by name; none if it was never built here."""
    return _read_all(FOLDER)


@cache
def _read_all(folder: Path) -> dict[str, File]:
    return {path.name: _read(path) for path in folder.glob("*") if path.suffix in KINDS}


def _read(path: Path) -> File:
    content = path.read_bytes()
    if path.name == web_manifest.NAME:
        content = web_manifest.with_titles(content)
    return File(content, gzip.compress(content, mtime=0), f'"{hashlib.sha256(content).hexdigest()[:16]}"')


def _serve(request: Ask, name: str) -> Response[bytes]:
    """Return a file; browsers cache it, but revalidate it every time unless its name contains a hash."""
    if name not in files():
        raise NotFoundException
    file = files()[name]
    kept = FOR_EVER if NAMED_BY_CONTENT.search(name) else "no-cache"
    headers = {"etag": file.version, "cache-control": kept, "vary": "accept-encoding"}
    kind = KINDS[Path(name).suffix]
    if request.headers.get("if-none-match") == file.version:
        return Response(b"", status_code=UNCHANGED, headers=headers, media_type=kind)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers=headers | {"content-encoding": "gzip"}, media_type=kind)
    return Response(file.content, headers=headers, media_type=kind)


PLACES = list(ADDRESSES.values())


@route(PLACES, http_method=READS)
async def see_page(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access]
) -> Response[bytes]:
    """Return the page, which reads its address itself; that of a table says in its head what previews show."""
    if not files():
        refuse(PAGE_MISSING)
    if request.path_params.get("title", title_names()[0]) not in title_names():
        raise NotFoundException
    table_id = request.path_params.get("table_id")
    info = await _shown(services, table_id) if table_id else None
    if info is None:
        return _serve(request, "index.html")
    language = link_previews.language_of(request.headers.get("accept-language", ""))
    tags = link_previews.tags(info, language, access.own_address(request))
    content = files()["index.html"].content.replace(b"</head>", f"{tags}\n</head>".encode(), 1)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(content, headers=headers, media_type="text/html")


async def _shown(services: Services, table_id: str) -> TableInfo | None:
    """Return what strangers may know about a table; the page comes in any case and says itself what is wrong."""
    try:
        live = await services.live_tables.get(table_id)
        async with live.lock:
            return live.info() if live.may_watch(None) else None
    except RefusedError:
        return None
    except Exception as error:
        services.failed("link preview failed", error, table=table_id)
        return None


@route(ADDRESSES["table"] + "/picture.png", http_method=READS)
async def see_picture(request: Ask, services: NamedDependency[Services], table_id: FromPath[str]) -> Response[bytes]:
    """Return the picture of a table that strangers may see, for previews of its link."""
    info = await _shown(services, table_id)
    if info is None:
        raise NotFoundException
    language = link_previews.language_of(request.headers.get("accept-language", ""))
    content = await asyncio.to_thread(link_previews.picture_of, info, language)
    return Response(content, headers={"cache-control": "no-cache"}, media_type="image/png")


@route("/page/{name:str}", http_method=READS)
async def see_file(request: Ask, name: FromPath[str]) -> Response[bytes]:
    """Return a file of the page."""
    return _serve(request, name)


@route("/service-worker.js", http_method=READS)
async def see_service_worker(request: Ask) -> Response[bytes]:
    """Return the service worker; only from this path can it serve all addresses."""
    return _serve(request, "service-worker.js")


@route("/favicon.ico", http_method=READS)
async def see_icon(request: Ask) -> Response[bytes]:
    """Return the icon to programs that do not read the page, which names a better one."""
    return _serve(request, "icon-192.png")


def missing(request: Ask, error: NotFoundException) -> Response[Any]:
    """Answer 404: people get the page, which says so in their language, and programs a refusal."""
    if "index.html" not in files() or "text/html" not in request.headers.get("accept", ""):
        return failed(request, error)
    headers = HEADERS | {"cache-control": "no-cache"}
    return Response(files()["index.html"].content, status_code=MISSING, headers=headers, media_type="text/html")


ROUTER = Router(
    "/", include_in_schema=False, route_handlers=[see_page, see_file, see_service_worker, see_icon, see_picture]
)
