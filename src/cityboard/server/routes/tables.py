"""Tables over HTTP: open, find, look, speak, replay, download; sockets say the same things faster."""

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from cityboard.bots.levels import levels_of
from cityboard.core.game import NOBODY
from cityboard.core.record import Record
from cityboard.games.registry import edition_files, titles
from cityboard.protocol import messages as wire
from cityboard.protocol.tables import (
    Choices,
    Chosen,
    Invitation,
    OpenedTable,
    Scores,
    Summary,
    TitleInfo,
    Titles,
)
from cityboard.server import store
from cityboard.server.choices import CHOICES
from cityboard.server.decisions import check_seat
from cityboard.server.door import LOBBY_AGE
from cityboard.server.house import House
from cityboard.server.live import Live
from cityboard.server.openapi import ANYBODY, CHANGER, READER
from cityboard.server.opening import game_for
from cityboard.server.routes.answers import (
    BODY,
    CONFLICT,
    MALFORMED,
    MISSING,
    PERSON,
    TOO_MANY,
    VISITOR,
    refusals,
    refuse,
)
from cityboard.server.table import OVER
from cityboard.server.views import preview, scores

Ask = Request[Any, Any, Any]
Since = Annotated[int, QueryParameter(ge=0, le=wire.LARGEST)]
# The minimum is said twice because the framework forgets a 0 where None is possible too.
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=5, schema_extra={"minimum": 0})]


@get("/api/titles", responses=refusals(TOO_MANY))
async def list_titles(request: Ask, house: NamedDependency[House]) -> Titles:
    """List the titles, the levels of bots and the editions."""
    house.access.check_pace(request)
    infos = [
        TitleInfo(title, [path.stem for path in edition_files(title)], list(levels_of(title))) for title in titles()
    ]
    return Titles(infos)


@get("/api/choices", responses=refusals(TOO_MANY))
async def see_choices(request: Ask, house: NamedDependency[House]) -> Choices:
    """Return what can be chosen for a new table."""
    house.access.check_pace(request)
    return Choices(CHOICES)


@post("/api/options", status_code=204, responses=refusals(*BODY, TOO_MANY, CONFLICT))
async def check_options(request: Ask, house: NamedDependency[House], data: JSONBody[Chosen]) -> None:
    """Say whether a table could be opened with these options, or why not."""
    house.access.check_pace(request)
    game_for(data)


@post("/api/tables", responses=refusals(*BODY, *PERSON, CONFLICT), security=CHANGER)
async def open_table(request: Ask, house: NamedDependency[House], data: JSONBody[wire.Proposal]) -> OpenedTable:
    """Open a table; the invitation is the secret part of the one link for friends."""
    person = await house.access.known_person(request)
    house.access.check_opening(person)
    table_id = await house.door.open(person, data)
    return OpenedTable(table_id, house.signer.invitation(table_id, 0))


@get("/api/tables", responses=refusals(*VISITOR), security=ANYBODY)
async def list_open_tables(request: Ask, house: NamedDependency[House]) -> list[Summary]:
    """List the tables in the lobby."""
    await house.access.anybody(request)
    since = house.clock() - LOBBY_AGE
    ids = await house.database.read(lambda connection: store.lobby(connection, since))
    return [await _summary(house, table_id, None) for table_id in ids]


@get("/api/me/tables", responses=refusals(*PERSON), security=READER)
async def list_own_tables(request: Ask, house: NamedDependency[House]) -> list[Summary]:
    """List one's own tables, the latest first."""
    person = await house.access.known_person(request)
    ids = await house.database.read(lambda connection: store.tables_of(connection, person.id))
    return [await _summary(house, table_id, person.id) for table_id in ids]


async def _summary(house: House, table_id: str, person: str | None) -> Summary:
    live = await house.door.live(table_id)
    async with live.lock:
        seats, table = live.seats_of(person), live.table
        your_turn = table.status == "running" and table.state.turn in seats
        moved_at = table.times[-1] if table.times else live.created_at
        scores = table.game.scores(table.state) if table.status == "over" and table.state.turn == NOBODY else None
        return Summary(live.info(), seats, your_turn, table.number, table.clock.deadline(), moved_at, scores)


@get("/api/tables/{table_id:str}", responses=refusals(MALFORMED, *VISITOR, MISSING), security=ANYBODY)
async def see_table(
    request: Ask,
    house: NamedDependency[House],
    table_id: FromPath[str],
    seat: SeatNumber = None,
    since: Since = 0,
    with_state: FromQuery[bool] = False,
) -> wire.Welcome:
    """Return everything one may know of a table; `seat` says which of several own seats is looking."""
    person = await house.access.anybody(request)
    live = await watched(house, table_id, person.id if person else None, since)
    async with live.lock:
        return await house.welcome(live, person.id if person else None, since, seat=seat, state=with_state)


async def watched(house: House, table_id: str, person: str | None, seen: int = 0) -> Live:
    """Return a table that somebody may see, not from before what they have seen of it."""
    live = await house.door.live(table_id, seen)
    live.check_watcher(person)
    return live


@post(
    "/api/tables/{table_id:str}/messages",
    status_code=200,
    responses=refusals(*BODY, *PERSON, MISSING, CONFLICT),
    security=CHANGER,
)
async def say_to_table(
    request: Ask, house: NamedDependency[House], table_id: FromPath[str], data: JSONBody[wire.Change | wire.Preview]
) -> wire.Done | wire.Previewed:
    """Say to a table what could also be said on its socket."""
    person = await house.access.known_person(request)
    if not isinstance(data, wire.Preview):
        return await house.door.change(person, table_id, data)
    live = await watched(house, table_id, person.id)
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
    house: NamedDependency[House],
    table_id: FromPath[str],
    number: FromPath[int],
    seat: SeatNumber = None,
) -> wire.Position:
    """Return the position after so many moves, as one saw it then; of a finished game everything."""
    person = await house.access.anybody(request)
    live = await watched(house, table_id, person.id if person else None)
    async with live.lock:
        if not 0 <= number <= live.table.number:
            refuse("position-unknown", number=number, most=live.table.number)
        viewer = live.viewer(person.id if person else None, seat)
        return live.position(viewer, 0, number=number)


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    responses=refusals(*VISITOR, MISSING, CONFLICT),
    security=ANYBODY,
)
async def download_record(request: Ask, house: NamedDependency[House], table_id: FromPath[str]) -> Response[str]:
    """Return the record of a finished game, ready for `cityboard replay` and `verify`."""
    person = await house.access.anybody(request)
    live = await watched(house, table_id, person.id if person else None)
    async with live.lock:
        if live.table.status != OVER:
            refuse("table-not-over")
        record: Record = live.table.record()
    name = f'attachment; filename="{live.table.header.title}-{table_id}.jsonl"'
    return Response(record.text(), headers={"content-disposition": name}, media_type=MediaType.TEXT)


@get("/api/tables/{table_id:str}/scores", responses=refusals(*VISITOR, MISSING, CONFLICT), security=ANYBODY)
async def see_scores(request: Ask, house: NamedDependency[House], table_id: FromPath[str]) -> Scores:
    """Return how the points of a finished game have come together."""
    person = await house.access.anybody(request)
    live = await watched(house, table_id, person.id if person else None)
    async with live.lock:
        table = live.table
        if table.status != OVER:
            refuse("table-not-over")
    if live.scores is None:
        # It counts as often as there are moves, and nothing changes any more: other tables need not wait for it.
        live.scores = await asyncio.to_thread(scores, table)
    return Scores(live.scores)


@get("/api/tables/{table_id:str}/invitation", responses=refusals(*PERSON, MISSING), security=READER)
async def see_invitation(request: Ask, house: NamedDependency[House], table_id: FromPath[str]) -> Invitation:
    """Return the secret of the link for friends to who sits at the table or owns it."""
    person = await house.access.known_person(request)
    live = await watched(house, table_id, person.id)
    if person.id != live.owner and not live.seats_of(person.id):
        refuse("seat-needed")
    return Invitation(house.signer.invitation(table_id, live.invitation))


ROUTER = Router(
    "/",
    tags=["tables"],
    route_handlers=[
        list_titles,
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
        see_invitation,
    ],
)
