"""How a table is opened: a proposal becomes its first events, or is refused."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from cityboard.core.dealer import Dealer
from cityboard.core.edition import Edition
from cityboard.core.game import NOBODY, Game
from cityboard.core.reason import OptionError
from cityboard.core.reasons import OPTION_VALUE, SEAT_COUNT
from cityboard.core.record import Record, replay
from cityboard.protocol import messages as wire
from cityboard.protocol.tables import Chosen
from cityboard.server.names import check_beside, check_name
from cityboard.server.people import Person, new_id
from cityboard.server.reasons import RECORD_DIFFERS, RECORD_MOVES
from cityboard.tables.checks import Chair, refuse
from cityboard.tables.continuation import begin, continued
from cityboard.tables.decision import stand_in
from cityboard.tables.events import BOT, FREE, PERSON, Opened, Stored, bind
from cityboard.tables.games import share
from cityboard.tables.reasons import TABLE_WITHOUT_PERSON
from cityboard.tables.table import Table
from cityboard.titles.ladders import level_of, usual_level
from cityboard.titles.registry import DEFAULT_EDITION, edition_names, find_edition, find_rules, game_of, titles

KEPT = 128  # headers of games in memory
HOW = {"me": PERSON, "link": FREE, "bot": BOT}


@dataclass(frozen=True, slots=True)
class GameHeader:
    """What is recorded about a game before its first move."""

    title: str
    rules: str
    options: dict[str, Any]
    edition: str
    edition_hash: str
    edition_values: Mapping[str, Any]


def opened_from(proposal: wire.Proposal, record: Record | None = None, own: Edition | None = None) -> Opened:
    """Return the first event of a table, without the commitment to the seed.

    The table may continue from a record, or be played with a custom edition.
    """
    if all(plan.who == "bot" for plan in proposal.seats):
        refuse(TABLE_WITHOUT_PERSON)
    if record is None:
        chosen = Chosen(proposal.title, len(proposal.seats), proposal.options, proposal.edition)
        game = header_for(chosen) if own is None else _header_with(chosen, own)
    else:
        _check_agreement(proposal, record)
        options = dict(record.options)
        names = (record.edition, record.edition_hash, record.edition_values)
        game = GameHeader(record.title, record.rules, options, *names)
    return Opened(
        title=game.title,
        rules=game.rules,
        options=dict(game.options),
        edition=game.edition,
        edition_hash=game.edition_hash,
        seed_commitment="",
        seats=[(HOW[plan.who], _level(game.title, plan) if plan.who == "bot" else None) for plan in proposal.seats],
        pace=proposal.pace,
        listed=proposal.listed,
        spectators=proposal.spectators,
        take_back=proposal.take_back,
        recorded=record.moves if record else [],
        edition_values=dict(game.edition_values),
    )


def read_record(text: str, moves: int) -> Record:
    """Read a record that somebody brought and return it up to a number of moves; a wrong line is refused."""
    record = Record.parse(text, finished=False)
    game = game_of(record)
    state = replay(game, record)
    share(game)
    return cut_record(record, moves, is_over=state.turn == NOBODY)


def cut_record(record: Record, moves: int, *, is_over: bool) -> Record:
    """Return a game up to a number of moves; one that is over continues before its last move at the latest."""
    most = len(record.moves) - is_over
    if moves > most:
        refuse(RECORD_MOVES, number=moves, most=most)
    header = (record.title, record.rules, record.options, record.edition, record.edition_hash, record.seed_commitment)
    return Record(*header, record.moves[:moves], edition_values=record.edition_values)


def _check_agreement(proposal: wire.Proposal, record: Record) -> None:
    """Refuse a proposal that wants something else than the record it continues from."""
    if len(proposal.seats) != record.options["players"]:
        raise OptionError(SEAT_COUNT("", number=len(proposal.seats), players=record.options["players"]))
    choices = proposal.options | {"title": proposal.title}
    if proposal.edition not in (DEFAULT_EDITION, record.edition_hash):
        choices["edition"] = proposal.edition
    edition = record.edition_hash if record.edition_values else record.edition
    recorded = {**record.options, "title": record.title, "edition": edition}
    for option, value in choices.items():
        if option not in recorded or recorded[option] != value:
            refuse(RECORD_DIFFERS, option=option, value=value)


def _level(title: str, plan: wire.Plan) -> str:
    """Return the level of a bot, by default the usual one."""
    return (usual_level(title) if plan.level is None else level_of(title, plan.level)).name


def header_for(chosen: Chosen) -> GameHeader:
    """Return the header of the chosen game, with an edition by its name: a path could read any file."""
    title, offered = chosen.title, edition_names(chosen.title)
    if chosen.edition not in offered:
        raise OptionError(OPTION_VALUE("", option="edition", value=chosen.edition, allowed=offered))
    options = _options(chosen)
    try:
        written = json.dumps(options, sort_keys=True)
    except RecursionError:
        return _build(title, find_edition(title, chosen.edition), options)  # which refuses it and says why
    return _built(title, chosen.edition, written)


def game_with(chosen: Chosen, own: Edition) -> Game[Any]:
    """Return the chosen game with a custom edition; to build it takes a while."""
    return find_rules(chosen.title).build(own, _options(chosen))


def _header_with(chosen: Chosen, own: Edition) -> GameHeader:
    """Return the header of the chosen game with a custom edition; its table need not build the game again."""
    game = game_with(chosen, own)
    share(game)
    return _header_of(game)


def _options(chosen: Chosen) -> dict[str, Any]:
    players = chosen.players
    if chosen.options.get("players", players) != players:
        raise OptionError(SEAT_COUNT("", number=players, players=chosen.options["players"]))
    return {**chosen.options, "players": players}


def _build(title: str, edition: Edition, options: dict[str, Any]) -> GameHeader:
    """Build a game to check its options; only a table keeps one, because it is large (`shared_game`)."""
    return _header_of(find_rules(title).build(edition, options))


def _header_of(game: Game[Any]) -> GameHeader:
    edition = game.edition
    values = edition.values if edition.is_own else {}
    return GameHeader(game.title, game.rules_version, dict(game.options), edition.name, edition.hash, values)


@lru_cache(maxsize=KEPT)
def _built(title: str, edition: str, options: str) -> GameHeader:
    """Do that once for equal choices; refusals are not cached."""
    return _build(title, find_edition(title, edition), json.loads(options))


def warm_up() -> None:
    """Load every title, so that the first table of a title opens without delay."""
    for title in titles():
        _build(title.name, find_edition(title.name, DEFAULT_EDITION), {})
        title.serializer()
        title.ladder()


def chairs_for(person: Person, proposal: wire.Proposal) -> list[Chair]:
    """Seat the person who opens a table on each of their seats, with the given names."""
    names, chairs = [person.nickname], []
    for plan in proposal.seats:
        name = check_name(plan.name) if plan.name is not None else None
        if name is not None:
            check_beside(name, names)
            names.append(name)
        chairs.append(Chair(person.id, name) if plan.who == "me" else Chair())
    return chairs


def begun(opened: Opened, now: int) -> tuple[Table, list[Stored]]:
    """Return a new table with its own dealer, and its events; one without free seats starts at once."""
    dealer = Dealer()
    table = Table(new_id(), dealer.seed)
    events = bind([msgspec.structs.replace(opened, seed_commitment=dealer.commitment)], table.id, 0, now)
    table.apply(events[0])
    if any(how == FREE for how, _ in opened.seats):
        return table, events
    ahead = begin(table)
    continuation = continued(table, ahead.events, now, ahead=ahead)
    return continuation.table, [*events, *continuation.events]


def row_of(table: Table, owner: str, now: int) -> dict[str, Any]:
    """Return what is stored about a new table besides its events."""
    return {
        "id": table.id,
        "title": table.header.title,
        "owner": owner,
        "status": table.status,
        "listed": table.header.listed,
        "seed": table.dealer.seed,
        "invitation": 0,
        "created_at": now,
        "changed_at": now,
    }


def again(table: Table, chairs: list[Chair], people_left: set[str]) -> tuple[Opened, list[Chair]]:
    """Return a rematch, always from the beginning: the same options, the people who remain, bots on other seats."""
    seated = [Chair(chair.person, chair.name) if chair.person in people_left else Chair() for chair in chairs]
    plans = [
        (PERSON, None) if chair.person else (BOT, play.level or stand_in(table))
        for chair, play in zip(seated, table.seats, strict=True)
    ]
    return msgspec.structs.replace(table.header, seats=plans, listed=False, recorded=[]), seated


def alike(table: Table, chairs: list[Chair], may_watch: bool) -> wire.Proposal:
    """Return a proposal for another table like this one, from the beginning: bots stay bots, others come by a link.

    Whoever may watch the table gets its custom edition from there; others need somebody who keeps it.
    """
    seats = [
        wire.Plan("bot", play.level) if play.how == BOT and chair.person is None else wire.Plan("link")
        for chair, play in zip(chairs, table.seats, strict=True)
    ]
    # Someone who is not at this table takes the place of the first person.
    own_seat = next((seat for seat, plan in enumerate(seats) if plan.who == "link"), 0)
    seats[own_seat] = wire.Plan("me")
    header = table.header
    return wire.Proposal(
        header.title,
        seats,
        header.options,
        header.edition_hash if header.edition_values else header.edition,
        listed=header.listed,
        spectators=header.spectators,
        take_back=header.take_back,
        pace=header.pace,
        record=wire.RecordedPosition(0, table=table.id) if header.edition_values and may_watch else None,
    )
