"""How a table is opened: a proposal becomes its first events, or is refused."""

from typing import Any

import msgspec

from cityboard.bots.levels import level_of, usual_level
from cityboard.core.dealer import Dealer
from cityboard.core.game import Game
from cityboard.core.reason import OptionError, Reason
from cityboard.games.registry import edition_files, find_edition, title_module
from cityboard.protocol import messages as wire
from cityboard.protocol.tables import Chosen
from cityboard.server.decisions import Chair, begin, stand_in
from cityboard.server.events import BOT, FREE, PERSON, Opened, Stored, bind
from cityboard.server.people import new_id
from cityboard.server.table import Table

HOW = {"me": PERSON, "link": FREE, "bot": BOT}


def opened_from(proposal: wire.Proposal) -> Opened:
    """Return the first event of a table; the seed's commitment is still missing."""
    game = game_for(Chosen(proposal.title, len(proposal.seats), proposal.options, proposal.edition))
    return Opened(
        title=game.title,
        rules=game.rules_version,
        options=dict(game.options),
        edition=game.edition.name,
        edition_hash=game.edition.hash,
        seed_commitment="",
        seats=[(HOW[plan.who], _level(game.title, plan) if plan.who == "bot" else None) for plan in proposal.seats],
        pace=proposal.pace,
        listed=proposal.listed,
        spectators=proposal.spectators,
        take_back=proposal.take_back,
    )


def _level(title: str, plan: wire.Plan) -> str:
    """Return the level of a bot: the usual one if nobody has chosen."""
    return (usual_level(title) if plan.level is None else level_of(title, plan.level)).name


def game_for(chosen: Chosen) -> Game[Any]:
    """Return the game that was chosen, of a shipped edition: a path could read any file."""
    title, players = chosen.title, chosen.players
    module, shipped = title_module(title), [path.stem for path in edition_files(title)]
    if chosen.edition not in shipped:
        told = {"option": "edition", "value": chosen.edition, "allowed": shipped}
        raise OptionError(Reason("option-value", "", told))
    if chosen.options.get("players", players) != players:
        raise OptionError(Reason("seat-count", "", {"number": players, "players": chosen.options["players"]}))
    game: Game[Any] = module.build(find_edition(title, chosen.edition), {**chosen.options, "players": players})
    return game


def chairs_for(person: str, proposal: wire.Proposal) -> list[Chair]:
    """Seat who opens a table on every seat that is theirs."""
    mine = [plan.who == "me" for plan in proposal.seats]
    return [Chair(person, plan.name) if own else Chair() for plan, own in zip(proposal.seats, mine, strict=True)]


def begun(opened: Opened, now: int) -> tuple[Table, list[Stored]]:
    """Return a new table with a dealer of its own, and its events; one without free seats starts at once."""
    dealer = Dealer()
    table = Table(new_id(), dealer.seed)
    events = bind([msgspec.structs.replace(opened, seed_commitment=dealer.commitment)], table.id, 0, now)
    table.apply(events[0])
    if not any(how == FREE for how, _ in opened.seats):
        events += bind(begin(table), table.chain, 1, now)
        for stored in events[1:]:
            table.apply(stored)
    return table, events


def row_of(table: Table, owner: str, now: int) -> dict[str, Any]:
    """Return what is stored of a new table beside its events."""
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


def again(table: Table, chairs: list[Chair], here: set[str]) -> tuple[Opened, list[Chair]]:
    """Return a rematch: the same options, the people who are still here, and bots on the other seats."""
    seated = [Chair(chair.person, chair.name) if chair.person in here else Chair() for chair in chairs]
    plans = [
        (PERSON, None) if chair.person else (BOT, play.level or stand_in(table))
        for chair, play in zip(seated, table.seats, strict=True)
    ]
    return msgspec.structs.replace(table.header, seats=plans, listed=False), seated
