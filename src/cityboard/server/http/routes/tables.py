"""Tables over HTTP: open, find, watch, send messages, replay, download; sockets do the same faster."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from cityboard.core.game import NOBODY
from cityboard.core.reason import OptionError, RefusedError
from cityboard.core.reasons import TITLE_UNKNOWN
from cityboard.core.record import Record
from cityboard.language import Language, source_of
from cityboard.protocol import messages as wire
from cityboard.protocol.tables import (
    Choices,
    Chosen,
    Invitation,
    OpenedTable,
    OptionsChecked,
    Scores,
    SeatOffer,
    SeatQuery,
    Series,
    Summary,
    TitleInfo,
    Titles,
)
from cityboard.server.admission import seat_offer
from cityboard.server.choices import choices
from cityboard.server.damaged_tables import passing_over
from cityboard.server.http.access import Access
from cityboard.server.http.final_picture import final_picture
from cityboard.server.http.link_previews import language_of
from cityboard.server.http.openapi import ANYBODY, CHANGER, READER
from cityboard.server.http.routes.answers import (
    BODY,
    CONFLICT,
    MALFORMED,
    MISSING,
    PERSON,
    TOO_MANY,
    VISITOR,
    refusals,
)
from cityboard.server.knocking import open_knocks
from cityboard.server.live_table import DroppedTableError, LiveTable
from cityboard.server.opening import game_with, header_for
from cityboard.server.reasons import POSITION_UNKNOWN, SEAT_NEEDED
from cityboard.server.series import series_of
from cityboard.server.services import Services
from cityboard.server.storage import table_lists
from cityboard.server.table_service import LOBBY_AGE
from cityboard.tables.checks import check_seat, refuse
from cityboard.tables.reasons import TABLE_NOT_OVER
from cityboard.tables.table import OVER
from cityboard.tables.views import preview, scores
from cityboard.titles.ladders import levels_of
from cityboard.titles.registry import edition_names, title_names

Ask = Request[Any, Any, Any]
# A record inside a JSON string is longer by its escaped quotation marks, a quarter in practice.
OPENING_BYTES = wire.LONGEST_RECORD * 3 // 2
Since = Annotated[int, QueryParameter(ge=0, le=wire.LARGEST)]
# The minimum is given twice because the framework drops a 0 if None is possible too.
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=5, schema_extra={"minimum": 0})]


@get("/api/titles", responses=refusals(TOO_MANY))
async def list_titles() -> Titles:
    """List the titles, the levels of bots and the editions."""
    infos = [TitleInfo(title, edition_names(title), list(levels_of(title))) for title in title_names()]
    return Titles(infos)


@get("/api/words/{language:str}/{name:str}", media_type=MediaType.TEXT, responses=refusals(TOO_MANY, CONFLICT))
async def see_words(language: FromPath[str], name: FromPath[str]) -> str:
    """Return the sentences of a title, or its rules (TITLE-rules), as a Fluent file."""
    known = [title + part for title in title_names() for part in ("", "-rules")]
    if name not in known:
        raise OptionError(TITLE_UNKNOWN("", value=name, allowed=known))
    return await asyncio.to_thread(source_of, Language(language).code, name)


@get("/api/choices", responses=refusals(TOO_MANY))
async def see_choices() -> Choices:
    """Return the choices for a new table."""
    return Choices(choices())


@post("/api/options", status_code=200, responses=refusals(*BODY, TOO_MANY))
async def check_options(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], data: JSONBody[Chosen]
) -> OptionsChecked:
    """Check whether a table could be opened with these options, and if not, why not."""
    try:
        own = await services.editions.chosen(data.title, data.edition, access.origin(request))
        if own is None:
            header_for(data)
        else:
            await asyncio.to_thread(game_with, data, own)
    except RefusedError as refused:
        return OptionsChecked(refused.reason)
    return OptionsChecked(None)


@post(
    "/api/tables",
    responses=refusals(*BODY, *PERSON, MISSING, CONFLICT),
    security=CHANGER,
    request_max_body_size=OPENING_BYTES,
)
async def open_table(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], data: JSONBody[wire.Proposal]
) -> OpenedTable:
    """Open a table; the invitation is the secret part of the invitation link."""
    person = await access.known_person(request)
    table_id = await services.table_service.open(person, data, services.limits.opening(person))
    return OpenedTable(table_id, services.signer.invitation(table_id, 0))


@get("/api/tables", responses=refusals(*VISITOR), security=ANYBODY)
async def list_open_tables(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access]
) -> list[Summary]:
    """List the tables in the lobby."""
    await access.anybody(request)
    since = services.clock() - LOBBY_AGE
    ids = await services.database.read(lambda connection: table_lists.lobby(connection, since))
    return await _summaries(services, ids, None)


@get("/api/me/tables", responses=refusals(*PERSON), security=READER)
async def list_own_tables(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access]
) -> list[Summary]:
    """List your tables, the latest first."""
    person = await access.known_person(request)
    ids = await services.database.read(lambda connection: table_lists.tables_of(connection, person.id))
    return await _summaries(services, ids, person.id)


async def _summaries(services: Services, ids: list[str], person: str | None) -> list[Summary]:
    """Summarise tables; a damaged or deleted one must not hide the others."""
    summaries = []
    for table_id in ids:
        with passing_over():
            summaries.append(await _summary(services, table_id, person))
    return summaries


async def _summary(services: Services, table_id: str, person: str | None) -> Summary:
    while True:
        live = await services.live_tables.get(table_id)
        with suppress(DroppedTableError):
            async with live.lock:
                return _summed_up(live, person)


def _summed_up(live: LiveTable, person: str | None) -> Summary:
    seats, table = live.seats_of(person), live.table
    turn = table.state.turn if table.status == "running" and table.state.turn >= 0 else None
    moved_at = table.times[-1] if table.times else live.created_at
    scores = table.game.scores(table.state) if table.status == "over" and table.state.turn == NOBODY else None
    deadline, knocks = table.clock.deadline(), len(open_knocks(live)) if person == live.owner else 0
    return Summary(live.info(), seats, turn, turn in seats, table.number, deadline, moved_at, scores, knocks)


@get("/api/tables/{table_id:str}", responses=refusals(MALFORMED, *VISITOR, MISSING), security=ANYBODY)
async def see_table(
    request: Ask,
    services: NamedDependency[Services],
    access: NamedDependency[Access],
    table_id: FromPath[str],
    seat: SeatNumber = None,
    since: Since = 0,
    with_state: FromQuery[bool] = False,
) -> wire.Welcome:
    """Return everything you may know about a table; `seat` says which of your seats is looking."""
    person = await access.anybody(request)
    live = await watched(services, table_id, person.id if person else None, since)
    async with live.lock:
        return await services.welcome(live, person.id if person else None, since, seat=seat, state=with_state)


async def watched(services: Services, table_id: str, person: str | None, seen: int = 0) -> LiveTable:
    """Return a table that a person may see, at least as new as what they have already seen."""
    live = await services.live_tables.get(table_id, seen)
    live.check_watcher(person)
    return live


@post(
    "/api/tables/{table_id:str}/messages",
    status_code=200,
    responses=refusals(*BODY, *PERSON, MISSING, CONFLICT),
    security=CHANGER,
)
async def say_to_table(
    request: Ask,
    services: NamedDependency[Services],
    access: NamedDependency[Access],
    table_id: FromPath[str],
    data: JSONBody[wire.Change | wire.Preview],
) -> wire.Done | wire.Previewed:
    """Send a table a message that could also be sent on its socket."""
    person = await access.known_person(request)
    if not isinstance(data, wire.Preview):
        return await services.table_service.change(person, table_id, data)
    live = await watched(services, table_id, person.id)
    async with live.lock:
        check_seat(live.table, live.chairs, person.id, data.seat)
        return preview(live.table, data.seat, data.move)


@get(
    "/api/tables/{table_id:str}/positions/{number:int}",
    responses=refusals(MALFORMED, *VISITOR, MISSING),
    security=ANYBODY,
)
async def see_position(
    request: Ask,
    services: NamedDependency[Services],
    access: NamedDependency[Access],
    table_id: FromPath[str],
    number: FromPath[int],
    seat: SeatNumber = None,
) -> wire.Position:
    """Return the position after a number of moves, as you saw it then; in a finished game, everything."""
    person = await access.anybody(request)
    live = await watched(services, table_id, person.id if person else None)
    async with live.lock:
        if not 0 <= number <= live.table.number:
            refuse(POSITION_UNKNOWN, number=number, most=live.table.number)
        viewer = live.viewer(person.id if person else None, seat)
        return live.position(viewer, 0, number=number)


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    responses=refusals(*VISITOR, MISSING, CONFLICT),
    security=ANYBODY,
)
async def download_record(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], table_id: FromPath[str]
) -> Response[str]:
    """Return the record of a finished game, ready for `cityboard replay` and `verify`."""
    person = await access.anybody(request)
    live = await watched(services, table_id, person.id if person else None)
    async with live.lock:
        if live.table.status != OVER:
            refuse(TABLE_NOT_OVER)
        record: Record = live.table.record()
    name = f'attachment; filename="{live.table.header.title}-{table_id}.jsonl"'
    return Response(record.text(), headers={"content-disposition": name}, media_type=MediaType.TEXT)


@get("/api/tables/{table_id:str}/scores", responses=refusals(*VISITOR, MISSING, CONFLICT), security=ANYBODY)
async def see_scores(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], table_id: FromPath[str]
) -> Scores:
    """Return how the points of a finished game added up."""
    person = await access.anybody(request)
    live = await watched(services, table_id, person.id if person else None)
    async with live.lock:
        table = live.table
        if table.status != OVER:
            refuse(TABLE_NOT_OVER)
    if live.scores is None:
        # It counts once per move, and nothing changes any more: other tables need not wait for it.
        live.scores = await asyncio.to_thread(scores, table)
    return Scores(live.scores)


@get("/api/tables/{table_id:str}/series", responses=refusals(*VISITOR, MISSING), security=ANYBODY)
async def see_series(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], table_id: FromPath[str]
) -> Series:
    """Return the score of the same players in this title, up to this game."""
    person = await access.anybody(request)
    person_id = person.id if person else None
    return await series_of(
        services.database, services.live_tables, await watched(services, table_id, person_id), person_id
    )


@get(
    "/api/tables/{table_id:str}/picture.svg",
    media_type="image/svg+xml",
    responses=refusals(*VISITOR, MISSING, CONFLICT),
    security=ANYBODY,
)
async def see_final_picture(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], table_id: FromPath[str]
) -> Response[bytes]:
    """Return a picture of the last board of a finished game, with names and points."""
    person = await access.anybody(request)
    live = await watched(services, table_id, person.id if person else None)
    language = language_of(request.headers.get("accept-language", ""))
    async with live.lock:
        if live.table.status != OVER:
            refuse(TABLE_NOT_OVER)
        content = final_picture(live.table, live.info(), language).encode()
    return Response(content, headers={"vary": "accept-language"}, media_type="image/svg+xml")


@get("/api/tables/{table_id:str}/invitation", responses=refusals(*PERSON, MISSING), security=READER)
async def see_invitation(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], table_id: FromPath[str]
) -> Invitation:
    """Return the secret of the invitation link to the players and the owner of a table."""
    person = await access.known_person(request)
    live = await watched(services, table_id, person.id)
    if person.id != live.owner and not live.seats_of(person.id):
        refuse(SEAT_NEEDED)
    return Invitation(services.signer.invitation(table_id, live.invitation))


@post(
    "/api/tables/{table_id:str}/seat",
    status_code=200,
    responses=refusals(*BODY, *VISITOR, MISSING),
    security=ANYBODY,
)
async def check_seat_offer(
    request: Ask,
    services: NamedDependency[Services],
    access: NamedDependency[Access],
    table_id: FromPath[str],
    data: JSONBody[SeatQuery],
) -> SeatOffer:
    """Check whether you could sit down with a link or without one, and if not, why not."""
    person = await access.anybody(request)
    live = await services.live_tables.get(table_id)
    async with live.lock:
        sender = services.table_service.sender(live, person.id if person else "")
        return seat_offer(live, sender, data.secret)


ROUTER = Router(
    "/",
    tags=["tables"],
    route_handlers=[
        list_titles,
        see_words,
        see_choices,
        check_options,
        open_table,
        list_open_tables,
        list_own_tables,
        see_table,
        say_to_table,
        see_position,
        download_record,
        see_scores,
        see_series,
        see_final_picture,
        see_invitation,
        check_seat_offer,
    ],
)
