"""More faults to be planted: in answers, in what is known of a table, in bots, notices, chat, exports and seats."""

from dataclasses import replace
from typing import Any

import msgspec
import sqlalchemy as sql
from pytest import MonkeyPatch

from cityboard.analysis.worker_pool import Request
from cityboard.core.dealer import Renewal
from cityboard.core.game import NOBODY
from cityboard.core.reason import Reason, RefusedError
from cityboard.protocol import messages as wire
from cityboard.server import people
from cityboard.server.http import conversation
from cityboard.server.http.conversation import SocketConversation
from cityboard.server.http.routes import tables
from cityboard.server.jobs import bots as bot_seats
from cityboard.server.jobs.bots import BotMover
from cityboard.server.live_table import LiveTable
from cityboard.server.live_tables import LiveTables
from cityboard.server.storage import schema
from cityboard.server.table_service import TableService
from cityboard.tables import views
from cityboard.tables.table import RUNNING, Table
from tests.server import scripted_server
from tests.server.planted_leaks import found_in, last_deal, secret_number, wrap

# Answers.


@found_in("metro", "shares", "viewer")
def a_preview_is_played_in_the_true_world(patch: MonkeyPatch) -> None:
    def leaking(inner: Any, table: Table, seat: int, fields: list[Any]) -> wire.Previewed:
        made: wire.Previewed = inner(table, seat, fields)
        world = table.state.copy()
        table.game.play(world, tuple(fields))
        return msgspec.structs.replace(made, scores=table.game.scores(world))

    wrap(patch, conversation, "preview", leaking)


@found_in("metro", "tokens", "viewer")
def the_preview_of_the_last_move_counts_everything(patch: MonkeyPatch) -> None:
    def leaking(inner: Any, table: Table, seat: int, fields: list[Any]) -> wire.Previewed:
        made: wire.Previewed = inner(table, seat, fields)
        world = table.state.copy()
        table.game.play(world, tuple(fields))
        return msgspec.structs.replace(made, scores=table.game.scores(world)) if world.turn == NOBODY else made

    wrap(patch, conversation, "preview", leaking)


@found_in("metro", "hand", "viewer")
def a_refusal_says_whether_somebody_else_holds_the_tile(patch: MonkeyPatch) -> None:
    def judge(inner: Any, table: Table, seat: int, fields: list[Any]) -> Any:
        try:
            return inner(table, seat, fields)
        except RefusedError as refused:
            reason = refused.reason
            if reason.code != "tile-not-held":
                raise
            # A game of Metro.
            elsewhere = table.game.network.code[fields[1]] in table.state.hands  # type: ignore[attr-defined]  # of the title
            raise RefusedError(Reason(reason.code, reason.rule, {**reason.arguments, "held": elsewhere})) from None

    wrap(patch, views, "judge", judge)


@found_in("helsinki", "hand", "viewer")
def a_refusal_names_a_card_of_the_next_seat(patch: MonkeyPatch) -> None:
    def judge(inner: Any, table: Table, seat: int, fields: list[Any]) -> Any:
        try:
            return inner(table, seat, fields)
        except RefusedError as refused:
            reason, game = refused.reason, table.game  # a game of Helsinki
            cards = game.held(table.state, (seat + 1) % game.players)  # type: ignore[attr-defined]  # of the title
            raise RefusedError(Reason(reason.code, reason.rule, {**reason.arguments, "cards": cards})) from None

    wrap(patch, views, "judge", judge)


@found_in("helsinki", "hand", "viewer")
def an_error_tells_the_whole_state(patch: MonkeyPatch) -> None:
    def fail(_: Any, table: Table, *__: Any) -> None:
        raise RefusedError(Reason("server-error", "", {"error": str(table.state.to_json())}))

    wrap(patch, conversation, "preview", fail)


@found_in("metro", "hand")
def who_is_too_late_is_shown_the_position_of_the_seat_to_move(patch: MonkeyPatch) -> None:
    async def show(talk: SocketConversation) -> None:
        async with talk.live.lock:
            talk._tell(talk.live.position(talk.live.table.state.turn, 0))

    patch.setattr(SocketConversation, "_show_again", show)


@found_in("metro", "hand", "record")
def the_record_of_a_running_game_can_be_downloaded(patch: MonkeyPatch) -> None:
    patch.setattr(tables, "OVER", RUNNING)


@found_in("metro", "hand", "reads")
def a_seat_in_an_address_is_believed(patch: MonkeyPatch) -> None:
    wrap(
        patch,
        LiveTable,
        "viewer",
        lambda inner, table, person, shown: inner(table, person, shown) if shown is None else shown,
    )


@found_in("metro", "drawn", "reads")
def an_etag_is_a_hash_of_the_state(patch: MonkeyPatch) -> None:
    def create(inner: Any, *args: Any) -> Any:
        app = inner(*args)
        handler = app.asgi_handler

        async def marked(scope: Any, receive: Any, send: Any) -> None:
            async def send_marked(event: Any) -> None:
                if event["type"] == "http.response.start":
                    for table in app.state.services.live_tables.by_id.values():
                        mark = b"%d" % (secret_number(table.table) % 10**12)
                        event["headers"] = [*event["headers"], (b"etag", mark)]
                await send(event)

            await handler(scope, receive, send_marked)

        app.asgi_handler = marked
        return app

    wrap(patch, scripted_server, "create_app", create)


# What is known of a table.


def info_with(patch: MonkeyPatch, **fields: Any) -> None:
    """Let some fields of what is known of a table be made by functions of it."""

    def info(inner: Any, table: LiveTable) -> wire.TableInfo:
        made = {name: make(table.table) for name, make in fields.items()}
        changed: wire.TableInfo = msgspec.structs.replace(inner(table), **made)
        return changed

    wrap(patch, LiveTable, "info", info)


@found_in("metro", "hand")
def a_table_tells_the_chain_of_its_events(patch: MonkeyPatch) -> None:
    info_with(patch, rematch=lambda table: table.chain)


@found_in("metro", "future")
def a_table_tells_the_seed(patch: MonkeyPatch) -> None:
    info_with(patch, edition_hash=lambda table: table.dealer.seed.hex())


@found_in("helsinki", "hand")
def a_table_tells_some_letters_of_the_seed(patch: MonkeyPatch) -> None:
    info_with(patch, owner=lambda table: table.dealer.seed.hex()[:4])


@found_in("metro", "hand")
def a_table_tells_what_was_dealt_last(patch: MonkeyPatch) -> None:
    info_with(patch, options=lambda table: {**table.header.options, "last": last_deal(table)[-1]})


@found_in("metro", "point tiles")
def a_table_says_that_it_is_over_when_hidden_tiles_say_so(patch: MonkeyPatch) -> None:
    info_with(patch, status=lambda table: "over" if secret_number(table) % 2 else table.status)


# Bots, notices, chat, exports.


@found_in("metro", "hand", "bot")
def a_bot_is_given_the_state(patch: MonkeyPatch) -> None:
    states: list[Any] = []

    def seed(inner: Any, bots: BotMover, table: LiveTable) -> Any:
        states.append(table.table.state.copy())
        return inner(bots, table)

    wrap(patch, BotMover, "_seed", seed)

    def request(game: Any, _: Any, *args: Any, **named: Any) -> Request:
        return Request(game, states[-1], *args, **named)

    patch.setattr(bot_seats, "Request", request)


@found_in("metro", "hand", "bot")
def the_dice_of_a_bot_are_those_of_the_dealer(patch: MonkeyPatch) -> None:
    patch.setattr(BotMover, "_seed", lambda _, table: table.table.dealer.seed.hex())


@found_in("metro", "hand", "notice")
def a_notice_tells_of_the_hands(patch: MonkeyPatch) -> None:
    def notices(inner: Any, table_service: TableService, table: Table, *args: Any) -> Any:
        held = sum(place * tile for place, tile in enumerate(table.state.hands, 1))
        return [replace(notice, kind=f"turn {held}") for notice in inner(table_service, table, *args)]

    wrap(patch, TableService, "_notices", notices)


@found_in("helsinki", "hand")
def the_chat_tells_what_was_dealt(patch: MonkeyPatch) -> None:
    async def say(
        inner: Any, table_service: TableService, table: LiveTable, person: Any, message: wire.Say, *args: Any
    ) -> Any:
        text = f"{message.text} {last_deal(table.table)[-1]}"
        return await inner(table_service, table, person, msgspec.structs.replace(message, text=text), *args)

    wrap(patch, TableService, "_say", say)


@found_in("metro", "hand", "export")
def the_export_of_a_person_holds_the_events_of_their_tables(patch: MonkeyPatch) -> None:
    def export(inner: Any, connection: sql.Connection, person: Any) -> Any:
        events = connection.execute(sql.select(schema.events.c.data)).scalars()
        stored = inner(connection, person)
        return {**stored, "chat": [{"data": data.decode()} for data in events]}

    wrap(patch, people, "export", export)


# Who sits where.


@found_in("metro", "hand", "host|viewer")
def a_hot_seat_table_shows_the_seat_to_move_without_being_asked(patch: MonkeyPatch) -> None:
    def viewer(inner: Any, table: LiveTable, person: str | None, shown: int | None) -> Any:
        seats = table.seats_of(person)
        return table.table.state.turn if len(seats) > 1 and shown is None else inner(table, person, shown)

    wrap(patch, LiveTable, "viewer", viewer)


@found_in("metro", "hand", "socket of")
def who_has_lost_a_seat_still_sees_its_hand(patch: MonkeyPatch) -> None:
    def seats_of(inner: Any, table: LiveTable, person: str | None) -> list[int]:
        former: dict[str | None, list[int]] = table.__dict__.setdefault("former", {})
        return former.setdefault(person, inner(table, person))

    wrap(patch, LiveTable, "seats_of", seats_of)


@found_in("metro", "hand", "gone")
def who_has_left_still_sees_what_the_bot_holds(patch: MonkeyPatch) -> None:
    def viewer(table: LiveTable, person: str | None, shown: int | None) -> int | None:
        seats = table.seats_of(person)
        return seats[0] if len(seats) == 1 else shown if shown in seats else None

    patch.setattr(LiveTable, "viewer", viewer)


@found_in("helsinki", "hand", "gone reads")
def who_has_left_may_replay_what_their_seat_saw(patch: MonkeyPatch) -> None:
    asked: list[int] = []

    def viewer(inner: Any, table: LiveTable, person: str | None, shown: int | None) -> Any:
        asked[:] = table.seats_of(person)
        return inner(table, person, shown)

    def position(inner: Any, table: LiveTable, viewer: Any, since: int, number: int | None = None, **named: Any) -> Any:
        return inner(table, viewer if number is None else next(iter(asked), None), since, number=number, **named)

    wrap(patch, LiveTable, "viewer", viewer)
    wrap(patch, LiveTable, "position", position)


@found_in("metro", "hand", "reads /api/tables/the-table-before")
def the_table_before_tells_what_is_dealt_in_the_rematch(patch: MonkeyPatch) -> None:
    tables: dict[str, LiveTable] = {}

    async def find(inner: Any, live_tables: LiveTables, table_id: str, *args: Any) -> LiveTable:
        tables[table_id] = await inner(live_tables, table_id, *args)
        return tables[table_id]

    def info(inner: Any, table: LiveTable) -> wire.TableInfo:
        made: wire.TableInfo = inner(table)
        if table.rematch not in tables:
            return made
        last = last_deal(tables[table.rematch].table)[-1]
        return msgspec.structs.replace(made, options={**made.options, "last": last})

    wrap(patch, LiveTables, "get", find)
    wrap(patch, LiveTable, "info", info)


@found_in("helsinki", "hand")
def a_renewed_deal_tells_its_seed(patch: MonkeyPatch) -> None:
    def renewals(table: Table) -> list[Renewal]:
        deals = [(renewal, table.dealer.renewed(renewal.deal)) for renewal in table.renewals]
        return [Renewal(renewal.event, renewal.deal, dealer.seed.hex()) for renewal, dealer in deals]

    info_with(patch, renewals=renewals)
