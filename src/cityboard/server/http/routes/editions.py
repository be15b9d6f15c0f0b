"""Editions over HTTP: what comes with titles, what people keep, what is wrong with one."""

from typing import Any

from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cityboard.core import edition_text
from cityboard.core.edition import LARGEST
from cityboard.protocol import editions as wire
from cityboard.server import editions
from cityboard.server.http.access import Access
from cityboard.server.http.openapi import ANYBODY, CHANGER, READER
from cityboard.server.http.routes.answers import BODY, CONFLICT, MISSING, PERSON, TOO_MANY, VISITOR, refusals
from cityboard.server.http.routes.tables import watched
from cityboard.server.services import Services

Ask = Request[Any, Any, Any]
# Texts inside JSON are longer by what is escaped there, and so are values that are written with spaces.
VALUES_BYTES, FILE_BYTES = LARGEST * 4, wire.LONGEST_FILE * 4
HASH_SHOWN = 12


@get("/api/editions/{title:str}", responses=refusals(TOO_MANY, CONFLICT))
async def list_editions(title: FromPath[str]) -> list[wire.EditionInfo]:
    """Return the editions that come with a title, with every value and where it comes from."""
    return [editions.info(edition) for edition in editions.offered(title)]


@post(
    "/api/editions/check",
    status_code=200,
    responses=refusals(*BODY, TOO_MANY, CONFLICT),
    request_max_body_size=VALUES_BYTES,
)
async def check_edition(
    request: Ask,
    services: NamedDependency[Services],
    access: NamedDependency[Access],
    data: JSONBody[wire.EditionValues],
) -> wire.EditionChecked:
    """Find what is wrong with the values of a box."""
    return await services.editions.check(data, access.origin(request))


@post(
    "/api/editions/read",
    status_code=200,
    responses=refusals(*BODY, TOO_MANY, CONFLICT),
    request_max_body_size=FILE_BYTES,
)
async def read_edition(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], data: JSONBody[wire.EditionFile]
) -> wire.EditionChecked:
    """Read the text of an edition file; any other text is refused with its line."""
    return await services.editions.read(data.text, access.origin(request))


@get("/api/editions/{title:str}/{edition_hash:str}", responses=refusals(*VISITOR, MISSING, CONFLICT), security=ANYBODY)
async def see_edition(
    request: Ask,
    services: NamedDependency[Services],
    access: NamedDependency[Access],
    title: FromPath[str],
    edition_hash: FromPath[str],
) -> wire.EditionInfo:
    """Return an edition that comes with a title or that anybody keeps, by its hash."""
    person = await access.anybody(request)
    person_id = person.id if person else None
    return editions.info(await services.editions.find(title, edition_hash, access.origin(request), person_id))


@get(
    "/api/editions/{title:str}/{edition_hash:str}/file",
    media_type=MediaType.TEXT,
    responses=refusals(*VISITOR, MISSING, CONFLICT),
    security=ANYBODY,
)
async def download_edition(
    request: Ask,
    services: NamedDependency[Services],
    access: NamedDependency[Access],
    title: FromPath[str],
    edition_hash: FromPath[str],
) -> Response[str]:
    """Return an edition as a TOML file, ready for `cityboard editions` and `--edition`."""
    person = await access.anybody(request)
    person_id = person.id if person else None
    edition = await services.editions.find(title, edition_hash, access.origin(request), person_id)
    name = f'attachment; filename="{edition.title}-{edition.hash[:HASH_SHOWN]}.toml"'
    headers = {"content-disposition": name}
    return Response(edition_text.written(edition), headers=headers, media_type=MediaType.TEXT)


@get("/api/me/editions", responses=refusals(*PERSON), security=READER)
async def list_own_editions(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access]
) -> list[wire.KeptEdition]:
    """List the editions that you keep, the latest first."""
    return await services.editions.kept_by(await access.known_person(request))


@put(
    "/api/me/editions",
    responses=refusals(*BODY, *PERSON, CONFLICT),
    security=CHANGER,
    request_max_body_size=VALUES_BYTES,
)
async def keep_edition(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], data: JSONBody[wire.NewEdition]
) -> wire.KeptEdition:
    """Keep an edition of your own, maybe in place of another one."""
    return await services.editions.keep(await access.known_person(request), data)


@delete("/api/me/editions/{edition_hash:str}", status_code=204, responses=refusals(*PERSON, MISSING), security=CHANGER)
async def forget_edition(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], edition_hash: FromPath[str]
) -> None:
    """Stop keeping an edition; tables that are played with it continue."""
    await services.editions.forget(await access.known_person(request), edition_hash)


@get("/api/tables/{table_id:str}/edition", responses=refusals(*VISITOR, MISSING), security=ANYBODY)
async def see_table_edition(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], table_id: FromPath[str]
) -> wire.EditionInfo:
    """Return the edition that a table is played with."""
    person = await access.anybody(request)
    live = await watched(services, table_id, person.id if person else None)
    return editions.info(live.table.game.edition)


ROUTER = Router(
    "/",
    tags=["editions"],
    route_handlers=[
        list_editions,
        check_edition,
        read_edition,
        see_edition,
        download_edition,
        list_own_editions,
        keep_edition,
        forget_edition,
        see_table_edition,
    ],
)
