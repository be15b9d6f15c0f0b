"""How refusals and failures look over HTTP: always a `refused` message, with a matching status."""

from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from cityboard.core.reason import Reason, ReasonCode, RefusedError
from cityboard.protocol import messages as wire
from cityboard.protocol.people import PERSON_NEEDED
from cityboard.server import reasons
from cityboard.server.reasons import HTTP, MESSAGE_MALFORMED
from cityboard.tables.reasons import ONLY_OWNER, SEAT_NOT_YOURS, TABLE_UNLISTED

log = structlog.get_logger()

MALFORMED, UNKNOWN, FORBIDDEN, MISSING, CONFLICT = 400, 401, 403, 404, 409
TOO_LARGE, NOT_JSON, TOO_MANY, BROKEN, UNWELL = 413, 415, 429, 500, 503
# The refusals of every request, of those that need a person, and of those with a body.
VISITOR = (FORBIDDEN, TOO_MANY)
PERSON = (UNKNOWN, *VISITOR)
BODY = (MALFORMED, TOO_LARGE, NOT_JSON)
REASONS: dict[int, tuple[ReasonCode[...], ...]] = {
    UNKNOWN: (PERSON_NEEDED, reasons.LOGIN_WRONG, reasons.PASSWORD_WRONG),
    FORBIDDEN: (
        reasons.CSRF_WRONG,
        reasons.ORIGIN,
        reasons.TABLE_CLOSED,
        TABLE_UNLISTED,
        SEAT_NOT_YOURS,
        reasons.SEAT_NEEDED,
        reasons.WATCHERS_ONLY,
        ONLY_OWNER,
        reasons.LINK_VOID,
        reasons.BANNED,
    ),
    MISSING: (
        reasons.TABLE_UNKNOWN,
        reasons.CHANNEL_UNKNOWN,
        reasons.EDITION_NOT_KEPT,
        reasons.POSITION_UNKNOWN,
        reasons.PAGE_MISSING,
    ),
    TOO_MANY: (reasons.TOO_MANY_REQUESTS,),
    MALFORMED: (MESSAGE_MALFORMED,),
    BROKEN: (reasons.TABLE_DAMAGED,),
    UNWELL: (reasons.DATABASE_DOWN, reasons.STORAGE_FULL, reasons.STORAGE_READ_ONLY),
}
STATUS = {reason.code: status for status, codes in REASONS.items() for reason in codes}
DESCRIPTIONS = {
    MALFORMED: "malformed",
    UNKNOWN: "who are you",
    FORBIDDEN: "not allowed",
    MISSING: "not found",
    CONFLICT: "refused",
    TOO_LARGE: "too large",
    NOT_JSON: "not JSON",
    TOO_MANY: "too many",
    BROKEN: "failed",
    UNWELL: "not well",
}

# Our page loads only what comes from here, and nobody else may frame it.
HEADERS = {
    "content-security-policy": "default-src 'self'; style-src-attr 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe the statuses with which a request can be refused; any request can fail, and so can the database."""
    return {
        status: ResponseSpec(wire.Refused, description=DESCRIPTIONS[status]) for status in (*statuses, BROKEN, UNWELL)
    }


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body has exactly the declared types: the framework would accept "1" for 1 and 1 for true."""

    async def json(self) -> Any:
        """Read the body; if it is malformed, say what is wrong and where."""
        if self.content_type[0] != MediaType.JSON:
            raise HTTPException(status_code=NOT_JSON)
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation if field else Any)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise RefusedError(MESSAGE_MALFORMED("", error=str(error))) from None


def refused(request: Request[Any, Any, Any], error: RefusedError) -> Response[wire.Refused]:
    """Answer a refusal."""
    status = STATUS.get(error.reason.code, CONFLICT)
    # A client that asks too often must reconnect, and new connections are counted before anything is read.
    headers = {"connection": "close"} if status == TOO_MANY else None
    return answer(status, error.reason, headers)


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Refused]:
    """Answer what the framework itself refuses: malformed bodies, unknown paths."""
    if error.status_code == MALFORMED:
        return answer(MALFORMED, MESSAGE_MALFORMED("", error=error.detail, places=error.extra or []))
    return answer(error.status_code, HTTP("", status=error.status_code), error.headers)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    """Answer a failure of the server; the log has the details, the client gets none of them."""
    reason = request.app.state.services.failed("request failed", error, path=request.url.path)
    return answer(STATUS.get(reason.code, BROKEN), reason)


def answer(status: int, reason: Reason, headers: dict[str, str] | None = None) -> Response[wire.Refused]:
    """Return a refusal as a response."""
    refused = wire.Refused(None, reason)
    return Response(refused, status_code=status, media_type="application/json", headers=HEADERS | (headers or {}))
