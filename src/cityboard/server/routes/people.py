"""People over HTTP: a nickname, an account, one's channels for notices, one's data."""

from typing import Any

import msgspec
import sqlalchemy as sql
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cityboard.protocol import people as wire
from cityboard.server import people
from cityboard.server.access import COOKIE
from cityboard.server.house import House
from cityboard.server.openapi import ANYBODY, CHANGER, READER
from cityboard.server.people import Person
from cityboard.server.routes.answers import BODY, CONFLICT, MISSING, PERSON, TOO_MANY, VISITOR, refusals, refuse

Ask = Request[Any, Any, Any]
YEAR = 365 * 24 * 3600


def _greet(house: House, person: Person) -> Response[wire.Me]:
    """Answer with who somebody is, the token and the cookie that proves it."""
    token = house.signer.token(person)
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
        path="/",
    )
    me = wire.Me(person.nickname, person.login, house.signer.csrf(person.id), token)
    return Response(me, cookies=[cookie])


@post("/api/people", responses=refusals(*BODY, *VISITOR))
async def arrive(request: Ask, house: NamedDependency[House], data: JSONBody[wire.NewPerson]) -> Response[wire.Me]:
    """Give a nickname and play at once."""
    house.access.check_pace(request)
    house.access.check_origin(request)
    now = house.clock()
    person = await house.database.write(lambda connection: people.insert(connection, data.nickname, now))
    return _greet(house, person)


@get("/api/me", responses=refusals(*VISITOR), security=ANYBODY)
async def see_me(request: Ask, house: NamedDependency[House]) -> wire.Me | None:
    """Return who you are, or null if you have not said so."""
    person = await house.access.anybody(request)
    return wire.Me(person.nickname, person.login, house.signer.csrf(person.id)) if person else None


@patch("/api/me", responses=refusals(*BODY, *PERSON), security=CHANGER)
async def rename_me(request: Ask, house: NamedDependency[House], data: JSONBody[wire.NewPerson]) -> wire.Me:
    """Change one's nickname."""
    person = await house.access.known_person(request)
    await house.database.write(
        lambda connection: people.change(connection, person.id, nickname=data.nickname), ring=f"name:{person.id}"
    )
    await house.door.learn_person(person.id)
    return wire.Me(data.nickname, person.login, house.signer.csrf(person.id))


@post("/api/me/account", status_code=200, responses=refusals(*BODY, *PERSON, CONFLICT), security=CHANGER)
async def make_account(request: Ask, house: NamedDependency[House], data: JSONBody[wire.Account]) -> wire.Me:
    """Keep one's games across devices; called again it changes login and password."""
    person = await house.access.known_person(request)
    house.access.check_password_pace(request, data.login)
    hashed = await house.access.hash(data.password)
    try:
        await house.database.write(
            lambda connection: people.change(connection, person.id, login=data.login, password=hashed)
        )
    except sql.exc.IntegrityError:
        refuse("login-taken")
    return wire.Me(person.nickname, data.login, house.signer.csrf(person.id))


@post("/api/login", status_code=200, responses=refusals(*BODY, *PERSON))
async def log_in(request: Ask, house: NamedDependency[House], data: JSONBody[wire.Account]) -> Response[wire.Me]:
    """Come back from another device."""
    house.access.check_pace(request)
    house.access.check_origin(request)
    house.access.check_password_pace(request, data.login)
    found = await house.database.read(lambda connection: people.by_login(connection, data.login))
    await house.access.check_password(found[1] if found else None, data.password)
    return _greet(house, found[0]) if found else refuse("login-wrong")


@post("/api/logout", status_code=204, responses=refusals(*BODY, *PERSON), security=CHANGER)
async def log_out(request: Ask, house: NamedDependency[House], data: JSONBody[wire.Farewell]) -> Response[None]:
    """Forget this device, or all of them."""
    person = await house.access.known_person(request)
    if data.everywhere:
        await house.forget(person)
    return _without_cookie()


def _without_cookie() -> Response[None]:
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@get("/api/me/export", responses=refusals(*PERSON), security=READER)
async def export_me(request: Ask, house: NamedDependency[House]) -> wire.Export:
    """Return everything that is stored about you."""
    person = await house.access.known_person(request)
    stored = await house.database.read(lambda connection: people.export(connection, person))
    return msgspec.convert(stored, wire.Export)


@delete("/api/me", status_code=204, responses=refusals(*PERSON), security=CHANGER)
async def delete_me(request: Ask, house: NamedDependency[House]) -> Response[None]:
    """Delete your data: bots take over your seats, whose moves stay without a name."""
    person = await house.access.known_person(request)
    await house.leave_all(person)
    await house.database.write(lambda connection: people.delete(connection, person), ring=f"person:{person.id}")
    house.sockets.dismiss(person.id)
    await house.door.learn_person(person.id)
    return _without_cookie()


@get("/api/me/channels", responses=refusals(*PERSON), security=READER)
async def list_channels(request: Ask, house: NamedDependency[House]) -> list[wire.Channel]:
    """List where your turn notices go."""
    person = await house.access.known_person(request)
    return await house.notices.channels(person.id)


@post("/api/me/channels", responses=refusals(*BODY, *PERSON, CONFLICT), security=CHANGER)
async def add_channel(request: Ask, house: NamedDependency[House], data: JSONBody[wire.NewChannel]) -> wire.Channel:
    """Let turn notices go to a browser or a webhook."""
    person = await house.access.known_person(request)
    return await house.notices.add_channel(person.id, data)


@delete("/api/me/channels/{channel_id:str}", status_code=204, responses=refusals(*PERSON, MISSING), security=CHANGER)
async def remove_channel(request: Ask, house: NamedDependency[House], channel_id: FromPath[str]) -> None:
    """Stop notices to a channel."""
    person = await house.access.known_person(request)
    await house.notices.remove_channel(person.id, channel_id)


@get("/api/push-key", responses=refusals(TOO_MANY))
async def see_push_key(request: Ask, house: NamedDependency[House]) -> wire.PushKey:
    """Return what a browser needs to subscribe to notices."""
    house.access.check_pace(request)
    return wire.PushKey(house.notices.public_key)


ROUTER = Router(
    "/",
    tags=["people"],
    route_handlers=[
        arrive,
        see_me,
        rename_me,
        make_account,
        log_in,
        log_out,
        export_me,
        delete_me,
        list_channels,
        add_channel,
        remove_channel,
        see_push_key,
    ],
)
