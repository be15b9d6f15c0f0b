"""People over HTTP: nickname, account, notification channels, data."""

from typing import Any

import msgspec
import sqlalchemy as sql
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cityboard.core.reason import RefusedError
from cityboard.protocol import people as wire
from cityboard.server import people
from cityboard.server.http.access import COOKIE, Access
from cityboard.server.http.openapi import ANYBODY, CHANGER, READER
from cityboard.server.http.routes.answers import BODY, CONFLICT, MISSING, PERSON, TOO_MANY, VISITOR, refusals
from cityboard.server.names import check_beside, check_login, check_name
from cityboard.server.people import Person
from cityboard.server.reasons import LOGIN_TAKEN, LOGIN_WRONG, PASSWORD_WRONG
from cityboard.server.services import Services
from cityboard.server.storage import past_names, table_lists
from cityboard.tables.checks import refuse

Ask = Request[Any, Any, Any]
YEAR = 365 * 24 * 3600


def _greet(services: Services, person: Person) -> Response[wire.Me]:
    """Answer with a person, their token and the cookie that proves it."""
    token = services.signer.token(person)
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
        path="/",
    )
    me = wire.Me(person.nickname, person.login, services.signer.csrf(person.id), token)
    return Response(me, cookies=[cookie])


@post("/api/people", responses=refusals(*BODY, *VISITOR, CONFLICT))
async def arrive(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], data: JSONBody[wire.NewPerson]
) -> Response[wire.Me]:
    """Sign in with a nickname, without an account."""
    access.check_origin(request)
    nickname, now = check_name(data.nickname), services.clock()
    await services.limits.check_new_person(access.origin(request))
    person = await services.database.write(lambda connection: people.insert(connection, nickname, now))
    return _greet(services, person)


@get("/api/me", responses=refusals(*VISITOR), security=ANYBODY)
async def see_me(request: Ask, services: NamedDependency[Services], access: NamedDependency[Access]) -> wire.Me | None:
    """Return who you are, or null if you have not signed in."""
    person = await access.anybody(request)
    return wire.Me(person.nickname, person.login, services.signer.csrf(person.id)) if person else None


@patch("/api/me", responses=refusals(*BODY, *PERSON, CONFLICT), security=CHANGER)
async def rename_me(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], data: JSONBody[wire.NewPerson]
) -> wire.Me:
    """Change your nickname."""
    person = await access.known_person(request)
    nickname = check_name(data.nickname)
    check_beside(
        nickname, await services.database.read(lambda connection: table_lists.names_beside(connection, person.id))
    )
    await services.database.write(
        lambda connection: past_names.rename(connection, person.id, nickname, services.clock()),
        notification=f"name:{person.id}",
    )
    await services.live_tables.refresh_person(person.id)
    return wire.Me(nickname, person.login, services.signer.csrf(person.id))


@post("/api/me/account", status_code=200, responses=refusals(*BODY, *PERSON, CONFLICT), security=CHANGER)
async def make_account(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], data: JSONBody[wire.NewAccount]
) -> Response[wire.Me]:
    """Create an account; later calls change login and password and end all other sign-ins."""
    person = await access.known_person(request)
    login = check_login(data.login)
    await services.limits.check_account(person)
    if person.login is not None:
        async with services.limits.password_attempt(person.origin, person.login):
            await _check_old_password(services, access, person, data.old_password)
    hashed = await access.hash(data.password)
    try:
        person = await services.change_account(person, login, hashed)
    except sql.exc.IntegrityError:
        refuse(LOGIN_TAKEN)
    return _greet(services, person)


async def _check_old_password(services: Services, access: Access, person: Person, password: str | None) -> None:
    """Refuse someone who has only found a signed-in device."""
    hashed = await services.database.read(lambda connection: people.password_of(connection, person.id))
    try:
        await access.check_password(hashed, password or "")
    except RefusedError:
        refuse(PASSWORD_WRONG)


@post("/api/login", status_code=200, responses=refusals(*BODY, *PERSON))
async def log_in(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], data: JSONBody[wire.Account]
) -> Response[wire.Me]:
    """Log in to an account."""
    access.check_origin(request)
    async with services.limits.password_attempt(access.origin(request), data.login):
        account = await services.database.read(lambda connection: people.by_login(connection, data.login))
        await access.check_password(account[1] if account else None, data.password)
    person = account[0] if account else refuse(LOGIN_WRONG)
    await access.check_ban(person)
    return _greet(services, person)


@post("/api/logout", status_code=204, responses=refusals(*BODY, *PERSON), security=CHANGER)
async def log_out(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], data: JSONBody[wire.Farewell]
) -> Response[None]:
    """Log out on this device, or on all of them."""
    person = await access.known_person(request)
    if data.everywhere:
        await services.forget(person)
    return _without_cookie()


def _without_cookie() -> Response[None]:
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@get("/api/me/export", responses=refusals(*PERSON), security=READER)
async def export_me(request: Ask, services: NamedDependency[Services], access: NamedDependency[Access]) -> wire.Export:
    """Return everything that is stored about you."""
    person = await access.known_person(request)
    stored = await services.database.read(lambda connection: people.export(connection, person))
    return msgspec.convert(stored, wire.Export)


@delete("/api/me", status_code=204, responses=refusals(*PERSON), security=CHANGER)
async def delete_me(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access]
) -> Response[None]:
    """Delete your data: bots take over your seats, and your moves stay without a name."""
    person = await access.known_person(request)
    await services.leave_all(person)
    await services.database.write(
        lambda connection: people.delete(connection, person), notification=f"person:{person.id}"
    )
    services.sockets.dismiss(person.id)
    await services.live_tables.refresh_person(person.id)
    return _without_cookie()


@get("/api/me/channels", responses=refusals(*PERSON), security=READER)
async def list_channels(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access]
) -> list[wire.Channel]:
    """List where your turn notifications go."""
    person = await access.known_person(request)
    return await services.notices.channels(person.id)


@post("/api/me/channels", responses=refusals(*BODY, *PERSON, CONFLICT), security=CHANGER)
async def add_channel(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], data: JSONBody[wire.NewChannel]
) -> wire.Channel:
    """Send turn notifications to a browser or a webhook."""
    person = await access.known_person(request)
    return await services.notices.add_channel(person.id, data)


@delete("/api/me/channels/{channel_id:str}", status_code=204, responses=refusals(*PERSON, MISSING), security=CHANGER)
async def remove_channel(
    request: Ask, services: NamedDependency[Services], access: NamedDependency[Access], channel_id: FromPath[str]
) -> None:
    """Stop notifications to a channel."""
    person = await access.known_person(request)
    await services.notices.remove_channel(person.id, channel_id)


@get("/api/push-key", responses=refusals(TOO_MANY))
async def see_push_key(services: NamedDependency[Services]) -> wire.PushKey:
    """Return what a browser needs to subscribe to notifications."""
    return wire.PushKey(services.notices.public_key)


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
