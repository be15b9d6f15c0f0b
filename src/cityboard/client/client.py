"""One person's client over HTTP, which also opens the sockets of tables."""

from collections.abc import Callable
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx2
import msgspec

from cityboard.client.table import Connect, TableConnection, connect_to, new_key
from cityboard.core.reason import RefusedError
from cityboard.protocol import analysis, counting, editions, people, tables
from cityboard.protocol import messages as wire
from cityboard.tables.reasons import STALE
from cityboard.titles.wire_types import read_from_wire

T = TypeVar("T")
REFUSALS = 400  # the first status that is an error


class Client:
    """Acts for one person, who is anonymous until they arrive or log in; refusals raise RefusedError."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        transport: httpx2.AsyncBaseTransport | None = None,
        connect: Connect = connect_to,
    ) -> None:
        """Take the address of a server; `transport` and `connect` replace how it is reached."""
        self.token = token
        self._connect = connect
        self._http = httpx2.AsyncClient(base_url=url, transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self._http.aclose()

    @property
    def headers(self) -> dict[str, str]:
        """Return the headers that identify the person."""
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    async def _request(self, method: str, path: str, body: Any = None, **query: Any) -> str:
        """Send a request and return the text of the answer."""
        content = None if body is None else msgspec.json.encode(body)
        headers = self.headers | ({} if body is None else {"content-type": "application/json"})
        parameters = {name: str(value) for name, value in query.items() if value is not None}
        response = await self._http.request(method, path, content=content, params=parameters, headers=headers)
        # Only the token identifies the person: a cookie would have to come with the origin of a page.
        self._http.cookies.clear()
        if response.status_code >= REFUSALS:
            raise RefusedError(msgspec.json.decode(response.content, type=wire.Refused).reason)
        return response.text

    async def _ask(self, method: str, path: str, answer: type[T], body: Any = None, **query: Any) -> T:
        """Send a request and decode the answer."""
        text = await self._request(method, path, body, **query)
        return msgspec.json.decode(text, type=answer, dec_hook=read_from_wire)

    # The person.

    def _greeted(self, me: people.Me) -> people.Me:
        self.token = me.token
        return me

    async def arrive(self, nickname: str) -> people.Me:
        """Sign in with a nickname, without an account."""
        return self._greeted(await self._ask("POST", "/api/people", people.Me, people.NewPerson(nickname)))

    async def login(self, login: str, password: str) -> people.Me:
        """Log in to an account."""
        return self._greeted(await self._ask("POST", "/api/login", people.Me, people.Account(login, password)))

    async def logout(self, *, everywhere: bool = False) -> None:
        """Log out; `everywhere` invalidates all tokens and closes all sockets."""
        await self._request("POST", "/api/logout", people.Farewell(everywhere))
        self.token = None

    async def me(self) -> people.Me:
        """Return who you are, if you have signed in."""
        me: people.Me | None = msgspec.json.decode(await self._request("GET", "/api/me"), type=people.Me | None)
        if me is None:
            raise RefusedError(people.PERSON_NEEDED(""))
        return me

    async def rename(self, nickname: str) -> people.Me:
        """Change the nickname."""
        return await self._ask("PATCH", "/api/me", people.Me, people.NewPerson(nickname))

    async def account(self, login: str, password: str, old_password: str | None = None) -> people.Me:
        """Create an account, or change it; a change needs the old password and ends other sign-ins."""
        wanted = people.NewAccount(login, password, old_password)
        return self._greeted(await self._ask("POST", "/api/me/account", people.Me, wanted))

    async def export(self) -> people.Export:
        """Return everything that is stored about you."""
        return await self._ask("GET", "/api/me/export", people.Export)

    async def delete(self) -> None:
        """Delete your data; bots take over your seats."""
        await self._request("DELETE", "/api/me")
        self.token = None

    async def channels(self) -> list[people.Channel]:
        """List where your notifications go."""
        return await self._ask("GET", "/api/me/channels", list[people.Channel])

    async def add_channel(self, address: str, keys: people.PushKeys | None = None) -> people.Channel:
        """Send notifications to a webhook, or with keys to a browser."""
        return await self._ask("POST", "/api/me/channels", people.Channel, people.NewChannel(address, keys))

    async def remove_channel(self, channel_id: str) -> None:
        """Stop sending notifications there."""
        await self._request("DELETE", f"/api/me/channels/{channel_id}")

    # Tables.

    async def titles(self) -> tables.Titles:
        """Return the titles, editions and levels that a table can be opened with."""
        return await self._ask("GET", "/api/titles", tables.Titles)

    async def shipped_editions(self, title: str) -> list[editions.EditionInfo]:
        """Return the editions that come with a title, with every value and where it comes from."""
        return await self._ask("GET", f"/api/editions/{title}", list[editions.EditionInfo])

    async def check_edition(self, title: str, values: dict[str, Any]) -> editions.EditionChecked:
        """Find what is wrong with the values of a box."""
        wanted = editions.EditionValues(title, values)
        return await self._ask("POST", "/api/editions/check", editions.EditionChecked, wanted)

    async def count_sheet(self, sheet: counting.CountSheet) -> counting.CountedSheet:
        """Count a real table from what lies on it, or find what is wrong with the sheet."""
        return await self._ask("POST", "/api/count", counting.CountedSheet, sheet)

    async def read_sheet(self, text: str) -> counting.CountSheet:
        """Read the text of a TOML file with a count sheet."""
        return await self._ask("POST", "/api/count/read", counting.CountSheet, counting.SheetFile(text))

    async def read_edition(self, text: str) -> editions.EditionChecked:
        """Read the text of an edition file and find what is wrong with its values."""
        return await self._ask("POST", "/api/editions/read", editions.EditionChecked, editions.EditionFile(text))

    async def edition(self, title: str, edition_hash: str) -> editions.EditionInfo:
        """Return an edition that comes with a title or that anybody keeps, by its hash."""
        return await self._ask("GET", f"/api/editions/{title}/{edition_hash}", editions.EditionInfo)

    async def edition_file(self, title: str, edition_hash: str) -> str:
        """Return an edition as the text of a TOML file."""
        return await self._request("GET", f"/api/editions/{title}/{edition_hash}/file")

    async def own_editions(self) -> list[editions.KeptEdition]:
        """List the editions that you keep, the latest first."""
        return await self._ask("GET", "/api/me/editions", list[editions.KeptEdition])

    async def keep_edition(self, edition: editions.NewEdition) -> editions.KeptEdition:
        """Keep an edition of your own; a table can be opened with its hash as the edition."""
        return await self._ask("PUT", "/api/me/editions", editions.KeptEdition, edition)

    async def forget_edition(self, edition_hash: str) -> None:
        """Stop keeping an edition; tables that are played with it continue."""
        await self._request("DELETE", f"/api/me/editions/{edition_hash}")

    async def table_edition(self, table_id: str) -> editions.EditionInfo:
        """Return the edition that a table is played with."""
        return await self._ask("GET", f"/api/tables/{table_id}/edition", editions.EditionInfo)

    async def lobby(self) -> list[tables.Summary]:
        """List the tables that anyone can join."""
        return await self._ask("GET", "/api/tables", list[tables.Summary])

    async def own_tables(self) -> list[tables.Summary]:
        """List your tables, the latest first."""
        return await self._ask("GET", "/api/me/tables", list[tables.Summary])

    async def choices(self) -> tables.Choices:
        """Return the choices for a new table."""
        return await self._ask("GET", "/api/choices", tables.Choices)

    async def check_options(self, chosen: tables.Chosen) -> None:
        """Ask whether a table could be opened with these options; refuses those that do not combine."""
        judgement = await self._ask("POST", "/api/options", tables.OptionsChecked, chosen)
        if judgement.reason is not None:
            raise RefusedError(judgement.reason)

    async def open_table(self, proposal: wire.Proposal) -> tables.OpenedTable:
        """Open a table, under a fresh key if the proposal has none."""
        keyed = proposal if proposal.key else msgspec.structs.replace(proposal, key=new_key())
        return await self._ask("POST", "/api/tables", tables.OpenedTable, keyed)

    async def see(self, table_id: str, *, seat: int | None = None, since: int = 0, state: bool = False) -> wire.Welcome:
        """Return everything you may know about a table; `seat` says which of your seats is looking."""
        path = f"/api/tables/{table_id}"
        return await self._ask("GET", path, wire.Welcome, seat=seat, since=since, with_state=str(state).lower())

    async def position(self, table_id: str, number: int, *, seat: int | None = None) -> wire.Position:
        """Return the position after a number of moves."""
        return await self._ask("GET", f"/api/tables/{table_id}/positions/{number}", wire.Position, seat=seat)

    async def record(self, table_id: str) -> str:
        """Return the record of a finished game."""
        return await self._request("GET", f"/api/tables/{table_id}/record")

    async def picture(self, table_id: str) -> str:
        """Return the picture of the last board of a finished game, as SVG."""
        return await self._request("GET", f"/api/tables/{table_id}/picture.svg")

    async def scores(self, table_id: str) -> list[list[int]]:
        """Return the points of a finished game before its first move and after each."""
        return (await self._ask("GET", f"/api/tables/{table_id}/scores", tables.Scores)).scores

    async def series(self, table_id: str) -> tables.Series:
        """Return the score of the same players in the title of a table, up to its game."""
        return await self._ask("GET", f"/api/tables/{table_id}/series", tables.Series)

    async def hint(self, table_id: str, seat: int) -> analysis.Hint:
        """Ask what the strongest bot would play for your seat when it is its turn."""
        return await self._ask("POST", f"/api/tables/{table_id}/hint", analysis.Hint, analysis.HintWish(seat))

    async def analysis(self, table_id: str, *, start: bool = True) -> analysis.Analysed:
        """Return the analysis of a finished game, or its progress; start it unless told otherwise."""
        path, start_now = f"/api/tables/{table_id}/analysis", str(start).lower()
        return await self._ask("GET", path, analysis.Analysed, start=start_now)

    async def invitation(self, table_id: str) -> str:
        """Return the secret of the invitation link."""
        return (await self._ask("GET", f"/api/tables/{table_id}/invitation", tables.Invitation)).secret

    async def tell(self, table_id: str, message: wire.Change) -> wire.Done:
        """Send a message to a table without a socket."""
        return await self._ask("POST", f"/api/tables/{table_id}/messages", wire.Done, message)

    async def preview(self, table_id: str, seat: int, move: wire.WireMove) -> wire.Previewed:
        """Ask what a move would do without a socket."""
        question = wire.Preview(seat, move)
        return await self._ask("POST", f"/api/tables/{table_id}/messages", wire.Previewed, question)

    async def join(self, table_id: str, secret: str | None = None, seat: int | None = None) -> int | None:
        """Take a seat, even at a table that only its players may see, and return its number."""
        key, seq = new_key(), 0
        while True:
            try:
                return (await self.tell(table_id, wire.Sit(key, seq, seat, secret))).seat
            except RefusedError as refused:
                if refused.reason.code != STALE.code:
                    raise
                seq = refused.reason.arguments["seq"]

    async def seat_offer(self, table_id: str, secret: str | None = None) -> tables.SeatOffer:
        """Return whether you could sit down now, with the secret of a link or without one."""
        return await self._ask("POST", f"/api/tables/{table_id}/seat", tables.SeatOffer, tables.SeatQuery(secret))

    def table(
        self,
        table_id: str,
        *,
        with_state: bool = False,
        hear: Callable[[wire.ServerMessage], None] = lambda message: None,
    ) -> TableConnection:
        """Connect to a table (`async with`); `hear` receives every message from it."""
        address = f"{self._http.base_url.join(f'/api/tables/{table_id}/socket')}"
        state = "&with_state=true" if with_state else ""

        def connect(since: int) -> Any:
            return self._connect(f"ws{address.removeprefix('http')}?since={since}{state}", self.headers)

        return TableConnection(connect, hear)
