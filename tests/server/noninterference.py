"""Non-interference: in two worlds that differ only in what someone may not know, every byte they can get is the same.

A visit puts one world into a server, lets the viewer, a watcher and a stranger ask for whatever can be asked while the
game goes on, and writes down all answers; two visits are compared piece by piece.
"""

import asyncio
import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import msgspec

from cityboard.core.dealer import Dealer
from cityboard.core.game import Game, Move
from cityboard.protocol.messages import Pace
from cityboard.tables.checks import Chair
from cityboard.tables.events import BOT, PERSON, Opened
from cityboard.tables.games import shared_game
from tests.server.scripted_server import FORMER, SEATED, SEED_BEFORE, ScriptedServer, World, scripted_server
from tests.server.twin_games import FUTURE, Pair, Viewer, make_pair, state_after
from tests.server.visit import BOT_PIECE, CHANGES, GONE, VISITED, Piece, Question, Visit
from tests.titles.moments import families, load

# Who plays: a person on every seat, the viewer against bots, a bot for the viewer, one person for all seats, a table
# without spectators; and tables where seats change hands: the others remove someone, someone leaves, hands their seat
# over, or takes a bot's for a while. Who has gone is a spectator like others.
COMPANIES = ("people", "against bots", "bot for the viewer", "hot-seat", "closed", *CHANGES)
PACES = (Pace(), Pace(seconds_in_all=3600, increment=5), Pace(days_per_turn=2))
ALL_POSITIONS = 40  # in one of this many games all earlier positions are checked, in the others some
FINGERPRINT = re.compile(rb"[0-9a-f]{16,}")  # a seed, a chain, or a hash of something


class LeakError(AssertionError):
    """Someone can tell two worlds apart that differ only in what they may not know."""


@dataclass
class Tally:
    """How much was compared."""

    games: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    pieces: int = 0
    bytes: int = 0

    def add(self, kind: str, pieces: list[Piece]) -> None:
        """Count a game."""
        self.games += 1
        self.kinds[kind] += 1
        self.pieces += len(pieces)
        self.bytes += sum(len(piece.content) for piece in pieces)


@cache
def option_sets(title: str, kind: str) -> list[dict[str, Any]]:
    """List option sets of every family of a title in which there is a kind of secret."""
    sets = [dict(options) for name, options in families().values() if name == title]
    return [options for options in sets if _has(options, kind)]


def _has(options: dict[str, Any], kind: str) -> bool:
    modules, city = options["modules"], options.get("city")
    if kind == FUTURE or "solo" in modules:
        return kind == FUTURE and "solo" in modules
    if kind == "shares":
        return "companies" in modules
    if kind == "tokens":
        return city == "stockholm" and not options.get("stockholm_variant")
    return kind != "point tiles" or city == "st-petersburg"


@cache
def _opened(title: str, number: int, kind: str) -> Opened:
    game = load(title, option_sets(title, kind)[number])
    return Opened(
        title=title,
        rules=game.rules_version,
        options=dict(game.options),
        edition=game.edition.name,
        edition_hash=game.edition.hash,
        seed_commitment="",
        seats=[],
        pace=Pace(),
        listed=False,
        spectators=True,
        take_back=True,
    )


def seating(company: str, players: int, viewer: Viewer) -> tuple[list[tuple[str, str | None]], list[Chair]]:
    """Return how the seats are played and who owns them."""
    person: tuple[str, str | None] = (PERSON, None)
    bot: tuple[str, str | None] = (BOT, "greedy")
    own = 0 if viewer is None else viewer
    seats = range(players)
    if company in ("against bots", VISITED):
        hows = [person if seat == own else bot for seat in seats]
        return hows, [Chair(SEATED[seat] if seat == own else None) for seat in seats]
    if company == "bot for the viewer":
        return [bot if seat == viewer else person for seat in seats], [Chair(SEATED[seat]) for seat in seats]
    if company == "hot-seat":
        return [person] * players, [Chair(SEATED[own], f"name {seat}") for seat in seats]
    return [person] * players, [Chair(SEATED[seat]) for seat in seats]


def choose_viewer(game: Game[Any], kind: str, company: str, rng: Random) -> Viewer:
    """Choose whose secrets are not to be seen by whom."""
    if company in GONE or (kind == "hands" and game.players == 2):
        return None
    seats = list(range(game.players))
    return rng.choice(seats if company == "bot for the viewer" else [None, *seats])


_ACTIONS: dict[str, list[Move]] = {}


def actions_of(game: Game[Any]) -> list[Move]:
    """List the decisions of a game; those of Helsinki, which are many, are the same in all its games."""
    if game.title == "metro":
        return game.actions()
    return _ACTIONS.get(game.title) or _ACTIONS.setdefault(game.title, game.actions())


def questions(pair: Pair, moves: int, rng: Random) -> list[Question]:
    """List moves to ask about: possible ones, any others, those that name what is hidden, and chance's own."""
    game, s = pair.game, state_after(pair.game, pair.one[:moves])
    actions = actions_of(game)
    legal = game.moves(s)
    asked = rng.sample(legal, min(6, len(legal))) + rng.sample(actions, 4)
    for word in pair.words[:4]:
        naming = [move for move in legal + actions if word in move]
        asked += rng.sample(naming, min(2, len(naming)))
    asked += [world[event][1] for event in pair.changed[:2] for world in (pair.one, pair.other)]
    asked += [("lay",), ("fly", -5), ("deal", 0, "aaaa"), ("discard", "wild")]
    return [Question(move, s.turn == pair.viewer and game.refuse(s, move) is None) for move in asked]


@dataclass(frozen=True, slots=True)
class Trial:
    """Two worlds at a table, the company there, and what will be asked in both."""

    pair: Pair
    opened: Opened
    company: str
    chairs: list[Chair]
    asked: list[list[Question]]
    dice: bytes
    all_positions: bool
    rematch: bool


def prepare(title: str, kind: str, number: int, seed: str) -> Trial:
    """Play a random game up to somewhere and find its twin; the first games go through all families of options."""
    rng = Random(f"{seed} {title} {kind} {number}")
    sets = len(option_sets(title, kind))
    plain = _opened(title, number if number < sets else rng.randrange(sets), kind)
    game = shared_game(plain)
    company = COMPANIES[number % len(COMPANIES)]
    viewer = choose_viewer(game, kind, company, rng)
    pair = make_pair(game, viewer, kind, rng)
    seats, chairs = seating(company, game.players, viewer)
    opened = msgspec.structs.replace(
        plain, seats=seats, pace=rng.choice(PACES), spectators=company != "closed", take_back=rng.random() < 0.7
    )
    asked = [questions(pair, moves, rng) for moves in (pair.cut, len(pair.one))]
    return Trial(pair, opened, company, chairs, asked, rng.randbytes(64), number % ALL_POSITIONS == 0, number % 3 == 0)


async def observe(server: ScriptedServer, trial: Trial) -> tuple[list[Piece], list[Piece]]:
    """Visit both worlds; their dealers have different seeds, whose commitments are covered."""
    pair = trial.pair
    seen: list[list[Piece]] = []
    for moves, state, seed in ((pair.one, None, trial.dice[:32]), (pair.other, pair.guess, trial.dice[32:])):
        world = World(trial.opened, trial.chairs, moves, pair.cut, seed, state, trial.rematch)
        visit = Visit(server, pair, trial.company, trial.asked, Random(trial.dice), all_positions=trial.all_positions)
        seen.append(_masked(await visit.pay(world), seed))
        if visit.lost and len(seen) == 1:
            raise visit.lost  # only a twin may turn out to be no twin
    return seen[0], seen[1]


def _masked(pieces: list[Piece], seed: bytes) -> list[Piece]:
    """Cover the commitments, which have to be others for another seed."""
    dealers = [Dealer(SEED_BEFORE), Dealer(seed), *(Dealer(seed).renewed(deal) for deal in range(1, 9))]
    published = re.compile("|".join(dealer.commitment for dealer in dealers).encode())
    return [Piece(piece.label, published.sub(b"commitment", piece.content)) for piece in pieces]


def compare(one: list[Piece], other: list[Piece]) -> None:
    """Demand that two visits have brought the same."""
    for here, there in zip(one, other, strict=False):
        if here != there:
            raise LeakError(f"{here.label}: {_difference(here, there)}")
    if len(one) != len(other):
        raise LeakError(f"{len(one)} or {len(other)} pieces")


def _difference(here: Piece, there: Piece) -> str:
    if here.label != there.label:
        return f"instead of {there.label}"
    both = zip(here.content, there.content, strict=False)
    at = next((at for at, (a, b) in enumerate(both) if a != b), min(len(here.content), len(there.content)))
    around = slice(max(0, at - 60), at + 60)
    return f"{here.content[around]!r} or {there.content[around]!r}"


def no_fingerprints(pieces: list[Piece], edition: str) -> None:
    """Demand that nothing could be a seed, a chain or a hash; the edition's own hash is no secret."""
    # A bot also gets the seed of its own dice, and the record of a finished game has everything.
    open = [BOT_PIECE, *(piece.label for piece in pieces if FORMER in piece.label)]
    for content, label in {piece.content: piece.label for piece in pieces if piece.label not in open}.items():
        for fingerprint in FINGERPRINT.findall(content):
            if fingerprint != edition.encode():
                raise LeakError(f"{label}: a fingerprint {fingerprint!r}")


async def _watch(title: str, kind: str, numbers: range, seed: str) -> Tally:
    tally, failure = Tally(), None
    async with scripted_server() as server:
        try:
            for number in numbers:
                trial = prepare(title, kind, number, seed)
                one, other = await observe(server, trial)
                compare(one, other)
                no_fingerprints(one, trial.opened.edition_hash)
                tally.add(trial.pair.kind, one)
        except Exception as error:  # kept, because the server wraps errors in its own exception group
            failure = error
    if failure is not None:
        raise failure
    return tally


def watch(title: str, kind: str, numbers: range, seed: str = "games") -> Tally:
    """Watch random games of a title with one kind of secret, and count what was compared."""
    return asyncio.run(_watch(title, kind, numbers, seed))
