"""How refusals and failures look on the HTTP surface: always a `refused` message, with a status that fits."""

from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from cityboard.core.reason import Reason, RefusedError
from cityboard.protocol import messages as wire
from cityboard.server.views import reason_on_the_wire

log = structlog.get_logger()

MALFORMED, UNKNOWN, FORBIDDEN, MISSING, CONFLICT = 400, 401, 403, 404, 409
TOO_LARGE, NOT_JSON, TOO_MANY, BROKEN, UNWELL = 413, 415, 429, 500, 503
# What may be refused wherever somebody may ask, wherever only a known person may, and wherever a body is read.
VISITOR = (FORBIDDEN, TOO_MANY)
PERSON = (UNKNOWN, *VISITOR)
BODY = (MALFORMED, TOO_LARGE, NOT_JSON)
STATUS = {
    "person-needed": UNKNOWN,
    "login-wrong": UNKNOWN,
    "csrf": FORBIDDEN,
    "origin": FORBIDDEN,
    "table-closed": FORBIDDEN,
    "table-unlisted": FORBIDDEN,
    "seat-not-yours": FORBIDDEN,
    "seat-needed": FORBIDDEN,
    "only-owner": FORBIDDEN,
    "link-void": FORBIDDEN,
    "table-unknown": MISSING,
    "channel-unknown": MISSING,
    "position-unknown": MISSING,
    "page-missing": MISSING,
    "too-many": TOO_MANY,
    "message-malformed": MALFORMED,
    "database-down": UNWELL,
}
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

# A page of ours loads only what comes from here, and nobody else may frame it.
HEADERS = {
    "content-security-policy": "default-src 'self'; style-src-attr 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe with which statuses a request may be refused; any may fail."""
    return {status: ResponseSpec(wire.Refused, description=DESCRIPTIONS[status]) for status in (*statuses, BROKEN)}


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is what its handler asks for: the framework would take "1" for 1 and 1 for true."""

    async def json(self) -> Any:
        """Read the body, naming what is wrong and where."""
        if self.content_type[0] != MediaType.JSON:
            raise HTTPException(status_code=NOT_JSON)
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation if field else Any)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise RefusedError(Reason("message-malformed", "", {"error": str(error)})) from None


def refused(request: Request[Any, Any, Any], error: RefusedError) -> Response[wire.Refused]:
    """Answer a refusal."""
    return answer(STATUS.get(error.reason.code, CONFLICT), reason_on_the_wire(error.reason))


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Refused]:
    """Answer what the framework itself refuses: malformed bodies, unknown paths."""
    if error.status_code == MALFORMED:
        told = {"error": error.detail, "places": error.extra or []}
        return answer(MALFORMED, wire.Reason("message-malformed", "", told))
    return answer(error.status_code, wire.Reason("http", "", {"status": error.status_code}), error.headers)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    """Answer a failure of our own; the log has the details, the client none of them."""
    request.app.state.house.failed("request failed", path=request.url.path)
    return answer(BROKEN, wire.Reason("server-error", "", {}))


def answer(status: int, reason: wire.Reason, headers: dict[str, str] | None = None) -> Response[wire.Refused]:
    """Return a refusal as a response."""
    told = wire.Refused(None, reason)
    return Response(told, status_code=status, media_type="application/json", headers=HEADERS | (headers or {}))


def refuse(code: str, **arguments: Any) -> Any:
    """Refuse a request."""
    raise RefusedError(Reason(code, "", arguments))
